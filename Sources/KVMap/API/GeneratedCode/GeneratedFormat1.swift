/// The format of generated code that this runtime supports. Every generated file names it, so that a file generated for
/// another runtime fails to compile instead of misbehaving.
@_spi(Generated) public enum GeneratedFormat1 {}

/// The format of generated code that this runtime serves. Every generated file names it, so that a file made for
/// another runtime does not compile, instead of misbehaving.
public enum GeneratedFormat1 {}

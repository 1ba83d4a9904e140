@_spi(Generated) import KVMap

/// The calls of an `or`, with what the runtime learns of them. Its identity is that of the calls.
final class PreparedAlternatives {
  let kinds: ConstantText

  init(kinds: ConstantText) { self.kinds = kinds }
}

@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// The calls of an `or`, with what the runtime is told about them.
final class PreparedAlternatives {
  let kinds: ConstantText
  /// Whether what a call reads may contain values that are tried as well.
  let readsObjects: Bool

  init(_ calls: [Conversion], in program: Program, _ memory: TableMemory) {
    kinds = memory.text(program.kinds(of: calls))
    readsObjects = calls.contains(where: \.mayHoldChoices)
  }
}

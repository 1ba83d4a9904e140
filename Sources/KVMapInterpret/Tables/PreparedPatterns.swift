@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// The patterns of `date(…)` in the form the runtime interprets.
struct PreparedPatterns {
  let codes: ConstantText
  /// The patterns as written, for problems.
  let texts: ConstantText
  let zone: DateCode.Zone

  init(_ patterns: [DatePattern], _ zone: DateZone, _ memory: TableMemory) {
    codes = memory.text(DatePatternCode.text(patterns))
    texts = memory.text(DatePatternCode.patterns(patterns))
    switch zone {
    case .offset(let seconds): self.zone = .offset(seconds)
    case .named(let name): self.zone = .named(memory.text(name))
    }
  }
}

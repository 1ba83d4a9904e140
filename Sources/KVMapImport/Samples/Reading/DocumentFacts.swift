@_spi(Generated) import KVMap

/// What is known of documents as wholes.
struct DocumentFacts {
  /// How many arrays and objects enclose the innermost value.
  private(set) var depth = 0
  private(set) var hasRepeatedKeys = false

  /// - Parameters:
  ///   - offset: Where a document without an error begins.
  ///   - level: How many arrays and objects enclose it.
  mutating func add(_ bytes: [UInt8], from offset: Int, level: Int) {
    var scan = SampleScan(bytes, at: offset)
    add(&scan, level)
  }

  /// The recursion is as deep as documents are nested, which has a limit.
  private mutating func add(_ scan: inout SampleScan, _ level: Int) {
    depth = max(depth, level)
    switch scan.byte {
    case UInt8(ascii: "{"):
      depth = max(depth, level + 1)
      var keys: Set<ExactText> = []
      scan.skipSign()
      while scan.byte != UInt8(ascii: "}") {
        if !keys.insert(ExactText(scan.text())).inserted { hasRepeatedKeys = true }
        scan.skipSign()
        add(&scan, level + 1)
        if scan.byte == UInt8(ascii: ",") { scan.skipSign() }
      }
      scan.skipSign()
    case UInt8(ascii: "["):
      depth = max(depth, level + 1)
      scan.skipSign()
      while scan.byte != UInt8(ascii: "]") {
        add(&scan, level + 1)
        if scan.byte == UInt8(ascii: ",") { scan.skipSign() }
      }
      scan.skipSign()
    default: scan.skip()
    }
  }
}

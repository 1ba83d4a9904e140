/// The elements of an array in a sample.
struct SampleElements: Sequence, IteratorProtocol {
  private var scan: SampleScan
  /// Where there is no further element; the end of the bytes if a bracket says it.
  private let end: Int
  /// The only element, if that is no array in the bytes.
  private var only: SampleValue?
  private var hasEnded = false

  /// - Parameter end: Where the last element ends of an array that has no end.
  init(_ bytes: [UInt8], _ array: SampleValue, end: Int?) {
    scan = SampleScan(bytes, at: array.offset)
    self.end = end ?? bytes.count
    switch array.form {
    case .onlyElement: only = array.made(.written)
    case .written, .onlyText: scan.skipSign()
    }
  }

  mutating func next() -> SampleValue? {
    if let element = only {
      guard !hasEnded else { return nil }
      hasEnded = true
      return element
    }
    guard scan.index < end, scan.byte != UInt8(ascii: "]") else { return nil }
    let element = SampleValue(at: scan.index)
    scan.skip()
    if scan.index < end, scan.byte == UInt8(ascii: ",") { scan.skipSign() }
    return element
  }
}

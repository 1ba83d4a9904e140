/// The line ends of a file. Both kinds are kept, because version control may require either in a working copy.
enum LineEnd {
  case lineFeed
  case carriageReturnLineFeed

  var bytes: [UInt8] {
    switch self {
    case .lineFeed: [0x0A]
    case .carriageReturnLineFeed: [0x0D, 0x0A]
    }
  }

  /// The line end of the first line that ends in white space. Line ends inside tokens and comments are ignored:
  /// they are unchanged.
  init(of bytes: [UInt8], between elements: [Element]) {
    var end = 0
    for element in elements {
      let gap = bytes[end..<element.range.lowerBound]
      if let first = gap.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
        self = gap[first...].starts(with: [0x0D, 0x0A]) ? .carriageReturnLineFeed : .lineFeed
        return
      }
      end = element.range.upperBound
    }
    self = .lineFeed
  }
}

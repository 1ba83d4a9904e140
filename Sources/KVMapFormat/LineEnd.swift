/// How the lines of a file end. Both are kept, because version control may want either in a working copy.
enum LineEnd {
  case lineFeed
  case carriageReturnLineFeed

  var bytes: [UInt8] {
    switch self {
    case .lineFeed: [0x0A]
    case .carriageReturnLineFeed: [0x0D, 0x0A]
    }
  }

  /// What ends the first line of a file that ends in white space. Line ends inside of tokens and comments say nothing:
  /// they stay as they are.
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

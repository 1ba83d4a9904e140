/// How the values of a stream are arranged in its bytes.
public enum StreamFormat: Sendable, Hashable {
  /// Newline-delimited JSON (also called JSON Lines): one value on each line. Blank lines are ignored, a line may end
  /// with CR LF, and the last line needs no line end. Each line is a separate document.
  case ndjson
  /// One JSON array, whose elements are the values.
  case array
}

/// Limits of a stream.
public struct StreamOptions: Sendable, Hashable {
  /// The maximum size of a value in bytes; a longer value is a problem of the kind `limit`. For a line of NDJSON,
  /// trailing blanks count. At least 1, also if less is set.
  public var maximumElementSize: Int { didSet { maximumElementSize = max(maximumElementSize, 1) } }
  /// The number of bytes that are read from a file at a time. At least 1, also if less is set.
  public var blockSize: Int { didSet { blockSize = max(blockSize, 1) } }

  /// - Parameters:
  ///   - elementLimit: 16 MiB by default; at least 1.
  ///   - blockSize: 64 KiB by default; at least 1.
  public init(elementLimit: Int = 16 << 20, blockSize: Int = 64 << 10) {
    self.maximumElementSize = max(elementLimit, 1)
    self.blockSize = max(blockSize, 1)
  }
}

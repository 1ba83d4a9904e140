/// How the values of a stream stand in its bytes.
public enum StreamFormat: Sendable, Hashable {
  /// Newline-delimited JSON (also called JSON Lines): one value on each line. Blank lines mean nothing, a line may end
  /// with CR LF, and the last one needs no end. Each line is a document of its own.
  case ndjson
  /// One JSON array, whose elements are the values.
  case array
}

/// Limits of a stream.
public struct StreamOptions: Sendable, Hashable {
  /// How many bytes one value may have; a longer one is a problem of the kind `limit`. From a line of NDJSON, the blanks
  /// at its end count.
  public var elementLimit: Int
  /// How many bytes are taken from a file at once.
  public var blockSize: Int

  /// - Parameters:
  ///   - elementLimit: 16 MiB unless it is given; at least 1.
  ///   - blockSize: 64 KiB unless it is given; at least 1.
  public init(elementLimit: Int = 16 << 20, blockSize: Int = 64 << 10) {
    self.elementLimit = max(elementLimit, 1)
    self.blockSize = max(blockSize, 1)
  }
}

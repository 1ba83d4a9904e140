/// Divides the bytes of the input into messages: a header with their length, an empty line, and the message.
///
/// Line ends may also be a single LF, and names of header fields may have any case. Fields other than
/// `Content-Length` are skipped.
package struct FrameReader {
  /// Why the input cannot be followed any further: it is unknown where the next message begins.
  package enum Failure: String, Error, Sendable, Hashable, CaseIterable {
    case headerTooLong = "the header of a message is longer than 4 KiB"
    case noLength = "the header of a message has no Content-Length"
    case repeatedLength = "the header of a message has more than one Content-Length"
    case invalidLength = "the Content-Length of a message is not a number of bytes"
    case tooLong = "a message is longer than 256 MiB"
  }

  package static let longestHeader = 4096
  package static let longestMessage = 256 << 20

  private var buffer: [UInt8] = []
  private var start = 0
  /// The length of the message that follows, once its header has been read.
  private var length: Int?

  package init() {}

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 1 << 16, start > buffer.count / 2 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next complete message; `nil` if more bytes are needed.
  package mutating func next() throws(Failure) -> [UInt8]? {
    if length == nil { length = try header() }
    guard let length, buffer.count - start >= length else { return nil }
    let message = Array(buffer[start..<(start + length)])
    start += length
    self.length = nil
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
      start = 0
    }
    return message
  }

  /// Consumes a header.
  ///
  /// - Returns: The length that it states; `nil` if the header is not complete.
  private mutating func header() throws(Failure) -> Int? {
    var fields: [ArraySlice<UInt8>] = []
    var lineStart = start
    let limit = min(buffer.count, start + Self.longestHeader)
    while let end = buffer[lineStart..<limit].firstIndex(of: 0x0A) {
      let hasReturn = end > lineStart && buffer[end - 1] == 0x0D
      let line = buffer[lineStart..<(hasReturn ? end - 1 : end)]
      lineStart = end + 1
      guard line.isEmpty else {
        fields.append(line)
        continue
      }
      start = lineStart
      return try Self.length(in: fields)
    }
    if buffer.count - start > Self.longestHeader { throw .headerTooLong }
    return nil
  }

  private static func length(in fields: [ArraySlice<UInt8>]) throws(Failure) -> Int {
    var found: Int?
    for field in fields {
      guard let colon = field.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: field[..<colon], as: UTF8.self).lowercased()
      guard name.split(separator: " ").first == "content-length" else { continue }
      if found != nil { throw .repeatedLength }
      let text = String(decoding: field[(colon + 1)...], as: UTF8.self)
      let digits = text.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
      guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { throw .invalidLength }
      guard let length = Int(String(digits)), length <= longestMessage else { throw .tooLong }
      found = length
    }
    guard let found else { throw .noLength }
    return found
  }

  /// A message with its header.
  package static func frame(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}

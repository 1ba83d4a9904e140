import KVMapLanguageServer
import TestSupport
import Testing

@Suite struct FrameReaderTests {
  private func messages(_ text: String) throws -> [String] {
    var reader = FrameReader()
    reader.append(text.utf8)
    var found: [String] = []
    while let message = try reader.next() { found.append(String(decoding: message, as: UTF8.self)) }
    return found
  }

  @Test(arguments: [
    "Content-Length: 2\r\n\r\n{}", "content-LENGTH:2\n\n{}", "Content-Length:  2 \t\r\n\r\n{}",
    "X: y\r\nContent-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}",
    "Content-Length: 02\n\r\n{}",
  ]) func headersAreReadAsTheyCome(text: String) throws {
    #expect(try messages(text) == ["{}"])
    #expect(try messages(text + text) == ["{}", "{}"])
  }

  @Test(arguments: [
    ("X: y\r\n\r\n{}", FrameReader.Failure.noLength), ("\r\n\r\n", .noLength),
    ("Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", .repeatedLength),
    ("Content-Length: -2\r\n\r\n{}", .invalidLength), ("Content-Length: \r\n\r\n{}", .invalidLength),
    ("Content-Length: x\r\n\r\n{}", .invalidLength), ("Content-Length: 1_0\r\n\r\n{}", .invalidLength),
    ("Content-Length: \u{0662}\r\n\r\n{}", .invalidLength), ("Content-Length: 268435457\r\n\r\n", .tooLong),
    ("Content-Length: 99999999999999999999\r\n\r\n", .tooLong), (String(repeating: "a", count: 4097), .headerTooLong),
    (String(repeating: "a: b\r\n", count: 700) + "\r\n", .headerTooLong),
  ]) func otherHeadersEndTheInput(text: String, failure: FrameReader.Failure) {
    #expect(throws: failure) { try messages(text) }
  }

  /// However the input is divided, the messages are the same.
  @Test func messagesDoNotDependOnHowBytesArrive() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let sent = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        [UInt8]((0..<Int.random(in: 0...3000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
      }
      var rest = sent.flatMap(FrameReader.frame)[...]
      var reader = FrameReader()
      var found: [[UInt8]] = []
      while !rest.isEmpty {
        let part = rest.prefix(Int.random(in: 1...2000, using: &random))
        rest = rest.dropFirst(part.count)
        reader.append(part)
        while let message = try reader.next() { found.append(message) }
      }
      #expect(found == sent)
    }
  }
}

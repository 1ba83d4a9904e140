import Foundation

/// A language server, and its messages.
final class ServerProcess: @unchecked Sendable {
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  struct Message {
    var id: Int?
    var method: String?
    var version: Int?
    var arrival: ContinuousClock.Instant
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let condition = NSCondition()
  // Guarded by the condition.
  private var messages: [Message] = []
  private var hasEnded = false

  init(_ program: String) throws {
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(filePath: program)
    process.arguments = ["lsp"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread { [self] in read() }.start()
  }

  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  // MARK: Writing

  /// - Returns: When the last byte was written.
  @discardableResult func send(_ message: [String: Any]) throws -> ContinuousClock.Instant {
    let body = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    return .now
  }

  // MARK: Reading

  private func read() {
    var buffer = Data()
    while true {
      let bytes = output.fileHandleForReading.availableData
      let arrival = ContinuousClock.now
      guard !bytes.isEmpty else { break }
      buffer += bytes
      while let body = Self.body(&buffer) { add(body, arrival) }
    }
    condition.lock()
    hasEnded = true
    condition.broadcast()
    condition.unlock()
  }

  private static func body(_ buffer: inout Data) -> Data? {
    guard let end = buffer.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
    guard let length = header.split(separator: ":").last.flatMap({ Int($0.trimmingCharacters(in: .whitespaces)) }),
      buffer.endIndex - end.upperBound >= length
    else { return nil }
    let body = Data(buffer[end.upperBound..<(end.upperBound + length)])
    buffer = Data(buffer[(end.upperBound + length)...])
    return body
  }

  private func add(_ body: Data, _ arrival: ContinuousClock.Instant) {
    let object = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
    let message = Message(
      id: object?["id"] as? Int, method: object?["method"] as? String,
      version: (object?["params"] as? [String: Any])?["version"] as? Int, arrival: arrival)
    condition.lock()
    messages.append(message)
    condition.broadcast()
    condition.unlock()
  }

  /// Waits for a message.
  func wait(for what: String, _ isWanted: (Message) -> Bool) throws -> ContinuousClock.Instant {
    let limit = Date(timeIntervalSinceNow: 30)
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let found = messages.firstIndex(where: isWanted) { return messages.remove(at: found).arrival }
      if hasEnded { throw Failed(description: "the server ended before \(what)") }
      guard condition.wait(until: limit) else { throw Failed(description: "there was no \(what) in 30 seconds") }
    }
  }
}

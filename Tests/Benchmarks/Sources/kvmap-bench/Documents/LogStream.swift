import Foundation

/// A stream of records, one per line, as written by servers; the same in each run.
enum LogStream {
  /// - Parameter lines: The number of records.
  static func text(lines: Int) -> Data {
    var generator = SeededGenerator(seed: 2)
    var text = ""
    for number in 0..<lines {
      text += line(number, &generator)
      text += "\n"
    }
    return Data(text.utf8)
  }

  /// One record, without a line end.
  ///
  /// - Parameter size: Its size in bytes; if no record has it, the document is empty.
  static func line(ofSize size: Int) -> Data {
    text(lines: 1_000).split(separator: 0x0a).first { $0.count == size }.map { Data($0) } ?? Data()
  }

  private static func line(_ number: Int, _ generator: inout SeededGenerator) -> String {
    let level = pick(["debug", "info", "info", "info", "warning", "error"], &generator)
    let method = pick(["GET", "GET", "POST", "PUT", "DELETE"], &generator)
    let path = pick(["/", "/users", "/users/\(number % 977)/notes", "/search?q=caf\u{e9}+cr\u{e8}me"], &generator)
    let status = pick([200, 200, 200, 201, 204, 301, 404, 500], &generator)
    let tags = pick([#""#, #""eu-west-1""#, #""eu-west-1","canary""#, #""us-east-1","batch","slow""#], &generator)
    let message = pick(
      [
        "request done", "cache miss, read from the store", #"user \"anna\" logged in"#,
        "the upstream closed the connection before the whole answer was there", "r\u{e9}ponse envoy\u{e9}e",
      ], &generator)
    let seconds = Double(Int.random(in: 1...2_000_000, using: &generator)) / 1_000_000
    let time = String(format: "2026-03-%02d", number % 28 + 1) + "T08:15:30.\(100 + number % 900)Z"
    let error = level == "error" ? #","error":"timeout after \#(seconds) s""# : ""
    return #"{"time":"\#(time)","level":"\#(level)","message":"\#(message)","request":{"id":\#(9_000_000 + number),"#
      + #""method":"\#(method)","path":"\#(path)","status":\#(status),"seconds":\#(seconds)},"tags":[\#(tags)]\#(error)}"#
  }

  private static func pick<Element>(_ elements: [Element], _ generator: inout SeededGenerator) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }
}

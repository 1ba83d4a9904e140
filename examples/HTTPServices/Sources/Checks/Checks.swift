import Foundation
import KVMap
import Orders

/// What is checked of a server, and printed.
struct Checks {
  let server: ServerProcess
  /// How many orders the client receives and sends.
  let count: String

  func run() async throws {
    try checkOrders()
    try checkProblems()
    try checkUploads()
    print("\n== the client")
    print(try output(of: "HTTPClient", [server.base, count]), terminator: "")

    let before = try status().peakMemory
    try checkBodies()
    try checkSlowBodies()
    try await checkBrokenConnections()
    try checkOtherRequests()
    print("\n== and after all that")
    try ask("an order", "/orders", Curl(.json, Documents.json)) { "\($0.status)" }
    let (growth, megabyte) = (try status().peakMemory - before, 1 << 20)
    let needed = growth < 64 * megabyte ? "less than 64" : "\(growth / megabyte)"
    print("the server needed \(needed) MB for all that was wrong, and ended \(server.end())")
  }

  /// Makes a request, and prints the answer.
  func ask(_ what: String, _ path: String, _ curl: Curl, _ shown: (Curl.Answer) -> String = \.problems) throws {
    print("\(what)\n  \(shown(try curl.run(at: server.base + path)))")
  }

  private func checkOrders() throws {
    print("== orders")
    try ask("JSON", "/orders", Curl("application/json; charset=utf-8", Documents.json), \.whole)
    try ask("a form", "/orders", Curl(.form, Documents.form), \.whole)
    try ask("XML", "/orders", Curl(.xml, Documents.xml), \.whole)
    try ask(
      "XML, answered in XML", "/orders", Curl(.xml, Documents.xml, ["--header", "Accept: application/xml"]), \.whole)
  }

  private func checkProblems() throws {
    print("\n== what is wrong with a document")
    try ask("JSON", "/orders", Curl(.json, Documents.wrongJSON), \.whole)
    try ask("the same, for people", "/orders", Curl(.json, Documents.wrongJSON))
    try ask("a form", "/orders", Curl(.form, Documents.wrongForm))
    try ask("XML", "/orders", Curl(.xml, Documents.wrongXML))
  }

  private func checkUploads() throws {
    print("\n== uploads")
    try ask("lines, of which some are wrong", "/uploads", Curl(.ndjson, Documents.upload), \.upload)
  }

  /// The output of a program of this package.
  private func output(of name: String, _ arguments: [String]) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = Program.url(name)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let code = process.terminationStatus
    guard code == 0 else { throw Failure("\(text)\(name) ended with \(code)") }
    return text
  }

  private func status() throws -> Status { try Status(json: try Curl().run(at: server.base + "/status").body) }
}

import Foundation

/// Requests that a server must survive.
extension Checks {
  func checkBodies() throws {
    print("\n== bodies that cannot be read")
    try ask("plain text", "/orders", Curl("text/plain", Documents.json))
    try ask("no type", "/orders", Curl("", Documents.json))
    try ask("another encoding, as it says", "/orders", Curl("application/json; charset=utf-16", Documents.utf16))
    try ask("another encoding, without saying so", "/orders", Curl(.json, Documents.utf16))
    try ask("bytes that are no text", "/orders", Curl(.json, Documents.broken))
    try ask("compressed", "/orders", Curl(.json, Documents.json, ["--header", "Content-Encoding: gzip"]))
    try ask("nothing", "/orders", Curl(.json, ""))
    try ask("JSON as XML", "/orders", Curl(.xml, Documents.json))
    try ask("cut off", "/orders", Curl(.json, String(Documents.json.prefix { $0 != "1" })))
    try ask("a million brackets", "/orders", Curl(.json, Documents.deep)) { answer in
      String(answer.problems.replacing(#/(?:/0)+/#, with: "/0/0/…"))
    }
    try ask("a million lines, each with three problems", "/orders", Curl(.json, Documents.millionProblems)) { answer in
      "\(answer.problems)\n    in \(answer.body.count < 1_000_000 ? "less" : "more") than 1 MB"
    }
    try ask("64 MB", "/orders", Curl(.json, Documents.large))
    try ask("64 MB in chunks", "/orders", Curl(.json, Documents.large, ["--header", "Transfer-Encoding: chunked"]))
    try ask("one line of 1 MB", "/uploads", Curl(.ndjson, Documents.longLine), \.upload)
    try ask("an upload of another type", "/uploads", Curl(.json, Documents.upload))
  }

  func checkSlowBodies() throws {
    print("\n== one byte a second")
    try ask("a document", "/orders", Curl(.json, dripping: Documents.json))
    try ask("a line of an upload", "/uploads", Curl(.ndjson, dripping: Documents.json))
  }

  func checkBrokenConnections() async throws {
    print("\n== connections that break")
    let order = "POST /orders HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
    let upload = "POST /uploads HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-ndjson\r\n"
    let length = "Content-Length: 100\r\n\r\n"
    let chunk = "Transfer-Encoding: chunked\r\n\r\n64\r\n"
    let broken = [
      ("less than was announced", order + length + Documents.start), ("half a chunk", order + chunk + Documents.start),
      ("half an upload", upload + chunk + Documents.start), ("no HTTP", "hello\r\n\r\n"),
    ]
    for (what, request) in broken {
      print("\(what)\n  \(try await RawConnection.send(request, end: .half, to: server.port))")
    }
    for _ in 0..<100 { _ = try await RawConnection.send(broken[0].1, end: .whole, to: server.port) }
    print("100 clients that left\n  the server \(server.isRunning ? "runs" : "is gone")")
  }

  func checkOtherRequests() throws {
    print("\n== other requests")
    try ask("no such path", "/nothing", Curl())
    try ask("a page before the first", "/orders?after=-9223372036854775808", Curl()) { "\($0.status)" }
    try ask("a page that is too long", "/orders?limit=1000000", Curl())
  }
}

import Foundation
import Testing

/// What is answered to messages that should not have come, and to those that end a session.
@Suite struct MessageTests {
  private func code(_ text: String, to client: TestClient) -> Int? {
    client.receive(.message(Array(text.utf8)))
    guard let message = client.messages.last, message["id"] is NSNull || message["id"] != nil else { return nil }
    return (message["error"] as? [String: Any])?["code"] as? Int
  }

  @Test(arguments: [
    ("{", -32700), ("", -32700), ("nul", -32700), ("{\"method\": \"\u{1}\"}", -32700), ("[]", -32600), ("7", -32600),
    ("null", -32600), ("{}", -32600), ("{\"id\": {}, \"method\": \"a\"}", -32600),
    ("{\"id\": 1, \"method\": 2}", -32600), ("{\"id\": null, \"method\": \"a\"}", -32600),
    ("{\"id\": 1, \"id\": 2, \"method\": \"a\"}", -32600), ("{\"id\": 1, \"method\": \"a\"}", -32601),
    ("{\"id\": \"x\", \"method\": \"$/a\"}", -32601), ("{\"id\": 1, \"method\": \"textDocument/diagnostic\"}", -32602),
    ("{\"id\": 1, \"method\": \"textDocument/diagnostic\", \"params\": []}", -32602),
    ("{\"id\": 1, \"method\": \"textDocument/diagnostic\", \"params\": {\"textDocument\": {}}}", -32602),
    ("{\"id\": 1, \"method\": \"initialize\", \"params\": {}}", -32600),
  ]) func brokenMessagesAreAnswered(text: String, code: Int) throws {
    let client = try TestClient.initialized()
    #expect(self.code(text, to: client) == code)
    // The next one is read.
    #expect(self.code("{\"id\": 5, \"method\": \"a\"}", to: client) == -32601)
  }

  @Test(arguments: [
    "{\"method\": \"a\"}", "{\"method\": \"$/a\", \"params\": 7}", "{\"id\": 7, \"result\": null}",
    "{\"id\": 7, \"error\": {\"code\": 1}}", "{\"method\": \"textDocument/didOpen\", \"params\": {}}",
    "{\"method\": \"textDocument/didOpen\"}", "{\"method\": \"$/cancelRequest\", \"params\": {\"id\": 99}}",
    "{\"method\": \"textDocument/didClose\", \"params\": {\"textDocument\": {\"uri\": \"file:///w/A.kvmap\"}}}",
  ]) func notificationsAreNeverAnswered(text: String) throws {
    let client = try TestClient.initialized()
    let before = client.messages.count
    client.receive(.message(Array(text.utf8)))
    client.settle()
    #expect(client.messages.count == before)
    #expect(client.exitCode == nil)
  }

  @Test func nothingIsAnsweredBeforeInitialize() {
    let client = TestClient()
    #expect(client.failure(of: "textDocument/diagnostic") == -32002)
    #expect(client.failure(of: "shutdown") == -32002)
    client.open("A.kvmap", "struct")
    client.settle()
    #expect(client.messages.count == 2)
    client.notify("exit", [:])
    #expect(client.exitCode == 1)
  }

  @Test func nothingIsAnsweredAfterShutdown() throws {
    let client = try TestClient.initialized()
    _ = try client.request("shutdown")
    #expect(client.failure(of: "textDocument/diagnostic", TestClient.document("A.kvmap")) == -32600)
    client.notify("exit", [:])
    #expect(client.exitCode == 0)
    let before = client.messages.count
    client.begin("shutdown")
    #expect(client.messages.count == before)
  }

  @Test func theEndOfTheInputEndsTheSession() throws {
    let client = try TestClient.initialized()
    client.receive(.endOfInput)
    #expect(client.exitCode == 1)
    let other = try TestClient.initialized()
    _ = try other.request("shutdown")
    other.receive(.endOfInput)
    #expect(other.exitCode == 0)
  }

  @Test(arguments: [
    ([], "utf-16"), (["utf-8", "utf-16"], "utf-8"), (["utf-16", "utf-8", "utf-32"], "utf-8"),
    (["utf-32", "utf-16"], "utf-16"), (["utf-32"], "utf-32"), (["utf-7"], "utf-16"),
  ]) func thePositionEncodingIsNegotiated(offered: [String], chosen: String) throws {
    let result = try TestClient().initialize(["general": ["positionEncodings": offered]])
    let capabilities = try #require(result["capabilities"] as? [String: Any])
    #expect(capabilities["positionEncoding"] as? String == chosen)
  }

  @Test func whatWaitsCanBeCancelled() throws {
    let client = try TestClient.initialized(capabilities: PulledClient.capabilities)
    client.open("A.kvmap", "struct A { a: Int }\n")
    let id = client.begin("textDocument/diagnostic", TestClient.document("A.kvmap"))
    #expect(client.answer(to: id) == nil)
    client.notify("$/cancelRequest", ["id": id])
    #expect((client.answer(to: id)?["error"] as? [String: Any])?["code"] as? Int == -32800)
    client.settle()
    #expect(client.messages.count { $0["id"] as? Int == id && $0["method"] == nil } == 1)
  }

  @Test func whatWaitsWhenTheSessionEndsIsAnswered() throws {
    let client = try TestClient.initialized(capabilities: PulledClient.capabilities)
    client.open("A.kvmap", "struct A { a: Int }\n")
    let id = client.begin("textDocument/diagnostic", TestClient.document("A.kvmap"))
    client.begin("shutdown")
    #expect((client.answer(to: id)?["error"] as? [String: Any])?["code"] as? Int == -32800)
  }
}

import Testing

/// A client that takes actions.
struct RefactoringClient {
  let client: TestClient

  init(_ files: [String: String], resolves: Bool = false, commands: [String] = []) throws {
    var action: [String: Any] = ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": [""]]]]
    if resolves {
      action["dataSupport"] = true
      action["resolveSupport"] = ["properties": ["edit"]]
    }
    client = try TestClient.initialized(
      files.filter { $0.key != "A.kvmap" },
      capabilities: ["textDocument": ["codeAction": action], "experimental": ["commands": commands]])
    for (path, text) in files where path == "A.kvmap" { client.open(path, text) }
    client.settle()
  }

  func actions(_ path: String, _ range: [String: Any], only: [String]? = nil) throws -> [[String: Any]] {
    var context: [String: Any] = ["diagnostics": [Any]()]
    if let only { context["only"] = only }
    let parameters = TestClient.document(path).merging(["range": range, "context": context]) { $1 }
    return try #require(try client.request("textDocument/codeAction", parameters) as? [[String: Any]])
  }

  /// The action with its edit; `nil` if it turns out to be impossible.
  func resolve(_ action: [String: Any]) -> [String: Any]? {
    let id = client.begin("codeAction/resolve", action)
    if client.answer(to: id) == nil { client.settle() }
    return client.answer(to: id)?["result"] as? [String: Any]
  }

  func text(_ path: String, after action: [String: Any]) throws -> String {
    let changes = try #require((action["edit"] as? [String: Any])?["changes"] as? [String: Any])
    return try client.text(path, after: changes[TestClient.uri(path)])
  }
}

extension TestClient {
  /// An empty range.
  static func range(at position: [String: Any]) -> [String: Any] { ["start": position, "end": position] }
}

import Foundation

/// A session in which every feature is used.
struct RecordedSession {
  struct Message {
    var text: String
    /// The identity of a request.
    var id: String?
  }

  static let files = ["B.kvmap": "enum Kind { bus, tram }\nstruct Bee { kind: Kind, id: Int <-> bee_id }\n"]

  static let text = """
    kvmap 1
    import "B.kvmap"
    keys snake_case

    /// A stop.
    struct Station {
      @canonical name: String <-> title ?? label | trimmed
      openedAt: Date <-> opened | date("dd MMM yyyy")
      lineCount: Int
      bee: Bee?
      kind: Kind = .bus
      check lineCount > 0
    }

    test Station "😀 é" {
      json \"\"\"{"title": "x", "opened": "03 May 1927", "line_count": 2}\"\"\"
      expect { name = "x", kind = .bus }
    }

    """

  /// The requests of a document at a position.
  static let features = [
    "hover", "definition", "typeDefinition", "references", "documentHighlight", "prepareRename", "rename", "completion",
    "signatureHelp", "documentSymbol", "foldingRange", "selectionRange", "semanticTokens/full", "semanticTokens/range",
    "formatting", "rangeFormatting", "documentLink", "inlayHint", "codeAction", "diagnostic", "linkedEditingRange",
  ]

  private(set) var messages: [Message] = []
  private var requests = 0

  init(capabilities: String = "{}") {
    notify("x", "{}")
    request(
      "initialize", "{\"processId\": 1, \"rootUri\": \"file://\(TestClient.root)\", \"capabilities\": \(capabilities)}")
    notify("initialized", "{}")
    notify(
      "textDocument/didOpen",
      "{\"textDocument\": {\"uri\": \"\(TestClient.uri("A.kvmap"))\", \"languageId\": \"kvmap\", \"version\": 1, "
        + "\"text\": \(Self.quoted(Self.text))}}")
    for (index, feature) in Self.features.enumerated() { ask(feature, line: 6 + index % 5, character: 3 + index) }
    change("{\"range\": \(Self.range(8, 11, 8, 11)), \"text\": \"😀\"}, {\"text\": \(Self.quoted(Self.text + "x"))}")
    for (index, feature) in Self.features.enumerated() { ask(feature, line: 10 + index % 9, character: index) }
    change("{\"range\": \(Self.range(18, 0, 99, 0)), \"text\": \"\"}")
    askForOthers()
    request("workspace/symbol", "{\"query\": \"name\"}")
    request("workspace/diagnostic", "{\"previousResultIds\": []}")
    notify("$/cancelRequest", "{\"id\": \"request-\(requests)-\(requests)\"}")
    request("no/such", "{}")
    notify("textDocument/didSave", "{\"textDocument\": {\"uri\": \"\(TestClient.uri("A.kvmap"))\"}}")
    notify(
      "workspace/didChangeWatchedFiles", "{\"changes\": [{\"uri\": \"\(TestClient.uri("B.kvmap"))\", \"type\": 2}]}")
    notify("textDocument/didClose", "{\"textDocument\": {\"uri\": \"\(TestClient.uri("A.kvmap"))\"}}")
    ask("hover", line: 0, character: 0)
    request("shutdown", "{}")
    request("textDocument/hover", "{}")
  }

  /// What is not asked at a position of a document.
  private mutating func askForOthers() {
    let uri = TestClient.uri("A.kvmap")
    request(
      "codeAction/resolve",
      "{\"title\": \"x\", \"kind\": \"refactor.rewrite\", \"data\": {\"uri\": \"\(uri)\", "
        + "\"range\": \(Self.range(8, 3, 8, 3)), \"action\": \"writeKey write the key of 'lineCount'\"}}")
    request(
      "completionItem/resolve",
      "{\"label\": \"trimmed\", \"kind\": 3, \"data\": {\"word\": \"trimmed\", \"kind\": \"transformer\"}}")
    run("explain", ["unknown-type"])
    run("mapDocument", [uri, "Bee", "{}"])
  }

  private mutating func run(_ command: String, _ arguments: [String]) {
    let texts = arguments.map(Self.quoted).joined(separator: ", ")
    request("workspace/executeCommand", "{\"command\": \"kvmap.\(command)\", \"arguments\": [\(texts)]}")
  }

  private mutating func request(_ method: String, _ parameters: String) {
    requests += 1
    // Identities that no changed byte makes equal.
    let id = "request-\(requests)-\(requests)"
    messages.append(
      Message(
        text: "{\"jsonrpc\": \"2.0\", \"id\": \"\(id)\", \"method\": \"\(method)\", \"params\": \(parameters)}", id: id)
    )
  }

  private mutating func notify(_ method: String, _ parameters: String) {
    messages.append(
      Message(text: "{\"jsonrpc\": \"2.0\", \"method\": \"\(method)\", \"params\": \(parameters)}", id: nil))
  }

  private mutating func change(_ changes: String) {
    notify(
      "textDocument/didChange",
      "{\"textDocument\": {\"uri\": \"\(TestClient.uri("A.kvmap"))\", \"version\": 2}, \"contentChanges\": [\(changes)]}"
    )
  }

  private mutating func ask(_ feature: String, line: Int, character: Int) {
    request(
      "textDocument/" + feature,
      "{\"textDocument\": {\"uri\": \"\(TestClient.uri("A.kvmap"))\"}, "
        + "\"position\": {\"line\": \(line), \"character\": \(character)}, \"newName\": \"other\", "
        + "\"range\": \(Self.range(0, 0, line, character)), \"positions\": [{\"line\": \(line), \"character\": 1}], "
        + "\"context\": {\"includeDeclaration\": true, \"diagnostics\": []}, \"options\": {}}")
  }

  private static func range(_ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int) -> String {
    "{\"start\": {\"line\": \(startLine), \"character\": \(start)}, "
      + "\"end\": {\"line\": \(endLine), \"character\": \(end)}}"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}

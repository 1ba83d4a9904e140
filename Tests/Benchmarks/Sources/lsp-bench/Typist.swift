import Foundation

/// Types into a mapping, and asks for what editors ask for.
struct Typist {
  private let server: ServerProcess
  private let mapping: TypedMapping
  private var random: UInt64
  private var version = 1
  private var requests = 0
  private var place = (line: 0, column: 0)
  /// What is left to type at the place.
  private var rest: [Character] = []
  private var typed = 0

  private static let uri = "file:///nowhere/Typed.kvmap"
  private static let rule = Array(" <-> some.key ?? other")

  init(_ server: ServerProcess, _ mapping: TypedMapping, seed: UInt64) {
    self.server = server
    self.mapping = mapping
    random = seed
  }

  mutating func open(_ times: inout Measurements) throws {
    try time("initialize", "initialize", ["capabilities": [String: Any](), "processId": NSNull()], &times)
    try server.send(["jsonrpc": "2.0", "method": "initialized", "params": [String: Any]()])
    let document: [String: Any] = [
      "uri": Self.uri, "languageId": "kvmap", "version": 1, "text": mapping.text,
    ]
    let sent = try server.send([
      "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": document],
    ])
    let arrival = try server.wait(for: "diagnostics") { $0.method == "textDocument/publishDiagnostics" }
    times.add("open, diagnostics", arrival - sent)
  }

  /// One keystroke: another character, or the removal of all of them.
  mutating func type(_ times: inout Measurements) throws {
    version += 1
    if rest.isEmpty, typed > 0 {
      try change(from: place.column, to: place.column + typed, "")
      typed = 0
      return
    }
    if rest.isEmpty {
      place = mapping.places[Int(next() % UInt64(mapping.places.count))]
      rest = Self.rule
    }
    let character = rest.removeFirst()
    let sent = try change(from: place.column + typed, to: place.column + typed, String(character))
    typed += 1
    let id = try request("textDocument/completion", at: place.column + typed)
    times.add("completion", try server.wait(for: "completion") { $0.id == id } - sent)
    let version = version
    let arrival = try server.wait(for: "diagnostics") {
      $0.method == "textDocument/publishDiagnostics" && ($0.version ?? 0) >= version
    }
    times.add("diagnostics", arrival - sent)
  }

  /// A change, and one request of each kind.
  mutating func ask(_ times: inout Measurements) throws {
    let range: [String: Any] = ["start": position(0, 0), "end": position(1_000_000, 0)]
    let whole: [String: Any] = ["range": range, "options": ["tabSize": 2, "insertSpaces": true]]
    for (name, parameters) in [
      ("hover", [:]), ("definition", [:]), ("documentHighlight", [:]), ("inlayHint", whole),
      ("semanticTokens/full", [:]), ("formatting", whole), ("codeAction", codeAction),
    ] {
      version += 1
      let sent = try change(from: place.column, to: place.column, "")
      let id = try request("textDocument/" + name, at: 6, parameters)
      times.add(name, try server.wait(for: name) { $0.id == id } - sent)
    }
    place = mapping.places[Int(next() % UInt64(mapping.places.count))]
  }

  private var codeAction: [String: Any] {
    ["range": ["start": position(place.line, 4), "end": position(place.line, 4)], "context": ["diagnostics": [Any]()]]
  }

  private func position(_ line: Int, _ column: Int) -> [String: Any] { ["line": line, "character": column] }

  @discardableResult private func change(from start: Int, to end: Int, _ text: String) throws
    -> ContinuousClock.Instant
  {
    let range = ["start": position(place.line, start), "end": position(place.line, end)]
    return try server.send([
      "jsonrpc": "2.0", "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": Self.uri, "version": version] as [String: Any],
        "contentChanges": [["range": range, "text": text] as [String: Any]],
      ],
    ])
  }

  private mutating func request(_ method: String, at column: Int, _ others: [String: Any] = [:]) throws -> Int {
    requests += 1
    let parameters: [String: Any] = ["textDocument": ["uri": Self.uri], "position": position(place.line, column)]
    try server.send([
      "jsonrpc": "2.0", "id": requests, "method": method, "params": parameters.merging(others) { $1 },
    ])
    return requests
  }

  private mutating func time(
    _ name: String, _ method: String, _ parameters: [String: Any], _ times: inout Measurements
  ) throws {
    requests += 1
    let id = requests
    let sent = try server.send(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
    times.add(name, try server.wait(for: name) { $0.id == id } - sent)
  }

  /// The generator SplitMix64.
  private mutating func next() -> UInt64 {
    random &+= 0x9E37_79B9_7F4A_7C15
    var value = random
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

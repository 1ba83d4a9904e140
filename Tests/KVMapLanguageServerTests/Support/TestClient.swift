import Foundation
import KVMapLanguageServer
import KVMapSource
import Testing

/// A client of a session, with a file system in memory. It does what the session asks for at once, except for analyses
/// and timers, which wait until something is asked for.
final class TestClient {
  private(set) var session: Session
  /// The contents of files, by their absolute paths.
  var disk: [String: String]
  /// The paths of files that are there, and cannot be read.
  var unreadable: Set<String> = []
  /// Other paths of these files.
  var links: [String: String] = [:]
  /// All messages of the session, as they came.
  private(set) var messages: [[String: Any]] = []
  private var answers: [Int: [String: Any]] = [:]
  private(set) var log: [String] = []
  private(set) var exitCode: Int32?
  private var jobs: [() -> Event] = []
  private var timers: [Int] = []
  private var requests = 0

  static let root = "/w"

  init(_ files: [String: String] = [:], wholeSize: Int = 512 << 10) {
    session = Session(wholeSize: wholeSize)
    disk = Dictionary(uniqueKeysWithValues: files.map { (Self.root + "/" + $0, $1) })
  }

  /// A client whose session is initialized and idle.
  static func initialized(
    _ files: [String: String] = [:], capabilities: [String: Any] = [:], options: [String: Any] = [:],
    wholeSize: Int = 512 << 10
  ) throws -> TestClient {
    let client = TestClient(files, wholeSize: wholeSize)
    try client.initialize(capabilities, options)
    return client
  }

  @discardableResult func initialize(
    _ capabilities: [String: Any] = [:], _ options: [String: Any] = [:]
  ) throws -> [String: Any] {
    let result = try request(
      "initialize",
      ["rootUri": "file://" + Self.root, "capabilities": capabilities, "initializationOptions": options])
    notify("initialized", [:])
    settle()
    return try #require(result as? [String: Any])
  }

  // MARK: Messages

  func send(_ message: [String: Any]) {
    // What the tests send can be represented.
    guard let data = try? JSONSerialization.data(withJSONObject: message, options: [.sortedKeys]) else {
      Issue.record("a message cannot be sent")
      return
    }
    receive(.message(Array(data)))
  }

  func notify(_ method: String, _ parameters: [String: Any]) {
    send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Sends a request without waiting for its answer.
  @discardableResult func begin(_ method: String, _ parameters: [String: Any] = [:]) -> Int {
    requests += 1
    send(["jsonrpc": "2.0", "id": requests, "method": method, "params": parameters])
    return requests
  }

  func answer(to id: Int) -> [String: Any]? { answers[id] }

  /// The result of a request.
  func request(_ method: String, _ parameters: [String: Any] = [:]) throws -> Any {
    let id = begin(method, parameters)
    if answer(to: id) == nil { settle() }
    let found = try #require(answer(to: id), "\(method) was not answered")
    return try #require(found["result"], "\(method) failed: \(found["error"] ?? "")")
  }

  /// The code of the error that a request is answered with.
  func failure(of method: String, _ parameters: [String: Any] = [:]) -> Int? {
    let id = begin(method, parameters)
    if answer(to: id) == nil { settle() }
    return (answer(to: id)?["error"] as? [String: Any])?["code"] as? Int
  }

  // MARK: Documents

  static func uri(_ path: String) -> String { "file://" + root + "/" + path }

  static func document(_ path: String) -> [String: Any] { ["textDocument": ["uri": uri(path)]] }

  func open(_ path: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": Self.uri(path), "languageId": "kvmap", "version": version, "text": text]])
  }

  func change(_ path: String, version: Int, _ changes: [[String: Any]]) {
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": Self.uri(path), "version": version], "contentChanges": changes])
  }

  func close(_ path: String) { notify("textDocument/didClose", Self.document(path)) }

  static func range(_ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int) -> [String: Any] {
    [
      "start": ["line": startLine, "character": start] as [String: Any],
      "end": ["line": endLine, "character": end] as [String: Any],
    ]
  }

  /// The text of a document as the session has it.
  func text(_ path: String) -> String? {
    session.text(ofDocument: Self.uri(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Diagnostics

  /// The last diagnostics that were sent for each file.
  var published: [String: [[String: Any]]] {
    var found: [String: [[String: Any]]] = [:]
    for message in messages where message["method"] as? String == "textDocument/publishDiagnostics" {
      guard let parameters = message["params"] as? [String: Any], let uri = parameters["uri"] as? String else {
        continue
      }
      found[uri] = parameters["diagnostics"] as? [[String: Any]]
    }
    return found
  }

  /// The codes of the last diagnostics that were sent for a file; `nil` if none were.
  func codes(_ path: String) -> [String]? { published[Self.uri(path)]?.compactMap { $0["code"] as? String } }

  // MARK: Running

  /// Analyses until nothing is left to do.
  func settle() {
    while !jobs.isEmpty || !timers.isEmpty {
      if !jobs.isEmpty { receive(jobs.removeFirst()()) } else { receive(.woke(timers.removeFirst())) }
    }
  }

  /// The number of jobs, such as analyses, that were asked for and have not been carried out.
  var waitingJobs: Int { jobs.count }

  /// Carries out the first job.
  func performJob() { if !jobs.isEmpty { receive(jobs.removeFirst()()) } }

  func receive(_ event: Event) { for effect in session.receive(event) { perform(effect) } }

  private func perform(_ effect: Effect) {
    switch effect {
    case .send(let bytes):
      let message = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
      if message == nil { Issue.record("the session sent what is no message") }
      messages.append(message ?? [:])
      if let message, message["method"] == nil, let id = message["id"] as? Int { answers[id] = message }
    case .list(let folders): receive(.listed(listing(of: folders)))
    case .read(let path): receive(.read(contents(of: path)))
    case .readSamples(let paths): receive(.readSamples(paths.map(contents)))
    case .locate(let request): receive(.located(located(request)))
    case .analyze(let job): jobs.append { .analyzed(job.run()) }
    case .collectSymbols(let result): jobs.append { .collectedSymbols(result.collectingSymbols()) }
    case .run(let job): jobs.append { .ran(job.run()) }
    case .wake(let number, _): timers.append(number)
    case .follow: break
    case .log(let line): log.append(line)
    case .end(let code): exitCode = code
    }
  }

  private func contents(of path: String) -> FileContents {
    let real = links[path] ?? path
    let text = unreadable.contains(real) ? nil : disk[real]
    return FileContents(path: path, real: disk[real] == nil ? nil : real, bytes: text.map { Array($0.utf8) })
  }

  private func listing(of folders: [String]) -> FolderListing {
    let paths = disk.keys.filter { path in path.hasSuffix(".kvmap") && folders.contains { path.hasPrefix($0 + "/") } }
    return FolderListing(files: paths.sorted().map(contents), problems: [])
  }

  private func located(_ request: LocationRequest) -> LocatedFiles {
    var imports: [String: LocatedFiles.Place] = [:]
    for written in request.imports {
      let path = SourceSet.normalized(SourceSet.path(ofImport: written, in: request.path))
      imports[written] =
        disk[path] == nil ? .missing : .file(path: path, real: path, isInside: path.hasPrefix(Self.root + "/"))
    }
    var documents: [String: SourceSet.DocumentTarget] = [:]
    for written in request.documents {
      let path = SourceSet.normalized(SourceSet.path(ofImport: written, in: request.path))
      documents[written] = disk[path].map { .bytes(Array($0.utf8)) } ?? .missing
    }
    return LocatedFiles(file: request.file, imports: imports, documents: documents)
  }
}

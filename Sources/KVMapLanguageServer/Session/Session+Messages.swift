import KVMap

extension Session {
  mutating func receive(message bytes: [UInt8]) {
    let envelope: Envelope
    do { envelope = try Envelope(json: bytes) } catch {
      let problem = error.problems.first
      let isText = problem?.kind != .syntax && problem?.kind != .encoding
      fail(nil, isText ? .invalidRequest : .parseError, problem.map(Self.text) ?? "the message cannot be read")
      return
    }
    switch (envelope.id, envelope.method) {
    case (.value(let id), let method?): receive(request: method, id, bytes)
    case (.absent, let method?): receive(notification: method, bytes)
    // The answer to a request of the session, none of which has a result that matters.
    case (.value, nil), (.null, nil): break
    case (.null, _?): fail(nil, .invalidRequest, "expected a number or a string as the id of a request, found null")
    case (.absent, nil): fail(nil, .invalidRequest, "expected a message with a method or an id")
    }
  }

  private mutating func receive(request method: String, _ id: RequestID, _ bytes: [UInt8]) {
    switch phase {
    case .new where method == "initialize": initialize(id, bytes)
    case .new: fail(id, .notInitialized, "expected the request 'initialize' first, found '\(Self.shown(method))'")
    case .running where method == "initialize": fail(id, .invalidRequest, "the session is already initialized")
    case .running where method == "shutdown":
      phase = .ending
      for request in waiting { fail(request.id, .requestCancelled, "the session ends") }
      waiting = []
      replyNull(id)
    case .running: receive(feature: method, id, bytes)
    case .ending, .ended: fail(id, .invalidRequest, "the session ends; expected the notification 'exit'")
    }
  }

  private mutating func receive(feature method: String, _ id: RequestID, _ bytes: [UInt8]) {
    do throws(MappingError) {
      guard let feature = try Feature(method, bytes) else {
        fail(id, .methodNotFound, "unknown method '\(Self.shown(method))'")
        return
      }
      receive(feature, id)
    } catch { fail(id, .invalidParameters, error.problems.first.map(Self.text) ?? "invalid parameters") }
  }

  private mutating func receive(notification method: String, _ bytes: [UInt8]) {
    if method == "exit" {
      end()
      return
    }
    guard phase == .running else { return }
    do throws(MappingError) {
      switch method {
      case "initialized": registerForFileChanges()
      case "textDocument/didOpen": open(try DidOpenParameters(json: bytes))
      case "textDocument/didChange": change(try DidChangeParameters(json: bytes))
      case "textDocument/didClose": close(try DocumentParameters(json: bytes))
      case "textDocument/didSave": save(try DocumentParameters(json: bytes))
      case "workspace/didChangeWatchedFiles": change(try DidChangeFilesParameters(json: bytes))
      case "workspace/didDeleteFiles": delete(try DidDeleteFilesParameters(json: bytes))
      case "workspace/didChangeWorkspaceFolders": change(try DidChangeFoldersParameters(json: bytes))
      case "$/cancelRequest": cancel(try CancelParameters(json: bytes))
      // Nothing depends on others.
      default: break
      }
    } catch {
      // The text of the problem may contain parts of a document.
      let place = error.problems.first.map { "\($0.path): expected \($0.expected)" } ?? "unknown problem"
      log("\(method) is ignored: \(place)")
    }
  }

  private mutating func cancel(_ parameters: CancelParameters) {
    guard let index = waiting.firstIndex(where: { $0.id == parameters.id }) else { return }
    waiting.remove(at: index)
    fail(parameters.id, .requestCancelled, "the request was cancelled")
  }

  private static func text(_ problem: MappingProblem) -> String {
    problem.path.isEmpty ? problem.message : "\(problem.path): \(problem.message)"
  }

  /// A name of any length, for a message.
  private static func shown(_ name: String) -> String { String(name.prefix(80)) }
}

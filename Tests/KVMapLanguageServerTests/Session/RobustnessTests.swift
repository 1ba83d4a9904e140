import Foundation
import KVMapLanguageServer
import TestSupport
import Testing

/// Whatever comes, the session goes on, and answers every request exactly once.
@Suite struct RobustnessTests {
  private static let capabilities = [
    "{}",
    """
    {"general": {"positionEncodings": ["utf-8"]}, "workspace": {"diagnostics": {"refreshSupport": true}},
     "textDocument": {"diagnostic": {}, "hover": {"contentFormat": ["markdown"]},
      "completion": {"completionItem": {"snippetSupport": true}},
      "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
      "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": [""]}}}}}
    """,
  ]

  private func answers(_ client: TestClient) -> [String: Int] {
    var counts: [String: Int] = [:]
    for message in client.messages where message["method"] == nil {
      if let id = message["id"] as? String { counts[id, default: 0] += 1 }
    }
    return counts
  }

  @Test(arguments: [0, 1]) func everyRequestOfEveryPrefixIsAnsweredOnce(capabilities: Int) {
    let messages = RecordedSession(capabilities: Self.capabilities[capabilities]).messages
    for count in 0...messages.count {
      let client = TestClient(RecordedSession.files)
      for (index, message) in messages[..<count].enumerated() {
        client.receive(.message(Array(message.text.utf8)))
        // Analyses end at various times.
        if index % 3 == count % 3 { client.settle() }
      }
      client.settle()
      let expected = Dictionary(uniqueKeysWithValues: messages[..<count].compactMap(\.id).map { ($0, 1) })
      #expect(answers(client) == expected)
      client.receive(.endOfInput)
      #expect(client.exitCode != nil)
    }
  }

  /// Bytes are changed, messages are cut, methods are swapped. Each session is made from its number.
  @Test(arguments: RobustnessTests.runs) func damagedSessionsGoOn(first: Int) {
    for number in first...min(first + 14, Self.sessions.upperBound) {
      let messages = Self.recorded[number % 2]
      var random = SeededGenerator(seed: UInt64(number))
      let client = TestClient(RecordedSession.files)
      var expected: [String: Int] = [:]
      for message in messages {
        var bytes = Array(message.text.utf8)
        var isIntact = false
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
          for _ in 0..<Int.random(in: 1...4, using: &random) {
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
          }
        case 1: bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
        case 2:
          let other = Self.methods.randomElement(using: &random) ?? "hover"
          bytes = Array(message.text.replacing(#/"method": "[^"]+"/#, with: "\"method\": \"\(other)\"").utf8)
        case 3: continue
        default: isIntact = true
        }
        client.receive(.message(bytes))
        if isIntact, let id = message.id { expected[id] = 1 }
        if Int.random(in: 0..<8, using: &random) == 0 { client.settle() }
      }
      client.settle()
      let found = answers(client)
      for (id, count) in expected where found[id] != count {
        Issue.record("\(id) of session \(number) has \(found[id] ?? 0) answers")
      }
    }
  }

  /// The numbers of the sessions; `KVMAP_SESSIONS=120-10119` has others. A run takes fifteen of them.
  private static let sessions: ClosedRange<Int> = {
    let stated = ProcessInfo.processInfo.environment["KVMAP_SESSIONS"] ?? ""
    let ends = stated.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : 0...119
  }()
  private static let runs = Array(stride(from: sessions.lowerBound, through: sessions.upperBound, by: 15))
  private static let recorded = capabilities.map { RecordedSession(capabilities: $0).messages }
  private static let methods = recorded[0].compactMap {
    $0.text.firstMatch(of: #/"method": "([^"]+)"/#).map { String($0.1) }
  }

  /// How many files are typed: a dozen in each run of the tests, and all where laws are tried thoroughly.
  private static let typedFiles = Thoroughness.choose(12, thorough: .max)

  /// The bytes of whole sessions, cut and changed where they are divided into messages.
  @Test func damagedFramesEndOrGoOn() throws {
    let bytes = RecordedSession().messages.flatMap { FrameReader.frame(Array($0.text.utf8)) }
    var random = SeededGenerator(seed: 3)
    var ended = 0
    for _ in 0..<300 {
      var damaged = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      for _ in 0..<Int.random(in: 0...3, using: &random) where !damaged.isEmpty {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      var frames = FrameReader()
      frames.append(damaged)
      do throws(FrameReader.Failure) { while try frames.next() != nil {} } catch { ended += 1 }
    }
    #expect(ended > 5 && ended < 300)
  }

  /// Types that contain themselves in several ways at one place of a document: nobody means that, but it is there while
  /// someone types. To enter each again and again took for ever, and all memory.
  @Test(arguments: [
    "union U {\n  a: U\n  b: U\n}\n\nstruct A {\n  u: U <-> gather\n  x: Int <-> \n}\n",
    "struct A {\n  u: A <-> gather\n  v: A <-> gather\n  x: Int <-> \n}\n",
    "struct A {\n  u: A <- self ?? self\n  v: A? <- x ?? x\n  x: Int <-> \n}\n",
    "struct A {\n  u: [A] <- x ?? x\n  v: B <- self ?? self\n}\nstruct B {\n  a: A <- self ?? self\n  y: Int <-> \n}\n"
      + "test A \"t\" { json \"\"\"\n  {\"x\": [{\"x\": [{\"x\": [{\"x\": []}]}]}]}\n  \"\"\" }\n",
  ]) func typesThatContainThemselvesAreEnteredOnce(text: String) throws {
    let client = try TestClient.initialized()
    client.open("A.kvmap", text)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for feature in RecordedSession.features {
        var parameters = TestClient.place("A.kvmap", ["line": number, "character": line.utf16.count])
        parameters["range"] = TestClient.range(0, 0, number, line.utf16.count)
        parameters["positions"] = [["line": number, "character": 0]]
        parameters["newName"] = "x1"
        parameters["context"] = ["diagnostics": [Any]()]
        let id = client.begin("textDocument/" + feature, parameters)
        client.settle()
        #expect(client.answer(to: id) != nil)
      }
    }
  }

  /// Files as they are typed, with every feature in between.
  @Test func filesAreTyped() throws {
    let files = CheckAgreementTests.files(in: "Tests/Fixtures/diagnostics/input").filter {
      $0.key.hasSuffix(".kvmap") && $0.value.utf8.count < 500
    }
    let client = try TestClient.initialized()
    var random = SeededGenerator(seed: 4)
    var answered = 0
    for (path, text) in files.sorted(by: { $0.key < $1.key }).prefix(Self.typedFiles) {
      client.open(path, "")
      var line = 0
      var column = 0
      for (index, character) in text.enumerated() {
        client.change(
          path, version: index, [["range": TestClient.range(line, column, line, column), "text": String(character)]])
        if character.isNewline {
          line += 1
          column = 0
        } else {
          column += character.utf16.count
        }
        guard index % 10 == 0 else { continue }
        for feature in RecordedSession.features {
          var parameters = TestClient.place(path, ["line": line, "character": max(0, column - 1)])
          parameters["range"] = TestClient.range(0, 0, line, column)
          parameters["positions"] = [["line": line, "character": column]]
          parameters["newName"] = "x\(Int.random(in: 0..<9, using: &random))"
          parameters["context"] = ["diagnostics": [Any]()]
          let id = client.begin("textDocument/" + feature, parameters)
          client.settle()
          #expect(client.answer(to: id) != nil)
          answered += 1
        }
      }
      #expect(client.text(path) == text)
      client.close(path)
    }
    #expect(answered > 1000)
  }
}

import KVMapCompiler
import KVMapSource

extension Session {
  mutating func run(_ parameters: CommandParameters, _ id: RequestID) {
    guard let kind = CommandJob.Kind(rawValue: parameters.command) else {
      fail(id, .invalidParameters, "unknown command '\(parameters.command.prefix(80))'")
      return
    }
    if kind == .explain {
      explain(parameters.arguments.first, id)
      return
    }
    guard let uri = parameters.arguments.first, let file = workspace.file(withURI: uri),
      workspace.active.contains(file.id)
    else {
      fail(id, .invalidParameters, "the first argument of '\(kind.rawValue)' is the URI of a mapping")
      return
    }
    let others = Array(parameters.arguments.dropFirst())
    guard others.count >= kind.otherArguments.count else {
      fail(
        id, .invalidParameters,
        "the arguments of '\(kind.rawValue)' are the URI of a mapping"
          + kind.otherArguments.map { ", \($0)" }.joined())
      return
    }
    effects.append(
      .run(
        CommandJob(
          id: id, kind: kind, file: file.id, revision: file.revision, arguments: others,
          // What is wrong in a file that imports this one does not matter here.
          files: CompilationFiles(of: file, in: workspace))))
  }

  /// Answers with the page of a diagnostic, or that of another word, and shows how it begins: most clients show no
  /// results of commands.
  private mutating func explain(_ word: String?, _ id: RequestID) {
    guard let word, let found = Explanation.explanations(of: word).first else {
      fail(id, .invalidParameters, "the argument of 'kvmap.explain' is the name of a diagnostic")
      return
    }
    reply(id, found.text)
    let beginning = HoverText.plain(HoverText.firstParagraph(of: found.text)).drop { $0 == "#" || $0 == " " }
    notify("window/showMessage", ShownMessage(kind: 3, message: String(beginning)))
  }

  mutating func receive(_ outcome: CommandOutcome) {
    switch outcome.result {
    case .swift(let text): reply(outcome.job.id, text)
    case .document(let document): reply(outcome.job.id, document)
    case .failure(let reason): fail(outcome.job.id, .requestFailed, reason)
    case .tests(let tests):
      let passed = tests.count { $0.result == "passed" }
      let failed = tests.count { $0.result == "failed" }
      reply(outcome.job.id, TestResults(passed: passed, failed: failed, tests: tests))
      guard phase == .running else { return }
      show(tests, passed: passed, failed: failed)
      guard workspace[outcome.job.file]?.revision == outcome.job.revision else { return }
      for test in tests { testResults[outcome.job.file, default: [:]][test.title] = test }
      if client.refreshesLenses { request("workspace/codeLens/refresh", NoParameters()) }
    }
  }

  private mutating func show(_ tests: [TestResult], passed: Int, failed: Int) {
    var lines = ["\(passed) passed, \(failed) failed"]
    for test in tests where test.result != "passed" {
      lines.append("\(test.type) \"\(test.title)\": \(test.failures.first ?? test.result)")
    }
    let kind = failed > 0 ? 1 : 3
    notify("window/showMessage", ShownMessage(kind: kind, message: lines.prefix(10).joined(separator: "\n")))
  }

  /// What can be run in a file: each test, and all of them. Above a file, also what shows its Swift, where the client
  /// can: the result of a command alone is seen in none.
  func lenses(of view: FileView) -> [CodeLens] {
    var lenses: [CodeLens] = []
    for case .test(let test) in view.tree.flatItems {
      guard let title = test.title else { continue }
      let outcome = testResults[view.file.id]?[title.value].map { " (\($0.result))" } ?? ""
      let command = CommandJob.Kind.runTest.rawValue
      lenses.append(lens(test.span, view, "run" + outcome, command, [view.file.uri, title.value]))
    }
    let top = Span(file: view.file.id, start: 0, end: 0)
    var above: [CodeLens] = []
    if !lenses.isEmpty {
      let title = lenses.count == 1 ? "run all tests" : "run all \(lenses.count) tests"
      above.append(lens(top, view, title, CommandJob.Kind.runTests.rawValue, [view.file.uri]))
    }
    if client.commands.contains(Self.showSwift), !view.tree.items.isEmpty {
      above.append(lens(top, view, "show Swift", Self.showSwift, [view.file.uri]))
    }
    return above + (lenses.first?.range.start.line == 0 ? [] : lenses)
  }

  /// The command of a client that shows the Swift of a mapping, as `kvmap.generatedSwift` gives it.
  private static let showSwift = "kvmap.showSwift"

  private func lens(_ span: Span, _ view: FileView, _ title: String, _ command: String, _ arguments: [String])
    -> CodeLens
  {
    let place = view.range(span).start
    return CodeLens(
      range: TextRange(at: place), command: LensCommand(title: title, command: command, arguments: arguments))
  }
}

import Foundation
import KVMapCompiler
import KVMapDiff
import TestSupport
import Testing

/// Documents that show a verdict are run again, as `kvmapc map` would run them.
@Suite struct WitnessTests {
  @Test(arguments: try ComparedTexts.all()) func showWhatTheyClaim(fixture: ComparedTexts) throws {
    for change in try fixture.report(all: true).changes {
      #expect((change.readWitness != nil) == [.breaks, .changes].contains(change.read), "\(change.subject)")
      #expect((change.writtenWitness != nil) == [.breaks, .changes].contains(change.written), "\(change.subject)")
      for (witness, isWritten) in [(change.readWitness, false), (change.writtenWitness, true)] {
        guard let witness else { continue }
        try check(witness, of: change, isWritten: isWritten, in: fixture)
      }
    }
  }

  private func check(_ witness: Witness, of change: Change, isWritten: Bool, in fixture: ComparedTexts) throws {
    let (old, new) = (mapper("old", change, fixture), mapper("new", change, fixture))
    // An inline mapping or an enclosing type is not named by the subject.
    guard let old, let new else { return }
    let (writer, reader) = isWritten ? (new, old) : (old, new)
    let context = fixture.files.contains { $0.text.contains("context Place: String") } ? "\"a\"" : nil
    let before = try output(of: writer, witness.document, context)
    let after = try output(of: reader, witness.document, context)
    guard case .changed(let from, let to) = witness.effect else {
      guard case .refused(let path, let kind) = witness.effect else { return }
      // What is written need not be read by the same mapping: a rule may have two places.
      #expect(isWritten || before.value != nil, "\(change.subject): \(witness.document): \(before.problems)")
      #expect(after.value == nil)
      #expect(after.problems.contains { $0.path == path && $0.kind == kind }, "\(change.subject): \(after.problems)")
      return
    }
    // A document of an enclosing type maps to the subject's type by chance only.
    guard before.value == from else { return }
    #expect(after.value == to, "\(change.subject): \(witness.document)")
    #expect(from != to)
  }

  private func mapper(_ side: String, _ change: Change, _ fixture: ComparedTexts) -> DocumentMapper? {
    let dot = change.subject.lastIndex(of: ".")
    for type in [change.subject, dot.map { String(change.subject[..<$0]) }].compactMap(\.self) {
      if case .mapper(let mapper) = fixture.compilation(side).mapping(to: type, stubsSwift: true).mapping {
        return mapper
      }
    }
    return nil
  }

  private struct Output {
    var value: String?
    var problems: [(path: String, kind: String)]
  }

  private func output(of mapper: DocumentMapper, _ document: String, _ context: String?) throws -> Output {
    let request = MapRequest(
      format: .json, document: Array(document.utf8), path: nil, context: context.map { Array($0.utf8) }, written: nil,
      wantsAllProblems: true, isIndented: false)
    guard case .report(let report) = mapper.map(request) else { return Output(value: nil, problems: []) }
    let json = try JSONSerialization.jsonObject(with: Data(report.problemsAsJSON.utf8)) as? [String: Any]
    let problems = (json?["problems"] as? [[String: Any]] ?? []).map {
      (path: $0["path"] as? String ?? "", kind: $0["kind"] as? String ?? "")
    }
    return Output(value: report.output.map { String(decoding: $0, as: UTF8.self) }, problems: problems)
  }
}

import Foundation
import KVMapCompiler
import KVMapDiff
import KVMapSema
import Testing

/// Runs documents that show a verdict again, as `kvmapc map` would.
struct WitnessRun {
  private let texts: ComparedTexts

  init(_ texts: ComparedTexts) { self.texts = texts }

  /// Both witnesses of a change.
  ///
  /// - Returns: How many documents were run with both mappings.
  func check(_ change: Change) throws -> Int {
    #expect((change.readWitness != nil) == [.breaks, .changes].contains(change.read), "\(change.subject)")
    #expect((change.writtenWitness != nil) == [.breaks, .changes].contains(change.written), "\(change.subject)")
    var count = 0
    for (witness, isWritten) in [(change.readWitness, false), (change.writtenWitness, true)] {
      guard let witness else { continue }
      if try check(witness, of: change, isWritten: isWritten) { count += 1 }
    }
    return count
  }

  private func check(_ witness: Witness, of change: Change, isWritten: Bool) throws -> Bool {
    var tried: [String] = []
    for type in types(of: change) {
      guard let old = mapper("old", type), let new = mapper("new", type) else { continue }
      let (writer, reader) = isWritten ? (new, old) : (old, new)
      let before = try output(of: writer, witness)
      let after = try output(of: reader, witness)
      switch witness.effect {
      case .changed(let from, let to):
        #expect(from != to)
        // A value that is written need not be what the same mapping reads: what is left out may have a default.
        if after.value == to, isWritten || before.value == from { return true }
      case .refused(let path, let kind):
        // What is written need not be read by the same mapping: a rule may have two places.
        let isRefused = after.value == nil && after.problems.contains { $0.path == path && $0.kind == kind }
        if isRefused, isWritten || before.value != nil { return true }
      }
      tried.append("\(type): \(before) and \(after)")
    }
    #expect(tried.isEmpty, "\(change.subject): \(witness) is not shown:\n\(tried.joined(separator: "\n"))\n\(lines)")
    return false
  }

  /// The type that a subject names, and those around it. None if it is an inline mapping.
  private func types(of change: Change) -> [String] {
    let dot = change.subject.lastIndex(of: ".")
    let named = [change.subject, dot.map { String(change.subject[..<$0]) }].compactMap(\.self)
    guard named.contains(where: { mapper("old", $0) != nil && mapper("new", $0) != nil }) else { return [] }
    let old = texts.files.filter { $0.path.hasPrefix("old/") }
    guard old.count == 1, let program = Program.analyzed(old[0].text) else { return named }
    // A class that has a family is compared as itself, and mapped as one of its family.
    guard !program.unions.contains(where: { $0.isFamily && named.contains($0.typeName) }) else { return [] }
    let all = program.mappings.map(\.typeName) + program.unions.map(\.typeName)
    return named + all.filter { !named.contains($0) }
  }

  private var lines: String {
    let sides = ["old/", "new/"].map { side in
      texts.files.filter { $0.path.hasPrefix(side) }.map(\.text).joined(separator: "\n")
    }
    return TextMutation.difference(sides[0], sides[1])
  }

  private func mapper(_ side: String, _ type: String) -> DocumentMapper? {
    if case .mapper(let mapper) = texts.compilation(side).mapping(to: type, stubsSwift: true).mapping { mapper } else {
      nil
    }
  }

  private struct Output {
    var value: String?
    var problems: [(path: String, kind: String)]
  }

  private func output(of mapper: DocumentMapper, _ witness: Witness) throws -> Output {
    let request = MapRequest(
      format: witness.document.hasPrefix("<") ? .xml : .json, document: Array(witness.document.utf8), path: nil,
      context: witness.context.map { Array($0.utf8) }, written: nil, wantsAllProblems: true, isIndented: false)
    guard case .report(let report) = mapper.map(request) else { return Output(value: nil, problems: []) }
    let json = try JSONSerialization.jsonObject(with: Data(report.problemsAsJSON.utf8)) as? [String: Any]
    let problems = (json?["problems"] as? [[String: Any]] ?? []).map {
      (path: $0["path"] as? String ?? "", kind: $0["kind"] as? String ?? "")
    }
    return Output(value: report.output.map { String(decoding: $0, as: UTF8.self) }, problems: problems)
  }
}

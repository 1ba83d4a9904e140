@_spi(Generated) import KVMap
import KVMapInterpret
import KVMapSema

/// Documents of one enclosing type after the other, and what they show of a rule.
struct OutsideRun {
  private let comparer: Comparer
  private let judge: Judge
  private let subject: String
  private let focus: Focus
  private let reading: ValueComparison
  private let writing: ValueComparison
  var entries: (old: Entry, new: Entry)
  var context: String?
  private(set) var result = (read: Judgement(), written: Judgement())

  init(_ comparer: Comparer, _ subject: String, _ focus: Focus) {
    (self.comparer, judge, self.subject, self.focus) = (comparer, comparer.judge, subject, focus)
    let (old, new, pairing) = (comparer.old, comparer.new, comparer.pairing)
    reading = ValueComparison(old: old, new: new, pairing: pairing, isWritten: false, only: subject)
    writing = ValueComparison(old: old, new: new, pairing: pairing, isWritten: true, only: subject)
    let none = Entry(type: .scalar(.value), conversion: .scalar(.value, .strict), root: DocumentPath([]), depth: 1)
    entries = (none, none)
  }

  /// Whether a document is refused.
  var hasBroken: Bool { result.read.verdict == .breaks || result.written.verdict == .breaks }

  /// A document of OLD, and what NEW writes of it.
  mutating func read(_ tree: DocumentTree) {
    let (old, new) = (comparer.old, comparer.new)
    let document = Array(tree.json.utf8)
    let before = judge.reading(of: document, as: entries.old, old)
    guard let value = before.value else {
      if before.errors.first?.rule.map({ focus.rules.contains($0.name) }) == true, result.read.verdict == .same,
        judge.value(of: document, as: entries.new, new) != nil
      {
        result.read.verdict = .adds
      }
      return
    }
    guard judge.isClosed(document, as: entries.old, old, of: value) else { return }
    let after = judge.reading(of: document, as: entries.new, new)
    if let problem = after.errors.first(where: { judge.belongs($0, to: focus, isOld: false) }) {
      result.read.keep(.breaks, Self.witness(tree.json, problem), context)
    }
    guard let other = after.value else { return }
    if let found = reading.difference(value, other), found.subjects.contains(subject) {
      result.read.keep(.changes, comparer.witness(tree.json, value, old, other, new), context)
    }
    write(other)
  }

  /// A document of NEW.
  mutating func write(_ tree: DocumentTree) {
    guard let value = judge.value(of: Array(tree.json.utf8), as: entries.new, comparer.new) else { return }
    write(value)
  }

  private mutating func write(_ value: MappedValue) {
    let (old, new) = (comparer.old, comparer.new)
    guard let written = try? new.interpreter.write(value, as: entries.new) else { return }
    let text = String(decoding: written, as: UTF8.self)
    let again = judge.reading(of: written, as: entries.old, old)
    if let problem = again.errors.first(where: { judge.belongs($0, to: focus, isOld: true) }) {
      result.written.keep(.breaks, Self.witness(text, problem), context)
    }
    if let other = again.value, let found = writing.difference(other, value), found.subjects.contains(subject) {
      result.written.keep(.changes, comparer.witness(text, value, new, other, old), context)
    }
  }

  private static func witness(_ document: String, _ problem: MappingProblem) -> Witness {
    Witness(document: document, effect: .refused(path: problem.path, kind: problem.kind.rawValue))
  }
}

extension Judgement {
  /// Keeps the worse verdict, and of equal ones the shorter document.
  fileprivate mutating func keep(_ verdict: Verdict, _ witness: Witness, _ context: String?) {
    let isShorter = (self.witness?.document.utf8.count ?? .max) > witness.document.utf8.count
    guard verdict.rank > self.verdict.rank || verdict == self.verdict && isShorter else { return }
    (self.verdict, self.witness) = (verdict, witness)
    self.witness?.context = context
  }
}

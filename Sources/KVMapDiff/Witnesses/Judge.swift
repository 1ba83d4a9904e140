@_spi(Generated) import KVMap
import KVMapInterpret
import KVMapSema

/// What a verdict is about: of all that a document shows, only what belongs to one change counts.
struct Focus {
  /// The rules whose problems count, as problems name them.
  var rules: Set<String> = []
  /// Paths of problems that count, whatever their rules are.
  var paths: Set<String> = []
  /// The properties whose values count, and whose keys may be unknown.
  var oldProperty: PropertyRule?
  var newProperty: PropertyRule?
  /// Whether problems of other rules below the property count.
  var includesBelow = false
  /// Whether a value that is missing belongs to another change.
  var ignoresAbsence = false
  /// Whether a value that is found, but wrong, belongs to another change.
  var ignoresContents = false
  /// Whether a document may be completed by what other rules need, to compare this one.
  var mayComplete = true
  /// Whether everything counts.
  var isWhole = false
  /// For a type as a whole: the kinds of problems that count.
  var kinds: Set<String> = []
}

struct Judgement {
  var verdict = Verdict.same
  var witness: Witness?
  /// Why nothing could be run.
  var reason: String?
}

/// Runs documents through both mappings.
struct Judge {
  let old: Side
  let new: Side
  let pairing: Pairing
  var context = PassedContext.whatRulesTake

  /// What is tried for one verdict.
  static let limit = 96
  /// How many values of a context.
  static let contextLimit = 48

  // MARK: - Read

  /// Documents of OLD, read by NEW.
  ///
  /// - Parameter documents: The first one that is refused is the witness, else the first one that is read differently.
  func read(_ documents: [DocumentTree], _ entries: (old: Entry, new: Entry), _ focus: Focus) -> Judgement {
    var result = judged(documents, entries, focus)
    result.witness?.context = context(of: entries)
    return result
  }

  /// What is passed with the documents of a type.
  func context(of entries: (old: Entry, new: Entry)) -> String? {
    old.context(of: entries.old, context) ?? new.context(of: entries.new, context)
  }

  private func judged(_ documents: [DocumentTree], _ entries: (old: Entry, new: Entry), _ focus: Focus) -> Judgement {
    var result = Judgement()
    var isRun = false
    var refusal: String?
    // What is absent has a default, which no other declaration changes.
    let comparison = ValueComparison(
      old: old, new: new, pairing: pairing, isWritten: false, skipsShared: !focus.isWhole && !focus.ignoresContents)
    for tree in Self.distinct(documents) {
      let document = Array(tree.json.utf8)
      let before = reading(of: document, as: entries.old, old)
      guard let value = before.value, isClosed(document, as: entries.old, old, of: value) else {
        if let problem = before.errors.first(where: { belongs($0, to: focus, isOld: true) }) {
          refusal = refusal ?? "\(problem.path): \(problem.kind.rawValue)"
          if result.verdict == .same, isRead(tree, entries.new, focus) { result.verdict = .adds }
        } else if let problem = before.errors.first {
          refusal = refusal ?? "\(problem.path): \(problem.kind.rawValue)"
        }
        continue
      }
      isRun = true
      let after = reading(of: document, as: entries.new, new)
      if let problem = after.errors.first(where: { belongs($0, to: focus, isOld: false) }) {
        return Judgement(verdict: .breaks, witness: Self.witness(tree, problem))
      }
      guard result.verdict != .changes else { continue }
      if let other = after.value {
        if differs(value, other, focus, comparison) {
          result = Judgement(verdict: .changes, witness: witness(tree, value, old, other, new))
        }
      } else if focus.mayComplete, let found = completed(tree, entries, focus, comparison) {
        result = Judgement(verdict: .changes, witness: found)
      }
    }
    if !isRun, result.verdict == .same { result.reason = refusal ?? "no document of it could be made" }
    return result
  }

  /// Whether NEW reads a document that OLD refuses, with what other rules of NEW need if this change is about absence.
  private func isRead(_ tree: DocumentTree, _ entry: Entry, _ focus: Focus) -> Bool {
    if value(of: Array(tree.json.utf8), as: entry, new) != nil { return true }
    guard focus.ignoresContents, focus.mayComplete else { return false }
    let completed = tree.completed(by: LeastDocument(new).document(of: entry))
    return value(of: Array(completed.json.utf8), as: entry, new) != nil
  }

  /// Another rule refuses the document: with what that needs, this one may still be compared.
  private func completed(
    _ tree: DocumentTree, _ entries: (old: Entry, new: Entry), _ focus: Focus, _ comparison: ValueComparison
  ) -> Witness? {
    let tree = tree.completed(by: LeastDocument(new).document(of: entries.new))
    let document = Array(tree.json.utf8)
    guard let value = value(of: document, as: entries.old, old),
      let other = self.value(of: document, as: entries.new, new), differs(value, other, focus, comparison)
    else { return nil }
    return witness(tree, value, old, other, new)
  }

  // MARK: - Written

  /// What NEW writes, read by OLD.
  func written(_ values: [MappedValue], _ entries: (old: Entry, new: Entry), _ focus: Focus) -> Judgement {
    var result = judged(values, entries, focus)
    result.witness?.context = context(of: entries)
    return result
  }

  private func judged(_ values: [MappedValue], _ entries: (old: Entry, new: Entry), _ focus: Focus) -> Judgement {
    var result = Judgement()
    var isRun = false
    let comparison = ValueComparison(old: old, new: new, pairing: pairing, isWritten: true, skipsShared: !focus.isWhole)
    for (value, document, again) in documents(of: values, as: entries.new) {
      isRun = true
      let before = reading(of: document, as: entries.old, old)
      let text = DocumentTree.text(String(decoding: document, as: UTF8.self))
      if let problem = before.errors.first(where: { belongs($0, to: focus, isOld: true) }) {
        return Judgement(verdict: .breaks, witness: Self.witness(text, problem))
      }
      guard result.verdict != .changes else { continue }
      if let other = before.value {
        if differs(other, value, again, entries.old, focus, comparison) {
          result = Judgement(verdict: .changes, witness: witness(text, value, new, other, old))
        }
      } else if focus.mayComplete, let json = try? JSONValue(json: text.json) {
        let tree = DocumentTree(json).completed(by: LeastDocument(old).document(of: entries.old))
        let document = Array(tree.json.utf8)
        guard let other = self.value(of: document, as: entries.old, old),
          differs(other, value, again, entries.old, focus, comparison)
        else { continue }
        result = Judgement(verdict: .changes, witness: witness(tree, value, new, other, old))
      }
    }
    if !isRun { result.reason = "no value of it could be written" }
    return result
  }

  /// What NEW writes for a value, and what it reads of that.
  private typealias Written = (value: MappedValue, document: [UInt8], again: MappedValue?)

  /// What NEW writes for values: first what it reads again as well.
  private func documents(of values: [MappedValue], as entry: Entry) -> [Written] {
    // Two values may be written as the same document, and only one of them be what is read of it.
    var seen: [[UInt8]: Set<MappedValue>] = [:]
    var all: (again: [Written], only: [Written]) = ([], [])
    for value in values.prefix(Self.limit) {
      guard let document = try? new.interpreter.write(value, as: entry),
        seen[document, default: []].insert(value).inserted
      else { continue }
      let again = self.value(of: document, as: entry, new)
      if again != nil { all.again.append((value, document, again)) } else { all.only.append((value, document, nil)) }
    }
    return all.again + all.only
  }

  // MARK: - Running

  private static func distinct(_ documents: [DocumentTree]) -> [DocumentTree] {
    var seen: Set<String> = []
    var distinct: [DocumentTree] = []
    for document in documents where distinct.count < limit && seen.insert(document.json).inserted {
      distinct.append(document)
    }
    return distinct
  }

  /// The value, and the problems that are errors. Neither, if the value is known to Swift only.
  func reading(
    of document: [UInt8], as entry: Entry, _ side: Side
  ) -> (value: MappedValue?, errors: [MappingProblem]) {
    let reading = side.interpreter.read(document, as: entry, passed: passed(with: entry, side), isComplete: true)
    guard reading?.value?.hasNullForSwift != true else { return (nil, []) }
    return (reading?.value, reading?.problems.filter { $0.severity == .error } ?? [])
  }

  /// The value, where problems do not matter. `nil` as well if it is known to Swift only.
  func value(of document: [UInt8], as entry: Entry, _ side: Side) -> MappedValue? {
    let value = side.interpreter.value(of: document, as: entry, passed: passed(with: entry, side))
    return value?.hasNullForSwift == true ? nil : value
  }

  /// Both sides get the same, so that only documents differ: a context of another type is a change of its own.
  private func passed(with entry: Entry, _ side: Side) -> PassedJSON? {
    guard side === new else { return side.passed(with: entry, context) }
    var other: Entry?
    if case .mapping(let id) = entry.conversion { other = pairing.mappings[id].map { old.entry(of: old.program[$0]) } }
    if case .union(let id) = entry.conversion { other = pairing.unions[id].map { old.entry(of: old.program[$0]) } }
    return other.flatMap { old.passed(with: $0, context) } ?? new.passed(with: entry, context)
  }

  func isClosed(_ document: [UInt8], as entry: Entry, _ side: Side, of value: MappedValue) -> Bool {
    // What is lossy would be read without the object that has the key.
    guard let closed = side.closed.value(of: document, as: entry, passed: side.passed(with: entry, context)) else {
      return false
    }
    return side.interpreter.areSame(closed, value)
  }

  // MARK: - What counts

  func belongs(_ problem: MappingProblem, to focus: Focus, isOld: Bool) -> Bool {
    if problem.kind == .needsSwift { return false }
    if focus.isWhole || focus.kinds.contains(problem.kind.rawValue) { return true }
    let isAbsence = problem.kind == .missing || problem.kind == .null
    if focus.ignoresAbsence, isAbsence { return false }
    if focus.ignoresContents, !isAbsence, problem.kind != .unknownKey { return false }
    if let rule = problem.rule, focus.rules.contains(rule.name) { return true }
    if focus.paths.contains(problem.path) { return true }
    guard let property = isOld ? focus.newProperty ?? focus.oldProperty : focus.oldProperty ?? focus.newProperty else {
      return false
    }
    if problem.kind == .unknownKey {
      return property.written.contains { Self.isPath(problem.path, endingIn: $0) }
        || property.source.map { Self.isPath(problem.path, endingIn: $0.text) } ?? false
    }
    guard focus.includesBelow else { return false }
    let path = (isOld ? focus.oldProperty : focus.newProperty)?.property.path.description ?? ""
    return !path.isEmpty && problem.path.hasPrefix(path)
  }

  private static func isPath(_ path: String, endingIn place: String) -> Bool {
    !place.isEmpty
      && (path == place || path.hasSuffix("." + place) || place.hasPrefix(path + ".") || place.hasPrefix(path + "["))
  }

  private func differs(_ before: MappedValue, _ after: MappedValue, _ focus: Focus, _ comparison: ValueComparison)
    -> Bool
  { difference(before, after, focus, comparison) != nil }

  /// Whether OLD reads what is written as another value.
  ///
  /// - Parameter again: What NEW reads of it. What both lose is no difference between them.
  private func differs(
    _ other: MappedValue, _ value: MappedValue, _ again: MappedValue?, _ entry: Entry, _ focus: Focus,
    _ comparison: ValueComparison
  ) -> Bool {
    guard let found = difference(other, value, focus, comparison) else { return false }
    // What NEW does not write at all is lost by NEW alone.
    guard let again, !found.isAbsence, focus.newProperty?.property.isWritten != false else { return true }
    return difference(other, again, focus, comparison) != nil || oldKeeps(value, other, entry, focus)
  }

  /// Whether OLD reads the value of a property again where it writes it itself, so that only NEW loses it. Values of
  /// declared types are those of one side.
  private func oldKeeps(_ value: MappedValue, _ other: MappedValue, _ entry: Entry, _ focus: Focus) -> Bool {
    guard let before = focus.oldProperty, let after = focus.newProperty,
      before.property.type == after.property.type, !before.property.type.isDeclared,
      case .record(var record) = other, case .record(let source) = value,
      record.values.indices.contains(before.index), source.values.indices.contains(after.index)
    else { return false }
    let kept = source.values[after.index]
    record.values[before.index] = kept
    guard let document = try? old.interpreter.write(.record(record), as: entry),
      case .record(let read)? = self.value(of: document, as: entry, old)
    else { return false }
    return read.values[before.index] == kept
  }

  private func difference(
    _ before: MappedValue, _ after: MappedValue, _ focus: Focus, _ comparison: ValueComparison
  ) -> ValueComparison.Difference? {
    if focus.isWhole { return comparison.difference(before, after) }
    switch (focus.oldProperty, focus.newProperty) {
    case (nil, nil): return comparison.difference(before, after)
    // A property that only one side has: its value is the difference, whatever else differs.
    case (let rule?, nil), (nil, let rule?):
      if focus.newProperty == nil, case .record(let before) = before, case .record(let after) = after {
        return comparison.loss(of: rule.index, before, after)
      }
      let found = comparison.difference(before, after)
      return found?.subjects.first?.hasSuffix("." + rule.property.name) == true ? found : nil
    case (let old?, let new?):
      guard case .record(let before) = before, case .record(let after) = after else {
        return comparison.difference(before, after)
      }
      return comparison.difference(before, old.index, after, new.index)
    }
  }

  // MARK: - Witnesses

  private static func witness(_ tree: DocumentTree, _ problem: MappingProblem) -> Witness {
    Witness(document: tree.json, effect: .refused(path: problem.path, kind: problem.kind.rawValue))
  }

  private func witness(_ tree: DocumentTree, _ from: MappedValue, _ fromSide: Side, _ to: MappedValue, _ toSide: Side)
    -> Witness
  {
    let texts = (ValueComparison.text(from, fromSide) ?? "…", ValueComparison.text(to, toSide) ?? "…")
    return Witness(document: tree.json, effect: .changed(from: texts.0, to: texts.1))
  }
}

/// What a caller passes with a document.
enum PassedContext {
  /// The least value of the context, with what the rules of a mapping take from it: the least array has no element, and
  /// the least object no optional member.
  case whatRulesTake
  /// The least value, which may lack what they take.
  case least
  /// The least value, with another one at a place.
  case holding(DocumentTree, at: DocumentPath)
}

extension Side {
  func passed(with entry: Entry, _ choice: PassedContext = .whatRulesTake) -> PassedJSON? {
    guard let text = context(of: entry, choice), case .success(let passed) = PassedJSON.validated(Array(text.utf8)) else {
      return nil
    }
    return passed
  }

  /// Whether it is a value of the type of the context.
  func canPass(_ choice: PassedContext, with entry: Entry) -> Bool {
    guard let context = program.passed(with: entry), let text = self.context(of: entry, choice) else { return false }
    let entry = Entry(
      type: context.type, conversion: context.conversion, root: DocumentPath([]), depth: Entry.usualDepth)
    return interpreter.value(of: Array(text.utf8), as: entry) != nil
  }

  /// The same as JSON.
  func context(of entry: Entry, _ choice: PassedContext = .whatRulesTake) -> String? {
    guard let context = program.passed(with: entry) else { return nil }
    let least = LeastDocument(self)
    var tree = least.tree(context.conversion, context.type, depth: 0)
    switch choice {
    case .least: return tree.json
    case .holding(let value, let path): return tree.setting(path.steps[...], to: value).json
    case .whatRulesTake: break
    }
    guard case .mapping(let id) = entry.conversion else { return tree.json }
    for rule in rules(of: id) {
      for case .context(let path) in rule.source?.alternatives ?? [] where !tree.has(path.steps[...]) {
        tree = tree.setting(path.steps[...], to: least.tree(rule.property.conversion, rule.property.type, depth: 1))
      }
    }
    return tree.json
  }
}

extension ValueType {
  /// Whether it, or a part of it, is declared in a mapping, or in Swift.
  fileprivate var isDeclared: Bool {
    switch self {
    case .scalar: false
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign: true
    case .optional(let inner), .array(let inner), .set(let inner), .field(let inner), .lazyArray(let inner):
      inner.isDeclared
    case .dictionary(let key, let value): key.isDeclared || value.isDeclared
    }
  }
}

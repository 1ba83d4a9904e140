/// The records of the second reading of a document, after the first has failed (docs/decisions/0004).
///
/// A class, so that the reader of the first reading carries only one empty reference.
final class DiagnosisContext {
  /// Whether all problems are recorded, or only the one that ends the reading.
  let collects: Bool
  /// The rule that reads at each depth, the innermost last.
  private var frames: [Frame] = []
  /// The rules that were active when reading continued elsewhere.
  private var interrupted: [(frame: Int32, frames: [Frame])] = []
  /// The subject of the next failure, if the frames do not show it.
  var subject: Subject?
  /// The expectation of a failed pattern.
  var expected: String?
  /// What was found instead, if the value does not show it.
  var found: String?
  /// The cases of a union that were tried without success.
  var alternatives: [UnlocatedProblem.Alternative] = []
  /// Those of the unions that are being read, the outermost first.
  private var rejected: [[UnlocatedProblem.Alternative]] = []
  /// How the cases of unions were selected; nil if not requested.
  private(set) var choices: [ChoiceDraft.Place: ChoiceDraft]?
  /// The number of open attempts: a failure inside one drops the whole value.
  var attempts = 0
  private(set) var drafts: [UnlocatedProblem] = []
  /// Locations inside texts, which a failure identifies by the complement of their index here.
  private var places: [EmbeddedLocation] = []
  /// The number of problems other than dropped values.
  private(set) var failureCount = 0
  /// Whether anything but dropped values was recorded.
  var hasFailed: Bool { failureCount > 0 }

  /// The maximum number of problems, so that a hostile document cannot cause a list of unbounded size.
  static let usualLimit = 1_000
  private let limit: Int
  /// Whether further problems are only counted.
  var isFull: Bool { drafts.count >= limit }

  private struct Frame {
    var keys: KeyTable
    var rule: Int
    var depth: Int
    /// Whether it reads a value that was remembered, which may be the object of its mapping, or made of its keys.
    var isDeferred = false
  }

  struct Subject {
    var keys: KeyTable?
    /// nil for the declaration itself.
    var rule: Int?
    /// The object from which a path was requested, and the path.
    var asked: (object: Int, path: String)?
  }

  init(collects: Bool, tellsChoices: Bool = false, limit: Int = DiagnosisContext.usualLimit) {
    self.collects = collects
    self.limit = limit
    choices = tellsChoices ? [:] : nil
  }

  /// A rule begins to read. Ends all rules at the same or a greater depth.
  func enter(_ keys: KeyTable, rule: Int, depth: Int) {
    leave(depth: depth)
    subject = nil
    frames.append(Frame(keys: keys, rule: rule, depth: depth))
  }

  /// A rule begins to read a remembered value.
  ///
  /// - Parameters:
  ///   - depth: That of the value: the object of the mapping itself is one level less deep than its contents, as the
  ///     rule that reads the object.
  ///   - contents: That of the contents of the mapping's object.
  func enter(_ keys: KeyTable, rule: Int, depth: Int, contents: Int) {
    leave(depth: contents)
    while let last = frames.last, last.isDeferred, last.depth >= depth, last.keys.rules == keys.rules {
      frames.removeLast()
    }
    subject = nil
    frames.append(Frame(keys: keys, rule: rule, depth: depth, isDeferred: true))
  }

  func leave(depth: Int) {
    while let last = frames.last, last.depth >= depth { frames.removeLast() }
  }

  /// Reading continues elsewhere in the document, for a rule. The enclosing frames are kept until `unwind`.
  func detour(_ keys: KeyTable, rule: Int, scope: Int32) {
    interrupted.append((scope, frames))
    subject = nil
    frames = [Frame(keys: keys, rule: rule, depth: 0)]
  }

  /// Reading has returned to where this many steps enclosed it.
  func unwind(to frame: Int32) {
    while let last = interrupted.last, last.frame > frame {
      frames = last.frames
      interrupted.removeLast()
    }
  }

  func hasRule(at depth: Int) -> Bool { frames.contains { $0.depth <= depth } }

  /// An offset that represents a location inside a text.
  func note(_ place: EmbeddedLocation) -> Int {
    // Most steps request the location of their value, and many of them fail there or not at all.
    if let last = places.last, last.offset == place.offset, last.inner == place.inner {
      return ~(places.count - 1)
    }
    places.append(place)
    return ~(places.count - 1)
  }

  private func place(_ offset: Int) -> EmbeddedLocation {
    offset < 0 && places.indices.contains(~offset) ? places[~offset] : EmbeddedLocation(offset: offset, inner: [])
  }

  /// Creates the draft of a problem from a failure that happened at `depth`.
  func draft(_ failure: CodingFailure, depth: Int, isDropped: Bool) -> UnlocatedProblem {
    defer { forgetDetails() }
    let rule: MappingRule?
    switch failure.code {
    case .syntax, .encoding: rule = nil
    default:
      // What stands in no mapping of its own is read by the rule around it.
      if let subject, let keys = subject.keys {
        rule = keys.rule(subject.rule)
      } else {
        rule = frames.last { $0.depth <= depth }.flatMap { $0.keys.rule($0.rule) }
      }
    }
    let hidden = hiddenKeys(at: depth)
    let listed = failure.code == .missing ? listedKeys(at: depth) : nil
    let asked = subject?.asked.map { (place: self.place($0.object), path: $0.path) }
    let place = asked?.place ?? self.place(failure.offset)
    return UnlocatedProblem(
      failure: CodingFailure(failure.code, failure.expectation, at: place.offset), expected: expected, found: found,
      asked: asked.map { ($0.place.offset, $0.path) }, inner: place.inner, rule: rule,
      alternatives: alternatives, isDropped: isDropped, hidden: hidden, listedKeys: listed)
  }

  /// What was recorded about the next failure.
  struct Details {
    var subject: Subject?
    var expected: String?
    var found: String?
    var alternatives: [UnlocatedProblem.Alternative]
  }

  /// Takes what was recorded about a failure at `depth` out, with the rule that reads there.
  func takeDetails(at depth: Int) -> Details {
    defer { forgetDetails() }
    var subject = subject ?? Subject()
    if subject.keys == nil, let frame = frames.last(where: { $0.depth <= depth }) {
      subject.keys = frame.keys
      subject.rule = frame.rule
    }
    return Details(subject: subject, expected: expected, found: found, alternatives: alternatives)
  }

  func restore(_ details: Details) {
    subject = details.subject
    expected = details.expected
    found = details.found
    alternatives = details.alternatives
  }

  /// The next failure is another one.
  func forgetDetails() {
    subject = nil
    expected = nil
    found = nil
    alternatives = []
  }

  /// Whether a rule that reads at this depth, or around it, has a value that must not be shown.
  func isSensitive(at depth: Int) -> Bool {
    frames.contains { $0.depth <= depth && $0.keys.isSensitive($0.rule) }
      || interrupted.contains { $0.frames.contains { $0.keys.isSensitive($0.rule) } }
  }

  /// The keys that a path may show, if a rule that reads at this depth, around it, or for the next failure has a value
  /// that must not be shown.
  private func hiddenKeys(at depth: Int) -> HiddenKeys? {
    let isSubject = subject?.rule.flatMap { subject?.keys?.isSensitive($0) } == true
    guard isSubject || isSensitive(at: depth) else { return nil }
    // An object at depth 1 has the first step of the path.
    let outermost = interrupted.isEmpty ? frames.first { $0.keys.isSensitive($0.rule) } : nil
    let tables = (frames + interrupted.flatMap(\.frames)).map(\.keys) + [subject?.keys].compactMap(\.self)
    return HiddenKeys(
      first: interrupted.isEmpty ? max((outermost?.depth ?? depth) - 1, 0) : 0,
      shown: tables.reduce(into: []) { $0.formUnion($1.namedKeys) })
  }

  /// The keys of an object that may be listed, if it, or others of its keys, are part of a value that must not be shown.
  func listedKeys(at depth: Int) -> Set<String>? {
    let around = frames.filter { $0.depth <= depth }
    var tables = [subject?.keys ?? around.last?.keys].compactMap(\.self)
    // Several mappings may read one object, each after the other.
    let own = subject?.keys?.rules
    let outside = around.reversed().drop { !$0.isDeferred && $0.keys.rules == own }
    tables += outside.prefix(while: \.isDeferred).map(\.keys)
    if !interrupted.isEmpty { tables += (frames + interrupted.flatMap(\.frames)).map(\.keys) }
    guard tables.contains(where: \.hidesOtherKeys) || isSensitive(at: depth) else { return nil }
    return tables.reduce(into: []) { $0.formUnion($1.namedKeys) }
  }

  // MARK: Attempted cases

  /// Begins to select the case of a union inside `level` others.
  func beginChoice(_ level: Int) {
    rejected.removeLast(max(rejected.count - level, 0))
    while rejected.count <= level { rejected.append([]) }
  }

  func reject(_ name: String, _ problem: UnlocatedProblem.Alternative.Reason, at level: Int) {
    rejected.removeLast(max(rejected.count - level - 1, 0))
    guard rejected.indices.contains(level) else { return }
    rejected[level].append(UnlocatedProblem.Alternative(name: name, reason: problem))
  }

  /// A call of an `or` did not take the value.
  func reject(call: Int, _ problem: UnlocatedProblem, at level: Int) {
    rejected.removeLast(max(rejected.count - level - 1, 0))
    guard rejected.indices.contains(level) else { return }
    rejected[level].append(UnlocatedProblem.Alternative(name: "", reason: .problem(problem), call: call))
  }

  func rejected(at level: Int) -> [UnlocatedProblem.Alternative] {
    rejected.indices.contains(level) ? rejected[level] : []
  }

  /// Ends the selection.
  ///
  /// - Parameters:
  ///   - offset: Negative for a location inside a text.
  ///   - number: The number of the selected case; -1 for none.
  func endChoice(_ keys: KeyTable, at offset: Int, _ number: Int, level: Int) {
    guard choices != nil, offset >= 0, let union = keys.rule(nil)?.name else { return }
    choices?[ChoiceDraft.Place(offset: offset, union: union)] = ChoiceDraft(
      left: rejected(at: level), taken: number < 0 ? nil : number)
  }

  /// Discards the problems of a value that is itself not kept.
  func forget(draftsBehind count: Int) { drafts.removeLast(max(drafts.count - count, 0)) }

  /// Whether a problem other than a dropped value was recorded for which `holds` is true.
  func hasProblem(_ holds: (UnlocatedProblem) -> Bool) -> Bool { drafts.contains { !$0.isDropped && holds($0) } }

  /// Whether the key at an offset was reported as a repeated one.
  func hasRepeatedKey(at offset: Int) -> Bool {
    !isFull && hasProblem { $0.failure.code == .duplicateKey && $0.inner.isEmpty && $0.failure.offset == offset }
  }

  /// Whether a problem was recorded inside a value: at an element or member of it, or in a document that it is the text
  /// of.
  ///
  /// - Parameters:
  ///   - offset: Negative for a location inside a text.
  ///   - length: In bytes.
  ///   - orAtIt: Whether what is wrong with the value itself, perhaps for another property that reads it, counts.
  func hasProblem(insideValueAt offset: Int, length: Int, orAtIt: Bool = false) -> Bool {
    let value = place(offset)
    let level = value.inner.count
    let start = value.inner.last?.offset ?? value.offset
    return hasProblem { draft in
      guard draft.inner.count >= level else { return false }
      var found = draft.failure.offset
      if let last = value.inner.last {
        let enclosing = draft.inner[level - 1]
        guard draft.failure.offset == value.offset, last.text === enclosing.text,
          draft.inner.prefix(level - 1).elementsEqual(value.inner.dropLast())
        else { return false }
        found = enclosing.offset
      }
      return found == start ? orAtIt || draft.inner.count > level : found > start && found - start < length
    }
  }

  func record(_ draft: UnlocatedProblem) {
    if !draft.isDropped { failureCount += 1 }
    if !isFull { drafts.append(draft) }
  }

  /// Same as `record(draft(…))`. Beyond the limit a failure is only counted: its draft would take much longer than the
  /// value took to read, and a document may have a failure in every few bytes.
  func record(_ failure: CodingFailure, depth: Int, isDropped: Bool) {
    guard isFull else { return record(draft(failure, depth: depth, isDropped: isDropped)) }
    if !isDropped { failureCount += 1 }
    forgetDetails()
  }
}

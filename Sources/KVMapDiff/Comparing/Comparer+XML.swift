import KVMap
import KVMapInterpret
import KVMapSema

/// What only XML documents show: the names of root elements, and namespaces.
extension Comparer {
  /// - Parameters:
  ///   - oldValues: Values of OLD, whose XML documents NEW reads.
  ///   - newValues: Values of NEW, whose XML documents OLD reads.
  func compareXMLNames(
    _ before: Mapping, _ after: Mapping, _ entries: (old: Entry, new: Entry), _ oldValues: NewValues,
    _ newValues: NewValues
  ) {
    let names = (before.extras.element, after.extras.element)
    guard names.0 != names.1 || before.extras.namespaces != after.extras.namespaces else { return }
    var change = Change(
      id: .xmlNameChanged, subject: after.name,
      message: names.0 == names.1
        ? "XML documents have other namespaces" : "XML documents have another root element")
    (change.old, change.new) = (old.place(of: before), new.place(of: after))
    let judge = judge
    let ways = (oldValues.withEach(old.rules(of: before.id)), newValues.withEach(new.rules(of: after.id)))
    let read = judge.xml(ways.0, (old, entries.old), (new, entries.new))
    (change.read, change.readWitness) = (read.verdict, read.witness)
    let written = judge.xml(ways.1, (new, entries.new), (old, entries.old))
    (change.written, change.writtenWitness) = (written.verdict, written.witness)
    change.reason = read.reason ?? written.reason
    changes.append(change)
  }
}

extension NewValues {
  /// The least value, and it with each property changed.
  fileprivate func withEach(_ rules: [PropertyRule]) -> [MappedValue] { [least].compactMap(\.self) + all(rules) }
}

extension Judge {
  typealias Way = (side: Side, entry: Entry)

  /// What one side writes as XML and reads again, read by the other.
  ///
  /// - Parameter values: Values of the side that writes.
  func xml(_ values: [MappedValue], _ writer: Way, _ reader: Way) -> Judgement {
    var result = Judgement()
    var isRun = false
    let comparison = ValueComparison(
      old: old, new: new, pairing: pairing, isWritten: writer.side === new, skipsShared: false)
    for value in values.prefix(Self.limit) {
      guard let document = try? writer.side.interpreter.write(value, in: .xml, as: writer.entry),
        let again = readXML(document, writer).value
      else { continue }
      isRun = true
      let found = readXML(document, reader)
      let text = String(decoding: document, as: UTF8.self)
      if let problem = found.errors.first(where: { $0.kind != .needsSwift }) {
        // What JSON shows as well is another change.
        guard isOfXML(again, writer, reader) else { continue }
        let effect = Witness.Effect.refused(path: problem.path, kind: problem.kind.rawValue)
        let context = writer.side.context(of: writer.entry)
        return Judgement(verdict: .breaks, witness: Witness(document: text, effect: effect, context: context))
      }
      guard result.verdict == .same, let other = found.value, isOfXML(again, writer, reader) else { continue }
      let pair = writer.side === old ? (again, other) : (other, again)
      guard comparison.difference(pair.0, pair.1) != nil,
        let from = ValueComparison.text(again, writer.side), let to = ValueComparison.text(other, reader.side)
      else { continue }
      let effect = Witness.Effect.changed(from: from, to: to)
      let context = writer.side.context(of: writer.entry)
      result = Judgement(verdict: .changes, witness: Witness(document: text, effect: effect, context: context))
    }
    if !isRun { result.reason = "no XML document of it could be made" }
    return result
  }

  /// Whether the other side reads the value where it is written as JSON, as the same.
  private func isOfXML(_ value: MappedValue, _ writer: Way, _ reader: Way) -> Bool {
    guard let document = try? writer.side.interpreter.write(value, as: writer.entry) else { return false }
    guard let other = self.value(of: document, as: reader.entry, reader.side) else { return false }
    let pair = writer.side === old ? (value, other) : (other, value)
    return ValueComparison(old: old, new: new, pairing: pairing, isWritten: writer.side === new, skipsShared: false)
      .difference(pair.0, pair.1) == nil
  }

  private func readXML(_ document: [UInt8], _ way: Way) -> (value: MappedValue?, errors: [MappingProblem]) {
    let interpreter = way.side.interpreter
    let reading = interpreter.read(
      document, in: interpreter.notatedFormat(.xml, of: way.entry), as: way.entry,
      passed: way.side.passed(with: way.entry), isComplete: true)
    return (reading?.value, reading?.problems.filter { $0.severity == .error } ?? [])
  }
}

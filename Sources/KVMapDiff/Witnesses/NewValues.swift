@_spi(Generated) import KVMap
import KVMapInterpret
import KVMapSema

/// Values of a type of NEW, which are written: the least one, changed in one property.
struct NewValues {
  let samples: Samples
  private let entry: Entry
  private let side: Side
  /// What the least document is read as, or a value that is made without reading.
  let least: MappedValue?

  init(_ samples: Samples, _ entry: Entry, _ side: Side) {
    self.samples = samples
    self.entry = entry
    self.side = side
    let document = Array(samples.least.document(of: entry).json.utf8)
    let read = side.interpreter.value(of: document, as: entry, passed: side.passed(with: entry))
    least = read ?? LeastValue(side.program).values(of: entry.type).first
  }

  /// - Parameter documents: Documents of NEW; what they are read as is written, too.
  func values(of rule: PropertyRule, documents: [DocumentTree]) -> [MappedValue] {
    var all: [MappedValue] = []
    if case .record(let record)? = least, record.values.indices.contains(rule.index) {
      let type = rule.property.type
      let own = LeastValue(side.program).values(of: type)
      // An optional that is there comes first, and what is nil last.
      for value in own {
        var record = record
        record.values[rule.index] = value
        if satisfies(value, rule) { all.append(.record(record)) }
      }
    }
    return all + values(of: documents)
  }

  /// The least value with what may be absent; `nil` if NEW does not read it.
  var full: MappedValue? {
    var least = samples.least
    least.includesOptional = true
    return values(of: [least.document(of: entry)]).first
  }

  /// What documents of NEW are read as.
  func values(of documents: [DocumentTree]) -> [MappedValue] {
    documents.compactMap {
      side.interpreter.value(of: Array($0.json.utf8), as: entry, passed: side.passed(with: entry))
    }
  }

  var mapping: Mapping { samples.mapping }

  /// The least document with one more value.
  func document(with tree: DocumentTree, at source: PropertySource) -> DocumentTree? {
    guard entry.root.steps.isEmpty else { return nil }
    return samples.least.placing(tree, at: source, in: samples.least.document(of: entry))
  }

  /// The values with each property changed.
  func all(_ rules: [PropertyRule]) -> [MappedValue] { rules.flatMap { values(of: $0, documents: []) } }

  /// Whether the checks of a rule let a value through, so that Swift code would rightly have it: it is written and read
  /// again. A value that is only written is not checked.
  private func satisfies(_ value: MappedValue, _ rule: PropertyRule) -> Bool {
    guard !rule.property.checks.isEmpty, rule.property.isRead, case .record(var record)? = least else { return true }
    record.values[rule.index] = value
    guard let document = try? side.interpreter.write(.record(record), as: entry) else { return false }
    return side.interpreter.value(of: document, as: entry, passed: side.passed(with: entry)) != nil
  }
}

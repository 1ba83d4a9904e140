import KVMap
import KVMapSema

/// Goes through a document beside the rules that read it, and notes which took what.
///
/// It looks at the read plans and not at the reading itself, so that it also shows what the rules would take of a
/// document that does not map.
struct RuleTrace {
  private(set) var entries: [TraceEntry] = []
  private let program: Program
  private let format: TracedFormat

  init(_ program: Program, _ format: TracedFormat) {
    self.program = program
    self.format = format
  }

  /// - Parameters:
  ///   - mapped: What was made of the value, if anything was: it knows the cases of unions.
  ///   - path: Where the value stands.
  mutating func follow(
    _ value: Value, _ conversion: Conversion, _ mapped: MappedValue?, at path: DocumentPath
  ) {
    switch conversion {
    case .scalar, .enumeration, .foreign, .parameter, .jsonText: return
    case .mapping(let id): follow(value, program[id], arguments: [], mapped, at: path)
    case .generic(let id, let arguments): follow(value, program[id], arguments: arguments, mapped, at: path)
    case .optional(let inner, _), .field(let inner): if value != .null { follow(value, inner, mapped, at: path) }
    case .array(let inner, _, _), .set(let inner, _, _), .lazyArray(let inner):
      guard case .array(let elements) = value else { return follow(value, inner, nil, at: path) }
      for (index, element) in elements.enumerated() {
        follow(element, inner, mapped?.element(index, of: elements.count), at: path + .index(index))
      }
    case .dictionary(_, let inner, _), .keyed(let inner, _):
      guard case .object(let object) = value else { return }
      for (key, member) in zip(object.keys, object.values) { follow(member, inner, nil, at: path + .key(key)) }
    case .union(let id): follow(value, program[id], mapped, at: path)
    case .pipeline(let pipeline): follow(value, pipeline.input, nil, at: path)
    }
  }

  // MARK: - Mappings

  private mutating func follow(
    _ value: Value, _ mapping: Mapping, arguments: [Conversion], _ mapped: MappedValue?, at path: DocumentPath
  ) {
    var walk = MappingTrace(
      mapping: mapping, arguments: arguments, record: mapped?.record, path: path, format: format)
    walk.run(value)
    for step in walk.steps {
      switch step {
      case .note(let entry): entries.append(entry)
      case .follow(let value, let conversion, let mapped, let path): follow(value, conversion, mapped, at: path)
      }
    }
  }

  // MARK: - Unions

  private mutating func follow(_ value: Value, _ union: Union, _ mapped: MappedValue?, at path: DocumentPath) {
    var index: Int?
    var payload: MappedValue?
    if case .unionCase(_, let found, let inner)? = mapped { (index, payload) = (found, inner) }
    guard case .discriminator(let key, payload: let place) = union.selection else {
      guard let index else { return }
      return follow(value, union.cases[index].conversion, payload, at: path)
    }
    let discriminator = format.value(at: key, in: value)
    let name = union.typeName
    if let discriminator {
      entries.append(
        TraceEntry(.read, path: (path + key).description, property: "the case of \(name)", origin: union.origin))
      index = index ?? union.cases.firstIndex { $0.read.contains { $0.isSame(as: discriminator) } }
        ?? union.cases.firstIndex(where: \.isElse)
    } else {
      entries.append(
        TraceEntry(.missing, path: (path + key).description, property: "the case of \(name)", origin: union.origin))
    }
    guard let index else { return }
    let choice = union.cases[index]
    guard let place, !choice.isElse else {
      let start = entries.count
      follow(value, choice.conversion, payload, at: path)
      // The discriminator stands in the object that the payload is read from.
      entries = entries[..<start] + entries[start...].filter { $0.fate != .unread || $0.path != (path + key).description }
      return
    }
    if let inner = format.value(at: place, in: value) { follow(inner, choice.conversion, payload, at: path + place) }
  }
}

extension DefaultValue {
  /// Whether a discriminator says this value.
  fileprivate func isSame(as value: Value) -> Bool {
    switch (self, value) {
    case (.string(let text), .string(let found)): text == found
    case (.integer(let digits), .number(let found)), (.floating(let digits), .number(let found)):
      Number(digits) == found
    case (.bool(let flag), .bool(let found)): flag == found
    default: false
    }
  }
}

extension MappedValue {
  var record: Record? {
    switch self {
    case .record(let record): record
    case .unionCase(_, _, let payload): payload.record
    default: nil
    }
  }

  /// The element of an array from which nothing was dropped.
  fileprivate func element(_ index: Int, of count: Int) -> MappedValue? {
    guard case .array(let elements) = self, elements.count == count, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

extension DocumentPath {
  static func + (path: DocumentPath, step: Step) -> DocumentPath { DocumentPath(path.steps + [step]) }
  static func + (path: DocumentPath, rest: DocumentPath) -> DocumentPath { DocumentPath(path.steps + rest.steps) }
}

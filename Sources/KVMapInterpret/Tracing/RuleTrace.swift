import KVMap
import KVMapSema

/// Goes through a document beside the rules that read it, and notes which took what.
///
/// It looks at the read plans and not at the reading itself, so that it also shows what the rules would take of a
/// document that does not map.
struct RuleTrace {
  var entries: [TraceEntry] = []
  let program: Program
  let format: TracedFormat
  let choices: [TracedChoice.Place: TracedChoice]
  /// Where the value that is followed stands in the document.
  private let place: String
  /// Where a value that stands by itself is being followed as an array of one: it is not such an array of arrays.
  private var singles: Set<DocumentPath> = []

  init(
    _ program: Program, _ format: TracedFormat, _ choices: [TracedChoice.Place: TracedChoice], place: String
  ) {
    self.program = program
    self.format = format
    self.choices = choices
    self.place = place
  }

  /// A path from the value, as one from the root of the document.
  func path(_ path: String) -> String {
    if place.isEmpty || path.isEmpty { return place + path }
    return place + (path.hasPrefix("[") ? "" : ".") + path
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
    case .array(let inner, let acceptsSingle, _), .set(let inner, let acceptsSingle, _):
      follow(value, elements: inner, mapped, at: path, acceptsSingle: acceptsSingle)
    case .lazyArray(let inner): follow(value, elements: inner, mapped, at: path, acceptsSingle: false)
    case .dictionary(_, let inner, _), .keyed(let inner, _, _):
      guard case .object(let object) = value else { return }
      for (key, member) in zip(object.keys, object.values) { follow(member, inner, nil, at: path + .key(key)) }
    case .union(let id): follow(value, program[id], mapped, at: path)
    case .pipeline(let pipeline): follow(value, pipeline.input, nil, at: path)
    }
  }

  private mutating func follow(
    _ value: Value, elements inner: Conversion, _ mapped: MappedValue?, at path: DocumentPath, acceptsSingle: Bool
  ) {
    if case .array(let elements) = value {
      for (index, element) in elements.enumerated() {
        follow(element, inner, mapped?.element(index, of: elements.count), at: path + .index(index))
      }
    } else if acceptsSingle || format == .texts, singles.insert(path).inserted {
      follow(value, inner, nil, at: path)
      singles.remove(path)
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

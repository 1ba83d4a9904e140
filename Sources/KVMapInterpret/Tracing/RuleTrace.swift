@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

/// Walks a document alongside the rules that read it, and records which rule took what.
///
/// It is based on the read plans and not on the actual reading, so it also shows what the rules would take from a
/// document that does not map.
struct RuleTrace {
  var entries: [TraceEntry] = []
  let program: Program
  let format: TracedFormat
  let choices: [TracedChoice.Place: TracedChoice]
  /// The position of the current value in the document.
  private let place: String
  /// Where a standalone value is being treated as an array of one: it does not become an array of arrays.
  private var singles: Set<DocumentPath> = []
  /// Where the elements of the arrays are that projections make, by the paths of these.
  private var elementPlaces: [DocumentPath: [DocumentPath]] = [:]
  private(set) var objects: [TracedObject] = []
  /// The objects around the current value whose rules are followed, from the outermost.
  private var enclosing: [DocumentPath] = []
  /// What rules read of the objects around their own, below the value.
  private(set) var readAround = ReadPlaces()
  /// What they read of the document.
  private(set) var readOfDocument = ReadPlaces()
  /// Texts that no case of their enum has.
  private(set) var unknownTexts: [TracedText] = []

  init(
    _ program: Program, _ format: TracedFormat, _ choices: [TracedChoice.Place: TracedChoice], place: String
  ) {
    self.program = program
    self.format = format
    self.choices = choices
    self.place = place
  }

  /// Converts a path from the value to one from the root of the document.
  func path(_ path: String) -> String {
    if place.isEmpty || path.isEmpty { return place + path }
    return place + (path.hasPrefix("[") ? "" : ".") + path
  }

  /// - Parameters:
  ///   - mapped: The result of reading the value, if any: it determines the cases of unions.
  ///   - path: The position of the value.
  mutating func follow(
    _ value: JSONValue, _ conversion: Conversion, _ mapped: MappedValue?, at path: DocumentPath
  ) {
    switch conversion {
    case .scalar, .foreign, .parameter, .jsonText: return
    case .enumeration(let id, _):
      if case .string(let text) = value, !program[id].reads(text) {
        unknownTexts.append(TracedText(enumeration: id, place: path))
      }
    case .mapping(let id): follow(value, program[id], arguments: [], mapped, at: path)
    case .generic(let id, let arguments) where program.union(of: id) != nil:
      guard let union = program.union(of: id) else { return }
      follow(value, union.substituting(arguments), mapped, at: path)
    case .generic(let id, let arguments): follow(value, program[id], arguments: arguments, mapped, at: path)
    case .optional(let inner, _), .field(let inner): if value != .null { follow(value, inner, mapped, at: path) }
    case .array(let inner, let acceptsSingle, _), .set(let inner, let acceptsSingle, _):
      follow(value, elements: inner, mapped, at: path, acceptsSingle: acceptsSingle)
    case .lazyArray(let inner): follow(value, elements: inner, mapped, at: path, acceptsSingle: false)
    case .dictionary(_, let inner, _), .keyed(let inner, _, _):
      guard case .object(let object) = value else { return }
      for (key, member) in zip(object.keys, object.values) { follow(member, inner, nil, at: path + .key(key)) }
    case .single(let collection): follow(value, collection, nil, at: path)
    case .entries(let notation, _, let inner, _): follow(value, entries: notation, inner, at: path)
    case .union(let id): follow(value, program[id], mapped, at: path)
    case .pipeline(let pipeline): follow(value, pipeline.input, nil, at: path)
    case .alternatives(let all):
      // What an object contains is read by the call that takes objects.
      guard let read = all.first(where: { program.kinds(of: $0, isNative: true).contains(value.kind) }) else { return }
      follow(value, read, mapped, at: path)
    }
  }

  private mutating func follow(
    _ value: JSONValue, elements inner: Conversion, _ mapped: MappedValue?, at path: DocumentPath, acceptsSingle: Bool
  ) {
    if case .array(let elements) = value {
      for (index, element) in elements.enumerated() {
        follow(element, inner, mapped?.element(index, of: elements.count), at: place(ofElement: index, in: path))
      }
    } else if acceptsSingle || format == .texts, singles.insert(path).inserted {
      follow(value, inner, nil, at: path)
      singles.remove(path)
    }
  }

  private func place(ofElement index: Int, in array: DocumentPath) -> DocumentPath {
    guard let places = elementPlaces[array], places.indices.contains(index) else { return array + .index(index) }
    return places[index]
  }

  /// The values of a dictionary whose entries stand in an array.
  private mutating func follow(
    _ value: JSONValue, entries notation: EntryNotation, _ inner: Conversion, at path: DocumentPath
  ) {
    let elements = if case .array(let elements) = value { elements } else { format == .texts ? [value] : [] }
    for (index, element) in elements.enumerated() {
      let place = if case .array = value { place(ofElement: index, in: path) } else { path }
      switch (notation, element) {
      case (.pairs(_, let key), .object(let object)):
        for (name, member) in zip(object.keys, object.values) where name == key {
          follow(member, inner, nil, at: place + .key(key))
        }
      case (.arrays, .array(let parts)) where parts.count == 2: follow(parts[1], inner, nil, at: place + .index(1))
      case (.keyed(let key), .object):
        let start = entries.count
        follow(element, inner, nil, at: place)
        // The key of the entry is read around the object.
        let reported = (place + .key(key)).description
        entries = entries[..<start] + entries[start...].filter { $0.fate != .unread || $0.path != reported }
      case (.pairs, _), (.arrays, _), (.keyed, _): continue
      }
    }
  }

  // MARK: - Mappings

  private mutating func follow(
    _ value: JSONValue, _ mapping: Mapping, arguments: [Conversion], _ mapped: MappedValue?, at path: DocumentPath
  ) {
    var walk = MappingTrace(
      mapping: mapping, arguments: arguments, record: mapped?.record, path: path, format: format)
    walk.run(value)
    objects.append(TracedObject(mapping: mapping.id, place: path))
    let object = objects.count
    enclosing.append(path)
    defer { enclosing.removeLast() }
    for step in walk.steps {
      switch step {
      case .note(var entry):
        entry.object = object
        entries.append(entry)
      case .follow(let value, let conversion, let mapped, let path, let isSensitive):
        let start = entries.count
        follow(value, conversion, mapped, at: path)
        if isSensitive { hideEntries(from: start, below: path) }
      case .followProjected(let found, let conversion, let mapped, let path, let isSensitive):
        let start = entries.count
        elementPlaces[path] = found.map(\.place)
        follow(.array(found.map(\.value)), conversion, mapped, at: path)
        elementPlaces[path] = nil
        if isSensitive { hideEntries(from: start, below: path) }
      case .readAround(let around): note(around)
      case .followMade(let value, let conversion, let mapped, let path, let made, let isSensitive):
        let (start, firstObject) = (entries.count, objects.count)
        follow(value, conversion, mapped, at: path)
        if isSensitive { hideEntries(from: start, below: path) }
        for index in entries.indices[start...] { entries[index].isOfMadeObject = true }
        guard made.isNew else { continue }
        for index in entries.indices[start...] {
          guard let place = entries[index].place else { continue }
          let moved = made.place(of: place)
          guard moved != place else { continue }
          entries[index].place = moved
          entries[index].path = moved.description
        }
        for index in objects.indices[firstObject...] {
          if objects[index].place == path { objects[index].isMade = true }
          objects[index].place = made.place(of: objects[index].place)
        }
      }
    }
  }
}

extension RuleTrace {
  private mutating func note(_ around: PathAround) {
    guard let hops = around.hops else { return readOfDocument.insert(around.path) }
    // Nothing encloses the value.
    let position = enclosing.count - 1 - hops
    if enclosing.indices.contains(position) { readAround.insert(enclosing[position] + around.path) }
  }

  /// Hides the keys in a value that must not be shown, those that its rules name as well.
  private mutating func hideEntries(from start: Int, below path: DocumentPath) {
    let known = path.description
    for index in entries.indices[start...] where !entries[index].path.isEmpty && entries[index].path != known {
      entries[index].hiddenPath = path.hidingNext.description
    }
  }
}

extension MappedValue {
  var record: Record? {
    switch self {
    case .record(let record): record
    case .unionCase(_, _, let payload): payload?.record
    default: nil
    }
  }

  /// The element of an array from which nothing was dropped.
  fileprivate func element(_ index: Int, of count: Int) -> MappedValue? {
    guard case .array(let elements) = self, elements.count == count, elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }
}

extension DocumentPath {
  /// The path of a part that must not be shown, as in problems.
  var hidingNext: DocumentPath { self + .key("…") }

  static func + (path: DocumentPath, step: Step) -> DocumentPath { DocumentPath(path.steps + [step]) }
  static func + (path: DocumentPath, rest: DocumentPath) -> DocumentPath { DocumentPath(path.steps + rest.steps) }
}

extension JSONValue {
  fileprivate var kind: ValueKinds {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

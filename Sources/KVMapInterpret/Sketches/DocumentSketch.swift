@_spi(Generated) import KVMap
package import KVMapSema

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Generates documents that a mapping should mostly be able to read, based on its rules. They need not be valid: the
/// two ways to run a mapping must agree on invalid ones too.
package struct DocumentSketch {
  let program: Program
  private let interpreter: Interpreter
  var random: SketchRandom
  /// Whether every optional part is present.
  private let isWhole: Bool
  /// The maximum depth of recursive trees.
  private static let deepest = 4
  /// How many values a document may still have. Then what may be absent is: types that refer to one another five times
  /// at each level would make thousands of objects.
  private var valuesLeft = 0
  private static let mostValues = 500
  /// A required recursion ends here: in levels of objects, and in values beyond `mostValues`.
  private static let deepestObject = 64
  private static let mostFurtherValues = 5_000
  /// The number of values in all documents so far.
  package private(set) var valueCount = 0

  /// - Parameter isWhole: Whether nothing is omitted or varied, to see the complete result.
  package init(_ program: Program, seed: UInt64, isWhole: Bool = false) {
    self.program = program
    self.isWhole = isWhole
    interpreter = Interpreter(program)
    random = SketchRandom(seed: seed)
  }

  package mutating func document(for entry: Entry) -> [UInt8] { Array(sketchedTree(for: entry).json.utf8) }

  /// The same as a tree.
  package mutating func sketchedTree(for entry: Entry) -> DocumentTree {
    valuesLeft = Self.mostValues
    let value = tree(entry.conversion, entry.type, depth: 0)
    valueCount += Self.mostValues - valuesLeft
    return DocumentTree.object([]).setting(path(entry.root)[...], to: value)
  }

  func path(_ path: DocumentPath) -> [DocumentPathStep] {
    path.steps.compactMap { step -> DocumentPathStep? in
      switch step {
      case .key(let key): .key(key)
      case .index(let index): .index(index)
      case .every, .selected: nil
      }
    }
  }

  mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  /// Same as `oneIn`, for variations that are likely to be invalid.
  mutating func strays(_ count: Int) -> Bool { oneIn(count) && !isWhole }

  mutating func tree(_ conversion: Conversion, _ type: ValueType, depth: Int) -> DocumentTree {
    valuesLeft -= 1
    switch conversion {
    case .scalar(let scalar, let coercion): return leaf(scalar, isLenient: coercion == .lenient)
    case .mapping(let id): return object(program[id], arguments: [], depth: depth)
    case .generic(let id, let arguments): return object(program[id], arguments: arguments, depth: depth)
    case .parameter, .foreign: return .leaf(.string("a"))
    case .enumeration(let id, _): return enumerationCase(program[id])
    case .union(let id): return unionCase(program[id], depth: depth)
    case .optional(let inner, _):
      return oneIn(4) || isLargeEnough(depth) ? .leaf(.null) : tree(inner, type.inner, depth: depth)
    case .field(let inner): return oneIn(4) ? .leaf(.null) : tree(inner, type.inner, depth: depth)
    case .array(let inner, let acceptsSingle, _), .set(let inner, let acceptsSingle, _):
      if acceptsSingle, oneIn(3) { return tree(inner, type.inner, depth: depth + 1) }
      return .array(parts(of: inner, type.inner, depth: depth))
    case .lazyArray(let inner): return .array(parts(of: inner, type.inner, depth: depth))
    case .keyed(let inner, _, _):
      return .object(parts(of: inner, type.inner, depth: depth).enumerated().map { ("key \($0)", $1) })
    case .single(let collection):
      let one = tree(collection.element, type, depth: depth + 1)
      if strays(4) { return .array([]) }
      if case .keyed = collection { return .object([("key", one)]) }
      return .array(strays(6) ? [one, one] : [one])
    case .entries(let notation, let key, let value, _):
      return .array(entries(notation, key, value, type, depth: depth))
    case .dictionary(let key, let value, _):
      let keys = parts(of: key, type.inner, depth: depth).map { Self.keyText($0) }
      return .object(keys.map { ($0, tree(value, type.inner, depth: depth + 1)) })
    case .jsonText(let inner): return .leaf(.string(tree(inner, type, depth: depth).json))
    case .pipeline(let pipeline): return self.pipeline(pipeline, depth: depth)
    case .alternatives(let calls):
      return calls.randomElement(using: &random).map { tree($0, type, depth: depth) } ?? .leaf(.null)
    }
  }

  private func isLargeEnough(_ depth: Int) -> Bool { depth > Self.deepest || valuesLeft < 0 }

  private mutating func parts(of conversion: Conversion, _ type: ValueType, depth: Int) -> [DocumentTree] {
    let count = isLargeEnough(depth) ? 0 : Int.random(in: 0...3, using: &random)
    return (0..<count).map { _ in tree(conversion, type, depth: depth + 1) }
  }

  private mutating func entries(
    _ notation: EntryNotation, _ key: Conversion, _ value: Conversion, _ type: ValueType, depth: Int
  ) -> [DocumentTree] {
    let keys = parts(of: key, type.inner, depth: depth)
    return keys.map { key in
      let content = tree(value, type.inner, depth: depth + 1)
      switch notation {
      case .pairs(let first, let second):
        var members = [(first, key), (second, content)].filter { _ in !strays(9) }
        if strays(5) { members.append(("other", key)) }
        return .object(oneIn(3) ? members.reversed() : members)
      case .arrays: return .array(strays(7) ? [key] : [key, content])
      case .keyed(let name):
        guard case .object(let members) = content else { return content }
        let own = members.filter { $0.0 != name }
        return .object(strays(6) ? own : oneIn(2) ? [(name, key)] + own : own + [(name, key)])
      }
    }
  }

  private static func keyText(_ key: DocumentTree) -> String {
    if case .leaf(.string(let text)) = key { text } else { key.json }
  }

  // MARK: - Objects

  mutating func object(_ mapping: Mapping, arguments: [Conversion], depth: Int) -> DocumentTree {
    guard depth < Self.deepestObject, valuesLeft > -Self.mostFurtherValues else { return .leaf(.null) }
    if let record = mapping.reading.record {
      let array = ReadUse.array(ReadArray(entries: record.entries.filter { _ in !strays(9) }))
      guard case .array(var elements) = value(of: [array], in: mapping, arguments: arguments, depth: depth) else {
        return .leaf(.null)
      }
      if record.collectsRest || strays(4) { elements.append(leaf(.int, isLenient: false)) }
      return .array(elements)
    }
    guard mapping.reading.needsObject else {
      let property = mapping.properties.first { $0.isRead }
      return property.map { tree($0.conversion, $0.type, depth: depth + 1) } ?? .leaf(.null)
    }
    var members: [(key: String, value: DocumentTree)] = []
    for entry in mapping.reading.root.entries where !strays(9) {
      members.append((entry.key, value(of: entry.uses, in: mapping, arguments: arguments, depth: depth)))
    }
    if mapping.reading.root.collectsRest || strays(4) { members.append(("one more", leaf(.int, isLenient: false))) }
    if oneIn(3) { members.reverse() }
    return .object(members)
  }

  private mutating func value(
    of uses: [ReadUse], in mapping: Mapping, arguments: [Conversion], depth: Int
  ) -> DocumentTree {
    guard let use = uses.randomElement(using: &random) else { return .leaf(.null) }
    switch use {
    case .property(let index):
      let property = mapping.properties[index]
      return tree(property.conversion.substituting(arguments), property.type, depth: depth + 1)
    case .slot(let slot):
      for read in mapping.reading.deferred {
        let property = mapping.properties[read.property]
        guard let found = conversion(of: slot, in: read.source, property.conversion) else { continue }
        return tree(found.substituting(arguments), property.type, depth: depth + 1)
      }
      return leaf(.string, isLenient: false)
    case .object(let object):
      return .object(
        object.entries.map { ($0.key, value(of: $0.uses, in: mapping, arguments: arguments, depth: depth)) })
    case .array(let array):
      var elements: [DocumentTree] = []
      for entry in array.entries {
        let position = entry.index < 0 ? elements.count : entry.index
        while elements.count < position { elements.append(.leaf(.null)) }
        let element = value(of: entry.uses, in: mapping, arguments: arguments, depth: depth)
        if position < elements.count { elements[position] = element } else { elements.append(element) }
      }
      return .array(elements)
    case .selection(let selections):
      return .array(
        selections.filter { _ in !strays(6) }.map { selection in
          var element = value(of: selection.uses, in: mapping, arguments: arguments, depth: depth)
          for condition in selection.selector.conditions where !strays(12) {
            element = element.setting(path(condition.path)[...], to: .text(condition.value.constantText))
          }
          return element
        })
    }
  }

  /// How the value of a slot is eventually read: as the property, or as a member of the object that a gather builds.
  private func conversion(of slot: Int, in source: DeferredSource, _ whole: Conversion) -> Conversion? {
    switch source {
    case .slot(slot): return whole
    case .firstOf(let sources): return sources.lazy.compactMap { conversion(of: slot, in: $0, whole) }.first
    case .gather(let plan):
      var inner = whole
      while case .optional(let wrapped, _) = inner { inner = wrapped }
      guard case .mapping(let id) = inner else { return nil }
      for entry in plan.entries {
        let read = program[id].reading.root.entries.first { $0.key == entry.key }
        guard case .property(let index)? = read?.uses.first else { continue }
        if let found = conversion(of: slot, in: entry.source, program[id].properties[index].conversion) { return found }
      }
      return nil
    case .slot, .whole, .rest, .members, .elementKey, .elementIndex, .parent, .document, .context, .projection, .within:
      return nil
    }
  }

  // MARK: - Scalars and pipelines

  /// The document form of a value of the pipeline's type; if it is unknown, some value of the pipeline's input type.
  private mutating func pipeline(_ pipeline: Pipeline, depth: Int) -> DocumentTree {
    let output = pipeline.steps.last?.output ?? .scalar(.string)
    if let value = value(of: output), !strays(8) {
      let entry = Entry(type: output, conversion: .pipeline(pipeline), root: DocumentPath([]), depth: 100)
      if let bytes = try? interpreter.write(value, as: entry) { return .text(String(decoding: bytes, as: UTF8.self)) }
    }
    return tree(pipeline.input, .scalar(.string), depth: depth)
  }

  private mutating func value(of type: ValueType) -> MappedValue? {
    switch type {
    case .scalar(let scalar): return value(of: scalar)
    case .optional(let inner): return value(of: inner)
    case .array(let inner):
      guard let first = value(of: inner), let second = value(of: inner) else { return nil }
      return .array([first, second])
    case .set(let inner):
      guard let first = value(of: inner), let second = value(of: inner) else { return nil }
      return .set([first, second])
    case .enumeration(let id):
      let written = program[id].cases.indices.filter { !program[id].cases[$0].read.isEmpty }
      return written.randomElement(using: &random).map { .enumerationCase(id, $0, payload: nil) }
    case .mapping, .generic, .parameter, .union, .foreign, .dictionary, .field, .lazyArray: return nil
    }
  }

  private mutating func value(of scalar: Scalar) -> MappedValue? {
    let number = Int64.random(in: -3...120, using: &random)
    switch scalar {
    case .bool: return .bool(number % 2 == 0)
    case .int, .int8, .int16, .int32, .int64: return .integer(number)
    case .uint, .uint8, .uint16, .uint32, .uint64: return .unsigned(UInt64(number.magnitude))
    case .float: return .float(Float(number) / 4)
    case .double: return .double(Double(number) / 4)
    case .decimal: return .decimal(Decimal(number) / 4)
    case .string: return .string("text \(number)")
    case .character: return .character("x")
    case .date: return .date(Date(timeIntervalSince1970: Double(number) * 86_400))
    case .url: return URL(string: "https://example.org/\(number)").map(MappedValue.url)
    case .uuid: return UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F").map(MappedValue.uuid)
    case .day: return Day(daysSince1970: Int(number) * 100).map(MappedValue.day)
    case .duration: return .duration(.milliseconds(number * 1_250))
    case .zoned:
      return .zoned(ZonedDate(Date(timeIntervalSince1970: Double(number) * 3_600), offset: Int(number) * 300))
    case .timeZone: return .timeZone(number % 2 == 0 ? "Europe/Zurich" : "GMT+0200")
    case .locale: return .locale(number % 2 == 0 ? "de_CH" : "zh-Hant")
    case .data: return .data(Data([1, 2, UInt8(number.magnitude)]))
    case .value: return .value(.string("kept"))
    case .object: return .object(JSONObject([("kept", .bool(true))]))
    case .coordinate: return .coordinate(GeographicCoordinate(latitude: 1, longitude: Double(number)))
    }
  }

  mutating func leaf(_ scalar: Scalar, isLenient: Bool) -> DocumentTree {
    let number = Int.random(in: 0...200, using: &random)
    let found: DocumentTree
    switch scalar {
    case .bool: found = .leaf(.bool(number % 2 == 0))
    case .int, .int16, .int32, .int64: found = .text(["-\(number)", "\(number)", "\(number).0", "1e2"][number % 4])
    case .int8, .uint8, .uint, .uint16, .uint32, .uint64: found = .text("\(number)")
    case .float, .double, .decimal: found = .text(["-0.0", "\(number).25", "\(number)", "1.5e-3"][number % 4])
    case .string:
      found = .leaf(.string(["", "text", "a \"quoted\" \\ é🙂 text", "\(number)", " Blank And Capital "][number % 5]))
    case .character: found = .leaf(.string(["x", "é", "e\u{301}"][number % 3]))
    case .date:
      found = .leaf(.string(["2012-04-14T00:20:07Z", "2012-04-14T02:20:07.25+02:00", "1969-12-31T23:59Z"][number % 3]))
    case .url: found = .leaf(.string(["https://example.org/a?b=c", "a b/é", "#x"][number % 3]))
    case .uuid: found = .leaf(.string("e621e1f8-c36c-495a-93fc-0c247a3e6e5f"))
    case .day: found = .leaf(.string(["2026-03-01", "2024-02-29", "2023-02-29"][number % 3]))
    case .duration: found = .leaf(.string(["PT1H30M", "-P1DT0.5S", "PT01M", "P1Y"][number % 4]))
    case .zoned:
      found = .leaf(
        .string(["2012-04-14T00:20:07Z", "2012-04-14T02:20:07.25+02:00", "1969-12-31T23:59-0330"][number % 3]))
    case .timeZone: found = .leaf(.string(["Europe/Zurich", "UTC", "Mars/Olympus", "GMT", "PST"][number % 5]))
    case .locale: found = .leaf(.string(["de_CH", "de-CH", ""][number % 3]))
    case .data: found = .leaf(.string("AQID"))
    case .value: found = .array([.text("1.50"), .leaf(.null), .object([("k", .leaf(.bool(true)))])])
    case .object: found = .object([("k", .text("1.50")), ("l", .array([]))])
    case .coordinate: found = .object([("latitude", .text("47.5")), ("longitude", .text("-8"))])
    }
    guard isLenient, oneIn(2) else { return found }
    switch found {
    case .text(let text): return .leaf(.string(text))
    case .leaf(.bool(let flag)): return .leaf(.string(flag ? "YES" : "no"))
    case .leaf, .array, .object: return scalar == .string ? .text("12.50") : found
    }
  }
}

extension ValueType {
  /// The element type of a collection; the value type of a dictionary.
  fileprivate var inner: ValueType {
    switch self {
    case .optional(let type), .array(let type), .set(let type), .field(let type), .lazyArray(let type),
      .dictionary(_, let type):
      type
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign: self
    }
  }
}

extension Conversion {
  /// The conversion of the elements of an array, or of an object that is read as one.
  fileprivate var element: Conversion {
    switch self {
    case .array(let element, _, _), .keyed(let element, _, _): element
    default: self
    }
  }

  fileprivate func substituting(_ arguments: [Conversion]) -> Conversion {
    switch self {
    case .parameter(let index): arguments.indices.contains(index) ? arguments[index] : self
    case .optional(let inner, let emptyTextIsNil):
      .optional(inner.substituting(arguments), emptyTextIsNil: emptyTextIsNil)
    case .array(let inner, let acceptsSingle, let isLossy):
      .array(inner.substituting(arguments), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .set(let inner, let acceptsSingle, let isLossy):
      .set(inner.substituting(arguments), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .dictionary(let key, let value, let isLossy):
      .dictionary(key: key, value: value.substituting(arguments), isLossy: isLossy)
    case .field(let inner): .field(inner.substituting(arguments))
    case .lazyArray(let inner): .lazyArray(inner.substituting(arguments))
    case .generic(let id, let inners): .generic(id, inners.map { $0.substituting(arguments) })
    case .scalar, .mapping, .enumeration, .union, .foreign, .keyed, .jsonText, .pipeline, .alternatives, .single,
      .entries:
      self
    }
  }
}

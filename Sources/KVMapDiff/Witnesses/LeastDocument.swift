import KVMapInterpret
import KVMapSema

/// Makes the least documents of a type: each key that is required, with one value for each type.
struct LeastDocument {
  let program: Program
  let interpreter: Interpreter
  let rules: (MappingID) -> [PropertyRule]
  /// Values that stand for those of a property, by the rule of it, where the usual one is refused.
  var repaired: [String: DocumentTree] = [:]

  /// A rule that finds nothing anywhere.
  var omittedRule: String?

  /// Whether what may be absent is there, too.
  var includesOptional = false

  /// In levels of declared types; a required recursion ends there.
  static let deepest = 6

  init(_ side: Side) {
    program = side.program
    interpreter = side.interpreter
    rules = { side.rules(of: $0) }
  }

  func document(of entry: Entry) -> DocumentTree {
    DocumentTree.empty.setting(entry.root.steps[...], to: tree(entry.conversion, entry.type, depth: 0))
  }

  // MARK: - Types

  func tree(_ conversion: Conversion, _ type: ValueType, depth: Int) -> DocumentTree {
    switch conversion {
    case .scalar(let scalar, _): Self.tree(of: scalar)
    case .mapping(let id): object(id, [], depth: depth)
    case .generic(let id, let arguments): object(id, arguments, depth: depth)
    case .parameter, .foreign: .string("a")
    case .enumeration(let id, _): tree(of: program[id])
    case .union(let id): tree(of: program[id], depth: depth)
    case .optional(let inner, _), .field(let inner): tree(inner, type.part, depth: depth)
    case .array, .set, .lazyArray, .entries: .array([])
    case .keyed, .dictionary: .empty
    case .single(let collection):
      if case .keyed(let element, _, _) = collection {
        .object([("a", tree(element, type.part, depth: depth + 1))])
      } else {
        .array([tree(collection.part, type.part, depth: depth + 1)])
      }
    case .jsonText(let inner): .string(tree(inner, type, depth: depth).json)
    case .pipeline(let pipeline): trees(of: pipeline, type, depth: depth).first ?? .null
    case .alternatives(let all): all.first.map { tree($0, type, depth: depth) } ?? .null
    }
  }

  static func tree(of scalar: Scalar) -> DocumentTree {
    switch scalar {
    case .bool: .text("true")
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: .text("1")
    case .float, .double, .decimal: .text("1.5")
    case .string, .character, .value: .string("a")
    case .date, .zoned: .string("2000-01-01T00:00:00Z")
    case .day: .string("2000-01-01")
    case .duration: .string("PT1H")
    case .url: .string("https://example.org/")
    case .uuid: .string("E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    case .timeZone: .string("Europe/Zurich")
    case .locale: .string("de_CH")
    case .data: .string("AQID")
    case .object: .empty
    case .coordinate: .object([("latitude", .text("1.5")), ("longitude", .text("1.5"))])
    }
  }

  /// What a pipeline may read, the least first: a number is 1, anything else what a value is written as.
  func trees(of pipeline: Pipeline, _ type: ValueType, depth: Int) -> [DocumentTree] {
    var found: [DocumentTree] = []
    let input = tree(pipeline.input, .scalar(.string), depth: depth)
    if case .scalar(let scalar, _) = pipeline.input, scalar.isNumber { found.append(.text("1")) }
    let output = pipeline.steps.last?.output ?? type
    let values = LeastValue(program).values(of: output, depth: depth + 1)
    for pipeline in pipeline.variants.prefix(12) {
      let entry = Entry(type: output, conversion: .pipeline(pipeline), root: DocumentPath([]), depth: 100)
      for value in values.prefix(6) {
        guard let bytes = try? interpreter.write(value, as: entry) else { continue }
        found.append(.text(String(decoding: bytes, as: UTF8.self)))
      }
    }
    return found + [input]
  }

  private func tree(of enumeration: Enumeration) -> DocumentTree {
    enumeration.cases.first { !$0.read.isEmpty }.flatMap { $0.read.first.map { DocumentTree(constant: $0) } }
      ?? (enumeration.raw == .string ? .string("other") : .text("1"))
  }

  private func tree(of union: Union, depth: Int) -> DocumentTree {
    guard depth <= Self.deepest else { return .null }
    let known = union.cases.indices.first { !union.cases[$0].isElse && !union.cases[$0].takesAbsence } ?? 0
    guard union.cases.indices.contains(known) else { return .null }
    return tree(of: union, case: union.cases[known], tag: union.cases[known].read.first, depth: depth)
  }

  /// A document of one case of a union.
  ///
  /// - Parameter payload: What the case holds; `nil` for the least value.
  func tree(of union: Union, case item: Union.Case, tag: DefaultValue?, depth: Int, payload: DocumentTree? = nil)
    -> DocumentTree
  {
    let payload = payload ?? contents(of: item, depth: depth)
    switch union.selection {
    case .discriminator(let path, let place):
      let whole = place.map { DocumentTree.empty.setting($0.steps[...], to: payload) } ?? payload
      return tag.map { whole.setting(first: path.steps, to: DocumentTree(constant: $0)) } ?? whole
    case .context(_, let place): return place.map { DocumentTree.empty.setting($0.steps[...], to: payload) } ?? payload
    case .key:
      guard case .string(let key)? = tag else { return .empty }
      return .object([(key, item.conversion == nil ? .null : payload)])
    case .firstThatFits: return meeting(item.conditions, payload)
    }
  }

  private func contents(of item: Union.Case, depth: Int) -> DocumentTree {
    guard let conversion = item.conversion, let type = item.type else { return .empty }
    return tree(conversion, type, depth: depth + 1)
  }

  private func meeting(_ conditions: [CaseCondition], _ payload: DocumentTree) -> DocumentTree {
    conditions.reduce(payload) { tree, condition in
      guard !condition.isNegated else { return tree }
      switch condition.test {
      case .presence: return tree.completed(by: DocumentTree.empty.setting(condition.path.steps[...], to: .string("a")))
      case .equality(let constant): return tree.setting(condition.path.steps[...], to: DocumentTree(constant: constant))
      case .kind(.null): return tree.setting(condition.path.steps[...], to: .null)
      case .kind(.number): return tree.setting(condition.path.steps[...], to: .text("1"))
      case .kind(.string): return tree.setting(condition.path.steps[...], to: .string("a"))
      case .kind(.bool): return tree.setting(condition.path.steps[...], to: .text("true"))
      case .kind(.array): return tree.setting(condition.path.steps[...], to: .array([]))
      case .kind(.object): return tree.setting(condition.path.steps[...], to: .empty)
      }
    }
  }

  // MARK: - Objects

  func object(_ id: MappingID, _ arguments: [Conversion], depth: Int, without omitted: Int? = nil) -> DocumentTree {
    guard depth <= Self.deepest else { return .null }
    var result: DocumentTree = program[id].reading.record == nil ? .empty : .array([])
    for rule in rules(id) where rule.index != omitted {
      guard rule.property.isRequired || includesOptional && rule.property.isRead && depth <= 3 else { continue }
      guard let source = rule.source else { continue }
      let name = "\(program[id].name).\(rule.property.name)"
      if name == omittedRule { continue }
      let value =
        repaired[name] ?? tree(rule.property.conversion.substituting(arguments), rule.property.type, depth: depth + 1)
      result = placing(value, at: source, in: result) ?? result
    }
    return result
  }

  /// The object with a value where a rule reads it.
  ///
  /// - Returns: `nil` if the place is outside the object.
  func placing(_ value: DocumentTree, at source: PropertySource, in object: DocumentTree) -> DocumentTree? {
    switch source {
    case .path(let path): return object.setting(path.steps[...], to: value)
    case .whole: return value
    case .rest: return object.completed(by: value)
    case .firstOf(let all): return all.first.flatMap { placing(value, at: $0, in: object) }
    case .within(let inner, let path):
      return placing(DocumentTree.array([]).setting(path.steps[...], to: value), at: inner, in: object)
    case .projection(let inner, let path):
      guard case .array(let elements) = value else { return placing(value, at: inner, in: object) }
      let spread = elements.map { DocumentTree.empty.setting(path.steps[...], to: $0) }
      return placing(.array(spread), at: inner, in: object)
    case .gather(_, let parts):
      guard case .object(let members) = value else { return nil }
      var result = object
      for part in parts {
        guard let member = members.first(where: { $0.key == part.key }) else { continue }
        guard let placed = placing(member.value, at: part.source, in: result) else { return nil }
        result = placed
      }
      return result
    case .members, .elementKey, .elementIndex, .parent, .document, .context: return nil
    }
  }
}

extension DocumentTree {
  /// Like `setting`, but a new member comes first, as a discriminator usually does.
  fileprivate func setting(first steps: [DocumentPath.Step], to value: DocumentTree) -> DocumentTree {
    guard case .object(let members) = self, case .key(let key)? = steps.first,
      !members.contains(where: { $0.key == key })
    else { return setting(steps[...], to: value) }
    return .object([(key, DocumentTree.null.setting(steps.dropFirst(), to: value))] + members)
  }
}

extension Pipeline {
  /// The pipeline, and one for each pattern or call of which it writes only the first.
  fileprivate var variants: [Pipeline] {
    [self]
      + steps.indices.flatMap { index in
        steps[index].alternatives.map { step in
          var other = self
          other.steps.replaceSubrange(index...index, with: step)
          return other
        }
      }
  }
}

extension Pipeline.Step {
  fileprivate var alternatives: [[Pipeline.Step]] {
    func one(_ transformer: Transformer) -> [Pipeline.Step] {
      [Pipeline.Step(.transformer(transformer), from: input, to: output)]
    }
    switch operation {
    case .transformer(.date(let patterns, let zone)):
      return patterns.dropFirst().map { one(.date(patterns: [$0], zone: zone)) }
    case .transformer(.zonedDate(let patterns)): return patterns.dropFirst().map { one(.zonedDate(patterns: [$0])) }
    case .transformer(.day(let patterns)): return patterns.dropFirst().map { one(.day(patterns: [$0])) }
    case .alternatives(let all): return Array(all.dropFirst())
    case .transformer, .each, .number, .read: return []
    }
  }
}

extension Scalar {
  var isNumber: Bool { isInteger || self == .float || self == .double || self == .decimal }

  var isInteger: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: true
    case .bool, .float, .double, .decimal, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone,
      .locale, .data, .coordinate, .value, .object:
      false
    }
  }
}

extension ValueType {
  /// The type of the elements, or what is optional.
  var part: ValueType {
    switch self {
    case .optional(let type), .array(let type), .set(let type), .field(let type), .lazyArray(let type),
      .dictionary(_, let type):
      type
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign: self
    }
  }
}

extension Conversion {
  /// That of the elements, or of what is optional.
  var part: Conversion {
    switch self {
    case .optional(let inner, _), .array(let inner, _, _), .set(let inner, _, _), .field(let inner),
      .lazyArray(let inner), .keyed(let inner, _, _), .dictionary(_, let inner, _), .entries(_, _, let inner, _),
      .single(let inner), .jsonText(let inner):
      inner
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .pipeline, .alternatives: self
    }
  }
}

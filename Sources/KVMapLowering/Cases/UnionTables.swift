package import KVMapSema
import KVMapText

/// The tables that distinguish the cases of a union.
struct UnionTables {
  private let union: Union
  /// The discriminators that are strings, in the order of the cases.
  let texts: [String]
  /// The discriminators that are numbers or Booleans, as in JSON. They are numbered after the strings.
  let numbers: [String]
  /// For each case, the numbers of its discriminators.
  let numbersByCase: [[Int]]

  /// `by key`: how many of the texts, the first ones, name cases without payload.
  let emptyCaseCount: Int
  private let hidesOtherKeys: Bool

  init(_ union: Union, in program: Program) {
    self.union = union
    hidesOtherKeys = program.hidesOtherKeys(union)
    // The keys of cases without payload come first, so that one comparison tells them.
    let order =
      union.selection == .key
      ? union.cases.indices.filter { union.cases[$0].type == nil }
        + union.cases.indices.filter { union.cases[$0].type != nil } : Array(union.cases.indices)
    let values = order.flatMap { union.cases[$0].read }
    let texts = values.filter(\.isText).map(\.caseText)
    var (text, number) = (0, texts.count)
    var numbersByCase = [[Int]](repeating: [], count: union.cases.count)
    for index in order {
      numbersByCase[index] = union.cases[index].read.map { value in
        if value.isText {
          defer { text += 1 }
          return text
        }
        defer { number += 1 }
        return number
      }
    }
    self.numbersByCase = numbersByCase
    self.texts = texts
    numbers = values.filter { !$0.isText }.map(\.caseText)
    emptyCaseCount = union.cases.filter { $0.type == nil }.reduce(0) { $0 + $1.read.count }
  }

  /// The rules of a table of the union.
  func rules(_ rules: [RuleLines.Rule] = []) -> RuleLines {
    RuleLines(
      head: RuleLines.Head(union.name, union.origin, hidesOtherKeys: hidesOtherKeys), rules: rules)
  }

  /// `by key`: the rules for the keys, in the order of `texts`.
  var keyRules: [RuleLines.Rule] {
    var rules = texts.map { rule(DocumentPath([.key($0)])) }
    for (item, numbers) in zip(union.cases, numbersByCase) {
      for number in numbers where rules.indices.contains(number) {
        rules[number].property = item.name
        rules[number].line = item.origin.line
      }
    }
    return rules
  }

  /// What the runtime returns where a case is meant: the numbers of its discriminators, and -2 for one that is null or
  /// absent.
  var labelsByCase: [[Int]] {
    zip(union.cases, numbersByCase).map { item, numbers in numbers + (item.takesAbsence ? [Self.absence] : []) }
  }

  static let absence = -2

  /// The keys that may stand in the object of a case without payload.
  var keysOfEmptyCase: KeyTableContents {
    guard case .discriminator(let path, payload: .some) = union.selection, case .key(let key)? = path.steps.first else {
      return KeyTableContents([])
    }
    return KeyTableContents(texts: [key])
  }

  /// Whether to omit the discriminator from the payload, because the union writes it itself.
  func leavesKeyOut(_ item: Union.Case) -> Bool {
    guard case .discriminator(_, payload: nil) = union.selection else { return false }
    return item.written != nil && item.conversion?.keepsEveryKey == true
  }

  /// The rule for a path.
  func rule(_ path: DocumentPath) -> RuleLines.Rule {
    RuleLines.Rule(property: nil, line: union.origin.line, path: JSONText.path(path))
  }
}

extension KeyTableContents {
  /// The steps of a path, in order; an index is a required key.
  init(_ path: DocumentPath) {
    self.init(
      path.steps.map { step in
        switch step {
        case .key(let key): Key(bytes: Array(key.utf8), isRequired: false)
        case .index(let index): Key(bytes: Array("\(index)".utf8), isRequired: true)
        // Never occurs in discriminators and conditions.
        case .every, .selected: Key(bytes: [], isRequired: true)
        }
      })
  }
}

/// A payload alongside its discriminator, in an object that the union itself reads.
struct PayloadPlace {
  /// The first keys of both paths, without duplicates.
  let keys: [String]
  /// The position in `keys` of the key that leads to the payload.
  let position: Int
  /// The part of the payload's path after that key.
  let rest: DocumentPath

  /// - Parameter discriminator: `nil` when it is not in the object.
  init(_ discriminator: DocumentPath?, _ payload: DocumentPath) {
    let first = discriminator.map(Self.firstKey)
    let second = Self.firstKey(payload)
    keys = first == nil || first == second ? [second] : [first, second].compactMap(\.self)
    position = keys.count - 1
    rest = DocumentPath(Array(payload.steps.dropFirst()))
  }

  private static func firstKey(_ path: DocumentPath) -> String {
    if case .key(let key)? = path.steps.first { key } else { "" }
  }
}

/// The members that a union itself writes.
enum CaseMembers {
  /// A discriminator as a member of the payload's object: `"meta":{"kind":"photo"},`.
  static func lead(_ path: DocumentPath, _ value: DefaultValue) -> String {
    member(path.steps[...], value.jsonText) + ","
  }

  /// The key that `lead` writes into the payload's object, as the contents of a JSON string.
  static func leadKey(_ path: DocumentPath) -> String {
    if case .key(let key)? = path.steps.first { JSONText.escaped(key) } else { "" }
  }

  /// A payload alongside its discriminator.
  ///
  /// - Returns: Everything from the discriminator up to the payload; and, for each object (false) or array (true) to
  ///   close after the payload, whether it is an array, innermost first.
  static func beside(_ path: DocumentPath, _ value: DefaultValue, _ payload: DocumentPath) -> (
    before: String, closing: [Bool]
  ) {
    let shared = zip(path.steps, payload.steps).prefix { $0 == $1 }.count
    let way = opening(payload.steps.prefix(shared))
    let discriminator = member(path.steps.dropFirst(shared), value.jsonText)
    let rest = payload.steps.dropFirst(shared)
    let before = way + discriminator + "," + opening(rest.dropLast()) + (rest.last.map(label) ?? "")
    return (before, payload.steps.dropFirst().reversed().map(isIndex))
  }

  /// The same for a payload without a discriminator.
  static func alone(_ payload: DocumentPath) -> (before: String, closing: [Bool]) {
    let before = opening(payload.steps.dropLast(), before: payload.steps.last) + (payload.steps.last.map(label) ?? "")
    return (before, payload.steps.dropFirst().reversed().map(isIndex))
  }

  /// The discriminator as the only member: `"meta":{"kind":"left"},`, without the comma.
  static func only(_ path: DocumentPath, _ value: DefaultValue) -> String {
    member(path.steps[...], value.jsonText)
  }

  /// The key of a payload: `"circle":`.
  static func key(_ value: DefaultValue) -> String { JSONText.member(value.caseText) }

  /// A case without payload where a bare text may stand: `"none"`.
  static func text(_ value: DefaultValue) -> String { value.jsonText }

  private static func member(_ steps: ArraySlice<DocumentPath.Step>, _ text: String) -> String {
    let closing = steps.dropFirst().reversed().map { isIndex($0) ? "]" : "}" }.joined()
    return opening(steps.dropLast(), before: steps.last) + (steps.last.map(label) ?? "") + text + closing
  }

  /// Keys and the opening brackets of their values.
  private static func opening(_ steps: ArraySlice<DocumentPath.Step>, before last: DocumentPath.Step? = nil) -> String {
    zip(steps, steps.dropFirst().map(Optional.some) + [last]).map { step, next in
      label(step) + (next.map(isIndex) == true ? "[" : "{")
    }.joined()
  }

  private static func label(_ step: DocumentPath.Step) -> String {
    if case .key(let key) = step { JSONText.member(key) } else { "" }
  }

  private static func isIndex(_ step: DocumentPath.Step) -> Bool {
    switch step {
    case .index, .every, .selected: true
    case .key: false
    }
  }
}

extension DefaultValue {
  package var isText: Bool { if case .string = self { true } else { false } }

  /// The JSON text of a discriminator.
  fileprivate var jsonText: String { isText ? "\"\(JSONText.escaped(caseText))\"" : caseText }
}

extension Conversion {
  /// Whether reading an object preserves all of its keys, whatever they are.
  package var keepsEveryKey: Bool {
    switch self {
    case .scalar(let scalar, _): scalar == .value || scalar == .object
    case .dictionary, .keyed: true
    case .single(let collection): collection.keepsEveryKey
    case .optional(let inner, _), .field(let inner): inner.keepsEveryKey
    case .pipeline(let pipeline): pipeline.input.keepsEveryKey
    case .alternatives(let all): all.contains(where: \.keepsEveryKey)
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set, .lazyArray, .entries, .jsonText:
      false
    }
  }
}

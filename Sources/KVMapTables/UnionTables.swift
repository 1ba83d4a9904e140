package import KVMapSema

/// The tables that distinguish the cases of a union.
package struct UnionTables {
  private let union: Union
  /// The discriminators that are strings, in the order of the cases.
  package let texts: [String]
  /// The discriminators that are numbers or Booleans, as in JSON. They are numbered after the strings.
  package let numbers: [String]
  /// For each case, the numbers of its discriminators.
  package let numbersByCase: [[Int]]

  package init(_ union: Union) {
    self.union = union
    let values = union.cases.flatMap(\.read)
    let texts = values.filter(\.isText).map(\.caseText)
    var (text, number) = (0, texts.count)
    numbersByCase = union.cases.map { item in
      item.read.map { value in
        if value.isText {
          defer { text += 1 }
          return text
        }
        defer { number += 1 }
        return number
      }
    }
    self.texts = texts
    numbers = values.filter { !$0.isText }.map(\.caseText)
  }

  /// The line in the rules that names the union.
  package var head: String { RuleTable.head(union.typeName, union.origin) }

  /// The line in the rules for a path.
  package func rule(_ path: DocumentPath) -> String {
    ["", RuleTable.line(union.origin.line, from: union.origin), JSONText.path(path)].joined(separator: "\t")
  }
}

extension KeyTableContents {
  /// The steps of a path, in order; an index is a required key.
  package init(_ path: DocumentPath) {
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
package struct PayloadPlace {
  /// The first keys of both paths, without duplicates.
  package let keys: [String]
  /// The position in `keys` of the key that leads to the payload.
  package let position: Int
  /// The part of the payload's path after that key.
  package let rest: DocumentPath

  package init(_ discriminator: DocumentPath, _ payload: DocumentPath) {
    let first = Self.firstKey(discriminator)
    let second = Self.firstKey(payload)
    keys = first == second ? [first] : [first, second]
    position = keys.count - 1
    rest = DocumentPath(Array(payload.steps.dropFirst()))
  }

  private static func firstKey(_ path: DocumentPath) -> String {
    if case .key(let key)? = path.steps.first { key } else { "" }
  }
}

/// The members that a union itself writes.
package enum CaseMembers {
  /// A discriminator as a member of the payload's object: `"meta":{"kind":"photo"},`.
  package static func lead(_ path: DocumentPath, _ value: DefaultValue) -> String {
    member(path.steps[...], value.jsonText) + ","
  }

  /// The key that `lead` writes into the payload's object, as the contents of a JSON string.
  package static func leadKey(_ path: DocumentPath) -> String {
    if case .key(let key)? = path.steps.first { JSONText.escaped(key) } else { "" }
  }

  /// A payload alongside its discriminator.
  ///
  /// - Returns: Everything from the discriminator up to the payload; and, for each object (false) or array (true) to
  ///   close after the payload, whether it is an array, innermost first.
  package static func beside(
    _ path: DocumentPath, _ value: DefaultValue, _ payload: DocumentPath
  ) -> (before: String, closing: [Bool]) {
    let shared = zip(path.steps, payload.steps).prefix { $0 == $1 }.count
    let way = opening(payload.steps.prefix(shared))
    let discriminator = member(path.steps.dropFirst(shared), value.jsonText)
    let rest = payload.steps.dropFirst(shared)
    let before = way + discriminator + "," + opening(rest.dropLast()) + (rest.last.map(label) ?? "")
    return (before, payload.steps.dropFirst().reversed().map(isIndex))
  }

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
  fileprivate var isText: Bool { if case .string = self { true } else { false } }

  /// The JSON text of a discriminator.
  fileprivate var jsonText: String { isText ? "\"\(JSONText.escaped(caseText))\"" : caseText }
}

extension Conversion {
  /// Whether reading an object preserves all of its keys, whatever they are.
  package var keepsEveryKey: Bool {
    switch self {
    case .scalar(let scalar, _): scalar == .value || scalar == .object
    case .dictionary, .keyed: true
    case .optional(let inner, _), .field(let inner): inner.keepsEveryKey
    case .pipeline(let pipeline): pipeline.input.keepsEveryKey
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set, .lazyArray, .jsonText: false
    }
  }
}

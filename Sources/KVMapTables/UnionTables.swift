package import KVMapSema

/// The tables by which the cases of a union are told apart.
package struct UnionTables {
  private let union: Union
  /// The texts of discriminators, in the order of the cases.
  package let texts: [String]
  /// The numbers and bools, as in JSON; they are counted behind the texts.
  package let numbers: [String]
  /// For each case the numbers of its discriminators.
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

  /// The line of the rules that names the union.
  package var head: String { RuleTable.head(union.typeName, union.origin) }

  /// That of a path.
  package func rule(_ path: DocumentPath) -> String {
    ["", "\(union.origin.line)", JSONText.path(path)].joined(separator: "\t")
  }
}

extension KeyTable {
  /// The steps of a path, in order; an index is a required key.
  package init(_ path: DocumentPath) {
    self.init(
      path.steps.map { step in
        switch step {
        case .key(let key): Key(bytes: Array(key.utf8), isRequired: false)
        case .index(let index): Key(bytes: Array("\(index)".utf8), isRequired: true)
        // No discriminator and no condition has one.
        case .every: Key(bytes: [], isRequired: true)
        }
      })
  }
}

/// A payload that stands beside its discriminator, in an object that the union reads itself.
package struct PayloadPlace {
  /// The first keys of both paths, each once.
  package let keys: [String]
  /// Which of them leads to the payload.
  package let position: Int
  /// What of its path lies behind that key.
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

/// The members that a union writes itself.
package enum CaseMembers {
  /// A discriminator as a member of the payload's object: `"meta":{"kind":"photo"},`.
  package static func lead(_ path: DocumentPath, _ value: DefaultValue) -> String {
    member(path.steps[...], value.jsonText) + ","
  }

  /// The key of the payload's object that `lead` writes, as it stands between the quotes of JSON.
  package static func leadKey(_ path: DocumentPath) -> String {
    if case .key(let key)? = path.steps.first { JSONText.escaped(key) } else { "" }
  }

  /// A discriminator and, beside it, all that stands before the payload; and what stands behind: for each object
  /// (false) or array (true) to close whether it is an array, the innermost first.
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

  /// Keys, and the brackets that they lead to.
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
    case .index, .every: true
    case .key: false
    }
  }
}

extension DefaultValue {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }

  /// The value of a discriminator in JSON.
  fileprivate var jsonText: String { isText ? "\"\(JSONText.escaped(caseText))\"" : caseText }
}

extension Conversion {
  /// Whether what is read from an object has all of its keys, whatever they are.
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

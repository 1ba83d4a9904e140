/// What a Swift type that transforms values receives about where it is used: the words after `with` in `= swift Codec
/// with object, context`. Each costs a lookup, so only what is requested is passed.
package struct TransformerRequirements: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The name of the property.
  package static let name = TransformerRequirements(rawValue: 1)
  /// The object in which the property's mapping reads.
  package static let object = TransformerRequirements(rawValue: 2)
  /// The object of the enclosing mapping.
  package static let parent = TransformerRequirements(rawValue: 4)
  /// What the caller passed.
  package static let context = TransformerRequirements(rawValue: 8)

  /// All of them, in the order in which they are passed.
  package static let all: [(word: String, question: TransformerRequirements)] = [
    ("name", .name), ("object", .object), ("parent", .parent), ("context", .context),
  ]

  /// The words that stand for it.
  package var words: [String] { Self.all.filter { contains($0.question) }.map(\.word) }
}

extension Conversion {
  /// What the Swift types in its pipelines require.
  ///
  /// - Complexity: Linear in the size of the conversion.
  package var asked: TransformerRequirements {
    switch self {
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign: []
    case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
      .keyed(let part, _, _), .single(let part), .jsonText(let part):
      part.asked
    case .generic(_, let arguments): arguments.reduce([]) { $0.union($1.asked) }
    case .dictionary(let key, let part, _), .entries(_, let key, let part, _): key.asked.union(part.asked)
    case .pipeline(let pipeline): pipeline.steps.reduce(pipeline.input.asked) { $0.union($1.asked) }
    case .alternatives(let all): all.reduce([]) { $0.union($1.asked) }
    }
  }
}

extension Pipeline.Step {
  fileprivate var asked: TransformerRequirements {
    switch operation {
    case .transformer(.swift(let codec)): codec.asked
    case .transformer, .number: []
    case .each(let steps): steps.reduce([]) { $0.union($1.asked) }
    case .read(let conversion): conversion.asked
    case .alternatives(let all): all.joined().reduce([]) { $0.union($1.asked) }
    }
  }
}

/// What the Swift types used by mappings require, including those of the unions that they contain.
struct AskedQuestions {
  /// By the number of a mapping.
  let ofMappings: [TransformerRequirements]

  /// - Complexity: Linear in the size of the mappings and unions.
  init(_ checked: [CheckedMapping], unions: [CheckedUnion]) {
    var ofUnions = unions.map { union in
      union.cases.reduce(into: TransformerRequirements()) { $0.formUnion($1.conversion?.asked ?? []) }
    }
    // A case may be another union, whose payloads are in the same object.
    var holders = [[Int]](repeating: [], count: unions.count)
    for (holder, union) in unions.enumerated() {
      for inner in union.cases.flatMap({ $0.type?.unions ?? [] }) { holders[inner].append(holder) }
    }
    var work = ofUnions.indices.filter { !ofUnions[$0].isEmpty }
    while let next = work.popLast() {
      for holder in holders[next] {
        guard !ofUnions[holder].isSuperset(of: ofUnions[next]) else { continue }
        ofUnions[holder].formUnion(ofUnions[next])
        work.append(holder)
      }
    }
    ofMappings = checked.map { mapping in
      mapping.properties.linked.reduce(into: []) { asked, property in
        guard property.isRead else { return }
        asked.formUnion(property.conversion?.asked ?? [])
        if !unions.isEmpty { for union in property.type?.unions ?? [] { asked.formUnion(ofUnions[union]) } }
      }
    }
  }
}

extension ValueType {
  /// The numbers of the unions that a value of the type, or an element of it, belongs to.
  var unions: [Int] {
    switch self {
    case .union(let id): [id.index]
    case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner), .field(let inner),
      .lazyArray(let inner):
      inner.unions
    case .generic(_, let arguments): arguments.flatMap(\.unions)
    case .scalar, .mapping, .parameter, .enumeration, .foreign: []
    }
  }
}

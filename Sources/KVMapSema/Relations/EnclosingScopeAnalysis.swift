import KVMapSource

/// Which values outside their own object the rules of mappings need: enclosing objects, the document, the context that
/// the caller passed.
struct EnclosingScopeAnalysis {
  /// For each mapping the number of enclosing objects that its rules, or those of its contents, reach.
  private(set) var parentDepths: [Int]
  /// For each mapping whether something that it contains reads its object.
  private(set) var isParent: [Bool]
  /// For each mapping whether its rules, or those of its contents, read outside of its object.
  private(set) var usesEnclosingScope: [Bool]
  private(set) var diagnostics: [Diagnostic] = []

  private let checked: [CheckedMapping]
  /// For each mapping the properties whose sources are not only paths in their own object.
  private let nonPathProperties: [[CheckedProperty]]
  /// For each mapping those that read the contents of its properties.
  private let held: [[Int]]
  /// For each mapping the requirements of the Swift types in its pipelines.
  private let asked: [TransformerRequirements]

  /// - Parameters:
  ///   - contextual: Which mappings read unions that what the caller passes selects.
  ///   - unusual: For each mapping the properties whose sources are not only paths in their own object.
  ///   - held: For each mapping those that read the contents of its properties.
  /// - Complexity: Linear in the size of the mappings.
  init(
    _ checked: [CheckedMapping], unions: [CheckedUnion], unusual: [[CheckedProperty]], held: [[Int]],
    asked: [TransformerRequirements], contextual: ContextualUnions, typeNames: TypeNames
  ) {
    self.checked = checked
    self.asked = asked
    self.nonPathProperties = unusual
    self.held = held
    parentDepths = Self.depths(unusual, held: held)
    isParent = held.map { _ in false }
    usesEnclosingScope = Self.lookingFar(unusual, asked, contextual.ofMappings, held: held)
    for index in checked.indices where parentDepths[index] > 0 || asked[index].contains(.parent) {
      usesEnclosingScope[index] = true
    }
    for index in checked.indices {
      // A Swift type that requires the object finds it as its own parent, and the object's parent one level further
      // out.
      isParent[index] =
        !asked[index].isDisjoint(with: [.object, .parent])
        || held[index].contains {
          parentDepths[$0] > 0 || checked[$0].isMadeByFactory || asked[$0].contains(.parent)
        }
    }
    reportMissingParents(unions)
    for mapping in checked { check(mapping, typeNames) }
  }

  /// The greatest number of levels spreads outwards and decreases by one at each step from a type to its container.
  private static func depths(_ unusual: [[CheckedProperty]], held: [[Int]]) -> [Int] {
    var depths = unusual.map { $0.hops.max() ?? 0 }
    var byDepth = [[Int]](repeating: [], count: (depths.max() ?? 0) + 1)
    for (index, depth) in depths.enumerated() { byDepth[depth].append(index) }
    let holders = holders(held)
    var settled = [Bool](repeating: false, count: unusual.count)
    for depth in byDepth.indices.reversed() where depth > 1 {
      // Everything added here has a smaller depth.
      for index in byDepth[depth] where !settled[index] {
        settled[index] = true
        for holder in holders[index] where depths[holder] < depth - 1 {
          depths[holder] = depth - 1
          byDepth[depth - 1].append(holder)
        }
      }
    }
    return depths
  }

  /// Which mappings, or their contents, use the document or the context that the caller passed.
  private static func lookingFar(
    _ unusual: [[CheckedProperty]], _ asked: [TransformerRequirements], _ isContextual: [Bool], held: [[Int]]
  ) -> [Bool] {
    var result = unusual.indices.map { index in
      unusual[index].usesDocumentOrContext || asked[index].contains(.context) || isContextual[index]
    }
    let holders = holders(held)
    var work = result.indices.filter { result[$0] }
    while let next = work.popLast() {
      for holder in holders[next] where !result[holder] {
        result[holder] = true
        work.append(holder)
      }
    }
    return result
  }

  /// For each mapping those that hold it.
  static func holders(_ held: [[Int]]) -> [[Int]] {
    var holders = [[Int]](repeating: [], count: held.count)
    for (holder, members) in held.enumerated() {
      for member in members { holders[member].append(holder) }
    }
    return holders
  }

  // MARK: Enclosing objects

  /// The maximum number of enclosing objects of each mapping; `nil` for recursive types.
  ///
  /// Kahn's algorithm: a type comes after all that contain it, unless a cycle leads to it.
  private func levels() -> [Int?] {
    var waiting = [Int](repeating: 0, count: held.count)
    for members in held { for member in members { waiting[member] += 1 } }
    var levels = [Int](repeating: 0, count: held.count)
    var result = [Int?](repeating: nil, count: held.count)
    var work = held.indices.filter { waiting[$0] == 0 }
    while let next = work.popLast() {
      result[next] = levels[next]
      for member in held[next] {
        levels[member] = max(levels[member], levels[next] + 1)
        waiting[member] -= 1
        if waiting[member] == 0 { work.append(member) }
      }
    }
    return result
  }

  private mutating func reportMissingParents(_ unions: [CheckedUnion]) {
    // A type of which a part is not understood may contain any other.
    guard nonPathProperties.contains(where: { !$0.hops.isEmpty }), unions.allSatisfy(\.isComplete),
      checked.allSatisfy({ $0.isComplete && $0.properties.allSatisfy { $0.type != nil } })
    else { return }
    let levels = levels()
    // A rule of a mixin is reported once, however many types have it.
    var reported: Set<Span> = []
    for mapping in checked {
      guard let level = levels[mapping.id.index] else { continue }
      for property in nonPathProperties[mapping.id.index] where property.isRead {
        for case .enclosing(let around) in property.source?.nonPathTerms ?? [] {
          guard case .parent(let hops) = around.place, hops > level, reported.insert(around.span).inserted else {
            continue
          }
          diagnostics.append(SemaDiagnostics.noParent(mapping.name, hops: hops, at: around.span))
        }
      }
    }
  }

  // MARK: Individual mappings

  /// The caller's context must be declared where a Swift type requires it.
  private mutating func checkContexts(of mapping: CheckedMapping) {
    for property in mapping.properties.linked where property.isRead {
      guard property.conversion?.asked.contains(.context) == true else { continue }
      diagnostics.append(SemaDiagnostics.missingContext(mapping.name, at: property.nameSpan))
    }
  }

  /// What `$members` is for, and what stands next to it.
  private mutating func checkMembers(of mapping: CheckedMapping, _ typeNames: TypeNames) {
    let lists = nonPathProperties[mapping.id.index].filter { $0.source?.readsMembers == true }
    guard let first = lists.first, let list = first.source else { return }
    for property in lists where property.type.map({ !$0.isMemberList }) == true {
      let type = property.type?.text(typeNames) ?? ""
      diagnostics.append(SemaDiagnostics.membersAreArray(type, at: property.typeSpan))
    }
    for property in mapping.properties where property.name != first.name {
      guard let source = property.source, source.takesMember else { continue }
      diagnostics.append(SemaDiagnostics.besideMembers(property.name, first: list.span, at: property.nameSpan))
    }
  }

  private mutating func check(_ mapping: CheckedMapping, _ typeNames: TypeNames) {
    checkMembers(of: mapping, typeNames)
    var rest: Span?
    // An unknown type is reported where the line names it.
    let lacksContext = mapping.context == nil && mapping.contextSpan == nil
    if lacksContext, asked[mapping.id.index].contains(.context) { checkContexts(of: mapping) }
    for property in nonPathProperties[mapping.id.index] {
      for term in property.source?.nonPathTerms ?? [] {
        switch term {
        case .enclosing(let around) where around.place == .context && lacksContext:
          diagnostics.append(SemaDiagnostics.missingContext(mapping.name, at: around.span))
        case .rest(let span):
          if let rest { diagnostics.append(SemaDiagnostics.secondRest(property.name, first: rest, at: span)) }
          rest = rest ?? span
          if mapping.isRecord {
            if let type = property.type, !property.hasPipeline, !type.isArray {
              diagnostics.append(SemaDiagnostics.restIsArray(type.text(typeNames), at: property.typeSpan))
            }
          } else if let type = property.type, !property.hasPipeline, !type.isObject {
            diagnostics.append(SemaDiagnostics.restIsObject(type.text(typeNames), at: property.typeSpan))
          }
        case .path, .enclosing, .gather, .whole, .members, .elementKey, .elementIndex: break
        }
      }
    }
  }
}

extension [CheckedProperty] {
  /// Whether a rule uses the document or the context that the caller passed.
  fileprivate var usesDocumentOrContext: Bool {
    contains { property in
      property.isRead
        && (property.source?.nonPathTerms ?? []).contains { term in
          if case .enclosing(let around) = term { around.place == .document || around.place == .context } else { false }
        }
    }
  }

  /// The number of levels that each of its rules with `$parent` goes up.
  fileprivate var hops: [Int] {
    lazy.filter(\.isRead).flatMap { property -> [Int] in
      (property.source?.nonPathTerms ?? []).compactMap { term in
        guard case .enclosing(let around) = term, case .parent(let hops) = around.place else { return nil }
        return hops
      }
    }
  }
}

extension RuleSource {
  /// Whether it is `$members`.
  fileprivate var readsMembers: Bool {
    alternatives.contains { if case .members = $0 { true } else { false } }
  }

  /// Whether it takes a member of the object, other than an attribute.
  fileprivate var takesMember: Bool {
    allTerms.contains { term in
      switch term {
      case .path(let path): !path.firstKey.hasPrefix("@")
      case .rest, .members, .whole: true
      case .gather, .enclosing, .elementKey, .elementIndex: false
      }
    }
  }
}

extension CheckedMapping {
  /// Whether its rules use `$key` or `$index`.
  var usesElementPosition: Bool {
    properties.linked.contains { property in
      property.isRead
        && (property.source?.nonPathTerms ?? []).contains { term in
          switch term {
          case .elementKey, .elementIndex: true
          case .path, .enclosing, .gather, .whole, .rest, .members: false
          }
        }
    }
  }
}

extension ValueType {
  /// Whether it can contain the members of an object in their order.
  fileprivate var isMemberList: Bool {
    switch unwrapped {
    case .array, .lazyArray: true
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .set, .dictionary, .field:
      false
    }
  }

  /// Whether it can contain every remaining key: `Object`, `Value` or `[String: T]`.
  fileprivate var isObject: Bool {
    switch unwrapped {
    case .scalar(.object), .scalar(.value), .dictionary(.scalar(.string), _): true
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary,
      .field, .lazyArray:
      false
    }
  }
}

extension ValueType {
  /// Whether it can contain all remaining elements: `[T]` or `Set<T>`.
  fileprivate var isArray: Bool {
    switch unwrapped {
    case .array, .set, .lazyArray: true
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .dictionary, .field: false
    }
  }
}

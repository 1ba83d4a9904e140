import KVMapSema

/// Cases of enums and unions.
extension DocumentSketch {
  mutating func enumerationCase(_ enumeration: Enumeration) -> DocumentTree {
    let values = enumeration.cases.flatMap(\.read)
    return values.randomElement(using: &random).map(Self.constant) ?? .leaf(.string("other"))
  }

  mutating func unionCase(_ union: Union, depth: Int) -> DocumentTree {
    guard let choice = union.cases.randomElement(using: &random) else { return .leaf(.null) }
    let payload =
      if let conversion = choice.conversion, let type = choice.type {
        tree(conversion, type, depth: depth + 1)
      } else {
        DocumentTree.object([])
      }
    if union.selection == .key, case .string(let key)? = choice.read.randomElement(using: &random) {
      return choice.type == nil && oneIn(2) ? .leaf(.string(key)) : .object([(key, payload)])
    }
    guard case .discriminator(let path, payload: let place) = union.selection else {
      return meeting(choice.conditions, payload)
    }
    let name = choice.read.randomElement(using: &random).map(Self.constant) ?? .leaf(.string("another"))
    func steps(_ path: DocumentPath) -> [DocumentPathStep] {
      path.steps.compactMap { if case .key(let key) = $0 { .key(key) } else { nil } }
    }
    let whole = place.map { DocumentTree.object([]).setting(steps($0)[...], to: payload) } ?? payload
    return whole.setting(steps(path)[...], to: name)
  }

  /// A payload with what the conditions of its case require.
  private mutating func meeting(_ conditions: [CaseCondition], _ payload: DocumentTree) -> DocumentTree {
    guard case .object(let members) = payload else { return payload }
    var met = payload
    for condition in conditions where !condition.isNegated && !strays(8) {
      let steps = path(condition.path)
      let value: DocumentTree
      switch condition.test {
      case .presence:
        if case .key(let key)? = steps.first, members.contains(where: { $0.key == key }) { continue }
        value = leaf(.string, isLenient: false)
      case .equality(let constant): value = Self.constant(constant)
      case .kind(.null): value = .leaf(.null)
      case .kind(.number): value = leaf(.double, isLenient: false)
      case .kind(.string): value = leaf(.string, isLenient: false)
      case .kind(.bool): value = leaf(.bool, isLenient: false)
      case .kind(.array): value = .array([])
      case .kind(.object): value = leaf(.object, isLenient: false)
      }
      met = met.setting(steps[...], to: value)
    }
    return met
  }

  private static func constant(_ value: DefaultValue) -> DocumentTree {
    switch value {
    case .string(let text): .leaf(.string(text))
    case .integer(let text), .floating(let text): .text(text)
    case .bool(let flag): .leaf(.bool(flag))
    case .decimal, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .none, .elements,
      .entries, .tree, .enumerationCase, .unionCase, .emptyObject, .swift:
      .leaf(.null)
    }
  }
}

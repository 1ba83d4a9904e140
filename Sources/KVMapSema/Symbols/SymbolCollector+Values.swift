import KVMapSource
import KVMapSyntax

/// The uses of properties and cases in values, whose types decide what the names mean.
extension SymbolCollector {
  /// A type, and what the type parameters in it are.
  struct Typed {
    var syntax: TypeSyntax
    var arguments: [String: TypeSyntax] = [:]

    init(_ syntax: TypeSyntax, _ arguments: [String: TypeSyntax] = [:]) {
      self.syntax = syntax
      self.arguments = arguments
    }
  }

  /// A member of a declaration, its base classes or its mixins.
  func member(_ name: String, of id: DeclarationID) -> Member? {
    var visited: Set<DeclarationID> = []
    var queue = [id]
    while let next = queue.popLast() {
      guard visited.insert(next).inserted, let body = bodies[next] else { continue }
      if let member = body.members[name] { return member }
      queue += body.mixins + [body.base].compactMap(\.self)
    }
    return nil
  }

  /// Recursion is as deep as the value, which the parser limits.
  mutating func collectUses(in value: ValueSyntax, of type: Typed?) {
    switch value {
    case .array(let values, _):
      let elementType = type.map(element)
      for value in values { collectUses(in: value, of: elementType) }
    case .dictionary(let entries, _):
      let types = type.flatMap(keyAndValue)
      for entry in entries {
        collectUses(in: entry.key, of: types?.key)
        collectUses(in: entry.value, of: types?.value)
      }
    case .record(let fields, _):
      let owner = type.flatMap(target)
      for field in fields {
        let found = owner.flatMap { member(field.name.text, of: $0.id) }
        if let found { note(SymbolUse(span: field.name.span, symbol: found.symbol, role: .names)) }
        collectUses(in: field.value, of: found?.type.map { Typed($0, owner?.arguments ?? [:]) })
      }
    case .enumCase(let name, let payload, _):
      let owner = type.flatMap(target)
      // A test may state the class that a value of a family is.
      if let owner, let found = classOfFamily(name.text, of: owner.id) {
        if let symbol = targets[found.span].flatMap({ symbols[$0] }) {
          note(SymbolUse(span: name.span, symbol: symbol, role: .reads))
        }
        let type = TypeSyntax.named(TypeNameSyntax(first: found, span: found.span), arguments: [], span: found.span)
        if let payload { collectUses(in: payload, of: Typed(type)) }
        return
      }
      let found = owner.flatMap { member(name.text, of: $0.id) }
      if let found { note(SymbolUse(span: name.span, symbol: found.symbol, role: .reads)) }
      if let payload { collectUses(in: payload, of: found?.type.map { Typed($0, owner?.arguments ?? [:]) }) }
    case .string, .number, .bool, .none, .variable, .any, .swift, .missing: break
    }
  }

  /// The type of the elements of an array, set or optional one.
  func element(_ type: Typed) -> Typed {
    switch type.syntax {
    case .optional(let wrapped, _): element(Typed(wrapped, type.arguments))
    case .array(let element, _): Typed(element, type.arguments)
    case .named(let name, let arguments, _):
      if let argument = type.arguments[name.text], name.nested.isEmpty {
        element(Typed(argument))
      } else {
        Typed(arguments.first ?? type.syntax, type.arguments)
      }
    case .dictionary, .missing: type
    }
  }

  private func keyAndValue(_ type: Typed) -> (key: Typed, value: Typed)? {
    switch type.syntax {
    case .optional(let wrapped, _): keyAndValue(Typed(wrapped, type.arguments))
    case .dictionary(let key, let value, _): (Typed(key, type.arguments), Typed(value, type.arguments))
    case .named(let name, _, _):
      name.nested.isEmpty ? type.arguments[name.text].flatMap { keyAndValue(Typed($0)) } : nil
    case .array, .missing: nil
    }
  }

  /// The declaration that a type is, through optionals and fields.
  private func target(_ type: Typed) -> (id: DeclarationID, arguments: [String: TypeSyntax])? {
    switch type.syntax {
    case .optional(let wrapped, _): return target(Typed(wrapped, type.arguments))
    case .array, .dictionary, .missing: return nil
    case .named(let name, let arguments, _):
      if name.nested.isEmpty, let argument = type.arguments[name.text] { return target(Typed(argument)) }
      if name.text == BuiltInType.field, let wrapped = arguments.first { return target(Typed(wrapped, type.arguments)) }
      guard let id = targets[name.span] else { return nil }
      let names = bodies[id]?.parameters ?? []
      return (id, Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first }))
    }
  }
}

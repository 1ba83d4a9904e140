import KVMapSource
import KVMapSyntax

/// Resolves the names in the types of one file.
struct TypeResolver {
  private let names: NameLookup
  /// Whether a Swift type that no file declares may be meant.
  private let mayBeForeign: Bool
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []

  init(names: NameLookup, mayBeForeign: Bool = true) {
    self.names = names
    self.mayBeForeign = mayBeForeign
  }

  /// - Returns: `nil` if a part of the type is invalid or unsupported, which is then reported.
  mutating func resolve(_ type: TypeSyntax) -> ValueType? {
    switch type {
    case .missing: return nil
    case .optional(let wrapped, _): return resolve(wrapped).map(ValueType.optional)
    case .array(let element, _): return resolve(element).map(ValueType.array)
    case .dictionary(let key, let value, _):
      let (keyType, valueType) = (resolve(key), resolve(value))
      guard let keyType, checkKey(keyType, at: key.span), let valueType else { return nil }
      return .dictionary(key: keyType, value: valueType)
    case .named(let name, let arguments, let span): return named(name, arguments, at: span)
    }
  }

  private mutating func named(_ name: TypeNameSyntax, _ arguments: [TypeSyntax], at span: Span) -> ValueType? {
    if let scalar = names.builtInType(name.text, at: name.span) {
      return expect(0, arguments, of: name) ? .scalar(scalar) : nil
    }
    switch name.text {
    case BuiltInType.set:
      let element = arguments.map { resolve($0) }.first ?? nil
      guard expect(1, arguments, of: name), let element else { return nil }
      return .set(element)
    case BuiltInType.field:
      let value = arguments.map { resolve($0) }.first ?? nil
      guard expect(1, arguments, of: name), let value else { return nil }
      return .field(value)
    default: return declared(name, arguments, at: span)
    }
  }

  private mutating func declared(_ name: TypeNameSyntax, _ syntax: [TypeSyntax], at span: Span) -> ValueType? {
    if let parameter = names.parameters.firstIndex(of: name.text) {
      return expect(0, syntax, of: name) ? .parameter(parameter) : nil
    }
    let arguments = syntax.map { (syntax: $0, type: resolve($0)) }
    let found = names.find(name.text, in: .types, at: name.span)
    diagnostics += found.diagnostics
    guard let declaration = found.declaration else {
      if found.diagnostics.isEmpty { reportUnknown(name, syntax, at: span) }
      return nil
    }
    uses.append(.init(span: name.span, declaration: declaration))
    guard expect(declaration.parameterCount, arguments.map(\.syntax), of: name) else { return nil }
    if let mapping = declaration.mapping {
      let types = arguments.compactMap(\.type)
      guard types.count == arguments.count else { return nil }
      return types.isEmpty ? .mapping(mapping) : .generic(mapping, types)
    }
    return declaration.foreignType.map(ValueType.foreign) ?? declaration.enumeration.map(ValueType.enumeration)
      ?? declaration.union.map(ValueType.union)
  }

  private mutating func reportUnknown(_ name: TypeNameSyntax, _ arguments: [TypeSyntax], at span: Span) {
    switch FamiliarTypes.counterpart(of: name.text, arguments) {
    case .type(let text):
      diagnostics.append(SemaDiagnostics.unknownType(name.text, suggestion: text, isGuess: false, at: span))
    case .help(let help):
      diagnostics.append(SemaDiagnostics.unknownType(name.text, suggestion: nil, at: name.span, help: help))
    case nil:
      let suggestion = names.suggestedType(for: name.text, argumentCount: arguments.count)
      diagnostics.append(
        SemaDiagnostics.unknownType(
          name.text, suggestion: suggestion, at: name.span,
          help: isProbablyForeign(name, arguments, suggestion) ? SemaDiagnostics.declaredInSwift(name.text) : nil))
    }
  }

  /// A type of Swift has a capital letter.
  private func isProbablyForeign(_ name: TypeNameSyntax, _ arguments: [TypeSyntax], _ suggestion: String?) -> Bool {
    mayBeForeign && suggestion == nil && arguments.isEmpty && name.text.first?.isUppercase == true
  }

  private mutating func expect(_ count: Int, _ arguments: [TypeSyntax], of name: TypeNameSyntax) -> Bool {
    guard arguments.count != count else { return true }
    diagnostics.append(
      SemaDiagnostics.wrongTypeArgumentCount(name.text, needed: count, found: arguments.count, at: name.span))
    return false
  }

  /// Whether the key of a dictionary is a type that can be represented as text. Some types can be only through a
  /// `default … via`, which is checked when conversions are chosen.
  private mutating func checkKey(_ key: ValueType, at span: Span) -> Bool {
    switch key {
    case .scalar(let scalar):
      switch scalar {
      case .string, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .uuid, .day,
        .duration, .zoned, .timeZone, .locale, .character, .date, .url, .data, .bool, .float, .double, .decimal:
        return true
      case .coordinate, .value, .object: break
      }
    case .enumeration, .foreign: return true
    case .mapping, .generic, .parameter, .union, .optional, .array, .set, .dictionary, .field, .lazyArray:
      break
    }
    diagnostics.append(SemaDiagnostics.invalidKeyType(names.text(of: key), at: span))
    return false
  }
}

import KVMapSema

/// Types and values of Swift source, as those of a mapping.
extension SwiftMapping {
  enum Translation {
    case type(String)
    /// Why the mapping cannot have it.
    case refused(String)
  }

  private static let renamed = ["CGFloat": "Double", "TimeInterval": "Double"]

  /// - Parameter owner: The type in which it is written.
  mutating func translated(_ type: SwiftType, in owner: SwiftDeclaration) -> Translation {
    translated(type, in: owner.path, owner.parameters, aliasDepth: 0)
  }

  private mutating func translated(_ type: SwiftType, in path: [String], _ parameters: [String], aliasDepth: Int)
    -> Translation
  {
    func inner(_ type: SwiftType) -> Translation { translated(type, in: path, parameters, aliasDepth: aliasDepth) }
    switch type {
    case .other(let text): return .refused("a mapping has no '\(SchemaText.line(text))'")
    case .optional(let wrapped): return wrap([wrapped], path, parameters, aliasDepth) { "\($0[0])?" }
    case .array(let element): return wrap([element], path, parameters, aliasDepth) { "[\($0[0])]" }
    case .dictionary(let key, let value):
      return wrap([key, value], path, parameters, aliasDepth) { "[\($0[0]): \($0[1])]" }
    case .named(let written, let arguments):
      var names = written
      if names.count > 1, ["Foundation", "Swift", "CoreGraphics"].contains(names[0]) { names.removeFirst() }
      guard let first = names.first else { return .refused("it has no name") }
      if let declared = declared(names, arguments, path, parameters, aliasDepth) { return declared }
      guard names.count == 1 else { return .refused(Self.unknown(names)) }
      switch (first, arguments.count) {
      case ("Optional", 1): return inner(.optional(arguments[0]))
      case ("Array", 1), ("ContiguousArray", 1): return inner(.array(arguments[0]))
      case ("Dictionary", 2): return inner(.dictionary(arguments[0], arguments[1]))
      case ("Set", 1): return wrap(arguments, path, parameters, aliasDepth) { "Set<\($0[0])>" }
      default: break
      }
      if parameters.contains(first), arguments.isEmpty { return .type(first) }
      if let name = Self.renamed[first] { return .type(name) }
      guard arguments.isEmpty, let scalar = Scalar(rawValue: first), Self.scalars.contains(scalar) else {
        return .refused(Self.unknown(names))
      }
      if scalar == .date { hasDates = true }
      return .type(first)
    }
  }

  private static func unknown(_ names: [String]) -> String {
    if names.count == 1, let name = names.first, foreign.contains(name) {
      return "no document has a value of '\(name)'"
    }
    return "'\(names.joined(separator: "."))' is not declared in this source; give that file as well"
  }

  /// Types of Swift and Foundation that are declared in no file that could be given.
  private static let foreign: Set<String> = [
    "Any", "AnyClass", "AnyHashable", "AnyKeyPath", "AnyObject", "Bundle", "Character", "ClosedRange", "DispatchQueue",
    "Error", "Mirror", "NSObject", "Never", "ObjectIdentifier", "OperationQueue", "Range", "Result", "Selector",
    "StaticString", "Substring", "Task", "Thread", "Timer", "UnsafeMutableRawPointer", "UnsafeRawPointer", "Void"
  ]

  /// Those that mean the same in Swift.
  private static let scalars = Set(Scalar.allCases).subtracting([.value, .object, .coordinate, .day, .duration, .zoned])

  /// A type that the source declares, or the type that it gives another name.
  private mutating func declared(
    _ names: [String], _ arguments: [SwiftType], _ path: [String], _ parameters: [String], _ aliasDepth: Int
  ) -> Translation? {
    if let name = declarations.resolved(names, in: path) {
      guard let mapped = self.names[name] else { return .refused("'\(name)' is left out") }
      if arguments.isEmpty { return .type(mapped) }
      return wrap(arguments, path, parameters, aliasDepth) { "\(mapped)<\($0.joined(separator: ", "))>" }
    }
    if arguments.isEmpty, aliasDepth < 16, let alias = declarations.alias(names, in: path) {
      return translated(alias.type, in: alias.path, parameters, aliasDepth: aliasDepth + 1)
    }
    return nil
  }

  private mutating func wrap(
    _ types: [SwiftType], _ path: [String], _ parameters: [String], _ aliasDepth: Int, _ text: ([String]) -> String
  ) -> Translation {
    var parts: [String] = []
    for type in types {
      switch translated(type, in: path, parameters, aliasDepth: aliasDepth) {
      case .type(let part): parts.append(part)
      case .refused(let reason): return .refused(reason)
      }
    }
    return .type(text(parts))
  }

  // MARK: - Values

  /// The type of a literal, or of `[T]()`.
  func literalType(_ tokens: [SwiftToken]) -> SwiftType? {
    let digits = tokens.first?.is("-") == true ? Array(tokens.dropFirst()) : tokens
    guard digits.count == 1, let token = digits.first else { return nil }
    switch token.kind {
    case .string: return .named(["String"], [])
    case .number:
      let isHexadecimal = token.text.hasPrefix("0x")
      let isFraction = token.text.contains(".") || !isHexadecimal && token.text.lowercased().contains("e")
      return .named([isFraction ? "Double" : "Int"], [])
    case .word: return token.text == "true" || token.text == "false" ? .named(["Bool"], []) : nil
    case .mark, .directive, .end: return nil
    }
  }

  /// Types of the language nest no deeper.
  private static let deepestLiteral = 16

  /// - Returns: `nil` if it is no literal of the language.
  func literal(_ tokens: [SwiftToken], of type: String, depth: Int = 0) -> String? {
    guard let first = tokens.first, depth < Self.deepestLiteral else { return nil }
    if tokens.count == 1 {
      switch first.kind {
      case .string(isPlain: true): return MappingText.literal(first.text)
      case .number: return Self.number(first.text)
      case .word: return ["true", "false"].contains(first.text) ? first.text : nil
      case .string, .mark, .directive, .end: return nil
      }
    }
    if first.is("-"), tokens.count == 2, tokens[1].kind == .number {
      return Self.number(tokens[1].text).map { "-" + $0 }
    }
    if first.is("."), tokens.count == 2, tokens[1].isName { return "." + tokens[1].text }
    if tokens.count == 3, tokens[1].is("."), tokens[2].isName, type.hasPrefix(first.text) {
      return "." + tokens[2].text
    }
    guard first.is("["), tokens.last?.is("]") == true else { return nil }
    let inner = tokens.dropFirst().dropLast()
    if inner.isEmpty { return "[]" }
    if inner.count == 1, inner.first?.is(":") == true { return "[:]" }
    var parts: [String] = []
    for part in inner.split(omittingEmptySubsequences: true, whereSeparator: { $0.is(",") }) {
      let sides = part.split(whereSeparator: { $0.is(":") }).map { literal(Array($0), of: "", depth: depth + 1) }
      guard sides.count <= 2, sides.allSatisfy({ $0 != nil }) else { return nil }
      parts.append(sides.compactMap(\.self).joined(separator: ": "))
    }
    return "[\(parts.joined(separator: ", "))]"
  }

  private static func number(_ text: String) -> String? {
    if text.hasPrefix("0x") || text.hasPrefix("0b") || text.hasPrefix("0o") { return integer(text).map(String.init) }
    let digits = text.replacing("_", with: "")
    let isPlain = digits.utf8.allSatisfy { $0 &- 0x30 < 10 || [0x2E, 0x65, 0x45, 0x2B, 0x2D].contains($0) }
    return isPlain && !(digits.count > 1 && digits.hasPrefix("0") && !digits.hasPrefix("0.")) ? digits : nil
  }
}

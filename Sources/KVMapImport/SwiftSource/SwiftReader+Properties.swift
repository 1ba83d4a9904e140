/// Properties.
extension SwiftReader {
  /// Attributes that make no property wrapper.
  private static let plainAttributes: Set<String> = [
    "available", "objc", "nonobjc", "inlinable", "usableFromInline", "MainActor", "preconcurrency", "NSCopying",
    "IBOutlet", "IBInspectable", "GKInspectable", "ObservationIgnored", "ObservationTracked", "backDeployed",
    "DebugDescription", "Sendable", "unchecked", "storageRestrictions",
  ]

  /// The properties of a `let` or `var`, at which the reader is.
  mutating func properties(_ prefix: Prefix) -> [SwiftDeclaration.Property] {
    let isConstant = current.text == "let"
    advance()
    var found: [SwiftDeclaration.Property] = []
    repeat {
      guard current.isName else {
        // A pattern: `(a, b)`.
        skipValue()
        continue
      }
      var property = SwiftDeclaration.Property(
        name: current.text, isConstant: isConstant, documentation: prefix.documentation)
      advance()
      if eat(":") { property.type = type() }
      if eat("=") {
        let start = mark
        skipValue()
        property.value = tokens(from: start)
      }
      let isComputed = current.is("{") && !isObserver
      if current.is("{") { skip() }
      property.isPrivate = !prefix.modifiers.isDisjoint(with: ["private", "fileprivate"])
      property.isHidden = ["private", "fileprivate"].contains { word in
        prefix.modifiers.contains(word) && !prefix.modifiers.contains(word + "(set)")
      }
      property.omission = omission(of: property, prefix, isComputed)
      found.append(property)
    } while eat(",")
    var last: SwiftType?
    // `a, b: Int`
    for index in found.indices.reversed() {
      if found[index].type == nil, found[index].value.isEmpty { found[index].type = last }
      last = found[index].type
    }
    return found.filter { $0.omission != "" }
  }

  /// Why documents cannot have a property; empty if nobody would ask.
  private func omission(of property: SwiftDeclaration.Property, _ prefix: Prefix, _ isComputed: Bool) -> String? {
    if isComputed || prefix.modifiers.contains("static") { return "" }
    if prefix.modifiers.contains("lazy") { return "it is lazy" }
    if let wrapper = prefix.attributes.first(where: {
      $0.first?.isUppercase == true && !Self.plainAttributes.contains($0)
    }) {
      return "'@\(wrapper)' wraps it"
    }
    if property.isConstant, !property.value.isEmpty { return "its value is always the same" }
    return nil
  }

  /// Whether the braces are those of `willSet` or `didSet`.
  private var isObserver: Bool {
    let first = token(after: 1)
    return first.isWord("willSet") || first.isWord("didSet")
  }

  /// Skips an expression: to a comma before another property, to observers, or to the end of a line that does not go on.
  private mutating func skipValue() {
    var isFirst = true
    while !isAtEnd, !isAtClosingBracket, !current.is(";") {
      if !isFirst {
        if current.is(","), token(after: 1).isName, token(after: 2).is(":") || token(after: 2).is("=") { return }
        if current.is("{"), isObserver { return }
        if current.isFirstOnLine, !goesOn { return }
      }
      isFirst = false
      skip()
    }
  }

  /// Whether a line continues the expression of the previous one.
  private var goesOn: Bool {
    if current.kind == .mark { return !["@", "#", "{", "(", "["].contains(current.text) }
    if ["as", "is", "else", "in"].contains(current.text) { return true }
    let previous = token(after: -1)
    return previous.kind == .mark
      && ["=", ",", "+", "-", "*", "/", "&", "|", "<", ":", "?", "."].contains(previous.text)
  }
}

import KVMapSema
import KVMapSyntax

/// The words for setting lines.
enum SettingWords {
  /// The line as it is written, without exceptions in braces.
  static func text(of setting: SettingSyntax, in index: DeclarationIndex) -> String {
    guard case .keys(let styles, _) = setting.kind else { return index.text(of: setting.span) }
    return "keys " + styles.map(\.text).joined(separator: " or ")
  }

  /// What the line means, as a sentence without a full stop.
  static func meaning(of kind: SettingSyntax.Kind) -> String {
    switch kind {
    case .keys(let styles, let exceptions):
      let others = styles.dropFirst().map(\.text)
      return "a property without an arrow is under its name in \(styles.first?.text ?? "the style")"
        + (others.isEmpty ? "" : ", or in \(others.joined(separator: " or "))")
        + (exceptions.isEmpty
          ? ""
          : "; \(exceptions.map(\.name.text).joined(separator: ", ")) \(exceptions.count == 1 ? "is" : "are") elsewhere")
    case .coercion(let name): return meaning(isLenient: name?.text == "lenient")
    case .unknown(let name):
      let fate = name.flatMap { Mapping.Settings.Unknown(rawValue: $0.text) } ?? .ignore
      return "keys that no rule reads are \(fate.words)"
    case .duplicates(let name):
      switch name?.text {
      case "first": return "of a key that occurs twice, the first value is read"
      case "last": return "of a key that occurs twice, the last value is read"
      default: return "a key that occurs twice is a problem of the kind duplicate-key"
      }
    case .empty(let name):
      return name?.text == "error"
        ? "an object in which no rule finds anything is a problem of the kind missing"
        : "an object in which no rule finds anything is read"
    case .nilWriting(let name): return name?.text == "write" ? "nil is written as null" : "nil is not written"
    case .nilReading: return "these values are treated as null"
    case .depth(let number): return "documents may be nested \(number?.text ?? "128") deep"
    case .access(let name): return "generated code is \(name?.text ?? "internal")"
    case .properties(let name): return "the properties of generated structs are declared with \(name?.text ?? "var")"
    case .sync(let name):
      return "the types of the file are synchronised; relations are updated by \(name?.text ?? "merge")"
    case .syncTable(let name): return "the rows of the subclasses of \(name?.text ?? "the class") are in its table"
    }
  }

  /// What `lenient` and `strict` mean, of a setting or of a rule.
  static func meaning(isLenient: Bool) -> String {
    isLenient
      ? "other notations of a value are read as well, such as numbers in texts"
      : "values are read only in their own notation"
  }
}

extension SettingSyntax.Kind {
  /// Whether it changes what single rules do, not only their type as a whole.
  var concernsRules: Bool {
    switch self {
    case .keys, .coercion, .nilWriting, .nilReading: true
    case .unknown, .duplicates, .empty, .depth, .access, .properties, .sync, .syncTable: false
    }
  }
}

import KVMapSource
import KVMapSyntax

/// What holds for the properties of a mapping, after the file's and the map's own settings.
struct RuleSettings {
  /// At least one; what stands behind the first is read where the first has no value.
  var styles: [KeyStyle] = [.exact]
  var exceptions: [String: KeyExceptionSyntax] = [:]
  var coercion: Coercion = .strict
  var mapping = Mapping.Settings(writesNil: false, unknown: .ignore, duplicates: .error, depth: 128)
  var access: AccessLevel?
}

/// Reads the setting lines of one file or of one map.
struct SettingsChecker {
  private(set) var settings: RuleSettings
  private(set) var diagnostics: [Diagnostic] = []
  /// The lines of this level, to tell a second one of a kind.
  private var seen: [String: Span] = [:]

  /// - Parameter outer: What holds where this level says nothing.
  init(outer: RuleSettings) { settings = outer }

  mutating func apply(_ setting: SettingSyntax) {
    let word = setting.kind.word
    if let first = seen[word] {
      diagnostics.append(SemaDiagnostics.duplicateSetting(word, first: first, at: setting.span))
      return
    }
    seen[word] = setting.span
    switch setting.kind {
    case .keys(let styles, let exceptions): applyKeys(styles, exceptions)
    case .coercion(let name):
      if let value: Coercion = value(name, of: word) { settings.coercion = value }
    case .unknown(let name):
      if let value: Mapping.Settings.Unknown = value(name, of: word) { settings.mapping.unknown = value }
    case .duplicates(let name):
      if let value: Mapping.Settings.Duplicates = value(name, of: word) { settings.mapping.duplicates = value }
    case .nilWriting(let name):
      if let value: NilWriting = value(name, of: word) { settings.mapping.writesNil = value == .write }
    case .access(let name):
      if let value: AccessLevel = value(name, of: word) { settings.access = value }
    case .depth(let number): applyDepth(number)
    }
  }

  private enum NilWriting: String, CaseIterable { case omit, write }

  private mutating func value<Value: RawRepresentable & CaseIterable>(
    _ name: NameSyntax?, of setting: String
  ) -> Value? where Value.RawValue == String {
    guard let name else { return nil }
    if let value = Value(rawValue: name.text) { return value }
    diagnostics.append(
      SemaDiagnostics.unknownSettingValue(
        name.text, of: setting, usable: Value.allCases.map(\.rawValue), at: name.span))
    return nil
  }

  private mutating func applyDepth(_ number: NumberSyntax?) {
    guard let number else { return }
    if let depth = Int(number.text), (1...1000).contains(depth) {
      settings.mapping.depth = depth
    } else {
      diagnostics.append(SemaDiagnostics.depthOutOfRange(number.text, at: number.span))
    }
  }

  private mutating func applyKeys(_ names: [NameSyntax], _ exceptions: [KeyExceptionSyntax]) {
    var styles: [KeyStyle] = []
    for name in names {
      guard let style = KeyStyle(rawValue: name.text) else {
        diagnostics.append(
          SemaDiagnostics.unknownKeyStyle(name.text, usable: KeyStyle.allCases.map(\.rawValue), at: name.span))
        continue
      }
      if styles.contains(style) {
        diagnostics.append(SemaDiagnostics.repeatedStyle(name.text, at: name.span))
      } else {
        styles.append(style)
      }
    }
    if !styles.isEmpty { settings.styles = styles }
    settings.exceptions = [:]
    for exception in exceptions {
      if let first = settings.exceptions[exception.name.text] {
        diagnostics.append(
          SemaDiagnostics.duplicateException(exception.name.text, first: first.name.span, at: exception.name.span))
      } else {
        settings.exceptions[exception.name.text] = exception
      }
    }
  }
}

extension SettingSyntax.Kind {
  /// The word that begins the line.
  var word: String {
    switch self {
    case .keys: "keys"
    case .coercion: "coercion"
    case .unknown: "unknown"
    case .duplicates: "duplicates"
    case .nilWriting: "nil"
    case .depth: "depth"
    case .access: "access"
    }
  }
}

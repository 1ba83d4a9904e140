import KVMapSource
import KVMapSyntax

/// The settings of the properties of a mapping, combined from the file's and the map's own settings.
struct RuleSettings {
  /// At least one; the later ones are read when the first has no value.
  var styles: [KeyStyle] = [.exact]
  var exceptions: [String: KeyExceptionSyntax] = [:]
  var coercion: Coercion = .strict
  var mapping = Mapping.Settings(writesNil: false, unknown: .ignore, duplicates: .error, depth: 128)
  var access: AccessLevel?
  /// Whether the properties of a generated struct are constants.
  var hasConstants = false
  /// `nil for …`: for properties that say nothing of it themselves.
  var sentinels: [Sentinel] = []

  /// These settings, overridden by those of an inner level.
  func applying(_ level: SettingLevel) -> RuleSettings {
    var result = self
    if let keys = level.keys {
      if !keys.styles.isEmpty { result.styles = keys.styles }
      result.exceptions = keys.exceptions
    }
    result.coercion = level.coercion ?? coercion
    result.mapping.unknown = level.unknown ?? mapping.unknown
    result.mapping.duplicates = level.duplicates ?? mapping.duplicates
    result.mapping.empty = level.empty ?? mapping.empty
    result.mapping.writesNil = level.writesNil ?? mapping.writesNil
    result.mapping.depth = level.depth ?? mapping.depth
    result.access = level.access ?? access
    result.hasConstants = level.hasConstants ?? hasConstants
    result.sentinels = level.sentinels ?? sentinels
    result.mapping.sync = level.sync ?? mapping.sync
    return result
  }
}

/// The setting lines of one file, map or mixin; `nil` for settings that are not given.
struct SettingLevel {
  struct Keys {
    /// Empty when all of them are wrong, which was reported.
    var styles: [KeyStyle]
    var exceptions: [String: KeyExceptionSyntax]
  }

  var keys: Keys?
  var coercion: Coercion?
  var unknown: Mapping.Settings.Unknown?
  var duplicates: Mapping.Settings.Duplicates?
  var empty: Mapping.Settings.Empty?
  var writesNil: Bool?
  var depth: Int?
  var access: AccessLevel?
  var hasConstants: Bool?
  var sync: SyncPolicy?
  var sentinels: [Sentinel]?

  /// Adds the settings of another level that this one does not have.
  mutating func fill(from other: SettingLevel) {
    keys = keys ?? other.keys
    coercion = coercion ?? other.coercion
    unknown = unknown ?? other.unknown
    duplicates = duplicates ?? other.duplicates
    empty = empty ?? other.empty
    writesNil = writesNil ?? other.writesNil
    depth = depth ?? other.depth
    access = access ?? other.access
    hasConstants = hasConstants ?? other.hasConstants
    sync = sync ?? other.sync
    sentinels = sentinels ?? other.sentinels
  }
}

/// Reads the setting lines of one file, map or mixin.
struct SettingsChecker {
  private(set) var level = SettingLevel()
  private(set) var diagnostics: [Diagnostic] = []
  /// The lines of this level by their first word, to detect duplicates.
  private(set) var seen: [String: Span] = [:]

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
      if let value: Coercion = value(name, of: word) { level.coercion = value }
    case .unknown(let name):
      if let value: Mapping.Settings.Unknown = value(name, of: word) { level.unknown = value }
    case .duplicates(let name):
      if let value: Mapping.Settings.Duplicates = value(name, of: word) { level.duplicates = value }
    case .empty(let name):
      if let value: Mapping.Settings.Empty = value(name, of: word) { level.empty = value }
    case .nilWriting(let name):
      if let value: NilWriting = value(name, of: word) { level.writesNil = value == .write }
    case .nilReading(let values): level.sentinels = values.map { $0.values.compactMap(Sentinel.init) }
    case .access(let name):
      if let value: AccessLevel = value(name, of: word) { level.access = value }
    case .properties(let name):
      if let value: PropertyWord = value(name, of: word) { level.hasConstants = value == .let }
    case .depth(let number): applyDepth(number)
    case .sync(let name):
      if let value: SyncPolicy = value(name, of: word) { level.sync = value }
    // Names are not known yet.
    case .syncTable: break
    }
  }

  private enum NilWriting: String, CaseIterable { case omit, write }
  private enum PropertyWord: String, CaseIterable { case `let`, `var` }

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
      level.depth = depth
    } else {
      diagnostics.append(SemaDiagnostics.depthOutOfRange(number.text, at: number.span))
    }
  }

  private mutating func applyKeys(_ names: [NameSyntax], _ exceptions: [KeyExceptionSyntax]) {
    var styles: [KeyStyle] = []
    for name in names {
      // The lexer has reported a name with a dash.
      if name.text.contains("-") { continue }
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
    var byName: [String: KeyExceptionSyntax] = [:]
    for exception in exceptions {
      if let first = byName[exception.name.text] {
        diagnostics.append(
          SemaDiagnostics.duplicateException(exception.name.text, first: first.name.span, at: exception.name.span))
      } else {
        byName[exception.name.text] = exception
      }
    }
    level.keys = .init(styles: styles, exceptions: byName)
  }
}

extension SettingSyntax.Kind {
  /// The words that the line begins with. A nearer line that begins with the same ones replaces it.
  package var firstWords: String {
    switch self {
    case .keys: "keys"
    case .coercion: "coercion"
    case .unknown: "unknown"
    case .duplicates: "duplicates"
    case .empty: "empty"
    case .nilWriting: "nil"
    case .nilReading: "nil for"
    case .depth: "depth"
    case .access: "access"
    case .properties: "properties"
    case .sync: "sync"
    case .syncTable: "sync table"
    }
  }

  /// The same with the class of `sync table`, of which there can be several.
  var word: String {
    if case .syncTable(let name) = self { "\(firstWords) \(name?.text ?? "")" } else { firstWords }
  }
}

import KVMapSource
import KVMapSyntax

/// The settings and rules of one file that apply to its declarations, wherever these are used.
struct FileScope {
  var names: NameLookup
  var settings: RuleSettings
  /// The `default … via` lines of the file.
  var via: DefaultConversions
  /// Those of the files that it imports.
  var imported: DefaultConversions
}

/// A mixin, with the scope of its declaration. Its meaning also depends on the map that uses it, so its properties are
/// checked there.
struct MixinScope {
  var declaration: Declaration
  var members: [MemberSyntax]
  /// Whether a part of it was not understood.
  var isDamaged: Bool
  var file: FileScope
  var lines: BodyLines
}

/// The contents of a map or mixin apart from its properties.
struct BodyLines {
  var settings = SettingLevel()
  /// The setting lines, by their first word.
  var settingSpans: [String: Span] = [:]
  var via = DefaultConversions()
  /// `root a.b`
  var root: DocumentPath?
  /// `context name: Type`
  var context: Mapping.Context?
  /// The location of its type.
  var contextSpan: Span?
  var hooks: [HookSyntax] = []
  /// `check a <= b`
  var comparisons: [CheckedMapping.ComparisonLine] = []
  var element: NamedElement?
  var namespaces: [Mapping.Namespace] = []
}

/// Reads the lines of one body that are not properties.
struct BodyChecker {
  private(set) var lines = BodyLines()
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []

  /// - Parameter file: The scope that encloses the body.
  init(_ members: [MemberSyntax], in file: FileScope) {
    var settings = SettingsChecker()
    for case .setting(let setting) in members { settings.apply(setting) }
    diagnostics += settings.diagnostics
    lines.settings = settings.level
    lines.settingSpans = settings.seen

    let coercion = settings.level.coercion ?? file.settings.coercion
    var via = DefaultViaChecker(names: file.names, coercion: coercion)
    for case .defaultVia(let line) in members { via.apply(line) }
    diagnostics += via.diagnostics
    uses += via.uses
    lines.via = via.level
    let surroundings = RootAndContextLines(members, in: file, via: via.level)
    diagnostics += surroundings.diagnostics
    uses += surroundings.uses
    lines.root = surroundings.root
    lines.context = surroundings.context
    lines.contextSpan = surroundings.contextSpan
    lines.settingSpans.merge(surroundings.spans) { first, _ in first }
    readOutline(members)
    for case .check(let comparison) in members {
      lines.comparisons.append(.init(syntax: comparison, names: file.names))
    }
    for block in members.blocks { checkPath(of: block) }
  }

  private mutating func checkPath(of block: BlockSyntax) {
    guard let path = block.path else { return }
    if let around = block.aroundSpan {
      let name = block.isAround ? path.steps.first?.kind : path.steps.firstResult { $0.kind.isVariable ? $0.kind : nil }
      diagnostics.append(SemaDiagnostics.aroundBlock(name?.text ?? "", isPath: true, at: around))
      return
    }
    // The rules inside say what cannot be written; the rest is the same for all of them.
    var checker = SourceChecker(isRead: true, isWritten: false)
    _ = checker.check(path)
    diagnostics += checker.diagnostics
  }

  /// Hooks, and the object's representation in an XML document.
  private mutating func readOutline(_ members: [MemberSyntax]) {
    var prefixes: [String?: Span] = [:]
    for member in members {
      switch member {
      case .hook(let hook): if !hook.function.isEmpty { lines.hooks.append(hook) }
      case .element(let name, let span):
        guard let name else { continue }
        if let first = lines.settingSpans.updateValue(span, forKey: "element") {
          diagnostics.append(SemaDiagnostics.duplicateSetting("element", first: first, at: span))
        }
        if let problem = XMLNameChecker.problem(ofElement: name) { diagnostics.append(problem) }
        lines.element = lines.element ?? NamedElement(name: name.value, span: name.span)
      case .namespace(let prefix, let uri, let span):
        guard let uri else { continue }
        if let first = prefixes.updateValue(span, forKey: prefix?.text) {
          let what = prefix.map { "xmlns \($0.text)" } ?? "xmlns"
          diagnostics.append(SemaDiagnostics.duplicateSetting(what, first: first, at: span))
        } else {
          if let problem = XMLNameChecker.problem(ofNamespace: prefix, uri) { diagnostics.append(problem) }
          lines.namespaces.append(Mapping.Namespace(prefix: prefix?.text, uri: uri.value))
        }
      case .property, .setting, .defaultVia, .root, .context, .block, .check, .error: continue
      }
    }
  }
}

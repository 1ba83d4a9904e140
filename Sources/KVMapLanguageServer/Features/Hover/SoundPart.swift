import KVMapCompiler
import KVMapSema
import KVMapSource
import KVMapSyntax

/// What a rule can depend on, without the declarations and members that have errors, so that it can be explained.
struct SoundPart {
  let files: [ParsedFile]
  let analysis: Analysis

  /// Removing what is wrong may leave other things without what they refer to.
  private static let mostRounds = 5

  /// - Parameters:
  ///   - start: Where the rule is.
  ///   - diagnostics: All errors.
  /// - Returns: `nil` if errors are left that belong to no declaration.
  init?(of start: Span, _ diagnostics: [Diagnostic], in workspace: Workspace) {
    let members = workspace.imports(from: start.file)
    let files = workspace.activeFiles.filter { members.contains($0.id) }.map(\.parsed)
    let errors = diagnostics.filter { $0.severity == .error && members.contains($0.span.file) }
    // Where something is missing that a rule needs without naming it, this part has errors.
    if let reachable = ReachableItems(from: start, in: files)?.filtered(files),
      let part = Self(reachable, errors, in: workspace, rounds: 1)
    {
      self = part
    } else {
      self.init(files, errors, in: workspace, rounds: Self.mostRounds)
    }
  }

  private init?(_ files: [ParsedFile], _ errors: [Diagnostic], in workspace: Workspace, rounds: Int) {
    var files = files
    var errors = errors
    for _ in 0..<rounds {
      for index in files.indices {
        let own = errors.filter { $0.span.file == files[index].source.id }.map(\.span)
        files[index].tree.items = files[index].tree.items.compactMap { Self.sound($0, own) }
        files[index].hasSyntaxErrors = false
      }
      let analysis = Compilation.editorAnalysis(of: files, in: workspace.sources, syntax: [])
      errors = analysis.diagnostics.filter { $0.severity == .error }
      if analysis.analysis.program != nil {
        self.files = files
        self.analysis = analysis.analysis
        return
      }
      if errors.isEmpty { return nil }
    }
    return nil
  }

  /// The item without its wrong members; `nil` if it is wrong itself.
  private static func sound(_ item: ItemSyntax, _ errors: [Span]) -> ItemSyntax? {
    let own = errors.filter { item.span.start <= $0.start && $0.start < max(item.span.end, item.span.start + 1) }
    switch item {
    case .error: return nil
    case .type(var type):
      guard !own.contains(where: { $0.start < type.headSpan.end }) else { return nil }
      type.members = sound(type.members, own)
      return .type(type)
    case .mixin(var mixin):
      mixin.members = sound(mixin.members, own)
      return .mixin(mixin)
    case .nested(var nested):
      nested.items = nested.items.compactMap { sound($0, errors) }
      return .nested(nested)
    // What a test expects does not matter here.
    case .test: return nil
    case .enumeration, .union, .transform, .family, .externType, .importFile, .importModule, .setting, .defaultVia:
      return own.isEmpty ? item : nil
    }
  }

  /// What is missing is reported behind the member that lacks it.
  private static func sound(_ members: [MemberSyntax], _ errors: [Span]) -> [MemberSyntax] {
    let wrong = Set(errors.compactMap { error in members.lastIndex { $0.span.start <= error.start } })
    return members.enumerated().filter { !wrong.contains($0.offset) && !$0.element.isError }.map(\.element)
  }
}

extension MemberSyntax { fileprivate var isError: Bool { if case .error = self { true } else { false } } }

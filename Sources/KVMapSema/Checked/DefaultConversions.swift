import KVMapSource
import KVMapSyntax

/// The `default … via` lines of one level: a map, a file, or the imports of a file.
struct DefaultConversions {
  struct Rule {
    /// `nil` when the line is wrong, which was reported there.
    var steps: [CheckedStep]?
    /// The location of the line's subject.
    var span: Span
  }

  /// For types without `?`.
  var byType: [ValueType: Rule] = [:]
  var byName: [String: Rule] = [:]

  /// Adds the rules of an outer level that this level does not override.
  mutating func addFarther(_ other: DefaultConversions) {
    byType.merge(other.byType) { near, _ in near }
    byName.merge(other.byName) { near, _ in near }
  }
}

extension [DefaultConversions] {
  /// The rule of the innermost level that has one for the type; the levels are ordered from the innermost outwards.
  func rule(for type: ValueType) -> DefaultConversions.Rule? {
    for level in self where !level.byType.isEmpty {
      if let rule = level.byType[type] { return rule }
    }
    return nil
  }
}

/// Checks the `default … via` lines of one level.
struct DefaultViaChecker {
  private(set) var level = DefaultConversions()
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  private let names: NameLookup
  private let coercion: Coercion

  init(names: NameLookup, coercion: Coercion) {
    self.names = names
    self.coercion = coercion
  }

  mutating func apply(_ line: DefaultViaSyntax) {
    let steps = checkPipeline(line.pipeline)
    switch line.subject {
    case .missing: break
    case .name(let name):
      if let first = level.byName[name.text] {
        diagnostics.append(SemaDiagnostics.duplicateSetting("default .\(name.text)", first: first.span, at: name.span))
      } else {
        level.byName[name.text] = .init(steps: steps, span: name.span)
      }
    case .type(let type): apply(steps, to: type)
    }
  }

  private mutating func checkPipeline(_ stages: [StageSyntax]) -> [CheckedStep]? {
    var checker = PipelineChecker(names: names)
    let steps = checker.check(stages)
    diagnostics += checker.diagnostics
    uses += checker.uses
    return steps
  }

  private mutating func apply(_ steps: [CheckedStep]?, to syntax: TypeSyntax) {
    var resolver = TypeResolver(names: names)
    let type = resolver.resolve(syntax)?.unwrapped
    diagnostics += resolver.diagnostics
    uses += resolver.uses
    guard let type else { return }
    if let first = level.byType[type] {
      diagnostics.append(
        SemaDiagnostics.duplicateSetting("default \(names.text(of: type))", first: first.span, at: syntax.span))
      return
    }
    level.byType[type] = .init(steps: checked(steps, gives: type, syntax), span: syntax.span)
  }

  /// The pipeline, if its result has the type.
  private mutating func checked(
    _ steps: [CheckedStep]?, gives type: ValueType, _ syntax: TypeSyntax
  ) -> [CheckedStep]? {
    guard let steps else { return nil }
    var builder = ConversionBuilder(coercion: coercion) { _ in nil }
    do {
      _ = try builder.conversion(for: type, through: steps)
      return steps
    } catch {
      diagnostics += SemaDiagnostics.conversionProblem(error, names: names, type: syntax)
      return nil
    }
  }
}

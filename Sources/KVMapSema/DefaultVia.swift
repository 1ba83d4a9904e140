import KVMapSource
import KVMapSyntax

/// The `default … via` lines that hold at one level: a map, a file, or what the file imports.
struct ViaLevel {
  struct Rule {
    /// `nil` where the line is wrong, which was told there.
    var pipeline: CheckedPipeline?
    /// Where the line's subject stands.
    var span: Span
  }

  var byType: [Scalar: Rule] = [:]
  var byName: [String: Rule] = [:]

  /// Adds what is said further out and not nearer.
  mutating func addFarther(_ other: ViaLevel) {
    byType.merge(other.byType) { near, _ in near }
    byName.merge(other.byName) { near, _ in near }
  }
}

/// Checks the `default … via` lines of one level.
struct DefaultViaChecker {
  private(set) var level = ViaLevel()
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  private let names: NameLookup
  private let coercion: Coercion

  init(names: NameLookup, coercion: Coercion) {
    self.names = names
    self.coercion = coercion
  }

  mutating func apply(_ line: DefaultViaSyntax) {
    let pipeline = checkPipeline(line.pipeline)
    switch line.subject {
    case .missing: break
    case .name(let name):
      if let first = level.byName[name.text] {
        diagnostics.append(SemaDiagnostics.duplicateSetting("default .\(name.text)", first: first.span, at: name.span))
      } else {
        level.byName[name.text] = .init(pipeline: pipeline, span: name.span)
      }
    case .type(let type): apply(pipeline, to: type)
    }
  }

  private mutating func checkPipeline(_ calls: [CallSyntax]) -> CheckedPipeline? {
    var checker = PipelineChecker(names: names)
    let pipeline = checker.check(calls)
    diagnostics += checker.diagnostics
    uses += checker.uses
    return pipeline
  }

  private mutating func apply(_ pipeline: CheckedPipeline?, to syntax: TypeSyntax) {
    var resolver = TypeResolver(names: names)
    let type = resolver.resolve(syntax)
    diagnostics += resolver.diagnostics
    uses += resolver.uses
    guard let type else { return }
    guard case .scalar(let scalar) = type else {
      guard case .mapping = type, let last = pipeline?.last else {
        let what = "'default … via' for \(names.text(of: type))"
        diagnostics.append(SemaDiagnostics.notSupported(what, at: syntax.span))
        return
      }
      diagnostics.append(
        SemaDiagnostics.stepDoesNotGive(last.name, gives: last.output, wanted: names.text(of: type), at: last.span))
      return
    }
    if let first = level.byType[scalar] {
      diagnostics.append(
        SemaDiagnostics.duplicateSetting("default \(scalar.rawValue)", first: first.span, at: syntax.span))
      return
    }
    level.byType[scalar] = .init(pipeline: checked(pipeline, gives: scalar), span: syntax.span)
  }

  /// The pipeline, if it gives the type.
  private mutating func checked(_ pipeline: CheckedPipeline?, gives scalar: Scalar) -> CheckedPipeline? {
    guard let pipeline else { return nil }
    let builder = ConversionBuilder(coercion: coercion, pipeline: pipeline) { _ in .none }
    do {
      _ = try builder.conversion(for: .scalar(scalar), isLossy: false)
      return pipeline
    } catch {
      diagnostics += SemaDiagnostics.conversionProblem(error, names: names)
      return nil
    }
  }
}

import KVMapSource
import KVMapSyntax

/// Reads the lines of one body about the scope of its object: `root a.b` and `context name: Type`.
struct RootAndContextLines {
  private(set) var root: DocumentPath?
  private(set) var context: Mapping.Context?
  /// The location of its type.
  private(set) var contextSpan: Span?
  /// The lines by their first word.
  private(set) var spans: [String: Span] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []

  /// - Parameters:
  ///   - file: The scope that encloses the body.
  ///   - via: The `default … via` lines of the body.
  init(_ members: [MemberSyntax], in file: FileScope, via: DefaultConversions) {
    for member in members {
      switch member {
      case .root(let path, let span):
        guard isFirst("root", at: span), let path else { continue }
        root = checkRoot(path)
      case .context(let name, let type, let span):
        guard isFirst("context", at: span), let name, let type else { continue }
        context = checkContext(name, type, in: file, levels: [via, file.via, file.imported])
        contextSpan = type.span
      case .property, .setting, .defaultVia, .hook, .element, .namespace, .block, .check, .error: break
      }
    }
  }

  private mutating func isFirst(_ word: String, at span: Span) -> Bool {
    if let first = spans[word] {
      diagnostics.append(SemaDiagnostics.duplicateSetting(word, first: first, at: span))
      return false
    }
    spans[word] = span
    return true
  }

  private mutating func checkRoot(_ path: PathSyntax) -> DocumentPath? {
    var checker = SourceChecker(isRead: true, isWritten: false)
    let term = checker.check(path)
    diagnostics += checker.diagnostics
    guard let term else { return nil }
    guard case .path(let checked) = term else {
      diagnostics.append(SemaDiagnostics.rootNotWritten(at: path.span))
      return nil
    }
    for (step, syntax) in zip(checked.path.steps, path.steps) {
      switch step {
      case .key, .index(0): continue
      case .index, .every, .selected:
        if case .selected = step {
          diagnostics.append(SemaDiagnostics.badRootStep(at: syntax.span))
        } else {
          diagnostics.append(SemaDiagnostics.rootNotWritten(at: syntax.span))
        }
        return nil
      }
    }
    return checked.path
  }

  private mutating func checkContext(
    _ name: NameSyntax, _ syntax: TypeSyntax, in file: FileScope, levels: [DefaultConversions]
  ) -> Mapping.Context? {
    var resolver = TypeResolver(names: file.names)
    let type = resolver.resolve(syntax)
    diagnostics += resolver.diagnostics
    uses += resolver.uses
    guard let type else { return nil }
    var builder = ConversionBuilder(coercion: .strict) { levels.rule(for: $0) }
    do throws(ConversionBuilder.Problem) {
      let conversion = try builder.conversion(for: type)
      return Mapping.Context(name: name.text, type: type, conversion: conversion)
    } catch {
      diagnostics += SemaDiagnostics.conversionProblem(error, names: file.names, type: syntax)
      return nil
    }
  }
}

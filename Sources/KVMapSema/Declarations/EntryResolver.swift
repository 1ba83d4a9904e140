import KVMapSource
import KVMapSyntax

/// A type that a document is mapped to, after its names were resolved.
struct CheckedEntry {
  var type: ValueType
  var conversion: Conversion
  /// The settings of the file that names the type.
  var settings: Mapping.Settings

  /// - Parameter program: All mappings. They define the type's root path and the maximum nesting depth.
  func entry(in program: Program) -> Entry {
    switch type.documentType {
    case .mapping(let id), .generic(let id, _):
      let mapping = program[id]
      return Entry(
        type: type, conversion: conversion, root: mapping.extras.root ?? DocumentPath([]), depth: mapping.settings.depth
      )
    case .union(let id):
      return Entry(type: type, conversion: conversion, root: DocumentPath([]), depth: program[id].depth)
    case .scalar, .parameter, .enumeration, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      return Entry(
        type: type, conversion: conversion, root: DocumentPath([]), depth: settings.depth,
        duplicates: settings.duplicates)
    }
  }
}

extension Entry {
  /// The maximum nesting depth of a document when no type sets one.
  package static let usualDepth = 128
}

extension ValueType {
  /// The type itself or its element type, which defines where in the document the value is.
  var documentType: ValueType {
    var type = self
    while true {
      switch type {
      case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner): type = inner
      case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .field, .lazyArray: return type
      }
    }
  }
}

extension ValueType {
  /// Whether its declaration defines the settings of its documents.
  var saysSettings: Bool {
    switch self {
    case .mapping, .generic, .union: true
    case .scalar, .parameter, .enumeration, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray: false
    }
  }
}

/// Resolves a type that is requested in addition to the files, or that a `test` names.
struct EntryResolver {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  /// `nil` when the type is wrong, which is then reported.
  private(set) var entry: CheckedEntry?

  private let file: FileScope

  /// - Parameter file: The file whose names and settings apply.
  init(file: FileScope) { self.file = file }

  mutating func resolve(_ syntax: TypeSyntax) {
    var resolver = TypeResolver(names: file.names, mayBeForeign: false)
    let type = resolver.resolve(syntax)
    diagnostics += resolver.diagnostics
    uses += resolver.uses
    guard let type else { return }
    if let field = type.firstField {
      diagnostics.append(SemaDiagnostics.misplacedField(file.names.text(of: field), at: syntax.span))
      return
    }
    // Leniency and `default … via` are for rules, and no rule reads a document as a whole: it is read as its type reads
    // on its own, as in Swift, where a caller names a type and no file.
    var builder = ConversionBuilder(coercion: .strict) { _ in nil }
    do throws(ConversionBuilder.Problem) {
      let conversion = try builder.conversion(for: type)
      if let problem = GenericArguments.problem(in: conversion, of: type, names: file.names, at: syntax.span) {
        diagnostics.append(problem)
      } else {
        entry = CheckedEntry(type: type, conversion: conversion, settings: file.settings.mapping)
      }
    } catch {
      diagnostics += SemaDiagnostics.conversionProblem(error, names: file.names, type: syntax)
    }
  }
}

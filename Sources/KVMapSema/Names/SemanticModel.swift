package import KVMapSource

/// What is known about the names of a compilation, even when it has many errors; editor features use it.
package struct SemanticModel: Sendable {
  /// All declarations of all files; a `DeclarationID` is a position in it.
  package var declarations: [Declaration]
  /// Every use of a declared name, in the order of resolution.
  package var references: [Reference]
  /// Empty until `collectSymbols`.
  package private(set) var symbols = SymbolIndex()
  let imports: ImportGraph

  init(declarations: [Declaration], references: [Reference], imports: ImportGraph) {
    self.declarations = declarations
    self.references = references
    self.imports = imports
  }

  /// Finds the symbols and all of their uses, which takes half as long as the analysis before.
  ///
  /// - Parameter files: Those that were analysed.
  package mutating func collectSymbols(of files: [ParsedFile]) { symbols = SymbolCollector.collect(files, self) }

  package struct Reference: Sendable, Hashable {
    package var span: Span
    package var target: DeclarationID
  }
}

/// Something that has a name of its own.
package struct Declaration: Sendable, Hashable {
  /// The raw value is the human-readable name.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case map
    case structure = "struct"
    case classType = "class"
    case enumeration = "enum"
    case union
    case externType = "extern type"
    case mixin
    case transform
  }

  package var id: DeclarationID
  package var kind: Kind
  package var name: String
  /// The location of the name.
  package var span: Span
  /// The number of the declared entity, if it has one.
  package var mapping: MappingID?
  package var enumeration: EnumerationID?
  package var union: UnionID?
  package var foreignType: ForeignTypeID?
  /// The number of type arguments that a use of it has.
  package var parameterCount = 0

  package var file: FileID { span.file }
}

package struct DeclarationID: Sendable, Hashable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// Types, mixins and transformers have separate name spaces.
enum NameSpace: Hashable, CaseIterable {
  case types
  case mixins
  case transformers

  init(of kind: Declaration.Kind) {
    switch kind {
    case .map, .structure, .classType, .enumeration, .union, .externType: self = .types
    case .mixin: self = .mixins
    case .transform: self = .transformers
    }
  }
}

package import KVMapSource

/// The contents of the files of one compilation, with every name resolved and every conversion chosen.
///
/// A `Program` exists only when there are no errors. It contains no syntax, only what emitters and the interpreter
/// need. It refers to mappings by number, so the whole is a plain value.
package struct Program: Sendable, Hashable {
  /// One for each file of the compilation, in the order in which they were given.
  package var units: [Unit]
  /// All mappings of all files; a `MappingID` is a position in it.
  package var mappings: [Mapping]
  package var enumerations: [Enumeration]
  /// Unions and families.
  package var unions: [Union]
  package var foreignTypes: [ForeignType]
  /// The types that were requested in addition to the files, in that order.
  package var entries: [Entry]

  package init(
    units: [Unit], mappings: [Mapping], enumerations: [Enumeration] = [], unions: [Union] = [],
    foreignTypes: [ForeignType] = [], entries: [Entry] = []
  ) {
    self.units = units
    self.mappings = mappings
    self.enumerations = enumerations
    self.unions = unions
    self.foreignTypes = foreignTypes
    self.entries = entries
  }

  /// The content of one `.kvmap` file, from which one Swift file is generated.
  package struct Unit: Sendable, Hashable {
    package var file: FileID
    /// The path as the caller gave it, and its last component, which generated code names.
    package var path: String
    package var name: String
    /// FNV-1a over the bytes of the file, repeated in the generated header.
    package var sourceHash: UInt64
    /// Swift modules that the file imports, as written, in order.
    package var swiftImports: [String]
    /// The mappings that the file declares, in order, and then the inline mappings that it needs.
    package var mappings: [MappingID]
    package var enumerations: [EnumerationID]
    package var unions: [UnionID]
    package var tests: [TestCase]
    package var namespaces: [Namespace] = []
    /// The types of the file that are synchronised.
    package var entities: [Entity] = []

    package init(
      file: FileID, path: String, name: String, sourceHash: UInt64, swiftImports: [String], mappings: [MappingID],
      enumerations: [EnumerationID] = [], unions: [UnionID] = [], tests: [TestCase] = []
    ) {
      self.file = file
      self.path = path
      self.name = name
      self.sourceHash = sourceHash
      self.swiftImports = swiftImports
      self.mappings = mappings
      self.enumerations = enumerations
      self.unions = unions
      self.tests = tests
    }
  }

  /// `namespace GitHub`
  package struct Namespace: Sendable, Hashable {
    package var name: String
    package var documentation: [String]
    /// Whether the file declares the enum of the namespace; otherwise it extends that of an imported file.
    package var isDeclared: Bool
  }

  package subscript(id: MappingID) -> Mapping { mappings[id.index] }
  package subscript(id: EnumerationID) -> Enumeration { enumerations[id.index] }
  package subscript(id: UnionID) -> Union { unions[id.index] }
  package subscript(id: ForeignTypeID) -> ForeignType { foreignTypes[id.index] }
}

/// The number of a mapping in its `Program`.
package struct MappingID: Sendable, Hashable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// The line that contains a rule, as problems show it: `Tweets.kvmap:8`.
package struct RuleOrigin: Sendable, Hashable {
  package var file: String
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

package enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  case `public`
  case package
  case `internal`
}

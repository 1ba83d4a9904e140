package import KVMapSource

/// The stable identifiers of the problems that the resolver and the type checker find.
package enum SemaDiagnosticID: String, Sendable, Hashable, CaseIterable {
  case accessMismatch = "access-mismatch"
  case ambiguousInverse = "ambiguous-inverse"
  case argumentMismatch = "argument-mismatch"
  case collidingKeys = "colliding-keys"
  case conflictingPaths = "conflicting-paths"
  case defaultMismatch = "default-mismatch"
  case duplicateCase = "duplicate-case"
  case duplicateDeclaration = "duplicate-declaration"
  case duplicateModifier = "duplicate-modifier"
  case duplicateProperty = "duplicate-property"
  case duplicateSetting = "duplicate-setting"
  case elementNotHashable = "element-not-hashable"
  case expectationMismatch = "expectation-mismatch"
  case gatherCycle = "gather-cycle"
  case idNotHashable = "id-not-hashable"
  case importCycle = "import-cycle"
  case importNotFound = "import-not-found"
  case inheritanceCycle = "inheritance-cycle"
  case invalidBase = "invalid-base"
  case invalidPattern = "invalid-pattern"
  case invalidKeyType = "invalid-key-type"
  case invalidTest = "invalid-test"
  case invalidXMLName = "invalid-xml-name"
  case keyTooLong = "key-too-long"
  case lossyRoundtrip = "lossy-roundtrip"
  case lossyWithoutFallback = "lossy-without-fallback"
  case mappingMismatch = "mapping-mismatch"
  case misplacedAttribute = "misplaced-attribute"
  case misplacedField = "misplaced-field"
  case missingContext = "missing-context"
  case missingGatherKey = "missing-gather-key"
  case nestedTooDeeply = "nested-too-deeply"
  case noParent = "no-parent"
  case notCodable = "not-codable"
  case notReadable = "not-readable"
  case notReversible = "not-reversible"
  case recursiveStruct = "recursive-struct"
  case reservedName = "reserved-name"
  case syncMismatch = "sync-mismatch"
  case transformerMismatch = "transformer-mismatch"
  case transformCycle = "transform-cycle"
  case uncheckedRows = "unchecked-rows"
  case undeclaredPrefix = "undeclared-prefix"
  case unknownArgument = "unknown-argument"
  case unknownAttribute = "unknown-attribute"
  case unknownEdition = "unknown-edition"
  case unknownFormat = "unknown-format"
  case unknownKeyStyle = "unknown-key-style"
  case unknownMixin = "unknown-mixin"
  case unknownProblemKind = "unknown-problem-kind"
  case unknownProperty = "unknown-property"
  case unknownSetting = "unknown-setting"
  case unknownTransformer = "unknown-transformer"
  case unknownType = "unknown-type"
  case unreachable
  case unreadableOutput = "unreadable-output"
  case unstatedConformance = "unstated-conformance"
  case unusedGatherKey = "unused-gather-key"
  case unusedImport = "unused-import"
  case unusedMixin = "unused-mixin"
  case unusedTransform = "unused-transform"
  case wrongArgumentCount = "wrong-argument-count"

  /// Everything else is an error.
  private static let warnings: Set<Self> = [
    .collidingKeys,
    .lossyRoundtrip,
    .uncheckedRows,
    .undeclaredPrefix,
    .unreadableOutput,
    .unstatedConformance,
    .unusedImport,
    .unusedMixin,
    .unusedTransform,
  ]

  package var severity: Severity { Self.warnings.contains(self) ? .warning : .error }

  package typealias Severity = Diagnostic.Severity
}

/// A `test` block: a document, and what is expected of it.
package struct TestCase: Sendable, Hashable {
  package enum Step: Sendable, Hashable {
    case expect(Expectation, RuleOrigin)
    /// The decoded value is encoded and decoded again, and must be unchanged.
    case roundtrip(RuleOrigin)
    /// This problem is among the problems of the document. The path has the notation of problems; `nil` matches any.
    case fails(path: String?, kind: String, RuleOrigin)
  }

  package var title: String
  package var origin: RuleOrigin
  /// The Swift type as it is written in the file, for messages.
  package var typeText: String
  package var entry: Entry
  /// `json`, `xml`, `plist`, `form` or `ndjson`.
  package var format: String
  package var document: [UInt8]
  /// The place of the document's text in the `.kvmap` file.
  package var documentOrigin: RuleOrigin
  /// The value of `$context`.
  package var context: DefaultValue.Tree?
  package var steps: [Step]

  package init(
    title: String, origin: RuleOrigin, typeText: String, entry: Entry, format: String, document: [UInt8],
    documentOrigin: RuleOrigin, context: DefaultValue.Tree?, steps: [Step]
  ) {
    self.title = title
    self.origin = origin
    self.typeText = typeText
    self.entry = entry
    self.format = format
    self.document = document
    self.documentOrigin = documentOrigin
    self.context = context
    self.steps = steps
  }
}

extension TestCase {
  /// The words for formats of documents.
  package static let formats = ["json", "ndjson", "xml", "plist", "form"]

  /// The kinds of problems, as the language's reference names them.
  package static let problemKinds = [
    "syntax", "missing", "null", "mismatch", "range", "unknown-key", "duplicate-key", "unknown-case", "check", "depth",
    "encoding", "needs-swift",
  ]

  /// Problems of a document as a whole have the empty path.
  package static let kindsWithoutPath: Set = ["syntax", "encoding"]
}

/// The expected value: for an object only the properties that it names.
package indirect enum Expectation: Sendable, Hashable {
  /// `_`: whatever there is, nil too.
  case any
  /// Compared like a default of that type. Includes cases of enumerations, with their payloads.
  case value(DefaultValue)
  /// The value of a mapping, or of a `Coordinate`, whose members are `coordinateMembers`.
  case record([Member])
  /// The elements of an array in that order, or of a set in any order.
  case elements([Expectation])
  /// All entries of a dictionary.
  case entries([Entry])
  /// `.photo({ width = 1 })`: a position in the cases of the union or family, or a `FieldState` of a `Field`. Without a
  /// payload only the case is compared.
  case enumerationCase(Int, payload: Expectation?)

  package static let coordinateMembers = ["latitude", "longitude"]

  /// The cases of `Field`.
  package enum FieldState: Int, Sendable, Hashable, CaseIterable {
    case absent
    case null
    case value

    package var name: String {
      switch self {
      case .absent: "absent"
      case .null: "null"
      case .value: "value"
      }
    }

    package init?(name: String) {
      guard let state = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = state
    }
  }

  package struct Member: Sendable, Hashable {
    /// A position in `Mapping.properties`.
    package var property: Int
    package var value: Expectation

    package init(property: Int, value: Expectation) {
      self.property = property
      self.value = value
    }
  }

  package struct Entry: Sendable, Hashable {
    package var key: DefaultValue
    package var value: Expectation

    package init(key: DefaultValue, value: Expectation) {
      self.key = key
      self.value = value
    }
  }
}

/// A type that a document is mapped to: named by a `test` or passed to `kvmapc map`.
package struct Entry: Sendable, Hashable {
  package var type: ValueType
  package var conversion: Conversion
  /// The location of the value in the document (`root a.b` of the type, or of its elements).
  package var root: DocumentPath
  /// The maximum nesting depth of the document.
  package var depth: Int
  /// How duplicate keys are handled in values that no declared type reads: a `Value`, a dictionary of such.
  package var duplicates: Mapping.Settings.Duplicates

  package init(
    type: ValueType, conversion: Conversion, root: DocumentPath, depth: Int,
    duplicates: Mapping.Settings.Duplicates = .error
  ) {
    self.type = type
    self.conversion = conversion
    self.root = root
    self.depth = depth
    self.duplicates = duplicates
  }
}

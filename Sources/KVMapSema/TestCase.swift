/// A `test` block: a document, and what is expected of it.
package struct TestCase: Sendable, Hashable {
  package enum Step: Sendable, Hashable {
    case expect(Expectation, RuleOrigin)
    /// What was read is written and read again, and is then the same.
    case roundtrip(RuleOrigin)
    /// This problem is among all problems of the document. The path is as problems show it; `nil` is any.
    case fails(path: String?, kind: String, RuleOrigin)
  }

  package var title: String
  package var origin: RuleOrigin
  /// The Swift type as it is written in the file, for messages.
  package var typeText: String
  package var entry: Entry
  /// `json`, `xml`, `plist`, `form` or `ndjson`.
  package var format: String
  package var document: String
  /// The place of the document's text in the `.kvmap` file.
  package var documentOrigin: RuleOrigin
  /// What `$context` is.
  package var context: DefaultValue.Tree?
  package var steps: [Step]

  package init(
    title: String, origin: RuleOrigin, typeText: String, entry: Entry, format: String, document: String,
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

/// What `expect` says of a value: of an object only the properties that it names.
package indirect enum Expectation: Sendable, Hashable {
  /// Compared as a default of that type would be.
  case value(DefaultValue)
  case record([Member])
  case elements([Expectation])
  case entries([Entry])
  /// `.other("z")`, `.photo({ width = 1 })`: a position in the cases of the enumeration or union.
  case enumerationCase(Int, payload: Expectation?)

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

/// A type that a document is mapped to: what a `test` names, and what `kvmapc map` was asked for.
package struct Entry: Sendable, Hashable {
  package var type: ValueType
  package var conversion: Conversion
  /// Where in the document the value stands (`root a.b` of the type, or of its elements).
  package var root: DocumentPath
  /// How deep the document may nest.
  package var depth: Int

  package init(type: ValueType, conversion: Conversion, root: DocumentPath, depth: Int) {
    self.type = type
    self.conversion = conversion
    self.root = root
    self.depth = depth
  }
}

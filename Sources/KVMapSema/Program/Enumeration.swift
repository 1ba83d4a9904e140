/// An `enum`: values that a document represents as texts or whole numbers.
package struct Enumeration: Sendable, Hashable {
  package struct Case: Sendable, Hashable {
    package var name: String
    package var documentation: [String]
    package var origin: RuleOrigin
    /// The texts or numbers that are read as it: each is `.string` or `.integer`. Empty for the `else` case.
    package var read: [DefaultValue]
    /// The value that is written; `nil` when it is read-only.
    package var written: DefaultValue?
    /// `<-> else`, `<- else`: it matches every value that no other case matches.
    package var isElse: Bool
    /// Whether it keeps the value that was read: `other(String) <-> else`.
    package var hasPayload: Bool

    package init(
      name: String, documentation: [String], origin: RuleOrigin, read: [DefaultValue], written: DefaultValue?,
      isElse: Bool, hasPayload: Bool
    ) {
      self.name = name
      self.documentation = documentation
      self.origin = origin
      self.read = read
      self.written = written
      self.isElse = isElse
      self.hasPayload = hasPayload
    }
  }

  package enum Kind: Sendable, Hashable {
    /// `enum`: the Swift enum is generated.
    case generated
    /// `map enum`: Swift declares the enum; only its mapper is generated.
    case mapped
    /// `map enum T as Name`: a second mapping, called `T.Name`.
    case named(String)
  }

  package var id: EnumerationID
  package var kind: Kind
  package var typeName: String
  package var documentation: [String]
  package var access: AccessLevel?
  package var origin: RuleOrigin
  /// `.string` or an integer type: the type in the document, and of a payload.
  package var raw: Scalar
  package var cases: [Case]
  /// The protocols that a generated enum conforms to besides, as they stand in the file.
  package var protocols: [String] = []
  /// The protocols that a `map enum` states.
  package var stated: [String] = []
  /// Without `~Hashable`. What is not cannot be a key.
  package var isHashable = true

  /// Whether its mapper stands beside the Swift type.
  package var isNamespace: Bool { if case .named = kind { true } else { false } }

  /// The name in mapping files.
  package var name: String {
    switch kind {
    case .generated, .mapped: typeName
    case .named(let name): "\(typeName).\(name)"
    }
  }

  package init(
    id: EnumerationID, kind: Kind = .generated, typeName: String, documentation: [String], access: AccessLevel?,
    origin: RuleOrigin, raw: Scalar, cases: [Case]
  ) {
    self.id = id
    self.kind = kind
    self.typeName = typeName
    self.documentation = documentation
    self.access = access
    self.origin = origin
    self.raw = raw
    self.cases = cases
  }
}

/// The number of an enumeration in its `Program`.
package struct EnumerationID: Sendable, Hashable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

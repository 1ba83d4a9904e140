package import KVMapSema

/// The schemas of the types of a program, which `generate --schema` adds to their mappers.
package struct SchemaTexts: Sendable, Hashable {
  /// The schemas of one type.
  package struct OfType: Sendable, Hashable {
    /// Of the documents that are read; `nil` if the type is only written.
    package var read: String?
    package var written: String

    package init(read: String?, written: String) {
      self.read = read
      self.written = written
    }
  }

  /// The member of a type that holds the schema of what is read.
  static let readMember = "jsonSchema"
  /// The same of what is written.
  static let writtenMember = "writtenJSONSchema"
  package static let memberNames = [readMember, writtenMember]

  private var texts: [ValueType: OfType] = [:]

  package init() {}

  /// - Parameter type: A mapping, an enum or a union.
  package subscript(type: ValueType) -> OfType? {
    get { texts[type] }
    set { texts[type] = newValue }
  }
}

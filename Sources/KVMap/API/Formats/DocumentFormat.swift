/// A format of documents: `.json`, and one from each product that is imported: `.xml`, `.form`, `.propertyList`.
///
///     let user = try User(from: body, as: .xml)
///     let form = try User.Form.bytes(user, as: .json(.pretty))
///
/// Every function that takes a format exists once, for all formats. `User(json:)`, `User(xml:)` and their siblings are
/// short forms of these functions.
public struct DocumentFormat: Sendable {
  /// What transcodes documents with these names; nil for documents that are the intermediate form already.
  let transcoded: (@Sendable (XMLNames) -> any TranscodedFormat)?
  /// The intermediate form from which documents are written.
  let notation: IntermediateForm
  /// Whether documents are UTF-8 text.
  let isText: Bool
  /// Writes the intermediate form of a value as a document with these names.
  let write: @Sendable ([UInt8], XMLNames) throws(MappingError) -> [UInt8]

  private init(
    transcoded: (@Sendable (XMLNames) -> any TranscodedFormat)?, notation: IntermediateForm, isText: Bool,
    write: @escaping @Sendable ([UInt8], XMLNames) throws(MappingError) -> [UInt8]
  ) {
    self.transcoded = transcoded
    self.notation = notation
    self.isText = isText
    self.write = write
  }

  /// Creates a format other than JSON.
  ///
  /// - Parameters:
  ///   - transcoded: What transcodes documents; called with the names that the mapping declares.
  ///   - notation: The intermediate form from which documents are written.
  package init(
    transcoded: @escaping @Sendable (XMLNames) -> any TranscodedFormat, writing notation: IntermediateForm,
    isText: Bool, write: @escaping @Sendable ([UInt8], XMLNames) throws(MappingError) -> [UInt8]
  ) {
    self.init(transcoded: .some(transcoded), notation: notation, isText: isText, write: write)
  }

  /// JSON (RFC 8259), in UTF-8.
  public static let json: DocumentFormat = .json([])

  /// JSON that is written with `options`. They make no difference to what is read.
  public static func json(_ options: JSONOutputFormatting) -> DocumentFormat {
    DocumentFormat(transcoded: nil, notation: .json, isText: true) { bytes, _ throws(MappingError) in
      options.isEmpty ? bytes : JSONLayout.apply(options, to: bytes)
    }
  }

  /// An intermediate form that `JSONWriter` has written. Problems are located in it, since there is no document.
  package static let propertyListNotation = DocumentFormat(
    transcoded: nil, notation: .propertyList, isText: false
  ) { bytes, _ throws(MappingError) in bytes }
}

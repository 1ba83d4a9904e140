/// The value that a caller passes, as the JSON that rules read.
package struct PassedJSON: Sendable {
  let bytes: [UInt8]

  /// - Parameter bytes: JSON that the writer created, so that it needs no validation.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Creates the passed value from the output of `write`.
  ///
  /// - Throws: The reason why it cannot be written, with a path below `$context`.
  init(writing write: (inout JSONWriter) throws(CodingFailure) -> Void) throws(MappingError) {
    do throws(MappingError) {
      bytes = try writeDocument(write)
    } catch {
      throw error.below(LookupScope.context.text)
    }
  }

  /// Creates the passed value from a tree.
  package init(_ value: JSONValue) { bytes = Array(value.description.utf8) }

  /// - Returns: The first problem if `bytes` is not valid JSON.
  package static func validated(_ bytes: [UInt8]) -> Result<PassedJSON, MappingError> {
    bytes.withUnsafeBufferPointer { text in
      DocumentReading(bytes: text, options: DecodingOptions(depth: 1_000), path: []).value {
        (kv: inout JSONReader) throws(CodingFailure) in try kv.skip()
      }
    }.map { PassedJSON(bytes) }
  }
}

extension JSONReader {
  /// Called before anything is read: `text` is the value that the caller passed, for use by rules.
  mutating func pass(_ text: EmbeddedDocument) {
    let session = openSession()
    let number = session.gathered.begin(text, depth: 0, in: buffer)
    // The text stays available, whatever is read.
    session.gathered.floor = session.gathered.count
    session.scopes.context = (text.text.bytes.start, number)
  }
}

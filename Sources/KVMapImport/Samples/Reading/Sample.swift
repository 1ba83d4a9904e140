/// A file of samples.
package struct Sample: Sendable {
  package enum Format: String, Sendable, CaseIterable {
    case json
    /// One JSON document on each line.
    case ndjson
    case xml
    /// XML or binary.
    case plist
    case form
  }

  /// For messages.
  package var name: String
  package var format: Format
  package var bytes: [UInt8]
  /// Whether the file goes on after these bytes.
  package var isCut: Bool

  package init(name: String, format: Format, bytes: [UInt8], isCut: Bool = false) {
    self.name = name
    self.format = format
    self.bytes = bytes
    self.isCut = isCut
  }

  /// How many bytes of all samples together are looked at.
  package static let byteLimit = 32 << 20
}

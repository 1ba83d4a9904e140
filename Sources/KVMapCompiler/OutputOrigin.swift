import KVMapEmit
import KVMapPages

/// The origin of an existing file at an output path.
package enum OutputOrigin: Sendable {
  /// Generated and unchanged.
  case generated
  /// Generated, but edited afterwards.
  case edited
  /// Not generated.
  case foreign

  package init(of bytes: [UInt8]) {
    if let header = GeneratedHeader(parsing: bytes) {
      self = header.isIntact(in: bytes) ? .generated : .edited
    } else if let isIntact = PageMark.isIntact(in: bytes) {
      self = isIntact ? .generated : .edited
    } else {
      self = .foreign
    }
  }
}

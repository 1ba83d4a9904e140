import KVMapEmit

/// The origin of an existing file at an output path.
package enum OutputOrigin: Sendable {
  /// Generated and unchanged.
  case generated
  /// Generated, but edited afterwards.
  case edited
  /// Not generated.
  case foreign

  package init(of bytes: [UInt8]) {
    guard let header = GeneratedHeader(parsing: bytes) else {
      self = .foreign
      return
    }
    self = header.isIntact(in: bytes) ? .generated : .edited
  }
}

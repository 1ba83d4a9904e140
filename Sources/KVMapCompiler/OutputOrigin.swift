import KVMapEmit

/// Who made a file that stands where an output goes.
package enum OutputOrigin: Sendable {
  /// The generator, and nobody changed it.
  case generated
  /// The generator, but somebody changed it.
  case edited
  /// Somebody else.
  case foreign

  package init(of bytes: [UInt8]) {
    guard let header = GeneratedHeader(parsing: bytes) else {
      self = .foreign
      return
    }
    self = header.isIntact(in: bytes) ? .generated : .edited
  }
}

import TestSupport

/// A change of one byte of a document, or its truncation.
struct Mutation: CustomStringConvertible, Sendable {
  enum Change: Sendable {
    case replace(UInt8)
    case insert(UInt8)
    case delete
    /// The document ends before the byte.
    case cut
  }

  var offset: Int
  var change: Change

  /// Bytes that are significant to a JSON reader, so that more mutations are near misses than with random bytes.
  private static let telling: [UInt8] =
    Array("{}[]\",:\\/-+.0123456789eEtfnux ".utf8)
    + [0x00, 0x09, 0x0A, 0x0D, 0x1F, 0x7F, 0x80, 0xBF, 0xC0, 0xE3, 0xED, 0xF4, 0xFF]

  init(of bytes: [UInt8], in range: Range<Int>, using random: inout SeededGenerator) {
    offset = Int.random(in: range, using: &random)
    let byte =
      switch UInt8.random(in: 0..<3, using: &random) {
      case 0: UInt8.random(in: .min ... .max, using: &random)
      case 1: bytes[offset] ^ (1 << UInt8.random(in: 0..<8, using: &random))
      default: Self.telling[Int.random(in: Self.telling.indices, using: &random)]
      }
    change =
      switch UInt8.random(in: 0..<6, using: &random) {
      case 0: .delete
      case 1: .insert(byte)
      case 2: .cut
      default: .replace(byte)
      }
  }

  func applied(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    switch change {
    case .replace(let byte): bytes[offset] = byte
    case .insert(let byte): bytes.insert(byte, at: offset)
    case .delete: bytes.remove(at: offset)
    case .cut: bytes.removeSubrange(offset...)
    }
    return bytes
  }

  var description: String {
    switch change {
    case .replace(let byte): "byte \(offset) replaced by 0x\(String(byte, radix: 16))"
    case .insert(let byte): "0x\(String(byte, radix: 16)) inserted at \(offset)"
    case .delete: "byte \(offset) deleted"
    case .cut: "cut off at byte \(offset)"
    }
  }
}

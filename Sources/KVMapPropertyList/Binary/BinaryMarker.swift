/// The first byte of an object: its kind in the upper half, and its size or value in the lower half.
enum BinaryMarker {
  case null, `false`, `true`
  /// An integer of the given size in bytes: 1, 2, 4, 8 or 16.
  case integer(Int)
  /// A floating-point number of four or eight bytes.
  case real(Int)
  case date
  case data, ascii, utf16, utf8
  /// A reference inside a keyed archive, of the given size in bytes.
  case uid(Int)
  case array, set, dictionary

  /// - Returns: `nil` for a byte that does not begin an object.
  init?(_ byte: UInt8) {
    let size = Int(byte & 15)
    switch byte >> 4 {
    case 0x0:
      switch byte {
      case 0x00: self = .null
      case 0x08: self = .false
      case 0x09: self = .true
      default: return nil
      }
    case 0x1:
      guard size <= 4 else { return nil }
      self = .integer(1 << size)
    case 0x2:
      guard size == 2 || size == 3 else { return nil }
      self = .real(1 << size)
    case 0x3:
      guard size == 3 else { return nil }
      self = .date
    case 0x4: self = .data
    case 0x5: self = .ascii
    case 0x6: self = .utf16
    case 0x7: self = .utf8
    case 0x8:
      guard size < 8 else { return nil }
      self = .uid(size + 1)
    case 0xA: self = .array
    // Ordered and unordered sets.
    case 0xB, 0xC: self = .set
    case 0xD: self = .dictionary
    default: return nil
    }
  }

  /// The human-readable name.
  var name: String {
    switch self {
    case .null: "null"
    case .false: "false"
    case .true: "true"
    case .integer: "an integer"
    case .real: "a real number"
    case .date: "a date"
    case .data: "data"
    case .ascii, .utf16, .utf8: "a string"
    case .uid: "a uid"
    case .array: "an array"
    case .set: "a set"
    case .dictionary: "a dictionary"
    }
  }
}

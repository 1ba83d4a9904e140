/// The elements of XML property lists.
enum XMLTag {
  case plist, dict, array, key, string, integer, real, `true`, `false`, date, data

  /// - Parameter name: the bytes of the name, the first lowest; names are at most eight bytes long.
  /// - Returns: `nil` for an element that property lists do not have.
  init?(_ name: UInt64) {
    switch name {
    case 0x74_7369_6C70: self = .plist
    case 0x7463_6964: self = .dict
    case 0x79_6172_7261: self = .array
    case 0x79_656B: self = .key
    case 0x676E_6972_7473: self = .string
    case 0x72_6567_6574_6E69: self = .integer
    case 0x6C61_6572: self = .real
    case 0x6575_7274: self = .true
    case 0x65_736C_6166: self = .false
    case 0x6574_6164: self = .date
    case 0x6174_6164: self = .data
    default: return nil
    }
  }

  var name: String { "\(self)" }
}

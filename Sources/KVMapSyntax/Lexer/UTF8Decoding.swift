/// The Unicode scalar that begins at `index` and its length in bytes; `nil` if the bytes are not well-formed (Unicode
/// 16, table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF).
func decodeScalar(in bytes: [UInt8], at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
  guard index >= 0, index < bytes.count else { return nil }
  let first = bytes[index]
  if first < 0x80 { return (Unicode.Scalar(first), 1) }
  let length: Int
  let least: UInt8
  let most: UInt8
  switch first {
  case 0xC2...0xDF: (length, least, most) = (2, 0x80, 0xBF)
  case 0xE0: (length, least, most) = (3, 0xA0, 0xBF)
  case 0xED: (length, least, most) = (3, 0x80, 0x9F)
  case 0xE1...0xEF: (length, least, most) = (3, 0x80, 0xBF)
  case 0xF0: (length, least, most) = (4, 0x90, 0xBF)
  case 0xF1...0xF3: (length, least, most) = (4, 0x80, 0xBF)
  case 0xF4: (length, least, most) = (4, 0x80, 0x8F)
  default: return nil
  }
  guard index + length <= bytes.count, (least...most).contains(bytes[index + 1]) else { return nil }
  var value = UInt32(first) & (0x7F >> UInt32(length))
  for offset in 1..<length {
    let byte = bytes[index + offset]
    guard byte & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  guard let scalar = Unicode.Scalar(value) else { return nil }
  return (scalar, length)
}

/// The offset of the first byte that is not well-formed UTF-8.
///
/// Complexity: one pass.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  var index = 0
  while index < bytes.count {
    if bytes[index] < 0x80 {
      index += 1
    } else if let found = decodeScalar(in: bytes, at: index) {
      index += found.length
    } else {
      return index
    }
  }
  return nil
}

/// Scalars that are not allowed anywhere in a file, not even in a string or a comment: controls, and the bidirectional
/// controls that make text look different from its meaning ("Trojan Source", CVE-2021-42574).
func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0B, 0x0C, 0x0D: false
  case ..<0x20, 0x7F...0x9F: true
  case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}

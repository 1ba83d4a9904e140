import Foundation

/// Values derived from bytes, so that changing the bytes changes the values. After the last byte all bytes are zero.
struct ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  mutating func integer<T: FixedWidthInteger>() -> T {
    // Most numbers are small.
    let count = bool() ? T.bitWidth / 8 : 1
    var value: T = 0
    for _ in 0..<count { value = (value << 4) << 4 | T(truncatingIfNeeded: byte()) }
    return value
  }

  mutating func double() -> Double { Double(bitPattern: integer()) }

  mutating func bytes() -> [UInt8] {
    let count = min(Int(byte() & 31), rest.count)
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func text() -> String { String(decoding: bytes(), as: UTF8.self) }

  /// A whole second in the years 1 to 9999.
  mutating func date() -> Date {
    let seconds: Int64 = integer()
    return Date(timeIntervalSince1970: Double(seconds % 300_000_000_000 - 60_000_000_000).clamped)
  }

  mutating func decimal() -> Decimal {
    let (mantissa, exponent): (Int64, Int8) = (integer(), integer())
    return Decimal(mantissa) * Decimal(sign: .plus, exponent: Int(exponent % 60), significand: 1)
  }

  mutating func url() -> URL? { URL(string: text()) }

  mutating func uuid() -> UUID {
    let (a, b): (UInt64, UInt64) = (integer(), integer())
    func byte(_ bits: UInt64, _ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (8 * UInt64(index))) }
    return UUID(
      uuid: (
        byte(a, 0), byte(a, 1), byte(a, 2), byte(a, 3), byte(a, 4), byte(a, 5), byte(a, 6), byte(a, 7),
        byte(b, 0), byte(b, 1), byte(b, 2), byte(b, 3), byte(b, 4), byte(b, 5), byte(b, 6), byte(b, 7)
      ))
  }

  mutating func optional<T>(_ make: (inout ByteSource) -> T?) -> T? { bool() ? make(&self) : nil }

  mutating func array<T>(_ make: (inout ByteSource) -> T) -> [T] {
    (0..<Int(byte() & 3)).map { _ in make(&self) }
  }
}

extension Double {
  fileprivate var clamped: Double { min(max(self, -62_135_596_800), 253_402_300_799) }
}

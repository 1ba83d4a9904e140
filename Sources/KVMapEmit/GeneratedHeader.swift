import KVMapSource

/// The first lines of a generated file: what it was made from, and whether somebody edited it since.
///
/// There is no date, no version and no folder in it, so the same input gives the same bytes everywhere.
package struct GeneratedHeader: Sendable, Hashable {
  /// The shape of generated code, which the runtime names as `GeneratedFormat1`.
  package static let currentFormat = 1

  /// The name of the `.kvmap` file, without its folder.
  package var source: String
  package var format: Int
  /// FNV-1a over the bytes of the `.kvmap` file.
  package var inputHash: UInt64
  /// FNV-1a over everything behind the header. CRLF counts as LF, because version control may change line ends.
  package var bodyHash: UInt64

  private static let opening = "// Generated from "
  private static let closing = ". Do not edit."
  private static let facts = "// kvmap format "
  private static let switches = "// swift-format-ignore-file\n// swiftlint:disable all\n"

  /// The header of a body that begins with the line behind it.
  static func text(source: String, inputHash: UInt64, body: String) -> String {
    let name = SwiftComment.escaped(source)
    // Generated code holds no CR of its own: whatever stands before an LF came with the line end.
    let bodyHash = FNV1a.hash(body, ignoring: 0x0D)
    return "\(opening)\(name)\(closing)\n"
      + "\(facts)\(currentFormat), input \(hexadecimal(inputHash)), body \(hexadecimal(bodyHash))\n" + switches
  }

  /// Understands the first two lines of a file; `nil` where they are not those of a generated file.
  ///
  /// Complexity: linear in the length of the two lines.
  package init?(parsing bytes: [UInt8]) {
    guard let (first, rest) = Self.line(of: bytes[...]), let (second, _) = Self.line(of: rest) else { return nil }
    guard first.hasPrefix(Self.opening), first.hasSuffix(Self.closing), second.hasPrefix(Self.facts) else { return nil }
    let parts = second.dropFirst(Self.facts.count).split(separator: ", ", omittingEmptySubsequences: false)
    guard parts.count == 3, let format = Int(parts[0]), parts[1].hasPrefix("input "), parts[2].hasPrefix("body "),
      let inputHash = UInt64(parts[1].dropFirst(6), radix: 16), let bodyHash = UInt64(parts[2].dropFirst(5), radix: 16)
    else { return nil }
    source = String(first.dropFirst(Self.opening.count).dropLast(Self.closing.count))
    self.format = format
    self.inputHash = inputHash
    self.bodyHash = bodyHash
  }

  /// Whether the rest of the file is what the generator wrote.
  ///
  /// - Parameter bytes: The whole file, header included.
  package func isIntact(in bytes: [UInt8]) -> Bool {
    guard let (_, first) = Self.line(of: bytes[...]), let (_, second) = Self.line(of: first),
      let (formatter, third) = Self.line(of: second), let (linter, body) = Self.line(of: third)
    else { return false }
    return "\(formatter)\n\(linter)\n" == Self.switches && FNV1a.hash(body, ignoring: 0x0D) == bodyHash
  }

  private static func hexadecimal(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// A line without its end, and what is behind it.
  private static func line(of bytes: ArraySlice<UInt8>) -> (String, ArraySlice<UInt8>)? {
    guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
    let line = bytes[..<end]
    return (String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self), bytes[(end + 1)...])
  }
}

import KVMapSource

/// The first lines of a generated file: what it was generated from, and whether it has been edited since.
///
/// It contains no date, version or folder, so the same input gives the same bytes everywhere.
package struct GeneratedHeader: Sendable, Hashable {
  /// The shape of generated code, which the runtime names as `GeneratedFormat1`.
  package static let currentFormat = 1

  /// The name of the `.kvmap` file, without its folder.
  package var source: String
  package var format: Int
  /// FNV-1a over the bytes of the `.kvmap` file.
  package var inputHash: UInt64
  /// FNV-1a over everything after the header. CRLF counts as LF, because version control may change line endings.
  package var bodyHash: UInt64

  private static let opening = "// Generated from "
  private static let closing = ". Do not edit."
  private static let facts = "// kvmap format "
  private static let switches = "// swift-format-ignore-file\n// swiftlint:disable all\n"

  /// The header for a body that begins on the line after it.
  static func text(source: String, inputHash: UInt64, body: String) -> String {
    let name = SwiftComment.escaped(source)
    // Generated code contains no CR of its own: a CR before an LF is part of a converted line ending.
    let bodyHash = FNV1a.hash(body, ignoring: 0x0D)
    return "\(opening)\(name)\(closing)\n"
      + "\(facts)\(currentFormat), input \(hexadecimal(inputHash)), body \(hexadecimal(bodyHash))\n" + switches
  }

  /// Parses the first two lines of a file; `nil` if they are not those of a generated file.
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

  /// A line without its ending, and what follows it.
  private static func line(of bytes: ArraySlice<UInt8>) -> (String, ArraySlice<UInt8>)? {
    guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
    let line = bytes[..<end]
    return (String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self), bytes[(end + 1)...])
  }
}

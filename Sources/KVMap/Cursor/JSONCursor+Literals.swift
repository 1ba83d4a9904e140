extension JSONCursor {
  /// Whether null is next; also false near the end of the document.
  @inline(__always)
  mutating func isPlainNull() -> Bool { p.address <= safe && p.halfWord == 0x6c6c_756e }

  /// Consumes a literal whose first byte is already checked. Reading on is safe as long as each byte matches: none of
  /// them is the last.
  @inline(__always)
  mutating func skipLiteral(_ text: StaticString) throws(ScanFailure) {
    for i in 1..<text.utf8CodeUnitCount where p[i] != text.utf8Start[i] {
      throw failure(.syntax, .literal)
    }
    p += text.utf8CodeUnitCount
    skipBlanks()
  }
}

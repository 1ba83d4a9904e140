/// Names as defined by Namespaces in XML.
package enum XMLName {
  /// The parts of a qualified name (production 7): a prefix, which may be empty, and a local part.
  ///
  /// - Returns: nil for any other text.
  package static func parts(of name: [UInt8]) -> (prefix: ArraySlice<UInt8>, local: ArraySlice<UInt8>)? {
    let colon = name.firstIndex(of: UInt8(ascii: ":"))
    let prefix = colon.map { name[..<$0] } ?? []
    let local = colon.map { name[($0 + 1)...] } ?? name[...]
    guard isPlain(local), colon == nil || isPlain(prefix) else { return nil }
    return (prefix, local)
  }

  /// Whether a text is a name without a colon (production 4 of Namespaces).
  private static func isPlain(_ name: ArraySlice<UInt8>) -> Bool {
    var isFirst = true
    for scalar in String(decoding: name, as: UTF8.self).unicodeScalars {
      let fits =
        isFirst ? begins(scalar) : begins(scalar) || "-.0123456789".unicodeScalars.contains(scalar) || goesOn(scalar)
      guard fits else { return false }
      isFirst = false
    }
    return !isFirst
  }

  private static func begins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    default: scalar.value >= 0x80 && CharacterClasses.beginsName(scalar.value)
    }
  }

  private static func goesOn(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && CharacterClasses.continuesName(scalar.value)
  }
}

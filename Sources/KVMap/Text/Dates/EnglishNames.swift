/// The fixed English names of date patterns. Their short forms are the first three letters.
enum EnglishNames {
  static let months: [StaticString] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays: [StaticString] = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// Consumes the name at the cursor, ignoring case, and returns its position in `names`.
  static func take(_ names: [StaticString], isShort: Bool, _ text: inout TextCursor) -> Int? {
    let rest = text.rest
    for (index, name) in names.enumerated() where isPrefix(name, isShort: isShort, of: rest) {
      text.advance(by: isShort ? 3 : name.utf8CodeUnitCount)
      return index
    }
    return nil
  }

  @inline(__always)
  private static func isPrefix(_ name: StaticString, isShort: Bool, of text: UTF8Bytes) -> Bool {
    let count = isShort ? 3 : name.utf8CodeUnitCount
    guard text.count >= count else { return false }
    let letters = name.utf8Start
    // A name has letters only, and no other byte becomes a lowercase letter by setting this bit.
    for position in 0..<count where text[position] | 0x20 != letters[position] | 0x20 { return false }
    return true
  }

  static func write(_ name: StaticString, isShort: Bool, to output: inout ByteOutput) {
    name.withUTF8Buffer { output.append($0.prefix(isShort ? 3 : $0.count)) }
  }
}

import KVMapText

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

  /// Consumes `Q3` or `3rd quarter`, ignoring case, and returns the number of the quarter.
  static func takeQuarter(isShort: Bool, _ text: inout TextCursor) -> Int? {
    if isShort {
      guard text.eat(UInt8(ascii: "Q")) || text.eat(UInt8(ascii: "q")) else { return nil }
    }
    guard let number = text.number(digits: 1), 1...4 ~= number else { return nil }
    if !isShort {
      let ending = ordinals[number - 1]
      guard take([ending], isShort: false, &text) != nil, text.eat(UInt8(ascii: " ")),
        take(["quarter"], isShort: false, &text) != nil
      else { return nil }
    }
    return number
  }

  static func writeQuarter(_ number: Int, isShort: Bool, to output: inout ByteOutput) {
    if isShort { output.append(UInt8(ascii: "Q")) }
    output.append(number, digits: 1)
    if isShort { return }
    write(ordinals[number - 1], isShort: false, to: &output)
    output.append(" quarter")
  }

  private static let ordinals: [StaticString] = ["st", "nd", "rd", "th"]

  static func write(_ name: StaticString, isShort: Bool, to output: inout ByteOutput) {
    name.withUTF8Buffer { output.append($0.prefix(isShort ? 3 : $0.count)) }
  }
}

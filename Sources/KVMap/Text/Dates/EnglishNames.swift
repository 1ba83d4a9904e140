/// The fixed English names of date patterns. Their short forms are the first three letters.
enum EnglishNames {
  static let months: [StaticString] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays: [StaticString] = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// The position of the name that stands at the cursor, in any case, and takes it.
  static func take(_ names: [StaticString], isShort: Bool, _ text: inout TextCursor) -> Int? {
    for (index, name) in names.enumerated() {
      let isHere = name.withUTF8Buffer { letters in
        let wanted = letters.prefix(isShort ? 3 : letters.count)
        let found = text.rest.prefix(wanted.count)
        guard found.count == wanted.count,
          zip(found, wanted).allSatisfy({ ASCIIText.lowercased($0) == ASCIIText.lowercased($1) })
        else { return false }
        text.advance(by: wanted.count)
        return true
      }
      if isHere { return index }
    }
    return nil
  }

  static func write(_ name: StaticString, isShort: Bool, to output: inout ByteOutput) {
    name.withUTF8Buffer { output.append($0.prefix(isShort ? 3 : $0.count)) }
  }
}

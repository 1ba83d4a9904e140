/// A mapping of many types, as it is typed into.
struct TypedMapping {
  private(set) var text = "kvmap 1\n\nkeys snake_case\n"
  /// The lines of properties, and how long each is.
  private(set) var places: [(line: Int, column: Int)] = []

  private static let types = ["Int", "String", "Date", "[String]", "Double?", "Bool = false", "URL?"]

  init(lines count: Int) {
    var line = 3
    var type = 0
    while line < count {
      text += "\n/// Type \(type) of a generated mapping.\nstruct Type\(type) {\n"
      line += 3
      for index in 0..<17 {
        let rule = "  someProperty\(index): " + Self.types[(type + index) % Self.types.count]
        text += rule + "\n"
        places.append((line, rule.utf16.count))
        line += 1
      }
      let next = "  next: Type\(max(0, type - 1))?"
      text += next + "\n}\n"
      line += 2
      type += 1
    }
  }
}

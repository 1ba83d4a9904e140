/// The parts of a generated file, in the order in which a reader needs them: the types, how they are mapped, and what
/// needs no review.
struct FileSections {
  var types = CodePrinter()
  var mappers = CodePrinter()
  var schemas = CodePrinter()
  var equality = CodePrinter()
  private var tables = CodePrinter()

  /// Moves the key tables that were printed on the way to the end of the file.
  ///
  /// - Parameter type: The type whose mapper reads with them, in type position.
  mutating func moveTables(of type: String) {
    let moved = types.takeTables() + mappers.takeTables()
    guard !moved.isEmpty else { return }
    tables.line()
    tables.block("nonisolated extension \(type)") { printer in
      for (index, table) in moved.enumerated() {
        if index > 0 { printer.line() }
        printer.append(table)
      }
    }
  }

  func print(to printer: inout CodePrinter) {
    for (title, section) in [
      ("Types", types), ("Mappings", mappers), ("JSON Schemas", schemas),
      ("Equality, written out because synthesised members are larger and slower to compile", equality),
      ("Key tables, which only KVMap reads", tables),
    ] where !section.isEmpty {
      printer.lines(["", "// MARK: - \(title)"])
      printer.append(section)
    }
  }
}

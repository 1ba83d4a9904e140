import KVMapSema
import KVMapTables

/// What reading into local variables needs besides the loop: types that are built by their initialiser at the end.
extension MappingReading {
  func printLocals(to printer: inout CodePrinter) {
    for (index, property) in mapping.properties.enumerated() where property.isRead || isBuiltWhole {
      let type = names.type(property.type)
      let local = property.isRequired ? "\(type)?" : type
      // A property that is only written keeps its value in an update.
      printer.line("\(property.isRead ? "var" : "let") _\(index): \(local) = \(initial(index))")
    }
  }

  func printConstruction(to printer: inout CodePrinter) {
    let required = mapping.properties.indices.filter { mapping.properties[$0].isRequired }
    if !required.isEmpty {
      let bindings = required.map { "let _\($0)" }.joined(separator: ", ")
      printer.line("guard \(bindings) else { throw kv.incomplete() }")
    }
    if mapping.isClass {
      let locals = mapping.properties.indices.map { "_\($0)" }.joined(separator: ", ")
      return printer.line(mapping.properties.count == 1 ? "return \(locals)" : "return (\(locals))")
    }
    switch mapping.construction {
    case .memberwise, .inPlace:
      let arguments = mapping.properties.enumerated().map { "\(SwiftIdentifier.label($1.name)): _\($0)" }
      printResult("\(builder)(\(arguments.joined(separator: ", ")))", to: &printer)
    case .assignment:
      printAssignment("KVMap.Construction.current(current, as: \(builder).self) ?? \(builder)()", to: &printer)
    case .factory(let function):
      let make = "kv.made(scan, _kvKeys, as: \(builder).self, by: \(SwiftIdentifier.typeName(function)))"
      printer.line("let made: \(builder)")
      printer.line("if let current = KVMap.Construction.current(current, as: \(builder).self) {")
      printer.indented { $0.line("made = current") }
      printer.line("} else {")
      printer.indented { $0.line("made = try \(make)") }
      printer.line("}")
      printAssignment("made", to: &printer)
    }
  }

  /// Whether every property is given to the initialiser, also those that are only written.
  private var isBuiltWhole: Bool {
    switch mapping.construction {
    case .memberwise, .inPlace: true
    case .assignment, .factory: false
    }
  }

  /// What makes a value: in an extension of a type of the user's it is `Self`, since that may be a class, of which a
  /// subclass is read.
  var builder: String {
    switch mapping.kind {
    case .owned: "Self"
    case .named: "Value"
    case .transform: names.valueType(mapping)
    case .structure, .classType: names.expression(mapping.id)
    }
  }

  /// A value that exists already is given what was read.
  private func printAssignment(_ value: String, to printer: inout CodePrinter) {
    let assigned = mapping.properties.indices.filter { mapping.properties[$0].isRead }
    guard !assigned.isEmpty else { return printResult(value, to: &printer) }
    var body = CodePrinter()
    body.line("KVMap.Construction.assigned(\(value)) { value in")
    body.indented { body in
      for index in assigned { body.line("value.\(SwiftIdentifier.quoted(mapping.properties[index].name)) = _\(index)") }
    }
    body.line("}")
    printResult(String(body.text.dropLast()), to: &printer)
  }

  private func printResult(_ value: String, to printer: inout CodePrinter) {
    guard hasHooks else { return printer.line("return \(value)") }
    printer.line("var whole: \(builder) = \(value)")
    printHooks(of: "whole", to: &printer)
    printer.line("return whole")
  }

  /// Required properties under a path: the loop over the keys of the mapping's own object cannot tell whether they were
  /// there.
  var propertiesOnTheWay: [Int] {
    mapping.reading.root.entries.flatMap(\.uses).flatMap { use -> [Int] in
      switch use {
      case .property, .slot: []
      case .object, .array: use.properties
      }
    }.filter { mapping.properties[$0].isRequired }
  }
}

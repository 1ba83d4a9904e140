import KVMapLowering
import KVMapSema

/// Arrays of objects whose members are the elements of properties: `names: [String] <-> items[*].name`.
extension MappingWriting {
  mutating func printProjection(_ members: [WriteObject.Member], _ key: String, to printer: inout CodePrinter) {
    let columns = "columns\(begunCount)"
    begunCount += 1
    printer.line("var \(columns): KVMap.ProjectedColumns = .init()")
    for member in members {
      guard case .property(let property) = member.content else { continue }
      let rule = mapping.properties[property]
      let place = SwiftLiteral.string(ProjectionText.place(of: member.key, in: key))
      printer.line("let start\(property): Swift.Int = kv.capture(\(place))")
      unlessOmitted(property, else: "kv.null()", to: &printer) { printer in
        values(of: rule).print(rule.conversion, rule.type, value(property), to: &printer)
      }
      let name = SwiftLiteral.string(JSONText.member(member.key))
      printer.line("try kv.endColumn(start\(property), \(name), into: &\(columns))")
    }
    printer.line("try kv.elements(\(SwiftLiteral.string(JSONText.member(key))), \(columns))")
  }
}

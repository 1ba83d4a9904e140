import KVMapSema

/// The function that passes on what an entry states: columns, then the identity, then relations.
struct EntrySending {
  let entity: Entity
  /// The mapping of entries.
  let entry: Mapping
  /// The name of the type itself.
  let typeName: String
  let names: TypeNames
  /// The properties whose lists may lack elements of the document.
  let partial: Set<Int>

  func print(access: String, to printer: inout CodePrinter) {
    printer.block("\(access)func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws") { printer in
      if !entity.classes.isEmpty {
        let name = SwiftLiteral.string(typeName)
        printer.line("kv.column(0, KVMap.PatchField<Swift.String>.value(\(name)))")
      }
      let linking = entity.parts.filter(\.isLinking)
      for handing in entity.parts where !handing.isLinking { print(handing, to: &printer) }
      guard !linking.isEmpty else { return printer.line("_ = kv.identify()") }
      printer.line("guard kv.identify() else { return }")
      for handing in linking { print(handing, to: &printer) }
    }
  }

  private func print(_ handing: Entity.Handing, to printer: inout CodePrinter) {
    let property = entry.properties[handing.property]
    let value = "self.\(SwiftIdentifier.quoted(property.name))"
    switch handing.part {
    case .column(let column): printer.line("kv.column(\(column), \(value))")
    case .written(let column, let conversion, let type):
      // For a case, its text or its number is the value; anything else stays as it is written.
      let function = entity.columns[column].type == .json ? "json" : "written"
      let head = "(kv: inout KVMap.JSONWriter, value: \(names.type(type))) throws(KVMap.CodingFailure)"
      printer.line("try kv.\(function)(\(column), \(value)) { \(head) in")
      printer.indented { printer in
        let value = SwiftExpression("value")
        ValueEncodingPrinter(names: names).print(names.encoding(of: conversion), type, value, to: &printer)
      }
      printer.line("}")
    case .nested(let relation):
      let function = entity.relations[relation].isToMany ? "many" : "one"
      printer.line("try kv.\(function)(\(relation), \(value)\(completeness(handing, relation)))")
    case .identities(let relation):
      let function = entity.relations[relation].isToMany ? "identities" : "identity"
      printer.line("kv.\(function)(\(relation), \(value)\(completeness(handing, relation)))")
    }
  }

  private func completeness(_ handing: Entity.Handing, _ relation: Int) -> String {
    partial.contains(handing.property) ? ", isComplete: !self._kvPartial.contains(\(relation))" : ""
  }
}

extension Entity.Handing {
  /// Whether it states what the row refers to, so that the row has to be known.
  fileprivate var isLinking: Bool { relation != nil }

  /// The relation that it states.
  var relation: Int? {
    switch part {
    case .column, .written: nil
    case .nested(let relation), .identities(let relation): relation
    }
  }
}

import KVMapSema
import KVMapSyntax

/// The rows of a table, and the properties of an inline mapping, in the braces of a transform.
extension Completion {
  mutating func collectRows() {
    guard let transform = transformOfRow else { return }
    let taken = Set(transform.rowNames)
    let item = names.item(of: transform.swiftType)
    for found in names.cases(of: item) where !taken.contains(found.name.text) {
      addCase(found.name.text, hasPayload: found.payload != nil, payload(of: found, in: item))
    }
    for property in names.properties(of: item) where !taken.contains(property.name.text) {
      let type = property.type.map { self.text($0.span) } ?? ""
      add(property.name.text, .property, .best, detail: type, text: "\(property.name.text): \(type)")
    }
    guard transform.swiftType?.scalar == .coordinate else { return }
    for name in ["latitude", "longitude"] where !taken.contains(name) {
      add(name, .property, .best, detail: "Double", text: name + ": Double")
    }
  }

  /// The transform whose row begins at the place.
  var transformOfRow: TransformSyntax? {
    // Behind a property, only others can be.
    let beginsRow = place.expectations.contains(.keyword(.true)) && place.expectations.contains(.keyword(.nil))
    guard beginsRow || place.expectations.contains(.kind(.attribute)), case .transform(let transform)? = place.item,
      place.argument == nil, let previous = place.previous, previous.kind == .leftBrace || beginsPart
    else { return nil }
    return transform
  }

  /// Whether a word may be the value of a row, as far as its type is known.
  func fitsRow(_ keyword: Keyword) -> Bool {
    guard let type = transformOfRow?.swiftType else { return true }
    if keyword == .nil { if case .optional = type { return true } else { return false } }
    guard keyword == .true || keyword == .false else { return true }
    return type.scalar == .bool
  }
}

extension TransformSyntax {
  /// The cases of the rows, and the names of the properties.
  fileprivate var rowNames: [String] {
    guard case .members(let members) = body else { return [] }
    return members.compactMap { member in
      switch member {
      case .property(let property): property.name.text
      case .row(let row): if case .enumCase(let name, _, _) = row.value { name.text } else { nil }
      }
    }
  }
}

import KVMapSema

/// Lets swiftc verify what a `map` states about its type: `map Person: Hashable`.
///
/// The names it uses are in the extension itself, and none of it exists at run time.
struct StatedCheck {
  let mapping: Mapping

  func print(to printer: inout CodePrinter) {
    guard !mapping.extras.stated.isEmpty else { return }
    let protocols = mapping.extras.stated.map { name in
      Conformances.knownNames.contains(name) ? "Swift.\(name)" : SwiftIdentifier.quoted(name)
    }
    let place = "\(SwiftComment.escaped(mapping.origin.file)):\(mapping.origin.line)"
    printer.line("// \(place) declares these conformances. If this does not compile, the type does not conform.")
    printer.line("private typealias _KVConforming<_KVType: \(protocols.joined(separator: " & "))> = _KVType")
    printer.line("private typealias _KVConforms = _KVConforming<\(SwiftIdentifier.typeName(mapping.typeName))>")
    printer.line()
  }
}

import KVMapSema

/// Lets swiftc check what a `map` says of its type: `map Person: Hashable`.
///
/// The names that it uses stand in the extension itself, and nothing of them is there when the program runs.
struct StatedCheck {
  let mapping: Mapping

  func print(to printer: inout CodePrinter) {
    guard !mapping.extras.stated.isEmpty else { return }
    let protocols = mapping.extras.stated.map { name in
      Conformances.knownNames.contains(name) ? "Swift.\(name)" : SwiftIdentifier.quoted(name)
    }
    let place = "\(SwiftComment.escaped(mapping.origin.file)):\(mapping.origin.line)"
    printer.line("// \(place) says so. If this does not compile, the type does not conform.")
    printer.line("private typealias _KVConforming<_KVType: \(protocols.joined(separator: " & "))> = _KVType")
    printer.line("private typealias _KVConforms = _KVConforming<\(SwiftIdentifier.typeName(mapping.typeName))>")
    printer.line()
  }
}

import KVMapSema

/// Lets swiftc verify what a mapper states about its type: `map Person: Hashable`.
///
/// The names it uses are in the extension itself, and none of it exists at run time.
struct StatedCheck {
  /// The protocols.
  let names: [String]
  let type: String
  let origin: RuleOrigin

  func print(to printer: inout CodePrinter) {
    guard !names.isEmpty else { return }
    let protocols = names.map { name in
      Conformances.knownNames.contains(name) ? "Swift.\(name)" : SwiftIdentifier.quoted(name)
    }
    let place = "\(SwiftComment.escaped(origin.file)):\(origin.line)"
    printer.line("// \(place) declares these conformances. If this does not compile, the type does not conform.")
    printer.line("private typealias _KVConforming<_KVType: \(protocols.joined(separator: " & "))> = _KVType")
    printer.line("private typealias _KVConforms = _KVConforming<\(SwiftIdentifier.typeName(type))>")
    printer.line()
  }
}

extension StatedCheck {
  init(mapping: Mapping) {
    self.init(names: mapping.extras.stated, type: mapping.typeName, origin: mapping.origin)
  }
}

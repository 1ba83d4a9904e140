import KVMapSema

/// `==` and `hash(into:)` of a generated struct, as swiftc would synthesise them.
///
/// They are written out because that reduces compile time: synthesised members cannot be kept from being inlined, so
/// that a type repeats those of all types it contains, and they call `==` by name, which is heavily overloaded. Those
/// of a generic struct are synthesised: it conforms in extensions, under conditions on its parameters.
struct HashableMembers {
  let mapping: Mapping

  func print(access: String, to printer: inout CodePrinter) {
    let names = mapping.properties.map { SwiftIdentifier.quoted($0.name) }
    printer.line("@inline(never)")
    printer.block("\(access)static func == (left: Self, right: Self) -> Swift.Bool") { printer in
      for (index, name) in names.enumerated() {
        let isLast = index == names.count - 1
        printer.line(
          "\(index == 0 ? "guard " : "  ")KVMap._kvAreEqual(left.\(name), right.\(name))\(isLast ? "" : ",")")
      }
      printer.lines(["else { return false }", "return true"])
    }
    printer.lines(["", "@inline(never)"])
    printer.block("\(access)func hash(into hasher: inout Swift.Hasher)") { printer in
      for name in names { printer.line("self.\(name).hash(into: &hasher)") }
    }
  }
}

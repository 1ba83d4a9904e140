package import KVMapSema

/// The types that the harness maps documents to, each as a line of Swift.
package struct TypeTable {
  private var lines: [String] = []

  package init() {}

  /// The file of the harness that holds the table.
  package var text: String {
    "import Foundation\nimport KVMap\n\nnonisolated(unsafe) let mappedTypes: [MappedType] = [\n  "
      + lines.joined(separator: ",\n  ") + (lines.isEmpty ? "" : ",") + "\n]\n"
  }

  /// The position of a type in the table; `nil` if nothing in Swift maps a document to it.
  package mutating func number(of entry: Entry, in program: Program) -> Int? {
    let type = entry.type
    let isPassing = program.passed(with: entry) != nil
    let beside = isPassing ? "besidePassing" : "beside"
    let families = program.familyProperties.map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = "isFamily: \(program.isFamily(type)), families: [\(families)]"
    let line: String
    if case .mapping(let id) = type, case .named(let name) = program[id].kind {
      line = "MappedType(\(beside): \(program[id].typeName).\(name).self, \(rest))"
    } else if let name = program.secondEnum(type) {
      line = "MappedType(\(beside): \(name).self, \(rest))"
    } else if program.isFamily(type) {
      // A family is read by its own mapping, which supports only single values.
      guard case .mapping(let id) = type else { return nil }
      line = "MappedType(\(beside): \(program[id].typeName).Family.self, \(rest))"
    } else if isPassing, let name = program.swiftName(of: type) {
      line = "MappedType(passing: \(name).self, \(rest))"
    } else if let name = program.swiftName(of: type) {
      line = "MappedType(\(name).self, \(rest))"
    } else {
      return nil
    }
    if let known = lines.firstIndex(of: line) { return known }
    lines.append(line)
    return lines.count - 1
  }
}

extension Program {
  /// The Swift name of a second mapping of an enum.
  fileprivate func secondEnum(_ type: ValueType) -> String? {
    switch type {
    case .enumeration(let id): if case .named(let name) = self[id].kind { "\(self[id].typeName).\(name)" } else { nil }
    case .union(let id): if case .named(let name) = self[id].kind { "\(self[id].typeName).\(name)" } else { nil }
    case .scalar, .mapping, .generic, .parameter, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray: nil
    }
  }
}

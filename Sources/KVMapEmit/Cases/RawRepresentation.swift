import KVMapSema

/// The conformance of a generated enum to `RawRepresentable`, by the texts or numbers of its cases.
struct RawRepresentation {
  private let enumeration: Enumeration
  /// The raw type in Swift.
  private let raw: String
  /// The raw value of each case without a payload, as Swift.
  private let values: [String]

  /// - Returns: `nil` if it cannot have one: a case has the name of a member of the protocol.
  init?(_ enumeration: Enumeration, raw: String) {
    guard !enumeration.cases.contains(where: { $0.name == "rawValue" }) else { return nil }
    self.enumeration = enumeration
    self.raw = raw
    var taken = Set(enumeration.cases.flatMap { $0.read.map(\.caseText) })
    let isText = enumeration.raw == .string
    values = enumeration.cases.map { item in
      if let value = item.written ?? item.read.first {
        return isText ? SwiftLiteral.string(value.caseText) : value.caseText
      }
      // What stands for every other value is read, and never written: its raw value is one that no case has.
      guard isText else { return (0...).lazy.map(String.init).first { !taken.contains($0) } ?? "0" }
      var text = item.name
      while !taken.insert(text).inserted { text += "_" }
      return SwiftLiteral.string(text)
    }
  }

  func print(access: String, to printer: inout CodePrinter) {
    printer.line()
    let payload = enumeration.cases.first(where: \.hasPayload)
    let mark = payload == nil ? "?" : ""
    printer.block("\(access)init\(mark)(rawValue: \(raw))") { printer in
      printer.line("switch rawValue {")
      for item in enumeration.cases where !item.read.isEmpty {
        let values = item.read.map { enumeration.raw == .string ? SwiftLiteral.string($0.caseText) : $0.caseText }
        printer.line("case \(values.joined(separator: ", ")): self = \(member(item))")
      }
      switch enumeration.cases.first(where: \.isElse) {
      case nil: printer.line("default: return nil")
      case let item?: printer.line("default: self = \(member(item))" + (item.hasPayload ? "(rawValue)" : ""))
      }
      printer.line("}")
    }
    printer.line()
    printer.block("\(access)var rawValue: \(raw)") { printer in
      printer.line("switch self {")
      for (item, value) in zip(enumeration.cases, values) {
        printer.line(
          item.hasPayload
            ? "case \(member(item))(let rawValue): rawValue" : "case \(member(item)): \(value)")
      }
      printer.line("}")
    }
    printEquality(access: access, to: &printer)
  }

  /// Swift compares and hashes a type with raw values by these, unless it says how: slowly, and as if a payload that
  /// has the text of another case were that case.
  private func printEquality(access: String, to printer: inout CodePrinter) {
    let payload = enumeration.cases.first(where: \.hasPayload).map(member)
    printer.line()
    printer.block("private var _kvOrdinal: Swift.Int") { printer in
      printer.line("switch self {")
      for (index, item) in enumeration.cases.enumerated() { printer.line("case \(member(item)): \(index)") }
      printer.line("}")
    }
    printer.line()
    printer.block("\(access)static func == (left: Self, right: Self) -> Swift.Bool") { printer in
      if let payload {
        printer.line("if case \(payload)(let left) = left, case \(payload)(let right) = right { return left == right }")
      }
      printer.line("return left._kvOrdinal == right._kvOrdinal")
    }
    printer.line()
    printer.block("\(access)func hash(into hasher: inout Swift.Hasher)") { printer in
      printer.line("hasher.combine(self._kvOrdinal)")
      if let payload { printer.line("if case \(payload)(let value) = self { hasher.combine(value) }") }
    }
  }

  private func member(_ item: Enumeration.Case) -> String { ".\(SwiftIdentifier.quoted(item.name))" }
}

import KVMapLowering
import KVMapSema
import KVMapText

/// A generated enum and its mapper.
struct EnumerationDeclaration {
  let enumeration: Enumeration
  let names: TypeNames
  let access: String

  private var type: String { SwiftIdentifier.typeName(enumeration.typeName) }
  private var raw: String { TypeNames.scalar(enumeration.raw) }
  private var isText: Bool { enumeration.raw == .string }
  private var otherwise: Enumeration.Case? { enumeration.cases.first(where: \.isElse) }

  /// Whether the mapper stands beside the Swift type, so that its functions take the value.
  private var isNamespace: Bool { enumeration.isNamespace }

  func printMapper(to printer: inout CodePrinter) {
    printer.line()
    if case .named(let name) = enumeration.kind {
      return printer.block("nonisolated extension \(type)") { printer in
        printer.lines(SwiftComment.documentation(enumeration.documentation))
        printer.block("nonisolated \(access)enum \(SwiftIdentifier.quoted(name)): KVMap.CodingMapping") { printer in
          printCheck(to: &printer)
          printer.lines(["\(access)typealias Value = \(type)", ""])
          printMembers(to: &printer)
        }
      }
    }
    let conformances = ["KVMap.DocumentDecodable", "KVMap.DocumentEncodable"]
      + (enumeration.isHashable ? ["KVMap.DocumentKeyRepresentable"] : [])
    printer.block("nonisolated extension \(type): \(conformances.joined(separator: ", "))") { printer in
      printCheck(to: &printer)
      printMembers(to: &printer)
    }
  }

  private func printCheck(to printer: inout CodePrinter) {
    StatedCheck(names: enumeration.stated, type: enumeration.typeName, origin: enumeration.origin).print(to: &printer)
  }

  private func printMembers(to printer: inout CodePrinter) {
    KeyTableDeclaration.print(
      "_kvCases", KeyTableContents(enumeration), unknown: .ignore, duplicates: .error,
      rules: RuleLines(head: RuleLines.Head(enumeration.name, enumeration.origin), rules: []), to: &printer)
    printReading(to: &printer)
    printer.line()
    printRaw(to: &printer)
    printer.line()
    printKeys(to: &printer)
    printer.line()
    printWriting(to: &printer)
  }

  // MARK: The type

  func printType(to printer: inout CodePrinter) {
    // An enum that keeps unlisted texts has infinitely many values.
    let isFinite = !enumeration.cases.contains(where: \.hasPayload)
    let raw = RawRepresentation(enumeration, raw: self.raw)
    var generated: Set = [
      "Sendable", "Hashable", "Equatable", "DocumentDecodable", "DocumentEncodable", "DocumentKeyRepresentable"
    ]
    if isFinite { generated.insert("CaseIterable") }
    if raw != nil { generated.insert("RawRepresentable") }
    let stated = enumeration.protocols.filter { !generated.contains($0) }
    let clause = (["Swift.Sendable", "Swift.Hashable"] + (isFinite ? ["Swift.CaseIterable"] : [])
      + (raw == nil ? [] : ["Swift.RawRepresentable"]) + stated.map(SwiftIdentifier.quoted)).joined(separator: ", ")
    printer.line()
    printer.nested(in: enumeration.typeName) { name, printer in
      printer.lines(SwiftComment.documentation(enumeration.documentation))
      printer.block("nonisolated \(access)enum \(SwiftIdentifier.quoted(name)): \(clause)") { printer in
        for item in enumeration.cases {
          printer.lines(SwiftComment.documentation(item.documentation))
          printer.line("case \(SwiftIdentifier.quoted(item.name))" + (item.hasPayload ? "(\(self.raw))" : ""))
        }
        raw?.print(access: access, to: &printer)
      }
    }
  }

  // MARK: Reading

  private func printReading(to printer: inout CodePrinter) {
    let head = "\(access)static func _kvDecode"
    printer.block(
      "\(head)(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> \(type)"
    ) {
      // On its own, and as an argument of a generic type, it has no rule that could be lenient.
      $0.line("try _kvDecode(&kv, lenient: false)")
    }
    printer.line()
    printer.block(
      "\(head)(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> \(type)"
    ) { printer in
      guard isText else {
        printer.line("let start: KVMap.ValuePosition = kv.mark()")
        return printer.line("return try _kvCase(&kv, at: start, \(rawExpression))")
      }
      if otherwise == nil { printer.line("let start: KVMap.ValuePosition = kv.mark()") }
      printer.line("switch try kv.caseNumber(_kvCases, lenient: lenient) {")
      printNumbers(to: &printer)
      switch otherwise {
      case nil: printer.line("default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)")
      case let item? where item.hasPayload: printer.line("default: return try \(member(item))(\(rawExpression))")
      case let item?:
        printer.line("default:")
        printer.indented { $0.lines(["try kv.skip()", "return \(member(item))"]) }
      }
      printer.line("}")
    }
  }

  /// The value in the document.
  private var rawExpression: String {
    "lenient ? \(ValuePrinter.scalar(enumeration.raw, .lenient)) : \(ValuePrinter.scalar(enumeration.raw, .strict))"
  }

  /// A raw value that has already been read.
  private func printRaw(to printer: inout CodePrinter) {
    // An interface that other modules see cannot name a type that only generated code knows.
    printer.line("\(access == "public " ? "@_spi(Generated) " : "")\(access)static func _kvCase(")
    printer.line("  _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: \(self.raw)")
    printer.line(") throws(KVMap.CodingFailure) -> \(type) {")
    printer.indented { printer in
      printer.line("switch \(isText ? "kv.caseNumber(_kvCases, of: raw)" : "raw") {")
      printNumbers(to: &printer)
      switch otherwise {
      case nil: printer.line("default: throw kv.unknownCase(at: place, _kvCases, asNumbers: \(!isText))")
      case let item?: printer.line("default: return \(member(item))" + (item.hasPayload ? "(raw)" : ""))
      }
      printer.line("}")
    }
    printer.line("}")
  }

  /// One line for each case that is read: indices of texts in the table, or the numbers themselves.
  private func printNumbers(to printer: inout CodePrinter) {
    var number = 0
    for item in enumeration.cases where !item.read.isEmpty {
      let values = item.read.map { value in
        defer { number += 1 }
        return isText ? "\(number)" : value.caseText
      }
      printer.line("case \(values.joined(separator: ", ")): return \(member(item))")
    }
  }

  // MARK: Keys and writing

  private func printKeys(to printer: inout CodePrinter) {
    printer.block(
      "\(access)static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> \(type)"
    ) { printer in
      printer.line("let key: KVMap.ValuePosition = kv.mark()")
      guard !isText else { return printer.line("return try _kvCase(&kv, at: key, kv.entryKey())") }
      printer.line("let raw: \(raw)")
      printer.line(
        "do throws(KVMap.CodingFailure) { raw = try kv.entryKey\(enumeration.raw.rawValue)() } "
          + "catch { throw kv.unknownCase(error, at: key, _kvCases) }")
      printer.line("return try _kvCase(&kv, at: key, raw)")
    }
    printer.line()
    printer.block(
      "\(access)\(function("_kvKeyText")) throws(KVMap.CodingFailure) -> Swift.String"
    ) {
      $0.line(isText ? "try \(callRaw)" : "kv.text(of: try \(callRaw))")
    }
  }

  /// A function of the value, which a mapper beside the type takes as an argument.
  private func function(_ name: String) -> String {
    isNamespace
      ? "static func \(name)(_ whole: \(type), _ kv: inout KVMap.JSONWriter)"
      : "func \(name)(_ kv: inout KVMap.JSONWriter)"
  }

  private var callRaw: String { isNamespace ? "_kvRaw(whole, &kv)" : "_kvRaw(&kv)" }

  private func printWriting(to printer: inout CodePrinter) {
    printer.block(
      "\(access)\(function("_kvRaw")) throws(KVMap.CodingFailure) -> \(raw)"
    ) { printer in
      printer.line("switch \(isNamespace ? "whole" : "self") {")
      for item in enumeration.cases {
        if item.hasPayload {
          printer.line("case \(member(item))(let raw): return raw")
        } else if let written = item.written {
          let value = isText ? SwiftLiteral.string(written.caseText) : written.caseText
          printer.line("case \(member(item)): return \(value)")
        } else {
          printer.line("case \(member(item)): throw kv.unknownCase(\(SwiftLiteral.string(item.name)))")
        }
      }
      printer.line("}")
    }
    printer.line()
    printer.block("\(access)\(function("_kvEncode")) throws(KVMap.CodingFailure)") {
      $0.line("kv.\(enumeration.raw.functionName)(try \(callRaw))")
    }
  }

  private func member(_ item: Enumeration.Case) -> String { ".\(SwiftIdentifier.quoted(item.name))" }
}

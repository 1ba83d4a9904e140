import KVMapLowering
import KVMapSema

/// Prints the writing half of a mapper.
struct EncodingPrinter {
  let mapping: Mapping
  let code: EncodingCode
  let values: ValueEncodingPrinter
  let constants: ConstantExpressions
  /// How many intermediate objects were begun, so that each gets a unique name.
  private var begunCount = 0

  init(_ mapping: Mapping, names: TypeNames) {
    self.mapping = mapping
    code = names.encoding(of: mapping)
    constants = ConstantExpressions(names: names)
    values = ValueEncodingPrinter(names: names)
  }

  mutating func print(access: String, to printer: inout CodePrinter) {
    var body = CodePrinter()
    printHooks(to: &body)
    switch code.output {
    case .whole(let property): hiding(property, to: &body) { printValue(of: property, to: &$0) }
    case .record(let record): print(record, to: &body)
    case .object(let captures, let members):
      for capture in captures { print(capture, to: &body) }
      body.line("kv.beginObject()")
      print(members, to: &body)
      body.line("kv.endObject()")
    }
    DocumentMembers(mapping: mapping, access: access).printWriting(to: &printer)
    let whole = mapping.isNamespace ? "_ whole: \(values.names.shownValueType(mapping)), " : ""
    let parameters = "\(whole)_ kv: inout KVMap.JSONWriter"
    let modifier = mapping.isNamespace ? "static " : mapping.baseClass != nil ? "override " : ""
    if isLarge { printer.line("@inline(never)") }
    printer.block("\(access)\(modifier)func _kvEncode(\(parameters)) throws(KVMap.CodingFailure)") {
      $0.append(body)
    }
  }

  /// Whether the body is too long to be duplicated in the loop over the elements of an array, where swiftc inlines that
  /// of a type that is not public.
  private var isLarge: Bool { mapping.properties.count > 8 }

  /// User-defined functions receive a copy, which they may change and which is then written.
  private func printHooks(to printer: inout CodePrinter) {
    guard !code.hooks.isEmpty else { return }
    printer.line("var prepared = \(mapping.isNamespace ? "whole" : "self")")
    for function in code.hooks {
      printer.line(HookCall(function: function).statement("before", "&prepared"))
    }
  }

  /// Properties whose object is written flat are written once in advance and emitted member by member.
  private func print(_ capture: CaptureEncoding, to printer: inout CodePrinter) {
    let property = capture.property.property
    begin(capture, to: &printer)
    printer.line("var captured\(property): KVMap.CapturedObject = try kv.endCapture(start\(property))")
  }

  private func begin(_ capture: CaptureEncoding, to printer: inout CodePrinter) {
    let paths = SwiftLiteral.string(capture.paths)
    printer.line("let start\(capture.property.property): Swift.Int = kv.capture(\(paths))")
    printOrNull(capture.property, to: &printer)
  }

  // MARK: - Members

  mutating func print(_ members: [EncodingInstruction], to printer: inout CodePrinter) {
    for member in members { print(member, to: &printer) }
  }

  private mutating func print(_ member: EncodingInstruction, to printer: inout CodePrinter) {
    switch member {
    case .property(let member): print(member, to: &printer)
    case .gathered(let key, let property, let keys):
      let path = SwiftLiteral.string(keys)
      printer.line("kv.member(&captured\(property), \(SwiftLiteral.string(key)), keys: \(path))")
    case .object(let key, let members):
      let begun = name("begun")
      printer.line("let \(begun): Swift.Int = kv.beginOptionalObject(\(SwiftLiteral.string(key)))")
      print(members, to: &printer)
      printer.line("kv.endOptionalObject(\(begun))")
    case .array(let key, let array, let presence): print(array, presence, key: key, to: &printer)
    case .selection(let key, let elements, let presence): print(elements, presence, key: key, to: &printer)
    case .constant(let text): printer.line("kv.key(\(SwiftLiteral.string(text)))")
    case .projection(let key, let columns): print(columns, key: key, to: &printer)
    case .rest(let property, let keys):
      let except = SwiftLiteral.string(keys)
      printRest(property, "try kv.members(of: kv.endCapture(startOfRest), except: \(except))", to: &printer)
    case .memberList(let property, let keys):
      let except = SwiftLiteral.string(keys)
      printRest(property, "try kv.endMemberList(startOfRest, except: \(except))", to: &printer)
    }
  }

  /// Arrays of objects whose members are the elements of properties: `names: [String] <-> items[*].name`.
  private mutating func print(_ columns: [ColumnEncoding], key: String, to printer: inout CodePrinter) {
    let all = name("columns")
    printer.line("var \(all): KVMap.ProjectedColumns = .init()")
    for column in columns {
      begin(column.capture, to: &printer)
      let start = "start\(column.capture.property.property)"
      printer.line("try kv.endColumn(\(start), \(SwiftLiteral.string(column.key)), into: &\(all))")
    }
    printer.line("try kv.elements(\(SwiftLiteral.string(key)), \(all))")
  }

  /// The keys that no rule takes, written alongside those that rules write.
  private func printRest(_ property: PropertyEncoding, _ end: String, to printer: inout CodePrinter) {
    unlessOmitted(property, to: &printer) { printer in
      printContents(of: property, to: &printer) { printer, printValue in
        printer.line("let startOfRest: Swift.Int = kv.capture()")
        printValue(&printer)
        printer.line(end)
      }
    }
  }

  /// A name that no other local has.
  mutating func name(_ prefix: String) -> String {
    defer { begunCount += 1 }
    return "\(prefix)\(begunCount)"
  }
}

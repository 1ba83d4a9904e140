import KVMapLowering
import KVMapSema

/// The writing half of a mapper.
struct MappingWriting {
  let mapping: Mapping
  let values: ValueWriting
  let constants: ConstantExpressions
  /// How many intermediate objects were begun, so that each gets a unique name.
  var begunCount = 0

  init(_ mapping: Mapping, names: TypeNames, constants: ConstantExpressions) {
    self.mapping = mapping
    self.constants = constants
    values = ValueWriting(names: names)
  }

  mutating func print(access: String, to printer: inout CodePrinter) {
    var body = CodePrinter()
    printHooks(to: &body)
    if let whole = mapping.writing.whole {
      let rule = mapping.properties[whole]
      unlessOmitted(whole, mayOmit: false, to: &body) { body in
        values(of: rule).print(rule.conversion, rule.type, value(whole), to: &body)
      }
    } else if let record = mapping.writing.record {
      printRecord(record, to: &body)
    } else {
      let root = mapping.writing.root
      printCaptures(root, to: &body)
      body.line("kv.beginObject()")
      printMembers(root, to: &body)
      if let rest = root.rest { printRest(rest, to: &body) }
      if let list = root.memberList { printRest(list, to: &body, asList: true) }
      body.line("kv.endObject()")
    }
    DocumentMembers(mapping: mapping, access: access).printWriting(to: &printer)
    let whole = isNamespace ? "_ whole: \(values.names.shownValueType(mapping)), " : ""
    let parameters = "\(whole)_ kv: inout KVMap.JSONWriter"
    let modifier = isNamespace ? "static " : mapping.baseClass != nil ? "override " : ""
    if isLarge { printer.line("@inline(never)") }
    printer.block("\(access)\(modifier)func _kvEncode(\(parameters)) throws(KVMap.CodingFailure)") {
      $0.append(body)
    }
  }

  /// Whether the body is too long to be duplicated in the loop over the elements of an array, where swiftc inlines that
  /// of a type that is not public.
  private var isLarge: Bool { mapping.properties.count > 8 }

  /// The code that writes the value of a property.
  func values(of rule: Property) -> ValueWriting {
    var values = values
    values.property = rule.name
    return values
  }

  /// User-defined functions receive a copy, which they may change and which is then written.
  private func printHooks(to printer: inout CodePrinter) {
    guard hasHooks else { return }
    printer.line("var prepared = \(isNamespace ? "whole" : "self")")
    for function in mapping.extras.before {
      printer.line(HookCall(function: function).statement("before", "&prepared"))
    }
  }

  /// Properties whose object is written flat are written once in advance and emitted member by member.
  private func printCaptures(_ root: WriteObject, to printer: inout CodePrinter) {
    let members = Dictionary(grouping: GatheredMember.all(in: root), by: \.property)
    for property in members.keys.sorted() {
      let rule = mapping.properties[property]
      let paths = SwiftLiteral.string((members[property] ?? []).map(\.text).joined(separator: "\n"))
      printer.line("let start\(property): Swift.Int = kv.capture(\(paths))")
      unlessOmitted(property, else: "kv.null()", to: &printer) { printer in
        values(of: rule).print(rule.conversion, rule.type, value(property), to: &printer)
      }
      printer.line("var captured\(property): KVMap.CapturedObject = try kv.endCapture(start\(property))")
    }
  }

  mutating func printMembers(_ object: WriteObject, to printer: inout CodePrinter) {
    for member in object.members {
      let key = SwiftLiteral.string(JSONText.member(member.key))
      switch member.content {
      case .property(let property):
        unlessOmitted(property, to: &printer) { printProperty(property, key: key, to: &$0) }
      case .gathered(let property, let keys):
        let path = SwiftLiteral.string(keys.map(JSONText.escaped).joined(separator: "\t"))
        printer.line("kv.member(&captured\(property), \(key), keys: \(path))")
      case .object(let inner):
        let number = begunCount
        begunCount += 1
        printer.line("let begun\(number): Swift.Int = kv.beginOptionalObject(\(key))")
        printMembers(inner, to: &printer)
        printer.line("kv.endOptionalObject(begun\(number))")
      case .array(let elements): printArray(elements, key: key, to: &printer)
      case .selection(let elements): printSelection(elements, key: key, to: &printer)
      // Only in arrays.
      case .hole: break
      case .constant(let value):
        printer.line("kv.key(\(SwiftLiteral.string(JSONText.member(member.key) + value.constantText + ",")))")
      case .elements(let members): printProjection(members, member.key, to: &printer)
      }
    }
  }
}

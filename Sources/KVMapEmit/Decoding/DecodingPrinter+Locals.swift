import KVMapLowering
import KVMapSema

/// What reading into local variables needs besides the loop: types constructed by their initialiser at the end.
extension DecodingPrinter {
  func printLocals(to printer: inout CodePrinter) {
    for index in locals { printer.line("\(declaration(index)): \(localType(index)) = \(initial(index))") }
  }

  /// The value being updated: its location, or a copy if it is constructed without its properties.
  func printCurrent(to printer: inout CodePrinter) {
    let type = names.valueType(mapping)
    let place = "current?.assumingMemoryBound(to: \(names.valueExpression(mapping)).self)"
    guard isBegunWhole else { return printer.line("let current: \(type)? = \(place).pointee") }
    printer.line("let current: Swift.UnsafePointer<\(type)>? = \(place)")
    printer.line("let updating: Swift.Bool = current != nil")
  }

  /// Same as `printLocals`, for a mapping whose locals are all initialised together.
  ///
  /// The two ways to initialise are separate: `current?.name` for each property would add a check for each of them, and
  /// an optional to unwrap at the end.
  func printBeginnings(to printer: inout CodePrinter) {
    for index in locals {
      printer.line("\(declaration(index)): \(storedType(index))\(isCopiedByCall(index) ? " = nil" : "")")
    }
    printer.line("if let current {")
    printer.indented { printer in
      for index in locals {
        let value = "current.pointee.\(SwiftIdentifier.quoted(mapping.properties[index].name))"
        printer.line(isCopiedByCall(index) ? "KVMap._kvCopy(\(value), into: &_\(index))" : "_\(index) = \(value)")
      }
    }
    let others = locals.filter { !isCopiedByCall($0) }
    if !others.isEmpty {
      printer.line("} else {")
      printer.indented { printer in for index in others { printer.line("_\(index) = \(beginning(index))") } }
    }
    printer.line("}")
  }

  /// Whether a local starts as nil and a single call copies the value being updated: whole values, for which inline
  /// copying is more code.
  private func isCopiedByCall(_ property: Int) -> Bool { mapping.properties[property].isRequired && isBuilt(property) }

  private var locals: [Int] { mapping.properties.indices.filter { mapping.properties[$0].isRead || isBuiltWhole } }

  /// A property that is only written keeps its value in an update.
  private func declaration(_ property: Int) -> String {
    "\(mapping.properties[property].isRead ? "var" : "let") _\(property)"
  }

  private func localType(_ property: Int) -> String {
    let rule = mapping.properties[property]
    return rule.isRequired ? "\(names.type(rule.type))?" : names.type(rule.type)
  }

  /// Same as `localType`, written so that an optional is not implicitly initialised to nil.
  private func storedType(_ property: Int) -> String {
    let rule = mapping.properties[property]
    guard rule.isRequired, !isReadIntoLocal(property) else { return names.storedType(rule.type) }
    return "Swift.Optional<\(names.type(rule.type))>"
  }

  /// The initial value of a local when nothing is updated.
  private func beginning(_ property: Int) -> String {
    let rule = mapping.properties[property]
    if let value = rule.defaultValue { return constants.value(value) }
    return rule.isRequired && !isReadIntoLocal(property) ? "nil" : constants.empty(rule.type)
  }

  /// Whether the locals correspond to a struct's properties. A class has others, which its base is consulted for as
  /// well.
  var isBegunWhole: Bool { mapping.construction == .memberwise && !mapping.isClass && !mapping.properties.isEmpty }

  /// Whether a required property has a non-optional local: the runtime reads into it, and the keys that were present
  /// show that it was set.
  private func isReadIntoLocal(_ property: Int) -> Bool {
    guard isBegunWhole, mapping.properties[property].isRequired, !isBuilt(property), placedCall(property) != nil else {
      return false
    }
    let uses = mapping.reading.root.entries.map(\.uses) + (mapping.reading.record?.entries.map(\.uses) ?? [])
    return uses.contains { uses in
      guard uses.count == 1, case .property(property)? = uses.first else { return false }
      return true
    }
  }

  /// Whether the value is constructed by its initialiser, so that no placeholder exists before.
  private func isBuilt(_ property: Int) -> Bool {
    guard case .mapping(let id) = mapping.properties[property].conversion else { return false }
    return names.isBuilt(id)
  }

  /// Whether the runtime can read into the property's storage: a local of its type, or an optional where it expects
  /// one.
  func hasPlace(_ property: Int) -> Bool {
    !isBegunWhole || !mapping.properties[property].isRequired || isBuilt(property) || isReadIntoLocal(property)
  }

  /// Whether a failure between the keys is deferred until all are read, so that there is a single place that throws.
  /// Not where code runs after the keys that must not run after a failure.
  var keepsFailures: Bool {
    isBegunWhole && mapping.reading.needsObject && mapping.reading.record == nil && !mapping.extras.isParent
      && mapping.reading.deferred.isEmpty && code.required.isEmpty && !mapping.refusesEmptyObjects
      && mapping.extras.comparisons.isEmpty
  }

  func printConstruction(to printer: inout CodePrinter) {
    let required = mapping.properties.indices.filter { mapping.properties[$0].isRequired }
    let optionals = required.filter { !isReadIntoLocal($0) }
    if isBegunWhole {
      // Unwrapped by a call, because values bound here are copied.
      for index in optionals {
        printer.line("let made\(index) = try kv.unwrapRequired(&_\(index), scan.hasAllRequired)")
      }
      if optionals.isEmpty, keepsFailures || !required.isEmpty {
        printer.line("guard scan.hasAllRequired else { try kv.throwDeferredFailure() }")
      }
    } else if !optionals.isEmpty {
      printer.line(
        "guard \(optionals.map { "let _\($0)" }.joined(separator: ", ")) else { try kv.throwDeferredFailure() }")
    }
    if mapping.isClass {
      let locals = mapping.properties.indices.map { "_\($0)" }.joined(separator: ", ")
      return printer.line(mapping.properties.count == 1 ? "return \(locals)" : "return (\(locals))")
    }
    switch mapping.construction {
    case .memberwise, .inPlace:
      let arguments = names.initializerOrder(of: mapping).map { index in
        let property = mapping.properties[index]
        let isMade = isBegunWhole && optionals.contains(index)
        return "\(SwiftIdentifier.label(property.name)): \(isMade ? "made" : "_")\(index)"
      }
      printResult("\(builder)(\(arguments.joined(separator: ", ")))", to: &printer)
    case .assignment:
      printAssignment("KVMap.GeneratedCode.current(current, as: \(metatype)) ?? \(builder)()", to: &printer)
    case .factory(let function):
      let make = "kv.construct(scan, _kvKeys, as: \(metatype), by: \(factory(function)))"
      printer.line("let made: \(ownType)")
      printer.line("if let current = KVMap.GeneratedCode.current(current, as: \(metatype)) {")
      printer.indented { $0.line("made = current") }
      printer.line("} else {")
      printer.indented { $0.line("made = try \(make)") }
      printer.line("}")
      printAssignment("made", to: &printer)
    }
  }

  /// A generic function has its type arguments from the type that it returns.
  private func factory(_ function: String) -> String {
    let name = SwiftIdentifier.typeName(function)
    guard !mapping.extras.parameters.isEmpty else { return name }
    let received = "KVMap.JSONObject, KVMap.JSONObject?, KVMap.JSONValue?"
    return "\(name) as (\(received)) throws -> \(names.valueExpression(mapping))"
  }

  /// Whether every property is passed to the initialiser, including those that are only written.
  private var isBuiltWhole: Bool { !mapping.construction.isBeforehand }

  /// The expression that constructs a value: in an extension of a user-defined type it is the type itself, since that
  /// may be a class, and the value read may be of a subclass.
  private var builder: String {
    switch mapping.kind {
    case .owned: hidesSelf ? "self.init" : "Self"
    case .named, .transform, .structure, .classType, .genericUnion: names.valueExpression(mapping)
    }
  }

  /// Whether a property shadows `Self` in an expression.
  var hidesSelf: Bool { mapping.properties.contains { $0.name == "Self" } }

  private var ownType: String { mapping.kind == .owned ? "Self" : names.valueType(mapping) }

  private var metatype: String {
    switch mapping.kind {
    case .owned: hidesSelf ? "self" : "Self.self"
    case .named, .transform, .structure, .classType, .genericUnion: "\(names.valueExpression(mapping)).self"
    }
  }

  /// Assigns what was read to an existing value.
  private func printAssignment(_ value: String, to printer: inout CodePrinter) {
    let assigned = mapping.properties.indices.filter { mapping.properties[$0].isRead }
    guard !assigned.isEmpty else { return printResult(value, to: &printer) }
    var body = CodePrinter()
    body.line("KVMap.GeneratedCode.assigning(\(value)) { value in")
    body.indented { body in
      for index in assigned { body.line("value.\(SwiftIdentifier.quoted(mapping.properties[index].name)) = _\(index)") }
    }
    body.line("}")
    printResult(String(body.text.dropLast()), to: &printer)
  }

  private func printResult(_ value: String, to printer: inout CodePrinter) {
    guard hasHooks else { return printer.line("return \(value)") }
    printer.line("var whole: \(ownType) = \(value)")
    printHooks(of: "whole", to: &printer)
    printer.line("return whole")
  }
}

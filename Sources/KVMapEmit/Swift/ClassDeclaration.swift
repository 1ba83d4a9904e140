import KVMapSema

/// A generated class. Its mapper is in its body: subclasses override it, and Swift does not allow overriding members of
/// an extension.
///
/// It is never final, since another file may declare a subclass that is unknown here.
struct ClassDeclaration {
  let mapping: Mapping
  let names: TypeNames
  let constants: ConstantExpressions

  /// - Parameter mapper: Prints the members that read and write.
  func print(access: String, to printer: inout CodePrinter, mapper: (inout CodePrinter) -> Void) {
    printer.nested(in: mapping.typeName) { name, printer in
      printer.lines(SwiftComment.documentation(mapping.documentation))
      printer.block("nonisolated \(access)class \(SwiftIdentifier.quoted(name)): \(inherited)") { printer in
        for property in mapping.properties.dropFirst(mapping.inheritedCount) {
          printer.lines(SwiftComment.documentation(property.documentation))
          StoredProperty(property: property, mapping: mapping, names: names, isOfClass: true)
            .print(access: access, to: &printer)
        }
        if mapping.properties.count > mapping.inheritedCount { printer.line() }
        let initializer = MemberwiseInitializer(mapping: mapping, names: names, constants: constants)
        // Without properties of its own it inherits the initialiser of its base.
        let isOverride = mapping.baseClass != nil && mapping.properties.count == mapping.inheritedCount
        initializer.print(access: access, isOverride: isOverride, to: &printer)
        printer.line()
        mapper(&printer)
        if let description, !description.isEmpty {
          printer.line()
          description.print(access: access, to: &printer)
        }
      }
    }
  }

  private var description: HidingDescription? { names.hidingDescription(of: mapping) }

  private var inherited: String {
    let protocols = names.statedProtocols(of: mapping).map { ", " + SwiftIdentifier.quoted($0) }.joined()
    let hiding = description.map(\.conformances) ?? ""
    let others = (hiding.isEmpty ? "" : ", " + hiding) + protocols
    if let base = mapping.baseClass { return names.shownType(.mapping(base)) + others }
    let own = mapping.isReadable ? "KVMap.DocumentDecodable, KVMap.DocumentEncodable" : "KVMap.DocumentEncodable"
    return own + others
  }
}

extension DecodingPrinter {
  /// A class is created by an initialiser that subclasses have as well, so that `T._kvDecode` creates a T for each of
  /// them.
  func printClassReading(access: String, to printer: inout CodePrinter) {
    let root = names.shownType(.mapping(names.rootClass(of: mapping.id)))
    let type = hidesSelf ? names.expression(mapping.id) : "Self"
    let isRoot = mapping.baseClass == nil
    if isRoot {
      printer.line("\(access)static func _kvDecode(")
      printer.line("  _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?")
      printer.block(") throws(KVMap.CodingFailure) -> Self") { printer in
        let place = "current?.assumingMemoryBound(to: \(names.expression(mapping.id)).self)"
        printer.line("guard let current = \(place).pointee as? Self else {")
        printer.line("  return try \(hidesSelf ? "self.init" : "Self")(_kv: &kv, updating: nil)")
        printer.line("}")
        printer.line("return try Swift.type(of: current).init(_kv: &kv, updating: current)")
      }
      printer.line()
    }
    printer.line(
      "\(access)required init(_kv kv: inout KVMap.JSONReader, updating current: \(root)?) throws(KVMap.CodingFailure) {"
    )
    printer.indented { printer in
      if hasHooks { printer.line("let start: KVMap.HookStart = kv.hookStart(\(type)._kvKeys)") }
      let current = isRoot ? "current" : "current as? \(names.type(.mapping(mapping.id)))"
      let locals = mapping.properties.indices.map { "_\($0)" }
      let call = "try \(type)._kvProperties(&kv, updating: \(current))"
      switch locals.count {
      case 0: printer.line(call)
      case 1: printer.line("let _0: \(propertiesType) = \(call)")
      default: printer.line("let (\(locals.joined(separator: ", "))) = \(call)")
      }
      for (index, property) in mapping.properties.enumerated().dropFirst(mapping.inheritedCount) {
        printer.line("self.\(SwiftIdentifier.quoted(property.name)) = _\(index)")
      }
      if !isRoot {
        let arguments = mapping.properties.prefix(mapping.inheritedCount).enumerated()
          .map { "\(SwiftIdentifier.label($1.name)): _\($0)" }
        printer.line("super.init(\(arguments.joined(separator: ", ")))")
      }
      if hasHooks {
        printer.line("var whole = self")
        printHooks(of: "whole", to: &printer)
      }
    }
    printer.line("}")
  }

  /// All properties, the inherited ones first.
  var propertiesType: String {
    let types = mapping.properties.map { names.type($0.type) }
    switch types.count {
    case 0: return "Swift.Void"
    case 1: return types[0]
    default: return "(\(types.joined(separator: ", ")))"
    }
  }
}

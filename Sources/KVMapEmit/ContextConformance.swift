import KVMapSema

/// The conformance of a mapping that uses a value passed by the caller.
struct ContextConformance {
  let names: TypeNames
  let access: String

  func print(of mapping: Mapping, to printer: inout CodePrinter) {
    guard mapping.isReadable else { return }
    guard let passed = mapping.extras.passed else { return print(ofArgumentOf: mapping, to: &printer) }
    let type = SwiftIdentifier.typeName(mapping.typeName)
    switch mapping.kind {
    case .owned, .structure: print(passed, of: type, where: mapping.whereAll("KVMap.DocumentDecodable"), to: &printer)
    // A class inherits the conformance of its base.
    // Its union is.
    case .genericUnion: break
    case .classType where !mapping.isClass:
      print(passed, of: type, where: mapping.whereAll("KVMap.DocumentDecodable"), to: &printer)
    case .classType: if !names.baseIsPassedContext(mapping) { print(passed, of: type, to: &printer) }
    case .named(let name): print(passed, ofMapper: "\(type).\(SwiftIdentifier.quoted(name))", to: &printer)
    // It does not read documents.
    case .transform: break
    }
  }

  func print(of union: Union, to printer: inout CodePrinter) {
    let type = SwiftIdentifier.typeName(union.typeName)
    guard let passed = union.passed else {
      switch union.kind {
      case .enumeration, .mapped: print(ofArgument: union.parameters, of: type, to: &printer)
      case .named, .family: break
      }
      return
    }
    switch union.kind {
    case .enumeration, .mapped:
      print(passed, of: type, where: union.whereAll("KVMap.DocumentDecodable"), to: &printer)
    case .named: print(passed, ofMapper: SwiftIdentifier.typeName(union.name), to: &printer)
    case .family: print(passed, ofMapper: "\(type).\(Union.familyMapper)", to: &printer)
    }
  }

  private func print(
    _ passed: Mapping.Context, of type: String, where condition: String = "", to printer: inout CodePrinter
  ) {
    print(passed, head: "\(type): KVMap.ContextDecodable\(condition)", to: &printer)
  }

  // MARK: - Generic types

  /// What a type with one parameter contains may use what the caller passes. Of several parameters, none is the one.
  private func print(ofArgumentOf mapping: Mapping, to printer: inout CodePrinter) {
    switch mapping.kind {
    case .owned, .structure, .classType(base: nil, _):
      print(ofArgument: mapping.extras.parameters, of: SwiftIdentifier.typeName(mapping.typeName), to: &printer)
    case .genericUnion, .classType, .named, .transform: break
    }
  }

  private func print(ofArgument parameters: [String], of type: String, to printer: inout CodePrinter) {
    guard parameters.count == 1, let parameter = parameters.first.map(SwiftIdentifier.quoted) else { return }
    let argument = names.inside(parameters: parameters).expression(.parameter(0))
    printer.line()
    printer.block("nonisolated extension \(type): KVMap.ContextDecodable where \(parameter): KVMap.ContextDecodable") {
      let parameters = "context: \(parameter).CallerContext, _ kv: inout KVMap.JSONWriter"
      $0.block("\(access)static func _kvEncode(\(parameters)) throws(KVMap.CodingFailure)") {
        $0.line("try \(argument)._kvEncode(context: context, &kv)")
      }
    }
  }

  /// - Parameter mapper: The mapper declared alongside its type.
  private func print(_ passed: Mapping.Context, ofMapper mapper: String, to printer: inout CodePrinter) {
    print(passed, head: "\(mapper): KVMap.ContextDecodingMapping", to: &printer)
  }

  private func print(_ passed: Mapping.Context, head: String, to printer: inout CodePrinter) {
    printer.line()
    printer.block("nonisolated extension \(head)") { printer in
      let parameters = "context: \(names.shownType(passed.type)), _ kv: inout KVMap.JSONWriter"
      printer.block("\(access)static func _kvEncode(\(parameters)) throws(KVMap.CodingFailure)") {
        let encoding = names.encoding(of: passed.conversion)
        ValueEncodingPrinter(names: names).print(encoding, passed.type, SwiftExpression("context"), to: &$0)
      }
    }
  }
}

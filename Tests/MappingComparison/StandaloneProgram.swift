package import KVMapSema

extension Program {
  /// The same program in a form that can be combined with others in one Swift module.
  ///
  /// Types are renamed (`User` becomes `K12_User`). Imported Swift modules are omitted.
  ///
  /// - Parameter isWhole: Whether generated types conform to the protocols that they state, which may require code of
  ///   the user's, and are synchronised, which does not concern documents.
  package func standingAlone(prefix: String, isWhole: Bool = false) -> Program {
    func name(_ text: String) -> String {
      // The entries of a synchronised type are a type in it.
      for entry in [Entity.entryName, Entity.familyEntryName] where text.hasSuffix(".\(entry)") {
        return name(String(text.dropLast(entry.count + 1))) + ".\(entry)"
      }
      return prefix + "_" + text.map { $0 == "." ? "_" : String($0) }.joined()
    }
    var program = self
    for index in program.unions.indices where program.unions[index].isFamily {
      // A class is printed under its name in Swift, and not as the family calls it.
      for (number, item) in program.unions[index].cases.enumerated() {
        guard case .mapping(let id)? = item.type else { continue }
        program.unions[index].cases[number].name = String(name(self[id].typeName).dropFirst(prefix.count + 1))
      }
    }
    for index in program.mappings.indices {
      let mapping = program.mappings[index]
      program.mappings[index].extras.before = mapping.extras.before.map { $0.contains(".") ? "\(prefix)_\($0)" : $0 }
      program.mappings[index].extras.after = mapping.extras.after.map { $0.contains(".") ? "\(prefix)_\($0)" : $0 }
      if case .transform = mapping.kind, Scalar(rawValue: mapping.typeName) != nil { continue }
      program.mappings[index].typeName = name(mapping.typeName)
      if !isWhole { program.mappings[index].extras.protocols = [] }
    }
    for index in program.enumerations.indices {
      if !isWhole { program.enumerations[index].protocols = [] }
      program.enumerations[index].typeName = name(program.enumerations[index].typeName)
    }
    for index in program.unions.indices { program.unions[index].typeName = name(program.unions[index].typeName) }
    for index in program.foreignTypes.indices {
      program.foreignTypes[index].typeName = name(program.foreignTypes[index].typeName)
    }
    for index in program.units.indices {
      program.units[index].swiftImports = []
      // The names of the types in them have them already.
      program.units[index].namespaces = []
      if !isWhole { program.units[index].entities = [] }
    }
    return program
  }

  /// The properties that contain members of families, as needed by the printer of the harness.
  package var familyProperties: [String] {
    mappings.flatMap { mapping in
      mapping.properties.filter { isFamily($0.type) }.map { "\(mapping.typeName).\($0.name)" }
    }
      + unions.flatMap { union in
        union.cases.filter { $0.type.map(isFamily) ?? false }.map { "\(union.typeName).\($0.name)" }
      }
  }

  /// Whether mirrors of its types hide values.
  package var hidesValues: Bool { mappings.contains { $0.properties.contains(where: \.isSensitive) } }

  /// Whether a value of the type is a member of a family, or contains members nested only in collections.
  package func isFamily(_ type: ValueType) -> Bool {
    switch type {
    case .mapping(let id):
      unions.contains { union in
        if case .family(id) = union.kind { true } else { false }
      }
    case .optional(let inner), .array(let inner), .set(let inner), .field(let inner), .lazyArray(let inner),
      .dictionary(_, let inner):
      isFamily(inner)
    case .scalar, .generic, .parameter, .enumeration, .union, .foreign: false
    }
  }

  /// The type in Swift, as another file of the module names it; `nil` for a mapping alongside its type.
  package func swiftName(of type: ValueType) -> String? { swiftName(of: type, ofValues: false) }

  /// The type of the values in Swift, however they are mapped; `nil` for a type parameter.
  ///
  /// - Parameter parameters: The names of the type parameters of the enclosing type.
  package func swiftNameOfValues(of type: ValueType, parameters: [String] = []) -> String? {
    swiftName(of: type, ofValues: true, parameters: parameters)
  }

  private func swiftName(of type: ValueType, ofValues: Bool, parameters: [String] = []) -> String? {
    func name(_ inner: ValueType) -> String? { swiftName(of: inner, ofValues: ofValues, parameters: parameters) }
    switch type {
    case .scalar(.coordinate): return "KVMap.GeographicCoordinate"
    case .scalar(.value): return "KVMap.JSONValue"
    case .scalar(.object): return "KVMap.JSONObject"
    case .scalar(.zoned): return "KVMap.ZonedDate"
    // A declared type may have the name of one of Foundation's.
    case .scalar(let scalar) where scalar.isOfFoundation: return "Foundation.\(scalar.rawValue)"
    case .scalar(let scalar): return scalar.rawValue
    case .mapping(let id):
      if case .named = self[id].kind, !ofValues { return nil }
      return Self.quoted(self[id].typeName)
    case .generic(let id, let arguments):
      let names = arguments.compactMap(name)
      return names.count == arguments.count ? "\(Self.quoted(self[id].typeName))<\(names.joined(separator: ", "))>" : nil
    case .enumeration(let id): return Self.quoted(self[id].typeName)
    case .union(let id): return Self.quoted(self[id].typeName)
    case .foreign(let id): return Self.quoted(self[id].typeName)
    case .optional(let inner): return name(inner).map { "\($0)?" }
    case .array(let inner): return name(inner).map { "[\($0)]" }
    case .set(let inner): return name(inner).map { "Set<\($0)>" }
    case .dictionary(let key, let value):
      guard let key = name(key), let value = name(value) else { return nil }
      return "[\(key): \(value)]"
    case .field(let inner): return name(inner).map { "KVMap.PatchField<\($0)>" }
    case .lazyArray(let inner): return name(inner).map { "KVMap.LazyDecodedArray<\($0)>" }
    case .parameter(let index): return parameters.indices.contains(index) ? "`\(parameters[index])`" : nil
    }
  }

  /// A type may have the name of a keyword.
  private static func quoted(_ name: String) -> String {
    name.split(separator: ".").map { "`\($0)`" }.joined(separator: ".")
  }
}

extension Scalar {
  fileprivate var isOfFoundation: Bool {
    switch self {
    case .date, .data, .decimal, .url, .uuid, .timeZone, .locale: true
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .string,
      .character, .day, .duration, .zoned, .coordinate, .value, .object:
      false
    }
  }
}

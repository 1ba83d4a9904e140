import KVMapSource

/// Checks the type arguments of generic types.
///
/// The mapper of `Page<Item>` is generated once and only requires that its `Item` can be decoded and encoded. So an
/// argument is read as its type reads on its own. Anything else that would apply to it here is an error and not
/// ignored.
enum GenericArguments {
  /// - Parameters:
  ///   - conversion: The conversion of a property or of a requested type.
  ///   - span: The location of its type.
  static func problem(in conversion: Conversion, of type: ValueType, names: NameLookup, at span: Span) -> Diagnostic? {
    switch (conversion, type) {
    case (.generic(_, let conversions), .generic(_, let arguments)):
      for (conversion, argument) in zip(conversions, arguments) {
        guard let deviation = conversion.deviation(from: argument) else { continue }
        return SemaDiagnostics.argumentNotPlain(
          names.text(of: argument), of: names.text(of: type), because: reason(deviation), at: span)
      }
      return nil
    case (.optional(let inner, _), .optional(let type)), (.field(let inner), .field(let type)),
      (.array(let inner, _, _), .array(let type)), (.set(let inner, _, _), .set(let type)),
      (.lazyArray(let inner), .lazyArray(let type)), (.keyed(let inner, _, _), .array(let type)),
      (.keyed(let inner, _, _), .set(let type)),
      (.dictionary(_, let inner, _), .dictionary(_, let type)), (.entries(_, _, let inner, _), .dictionary(_,
      let type)):
      return problem(in: inner, of: type, names: names, at: span)
    case (.single(let collection), _): return problem(in: collection, of: .array(type), names: names, at: span)
    case (.jsonText(let inner), _): return problem(in: inner, of: type, names: names, at: span)
    case (.alternatives(let all), _):
      return all.firstResult { problem(in: $0, of: type, names: names, at: span) }
    case (.pipeline(let pipeline), _):
      let input = pipeline.steps.first.flatMap { problem(in: pipeline.input, of: $0.input, names: names, at: span) }
      return input ?? problem(in: pipeline.steps, names: names, at: span)
    case (.scalar, _), (.mapping, _), (.generic, _), (.parameter, _), (.enumeration, _), (.union, _), (.foreign, _),
      (.optional, _), (.array, _), (.set, _), (.dictionary, _), (.field, _), (.lazyArray, _), (.keyed, _),
      (.entries, _):
      return nil
    }
  }

  /// The same for what steps read as if it were in the document.
  private static func problem(in steps: [Pipeline.Step], names: NameLookup, at span: Span) -> Diagnostic? {
    steps.firstResult { step in
      switch step.operation {
      case .transformer, .number: nil
      case .each(let steps): problem(in: steps, names: names, at: span)
      case .read(let conversion): problem(in: conversion, of: step.output, names: names, at: span)
      case .alternatives(let all): all.firstResult { problem(in: $0, names: names, at: span) }
      }
    }
  }

  private static let isStrict = "an argument is decoded strictly; put 'strict' before the whole type to accept this"
  private static let isPlain =
    "an argument is read as its type on its own, but a 'default … via' applies to it here"

  private static let isOfFamily = "an argument is read as its class, and not as a class of its family"
  private static let hasNoKey = "only strings, integers, UUIDs and enums are keys in an argument"
  private static let hasNoMapper =
    "an argument is decoded by a mapper, and this type has only its 'Codable' conformance"
  private static let isNamed = "an argument is read as its type reads by itself, and not by a mapping with a name"

  private static func reason(_ deviation: ContextualReading) -> String {
    switch deviation {
    case .coercion: isStrict
    case .pipeline, .settings: isPlain
    case .family: isOfFamily
    case .key: hasNoKey
    case .codable: hasNoMapper
    }
  }

  /// An argument that is a named mapping, which its type does not use on its own.
  static func namedArgument(
    in type: ValueType, names: TypeNames, at span: Span, where isNamedMapping: (MappingID) -> Bool
  ) -> Diagnostic? {
    firstArgument(of: type, where: isNamedMapping).map {
      SemaDiagnostics.argumentNotPlain($0.argument.text(names), of: $0.generic.text(names), because: isNamed, at: span)
    }
  }

  private static func firstArgument(
    of type: ValueType, where isMeant: (MappingID) -> Bool
  ) -> (generic: ValueType, argument: ValueType, mapping: MappingID)? {
    var found: (generic: ValueType, argument: ValueType, mapping: MappingID)?
    type.visitParts { part in
      guard case .generic(_, let arguments) = part else { return }
      for argument in arguments {
        argument.visitParts { inner in
          if found == nil, case .mapping(let id) = inner, isMeant(id) { found = (part, argument, id) }
        }
      }
    }
    return found
  }

  /// Arguments that are named mappings, which their type does not use on its own, and classes of families, which it
  /// does not read as these.
  ///
  /// - Complexity: Linear in the size of the types of properties and cases.
  static func problems(in checked: [CheckedMapping], unions: [CheckedUnion], typeNames: TypeNames) -> [Diagnostic] {
    let families = Set(unions.compactMap(\.family))
    func problems(
      in type: ValueType, _ parameters: [String], acceptsLoss: Bool = false, at span: Span
    ) -> [Diagnostic] {
      var names = typeNames
      names.parameters = parameters
      // An error hides no warning, and the other way round.
      let wrong = namedArgument(in: type, names: names, at: span) { checked[$0.index].isNamed }
      let lost = acceptsLoss ? nil : firstArgument(of: type, where: families.contains)
      let warning = lost.map {
        SemaDiagnostics.argumentOfFamily(checked[$0.mapping.index].name, of: $0.generic.text(names), at: span)
      }
      return [wrong, warning].compactMap(\.self)
    }
    let ofProperties = checked.flatMap { mapping in
      mapping.properties.linked(from: mapping.inherited).flatMap { property in
        property.type.map {
          problems(in: $0, mapping.parameters, acceptsLoss: property.acceptsLoss, at: property.typeSpan)
        } ?? []
      }
    }
    let ofCases = unions.flatMap { union in
      union.cases.flatMap { item in item.type.map { problems(in: $0, union.parameters, at: item.typeSpan) } ?? [] }
    }
    return ofProperties + ofCases
  }
}

extension CheckedMapping {
  /// Whether it is a second mapping of a type, with a name of its own.
  var isNamed: Bool { if case .named = kind { true } else { false } }
}

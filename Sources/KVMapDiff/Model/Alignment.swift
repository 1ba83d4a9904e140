import KVMapSema

/// Gives equal declarations of two programs equal numbers, so that their types and conversions can be compared.
///
/// A declaration is known by its name. `InlineMappings` names the inline mappings.
final class Alignment {
  private var numbers: [String: Int] = [:]

  private func number(_ name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = numbers.count
    return numbers.count - 1
  }

  /// The names of a program's declarations, as the other program knows them.
  ///
  /// - Parameters:
  ///   - inline: The names of inline mappings.
  ///   - renamed: New names and the old ones, of types that are only renamed.
  func names(of program: Program, inline: [MappingID: String], renamed: [String: String]) -> AlignedNames {
    let mappings = program.mappings.map { mapping in
      MappingID(number(inline[mapping.id] ?? "type " + (renamed[mapping.name] ?? mapping.name)))
    }
    return AlignedNames(
      program: program, mappings: mappings,
      enumerations: program.enumerations.map { EnumerationID(number("enum " + (renamed[$0.name] ?? $0.name))) },
      unions: program.unions.map { UnionID(number("union " + (renamed[$0.name] ?? $0.name))) },
      foreignTypes: program.foreignTypes.map { ForeignTypeID(number("extern " + $0.typeName)) })
  }
}

/// The numbers that declarations of one program have in both.
struct AlignedNames {
  let program: Program
  let mappings: [MappingID]
  let enumerations: [EnumerationID]
  let unions: [UnionID]
  let foreignTypes: [ForeignTypeID]
  /// The names in OLD of cases that are only called otherwise.
  var oldEnumerationCases: [EnumerationID: [Int: String]] = [:]
  var oldUnionCases: [UnionID: [Int: String]] = [:]

  func aligned(_ id: MappingID) -> MappingID { mappings.indices.contains(id.index) ? mappings[id.index] : id }
  func aligned(_ id: EnumerationID) -> EnumerationID {
    enumerations.indices.contains(id.index) ? enumerations[id.index] : id
  }
  func aligned(_ id: UnionID) -> UnionID { unions.indices.contains(id.index) ? unions[id.index] : id }
  func aligned(_ id: ForeignTypeID) -> ForeignTypeID {
    foreignTypes.indices.contains(id.index) ? foreignTypes[id.index] : id
  }

  func aligned(_ type: ValueType) -> ValueType {
    switch type {
    case .scalar, .parameter: type
    case .mapping(let id): .mapping(aligned(id))
    case .generic(let id, let arguments): .generic(aligned(id), arguments.map { aligned($0) })
    case .enumeration(let id): .enumeration(aligned(id))
    case .union(let id): .union(aligned(id))
    case .foreign(let id): .foreign(aligned(id))
    case .optional(let inner): .optional(aligned(inner))
    case .array(let inner): .array(aligned(inner))
    case .set(let inner): .set(aligned(inner))
    case .dictionary(let key, let value): .dictionary(key: aligned(key), value: aligned(value))
    case .field(let inner): .field(aligned(inner))
    case .lazyArray(let inner): .lazyArray(aligned(inner))
    }
  }

  func aligned(_ conversion: Conversion) -> Conversion {
    switch conversion {
    case .scalar, .parameter: conversion
    case .mapping(let id): .mapping(aligned(id))
    case .generic(let id, let arguments): .generic(aligned(id), arguments.map { aligned($0) })
    case .enumeration(let id, let coercion): .enumeration(aligned(id), coercion)
    // A class is read as one of its family, if it has one: that is said where the family is declared.
    case .union(let id): if let base = program[id].base { .mapping(aligned(base)) } else { .union(aligned(id)) }
    case .foreign(let id, let coding): .foreign(aligned(id), coding)
    case .optional(let inner, let emptyTextIsNil): .optional(aligned(inner), emptyTextIsNil: emptyTextIsNil)
    case .array(let inner, let acceptsSingle, let isLossy):
      .array(aligned(inner), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .set(let inner, let acceptsSingle, let isLossy):
      .set(aligned(inner), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .dictionary(let key, let value, let isLossy):
      .dictionary(key: aligned(key), value: aligned(value), isLossy: isLossy)
    case .field(let inner): .field(aligned(inner))
    case .lazyArray(let inner): .lazyArray(aligned(inner))
    case .keyed(let inner, let isSet, let isLossy): .keyed(aligned(inner), isSet: isSet, isLossy: isLossy)
    case .single(let inner): .single(aligned(inner))
    case .entries(let notation, let key, let value, let isLossy):
      .entries(notation, key: aligned(key), value: aligned(value), isLossy: isLossy)
    case .jsonText(let inner): .jsonText(aligned(inner))
    case .pipeline(let pipeline):
      .pipeline(Pipeline(input: aligned(pipeline.input), steps: pipeline.steps.map { aligned($0) }))
    case .alternatives(let all): .alternatives(all.map { aligned($0) })
    }
  }

  private func aligned(_ step: Pipeline.Step) -> Pipeline.Step {
    let operation: Pipeline.Operation
    switch step.operation {
    case .transformer(.table(let table)): operation = .transformer(.table(aligned(table)))
    case .transformer(.swift(let codec)):
      var codec = codec
      codec.arguments = codec.arguments.map { .init(label: $0.label, value: aligned($0.value)) }
      operation = .transformer(.swift(codec))
    case .transformer(.place(let id)): operation = .transformer(.place(aligned(id)))
    case .transformer, .number: operation = step.operation
    case .each(let steps): operation = .each(steps.map { aligned($0) })
    case .read(let conversion): operation = .read(aligned(conversion))
    case .alternatives(let all): operation = .alternatives(all.map { $0.map { aligned($0) } })
    }
    return Pipeline.Step(operation, from: aligned(step.input), to: aligned(step.output))
  }

  private func aligned(_ table: TransformTable) -> TransformTable {
    TransformTable(
      name: table.name,
      rows: table.rows.map {
        TransformTable.Row(
          value: aligned($0.value), read: $0.read.map { aligned($0) }, written: $0.written.map(aligned))
      }, otherwise: table.otherwise.map(aligned))
  }

  /// Cases are known by their names, those that are only renamed by the old ones.
  func aligned(_ value: DefaultValue) -> DefaultValue {
    switch value {
    case .elements(let elements): .elements(elements.map { aligned($0) })
    case .entries(let entries):
      .entries(entries.map { DefaultValue.Entry(key: aligned($0.key), value: aligned($0.value)) })
    case .enumerationCase(let id, let index, let payload):
      named(
        oldEnumerationCases[id]?[index]
          ?? (program[id].cases.indices.contains(index) ? program[id].cases[index].name : ""), payload)
    case .unionCase(let id, let index, let payload):
      named(
        oldUnionCases[id]?[index]
          ?? (program[id].cases.indices.contains(index) ? program[id].cases[index].name : ""), payload)
    case .emptyObject(let type): .emptyObject(aligned(type))
    // The same instant may be spelled in another zone.
    case .date(let seconds, _): .date(secondsSince1970: seconds, text: "")
    case .zoned(let seconds, let offset, _): .zoned(secondsSince1970: seconds, offset: offset, text: "")
    case .bool, .integer, .floating, .decimal, .string, .character, .url, .day, .duration, .timeZone, .locale, .uuid,
      .data, .none, .tree, .swift:
      value
    }
  }

  private func named(_ name: String, _ payload: DefaultValue?) -> DefaultValue {
    .elements([.string("." + name)] + (payload.map { [aligned($0)] } ?? []))
  }
}

extension Union {
  /// The class of which it is the family; `nil` if it is none.
  fileprivate var base: MappingID? { if case .family(let base) = kind { base } else { nil } }
}

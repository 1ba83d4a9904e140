import KVMapSema

/// What a check says as a schema.
struct CheckSchema {
  var schema: Schema
  /// Whether whatever satisfies the schema passes the check, and the other way round.
  var isSufficient = true
  var isNecessary = true

  /// Nothing that a schema could say.
  static let unknown = CheckSchema(schema: .anything, isSufficient: false)
}

extension SchemaBuilder {
  /// A value that passes checks, besides being what its conversion says.
  func checked(_ value: Schema, _ checks: [Check], _ conversion: Conversion, _ type: ValueType) -> Schema {
    var result = value
    var comments: [String] = []
    for check in checks {
      let said = schema(of: check, conversion, type)
      if said.schema != .anything, side == .read || said.isNecessary {
        let both = constrained(result, by: said.schema)
        if both == .nothing, result != .nothing {
          comments.append(check.text)
          continue
        }
        result = both
      }
      if !said.isSufficient { comments.append(check.text) }
    }
    guard side == .read else { return result }
    return result.commented(comments.map { "where \($0)" })
  }

  /// A reference remains one where nothing is said about what it refers to.
  private func constrained(_ value: Schema, by check: Schema) -> Schema {
    check == .anything ? value : expanded(value).intersection(check)
  }

  private func schema(of check: Check, _ conversion: Conversion, _ type: ValueType) -> CheckSchema {
    switch check.test {
    case .range(let lower, let upper, let includesUpper):
      return CheckSchema(
        schema: .number(
          NumberSchema(
            minimum: lower, maximum: includesUpper ? upper : nil, exclusiveMaximum: includesUpper ? nil : upper)))
    case .multiple(let number): return CheckSchema(schema: .number(NumberSchema(multipleOf: number)))
    case .comparison(let operation, let operand): return comparison(operation, operand, conversion)
    case .among(let operands):
      let values = operands.map { literals(of: $0, conversion) }
      guard values.allSatisfy({ $0 != nil }) else { return .unknown }
      return CheckSchema(schema: .values(values.flatMap { $0 ?? [] }))
    case .matches(let automaton):
      guard let pattern = TextPattern(iRegexp: automaton.pattern) else { return .unknown }
      return CheckSchema(schema: .text(TextSchema(pattern: pattern)))
    case .unique:
      return CheckSchema(schema: .array(ArraySchema(isUnique: true)), isNecessary: conversion.isPlainArray)
    case .count(let test): return count(test, conversion)
    case .each(let check):
      guard let (element, isEntry) = conversion.documentElement else { return .unknown }
      guard let part = type.unwrappedPart else { return .unknown }
      let inner = schema(of: check, element, part)
      guard inner.schema != .anything else { return .unknown }
      // nil passes every check.
      let one = if case .optional = element { inner.schema.orNull } else { inner.schema }
      let elements: Schema =
        isEntry ? .object(ObjectSchema(others: one)) : .array(ArraySchema(others: one))
      return CheckSchema(schema: elements, isSufficient: inner.isSufficient, isNecessary: inner.isNecessary)
    case .not(let check):
      let inner = schema(of: check, conversion, type)
      guard inner.schema != .anything else { return .unknown }
      return CheckSchema(
        schema: .not(inner.schema), isSufficient: inner.isNecessary, isNecessary: inner.isSufficient)
    }
  }

  private func comparison(
    _ operation: String, _ operand: Check.Operand, _ conversion: Conversion
  ) -> CheckSchema {
    if operation == "==" || operation == "!=" {
      guard let values = literals(of: operand, conversion) else { return .unknown }
      return CheckSchema(schema: operation == "==" ? .values(values) : .not(.values(values)))
    }
    guard case .number(let number) = operand else { return .unknown }
    switch operation {
    case ">": return CheckSchema(schema: .number(NumberSchema(exclusiveMinimum: number)))
    case ">=": return CheckSchema(schema: .number(NumberSchema(minimum: number)))
    case "<": return CheckSchema(schema: .number(NumberSchema(exclusiveMaximum: number)))
    case "<=": return CheckSchema(schema: .number(NumberSchema(maximum: number)))
    default: return .unknown
    }
  }

  /// The values of a document that are equal to an operand.
  private func literals(of operand: Check.Operand, _ conversion: Conversion) -> [DefaultValue.Tree]? {
    switch operand {
    case .number(let number): return [.number(number)]
    case .text(let text): return [.string(text)]
    case .date, .zoned: return nil
    case .constant(.enumerationCase(let id, let index, payload: nil)):
      guard case .enumeration = conversion, program[id].cases.indices.contains(index) else { return nil }
      let item = program[id].cases[index]
      let values = (side == .read ? item.read : item.written.map { [$0] } ?? []).compactMap(\.literal)
      return values.isEmpty ? nil : values
    case .constant(.bool(let flag)): return [.bool(flag)]
    case .constant: return nil
    }
  }

  private func count(_ test: Check.CountTest, _ conversion: Conversion) -> CheckSchema {
    var lower: Int?
    var upper: Int?
    switch test {
    case .range(let from, let to, let includesUpper):
      lower = from.flatMap { Int($0) }
      upper = to.flatMap { Int($0) }.map { includesUpper ? $0 : $0 - 1 }
    case .comparison(let operation, let number):
      guard let number = Int(number) else { return .unknown }
      switch operation {
      case ">": lower = number + 1
      case ">=": lower = number
      case "<": upper = number - 1
      case "<=": upper = number
      case "==": (lower, upper) = (number, number)
      default: return .unknown
      }
    }
    if let upper, upper < 0 { return CheckSchema(schema: .nothing) }
    lower = lower.map { max($0, 0) }
    switch conversion {
    // A character may have several code points, which is what schemas count.
    case .scalar(.string, _):
      let text = Schema.text(TextSchema(minimumLength: lower == 0 ? nil : lower, maximumLength: upper))
      return CheckSchema(schema: text, isSufficient: (lower ?? 0) <= 1, isNecessary: upper == nil)
    case .array(_, let acceptsSingle, _):
      let array = Schema.array(ArraySchema(minimumCount: lower, maximumCount: upper))
      return CheckSchema(schema: array, isNecessary: !acceptsSingle || side == .write)
    case .lazyArray: return CheckSchema(schema: .array(ArraySchema(minimumCount: lower, maximumCount: upper)))
    case .set:
      let unique = (lower ?? 0) > 1 && side == .read
      let array = Schema.array(ArraySchema(minimumCount: lower, maximumCount: upper, isUnique: unique))
      return CheckSchema(schema: array)
    case .dictionary, .keyed:
      return CheckSchema(schema: .object(ObjectSchema(minimumCount: lower, maximumCount: upper)))
    case .entries: return CheckSchema(schema: .array(ArraySchema(minimumCount: lower, maximumCount: upper)))
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .field, .single, .jsonText,
      .pipeline, .alternatives:
      return .unknown
    }
  }
}

extension Conversion {
  /// Whether it has an array of scalars, which are equal in the document exactly when they are equal in Swift.
  fileprivate var isPlainArray: Bool {
    switch self {
    case .array(.scalar(let scalar, _), _, _), .lazyArray(.scalar(let scalar, _)):
      scalar != .value && scalar != .object && scalar != .float
    case .array, .lazyArray, .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .set,
      .dictionary, .field, .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      false
    }
  }
}

extension ValueType {
  /// The type of the elements, or of the values of a dictionary.
  fileprivate var unwrappedPart: ValueType? {
    switch self {
    case .optional(let inner), .field(let inner): inner.unwrappedPart
    case .array(let element), .set(let element), .lazyArray(let element), .dictionary(_, let element): element
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign: nil
    }
  }
}

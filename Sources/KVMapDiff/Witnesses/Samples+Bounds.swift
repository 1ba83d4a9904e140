@_spi(Generated) import KVMap
import KVMapInterpret
import KVMapSema

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values at bounds that documents have as texts.
extension Samples {
  /// What a property may be at the bounds of its checks, and just beyond them, as it is written.
  static func bounds(of property: Property, in side: Side) -> [DocumentTree] {
    let (type, conversion) = (property.type.bare, property.conversion.withoutAbsence)
    let entry = Entry(type: type, conversion: conversion, root: DocumentPath([]), depth: Entry.usualDepth)
    return property.checks.flatMap { values(at: $0, type) }.compactMap { value in
      (try? side.interpreter.write(value, as: entry)).map { .text(String(decoding: $0, as: UTF8.self)) }
    }
  }

  private static func values(at check: Check, _ type: ValueType) -> [MappedValue] {
    switch check.test {
    case .comparison(_, let operand): values(at: operand)
    case .among(let operands): operands.prefix(8).flatMap { values(at: $0) }
    case .count(let test):
      type == .scalar(.data) ? counts(in: test).map { .data(Data(repeating: 1, count: $0)) } : []
    case .each(let inner): values(at: inner, type.part.bare).compactMap { holding($0, type) }
    case .not(let inner): values(at: inner, type)
    case .range, .matches, .multiple, .unique: []
    }
  }

  private static func holding(_ element: MappedValue, _ type: ValueType) -> MappedValue? {
    switch type {
    case .array: .array([element])
    case .set: .set([element])
    case .dictionary(.scalar(.string), _): .dictionary([.string("a"): element])
    case .dictionary(.scalar(let key), _): key.isInteger ? .dictionary([.integer(1): element]) : nil
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .dictionary, .field,
      .lazyArray:
      nil
    }
  }

  /// A day apart as well: what is written may have no time.
  private static let steps: [Double] = [0, 1, -1, 86_400, -86_400]

  private static func values(at operand: Check.Operand) -> [MappedValue] {
    switch operand {
    case .date(let seconds): return steps.map { .date(Date(timeIntervalSinceReferenceDate: seconds + $0)) }
    case .zoned(let seconds, let offset):
      return steps.map { .zoned(ZonedDate(Date(timeIntervalSinceReferenceDate: seconds + $0), offset: offset)) }
    case .constant(.day(let year, let month, let day)):
      guard let bound = Day(year: year, month: month, day: day) else { return [] }
      return [0, 1, -1].compactMap { Day(daysSince1970: bound.daysSince1970 + $0).map(MappedValue.day) }
    case .constant(.duration(let seconds, let attoseconds)):
      let bound = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
      return [bound, bound + .seconds(1), bound - .seconds(1)].map(MappedValue.duration)
    case .number, .text, .constant: return []
    }
  }

  /// Texts on which the patterns of two sides disagree.
  static func texts(between before: [Check], _ after: [Check], of conversion: Conversion) -> [DocumentTree] {
    let texts = before.flatMap(\.automata).flatMap { one in
      after.flatMap(\.automata).flatMap { other in
        Automaton.texts(of: one, notOf: other) + Automaton.texts(of: other, notOf: one)
      }
    }
    let trees = texts.map { DocumentTree.string($0) }
    return trees.flatMap { tree in [tree] + [holding(tree, conversion)].compactMap(\.self) }
  }

  /// A collection with one element; `nil` for what is none.
  static func holding(_ element: DocumentTree, _ conversion: Conversion) -> DocumentTree? {
    switch conversion.withoutAbsence {
    case .array, .set, .lazyArray: .array([element])
    case .dictionary(.scalar(let key, _), _, _) where key.isInteger: .object([("1", element)])
    case .dictionary, .keyed: .object([("a", element)])
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .field, .single, .entries,
      .jsonText, .pipeline, .alternatives:
      nil
    }
  }
}

extension ValueType {
  /// Without `?` and `Field`.
  var bare: ValueType { isOptional || isField ? part : self }
}

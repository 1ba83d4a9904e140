@_spi(Generated) import KVMap
import KVMapInterpret
import KVMapSema

extension Samples {
  /// Values at the limits of a check, on both sides of each.
  static func values(at check: Check, of conversion: Conversion) -> [DocumentTree] {
    switch check.test {
    case .range(let lower, let upper, _):
      // The first value beyond comes first: a document shows most where it has just left the range.
      return (upper.map { near($0, [1, 0, -1]) } ?? []) + (lower.map { near($0, [-1, 0, 1]) } ?? [])
    case .comparison(_, .number(let number)): return near(number, [0, 1, -1])
    case .comparison(_, .text(let text)): return [.string(text), .string(text + "a"), .string("")]
    case .comparison(_, let operand): return tree(of: operand).map { [$0] } ?? []
    case .among(let operands): return operands.prefix(16).compactMap { tree(of: $0) }
    case .multiple(let number): return near(number, [0]) + [.text("0")]
    case .count(let test): return counts(in: test).flatMap { sized($0, conversion) }
    case .matches(let automaton): return automaton.example.map { [.string($0)] } ?? []
    case .unique: return [.array([.text("1"), .text("1")]), .array([.string("a"), .string("a")])]
    case .each(let inner):
      return values(at: inner, of: conversion.withoutAbsence.part).map { holding($0, conversion) ?? .array([$0]) }
    case .not(let inner): return values(at: inner, of: conversion)
    }
  }

  private static func tree(of operand: Check.Operand) -> DocumentTree? {
    switch operand {
    case .number(let number): .text(number)
    case .text(let text): .string(text)
    case .constant(let value): DocumentTree(constant: value)
    case .date, .zoned: nil
    }
  }

  private static func near(_ number: String, _ steps: [Int]) -> [DocumentTree] {
    guard let whole = Int(number), whole.magnitude < 1 << 62 else { return [.text(number)] }
    return steps.map { .text(String(whole + $0)) }
  }

  static func counts(in test: Check.CountTest) -> [Int] {
    let texts: [String?]
    switch test {
    case .range(let lower, let upper, _): texts = [upper, lower]
    case .comparison(_, let number): texts = [number]
    }
    return texts.compactMap { $0.flatMap { Int($0) } }.flatMap { [$0 + 1, $0, $0 - 1] }.filter { $0 >= 0 && $0 <= 300 }
  }

  private static func sized(_ count: Int, _ conversion: Conversion) -> [DocumentTree] {
    switch conversion.withoutAbsence {
    case .array, .set, .lazyArray:
      [
        .array(Array(repeating: .string("a"), count: count)), .array((0..<count).map { .text(String($0)) }),
        .array((0..<count).map { .string(String($0)) }),
      ]
    case .dictionary, .keyed: [.object((0..<count).map { ("\($0)", .text("1")) })]
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .field, .single, .entries,
      .jsonText, .pipeline, .alternatives:
      [.string(String(repeating: "a", count: count))]
    }
  }
}

extension Automaton {
  /// A shortest text that matches; `nil` if there is none.
  var example: String? {
    var queue: [(state: Int, text: String)] = [(0, "")]
    var seen: Set<Int> = [0]
    var next = 0
    while next < queue.count {
      let (state, text) = queue[next]
      next += 1
      guard transitions.indices.contains(state) else { continue }
      if isAccepting[state] { return text }
      for (group, target) in transitions[state].enumerated() where target >= 0 && !seen.contains(target) {
        guard let scalar = scalar(of: group) else { continue }
        seen.insert(target)
        queue.append((target, text + String(Character(scalar))))
      }
    }
    return nil
  }

  /// A letter or digit of a class, if it has one; else its first scalar.
  private func scalar(of group: Int) -> Unicode.Scalar? {
    for scalar in "a0A -".unicodeScalars {
      let interval = intervals.last { $0.start <= scalar.value }
      if interval?.group == group { return scalar }
    }
    return intervals.first { $0.group == group }.flatMap { Unicode.Scalar($0.start) }
  }
}

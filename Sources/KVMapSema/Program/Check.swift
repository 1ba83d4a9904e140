/// A condition of a `where`.
package struct Check: Sendable, Hashable {
  package indirect enum Test: Sendable, Hashable {
    /// JSON numbers; at least one of them is present.
    case range(lower: String?, upper: String?, includesUpper: Bool)
    case count(CountTest)
    /// `>`, `>=`, `<`, `<=`, `==` or `!=`, and what the value is compared with.
    case comparison(String, Operand)
    case matches(Automaton)
    case among([Operand])
    /// A JSON number other than 0.
    case multiple(of: String)
    case unique
    /// Of the elements of an array or a set, or of the values of a dictionary.
    case each(Check)
    case not(Check)
  }

  package enum CountTest: Sendable, Hashable {
    case range(lower: String?, upper: String?, includesUpper: Bool)
    case comparison(String, String)
  }

  /// A literal that values are compared with.
  package enum Operand: Sendable, Hashable {
    /// A JSON number, which is compared by value with any number type.
    case number(String)
    /// Compared by Unicode scalars.
    case text(String)
    /// Seconds since 2001-01-01T00:00:00Z, computed as those of a document are.
    case date(secondsSince2001: Double)
    case zoned(secondsSince2001: Double, offset: Int)
    case constant(DefaultValue)
  }

  package var test: Test
  /// As written: `0...150`, `count > 0`.
  package var text: String

  package init(_ test: Test, text: String) {
    self.test = test
    self.text = text
  }

  /// Ends the sentence "expected …".
  package var expectation: String {
    switch test {
    case .range, .among: "a value in \(text.hasPrefix("in ") ? String(text.dropFirst(3)) : text)"
    case .comparison: "a value \(text)"
    case .matches(let automaton): "a text that matches \(DocumentPath.quoted(automaton.pattern))"
    case .multiple(let number): "a multiple of \(number)"
    case .unique: "elements that are all different"
    case .count: text
    case .each(let check): "for each element: \(check.expectation)"
    case .not: "\(text)"
    }
  }
}

/// `check start <= end`. A nil on either side passes.
package struct Comparison: Sendable, Hashable {
  package enum Right: Sendable, Hashable {
    case property(Int)
    case operand(Check.Operand)
  }

  /// The position of the property.
  package var left: Int
  package var operation: String
  package var right: Right
  /// As written.
  package var text: String

  package init(left: Int, operation: String, right: Right, text: String) {
    self.left = left
    self.operation = operation
    self.right = right
    self.text = text
  }
}

extension Check {
  /// The automata of its patterns.
  package var automata: [Automaton] {
    switch test {
    case .matches(let automaton): [automaton]
    case .each(let check), .not(let check): check.automata
    case .range, .count, .comparison, .among, .multiple, .unique: []
    }
  }

  /// The digits of a number without zeros at the end and without its sign, and the power of ten by which they are
  /// multiplied.
  package static func digits(of number: String) -> (digits: String, exponent: Int) {
    guard let literal = NumberLiteral(number) else { return ("1", 0) }
    return (literal.digits, literal.exponent)
  }
}

extension Conversion {
  /// How the document has the elements that `each` looks at; `nil` if a step makes them.
  package var documentElement: (conversion: Conversion, isEntry: Bool)? {
    switch self {
    case .array(let element, _, _), .set(let element, _, _): (element, false)
    case .keyed(let element, _, _): (element, true)
    case .dictionary(_, let element, _): (element, true)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .field, .lazyArray,
      .jsonText, .pipeline, .alternatives, .single, .entries:
      nil
    }
  }
}

package import KVMapSource

/// `where 0...150 and not in [13]`: conditions, all of which a value must meet.
package struct CheckSyntax: Sendable {
  package var conditions: [ConditionSyntax]
  package var span: Span
}

/// One condition of a `where`.
package struct ConditionSyntax: Sendable {
  package indirect enum Kind: Sendable {
    /// `0...150`
    case range(RangeSyntax)
    /// `count > 0`
    case count(comparison: String, number: NumberSyntax?)
    /// `count in 1...3`
    case countRange(RangeSyntax)
    /// `> "2020-01-01"`
    case comparison(String, ValueSyntax)
    /// `matches "[a-z]+"`
    case matches(StringSyntax?)
    /// `in ["a", "b"]`
    case among([ValueSyntax])
    /// `multiple of 0.05`
    case multiple(NumberSyntax?)
    case unique
    case each(ConditionSyntax)
    case not(ConditionSyntax)
    case missing
  }

  package var kind: Kind
  package var span: Span
}

/// `check start <= end`: compares two properties, or a property and a literal.
package struct ComparisonSyntax: Sendable {
  package enum Operand: Sendable {
    case property(NameSyntax)
    case value(ValueSyntax)
    case missing
  }

  package var property: NameSyntax?
  package var comparison: String?
  package var operand: Operand
  package var span: Span
}

package import KVMapSema
package import KVMapText

/// All that reading a value of a union or family takes, with no decision left.
package struct UnionCode: Sendable {
  package enum TableName: Sendable, Hashable {
    /// Names the union in problems; for a payload next to its discriminator, the keys of both.
    case keys
    /// The path of the discriminator.
    case path
    /// The discriminators that are texts, and those that are numbers or Booleans.
    case texts, numbers
    /// The keys that may be in the object of a case without payload.
    case empty
    /// For payloads that keep every key of their object: all keys but the discriminator.
    case rest
    /// The path from the first key to the payload.
    case payload
    /// The path of a condition of a case; without a number if it is the only one, and asks for presence.
    case condition(of: Int, number: Int?)
    /// What a condition compares a value with.
    case equalText(of: Int, number: Int)
    case equalNumber(of: Int, number: Int)
  }

  package struct Table: Sendable {
    package var contents: KeyTableContents
    package var unknown = UnknownKeys.ignore
    package var rules: RuleLines
  }

  package enum Body: Sendable {
    /// The tag tells how the value itself is read.
    case tagged(TagCode, [CaseBranch])
    /// The same where the tag is in the value's own object.
    case led(TagCode, [CaseBranch])
    case beside(TagCode, BesideCode)
    case keyed(KeyedCode)
    case attempts([CaseAttempt])
  }

  package internal(set) var tables: [(name: TableName, table: Table)] = []
  package internal(set) var body: Body
  /// The case that takes what no other case does.
  package let otherwise: OtherwiseCode?

  init(body: Body, otherwise: OtherwiseCode?) {
    self.body = body
    self.otherwise = otherwise
  }

  /// - Complexity: Linear in the size of the union.
  package init(_ union: Union, in program: Program) { self = UnionLowering(union, in: program).code() }
}

/// What the runtime has to know to find the number of the discriminator.
package struct TagCode: Sendable {
  /// The path in what the caller passed, if it is not in the document.
  package var passed: String?
  package var hasNumbers: Bool
  package var isLenient: Bool
  /// Whether a case takes values that no other case has.
  package var isOpen: Bool
  /// Whether a case takes a discriminator that is null or absent.
  package var takesNil: Bool
}

/// How the payload of a case is read.
package enum CaseReading: Sendable {
  /// The case has none, and its value is passed over.
  case skipped
  /// The case has none, and the keys of its object matter.
  case empty
  case payload
  /// The payload is an object that keeps every key, except for the discriminator.
  case payloadWithoutTag
}

/// A case, and the numbers that the runtime returns for it.
package struct CaseBranch: Sendable {
  package var index: Int
  package var numbers: [Int]
  package var reading: CaseReading
  /// Whether its payload may be nil, and so be omitted.
  package var mayBeAbsent: Bool
}

package struct OtherwiseCode: Sendable {
  package var index: Int
  package var reading: CaseReading
}

/// A payload next to its discriminator, in an object that the union reads.
package struct BesideCode: Sendable {
  /// Cases without payload, and those with one.
  package var emptyCases: [CaseBranch]
  package var cases: [CaseBranch]
  /// The position of the payload's first key in the table.
  package var position: Int
  /// Whether the payload is deeper than at that key.
  package var isNested: Bool
  /// Whether an absent discriminator has a case of its own, so that it is not for the case that takes all others.
  package var knowsAbsence: Bool
}

/// A payload under the key that tells the case.
package struct KeyedCode: Sendable {
  /// Their keys come first in the table.
  package var emptyCases: [CaseBranch]
  package var cases: [CaseBranch]
  /// How many keys name cases without payload.
  package var emptyCount: Int
}

/// A case of a union whose first case that fits is taken.
package struct CaseAttempt: Sendable {
  package struct Condition: Sendable {
    package enum Test: Sendable {
      case kinds(UInt8)
      case equality(text: UnionCode.TableName, number: UnionCode.TableName?, isLenient: Bool)
    }

    package var table: UnionCode.TableName
    package var isNegated: Bool
    package var test: Test
  }

  package var index: Int
  package var name: String
  /// If there are any, they decide; otherwise the case is tried.
  package var conditions: [Condition]
  /// The kinds of values that it can be read from.
  package var kinds: UInt8
  package var reading: CaseReading

  /// The table of its only condition, if that asks for the presence of a value.
  package var presence: UnionCode.TableName? {
    guard conditions.count == 1, let table = conditions.first?.table, case .condition(_, nil) = table else {
      return nil
    }
    return table
  }
}

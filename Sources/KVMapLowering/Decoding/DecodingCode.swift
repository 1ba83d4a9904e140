package import KVMapSema

/// All that reading a value of a mapping takes, with no decision left: the emitter prints it, and the interpreter runs
/// it.
///
/// Properties and slots are numbered as in the mapping, and rules as in the first table.
package struct DecodingCode: Sendable {
  package enum Body: Sendable {
    /// An object: what becomes of the value of each key of the first table.
    case object([ValueUse])
    /// An array in place of an object.
    case record(RecordCode)
    /// A value of any kind, which is passed over.
    case whole
  }

  /// The keys of the mapping's own object.
  package internal(set) var rootTable: TableCode
  /// Those of the objects inside it that rules reach through paths, with their numbers, which begin with 1.
  package internal(set) var innerTables: [(number: Int, table: TableCode)] = []
  package internal(set) var body = Body.whole
  /// The properties of which it has to be remembered whether they were found: the loop over the keys of the mapping's
  /// own object does not know it.
  package internal(set) var tracked: [Int] = []
  /// Required properties under a path, which are missing if they were not found.
  package internal(set) var required: [RuleReference] = []
  package internal(set) var emptiness: EmptinessCheck?
  package internal(set) var deferred: [DeferredCode] = []
  package internal(set) var comparisons: [ComparisonCode] = []

  /// - Complexity: Linear in the size of the mapping's plans.
  package init(_ mapping: Mapping, in program: Program) {
    var lowering = DecodingLowering(mapping, in: program)
    self = lowering.code()
  }

  init(rootTable: TableCode) { self.rootTable = rootTable }

  /// The number of the rule of a property for which the code itself names none.
  package mutating func rule(of property: Property, at index: Int) -> Int {
    rootTable.rules.number(property: index, path: property.path)
  }
}

/// A property, and the number of the rule that problems name for it.
package struct RuleReference: Sendable {
  package var property: Int
  package var rule: Int
}

/// The keys of an object and what problems say about them.
package struct TableCode: Sendable {
  package var contents: KeyTableContents
  package var unknown: UnknownKeys
  package var duplicates: Mapping.Settings.Duplicates
  package var rules: RuleTable
}

/// `empty error`: an object in which no rule finds anything is refused.
package struct EmptinessCheck: Sendable {
  /// Whether rules may find a key.
  package var asksForKeys: Bool
  /// Whether keys that no rule names count.
  package var asksForRest: Bool
}

/// `check a <= b`, after everything is read.
package struct ComparisonCode: Sendable {
  package var comparison: Comparison
  package var rule: Int
  package var isRequired: Bool
  /// The rule of the other property; -1 if it is compared with a constant.
  package var other = -1
  package var otherIsRequired = false
}

import KVMapSource
import KVMapSyntax

/// Checks the lines `check a <= b`, after classes have the properties of their bases.
struct ComparisonChecker {
  private(set) var diagnostics: [Diagnostic] = []
  /// The lines of mixins and bases are checked once for each mapping and reported once.
  private var reported: Set<Span> = []

  mutating func check(_ mapping: inout CheckedMapping) {
    guard !mapping.comparisonLines.isEmpty else { return }
    let known = mapping.properties.map(\.name)
    let positions = Dictionary(zip(known, known.indices), uniquingKeysWith: { first, _ in first })
    var comparisons: [Comparison] = []
    for line in mapping.comparisonLines {
      guard let left = position(line.syntax.property, in: positions, of: mapping),
        let operation = line.syntax.comparison
      else { continue }
      let leftType = mapping.properties[left].type?.unwrapped
      let name = line.syntax.property?.text ?? ""
      switch line.syntax.operand {
      case .missing: continue
      case .property(let other):
        guard let right = position(other, in: positions, of: mapping), let leftType,
          let rightType = mapping.properties[right].type?.unwrapped
        else { continue }
        let isAlike = leftType == rightType || (leftType.isNumber && rightType.isNumber)
        guard isAlike, Self.answers(leftType, operation, line.names) else {
          report(
            SemaDiagnostics.comparison(
              operation, line.names.text(of: leftType), line.names.text(of: rightType), at: line.syntax.span))
          continue
        }
        comparisons.append(
          Comparison(
            left: left, operation: operation, right: .property(right), text: "\(name) \(operation) \(other.text)"))
      case .value(let value):
        guard let leftType else { continue }
        guard Self.answers(leftType, operation, line.names) else {
          report(
            SemaDiagnostics.conditionOfType(
              "'\(operation)'", "values that it can compare", line.names.text(of: leftType), at: line.syntax.span))
          continue
        }
        var literals = ConditionLiterals(names: line.names)
        let operand = literals.operand(value, of: leftType)
        for diagnostic in literals.diagnostics { report(diagnostic) }
        guard let operand else { continue }
        comparisons.append(
          Comparison(
            left: left, operation: operation, right: .operand(operand),
            text: "\(name) \(operation) \(value.shortText)"))
      }
    }
    mapping.comparisons = comparisons
  }

  private mutating func position(
    _ name: NameSyntax?, in positions: [String: Int], of mapping: CheckedMapping
  ) -> Int? {
    guard let name else { return nil }
    if let position = positions[name.text] { return position }
    if mapping.isComplete {
      let suggestion = closest(to: name.text, in: positions.keys.sorted().prefix(1000))
      report(
        SemaDiagnostics.unknownProperty(name.text, of: "'\(mapping.name)'", suggestion: suggestion, at: name.span))
    }
    return nil
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    guard reported.insert(diagnostic.span).inserted else { return }
    diagnostics.append(diagnostic)
  }

  private static func answers(_ type: ValueType, _ operation: String, _ names: NameLookup) -> Bool {
    operation == "==" || operation == "!=" ? type.hasEquality(names.cases) : type.hasOrder
  }
}

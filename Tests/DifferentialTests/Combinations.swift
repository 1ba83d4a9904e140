import MappingComparison
import TestSupport

/// Every type that a step can produce, in every container, through every way to read it from a document: the cases that
/// no fixture covers.
extension DifferentialCase {
  private static let declarations = """
    enum Weekday: String { monday <-> "mon", tuesday <-> "tue" or "di", other(String) <-> else }
    enum Level: Int { low, high }
    struct Point { x: Int, y: Int? }
    union Either { number: Int, text: String, points: [Point] }
    """

  private static let types = [
    "String", "Character", "Int", "UInt8", "Double", "Decimal", "Bool", "Date", "URL", "UUID", "Data", "Value",
    "Object",
    "Coordinate", "Weekday", "Level", "Point", "Either", "Day", "Duration", "Zoned", "TimeZone", "Locale",
  ]

  private static let holders: [(name: String, type: @Sendable (String) -> String)] = [
    ("plain", { $0 }), ("maybe", { "\($0)?" }), ("list", { "[\($0)]" }), ("set", { "Set<\($0)>" }),
    ("named", { "[String: \($0)]" }), ("sets", { "[Set<\($0)>]" }), ("maybes", { "[\($0)?]" }),
    ("maybeSet", { "Set<\($0)>?" }), ("lists", { "[[\($0)]]" }),
  ]

  private static let ways: [(name: String, modifier: String, steps: String)] = [
    ("Itself", "", ""), ("Split", "", " | split(\",\")"), ("LenientSplit", "lenient ", " | split(\",\")"),
    ("Wrapped", "", " | wrapped"), ("JSON", "", " | json_text"), ("SplitJSON", "", " | json_text | split(\",\")"),
    ("Lossy", "lossy ", ""), ("Lenient", "lenient ", ""), ("Keyed", "", " | keyed"), ("Number", "", " | number"),
    ("SplitDate", "", " | split(\",\") | date(\"yyyy-MM-dd\")"), ("SplitTrimmed", "", " | split(\",\") | trimmed"),
    ("SplitBase", "", " | split(\",\") | base64"), ("SplitBool", "", " | split(\",\") | bool(\"y\", \"n\")"),
    ("SplitISO", "", " | split(\",\") | iso8601"), ("Seconds", "lenient ", " | duration_seconds"),
    ("Days", "", " | epoch_days"), ("Clock", "", " | split(\",\") | clock_duration"),
    ("NonFinite", "", " | non_finite(nan: \"NaN\", negative_infinity: \"-Infinity\")"),
    ("Sorted", "", " | sorted"), ("SplitSorted", "", " | split(\",\") | sorted"),
    ("PlainOrSplit", "", " | plain or split(\",\")"), ("LenientPlainOrSplit", "lenient ", " | plain or split(\",\")"),
    ("TextOrPlain", "", " | json_text or plain"), ("DateOrPlain", "", " | epoch_seconds or date(\"yyyy\") or plain"),
    ("NumberOrPlain", "lenient ", " | number or plain"), ("PlainOrKeyed", "lossy ", " | plain or keyed"),
    ("SplitDateOrPlain", "", " | split(\",\") | date(\"yyyy\") or plain"),
  ]

  /// One mapping for each type, with a property for each container and way that is tried and that `check` accepts.
  static func combinations() -> [DifferentialCase] {
    types.enumerated().map { number, type in
      let rules = holders.enumerated().flatMap { holder, held in
        ways.enumerated().filter { isTried(number + holder + $0.offset) }.map { _, way in
          let name = held.name + way.name
          return "@canonical \(name): \(way.modifier)\(held.type(type)) <-> \(name)\(way.steps)"
        }
      }
      return DifferentialCase(
        name: "\(type) in everything", files: files(with: accepted(rules)), documents: []
      ).addingSketches(3)
    }
  }

  /// A run tries a fifth of them, in which each type, container and way meets most of the others. Of all, swiftc takes
  /// minutes.
  private static func isTried(_ number: Int) -> Bool { Thoroughness.isWanted || number % 5 == 0 }

  /// The rules without errors. All are checked together, each on a line of its own; some errors hide others.
  private static func accepted(_ rules: [String]) -> [String] {
    var rules = rules
    while true {
      let checked = CheckedFiles(files(with: rules), entries: [])
      let wrong = Set(checked.diagnostics.filter { $0.severity == .error }.map { checked.line(of: $0) })
      let left = rules.enumerated().filter { !wrong.contains(firstRuleLine + $0.offset) }.map(\.element)
      guard left.count < rules.count else { return rules }
      rules = left
    }
  }

  /// The number of the line of the first rule.
  private static let firstRuleLine = declarations.split(separator: "\n").count + 1

  private static func files(with rules: [String]) -> [(path: String, text: String)] {
    // Each rule is in a separate type, so that an error in one does not hide the others.
    let types = rules.enumerated().map { "struct Holder\($0) { \($1) }" }
    return [("Combinations.kvmap", ([declarations] + types).joined(separator: "\n"))]
  }
}

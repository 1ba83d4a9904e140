import Testing

/// Changes of what a value goes through, and limits.
@Suite struct EverydayStepTests {
  /// A text is another one after the step, wherever it is.
  @Test(arguments: [
    EverydayPair("struct A { x: [String] }", "struct A { x: [String] | trimmed }", ["steps-changed A.x changes same"]),
    EverydayPair(
      "struct A { x: [String] | trimmed }", "struct A { x: [String] }", ["steps-changed A.x changes changes"]),
    EverydayPair(
      "struct A { x: Set<String> }", "struct A { x: Set<String> | lowercased }", ["steps-changed A.x changes same"]),
    EverydayPair(
      "struct A { x: [String: String] }", "struct A { x: [String: String] | uppercased }",
      ["steps-changed A.x changes same"]),
    EverydayPair(
      "struct A { x: [String]? }", "struct A { x: [String]? | trimmed }", ["steps-changed A.x changes same"]),
    EverydayPair(
      "struct A { x: [[String]] }", "struct A { x: [[String]] | trimmed }", ["steps-changed A.x changes same"]),
    EverydayPair(
      "struct A { x: lossy [String] }", "struct A { x: lossy [String] | trimmed }", ["steps-changed A.x changes same"]),
    EverydayPair("struct A { x: Data }", "struct A { x: Data | base64url }", ["steps-changed A.x breaks breaks"]),
    EverydayPair("struct A { x: [Data] | base64url }", "struct A { x: [Data] }", ["steps-changed A.x breaks same"]),
  ])
  func steps(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// A text that was read as a number is refused now.
  @Test(arguments: [
    EverydayPair(
      #"struct A { x: Double | non_finite(nan: "NaN") }"#, "struct A { x: Double }", ["steps-changed A.x breaks same"]),
    EverydayPair(
      #"struct A { x: [Double] | non_finite(nan: "NaN") }"#, #"struct A { x: [Double] | non_finite(nan: "nan") }"#,
      ["steps-changed A.x breaks breaks"]),
    EverydayPair(
      #"struct A { x: Double | non_finite(nan: "NaN", infinity: "Inf") }"#,
      #"struct A { x: Double | non_finite(nan: "NaN") }"#, ["steps-changed A.x breaks same"]),
  ])
  func textsOfNumbers(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// A day above 12 is no month.
  @Test(arguments: [
    EverydayPair(
      #"struct A { x: Day <-> x | day("dd/MM/yyyy") }"#, #"struct A { x: Day <-> x | day("MM/dd/yyyy") }"#,
      ["steps-changed A.x breaks breaks"]),
    EverydayPair(
      #"struct A { x: Day <-> x | day("yyyy-MM-dd", "dd/MM/yyyy") }"#,
      #"struct A { x: Day <-> x | day("yyyy-MM-dd", "MM/dd/yyyy") }"#, ["steps-changed A.x breaks same"]),
    EverydayPair(
      #"struct A { x: Date <-> x | date("dd/MM/yyyy") }"#, #"struct A { x: Date <-> x | date("MM/dd/yyyy") }"#,
      ["steps-changed A.x breaks breaks"]),
    EverydayPair(
      #"struct A { x: [Date]? <-> x | date("dd/MM/yyyy") }"#, #"struct A { x: [Date]? <-> x | date("MM/dd/yyyy") }"#,
      ["steps-changed A.x breaks breaks"]),
    EverydayPair(
      #"struct A { x: Zoned <-> x | date("dd/MM/yyyy HH:mm ZZZZZ") }"#,
      #"struct A { x: Zoned <-> x | date("MM/dd/yyyy HH:mm ZZZZZ") }"#, ["steps-changed A.x breaks breaks"]),
  ])
  func daysAndMonths(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// Zones that differ in summer only.
  @Test(arguments: [
    EverydayPair(zones: "Date", #""yyyy-MM-dd HH:mm""#), EverydayPair(zones: "Date?", #""yyyy-MM-dd HH:mm""#),
    EverydayPair(zones: "[Date]", #""yyyy-MM-dd""#), EverydayPair(zones: "[String: Date]", #""yyyy-MM-dd""#),
  ])
  func zones(pair: EverydayPair) throws {
    #expect(try pair.found() == pair.changes)
    #expect(try pair.reversed.found() == pair.changes)
  }

  /// What is beyond the bounds is an integer only if it is cut.
  @Test(arguments: [
    EverydayPair(
      "struct A { @canonical x: Int <-> x | clamped(0, 10) }", "struct A { @canonical x: Int <-> x | clamped(0, 20) }",
      ["steps-changed A.x breaks changes"]),
    EverydayPair(
      "struct A { @canonical x: Int <-> x | clamped(0, 10) }", "struct A { @canonical x: Int <-> x | clamped(-5, 10) }",
      ["steps-changed A.x breaks changes"]),
    EverydayPair(
      "struct A { @canonical x: Double <-> x | clamped(0, 10) }",
      "struct A { @canonical x: Double <-> x | clamped(0, 20) }", ["steps-changed A.x changes changes"]),
  ])
  func bounds(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// Documents of just one level more are made.
  @Test(arguments: [
    EverydayPair("depth 4", "depth 3", with: "struct A { a: Value }", ["depth-lowered A breaks same"]),
    EverydayPair("depth 9", "depth 8", with: "struct A { a: Value <-> b.c }", ["depth-lowered A breaks same"]),
    EverydayPair("depth 3", "depth 4", with: "struct A { a: Value }", ["depth-raised A adds breaks"]),
  ])
  func limits(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// A condition that refuses more is reported, though no document is made that shows it.
  @Test(arguments: [
    EverydayPair(
      "struct A { x: String }", "struct A { x: String where count <= 1000 }", ["check-added A.x possible same"]),
    EverydayPair(
      "struct A { x: [P] where count <= 10 }", "struct A { x: [P] where count <= 5 }", with: "struct P { n: Int }",
      ["check-narrowed A.x possible same"]),
    EverydayPair(
      "struct A { x: String where in [\(Self.codes), \"D\"] }", "struct A { x: String where in [\(Self.codes)] }",
      ["check-narrowed A.x possible same"]),
    EverydayPair("struct A { x: [Int] }", "struct A { x: [Int] where count < 4 }", ["check-added A.x breaks same"]),
  ])
  func conditions(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  private static let codes = (10..<30).map { "\"C\($0)\"" }.joined(separator: ", ")
}

extension EverydayPair {
  /// A fixed zone that becomes a named one of the same time in winter.
  fileprivate init(zones type: String, _ pattern: String) {
    func text(_ zone: String) -> String { "struct A { x: \(type) <-> x | date(\(pattern), zone: \"\(zone)\") }" }
    self.init(text("+01:00"), text("Europe/Zurich"), ["steps-changed A.x changes changes"])
  }

  fileprivate var reversed: EverydayPair { EverydayPair(new, old, changes) }
}

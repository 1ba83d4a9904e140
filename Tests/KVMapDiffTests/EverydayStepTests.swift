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

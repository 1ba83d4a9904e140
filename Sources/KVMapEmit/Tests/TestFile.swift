import KVMapSema

/// The Swift Testing file of one `.kvmap` file: its `test` blocks, run with the mappers generated from it.
struct TestFile {
  let unit: Program.Unit
  let program: Program
  /// The module that holds the mappers.
  let module: String

  private let names: TypeNames

  init(unit: Program.Unit, program: Program, nested: NestedNames, module: String) {
    self.unit = unit
    self.program = program
    self.module = module
    names = TypeNames(testsOf: unit, in: program, nested: nested)
  }

  var text: String {
    var printer = CodePrinter()
    printer.lines(modules.map { "import \($0)" })
    printer.line()
    printer.line("@testable import \(SwiftIdentifier.quoted(module))")
    printer.line()
    if !names.aliases.isEmpty { printer.lines(names.aliases + [""]) }
    printer.line("/// The tests of \(SwiftComment.escaped(unit.name)).")
    var sameness = EqualityExpression(program, names: names)
    printer.block("@Testing.Suite(\(SwiftLiteral.string(unit.name))) struct \(suiteName)") { printer in
      for (number, test) in unit.tests.enumerated() {
        if number > 0 { printer.line() }
        print(test, number: number + 1, &sameness, to: &printer)
      }
    }
    sameness.print(to: &printer)
    return printer.text
  }

  /// `User.kvmap` has `UserMappingTests`. Characters that are not valid in a Swift name are dropped; files whose suites
  /// would then share a name are distinguished by their number.
  private var suiteName: String {
    let number = program.units.filter { !$0.tests.isEmpty && Self.stem($0) == Self.stem(unit) }
      .firstIndex { $0.file == unit.file }
    return "\(Self.stem(unit))MappingTests\(number.map { $0 == 0 ? "" : "\($0 + 1)" } ?? "")"
  }

  /// The modules required by the tests that run.
  private var modules: [String] {
    let formats = unit.tests.compactMap { try? TestedType($0, names: names, program: program) }.compactMap(
      \.format.module)
    return Set(["Foundation", "KVMap", "Testing"] + formats).sorted()
  }

  private static func stem(_ unit: Program.Unit) -> String {
    let base = unit.name.hasSuffix(".kvmap") ? unit.name.dropLast(".kvmap".count) : unit.name[...]
    let name = String(base.unicodeScalars.filter { $0.properties.isXIDContinue || $0 == "_" }.map(Character.init))
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart || first == "_" else { return "_\(name)" }
    return name
  }

  private func print(_ test: TestCase, number: Int, _ sameness: inout EqualityExpression, to printer: inout CodePrinter)
  {
    let title = SwiftLiteral.string("\(test.typeText): \(test.title)")
    let head = "func test\(number)() throws"
    let type: TestedType
    do throws(TestedType.Obstacle) {
      type = try TestedType(test, names: names, program: program)
    } catch {
      return printer.line("@Testing.Test(\(title), .disabled(\(SwiftLiteral.string(error.reason)))) \(head) {}")
    }
    printer.line("// \(SwiftComment.escaped(unit.name)):\(test.origin.line)")
    printer.block("@Testing.Test(\(title)) \(head)") { printer in
      printer.line("let document = \(type.format.document(of: test))")
      printer.lines(type.preparation(test))
      if test.steps.contains(where: \.isFailure) {
        printFailures(test, type, to: &printer)
      } else {
        printValue(test, type, &sameness, to: &printer)
      }
    }
  }

  private func printFailures(_ test: TestCase, _ type: TestedType, to printer: inout CodePrinter) {
    printer.line("let problems = \(type.reading("document")).problems.filter { $0.severity == .error }")
    for step in test.steps {
      switch step {
      case .fails(let path, let kind, _):
        let place = path.map { " && $0.path == \(SwiftLiteral.string($0))" } ?? ""
        printer.line(
          "#expect(problems.contains { $0.kind.rawValue == \(SwiftLiteral.string(kind))\(place) }, \"\\(problems)\")")
      // The checker rejects anything else alongside a failure.
      case .expect, .roundtrip: break
      }
    }
  }

  private func printValue(
    _ test: TestCase, _ type: TestedType, _ sameness: inout EqualityExpression, to printer: inout CodePrinter
  ) {
    let steps = test.steps
    guard !steps.isEmpty else { return printer.line("_ = try \(type.read("document"))") }
    var body = CodePrinter()
    var statements = ExpectationStatements(program, names: names)
    for step in steps {
      switch step {
      case .expect(let expectation, _):
        statements.print(expectation, test.entry.type, of: "value", to: &body)
      case .roundtrip:
        body.line("let again = try \(type.read(type.written("value")))")
        body.line("#expect(\(sameness.expression(test.entry.type, "again", "value")))")
      case .fails: break
      }
    }
    // A record with no expectations does not use its value.
    printer.line("\(body.isEmpty ? "_" : "let value") = try \(type.read("document"))")
    printer.append(body)
  }
}

extension TestCase.Step {
  fileprivate var isFailure: Bool { if case .fails = self { true } else { false } }
}

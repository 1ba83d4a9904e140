import KVMapInterpret
import KVMapSema

/// A test, run when the pages are made.
struct Example {
  var test: TestCase
  var run: TestExample
  /// Whether only compiled code reads all of the document. What it reads is shown as it stands there, or left out.
  private(set) var needsSwift = false

  /// - Parameter stubbing: An interpreter that makes no problem of what only Swift can read.
  init(_ test: TestCase, _ interpreter: Interpreter, stubbing: Interpreter) {
    self.test = test
    run = interpreter.example(of: test)
    guard !run.problems.isEmpty else { return }
    let known = stubbing.example(of: test)
    guard known.problems != run.problems else { return }
    needsSwift = true
    // A test may be about the problem that something needs Swift.
    if case .passed = run.outcome, case .failed = known.outcome { return }
    (run.value, run.problems) = (known.value, known.problems)
    // What Swift writes is not known.
    run.written = nil
  }

  /// The tests of each type: those of the type itself, of its arrays, and of dictionaries and optionals of it.
  ///
  /// - Parameter position: The position of a type that has a page.
  static func all(of program: Program, _ position: (DocumentedType.ID) -> Int?) -> [Int: [Example]] {
    let interpreter = Interpreter(program)
    let stubbing = Interpreter(program, stubsSwift: true)
    var examples: [Int: [Example]] = [:]
    for test in program.units.flatMap(\.tests) {
      let example = Example(test, interpreter, stubbing: stubbing)
      for id in test.entry.type.named.map({ owner($0, in: program) }).unique {
        if let owner = position(id) { examples[owner, default: []].append(example) }
      }
    }
    return examples
  }

  /// The type on whose page a type is: a generic union is a mapping with the union alone, a family is its base class.
  static func owner(_ id: DocumentedType.ID, in program: Program) -> DocumentedType.ID {
    if case .mapping(let mapping) = id, case .genericUnion(let union) = program[mapping].kind { return .union(union) }
    if case .union(let union) = id, case .family(let base) = program[union].kind { return .mapping(base) }
    return id
  }
}

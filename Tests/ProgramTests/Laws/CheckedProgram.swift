import KVMapInterpret
import KVMapSema
import KVMapSource
import MappingComparison

/// A generated program that `check` accepts.
struct CheckedProgram {
  let source: GeneratedProgram
  let program: Program
  let entry: Entry
  /// The type of the context.
  let context: Entry?
  let warnings: [Diagnostic]

  /// Why a program is rejected.
  struct Refusal: Error {
    var diagnostics: [Diagnostic]
  }

  init(_ source: GeneratedProgram) throws(Refusal) {
    let checked = CheckedFiles(source.texts, entries: [source.entry] + [source.context].compactMap(\.self))
    guard let program = checked.program, let entry = program.entries.first else {
      throw Refusal(diagnostics: checked.diagnostics.filter { $0.severity == .error })
    }
    self.source = source
    self.program = program
    self.entry = entry
    context = source.context == nil ? nil : program.entries.last
    warnings = checked.diagnostics
  }

  /// The context, as JSON; `nil` if no rule uses it.
  func passed(seed: UInt64) -> [UInt8]? {
    guard let context, program.passed(with: entry) != nil else { return nil }
    var sketch = DocumentSketch(program, seed: seed, isWhole: true)
    let interpreter = Interpreter(program)
    // Generated code converts the context to a value before passing it on.
    let value = interpreter.read(sketch.document(for: context), as: context, isComplete: false)?.value
    return value.flatMap { try? interpreter.write($0, as: context) }
  }

  /// Documents, about half of which should be valid.
  func documents(_ count: Int) -> [[UInt8]] {
    (0..<count).map { number in
      var sketch = DocumentSketch(program, seed: source.seed &* 31 &+ UInt64(number), isWhole: number % 2 == 0)
      return sketch.document(for: entry)
    }
  }
}

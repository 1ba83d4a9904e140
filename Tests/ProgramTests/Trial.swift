import KVMapInterpret
import KVMapSema
import MappingComparison

/// An accepted program and the documents to try with it.
struct Trial {
  var checked: CheckedProgram
  var documents: [[UInt8]]
  /// The context, as JSON.
  var passed: [UInt8]?

  init(_ checked: CheckedProgram, documents: [[UInt8]], passed: [UInt8]?) {
    self.checked = checked
    self.documents = documents
    self.passed = passed
  }

  /// - Parameters:
  ///   - documents: How many documents to generate for the program.
  ///   - mutations: How many mutations of the first of these to generate, each with one error.
  init(_ checked: CheckedProgram, documents: Int, mutations: Int) {
    let made = checked.documents(documents)
    self.init(
      checked, documents: made + (made.first.map { Mutations.of($0, limit: mutations) } ?? []),
      passed: checked.passed(seed: checked.source.seed))
  }

  /// Checks all laws that need no Swift compiler.
  ///
  /// - Returns: how many documents could be read.
  func checkLaws() throws(Finding) -> Int {
    try FormatLaws.check(checked)
    var laws = ReadingLaws(checked, passed: passed)
    for document in documents { try laws.check(document) }
    return laws.readCount
  }
}

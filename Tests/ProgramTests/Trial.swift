import KVMapInterpret
import KVMapSema
import MappingComparison

/// A program that is accepted, and what is tried with it.
struct Trial {
  var checked: CheckedProgram
  var documents: [[UInt8]]
  /// What the caller passes, as JSON.
  var passed: [UInt8]?

  init(_ checked: CheckedProgram, documents: [[UInt8]], passed: [UInt8]?) {
    self.checked = checked
    self.documents = documents
    self.passed = passed
  }

  /// - Parameters:
  ///   - documents: How many are made for the program.
  ///   - mutations: How many are made of the first of these, each wrong in one place.
  init(_ checked: CheckedProgram, documents: Int, mutations: Int) {
    let made = checked.documents(documents)
    self.init(
      checked, documents: made + (made.first.map { Mutations.of($0, limit: mutations) } ?? []),
      passed: checked.passed(seed: checked.source.seed))
  }

  /// What does not hold of all that needs no Swift compiler.
  ///
  /// - Returns: how many documents could be read.
  func checkLaws() throws(Finding) -> Int {
    try FormatLaws.check(checked)
    var laws = ReadingLaws(checked, passed: passed)
    for document in documents { try laws.check(document) }
    return laws.readCount
  }
}

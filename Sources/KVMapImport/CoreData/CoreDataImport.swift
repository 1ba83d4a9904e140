@_spi(Generated) import KVMap
import KVMapXML

/// Imports a Core Data model.
///
/// - Parameters:
///   - contents: The bytes of the file `contents` of an `.xcdatamodel`.
///   - name: The name of the model, for the comment at the top of the file.
/// - Returns: The text of a `.kvmap` file, not yet formatted.
/// - Throws: All problems.
/// - Complexity: Linear in the size of the model, for entities whose chains of parents are short.
package func importCoreData(_ contents: [UInt8], named name: String) throws(ImportProblems) -> String {
  let report = CoreDataModel.decodeCollectingProblems(xml: contents)
  let (model, problems) = (report.value, report.problems)
  guard let model else {
    throw ImportProblems(problems.map(text)) ?? ImportProblems("it is not a Core Data model")
  }
  let import_ = CoreDataMapping(of: model, named: name)
  if let problems = ImportProblems(import_.problems) { throw problems }
  return MappingText.text(of: import_.mapping)
}

/// A problem of the file, as one line.
private func text(of problem: MappingProblem) -> String {
  let place = problem.path.isEmpty ? "" : "\(problem.path): "
  return "line \(problem.line), column \(problem.column): \(place)\(problem.message)"
}

/// The name of the current version of a Core Data model.
///
/// - Parameter list: The bytes of the file `.xccurrentversion`, a property list.
/// - Returns: `nil` if the file does not contain it.
package func currentCoreDataVersion(_ list: [UInt8]) -> String? {
  guard let versions = try? CoreDataVersions(xml: list), versions.keys.count == versions.texts.count else { return nil }
  return zip(versions.keys, versions.texts).first { $0.0 == "_XCCurrentVersionName" }?.1
}

import KVMapExplain
package import KVMapSema
package import KVMapSource

/// What rules mean, for an editor, which has its own analysis of the files.
package enum RuleText {
  /// The columns that an editor's window for such texts usually has.
  private static let width = 100

  /// - Parameters:
  ///   - property: The name of the property.
  ///   - line: The line that declares it. A rule of a mixin has a text for each type that uses the mixin.
  ///   - analysis: Of these files.
  /// - Returns: Plain text, a few lines for each rule; `nil` if the files have errors, or if the line has no such rule.
  /// - Complexity: Linear in the size of the files.
  package static func text(
    of property: String, in line: Int, of file: FileID, _ analysis: Analysis, files: [ParsedFile], sources: SourceSet
  ) -> String? {
    guard let program = analysis.program else { return nil }
    let rules = RuleExplainer(program, DeclarationIndex(files, of: sources))
    guard case .explained(let texts, _) = LineExplainer.explain(line, of: file, rules) else { return nil }
    let meant = texts.filter { $0.title.contains(".\(property): ") }
    return meant.isEmpty ? nil : meant.map { $0.text(width: width) }.joined(separator: "\n")
  }
}

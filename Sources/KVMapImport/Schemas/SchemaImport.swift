/// Makes a mapping of the documents that a schema describes.
///
/// - Parameters:
///   - sample: The file of the schema.
///   - asksForOpenAPI: Whether it is to be an OpenAPI document; `nil` if it may be either.
///   - name: The type of a document, or which schema of an OpenAPI document is to be read.
/// - Throws: All problems.
package func inferMapping(
  fromSchema sample: Sample, asksForOpenAPI: Bool?, named name: String?
) throws(ImportProblems) -> InferredMapping {
  let file = try SchemaFile(sample, asksForOpenAPI: asksForOpenAPI)
  var reader = SchemaReader(file)
  let roots = try SchemaRoots(file, named: name)
  let values = roots.places.map { root in
    root.place == "#" ? reader.value(ofRoot: root.definition) : reader.value(at: root.place)
  }
  reader.finish()
  if let problems = ImportProblems(reader.problems) { throw problems }
  let names = SchemaNames(reader, roots: values.map(\.type), prefix: file.dialect.isOpenAPI ? "API" : roots.name)
  let made = SchemaMapping(reader, names)
  guard !made.mapping.declarations.isEmpty else {
    let type = values.first.map { made.text(of: $0.type) } ?? "Value"
    throw ImportProblems("'\(sample.name)' describes nothing to declare: '\(type)' reads its documents")
  }
  let type = values.count == 1 ? values.first.map { made.text(of: $0.type) } ?? "" : ""
  let mapping = MappingRepair.repaired(made.mapping)
  let remarks = mapping.remarkCount
  var notes =
    remarks == 0 ? [] : ["comments in the mapping say what the schema says and no mapping can: \(remarks)"]
  if let value = values.first, values.count == 1 { notes += noted(value, as: type) }
  return InferredMapping(text: MappingText.text(of: mapping), documentType: type, notes: notes, report: "")
}

/// What to know of documents that are not of a declared type, since nothing in the mapping says it.
private func noted(_ value: SchemaValue, as type: String) -> [String] {
  if case .declared = value.type { return [] }
  let conditions = value.conditions.map { "of a document, '\($0)' is not checked" }
  return ["a document is read as '\(type)'"] + conditions + value.remarks.map { "a document: \($0)" }
}

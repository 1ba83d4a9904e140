import KVMap
package import KVMapSema

/// Makes mappings of the types that Swift source declares.
///
/// - Parameters:
///   - sources: At least one file.
///   - keys: The style of keys in documents, where a decoder converts them.
///   - declares: Whether the mapping declares the types, instead of mapping those that are there.
/// - Throws: All problems.
/// - Complexity: Linear in the size of the source.
package func inferMapping(
  fromSwift sources: [Sample], keys: KeyStyle?, declares: Bool
) throws(ImportProblems) -> InferredMapping {
  var declarations = SwiftDeclarations()
  var problems: [String] = []
  for source in sources {
    guard !source.isCut else {
      problems.append("'\(source.name)' is longer than \(Sample.byteLimit >> 20) MB")
      continue
    }
    guard let reader = read(source, &problems) else { continue }
    declarations.add(reader)
  }
  if let problems = ImportProblems(problems) { throw problems }
  declarations.attachExtensions()
  let made = SwiftMapping(declarations, keys: keys, declares: declares)
  guard !made.mapping.declarations.isEmpty else {
    let names = sources.map { "'\($0.name)'" }.joined(separator: ", ")
    throw ImportProblems(["there is no type with stored properties in \(names)"] + made.notes) ?? ImportProblems("")
  }
  let mapping = MappingRepair.repaired(made.mapping)
  return InferredMapping(
    text: MappingText.text(of: mapping), documentType: "", notes: made.notes, report: "")
}

private func read(_ source: Sample, _ problems: inout [String]) -> SwiftReader? {
  guard String(validating: source.bytes, as: UTF8.self) != nil else {
    problems.append("'\(source.name)' is not UTF-8")
    return nil
  }
  let reader = SwiftReader(source.bytes)
  guard let (message, offset) = reader.problem else { return reader }
  let before = source.bytes[..<min(offset, source.bytes.count)]
  let line = before.count { $0 == UInt8(ascii: "\n") } + 1
  let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  let column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
  problems.append("'\(source.name)': line \(line), column \(column): \(SchemaText.line(message))")
  return nil
}

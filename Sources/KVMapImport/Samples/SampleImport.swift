import KVMap
import KVMapSema
import KVMapSyntax

/// Infers a mapping from samples of documents.
///
/// - Parameters:
///   - samples: At least one.
///   - options: What the caller decides.
/// - Throws: All problems.
/// - Complexity: Linear in the size of the samples, for types that are few compared with it.
package func inferMapping(from samples: [Sample], _ options: InferenceOptions) throws(ImportProblems) -> InferredMapping
{
  let documents = SampleDocuments(samples)
  if let problems = ImportProblems(documents.problems) { throw problems }
  let markup = MarkupSettings(documents.names)
  let name = try documentName(options, samples, markup.element)
  var builder = ShapeBuilder(options, documents.kind, documents.store)
  let root = builder.build(documents.documents, named: name)
  let unknown = options.hints.keys.filter { !builder.usedHints.contains($0) }.sorted()
  let problems = builder.problems + unknown.map { "there is nothing at '\($0)' in the samples" }
  if let problems = ImportProblems(problems) { throw problems }
  var unification = TypeUnification(builder.graph, root: root)
  unification.unify()
  let inference = MappingInference(unification.graph, root: root, named: name, options, documents.kind, markup)
  if let problems = ImportProblems(inference.nameProblems) { throw problems }
  let type = inference.documentType
  let sampleType = documents.areElements ? "[\(type)]" : type
  guard !inference.mapping.declarations.isEmpty else {
    throw ImportProblems(
      builder.hasLongRootKey
        ? "a key has more than \(SampleLimits.keyLength) bytes, which no mapping names: '\(sampleType)' reads the "
          + "samples"
        : "there is no object in the samples, so nothing to declare: '\(sampleType)' reads them")
  }
  var mapping = inference.mapping
  if documents.haveRepeatedKeys { mapping.settings.append("duplicates last") }
  if documents.depth > Entry.usualDepth { mapping.settings.append("depth \(documents.depth)") }
  if options.addsTests { mapping.tests = tests(of: samples, sampleType) }
  var notes = documents.notes + [markup.note].compactMap(\.self) + builder.notes + inference.notes
  if documents.haveRepeatedKeys { notes.append("an object has a key twice; the last one counts ('duplicates last')") }
  return InferredMapping(
    text: MappingText.text(of: mapping), documentType: sampleType, notes: notes,
    report: inference.report.json(sampleType, notes))
}

/// In bytes.
private let greatestTest = 4_096

private func tests(of samples: [Sample], _ type: String) -> [ImportedTest] {
  samples.filter { $0.format == .json && $0.bytes.count <= greatestTest && !$0.isCut }.map { sample in
    let mark = SampleText.markLength(sample.bytes[...])
    let text = String(decoding: sample.bytes.dropFirst(mark), as: UTF8.self).drop { $0.isWhitespace }
    let end = text.lastIndex { !$0.isWhitespace } ?? text.startIndex
    return ImportedTest(type: type, title: sample.name, document: String(text[...end]))
  }
}

/// The name of the type of a document: `stations.json` is `Station`.
func documentName(_ options: InferenceOptions, _ samples: [Sample], _ element: String?) throws(ImportProblems)
  -> String
{
  if let name = options.name {
    let isBuiltIn = Scalar(rawValue: name) != nil || [BuiltInType.set, BuiltInType.field].contains(name)
    guard IdentifierScalars.isIdentifier(name), !isBuiltIn, ReservedNames.problem(ofType: name) == nil else {
      throw ImportProblems("'\(name)' is a name that no type can have")
    }
    return name
  }
  let file = element ?? samples.first?.name.split(separator: "/").last.map(String.init) ?? ""
  let stem = file.split(separator: ".").first.map(String.init) ?? ""
  var words = KeyWords(stem).all
  // `users-2.json`
  while let last = words.last, last.allSatisfy(\.isNumber) { words.removeLast() }
  guard let last = words.last, file != "-" else { return "Document" }
  let name = SwiftWords.type(words.dropLast() + [SingularWord.singular(of: last)])
  let isFree = Scalar(rawValue: name) == nil && ReservedNames.problem(ofType: name) == nil
  return isFree ? name : name + "Document"
}

import KVMapCompiler
import Testing

/// Documents of one kind, and the mapping for them.
struct APIDocuments: Sendable, CustomTestStringConvertible {
  /// A file of `Tests/Fixtures/apis`, without its extension.
  let mapping: String
  /// The type of one document, or of each element of a document that is an array.
  let type: String
  /// A folder of the corpora.
  let folder: String
  /// How the names of files begin that can be such documents.
  var prefix = ""
  /// The keys that tell such documents from others in the folder.
  var keys: [String] = []
  /// Values of keys that tell them.
  var values: [String: String] = [:]
  /// Where the value is in the document, if it is a part of it.
  var path: String?
  /// Files that are wrong on purpose, which the mapping has to refuse.
  var refused: Set<String> = []
  /// What is written although the document has it not, or with another value: paths without positions, and why.
  var explained: [String: String] = [:]
  var format = MapRequest.Format.json

  var testDescription: String { "\(mapping), \(type) in \(folder)\(path.map { " at \($0)" } ?? "")" }

  func mayBe(file: String) -> Bool {
    let endings = format == .xml ? [".xml", ".atom", ".rss"] : [".json", ".geojson"]
    return file.hasPrefix(prefix) && endings.contains(where: file.hasSuffix)
  }

  func matches(_ document: DocumentTree) -> Bool {
    document.has(keys) && values.allSatisfy { document[$0.key] == .text($0.value) }
  }

  func type(of document: DocumentTree) -> String {
    if case .array = document { "[\(type)]" } else { type }
  }

  /// The document as it is, in the form in which mappers read it; `nil` if it is not well-formed or has no such part.
  func tree(of bytes: [UInt8], by compilation: Compilation) throws -> DocumentTree? {
    try tree(of: bytes, at: path, by: compilation)
  }

  func tree(of bytes: [UInt8], at path: String?, by compilation: Compilation) throws -> DocumentTree? {
    let tree = try map(bytes, as: "Value", at: nil, by: compilation)?.output.map { try DocumentTree(json: $0) }
    return path.map { tree?[$0] } ?? tree
  }

  func map(
    _ document: [UInt8], as type: String, at path: String?, writes: Bool = false, by compilation: Compilation
  ) -> MapReport? {
    let request = MapRequest(
      format: format, document: document, path: path, context: nil, written: writes ? format : nil,
      wantsAllProblems: true, isIndented: false)
    guard case .mapper(let mapper) = compilation.mapping(to: type).mapping,
      case .report(let report) = mapper.map(request)
    else { return nil }
    return report
  }
}

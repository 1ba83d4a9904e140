import KVMap
import KVMapCompiler

/// Documents that the client names for types, besides those of tests.
struct SampleFiles: Sendable {
  /// In bytes. Longer documents are not looked at.
  private static let longest = 1 << 20

  struct Document: Sendable {
    var sample: Sample
    /// With keys such as `@id` for attributes.
    var value: JSONValue
  }

  private let types: [String: [String]]
  private var documents: [String: Document] = [:]

  /// - Parameter types: The paths of documents, by the types that they are of.
  init(_ types: [String: [String]]) { self.types = types }

  /// Each path once, sorted.
  var paths: [String] { Set(types.values.joined()).sorted() }

  /// The types that documents are named for.
  var typeNames: [String] { types.keys.sorted() }

  /// - Returns: Why the document is not looked at; `nil` if it is.
  mutating func add(_ contents: FileContents) -> String? {
    guard let bytes = contents.bytes else { return "there is no such sample" }
    guard bytes.count <= Self.longest else { return "a sample is longer than \(Self.longest >> 20) MiB" }
    let ending = contents.path.split(separator: ".").last.map(String.init) ?? ""
    guard let format = Sample.Format(rawValue: ending == "jsonl" ? "ndjson" : ending), format != .plist else {
      return "the name of a sample ends in none of '.json', '.ndjson', '.jsonl', '.xml' and '.form'"
    }
    let sample = Sample(name: contents.path, format: format, bytes: bytes)
    let json = format == .json ? bytes : Compilation.json(of: sample)
    guard let value = json.flatMap({ try? JSONValue(json: $0) }) else { return "a sample is not well-formed" }
    documents[contents.path] = Document(sample: sample, value: value)
    return nil
  }

  /// The documents of a type that have been read.
  func documents(of type: String) -> [Document] { (types[type] ?? []).compactMap { documents[$0] } }
}

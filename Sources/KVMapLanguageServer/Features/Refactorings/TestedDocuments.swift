import KVMap
import KVMapSource
import KVMapSyntax

/// The JSON documents of the tests of a type.
struct TestedDocuments {
  /// In bytes. Larger documents are not looked at.
  private static let greatest = 65_536

  private(set) var texts: [[UInt8]] = []

  /// - Parameter type: As the tests name it.
  init(of type: String, in file: WorkspaceFile) {
    for case .test(let test) in file.parsed.tree.flatItems {
      guard case .named(let tested, _, _)? = test.type, tested.text == type else { continue }
      for step in test.steps {
        switch step {
        case .document(let format, let text) where format.text == "json": add(Array(text.value.utf8))
        case .file(let format, let path) where format.text == "json":
          if case .bytes(let bytes)? = file.documents[path.value] { add(bytes) }
        case .document, .file, .context, .expect, .roundtrip, .fails: break
        }
      }
    }
  }

  private mutating func add(_ text: [UInt8]) { if text.count < Self.greatest { texts.append(text) } }

  /// The values of the documents that are JSON.
  var values: [JSONValue] { texts.compactMap { try? JSONValue(json: $0) } }

  /// The objects among the documents.
  var objects: [JSONObject] { values.compactMap { if case .object(let object) = $0 { object } else { nil } } }
}

import KVMap
import KVMapCompiler
import KVMapSource
import KVMapSyntax

/// The documents of the tests of a type, and those that the client names for it.
struct TestedDocuments {
  /// In bytes. Larger documents are not looked at.
  private static let greatest = 65_536

  /// Those of tests that are JSON, and those in other formats.
  private var own: [[UInt8]] = []
  private var others: [Sample] = []
  private let samples: [SampleFiles.Document]

  /// - Parameter type: As the tests name it.
  init(of type: String, in file: WorkspaceFile, _ workspace: Workspace) {
    samples = workspace.samples.documents(of: type)
    for case .test(let test) in file.parsed.tree.flatItems {
      guard case .named(let tested, _, _)? = test.type, tested.text == type else { continue }
      add(test, in: file)
    }
  }

  /// Those of one test.
  init(of test: TestSyntax, in file: WorkspaceFile) {
    samples = []
    add(test, in: file)
  }

  private mutating func add(_ test: TestSyntax, in file: WorkspaceFile) {
    for step in test.steps {
      switch step {
      case .document(let format, let text): add(Array(text.value.utf8), format.text)
      case .file(let format, let path):
        if case .bytes(let bytes)? = file.documents[path.value] { add(bytes, format.text) }
      case .context, .expect, .roundtrip, .fails: break
      }
    }
  }

  private mutating func add(_ text: [UInt8], _ format: String) {
    guard text.count < Self.greatest, let format = Sample.Format(rawValue: format) else { return }
    switch format {
    case .json: own.append(text)
    case .ndjson, .xml, .form: others.append(Sample(name: "", format: format, bytes: text))
    // A tree has nothing for its dates.
    case .plist: break
    }
  }

  /// Those that are JSON.
  var texts: [[UInt8]] { own + samples.map(\.sample).filter { $0.format == .json }.map(\.bytes) }

  /// The values of the documents that are well-formed. In those that are not JSON, attributes have keys such as `@id`.
  var values: [JSONValue] {
    (own + others.compactMap(Compilation.json)).compactMap { try? JSONValue(json: $0) } + samples.map(\.value)
  }

  /// The objects among the JSON documents.
  var objects: [JSONObject] {
    texts.compactMap { (try? JSONValue(json: $0))?.objectValue }
  }
}

import KVMapInterpret
import KVMapSema
import KVMapSource
import KVMapSyntax

/// The stable IDs of the diagnostics for documents of `test` blocks.
package enum DocumentDiagnosticID: String, Sendable, Hashable, CaseIterable {
  case invalidDocument = "invalid-document"
}

/// Checks that the documents of `test` blocks are well-formed, with the reader that will read them: the type checker
/// does not read documents.
enum TestDocuments {
  /// - Complexity: Linear in the size of the files.
  static func problems(in files: [ParsedFile]) -> [Diagnostic] {
    files.flatMap { file in
      file.tree.items.compactMap { item in
        if case .test(let test) = item { problem(in: test, of: file.source) } else { nil }
      }
    }
  }

  private static func problem(in test: TestSyntax, of file: SourceFile) -> Diagnostic? {
    guard !test.steps.contains(where: \.expectsBrokenDocument) else { return nil }
    for case .document(let format, let text) in test.steps {
      let bytes = Array(text.value.utf8)
      let problem =
        switch format.text {
        case MapRequest.Format.json.rawValue: DocumentSyntax.firstProblem(in: bytes)
        case MapRequest.Format.ndjson.rawValue: LineDocument(bytes).firstBrokenLine()
        default: MapRequest.Format(rawValue: format.text).flatMap { Interpreter.firstProblem(of: bytes, in: $0) }
        }
      guard let problem else { continue }
      return Diagnostic(
        id: DocumentDiagnosticID.invalidDocument.rawValue, severity: .error,
        message: "invalid \(format.text): \(VisibleText.line(problem.message))",
        span: text.place(ofByte: problem.offset, in: file),
        notes: [.init(message: "a document may be malformed if the test expects 'fails with syntax'")])
    }
    return nil
  }
}

extension TestSyntax.Step {
  /// `fails with syntax`
  fileprivate var expectsBrokenDocument: Bool {
    if case .fails(_, let kind?, _) = self { TestCase.kindsWithoutPath.contains(kind.text) } else { false }
  }
}

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
  /// - Complexity: Linear in the size of the files and documents.
  static func problems(in files: [ParsedFile], of sources: SourceSet) -> [Diagnostic] {
    files.flatMap { file in
      file.tree.flatItems.compactMap { item in
        if case .test(let test) = item { problem(in: test, of: file.source, sources) } else { nil }
      }
    }
  }

  private static func problem(in test: TestSyntax, of file: SourceFile, _ sources: SourceSet) -> Diagnostic? {
    guard !test.steps.contains(where: \.expectsBrokenDocument) else { return nil }
    for step in test.steps {
      switch step {
      case .document(let format, let text):
        guard let problem = firstProblem(in: Array(text.value.utf8), format) else { continue }
        return diagnostic(
          "invalid \(format.text): \(VisibleText.line(problem.message))",
          at: text.place(ofByte: problem.offset, in: file), file: isName(of: format, text.value) ? format.text : nil)
      case .file(let format, let path):
        guard case .bytes(let bytes) = sources.document(at: path.value, in: file.id),
          let problem = firstProblem(in: bytes, format)
        else { continue }
        return diagnostic(
          "invalid \(format.text) in line \(problem.line), column \(problem.column) of the file: "
            + VisibleText.line(problem.message), at: path.span)
      case .context, .expect, .roundtrip, .fails: continue
      }
    }
    return nil
  }

  private struct Problem {
    var message: String
    /// In bytes.
    var offset: Int
    var line: Int
    var column: Int
  }

  private static func firstProblem(in bytes: [UInt8], _ format: NameSyntax) -> Problem? {
    let problem =
      switch format.text {
      case MapRequest.Format.json.rawValue: DocumentSyntax.firstProblem(in: bytes)
      case MapRequest.Format.ndjson.rawValue: LineDocument(bytes).firstBrokenLine()
      default: MapRequest.Format(rawValue: format.text).flatMap { Interpreter.firstProblem(of: bytes, in: $0) }
      }
    return problem.map {
      Problem(message: $0.message, offset: $0.offset, line: $0.line, column: $0.column)
    }
  }

  /// Whether a text that is no document may be the name of a file.
  private static func isName(of format: NameSyntax, _ text: String) -> Bool {
    text.hasSuffix(".\(format.text)") && !text.contains(where: \.isNewline)
  }

  /// - Parameter file: The format of a file that was probably meant.
  private static func diagnostic(_ message: String, at span: Span, file: String? = nil) -> Diagnostic {
    let note =
      file.map { "a document in a file is named by '\($0) file \"…\"'" }
      ?? "a document may be malformed if the test expects 'fails with syntax'"
    return Diagnostic(
      id: DocumentDiagnosticID.invalidDocument.rawValue, severity: .error, message: message, span: span,
      notes: [.init(message: note)])
  }
}

extension TestSyntax.Step {
  /// `fails with syntax`
  fileprivate var expectsBrokenDocument: Bool {
    if case .fails(_, let kind?, _) = self { TestCase.kindsWithoutPath.contains(kind.text) } else { false }
  }
}

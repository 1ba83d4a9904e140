import Foundation
import KVMapSource
import Testing

@Suite struct JSONRendererTests {
  @Test func hasTheShapeThatTheDocumentationShows() {
    let file = MarkedFile("\n a: String | ‹tirmmed›\n")
    var renderer = JSONRenderer(sources: file.sources)
    let diagnostic = Diagnostic(
      id: "unknown-transformer", severity: .error, message: "unknown transformer 'tirmmed'",
      span: file.span, label: "did you mean 'trimmed'?",
      fixIts: [.init(message: "replace it with 'trimmed'", span: file.span, replacement: "trimmed")])
    #expect(
      renderer.render([diagnostic]) == """
        {"diagnostics": [
          {"id": "unknown-transformer", "severity": "error", "message": "unknown transformer 'tirmmed'", \
        "file": "Tweets.kvmap", "line": 2, "column": 14, "endLine": 2, "endColumn": 21, "notes": [], \
        "fixits": [{"message": "replace it with 'trimmed'", "replacement": "trimmed"}]}
        ]}

        """)
  }

  @Test func nothingIsAnEmptyList() {
    var renderer = JSONRenderer(sources: SourceSet())
    #expect(renderer.render([]) == "{\"diagnostics\": []}\n")
  }

  @Test func notesAndFixItsElsewhereSayWhere() throws {
    let file = MarkedFile("é ‹b›")
    var renderer = JSONRenderer(sources: file.sources)
    let elsewhere = Span(file: FileID(0), start: 0, end: 2)
    let diagnostic = Diagnostic(
      id: "e", severity: .warning, message: "m", span: file.span,
      notes: [.init(message: "n", span: elsewhere), .init(message: "plain")],
      fixIts: [.init(message: "f", span: elsewhere, replacement: "")])
    let text = renderer.render([diagnostic])
    #expect(
      text.contains(
        #""notes": [{"message": "n", "file": "Tweets.kvmap", "line": 1, "column": 1, "endLine": 1, "endColumn": 2}, "#
          + #"{"message": "plain"}]"#
      ))
    #expect(text.contains(#""replacement": "", "file": "Tweets.kvmap", "line": 1, "column": 1"#))
    #expect(text.contains(#""line": 1, "column": 3, "endLine": 1, "endColumn": 4"#))
  }

  @Test func everyTextIsValidJSON() throws {
    let message = "\"\\\n\r\t\u{0}\u{1B}\u{202E}\u{2028}é👩‍👧\u{E0041}"
    let file = MarkedFile("‹a›")
    var renderer = JSONRenderer(sources: file.sources)
    let text = renderer.render([Diagnostic(id: "e", severity: .error, message: message, span: file.span)])
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
    struct Report: Decodable {
      struct Entry: Decodable { var message: String }
      var diagnostics: [Entry]
    }
    #expect(try JSONDecoder().decode(Report.self, from: Data(text.utf8)).diagnostics[0].message == message)
  }
}

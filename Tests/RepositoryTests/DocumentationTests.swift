import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// What README.md and docs show is right.
@Suite struct DocumentationTests {
  @Test func everyMappingShownIsFreeOfErrors() throws {
    var count = 0
    // What docs/diagnostics shows is wrong on purpose: DiagnosticPageTests.
    for file in try Repository.documents() where !file.path.hasPrefix("docs/diagnostics/") {
      for block in Self.blocks(of: file.text, language: "kvmap") {
        count += 1
        var compilation = Compilation()
        compilation.add(path: "\(file.path):\(block.line)", bytes: Array(block.text.utf8), isRequested: true)
        let errors = compilation.check().filter { $0.severity == .error }
        var renderer = TextRenderer(sources: compilation.sources, usesColor: false)
        #expect(errors.isEmpty, "\(renderer.render(errors))")
      }
    }
    #expect(count > 0)
  }

  @Test func everyLinkLeadsSomewhere() throws {
    let link = #/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/#
    for file in try Repository.documents() {
      let folder = Repository.root.appendingPathComponent(file.path).deletingLastPathComponent()
      for match in file.text.matches(of: link) {
        let target = folder.appendingPathComponent(String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(file.path) links to \(match.1)")
      }
    }
  }

  /// The fenced blocks in a language, and the lines on which their text begins.
  static func blocks(of text: String, language: String) -> [(line: Int, text: String)] {
    var blocks: [(line: Int, text: String)] = []
    var open: (line: Int, isWanted: Bool, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.hasPrefix("```") else {
        open?.lines.append(line)
        continue
      }
      if let block = open {
        if block.isWanted { blocks.append((block.line, block.lines.joined(separator: "\n") + "\n")) }
        open = nil
      } else {
        open = (index + 2, line.dropFirst(3) == language, [])
      }
    }
    return blocks
  }
}

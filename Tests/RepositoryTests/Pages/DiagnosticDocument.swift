import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// A page of docs/diagnostics, as it stands there.
struct DiagnosticDocument: Sendable, CustomTestStringConvertible {
  var id: String
  var text: String

  var testDescription: String { id }

  typealias File = (path: String, text: String)

  /// In the order of their ids.
  static func all() throws -> [DiagnosticDocument] {
    try Repository.textFiles(in: "docs/diagnostics").compactMap { file in
      guard let name = file.path.split(separator: "/").last, name.hasSuffix(".md"), name != "README.md" else {
        return nil
      }
      return DiagnosticDocument(id: String(name.dropLast(3)), text: file.text)
    }.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  /// What else the wrong example of a page is told.
  static let companions: [String: Set<String>] = [
    // The errors that were too many.
    "too-many-errors": ["invalid-character"],
  ]

  /// What would be too long to read stands in the examples in short, and the page says for what.
  private static let abbreviations: [String: (short: String, long: String)] = [
    "key-too-long": ("k…k", String(repeating: "k", count: 5000)),
    "too-many-errors": ("  value: Int;\n", (1...1001).map { "  value\($0): Int;\n" }.joined()),
  ]

  /// The files of an example: the first one is checked. Behind `kvmap` stands the name of a file where there are
  /// several.
  func snippet(_ heading: String) -> [File] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var files: [File] = []
    var isInside = false
    var isOpen = false
    for line in lines {
      if isOpen {
        if line == "```" { isOpen = false } else { files[files.count - 1].text += line + "\n" }
      } else if line.hasPrefix("## ") {
        isInside = line.dropFirst(3) == heading
      } else if isInside, line.hasPrefix("```kvmap") {
        let name = line.dropFirst("```kvmap".count).trimmingCharacters(in: .whitespaces)
        files.append((path: name.isEmpty ? "Main.kvmap" : name, text: ""))
        isOpen = true
      }
    }
    return files
  }

  func diagnostics(of files: [File]) -> [Diagnostic] {
    var compilation = Compilation()
    for (index, file) in files.enumerated() {
      var text = file.text
      if let (short, long) = Self.abbreviations[id] { text = text.replacingOccurrences(of: short, with: long) }
      compilation.add(path: file.path, bytes: Array(text.utf8), isRequested: index == 0)
    }
    return compilation.check()
  }

  /// The Swift that holds the pages.
  static func generatedSwift(_ pages: [DiagnosticDocument]) -> String {
    var text = """
      // Generated from docs/diagnostics by DiagnosticPageTests, do not edit.
      // KVMAP_UPDATE_GOLDENS=1 swift test --filter DiagnosticPageTests writes it.

      extension DiagnosticPage {
        /// All pages, in the order of their ids.
        package static let all: [DiagnosticPage] = [

      """
    for page in pages {
      text += "    DiagnosticPage(\n      id: \"\(page.id)\",\n      text: ###\"\"\"\n"
      for line in page.text.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "        \(line)\n"
      }
      text += "        \"\"\"###),\n"
    }
    return text + "  ]\n}\n"
  }

  /// The page that lists the others.
  static func index(_ pages: [DiagnosticDocument]) -> String {
    var text = """
      # Diagnostics

      Every diagnostic of `kvmapc check`, by the id in brackets. `kvmapc explain ID` prints the same pages.

      | id | |
      |---|---|

      """
    for page in pages {
      text += "| [\(page.id)](\(page.id).md) | \(DiagnosticPage(id: page.id, text: page.text).summary) |\n"
    }
    return text
  }
}

import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// A mapping shown on a page, and the results that the page states for documents.
///
/// A mapping is a block in `kvmap`. That word may be followed by a file name, which the mappings below it import. The
/// result for a document is a block in `example` below the mapping:
///
///     type      [User]
///     document  [{"name": "Ada"}]
///     value     [{"name": "Ada"}]
///     written   [{"name":"Ada"}]
///
/// A line that begins with spaces continues the previous one. An empty line begins the next document, and a new `type`,
/// `at` or `context` applies until the end of the block.
struct DocumentExample: Sendable, CustomTestStringConvertible {
  typealias File = (path: String, text: String)

  /// The page and the line of the mapping.
  var place: String
  var mapping: String
  /// The files it may import: those that the page names above it.
  var files: [File]
  var runs: [Run] = []

  /// A document and its stated result.
  struct Run: Sendable {
    var line: Int
    var type: String?
    var path: String?
    var context: String?
    var document = ""
    var value: String?
    var written: String?
    /// The first lines of the problems, or of the dropped values.
    var problems: [String] = []

    var saysSomething: Bool { value != nil || written != nil || !problems.isEmpty }
  }

  var testDescription: String { place }

  /// The default type if the page names none: the first that the mapping declares.
  var firstType: String? {
    let declaration = #/^(?:struct|map|class|enum|union) ([A-Za-z_.]+)/#.anchorsMatchLineEndings()
    return mapping.firstMatch(of: declaration).map { String($0.1) }
  }

  /// A compilation of the mapping alone.
  func compilation() -> Compilation {
    var compilation = Compilation()
    compilation.add(path: "Main.kvmap", bytes: Array(mapping.utf8), isRequested: true)
    for file in files where mapping.contains("\"\(file.path)\"") {
      compilation.add(path: file.path, bytes: Array(file.text.utf8), isRequested: false)
    }
    return compilation
  }
}

// MARK: - Reading pages

extension DocumentExample {
  /// The mappings of a page, in order.
  static func all(in page: (path: String, text: String)) throws -> [DocumentExample] {
    var examples: [DocumentExample] = []
    var files: [File] = []
    for block in DocumentBlock.all(in: page.text) {
      let words = block.language.split(separator: " ")
      switch words.first {
      case "kvmap":
        examples.append(
          DocumentExample(place: "\(page.path):\(block.line)", mapping: block.text, files: files))
        if words.count > 1 { files.append((String(words[1]), block.text)) }
      case "example":
        let last = examples.indices.last
        let index = try #require(last, "\(page.path):\(block.line) stands below no mapping")
        examples[index].runs += try runs(in: block, of: page.path)
      default: break
      }
    }
    return examples
  }

  private static func runs(in block: DocumentBlock, of page: String) throws -> [Run] {
    var runs = [Run(line: block.line)]
    var last: WritableKeyPath<Run, String>?
    for (index, line) in block.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let place = "\(page):\(block.line + index)"
      guard let label = line.split(separator: " ").first else {
        last = nil
        if let run = runs.last, run.saysSomething {
          runs.append(
            Run(line: block.line + index + 1, type: run.type, path: run.path, context: run.context))
        }
        continue
      }
      let rest = line.dropFirst(label.count).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix(" ") {
        let text = try #require(last, "\(place) goes on with nothing")
        runs[runs.count - 1][keyPath: text] += line.trimmingCharacters(in: .whitespaces)
        continue
      }
      let target: WritableKeyPath<Run, String?>?
      switch label {
      case "type": target = \.type
      case "at": target = \.path
      case "context": target = \.context
      case "document": target = nil
      case "value": target = \.value
      case "written": target = \.written
      case "problem", "dropped":
        runs[runs.count - 1].problems.append((label == "dropped" ? "warning: " : "") + rest)
        last = nil
        continue
      default:
        Issue.record("\(place): an example has no '\(label)'")
        continue
      }
      if let target {
        runs[runs.count - 1][keyPath: target] = rest
        last = target.appending(path: \.[orEmpty: 0])
      } else {
        runs[runs.count - 1].document = rest
        last = \.document
      }
    }
    return runs.filter(\.saysSomething)
  }
}

extension Optional<String> {
  /// The text, so that more can be appended to it.
  fileprivate subscript(orEmpty _: Int) -> String {
    get { self ?? "" }
    set { self = newValue }
  }
}

/// A fenced block of a page.
struct DocumentBlock {
  /// The text after the fence.
  var language: String
  /// The line where its text begins, counted from 1.
  var line: Int
  var text: String

  static func all(in page: String) -> [DocumentBlock] {
    var blocks: [DocumentBlock] = []
    var open: DocumentBlock?
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let block = open {
        if line.hasPrefix("```") {
          blocks.append(block)
          open = nil
        } else {
          open?.text += line + "\n"
        }
      } else if line.hasPrefix("```") {
        open = DocumentBlock(language: String(line.dropFirst(3)), line: index + 2, text: "")
      }
    }
    return blocks
  }
}

// MARK: - Running

extension DocumentExample.Run {
  /// What `kvmapc map` prints for the document, compact.
  func outcome(of example: DocumentExample, writesBack: Bool) throws -> (output: String?, problems: [String]) {
    let type = try #require(type ?? example.firstType)
    let request = MapRequest(
      format: .json, document: Array(document.utf8), path: path, context: context.map { Array($0.utf8) },
      written: writesBack ? .json : nil, wantsAllProblems: true, isIndented: false)
    let (mapping, diagnostics, sources) = example.compilation().mapping(to: type)
    guard case .mapper(let mapper) = mapping, case .report(let report) = mapper.map(request) else {
      var renderer = TextRenderer(sources: sources, usesColor: false)
      Issue.record("\(example.place), line \(line): the document cannot be mapped\n\(renderer.render(diagnostics))")
      return (nil, [])
    }
    let problems = report.problems.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
    return (report.output.map { String(decoding: $0, as: UTF8.self) }, problems)
  }

  /// JSON without the white space between its tokens: pages may break lines anywhere.
  static func compact(_ json: String) -> String {
    var text = ""
    var isInString = false
    var isEscaped = false
    for character in json {
      if isInString || !character.isWhitespace { text.append(character) }
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isInString.toggle()
      }
    }
    return text
  }
}

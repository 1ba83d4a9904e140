import Foundation
import KVMap
import KVMapInterpret
import KVMapSchema
import KVMapSema
import KVMapSource
import KVMapSyntax
import TestSupport

/// The files of a mapping, and types of the first file with documents that may be read as them.
struct SchemaSubject {
  typealias File = (path: String, text: String)

  let name: String
  let files: [File]
  var types: [(name: String, documents: [String])]

  /// The program, and the type for each of `types`; `nil` if the files have errors.
  func checked() -> (program: Program, entries: [Entry])? {
    var sources = SourceSet(files)
    let parsed = sources.files.map { source in
      let (tree, diagnostics) = parse(source)
      return ParsedFile(source: source, tree: tree, hasSyntaxErrors: diagnostics.containsErrors)
    }
    let syntax = types.map { type in
      let id = sources.add(path: "<TYPE>", bytes: Array(type.name.utf8), isRequested: false)
      return readType(SourceFile(id: id, path: "<TYPE>", bytes: Array(type.name.utf8))).0
    }
    let analysis = analyze(parsed, of: sources, entries: syntax, entriesAreRead: false)
    return analysis.program.map { ($0, $0.entries) }
  }
}

extension Interpreter {
  /// - Returns: What is printed, and the problems.
  func map(_ document: String, as entry: Entry, writesBack: Bool = false) -> (output: String?, problems: String) {
    let request = MapRequest(
      format: .json, document: Array(document.utf8), path: nil, context: nil, written: writesBack ? .json : nil,
      wantsAllProblems: true, isIndented: false)
    guard case .report(let report) = map(request, as: entry) else { return (nil, "no report") }
    return (report.output.map { String(decoding: $0, as: UTF8.self) }, report.problems)
  }
}

// MARK: - Those of the repository

extension SchemaSubject {
  /// The types of the mappings in a folder of fixtures.
  static func all(in folder: String) throws -> [SchemaSubject] {
    let root = Repository.root.appendingPathComponent(folder, isDirectory: true)
    let files = try Repository.files(in: root, withExtension: "kvmap")
    return try files.compactMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let names = types(in: text)
      guard !names.isEmpty else { return nil }
      let beside = try documents(beside: file)
      let tested = tests(in: text)
      return SchemaSubject(
        name: String(file.path.dropFirst(Repository.root.path.count + 1)), files: try imported(by: file),
        types: names.map { name in (name, beside + tested.filter { $0.type == name }.map(\.document)) })
    }
  }

  /// The types of the mappings on pages, and the documents shown below them.
  static func onPages() throws -> [SchemaSubject] {
    let pages = try Repository.files(in: Repository.root.appendingPathComponent("docs"), withExtension: "md")
    return try pages.flatMap { page -> [SchemaSubject] in
      let text = try String(contentsOf: page, encoding: .utf8)
      let blocks = text.matches(of: #/(?m)^```([^\n]*)\n((?:(?!^```).*\n)*)^```/#)
      var subjects: [SchemaSubject] = []
      var files: [(path: String, text: String)] = []
      for (number, block) in blocks.enumerated() {
        let words = block.1.split(separator: " ")
        let content = String(block.2)
        if words.first == "kvmap" {
          let imported = files.filter { content.contains("\"\($0.path)\"") }
          if words.count > 1 { files.append((String(words[1]), content)) }
          subjects.append(
            SchemaSubject(
              name: "\(page.lastPathComponent), block \(number)", files: [("Main.kvmap", content)] + imported,
              types: types(in: content).map { ($0, []) }))
        } else if words.first == "example", let last = subjects.indices.last {
          add(content, to: &subjects[last])
        }
      }
      return subjects
    }
  }

  /// The documents of a block below a mapping.
  private static func add(_ block: String, to subject: inout SchemaSubject) {
    guard var type = subject.types.first?.name else { return }
    for line in block.replacing(#/\n +/#, with: " ").split(separator: "\n") {
      if line.hasPrefix("type ") { type = line.dropFirst(5).trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("document ") else { continue }
      let document = line.dropFirst(9).trimmingCharacters(in: .whitespaces)
      if let index = subject.types.firstIndex(where: { $0.name == type }) {
        subject.types[index].documents.append(document)
      } else {
        subject.types.append((type, [document]))
      }
    }
  }

  /// A file and those that it imports, with their paths relative to it.
  private static func imported(by file: URL) throws -> [File] {
    let start = file.deletingLastPathComponent().standardizedFileURL.path + "/"
    var files: [File] = []
    var work = [file.standardizedFileURL]
    var known: Set = [file.standardizedFileURL.path]
    while !work.isEmpty {
      let next = work.removeFirst()
      let text = try String(contentsOf: next, encoding: .utf8)
      let path = next.path.hasPrefix(start) ? String(next.path.dropFirst(start.count)) : next.lastPathComponent
      files.append((path, text))
      for match in text.matches(of: #/(?m)^import "([^"]+)"/#) {
        let other = next.deletingLastPathComponent().appendingPathComponent(String(match.1)).standardizedFileURL
        if known.insert(other.path).inserted, FileManager.default.fileExists(atPath: other.path) { work.append(other) }
      }
    }
    return files
  }

  private static func documents(beside file: URL) throws -> [String] {
    guard file.lastPathComponent == "Main.kvmap" else { return [] }
    return try Repository.filesIfAny(in: file.deletingLastPathComponent(), withExtension: "document").map {
      String(decoding: try Data(contentsOf: $0), as: UTF8.self)
    }
  }

  private static func tests(in text: String) -> [(type: String, document: String)] {
    text.matches(of: #/(?m)^test ([^"{]+?) (?:"[^"]*" )?\{\s*json (?:"""((?:(?!""")[\s\S])*)"""|"((?:[^"\\]|\\.)*)")/#)
      .compactMap { match in match.2.map { (String(match.1), String($0)) } }
  }

  /// The types that a mapping declares outside of namespaces, without type parameters.
  private static func types(in text: String) -> [String] {
    let plain = text.replacing(#/"""[\s\S]*?"""/#, with: "").replacing(#/\/\/.*|\/\*[\s\S]*?\*\//#, with: "")
      .replacing(#/"(?:[^"\\\n]|\\.)*"/#, with: "")
    var names: [String] = []
    var depth = 0
    for line in plain.split(separator: "\n") {
      if depth == 0,
        let match = line.firstMatch(
          of: #/^(?:map\s+)?(?:struct|class|enum|union|map)\s+([A-Za-z_][\w.]*)(<)?(?:.*\bas\s+(\w+))?/#),
        match.2 == nil
      {
        let name = String(match.1) + (match.3.map { ".\($0)" } ?? "")
        if !names.contains(name) { names.append(name) }
      }
      depth += line.filter { $0 == "{" }.count - line.filter { $0 == "}" }.count
    }
    return names
  }
}

import Foundation
import KVMap
import KVMapCompiler
import TestSupport

/// A type of a mapping, and documents that may be read as it.
struct SchemaSubject {
  /// The file and the type.
  let name: String
  let type: String
  let compilation: Compilation
  var documents: [String] = []

  func schema(_ side: SchemaSide) throws -> JSONValue? {
    guard case .schema(let text) = compilation.schema(of: type, side, in: .jsonSchema(.draft202012)).outcome else {
      return nil
    }
    return try JSONValue(json: Data(text.utf8))
  }

  func mapper(stubsSwift: Bool) -> DocumentMapper? {
    guard case .mapper(let mapper) = compilation.mapping(to: type, stubsSwift: stubsSwift).mapping else { return nil }
    return mapper
  }
}

extension DocumentMapper {
  /// - Returns: What is printed, and the problems.
  func map(_ document: String, writesBack: Bool = false) -> (output: String?, problems: String) {
    let request = MapRequest(
      format: .json, document: Array(document.utf8), path: nil, context: nil, written: writesBack ? .json : nil,
      wantsAllProblems: true, isIndented: false)
    guard case .report(let report) = map(request) else { return (nil, "no report") }
    return (report.output.map { String(decoding: $0, as: UTF8.self) }, report.problems)
  }
}

// MARK: - Those of the repository

extension SchemaSubject {
  /// The types of the mappings in a folder of fixtures.
  static func all(in folder: String) throws -> [SchemaSubject] {
    let root = Repository.root.appendingPathComponent(folder, isDirectory: true)
    let files = try Repository.files(in: root, withExtension: "kvmap")
    return try files.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let names = types(in: text)
      guard !names.isEmpty else { return [SchemaSubject]() }
      let compilation = try compilation(of: file, in: root, text)
      let beside = try documents(beside: file)
      let tested = tests(in: text)
      return names.map { name in
        let documents = beside + tested.filter { $0.type == name }.map(\.document)
        return SchemaSubject(
          name: "\(file.path.dropFirst(Repository.root.path.count + 1)): \(name)", type: name, compilation: compilation,
          documents: documents)
      }
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
      var first = 0
      for (number, block) in blocks.enumerated() {
        let words = block.1.split(separator: " ")
        let content = String(block.2)
        if words.first == "kvmap" {
          first = subjects.count
          var compilation = Compilation()
          compilation.add(path: "Main.kvmap", bytes: Array(content.utf8), isRequested: true)
          for file in files where content.contains("\"\(file.path)\"") {
            compilation.add(path: file.path, bytes: Array(file.text.utf8), isRequested: false)
          }
          if words.count > 1 { files.append((String(words[1]), content)) }
          subjects += types(in: content).map {
            SchemaSubject(
              name: "\(page.lastPathComponent), block \(number): \($0)", type: $0, compilation: compilation)
          }
        } else if words.first == "example", subjects.indices.contains(first) {
          add(content, to: &subjects, from: first)
        }
      }
      return subjects
    }
  }

  /// The documents of a block below a mapping.
  private static func add(_ block: String, to subjects: inout [SchemaSubject], from first: Int) {
    var type = subjects[first].type
    for line in block.replacing(#/\n +/#, with: " ").split(separator: "\n") {
      if line.hasPrefix("type ") { type = line.dropFirst(5).trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("document ") else { continue }
      let document = line.dropFirst(9).trimmingCharacters(in: .whitespaces)
      if let index = subjects[first...].firstIndex(where: { $0.type == type }) {
        subjects[index].documents.append(document)
      } else {
        subjects.append(
          SchemaSubject(
            name: "\(subjects[first].name), \(type)", type: type, compilation: subjects[first].compilation,
            documents: [document]))
      }
    }
  }

  private static func compilation(of file: URL, in root: URL, _ text: String) throws -> Compilation {
    var compilation = Compilation()
    let folder = file.deletingLastPathComponent()
    var work = [(file: file, path: file.lastPathComponent, isRequested: true)]
    var known: Set = [file.standardizedFileURL.path]
    while let next = work.popLast() {
      let bytes = Array(try Data(contentsOf: next.file))
      let id = compilation.add(path: next.path, bytes: bytes, isRequested: next.isRequested)
      for path in compilation.imports(of: id) {
        let imported = next.file.deletingLastPathComponent().appendingPathComponent(path).standardizedFileURL
        guard known.insert(imported.path).inserted, FileManager.default.fileExists(atPath: imported.path) else {
          continue
        }
        let start = folder.standardizedFileURL.path + "/"
        let name = imported.path.hasPrefix(start) ? String(imported.path.dropFirst(start.count)) : path
        work.append((imported, name, false))
      }
    }
    return compilation
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

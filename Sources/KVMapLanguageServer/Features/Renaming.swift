import KVMapCompiler
import KVMapSema
import KVMapSource
import KVMapSyntax

/// Gives a symbol another name, in all files. What documents look like does not change: a property whose key follows
/// from its name gets the key that it had.
struct Renaming {
  private let view: FileView
  private let result: AnalysisResult
  private let workspace: Workspace
  private let index: SymbolIndex
  private let uses: [SymbolUse]
  private let offset: Int

  init(_ view: FileView, at position: TextPosition, in result: AnalysisResult, _ workspace: Workspace) {
    self.view = view
    self.result = result
    self.workspace = workspace
    index = result.analysis.model.symbols
    offset = view.offset(of: position)
    uses = index.uses(at: offset, in: view.file.id)
  }

  /// The name at the position.
  func place() throws(RequestFailure) -> (span: Span, name: String) {
    guard let use = uses.first, let symbol = index[use.symbol] else { throw refusal() }
    return (use.span, symbol.name)
  }

  private func refusal() -> RequestFailure {
    let names = NameSpans(view.tree)
    var reason = "there is nothing here that has a name"
    if let position = view.tokenIndex(at: offset) {
      let token = view.tokens[position]
      let word = view.text(token.start, token.end)
      switch names.names[token.start]?.meaning {
      case .key: reason = "'\(word)' is a key of documents, which have it whatever it is called here"
      case .type where isNamespace(word): reason = "'\(word)' cannot be renamed"
      case .type, .function: reason = "'\(word)' is not declared in a mapping"
      case .typeParameter, .enumMember, .property, .parameter, .namespace: reason = "'\(word)' cannot be renamed"
      case nil: if token.keyword != nil { reason = "'\(word)' is a word of the language" }
      }
    }
    return RequestFailure(code: .requestFailed, message: reason)
  }

  private func isNamespace(_ name: String) -> Bool {
    workspace.activeFiles.contains { file in
      file.parsed.tree.items.contains { if case .nested(let nested) = $0 { nested.name?.text == name } else { false } }
    }
  }

  func replacements(newName: String) throws(RequestFailure) -> [Replacement] {
    _ = try place()
    let (words, problems) = tokenize(SourceFile(path: "", text: newName))
    guard problems.isEmpty, words.count == 2, let word = words.first, word.isName,
      word.end - word.start == newName.utf8.count, !newName.contains("-")
    else { throw RequestFailure(code: .requestFailed, message: "'\(newName)' is not a name") }
    // A word of the language may need back-quotes, depending on where it is written.
    var problem: String?
    for spelling in word.keyword == nil ? [newName] : [newName, "`\(newName)`"] {
      let replacements = try replacements(spelling)
      guard let found = self.problem(of: replacements) else { return replacements }
      problem = problem ?? found
    }
    throw RequestFailure(code: .requestFailed, message: problem ?? "'\(newName)' cannot be used here")
  }

  private func replacements(_ spelling: String) throws(RequestFailure) -> [Replacement] {
    var symbols = Set(uses.map(\.symbol))
    // A property of another mapping of a type has the name of that of the type.
    let places = Set(index.uses(of: symbols).map(\.span))
    symbols.formUnion(index.uses.filter { $0.role == .declares && places.contains($0.span) }.map(\.symbol))
    var found = index.uses(of: symbols).map(\.span).uniqued().map { Replacement(span: $0, text: spelling) }
    for symbol in symbols.compactMap({ index[$0] }) {
      guard let place = symbol.arrowPlace, !symbol.styledKeys.isEmpty else { continue }
      guard !symbol.keysVary else {
        throw RequestFailure(
          code: .requestFailed,
          message: "the key of '\(symbol.name)' depends on the types that use its mixin; write it after an arrow first")
      }
      let texts = symbol.styledKeys.map {
        symbol.kind == .property ? DocumentKeyText.step($0) : DocumentKeyText.string($0)
      }
      found.append(
        Replacement(
          span: Span(file: symbol.span.file, start: place, end: place), text: " <-> " + texts.joined(separator: " ?? "))
      )
    }
    return found
  }

  /// Why the files would be wrong with the new name; `nil` if nothing else changes.
  private func problem(of replacements: [Replacement]) -> String? {
    var texts: [FileID: [UInt8]] = [:]
    for id in replacements.files {
      guard let file = workspace[id], result.revisions[id] == file.revision else {
        return "the files are being edited; try again"
      }
      texts[id] = replacements.applied(to: file.bytes, of: id)
    }
    let renamed = Trial(result, workspace).analysis(with: texts, collectsSymbols: true)
    let before = result.diagnostics.values.joined().filter { $0.severity == .error }
    let after = renamed.diagnostics.filter { $0.severity == .error }
    if after.count > before.count {
      let known = Set(before.map(\.message))
      return (after.first { !known.contains($0.message) } ?? after.first)?.message
    }
    guard Self.meanings(renamed.analysis.model.symbols) == Self.meanings(index) else {
      return "the new name would mean something else in another place"
    }
    // A property hides one of a mixin with the same name.
    if let old = result.analysis.program, let new = renamed.analysis.program,
      old.mappings.map(\.properties.count) != new.mappings.map(\.properties.count)
    {
      return "with the new name, a type would have other properties"
    }
    return nil
  }

  /// Of each use, the number of the first one that means the same.
  private static func meanings(_ index: SymbolIndex) -> [Int] {
    var first: [SymbolID: Int] = [:]
    return index.uses.enumerated().map { number, use in
      if let known = first[use.symbol] { return known }
      first[use.symbol] = number
      return number
    }
  }
}

/// Keys of documents as they are written in mappings.
enum DocumentKeyText {
  /// As a step of a path: in quotes if it is not a name, or would mean something else.
  static func step(_ key: String) -> String {
    let (tokens, problems) = tokenize(SourceFile(path: "", text: key))
    guard problems.isEmpty, !key.contains("-"), tokens.count == 2, let token = tokens.first, token.kind == .word,
      token.end - token.start == key.utf8.count, ![.self, .rest, .gather].contains(token.keyword)
    else { return string(key) }
    return key
  }

  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isInvisible(scalar) {
          result += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Whether a scalar is refused in mappings, or cannot be seen there.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

import KVMapCompiler
import KVMapSema
import KVMapSource
import KVMapSyntax

/// What is shown about the word under the pointer.
struct HoverText {
  private let view: FileView
  private let offset: Int
  private let index: SymbolIndex
  private let workspace: Workspace
  private let result: AnalysisResult

  init(_ view: FileView, at position: TextPosition, in result: AnalysisResult, _ workspace: Workspace) {
    self.view = view
    offset = view.offset(of: position)
    index = result.analysis.model.symbols
    self.result = result
    self.workspace = workspace
  }

  /// - Returns: Markdown, and the place that it is about.
  func text() -> (markdown: String, start: Int, end: Int)? {
    if let use = index.uses(at: offset, in: view.file.id).first, let symbol = index[use.symbol] {
      return text(of: symbol).map { ($0, use.span.start, use.span.end) }
    }
    if let key = KeyHover(view, workspace).text(at: offset) { return key }
    guard let position = view.tokenIndex(at: offset) else { return nil }
    let token = view.tokens[position]
    guard let text = text(ofWord: view.text(token.start, token.end), at: position) else { return nil }
    return (text, token.start, token.end)
  }

  private func text(of symbol: Symbol) -> String? {
    guard let file = workspace[symbol.span.file] else { return nil }
    let head = Self.head(of: symbol, in: file)
    let container = symbol.container.flatMap { index[$0] }.map { "*\(symbol.kind.rawValue) in \($0.name)*" }
    var parts = ["```kvmap\n\(head)\n```"]
    if let container, symbol.kind != .declaration { parts.append(container) }
    let rule = rule(of: symbol, in: file)
    if let rule { parts.append("```text\n\(rule)```") }
    if rule == nil, !symbol.styledKeys.isEmpty {
      let keys = symbol.styledKeys.map { "`\($0)`" }.joined(separator: " or ")
      let reason = symbol.keysVary ? ", unless a type that uses the mixin has another key style" : ""
      parts.append("key \(keys)\(reason)")
    }
    if rule == nil, !symbol.documentation.isEmpty { parts.append(symbol.documentation.joined(separator: "\n")) }
    return parts.joined(separator: "\n\n")
  }

  /// What the rule of a property does, in words.
  private func rule(of symbol: Symbol, in file: WorkspaceFile) -> String? {
    guard symbol.kind == .property else { return nil }
    let line = LineTable(file.parsed.source).lineNumber(at: symbol.span.start)
    if result.analysis.program != nil {
      return RuleText.text(
        of: symbol.name, in: line, of: file.id, result.analysis, files: workspace.activeFiles.map(\.parsed),
        sources: workspace.sources)
    }
    let diagnostics = Array(result.diagnostics.values.joined())
    guard let part = SoundPart(of: symbol.span, diagnostics, in: workspace) else { return nil }
    return RuleText.text(
      of: symbol.name, in: line, of: file.id, part.analysis, files: part.files, sources: workspace.sources)
  }

  /// The construct up to its body, on one line.
  private static func head(of symbol: Symbol, in file: WorkspaceFile) -> String {
    guard symbol.extent.end <= file.bytes.count else { return symbol.name }
    let text = String(decoding: file.bytes[symbol.extent.start..<symbol.extent.end], as: UTF8.self)
    let head = symbol.kind == .declaration ? text.prefix { $0 != "{" } : text[...]
    let words = head.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" || $0 == "\r" }
    let line = words.joined(separator: " ")
    return line.count > 300 ? line.prefix(300) + "…" : line
  }

  /// A word that nothing in the files declares: of the language, a built-in type or transformer.
  private func text(ofWord word: String, at position: Int) -> String? {
    let token = view.tokens[position]
    let explanations = Explanation.explanations(of: word).filter { $0.word == word }
    let previous = position > 0 ? view.tokens[position - 1].kind : .endOfFile
    let wanted: [Explanation.Kind]
    switch token.kind {
    case .attribute, .variable: wanted = [.language]
    case .word:
      if previous == .pipe || isAfterOr(position) {
        wanted = [.transformer]
      } else {
        wanted = NameSpans(view.tree).contains(token.start) ? [.type] : [.language]
      }
    case .quotedWord, .string, .multilineString, .number, .endOfFile, .leftBrace, .rightBrace, .leftParenthesis,
      .rightParenthesis, .leftBracket, .rightBracket, .leftAngle, .rightAngle, .comma, .colon, .period, .star, .pipe,
      .tilde, .question, .coalesce, .equal, .closedRange, .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals,
      .notEquals, .both, .read, .write, .wrongArrow:
      return nil
    }
    guard let found = explanations.first(where: { wanted.contains($0.kind) }) else { return nil }
    switch found.kind {
    case .language: return Self.firstParagraph(of: found.text)
    case .type: return Self.firstTable(of: found.text)
    case .transformer, .diagnostic, .change: return found.text
    }
  }

  /// Another notation of a step: `date("…") or iso8601`.
  private func isAfterOr(_ position: Int) -> Bool {
    position > 0 && view.tokens[position - 1].keyword == .or
      && TransformerCatalogue.find(view.text(view.tokens[position].start, view.tokens[position].end)) != nil
  }

  /// The heading, and what follows it up to the first empty line after text.
  static func firstParagraph(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let heading = lines.prefix { $0.hasPrefix("#") || $0.isEmpty }
    let paragraph = lines.dropFirst(heading.count).prefix { !$0.isEmpty && !$0.hasPrefix("```") }
    return (heading + paragraph).joined(separator: "\n")
  }

  /// Everything up to the end of the first table, or the first paragraph of a text without one.
  private static func firstTable(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("|") }) else { return firstParagraph(of: text) }
    return (lines[..<start] + lines[start...].prefix { $0.hasPrefix("|") }).joined(separator: "\n")
  }

  /// Markdown as plain text: without fences, and without the marks of code and emphasis.
  ///
  /// By bytes, as completion does this for dozens of items after each letter: by characters it took more than parsing.
  static func plain(_ markdown: String) -> String {
    let bytes = Array(markdown.utf8)
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if !bytes[start..<end].starts(with: "```".utf8) {
        for byte in bytes[start..<end] where byte != UInt8(ascii: "`") {
          if byte == UInt8(ascii: "*"), plain.last == byte { plain.removeLast() } else { plain.append(byte) }
        }
        plain.append(UInt8(ascii: "\n"))
      }
      start = end + 1
    }
    // Each line has its end, and the last one has none.
    return String(decoding: plain.dropLast(), as: UTF8.self)
  }
}

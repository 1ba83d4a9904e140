import KVMapCompiler
import KVMapSema
import KVMapSource
import KVMapSyntax

/// What can be written at a position: what the parser expects there, and the names that it can be.
struct Completion {
  let place: CompletionPlace
  let workspace: Workspace
  let client: ClientCapabilities
  let names: NamesInSight
  var items: [CompletionItem] = []
  private var labels: Set<String> = []
  private let range: TextRange

  static let most = 1000

  /// The kinds of the protocol.
  enum Kind: Int {
    case text = 1
    case function = 3
    case field = 5
    case variable = 6
    case classType = 7
    case property = 10
    case value = 12
    case keyword = 14
    case snippet = 15
    case file = 17
    case enumMember = 20
    case operatorSign = 24
    case typeParameter = 25
  }

  /// Groups of items, in the order in which they are shown.
  enum Rank: String {
    case best = "a"
    case good = "b"
    case plain = "c"
    case other = "d"
    /// Allowed by the grammar, and rarely meant on the same line.
    case last = "e"
  }

  static func items(at position: TextPosition, in view: FileView, _ workspace: Workspace, _ client: ClientCapabilities)
    -> [CompletionItem]
  {
    if let keys = TestDocumentCompletion.items(at: position, in: view, workspace) { return keys }
    guard let place = CompletionPlace(view, at: position) else { return [] }
    var completion = Completion(place, workspace, client)
    completion.collect()
    return Array(completion.items.prefix(most))
  }

  private init(_ place: CompletionPlace, _ workspace: Workspace, _ client: ClientCapabilities) {
    self.place = place
    self.workspace = workspace
    self.client = client
    range = place.view.range(place.word.lowerBound, place.word.upperBound)
    let imported = place.view.file.imported.sorted().compactMap { workspace[$0]?.parsed.tree }
    names = NamesInSight([place.tree, place.view.tree] + imported, inside: place.namespace)
  }

  /// - Parameters:
  ///   - snippet: What is written instead of the text, for clients that take it.
  ///   - filled: The same for all others, with values in the places that are to be filled.
  mutating func add(
    _ label: String, _ kind: Kind, _ rank: Rank, detail: String? = nil, text: String? = nil, snippet: String? = nil,
    filled: String? = nil, additional: [TextEdit]? = nil, about explanation: Explanation.Kind? = nil
  ) {
    guard labels.insert(label).inserted else { return }
    var rank = rank
    // Where the sign of an attribute or a variable is written, one of these is meant.
    if let sign = place.sign {
      let isVariable = sign == UInt8(ascii: "$")
      rank = label.utf8.first != sign ? .last : isVariable && rank == .other ? .best : rank
    }
    let fits = snippet.map(fitsBefore) ?? false
    let isSnippet = client.takesSnippets && fits
    let plain = fits ? filled ?? text : text
    let data = explanation.map { CompletionData(word: label, kind: $0.name) }
    // Hundreds of pages are not sent for each letter, except to clients that cannot ask for one.
    let isDocumented = !client.resolvesDocumentation && rank != .last && rank != .other
    items.append(
      CompletionItem(
        label: label, kind: kind.rawValue, detail: detail,
        documentation: isDocumented ? data.flatMap { CompletionDocumentation.content($0, client) } : nil,
        sortText: rank.rawValue + label,
        filterText: nil, insertTextFormat: isSnippet ? 2 : nil,
        textEdit: TextEdit(range: range, newText: spaced(beforeSign((isSnippet ? snippet : plain) ?? label), kind)),
        additionalTextEdits: additional, data: client.resolvesDocumentation ? data : nil))
  }

  /// Whether what a snippet has is not there already: brackets and texts, or behind a word the name and the body.
  private func fitsBefore(_ snippet: String) -> Bool {
    let view = place.view
    guard let next = view.tokens.first(where: { $0.start >= place.word.upperBound }),
      view.line(of: next.start) == view.line(of: place.word.upperBound)
    else { return true }
    switch next.kind {
    case .leftParenthesis, .leftAngle, .leftBrace, .string, .multilineString: return place.word.isEmpty
    case .word, .quotedWord: return place.word.isEmpty || !snippet.contains("\n")
    case .number, .attribute, .variable, .endOfFile, .rightBrace, .rightParenthesis, .leftBracket, .rightBracket,
      .rightAngle, .comma, .colon, .period, .star, .pipe, .tilde, .question, .coalesce, .equal, .closedRange,
      .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write, .wrongArrow:
      return true
    }
  }

  /// A name and what follows it up to the colon or `=` that is there already.
  private func beforeSign(_ text: String) -> String {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    let rest = text.dropFirst(name.count)
    let sign: Token.Kind? = rest.hasPrefix(": ") ? .colon : rest.hasPrefix(" = ") ? .equal : nil
    guard let sign, !name.isEmpty, place.view.tokens.first(where: { $0.start >= place.word.upperBound })?.kind == sign
    else { return text }
    return String(name)
  }

  /// The text with blanks where it would be one word or sign with what is next to it.
  private func spaced(_ text: String, _ kind: Kind) -> String {
    let bytes = place.view.file.bytes
    guard place.word.isEmpty else { return text }
    var text = text
    if kind == .operatorSign, place.offset > 0, !Self.isBlank(bytes[place.offset - 1]) { text = " " + text }
    guard place.offset < bytes.count, let last = text.utf8.last, !Self.isBlank(last) else { return text }
    let next = bytes[place.offset]
    let isWord = next >= 0x80 || Character(Unicode.Scalar(next)).isLetter || Character(Unicode.Scalar(next)).isNumber
    return isWord || "=<>-@$\"`.".utf8.contains(next) ? text + " " : text
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  func expects(_ alternative: Expectations.Alternative) -> Bool { place.expectations.contains(alternative) }

  /// The text of a part of any file.
  func text(_ span: Span) -> String {
    let view = place.view
    guard span.file != view.file.id else { return view.text(span) }
    guard let bytes = workspace[span.file]?.bytes, span.start <= span.end, span.end <= bytes.count else { return "" }
    return String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }

  private mutating func collect() {
    if place.isText { return collectArgumentTexts() }
    collectNewProperties()
    collectStatedProperties()
    collectNames()
    collectKeys()
    collectArgumentTexts()
    collectParameters()
    collectRows()
    collectTargets()
    collectValues()
    collectOperands()
    collectTests()
    collectSigns()
    collectAttributes()
    collectRanges()
    collectKeywords()
  }
}

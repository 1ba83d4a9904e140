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

  mutating func add(
    _ label: String, _ kind: Kind, _ rank: Rank, detail: String? = nil, text: String? = nil, snippet: String? = nil,
    additional: [TextEdit]? = nil, about explanation: Explanation.Kind? = nil
  ) {
    guard labels.insert(label).inserted else { return }
    var rank = rank
    // Where the sign of an attribute or a variable is written, one of these is meant.
    if let sign = place.sign {
      let isVariable = sign == UInt8(ascii: "$")
      rank = label.utf8.first != sign ? .last : isVariable && rank == .other ? .best : rank
    }
    let isSnippet = client.takesSnippets && snippet != nil
    let data = explanation.map { CompletionData(word: label, kind: $0.name) }
    // Hundreds of pages are not sent for each letter, except to clients that cannot ask for one.
    let isDocumented = !client.resolvesDocumentation && rank != .last && rank != .other
    items.append(
      CompletionItem(
        label: label, kind: kind.rawValue, detail: detail,
        documentation: isDocumented ? data.flatMap { CompletionDocumentation.content($0, client) } : nil,
        sortText: rank.rawValue + label,
        filterText: nil, insertTextFormat: isSnippet ? 2 : nil,
        textEdit: TextEdit(range: range, newText: (isSnippet ? snippet : text) ?? label),
        additionalTextEdits: additional, data: client.resolvesDocumentation ? data : nil))
  }

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

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

  private func expects(_ alternative: Expectations.Alternative) -> Bool { place.expectations.contains(alternative) }

  private mutating func collect() {
    if place.isText { return collectArgumentTexts() }
    collectNewProperties()
    collectNames()
    collectKeys()
    collectArgumentTexts()
    collectTargets()
    collectValues()
    collectTests()
    collectSigns()
    collectAttributes()
    collectRanges()
    collectKeywords()
  }

  // MARK: Words and signs

  /// On the line of another member a new one is allowed, but hardly meant.
  var beginsPart: Bool {
    if place.beginsLine { return true }
    return place.previous.map { $0.kind == .leftBrace || $0.kind == .comma } ?? true
  }

  private mutating func collectKeywords() {
    let beginning: Set<Keyword>
    if expects(.member) {
      beginning = Self.memberWords
    } else if expects(.item) {
      beginning = Self.itemWords
    } else {
      beginning = []
    }
    if expects(.item) && beginsPart {
      for type in names.types {
        let text = "test \(type.name) \"\""
        add("test \(type.name)", .snippet, .good, detail: type.kind, text: text, snippet: Self.testSnippet(type.name))
      }
    }
    for keyword in place.expectations.keywords {
      let isLast = beginning.contains(keyword) && !beginsPart || !fits(keyword)
      // The whole object is rarely meant, and cannot be written where other properties are.
      let isPlain = expects(.member) || expects(.item) || keyword == .self
      let rank: Rank = isLast ? .last : isPlain ? .plain : .good
      add(
        keyword.rawValue, .keyword, rank, snippet: isLast ? nil : Self.snippets[keyword], about: .language)
    }
  }

  private func fits(_ keyword: Keyword) -> Bool {
    fitsCheck(keyword) && fitsValue(keyword) && fitsSource(keyword) && fitsTarget(keyword)
      && fitsArgument(keyword)
  }

  /// Whether a word may be the source of the property, or a modifier of its type, as far as that is known.
  private func fitsSource(_ keyword: Keyword) -> Bool {
    let modifiers = Set(place.property?.modifiers.map(\.modifier) ?? [])
    if keyword == .owned { return place.property?.type?.isCollection ?? true }
    let isLazy = place.property?.attributes.contains { $0.text == "lazy" } ?? false
    if keyword == .lossy { return !isLazy && !modifiers.contains(.lossy) }
    if keyword == .lenient || keyword == .strict { return modifiers.isDisjoint(with: [.lenient, .strict]) }
    guard keyword == .gather || keyword == .rest, expects(.source) else { return true }
    switch place.property?.type?.unwrapped {
    // An object is made of several keys, or of those that are left.
    case .array?: return false
    case .named(let name, _, _)?:
      if let scalar = Scalar(rawValue: name.text) { return scalar == .value || scalar == .object }
      guard keyword == .rest, name.text != BuiltInType.field else { return name.text != BuiltInType.set }
      return names.item(of: place.property?.type) == nil
    case .dictionary?, .optional?, .missing?: return true
    // An exception of a key style.
    case nil: return false
    }
  }

  private static let memberWords: Set<Keyword> = [
    .keys, .coercion, .unknown, .duplicates, .empty, .nil, .depth, .access, .properties, .default, .root, .before,
    .after, .context, .element, .xmlns, .check, .in,
  ]

  private static let itemWords: Set<Keyword> = [
    .kvmap, .import, .keys, .coercion, .unknown, .duplicates, .empty, .nil, .depth, .access, .properties, .sync,
    .default, .namespace, .transform, .mixin, .map, .struct, .class, .family, .enum, .union, .test, .extern,
  ]

  private static let snippets: [Keyword: String] = [
    .struct: "struct ${1:Name} {\n  $0\n}", .class: "class ${1:Name} {\n  $0\n}", .enum: "enum ${1:Name} {\n  $0\n}",
    .union: "union ${1:Name} on ${2:type} {\n  $0\n}", .mixin: "mixin ${1:Name} {\n  $0\n}",
    .namespace: "namespace ${1:Name} {\n  $0\n}", .import: "import \"$0\"", .gather: "gather { $0 }",
    .expect: "expect { $0 }",
  ]

  private static func testSnippet(_ type: String) -> String {
    "test \(type) \"${1:title}\" {\n  json \"\"\"\n    {$0}\n    \"\"\"\n}"
  }

  private mutating func collectSigns() {
    // On a new line the rule may go on, but another member is more likely.
    let rank: Rank = expects(.member) && beginsPart ? .other : .best
    if expects(.arrow) {
      add("<->", .operatorSign, rank, detail: "reads and writes")
      add("<-", .operatorSign, rank, detail: "reads")
      add("->", .operatorSign, rank, detail: "writes")
    }
    if expects(.kind(.pipe)) { add("|", .operatorSign, rank, detail: "the next step of a pipeline") }
    if expects(.kind(.coalesce)), !expects(.kind(.question)) {
      add("??", .operatorSign, rank, detail: "another source, if there is no value")
    }
    if expects(.kind(.equal)), place.property != nil { add("=", .operatorSign, rank, detail: "a default") }
  }
}

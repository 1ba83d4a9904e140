import KVMap
import KVMapSema
import KVMapSyntax

/// Cases of enums and unions, by what documents of tests have.
extension Completion {
  /// The texts that are read as the enum, or as the tag of the union, and that no case has yet.
  mutating func collectCaseTexts() {
    let cases: [CaseSyntax]
    let texts: [String]
    let payload: String
    switch place.item {
    case .enumeration(let item):
      (cases, payload) = (item.cases, "")
      texts = documentValues(of: item.name?.text ?? "").compactMap(\.stringValue)
    case .union(let item):
      (cases, payload) = (item.cases, ": Value")
      guard let tag = item.key.map({ DocumentKeys.keys(of: $0) }) else { return }
      texts = documentValues(of: item.name?.text ?? "").compactMap { value in
        tag.reduce(value as JSONValue?) { $0?.objectValue?[$1] }?.stringValue
      }
    case .type, .externType, .mixin, .transform, .family, .importFile, .importModule, .setting, .defaultVia, .test,
      .nested, .error, nil:
      return
    }
    let known = Set(cases.flatMap(Self.texts))
    let taken = Set(cases.map(\.name.text))
    for text in texts.uniqued() where !known.contains(text) {
      let name = Self.propertyName(of: text)
      guard !taken.contains(name), !name.isEmpty else { continue }
      let arrow = name == text ? "" : " <-> " + DocumentKeyText.string(text)
      add(name, .enumMember, .best, detail: "in a document of a test", text: name + payload + arrow)
    }
  }

  /// The texts that a case may have: those that it states, or its name in any style.
  private static func texts(of item: CaseSyntax) -> [String] {
    switch item.target {
    case .values(let values): values.compactMap { if case .string(let text) = $0 { text.value } else { nil } }
    case .none: [item.name.text] + KeyStyle.allCases.map { $0.key(for: item.name.text) }
    case .absent, .otherwise: []
    }
  }
}

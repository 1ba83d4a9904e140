import KVMapExplain
import KVMapSema

/// What the search finds, and the script that looks for it.
struct SearchIndex {
  private let site: Site

  init(_ site: Site) { self.site = site }

  /// JavaScript: the entries, and the script.
  var script: String { html.text }

  /// The same for a page. No text in it can end the script.
  var html: HTML {
    var html = HTML()
    html.raw("const entries = [\n")
    for entry in entries {
      html.raw("[")
      for (index, part) in [entry.name, entry.kind, entry.target, entry.text].enumerated() {
        if index > 0 { html.raw(",") }
        html.script(part)
      }
      html.raw("],\n")
    }
    html.raw("];\n")
    html.raw(Self.code)
    return html
  }

  private struct Entry {
    var name: String
    var kind: String
    var target: String
    var text: String
  }

  private var entries: [Entry] {
    var entries: [Entry] = []
    for type in site.types {
      entries.append(
        Entry(
          name: type.name, kind: type.kind, target: site.page(of: type), text: Sentence.first(of: type.documentation)))
      switch type.id {
      case .mapping(let id): addRules(of: id, type, to: &entries)
      case .enumeration(let id): addCases(site.program[id].cases.map(\.name), type, to: &entries)
      case .union(let id): addCases(site.program[id].cases.map(\.name), type, to: &entries)
      }
    }
    for (number, transform) in site.rules.transforms.enumerated() {
      let target = (site.isSingle ? "" : "index.html") + "#transformer-\(number)"
      entries.append(Entry(name: transform.name, kind: "transformer", target: target, text: transform.meaning))
    }
    return entries
  }

  /// A key that is not the name of its property is found by itself.
  private func addRules(of id: MappingID, _ type: DocumentedType, to entries: inout [Entry]) {
    for (position, rule) in site.rules.explanations(of: id).prefix(RulesTable.mostRows).enumerated() {
      let target = site.href(type, Site.anchor(rule.name, at: position))
      // A place as problems name it can be pasted into the search.
      let text = "\(type.name), \(rule.origin.file):\(rule.origin.line)"
      entries.append(Entry(name: rule.name, kind: "property", target: target, text: text))
      let keys = rule.source.map(\.keys) ?? rule.writtenPlaces.map(\.text)
      for key in keys.unique where key != rule.name {
        entries.append(Entry(name: key, kind: "key", target: target, text: type.name))
      }
    }
  }

  private func addCases(_ names: [String], _ type: DocumentedType, to entries: inout [Entry]) {
    for (position, name) in names.prefix(CasesTable.mostRows).enumerated() {
      let target = site.href(type, Site.anchor(name, at: position))
      entries.append(Entry(name: name, kind: "case", target: target, text: type.name))
    }
  }
}

extension RulePlaces.Source {
  /// The paths that it reads, as they are written.
  fileprivate var keys: [String] {
    switch self {
    case .path, .enclosing, .within, .every: [text]
    case .firstOf(let all): all.flatMap(\.keys)
    case .gather(let entries, _): entries.flatMap(\.source.keys)
    case .whole, .rest, .members, .elementKey, .elementIndex: []
    }
  }
}

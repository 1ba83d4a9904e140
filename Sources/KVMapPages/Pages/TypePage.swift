import KVMapExplain
import KVMapSema
import KVMapSource

/// The page of one type.
struct TypePage {
  let site: Site
  let type: DocumentedType
  private let position: Int

  init(_ site: Site, _ position: Int) {
    self.site = site
    self.position = position
    type = site.types[position]
  }

  var program: Program { site.program }

  func html(_ sources: inout SourceTexts) -> HTML {
    var html = HTML()
    head(&html)
    switch type.id {
    case .mapping(let id):
      let rules = site.rules.explanations(of: id)
      picture(PictureModel(program[id], rules, otherKeys: otherKeys(of: id), in: program), rules.count, &html)
      RulesTable(self, program[id], rules).add(to: &html)
      if let family = type.family { CasesTable(self).add(program[family], to: &html) }
      hierarchy(program[id], &html)
    case .enumeration(let id):
      picture(PictureModel(program[id]), program[id].cases.count, &html)
      CasesTable(self).add(program[id], to: &html)
    case .union(let id):
      picture(PictureModel(program[id], site), program[id].cases.count, &html)
      CasesTable(self).add(program[id], to: &html)
    }
    ExamplesSection(self, site.examples[position] ?? []).add(to: &html)
    settings(&html)
    SchemaSection(self).add(to: &html)
    source(&sources, &html)
    return html
  }

  // MARK: Sections

  private func head(_ html: inout HTML) {
    html.raw("<div class=\"head\"><p class=\"where\">")
    html.element("span", class: "kind", type.kind)
    html.text(" \(type.origin.file):\(type.origin.line)")
    if type.isForXML { html.element("span", class: "chip", "XML") }
    html.raw("</p>")
    // A single page has one title.
    if site.isSingle { html.element("h2", class: "title", type.name) } else { html.element("h1", type.name) }
    html.append(Documentation.html(type.documentation))
    relations("Uses", site.uses[position], &html)
    relations("Used by", site.usedBy[position], &html)
    html.raw("</div>\n")
  }

  private static let mostRelations = 40

  private func relations(_ label: String, _ others: [Int], _ html: inout HTML) {
    guard !others.isEmpty else { return }
    html.raw("<p class=\"relations\">")
    html.element("span", label)
    for other in others.prefix(Self.mostRelations) {
      html.raw(" ")
      html.link(site.page(of: site.types[other]), class: "chip", site.types[other].name)
    }
    if others.count > Self.mostRelations { html.text(" and \(others.count - Self.mostRelations) more") }
    html.raw("</p>")
  }

  /// Begins a section, with a heading that is a target.
  func section(_ anchor: String, _ title: String, _ html: inout HTML, _ content: (inout HTML) -> Void) {
    html.raw("<section")
    html.attribute("id", site.id(type, anchor))
    html.raw(">")
    if site.isSingle { html.element("h3", title) } else { html.element("h2", title) }
    content(&html)
    html.raw("</section>\n")
  }

  /// A part that scrolls by itself, so that a narrow page does not.
  func scrolling(_ name: String, _ html: inout HTML, _ content: (inout HTML) -> Void) {
    html.raw("<div class=\"scroll\" role=\"region\" tabindex=\"0\"")
    html.attribute("aria-label", name)
    html.raw(">")
    content(&html)
    html.raw("</div>")
  }

  private func picture(_ model: PictureModel?, _ count: Int, _ html: inout HTML) {
    guard count > 0 else { return }
    section("picture", "Picture", &html) { html in
      guard let model else {
        return html.element("p", class: "note", "A picture of so much would show nothing. The table below says it all.")
      }
      scrolling("Picture of \(type.name)", &html) { html in
        html.append(
          PictureDrawing.svg(of: model, id: site.id(type, "svg"), title: "How \(type.name) relates to its document"))
      }
      legend(model, &html)
    }
  }

  private func legend(_ model: PictureModel, _ html: inout HTML) {
    html.raw("<p class=\"legend\">")
    if model.links.contains(where: { $0.isRead && $0.isWritten }) {
      html.raw("<span><i class=\"both\">↔</i> read and written</span> ")
    }
    if model.links.contains(where: { $0.isRead && !$0.isWritten }) {
      html.raw("<span><i class=\"read\">→</i> only read</span> ")
    }
    if model.links.contains(where: { !$0.isRead }) { html.raw("<span><i class=\"write\">←</i> only written</span> ") }
    if model.links.contains(where: \.isAlternative) {
      html.raw("<span><i class=\"dash\">┄</i> read where the first has no value</span>")
    }
    html.raw("</p>")
  }

  /// Keys in the documents of tests that no rule names.
  private func otherKeys(of id: MappingID) -> [String] {
    (site.examples[position] ?? []).filter { example in
      let conversion = example.test.entry.conversion
      if case .array(.mapping(id), _, _) = conversion { return true }
      return conversion == .mapping(id)
    }.flatMap(\.run.otherKeys).unique
  }

  private func hierarchy(_ mapping: Mapping, _ html: inout HTML) {
    guard case .classType(let base, _) = mapping.kind else { return }
    let subclasses = program.mappings.filter { other in
      if case .classType(mapping.id?, _) = other.kind { true } else { false }
    }
    guard base != nil || !subclasses.isEmpty else { return }
    section("classes", "Classes", &html) { html in
      html.raw("<div class=\"tree\">")
      tree(root(of: mapping), &html, depth: 0)
      html.raw("</div>")
    }
  }

  private func root(of mapping: Mapping) -> Mapping {
    var (mapping, seen) = (mapping, Set<MappingID>())
    while seen.insert(mapping.id).inserted, case .classType(let base?, _) = mapping.kind { mapping = program[base] }
    return mapping
  }

  private static let deepestTree = 20

  private func tree(_ mapping: Mapping, _ html: inout HTML, depth: Int) {
    guard depth < Self.deepestTree else { return }
    html.raw("<ul><li>")
    if .mapping(mapping.id) == type.id {
      html.element("strong", mapping.fullName)
    } else {
      html.append(site.html(of: .mapping(mapping.id)))
    }
    for other in program.mappings {
      if case .classType(mapping.id?, _) = other.kind { tree(other, &html, depth: depth + 1) }
    }
    html.raw("</li></ul>")
  }

  private func settings(_ html: inout HTML) {
    let unit = program.units[type.unit]
    let settings = site.rules.settings(ofTypeAt: type.origin.line, named: type.name, in: unit.file)
    guard !settings.isEmpty else { return }
    section("settings", "Settings", &html) { html in
      html.raw("<dl class=\"settings\">")
      for setting in settings {
        html.raw("<div><dt>")
        html.element("code", setting.text)
        html.raw("</dt><dd>")
        html.text(setting.meaning)
        html.element("span", class: "line-of", "\(setting.file):\(setting.line)")
        html.raw("</dd></div>")
      }
      html.raw("</dl>")
    }
  }

  private func source(_ sources: inout SourceTexts, _ html: inout HTML) {
    let text = sources.text(ofUnit: type.unit)?.html(fromLine: type.origin.line) { site.id(type, "L\($0)") }
    guard let text else { return }
    html.raw("<details class=\"fold\"")
    html.attribute("id", site.id(type, "source"))
    html.raw("><summary>Source</summary>")
    scrolling("Source of \(type.name)", &html) { $0.append(text) }
    html.raw("</details>\n")
  }
}

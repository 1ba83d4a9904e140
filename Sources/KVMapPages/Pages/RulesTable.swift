import KVMapExplain
import KVMapSema

/// The rules of a type, one row for each property.
struct RulesTable {
  private let page: TypePage
  private let mapping: Mapping
  private let rules: [RuleExplanation]
  private static let longestLine = 26
  static let mostRows = 1000

  init(_ page: TypePage, _ mapping: Mapping, _ rules: [RuleExplanation]) {
    self.page = page
    self.mapping = mapping
    self.rules = rules
  }

  func add(to html: inout HTML) {
    guard !rules.isEmpty else { return }
    page.section("rules", "Rules", &html) { html in
      page.scrolling("Rules of \(page.type.name)", &html) { html in
        let hasSteps = rules.contains { !$0.steps.isEmpty }
        let hasChecks = rules.contains { !$0.checks.isEmpty }
        html.raw("<table class=\"rules\"><thead><tr><th scope=\"col\">Property</th><th scope=\"col\">Type</th>")
        html.raw("<th scope=\"col\"><span class=\"sr\">Direction</span></th><th scope=\"col\">In the document</th>")
        if hasSteps { html.raw("<th scope=\"col\">Steps</th>") }
        html.raw("<th scope=\"col\">If absent</th>")
        if hasChecks { html.raw("<th scope=\"col\">Check</th>") }
        html.raw("</tr></thead><tbody>")
        for (index, rule) in rules.prefix(Self.mostRows).enumerated() {
          row(rule, mapping.properties[index], index, hasSteps, hasChecks, &html)
        }
        html.raw("</tbody></table>")
      }
      if rules.count > Self.mostRows {
        html.element("p", class: "note", "\(rules.count - Self.mostRows) more are in the mapping.")
      }
      if let root = mapping.extras.root {
        html.element("p", class: "note") { html in
          html.text("A document has the object at ")
          html.element("code", root.description)
          html.text(".")
        }
      }
      for comparison in mapping.extras.comparisons {
        html.element("p", class: "note") { html in
          html.text("Checked as a whole: ")
          html.element("code", comparison.text)
        }
      }
      if !mapping.acceptedPaths.takesOthers, !mapping.acceptedPaths.takesAnything, mapping.isReadable {
        let noun = mapping.reading.record == nil ? "keys" : "elements"
        html.element("p", class: "note", "Other \(noun) are \(mapping.settings.unknown.words).")
      }
    }
  }

  private func row(
    _ rule: RuleExplanation, _ property: Property, _ index: Int, _ hasSteps: Bool, _ hasChecks: Bool, _ html: inout HTML
  ) {
    html.raw("<tr")
    html.attribute("id", page.site.id(page.type, Site.anchor(rule.name, at: index)))
    html.raw("><th scope=\"row\"><code")
    html.attribute("title", "\(rule.origin.file):\(rule.origin.line)")
    html.raw(">")
    html.text(rule.name)
    html.raw("</code>")
    for attribute in rule.attributes {
      html.raw(" ")
      html.element("span", class: "attribute", attribute)
    }
    if !rule.documentation.isEmpty {
      html.element("div", class: "doc") { $0.append(Documentation.html(rule.documentation)) }
    }
    if let mixin = rule.mixin { html.element("div", class: "doc", "from mixin \(mixin)") }
    html.raw("</th><td>")
    html.element("code", class: "of-type") { html in
      for modifier in rule.modifiers { html.text("\(modifier.label) ") }
      html.append(page.site.html(of: property.type, parameters: mapping.extras.parameters))
    }
    for line in rule.modifiers.flatMap(\.lines) { html.element("div", class: "doc", line) }
    html.raw("</td><td>")
    direction(rule, &html)
    html.raw("</td><td>")
    if case .gather(let entries, let needsAll)? = rule.source {
      // One entry on each line.
      html.element("code", class: "place") { html in
        html.text(needsAll ? "gather all" : "gather")
        for entry in entries {
          let key = RulePlaces.Source.path(DocumentPath([.key(entry.key)]))
          html.element("span", class: "entry", entry.source == key ? key.text : "\(key.text) <-> \(entry.source.text)")
        }
      }
    } else if let place = rule.place ?? rule.writtenPlaces.first?.text {
      html.element("code", class: "place", place)
    } else {
      html.element("span", class: "note", "nowhere")
    }
    html.raw("</td>")
    if hasSteps { steps(rule, &html) }
    html.raw("<td>")
    absence(rule, &html)
    if rule.null != nil, !property.sentinels.isEmpty { sentinels(property.sentinels, &html) }
    html.raw("</td>")
    if hasChecks {
      html.raw("<td>")
      for check in rule.checks { html.element("code", class: "check", Self.cut(check)) }
      html.raw("</td>")
    }
    html.raw("</tr>")
  }

  private func direction(_ rule: RuleExplanation, _ html: inout HTML) {
    switch (rule.isRead, rule.isWritten) {
    case (true, true): html.raw("<span class=\"arrow both\" title=\"read and written\">&lt;-&gt;</span>")
    case (true, false): html.raw("<span class=\"arrow read\" title=\"only read\">&lt;-</span>")
    case (false, true): html.raw("<span class=\"arrow write\" title=\"only written\">-&gt;</span>")
    case (false, false): break
    }
  }

  private func steps(_ rule: RuleExplanation, _ html: inout HTML) {
    html.raw("<td>")
    for step in rule.steps {
      html.raw("<div class=\"step\">")
      // A long one is broken into lines, a short one is not.
      html.raw("<code")
      html.attribute("class", step.text.count > Self.longestLine ? "pill long" : "pill")
      html.attribute("title", step.meaning)
      html.raw(">")
      html.text(step.text)
      html.raw("</code></div>")
    }
    if let via = rule.via { html.element("div", class: "doc", "by \(via.words)") }
    html.raw("</td>")
  }

  private static let longestText = 300

  /// Long defaults and lists of values are in the source.
  private static func cut(_ text: some StringProtocol) -> String {
    text.count > longestText ? text.prefix(longestText) + "…" : String(text)
  }

  /// Absence and null, in one word where they are the same.
  private func absence(_ rule: RuleExplanation, _ html: inout HTML) {
    guard let absent = rule.absent else { return }
    let null = rule.null ?? absent
    if absent == null {
      meaning(absent, &html)
    } else if absent.hasPrefix("is a problem"), null.hasPrefix("is a problem") {
      html.element("span", class: "required", "required")
    } else {
      html.text("absent: ")
      meaning(absent, &html)
      html.raw("<br>")
      html.text("null: ")
      meaning(null, &html)
    }
  }

  /// The values of `unless`, and of `nil for` where it holds.
  private func sentinels(_ sentinels: [Sentinel], _ html: inout HTML) {
    html.element("div", class: "doc") { html in
      for (index, sentinel) in sentinels.enumerated() {
        if index > 0 { html.text(" or ") }
        html.element("code", Self.cut(sentinel.text))
      }
      html.text(", as if it were null")
    }
  }

  private func meaning(_ words: String, _ html: inout HTML) {
    if words.hasPrefix("is a problem") {
      html.element("span", class: "required", "required")
    } else if words.hasPrefix("is the default, ") {
      html.element("code", Self.cut(words.dropFirst("is the default, ".count)))
    } else if words.hasPrefix("is empty") {
      html.text("empty")
    } else {
      html.element("span", class: "note", String(words.dropFirst("is ".count)))
    }
  }
}

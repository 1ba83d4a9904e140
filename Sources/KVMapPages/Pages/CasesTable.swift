import KVMapExplain
import KVMapSema

/// The cases of an enum, a union or a family.
struct CasesTable {
  private let page: TypePage
  static let mostRows = 1000

  init(_ page: TypePage) { self.page = page }

  func add(_ enumeration: Enumeration, to html: inout HTML) {
    page.section("rules", "Cases", &html) { html in
      page.scrolling("Cases of \(page.type.name)", &html) { html in
        html.raw("<table class=\"rules\"><thead><tr><th scope=\"col\">Case</th><th scope=\"col\">Read from</th>")
        html.raw("<th scope=\"col\">Written as</th></tr></thead><tbody>")
        for (index, item) in enumeration.cases.prefix(Self.mostRows).enumerated() {
          begin(item.name, item.hasPayload ? "(\(enumeration.raw.rawValue))" : "", item.documentation, index, &html)
          html.raw("<td>")
          if item.isElse { html.element("span", class: "note", "every other value") }
          values(item.read, &html)
          html.raw("</td><td>")
          if let written = item.written {
            values([written], &html)
          } else {
            html.element("span", class: "note", item.isElse && item.hasPayload ? "what was read" : "not written")
          }
          html.raw("</td></tr>")
        }
        html.raw("</tbody></table>")
      }
      more(enumeration.cases.count, &html)
    }
  }

  func add(_ union: Union, to html: inout HTML) {
    let title = union.isFamily ? "Family" : "Cases"
    page.section(union.isFamily ? "family" : "rules", title, &html) { html in
      html.element("p") { $0.append(Self.choice(union)) }
      page.scrolling("\(title) of \(page.type.name)", &html) { html in
        let hasConditions = union.cases.contains { !$0.conditions.isEmpty }
        let hasTags = union.selection != .firstThatFits
        html.raw("<table class=\"rules\"><thead><tr><th scope=\"col\">")
        html.text(union.isFamily ? "Class" : "Case")
        html.raw("</th><th scope=\"col\">Type</th>")
        if hasTags { html.raw("<th scope=\"col\">Read for</th><th scope=\"col\">Written as</th>") }
        if hasConditions { html.raw("<th scope=\"col\">When</th>") }
        html.raw("</tr></thead><tbody>")
        for (index, item) in union.cases.prefix(Self.mostRows).enumerated() {
          begin(item.name, "", item.documentation, index, isFamily: union.isFamily, &html)
          html.raw("<td>")
          if let type = item.type {
            html.element("code") { $0.append(page.site.html(of: type, parameters: union.parameters)) }
          }
          html.raw("</td>")
          if hasTags { tags(item, of: union, &html) }
          if hasConditions {
            html.raw("<td>")
            for condition in item.conditions { html.element("code", class: "check", condition.description) }
            html.raw("</td>")
          }
          html.raw("</tr>")
        }
        html.raw("</tbody></table>")
      }
      more(union.cases.count, &html)
    }
  }

  private func more(_ count: Int, _ html: inout HTML) {
    guard count > Self.mostRows else { return }
    html.element("p", class: "note", "\(count - Self.mostRows) more are in the mapping.")
  }

  private func tags(_ item: Union.Case, of union: Union, _ html: inout HTML) {
    html.raw("<td>")
    values(item.read, &html)
    if item.takesAbsence { html.element("span", class: "note", "null or absent") }
    if item.isElse { html.element("span", class: "note", "everything else") }
    html.raw("</td><td>")
    switch union.writtenTag(of: item) {
    case .value(let written): values([written], &html)
    // Next to a tag, a case without one of its own is written as its payload alone.
    case .none: html.element("span", class: "note", "no tag")
    case .asRead: html.element("span", class: "note", "what was read")
    case .refused: html.element("span", class: "note", "not written")
    }
    html.raw("</td>")
  }

  private func begin(
    _ name: String, _ payload: String, _ documentation: [String], _ index: Int, isFamily: Bool = false,
    _ html: inout HTML
  ) {
    html.raw("<tr")
    // The rules of the base class have identifiers on the same page.
    let anchor = isFamily ? "class-\(index)" : Site.anchor(name, at: index)
    html.attribute("id", page.site.id(page.type, anchor))
    html.raw("><th scope=\"row\">")
    html.element("code", name + payload)
    if !documentation.isEmpty { html.element("div", class: "doc") { $0.append(Documentation.html(documentation)) } }
    html.raw("</th>")
  }

  private func values(_ values: [DefaultValue], _ html: inout HTML) {
    for (index, value) in values.enumerated() {
      if index > 0 { html.text(" or ") }
      html.element("code", value.caseLiteral)
    }
  }

  private static func choice(_ union: Union) -> HTML {
    var html = HTML()
    switch union.selection {
    case .discriminator(let path, let payload):
      html.text("The value at ")
      html.element("code", path.description)
      html.text(" says which case it is")
      place(of: payload, &html)
    case .context(let path, let payload):
      html.text("What the caller passes, ")
      html.element("code", path.steps.isEmpty ? "$context" : "$context.\(path.description)")
      html.text(", says which case it is")
      place(of: payload, &html)
    case .key: html.text("The one key of the object says which case it is.")
    case .firstThatFits: html.text("The first case that takes the value reads it.")
    }
    return html
  }

  /// Ends a sentence with where the case itself is, if it is not the value.
  private static func place(of payload: DocumentPath?, _ html: inout HTML) {
    if let payload {
      html.text("; the case itself is at ")
      html.element("code", payload.description)
    }
    html.text(".")
  }
}

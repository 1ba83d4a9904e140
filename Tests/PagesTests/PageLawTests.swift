import Foundation
import KVMapCompiler
import KVMapPages
import TestSupport
import Testing

/// What holds for the pages of any mapping.
@Suite struct PageLawTests {
  private static let elements: Set = [
    "html", "head", "meta", "link", "title", "script", "style", "body", "header", "nav", "main", "footer", "section",
    "article", "h1", "h2", "h3", "h4", "p", "ul", "li", "dl", "dt", "dd", "div", "span", "i", "a", "code", "pre", "kbd",
    "strong", "br", "table", "thead", "tbody", "tr", "th", "td", "figure", "figcaption", "details", "summary", "input",
    "svg", "desc", "rect", "path", "text", "tspan",
  ]
  private static let attributes: Set = [
    "lang", "charset", "name", "content", "rel", "href", "src", "defer", "class", "id", "role", "aria-label",
    "aria-labelledby", "aria-current", "aria-hidden", "aria-expanded", "aria-controls", "aria-autocomplete", "tabindex",
    "title", "hidden", "type", "placeholder", "autocomplete", "spellcheck", "scope", "data-n", "xmlns", "viewBox",
    "width", "height", "x", "y", "rx", "d", "text-anchor",
  ]

  private static func html() throws -> [(page: Page, markup: Markup)] {
    try PagesFixture.everything().flatMap(\.pages).filter { $0.name.hasSuffix(".html") }.map { ($0, Markup($0.text)) }
  }

  /// Tags are closed in their order, and no element or attribute comes from a mapping: its fixture contains many of them.
  @Test func onlyTheProgramsOwnMarkupIsOnPages() throws {
    let pages = try Self.html()
    #expect(pages.count > 25)
    for (page, markup) in pages {
      #expect(markup.problems.isEmpty, "\(page.name): \(markup.problems)")
      #expect(Set(markup.elements.map(\.name)).isSubset(of: Self.elements), "\(page.name)")
      #expect(Set(markup.elements.flatMap(\.attributes.keys)).isSubset(of: Self.attributes), "\(page.name)")
      // One script: that of the search.
      #expect(markup.elements.count { $0.name == "script" } == 1, "\(page.name)")
      #expect(!markup.elements.flatMap(\.attributes.keys).contains { $0.hasPrefix("on") })
    }
  }

  /// What the mapping says is there, as text.
  @Test func whatIsEscapedIsStillRead() throws {
    let fixture = try PagesFixture(["Hostile"], .init(title: "<b>'Title' & \"more\"</b>"))
    let text = Markup(try fixture.page("_berf_hre.html").text).text
    for expected in [
      "<script>alert(\"docs\")</script> & <b>bold</b> 'quoted' \"double\"", "<img src=x onerror=alert(1)>",
      "<script>alert('key')</script>", "</td></table><script>alert(2)</script>", "\"</code><script>alert(3)</script>\"",
      "</h3><script>alert(7)</script> \\u{202E}", "</pre><script>alert(8)</script>", "<b>'Title' & \"more\"</b>",
      "עברית", "prefix(\"<i>\")",
    ] { #expect(text.contains(expected), "\(expected)") }
    let union = Markup(try fixture.page("Node.html").text).text
    #expect(union.contains("\" onmouseover=\"alert(6)") && union.contains("'><script>alert(5)</script>"))
  }

  /// Characters that change the direction of text, or have no glyph, are shown by their numbers.
  @Test func noInvisibleCharacterIsOnPages() throws {
    for page in try PagesFixture.everything().flatMap(\.pages) {
      let invisible = page.text.unicodeScalars.filter { scalar in
        switch scalar.properties.generalCategory {
        case .control: scalar != "\n"
        case .format, .lineSeparator, .paragraphSeparator, .privateUse: true
        default: false
        }
      }
      #expect(invisible.isEmpty, "\(page.name): \(invisible.map { String($0.value, radix: 16) })")
    }
  }

  /// Within a set of pages, every link leads to a page and to an element of it; nothing leads elsewhere.
  @Test func everyLinkLeadsSomewhere() throws {
    var count = 0
    for fixture in try PagesFixture.everything() {
      var targets: [String: Set<String>] = [:]
      for page in fixture.pages {
        let ids = Markup(page.text).elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count, "\(page.name) has an identifier twice")
        targets[page.name] = Set(ids)
      }
      for page in fixture.pages where page.name.hasSuffix(".html") {
        let markup = Markup(page.text)
        let links = markup.elements.flatMap { [$0.attributes["href"], $0.attributes["src"]].compactMap(\.self) }
        for link in links + markup.elements.compactMap({ $0.attributes["aria-controls"].map { "#\($0)" } }) {
          Self.check(link, from: page, targets)
          count += 1
        }
        for id in markup.elements.compactMap({ $0.attributes["aria-labelledby"] }).flatMap({ $0.split(separator: " ") })
        { #expect(targets[page.name]?.contains(String(id)) == true, "\(page.name): \(id)") }
      }
      // Those of the search.
      let script =
        fixture.pages.first { $0.name == "search.js" }?.text ?? Markup(fixture.pages[0].text).scripts.last ?? ""
      let entries = script.matches(of: #/\n\["(?:[^"\\]|\\.)*","[a-z ]+","([^"]+)","/#)
      #expect(entries.count > 20)
      for entry in entries { Self.check(String(entry.1), from: fixture.pages[0], targets) }
    }
    #expect(count > 500)
  }

  private static func check(_ link: String, from page: Page, _ targets: [String: Set<String>]) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0].isEmpty ? page.name : parts[0]
    guard let ids = targets[name] else {
      Issue.record("\(page.name): \(link) leads to no page")
      return
    }
    if parts.count > 1 { #expect(ids.contains(parts[1]), "\(page.name): \(link) leads to no element") }
  }

  /// Names that differ only in case, or that are the same in two files, have pages of their own.
  @Test func pagesHaveDifferentNames() throws {
    let fixture = try PagesFixture([
      ("A.kvmap", "struct Index { a: Int }\nstruct INDEX { a: Int }\nstruct Search { a: Index }"),
      ("B.kvmap", "struct Index { b: Int }\nnamespace Kvmap { struct Css { a: Int } }"),
    ])
    let names = fixture.pages.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count && names.count == 3 + 5)
    #expect(Markup(try fixture.page("Search-2.html").text).text.contains("Index"))
  }

  @Test func aMappingWithoutTypesHasAnIndex() throws {
    let fixture = try PagesFixture([("A.kvmap", "kvmap 1\n")])
    #expect(fixture.pages.map(\.name) == ["index.html", "kvmap.css", "search.js"])
    #expect(Markup(fixture.pages[0].text).text.contains("0 types in 1 file"))
  }

  /// Whatever the fixtures of the type checker contain.
  @Test func everyFixtureOfTheTypeCheckerHasPages() throws {
    var count = 0
    for (file, pages) in try ProgramPages.all() {
      for page in pages where page.name.hasSuffix(".html") {
        let markup = Markup(page.text)
        #expect(markup.problems.isEmpty, "\(file), \(page.name): \(markup.problems)")
        #expect(page.text.utf8.count < 100_000, "\(file), \(page.name)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  /// Every list has a limit, and the page says what is not on it.
  @Test func whatIsLeftOutIsMentioned() throws {
    let long = String(repeating: "x", count: 5000)
    let cases = (0..<1100).map { "  case\($0)\n" }.joined()
    let rules = (0..<61).map { "  rule\($0): Int\n" }.joined()
    let tests = (0..<35).map { "test Long \"\($0)\" { json \"\"\"{\"more\": \"\(long)\(long)\"}\"\"\" }\n" }.joined()
    let fixture = try PagesFixture([
      ("A.kvmap", "enum Many: String {\n\(cases)}\nstruct Wide {\n\(rules)}\n"),
      ("B.kvmap", "struct Long {\n  text: String = \"\(long)\"\n}\n\(tests)"),
    ])
    let many = Markup(try fixture.page("Many.html").text)
    #expect(many.text.contains("100 more are in the mapping.") && many.text.contains("goes on to line 1102"))
    let wide = Markup(try fixture.page("Wide.html").text)
    #expect(
      wide.text.contains("A picture of so much would show nothing") && !wide.elements.contains { $0.name == "desc" })
    let text = Markup(try fixture.page("Long.html").text).text
    #expect(text.contains("5 more are in the mapping.") && text.contains("bytes, is left out."))
    #expect(text.contains(String(repeating: "x", count: 299) + "…"))
  }

  /// Large programs: pages stay small, since none contains more than the names of the others.
  @Test func pagesOfManyTypesAreSmall() throws {
    var text = "keys snake_case\ndefault Date via date(\"dd.MM.yyyy\")\n"
    for index in 0..<400 {
      text += "/// What number \(index) is.\nstruct Type\(index) {\n"
      for property in 0..<12 { text += "  propertyNumber\(property): Date? <-> some.key_\(property) ?? other\n" }
      text +=
        "  next: [Type\((index + 1) % 400)]?\n}\ntest Type\(index) \"empty\" { json \"{}\" expect { next = nil } }\n"
    }
    let fixture = try PagesFixture([("Many.kvmap", text)])
    #expect(fixture.pages.count == 403)
    for page in fixture.pages where page.name.hasPrefix("Type") {
      #expect(page.text.utf8.count < 100_000, "\(page.name)")
    }
  }

  /// Of types that are only Codable, pages and schemas say that much.
  @Test func codableTypesAreNamed() throws {
    let mapping = """
      extern type Cash: Codable
      extern type Pallet
      struct A {
        price: Cash
        stock: Pallet? <-> store | codable
      }

      """
    let page = try PagesFixture([("A.kvmap", mapping)]).page("A.html")
    let text = Markup(page.text).text
    for expected in [
      "price", "Cash", "Pallet?", "codable", "what the Codable type Cash reads and writes",
      "what the Codable type Pallet reads and writes",
    ] { #expect(text.contains(expected), "\(expected)") }
  }
}

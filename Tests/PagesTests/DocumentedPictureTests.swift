import Foundation
import KVMapPages
import TestSupport
import Testing

/// The picture on docs/documenting.md.
@Suite struct DocumentedPictureTests {
  /// It is the one of the page, with the lines of the style sheet that it needs.
  @Test func isTheOneThatIsDrawn() throws {
    let documentation = Repository.root.appendingPathComponent("docs")
    let text = try String(contentsOf: documentation.appendingPathComponent("documenting.md"), encoding: .utf8)
    let mapping = try #require(text.firstMatch(of: #/```kvmap\n([\s\S]*?)```/#)).1
    let fixture = try PagesFixture([("Station.kvmap", String(mapping))])
    let page = try fixture.page("Station.html").text
    let picture = try #require(page.firstMatch(of: #/(<svg class="picture"[^>]*>)([\s\S]*?</svg>)/#))
    let lines = try fixture.page("kvmap.css").text.split(separator: "\n")
    let end = try #require(lines.firstIndex { $0.hasPrefix("* {") })
    let colours = lines[..<end].drop { !$0.hasPrefix(":root") }
    let styles = lines[end...].filter {
      $0.firstMatch(of: #/^\.p[a-z]* |^\.p[a-z]*\.|^\.picture |^code, .*\.picture text/#) != nil
    }
    let style = (colours + styles + [".picture { background: var(--bg); }"]).joined(separator: "\n")
    try Golden.expect(
      "\(picture.1)<style>\n\(style)\n</style>\(picture.2)\n", at: documentation.appendingPathComponent("station.svg"))
  }

  /// What the page says of the command is what it prints, but for the numbers.
  @Test func theExampleOnThePagePasses() throws {
    let text = try String(contentsOf: Repository.root.appendingPathComponent("docs/documenting.md"), encoding: .utf8)
    let mapping = try #require(text.firstMatch(of: #/```kvmap\n([\s\S]*?)```/#)).1
    let page = Markup(try PagesFixture([("Station.kvmap", String(mapping))]).page("Station.html").text)
    #expect(page.text.contains("a station of the old systempasses"))
    #expect(page.elements.contains { $0.attributes["id"] == "rule-openedAt" })
  }
}

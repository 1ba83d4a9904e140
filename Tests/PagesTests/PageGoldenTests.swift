import Foundation
import KVMapPages
import TestSupport
import Testing

/// The pages of four types, to be read when they change: a struct, a class with a family, an enum and a union.
@Suite struct PageGoldenTests {
  @Test(arguments: ["Timetable", "Vessel", "State", "Fare"]) func isWhatItWas(type: String) throws {
    let page = try PagesFixture(["Ferries"], .init(title: "Ferries")).page("\(type).html")
    // One tag on each line, for the diff.
    let lines = page.text.replacing(
      #/(>)(</?(?:section|div|p|h[1-4]|tr|td|th|table|figure|details|li|ul|path|rect|text|svg)\b)/#
    ) { "\($0.1)\n\($0.2)" }
    try Golden.expect(lines, at: PagesFixture.folder.appendingPathComponent("output/\(type).html"))
  }

  @Test func theIndexIsWhatItWas() throws {
    let fixture = try PagesFixture(["Ferries"], .init(title: "Ferries"))
    let page = try fixture.page("index.html").text.replacing(#/(>)(</?(?:section|li|ul|h[12])\b)/#) {
      "\($0.1)\n\($0.2)"
    }
    try Golden.expect(page, at: PagesFixture.folder.appendingPathComponent("output/index.html"))
    let script = try fixture.page("search.js").text
    let entries = try #require(script.firstMatch(of: #/const entries = (\[\n[\s\S]*?\n\]);\n/#)).1
    try Golden.expect(String(entries) + "\n", at: PagesFixture.folder.appendingPathComponent("output/search.json"))
  }
}

import Foundation
import Testing

/// What is shown about rules and keys.
@Suite struct HoverTests {
  private func hover(_ marked: String, others: [String: String] = [:]) throws -> String {
    let text = MarkedText(marked)
    let client = try TestClient.initialized(
      others, capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown"]]]])
    client.open("A.kvmap", text.text)
    let answer = try client.request("textDocument/hover", TestClient.place("A.kvmap", try text.position()))
    return ((answer as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String ?? ""
  }

  @Test func keysSayWhatReadsThem() throws {
    let rules = "struct A {\n  a: Int <- x.one\n  b: Int -> x.one\n  c: B <-> x\n}\nstruct B { d: Int <-> two }\n"
    let one = try hover(rules.replacing("<- x.one", with: "<- x.o‸ne"))
    #expect(one.contains("key `x.one` of documents"))
    #expect(one.contains("read by `A.a`") && one.contains("written by `A.b`"))
    let document = "test A \"t\" {\n  json \"\"\"{\"x\": {\"one\": 1, \"two\": 2, \"three\": 3}}\"\"\"\n}\n"
    let two = try hover(rules + document.replacing("\"two", with: "\"t‸wo"))
    #expect(two.contains("key `x.two` of documents") && two.contains("read by `B.d`") && two.contains("written by `B.d`"))
    #expect(try hover(rules + document.replacing("\"three", with: "\"t‸hree")).contains("no rule reads it by its name"))
    // A value is no key.
    #expect(try hover(rules + document.replacing("3}", with: "‸3}")).isEmpty)
  }

  @Test func classesOfFamiliesInTests() throws {
    let text = """
      class A { x: Int }
      /// The second.
      class B: A { y: Int }
      family A on kind { B <-> "b" }
      test A "t" { json "{}" expect .B({ y = 2 }) }
      """
    #expect(try hover(text.replacing(".B(", with: ".‸B(")).contains("The second."))
    #expect(try !hover(text.replacing("y = 2", with: "‸y = 2")).isEmpty)
  }

  @Test func keysOfGatheredTypesAndUnions() throws {
    let text = """
      keys snake_case
      struct A { place: Place <-> gather, media: Media }
      struct Place { streetName: String }
      union Media on kind { photo: Photo <-> "p" }
      struct Photo { url: String }
      test A "t" { json \"\"\"{"street_name": "s", "media": {"kind": "p", "url": "u"}}\"\"\" }
      """
    #expect(try hover(text.replacing("\"street_", with: "\"stre‸et_")).contains("`Place.streetName`"))
    #expect(try hover(text.replacing("\"kind\": ", with: "\"ki‸nd\": ")).contains("says which type"))
    #expect(try hover(text.replacing("\"url\": ", with: "\"ur‸l\": ")).contains("`Photo.url`"))
  }

  /// Rules are explained, whatever is wrong in other declarations and files.
  @Test(arguments: [
    "struct B { x: Wrong }\n", "struct B { x: Int <-> }\n", "}\n", "struct B with None { x: Int }\n",
    "test A \"t\" { expect { none = 1 } }\n",
  ]) func rulesAreExplainedBesideErrors(wrong: String) throws {
    let text = "keys snake_case\nstruct A {\n  full‸Name: String <-> full_name ?? label\n  other: Int\n}\n"
    let sound = try hover(text)
    #expect(sound.contains("reads") && sound.contains("full_name; where that is absent or null, label"))
    let below = try hover(text + wrong)
    #expect(below == sound)
    #expect(try hover(text, others: ["Z.kvmap": wrong]) == sound)
    // An error in the same declaration, too, as long as it is not in the rule.
    let beside = try hover(text.replacing("other: Int", with: "other: Wrong"))
    #expect(beside == sound)
    #expect(try !hover(text.replacing("String", with: "Wrong")).contains("reads"))
  }

  /// Types that are only Codable read and write themselves, and decide what null is.
  @Test(arguments: [
    ("price‸: Cash", ["'Codable' conformance", "is for the type's"]), ("price‸: [Cash]", ["'Codable' conformance"]),
    ("price‸: Pallet | codable", ["own 'Codable' conformance", "is for the type's"]),
    ("price‸: Cash?", ["'Codable' conformance", "is nil"]),
  ]) func codablePropertiesSayWhoReadsThem(member: String, words: [String]) throws {
    let head = "extern type Cash: Codable\nextern type Pallet\n"
    let shown = try hover(head + "struct A { \(member) }\n")
    for word in words { #expect(shown.contains(word), "\(shown)") }
    #expect(shown.contains("kind missing") == !member.contains("?"))
  }

  @Test func externTypesSayTheirConformance() throws {
    let shown = try hover("extern type Ca‸sh: Codable\nstruct A { price: Cash }\n")
    #expect(shown.contains("extern type Cash: Codable"), "\(shown)")
  }
}

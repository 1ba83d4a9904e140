import KVMapPages
import TestSupport
import Testing

/// What the tables and examples of pages say.
@Suite struct PageContentTests {
  /// The texts of the cells of each row of a table, without the rows of its head.
  private func rows(_ type: String, _ mapping: String) throws -> [[String]] {
    let page = try PagesFixture([("A.kvmap", mapping)]).page("\(type).html").text
    return page.matches(of: #/<tr id="[^"]*">([\s\S]*?)</tr>/#).map { row in
      row.1.matches(of: #/<t[dh][^>]*>([\s\S]*?)</t[dh]>/#).map { Markup("<p>\($0.1)</p>").text }
    }
  }

  @Test func rulesSayHowTheyRead() throws {
    let rows = try rows(
      "Cart",
      """
      struct Cart {
        skus: lossy [Int] <- skus = []
        qty: lenient Int
        code: strict Int
        gone: Int? <-> gone unless -1 or "x"
        rank: lossy Int? <- rank
        plain: Int
      }
      """)
    let dropped = "are left out, and are reported as dropped"
    let empty = "what has no elements is the default, and is reported as dropped"
    #expect(
      rows.map { [$0[0], $0[1]] } == [
        ["skus", "lossy [Int]elements that do not fit \(dropped)\(empty)"],
        ["qty", "lenient Intother notations of a value are read as well, such as numbers in texts"],
        ["code", "strict Intvalues are read only in their own notation"], ["gone", "Int?"],
        ["rank", "lossy Int?a value that does not fit is nil, and is reported as dropped"], ["plain", "Int"],
      ])
    let unless = "nil-1 or \"x\", as if it were null"
    #expect(rows.compactMap(\.last) == ["[]", "required", "required", unless, "nil", "required"])
  }

  /// A tag of null, and one that is only read, are not written.
  @Test func casesWithoutATagSayThat() throws {
    let rows = try rows(
      "Part",
      """
      union Part on kind {
        a: Named <-> "a"
        b: Kinded <- "b"
        none: Named <-> nil
        other: Value <-> else
      }
      struct Named { name: String }
      struct Kinded { kind: String }
      """)
    #expect(rows.compactMap(\.last) == ["\"a\"", "no tag", "no tag", "what was read"])
  }

  /// The caller says which case it is, so no tag is written.
  @Test func tagsThatTheCallerPassesAreNotWritten() throws {
    let mapping = """
      union Part on $context.event.kind in data {
        a: Named <-> "a" or "x"
        b
        c: Named <- nil
        other: Value <-> else
      }
      struct Named { name: String }
      """
    #expect(try rows("Part", mapping).compactMap(\.last) == ["no tag", "no tag", "no tag", "no tag"])
    let html = try PagesFixture([("A.kvmap", mapping)]).page("Part.html").text
    let choice = "What the caller passes, $context.event.kind, says which case it is; the case itself is at data."
    #expect(Markup(html).text.contains(choice))
    #expect(!html.contains("class=\"both\"") && html.contains("only read"))
  }

  /// An object of a class does not keep a tag that no class has.
  @Test func otherTagsOfAFamilyAreNotWritten() throws {
    let mapping = """
      class Animal { name: String }
      class Cat: Animal { lives: Int }
      family Animal on kind {
        Cat <-> "cat"
        Animal <-> else
      }
      """
    #expect(try rows("Animal", mapping).compactMap(\.last).suffix(2) == ["\"cat\"", "no tag"])
  }

  @Test(arguments: [("warn", "reported, and ignored"), ("error", "problems of the kind unknown-key")])
  func otherKeysAreDescribedAsBySettings(setting: String, words: String) throws {
    let page = try PagesFixture([("A.kvmap", "unknown \(setting)\nstruct A { a: Int }\n")]).page("A.html").text
    let text = Markup(page).text
    #expect(text.contains("Other keys are \(words).") && text.contains("keys that no rule reads are \(words)"))
  }

  /// An array that is read as a record has no keys.
  @Test func recordsHaveOtherElements() throws {
    let mapping = """
      struct Point { x: Int <-> self[0] }
      struct Line {
        x: Int <-> self[0]
        more: [Int] <-> rest
      }
      """
    let fixture = try PagesFixture([("A.kvmap", mapping)])
    let point = Markup(try fixture.page("Point.html").text).text
    #expect(point.contains("Other elements are ignored.") && !point.contains("ther keys"))
    let line = Markup(try fixture.page("Line.html").text).text
    #expect(line.contains("other elements") && !line.contains("ther keys"))
  }

  private static let swift = """
    import Foundation
    struct A {
      id: Int
      token: UUID = swift UUID.init
      slug: String <- slug | Up
    }
    transform Up: String <- String = swift Upper

    """

  /// The examples on the page of `A`: a test that reads a document.
  private func examples(_ document: String, _ step: String) throws -> String {
    let mapping = Self.swift + "test A \"one\" { json \"\"\"\(document)\"\"\" \(step) }\n"
    let text = Markup(try PagesFixture([("A.kvmap", mapping)]).page("A.html").text).text
    return String(try #require(text.firstMatch(of: #/Examples([\s\S]*?)Schema/#)).1)
  }

  /// What only compiled code reads is no problem of the document: the rest of the value is shown.
  @Test func examplesThatNeedSwiftShowWhatIsKnown() throws {
    let passed = try examples(#"{"id": 1, "slug": "x"}"#, "expect { id = 1 }")
    #expect(passed.contains("passes") && passed.contains("needs Swift"))
    #expect(passed.contains("as far as it is known without Swift") && passed.contains("\"id\": 1,"))
    #expect(passed.contains("\"$swift\": \"x\"") && !passed.contains("token") && !passed.contains("Problem"))
    let notRun = try examples(#"{"id": 1, "slug": "x"}"#, #"expect { slug = "X" }"#)
    #expect(notRun.contains("needs Swift") && notRun.contains("\"id\": 1,") && !notRun.contains("Problem"))
  }

  @Test func examplesThatNeedSwiftShowTheOtherProblems() throws {
    let wrong = try examples(#"{"id": "y", "slug": "x"}"#, "fails at id with mismatch")
    #expect(wrong.contains("passes") && wrong.contains("id: expected an integer, found the string \"y\""))
    #expect(!wrong.contains("compiled code can run") && !wrong.contains("Value"))
    // A test may be about just that problem.
    let expected = try examples(#"{"id": 1, "slug": "x"}"#, #"fails with "needs-swift""#)
    #expect(expected.contains("passes") && expected.contains("the Swift type Upper, which only compiled code can run"))
  }
}

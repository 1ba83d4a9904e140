import Foundation
import TestSupport
import Testing

/// `kvmapc map` with several documents, and with what only Swift can read.
@Suite struct MapDocumentsTests {
  private static let mapping = """
    transform Cents(currency: String): Int <-> String = swift CentsCodec
    struct Offer {
      id: Int
      @canonical price: Int? <-> price | trimmed | Cents(currency: "EUR")
      all: [Int: Int] | Counts = [:]
      made: UUID = swift UUID.init
    }
    transform Counts: [Int: Int] <-> [String: String] = swift CountsCodec
    struct Plain { id: Int, tags: lossy [String] = [] }
    """

  private func map(_ arguments: String..., files: [String: String]) throws -> CommandLineTool.Result {
    let folder = try TemporaryFolder(files.merging(["M.kvmap": Self.mapping]) { file, _ in file })
    return try CommandLineTool.run(["map", "M.kvmap"] + arguments, in: folder)
  }

  private static let documents = [
    "a.json": #"{"id": 1, "tags": ["x", 7]}"#, "b.json": #"{"id": "two"}"#, "c.form": "id=3&tags[]=y",
  ]

  @Test func eachDocumentIsMapped() throws {
    let result = try map("Plain", "a.json", "b.json", "c.form", files: Self.documents)
    #expect(result.code == 1)
    #expect(
      result.output == """
        {
          "id": 1,
          "tags": [
            "x"
          ]
        }
        {
          "id": 3,
          "tags": [
            "y"
          ]
        }

        """)
    #expect(
      result.problems == """
        a.json:
        warning: tags[1]: expected a string, found the number 7
          at byte 24 (line 1, column 25) of the input; rule Plain.tags, M.kvmap:9
        b.json:
        id: expected an integer, found the string "two"
          at byte 7 (line 1, column 8) of the input; rule Plain.id, M.kvmap:9

        """)
  }

  @Test func linesAreNDJSON() throws {
    let result = try map("Plain", "--lines", "a.json", "c.form", files: Self.documents)
    #expect(result.code == 0 && result.output == #"{"id":1,"tags":["x"]}"# + "\n" + #"{"id":3,"tags":["y"]}"# + "\n")
    let one = try map("Plain", "--lines", "--write", "json", "c.form", files: Self.documents)
    #expect(one.code == 0 && one.output == #"{"id":3,"tags":["y"]}"# + "\n")
  }

  @Test func quietTellsOnlyWhatMaps() throws {
    let result = try map("Plain", "--quiet", "a.json", "b.json", "c.form", files: Self.documents)
    #expect(result.code == 1)
    #expect(
      result.output == """
        ok a.json
        b.json:
        id: expected an integer, found the string "two"
          at byte 7 (line 1, column 8) of the input; rule Plain.id, M.kvmap:9
        ok c.form

        """)
    #expect(result.problems.hasPrefix("a.json:\nwarning: tags[1]"))
    let fine = try map("Plain", "--quiet", "c.form", files: Self.documents)
    #expect(fine.code == 0 && fine.output == "ok c.form\n" && fine.problems == "")
  }

  /// A date of which ISO 8601 has no text is printed as its seconds, and its own notation is written.
  @Test func datesOfAllYearsArePrinted() throws {
    let folder = try TemporaryFolder([
      "M.kvmap": "struct Star { dies: Date <-> dies | epoch_seconds }", "a.json": #"{"dies": 253402300800}"#,
      "b.json": #"{"dies": 253402300799}"#, "c.json": #"{"dies": -62135596801}"#,
    ])
    let printed = try CommandLineTool.run(["map", "M.kvmap", "Star", "a.json", "b.json", "c.json", "--lines"], in: folder)
    #expect(
      printed.output == """
        {"dies":253402300800}
        {"dies":"9999-12-31T23:59:59Z"}
        {"dies":-62135596801}

        """)
    let compared = try CommandLineTool.run(["map", "M.kvmap", "Star", "a.json", "--check-roundtrip"], in: folder)
    #expect(compared.code == 0 && compared.problems == "", "\(compared.output)\(compared.problems)")
  }

  @Test func aMissingFileDoesNotStopTheOthers() throws {
    let result = try map("Plain", "--quiet", "no.json", "c.form", files: Self.documents)
    #expect(result.code == 2 && result.output == "ok c.form\n")
    #expect(result.problems == "kvmapc: error: cannot read 'no.json': No such file or directory\n")
  }

  @Test(arguments: [
    (["-", "-"], "standard input is only one INPUT"), (["a", "b", "--json"], "'--json' prints the problems of one INPUT"),
    (["a", "b", "--trace"], "'--trace' shows how one INPUT is decoded"),
    (["a", "--lines", "--quiet"], "'--quiet' and '--lines' cannot be combined"),
    (["a", "--lines", "--json"], "'--json' and '--lines' cannot be combined"),
    (["a", "--lines", "--write", "xml"], "'--lines' prints JSON, not xml"),
    (["a", "--check-roundtrip", "--at", "b"], "'--check-roundtrip' compares whole documents, and cannot be combined"),
    (["a", "--check-roundtrip", "--quiet"], "'--check-roundtrip' and '--quiet' cannot be combined"),
    (["a", "--stub-swift", "--write", "json"], "'--write' needs a whole value, and cannot be combined with"),
  ])
  func wrongCombinationsAreRefused(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    let result = try CommandLineTool.run(["map", "M.kvmap", "Plain"] + arguments, in: folder)
    #expect(result.code == 2 && result.output == "")
    #expect(result.problems.hasPrefix("kvmapc: error: \(message)"), "\(result.problems)")
  }

  // MARK: - What is written differently

  private static let spelled = """
    struct Spelled {
      id: lenient Int
      born: Date | iso8601 or date("yyyy-MM-dd")
      tags: Set<String>
      note: String? <- note
      price: Double
      size: Int = 3
    }
    """

  private func roundTrip(_ documents: [(name: String, text: String)]) throws -> CommandLineTool.Result {
    let folder = try TemporaryFolder(["M.kvmap": Self.spelled])
    for document in documents { try folder.write(document.text, to: document.name) }
    return try CommandLineTool.run(
      ["map", "M.kvmap", "Spelled", "--check-roundtrip"] + documents.map(\.name), in: folder)
  }

  @Test func everyDifferenceOfTheDocumentIsPrinted() throws {
    let result = try roundTrip([
      (
        "a.json",
        """
        {"id": "7", "born": "1815-12-10", "tags": ["b", "a", "b"], "note": "x", "price": 1.50,
         "a b": {"a": "\(String(repeating: "x", count: 80))"}}
        """
      ), ("b.json", #"{"price": 1, "size": 3, "tags": ["a"], "id": 7, "born": "1815-12-10T00:00:00Z"}"#),
    ])
    #expect(result.code == 1 && result.problems == "")
    #expect(
      result.output == """
        a.json:
          id: "7" is written as 7
          born: "1815-12-10" is written as "1815-12-10T00:00:00Z"
          tags[0]: "b" is written as "a"
          tags[1]: "a" is written as "b"
          tags[2]: "b" is not written
          note: "x" is not written
          price: 1.50 is written as 1.5
          "a b": {"a":"\(String(repeating: "x", count: 54))… is not written
          size: 3 is written, and not in the document
        ok b.json

        """)
  }

  @Test func otherFormatsAreComparedAsTheirOwn() throws {
    let result = try roundTrip([
      ("a.form", "id=7&born=1815-12-10&tags[]=a&price=1&size=3"),
      ("b.xml", "<a><id>7</id><born>1815-12-10T00:00:00Z</born><tags>a</tags><price>1</price><size>3</size></a>"),
    ])
    #expect(result.code == 1)
    #expect(
      result.output == """
        a.form:
          born: "1815-12-10" is written as "1815-12-10T00:00:00Z"
        ok b.xml

        """)
  }

  /// Dates and data are shown as the property list has them, and are no texts.
  @Test func datesAndDataOfPropertyListsAreComparedAsTheirOwn() throws {
    let folder = try TemporaryFolder([
      "M.kvmap": "struct Box {\n  born: Date\n  path: String <-> path | trimmed\n  any: Value?\n}\n",
      "a.plist": """
        <plist version="1.0"><dict>
          <key>born</key><date>2020-01-01T00:00:00Z</date>
          <key>path</key><string> /D5</string>
          <key>gone</key><date>2020-01-02T00:00:00Z</date>
          <key>/D7</key><data>QUJD</data>
          <key>big</key><real>nan</real>
          <key>list</key><array><string>/D5</string><date>2020-01-03T00:00:00Z</date></array>
          <key>any</key><date>2020-01-04T00:00:00Z</date>
        </dict></plist>
        """,
    ])
    let result = try CommandLineTool.run(["map", "M.kvmap", "Box", "--check-roundtrip", "a.plist"], in: folder)
    #expect(result.code == 1 && result.problems == "")
    #expect(
      result.output == """
        a.plist:
          path: " /D5" is written as "/D5"
          gone: <date>2020-01-02T00:00:00Z</date> is not written
          "/D7": <data>QUJD</data> is not written
          big: <real>nan</real> is not written
          list: ["/D5",<date>2020-01-03T00:00:00Z</date>] is not written
          any: <date>2020-01-04T00:00:00Z</date> is written as "2020-01-04T00:00:00Z"

        """)
  }

  @Test func whatDoesNotMapIsAProblem() throws {
    let result = try roundTrip([("a.json", #"{"id": 1}"#)])
    #expect(result.code == 1 && result.output.hasPrefix("a.json:\nborn: expected a value"), "\(result.output)")
  }

  // MARK: - What only Swift can read

  private func stub(_ document: String) throws -> CommandLineTool.Result {
    try map("Offer", "--stub-swift", "--lines", "in.json", files: ["in.json": document])
  }

  @Test func whatOnlySwiftCanReadIsPrintedAsItIs() throws {
    let result = try stub(#"{"id": 1, "price": " 1.50 ", "all": {"7": "9"}, "made": null}"#)
    #expect(result.code == 0 && result.problems == "")
    #expect(
      result.output == #"{"id":1,"price":{"$swift":" 1.50 "},"all":{"$swift":{"7":"9"}},"made":null}"# + "\n")
  }

  @Test func whatIsAbsentOrNullStaysSo() throws {
    #expect(try stub(#"{"id": 1, "price": null}"#).output == #"{"id":1,"all":{}}"# + "\n")
  }

  @Test func whatTheStepsCouldNotTakeIsAProblem() throws {
    let result = try stub(#"{"id": 1, "price": 7}"#)
    #expect(result.code == 1 && result.problems.hasPrefix("price: expected a string, found the number 7"))
  }

  @Test func testsThatDoNotLookAtItRun() throws {
    let folder = try TemporaryFolder([
      "M.kvmap": Self.mapping + """

        test Offer "without the price" {
          json \"\"\"{"id": 1, "price": "2"}\"\"\"
          expect { id = 1, price = _ }
        }
        test Offer "with the price" {
          json \"\"\"{"id": 1, "price": "2"}\"\"\"
          expect { price = 200 }
        }
        test Offer "wrong all the same" {
          json \"\"\"{"id": 1, "price": "2"}\"\"\"
          expect { id = 2, price = 200 }
        }
        """
    ])
    let result = try CommandLineTool.run(["test", "M.kvmap"], in: folder)
    #expect(result.code == 1)
    #expect(result.output.contains("3 tests: 1 passed, 1 failed, 1 not run"), "\(result.output)")
    #expect(result.output.contains("id: expected 2, found 1"))
  }
}

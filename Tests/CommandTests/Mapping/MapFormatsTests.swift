import Foundation
import TestSupport
import Testing

/// `kvmapc map` and `kvmapc test` on property lists and forms.
@Suite struct MapFormatsTests {
  private static let mapping = """
    keys snake_case
    default Date via epoch_seconds

    struct User {
      nil write
      name: String
      bornAt: Date
      score: Int = 0
      photo: Data?
      tags: [String] = []
    }
    """

  private static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>name</key><string>Ada</string>
      <key>born_at</key><date>2012-04-14T00:20:07Z</date>
      <key>photo</key><data>AAEC</data>
    </dict></plist>
    """

  private func map(
    _ arguments: String..., input: [UInt8], mapping: String = mapping
  ) throws -> CommandLineTool.Result {
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    return try CommandLineTool.run(["map", "M.kvmap", "User"] + arguments, in: folder, input: Data(input))
  }

  @Test func readsXMLPropertyLists() throws {
    let result = try map("--from", "plist", "--json", input: Array(Self.propertyList.utf8))
    #expect(result.code == 0 && result.problems == "")
    #expect(
      result.output
        == #"{"name":"Ada","bornAt":"2012-04-14T00:20:07Z","score":0,"photo":"AAEC","tags":[]}"# + "\n")
  }

  @Test func readsBinaryPropertyLists() throws {
    let value: [String: Any] = ["name": "Ada", "born_at": Date(timeIntervalSince1970: 0), "score": 7]
    let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    try data.write(to: folder.url("in.plist"))
    let result = try CommandLineTool.run(["map", "M.kvmap", "User", "in.plist", "--json"], in: folder)
    #expect(result.code == 0 && result.problems == "")
    #expect(result.output == #"{"name":"Ada","bornAt":"1970-01-01T00:00:00Z","score":7,"tags":[]}"# + "\n")
  }

  @Test func writesPropertyLists() throws {
    let input = #"{"name": "A & B", "born_at": 5, "tags": ["x"]}"#
    let mapping = Self.mapping.replacingOccurrences(of: "  nil write\n", with: "")
    let result = try map("--write", "plist", input: Array(input.utf8), mapping: mapping)
    #expect(result.code == 0 && result.problems == "")
    #expect(
      result.output.contains(
        """
        <dict>
        \t<key>name</key>
        \t<string>A &amp; B</string>
        \t<key>born_at</key>
        \t<integer>5</integer>
        \t<key>score</key>
        \t<integer>0</integer>
        \t<key>tags</key>
        \t<array>
        \t\t<string>x</string>
        \t</array>
        </dict>
        """), "\(result.output)")
  }

  @Test func readsForms() throws {
    let result = try map(
      "--from", "form", "--json", input: Array("name=Ada+L.&born_at=5&tags[]=x&tags[]=y&score=07".utf8))
    #expect(result.code == 1)
    #expect(result.output.contains(#""path": "score", "kind": "mismatch""#), "\(result.output)")
    let good = try map("--from", "form", "--json", input: Array("name=Ada+L.&born_at=5&tags[]=x&tags[]=y".utf8))
    #expect(good.code == 0 && good.problems == "")
    #expect(
      good.output == #"{"name":"Ada L.","bornAt":"1970-01-01T00:00:05Z","score":0,"tags":["x","y"]}"# + "\n")
  }

  @Test func writesForms() throws {
    let result = try map(
      "--write", "form", input: Array(#"{"name": "Ada L.", "born_at": 5, "tags": ["x"]}"#.utf8))
    #expect(result.code == 0 && result.problems == "")
    #expect(result.output == "name=Ada%20L.&born_at=5&score=0&photo&tags[]=x\n")
  }

  @Test func problemsHaveThePlacesOfTheirDocument() throws {
    let document = Self.propertyList.replacingOccurrences(of: "<string>Ada</string>", with: "<integer>3</integer>")
    let result = try map("--from", "plist", input: Array(document.utf8))
    #expect(result.code == 1)
    #expect(result.problems.contains("name: expected a string, found the number 3"), "\(result.problems)")
    #expect(
      result.problems.contains("(line 3, column 18) of the input; rule User.name, M.kvmap:6"), "\(result.problems)")
    let broken = try map("--from", "form", input: Array("name=%zz".utf8))
    #expect(broken.code == 1)
    #expect(broken.problems.contains("at byte 5 (line 1, column 6) of the input"), "\(broken.problems)")
  }

  @Test func whatAFormatHasNoPlaceForIsTold() throws {
    let result = try map("--write", "plist", "--json", input: Array(#"{"name": "Ada", "born_at": 5}"#.utf8))
    #expect(result.code == 1)
    #expect(result.output.contains(#""path": "photo", "kind": "null""#), "\(result.output)")
  }

  /// If a step is equivalent to the default, a property list uses its own dates and data, as generated code does; any
  /// other step yields a text.
  @Test func stepsThatSayTheDefaultWriteDatesAndData() throws {
    let mapping = """
      struct User {
        at: Date <-> at | iso8601
        day: Date <-> day | date("yyyy-MM-dd")
        trimmed: Date <-> trimmed | trimmed
        bytes: Data <-> bytes | base64
        hex: Data <-> hex | hex
      }
      """
    let input = #"""
      {"at": "2012-04-14T00:20:07Z", "day": "2012-04-14", "trimmed": " 2012-04-14T00:20:07Z ", "bytes": "AQID",
       "hex": "ff"}
      """#
    let result = try map("--write", "plist", input: Array(input.utf8), mapping: mapping)
    #expect(result.code == 0, "\(result.problems)")
    for line in [
      "<key>at</key>\n\t<date>2012-04-14T00:20:07Z</date>", "<key>day</key>\n\t<string>2012-04-14</string>",
      "<key>trimmed</key>\n\t<date>2012-04-14T00:20:07Z</date>", "<key>bytes</key>\n\t<data>AQID</data>",
      "<key>hex</key>\n\t<string>ff</string>",
    ] {
      #expect(result.output.contains(line), "\(line) in \(result.output)")
    }
  }

  @Test func tracesShowTheRules() throws {
    let result = try map("--from", "form", "--trace", input: Array("name=Ada&born_at=5&more=1".utf8))
    #expect(result.code == 0)
    #expect(result.output.contains("name") && result.output.contains("more"), "\(result.output)")
  }

  /// An element with only a text is an object with `$text` if a rule requires that, and an array of one.
  @Test func tracesOfXMLFindTextsAndSingleElements() throws {
    let mapping = """
      struct User {
        price: Int <-> price.$text
        unit: String? <-> price.@unit
        first: String <-> link[0].$text
        last: String? <- other[-1].@to
        note: Note
        tags: [Tag] <-> tag
        amount: Int <-> sum.$text ?? total.$text
        empty: String? <-> empty.@x
      }
      struct Note { text: String <-> $text }
      struct Tag { name: String <-> $text }
      """
    let document = """
      <User><price>5</price><link>a</link><other to="z">b</other><note>n</note><tag>t</tag><total>7</total>
      <empty y="1"/></User>
      """
    let result = try map("--from", "xml", "--trace", input: Array(document.utf8), mapping: mapping)
    #expect(result.code == 0, "\(result.problems)")
    #expect(
      result.output == """
        price.$text     -> User.price (M.kvmap:2)
        link[0].$text   -> User.first (M.kvmap:4)
        other[0].@to    -> User.last (M.kvmap:5)
        other[0].$text  NOT READ
        note            -> User.note (M.kvmap:6)
        note.$text      -> Note.text (M.kvmap:11)
        tag             -> User.tags (M.kvmap:7)
        tag.$text       -> Tag.name (M.kvmap:12)
        total.$text     -> User.amount (M.kvmap:8)
        empty.@y        NOT READ
                        nil for User.unit (M.kvmap:3)
                        nil for User.empty (M.kvmap:9)

        """)
  }

  @Test func testBlocksHaveSuchDocuments() throws {
    let tests = #"""
      test User "a form" {
        form "name=Ada&born_at=5&tags[]=x"
        expect { name = "Ada", score = 0, tags = ["x"] }
        roundtrip
      }
      test User "a property list" {
        plist """<plist><dict><key>name</key><string>A</string><key>born_at</key><integer>5</integer>
          <key>photo</key><data>AAEC</data></dict></plist>"""
        expect { name = "A", bornAt = "1970-01-01T00:00:05Z", photo = "AAEC" }
        roundtrip
      }
      test User "a form without a name" { form "born_at=5", fails at name with missing }
      test User "a broken form" { form "name=%", fails with syntax }
      """#
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping + "\n" + tests])
    let result = try CommandLineTool.run(["test", "M.kvmap"], in: folder)
    #expect(result.code == 0, "\(result.output)\(result.problems)")
    #expect(result.output.contains("passed   User \"a broken form\""), "\(result.output)")
  }

  @Test func brokenDocumentsOfTestsAreTold() throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping + "\ntest User \"x\" { form \"name=%\" }\n"])
    let result = try CommandLineTool.run(["test", "M.kvmap"], in: folder)
    #expect(result.code == 1)
    #expect(result.problems.contains("error[invalid-document]: invalid form: expected"), "\(result.problems)")
  }
  /// Where a value stands for an array of one: that something else failed before, or that the same value is looked at
  /// from inside, changes nothing.
  @Test(arguments: [
    (
      "struct User { a: lossy Holder?, u: U }  struct Holder { n: [Int] }  union U { numbers: [Int], texts: [String] }",
      "<x><a><n>x</n></a><u>y</u></x>", #"{"u":{"texts":["y"]}}"#
    ),
    (
      "struct User { u: [U] }  union U { numbers: [Int], lists: [[String]], both: Both, texts: [String], text: String }  struct Both { n: [Int] }",
      "<x><u><n>x</n></u></x>", nil
    ),
    (
      "struct User { items: [Item] }  struct Item { n: Int, peers: [Peer] <- $parent.items, all: [Peer] <- $root.items }  struct Peer { n: Int }",
      "<x><items><n>1</n></items></x>", #"{"items":[{"n":1,"peers":[{"n":1}],"all":[{"n":1}]}]}"#
    ),
    (
      "struct User { items: [Item] }  struct Item { n: [Int], peers: lossy [Peer]? <- $parent.items, m: [Int] }  struct Peer { n: [Bool] }",
      "<x><items><n>3</n><m>4</m></items></x>", #"{"items":[{"n":[3],"peers":[],"m":[4]}]}"#
    ),
  ])
  func arraysOfOne(mapping: String, document: String, value: String?) throws {
    let result = try map("--from", "xml", "--json", input: Array(document.utf8), mapping: mapping)
    if let value {
      #expect(result.code == 0 && result.output == value + "\n", "\(result.output) \(result.problems)")
    } else {
      #expect(result.code == 1 && result.output.contains("unknown-case"), "\(result.output)")
    }
  }
}

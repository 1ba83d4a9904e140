import Testing

@testable import KVMap
@testable import KVMapForm
import KVMapText

/// Names with few and with many others next to them, in any order: few are compared, many are hashed.
@Suite struct WideFormTests {
  private func read(_ form: String) throws -> JSONValue {
    try JSONValue(json: notation(ofForm: Array(form.utf8)).get())
  }

  @Test(arguments: [0, 1, 7, 8, 9, 10, 30, 200]) func namesAreFoundAgain(count: Int) throws {
    for prefix in ["", "a", "a[b]", "a[3]"].dropFirst(count > 0 ? 0 : 1) {
      let isRoot = prefix.isEmpty
      let names = (0..<count).map { isRoot ? "k\($0)" : "\(prefix)[k\($0)]" }
      let forward = names.map { "\($0)=1" }
      let backward = names.reversed().map { "\($0)=2" }
      let form = (prefix == "a[3]" ? (0..<3).map { "a[\($0)]=" } : []) + forward + backward
      let members = JSONObject((0..<count).map { ("k\($0)", JSONValue.array(["1", "2"])) })
      let value = try read(form.joined(separator: "&"))
      switch prefix {
      case "": #expect(value == .object(members))
      case "a": #expect(value["a"] ?? [:] == .object(members))
      case "a[b]": #expect(value["a"]?["b"] ?? [:] == .object(members))
      default: #expect(value["a"] == .array(["", "", ""] + (count > 0 ? [.object(members)] : [])))
      }
    }
  }

  @Test func equalKeysOfDifferentObjects() throws {
    let rows = (0..<50).map { row in (0..<12).map { "r[\(row)][k\($0)]=\(row).\($0)" } }.flatMap { $0 }
    let expected = JSONValue.array(
      (0..<50).map { row in .object(JSONObject((0..<12).map { ("k\($0)", JSONValue.string("\(row).\($0)")) })) })
    #expect(try read(rows.joined(separator: "&"))["r"] == expected)
    // Column by column.
    let columns = (0..<12).map { key in (0..<50).map { "r[\($0)][k\(key)]=\($0).\(key)" } }.flatMap { $0 }
    #expect(try read(columns.joined(separator: "&"))["r"] == expected)
  }

  @Test func repeatedNamesOfElementsBeginTheNext() throws {
    let elements = (0..<30).map { _ in (0..<12).map { "r[][k\($0)]=x" } }.flatMap { $0 }
    let element = JSONValue.object(JSONObject((0..<12).map { ("k\($0)", JSONValue.string("x")) }))
    #expect(try read(elements.joined(separator: "&"))["r"] == .array(Array(repeating: element, count: 30)))
  }

  /// Escapes at each position of names and values of all lengths, and back.
  @Test func escapesAtEachPosition() throws {
    for length in 0...40 {
      for position in 0...length {
        for piece in ["", "é", " ", "%", "&", "=", "+", "\u{0}", "😀"] {
          let text = String(repeating: "x", count: position) + piece + String(repeating: "y", count: length - position)
          guard !text.isEmpty else { continue }
          let document = JSONValue.object([text: .string(text), "o": .object([text: .array([.string(text)])])])
          #expect(try read(form(of: document.description).get()) == document)
        }
      }
    }
  }

  @Test(
    arguments: [("9", 9), ("0", 0), ("10000", 10_000), ("", nil), ("01", nil), ("1a", nil), ("-1", nil)]
      as [(String, Int?)]) func positions(key: String, index: Int?)
  { #expect(key.utf8Bytes { FormName.index($0) } == index) }

  @Test func positionsBeyondAllIntegers() {
    for count in [18, 19, 40] {
      let digits = String(repeating: "9", count: count)
      #expect(digits.utf8Bytes { FormName.index($0) } == (count == 18 ? 999_999_999_999_999_999 : .max))
    }
  }
}

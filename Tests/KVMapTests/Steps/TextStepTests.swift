import Foundation
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct TextStepTests {
  @Test func changesCase() {
    #expect(TextStep.lowercase("ÀB c") == "àb c")
    #expect(TextStep.uppercase("straße") == "STRASSE")
  }

  @Test func putsTextBeforeAndBehind() {
    #expect(TextStep.putting(prefix: "u/", "ada") == "u/ada")
    #expect(TextStep.putting(suffix: ".png", "ada") == "ada.png")
  }

  @Test(arguments: [
    ("", ",", []), ("a", ",", ["a"]), ("a,b", ",", ["a", "b"]), (",", ",", ["", ""]),
    (" a ,,b", ",", [" a ", "", "b"]),
    ("a--b-", "--", ["a", "b-"]), ("aaa", "aa", ["", "a"]), ("ab", "", ["ab"]), ("a", "abc", ["a"]),
    ("e\u{301}", "e", ["", "\u{301}"]), ("añb", "ñ", ["a", "b"]),
  ])
  func splits(_ text: String, _ separator: String, _ parts: [String]) {
    #expect(TextPieces.split(text, separator: separator) == parts)
    if !text.isEmpty { #expect(parts.joined(separator: separator) == text) }
  }

  @Test func joins() {
    #expect(TextStep.split("a,b", ",") == ["a", "b"])
    #expect(TextStep.join(["a", "b,c"], ",") == "a,b,c")
    #expect(TextStep.join([], ",") == "")
  }

  @Test func takesTextOffAgain() {
    #expect(
      writing { kv throws(CodingFailure) in kv.string(try kv.removing(prefix: "u/", "u/ada")) }.value == #""ada""#)
    #expect(writing { kv throws(CodingFailure) in kv.string(try kv.removing(suffix: "da", "ada")) }.value == #""a""#)
    #expect(writing { kv throws(CodingFailure) in kv.string(try kv.removing(prefix: "ada", "ada")) }.value == #""""#)
  }

  @Test func cannotTakeOffWhatIsNotThere() {
    let prefix = writing { kv throws(CodingFailure) in
      kv.beginObject()
      kv.key(#""x":"#)
      kv.string(try kv.removing(prefix: "u/", "none"))
      kv.endObject()
    }
    #expect(prefix.problem == #"mismatch at x: expected a text that begins with "u/", found the string "none""#)
    let suffix = writing { kv throws(CodingFailure) in kv.string(try kv.removing(suffix: ".png", "g")) }
    #expect(suffix.problem == #"mismatch at : expected a text that ends with ".png", found the string "g""#)
  }

  @Test func sortsByValueAndByScalars() throws {
    let sorted = reading("1") { (kv: inout JSONReader) throws(CodingFailure) -> [String] in
      let at = kv.mark()
      _ = try kv.int()
      let byText = try kv.sorted(at: at, [20, 3, 100]) { (kv: inout JSONWriter, element: Int) throws(CodingFailure) in
        kv.int(element)
      }
      return [
        "\(ElementStep.sorted([20, 3, 100]))", "\(ElementStep.sorted([2.5, -1]))",
        "\(ElementStep.sorted([2.5 as Float, -1]))",
        "\(ElementStep.sorted(["é", "z", "e"]))",
        ElementStep.sorted(["z", "é"] as [Character]).map(String.init).joined(),
        ElementStep.sorted([1.5, 1.25] as [Decimal]).map(\.description).joined(separator: " "), "\(byText)",
      ]
    }
    let expected = [
      "[3, 20, 100]", "[-1.0, 2.5]", "[-1.0, 2.5]", #"["e", "z", "é"]"#, "zé", "1.25 1.5", "[100, 20, 3]",
    ]
    #expect(sorted.value == expected)
  }

  @Test func cannotSortWhatHasNoText() {
    let sorted = reading("[7]") { (kv: inout JSONReader) throws(CodingFailure) -> [Double] in
      _ = try kv.beginArray()
      let at = kv.mark()
      _ = try kv.int()
      return try kv.sorted(at: at, [.nan, 1]) { (kv: inout JSONWriter, element: Double) throws(CodingFailure) in
        try kv.double(element)
      }
    }
    #expect(sorted.problem?.hasPrefix("range at [0]:") == true)
  }
}

import Foundation
@_spi(Generated) import KVMap
import TestSupport
import Testing

/// Documents of JSONTestSuite (Nicolas Seriot), which are not part of the project.
@Suite("JSONTestSuite")
struct ConformanceTests {
  /// The decisions on what RFC 8259 leaves open: false means rejected.
  static let decided: [String: Bool] = [
    // Numbers of any size are well-formed; whether they fit depends on the type that reads them.
    "i_number_double_huge_neg_exp": true, "i_number_huge_exp": true, "i_number_neg_int_huge_exp": true,
    "i_number_pos_double_huge_exp": true, "i_number_real_neg_overflow": true, "i_number_real_pos_overflow": true,
    "i_number_real_underflow": true, "i_number_too_big_neg_int": true, "i_number_too_big_pos_int": true,
    "i_number_very_big_negative_int": true,
    // Unpaired surrogates are not characters.
    "i_object_key_lone_2nd_surrogate": false, "i_string_1st_surrogate_but_2nd_missing": false,
    "i_string_1st_valid_surrogate_2nd_invalid": false, "i_string_incomplete_surrogate_and_escape_valid": false,
    "i_string_incomplete_surrogate_pair": false, "i_string_incomplete_surrogates_escape_valid": false,
    "i_string_invalid_lonely_surrogate": false, "i_string_invalid_surrogate": false,
    "i_string_inverted_surrogates_U+1D11E": false, "i_string_lone_second_surrogate": false,
    // Only UTF-8, and nothing but UTF-8.
    "i_string_UTF-16LE_with_BOM": false, "i_string_UTF-8_invalid_sequence": false,
    "i_string_UTF8_surrogate_U+D800": false, "i_string_invalid_utf-8": false, "i_string_iso_latin_1": false,
    "i_string_lone_utf8_continuation_byte": false, "i_string_not_in_unicode_range": false,
    "i_string_overlong_sequence_2_bytes": false, "i_string_overlong_sequence_6_bytes": false,
    "i_string_overlong_sequence_6_bytes_null": false, "i_string_truncated-utf-8": false,
    "i_string_utf16BE_no_BOM": false, "i_string_utf16LE_no_BOM": false,
    // One byte order mark is skipped. Depth is limited to 128 unless a mapping specifies otherwise.
    "i_structure_UTF-8_BOM_empty_object": true, "i_structure_500_nested_arrays": false,
  ]

  /// Well-formed, but rejected if a value is kept whole, which would silently lose a member.
  static let repeatedKeys: Set = ["y_object_duplicated_key", "y_object_duplicated_key_and_value"]

  static let folder = Repository.corpus("json-conformance")?.appendingPathComponent("test_parsing")

  @Test(
    "every document is accepted or refused, as its name or the table says",
    .enabled(if: folder != nil, Repository.absence(of: "json-conformance")))
  func parsing() throws {
    let files = try Repository.files(in: try #require(Self.folder), withExtension: "json")
    #expect(files.count > 300)
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      let data = try Data(contentsOf: file)
      let decided: Bool? = name.hasPrefix("i_") ? Self.decided[name] : name.hasPrefix("y_")
      let isExpected = try #require(decided as Bool?, "\(name) is not in the table")
      #expect(accepts(Skipped.self, data) == isExpected, "\(name)")
      let isKept = isExpected && !Self.repeatedKeys.contains(name)
      #expect(accepts(Probe<ValueProbe>.self, data) == isKept, "\(name) as a Value")
      // The same document where no rule reads it.
      let member = Data(#"{"a":"#.utf8) + data + Data("}".utf8)
      let isMember = isExpected && data.first != 0xef
      #expect(accepts(Probe<FirstProbe>.self, member) == isMember, "\(name) in an unknown key")
      typed(data, isExpected, name)
      streams(data, isKept, name)
    }
  }

  /// Of the well-formed documents, types accept exactly those that fit them.
  private func typed(_ data: Data, _ isExpected: Bool, _ name: String) {
    check(Bool.self, data, isExpected, name)
    check(Int.self, data, isExpected, name)
    check(Double.self, data, isExpected, name)
    check(String.self, data, isExpected, name)
    check(URL.self, data, isExpected, name)
    check(JSONObject.self, data, isExpected, name)
    check(Article.self, data, isExpected, name)
    check([JSONValue].self, data, isExpected, name)
    check([String].self, data, isExpected, name)
    check([Double?].self, data, isExpected, name)
    check([[Article]].self, data, isExpected, name)
    check([String: JSONValue].self, data, isExpected, name)
    check([String: Int].self, data, isExpected, name)
    check(LazyDecodedArray<JSONValue>.self, data, isExpected, name)
    check(Set<String>.self, data, isExpected, name)
  }

  private func check<T: DocumentDecodable>(_ type: T.Type, _ data: Data, _ isExpected: Bool, _ name: String) {
    let report = T.decodeCollectingProblems(json: data)
    let (value, problems) = (report.value, report.problems)
    #expect((value == nil) == !problems.allSatisfy { $0.severity == .warning }, "\(name) as \(T.self)")
    do throws(MappingError) {
      _ = try T(json: data)
      #expect(isExpected && value != nil, "\(name) as \(T.self)")
    } catch {
      #expect(value == nil, "\(name) as \(T.self)")
      switch error.problems[0].kind {
      case .syntax, .encoding, .depth: #expect(!isExpected, "\(name) as \(T.self)")
      case .missing, .null, .mismatch, .range, .unknownKey, .duplicateKey, .unknownCase, .check, .needsSwift, .limit:
        break
      }
    }
  }

  /// The document as an element, as a line, and, if it is an array, as a stream.
  private func streams(_ data: Data, _ isExpected: Bool, _ name: String) {
    let bytes = [UInt8](data)
    let hasMark = bytes.first == 0xef
    guard bytes.contains(where: { ![0x20, 0x0a, 0x0d, 0x09].contains($0) }) else {
      // No value at all, which is valid for a stream.
      #expect(!isExpected, "\(name)")
      return
    }
    let element = StreamOutcome(JSONValue.self, .array, [[0x5b], bytes[...], [0x5d]])
    let isOne = element.problems.isEmpty && element.values.count == 1
    #expect(isOne == (isExpected && !hasMark), "\(name) as an element")
    if !bytes.dropLast().contains(0x0a) {
      let line = StreamOutcome(JSONValue.self, .ndjson, [bytes[...]])
      #expect((line.problems.isEmpty && line.values.count == 1) == isExpected, "\(name) as a line")
    }
    if bytes.first == 0x5b {
      let array = StreamOutcome(JSONValue.self, .array, bytes.map { [$0] })
      #expect(array.problems.isEmpty == isExpected, "\(name) as a stream")
    }
  }

  @Test("what is decided stands in the documentation")
  func documentation() throws {
    let page = try String(contentsOf: Repository.root.appendingPathComponent("docs/reliability.md"), encoding: .utf8)
    let rows = page.matches(of: /\| `(i_[^`]+)` \| (accepted|refused) \|/)
    #expect(rows.count == Self.decided.count)
    for row in rows { #expect(Self.decided[String(row.1)] == (row.2 == "accepted"), "\(row.1)") }
  }

  private func accepts<T: DocumentDecodable>(_ type: T.Type, _ data: Data) -> Bool {
    do {
      _ = try T(json: data)
      return true
    } catch {
      return false
    }
  }
}

/// An object whose contents are not read.
enum FirstProbe: ScalarProbe {
  static let keys = KeyTableFixture.of("b")

  static func read(_ kv: inout JSONReader) throws(CodingFailure) {
    var scan = ObjectState()
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      try kv.skip()
      key = try kv.nextKey(keys, &scan)
    }
  }
}

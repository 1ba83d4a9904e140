import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap
@testable import KVMapPropertyList

/// Property lists written by other software, including Apple's tools, and invalid ones.
@Suite(.enabled(if: Repository.corpus("plist") != nil, Repository.absence(of: "plist")))
struct CorpusTests {
  private static func files(_ folder: String) throws -> [URL] {
    let corpus = try #require(Repository.corpus("plist")).appendingPathComponent(folder)
    return try Repository.files(in: corpus, withExtension: "plist")
  }

  /// The files that are rejected, and why. All others are read.
  private static let refused: [String: String] = [
    // It refers to U+0000 and U+0008, which XML documents cannot contain, not even as character references.
    "javascriptcore_tests": "syntax: expected a reference to a character that XML allows",
    // The format that preceded XML.
    "test_oldStylePlist_getSlashedChars_octal": "syntax: expected the element \"plist\"",
    // Written by hand.
    "array-count-huge.bin": "syntax: expected an object that ends before the table of offsets",
    "ascii-high-byte.bin": "encoding: expected ASCII",
    "data-invalid-base64.xml": "syntax: expected data in Base64",
    "date-invalid.xml": "syntax: expected a date like 2012-04-14T00:20:07Z",
    "date-nan.bin": "syntax: expected a date",
    "dict-self.bin": "syntax: expected objects that do not contain themselves",
    "exponential-30.bin": "syntax: expected shared objects that make the file at most 64 times as large",
    "key-without-value.xml": "syntax: expected an element that is a value of a property list",
    "mutual-arrays.bin": "syntax: expected objects that do not contain themselves",
    "self-array.bin": "syntax: expected objects that do not contain themselves",
    "string-length-huge.bin": "syntax: expected an object that ends before the table of offsets",
    "unknown-tag.xml": "syntax: expected an element that is a value of a property list",
    "value-without-key.xml": "syntax: expected the element \"key\" or \"</dict>\"",
  ]

  @Test func everyFileIsReadOrRefusedForAReason() throws {
    let files = try Self.files("")
    #expect(files.count > 40)
    var outcomes: [String: String] = [:]
    for file in files {
      let result = PropertyListSample.notation(of: try [UInt8](Data(contentsOf: file)))
      if case .failure(let failure) = result {
        outcomes[file.deletingPathExtension().lastPathComponent] =
          "\(failure.kind.rawValue): expected \(failure.expected)"
      }
    }
    // A corpus may contain other numbers of files.
    let names = Set(files.map { $0.deletingPathExtension().lastPathComponent })
    #expect(outcomes == Self.refused.filter { names.contains($0.key) })
  }

  @Test func xmlAndBinaryOfOneValueAreEqual() throws {
    let files = try Self.files("generated").filter { $0.lastPathComponent.hasSuffix(".xml.plist") }
    #expect(files.count > 10)
    for file in files {
      let other = URL(fileURLWithPath: file.path.replacingOccurrences(of: ".xml.plist", with: ".bin.plist"))
      let xml = try PropertyListSample.notation(of: try [UInt8](Data(contentsOf: file))).get()
      let binary = try PropertyListSample.notation(of: try [UInt8](Data(contentsOf: other))).get()
      #expect(try JSONValue(json: xml) == JSONValue(json: binary), "\(file.lastPathComponent)")
    }
  }

  /// The values are the same as those of Foundation's reader. Only valid files are compared, because Foundation crashes
  /// on some invalid ones. (The infinity and the keyed-archive reference in `all-types` are represented differently in
  /// the intermediate form.)
  @Test func foundationReadsTheSame() throws {
    let files = try Self.files("generated").filter { !$0.lastPathComponent.hasPrefix("all-types") }
    #expect(files.count > 10)
    for file in files {
      let data = try Data(contentsOf: file)
      let ours = try PropertyListSample.notation(of: [UInt8](data)).get()
      let theirs = try PropertyListSerialization.propertyList(from: data, format: nil)
      #expect(try JSONValue(json: ours) == PropertyListSample.value(theirs), "\(file.lastPathComponent)")
    }
  }

  @Test func whatIsReadIsWrittenAndReadAgain() throws {
    var written = 0
    for file in try Self.files("") {
      // Beyond the reader's maximum depth there is nothing to compare.
      guard file.lastPathComponent != "deep-2000.xml.plist",
        case .success(let notation) = PropertyListSample.notation(of: try [UInt8](Data(contentsOf: file)))
      else { continue }
      try PropertyListSample.checkWriters(notation, "\(file.lastPathComponent)")
      written += 1
    }
    #expect(written > 30)
  }
}

/// What tests do with property lists of both formats.
enum PropertyListSample {
  static func notation(of file: [UInt8], depth: Int = 128) -> Result<String, TranscodingFailure> {
    file.withUnsafeBufferPointer { notation(of: $0, depth: depth) }
  }

  static func notation(of bytes: UTF8Bytes, depth: Int) -> Result<String, TranscodingFailure> {
    BinaryLayout.looksBinary(bytes)
      ? KVMapPropertyListTests.notation(ofBinary: bytes, depth: depth)
      : KVMapPropertyListTests.notation(ofXML: bytes, depth: depth)
  }

  /// Checks that both writers are inverses of their readers, for documents that they can represent.
  static func checkWriters(_ notation: String, _ comment: Comment) throws {
    let value = try tree(notation)
    if case .success(let file) = binary(of: notation) {
      let again = try KVMapPropertyListTests.notation(ofBinary: file, depth: 1_000).get()
      #expect(try tree(again) == value, comment)
    }
    // XML dates have no fractions of a second.
    if !notation.contains(#""\/D"#), !notation.contains(#""\/U"#), case .success(let text) = xml(of: notation) {
      #expect(try tree(KVMapPropertyListTests.notation(ofXML: text, depth: 1_000).get()) == value, comment)
    }
  }

  /// The intermediate form as a tree. A modified file may contain a duplicate key.
  private static func tree(_ notation: String) throws -> JSONValue { try LastOfEach(json: notation).value }

  private struct LastOfEach: DocumentDecodable {
    var value: JSONValue

    static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
      -> LastOfEach
    {
      LastOfEach(value: try kv.value(.last))
    }
  }

  /// A Foundation value as it is in the intermediate form, with an escaped slash as a slash.
  static func value(_ any: Any) -> JSONValue {
    switch any {
    case let date as Date: .string("/D\(JSONNumber(date.timeIntervalSinceReferenceDate)?.text ?? "")")
    case let data as Data: .string("/B\(data.base64EncodedString())")
    case let text as String: .string(text)
    case let number as NSNumber:
      if String(cString: number.objCType) == "c" { .bool(number.boolValue) } else { .number(self.number(number)) }
    case let elements as [Any]: .array(elements.map(value))
    case let members as [String: Any]: .object(JSONObject(members.map { ($0.key, value($0.value)) }))
    default: .null
    }
  }

  private static func number(_ number: NSNumber) -> JSONNumber {
    switch String(cString: number.objCType) {
    case "d", "f": JSONNumber(number.doubleValue) ?? 0
    case "Q": JSONNumber(number.uint64Value)
    default: JSONNumber(number.int64Value)
    }
  }
}

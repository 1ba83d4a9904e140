import Foundation
import TestSupport
import Testing

@testable import KVMap
@testable import KVMapPropertyList

/// Property lists that others wrote, of Apple's tools among them, and broken ones.
@Suite(.enabled(if: Repository.corpus("plist") != nil, Repository.absence(of: "plist")))
struct CorpusTests {
  private static func files(_ folder: String) throws -> [URL] {
    let corpus = try #require(Repository.corpus("plist")).appendingPathComponent(folder)
    return try Repository.files(in: corpus, withExtension: "plist")
  }

  /// What is refused, and why. Everything else is read.
  private static let refused: [String: String] = [
    // It refers to U+0000 and U+0008, which no XML document may have, not even by its number.
    "javascriptcore_tests": "syntax: expected a reference to a character that XML allows",
    // The format before XML.
    "test_oldStylePlist_getSlashedChars_octal": "syntax: expected the element \"plist\"",
    // Made by hand.
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
        outcomes[file.deletingPathExtension().lastPathComponent] = "\(failure.kind.rawValue): expected \(failure.expected)"
      }
    }
    // A corpus may have more files or fewer.
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
      #expect(try Value(json: xml) == Value(json: binary), "\(file.lastPathComponent)")
    }
  }

  /// What is read is what Foundation's reader gives. It is asked of good files alone: some broken ones it does not
  /// survive. (What `all-types` has besides, infinity and a reference of a keyed archive, the notation has other words
  /// for.)
  @Test func foundationReadsTheSame() throws {
    let files = try Self.files("generated").filter { !$0.lastPathComponent.hasPrefix("all-types") }
    #expect(files.count > 10)
    for file in files {
      let data = try Data(contentsOf: file)
      let ours = try PropertyListSample.notation(of: [UInt8](data)).get()
      let theirs = try PropertyListSerialization.propertyList(from: data, format: nil)
      #expect(try Value(json: ours) == PropertyListSample.value(theirs), "\(file.lastPathComponent)")
    }
  }

  @Test func whatIsReadIsWrittenAndReadAgain() throws {
    var written = 0
    for file in try Self.files("") {
      // Deeper than a reader goes, there is nothing to compare.
      guard file.lastPathComponent != "deep-2000.xml.plist",
        case .success(let notation) = PropertyListSample.notation(of: try [UInt8](Data(contentsOf: file)))
      else { continue }
      try PropertyListSample.checkWriters(notation, "\(file.lastPathComponent)")
      written += 1
    }
    #expect(written > 30)
  }
}

/// What tests do with a property list of either kind.
enum PropertyListSample {
  static func notation(of file: [UInt8], depth: Int = 128) -> Result<String, NotationFailure> {
    file.withUnsafeBufferPointer { notation(of: $0, depth: depth) }
  }

  static func notation(of bytes: UTF8Bytes, depth: Int) -> Result<String, NotationFailure> {
    BinaryLayout.looksBinary(bytes)
      ? KVMapPropertyListTests.notation(ofBinary: bytes, depth: depth)
      : KVMapPropertyListTests.notation(ofXML: bytes, depth: depth)
  }

  /// Checks that both writers undo their readers, for a notation that they have a place for.
  static func checkWriters(_ notation: String, _ comment: Comment) throws {
    let value = try tree(notation)
    if case .success(let file) = binary(of: notation) {
      let again = try KVMapPropertyListTests.notation(ofBinary: file, depth: 1_000).get()
      #expect(try tree(again) == value, comment)
    }
    // XML has no fractions of a second.
    if !notation.contains(#""\/D"#), !notation.contains(#""\/U"#), case .success(let text) = xml(of: notation) {
      #expect(try tree(KVMapPropertyListTests.notation(ofXML: text, depth: 1_000).get()) == value, comment)
    }
  }

  /// The notation as a tree. A file that was changed may have a key twice.
  private static func tree(_ notation: String) throws -> Value { try LastOfEach(json: notation).value }

  private struct LastOfEach: Readable {
    var value: Value

    static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> LastOfEach {
      LastOfEach(value: try kv.value(.last))
    }
  }

  /// A value of Foundation as the notation has it, an escaped slash being a slash.
  static func value(_ any: Any) -> Value {
    switch any {
    case let date as Date: .string("/D\(Number(date.timeIntervalSinceReferenceDate)?.text ?? "")")
    case let data as Data: .string("/B\(data.base64EncodedString())")
    case let text as String: .string(text)
    case let number as NSNumber:
      if String(cString: number.objCType) == "c" { .bool(number.boolValue) } else { .number(self.number(number)) }
    case let elements as [Any]: .array(elements.map(value))
    case let members as [String: Any]: .object(Object(members.map { ($0.key, value($0.value)) }))
    default: .null
    }
  }

  private static func number(_ number: NSNumber) -> Number {
    switch String(cString: number.objCType) {
    case "d", "f": Number(number.doubleValue) ?? 0
    case "Q": Number(number.uint64Value)
    default: Number(number.int64Value)
    }
  }
}

import Foundation
import Testing

@testable import KVMap
@testable import KVMapPropertyList
import KVMapText

/// The binary property list for a document in the intermediate form, or why it has none.
func binary(of notation: String) -> Result<[UInt8], IntermediateWritingFailure> {
  notation.utf8Bytes { bytes in
    do throws(IntermediateWritingFailure) {
      return .success(try BinaryWriter.write(bytes))
    } catch {
      return .failure(error)
    }
  }
}

@Suite struct BinaryWriterTests {
  @Test(arguments: [
    "true", "[false,true,true]", #"{"a":1,"b":[1,"a",{"a":1}]}"#, "[]", "{}", #""""#, #""é€😀""#, #""a\"\\\n""#,
    "[0,255,256,65535,65536,4294967295,4294967296,9223372036854775807,9223372036854775808,18446744073709551615]",
    "[-1,-128,-9223372036854775808]", "[0.1,-2.5,1e300,1.7976931348623157e308,5e-324,0.30000000000000004]",
    #"["\/D0","\/D-1.5","\/D700000000.25"]"#, #"["\/B","\/BAA==","\/BAAECAwQF"]"#, #"["\/U0","\/U4294967296"]"#,
    #"["/D0","\/D0"]"#,
  ])
  func readsBackTheSame(notation: String) throws {
    #expect(try KVMapPropertyListTests.notation(ofBinary: try binary(of: notation).get()).get() == notation)
  }

  /// `1e20` has the digits of an integer, and property lists have none of more than 64 bits.
  @Test func wholeNumbersBeyond64BitsAreReals() throws {
    let notation = "[100000000000000000000,-20000000000000000000,18446744073709552000,18446744073709551615]"
    // The last one is a `UInt64`, which has this `Double`.
    let expected: [Double] = [1e20, -2e19, 0x1p64, 0x1p64]
    for file in [Data(try binary(of: notation).get()), Data(try xml(of: notation).get().utf8)] {
      let numbers = try PropertyListSerialization.propertyList(from: file, format: nil) as? [NSNumber]
      #expect(numbers?.map(\.doubleValue) == expected)
    }
    let text = try xml(of: notation).get()
    #expect(text.contains("<real>100000000000000000000.0</real>"))
    #expect(text.contains("<integer>18446744073709551615</integer>"))
  }

  /// No integer has the sign.
  @Test func negativeZeroIsAReal() throws {
    let file = try binary(of: #"[0,-0,"a",-0]"#).get()
    #expect(try notation(ofBinary: file).get() == #"[0,-0.0,"a",-0.0]"#)
    #expect(try binary(of: #"[0,-0.0,"a",-0.0]"#).get() == file)
  }

  /// What is read of equal numbers has one spelling, and is written the same.
  @Test(arguments: [
    ("[-0,-0.0]", "[-0.0,-0.0]"), ("[1E3,1000.0,1.0e3]", "[1000.0,1000.0,1000.0]"),
    ("[2.50,0.1,2.5,0.10]", "[2.5,0.1,2.5,0.1]"), ("[1,1.0]", "[1,1.0]"),
  ])
  func equalRealsAreOneObject(notation: String, again: String) throws {
    let file = try binary(of: notation).get()
    #expect(try KVMapPropertyListTests.notation(ofBinary: file).get() == again)
    #expect(try binary(of: again).get() == file)
  }

  @Test func longObjectsReadBack() throws {
    for count in [14, 15, 16, 255, 256, 70_000] {
      let text = "\"\(String(repeating: "x", count: count))\""
      #expect(try notation(ofBinary: try binary(of: text).get()).get() == text)
      let numbers = "[\((0..<count).map { "\($0)" }.joined(separator: ","))]"
      #expect(try notation(ofBinary: try binary(of: numbers).get()).get() == numbers)
      let members = "{\((0..<count).map { "\"k\($0)\":\($0)" }.joined(separator: ","))}"
      #expect(try notation(ofBinary: try binary(of: members).get()).get() == members)
    }
  }

  @Test func equalValuesAreOneObject() throws {
    let file = try binary(of: #"[{"key":"key","n":1},{"key":1,"n":"key"}]"#).get()
    // "key", "n", 1, two dictionaries and the array.
    #expect(file[file.count - 17] == 6)
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.components(separatedBy: "key").count == 2)
  }

  /// Foundation is an independent reader of the same format.
  @Test func foundationReadsIt() throws {
    let notation = #"{"a":[1,-1,2.5,true,"é","x"],"d":"\/D3.5","b":"\/BAQID","u":18446744073709551615}"#
    let data = Data(try binary(of: notation).get())
    let value = try PropertyListSerialization.propertyList(from: data, format: nil)
    let dictionary = try #require(value as? [String: Any])
    #expect(dictionary["d"] as? Date == Date(timeIntervalSinceReferenceDate: 3.5))
    #expect(dictionary["b"] as? Data == Data([1, 2, 3]))
    #expect((dictionary["u"] as? NSNumber)?.uint64Value == .max)
    let elements = try #require(dictionary["a"] as? [Any])
    #expect(elements.count == 6)
    #expect(elements[1] as? Int == -1)
    #expect(elements[2] as? Double == 2.5)
    #expect(elements[3] as? Bool == true)
    #expect(elements[4] as? String == "é")
  }

  @Test func readsWhatFoundationWrites() throws {
    let value: [String: Any] = [
      "n": [1, -2, 3_000_000_000], "s": "é", "b": false, "d": Date(timeIntervalSinceReferenceDate: 1),
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    let read = try JSONValue(json: try notation(ofBinary: [UInt8](data)).get().replacing("\\/D", with: "D"))
    #expect(read == ["n": [1, -2, 3_000_000_000], "s": "é", "b": false, "d": "D1"])
  }

  @Test(arguments: [
    ("[1,null]", MappingProblem.Kind.null, 3), ("[18446744073709551616]", .range, 1),
    ("[-9223372036854775809]", .range, 1),
    ("[1e400]", .range, 1), ("[0.12345678901234567890]", .range, 1), (#"["\/Xnan"]"#, .mismatch, 1),
    (#"["\/S[]"]"#, .mismatch, 1), (#"["\/Dx"]"#, .mismatch, 1), (#"["\/Ux"]"#, .mismatch, 1),
  ])
  func refusesWhatHasNoPlace(notation: String, kind: MappingProblem.Kind, offset: Int) {
    guard case .failure(let failure) = binary(of: notation) else {
      Issue.record("written")
      return
    }
    #expect(failure.kind == kind)
    #expect(failure.offset == offset)
  }

  @Test func longNumbersAreCutInProblems() {
    guard case .failure(let failure) = binary(of: String(repeating: "9", count: 100)) else {
      Issue.record("written")
      return
    }
    #expect(failure.found == "the number \(String(repeating: "9", count: 40))…")
  }
}

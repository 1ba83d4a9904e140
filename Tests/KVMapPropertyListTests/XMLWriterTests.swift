import Foundation
import Testing

@testable import KVMap
@testable import KVMapPropertyList
import KVMapText

/// The XML property list for a document in the intermediate form, or why it has none.
func xml(of notation: String) -> Result<String, IntermediateWritingFailure> {
  notation.utf8Bytes { bytes in
    do throws(IntermediateWritingFailure) {
      return .success(String(decoding: try XMLPropertyListWriter.write(bytes), as: UTF8.self))
    } catch {
      return .failure(error)
    }
  }
}

@Suite struct XMLWriterTests {
  @Test func looksLikeOthersWriteIt() throws {
    let notation = #"{"a":[1,-2.5,true,false,{},[]],"b<":"x & y","d":"\/D5.75","e":"\/BAAEC","u":"\/U7"}"#
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>a</key>
      \t<array>
      \t\t<integer>1</integer>
      \t\t<real>-2.5</real>
      \t\t<true/>
      \t\t<false/>
      \t\t<dict/>
      \t\t<array/>
      \t</array>
      \t<key>b&lt;</key>
      \t<string>x &amp; y</string>
      \t<key>d</key>
      \t<date>2001-01-01T00:00:05Z</date>
      \t<key>e</key>
      \t<data>AAEC</data>
      \t<key>u</key>
      \t<dict>
      \t\t<key>CF$UID</key>
      \t\t<integer>7</integer>
      \t</dict>
      </dict>
      </plist>

      """
    #expect(try xml(of: notation).get() == expected)
  }

  /// No integer has the sign: what others read from `<integer>-0</integer>` is zero.
  @Test func negativeZeroIsAReal() throws {
    let file = try xml(of: "[0,-0,-0.0]").get()
    #expect(file.contains("\t<integer>0</integer>\n\t<real>-0.0</real>\n\t<real>-0.0</real>\n"))
    #expect(try notation(ofXML: file).get() == "[0,-0.0,-0.0]")
    #expect(try xml(of: "[0,-0.0,-0.0]").get() == file)
    let values = try PropertyListSerialization.propertyList(from: Data(file.utf8), format: nil)
    #expect((values as? [Double])?.map(\.sign) == [.plus, .minus, .minus])
  }

  @Test(arguments: [
    "true", "[]", "{}", "[1,2.5,-3e-7,18446744073709551615]", #"{"a":{"b":[{"c":"x"}]},"":""}"#,
    #"" <&>\"'\r\n\té😀]]>""#, #"["\/D0","\/D-1000000000"]"#, #"["\/B","\/BAA=="]"#,
  ])
  func readsBackTheSame(notation: String) throws {
    #expect(try KVMapPropertyListTests.notation(ofXML: try xml(of: notation).get()).get() == notation)
  }

  @Test func foundationReadsIt() throws {
    let notation = #"{"a":[1,2.5,"é<"],"d":"\/D3","b":"\/BAQID"}"#
    let data = Data(try xml(of: notation).get().utf8)
    let dictionary = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    #expect(dictionary["d"] as? Date == Date(timeIntervalSinceReferenceDate: 3))
    #expect(dictionary["b"] as? Data == Data([1, 2, 3]))
    #expect((dictionary["a"] as? [Any])?.last as? String == "é<")
  }

  @Test(arguments: [
    ("[1,null]", MappingProblem.Kind.null, 3), (#"["a\u0001"]"#, .mismatch, 1), (#"{"\u0000":1}"#, .mismatch, 1),
    ("[\"\u{FFFE}\"]", .mismatch, 1), ("[\"a\u{FFFF}\"]", .mismatch, 1), (#"["\/D1e16"]"#, .range, 1),
    (#"["\/Dx"]"#, .range, 1), (#"["\/Xnan"]"#, .mismatch, 1), (#"["\/S[]"]"#, .mismatch, 1),
  ])
  func refusesWhatHasNoPlace(notation: String, kind: MappingProblem.Kind, offset: Int) {
    guard case .failure(let failure) = xml(of: notation) else {
      Issue.record("written")
      return
    }
    #expect(failure.kind == kind)
    #expect(failure.offset == offset)
  }
}

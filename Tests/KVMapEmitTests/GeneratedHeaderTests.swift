import KVMapSema
import KVMapSource
import Testing

@testable import KVMapEmit

@Suite struct GeneratedHeaderTests {
  private let text = SampleProgram.text(
    SampleProgram.program([SampleProgram.mapping("User", properties: [SampleProgram.property("id", .int)])]))

  @Test func itSaysWhatTheFileWasMadeFrom() throws {
    let header = try #require(GeneratedHeader(parsing: Array(text.utf8)))
    #expect(header.source == "Sample.kvmap")
    #expect(header.format == 1)
    #expect(header.inputHash == 0x0123_4567_89AB_CDEF)
    #expect(
      text.hasPrefix("// Generated from Sample.kvmap. Do not edit.\n// kvmap format 1, input 0123456789abcdef, body "))
  }

  @Test func anEditIsSeen() throws {
    let bytes = Array(text.utf8)
    let header = try #require(GeneratedHeader(parsing: bytes))
    #expect(header.isIntact(in: bytes))
    #expect(!header.isIntact(in: bytes + [0x20]))
    #expect(!header.isIntact(in: bytes.dropLast()))
    let edited = Array(text.replacing("swiftlint:disable all", with: "swiftlint:enable all").utf8)
    #expect(!header.isIntact(in: edited))
    for position in stride(from: text.utf8.count / 2, to: bytes.count, by: 97) {
      var changed = bytes
      changed[position] ^= 1
      #expect(!header.isIntact(in: changed))
    }
  }

  /// Version control on Windows may write CRLF.
  @Test func lineEndsMayDiffer() throws {
    let bytes = Array(text.replacing("\n", with: "\r\n").utf8)
    let header = try #require(GeneratedHeader(parsing: bytes))
    #expect(header.source == "Sample.kvmap")
    #expect(header.isIntact(in: bytes))
  }

  @Test(arguments: [
    "", "\n\n", "// Generated from X.kvmap. Do not edit.", "// Generated from X.kvmap. Do not edit.\nlet a = 1\n",
    "// Generated from X.kvmap. Do not edit.\n// kvmap format one, input 0, body 0\n",
    "// Generated from X.kvmap. Do not edit.\n// kvmap format 1, input x, body 0\n",
    "// Generated from X.kvmap. Do not edit.\n// kvmap format 1, input 0\n",
    "import Foundation\n// kvmap format 1, input 0, body 0\n",
  ])
  func otherFilesHaveNone(text: String) {
    #expect(GeneratedHeader(parsing: Array(text.utf8)) == nil)
  }

  @Test func aFileThatEndsInItsHeaderIsNotIntact() throws {
    let bytes = Array("// Generated from X.kvmap. Do not edit.\n// kvmap format 1, input 0, body 0\n".utf8)
    #expect(!(try #require(GeneratedHeader(parsing: bytes))).isIntact(in: bytes))
  }

  @Test func aNameCannotLeaveItsComment() throws {
    let mapping = SampleProgram.mapping("User", properties: [SampleProgram.property("id", .int)])
    let text = SampleProgram.text(SampleProgram.program([mapping], name: "a\ncanary()\r\u{202E}.kvmap"))
    #expect(text.hasPrefix(#"// Generated from a\u{a}canary()\u{d}\u{202e}.kvmap. Do not edit."# + "\n"))
    #expect(!text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("canary") })
  }
}

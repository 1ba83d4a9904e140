import Foundation
import KVMap
import KVMapXML
import TestSupport
import Testing

/// Documents with bytes changed, removed or duplicated, or truncated: nothing traps, each rejected document is rejected
/// for a reason, and each accepted one is the same after it is written and read again. `KVMAP_MUTATIONS` sets their
/// number.
@Suite struct MutationTests {
  private static let seeds: [String] = [
    "<?xml version='1.0' encoding='UTF-8'?>\n<!DOCTYPE l SYSTEM 'x'>\n<l a='&lt;&#65;' b=\"c\"><n>1</n>"
      + "<item name='x'>y<inner name='&amp;'/><!-- c --></item>"
      + "<n> 2 </n><?p q?><item name='z'><![CDATA[<&]]]></item><tag>t</tag></l>",
    "<a:b xmlns:a='u' xmlns='v' a:c='1' c='2'><d xmlns=''>é€\u{1F600}</d><a:d/>\r\n\tx<a:d/>]]&gt;</a:b>",
    "<u><id>7</id><id>x</id><shape kind='circle'><radius>1</radius></shape>"
      + "<numbered n='2'><side>3</side></numbered></u>",
    "<l><t> a\tb\\\" \n</t><t><![CDATA[<b> &amp; ]] \"\\]]> &#x20;</t><t>&lt;&gt;&quot;&apos;&amp;&#13;\u{FFFD}</t>"
      + "<t>  </t>\r\n<t x='1'>y ]]&gt; \r\n z </t>  <t><!--c-->d</t>text<t><u>v</u>w</t></l> <!-- behind the end -->",
    "<many>" + (0..<20).map { "<n\($0)>\($0)</n\($0)>" }.joined()
      + "<n3>x</n3><n19>y</n19><longerNameOne>1</longerNameOne><longerNameTwo>2</longerNameTwo>"
      + "<longerNameOne>3</longerNameOne><n3/><q a=\"1\"><z/><y/><z/></q></many>                        ",
  ]

  private static var count: Int {
    ProcessInfo.processInfo.environment["KVMAP_MUTATIONS"].flatMap(Int.init) ?? 6_000
  }

  @Test(arguments: [false, true])
  func changedDocuments(isUTF16: Bool) throws {
    let memory = try GuardedMemory(capacity: 1 << 14)
    var random = Numbers(seed: isUTF16 ? 11 : 5)
    let alphabet = Array("<>/!?-[]&;#x='\"\\ \t\n\r:aé\u{0}".utf8) + [0xff, 0xef, 0xbf, 0xbe, 0xed, 0xa0]
    for _ in 0..<Self.count {
      let seed = Self.seeds[random.next(Self.seeds.count)]
      var bytes =
        isUTF16 ? [0xff, 0xfe] + seed.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] } : Array(seed.utf8)
      for _ in 0...random.next(4) where !bytes.isEmpty {
        let place = random.next(bytes.count)
        switch random.next(5) {
        case 0: bytes[place] = alphabet[random.next(alphabet.count)]
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(alphabet[random.next(alphabet.count)], at: place)
        case 3:
          let piece = Array(bytes[place..<min(place + random.next(40), bytes.count)])
          bytes.insert(contentsOf: piece, at: random.next(bytes.count))
        default: bytes.removeLast(random.next(min(bytes.count, 20)))
        }
      }
      check(bytes, memory)
    }
  }

  /// The intermediate form of a document. The result is the same with a source map, with which everything is read piece
  /// by piece.
  private func notation(of bytes: UTF8Bytes, places: SourceMap?) -> Result<[UInt8], TranscodingFailure> {
    var writer = JSONWriter.writing(.text, capacity: 16)
    do throws(TranscodingFailure) {
      try XMLFormat().transcode(bytes, depth: 8, to: &writer, places: places)
      return .success(writer.withNotation { [UInt8]($0) })
    } catch {
      return .failure(error)
    }
  }

  private func check(_ bytes: [UInt8], _ memory: borrowing GuardedMemory) {
    let (copied, noted) = memory.atEnd(bytes) { (notation(of: $0, places: nil), notation(of: $0, places: SourceMap())) }
    #expect(copied == noted, "\(String(decoding: bytes, as: UTF8.self))")
    // At the end of a mapped page, so that reading one byte too many is detected.
    let report = memory.atEnd(bytes) { Document.decodeCollectingProblems(xml: $0) }
    let (tree, problems) = (report.value, report.problems)
    guard let tree else {
      let first = problems.first
      #expect(
        first.map { !$0.message.isEmpty && (0...bytes.count).contains($0.offset) } == true, "\(bytes): \(first as Any)")
      return
    }
    let lists = Lists.decodeCollectingProblems(xml: bytes)
    let unions = Unions.decodeCollectingProblems(xml: bytes)
    for problem in lists.problems + unions.problems { #expect((0...bytes.count).contains(problem.offset)) }
    guard let text = try? tree.xmlBytes() else { return }
    #expect((try? Document(xml: text))?.value == tree.value, "\(String(decoding: bytes, as: UTF8.self))")
  }
}

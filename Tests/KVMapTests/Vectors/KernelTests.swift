import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

#if arch(x86_64) && !KVMAP_PORTABLE
  import KVMapKernels
#endif

/// If the processor has the instructions: code that examines many bytes at once agrees with code that examines them one
/// by one.
@Suite("Vectors and kernels, against plain loops")
struct KernelTests {
  private static let alphabet = Array(
    " \t\n\r\"\\/{}[]:,-+.0123456789eEtrufalsn<>&\u{1}\u{1f}\u{7f}aé日😀\u{fffd}".utf8)

  private func text(_ count: Int, from alphabet: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
    (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
  }

  @Test("runs of text, of blanks and of equal bytes")
  func runs() {
    var generator = SplitMix64(state: 7)
    for round in 0..<20_000 {
      // A small set of different bytes gives long runs.
      let few = Array(Self.alphabet.shuffled(using: &generator).prefix(1 + round % 6))
      let bytes = text(16, from: round % 2 == 0 ? few : Self.alphabet, using: &generator)
      var others = text(16, from: few, using: &generator)
      let equal = Int.random(in: 0...16, using: &generator)
      others.replaceSubrange(..<equal, with: bytes[..<equal])
      bytes.withUnsafeBufferPointer { first in
        others.withUnsafeBufferPointer { second in
          guard let p = first.baseAddress, let q = second.baseAddress else { return }
          let plain = bytes.prefix { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5c }
          for run in [TextRun(at: p), TextRun(portableAt: p)] {
            #expect(run.count == plain.count)
            #expect((run.others != 0) == plain.contains { $0 >= 0x80 })
          }
          let ascii = plain.prefix { $0 < 0x80 }
          for run in [ASCIIRun(at: p), ASCIIRun(portableAt: p)] {
            #expect(run.isWhole == (ascii.count == 16))
            if !run.isWhole { #expect(run.count == ascii.count) }
          }
          let blanks = bytes.prefix { [0x20, 0x0a, 0x0d, 0x09].contains($0) }.count
          #expect(BlankRun.count(at: p) == blanks)
          #expect(BlankRun.portableCount(at: p) == blanks)
          let spaces = bytes.prefix { $0 == 0x20 }.count
          #expect(SpaceRun.count(at: p) == spaces)
          #expect(SpaceRun.portableCount(at: p) == spaces)
          let equalCount = zip(bytes, others).prefix { $0 == $1 }.count
          #expect(ByteComparison.equal(p, q) == equalCount)
          #expect(ByteComparison.portableEqual(p, q) == equalCount)
          for count in 0...16 {
            let areEqual = bytes[..<count] == others[..<count]
            #expect(ByteComparison.areEqual(p, q, first: count) == areEqual)
          }
        }
      }
    }
  }

  @Test("runs of up to 32 spaces")
  func longRuns() {
    for count in 0...34 {
      for other in Self.alphabet where other != 0x20 {
        let bytes = Array(repeating: 0x20 as UInt8, count: count) + Array(repeating: other, count: 34)
        bytes.withUnsafeBufferPointer { buffer in
          guard let p = buffer.baseAddress else { return }
          #expect(SpaceRun.longCount(at: p) == min(count, 32))
          #expect(SpaceRun.portableLongCount(at: p) == min(count, 32))
        }
      }
    }
  }

  @Test("a known key, and one with an escape, is never taken for unknown by what it looks like")
  func outlines() {
    let names = ["", "a", "b", "id", "abc", "é", "日本", "created_at"]
    for known in names {
      let table = KeyTableFixture(entries: [.init(key: "text"), .init(key: known)])
      let outlines = Kernels.outlines(of: table.make())
      for key in [known, "text", "\\u0061", "x\\n"] {
        let bytes = Array("\(key)\":1                ".utf8)
        bytes.withUnsafeBufferPointer { buffer in
          guard let start = buffer.baseAddress else { return }
          #expect(!Kernels.isUnknown(start, outlines: outlines), "\(key) beside \(known)")
        }
      }
    }
  }

  @Test("copies of plain text")
  func copies() {
    var generator = SplitMix64(state: 9)
    for round in 0..<20_000 {
      let few = Array(Self.alphabet.shuffled(using: &generator).prefix(1 + round % 6))
      let bytes = text(round % 80, from: round % 2 == 0 ? few : Self.alphabet, using: &generator)
      let plain = bytes.prefix { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5c }
      bytes.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress else { return }
        var copies: [([UInt8], Int)] = []
        func copy(_ count: Int, _ run: (UnsafeMutablePointer<UInt8>) -> Int) {
          var copied = 0
          let output = [UInt8](unsafeUninitializedCapacity: count) { room, initialized in
            guard let start = room.baseAddress else { return }
            copied = run(start)
            initialized = count
          }
          copies.append((output, copied))
        }
        if bytes.count >= 16 {
          copy(16) { UncheckedCopy.copy16(source, to: $0) }
          copy(16) { UncheckedCopy.portableCopy16(source, to: $0) }
        }
        copy(bytes.count) { StringEscaping.copyPlain(source, count: bytes.count, to: $0) }
        for (output, copied) in copies {
          #expect(copied == min(plain.count, output.count))
          #expect(output[..<copied] == bytes[..<copied])
        }
        copy(bytes.count) {
          OverlappingCopy.copy(source, count: bytes.count, to: $0)
          return bytes.count
        }
        #expect(copies.last?.0 == bytes)
      }
    }
  }

  @Test("every sequence of two bytes, and many of four, wherever they stand")
  func encodings() {
    var generator = SplitMix64(state: 8)
    let leads: [UInt8] = [
      0x00, 0x7f, 0x80, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0,
      0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff,
    ]
    let continuations: [UInt8] = [0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xed, 0xff]
    var sequences: [[UInt8]] = (0...0xffff).map { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    for lead in leads {
      for second in continuations {
        for third in continuations {
          sequences.append([lead, second, third])
          for fourth in continuations { sequences.append([lead, second, third, fourth]) }
        }
      }
    }
    for sequence in sequences {
      let before = Int.random(in: 0...70, using: &generator)
      let after = Int.random(in: 0...40, using: &generator)
      let bytes = [UInt8](repeating: 0x61, count: before) + sequence + [UInt8](repeating: 0x62, count: after)
      bytes.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        let isUTF8 = UTF8Validation.plainFirstInvalid(from: start, to: start + bytes.count) == nil
        #expect(isUTF8 == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
        if Kernels.areAvailable {
          #expect(Kernels.areUTF8(from: start, to: start + bytes.count) == isUTF8, "\(bytes)")
        }
      }
    }
  }

  /// The position after the value at the beginning of a document, as found by the loop over bytes; nil if it is
  /// invalid.
  private func plainEnd(_ document: [UInt8]) -> Int? {
    document.withUnsafeBufferPointer { buffer in
      let input = JSONInput(buffer)
      var reader = JSONReader(input, depthLimit: 1 << 20)
      reader.cursor.safe = 0
      let start = reader.cursor.p
      do { try reader.skip() } catch { return nil }
      // The loop has also skipped the white space after the value.
      let end = reader.cursor.p == JSONCursor.endSentinel ? document.count : reader.cursor.p - start
      return document[..<end].lastIndex { $0 == 0x7d || $0 == 0x5d }.map { $0 + 1 }
    }
  }

  private func kernelEnd(_ document: [UInt8], levels: Int = 63) -> Int? {
    document.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let end = start + document.count
      let close = Kernels.skip(from: start, to: end, levels: levels)
      #if arch(x86_64) && !KVMAP_PORTABLE
        // On a processor with AVX-512 this one is not selected automatically.
        if Kernels.areAvailable { #expect(kvmap_skip_avx2(start, end, Int32(levels)) == close) }
      #endif
      return close.map { $0 - start }
    }
  }

  @Test("changed documents: the kernel takes what the loop takes, and nothing else", .enabled(if: Kernels.areAvailable))
  func skipping() {
    var generator = SplitMix64(state: 9)
    let documents = Mutations.documents.filter { $0.first == 0x7b || $0.first == 0x5b }
    var accepted = 0
    let count = Thoroughness.choose(10_000, thorough: 40_000)
    for number in 0..<count {
      var document = documents[number % documents.count]
      for _ in 0..<(number % 3) { document = Mutations.mutate(document, using: &generator) }
      // The kernel starts at a bracket, and the document must end with one.
      guard let first = document.first, first == 0x7b || first == 0x5b,
        let last = document.lastIndex(where: { $0 == 0x7d || $0 == 0x5d })
      else { continue }
      document.removeSubrange((last + 1)...)
      let expected = plainEnd(document)
      if expected != nil { accepted += 1 }
      let end = kernelEnd(document)
      let isChanged = number % 3 != 0
      #expect(end == expected || isChanged && end == nil, "\(String(decoding: document, as: UTF8.self))")
      // In a modified document, the kernel may also have encountered an error after the value.
      document.removeSubrange((expected ?? document.count)...)
      #expect(kernelEnd(document) == expected, "\(String(decoding: document, as: UTF8.self))")
    }
    #expect(accepted > count / 4)
  }

  @Test("small documents out of the characters that matter", .enabled(if: Kernels.areAvailable))
  func randomTokens() {
    var generator = SplitMix64(state: 10)
    let tokens = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"\"", "1", "-0.5e1", "true", "null", " ",
      "\n", "\"\\\"\"", "\"\\\\\"", "x",
    ]
    for _ in 0..<60_000 {
      let count = Int.random(in: 1...9, using: &generator)
      let inner = (0..<count).map { _ in tokens.randomElement(using: &generator) ?? "" }.joined()
      let blanks = String(repeating: " ", count: Int.random(in: 0...66, using: &generator))
      for document in ["[\(blanks)\(inner)]", "{\"k\":\(blanks)\(inner)}", "{\(inner)\(blanks)}"] {
        let bytes = Array(document.utf8)
        #expect(kernelEnd(bytes) == plainEnd(bytes), "\(document)")
      }
    }
  }

  @Test("escapes and quotation marks at every place of a block", .enabled(if: Kernels.areAvailable))
  func escapesAcrossBlocks() {
    let pieces = [
      #"\\"#, #"\""#, #"\\\""#, #"\u00e9"#, #"\ud83d\ude00"#, #"\u00g0"#, #"\ud83d"#, #"\ud83dx"#, #"\ud83d\ud83d"#,
      #"\ude00"#, #"\\ud83d\ude00"#, #"\uDBFF\uDFFF\uDFFF"#, #"\"#, #"\x"#, "é", "\u{1}",
    ]
    for before in 0..<140 {
      for piece in pieces {
        let document = Array(("[\"" + String(repeating: "a", count: before) + piece + "\", {\"k\" : [ ] }]").utf8)
        #expect(kernelEnd(document) == plainEnd(document), "\(String(decoding: document, as: UTF8.self))")
      }
    }
  }

  /// Where skipped members end, found by loops over bytes, starting at the key at `place`.
  private func plainMembersEnd(_ document: [UInt8], from place: Int, known: [String]) -> Int? {
    document.withUnsafeBufferPointer { buffer in
      let input = JSONInput(buffer)
      var reader = JSONReader(input, depthLimit: 1 << 20)
      let start = reader.cursor.p
      reader.cursor.safe = 0
      reader.depth = 1
      reader.cursor.p = start + place
      do {
        while true {
          guard reader.cursor.p[0] == 0x22 else { return nil }
          let key = reader.cursor.p - start
          if key != place {
            let text = document[(key + 1)...].prefix { $0 != 0x22 && $0 != 0x5c }
            let isWhole = document[text.endIndex...].first == 0x22
            if !isWhole || known.contains(where: { text.elementsEqual($0.utf8) }) { return key }
          }
          try reader.skipKey()
          try reader.skip()
          if reader.cursor.p[0] == 0x7d { return reader.cursor.p - start + 1 }
          guard reader.cursor.p[0] == 0x2c else { return nil }
          reader.cursor.p += 1
          reader.cursor.skipBlanks()
        }
      } catch { return nil }
    }
  }

  private func kernelMembersEnd(_ document: [UInt8], from place: Int, _ keys: KeyTable) -> Int? {
    document.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let end = start + document.count
      let outlines = Kernels.outlines(of: keys)
      let next = Kernels.skipMembers(
        from: start + place, to: end, levels: 63, keys, outlines: outlines, expected: keys.records)
      #if arch(x86_64) && !KVMAP_PORTABLE
        if Kernels.areAvailable {
          // The expected key makes no difference.
          var known = kvmap_keys(records: keys.records, expected: nil, count: Int32(keys.count), outlines: outlines)
          #expect(kvmap_skip_members_avx2(start + place, end, 63, &known) == next)
        }
      #endif
      return next.map { $0 - start }
    }
  }

  @Test(
    "members up to a known key, or to the end of their object", .enabled(if: Kernels.areAvailable),
    arguments: [["id", "name", "a key of more than sixteen bytes"], ["i"], [""], ["id", ""], []])
  func members(known: [String]) {
    let keys = KeyTableFixture(entries: known.map { KeyTableFixture.Entry(key: $0) }).make()
    var generator = SplitMix64(state: 11)
    let names = [
      "id", "name", "i", "", "ids", "na", "a key of more than sixteen bytes", "a key", #"\u0069d"#, #"i\u0064"#, "x",
    ]
    let values = [
      "1", "-1.5e3", "null", "true", #""a text""#, #""id""#, #""\"id\":1""#, #"{"id":{"name":1}}"#, #"[{"id":1},"id"]"#,
      "[]",
      #""\#(String(repeating: "é", count: 40))""#, "{ }",
    ]
    var stopped = 0
    for number in 0..<20_000 {
      let members = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        let blanks = String(repeating: " ", count: number % 2 == 0 ? 0 : Int.random(in: 0...40, using: &generator))
        let name = names.randomElement(using: &generator) ?? ""
        return "\(blanks)\"\(name)\":\(blanks)\(values.randomElement(using: &generator) ?? "1")"
      }
      var document = Array("{\(members.joined(separator: ","))}, {\"id\": 2}]".utf8)
      let place = document.firstIndex(of: 0x22) ?? 0
      let isChanged = number % 3 == 0
      if isChanged {
        // One byte is replaced, but not by a backslash: far into a key that is not one of these, a backslash may or may
        // not be found.
        let at = Int.random(in: place + 1..<document.count - 1, using: &generator)
        document[at] = Self.alphabet.filter { $0 != 0x5c }.randomElement(using: &generator) ?? 0
      }
      let expected = plainMembersEnd(document, from: place, known: known)
      let end = kernelMembersEnd(document, from: place, keys)
      #expect(end == expected || isChanged && end == nil, "\(String(decoding: document, as: UTF8.self))")
      if let expected, end == nil {
        // In a modified document, the kernel may also have encountered an error after the position where it stops.
        let key = document[expected...].dropFirst().prefix { $0 != 0x22 && $0 != 0x5c }
        let isKey = expected < document.count && document[expected] == 0x22
        let isWhole = document[key.endIndex...].first == 0x22
        document.removeSubrange(expected...)
        if isKey { document += isWhole ? [0x22] + key + Array(#"":1}]"#.utf8) : Array(#""\u0061":1}]"#.utf8) }
        #expect(
          kernelMembersEnd(document, from: place, keys) == expected, "\(String(decoding: document, as: UTF8.self))")
      }
      if let expected, expected < document.count, document[expected] == 0x22 { stopped += 1 }
    }
    #expect(known.isEmpty || stopped > 1_000)
  }

  @Test("no more brackets are open than may be", .enabled(if: Kernels.areAvailable))
  func levels() {
    for depth in 1...70 {
      let document = Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
      #expect(kernelEnd(document) == (depth <= 63 ? document.count : nil))
      #expect(kernelEnd(document, levels: 5) == (depth <= 5 ? document.count : nil))
    }
  }

  @Test("a key that no kernel can move over is tried once, and its value once", .enabled(if: Kernels.areAvailable))
  func tries() {
    let keys = KeyTableFixture(entries: [KeyTableFixture.Entry(key: "id")]).make()
    let deep = String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
    let document = Array("{\"a\": 0, \"id\": 1, \"deep\": \(deep), \"b\": 2}".utf8)
    document.withUnsafeBufferPointer { buffer in
      let input = JSONInput(buffer)
      var reader = JSONReader(input, depthLimit: 512)
      do throws(CodingFailure) {
        // The outlines of known keys are available from the first unknown key on.
        var scan = ObjectState()
        #expect(try reader.beginObject(keys, &scan) == 0)
        #expect(reader.cursor.failedKernels == 0)
        _ = try reader.int()
        #expect(try reader.nextKey(keys, &scan) == -1)
        #expect(reader.cursor.failedKernels == 2)
      } catch {
        Issue.record(error)
      }
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import KVMap
@testable import KVMapPropertyList

/// Property lists with bytes changed, inserted or removed, or truncated. None crashes; each value that is read can be
/// written and reads as before; and no intermediate form exceeds its size limit.
///
/// `KVMAP_MUTATIONS=100000` sets the number of files of each format to 100,000.
@Suite struct MutationTests {
  static let count =
    ProcessInfo.processInfo.environment["KVMAP_MUTATIONS"].flatMap(Int.init).map { max($0, 1) } ?? 4_000

  private static func samples(isBinary: Bool) throws -> [[UInt8]] {
    let notations = [
      #"{"a":[1,-2,2.5,true,false],"b":{"c":"text","d":"é😀","e":"\/D3.5"},"f":"\/BAAEC","a b":[[],{}],"u":"\/U7"}"#,
      #"[{"id":1,"name":"x"},{"id":300,"name":"x"},{"id":70000,"name":"long enough for a length of its own"}]"#,
      #"{"k":[0,255,256,65535,65536,4294967296,18446744073709551615,-9223372036854775808],"<&>":"&amp;"}"#,
    ]
    var samples = try notations.map { isBinary ? try binary(of: $0).get() : Array(try xml(of: $0).get().utf8) }
    if isBinary {
      samples.append(BinaryFile([0xC2, 1, 2], [0xA1, 2], [0x22, 0x7F, 0x80, 0, 0]).bytes)
    } else {
      samples.append(
        Array("<plist><array><string>a<![CDATA[<b>]]>&#65;<!-- c --></string><real>.5</real></array></plist>".utf8))
    }
    guard let corpora = Repository.corpus("plist") else { return samples }
    for file in try Repository.files(in: corpora, withExtension: "plist") {
      let bytes = try [UInt8](Data(contentsOf: file))
      guard bytes.count < 6_000 else { continue }
      if bytes.withUnsafeBufferPointer({ BinaryLayout.looksBinary($0) }) == isBinary { samples.append(bytes) }
    }
    return samples
  }

  @Test(arguments: [true, false])
  func changedFilesAreReadOrRefused(isBinary: Bool) throws {
    var generator = SeededGenerator(seed: isBinary ? 5 : 6)
    let samples = try Self.samples(isBinary: isBinary)
    let bytes = isBinary ? Array(UInt8.min...UInt8.max) : Array("<>/&;!-[]?= \"'#x0aAkeydtstring\0\r\n\u{FF}".utf8)
    // At the end of a mapped page, so that reading one byte too many is detected.
    let memory = try GuardedMemory(capacity: 1 << 16)
    var accepted = 0
    for index in 0..<Self.count {
      var file = samples[index % samples.count]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        Self.change(&file, bytes, isBinary, &generator)
      }
      let result = memory.atEnd(file) { PropertyListSample.notation(of: $0, depth: 32) }
      guard case .success(let notation) = result else { continue }
      accepted += 1
      #expect(notation.utf8.count <= max(64, 8 * file.count) || isBinary)
      #expect(notation.utf8.count <= 64 * file.count)
      try PropertyListSample.checkWriters(notation, "file \(index)")
    }
    #expect(accepted > Self.count / 100)
  }

  private static func change(
    _ file: inout [UInt8], _ bytes: [UInt8], _ isBinary: Bool, _ generator: inout SeededGenerator
  ) {
    guard !file.isEmpty else { return }
    let byte = bytes.randomElement(using: &generator) ?? 0
    // A change in the table or the trailer of a binary file has the greatest effect.
    let isAtEnd = isBinary && Bool.random(using: &generator)
    let first = isAtEnd ? max(file.count - 48, 0) : 0
    let place = Int.random(in: first..<file.count, using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: file.insert(byte, at: place)
    case 1: file.remove(at: place)
    case 2: file.removeSubrange(place...)
    case 3: file[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    default: file[place] = byte
    }
  }
}

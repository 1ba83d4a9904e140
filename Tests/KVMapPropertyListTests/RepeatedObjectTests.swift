import TestSupport
import Testing

@testable import KVMap
@testable import KVMapPropertyList

/// Objects of a binary property list that are referred to more than once.
@Suite struct RepeatedObjectTests {
  /// Objects that are no containers. The first three are texts.
  private static let scalars: [BinaryReaderTests.Sample] = [
    .init(BinaryFile.text("key"), #""key""#), .init([0x62, 0x00, 0xE9, 0x20, 0xAC], "\"é€\""),
    .init([0x73, 0x61, 0x22, 0x62], #""a\"b""#), .init([0x00], "null"), .init([0x08], "false"), .init([0x09], "true"),
    .init([0x10, 7], "7"), .init(BinaryFile.real(-0.5), "-0.5"), .init(BinaryFile.real(.nan), #""\/Xnan""#),
    .init([0x42, 0xFF, 0x00], #""\/B/wA=""#), .init([0x80, 0x07], #""\/U7""#),
  ]

  /// A random value: the objects are added to the file, whose scalars are the first ones.
  private struct Values {
    var random: SeededGenerator
    var objects = RepeatedObjectTests.scalars.map(\.object)
    var scalars = RepeatedObjectTests.scalars

    mutating func value(depth: Int, isInSet: Bool) -> (object: UInt8, notation: String) {
      let kind = depth < 4 ? Int.random(in: 0..<8, using: &random) : 0
      let count = Int.random(in: 0..<6, using: &random)
      switch kind {
      case 5:
        var keys: [UInt8] = []
        var values: [UInt8] = []
        var members: [String] = []
        for _ in 0..<count {
          let key = Int.random(in: 0..<3, using: &random)
          let value = value(depth: depth + 1, isInSet: isInSet)
          keys.append(UInt8(key))
          values.append(value.object)
          members.append("\(scalars[key].notation):\(value.notation)")
        }
        return (add([0xD0 | UInt8(count)] + keys + values), "{\(members.joined(separator: ","))}")
      case 6, 7:
        let isSet = kind == 7
        var elements: [(object: UInt8, notation: String)] = []
        for _ in 0..<count { elements.append(value(depth: depth + 1, isInSet: isInSet || isSet)) }
        let object = add([(isSet ? 0xC0 : 0xA0) | UInt8(count)] + elements.map(\.object))
        let array = "[\(elements.map(\.notation).joined(separator: ","))]"
        let escaped = array.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return (object, isSet && !isInSet ? "\"\\/S\(escaped)\"" : array)
      default:
        let scalar = Int.random(in: scalars.indices, using: &random)
        return (UInt8(scalar), scalars[scalar].notation)
      }
    }

    private mutating func add(_ object: [UInt8]) -> UInt8 {
      objects.append(object)
      return UInt8(objects.count - 1)
    }
  }

  @Test func everyReferenceIsWrittenAsTheFirstOne() throws {
    for seed in 0..<1_000 {
      var values = Values(random: SeededGenerator(seed: UInt64(seed)))
      let value = values.value(depth: 0, isInSet: false)
      guard values.objects.count < 256 else { continue }
      var file = BinaryFile(values.objects)
      file.top = UInt64(value.object)
      #expect(try notation(ofBinary: file.bytes).get() == value.notation, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<40) func textsOfAllLengthsAreRepeated(length: Int) throws {
    var text: [UInt8] = [0x5F, 0x10, UInt8(length)]
    text += (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
    let quoted = "\"\(String(decoding: text[3...], as: UTF8.self))\""
    let file = BinaryFile([0xA4, 1, 1, 2, 1], text, [0xD2, 1, 3, 1, 1], BinaryFile.text("k"))
    #expect(
      try notation(ofBinary: file.bytes).get()
        == "[\(quoted),\(quoted),{\(quoted):\(quoted),\"k\":\(quoted)},\(quoted)]")
  }

  @Test func whatWasWrittenAsAValueIsStillNoKey() {
    for scalar in Self.scalars[3...] {
      let file = BinaryFile([0xA2, 1, 2], scalar.object, [0xD1, 1, 1])
      guard case .failure(let failure) = notation(ofBinary: file.bytes) else {
        Issue.record("\(scalar.notation) was read as a key")
        continue
      }
      #expect(failure.expected == "a string as the key of a dictionary")
      // The third byte of the file's objects is the end of the array, which comes first.
      #expect(failure.offset == 11)
    }
  }

  @Test func repeatedObjectsExpandWithinLimits() {
    var text: [UInt8] = [0x5F, 0x11, 0x03, 0xE8]
    text += [UInt8](repeating: 0x61, count: 1_000)
    var array: [UInt8] = [0xAF, 0x10, 250]
    array += [UInt8](repeating: 1, count: 250)
    guard case .failure(let failure) = notation(ofBinary: BinaryFile(array, text).bytes) else {
      Issue.record("not refused")
      return
    }
    #expect(failure.expected == "shared objects that make the file at most 64 times as large")
    #expect(failure.offset == 8 + array.count)
  }

  /// Sets inside each other, the innermost of a text.
  private static func nestedSets(_ count: Int) -> BinaryFile {
    BinaryFile((1...count).map { [0xC1, UInt8($0)] } + [BinaryFile.text("x")])
  }

  @Test func nestedSetsGrowLinearly() throws {
    for count in [1, 2, 20, 100] {
      let (opening, closing) = (count - 1, count - 1)
      let arrays = String(repeating: "[", count: opening) + #"\"x\""# + String(repeating: "]", count: closing)
      #expect(try notation(ofBinary: Self.nestedSets(count).bytes).get() == "\"\\/S[\(arrays)]\"")
    }
  }

  @Test func aSetIsLimitedWithItsEscapeSequences() {
    // As an array, it is less than 64 times as large; in a set, a quotation mark has four bytes instead of two.
    var text: [UInt8] = [0x5F, 0x10, 40]
    text += [UInt8](repeating: UInt8(ascii: "\""), count: 40)
    let references = [UInt8](repeating: 1, count: 250)
    #expect(throws: Never.self) { try notation(ofBinary: BinaryFile([0xAF, 0x10, 250] + references, text).bytes).get() }
    guard case .failure(let failure) = notation(ofBinary: BinaryFile([0xCF, 0x10, 250] + references, text).bytes) else {
      Issue.record("not refused")
      return
    }
    #expect(failure.expected == "shared objects that make the file at most 64 times as large")
    #expect(failure.offset == 8)
  }

  @Test func repeatedObjectsHaveTheirPlaces() throws {
    let file = BinaryFile([0xA3, 1, 2, 1], BinaryFile.text("a"), [0xD1, 1, 1]).bytes
    var places: [[Int]] = []
    var writer = JSONWriter.writing(.propertyList, capacity: 64)
    try file.withUnsafeBufferPointer { bytes in
      try BinaryReader.read(bytes, depth: 9, to: &writer) { places.append([$0, $1]) }
    }
    #expect(places == [[0, 8], [1, 12], [5, 14], [6, 12], [10, 12], [15, 12]])
  }
}

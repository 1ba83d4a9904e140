import Testing

@testable import KVMap
@testable import KVMapPropertyList

/// The intermediate form of a binary property list, or the failure.
func notation(ofBinary file: [UInt8], depth: Int = 128) -> Result<String, TranscodingFailure> {
  file.withUnsafeBufferPointer { notation(ofBinary: $0, depth: depth) }
}

func notation(ofBinary bytes: UTF8Bytes, depth: Int) -> Result<String, TranscodingFailure> {
  var writer = JSONWriter.writing(.propertyList, capacity: 64)
  do throws(TranscodingFailure) {
    try BinaryReader.read(bytes, depth: depth, to: &writer)
    return .success(writer.withNotation { String(decoding: $0, as: UTF8.self) })
  } catch {
    return .failure(error)
  }
}

@Suite struct BinaryReaderTests {
  private func read(_ file: BinaryFile, depth: Int = 128) throws -> String {
    try notation(ofBinary: file.bytes, depth: depth).get()
  }

  private func failure(_ file: BinaryFile, depth: Int = 128) -> TranscodingFailure? {
    guard case .failure(let failure) = notation(ofBinary: file.bytes, depth: depth) else { return nil }
    return failure
  }

  struct Sample: CustomTestStringConvertible {
    var object: [UInt8]
    var notation: String

    init(_ object: [UInt8], _ notation: String) {
      self.object = object
      self.notation = notation
    }

    var testDescription: String { notation }
  }

  /// A 16-byte integer: the marker, then the given number of first bytes and of second bytes.
  private static func wide(_ first: (UInt8, Int), _ second: (UInt8, Int)) -> [UInt8] {
    var bytes: [UInt8] = [0x14]
    bytes += [UInt8](repeating: first.0, count: first.1)
    bytes += [UInt8](repeating: second.0, count: second.1)
    return bytes
  }

  private static func date(_ seconds: Double) -> [UInt8] {
    var bytes: [UInt8] = [0x33]
    bytes += BinaryFile.number(seconds.bitPattern, 8)
    return bytes
  }

  static let samples: [Sample] = [
    Sample([0x00], "null"), Sample([0x08], "false"), Sample([0x09], "true"),
    // Integers of fewer than eight bytes are unsigned.
    Sample([0x10, 0xFF], "255"), Sample([0x11, 0xFF, 0xFF], "65535"),
    Sample([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "4294967295"),
    Sample([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], "-2"),
    Sample([0x13, 0x80, 0, 0, 0, 0, 0, 0, 0], "-9223372036854775808"),
    Sample(wide((0, 8), (0xFF, 8)), "18446744073709551615"),
    Sample(wide((0xFF, 8), (0xFF, 8)), "-1"),
    Sample(wide((0x7F, 1), (0xFF, 15)), "170141183460469231731687303715884105727"),
    Sample(wide((0x80, 1), (0, 15)), "-170141183460469231731687303715884105728"),
    Sample([0x14, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0], "18446744073709551616"),
    Sample(BinaryFile.real(-0.5), "-0.5"), Sample(BinaryFile.real(1e300), "1e300"),
    Sample(BinaryFile.real(1), "1.0"), Sample(BinaryFile.real(-0.0), "-0.0"),
    Sample(BinaryFile.real(0x1p53), "9007199254740992.0"), Sample([0x22, 0x40, 0, 0, 0], "2.0"),
    // The nearest `Float` to 0.1.
    Sample([0x22, 0x3D, 0xCC, 0xCC, 0xCD], "0.10000000149011612"),
    Sample(BinaryFile.real(.nan), #""\/Xnan""#), Sample(BinaryFile.real(.infinity), #""\/Xinfinity""#),
    Sample([0x22, 0xFF, 0x80, 0, 0], #""\/X-infinity""#),
    Sample(date(1.5), #""\/D1.5""#),
    Sample([0x42, 0xFF, 0x00], #""\/B/wA=""#), Sample([0x40], #""\/B""#),
    Sample([0x52, 0x61, 0x22], #""a\"""#), Sample([0x50], "\"\""),
    Sample([0x62, 0x00, 0xE9, 0x20, 0xAC], "\"é€\""), Sample([0x62, 0xD8, 0x3D, 0xDE, 0x00], "\"😀\""),
    Sample([0x72, 0xC3, 0xA9], "\"é\""),
    Sample([0x80, 0x07], #""\/U7""#), Sample([0x81, 0x01, 0x00], #""\/U256""#),
    Sample([0xA0], "[]"), Sample([0xD0], "{}"), Sample([0xC0], #""\/S[]""#),
  ]

  @Test(arguments: samples)
  func readsObjects(sample: Sample) throws {
    #expect(try read(BinaryFile(sample.object)) == sample.notation)
  }

  @Test func readsContainers() throws {
    let text = BinaryFile.text
    #expect(try read(BinaryFile([0xA2, 1, 2], [0x10, 5], text("x"))) == #"[5,"x"]"#)
    // All keys precede all values.
    let dictionary = BinaryFile([0xD2, 1, 2, 3, 4], text("a"), text("b"), [0x09], [0xA1, 1])
    #expect(try read(dictionary) == #"{"a":true,"b":["a"]}"#)
    #expect(try read(BinaryFile([0xA1, 1], [0xC2, 2, 2], [0x10, 1])) == #"["\/S[1,1]"]"#)
    // Any type of string can be a key.
    let keys = BinaryFile([0xD2, 1, 2, 3, 3], [0x61, 0x00, 0xE9], [0x72, 0xC3, 0xBC], [0x09])
    #expect(try read(keys) == #"{"é":true,"ü":true}"#)
    var last = BinaryFile(text("a"), [0xA1, 0])
    last.top = 1
    #expect(try read(last) == #"["a"]"#)
  }

  @Test func longObjectsSayHowLong() throws {
    var text: [UInt8] = [0x5F, 0x10, 20]
    text += [UInt8](repeating: 0x61, count: 20)
    #expect(try read(BinaryFile(text)) == "\"\(String(repeating: "a", count: 20))\"")
    var array: [UInt8] = [0xAF, 0x11, 0, 16]
    array += [UInt8](repeating: 1, count: 16)
    #expect(try read(BinaryFile(array, [0x08])).count == 16 * 6 + 1)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 8] as [UInt8])
  func offsetsAndReferencesHaveAnySize(size: UInt8) throws {
    var array: [UInt8] = [0xA1]
    array += BinaryFile.number(1, size)
    var file = BinaryFile(array, [0x09])
    file.offsetSize = size
    file.referenceSize = size
    #expect(try read(file) == "[true]")
  }

  @Test(arguments: [("", 0), ("bplist00", 0), ("bplist15", 40), ("hello", 0), ("bplist00", 32), ("bplist00", 33)])
  func filesHaveHeaderAndTrailer(header: String, zeros: Int) {
    var file = Array(header.utf8)
    file += [UInt8](repeating: 0, count: zeros)
    guard case .failure(let failure) = notation(ofBinary: file) else {
      Issue.record("accepted")
      return
    }
    #expect(failure.kind == .syntax)
  }

  @Test func trailersFitTheirFile() {
    let good = BinaryFile([0xA1, 1], [0x09])
    let changes: [(inout BinaryFile) -> Void] = [
      { $0.offsetSize = 0 }, { $0.referenceSize = 0 }, { $0.offsetSize = 9 }, { $0.count = 0 }, { $0.count = 3 },
      { $0.count = 1 << 63 }, { $0.count = .max }, { $0.top = 2 }, { $0.top = .max }, { $0.table = 8 },
      { $0.table = 1 << 63 }, { $0.table = .max }, { $0.table = 16 }, { $0.table = 15 },
    ]
    for (index, change) in changes.enumerated() {
      var file = good
      change(&file)
      #expect(failure(file)?.kind == .syntax, "change \(index)")
    }
    var large = good
    large.referenceSize = 9
    #expect(failure(large)?.kind == .syntax)
  }

  @Test(arguments: [0, 7, 11, 12, 1 << 15] as [UInt64])
  func offsetsLieInsideTheObjects(offset: UInt64) {
    var file = BinaryFile([0xA1, 1], [0x09])
    file.offsets[1] = offset
    #expect(failure(file)?.kind == .syntax)
    #expect(failure(file)?.found == "\(offset)")
    #expect(failure(file)?.offset == 13)
  }

  @Test(arguments: [
    // References to objects that do not exist.
    [0xA1, 1], [0xA1, 0xFF], [0xD1, 1, 0],
    // Counts that are too large.
    [0xA2, 0], [0xAF, 0x13, 0x80, 0, 0, 0, 0, 0, 0, 0], [0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    [0xDF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x5F, 0x12, 0xFF, 0xFF, 0xFF, 0xFF],
    [0x6F, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0], [0x6F, 0x13, 0x80, 0, 0, 0, 0, 0, 0, 0], [0x4F, 0x11, 0x01, 0x00],
    [0x51], [0x62, 0, 0x61], [0x4F], [0x4F, 0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0x4F, 0x51, 0x61],
    [0x4F, 0x11, 0],
    // Truncated numbers, and undefined markers.
    [0x11, 0], [0x13], [0x14, 0, 0, 0, 0, 0, 0, 0, 0], [0x23, 0], [0x33, 0, 0], [0x81, 0], [0x15], [0x20], [0x21],
    [0x30], [0x88], [0x01], [0x0F], [0x0C], [0x90], [0xE0], [0xF0],
  ] as [[UInt8]])
  func brokenObjectsAreSyntax(object: [UInt8]) {
    #expect(failure(BinaryFile(object))?.kind == .syntax)
  }

  @Test(
    arguments: [
      [0x09], [0x10, 1], [0x22, 0, 0, 0, 0], [0x33, 0, 0, 0, 0, 0, 0, 0, 0], [0x40], [0xA0], [0xC0], [0xD0], [0x80, 1],
      [0x00],
    ] as [[UInt8]])
  func keysAreStrings(object: [UInt8]) {
    let failure = failure(BinaryFile([0xD1, 1, 2], object, [0x09]))
    #expect(failure?.kind == .syntax)
    #expect(failure?.expected == "a string as the key of a dictionary")
  }

  @Test func textsAreWellFormed() {
    #expect(
      failure(BinaryFile([0x52, 0x61, 0x80]))
        == TranscodingFailure(.encoding, at: 10, expected: "ASCII", found: "the byte 0x80"))
    #expect(failure(BinaryFile([0x52, 0x61, 0x80]))?.kind == .encoding)
    #expect(failure(BinaryFile([0x72, 0x61, 0xFF]))?.offset == 10)
    for units: [UInt8] in [[0xD8, 0x00], [0xDC, 0x00], [0xD8, 0x00, 0x00, 0x61], [0xD8, 0x00, 0xD8, 0x00]] {
      var text: [UInt8] = [0x60 | UInt8(units.count / 2)]
      text += units
      let failure = failure(BinaryFile(text))
      #expect(failure?.kind == .encoding)
      #expect(failure?.offset == 9)
    }
  }

  @Test func datesAreNumbers() {
    for bits in [Double.nan.bitPattern, Double.infinity.bitPattern] {
      let failure = failure(BinaryFile(Self.date(Double(bitPattern: bits))))
      #expect(failure?.kind == .syntax)
      #expect(failure?.found == "a date that is not a number")
    }
  }

  @Test(arguments: [
    BinaryFile([0xA1, 0]), BinaryFile([0xA1, 1], [0xA1, 0]), BinaryFile([0xD1, 1, 0], BinaryFile.text("k")),
    BinaryFile([0xC1, 0]), BinaryFile([0xA1, 1], [0xA2, 2, 1], [0x08]),
  ])
  func cyclesAreSyntax(file: BinaryFile) {
    #expect(failure(file)?.kind == .syntax)
  }

  @Test func sharedObjectsExpandWithinLimits() throws {
    // Each array contains the next one twice: 2^30 values.
    let doubling: [[UInt8]] = (0..<30).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] }
    let tooLarge = failure(BinaryFile(doubling + [[0x08]]))
    #expect(tooLarge?.kind == .syntax)
    #expect(tooLarge?.expected == "shared objects that make the file at most 64 times as large")
    // A string of 200 bytes, 100 times.
    var text: [UInt8] = [0x5F, 0x10, 200]
    text += [UInt8](repeating: 0x61, count: 200)
    var shared: [UInt8] = [0xAF, 0x10, 100]
    shared += [UInt8](repeating: 1, count: 100)
    #expect(try read(BinaryFile(shared, text)).utf8.count == 100 * 203 + 1)
    // Shared empty arrays count as values, too.
    #expect(failure(BinaryFile(doubling + [[0xA0]]))?.kind == .syntax)
  }

  @Test func whatIsTooDeepIsEmpty() throws {
    var nested: [[UInt8]] = (0..<20_000).map { [0xA1, UInt8(($0 + 1) >> 8), UInt8(($0 + 1) & 0xFF)] }
    nested.append([0x09])
    var file = BinaryFile(nested)
    file.offsetSize = 4
    file.referenceSize = 2
    #expect(try read(file, depth: 3) == "[[[[]]]]")
    #expect(try read(file, depth: 1_000).utf8.count == 2_002)
    // The reader receives the contents of a set as text.
    nested[0] = [0xC1, 0, 1]
    var sets = BinaryFile(nested)
    sets.offsetSize = 4
    sets.referenceSize = 2
    #expect(failure(sets, depth: 3)?.kind == .depth)
  }

  /// Overlapping objects are harmless: each is read as its own bytes say.
  @Test func objectsMayOverlap() throws {
    var file = BinaryFile([0xA2, 1, 1], [0x52, 0x51, 0x61])
    file.offsets[1] = 12
    #expect(try read(file) == #"["a","a"]"#)
  }

  @Test func valuesHaveTheirPlaces() throws {
    let file = BinaryFile([0xD1, 1, 2], BinaryFile.text("a"), [0xA1, 3], [0x09]).bytes
    var places: [[Int]] = []
    var writer = JSONWriter.writing(.propertyList, capacity: 64)
    try file.withUnsafeBufferPointer { bytes throws in
      try BinaryReader.read(bytes, depth: 8, to: &writer) { places.append([$0, $1]) }
    }
    // {"a":[true]}
    #expect(places == [[0, 8], [1, 11], [5, 13], [6, 15]])
  }

  /// Every file that differs from a valid one in one byte, or is truncated, is read or rejected.
  @Test func damagedFilesNeverCrash() {
    let good = BinaryFile(
      [0xD3, 1, 2, 3, 4, 5, 6], BinaryFile.text("a"), [0x61, 0x00, 0xE9], BinaryFile.text("c"), [0xA2, 1, 5],
      [0x11, 1, 2], [0xC1, 1]
    ).bytes
    var accepted = 0
    for place in good.indices {
      for byte in UInt8.min...UInt8.max {
        var file = good
        file[place] = byte
        if case .success = notation(ofBinary: file, depth: 8) { accepted += 1 }
      }
      _ = notation(ofBinary: Array(good[..<place]))
    }
    #expect(accepted > good.count)
  }
}

@_spi(Generated) import KVMap

/// The objects of a property list to be written, each value once: values with the same spelling are one object, and so
/// are equal real numbers in any spelling, so that what is read of them is written the same.
///
/// Parses the notation in one pass. Containers are numbered when they end, after their contents, so the outermost is
/// the last.
struct BinaryObjects: ~Copyable {
  enum Object {
    case bool(Bool)
    case integer(UInt64)
    case negative(Int64)
    case real(Double)
    case date(Double)
    /// The text between the quotation marks in the notation.
    case text(UTF8Bytes, hasEscapes: Bool)
    /// Base64.
    case data(UTF8Bytes)
    case uid(UInt64)
    /// The elements are in `references`, beginning at `start`.
    case array(start: Int, count: Int)
    /// The keys are in `references`, beginning at `start`, followed by all the values.
    case dictionary(start: Int, count: Int)
  }

  private(set) var objects: [Object] = []
  private(set) var references: [UInt32] = []
  /// The spellings of scalars in the notation; empty for containers.
  private var spellings: [UTF8Bytes] = []
  /// The numbers of the scalars, by their spellings.
  private var numbers = HashSlots(capacity: 256)
  /// The numbers of the real numbers, by their bits.
  private var reals = HashSlots(capacity: 16)

  /// The contents of containers that are still open.
  private var pending: [UInt32] = []
  private var open: [(isDictionary: Bool, start: Int)] = []

  /// - Parameter notation: must stay at the same address for the lifetime of this value.
  /// - Throws: for null, and for numbers that a property list cannot represent.
  init(_ notation: UTF8Bytes) throws(IntermediateWritingFailure) {
    // Each object takes at least two bytes of notation, so object numbers fit.
    guard notation.count < Int(Int32.max) else {
      throw IntermediateWritingFailure(
        .limit, at: 0, expected: "at most \(Int32.max) bytes", found: "\(notation.count) bytes")
    }
    var scanner = IntermediateScanner(notation)
    while true {
      let part = scanner.next()
      switch part {
      case .openObject: open.append((true, pending.count))
      case .openArray: open.append((false, pending.count))
      case .closeObject, .closeArray: close()
      case .key(let raw), .string(let raw): addText(raw, hasEscapes: scanner.hasEscapes)
      case .number(let digits):
        // What has this spelling was a valid number before.
        let hash = TextHash.hash(digits)
        if !refer(to: digits, hash) { addNumber(digits, hash, try BinaryNumbers.object(digits, at: scanner.offset)) }
      case .token(let token): try add(token, at: scanner.offset)
      case .bool(let value): add(UTF8Bytes(rebasing: notation[scanner.offset..<(scanner.offset + 4)]), .bool(value))
      case .null:
        throw IntermediateWritingFailure(
          .null, at: scanner.offset, expected: "a value of a property list", found: "null")
      case .end: return
      }
    }
  }

  private mutating func close() {
    guard let (isDictionary, start) = open.popLast() else { return }
    let first = references.count
    let count = pending.count - start
    if isDictionary {
      for position in stride(from: start, to: pending.count, by: 2) { references.append(pending[position]) }
      for position in stride(from: start + 1, to: pending.count, by: 2) { references.append(pending[position]) }
      objects.append(.dictionary(start: first, count: count / 2))
    } else {
      references.append(contentsOf: pending[start...])
      objects.append(.array(start: first, count: count))
    }
    spellings.append(UTF8Bytes(start: nil, count: 0))
    pending.removeSubrange(start...)
    pending.append(UInt32(objects.count - 1))
  }

  private mutating func add(_ token: IntermediateToken, at offset: Int) throws(IntermediateWritingFailure) {
    // Including its kind, it differs from every other value.
    let spelling = UTF8Bytes(start: token.text.baseAddress.map { $0 - 3 }, count: token.text.count + 3)
    switch token.kind {
    case .date:
      guard case .value(let seconds) = FloatText.double(token.text) else {
        throw IntermediateWritingFailure(.mismatch, at: offset, expected: "a date", found: "another value")
      }
      add(spelling, .date(seconds))
    case .data: add(spelling, .data(token.text))
    case .uid:
      guard case .value(let number) = IntegerText.parse(token.text, as: UInt64.self) else {
        throw IntermediateWritingFailure(.mismatch, at: offset, expected: "a uid", found: "another value")
      }
      add(spelling, .uid(number))
    case .set, .foreign:
      throw IntermediateWritingFailure(
        .mismatch, at: offset, expected: "a value of a property list", found: "another value")
    }
  }

  /// - Parameter raw: the text between the quotation marks.
  private mutating func addText(_ raw: UTF8Bytes, hasEscapes: Bool) {
    // Including its quotation mark, it differs from every other value.
    let spelling = UTF8Bytes(start: raw.baseAddress.map { $0 - 1 }, count: raw.count + 1)
    add(spelling, .text(raw, hasEscapes: hasEscapes))
  }

  /// Adds a scalar, unless one with this spelling exists.
  private mutating func add(_ spelling: UTF8Bytes, _ object: Object) {
    let hash = TextHash.hash(spelling)
    if !refer(to: spelling, hash) { add(spelling, hash, object) }
  }

  /// Adds a reference to the scalar with a spelling.
  ///
  /// - Returns: false if there is none.
  private mutating func refer(to spelling: UTF8Bytes, _ hash: UInt64) -> Bool {
    let known = numbers.find(hash) { TextHash.areEqual(spellings[$0], spelling) }
    guard let known else { return false }
    pending.append(UInt32(truncatingIfNeeded: known))
    return true
  }

  /// Adds a number whose spelling is new.
  private mutating func addNumber(_ digits: UTF8Bytes, _ hash: UInt64, _ object: Object) {
    guard case .real(let value) = object else { return add(digits, hash, object) }
    let bits = value.bitPattern
    let hashOfBits = withUnsafeBytes(of: bits) { TextHash.hash($0.bindMemory(to: UInt8.self)) }
    let known = reals.find(hashOfBits) { number in
      if case .real(let other) = objects[number] { other.bitPattern == bits } else { false }
    }
    if let known {
      pending.append(UInt32(truncatingIfNeeded: known))
    } else {
      reals.insert(objects.count, hash: hashOfBits)
      add(digits, hash, object)
    }
  }

  private mutating func add(_ spelling: UTF8Bytes, _ hash: UInt64, _ object: Object) {
    numbers.insert(objects.count, hash: hash)
    pending.append(UInt32(truncatingIfNeeded: objects.count))
    objects.append(object)
    spellings.append(spelling)
  }
}

/// Numbers as objects.
enum BinaryNumbers {
  /// The object for the digits of a number.
  ///
  /// - Throws: `range` for an integer of more than 64 bits and for another number whose digits a `Double` cannot
  ///   represent: what is written must read back the same.
  static func object(_ digits: UTF8Bytes, at offset: Int) throws(IntermediateWritingFailure) -> BinaryObjects.Object {
    if PropertyListNumber.isInteger(digits) {
      if case .value(let value) = IntegerText.parse(digits, as: UInt64.self) { return .integer(value) }
      if case .value(let value) = IntegerText.parse(digits, as: Int64.self) { return .negative(value) }
      guard case .value(let value) = FloatText.double(digits), isExact(value, digits) else {
        throw IntermediateWritingFailure(
          .range, at: offset, expected: "an integer of at most 64 bits", found: "the number \(shown(digits))")
      }
      return .real(value)
    }
    guard case .value(let value) = FloatText.double(digits), isExact(value, digits) else {
      throw IntermediateWritingFailure(
        .range, at: offset, expected: "a number that a Double holds", found: "the number \(shown(digits))")
    }
    return .real(value)
  }

  /// Whether the shortest digits of `value` are the same number as `digits`. Up to fifteen digits always are.
  private static func isExact(_ value: Double, _ digits: UTF8Bytes) -> Bool {
    if digits.count <= 16, !digits.contains(UInt8(ascii: "e")), !digits.contains(UInt8(ascii: "E")) { return true }
    return JSONNumber(value) == JSONNumber(String(decoding: digits, as: UTF8.self))
  }

  private static func shown(_ digits: UTF8Bytes) -> String {
    digits.count <= 40
      ? String(decoding: digits, as: UTF8.self) : String(decoding: digits.prefix(40), as: UTF8.self) + "…"
  }
}

@_spi(Generated) import KVMap

/// The documents of samples as JSON, in which values are looked at where they are.
///
/// Trees of them would take several times as much memory. What asks for the members of an object moves over its bytes
/// again, which happens as many times as values are nested.
struct SampleStore {
  /// Holds documents without an error, in which no object has a key twice.
  private(set) var bytes: [UInt8] = []
  /// Where the last whole element of an array ends that has no end, by the offset of the array.
  private var cuts: [Int: Int] = [:]

  /// In bytes.
  static let room = 1 << 30

  // MARK: - Adding

  /// Adds bytes that may be anything. If they are the first, they are not copied.
  ///
  /// - Returns: Where they begin.
  mutating func add(_ added: [UInt8]) -> Int {
    let start = bytes.count
    if bytes.isEmpty { bytes = added } else { bytes += added }
    return start
  }

  /// - Returns: `nil` if there is no room for it.
  mutating func add(_ tree: JSONValue) -> SampleValue? {
    let start = bytes.count
    let text = tree.description
    guard start + text.utf8.count < Self.room else { return nil }
    bytes += Array(text.utf8)
    // What follows a number ends it.
    bytes.append(UInt8(ascii: "\n"))
    return SampleValue(at: start)
  }

  /// Notes that an array ends without a bracket.
  ///
  /// - Parameter end: Where its last whole element ends.
  mutating func cut(_ array: SampleValue, at end: Int) { cuts[array.offset] = end }

  // MARK: - Looking

  /// The byte that a value begins with.
  private func firstByte(of value: SampleValue) -> UInt8 {
    switch value.form {
    case .onlyElement: UInt8(ascii: "[")
    case .onlyText: UInt8(ascii: "{")
    case .written: SampleScan(bytes, at: value.offset).byte
    }
  }

  subscript(_ value: SampleValue) -> SampleContent {
    var scan = SampleScan(bytes, at: value.offset)
    switch firstByte(of: value) {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .text(scan.text())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    default: return .number(scan.number())
    }
  }

  /// What a value is, without reading it; `nil` for null.
  func kind(of value: SampleValue) -> ValueFacts.Kind? {
    switch firstByte(of: value) {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .text
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): nil
    default: .number
    }
  }

  /// The text that a value is; `nil` for anything else.
  func text(of value: SampleValue) -> String? {
    guard kind(of: value) == .text else { return nil }
    var scan = SampleScan(bytes, at: value.offset)
    return scan.text()
  }

  /// The elements of an array.
  func elements(of array: SampleValue) -> SampleElements {
    SampleElements(bytes, array, end: cuts.isEmpty ? nil : cuts[array.offset])
  }

  /// The members of an object, or some of them.
  func members(of object: SampleValue, _ selection: SampleSelection = SampleSelection()) -> SampleMembers {
    SampleMembers(bytes, object, selection)
  }

  /// The value of a member; `nil` if there is none.
  func value(_ key: String, of object: SampleValue) -> SampleValue? {
    members(of: object).first { ExactText($0.key) == ExactText(key) }?.value
  }

  /// Whether an object has no member.
  func isEmpty(_ object: SampleValue, _ selection: SampleSelection = SampleSelection()) -> Bool {
    var members = members(of: object, selection)
    return members.next() == nil
  }

  /// The different keys of objects, in the order in which they first come.
  func keys(of objects: [SampleValue]) -> [String] {
    var keys: [String] = []
    var seen: Set<ExactText> = []
    for object in objects {
      for (key, _) in members(of: object) where seen.insert(ExactText(key)).inserted { keys.append(key) }
    }
    return keys
  }

  /// The tree of a value in a sample.
  func tree(of value: SampleValue) -> JSONValue? {
    if let end = cuts[value.offset] {
      return SampleText.tree(of: bytes[value.offset..<end] + [UInt8(ascii: "]")])
    }
    var scan = SampleScan(bytes, at: value.offset)
    let start = scan.index
    scan.skip()
    return SampleText.tree(of: bytes[start..<scan.index])
  }
}

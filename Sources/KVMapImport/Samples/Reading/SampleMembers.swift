@_spi(Generated) import KVMap

/// Which members of an object are looked at.
struct SampleSelection {
  /// What is left out.
  private let excluded: String?
  /// The keys of all, with the prefix; `nil` for those of the object.
  private let keys: Set<ExactText>?
  /// What is dropped of each key.
  private let prefix: String

  /// All members.
  init() { self.init(except: nil) }

  init(except key: String?) {
    excluded = key
    keys = nil
    prefix = ""
  }

  /// Members that begin alike.
  ///
  /// - Parameter selection: Of which their keys are.
  init(_ group: PrefixRule.Group, of selection: SampleSelection) {
    excluded = nil
    prefix = selection.prefix + group.prefix
    keys = Set(group.keys.map { ExactText(selection.prefix + $0) })
  }

  /// - Parameter key: A key of the object.
  /// - Returns: What it is called; `nil` if it is not looked at.
  func name(of key: String) -> String? {
    guard let keys else { return excluded.map { ExactText($0) == ExactText(key) } == true ? nil : key }
    return keys.contains(ExactText(key)) ? String(decoding: key.utf8.dropFirst(prefix.utf8.count), as: UTF8.self) : nil
  }
}

/// The members of an object in a sample.
struct SampleMembers: Sequence, IteratorProtocol {
  private let selection: SampleSelection
  private var scan: SampleScan
  /// The only member, if that is no object in the bytes.
  private var only: SampleValue?
  private var hasEnded = false

  init(_ bytes: [UInt8], _ object: SampleValue, _ selection: SampleSelection) {
    self.selection = selection
    scan = SampleScan(bytes, at: object.offset)
    switch object.form {
    case .onlyText:
      only = object.made(.written)
      // An element with nothing in it has no text.
      hasEnded = scan.text().isEmpty
    case .written, .onlyElement: scan.skipSign()
    }
  }

  mutating func next() -> (key: String, value: SampleValue)? {
    if let text = only {
      guard !hasEnded else { return nil }
      hasEnded = true
      return selection.name(of: "$text").map { ($0, text) }
    }
    while scan.byte != UInt8(ascii: "}") {
      let key = scan.text()
      scan.skipSign()
      let value = SampleValue(at: scan.index)
      scan.skip()
      if scan.byte == UInt8(ascii: ",") { scan.skipSign() }
      if let name = selection.name(of: key) { return (name, value) }
    }
    return nil
  }
}

/// Lists the keys that an object has, when a rule requests a missing one.
struct PresentKeys {
  private let bytes: UTF8Bytes
  private let notation: IntermediateForm
  /// The keys of objects of the document, by their offsets: many rules may find keys missing in one object.
  private var known: [Int: String] = [:]

  /// The maximum number of listed keys.
  private static let limit = 8

  init(_ bytes: UTF8Bytes, _ notation: IntermediateForm) {
    self.bytes = bytes
    self.notation = notation
  }

  /// Describes the existing keys for a draft about a missing value.
  ///
  /// - Parameter offset: The offset of the last existing value on the path.
  mutating func found(for draft: UnlocatedProblem, at offset: Int) -> String {
    guard let path = draft.asked?.path, Self.isInDocument(path), draft.hidden == nil else { return "nothing" }
    if let inner = draft.inner.last {
      let input = JSONInput(inner.text.bytes)
      let steps = DocumentPath.steps(of: path) ?? []
      return Self.text(at: PathWalk.end(of: steps, from: inner.offset, in: input, .json), in: input, .json)
    }
    if let text = known[offset] { return text }
    let text = Self.text(at: offset, in: JSONInput(bytes), notation)
    known[offset] = text
    return text
  }

  /// Whether a path begins in an object. If a value has no enclosing object, only the requested name is reported.
  private static func isInDocument(_ path: String) -> Bool { !path.hasPrefix("$") || path.hasPrefix("$text") }

  /// - Complexity: Linear in the members of the object.
  private static func text(at offset: Int, in input: borrowing JSONInput, _ notation: IntermediateForm) -> String {
    guard offset >= input.origin, offset - input.origin < input.end - input.start else { return "nothing" }
    var reader = JSONReader(input, depthLimit: .max, notation: notation)
    reader.cursor.p = input.start + (offset - input.origin)
    // A gathered object takes null for an absent value.
    if reader.cursor.p[0] == UInt8(ascii: "n") { return "null" }
    let keys = reader.allKeys()
    guard !keys.isEmpty else { return "nothing" }
    let names = keys.prefix(limit).map(QuotedText.quoted)
    guard keys.count > 1 else { return "only the key \(names.joined())" }
    let last = keys.count > limit ? "\(keys.count - limit) more" : names.last ?? ""
    let others = keys.count > limit ? names : names.dropLast()
    return "only the keys \(others.joined(separator: ", ")) and \(last)"
  }
}

extension JSONReader {
  /// The distinct keys of the object under the cursor; none if it is not an object.
  fileprivate mutating func allKeys() -> [String] {
    var keys: [String] = []
    var seen: Set<[UInt8]> = []
    do throws(CodingFailure) {
      guard cursor.p[0] == 0x7b, try openDictionary() else { return [] }
      repeat {
        let key = try entryKey()
        if seen.insert(Array(key.utf8)).inserted { keys.append(key) }
        try skip()
      } while try nextEntry()
    } catch {
      // The document is malformed after them.
    }
    return keys
  }
}

/// Lists the keys that an object has, when a rule requests a missing one.
struct PresentKeys {
  private let bytes: UTF8Bytes
  private let notation: IntermediateForm
  /// The keys of objects of the document that may all be shown, by their offsets: many rules may find keys missing in
  /// one object.
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
    guard let path = draft.asked?.path, Self.isInDocument(path) else { return "nothing" }
    if let inner = draft.inner.last {
      let input = JSONInput(inner.text.bytes)
      let steps = DocumentPath.steps(of: path) ?? []
      return Self.text(
        at: PathWalk.end(of: steps, from: inner.offset, in: input, .json), in: input, .json, listed: draft.listedKeys)
    }
    if let listed = draft.listedKeys { return Self.text(at: offset, in: JSONInput(bytes), notation, listed: listed) }
    if let text = known[offset] { return text }
    let text = Self.text(at: offset, in: JSONInput(bytes), notation, listed: nil)
    known[offset] = text
    return text
  }

  /// Whether a path begins in an object. If a value has no enclosing object, only the requested name is reported.
  private static func isInDocument(_ path: String) -> Bool { !path.hasPrefix("$") || path.hasPrefix("$text") }

  /// - Parameter listed: The keys that may be shown; `nil` for all.
  /// - Complexity: Linear in the members of the object.
  private static func text(
    at offset: Int, in input: borrowing JSONInput, _ notation: IntermediateForm, listed: Set<String>?
  ) -> String {
    guard offset >= input.origin, offset - input.origin < input.end - input.start else { return "nothing" }
    var reader = JSONReader(input, depthLimit: .max, notation: notation)
    reader.cursor.p = input.start + (offset - input.origin)
    // A gathered object takes null for an absent value.
    if reader.cursor.p[0] == UInt8(ascii: "n") { return "null" }
    let keys = reader.allKeys()
    guard !keys.isEmpty else { return "nothing" }
    let shown = listed.map { listed in keys.filter(listed.contains) } ?? keys
    let names = shown.prefix(limit).map(QuotedText.quoted)
    let others = keys.count - names.count
    if names.isEmpty { return others == 1 ? "only a hidden key" : "only \(others) hidden keys" }
    guard keys.count > 1 else { return "only the key \(names.joined())" }
    let last = others > 0 ? "\(others) more" : names.last ?? ""
    let first = (others > 0 ? names[...] : names.dropLast()).joined(separator: ", ")
    return "only the \(first.isEmpty || names.count == 1 ? "key" : "keys") \(first) and \(last)"
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
      } while try nextMember()
    } catch {
      // The document is malformed after them.
    }
    return keys
  }
}

/// An entry of `gather`: a member of an assembled object. Entries are one text, with a line for each:
///
///     entries = *( key TAB path [ TAB place ] LF )
///     place   = 1*DIGIT / "$root" / "$context"
///
/// The key has the escape sequences of JSON, and the path is that of its value as problems show it.
package struct GatherLine: Equatable, Sendable {
  /// Where the path begins, if not at the object whose keys are gathered.
  package enum Place: Equatable, Sendable {
    /// In an enclosing object, this many levels up.
    case parent(Int)
    case document
    /// In the context that the caller passed.
    case context
  }

  /// With escape sequences.
  package var key: String
  package var path: String
  package var place: Place?

  package init(key: String, path: String, place: Place?) { (self.key, self.path, self.place) = (key, path, place) }

  /// With its line end.
  package var text: String {
    switch place {
    case nil: "\(key)\t\(path)\n"
    case .parent(let levels): "\(key)\t\(path)\t\(levels)\n"
    case .document: "\(key)\t\(path)\t$root\n"
    case .context: "\(key)\t\(path)\t$context\n"
    }
  }
}

extension GatherLine {
  /// - Parameter line: Without its line end.
  /// - Returns: `nil` if it has no path, or an unknown place.
  package init?(_ line: Substring) {
    let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    self.init(key: String(parts[0]), path: String(parts[1]), place: nil)
    guard parts.count > 2 else { return }
    switch parts[2] {
    case "$root": place = .document
    case "$context": place = .context
    case let text:
      guard let levels = Int(text) else { return nil }
      place = .parent(levels)
    }
  }

  /// The entries of a text, in order.
  package static func all(in text: String) -> [GatherLine] { text.split(separator: "\n").compactMap { GatherLine($0) } }

  /// The number of entries of a text.
  package static func count(in text: UTF8Bytes) -> Int { text.count { $0 == UInt8(ascii: "\n") } }

  /// The key of an entry. Every object needs it, so no text is created.
  ///
  /// - Parameter number: From 0.
  /// - Returns: No bytes if there is no such entry.
  package static func key(_ number: Int, in text: UTF8Bytes) -> Slice<UTF8Bytes> {
    var start = 0
    for _ in 0..<max(number, 0) {
      guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return text[text.count...] }
      start = end + 1
    }
    return text[start...].prefix { $0 != UInt8(ascii: "\t") }
  }
}

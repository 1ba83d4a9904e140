/// Lists of keys and paths, separated by tabs: the keys that lead to a member of a captured object, the keys that
/// `rest` does not take, and the parts of a path between its `[*]`s. Their control characters are escaped, so none of
/// them contains a tab.
package enum TabSeparated {
  package static func text(_ parts: [String]) -> String { parts.joined(separator: "\t") }

  /// The parts of a text: one, without any bytes, if it is empty.
  package static func parts(_ text: UTF8Bytes) -> [Slice<UTF8Bytes>] {
    text.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }

  /// The lists of a text with one list for each line.
  package static func lines(_ text: UTF8Bytes) -> [[Slice<UTF8Bytes>]] {
    text.split(separator: UInt8(ascii: "\n")).map {
      $0.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    }
  }
}

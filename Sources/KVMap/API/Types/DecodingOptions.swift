/// Options that apply to a whole document.
public struct DecodingOptions: Sendable {
  /// The maximum number of open arrays and objects, including the outermost.
  public let depth: Int
  /// The path of the value in the document, unless the caller gives one: `response.users[0]`; empty for the whole
  /// document.
  public let root: String

  /// - Parameters:
  ///   - depth: Clamped to 1 to 1,000.
  ///   - root: The path of the value in the document; empty for the whole document.
  public init(depth: Int = 128, root: String = "") {
    self.depth = min(max(depth, 1), 1_000)
    self.root = root
  }
}

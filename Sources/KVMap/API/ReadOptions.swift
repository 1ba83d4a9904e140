/// What holds for a whole document.
public struct ReadOptions: Sendable {
  /// How many arrays and objects may be open at once, the outermost included.
  public let depth: Int
  /// Where in the document the value stands, unless the caller says it: `response.users[0]`; empty for the whole
  /// document.
  public let root: String

  /// - Parameter depth: from 1 to 1,000; what lies outside is taken as the nearer of the two.
  public init(depth: Int = 128, root: String = "") {
    self.depth = min(max(depth, 1), 1_000)
    self.root = root
  }
}

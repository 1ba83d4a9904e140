/// How a document is laid out. Without options it is compact, and its members stand in the order of declaration.
public struct JSONOptions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// One member or element on each line, two blanks for each level.
  public static let pretty = JSONOptions(rawValue: 1)
  /// The members of every object in the order of their keys' Unicode scalars.
  public static let sortedKeys = JSONOptions(rawValue: 2)
}

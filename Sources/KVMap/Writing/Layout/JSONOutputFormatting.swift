/// The layout of a document. Without options it is compact, and its members are in the order of declaration.
public struct JSONOutputFormatting: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// One member or element per line, indented by two blanks per level.
  public static let pretty = JSONOutputFormatting(rawValue: 1)
  /// The members of every object in the order of their keys' Unicode scalars.
  public static let sortedKeys = JSONOutputFormatting(rawValue: 2)
}

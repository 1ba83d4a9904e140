/// The layout of an XML document. Without options it is one line that contains only the document's element.
public struct XMLOutputFormatting: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Begins with `<?xml version="1.0" encoding="UTF-8"?>`.
  public static let declaration = XMLOutputFormatting(rawValue: 1)
}

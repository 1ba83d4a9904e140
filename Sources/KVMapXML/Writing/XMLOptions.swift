/// How an XML document is written. Without options it is one line, the document's element and nothing else.
public struct XMLOptions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `<?xml version="1.0" encoding="UTF-8"?>` in front.
  public static let declaration = XMLOptions(rawValue: 1)
}

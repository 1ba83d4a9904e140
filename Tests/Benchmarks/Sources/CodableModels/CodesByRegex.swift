// The texts of Codes.swift, with Swift's own Regex. It compares Unicode scalars, as the others do.

public struct CodeByRegex: Decodable, Sendable {
  public let model: Code

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Code.CodingKeys.self)
    model = Code(
      code: try checked(object.decode(String.self, forKey: .code), by: Self.codes),
      name: try checked(object.decode(String.self, forKey: .name), by: Self.names),
      mail: try object.decodeIfPresent(String.self, forKey: .mail).map { try checked($0, by: Self.mails) })
  }

  // A Regex is only read after it was made, but is not Sendable.
  nonisolated(unsafe) private static let codes = expression("[A-Z]{3}-[0-9]{2,6}")
  nonisolated(unsafe) private static let names = expression("(a|a)*b?[^\\n]*")
  nonisolated(unsafe) private static let mails = expression("[a-z0-9._]+@([a-z0-9]+\\.)+[a-z]{2,}")
}

public struct RiddleByRegex: Decodable, Sendable {
  public let model: Riddle

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Riddle.CodingKeys.self)
    model = Riddle(text: try checked(object.decode(String.self, forKey: .text), by: Self.texts))
  }

  nonisolated(unsafe) private static let texts = expression("(a|a)*b|a*c")
}

private func expression(_ pattern: String) -> Regex<AnyRegexOutput>? {
  try? Regex(pattern).matchingSemantics(.unicodeScalar)
}

private func checked(_ text: String, by expression: Regex<AnyRegexOutput>?) throws -> String {
  guard let expression, try expression.wholeMatch(in: text) != nil else { throw Mismatch() }
  return text
}

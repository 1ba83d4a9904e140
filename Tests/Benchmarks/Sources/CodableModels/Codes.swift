import Foundation

// Texts that must match patterns, with NSRegularExpression.

public struct Code: Codable, Hashable, Sendable {
  public var code: String
  public var name: String
  public var mail: String?

  enum CodingKeys: String, CodingKey { case code, name, mail }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    code = try checked(object.decode(String.self, forKey: .code), by: Self.codes)
    name = try checked(object.decode(String.self, forKey: .name), by: Self.names)
    mail = try object.decodeIfPresent(String.self, forKey: .mail).map { try checked($0, by: Self.mails) }
  }

  init(code: String, name: String, mail: String?) {
    self.code = code
    self.name = name
    self.mail = mail
  }

  private static let codes = expression("[A-Z]{3}-[0-9]{2,6}")
  private static let names = expression("(a|a)*b?[^\\n]*")
  private static let mails = expression("[a-z0-9._]+@([a-z0-9]+\\.)+[a-z]{2,}")
}

public struct Riddle: Codable, Hashable, Sendable {
  public var text: String

  enum CodingKeys: String, CodingKey { case text }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    text = try checked(object.decode(String.self, forKey: .text), by: Self.texts)
  }

  init(text: String) { self.text = text }

  private static let texts = expression("(a|a)*b|a*c")
}

/// A text that does not match its pattern.
struct Mismatch: Error {}

private func expression(_ pattern: String) -> NSRegularExpression? {
  try? NSRegularExpression(pattern: "^(?:\(pattern))$")
}

private func checked(_ text: String, by expression: NSRegularExpression?) throws -> String {
  let whole = NSRange(location: 0, length: text.utf16.count)
  guard let expression, expression.firstMatch(in: text, range: whole) != nil else { throw Mismatch() }
  return text
}

import Testing

@testable import KVMapText

@Suite struct URIReferenceTests {
  @Test(arguments: [
    ("::", true), ("::1", true), ("1::", true), ("1:2:3:4:5:6:7:8", true), ("1:2:3:4:5:6:1.2.3.4", true),
    ("::ffff:1.2.3.4", true), ("1::8", true), ("1:2:3:4:5:6:7::", true), ("1:2:3:4:5:6:7", false),
    ("1:2:3:4:5:6:7:8:9", false), ("1::2::3", false), (":::", false), (":1", false), ("1:", false), ("12345::", false),
    ("g::", false), ("::1.2.3", false), ("::1.2.3.256", false), ("::01.2.3.4", false), ("1:2:3:4:5:6:7:8::", false),
    ("::1.2.3.4:5", false),
  ])
  func addressesOfIPv6(_ text: String, _ isValid: Bool) {
    #expect(text.utf8Bytes(IPv6Address.isValid) == isValid)
  }

  @Test func futureAddressesAreAllowed() {
    #expect(parsed("http://[v1.a:b]/") != nil)
    for text in ["http://[v.a]/", "http://[v1.]/", "http://[v1]/", "http://[vg.a]/", "http://[v1.a%20]/", "http://[]/"]
    {
      #expect(parsed(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("a b", "a%20b"), ("é/ö?ü#ß", "%C3%A9/%C3%B6?%C3%BC#%C3%9F"), ("%41%2f", "%41%2f"), ("x:y", "x:y"), ("#", "#"),
  ])
  func blanksAndOtherCharactersAreEscaped(_ text: String, _ escaped: String) {
    #expect(parsed(text)?.text == escaped)
  }

  @Test(arguments: ["", "a\tb", "%4", "%zz", "a\"b", "1a:b", ":a", "http://a:b:c", "http://[::1", "a#b#c", "\u{7F}"])
  func refuses(_ text: String) {
    #expect(parsed(text) == nil)
  }

  @Test(arguments: [
    ("http://a", true), ("mailto:a@b", true), ("a/b:c", false), ("?a:b", false), ("#a:b", false), ("//a:1", false),
    ("./a:b", false), ("a", false),
  ])
  func knowsAScheme(_ text: String, _ isAbsolute: Bool) throws {
    let reference = try #require(parsed(text))
    #expect(reference.isAbsolute == isAbsolute)
  }

  private func parsed(_ text: String) -> URIReference? { text.utf8Bytes { URIReference($0) } }
}

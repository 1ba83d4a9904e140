import Foundation
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct URLTextTests {
  @Test(arguments: [
    ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"), ("http://a", "http://a"), ("a/b", "a/b"),
    ("../x", "../x"), ("?q", "?q"), ("#f", "#f"), ("//host/p", "//host/p"), ("mailto:a@b.ch", "mailto:a@b.ch"),
    ("urn:isbn:0451450523", "urn:isbn:0451450523"), ("http://a/b c", "http://a/b%20c"),
    ("http://a/é", "http://a/%C3%A9"),
    ("http://a/%C3%A9 %20", "http://a/%C3%A9%20%20"), ("http://münchen.example/", "http://m%C3%BCnchen.example/"),
    ("http://u:p@h:80/;a,b=1!$&'()*+", "http://u:p@h:80/;a,b=1!$&'()*+"), ("http://[::1]:80/", "http://[::1]:80/"),
    ("http://a/?x=/?:@", "http://a/?x=/?:@"), ("./a:b", "./a:b"), ("file:///etc/hosts", "file:///etc/hosts"),
    ("http://a:/", "http://a:/"), ("x+y-z.1:", "x+y-z.1:"),
  ])
  func reads(_ text: String, _ printed: String) throws {
    let url = try #require(text.parsed { URLText.parse($0) })
    #expect(url.absoluteString == printed)
    #expect(printed.parsed { URLText.parse($0) } == url, "escapes are not escaped again")
  }

  @Test(arguments: [
    "", ":a", "1a:b", "a b:c", "http://a#b#c", "http://a/{x}", "http://a/<b>", "http://a/|", "http://a/%zz",
    "http://a/%2",
    "http://a/\\", "http://a/\n", "http://a/\"", "http://a/^`", "http://a[b", "http://[::1", "http://[zz]/",
    "http://a:8x/",
    "http://a]/", "http://a/[b]", "a\u{7F}b", "http://u@v@w/", "?a#b#",
  ])
  func refuses(_ text: String) {
    #expect(text.parsed { URLText.parse($0) } == nil)
  }

  @Test func relativeReferencesAreResolved() throws {
    let base = try #require(URL(string: "https://example.org/a/b"))
    #expect("../c?d".parsed { URLText.parse($0, base: base) }?.absoluteString == "https://example.org/c?d")
    #expect("http://x/".parsed { URLText.parse($0, base: base) }?.absoluteString == "http://x/")
    #expect("a b".parsed { URLText.parse($0, base: base) }?.absoluteString == "https://example.org/a/a%20b")
    #expect("".parsed { URLText.parse($0, base: base) } == nil)
  }
}

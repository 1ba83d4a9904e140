#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
import KVMapText

/// URLs as text.
package enum URLText {
  /// The URL that `utf8` spells. Blanks and non-ASCII characters are percent-encoded first (A37 of the language's
  /// decisions); existing escapes are kept.
  ///
  /// - Parameter base: The URL that a relative reference is resolved against.
  /// - Returns: `nil` if it is empty or not a reference of RFC 3986.
  package static func parse(_ utf8: UTF8Bytes, base: URL? = nil) -> URL? {
    guard let text = URIReference(utf8)?.text else { return nil }
    guard let base else { return URL(string: text) }
    return URL(string: text, relativeTo: base)?.absoluteURL
  }

  /// The absolute string of `url`.
  ///
  /// - Returns: `nil` if `parse` would refuse it.
  static func text(_ url: URL) -> String? {
    var text = url.absoluteString
    return text.withUTF8 { !$0.isEmpty && URIReference.isValid($0) } ? text : nil
  }
}

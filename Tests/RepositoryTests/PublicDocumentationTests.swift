import Foundation
import TestSupport
import Testing

/// Every public declaration of the runtime is documented.
@Suite struct PublicDocumentationTests {
  @Test func everyPublicDeclarationOfTheRuntimeHasADocComment() throws {
    for file in try Repository.textFiles(in: "Sources/KVMap") where file.path.hasSuffix(".swift") {
      for place in Self.undocumented(in: file.text) {
        Issue.record("\(file.path):\(place.line) has no doc comment: \(place.text)")
      }
    }
  }

  @Test func findsWhatIsMissing() {
    let found = Self.undocumented(
      in: """
        /// Documented.
        @frozen public struct A {
          /// Documented, with attributes below.
          @inlinable
          @inline(__always)
          public func a() {}
          public var b = 1
          @usableFromInline
          internal var c = 1
        }
        /// Documented by what it extends.
        public import Foundation
        public extension B {}
        // Not a doc comment.
        public enum C {}
        ///
        public enum D {}
        """)
    #expect(found.map(\.line) == [7, 15, 17])
  }

  /// Protocol requirements are documented in the protocol: by the standard library, by `DocumentDecodable` and
  /// `DocumentEncodable`.
  private static var witness: Regex<Substring> {
    #/
    \b(?:func\ (?:==|<|hash\(into|withDocumentBytes)|var\ (?:description|startIndex|endIndex|rawValue)\b
    |let\ rawValue\b|init\((?:rawValue|\w+Literal)\b|typealias\ |(?:func|var)\ _kv)
    /#
  }

  /// Lines with a public declaration that, attributes aside, is not preceded by `///`.
  static func undocumented(in text: String) -> [(line: Int, text: Substring)] {
    let declaration = #/
      ^\s*(?:@[\w.]+(?:\([^)]*\))?\s+)*(?:public|open)\s+(?!import\b|extension\b|internal\(set\)|private\(set\)\s*$)
      /#
    let attribute = #/^\s*@\w+(?:\([^)]*\))?\s*$|^\s*#(?:if|else|endif|elseif)\b/#
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard lines[index].prefixMatch(of: declaration) != nil else { return nil }
      var above = index - 1
      while above >= 0, lines[above].prefixMatch(of: attribute) != nil { above -= 1 }
      if lines[index].contains(Self.witness) { return nil }
      var isDocumented = false
      while above >= 0, lines[above].drop(while: { $0 == " " }).hasPrefix("///") {
        isDocumented = isDocumented || lines[above].contains(where: \.isLetter)
        above -= 1
      }
      return isDocumented ? nil : (index + 1, lines[index])
    }
  }
}

@_spi(Generated) import KVMap

/// The reason why bytes are not valid or supported XML. Only two words, so that the parser's functions throw it without
/// overhead.
package struct XMLFailure: Error {
  var expectation: XMLExpectation
  /// The offset in the parsed text, which is UTF-8.
  var offset: Int

  init(_ expectation: XMLExpectation, at offset: Int) {
    self.expectation = expectation
    self.offset = offset
  }
}

/// What was expected. Numbers are productions of XML 1.0 (fifth edition); "NS" marks constraints of Namespaces in XML
/// 1.0 (third edition).
package enum XMLExpectation: UInt8 {
  // Documents.
  case rootElement, endOfDocument, endOfMarkup, character
  case declaration, version, encodingName, standalone, declarationEnd
  case noInternalSubset, doctype, doctypeEnd, systemLiteral, publicLiteral, publicCharacter
  // Markup inside of elements.
  case name, blank, equals, quote, attributeEnd, tagEnd, matchingEndTag, endTagEnd, emptyTagEnd
  case markup, commentEnd, singleHyphen, instructionTarget, instructionEnd, cdata, cdataEnd, noCDATAEnd
  case noLessThan, entity, reference, referencedCharacter
  case uniqueAttribute, depth
  // Namespaces.
  case qualifiedName, declaredPrefix, prefixWithName, reservedPrefix, reservedNamespace, uniqueQualifiedAttribute

  var kind: MappingProblem.Kind {
    switch self {
    case .depth: .depth
    case .uniqueAttribute, .uniqueQualifiedAttribute: .syntax
    case .rootElement, .endOfDocument, .endOfMarkup, .character, .declaration, .version, .encodingName, .standalone,
      .declarationEnd, .noInternalSubset, .doctype, .doctypeEnd, .systemLiteral, .publicLiteral, .publicCharacter,
      .name, .blank, .equals, .quote, .attributeEnd, .tagEnd, .matchingEndTag, .endTagEnd, .emptyTagEnd, .markup,
      .commentEnd,
      .singleHyphen, .instructionTarget, .instructionEnd, .cdata, .cdataEnd, .noCDATAEnd, .noLessThan, .entity,
      .reference, .referencedCharacter, .qualifiedName, .declaredPrefix, .prefixWithName, .reservedPrefix,
      .reservedNamespace:
      .syntax
    }
  }

  /// Whether what was found instead may be a part of a value: of the text of an element, or of an attribute with a
  /// quote in it. A property with `@sensitive` may read it, which is not known here.
  var mayBeValue: Bool {
    switch self {
    case .character, .name, .blank, .equals, .quote, .attributeEnd, .tagEnd, .endTagEnd, .emptyTagEnd, .noCDATAEnd,
      .noLessThan, .entity, .reference, .referencedCharacter:
      true
    case .rootElement, .endOfDocument, .endOfMarkup, .declaration, .version, .encodingName, .standalone,
      .declarationEnd, .noInternalSubset, .doctype, .doctypeEnd, .systemLiteral, .publicLiteral, .publicCharacter,
      .matchingEndTag, .markup, .commentEnd, .singleHyphen, .instructionTarget, .instructionEnd, .cdata, .cdataEnd,
      .uniqueAttribute, .depth, .qualifiedName, .declaredPrefix, .prefixWithName, .reservedPrefix, .reservedNamespace,
      .uniqueQualifiedAttribute:
      false
    }
  }

  /// Ends the sentence "expected …".
  func text(depth: Int) -> String {
    switch self {
    case .rootElement: "the document's element"
    case .endOfDocument: "only comments and white space after the root element"
    case .endOfMarkup: "the end of what was begun"
    case .character: "a character that XML allows"
    case .declaration: "an XML declaration like <?xml version=\"1.0\"?>, at the very beginning only"
    case .version: "the version 1.0"
    case .encodingName: "the name of an encoding"
    case .standalone: "yes or no"
    case .declarationEnd: "\"?>\""
    case .noInternalSubset: "a document type without declarations of its own"
    case .doctype: "a document type like <!DOCTYPE feed>, once and before the document's element"
    case .doctypeEnd: "\">\" after the document type"
    case .systemLiteral: "a system identifier in quotation marks"
    case .publicLiteral: "a public identifier in quotation marks"
    case .publicCharacter: "a character of a public identifier"
    case .name: "a name"
    case .blank: "a blank"
    case .equals: "\"=\" after the attribute's name"
    case .quote: "the attribute's value in quotation marks"
    case .attributeEnd: "the closing quotation mark of the attribute's value"
    case .tagEnd: "an attribute, \">\" or \"/>\""
    case .matchingEndTag: "the end tag of the element that was opened last"
    case .endTagEnd: "\">\" after the name of the end tag"
    case .emptyTagEnd: "\">\" after the slash"
    case .markup: "an element, a comment, an instruction or CDATA"
    case .commentEnd: "\"-->\""
    case .singleHyphen: "no two hyphens inside a comment"
    case .instructionTarget: "the target of an instruction, which is not xml"
    case .instructionEnd: "\"?>\""
    case .cdata: "\"<![CDATA[\""
    case .cdataEnd: "\"]]>\""
    case .noCDATAEnd: "no \"]]>\" outside of CDATA"
    case .noLessThan: "&lt; for \"<\" in the attribute's value"
    case .entity: "one of &amp;, &lt;, &gt;, &quot; and &apos;, which are all entities that are known"
    case .reference: "a character reference like &#65; or &#x41;"
    case .referencedCharacter: "a reference to a character that XML allows"
    case .uniqueAttribute: "each attribute once"
    case .depth: "at most \(depth) elements inside each other"
    case .qualifiedName: "a name with at most one colon, and something on both sides of it"
    case .declaredPrefix: "a prefix that is declared"
    case .prefixWithName: "the name of a namespace: only the default can be taken back"
    case .reservedPrefix: "another prefix: xml and xmlns are reserved"
    case .reservedNamespace: "another namespace: this one is reserved"
    case .uniqueQualifiedAttribute: "each attribute of a namespace once"
    }
  }
}

extension TranscodingFailure {
  /// - Parameters:
  ///   - text: The parsed text.
  ///   - offset: The offset in the document.
  init(_ failure: XMLFailure, in text: UTF8Bytes, offset: Int, depth: Int) {
    self.init(
      failure.expectation.kind, at: offset, expected: failure.expectation.text(depth: depth),
      found: XMLFoundText.text(of: text, at: failure.offset, mayBeValue: failure.expectation.mayBeValue))
  }
}

/// A description of the text that was found instead of the expected text.
enum XMLFoundText {
  /// - Parameter mayBeValue: Whether only a character is shown, or a reference that has its end.
  static func text(of bytes: UTF8Bytes, at offset: Int, mayBeValue: Bool) -> String {
    guard bytes.indices.contains(offset) else { return "the end of the input" }
    let rest = UTF8Bytes(rebasing: bytes[offset...].prefix(160))
    var decoder = UTF8()
    var iterator = rest.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return "bytes that are not text" }
    // Enough of markup and names is shown to recognize them.
    if scalar == "<" || scalar == "&" || scalar.properties.isAlphabetic {
      // The slash of an end tag precedes the name, that of an empty element comes after it.
      let begin = rest.dropFirst(rest.starts(with: "</".utf8) ? 2 : 1)
      let end = begin.firstIndex { $0 <= 0x20 || "<>&=\"';/".utf8.contains($0) } ?? rest.endIndex
      let isReference = scalar == "&" && end < rest.endIndex && rest[end] == UInt8(ascii: ";")
      if !mayBeValue || isReference { return UTF8Bytes(rebasing: rest[..<end]).quotedText }
    }
    return "the character \(UTF8Bytes(rebasing: rest.prefix(UTF8.width(scalar))).quotedText)"
  }
}

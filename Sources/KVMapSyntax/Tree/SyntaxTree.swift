package import KVMapSource

/// The syntax tree of one `.kvmap` file, as far as it was understood.
///
/// Parsing never fails: a part that was not understood becomes an `.error` item, a `.missing` source or a `nil` part,
/// and a diagnostic. Comments are not included; they belong to the tokens. Every production of `Grammar/kvmap.ebnf` has
/// its node.
package struct SyntaxTree: Sendable {
  package var edition: EditionSyntax?
  package var items: [ItemSyntax]
  /// Where the parser did not understand the file and went on at the next part of it.
  package var failures: [Span]

  /// The items with the declarations of namespaces in the places of these.
  package var flatItems: [ItemSyntax] {
    // An array for each item would take more than all else that is done with them.
    guard items.contains(where: { if case .nested = $0 { true } else { false } }) else { return items }
    return items.flatMap { item in
      if case .nested(let nested) = item { nested.items } else { [item] }
    }
  }

  package init(edition: EditionSyntax? = nil, items: [ItemSyntax] = [], failures: [Span] = []) {
    self.edition = edition
    self.items = items
    self.failures = failures
  }
}

/// `kvmap 1`
package struct EditionSyntax: Sendable {
  package var number: NumberSyntax?
  package var span: Span
}

/// A declaration or a setting at file level.
package enum ItemSyntax: Sendable {
  case importFile(ImportFileSyntax)
  case importModule(ImportModuleSyntax)
  case setting(SettingSyntax)
  case defaultVia(DefaultViaSyntax)
  case externType(ExternTypeSyntax)
  case transform(TransformSyntax)
  case mixin(MixinSyntax)
  case type(TypeDeclarationSyntax)
  case family(FamilySyntax)
  case enumeration(EnumSyntax)
  case union(UnionSyntax)
  case test(TestSyntax)
  case nested(NestedSyntax)
  case error(Span)
}

/// A user-defined name: its text without back-quotes.
package struct NameSyntax: Sendable {
  package var text: String
  package var span: Span
  package var isQuoted: Bool

  package init(text: String, span: Span, isQuoted: Bool) {
    self.text = text
    self.span = span
    self.isQuoted = isQuoted
  }
}

/// A string literal: its value with escapes resolved.
package struct StringSyntax: Sendable {
  package var value: String
  package var span: Span

  package init(value: String, span: Span) {
    self.value = value
    self.span = span
  }

  /// The position of a byte of the value in the file, which differs from a simple count if the literal has escapes or
  /// an indentation.
  ///
  /// - Parameter offset: In bytes from the beginning of the value; its length for the position after it.
  /// - Complexity: Linear in the length of the literal.
  package func place(ofByte offset: Int, in file: SourceFile) -> Span {
    let place = stringPlace(ofByte: offset, in: file.bytes, start: span.start, end: span.end)
    return Span(file: span.file, start: place.lowerBound, end: place.upperBound)
  }
}

/// A number literal as written, without `_`.
package struct NumberSyntax: Sendable {
  package var text: String
  package var span: Span

  package init(text: String, span: Span) {
    self.text = text
    self.span = span
  }
}

/// The three arrows. Swift is on the left, the document on the right.
package enum Arrow: String, Sendable, CaseIterable {
  case both = "<->"
  case read = "<-"
  case write = "->"
}

package struct ArrowSyntax: Sendable {
  package var arrow: Arrow
  package var span: Span
}

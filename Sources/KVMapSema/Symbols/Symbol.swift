package import KVMapSource

/// Something that is declared in a file and has a name there.
package struct Symbol: Sendable, Hashable {
  /// The raw value is the human-readable name.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A type, a mixin or a transform, which is one of the model's declarations.
    case declaration
    case property
    case enumCase = "case of an enum"
    case unionCase = "case of a union"
    case typeParameter = "type parameter"
    case parameter
  }

  package var id: SymbolID
  package var kind: Kind
  package var name: String
  /// The location of the name.
  package var span: Span
  /// The whole construct.
  package var extent: Span
  /// What it is declared in.
  package var container: SymbolID?
  /// For a declaration, its entry in the model.
  package var declaration: DeclarationID?
  /// The declared type that its type mentions first, if it mentions one.
  package var type: DeclarationID?
  /// For a property without a source of its own, the keys that the key style gives it, and for a case without one, the
  /// text that its name is. Empty for others.
  package var styledKeys: [String] = []
  /// Whether the key depends on the types that use its mixin.
  package var keysVary = false
  /// Where an arrow with these keys can be written, as an offset in the file.
  package var arrowPlace: Int?
  package var documentation: [String] = []
}

package struct SymbolID: Sendable, Hashable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// A place where the name of a symbol is written.
package struct SymbolUse: Sendable, Hashable {
  package enum Role: Sendable, Hashable {
    /// Where it is declared.
    case declares
    /// Where its name means it: a type, a step of a pipeline, a default value.
    case reads
    /// Where something is said about it: an exception to the key style, an expectation of a test.
    case names
  }

  package var span: Span
  package var symbol: SymbolID
  package var role: Role

  package init(span: Span, symbol: SymbolID, role: Role) {
    self.span = span
    self.symbol = symbol
    self.role = role
  }
}

/// All symbols of a compilation, and where they are used.
package struct SymbolIndex: Sendable {
  /// A `SymbolID` is a position in it.
  package internal(set) var symbols: [Symbol] = []
  /// Ordered by file and place.
  package internal(set) var uses: [SymbolUse] = []

  package init() {}

  package subscript(id: SymbolID) -> Symbol? { symbols.indices.contains(id.index) ? symbols[id.index] : nil }

  /// The uses that contain an offset or end there. Usually one; an exception to the key style of a file is about all
  /// properties of that name.
  ///
  /// - Complexity: Logarithmic in the number of uses.
  package func uses(at offset: Int, in file: FileID) -> [SymbolUse] {
    var (low, high) = (0, uses.count)
    while low < high {
      let middle = low + (high - low) / 2
      let span = uses[middle].span
      if (span.file, span.end) < (file, offset) { low = middle + 1 } else { high = middle }
    }
    let found = uses[low...].prefix { $0.span.file == file && $0.span.start <= offset }.filter { $0.span.end >= offset }
    // A name that begins here means more than one that ends here.
    let begun = found.filter { $0.span.end > offset }
    return begun.isEmpty ? Array(found) : begun
  }

  package func uses(of symbols: Set<SymbolID>) -> [SymbolUse] { uses.filter { symbols.contains($0.symbol) } }
}

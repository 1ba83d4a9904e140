import KVMapSema
import KVMapSource
import KVMapSyntax

/// A type as it is written, and what the names in it mean there.
struct DocumentType {
  var syntax: TypeSyntax
  /// The namespace in which it is written.
  var space: String?
  /// What the type parameters there are.
  var arguments: [String: DocumentType] = [:]
  /// Whether a class is read as itself, although it has a family: as an argument of a generic type, and as a case of
  /// the family.
  var isItself = false

  /// A part of it.
  func part(_ syntax: TypeSyntax) -> DocumentType {
    var part = self
    part.syntax = syntax
    return part
  }
}

/// What a value in a document is read as.
enum DocumentShape {
  case declared(Declared)
  case array(DocumentType)
  case dictionary(key: DocumentType, value: DocumentType)
  case coordinate
  /// A text that says which case it is.
  case tag([CaseSyntax])
  /// What no declaration says more of.
  case other

  struct Declared {
    var item: ItemSyntax
    var space: String?
    /// What its type parameters are.
    var arguments: [String: DocumentType] = [:]
    /// That of the class, which says as what it is read.
    var family: FamilySyntax?

    var id: DeclarationPlace { DeclarationPlace(family?.span ?? item.span) }
  }
}

/// Where a declaration begins, which is the same in the tree of the file and in that without the word that is written.
struct DeclarationPlace: Hashable, Comparable {
  private var file: FileID
  private var start: Int

  init(_ span: Span) {
    file = span.file
    start = span.start
  }

  static func < (left: Self, right: Self) -> Bool { (left.file, left.start) < (right.file, right.start) }
}

extension NamesInSight {
  func shape(of type: DocumentType) -> DocumentShape {
    switch type.syntax {
    case .optional(let wrapped, _): return shape(of: type.part(wrapped))
    case .array(let element, _): return .array(type.part(element))
    case .dictionary(let key, let value, _): return .dictionary(key: type.part(key), value: type.part(value))
    case .missing: return .other
    case .named(let name, let arguments, _):
      let text = name.text
      if let argument = type.arguments[text] { return shape(of: argument) }
      if let found = self.type(named: text, in: type.space) {
        return .declared(declared(found, arguments.map(type.part), isItself: type.isItself))
      }
      if let argument = arguments.first.map(type.part) {
        if text == BuiltInType.set { return .array(argument) }
        if text == BuiltInType.field { return shape(of: argument) }
      }
      return text == Scalar.coordinate.rawValue ? .coordinate : .other
    }
  }

  private func declared(_ name: TypeName, _ arguments: [DocumentType], isItself: Bool) -> DocumentShape.Declared {
    var declared = DocumentShape.Declared(item: name.item, space: name.space)
    switch name.item {
    case .type(let type):
      declared.arguments = Self.arguments(type.parameters, arguments)
      if type.kind == .classType, !isItself { declared.family = family(of: name) }
    case .union(let union): declared.arguments = Self.arguments(union.parameters, arguments)
    case .enumeration, .externType, .importFile, .importModule, .setting, .defaultVia, .transform, .mixin, .family,
      .test, .nested, .error:
      break
    }
    return declared
  }

  private static func arguments(_ parameters: [NameSyntax], _ arguments: [DocumentType]) -> [String: DocumentType] {
    let pairs = zip(parameters, arguments).map { parameter, argument in
      var argument = argument
      argument.isItself = true
      return (parameter.text, argument)
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The elements of a collection, or the values of a dictionary; `nil` for other types.
  func element(of type: DocumentType) -> DocumentType? {
    switch shape(of: type) {
    case .array(let element): element
    case .dictionary(_, let value): value
    case .declared, .coordinate, .tag, .other: nil
    }
  }
}

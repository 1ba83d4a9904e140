/// The contents of a `.kvmap` file to be written. Every import produces this first, so that only `MappingText` depends
/// on the syntax.
struct ImportedMapping {
  /// Whether the file begins with the edition of the language.
  var statesEdition = false
  /// Lines of comments at the top of the file.
  var remarks: [String] = []
  /// Settings and defaults of the file, one line each.
  var settings: [String] = []
  /// Whether its types are synchronised with a store.
  var isSynchronised = false
  /// Swift types that no declaration generates.
  var foreignTypes: [String] = []
  var transforms: [ImportedTransform] = []
  var declarations: [ImportedDeclaration] = []
  var tests: [ImportedTest] = []
}

extension ImportedDeclaration {
  /// How many comments precede its members.
  var remarkCount: Int {
    switch self {
    case .type(let type): type.remarks.count
    case .enumeration(let enumeration): enumeration.remarks.count
    case .union(let union): union.remarks.count
    }
  }
}

extension ImportedMapping {
  /// How many comments its declarations have.
  var remarkCount: Int {
    declarations.reduce(0) { count, declaration in
      guard case .type(let type) = declaration else { return count + declaration.remarkCount }
      return count + declaration.remarkCount + type.properties.reduce(0) { $0 + $1.remarks.count }
    }
  }
}

/// A transformer implemented in Swift by the user, with any document value as its input.
struct ImportedTransform: Hashable {
  var name: String
  /// The type of its result.
  var type: String
  /// The Swift type that implements it.
  var codec: String
}

enum ImportedDeclaration {
  case type(ImportedType)
  case enumeration(ImportedEnumeration)
  case union(ImportedUnion)
}

struct ImportedType {
  /// How it is declared.
  enum Form: String {
    case structure = "struct"
    case `class`
    case mixin
    /// A type that is written in Swift.
    case map
  }

  var name: String
  var form = Form.structure
  /// Its type parameters.
  var parameters: [String] = []
  /// For a class: its base class.
  var base: String?
  /// What it conforms to, as far as the mapping has to know.
  var conformances: [String] = []
  /// For a type that is written in Swift: whether it is made empty, and then assigned property by property.
  var isAssigned = false
  /// The names of mixins.
  var mixins: [String] = []
  /// Lines of documentation.
  var documentation: [String] = []
  /// Settings of the type, one line each.
  var settings: [String] = []
  var properties: [ImportedProperty] = []
  /// Parts of the old system's type that the mapping lacks, in sentences.
  var remarks: [String] = []
}

struct ImportedProperty {
  var name: String
  var isIdentity = false
  /// Whether its value is kept outside of the struct, which may then contain itself.
  var isBoxed = false
  /// Whether nil is written as null.
  var writesNil = false
  /// Whether a document must have it. With a default, it need not.
  var isRequired = false
  /// Includes `?` if it is optional, and `lenient` if it is.
  var type: String
  var source: ImportedSource
  /// The steps of its pipeline, as written in the file.
  var transformer: String?
  /// As written in the file.
  var defaultValue: String?
  /// What its value must satisfy, as written after `where`.
  var conditions: [String] = []
  /// The policy after `sync`: how the relation is kept in a store.
  var policy: String?
  /// Comments above the property, one line each.
  var remarks: [String] = []
  /// Lines of documentation.
  var documentation: [String] = []
}

enum ImportedSource: Hashable {
  /// The key given by the file's style, read and written.
  case byStyle
  /// These paths, each a list of keys, in lookup order. The first of them is written.
  case paths([[String]])
  /// Same as `paths`, but read-only.
  case onlyRead([[String]])
  /// A path that is only written.
  case onlyWritten([String])
  /// All keys, or elements, that no other property reads.
  case rest
  /// An element of an array in place of the object.
  case element(Int)
  /// An object that is made of keys: of each, its name in the new object and the key.
  case gathered([ImportedEntry])
  /// An object that is made of all keys with this beginning.
  case gatheredPrefix(String)
}

struct ImportedEntry: Hashable {
  var name: String
  var key: String
}

/// An enum whose cases are texts or integers.
struct ImportedEnumeration {
  var name: String
  /// Whether the enum is written in Swift, so that only its mapper is generated.
  var isMapped = false
  /// The type of its values, `String` or a type of integers.
  var rawType = "String"
  var cases: [ImportedCase]
  /// The case that keeps every other value; `nil` if there is none.
  var otherCase: String?
  /// Lines of documentation.
  var documentation: [String] = []
  /// Comments above it, one line each.
  var remarks: [String] = []
}

struct ImportedCase {
  var name: String
  /// The text in the document, or the value that tells the case of a union. Digits in an enum of integers.
  var text: String
  /// Lines of documentation.
  var documentation: [String] = []
}

struct ImportedUnion {
  /// What tells the cases apart.
  enum Choice: Hashable {
    /// Whatever reads first.
    case shape
    /// A key inside of the object.
    case key(String)
    /// A key next to the payload: `on KEY in PAYLOAD`.
    case keyBesidePayload(String, payload: String)
  }

  struct Case {
    var name: String
    /// `nil` for a case without payload.
    var type: String?
    /// The value that tells it; `nil` in a union by shape, and for a case that takes its name.
    var text: String?
    /// Other values that tell it.
    var otherTexts: [String] = []
    /// Whether these values are integers or Bools.
    var areLiterals = false
    /// Whether its payload writes the value that tells it.
    var isOnlyRead = false
  }

  var name: String
  var choice: Choice
  var cases: [Case]
  /// The case that keeps every other object; `nil` if there is none.
  var otherCase: String?
  var otherType = "Object"
  /// Lines of documentation.
  var documentation: [String] = []
  /// Comments above it, one line each.
  var remarks: [String] = []
}

/// A test that a document is read, and is the same after it was written.
struct ImportedTest {
  var type: String
  var title: String
  var document: String
}

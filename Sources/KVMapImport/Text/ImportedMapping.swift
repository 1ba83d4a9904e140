/// The contents of a `.kvmap` file to be written. Every import produces this first, so that only `MappingText` depends
/// on the syntax.
struct ImportedMapping {
  /// Lines of comments at the top of the file.
  var remarks: [String] = []
  /// Whether its types are synchronised with a store.
  var isSynchronised = false
  /// Swift types that no declaration generates.
  var foreignTypes: [String] = []
  var transforms: [ImportedTransform] = []
  var types: [ImportedType] = []
}

/// A transformer implemented in Swift by the user, with any document value as its input.
struct ImportedTransform: Hashable {
  var name: String
  /// The type of its result.
  var type: String
  /// The Swift type that implements it.
  var codec: String
}

struct ImportedType {
  var name: String
  /// For a class: its base class.
  var base: String?
  var isClass: Bool
  var properties: [ImportedProperty] = []
  /// Parts of the old system's type that the mapping lacks, in sentences.
  var remarks: [String] = []
}

struct ImportedProperty {
  var name: String
  var isIdentity = false
  /// Includes `?` if it is optional.
  var type: String
  var source: ImportedSource
  /// The name of the transformer.
  var transformer: String?
  /// As written in the file.
  var defaultValue: String?
  /// The policy after `sync`: how the relation is kept in a store.
  var policy: String?
}

enum ImportedSource: Hashable {
  /// The key given by the file's style, read and written.
  case byStyle
  /// These paths, each a list of keys, in lookup order. The first of them is written.
  case paths([[String]])
  /// Same as `paths`, but read-only.
  case onlyRead([[String]])
}

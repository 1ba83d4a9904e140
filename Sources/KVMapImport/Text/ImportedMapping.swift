/// What a `.kvmap` file is to say. Whatever is imported becomes this first, so that only `MappingText` knows how it is
/// written.
struct ImportedMapping {
  /// Lines of comments at the top of the file.
  var remarks: [String] = []
  /// Whether its types are synchronised with a store.
  var isSynchronised = false
  /// Swift types that no declaration makes.
  var foreignTypes: [String] = []
  var transforms: [ImportedTransform] = []
  var types: [ImportedType] = []
}

/// A transformer that somebody writes in Swift, over whatever the document has.
struct ImportedTransform: Hashable {
  var name: String
  /// What it makes of the document's value.
  var type: String
  /// The Swift type that does it.
  var codec: String
}

struct ImportedType {
  var name: String
  /// Of a class: what it inherits from.
  var base: String?
  var isClass: Bool
  var properties: [ImportedProperty] = []
  /// What the type of the old system has and the mapping has not, in sentences.
  var remarks: [String] = []
}

struct ImportedProperty {
  var name: String
  var isIdentity = false
  /// With `?` where it is optional.
  var type: String
  var source: ImportedSource
  /// The name of the transformer.
  var transformer: String?
  /// As it stands in the file.
  var defaultValue: String?
  /// What stands behind `sync`: how the relation is kept in a store.
  var policy: String?
}

enum ImportedSource: Hashable {
  /// The key that the file's style gives the property, read and written.
  case byStyle
  /// These paths in the order in which they are looked at, each of keys. The first of them is written.
  case paths([[String]])
  /// As `paths`, but only read.
  case onlyRead([[String]])
}

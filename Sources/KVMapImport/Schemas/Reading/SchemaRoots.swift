import KVMap
import KVMapSema

/// The schemas of a file that become types.
struct SchemaRoots {
  struct Root {
    var place: String
    /// The name of its type.
    var definition: String
  }

  private(set) var places: [Root] = []
  /// The type of a document.
  private(set) var name = ""

  init(_ file: SchemaFile, named name: String?) throws(ImportProblems) {
    if file.dialect.isOpenAPI {
      try findComponents(file, name)
      return
    }
    var options = InferenceOptions()
    options.name = name
    let title = file.root["title"]?.stringValue ?? ""
    let words = KeyWords(title).all
    if name == nil, (1...4).contains(words.count), ReservedNames.problem(ofType: SchemaNames.typeName(title)) == nil,
      Scalar(rawValue: SchemaNames.typeName(title)) == nil
    {
      self.name = SchemaNames.typeName(title)
    } else {
      self.name = try documentName(options, [Sample(name: file.name, format: .json, bytes: [])], nil)
    }
    let definitions = ["$defs", "definitions"].filter { file.root[$0]?.objectValue?.isEmpty == false }
    let isLibrary = file.root.objectValue?.allSatisfy { key, _ in
      SchemaKeywords.annotations.contains(key)
        || ["$schema", "$id", "$defs", "definitions", "$vocabulary"].contains(key)
    }
    guard isLibrary == true, !definitions.isEmpty else {
      places = [Root(place: "#", definition: self.name)]
      return
    }
    for key in definitions {
      for (name, _) in file.root[key]?.objectValue ?? JSONObject() {
        places.append(Root(place: SchemaReferences.place("#/" + key, name), definition: name))
      }
    }
  }

  private mutating func findComponents(_ file: SchemaFile, _ name: String?) throws(ImportProblems) {
    let schemas = file.root["components"]?["schemas"]?.objectValue ?? JSONObject()
    guard !schemas.isEmpty else {
      throw ImportProblems("'\(file.name)' has no schemas under 'components', which are what is read of OpenAPI")
    }
    for (key, _) in schemas where name == nil || key == name {
      places.append(Root(place: SchemaReferences.place("#/components/schemas", key), definition: key))
    }
    if places.isEmpty, let name {
      throw ImportProblems("'\(file.name)' has no schema '\(SchemaText.line(name))' under 'components'")
    }
    self.name = name ?? "API"
  }
}

/// A file of the documentation of mappings.
package struct Page: Sendable, Hashable {
  /// The folders on its path, and its name.
  package var folders: [String] = []
  package var name: String
  package var text: String

  init(folders: [String] = [], name: String, text: String) {
    self.folders = folders
    self.name = name
    self.text = text
  }
}

/// What `kvmapc doc` is asked for.
package struct PageOptions: Sendable, Hashable {
  /// The title of all pages.
  package var title: String
  /// Whether everything is in one file.
  package var isSingle: Bool
  /// Whether the schemas of the types are written as files, too.
  package var hasSchemas: Bool

  package init(title: String, isSingle: Bool = false, hasSchemas: Bool = false) {
    self.title = title
    self.isSingle = isSingle
    self.hasSchemas = hasSchemas
  }
}

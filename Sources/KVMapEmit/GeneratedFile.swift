/// One file that an emitter made.
package struct GeneratedFile: Sendable, Hashable {
  /// The path of the `.kvmap` file as the caller gave it, followed by `.swift`.
  package var path: String
  package var text: String

  package var bytes: [UInt8] { Array(text.utf8) }

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

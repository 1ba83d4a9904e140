/// A file produced by an emitter.
package struct GeneratedFile: Sendable, Hashable {
  /// The path of the `.kvmap` file as the caller gave it, followed by `.swift`.
  package var path: String
  package var text: String

  /// The suffix after `X` in the name of the file that holds the tests of `X.kvmap`.
  package static let testEnding = ".tests.kvmap.swift"

  package var bytes: [UInt8] { Array(text.utf8) }

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

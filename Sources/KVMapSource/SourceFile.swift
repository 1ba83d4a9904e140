/// One `.kvmap` file: its display name and its immutable bytes.
package struct SourceFile: Sendable, Hashable {
  /// The position of this file in its `SourceSet`; every `Span` of the file contains it.
  package let id: FileID
  /// The path as shown in diagnostics: relative if the caller gave a relative one.
  package let path: String
  package let bytes: [UInt8]

  package init(id: FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }

  package init(id: FileID = FileID(0), path: String, text: String) {
    self.init(id: id, path: path, bytes: Array(text.utf8))
  }

  /// The last component of `path`, by which generated code and problems name the file.
  package var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// The number of a file within one compilation.
package struct FileID: Sendable, Hashable, Comparable {
  private let number: UInt32

  package init(_ index: Int) { number = UInt32(clamping: index) }

  package var index: Int { Int(number) }

  package static func < (left: FileID, right: FileID) -> Bool { left.number < right.number }
}

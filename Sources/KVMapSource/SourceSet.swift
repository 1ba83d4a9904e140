/// The files of one compilation, and the file that each `import "…"` in them refers to.
///
/// Imports are resolved by the code that reads the files, because only it sees links and folders. For unresolved
/// imports the paths alone decide: `import "B.kvmap"` in `a/A.kvmap` is the file of the set whose path is `a/B.kvmap`.
package struct SourceSet: Sendable {
  /// The `FileID` of a file is its position here.
  package private(set) var files: [SourceFile] = []
  /// The requested files. The others are included because they are imported.
  package private(set) var requested: Set<FileID> = []
  /// Keyed by bytes: two equal strings may be distinct names in a file system.
  private var byPath: [[UInt8]: FileID] = [:]
  private var targets: [Import: ImportTarget] = [:]
  private var documents: [Import: DocumentTarget] = [:]

  /// The target of an `import "…"`.
  package enum ImportTarget: Sendable, Hashable {
    case file(FileID)
    /// The file does not exist.
    case missing
    /// The file exists, but is not read.
    case refused(Refusal)
  }

  /// The file that a test names as its document.
  package enum DocumentTarget: Sendable, Hashable {
    case bytes([UInt8])
    /// The file does not exist.
    case missing
    /// The file exists, but is not read.
    case refused(Refusal)
  }

  /// Why a file that another one names is not read.
  package enum Refusal: Sendable, Hashable, CaseIterable {
    /// It is outside the package of the file that imports it, by `..`, by an absolute path or through a link.
    case leavesPackage
    /// It is a folder, a device or a pipe.
    case notRegularFile
    case tooLarge
    case unreadable
  }

  private struct Import: Sendable, Hashable {
    var file: FileID
    var path: [UInt8]
  }

  package init() {}

  /// A set of files that were all requested, at the locations given by their paths.
  package init(_ files: [(path: String, text: String)]) {
    for file in files { add(path: file.path, bytes: Array(file.text.utf8), isRequested: true) }
  }

  @discardableResult
  package mutating func add(path: String, bytes: [UInt8], isRequested: Bool) -> FileID {
    let id = FileID(files.count)
    files.append(SourceFile(id: id, path: path, bytes: bytes))
    if isRequested { requested.insert(id) }
    let key = Array(Self.normalized(path).utf8)
    byPath[key] = byPath[key] ?? id
    return id
  }

  /// Replaces the contents of a file, which keeps its number. A number of another set is ignored.
  package mutating func replace(_ id: FileID, bytes: [UInt8]) {
    guard let file = self[id] else { return }
    files[id.index] = SourceFile(id: id, path: file.path, bytes: bytes)
  }

  package mutating func setTarget(_ target: ImportTarget, ofImport path: String, in file: FileID) {
    targets[Import(file: file, path: Array(path.utf8))] = target
  }

  package mutating func setDocument(_ document: DocumentTarget, at path: String, in file: FileID) {
    documents[Import(file: file, path: Array(path.utf8))] = document
  }

  /// The document that a test of `file` refers to by this path.
  package func document(at path: String, in file: FileID) -> DocumentTarget {
    documents[Import(file: file, path: Array(path.utf8))] ?? .missing
  }

  /// The file with this number; `nil` for a number of another set.
  package subscript(id: FileID) -> SourceFile? {
    files.indices.contains(id.index) ? files[id.index] : nil
  }

  /// The target of `import "path"` in `file`.
  package func target(ofImport path: String, in file: FileID) -> ImportTarget {
    if let target = targets[Import(file: file, path: Array(path.utf8))] { return target }
    guard let importer = self[file] else { return .missing }
    let key = Array(Self.normalized(Self.path(ofImport: path, in: importer.path)).utf8)
    return byPath[key].map(ImportTarget.file) ?? .missing
  }

  /// The path of an imported file, relative to the same base as the importing file's path.
  package static func path(ofImport path: String, in importer: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let slash = importer.lastIndex(of: "/") else { return path }
    return String(importer[...slash]) + path
  }

  /// The path without `.`, `..` and repeated slashes, as far as this can be determined from its text.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined
  }
}

import KVMapSource

/// A file in a searched folder: the folders on the way to it, and its name.
struct FilePlace: Hashable {
  var subfolders: [String]
  var name: String

  /// The path below the searched folder.
  var path: String { (subfolders + [name]).joined(separator: "/") }
}

/// What a folder and the folders in it hold of interest: `X.kvmap` and `X.kvmap.swift`.
///
/// Hidden files and folders (`.build` is one) are left out, and links to folders are not followed, so that the search
/// ends and stays where it began.
struct FolderSearch {
  private(set) var sources: [FilePlace] = []
  private(set) var outputs: [FilePlace] = []
  private(set) var errors: [FileError] = []

  static let sourceEnding = ".kvmap"
  static let outputEnding = ".kvmap.swift"

  private let wantsSources: Bool

  /// Searches a folder, in the order of the bytes of the names.
  ///
  /// - Parameters:
  ///   - wantsSources: False where only outputs are of interest.
  ///   - mayBeMissing: Whether a folder that is not there holds nothing, instead of being an error.
  init(_ path: String, wantsSources: Bool = true, mayBeMissing: Bool = false) {
    self.wantsSources = wantsSources
    do throws(FileError) {
      if mayBeMissing, try SystemCalls.status(ofPath: path) == nil { return }
      try search(try Folder.open(path), [])
    } catch {
      errors.append(error)
    }
  }

  private mutating func search(_ folder: Folder, _ subfolders: [String]) throws(FileError) {
    for name in try folder.names() where !name.hasPrefix(".") {
      do throws(FileError) {
        try look(at: name, in: folder, subfolders)
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func look(at name: String, in folder: Folder, _ subfolders: [String]) throws(FileError) {
    let isSource = wantsSources && name.hasSuffix(Self.sourceEnding)
    guard let status = try folder.status(of: name) else {
      if isSource { throw FileError("cannot read", folder.pathOf(name), "it is gone, or its name is not UTF-8") }
      return
    }
    if isSource {
      try Self.checkIsFile(status, folder.pathOf(name))
      sources.append(FilePlace(subfolders: subfolders, name: name))
    } else if SystemCalls.isFolder(status) {
      if let subfolder = try folder.subfolder(name) { try search(subfolder, subfolders + [name]) }
    } else if name.hasSuffix(Self.outputEnding) {
      outputs.append(FilePlace(subfolders: subfolders, name: name))
    }
  }

  private static func checkIsFile(_ status: SystemCalls.Status, _ path: String) throws(FileError) {
    var status = status
    if SystemCalls.isLink(status) {
      guard let target = try SystemCalls.status(ofPath: path) else {
        throw FileError("cannot read", path, "it is a symbolic link that leads nowhere")
      }
      status = target
    }
    if SystemCalls.isFolder(status) {
      throw FileError("cannot read", path, "it is a folder, though it is named like a .kvmap file")
    }
    if !SystemCalls.isRegular(status) { throw FileError("cannot read", path, "it is not a regular file") }
  }
}

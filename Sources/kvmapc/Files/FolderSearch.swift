import KVMapSource

/// A file in a searched folder: the folders on its path, and its name.
struct FilePlace: Hashable {
  var subfolders: [String]
  var name: String

  /// The path below the searched folder.
  var path: String { (subfolders + [name]).joined(separator: "/") }
}

/// The relevant files in a folder and its subfolders: `X.kvmap` and `X.kvmap.swift`.
///
/// Hidden files and folders (`.build` is one) are omitted, and links to folders are not followed, so that the search
/// terminates and stays within the folder.
struct FolderSearch {
  private(set) var sources: [FilePlace] = []
  private(set) var outputs: [FilePlace] = []
  /// Folders that were not searched because the build generates their mappers.
  private(set) var leftToBuild: [String] = []
  private(set) var errors: [FileError] = []

  static let sourceEnding = ".kvmap"
  static let outputEnding = ".kvmap.swift"
  /// The tests that `generate --tests` generates for `X.kvmap` are in `X.tests.kvmap.swift`.
  static let testEnding = ".tests.kvmap.swift"

  /// A file of this name marks a folder whose mappers, including those of its subfolders, are generated during the
  /// build by the plugin KVMapBuild. If `generate` also wrote them next to their sources, the plugin would skip them.
  static let buildMarker = ".kvmap-at-build"

  private let wanted: Wanted

  /// What to look for.
  enum Wanted {
    /// Sources, and the files generated from them.
    case everything
    /// The same, except in folders that are left to the build.
    case generatedOnly
    case outputs
  }

  /// Searches a folder, in the byte order of the names.
  ///
  /// - Parameters:
  ///   - mayBeMissing: Whether a missing folder counts as empty instead of being an error.
  init(_ path: String, for wanted: Wanted, mayBeMissing: Bool = false) {
    self.wanted = wanted
    do throws(FileError) {
      if mayBeMissing, try SystemCalls.status(ofPath: path) == nil { return }
      try search(try Folder.open(path), [])
    } catch {
      errors.append(error)
    }
  }

  private mutating func search(_ folder: Folder, _ subfolders: [String]) throws(FileError) {
    let names = try folder.names()
    if wanted == .generatedOnly, names.contains(Self.buildMarker) {
      leftToBuild.append(folder.path)
      return
    }
    for name in names where !name.hasPrefix(".") {
      do throws(FileError) {
        try look(at: name, in: folder, subfolders)
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func look(at name: String, in folder: Folder, _ subfolders: [String]) throws(FileError) {
    let isSource = wanted != .outputs && name.hasSuffix(Self.sourceEnding)
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

import KVMapCompiler

/// The file of a Core Data model, in any of the places where Xcode puts it.
///
/// A model is a folder `X.xcdatamodel` with a file `contents`. A versioned model is a folder `X.xcdatamodeld` that
/// contains one such folder per version, and a file that names the current one.
struct CoreDataModelFile {
  /// The name of the model, without its extension.
  let name: String
  let contents: [UInt8]

  private static let ending = ".xcdatamodel"
  private static let contentsName = "contents"
  private static let currentVersionName = ".xccurrentversion"

  /// - Parameter path: The folder of a model, with or without versions, or the file in it; `-` for standard input.
  init(_ path: String) throws(FileError) {
    let trimmed = Self.withoutSlashes(path)
    name = path == "-" ? "standard input" : Self.modelName(trimmed)
    guard path != "-", let status = try SystemCalls.status(ofPath: trimmed), SystemCalls.isFolder(status) else {
      contents = try InputReader.read(path)
      return
    }
    let folder = try Folder.open(trimmed)
    if try folder.status(of: Self.contentsName) != nil {
      contents = try folder.read(Self.contentsName, limit: InputReader.sizeLimit)
      return
    }
    let version = try Self.currentVersion(in: folder)
    guard let model = try folder.subfolder(version) else {
      throw FileError("cannot read", folder.pathOf(version), "the version in use is not there")
    }
    guard try model.status(of: Self.contentsName) != nil else {
      throw FileError("cannot read", model.path, "it has no file 'contents', so it is not a Core Data model")
    }
    contents = try model.read(Self.contentsName, limit: InputReader.sizeLimit)
  }

  /// The name of the folder of the current version.
  private static func currentVersion(in folder: Folder) throws(FileError) -> String {
    if try folder.status(of: currentVersionName) != nil {
      let path = folder.pathOf(currentVersionName)
      let list = try folder.read(currentVersionName, limit: InputReader.sizeLimit)
      guard let name = Compilation.currentCoreDataVersion(list) else {
        throw FileError("cannot read", path, "it names no version")
      }
      // The file with this name will be opened, so it must be a plain name that cannot lead out of the folder.
      guard name.hasSuffix(ending), !name.contains("/") else {
        throw FileError("cannot read", path, "'\(name)' is not a version name")
      }
      return name
    }
    let versions = try folder.names().filter { $0.hasSuffix(ending) }
    guard let only = versions.first else {
      throw FileError("cannot read", folder.path, "it is a folder without a Core Data model")
    }
    guard versions.count == 1 else {
      let count = versions.count
      throw FileError(
        "cannot read", folder.path, "it has \(count) versions and no file '\(currentVersionName)' that names one")
    }
    return only
  }

  private static func withoutSlashes(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }

  /// For `App/Model.xcdatamodeld/Model 2.xcdatamodel/contents`, this is `Model 2`.
  private static func modelName(_ path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let named = parts.last == contentsName ? parts.dropLast().last : parts.last
    guard let name = named ?? parts.last else { return path }
    for ending in [ending + "d", ending] where name.hasSuffix(ending) { return String(name.dropLast(ending.count)) }
    return name
  }
}

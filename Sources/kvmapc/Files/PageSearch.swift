import KVMapSource

/// The files below a folder of pages that may be pages. Whether they are, their marks tell.
enum PageSearch {
  private static let endings = [".html", ".css", ".js", ".json"]
  /// The folders of pages: the folder itself, and that of schemas.
  private static let subfolders: [[String]] = [[], ["schemas"]]

  /// - Returns: None if the folder does not exist.
  static func pages(in root: String) throws(FileErrors) -> [FilePlace] {
    var pages: [FilePlace] = []
    do throws(FileError) {
      guard try SystemCalls.status(ofPath: root) != nil else { return [] }
      let folder = try Folder.open(root)
      for path in subfolders {
        var current: Folder? = folder
        for name in path { current = try current?.subfolder(name) }
        guard let current else { continue }
        for name in try current.names() where endings.contains(where: { name.hasSuffix($0) }) {
          guard let status = try current.status(of: name), SystemCalls.isRegular(status) else { continue }
          pages.append(FilePlace(subfolders: path, name: name))
        }
      }
    } catch { throw FileErrors(errors: [error]) }
    return pages
  }
}

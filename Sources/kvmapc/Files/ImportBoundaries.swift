/// The folders that the imports of files stay within.
struct ImportBoundaries {
  /// The folder of the user, or several, each with a trailing slash.
  let roots: [String]
  /// Keyed by bytes: two equal strings may be distinct names in a file system.
  private var known: [[UInt8]: String] = [:]

  init(roots: [String]) { self.roots = roots.map { $0.hasSuffix("/") ? $0 : $0 + "/" } }

  /// The folder, with a trailing slash, that the imports of a file stay within: the nearest enclosing one with a
  /// `Package.swift`; without one, the root that contains the file, otherwise the file's own folder.
  ///
  /// - Parameter real: The path of the file, links resolved.
  mutating func boundary(ofFileAt real: String) -> String {
    let folder = String(real.prefix(through: real.lastIndex(of: "/") ?? real.startIndex))
    if let known = known[Array(folder.utf8)] { return known }
    var candidate = folder
    var result = roots.first { folder.utf8.starts(with: $0.utf8) } ?? folder
    while true {
      if let status = try? SystemCalls.status(ofPath: candidate + "Package.swift"), SystemCalls.isRegular(status) {
        result = candidate
        break
      }
      guard candidate.count > 1, let slash = candidate.dropLast().lastIndex(of: "/") else { break }
      candidate = String(candidate.prefix(through: slash))
    }
    known[Array(folder.utf8)] = result
    return result
  }
}

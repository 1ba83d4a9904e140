import KVMapSource

/// The Swift modules that contain the mappers of files, and that the tests of these files import.
struct TestedModules {
  private var names: [FileID: String] = [:]
  private let given: String?

  /// - Parameter name: The module of all files; `nil` to use the folder below `Sources` that contains a file, as in
  ///   Swift packages.
  /// - Throws: If a file has tests and its module cannot be determined.
  init(_ sources: LoadedSources, named name: String?) throws(UsageError) {
    given = name
    guard name == nil else { return }
    let withTests = Set(sources.compilation.filesWithTests)
    for source in sources.requested where withTests.contains(source.file) {
      guard let path = source.path else { continue }
      // The absolute path, so that the result does not depend on the current folder.
      let parts = ((try? SystemCalls.realPath(path)) ?? path).split(separator: "/")
      guard let folder = parts.dropLast(2).lastIndex(of: "Sources") else {
        throw UsageError(
          message: "cannot determine the module of '\(VisibleText.line(path))', which its tests import;"
            + " name it with '--module'", command: "generate")
      }
      names[source.file] = String(parts[folder + 1])
    }
  }

  func module(of file: FileID) -> String { given ?? names[file] ?? "" }
}

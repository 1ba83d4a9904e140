import KVMapSource

/// The Swift modules that hold the mappers of files, which the tests of the files import.
struct TestedModules {
  private var names: [FileID: String] = [:]
  private let given: String?

  /// - Parameter name: The module of all files; `nil` to take the folder below `Sources` that a file lies in, as Swift
  ///   packages have it.
  /// - Throws: Where a file has tests and nothing says its module.
  init(_ sources: LoadedSources, named name: String?) throws(UsageError) {
    given = name
    guard name == nil else { return }
    let withTests = Set(sources.compilation.filesWithTests)
    for source in sources.requested where withTests.contains(source.file) {
      guard let path = source.path else { continue }
      // The same from wherever it is called.
      let parts = ((try? SystemCalls.realPath(path)) ?? path).split(separator: "/")
      guard let folder = parts.dropLast(2).lastIndex(of: "Sources") else {
        throw UsageError(
          message: "nothing says which module '\(VisibleText.line(path))' belongs to, which its tests import;"
            + " '--module' does", command: "generate")
      }
      names[source.file] = String(parts[folder + 1])
    }
  }

  func module(of file: FileID) -> String { given ?? names[file] ?? "" }
}

import KVMapCompiler
import KVMapSource

/// The location of an output.
struct OutputPlace: Hashable {
  /// The folder that the user named; links in its path are followed.
  var root: String
  /// The path below the root. None of its folders may be a link.
  var place: FilePlace

  var path: String { root == "." ? place.path : root + (root.hasSuffix("/") ? "" : "/") + place.path }
  var folder: OutputFolder { OutputFolder(root: root, subfolders: place.subfolders) }
}

struct OutputFolder: Hashable {
  var root: String
  var subfolders: [String]
}

/// The required contents of the output folders.
struct OutputPlan {
  struct Output {
    var place: OutputPlace
    /// The path of the `.kvmap` file, for messages.
    var source: String
    private let make: () -> [UInt8]
    /// For a rewritten source, the bytes that the file must still have to be replaced; `nil` for outputs.
    var original: [UInt8]?

    init(place: OutputPlace, source: String, bytes: @autoclosure @escaping () -> [UInt8], original: [UInt8]? = nil) {
      self.place = place
      self.source = source
      make = bytes
      self.original = original
    }

    /// The planned bytes. They are generated anew each time, so that only one file is in memory at a time.
    func bytes() -> [UInt8] { make() }
  }

  private(set) var outputs: [Output] = []
  /// Generated files in the searched folders without a source. Their header shows whether kvmapc generated them.
  private(set) var leftovers: [OutputPlace] = []

  /// - Parameters:
  ///   - sources: The requested files.
  ///   - files: The files generated from each.
  ///   - mappers: The folder for the mappers; without one, they are next to their sources.
  ///   - tests: The same for tests; `nil` if none are requested.
  /// - Throws: If two sources have the same output.
  init(
    _ sources: LoadedSources, _ files: [GenerateOutcome.File], mappers: String?, tests: String?
  ) throws(FileErrors) {
    let bySource = Dictionary(files.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    add(bySource, of: sources, at: { Self.mapperPlace(of: $0, below: mappers) }) { $0.text }
    if let tests {
      add(
        bySource.filter(\.value.hasTests), of: sources,
        at: {
          Self.place(of: $0, below: tests) { $0.dropLast(FolderSearch.sourceEnding.count) + FolderSearch.testEnding }
        }) { $0.tests ?? "" }
    }
    try checkForCollisions()
    leftovers = try leftovers(in: try Self.searchedFolders(sources.folders, mappers), tests: false)
    // If nothing was searched, single files were named, and the folder may contain the tests of others.
    if let tests, !sources.folders.isEmpty {
      leftovers += try leftovers(in: try Self.searchedFolders(sources.folders, tests), tests: true)
    }
  }

  private mutating func add(
    _ files: [FileID: GenerateOutcome.File], of sources: LoadedSources,
    at place: (LoadedSources.RequestedSource) -> OutputPlace, text: @escaping (GenerateOutcome.File) -> String
  ) {
    for source in sources.requested {
      guard let path = source.path, let file = files[source.file] else { continue }
      outputs.append(Output(place: place(source), source: path, bytes: Array(text(file).utf8)))
    }
  }

  /// The location of the mapper of a source.
  ///
  /// - Parameter folder: The folder for the mappers; without one, they are next to their sources.
  static func mapperPlace(of source: LoadedSources.RequestedSource, below folder: String?) -> OutputPlace {
    place(of: source, below: folder) { $0 + ".swift" }
  }

  private static func place(
    of source: LoadedSources.RequestedSource, below folder: String?, named name: (String) -> String
  ) -> OutputPlace {
    OutputPlace(
      root: folder ?? source.root,
      place: FilePlace(subfolders: source.place.subfolders, name: name(source.place.name)))
  }

  /// A plan for outputs that belong together.
  ///
  /// - Throws: If two of them have the same place.
  init(together outputs: [Output]) throws(FileErrors) {
    self.outputs = outputs
    try checkForCollisions()
  }

  /// A plan for pages, below one folder. Pages there that are not among them are left over.
  init(pages: [Page], in root: String) throws(FileErrors) {
    outputs = pages.map { page in
      Output(
        place: OutputPlace(root: root, place: FilePlace(subfolders: page.folders, name: page.name)), source: root,
        bytes: Array(page.text.utf8))
    }
    try checkForCollisions()
    let planned = Set(outputs.map(\.place.path))
    leftovers = try PageSearch.pages(in: root).map { OutputPlace(root: root, place: $0) }
      .filter { !planned.contains($0.path) }
  }

  /// A plan for rewritten sources, which are their own outputs.
  init(rewriting outputs: [Output]) { self.outputs = outputs }

  /// Names that differ only in case, or in how an accent is composed, are one file on many disks.
  private func checkForCollisions() throws(FileErrors) {
    var first: [String: Output] = [:]
    var errors: [FileError] = []
    for output in outputs {
      let key = output.place.path.lowercased()
      if let other = first[key] {
        errors.append(
          FileError("'\(other.source)' and '\(output.source)' would both be written to '\(output.place.path)'"))
      }
      first[key] = first[key] ?? output
    }
    if !errors.isEmpty { throw FileErrors(errors: errors) }
  }

  /// - Parameter tests: Whether to look for tests instead of mappers: each has separate folders, and neither must
  ///   mistake files of the other kind for leftovers.
  private func leftovers(
    in folders: [LoadedSources.SearchedFolder], tests: Bool
  ) throws(FileErrors) -> [OutputPlace] {
    let planned = Set(outputs.map(\.place.path))
    var known: Set<String> = []
    var leftovers: [OutputPlace] = []
    for folder in folders {
      for place in folder.outputs where place.name.hasSuffix(FolderSearch.testEnding) == tests {
        let output = OutputPlace(root: folder.path, place: place)
        guard !planned.contains(output.path), known.insert(output.path).inserted else { continue }
        let source = String(output.path.dropLast(".swift".count))
        do throws(FileError) {
          if try SystemCalls.status(ofPath: source) == nil { leftovers.append(output) }
        } catch {
          throw FileErrors(errors: [error])
        }
      }
    }
    return leftovers
  }

  /// The folders in which every generated file must have a source.
  static func searchedFolders(
    _ folders: [LoadedSources.SearchedFolder], _ outputFolder: String?
  ) throws(FileErrors) -> [LoadedSources.SearchedFolder] {
    guard let outputFolder else { return folders }
    // The output folder mirrors the searched ones. If single files were named, it may contain others' outputs as well.
    guard !folders.isEmpty else { return [] }
    let search = FolderSearch(outputFolder, for: .outputs, mayBeMissing: true)
    guard search.errors.isEmpty else { throw FileErrors(errors: search.errors) }
    return [.init(path: outputFolder, outputs: search.outputs)]
  }
}

import KVMapCompiler
import KVMapSource

/// The files that a command processes, read and ready to be compiled.
struct LoadedSources {
  var compilation = Compilation()
  /// The requested files, in the order of their paths.
  var requested: [RequestedSource] = []
  /// The folders that were searched.
  var folders: [SearchedFolder] = []

  struct RequestedSource {
    var file: FileID
    /// The folder that was searched, or the one given for the file.
    var root: String
    var place: FilePlace
    /// `nil` for standard input, which has no location for an output next to it.
    var path: String?

    var displayPath: String { path ?? "<stdin>" }
  }

  struct SearchedFolder {
    var path: String
    /// The generated files in it.
    var outputs: [FilePlace]
  }

  /// Folders that were omitted because the build generates their mappers.
  var leftToBuild: [String] = []

  /// No files.
  init() {}

  /// - Parameter readsImports: Whether to read the imported files as well.
  init(_ found: FoundSources, readsImports: Bool) {
    folders = found.folders
    leftToBuild = found.leftToBuild
    let files = compilation.add(found.sources.map { ($0.source.displayPath, $0.bytes) }, isRequested: true)
    for (file, item) in zip(files, found.sources) {
      var source = item.source
      source.file = file
      requested.append(source)
    }
    guard readsImports else { return }
    var imports = ImportLoader(compilation, paths: requested.map { ($0.file, $0.path) })
    imports.run()
    compilation = imports.compilation
  }

  /// Takes the compilation out of this value, so that the caller becomes its only owner.
  mutating func takeCompilation() -> Compilation {
    defer { compilation = Compilation() }
    return compilation
  }

  /// Finding nothing is not an error, but rarely intended; omitting something is intended, but easily forgotten.
  func reportSkipped(_ streams: StandardStreams) {
    for folder in leftToBuild {
      streams.note(
        "left out '\(VisibleText.line(folder))', whose mappers the build generates (\(FolderSearch.buildMarker))")
    }
    guard requested.isEmpty, leftToBuild.isEmpty else { return }
    let names = folders.map { "'\(VisibleText.line($0.path))'" }.joined(separator: ", ")
    streams.note("no .kvmap files in \(names)")
  }
}

/// The files that a command processes, read and not yet parsed.
struct FoundSources {
  /// In the order of their paths.
  var sources: [(source: LoadedSources.RequestedSource, bytes: [UInt8])] = []
  var folders: [LoadedSources.SearchedFolder] = []
  var leftToBuild: [String] = []
}

/// Finds and reads the files given by the arguments of a command, and the files that they import.
struct SourceLoader {
  private var found = FoundSources()
  private var errors: [FileError] = []
  private let wanted: FolderSearch.Wanted
  /// A file reached by several paths is one file. Keyed by bytes: two equal strings may be distinct names in a file
  /// system.
  private var knownPaths: Set<[UInt8]> = []

  private init(_ wanted: FolderSearch.Wanted) {
    self.wanted = wanted
  }

  /// - Parameters:
  ///   - paths: Files and folders; the current folder if there are none.
  ///   - wanted: What to look for in folders.
  ///   - readsImports: Whether to read the imported files as well.
  /// - Throws: `FileErrors` with everything that cannot be read.
  static func load(
    _ paths: [String], for wanted: FolderSearch.Wanted, readsImports: Bool = true
  ) throws(FileErrors) -> LoadedSources {
    LoadedSources(try find(paths, for: wanted), readsImports: readsImports)
  }

  /// Finds and reads the files, without those that they import.
  ///
  /// - Throws: `FileErrors` with everything that cannot be read.
  static func find(_ paths: [String], for wanted: FolderSearch.Wanted) throws(FileErrors) -> FoundSources {
    var loader = SourceLoader(wanted)
    let paths = (paths.isEmpty ? ["."] : paths).map(tidied)
    // Folders come first: a file in a searched folder keeps its place in it even if it is also named explicitly.
    for path in paths where loader.isFolder(path) { loader.search(path) }
    for path in paths where !loader.isFolder(path) { loader.add(path) }
    guard loader.errors.isEmpty else { throw FileErrors(errors: unique(loader.errors)) }
    loader.found.sources.sort {
      $0.source.displayPath.utf8.lexicographicallyPrecedes($1.source.displayPath.utf8)
    }
    return loader.found
  }

  private func isFolder(_ path: String) -> Bool {
    guard path != "-", let status = try? SystemCalls.status(ofPath: path) else { return false }
    return SystemCalls.isFolder(status) && !path.hasSuffix(FolderSearch.sourceEnding)
  }

  private mutating func search(_ path: String) {
    let search = FolderSearch(path, for: wanted)
    found.leftToBuild += search.leftToBuild
    errors += search.errors
    found.folders.append(.init(path: path, outputs: search.outputs))
    for place in search.sources { read(place, below: path) }
  }

  private mutating func add(_ path: String) {
    if path == "-" {
      guard knownPaths.insert([]).inserted else { return }
      do throws(SourceReader.Failure) {
        let bytes = try SourceReader.readStandardInput()
        found.sources.append((.init(file: FileID(0), root: ".", place: .init(subfolders: [], name: "-"), path: nil), bytes))
      } catch {
        errors.append(error.error(for: "standard input"))
      }
      return
    }
    guard path.hasSuffix(FolderSearch.sourceEnding) else {
      let exists = (try? SystemCalls.status(ofPath: path)) != nil
      let why = exists ? "it is neither a .kvmap file nor a folder" : "no such file or folder"
      errors.append(FileError("cannot read", path, why))
      return
    }
    let parts = path.split(separator: "/")
    let name = parts.last.map(String.init) ?? path
    let folder = String(path.dropLast(name.count))
    read(.init(subfolders: [], name: name), below: folder.isEmpty ? "." : folder)
  }

  private mutating func read(_ place: FilePlace, below root: String) {
    let path = root == "." ? place.path : root + (root.hasSuffix("/") ? "" : "/") + place.path
    do {
      guard knownPaths.insert(Array(try SystemCalls.realPath(path).utf8)).inserted else { return }
      let bytes = try SourceReader.read(path)
      found.sources.append((.init(file: FileID(0), root: root, place: place, path: path), bytes))
    } catch let failure as SourceReader.Failure {
      errors.append(failure.error(for: path))
    } catch let error as FileError {
      errors.append(error)
    } catch {
      errors.append(FileError("cannot read", path, "\(error)"))
    }
  }

  /// The path without redundant parts: `./a//b/` becomes `a/b`.
  static func tidied(_ path: String) -> String {
    guard path != "-" else { return path }
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + parts }
    return parts.isEmpty ? "." : parts
  }

  private static func unique(_ errors: [FileError]) -> [FileError] {
    var seen: Set<String> = []
    return errors.filter { seen.insert($0.message).inserted }
  }
}

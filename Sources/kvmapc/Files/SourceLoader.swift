import KVMapCompiler
import KVMapSource

/// The files that a command is about, read and ready to be compiled.
struct LoadedSources {
  var compilation = Compilation()
  /// The files that were asked for, in the order of their paths.
  var requested: [RequestedSource] = []
  /// The folders that were searched.
  var folders: [SearchedFolder] = []

  struct RequestedSource {
    var file: FileID
    /// The folder that was searched, or that the file was said to lie in.
    var root: String
    var place: FilePlace
    /// `nil` for standard input, which has no place to put an output beside.
    var path: String?
  }

  struct SearchedFolder {
    var path: String
    /// The generated files in it.
    var outputs: [FilePlace]
  }

  /// To find nothing is no error, but seldom what was meant.
  func tellIfEmpty(_ streams: StandardStreams) {
    guard requested.isEmpty else { return }
    let names = folders.map { "'\(VisibleText.line($0.path))'" }.joined(separator: ", ")
    streams.note("there are no .kvmap files in \(names)")
  }
}

/// Finds and reads the files that the arguments of a command name, and those that they import.
struct SourceLoader {
  private var found: [(source: LoadedSources.RequestedSource, bytes: [UInt8])] = []
  private var folders: [LoadedSources.SearchedFolder] = []
  private var errors: [FileError] = []
  /// A file that is reached on several ways is one. By bytes: two strings may be equal that are two names to a file system.
  private var knownPaths: Set<[UInt8]> = []

  /// - Parameter paths: Files and folders; the current folder if there are none.
  /// - Throws: `FileErrors` with everything that cannot be read.
  static func load(_ paths: [String]) throws(FileErrors) -> LoadedSources {
    var loader = SourceLoader()
    let paths = (paths.isEmpty ? ["."] : paths).map(tidied)
    // Folders come first: a file below a searched folder keeps its place in it when it is named as well.
    for path in paths where loader.isFolder(path) { loader.search(path) }
    for path in paths where !loader.isFolder(path) { loader.add(path) }
    guard loader.errors.isEmpty else { throw FileErrors(errors: unique(loader.errors)) }

    var loaded = LoadedSources()
    loaded.folders = loader.folders
    loader.found.sort { displayPath($0.source).utf8.lexicographicallyPrecedes(displayPath($1.source).utf8) }
    for item in loader.found {
      var source = item.source
      source.file = loaded.compilation.add(path: displayPath(source), bytes: item.bytes, isRequested: true)
      loaded.requested.append(source)
    }
    var imports = ImportLoader(loaded.compilation, paths: loaded.requested.map { ($0.file, $0.path) })
    imports.run()
    loaded.compilation = imports.compilation
    return loaded
  }

  private static func displayPath(_ source: LoadedSources.RequestedSource) -> String { source.path ?? "<stdin>" }

  private func isFolder(_ path: String) -> Bool {
    guard path != "-", let status = try? SystemCalls.status(ofPath: path) else { return false }
    return SystemCalls.isFolder(status) && !path.hasSuffix(FolderSearch.sourceEnding)
  }

  private mutating func search(_ path: String) {
    let search = FolderSearch(path)
    errors += search.errors
    folders.append(.init(path: path, outputs: search.outputs))
    for place in search.sources { read(place, below: path) }
  }

  private mutating func add(_ path: String) {
    if path == "-" {
      guard knownPaths.insert([]).inserted else { return }
      do throws(SourceReader.Failure) {
        let bytes = try SourceReader.readStandardInput()
        found.append((.init(file: FileID(0), root: ".", place: .init(subfolders: [], name: "-"), path: nil), bytes))
      } catch {
        errors.append(error.error(for: "standard input"))
      }
      return
    }
    guard path.hasSuffix(FolderSearch.sourceEnding) else {
      let exists = (try? SystemCalls.status(ofPath: path)) != nil
      let why = exists ? "it is neither a .kvmap file nor a folder" : "there is no such file or folder"
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
      found.append((.init(file: FileID(0), root: root, place: place, path: path), bytes))
    } catch let failure as SourceReader.Failure {
      errors.append(failure.error(for: path))
    } catch let error as FileError {
      errors.append(error)
    } catch {
      errors.append(FileError("cannot read", path, "\(error)"))
    }
  }

  /// Without what makes no difference: `./a//b/` is `a/b`.
  private static func tidied(_ path: String) -> String {
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

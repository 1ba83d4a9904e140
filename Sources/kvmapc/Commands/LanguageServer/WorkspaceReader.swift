import KVMapLanguageServer
import KVMapSource

/// Reads what a language server's session asks for.
struct WorkspaceReader {
  private var boundaries = ImportBoundaries(roots: [])

  /// All mappings in these folders, as `kvmapc check` searches them.
  func listing(of folders: [String]) -> FolderListing {
    var files: [FileContents] = []
    var problems: [String] = []
    var size = 0
    for folder in folders {
      let search = FolderSearch(folder, for: .everything, mayBeMissing: true)
      problems += search.errors.map(\.message)
      if files.count + search.sources.count > FolderListing.mostFiles {
        return FolderListing(files: [], problems: problems, isTooLarge: true)
      }
      for place in search.sources {
        let file = contents(of: folder + (folder.hasSuffix("/") ? "" : "/") + place.path)
        size += file.bytes?.count ?? 0
        if size > FolderListing.mostBytes { return FolderListing(files: [], problems: problems, isTooLarge: true) }
        if file.bytes != nil { files.append(file) } else { problems.append("cannot read '\(file.path)'") }
      }
    }
    return FolderListing(files: files, problems: problems.map { VisibleText.line($0) })
  }

  func contents(of path: String) -> FileContents {
    FileContents(path: path, real: try? SystemCalls.realPath(path), bytes: try? SourceReader.read(path))
  }

  /// What the paths in a file lead to. The same files can be imported, and the same documents read, as by other
  /// commands.
  mutating func located(_ request: LocationRequest) -> LocatedFiles {
    let folders = request.folders.map { (try? SystemCalls.realPath($0)) ?? $0 }
    if boundaries.roots != ImportBoundaries(roots: folders).roots { boundaries = ImportBoundaries(roots: folders) }
    var imports: [String: LocatedFiles.Place] = [:]
    for written in request.imports { imports[written] = place(of: written, in: request.path) }
    var documents: [String: SourceSet.DocumentTarget] = [:]
    for written in request.documents { documents[written] = document(at: written, in: request.path) }
    return LocatedFiles(file: request.file, imports: imports, documents: documents)
  }

  private mutating func place(of written: String, in importer: String) -> LocatedFiles.Place {
    // U+0000 would truncate the path.
    guard !written.isEmpty, !written.utf8.contains(0) else { return .missing }
    let path = SourceSet.path(ofImport: written, in: importer)
    do throws(FileError) {
      guard try SystemCalls.status(ofPath: path) != nil else { return .missing }
      let real = try SystemCalls.realPath(path)
      // A file that has not been saved yet has no links to resolve.
      let boundary = boundaries.boundary(ofFileAt: (try? SystemCalls.realPath(importer)) ?? importer)
      let isInside = real.utf8.starts(with: boundary.utf8)
      // What is outside is not opened.
      if isInside, let refusal = SourceReader.refusal(of: real) { return .refused(refusal) }
      return .file(path: path, real: real, isInside: isInside)
    } catch { return .refused(.unreadable) }
  }

  private mutating func document(at written: String, in importer: String) -> SourceSet.DocumentTarget {
    switch place(of: written, in: importer) {
    case .missing: return .missing
    case .refused(let refusal): return .refused(refusal)
    case .file(_, _, false): return .refused(.leavesPackage)
    case .file(_, let real, true):
      do throws(SourceReader.Failure) { return .bytes(try SourceReader.read(real)) } catch {
        return .refused(error.refusal)
      }
    }
  }
}

import KVMapCompiler
import KVMapSource

/// Reads imported files, if that is allowed.
///
/// An import may refer to any file within the package of the importing file, and to nothing outside it, neither by `..`
/// nor through a link. Compiling a third-party package therefore reads none of the files outside it.
struct ImportLoader {
  private(set) var compilation: Compilation
  /// The file at each path, links resolved. Keyed by bytes: two equal strings may be distinct names in a file system.
  private var files: [[UInt8]: FileID] = [:]
  /// The path of each file, links resolved; none for standard input.
  private var realPaths: [FileID: String] = [:]
  private var boundaries = ImportBoundaries(roots: [SystemCalls.currentFolder()].compactMap(\.self))
  private var queue: [FileID] = []

  /// - Parameter paths: The requested files.
  init(_ compilation: Compilation, paths: [(file: FileID, path: String?)]) {
    self.compilation = compilation
    for (file, path) in paths {
      queue.append(file)
      guard let path, let real = try? SystemCalls.realPath(path) else { continue }
      files[Array(real.utf8)] = file
      realPaths[file] = real
    }
  }

  mutating func run() {
    var next = 0
    while next < queue.count {
      let importer = queue[next]
      next += 1
      for path in compilation.imports(of: importer) {
        compilation.setTarget(target(of: path, in: importer), ofImport: path, in: importer)
      }
      for path in compilation.documents(of: importer) {
        compilation.setDocument(document(at: path, in: importer), at: path, in: importer)
      }
    }
  }

  private mutating func target(of written: String, in importer: FileID) -> SourceSet.ImportTarget {
    do throws(Unread) {
      let (path, real) = try place(of: written, in: importer, mayBeKnown: true)
      if let known = files[Array(real.utf8)] { return .file(known) }
      let bytes = try Self.read(real)
      let file = compilation.add(path: SourceSet.normalized(path), bytes: bytes, isRequested: false)
      files[Array(real.utf8)] = file
      realPaths[file] = real
      queue.append(file)
      return .file(file)
    } catch {
      switch error {
      case .missing: return .missing
      case .refused(let refusal): return .refused(refusal)
      }
    }
  }

  /// The document that a test names; what it may read is what an import may.
  private mutating func document(at written: String, in importer: FileID) -> SourceSet.DocumentTarget {
    do throws(Unread) {
      return .bytes(try Self.read(place(of: written, in: importer, mayBeKnown: false).real))
    } catch {
      switch error {
      case .missing: return .missing
      case .refused(let refusal): return .refused(refusal)
      }
    }
  }

  private enum Unread: Error {
    case missing
    case refused(SourceSet.Refusal)
  }

  /// The path of a file that another one names, as shown and with links resolved.
  ///
  /// - Parameter mayBeKnown: Whether a file that was requested may lie anywhere.
  private mutating func place(
    of written: String, in importer: FileID, mayBeKnown: Bool
  ) throws(Unread) -> (path: String, real: String) {
    guard let shown = compilation.sources[importer]?.path else { throw .missing }
    // U+0000 would truncate the path.
    guard !written.isEmpty, !written.utf8.contains(0) else { throw .missing }
    let path = SourceSet.path(ofImport: written, in: shown)
    let real: String?
    do throws(FileError) {
      real = try SystemCalls.status(ofPath: path) == nil ? nil : SystemCalls.realPath(path)
    } catch {
      throw .refused(.unreadable)
    }
    guard let real else { throw .missing }
    guard !mayBeKnown || files[Array(real.utf8)] == nil else { return (path, real) }
    guard let boundary = boundary(of: importer), real.utf8.starts(with: boundary.utf8) else {
      throw .refused(.leavesPackage)
    }
    return (path, real)
  }

  private static func read(_ real: String) throws(Unread) -> [UInt8] {
    do throws(SourceReader.Failure) {
      return try SourceReader.read(real)
    } catch {
      throw .refused(error.refusal)
    }
  }

  private mutating func boundary(of file: FileID) -> String? {
    guard let real = realPaths[file] else { return boundaries.roots.first }
    return boundaries.boundary(ofFileAt: real)
  }
}

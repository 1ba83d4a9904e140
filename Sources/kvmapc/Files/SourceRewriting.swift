import KVMapCompiler
import KVMapSource

/// Replaces sources with new versions: all of them, or none if a problem is found
/// beforehand.
struct SourceRewriting {
  private let plan: OutputPlan

  /// - Throws: `FileErrors` with every file that must not be written.
  init(_ files: [RewrittenFile], _ sources: LoadedSources) throws(FileErrors) {
    var outputs: [OutputPlan.Output] = []
    var errors: [FileError] = []
    let texts = Dictionary(files.map { ($0.source, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    for requested in sources.requested {
      guard let bytes = texts[requested.file] ?? nil, let path = requested.path,
        let original = sources.compilation.sources[requested.file]?.bytes, original != bytes
      else { continue }
      do throws(FileError) {
        let place = try Self.place(of: requested, path: path, in: sources)
        outputs.append(.init(place: place, source: path, bytes: bytes, original: original))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw FileErrors(errors: errors) }
    plan = OutputPlan(rewriting: outputs)
  }

  /// - Returns: The paths of the files that were written.
  func run() throws(FileErrors) -> [String] {
    let written = Set(try OutputWriter(plan, isForced: false).run().written)
    return plan.outputs.filter { written.contains($0.place.path) }.map(\.source)
  }

  /// The location of the file to be replaced. A link stays a link: its target is written, unless that is
  /// outside the folder in which the link was found.
  private static func place(
    of requested: LoadedSources.RequestedSource, path: String, in sources: LoadedSources
  ) throws(FileError) -> OutputPlace {
    let place = OutputPlace(root: requested.root, place: requested.place)
    let folder = try OutputFolders([place.folder], locking: false)[place.folder]
    guard let status = try folder?.status(of: requested.place.name), SystemCalls.isLink(status) else { return place }
    let real = try SystemCalls.realPath(path)
    if sources.folders.contains(where: { $0.path == requested.root }) {
      let root = try SystemCalls.realPath(requested.root)
      guard real.utf8.starts(with: (root.hasSuffix("/") ? root : root + "/").utf8) else {
        throw FileError("will not overwrite", path, "it is a symbolic link that leaves '\(requested.root)'")
      }
    }
    let slash = real.utf8.lastIndex(of: UInt8(ascii: "/")) ?? real.startIndex
    let name = String(real[real.utf8.index(after: slash)...])
    return OutputPlace(root: String(real[...slash]), place: FilePlace(subfolders: [], name: name))
  }
}

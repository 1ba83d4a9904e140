import KVMapCompiler
import KVMapSource
import KVMapSystem

/// A record that the mappers of some sources are up to date, so that the next run need not generate them to see it.
///
/// It is one hash of everything that decides the result: the executable, the options, the sources and the mappers. It
/// does not cover other files that the sources refer to; a run that read such files, or had anything to report, keeps no
/// record.
struct GenerationRecord {
  private let places: [OutputPlace]
  private let searched: [LoadedSources.SearchedFolder]
  private let path: String
  /// The hash of everything except the mappers.
  private let inputs: ContentHash

  /// - Returns: `nil` if no record can be kept.
  init?(_ found: FoundSources, output: String?, access: AccessLevel?, hasSchemas: Bool) {
    guard let executable = Executable.stamp, let current = SystemCalls.currentFolder(),
      let folder = RecordFolder.path, !found.sources.isEmpty, found.leftToBuild.isEmpty,
      let searched = try? OutputPlan.searchedFolders(found.folders, output)
    else { return nil }
    self.searched = searched
    places = found.sources.map { OutputPlan.mapperPlace(of: $0.source, below: output) }

    var request = ContentHash()
    for text in [current, output ?? "", access?.rawValue ?? "", "\(hasSchemas)"] + found.folders.map(\.path) {
      request.add(text)
    }
    if found.folders.isEmpty { for place in places { request.add(place.path) } }
    // A fixed number of names, so that records of folders that are gone do not pile up.
    path = "\(folder)/generated-\(request.value % 256)"

    var inputs = request
    inputs.add(executable)
    for (source, bytes) in found.sources {
      guard let path = source.path, let real = try? SystemCalls.realPath(path) else { return nil }
      inputs.add(path)
      inputs.add(real)
      inputs.add(bytes)
    }
    self.inputs = inputs
  }

  /// The number of mappers.
  var count: Int { places.count }

  /// Whether nothing has changed since the record was kept. A file that cannot be read is a change: what is wrong with
  /// it is found where it is needed.
  func isUpToDate() -> Bool {
    guard hasNoLeftovers, let folders = try? OutputFolders(places.map(\.folder), locking: false),
      let kept = try? SourceReader.read(path)
    else { return false }
    var hash = inputs
    for place in places {
      guard let bytes = try? folders[place.folder]?.read(place.place.name, limit: .max) else { return false }
      hash.add(ContentHash(of: bytes).value)
    }
    return kept == Self.text(hash)
  }

  /// Whether the sources refer to no files but each other, by the paths at which they were found.
  static func covers(_ sources: LoadedSources) -> Bool {
    let paths = Set(sources.requested.map { SourceSet.normalized($0.displayPath) })
    return sources.requested.allSatisfy { source in
      sources.compilation.documents(of: source.file).isEmpty
        && sources.compilation.imports(of: source.file).allSatisfy {
          paths.contains(SourceSet.normalized(SourceSet.path(ofImport: $0, in: source.displayPath)))
        }
    }
  }

  /// Keeps the record after a run that found all mappers up to date, or wrote them. Without a folder for it, the next
  /// run takes longer, which is no problem to report.
  ///
  /// - Parameter contents: The hash of each mapper.
  func keep(_ contents: [OutputPlace: UInt64]) {
    var hash = inputs
    for place in places {
      guard let content = contents[place] else { return }
      hash.add(content)
    }
    let text = Self.text(hash)
    if let kept = try? SourceReader.read(path), kept == text { return }
    RecordFolder.make()
    _ = try? SingleOutput.write(text, to: path, isForced: true)
  }

  /// Whether the folders have no mappers but those of the sources.
  private var hasNoLeftovers: Bool {
    let planned = Set(places.map(\.path))
    return searched.allSatisfy { folder in
      folder.outputs.allSatisfy {
        $0.name.hasSuffix(FolderSearch.testEnding) || planned.contains(OutputPlace(root: folder.path, place: $0).path)
      }
    }
  }

  private static func text(_ hash: ContentHash) -> [UInt8] { Array("\(hash.value)\n".utf8) }
}

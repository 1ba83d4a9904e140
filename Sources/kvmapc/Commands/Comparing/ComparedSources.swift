import KVMapCompiler
import KVMapSource

/// Both sides of a comparison, read. Files that are equal on both sides are left out, with what is connected with them
/// by imports, if that is equal as well: they need not even be without errors.
struct ComparedSources {
  let old: Compilation
  let new: Compilation
  /// The folders in which nothing was found.
  let empty: [String]

  init(_ sides: DiffOptions.Sides) throws {
    let (before, after): (LoadedSources, LoadedSources)
    switch sides {
    case .paths(let old, let new):
      before = try SourceLoader.load([old], for: .everything)
      after = try SourceLoader.load([new], for: .everything)
    case .revision(let revision, let paths): (before, after) = try RevisionLoader.load(paths, at: revision)
    }
    empty = [before, after].flatMap { side in side.requested.isEmpty ? side.folders.map(\.path) : [] }
    (old, new) = Self.differing(before, after)
  }

  /// The parts of both sides that are connected with a file that is not the same on the other side.
  private static func differing(_ before: LoadedSources, _ after: LoadedSources) -> (Compilation, Compilation) {
    let (oldFiles, newFiles) = (signatures(before), signatures(after))
    let common = Set(oldFiles.values).intersection(newFiles.values)
    var needed: Set<Signature> = []
    var kept: (old: Set<FileID>, new: Set<FileID>)
    // What is connected on one side is needed on the other, where it may be connected with more.
    repeat {
      let left = common.subtracting(needed)
      kept.old = before.compilation.connected(withAnyBut: Set(oldFiles.filter { left.contains($0.value) }.keys))
      kept.new = after.compilation.connected(withAnyBut: Set(newFiles.filter { left.contains($0.value) }.keys))
      let found = Set(kept.old.compactMap { oldFiles[$0] } + kept.new.compactMap { newFiles[$0] }).intersection(common)
      if found == needed { break }
      needed = found
    } while true
    return (before.compilation.subset(keeping: kept.old), after.compilation.subset(keeping: kept.new))
  }

  private struct Signature: Hashable {
    var path: String
    var bytes: [UInt8]
  }

  /// The path of each file below the searched folder, or its name, and its contents.
  private static func signatures(_ side: LoadedSources) -> [FileID: Signature] {
    var places: [FileID: String] = [:]
    for source in side.requested { places[source.file] = source.place.path }
    var result: [FileID: Signature] = [:]
    for file in side.compilation.sources.files {
      let name = places[file.id] ?? file.path.split(separator: "/").last.map(String.init) ?? file.path
      result[file.id] = Signature(path: name, bytes: file.bytes)
    }
    return result
  }
}

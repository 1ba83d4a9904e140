package import Foundation
package import Testing

/// Paths in the checkout being tested.
package enum Repository {
  /// The folder that contains `Package.swift`.
  package static let root: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where swiftc finds the module of our C code, which it looks for next to `KVMap`.
  package static let kernels: URL = root.appendingPathComponent("Sources/KVMapKernels/include", isDirectory: true)

  package static let fixtures: URL = root.appendingPathComponent("Tests/Fixtures", isDirectory: true)

  /// Third-party documents that are not part of the project: `KVMAP_CORPORA`, then `../shared/corpora`. `nil` if there
  /// are none; a test then reports that it was skipped.
  package static let corpora: URL? = {
    let named = ProcessInfo.processInfo.environment["KVMAP_CORPORA"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    let beside = root.deletingLastPathComponent().appendingPathComponent("shared/corpora", isDirectory: true)
    return [named, beside].compactMap(\.self).first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// One kind of these documents: a folder of `corpora`.
  package static func corpus(_ name: String) -> URL? {
    let folder = corpora?.appendingPathComponent(name, isDirectory: true)
    return folder.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }

  /// The comment with which a test of such documents is skipped if there are none.
  package static func absence(of name: String) -> Comment {
    "SKIPPED: there is no folder \(name) in KVMAP_CORPORA or ../shared/corpora"
  }

  /// There are no files, so a test that continued would pass without checking anything.
  package struct NoFiles: Error, CustomStringConvertible {
    package let description: String
  }

  /// The files below a folder with this extension, in order of their paths: at least one.
  package static func files(in folder: URL, withExtension ending: String) throws -> [URL] {
    let files = filesIfAny(in: folder, withExtension: ending)
    if files.isEmpty { throw NoFiles(description: "there is no .\(ending) file below \(folder.path)") }
    return files
  }

  /// Same as `files(in:withExtension:)`, but the result may be empty.
  package static func filesIfAny(in folder: URL, withExtension ending: String) -> [URL] {
    guard let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return walker.compactMap { $0 as? URL }
      .filter { $0.pathExtension == ending && !$0.pathComponents.contains(".build") }
      .sorted { $0.path < $1.path }
  }
}

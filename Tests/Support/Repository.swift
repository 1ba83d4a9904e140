package import Foundation
package import Testing

/// Where things lie in the checkout that is being tested.
package enum Repository {
  /// The folder that holds `Package.swift`.
  package static let root: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where swiftc finds the module of our C, which it looks for beside `KVMap`.
  package static let kernels: URL = root.appendingPathComponent("Sources/KVMapKernels/include", isDirectory: true)

  package static let fixtures: URL = root.appendingPathComponent("Tests/Fixtures", isDirectory: true)

  /// The documents that others wrote, which are not part of the project: `KVMAP_CORPORA`, then `../shared/corpora`.
  /// `nil` where there are none; a test then says that it was skipped.
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

  /// What a test of such documents is skipped with where there are none.
  package static func absence(of name: String) -> Comment {
    "SKIPPED: there is no folder \(name) in KVMAP_CORPORA or ../shared/corpora"
  }

  /// There is nothing to look at, so a test that went on would pass without looking.
  package struct NoFiles: Error, CustomStringConvertible {
    package let description: String
  }

  /// The files below a folder with this ending, in order of their paths: at least one.
  package static func files(in folder: URL, withExtension ending: String) throws -> [URL] {
    let files = filesIfAny(in: folder, withExtension: ending)
    if files.isEmpty { throw NoFiles(description: "there is no .\(ending) file below \(folder.path)") }
    return files
  }

  /// As `files(in:withExtension:)`, where there may be none.
  package static func filesIfAny(in folder: URL, withExtension ending: String) -> [URL] {
    guard let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return walker.compactMap { $0 as? URL }
      .filter { $0.pathExtension == ending && !$0.pathComponents.contains(".build") }
      .sorted { $0.path < $1.path }
  }
}

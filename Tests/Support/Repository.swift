package import Foundation

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

  /// The files below a folder of the repository with this ending, in order of their paths.
  package static func files(in folder: URL, withExtension ending: String) -> [URL] {
    guard let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return walker.compactMap { $0 as? URL }
      .filter { $0.pathExtension == ending && !$0.pathComponents.contains(".build") }
      .sorted { $0.path < $1.path }
  }
}

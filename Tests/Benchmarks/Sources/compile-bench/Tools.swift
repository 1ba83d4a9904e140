import Foundation

/// The programs that are measured, and their dependencies.
struct Tools {
  let kvmapc: URL
  let swiftc: URL
  let size: URL
  /// The search paths through which swiftc finds KVMap.
  let imports: [String]

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter kvmapc: The path, if the caller specifies one.
  init(kvmapc path: String?) throws {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
      .standardizedFileURL
    let built = ["release", "debug"].map { checkout.appending(path: ".build/\($0)/kvmapc") }
    guard let kvmapc = (path.map { [URL(filePath: $0)] } ?? built).first(where: Tools.isExecutable) else {
      throw Missing(
        description: "there is no kvmapc: run 'swift build -c release --product kvmapc' in \(checkout.path())")
    }
    self.kvmapc = kvmapc
    swiftc = try Tools.find("swiftc")
    size = try Tools.find("size")

    let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules")
    guard FileManager.default.fileExists(atPath: modules.appending(path: "KVMap.swiftmodule").path()) else {
      throw Missing(description: "there is no module KVMap in \(modules.path()): run this program by 'swift run'")
    }
    imports = ["-I", modules.path(), "-I", checkout.appending(path: "Sources/KVMapKernels/include").path()]
  }

  private static func find(_ name: String) throws -> URL {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = paths.map { URL(filePath: String($0)).appending(path: name) }.first(where: isExecutable)
    guard let found else { throw Missing(description: "there is no \(name) in PATH") }
    return found
  }

  private static func isExecutable(_ file: URL) -> Bool { FileManager.default.isExecutableFile(atPath: file.path()) }
}

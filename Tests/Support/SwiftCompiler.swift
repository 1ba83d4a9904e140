package import Foundation

/// swiftc, for files that import the KVMap module built with the tests.
package struct SwiftCompiler: Sendable {
  private let executable: URL
  /// Where SwiftPM puts its build products.
  private let products: URL

  /// `nil` if swiftc or the module is not found.
  package static let found: SwiftCompiler? = {
    let products = CommandLineTool.kvmapc.deletingLastPathComponent()
    let module = products.appendingPathComponent("Modules/KVMap.swiftmodule")
    guard let executable = program("swiftc"), FileManager.default.fileExists(atPath: module.path) else { return nil }
    return SwiftCompiler(executable: executable, products: products)
  }()

  /// A program in `PATH`.
  package static func program(_ name: String) -> URL? {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return paths.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether files compile.
  ///
  /// - Parameter flags: In addition to those that locate the module.
  /// - Returns: 0 on success, and the output of swiftc.
  package func check(_ sources: [URL], flags: [String]) throws -> (status: Int32, output: String) {
    try compile(["-typecheck", "-wmo", "-module-name", "Checked", "-package-name", "checked"] + flags, sources)
  }

  /// Makes the module of a file, for files that import it.
  ///
  /// - Parameter folder: Where it is put, and found with `-I`.
  package func emitModule(_ name: String, of source: URL, in folder: URL) throws -> (status: Int32, output: String) {
    let module = folder.appendingPathComponent("\(name).swiftmodule").path
    return try compile(
      ["-emit-module", "-module-name", name, "-o", module, "-swift-version", "6", "-enable-upcoming-feature",
        "InternalImportsByDefault"], [source])
  }

  /// The name by which SwiftPM knows the package, which is that of its folder: declarations with `package` are visible
  /// to files that are compiled with it.
  package static var packageName: String {
    String(Repository.root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Compiles files to one object file.
  package func compile(_ sources: [URL], to object: URL, flags: [String]) throws -> (status: Int32, output: String) {
    try compile(["-swift-version", "6", "-module-name", "Compiled", "-c", "-o", object.path] + flags, sources)
  }

  private func compile(_ flags: [String], _ sources: [URL]) throws -> (status: Int32, output: String) {
    try Self.run(executable, ["-parse-as-library"] + search + flags + sources.map(\.path))
  }

  /// Compiles files, one of which is `main.swift`, and links them with the runtime. As a whole module: file by file,
  /// swiftc takes twice the time.
  ///
  /// - Parameters:
  ///   - products: the modules of the project that the files import besides `KVMap`.
  ///   - arguments: a response file to write, because there may be more files than fit on a command line.
  package func link(
    _ sources: [URL], to executable: URL, flags: [String], products: [String] = [], arguments file: URL
  ) throws -> (status: Int32, output: String) {
    let objects = try (Self.runtime + products).flatMap(objects)
    let fixed = ["-wmo", "-num-threads", "2"] + search
    let arguments = fixed + flags + ["-o", executable.path] + (sources + objects).map(\.path)
    try Data(arguments.map { "\"\($0)\"" }.joined(separator: "\n").utf8).write(to: file)
    return try Self.run(self.executable, ["@\(file.path)"])
  }

  /// `KVMap`, and what it imports.
  private static let runtime = ["KVMap", "KVMapKernels", "KVMapText"]

  private var search: [String] {
    ["-I", products.appendingPathComponent("Modules").path, "-I", Repository.kernels.path]
  }

  /// The object files of a module. SwiftPM leaves behind the objects of deleted files.
  private func objects(of module: String) throws -> [URL] {
    let folder = Repository.root.appendingPathComponent("Sources/\(module)", isDirectory: true)
    let sources = ["swift", "c"].flatMap { Repository.filesIfAny(in: folder, withExtension: $0) }.map(
      \.lastPathComponent)
    let build = products.appendingPathComponent("\(module).build", isDirectory: true)
    return try FileManager.default.contentsOfDirectory(at: build, includingPropertiesForKeys: nil).filter {
      $0.pathExtension == "o" && sources.contains($0.deletingPathExtension().lastPathComponent)
    }
  }

  /// Runs a program.
  ///
  /// - Returns: How it ended, and all of its output.
  package static func run(_ executable: URL, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}

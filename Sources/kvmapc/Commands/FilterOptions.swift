import KVMapCompiler
import KVMapSource

/// The options of `kvmapc generate --filter`.
struct FilterOptions {
  let file: String
  let type: String
  let folder: String
  /// The path or the URL of the package KVMap.
  let runtime: String

  /// - Returns: `nil` if no filter is requested.
  init?(_ arguments: Arguments) throws(UsageError) {
    func wrong(_ message: String) -> UsageError { UsageError(message: message, command: "generate") }
    guard let type = arguments.value(of: "--filter") else {
      guard arguments.value(of: "--runtime") != nil else { return nil }
      throw wrong("'--runtime' is for '--filter', so it has no meaning without it")
    }
    let others = ["--check", "--stdout", "--access", "--tests", "--module", "--schema"]
    if let other = others.first(where: { arguments.has($0) || arguments.value(of: $0) != nil }) {
      throw wrong("'--filter' writes a package, and cannot be combined with '\(other)'")
    }
    guard let file = arguments.paths.first, arguments.paths.count == 1, file.hasSuffix(".kvmap") else {
      throw wrong("'--filter' takes one .kvmap file")
    }
    guard let folder = arguments.value(of: "--output") else {
      throw wrong("'--filter' writes a package, and needs its folder: '--output DIR'")
    }
    guard let runtime = arguments.value(of: "--runtime") else {
      throw wrong("'--filter' needs the path or the URL of the package KVMap: '--runtime PLACE'")
    }
    self.type = type
    self.file = file
    self.folder = folder
    self.runtime = runtime
  }
}

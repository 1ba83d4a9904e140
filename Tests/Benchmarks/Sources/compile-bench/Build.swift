import ArgumentParser

/// The configurations of swiftc, called as `swift build` calls it for a module of a package.
enum Build: String, CaseIterable, Codable, ExpressibleByArgument {
  case release
  case debug

  var flags: [String] {
    switch self {
    case .release: ["-O", "-whole-module-optimization", "-g"]
    case .debug: ["-Onone", "-enable-batch-mode", "-enable-testing", "-g"]
    }
  }
}

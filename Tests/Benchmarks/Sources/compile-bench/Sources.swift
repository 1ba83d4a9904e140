import Foundation

/// What one of the contenders costs.
struct Cost {
  /// Seconds of CPU time.
  var time: Double
  var sizes: SectionSizes

  static func - (whole: Cost, part: Cost) -> Cost { Cost(time: whole.time - part.time, sizes: whole.sizes - part.sizes) }
}

/// The costs of all contenders for the same types.
struct Costs {
  var types: Cost
  var codable: Cost
  var mapper: Cost
}

/// The same types three times: without a mapper, with Codable, and with ours.
struct Sources {
  private let folder: URL
  private let types: URL
  private let codable: URL
  private let mapper: URL

  /// Writes the files, and lets kvmapc generate the mappers.
  init(count: Int, in folder: URL, _ tools: Tools) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder
    types = folder.appending(path: "Types.swift")
    codable = folder.appending(path: "CodableTypes.swift")
    mapper = folder.appending(path: "Mapped.kvmap.swift")

    let declarations = Declarations(count: count)
    try Data(declarations.swift(conformances: []).utf8).write(to: types)
    try Data(declarations.swift(conformances: ["Swift.Codable"]).utf8).write(to: codable)
    let mapping = folder.appending(path: "Mapped.kvmap")
    try Data(declarations.mapping.utf8).write(to: mapping)
    _ = try ChildProcess.output(tools.kvmapc, ["generate", mapping.path()])
  }

  /// Compiles them in turns, so that what disturbs the machine disturbs all of them.
  func measure(_ build: Build, runs: Int, _ tools: Tools) throws -> Costs {
    var times = [Double](repeating: .infinity, count: 3)
    let files = [types, codable, mapper]
    for _ in 0..<runs {
      for (index, file) in files.enumerated() {
        times[index] = min(times[index], try compile(file, build, tools))
      }
    }
    let costs = try zip(times, files).map { Cost(time: $0, sizes: try SectionSizes(of: object(of: $1), tools)) }
    return Costs(types: costs[0], codable: costs[1], mapper: costs[2])
  }

  private func compile(_ file: URL, _ build: Build, _ tools: Tools) throws -> Double {
    let module = ["-parse-as-library", "-swift-version", "6", "-module-name", "Models"]
    let files = ["-c", file.path(), "-o", object(of: file).path()]
    return try ChildProcess.cpuTime(tools.swiftc, build.flags + module + tools.imports + files)
  }

  private func object(of file: URL) -> URL { file.appendingPathExtension("o") }
}

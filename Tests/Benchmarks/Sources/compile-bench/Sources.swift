import Foundation

/// The cost of one contender.
struct Cost {
  /// Seconds of CPU time.
  var time: Double
  var sizes: SectionSizes

  static func - (whole: Cost, part: Cost) -> Cost {
    Cost(time: whole.time - part.time, sizes: whole.sizes - part.sizes)
  }
}

/// The costs of all contenders for the same types.
struct Costs {
  let origin: Origin
  var types: Cost
  var codable: Cost
  var mapper: Cost
}

/// The same types in three versions: without a mapper, with Codable, and with ours. Each is one file.
struct Sources {
  private let origin: Origin
  private let types: URL
  private let codable: URL
  private let mapper: URL

  /// Writes the files, and generates the mappers with kvmapc.
  init(_ origin: Origin, _ declarations: Declarations, in folder: URL, _ tools: Tools) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.origin = origin
    types = folder.appending(path: "Types.swift")
    codable = folder.appending(path: "CodableTypes.swift")
    mapper = folder.appending(path: "MappedTypes.swift")

    let plain = declarations.swift(origin, conformances: [])
    try Self.write(plain + declarations.uses(conformances: origin.conformances), to: types)
    let coding = ["Swift.Codable"]
    try Self.write(
      declarations.swift(origin, conformances: coding) + declarations.uses(conformances: origin.conformances + coding),
      to: codable)

    let mapping = folder.appending(path: "Mapped.kvmap")
    try Self.write(declarations.mapping(origin), to: mapping)
    _ = try ChildProcess.output(tools.kvmapc, ["generate", mapping.path()])
    let generated = try String(contentsOf: mapping.appendingPathExtension("swift"), encoding: .utf8)
    let mapped = declarations.uses(
      conformances: origin.conformances + ["KVMap.DocumentDecodable", "KVMap.DocumentEncodable"])
    // An import may follow declarations.
    try Self.write((origin == .own ? plain : "") + generated + mapped, to: mapper)
  }

  /// Compiles all of them in alternation, so that disturbances of the machine affect all of them.
  static func measure(_ all: [Sources], _ build: Build, runs: Int, _ tools: Tools) throws -> [Costs] {
    let files = all.flatMap { [$0.types, $0.codable, $0.mapper] }
    var times = [Double](repeating: .infinity, count: files.count)
    for _ in 0..<runs {
      for (index, file) in files.enumerated() {
        times[index] = min(times[index], try compile(file, build, tools))
      }
    }
    let costs = try zip(times, files).map { Cost(time: $0, sizes: try SectionSizes(of: object(of: $1), tools)) }
    return all.enumerated().map { index, sources in
      let first = index * 3
      return Costs(origin: sources.origin, types: costs[first], codable: costs[first + 1], mapper: costs[first + 2])
    }
  }

  private static func compile(_ file: URL, _ build: Build, _ tools: Tools) throws -> Double {
    let module = ["-parse-as-library", "-swift-version", "6", "-module-name", "Models"]
    let files = ["-c", file.path(), "-o", object(of: file).path()]
    return try ChildProcess.cpuTime(tools.swiftc, build.flags + module + tools.imports + files)
  }

  private static func object(of file: URL) -> URL { file.appendingPathExtension("o") }

  private static func write(_ text: String, to file: URL) throws { try Data(text.utf8).write(to: file) }
}

import Foundation

/// One command of a contest.
struct Contender {
  let name: String
  let process: ChildProcess
  /// The preparation before each run.
  var prepare: () throws -> Void = {}
}

/// Commands that run in alternation, so that disturbances of the machine affect all of them.
struct Contest {
  let name: String
  /// The contenders after the first are compared only with the last one.
  let contenders: [Contender]

  func measured(rounds: Int) throws -> [Row] {
    var usages = [[Usage]](repeating: [], count: contenders.count)
    for _ in 0..<rounds {
      for (index, contender) in contenders.enumerated() {
        try contender.prepare()
        usages[index].append(try contender.process.run())
      }
    }
    return contenders.indices.map { index in
      Row(
        contest: name, command: contenders[index].name, wall: Self.median(usages[index].map(\.wall)),
        cpu: Self.median(usages[index].map(\.cpu)), memory: Self.median(usages[index].map(\.memory)))
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// All contests. Their inputs are written on demand.
struct Contests {
  let kvmapc: String
  /// `nil` if it is not installed.
  let protoc: String?
  let folder: URL

  func all(matching text: String?) throws -> [Contest] {
    var contests: [Contest] = []
    func add(_ name: String, _ contenders: () throws -> [Contender]) rethrows {
      guard text.map({ name.contains($0) }) ?? true else { return }
      contests.append(Contest(name: name, contenders: try contenders()))
    }
    add("start-up") {
      [Contender(name: "kvmapc --version", process: ChildProcess(program: kvmapc, arguments: ["--version"]))]
        + (protoc.map {
          [Contender(name: "protoc --version", process: ChildProcess(program: $0, arguments: ["--version"]))]
        } ?? [])
    }
    try add("1,000 files of 60 lines") { try commands(files: 1000, lines: 60) }
    try add("one file of 100,000 lines") { try commands(files: 1, lines: 100_000) }
    for files in [125, 250, 500, 1000] {
      try add("doubling: \(files) files of 60 lines") { try commands(files: files, lines: 60) }
    }
    for lines in [12_500, 25_000, 50_000, 100_000] {
      try add("doubling: one file of \(lines) lines") { try commands(files: 1, lines: lines) }
    }
    return contests
  }

  private func commands(files: Int, lines: Int) throws -> [Contender] {
    let input = try Inputs.write(files: files, lines: lines, to: folder.appending(path: "\(files)x\(lines)"))
    let maps = input.maps.path()
    let outputs = input.outputs
    let again = outputs.appendingPathExtension("again")
    let generate = ["generate", "--output"]
    try FileManager.default.createDirectory(at: again, withIntermediateDirectories: true)
    _ = try ChildProcess(program: kvmapc, arguments: generate + [again.path(), maps]).run()
    let ours = [
      Contender(name: "kvmapc check", process: ChildProcess(program: kvmapc, arguments: ["check", maps])),
      Contender(
        name: "kvmapc generate",
        process: ChildProcess(program: kvmapc, arguments: generate + [outputs.path(), maps]),
        prepare: {
          try? FileManager.default.removeItem(at: outputs)
          try FileManager.default.createDirectory(at: outputs, withIntermediateDirectories: true)
        }),
      Contender(
        name: "kvmapc generate, nothing changed",
        process: ChildProcess(program: kvmapc, arguments: generate + [again.path(), maps])),
    ]
    guard let protoc else { return ours }
    let descriptors = ChildProcess(
      program: protoc,
      arguments: ["-I", input.protos.path(), "--descriptor_set_out=/dev/null", "@\(input.list.path())"])
    return ours + [Contender(name: "protoc --descriptor_set_out", process: descriptors)]
  }
}

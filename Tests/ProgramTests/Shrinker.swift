import TestSupport

/// Shrinks a program with a finding as far as possible while the finding remains.
struct Shrinker {
  /// The finding in each of several programs.
  typealias Judge = ([Trial]) throws -> [Finding?]

  private let judge: Judge
  /// How many simpler programs are tried at once.
  private let batchSize: Int

  init(batchSize: Int, judge: @escaping Judge) {
    self.judge = judge
    self.batchSize = batchSize
  }

  /// - Returns: the smallest program that was found, with the smallest document.
  func smallest(_ program: GeneratedProgram, of finding: Finding) throws -> (
    program: GeneratedProgram, finding: Finding
  ) {
    var (best, found) = (program, finding)
    var position = 0
    // A part removed at the end may have been the reason why something at the beginning was needed.
    var changedInPass = false
    while position < best.simplificationCount || changedInPass {
      if position >= best.simplificationCount { (position, changedInPass) = (0, false) }
      let candidates = (position..<min(position + batchSize, best.simplificationCount)).map { best.simplified($0) }
      let trials = candidates.map { candidate in
        (try? CheckedProgram(candidate)).map { Trial($0, documents: 4, mutations: 12) }
      }
      let judged = try judge(trials.compactMap(\.self))
      var next = judged.makeIterator()
      let findings = trials.map { $0 == nil ? nil : next.next() ?? nil }
      if let index = findings.firstIndex(where: { $0?.law == finding.law }), let same = findings[index] {
        // The parts after the removed one are renumbered, and those before it have been tried.
        (best, found) = (candidates[index], same)
        position += index
        changedInPass = true
      } else {
        position += candidates.count
      }
    }
    return (best, try smallestDocument(of: best, found))
  }

  private func smallestDocument(of program: GeneratedProgram, _ finding: Finding) throws -> Finding {
    guard let checked = try? CheckedProgram(program) else { return finding }
    var best = finding
    let passed = checked.passed(seed: program.seed)
    while let document = best.document {
      let shorter = SmallerDocuments.of(document).map { Trial(checked, documents: [$0], passed: passed) }
      var found: Finding?
      for start in stride(from: 0, to: shorter.count, by: batchSize) where found == nil {
        let findings = try judge(Array(shorter[start..<min(start + batchSize, shorter.count)]))
        found = findings.compactMap(\.self).first { $0.law == finding.law && $0.document != nil }
      }
      guard let found else { return best }
      best = found
    }
    return best
  }
}

extension GeneratedProgram {
  var simplificationCount: Int { files.reduce(0) { $0 + $1.piece.simplificationCount } }

  func simplified(_ position: Int) -> GeneratedProgram {
    var program = self
    var left = position
    for (index, file) in files.enumerated() {
      if left < file.piece.simplificationCount {
        program.files[index].piece = file.piece.simplified(left)
        return program
      }
      left -= file.piece.simplificationCount
    }
    return program
  }
}

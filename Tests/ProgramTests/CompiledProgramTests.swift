import TestSupport
import Testing

/// Programs with a past finding, and a few others, checked against all laws.
struct CompiledProgramTests {
  private static let compiler = SwiftCompiler.found
  private static let noCompiler: Comment = "skipped: there is no swiftc, or no module KVMap beside the test bundle"

  @Test func fixturesHold() throws {
    let fixtures = try ProgramFixture.all()
    #expect(!fixtures.isEmpty)
    for fixture in fixtures {
      do {
        _ = try Self.trial(fixture).checkLaws()
      } catch {
        Issue.record("\(fixture.name): \(error)")
      }
    }
  }

  /// All of them in one compilation.
  @Test(.enabled(if: compiler != nil, noCompiler))
  func programsCompileAndAgree() throws {
    var names: [String] = []
    var trials: [Trial] = []
    for fixture in try ProgramFixture.all() {
      names.append(fixture.name)
      trials.append(try Self.trial(fixture))
    }
    for seed in UInt64(1)...25 {
      guard let checked = try? CheckedProgram(ProgramGenerator.program(seed: seed)) else { continue }
      names.append("seed \(seed)")
      trials.append(Trial(checked, documents: 2, mutations: 6))
    }
    let batch = try CompiledBatch(trials, with: try #require(Self.compiler))
    print("programs: \(batch.comparedCount) of \(trials.count) compared in \(batch.documentCount) documents")
    #expect(batch.comparedCount * 4 > trials.count * 3)
    for (number, finding) in batch.findings {
      Issue.record("\(names[number]): \(finding.description)\n\(trials[number].checked.source.description)")
    }
  }

  /// The documents of the fixture, and generated ones.
  private static func trial(_ fixture: ProgramFixture) throws -> Trial {
    let checked = try CheckedProgram(fixture.program)
    return Trial(
      checked, documents: fixture.documents + checked.documents(2), passed: checked.passed(seed: 0))
  }
}

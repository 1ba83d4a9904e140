import Foundation
import TestSupport
import Testing

/// `--watch`: what a running command does when files change.
@Suite(.serialized) struct WatchTests {
  @Test func aFileThatChangesTwiceGivesTwoRounds() async throws {
    let folder = try TemporaryFolder()
    try folder.write("kvmap 1\nstruct A { a: Int }\n", to: "A.kvmap")
    let watch = try Watching(["generate", "--watch", "."], in: folder)
    try await watch.waitForRound(1)
    try folder.write("kvmap 1\nstruct A { a: String }\n", to: "A.kvmap")
    try await watch.waitForRound(2)
    try folder.write("kvmap 1\nstruct A { a: Strng }\n", to: "A.kvmap")
    try await watch.waitForRound(3)
    #expect(try watch.end() == 1)
    let shown = try watch.problems()
    #expect(shown.components(separatedBy: "A.kvmap changed").count == 3)
    #expect(shown.contains("error[unknown-type]"))
    let generated = String(decoding: try Data(contentsOf: folder.url("A.kvmap.swift")), as: UTF8.self)
    #expect(generated.contains("var a: Swift.String"))
  }

  /// New files, imported files outside the folder, and documents of tests are watched, too.
  @Test func everythingThatIsReadIsWatched() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("kvmap 1\nstruct B { b: Int }\n", to: "Shared/B.kvmap")
    try folder.write(
      """
      kvmap 1
      import "../Shared/B.kvmap"
      struct A { b: B }
      test A "a" {
        json file "a.json"
        expect { b = { b = 1 } }
      }
      """, to: "Maps/A.kvmap")
    try folder.write(#"{"b": {"b": 1}}"#, to: "Maps/a.json")
    let watch = try Watching(["test", "--watch", "Maps"], in: folder)
    try await watch.waitForRound(1)
    try folder.write(#"{"b": {"b": 2222}}"#, to: "Maps/a.json")
    try await watch.waitForRound(2)
    try folder.write("kvmap 1\nstruct B { b: Int, c: Int? }\n", to: "Shared/B.kvmap")
    try await watch.waitForRound(3)
    try folder.write("kvmap 1\nstruct C { c: Int }\n", to: "Maps/C.kvmap")
    try await watch.waitForRound(4)
    #expect(try watch.end() == 1)
    let shown = try watch.problems()
    for path in ["Maps/a.json", "Shared/B.kvmap", "Maps/C.kvmap"] { #expect(shown.contains("\(path) changed")) }
  }

  /// A file that is written in two steps is read once.
  @Test func twoHalvesAreOneRound() async throws {
    let folder = try TemporaryFolder()
    try folder.write("kvmap 1\nstruct A { a: Int }\n", to: "A.kvmap")
    let watch = try Watching(["check", "--watch", "A.kvmap"], in: folder)
    try await watch.waitForRound(1)
    // Where this thread was held up between the two, the first half was a change of its own.
    var rounds = 1
    var wasQuick = false
    while !wasQuick, rounds < 20 {
      rounds += 1
      let shown = try watch.problems().count
      let whole = "kvmap 1\nstruct A {\n  a: Int\n  b\(rounds): Int\n}\n"
      wasQuick = try ContinuousClock().measure {
        try folder.write(String(whole.prefix(20)), to: "A.kvmap")
        try folder.write(whole, to: "A.kvmap")
      } < .milliseconds(50)
      try await watch.waitForRound(rounds)
      let isClean = try !watch.problems().dropFirst(shown).contains("error")
      #expect(isClean || !wasQuick)
    }
    #expect(wasQuick)
    _ = try watch.end()
  }

  @Test func whatCannotBeWatchedIsRefused() throws {
    let folder = try TemporaryFolder()
    for (words, message) in [
      (["check", "--watch", "-"], "standard input cannot be watched"),
      (["generate", "--watch", "--stdout", "A.kvmap"], "cannot be combined with '--watch'"),
      (["check", "--watch", "--sample", "a.json", "A.kvmap"], "cannot be combined with '--watch'"),
      (["generate", "--watch", "--check", "."], "cannot be combined with '--watch'"),
      (["check", "--watch", "missing.kvmap"], "cannot read 'missing.kvmap'"),
    ] {
      let result = try CommandLineTool.run(words, in: folder)
      #expect(result.code == 2 && result.problems.contains(message), "\(words): \(result.problems)")
    }
  }
}

/// A `kvmapc` that is running.
private final class Watching {
  struct NotSeen: Error { var shown: String }

  private let process = Process()
  private let file: URL

  init(_ arguments: [String], in folder: TemporaryFolder) throws {
    file = folder.url("problems.txt")
    try Data().write(to: file)
    process.executableURL = CommandLineTool.kvmapc
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: file)
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  func problems() throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

  /// Waits until a round has ended. The limit only keeps a failure from hanging.
  func waitForRound(_ number: Int) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while try problems().components(separatedBy: "; Ctrl-C ends").count <= number {
      guard ContinuousClock.now < end, process.isRunning else { throw NotSeen(shown: try problems()) }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Interrupts it.
  /// - Returns: Its exit code.
  func end() throws -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    try #require(process.terminationReason == .exit)
    return process.terminationStatus
  }
}

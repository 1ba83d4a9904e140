import Foundation
import TestSupport
import Testing

/// docs/performance.md and the pages of the benchmarks only name files, options and workloads that exist.
@Suite struct PerformancePageTests {
  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: Repository.root.appendingPathComponent(path)), as: UTF8.self)
  }

  private static let pages = ["docs/performance.md", "Tests/Benchmarks/README.md"]
  private static let sources = "Tests/Benchmarks/Sources/kvmap-bench"

  @Test(arguments: pages)
  func theFilesNamedExist(page: String) throws {
    let path = #/\b(?:Tests|Sources|docs)/[A-Za-z0-9_./-]*[A-Za-z0-9_]/#
    let matches = try Self.text(page).matches(of: path).map { String($0.0) }
    #expect(!matches.isEmpty)
    for named in matches {
      // The page of the package refers to its files by shorter paths.
      let places = ["", "Tests/Benchmarks/"].map { Repository.root.appendingPathComponent($0 + named).path }
      // One name may represent several: X.proto.
      guard !named.contains("/X.") else { continue }
      #expect(places.contains(where: FileManager.default.fileExists), "\(page) names \(named)")
    }
  }

  @Test(arguments: pages)
  func theOptionsShownExist(page: String) throws {
    let command = try Self.text("\(Self.sources)/Benchmark.swift")
    let call = #/kvmap-bench((?: --[a-z]+(?: [A-Za-z0-9_.]+)?)+)/#
    let row = #/^\| `(--[a-z]+)[ `]/#.anchorsMatchLineEndings()
    let text = try Self.text(page)
    let shown =
      text.matches(of: call).flatMap { $0.1.split(separator: " ").filter { $0.hasPrefix("--") } }
      + text.matches(of: row).map(\.1)
    #expect(!shown.isEmpty)
    for option in shown {
      #expect(command.contains("var \(option.dropFirst(2))"), "\(page) shows \(option)")
    }
  }

  @Test func theTableHasEveryWorkload() throws {
    let names = try Self.text("\(Self.sources)/WorkloadName.swift")
    let cases = names.matches(of: #/\n  case (\w+)(?: = "(\w+)")?/#).map { String($0.2 ?? $0.1) }
    #expect(cases.count >= 5)
    let table = try Self.text("docs/performance.md")
    let readme = try Self.text("Tests/Benchmarks/README.md")
    let record = try Self.text("Tests/Benchmarks/instructions.txt")
    for name in cases {
      #expect(table.contains("\n\(name) "), "docs/performance.md has no row of \(name)")
      #expect(readme.contains("| `\(name)` |"), "the page of the benchmarks does not tell what \(name) is")
      // Neither caches nor threads change the number of instructions.
      let isTimedOnly = ["twitter_cold", "ndjson_file"].contains(name)
      #expect(isTimedOnly || record.contains("\n\(name) read "), "instructions.txt has no count for \(name)")
    }
  }
}

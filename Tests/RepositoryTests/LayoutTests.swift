import Foundation
import TestSupport
import Testing

/// The layout of the repository.
@Suite struct LayoutTests {
  @Test func theTopLevelHoldsOnlyWhatIsAllowed() throws {
    let allowed: Set = [
      "Package.swift", "Sources", "Tests", "Grammar", "examples", "docs", "README.md", "LICENSE", "CONTRIBUTING.md",
    ]
    let found = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    // Package.resolved is created by SwiftPM, and ignored.
    let others = found.filter { !$0.hasPrefix(".") && !allowed.contains($0) && $0 != "Package.resolved" }
    #expect(others.isEmpty)
    #expect(allowed.isSubset(of: found))
  }

  @Test func thePackageHasNoDependencies() throws {
    let manifest = String(
      decoding: try Data(contentsOf: Repository.root.appendingPathComponent("Package.swift")), as: UTF8.self)
    #expect(!manifest.contains(".package("))
    #expect(!manifest.contains(".binaryTarget("))
  }

  /// Generated code refers to `KVMap.JSONReader`, which a type with the name of the module would shadow.
  @Test func theRuntimeHasNoTypeOfItsOwnName() throws {
    let declaration = #/\b(?:struct|class|enum|actor|protocol|typealias|extension)\s+KVMap\b/#
    for file in try Repository.textFiles(in: "Sources/KVMap") {
      #expect(file.text.firstMatch(of: declaration) == nil, "\(file.path)")
    }
  }

  /// A path on one machine is wrong on every other.
  @Test func noFileNamesAFolderOfAMachine() throws {
    // Split, so that this file does not contain one.
    let places = ["home", "root", "work", "Users"].joined(separator: "|")
    let path = try Regex("(?:^|[\\s\"'`(=:])/(?:" + places + ")/[A-Za-z0-9_.-]")
    for file in try Repository.textFiles(in: ".") {
      for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.contains(path) {
        Issue.record("\(file.path):\(index + 1) names a folder of a machine: \(line)")
      }
    }
  }

  /// One concept, one file.
  @Test func noSourceFileIsTooLong() throws {
    for folder in ["Sources", "Tests"] {
      for file in try Repository.textFiles(in: folder)
      where file.path.hasSuffix(".swift") && !file.path.contains("/Fixtures/")
        && ![".kvmap.swift", ".generated.swift", ".pb.swift"].contains(where: file.path.hasSuffix)
      {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(lines <= 400, "\(file.path) has \(lines) lines; it holds more than one concept")
      }
    }
  }

  @Test func nothingIsLeftForLater() throws {
    // Split, so that this file does not contain one.
    let mark = try Regex("\\b(?:" + ["TO" + "DO", "FIX" + "ME", "HA" + "CK"].joined(separator: "|") + ")\\b")
    for folder in ["Sources", "Tests", "examples", "docs", "Grammar", ".ci"] {
      for file in try Repository.textFiles(in: folder) {
        #expect(file.text.firstMatch(of: mark) == nil, "\(file.path) leaves something for later")
      }
    }
  }

  /// A folder that a person can take in at a glance.
  @Test func noFolderHoldsTooManySwiftFiles() throws {
    var counts: [String: Int] = [:]
    for folder in ["Sources", "Tests"] {
      for file in try Repository.textFiles(in: folder) where Self.isWrittenByHand(file.path) {
        counts[file.path.split(separator: "/").dropLast().joined(separator: "/"), default: 0] += 1
      }
    }
    #expect(counts.count > 50)
    for (folder, count) in counts { #expect(count <= 20, "\(folder) holds \(count) Swift files") }
  }

  /// `Type.swift` declares or extends `Type`, and so does `Type+Aspect.swift`. A file of functions may have any name.
  @Test func filesAreNamedByWhatTheyDeclare() throws {
    let declaration =
      #/^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate|final|indirect|nonisolated)\s+)*(?:struct|enum|class|actor|protocol|typealias|extension)\s+([A-Za-z_][\w.]*)/#
    var checked = 0
    for file in try Repository.textFiles(in: "Sources") where Self.isWrittenByHand(file.path) {
      let name = file.path.split(separator: "/").last.map { $0.dropLast(".swift".count) } ?? ""
      let type = name.split(separator: "+").first.map(String.init) ?? ""
      let declared = file.text.split(separator: "\n").compactMap {
        $0.prefixMatch(of: declaration).map { String($0.1) }
      }
      guard name != "main", name != "Plugin", !declared.isEmpty else { continue }
      checked += 1
      let names = declared.flatMap { [$0, $0.split(separator: ".").last.map(String.init) ?? $0] }
      #expect(names.contains(type), "\(file.path) declares \(Set(declared).sorted().joined(separator: ", "))")
    }
    #expect(checked > 500)
  }

  private static func isWrittenByHand(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.contains("/Fixtures/") && !path.contains("/.build/")
      && ![".kvmap.swift", ".generated.swift", ".pb.swift"].contains(where: path.hasSuffix)
  }
}

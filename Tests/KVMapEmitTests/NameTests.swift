import Foundation
import TestSupport
import Testing

@testable import KVMapEmit

/// Whatever names users choose: the code compiles, or the checker rejects the name with a reason.
///
/// Needs swiftc and the module KVMap next to the test bundle; if one of them is missing, the test reports that it was
/// skipped.
@Suite struct NameTests {
  /// Names used by generated code, the runtime, Swift or Foundation.
  static let names = """
    kv current key key1 scan scan1 updating out slot0 mark0 back0 start standing has0 value value0 error attempt attempt0
    left right hasher hash whole made made0 index0 _0 Self Swift KVMap KVMapSync Family json xml form update stream
    propertyList jsonValue jsonBytes xmlData formString propertyListBytes decode decodeArray decodeCollectingProblems
    report context Int String Optional Array Set Result Error Date Data URL UUID Decimal JSONReader JSONWriter
    CodingFailure KeyTable ValuePosition ObjectState DocumentDecodable JSONValue JSONObject GeneratedCode Sendable
    Hashable Never nil init self Type Protocol Any Value Object SyncEntry CallerContext Encoded Decoded Test none some
    allCases hashValue type Foundation 🚀 É
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// Rejected for global declarations in Swift's module.
  private static let modules: Set<String> = ["Swift", "Foundation", "KVMap", "KVMapSync"]

  static let compiler = SwiftCompiler.found

  /// Each global position has its own module, in which all types have the hostile names. So have the others: swiftc
  /// takes more than twice the time for a module of twice the size. For the same reason each has a third of the names,
  /// another one at the next position.
  static let modulesOfPositions: [[NamePosition]] = NamePosition.all.map { [$0] }

  @Test(
    .enabled(if: compiler != nil, "skipped: there is no swiftc, or no module KVMap beside the test bundle"),
    arguments: modulesOfPositions.indices)
  func everyNameCompilesOrIsRefused(module: Int) throws {
    let compiler = try #require(Self.compiler)
    var sources: [String: String] = [:]
    if !Self.modulesOfPositions[module].contains(where: \.isGlobal) {
      sources["Foundation.swift"] = """
        public import Foundation
        public typealias FoundationDate = Date
        public typealias FoundationDecimal = Decimal
        """
    }
    for (number, position) in Self.modulesOfPositions[module].enumerated() {
      let names = Self.names.enumerated().filter {
        // The checker refuses the names of modules, so they cost no compilation.
        Thoroughness.isWanted || ($0.offset + module).isMultiple(of: 3) || Self.modules.contains($0.element)
      }
      let accepted = try Self.accepted(names, position)
      // Most names are accepted: otherwise this test would check nothing.
      #expect(accepted.count * 2 > names.count, "\(position.title): \(accepted.map(\.name))")
      if position.isGlobal {
        for name in Self.modules { #expect(!accepted.contains { $0.name == name }, "\(position.title)") }
      }
      let text = accepted.map(\.text).joined(separator: "\n")
      sources["Position\(number).kvmap.swift"] = try Emission(position.head + text).swift(access: .internal)
      let own = accepted.map { position.swiftText(named: $0.name, number: $0.number) }.joined(separator: "\n")
      if !own.isEmpty { sources["Own\(number).swift"] = "import KVMap\n" + own }
    }
    let folder = try TemporaryFolder(sources)
    let result = try compiler.check(
      sources.keys.sorted().map { folder.url($0) }, flags: ["-warnings-as-errors", "-swift-version", "6"])
    let titles = Self.modulesOfPositions[module].map(\.title)
    #expect(result.status == 0, "\(titles): \(result.output.prefix(4_000))")
  }

  /// The names that the checker accepts in a position, each with its declarations.
  private static func accepted(
    _ names: [(offset: Int, element: String)], _ position: NamePosition
  ) throws -> [(name: String, number: Int, text: String)] {
    let texts = names.map { (name: $1, number: $0, text: position.text(named: $1, number: $0)) }
    let problems = texts.map { Emission(position.head + $0.text).errors }
    for (text, found) in zip(texts, problems) where !found.isEmpty {
      // Rejected for the right reason, and not because of a consequence.
      let isNamed = found.contains { ["reserved-name", "duplicate-declaration"].contains($0.id) }
      #expect(isNamed, "\(position.title) \(text.name): \(found.map(\.message))")
    }
    return zip(texts, problems).filter { $0.1.isEmpty }.map(\.0)
  }
}

extension NamePosition {
  /// Lines that the file needs in addition to the names.
  fileprivate var head: String { title.hasPrefix("synchronised") ? "sync merge\n" : "" }

  fileprivate func text(named name: String, number: Int) -> String {
    kvmap.replacing("NAME", with: "`\(name)`").replacing("#", with: "\(number)")
  }

  fileprivate func swiftText(named name: String, number: Int) -> String {
    swift.replacing("NAME", with: SwiftIdentifier.quoted(name)).replacing("#", with: "\(number)")
  }
}

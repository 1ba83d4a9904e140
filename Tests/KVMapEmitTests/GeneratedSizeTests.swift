import Foundation
import TestSupport
import Testing

/// The size of a generated mapper's machine code, absolute and relative to synthesised Codable for the same types.
///
/// Needs swiftc, `size` and the module KVMap next to the test bundle; if one of them is missing, the test reports that
/// it was skipped. Tests/Benchmarks measures the same for many types, and the time that swiftc needs.
@Suite struct GeneratedSizeTests {
  struct Build: Sendable, CustomTestStringConvertible {
    var flags: [String]
    /// Whether Swift declares the types, and the mapping adds the mapper.
    var isOwn = false
    /// Bytes of machine code for each type of Tests/Fixtures/size with its mapper. A larger value requires attention:
    /// the budget is raised for a good reason, and lowered when code has become smaller.
    var budget: Int
    /// The maximum addition of a mapper to the types, in hundredths of what synthesised Codable adds. Types that kvmapc
    /// declares have explicit `==` and `hash(into:)`, which are smaller than the synthesised ones of the others.
    var share: Int

    var testDescription: String { flags.joined(separator: " ") + (isOwn ? ", types declared in Swift" : "") }
  }

  private static let folder = Repository.fixtures.appendingPathComponent("size", isDirectory: true)
  private static let compiler = SwiftCompiler.found
  private static let size = SwiftCompiler.program("size")

  @Test(
    .enabled(
      if: compiler != nil && size != nil,
      "skipped: there is no swiftc, no 'size', or no module KVMap beside the test bundle"),
    arguments: [
      Build(flags: ["-O", "-whole-module-optimization"], budget: 4_900, share: 35),
      Build(flags: ["-Onone"], budget: 14_150, share: 30),
      Build(flags: ["-O", "-whole-module-optimization"], isOwn: true, budget: 3_500, share: 56),
    ]
      + Thoroughness.choose([], thorough: [Build(flags: ["-Onone"], isOwn: true, budget: 11_600, share: 46)]))
  func aMapperIsLessThanCodable(build: Build) throws {
    let sources = try build.isOwn ? Self.own() : Self.generated()
    let (types, withCodable) = (try bytes(sources.types, build), try bytes(sources.codable, build))
    let withMappers = try bytes(sources.mapped, build)
    let (added, coding, count) = (withMappers - types, withCodable - types, sources.count)
    #expect(count > 0 && added > 0)
    #expect(
      added * 100 <= coding * build.share, "\(added / count) bytes for each type, where Codable has \(coding / count)")
    #expect(withMappers <= build.budget * count, "\(withMappers / count) bytes for each type with its mapper")
  }

  /// The same types alone, with synthesised Codable, and with a mapper.
  private typealias Sources = (types: String, codable: String, mapped: String, count: Int)

  /// Types as kvmapc declares them.
  private static func generated() throws -> Sources {
    let codable = try String(contentsOf: folder.appendingPathComponent("CodableTypes.swift"), encoding: .utf8)
    let types = codable.split(separator: ", Swift.Codable", omittingEmptySubsequences: false)
    let mapped = try EmitterGoldenTests.emit(folder.appendingPathComponent("Types.kvmap"))
    return (types.joined(), codable, mapped, types.count - 1)
  }

  /// Hand-written types of a module, which contain only properties.
  private static func own() throws -> Sources {
    let mapping = try String(contentsOf: folder.appendingPathComponent("Types.kvmap"), encoding: .utf8)
      .replacing("access public\n", with: "")
    let blocks = mapping.split(separator: "struct ").dropFirst()
    let declarations = { (conformance: String) in
      blocks.map { block in
        let properties = block.split(separator: "\n").map {
          $0.hasPrefix("  ") ? "  var \($0.dropFirst(2))" : String($0)
        }
        return "struct " + properties.joined(separator: "\n").replacing(" {", with: "\(conformance) {") + "\n"
      }.joined()
    }
    // Prevents an optimising build from removing anything.
    let uses = { (type: String) in
      let all = blocks.compactMap { $0.split(separator: " ").first }.map { "\($0).self" }.joined(separator: ", ")
      return "public func everything() -> [any (\(type)).Type] { [\(all)] }\n"
    }
    let input = try TemporaryFolder(["Types.kvmap": mapping.replacing("struct ", with: "map ")])
    let mapper = try EmitterGoldenTests.emit(input.url("Types.kvmap"))
    return (
      declarations("") + uses("Any"), declarations(": Swift.Codable") + uses("Swift.Codable"),
      declarations("") + mapper + uses("KVMap.DocumentDecodable & KVMap.DocumentEncodable"), blocks.count
    )
  }

  /// Bytes of machine code of a compiled source.
  private func bytes(_ source: String, _ build: Build) throws -> Int {
    let (compiler, size) = (try #require(Self.compiler), try #require(Self.size))
    let folder = try TemporaryFolder(["Types.swift": source])
    let object = folder.url("Types.o")
    let result = try compiler.compile([folder.url("Types.swift")], to: object, flags: build.flags)
    try #require(result.status == 0, "\(result.output)")
    let table = try SwiftCompiler.run(size, ["-A", "-d", object.path])
    let sections = table.output.split(separator: "\n").map { $0.split(separator: " ") }
    let code = sections.filter { $0.first?.hasPrefix(".text") == true }.compactMap { $0.count > 1 ? Int($0[1]) : nil }
    try #require(!code.isEmpty, "\(table.output)")
    return code.reduce(0, +)
  }
}

import Foundation
import TestSupport
import Testing

/// How much machine code a generated mapper is, beside synthesised Codable for the same types and by itself.
///
/// Needs swiftc, `size` and the module KVMap beside the test bundle; where one of them is missing, the test says that it
/// was skipped. Tests/Benchmarks measures the same for many types, and the time that swiftc needs.
@Suite struct GeneratedSizeTests {
  struct Build: Sendable, CustomTestStringConvertible {
    var flags: [String]
    /// Whether Swift declares the types, and the mapping adds the mapper.
    var isOwn = false
    /// Bytes of machine code for each type of Tests/Fixtures/size with its mapper. What is above makes somebody look:
    /// it is raised where there is a reason, and lowered where code has become smaller.
    var budget: Int
    /// What a mapper may add to the types, of what synthesised Codable adds, in hundredths. Types that kvmapc declares have
    /// `==` and `hash(into:)` written out, which are smaller than the synthesised ones that the others have.
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
      Build(flags: ["-Onone"], budget: 14_100, share: 30),
      Build(flags: ["-O", "-whole-module-optimization"], isOwn: true, budget: 3_500, share: 56),
      Build(flags: ["-Onone"], isOwn: true, budget: 11_600, share: 46),
    ])
  func aMapperIsLessThanCodable(build: Build) throws {
    let sources = try build.isOwn ? Self.own() : Self.generated()
    let (types, withCodable) = (try bytes(sources.types, build), try bytes(sources.codable, build))
    let withMappers = try bytes(sources.mapped, build)
    let (added, coding, count) = (withMappers - types, withCodable - types, sources.count)
    #expect(count > 0 && added > 0)
    #expect(added * 100 <= coding * build.share, "\(added / count) bytes for each type, where Codable has \(coding / count)")
    #expect(withMappers <= build.budget * count, "\(withMappers / count) bytes for each type with its mapper")
  }

  /// The same types by themselves, with synthesised Codable, and with a mapper.
  private typealias Sources = (types: String, codable: String, mapped: String, count: Int)

  /// Types as kvmapc declares them.
  private static func generated() throws -> Sources {
    let codable = try String(contentsOf: folder.appendingPathComponent("CodableTypes.swift"), encoding: .utf8)
    let types = codable.split(separator: ", Swift.Codable", omittingEmptySubsequences: false)
    let mapped = try EmitterGoldenTests.emit(folder.appendingPathComponent("Types.kvmap"))
    return (types.joined(), codable, mapped, types.count - 1)
  }

  /// Types as somebody writes them for a module: of properties and nothing else.
  private static func own() throws -> Sources {
    let mapping = try String(contentsOf: folder.appendingPathComponent("Types.kvmap"), encoding: .utf8)
      .replacing("access public\n", with: "")
    let blocks = mapping.split(separator: "struct ").dropFirst()
    let declarations = { (conformance: String) in
      blocks.map { block in
        let properties = block.split(separator: "\n").map { $0.hasPrefix("  ") ? "  var \($0.dropFirst(2))" : String($0) }
        return "struct " + properties.joined(separator: "\n").replacing(" {", with: "\(conformance) {") + "\n"
      }.joined()
    }
    // So that an optimising build leaves nothing out.
    let uses = { (type: String) in
      let all = blocks.compactMap { $0.split(separator: " ").first }.map { "\($0).self" }.joined(separator: ", ")
      return "public func everything() -> [any (\(type)).Type] { [\(all)] }\n"
    }
    let input = try TemporaryFolder(["Types.kvmap": mapping.replacing("struct ", with: "map ")])
    let mapper = try EmitterGoldenTests.emit(input.url("Types.kvmap"))
    return (
      declarations("") + uses("Any"), declarations(": Swift.Codable") + uses("Swift.Codable"),
      declarations("") + mapper + uses("KVMap.Readable & KVMap.Writable"), blocks.count
    )
  }

  /// Bytes of machine code that come of a source.
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

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
    /// Bytes of machine code for each type of Tests/Fixtures/size with its mapper. What is above makes somebody look:
    /// it is raised where there is a reason, and lowered where code has become smaller.
    var budget: Int
    /// What a mapper may add to the types, of what synthesised Codable adds, in hundredths. The types with the mapper have
    /// `==` and `hash(into:)` written out, which are smaller than the synthesised ones that the others have.
    var share: Int

    var testDescription: String { flags.joined(separator: " ") }
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
    ])
  func aMapperIsLessThanHalfOfCodable(build: Build) throws {
    let codable = try String(contentsOf: Self.folder.appendingPathComponent("CodableTypes.swift"), encoding: .utf8)
    let declarations = codable.split(separator: ", Swift.Codable", omittingEmptySubsequences: false)
    let count = declarations.count - 1
    #expect(count > 0)
    let types = try bytes(declarations.joined(), build)
    let withCodable = try bytes(codable, build)
    let withMappers = try bytes(EmitterGoldenTests.emit(Self.folder.appendingPathComponent("Types.kvmap")), build)

    let (mappers, coding) = (withMappers - types, withCodable - types)
    #expect(mappers > 0)
    #expect(mappers * 100 <= coding * build.share, "\(mappers / count) bytes for each type, where Codable has \(coding / count)")
    #expect(withMappers <= build.budget * count, "\(withMappers / count) bytes for each type with its mapper")
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

import Foundation
import KVMapSema
import TestSupport
import Testing

@testable import KVMapEmit

/// Generated code compiles without a warning whatever the settings of a user's module.
///
/// Needs swiftc and the module KVMap next to the test bundle; if one of them is missing, the test reports that it was
/// skipped.
@Suite struct CompilerModeTests {
  struct Mode: Sendable, CustomTestStringConvertible {
    var access: AccessLevel
    var flags: [String]

    var testDescription: String { ([access.rawValue] + flags).joined(separator: " ") }
  }

  private static let upcoming = [
    "InternalImportsByDefault", "ExistentialAny", "MemberImportVisibility", "InferIsolatedConformances",
    "NonisolatedNonsendingByDefault",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  /// A run has each setting once. As `internal` in Swift 6, the build of the tests compiles the same files.
  static let modes = [
    Mode(access: .public, flags: ["-swift-version", "5"]),
    Mode(access: .internal, flags: ["-swift-version", "5", "-default-isolation", "MainActor"]),
    Mode(access: .package, flags: ["-swift-version", "6", "-default-isolation", "MainActor"] + upcoming),
  ]
    + Thoroughness.choose(
      [],
      thorough: [
        Mode(access: .package, flags: ["-swift-version", "5", "-strict-concurrency=complete"]),
        Mode(access: .internal, flags: ["-swift-version", "6"]),
        Mode(access: .public, flags: ["-swift-version", "6", "-default-isolation", "MainActor"] + upcoming),
      ])

  /// Files that name types which a user would have written, and these are internal.
  private static let internalInputs: Set = [
    "Asking.kvmap", "Conformances.kvmap", "Mapped.kvmap", "Owned.kvmap", "Protocols.kvmap",
  ]

  static let compiler = SwiftCompiler.found

  @Test(
    .enabled(if: compiler != nil, "skipped: there is no swiftc, or no module KVMap beside the test bundle"),
    arguments: modes)
  func generatedCodeCompilesWithoutAWarning(mode: Mode) throws {
    let compiler = try #require(Self.compiler)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kvmap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    var sources = try Repository.files(
      in: EmitterGoldenTests.folder.appendingPathComponent("owned"), withExtension: "swift")
    for input in try EmitterGoldenTests.inputs() {
      let source = folder.appendingPathComponent(input.lastPathComponent + ".swift")
      let isInternal = Self.internalInputs.contains(input.lastPathComponent)
      let access = isInternal ? .internal : mode.access
      try Data(try EmitterGoldenTests.emit(input, access: access).utf8).write(to: source)
      sources.append(source)
    }
    let result = try compiler.check(sources, flags: ["-warnings-as-errors"] + mode.flags)
    #expect(result.status == 0, "\(result.output)")
  }

  /// Tests the check itself: swiftc is called, and its errors are detected.
  @Test(.enabled(if: compiler != nil, "skipped: there is no swiftc, or no module KVMap beside the test bundle"))
  func aWarningIsSeen() throws {
    let compiler = try #require(Self.compiler)
    let source = FileManager.default.temporaryDirectory.appendingPathComponent("kvmap-\(UUID().uuidString).swift")
    try Data("public import KVMap\nfunc f() { let unused = 1 }\n".utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let result = try compiler.check([source], flags: ["-warnings-as-errors", "-swift-version", "6"])
    #expect(result.status != 0)
    #expect(result.output.contains("unused"))
  }

  /// swiftc verifies what a `map` states about its type, at a position that names the mapping.
  @Test(
    .enabled(if: compiler != nil, "skipped: there is no swiftc, or no module KVMap beside the test bundle"),
    arguments: ["Hashable", "Sendable"])
  func aTypeThatDoesNotConformIsRefused(conformance: String) throws {
    let compiler = try #require(Self.compiler)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kvmap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let mapping = folder.appendingPathComponent("Owner.kvmap")
    let mapper = folder.appendingPathComponent("Owner.kvmap.swift")
    let type = folder.appendingPathComponent("Owner.swift")
    try Data("\nmap Owner: \(conformance) { name: String }\n".utf8).write(to: mapping)
    try Data(EmitterGoldenTests.emit(mapping).utf8).write(to: mapper)
    let body = "{\n  var name: String\n  init(name: String) { self.name = name }\n}\n"
    try Data("final class Owner \(body)".utf8).write(to: type)
    let refused = try compiler.check([type, mapper], flags: ["-swift-version", "6"])
    #expect(refused.status != 0)
    #expect(refused.output.contains("'Owner' does not conform to"), "\(refused.output)")
    #expect(refused.output.contains("// Owner.kvmap:2 declares these conformances."), "\(refused.output)")

    let conforming =
      "final class Owner: \(conformance == "Hashable" ? "Hashable" : "@unchecked Sendable") \(body)"
      + (conformance == "Hashable"
        ? "extension Owner {\n  static func == (left: Owner, right: Owner) -> Bool { left === right }\n"
          + "  func hash(into hasher: inout Hasher) {}\n}\n" : "")
    try Data(conforming.utf8).write(to: type)
    let accepted = try compiler.check([type, mapper], flags: ["-warnings-as-errors", "-swift-version", "6"])
    #expect(accepted.status == 0, "\(accepted.output)")
  }
}

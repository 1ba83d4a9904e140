import Foundation
import KVMapSema
import TestSupport
import Testing

/// Every kind of declaration compiles without a warning at every access level, of its file and its own.
///
/// Needs swiftc and the module KVMap next to the test bundle; if one of them is missing, the test reports that it was
/// skipped.
@Suite struct AccessTests {
  static let compiler = SwiftCompiler.found

  static let upcoming = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]

  @Test(
    .enabled(if: compiler != nil, "skipped: there is no swiftc, or no module KVMap beside the test bundle"),
    arguments: [[], upcoming.flatMap { ["-enable-upcoming-feature", $0] }])
  func everyDeclarationCompilesAtEveryLevel(flags: [String]) throws {
    var sources: [String: String] = [:]
    for (kind, template) in Self.declarations.enumerated() {
      for file in AccessLevel.allCases {
        for own in [nil] + AccessLevel.allCases.map(Optional.some) where own != file {
          let number = "\(kind)\(file)\(own?.rawValue ?? "")"
          let level = own.map { "access \($0)" } ?? ""
          let text = template.text.replacing("ACCESS", with: level).replacing("#", with: number)
          let emission = Emission(text, access: file)
          // A public type that contains an internal one is rejected; accepted types compile.
          guard emission.errors.isEmpty else {
            let isMismatch = emission.errors.allSatisfy { $0.id == "access-mismatch" }
            #expect(own != nil && isMismatch, "\(emission.errors) \(text)")
            continue
          }
          sources["File\(number).kvmap.swift"] = try emission.swift(access: file)
          guard !template.swift.isEmpty else { continue }
          let word = own ?? file
          sources["Own\(number).swift"] =
            "\(flags.isEmpty || word == .internal ? "" : "\(word) ")import Foundation\nimport KVMap\n"
            + template.swift.replacing("ACCESS", with: "\(word)").replacing("#", with: number)
        }
      }
    }
    #expect(sources.count > Self.declarations.count * 5)
    let folder = try TemporaryFolder(sources)
    let result = try #require(Self.compiler).check(
      sources.keys.sorted().map { folder.url($0) }, flags: ["-warnings-as-errors", "-swift-version", "6"] + flags)
    #expect(result.status == 0, "\(result.output.prefix(4_000))")
  }

  private struct Declaration {
    var text: String
    /// The code a user would have written.
    var swift = ""

    init(_ text: String, swift: String = "") {
      self.text = text
      self.swift = swift
    }
  }

  /// `ACCESS` marks where a type may specify its own level.
  private static let declarations = [
    Declaration("struct S# { ACCESS a: Int }"),
    Declaration("struct S# { ACCESS a: Date, b: URL? }"),
    Declaration("import Foundation  import KVMap  import Foundation  struct S# { ACCESS a: Date, b: URL? }"),
    Declaration("import Foundation  struct S# { ACCESS a: Int <-> a | number | offset(1) }"),
    Declaration(#"import Foundation  struct S# { ACCESS a: Date <-> a | date("yyyy", zone: "Europe/Zurich") }"#),
    Declaration("struct S#<T> { ACCESS a: T, d: Date, l: lossy Int? <- l }"),
    Declaration("struct S#<T> { ACCESS n: Int, @lazy a: [T] = [], l: Int }  struct R# { p: S#<Int>, q: S#<R#>? }"),
    Declaration("struct S#<T> { ACCESS @lazy a: [[T?]]?, @lazy b: [P#<T>] }  struct P#<T> { t: T, @lazy l: [T] }"),
    Declaration("struct S# { ACCESS @lazy a: [P#], i: Int? <- $index }  struct P# { ACCESS p: Int <- $parent.b }"),
    Declaration("class C# { ACCESS a: Int, d: Date? }  class D#: C# { ACCESS b: Int }  class E#: D# { ACCESS }"),
    Declaration("class C# { a: Int }  class D#: C# { ACCESS d: Date }"),
    Declaration(
      #"class C# { ACCESS a: Int }  class D#: C# { ACCESS d: Date }  family C# on k { D# <-> "d", C# <- else }"#),
    Declaration("enum E# { a, b }"),
    Declaration("enum E#: Int { a, b }"),
    Declaration("union U# { a: Int, b: [U#] }"),
    Declaration(#"union U# on k { a: S# <-> "a", b: Value <-> else }  struct S# { ACCESS a: Date }"#),
    Declaration("struct C# { ACCESS a: String }  struct S# { ACCESS context c: C#, a: String <- $context.a, b: Int }"),
    Declaration("struct S# { ACCESS context c: [Date], a: Date <- $context[0], b: Int }"),
    Declaration("class S# { ACCESS context c: [Date], a: String <- $context[0] | json_text, b: Int }"),
    Declaration("struct S# { ACCESS context c: [UUID], a: Int }  union U# { s: S#, n: Int }"),
    Declaration("struct S# { ACCESS a: Int }  map S# as Other { a: Int <-> b }"),
    Declaration("struct S# { a: Int, d: Date }  map S# as Other { ACCESS a: Int <-> b, d: Date }"),
    Declaration("class S# { ACCESS a: Int }  map S# as Other { a: Int <-> b }"),
    Declaration("struct S# { ACCESS a: Int }  map S# as Other { context c: [UUID]  a: Int }"),
    Declaration(#"struct S# { ACCESS  element "x:one"  xmlns x = "urn:x"  a: Int }"#),
    Declaration(#"class S# { ACCESS  element "one"  root a.b  depth 20  a: Int }  class T#: S# { ACCESS  b: Int }"#),
    Declaration(
      "struct S# { ACCESS a: String <- a | T#, b: P# <-> b | M# }  struct P# { ACCESS a: Int }\n"
        + "transform T#: String <- String { \"a\" <- \"b\" }  transform M#: P# <-> Object { a: Int <-> b }"),
    Declaration(
      "sync merge  struct S# { @id id: Int, d: Date?, o: [O#] = [] sync owned replace }  struct O# { @id id: UUID }"),
    Declaration(
      "map M# { ACCESS a: Int, d: Date }  map M# as Other { ACCESS context c: [Date]  a: Int, d: Date }",
      swift: "ACCESS nonisolated struct M# { ACCESS var a: Int; ACCESS var d: Date }"),
    Declaration(
      "map M# by assignment { ACCESS d: Date? }  struct S# { ACCESS m: M# }",
      swift: "ACCESS nonisolated final class M# { ACCESS var d: Date?; ACCESS init() {} }"),
  ]
}

import Foundation
import TestSupport
import Testing

/// What nests as deep as `check` allows is not too deep for swiftc, which follows 256 levels of braces.
///
/// Needs swiftc and the module KVMap beside the test bundle; where one of them is missing, the test says that it was
/// skipped.
@Suite struct DeepestTests {
  static let compiler = SwiftCompiler.found

  @Test(.enabled(if: compiler != nil, "skipped: there is no swiftc, or no module KVMap beside the test bundle"))
  func whatNestsDeepestCompiles() throws {
    var sources: [String: String] = [:]
    for (number, text) in Self.programs.enumerated() {
      let emission = Emission(text.replacing("#", with: "\(number)"))
      sources["Deep\(number).swift"] = try emission.swift(access: .internal)
    }
    let folder = try TemporaryFolder(sources)
    let result = try #require(Self.compiler).check(
      sources.keys.sorted().map { folder.url($0) }, flags: ["-warnings-as-errors", "-swift-version", "6"])
    #expect(result.status == 0, "\(result.output.prefix(4_000))")
  }

  @Test(arguments: ["struct A { a: Int <- PATH }", "union A on PATH { a: Int <-> \"a\", b: Int <-> \"b\" }"])
  func aLongerPathIsRefused(text: String) throws {
    let refused = Emission(text.replacing("PATH", with: keys(33, "k")))
    #expect(refused.errors.map(\.message) == ["a path can have at most 32 steps"])
    #expect(!Emission(text.replacing("PATH", with: keys(32, "k"))).errors.contains { $0.id == "nested-too-deeply" })
  }

  private static let programs: [String] = {
    let (path, other) = (keys(32, "k"), keys(32, "l"))
    let indices = "a" + repeated("[0]", 31)
    let mixed = "b" + repeated("[0].b", 15) + "[1]"
    let array = repeated("[", 15) + "Int" + repeated("]", 15)
    let dictionary = repeated("[String: ", 15) + "Int" + repeated("]", 15)
    let gathers = (1...255).map { "struct G#_\($0) { x: G#_\($0 - 1)? }\n" }.joined()
    let inner = repeated("gather { x <- ", 255) + "gather { x <- q }" + repeated(" }", 255)
    return [
      "struct A# { p: \(array) <-> \(path), q: \(dictionary)? <-> \(other), r: [String: Value] <-> rest }",
      "struct A# { p: lossy \(array) <- \(path), q: Field<\(array)> <-> \(other) }",
      "struct A# { p: \(dictionary) <-> \(indices), q: Int? <- \(mixed), r: [Int] <- c\(repeated("[0]", 30))[*] }",
      "struct A# { p: Int <- \(path) ?? \(mixed) ?? \(other), @lazy q: [[Int]] <-> z\(repeated(".y", 31)) }",
      "class A# { p: Int <- \(path) }  class B#: A# { q: \(array) <-> \(other) }",
      "struct A# { b: [B#] }  struct B# { p: Int? <- $parent.\(keys(31, "k")), q: Int? <- $root.\(keys(31, "k")) }",
      "union U# on \(path) { a: P# <-> \"a\", b: Q# <-> \"b\" }  struct P# { x: Int }  struct Q# { y: Int }",
      "union U# { a: P# when \(path), b: Q# when \(other) }\n"
        + "struct P# { x: Int <-> \(path) }  struct Q# { x: Int <-> \(other) }",
      "struct G#_0 { x: Int? }\n\(gathers)struct A# { p: G#_255? <- \(inner) }",
      "struct A# { p: [\(array)] = [\(repeated("[", 15))1\(repeated("]", 15))] }",
    ]
  }()
}

private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

/// `k0.k1.k2`
private func keys(_ count: Int, _ name: String) -> String {
  (0..<count).map { "\(name)\($0)" }.joined(separator: ".")
}

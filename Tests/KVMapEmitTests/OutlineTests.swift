import KVMapEmit
import Testing

/// The outline that generated code has of a type that goes through any coder.
@Suite struct OutlineTests {
  private static func swift(_ text: String) throws -> String {
    try Emission("import KVMapCodable\n\(text)\n").swift(access: .internal)
  }

  @Test func namesKeysAndKinds() throws {
    let swift = try Self.swift(
      "struct A: MappedDecodable { n: Int <-> a.b, all: [B] = [] }\nstruct B { t: String, next: [B] = [] }")
    #expect(swift.contains(#"_kvOutline: Swift.StaticString? { "o1:a\t[o2:all\ni:b\ns:t\t[o2:next" }"#))
    // Of one type only: B does not state it.
    #expect(swift.split(separator: "_kvOutline").count == 2)
  }

  @Test(arguments: [
    "struct A: MappedCodable { n: Int, other: Object <-> rest }",
    "struct A: MappedCodable { unknown error\n n: Int }",
    "struct A: MappedCodable { n: Int, whole: Value <- self }",
    "struct A: MappedCodable { n: Int, b: B }\nstruct B { m: Int <- $parent.m }",
    "struct A: MappedCodable { n: Int, b: [B] }\nstruct B { c: C }\nstruct C { m: Int <- $root.m }",
    "struct A: Codable { n: Int }", "struct A { n: Int }",
  ])
  func thereIsNoneWhereOtherKeysMatter(text: String) throws {
    #expect(try !Self.swift(text).contains("_kvOutline"))
  }

  @Test func objectsWithOtherKeysAreReadAsAWhole() throws {
    let swift = try Self.swift("struct A: MappedCodable { n: Int, b: B }\nstruct B { m: Int, other: Object <-> rest }")
    #expect(swift.contains(#"{ "i:n\t?:b" }"#))
  }
}

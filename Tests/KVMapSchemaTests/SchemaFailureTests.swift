import KVMap
import KVMapCompiler
import Testing

/// Types that have no schema, and those of which one might think so.
@Suite struct SchemaFailureTests {
  private func schema(
    of type: String, _ mapping: String, _ side: SchemaSide = .read,
    _ notation: SchemaNotation = .jsonSchema(.draft202012)
  ) -> Compilation.SchemaOutcome {
    var compilation = Compilation()
    compilation.add(path: "M.kvmap", bytes: Array(mapping.utf8), isRequested: true)
    return compilation.schema(of: type, side, in: notation).outcome
  }

  private func text(
    of type: String, _ mapping: String, _ side: SchemaSide = .read,
    _ notation: SchemaNotation = .jsonSchema(.draft202012)
  ) throws -> String {
    guard case .schema(let text) = schema(of: type, mapping, side, notation) else {
      Issue.record("\(type) has no schema")
      return ""
    }
    return text
  }

  /// The definitions would never end.
  @Test(arguments: SchemaSide.allCases)
  func aTypeThatGrowsHasNone(side: SchemaSide) {
    let mapping = """
      struct Grow<T> { value: T, inner: [Grow<[T]>] = [] }
      union Either<T> { one: T, more: [Either<[T]>] }
      struct Root { grow: Grow<Int> }
      """
    for (type, name) in [("Root", "Grow"), ("Grow<Int>", "Grow"), ("Either<Int>", "Either")] {
      guard case .impossible(let reasons) = schema(of: type, mapping, side) else {
        Issue.record("\(type) has a schema")
        continue
      }
      let reason = "'\(name)' contains itself with larger and larger type arguments, so its schema would never end"
      #expect(reasons == [reason])
    }
  }

  @Test func aTypeThatContainsItselfRefersToItself() throws {
    let mapping = "class Loop { next: Loop? }\nstruct Tree<T> { value: T, children: [Tree<T>] }"
    #expect(try text(of: "Loop", mapping).contains(##""$ref": "#/$defs/Loop""##))
    #expect(try text(of: "Tree<Int>", mapping, .write).contains(##""$ref": "#/$defs/Tree-Int""##))
  }

  /// For older compilers of TypeScript, these end a line.
  @Test func separatorsOfLinesAreEscapedForTypeScript() throws {
    let mapping = #"enum E: String { a <-> "x\u{2029}y" }"# + "\n" + #"struct A { a: Int <-> "b\u{2028}c", e: E }"#
    let text = try text(of: "A", mapping, .read, .typeScript)
    #expect(text.contains(##""b\u2028c": number"##) && text.contains(##""x\u2029y""##), "\(text)")
    #expect(!text.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" })
  }

  /// A list has a pattern unless a part may contain the separator. The commas and bars of the notation are in no part.
  @Test(arguments: [
    ("[Int] <-> a | split(\",\") | number", "^(?:N(?:,N)*)?$"),
    ("[Int] <-> a | split(\"|\") | number", "^(?:N(?:\\\\|N)*)?$"),
    ("[Int] <-> a | split(\", \") | number", "^(?:N(?:, N)*)?$"), ("[Int] <-> a | split(\"-\") | number", nil),
    ("[Int] <-> a | split(\"7\") | number", nil), ("[Data] <-> a | split(\"e\") | hex", nil),
  ])
  func listsHavePatterns(rule: String, pattern: String?) throws {
    let text = try text(of: "A", "struct A { a: \(rule) }")
    let number = "-?(?:0|[1-9][0-9]{0,17})"
    guard let pattern else { return #expect(!text.contains("pattern"), "\(text)") }
    #expect(text.contains("\"pattern\": \"\(pattern.replacing("N", with: number))\""), "\(text)")
  }

  /// What cannot be read may still be written.
  @Test func aTypeThatIsOnlyWritten() throws {
    let mapping = "struct Draft { text: String -> body }"
    guard case .wrongType = schema(of: "Draft", mapping) else {
      Issue.record("Draft is read")
      return
    }
    #expect(try text(of: "Draft", mapping, .write).contains(#""required": ["body"]"#))
  }

  /// It may be anything, or what one of its cases is.
  @Test func aUnionWithoutTag() throws {
    let mapping = """
      union Free { number: Int8, list: [Free] }
      union Anything { number: Int, other: Value <-> else }
      """
    let free = try text(of: "Free", mapping)
    #expect(free.contains(#""anyOf": ["#) && free.contains(#""maximum": 127"#))
    #expect(!(try text(of: "Anything", mapping)).contains("anyOf"))
  }

  /// Such an element has no key where it stands alone.
  @Test func anElementThatNeedsItsKey() throws {
    let mapping = "struct Team { all: [Member] <-> all | keyed }\nstruct Member { id: Int8 <-> $key, age: Int8 }"
    #expect(try text(of: "Member", mapping).contains(#""not": {}"#))
    let team = try text(of: "Team", mapping)
    #expect(team.contains(#""propertyNames": {"#) && team.contains("Member.keyed"))
  }

  @Test func wrongFilesAndTypes() {
    guard case .wrongType = schema(of: "Nobody", "struct User { name: String }") else {
      Issue.record("there is no Nobody")
      return
    }
    guard case .wrongFiles = schema(of: "User", "struct User { name: Strin }") else {
      Issue.record("the file is wrong")
      return
    }
  }
}

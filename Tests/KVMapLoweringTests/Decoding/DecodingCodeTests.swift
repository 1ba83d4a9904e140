import KVMapLowering
import Testing

/// What is decided for mappings before anything is printed or run.
@Suite struct DecodingCodeTests {
  /// The instructions for the first type of a mapping are these.
  private func expect(_ text: String, gives listing: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let code = try #require(try Lowering("kvmap 1\n" + text).decodings.first)
    let found = CodeListing(code).text
    #expect(found == listing, "\(found)", sourceLocation: sourceLocation)
  }

  @Test func keysAndPaths() throws {
    try expect(
      """
      struct A {
        a: Int
        b: Int? <- c.d
        c: [Int] <- c.e = []
        d: Int <- c.f
      }
      """,
      gives: """
        a
          read 0
        c.d
          if null
            nothing 1
            nothing 2
            present 3
            report null 3, rule 2
          object, table 1
            c.d
              read 1
            -
              read 2, or default
            c.f
              present 3
              read 3
        required 3, rule 2

        """)
  }

  @Test func oneValueForSeveralRules() throws {
    try expect(
      "struct A { a: Int, b: String <- a | text, c: Bool? <- list[0], d: Bool? <- list[-1] }",
      gives: """
        a
          once
            read 0
          again, rule 2
            read 1
        list[0]
          if null
            nothing 2
            nothing 3
          [0]
            read 2
          [-1], rule 3
            read 3

        """)
  }

  @Test func secondValuesReplaceFirstOnes() throws {
    try expect(
      "duplicates last\nstruct A { a: Int <- x.a, b: Int? <- x.b }",
      gives: """
        x.a
          before
            absent 0
            reset 0
            reset 1
          if null
            present 0
            report null 0, rule 0
            nothing 1
          object, table 1
            x.a
              present 0
              read 0
            -
              read 1
        required 0, rule 0

        """)
  }

  @Test func alternativesAreReadAtOnceOrRecorded() throws {
    try expect(
      "struct A { a: Int <- b ?? c, d: String? <- $parent.e }\nstruct B { a: A, e: String }",
      gives: """
        b
          slot 0 if null, else
          read 0, not null
        b
          remember slot 1
        later 0 unless read, rule 0
          from (slot 0 or slot 1)
          read 0, not null
          if null
            report null 0, rule 0
          or missing
        later 1, rule 2
          from parent 1 e
          read 1, not null
          if null
            nothing 1

        """)
  }

  @Test func gatheredObjects() throws {
    try expect(
      "struct A { at: P <- gather { x <- px, y <- py } }\nstruct P { x: Int, y: Int }",
      gives: """
        px
          remember slot 0
        px
          remember slot 1
        later 0, rule 0
          from any of (slot 0, slot 1)
          read 0, not null
          if null
            report null 0, rule 0
          or missing keys

        """)
  }

  @Test func valuesThatMeanNothingAndEmptyObjects() throws {
    try expect(
      "empty error\nstruct A { a: Int? unless -1, b: lossy Int = 3 }",
      gives: """
        a
          found
          read 0
            if "Hsn-1\\n"
            nothing 0
        b
          found
          read 1, or default, lossy
        not empty

        """)
  }

  @Test func arraysInPlaceOfObjects() throws {
    try expect(
      "struct A { x: Double <- self[0], y: Double <- self[2], z: Double? <- self[3] }",
      gives: """
        [0]
          read 0
          or missing, rule 0
        pass 1, rule 1
        [2]
          read 1
          or missing, rule 1
        [3]
          read 2

        """)
  }
}

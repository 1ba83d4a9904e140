import Testing

/// The tool that other tests rely on.
@Suite struct DocumentOutlineTests {
  let text = #"{"a": [1, {"b.c": "x\"}"}], "é_1" : {} , "": [ ]}"#

  @Test func `every value has its path`() {
    let paths = DocumentOutline(Array(text.utf8)).nodes.map(\.path)
    #expect(paths == ["", "a", "a[0]", "a[1]", #"a[1]."b.c""#, "é_1", #""""#])
  }

  @Test func `every range is that of the value`() throws {
    let bytes = Array(text.utf8)
    let texts = DocumentOutline(bytes).nodes.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(texts == [text, #"[1, {"b.c": "x\"}"}]"#, "1", #"{"b.c": "x\"}"}"#, #""x\"}""#, "{}", "[ ]"])
  }

  @Test func `a limited outline lists what stands higher`() {
    let outline = DocumentOutline(Array(text.utf8), depth: 1)
    #expect(outline.nodes.map(\.path) == ["", "a", "é_1", #""""#])
    #expect(outline.children(of: "").count == 3)
  }

  @Test func `lines and columns count from one, columns in Unicode scalars`() {
    let bytes = Array("{\n \"é\": 1\n}".utf8)
    let offset = DocumentOutline(bytes)["é"]?.range.lowerBound
    #expect(offset == 9)
    #expect(bytes.position(of: 9) == (2, 7))
  }
}

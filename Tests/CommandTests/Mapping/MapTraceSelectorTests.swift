import Foundation
import TestSupport
import Testing

/// What `kvmapc map --trace` says of the keys that selectors read.
@Suite struct MapTraceSelectorTests {
  private func trace(_ mapping: String, _ input: String, _ arguments: String...) throws -> CommandLineTool.Result {
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    return try CommandLineTool.run(
      ["map", "M.kvmap", "S", "--trace"] + arguments, in: folder, input: Data(input.utf8))
  }

  /// A line for each key of a chosen element; behind those of its own type, if it is read as a whole.
  @Test func keysOfSelectorsAreLines() throws {
    let mapping = """
      struct S {
        home: String? <-> links[rel == "home"].href
        own: Link? <-> links[rel == "self"]
        size: Int? <- a.items[kind == "x" and meta.on == true].size ?? size
        first: String? <- tags[self == "a"]
        gone: String? <- links[rel == "gone"].href
        title: String? <- links[rel == "home"].title
      }
      struct Link { href: String }
      """
    let input = """
      {"links": [{"href": "h", "rel": "home", "q": 1}, {"rel": "other"}, {"rel": "self", "href": "s"}, {"rel": "gone"}],
       "a": {"items": [{"kind": "x", "meta": {"on": false}}, {"kind": "x", "meta": {"on": true, "z": 1}, "size": 3}]},
       "tags": ["b", "a"]}
      """
    let result = try trace(mapping, input)
    #expect(result.code == 0 && result.problems == "")
    #expect(
      result.output == """
        links[0].href       -> S.home (M.kvmap:2)
        links[0].rel        selects for S.home (M.kvmap:2)
        links[0].rel        selects for S.title (M.kvmap:7)
        links[0].q          NOT READ
        links[1]            NOT READ
        links[2]            -> S.own (M.kvmap:3)
        links[2].href       -> Link.href (M.kvmap:9)
        links[2].rel        selects for S.own (M.kvmap:3)
        links[3].rel        selects for S.gone (M.kvmap:6)
        a.items[0]          NOT READ
        a.items[1].kind     selects for S.size (M.kvmap:4)
        a.items[1].meta.on  selects for S.size (M.kvmap:4)
        a.items[1].meta.z   NOT READ
        a.items[1].size     -> S.size (M.kvmap:4)
        tags[0]             NOT READ
        tags[1]             -> S.first (M.kvmap:5)
                            nil for S.gone (M.kvmap:6)
                            nil for S.title (M.kvmap:7)

        """, "\(result.output)")
  }

  /// Programs can tell such a key from one whose value is used.
  @Test func keysOfSelectorsHaveTheirOwnFate() throws {
    let result = try trace(
      #"struct S { s: String? <- p[k == "a"].v }"#, #"{"p": [{"k": "a", "v": "x"}]}"#, "--json")
    #expect(
      result.output.contains(
        #"{"path": "p[0].k", "fate": "compared", "property": "S.s", "rule": {"file": "M.kvmap", "line": 1}}"#))
  }
}

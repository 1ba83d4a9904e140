import Foundation
import TestSupport
import Testing

/// `kvmapc map` for types that are constructed in Swift, or from other types.
@Suite struct MapTypesTests {
  private static let mapping = """
    extern type Money
    extern type Code: Hashable
    class Base { id: Int }
    class Derived: Base { next: Derived? }
    struct Page<Item> { items: [Item], first: Item? }
    struct Pair<A, B> { left: A, right: Page<B> }
    struct Patch { a: Field<Int>, b: Field<Int> <-> b ?? c, d: Field<Int> <-> x.d }
    struct Lazy { @lazy items: [Base] = [] }
    struct Priced { price: Money, name: String }
    struct Shop { goods: lossy [Priced], code: Code? }
    map User by assignment { name: String?, note: String -> note }
    map User as Form by factory Module.make { name: String }
    map Signed { before sign, after verify, text: String }
    struct Letter { signed: Signed, user: User? }
    struct Twice { a: Int??, b: Int?? = 3 }
    """

  private func map(_ type: String, _ input: String, _ arguments: String...) throws -> CommandLineTool.Result {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    return try CommandLineTool.run(["map", "M.kvmap", type] + arguments, in: folder, input: Data(input.utf8))
  }

  @Test(arguments: [
    ("Derived", #"{"id":1,"next":{"id":2}}"#, #"{"id":1,"next":{"id":2}}"#),
    ("Page<Base>", #"{"items":[{"id":1}]}"#, #"{"items":[{"id":1}]}"#),
    ("Pair<[Int], Page<Int?>>", #"{"left":[1],"right":{"items":[{"items":[null,2]}]}}"#,
     #"{"left":[1],"right":{"items":[{"items":[null,2]}]}}"#),
    ("Patch", #"{"a":null,"c":2,"x":null}"#, #"{"a":null,"b":2,"d":null}"#),
    ("Patch", "{}", "{}"),
    ("Lazy", #"{"items":[{"id":1}]}"#, #"{"items":[{"id":1}]}"#),
    ("Lazy", "{}", #"{"items":[]}"#),
    ("Twice", #"{"a":null,"b":null}"#, "{}"),
    ("Twice", #"{"a":1}"#, #"{"a":1,"b":3}"#),
  ])
  func theValueIsPrinted(type: String, document: String, printed: String) throws {
    let result = try map(type, document, "--json")
    #expect(result.output == printed + "\n" && result.problems == "" && result.code == 0)
  }

  @Test(arguments: [
    ("Page<User.Form>", "'User.Form' cannot be an argument of 'Page<User.Form>': an argument is read as its type"),
    ("[Pair<Int, User.Form>]", "'User.Form' cannot be an argument of 'Pair<Int, User.Form>'"),
    ("[Base: Int]", "'Base' cannot be a dictionary key: it has no text form"),
  ])
  func whatIsNoTypeHasItsReason(type: String, reason: String) throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    let result = try CommandLineTool.run(["map", "M.kvmap", type], in: folder, input: Data("{}".utf8))
    #expect(result.code == 2 && result.problems.contains(reason), "\(result.problems)")
  }

  /// A `default … via` is for properties.
  @Test(arguments: [
    ("Date", #""2026-03-01T00:00:00Z""#, #""2026-03-01T00:00:00Z""#),
    ("[Date: Int]", #"{"2026-03-01T00:00:00Z":1}"#, #"{"2026-03-01T00:00:00Z":1}"#),
  ])
  func defaultsDoNotApplyToDocuments(type: String, document: String, printed: String) throws {
    let folder = try TemporaryFolder(["M.kvmap": "default Date via epoch_seconds\n" + Self.mapping])
    let result = try CommandLineTool.run(["map", "M.kvmap", type, "--json"], in: folder, input: Data(document.utf8))
    #expect(result.output == printed + "\n" && result.problems == "" && result.code == 0)
  }

  @Test(arguments: [
    ("Patch", #"{"a":null,"c":2}"#, #"{"a":null,"b":2}"#),
    ("Pair<Int, Derived>", #"{"left":1,"right":{"items":[{"id":1}]}}"#, #"{"left":1,"right":{"items":[{"id":1}]}}"#),
    // The value that `User()` assigns to 'note' is unknown here.
    ("User", #"{"name":"a","note":"b"}"#, #"{"name":"a"}"#),
  ])
  func theValueIsWrittenBack(type: String, document: String, written: String) throws {
    let result = try map(type, document, "--json", "--write", "json")
    #expect(result.output == written + "\n" && result.code == 0)
  }

  @Test(arguments: [
    ("Priced", #"{"price":1,"name":"a"}"#, "price", "the Swift type Money"),
    ("[User.Form]", #"[{"name":"a"}]"#, "[0]", "the function Module.make"),
    ("Shop", #"{"goods":[],"code":1}"#, "code", "the Swift type Code"),
  ])
  func whatNeedsSwiftIsAProblem(type: String, document: String, path: String, needed: String) throws {
    let result = try map(type, document, "--json")
    #expect(result.code == 1)
    #expect(result.output.contains(#""path": "\#(path)", "kind": "needs-swift""#))
    #expect(result.output.contains(needed))
  }

  @Test func lossyRulesDropWhatNeedsSwift() throws {
    let result = try map("Shop", #"{"goods":[{"price":1,"name":"a"}]}"#, "--json")
    #expect(result.code == 0 && result.output == #"{"goods":[]}"# + "\n")
    #expect(result.problems.contains("needs-swift"))
  }

  @Test func hooksAreLeftOutAndThatIsSaid() throws {
    let result = try map("Letter", #"{"signed":{"text":"a"}}"#)
    #expect(result.code == 0 && result.output.contains(#""text": "a""#))
    #expect(
      result.problems
        == "kvmapc: left out, because only compiled code can run Swift: 'sign' of Signed and 1 more\n")
    #expect(try map("Letter", #"{"signed":{"text":"a"}}"#, "--json").problems == "")
    #expect(try map("User", "{}").problems == "")
  }

  @Test(arguments: [
    (#"{"left":"x","right":{"items":[1,"y"]}}"#, ["left", "right.items[1]"]),
    (#"{"right":{"first":"x"}}"#, ["left", "right.items", "right.first"]),
  ])
  func problemsOfArgumentsHaveTheirPaths(document: String, paths: [String]) throws {
    let result = try map("Pair<Int, Int>", document, "--json", "--all-errors")
    for path in paths { #expect(result.output.contains(#""path": "\#(path)""#)) }
    #expect(result.output.components(separatedBy: #""path""#).count == paths.count + 1)
  }

  /// The program is built without Foundation's time zones, which compiled code asks.
  @Test(arguments: [
    "Europe/Zurich", "GMT", "UTC", "PST", "BST", "GMT0", "GB-Eire", "NZ-CHAT", "SystemV/PST8", "Etc/GMT-5", "GMT+0200",
    "Mars/Olympus", "pst", "",
  ])
  func timeZonesAreThoseOfFoundation(name: String) throws {
    let folder = try TemporaryFolder(["A.kvmap": "struct A { z: TimeZone }\n"])
    let result = try CommandLineTool.run(
      ["map", "--write", "json", "A.kvmap", "A", "-"], in: folder, input: Data(#"{"z": "\#(name)"}"#.utf8))
    let known = TimeZone(identifier: name).flatMap { $0.identifier == name || name == "UTC" ? name : nil }
    let written = known.map { $0 == "GMT" ? "UTC" : $0 }
    #expect((result.code == 0) == (written != nil), "\(result.problems)")
    if let written { #expect(result.output.contains("\"z\": \"\(written)\""), "\(result.output)") }
  }
}

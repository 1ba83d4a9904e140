import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

@Suite struct GenericTests {
  @Test func argumentsOfEveryKindAreReadAndWritten() throws {
    let json =
      #"{"users":{"items":[{"name":"a"}],"first":{"name":"b"},"next":"http:\/\/x.org\/2"},"ids":{"items":[1,2]},"pairs":[{"left":1,"right":{"items":[{"k":null}]},"both":{"x":3}}],"tree":{"value":"1970-01-01T00:00:01Z","children":[{"value":"1970-01-01T00:00:02Z","children":[]}]},"held":{"text":"{\"items\":[7]}","page":{"items":[[{"items":[8]}]]}}}"#
    let answer = try Answer(json: json)
    #expect(answer.users.items == [Listed(name: "a")] && answer.users.first?.name == "b")
    #expect(answer.users.next?.absoluteString == "http://x.org/2" && answer.ids.items == [1, 2])
    #expect(answer.pairs.first?.right.value?.items == [["k": nil]] && answer.pairs.first?.both == ["x": 3])
    #expect(answer.tree?.children.first?.value == Date(timeIntervalSince1970: 2))
    #expect(answer.held?.text.items == [7] && answer.held?.page?.items.first?.first?.items == [8])
    #expect(try Answer(json: try answer.jsonBytes()) == answer)
    #expect(try Mapped.text(answer).replacing("\\/", with: "/") == json.replacing("\\/", with: "/"))
  }

  @Test func aGenericTypeIsReadByItself() throws {
    #expect(try Page<Listed>(json: #"{"items":[{"name":"a"}]}"#) == Page(items: [Listed(name: "a")]))
    #expect(try [Page<Int>](json: #"[{"items":[1]},{"items":[]}]"#) == [Page(items: [1]), Page(items: [])])
    #expect(try Page<Int?>(json: #"{"items":[1,null]}"#).items == [1, nil])
    #expect(try Mapped.text(Pair<Int, String>(left: 1, right: .null)) == #"{"left":1,"right":null,"both":{}}"#)
    #expect(try Mapped.text(Pair<Int, String>(left: 1)) == #"{"left":1,"both":{}}"#)
  }

  @Test func conformancesAreThoseOfTheArguments() {
    struct Plain {}
    func isHashable<T>(_ type: T.Type) -> Bool { type is any Hashable.Type }
    func isReadable<T>(_ type: T.Type) -> Bool { type is any DocumentDecodable.Type }
    func isWritable<T>(_ type: T.Type) -> Bool { type is any DocumentEncodable.Type }
    #expect(isHashable(Page<Int>.self) && isReadable(Page<Int>.self) && isWritable(Page<Int>.self))
    #expect(!isHashable(Page<Plain>.self) && !isReadable(Page<Plain>.self) && !isWritable(Page<Plain>.self))
    let sendable: any Sendable = Page<Int>(items: [])
    #expect(sendable is Page<Int>)
  }

  @Test(arguments: [
    (#"{"users":{"items":[]},"ids":{"items":[1,"x"]}}"#, "ids.items[1] mismatch Page.items:4"),
    (#"{"users":{"items":[{}]},"ids":{"items":[]}}"#, "users.items[0].name missing Listed.name:22"),
    (#"{"users":{},"ids":{"items":[]}}"#, "users.items missing Page.items:4"),
    (#"{"users":{"items":[],"first":5},"ids":{"items":[]}}"#, "users.first mismatch Answer.users:29"),
  ])
  func problemsHaveTheirPaths(document: String, problem: String) {
    #expect(
      Mapped.problem(document, as: Answer.self)?.split(separator: " ").first == problem.split(separator: " ").first)
    #expect(Mapped.problem(document, as: Answer.self)?.contains(problem.split(separator: " ")[1]) == true)
  }

  @Test func argumentsMayBeClasses() throws {
    let garages = try Garages(json: #"{"places":{"items":[{"city":"x"}]}}"#)
    #expect(garages.places?.items.first?.city == "x")
  }

  @Test func lossyParametersAreDropped() throws {
    let report = Page<Int>.decodeCollectingProblems(json: #"{"items":[],"last":"x"}"#)
    let (value, problems) = (report.value, report.problems)
    #expect(
      value == Page(items: []) && problems.map(\.path) == ["last"] && problems.allSatisfy { $0.severity == .warning })
  }

  @Test func anUpdateReachesArguments() throws {
    var page = Page(items: [Listed(name: "a")], first: Listed(name: "b"))
    try page.update(json: #"{"first":{}}"#)
    #expect(page.first?.name == "b" && page.items.count == 1)
  }

  @Test func theDepthIsThatOfTheGenericType() {
    let deep = String(repeating: "[", count: 20) + String(repeating: "]", count: 20)
    #expect(Mapped.problem(#"{"left":1,"x":\#(deep)}"#, as: Pair<Int, Int>.self)?.contains("depth") == true)
  }
}

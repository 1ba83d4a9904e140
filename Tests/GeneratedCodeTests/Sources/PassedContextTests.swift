import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// The context that callers pass to mappers other than structs and classes.
@Suite struct PassedContextTests {
  private static let stall = Stall(name: "Quay 1")

  @Test func unionsPassItToTheirPayloads() throws {
    let goods = try Goods(json: #"{"kind":"ware","title":"T"}"#, context: Self.stall)
    #expect(goods == .ware(Ware(title: "T", seller: "Quay 1", price: nil)))
    #expect(
      try Thing(json: #"{"title":"T"}"#, context: Self.stall) == .ware(Ware(title: "T", seller: "Quay 1", price: nil)))
    let all = try [Goods](json: #"[{"kind":"cost","amount":3},{"kind":"ware","title":"T"}]"#, context: Self.stall)
    #expect(all == [.cost(Cost(amount: 3)), goods])
    var updated = goods
    try updated.update(json: #"{"kind":"ware","title":"U"}"#, context: Stall(name: "Quay 2"))
    #expect(updated == .ware(Ware(title: "U", seller: "Quay 2", price: nil)))
  }

  @Test func withoutItRulesFindNothing() {
    #expect(Mapped.problem(#"{"kind":"ware","title":"T"}"#, as: Goods.self) == "$context.name missing Ware.seller:8")
    #expect(throws: MappingError.self) { try Ware.Label.decode(json: #"{"t":"T"}"#) }
  }

  @Test func mappingsBesideTheirTypeTakeTheirOwn() throws {
    let ware = try Ware.Label.decode(json: #"{"t":"T","p":{"amount":3}}"#, context: ["Ada"])
    #expect(ware == Ware(title: "T", seller: "Ada", price: Cost(amount: 3)))
    #expect(try Ware.Label.decode(json: #"{"x":{"t":"T"}}"#, atPath: "x", context: ["Bob"]).seller == "Bob")
    #expect(try Ware.Label.decodeArray(json: #"[{"t":"T"}]"#, context: ["Bob"]).map(\.seller) == ["Bob"])
    var updated = ware
    try Ware.Label.update(&updated, json: #"{"t":"U"}"#, context: ["Eve"])
    #expect(updated == Ware(title: "U", seller: "Eve", price: Cost(amount: 3)))
    #expect(throws: MappingError.self) { try Ware.Label.update(&updated, json: "[]", context: ["Eve"]) }
    #expect(updated.title == "U")
    #expect(
      try Stall.Renewed.decode(json: #"{"name":"N","currency":"C"}"#, context: Date(timeIntervalSince1970: 0)).name
        == "N")
  }

  @Test func genericTypesPassItToTheirArgument() throws {
    let items = #"{"items":[{"kind":"ware","title":"T"}]}"#
    let seller = "Quay 1"
    #expect(try Listing<Goods>(json: items, context: Self.stall).items == [.ware(Ware(title: "T", seller: seller))])
    let nested = try Listing<Listing<Goods>>(json: #"{"items":[\#(items)]}"#, context: Self.stall)
    #expect(nested.items.first?.items == [.ware(Ware(title: "T", seller: seller))])
    let pages = try [Listing<Goods>](json: "[\(items)]", context: Self.stall)
    #expect(pages.first?.items == [.ware(Ware(title: "T", seller: seller))])
    #expect(try Listing<Int>(json: #"{"items":[1]}"#).items == [1])
  }

  @Test func allProblemsAreTold() {
    let reading = Ware.Label.decodeCollectingProblems(json: #"{"t":1,"p":{}}"#, context: [])
    #expect(reading.value == nil)
    #expect(
      reading.problems.map { Mapped.text($0) } == [
        "$context[0] missing Ware.seller:19", "t mismatch Ware.title:18", "p.amount missing Cost.amount:13",
      ])
  }

  @Test func whatCannotBeWrittenIsTold() {
    let distant = Date(timeIntervalSince1970: .infinity)
    #expect {
      try Stall.Renewed.decode(json: "{}", context: distant)
    } throws: { error in
      (error as? MappingError)?.problems.map(\.path) == ["$context"]
    }
    #expect(Stall.Renewed.decodeCollectingProblems(json: "{}", context: distant).problems.map(\.path) == ["$context"])
  }

  @Test func familiesPassItToTheirClasses() throws {
    let mule = try Beast.Family.decode(json: #"{"kind":"mule","name":"M"}"#, context: Self.stall)
    #expect((mule as? Mule)?.owner == "Quay 1")
    let fair = try Fair(json: #"{"beasts":[{"kind":"mule","name":"M"}]}"#, context: Self.stall)
    #expect(fair.beasts.compactMap { $0 as? Mule }.map(\.owner) == ["Quay 1"])
  }
}

// Generated from Contexts.kvmap. Do not edit.
// kvmap format 1, input 9df44ca8a9783606, body 2112a1a673d08f5c
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// The tests of Contexts.kvmap.
@Testing.Suite("Contexts.kvmap") struct ContextsMappingTests {
  // Contexts.kvmap:46
  @Testing.Test("Goods: a union") func test1() throws {
    let document = "{\"kind\": \"ware\", \"title\": \"T\"}"
    let context = try Stall(json: "{\"name\":\"Quay 1\"}")
    let value = try Goods(json: document, context: context)
    if case .ware(let value1) = value {
      #expect(value1.title == "T")
      #expect(value1.seller == "Quay 1")
    } else {
      Testing.Issue.record("\(value) is no .ware")
    }
    let again = try Goods(json: value.jsonBytes(), context: context)
    #expect(again == value)
  }

  // Contexts.kvmap:53
  @Testing.Test("[Goods]: unions in an array") func test2() throws {
    let document = "[{\"kind\": \"ware\", \"title\": \"T\"}, {\"kind\": \"cost\", \"amount\": 3}]"
    let context = try Stall(json: "{\"name\":\"Quay 1\"}")
    let value = try [Goods](json: document, context: context)
    try #require(value.count == 2)
    if case .ware(let value1) = value[0] {
      #expect(value1.seller == "Quay 1")
    } else {
      Testing.Issue.record("\(value[0]) is no .ware")
    }
    if case .cost(let value2) = value[1] {
      #expect(value2.amount == 3)
    } else {
      Testing.Issue.record("\(value[1]) is no .cost")
    }
  }

  // Contexts.kvmap:59
  @Testing.Test("Ware.Label: a mapping beside its type") func test3() throws {
    let document = "{\"t\": \"T\", \"p\": {\"amount\": 3}}"
    let context = try [Swift.String](json: "[\"Ada\",\"Bob\"]")
    let value = try Ware.Label.decode(json: document, context: context)
    #expect(value.title == "T")
    #expect(value.seller == "Ada")
    let value1 = try #require(value.price)
    #expect(value1.amount == 3)
    let again = try Ware.Label.decode(json: Ware.Label.jsonBytes(value), context: context)
    #expect(isSame1(again, value))
  }

  // Contexts.kvmap:66
  @Testing.Test("Ware.Label: what is passed is wrong") func test4() throws {
    let document = "{\"t\": \"T\"}"
    let context = try [Swift.String](json: "[]")
    let problems = Ware.Label.decodeCollectingProblems(json: document, context: context).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "missing" }, "\(problems)")
  }

  // Contexts.kvmap:72
  @Testing.Test("Beast: a family") func test5() throws {
    let document = "{\"kind\": \"mule\", \"name\": \"M\"}"
    let context = try Stall(json: "{\"name\":\"Quay 1\"}")
    let value = try Beast.Family.decode(json: document, context: context)
    #expect(Swift.type(of: value) == Mule.self)
    let value1 = try #require(value as? Mule)
    #expect(value1.name == "M")
    #expect(value1.owner == "Quay 1")
    let again = try Beast.Family.decode(json: Beast.Family.jsonBytes(value), context: context)
    #expect(isSame2(again, value))
  }

  // Contexts.kvmap:79
  @Testing.Test("Fair: what holds them") func test6() throws {
    let document = "{\"beasts\": [{\"kind\": \"horse\", \"name\": \"H\", \"races\": 2}, {\"kind\": \"mule\", \"name\": \"M\"}]}"
    let context = try Stall(json: "{\"name\":\"Quay 1\"}")
    let value = try Fair(json: document, context: context)
    try #require(value.beasts.count == 2)
    #expect(Swift.type(of: value.beasts[0]) == Horse.self)
    let value1 = try #require(value.beasts[0] as? Horse)
    #expect(value1.races == 2)
    #expect(Swift.type(of: value.beasts[1]) == Mule.self)
    let value2 = try #require(value.beasts[1] as? Mule)
    #expect(value2.owner == "Quay 1")
  }

  // Contexts.kvmap:89
  @Testing.Test("Listing<Goods>: a generic type") func test7() throws {
    let document = "{\"items\": [{\"kind\": \"ware\", \"title\": \"T\"}]}"
    let context = try Stall(json: "{\"name\":\"Quay 1\"}")
    let value = try Listing<Goods>(json: document, context: context)
    try #require(value.items.count == 1)
    if case .ware(let value1) = value.items[0] {
      #expect(value1.seller == "Quay 1")
    } else {
      Testing.Issue.record("\(value.items[0]) is no .ware")
    }
  }

  // Contexts.kvmap:95
  @Testing.Test("Finding<Goods>: a generic union") func test8() throws {
    let document = "{\"state\": \"found\", \"items\": [{\"kind\": \"ware\", \"title\": \"T\"}]}"
    let context = try Stall(json: "{\"name\":\"Quay 1\"}")
    let value = try Finding<Goods>(json: document, context: context)
    if case .found(let value1) = value {
      try #require(value1.items.count == 1)
      if case .ware(let value2) = value1.items[0] {
        #expect(value2.seller == "Quay 1")
      } else {
        Testing.Issue.record("\(value1.items[0]) is no .ware")
      }
    } else {
      Testing.Issue.record("\(value) is no .found")
    }
  }
}

private func isSame1(_ left: Ware, _ right: Ware) -> Swift.Bool {
  [
    left.title == right.title,
    left.seller == right.seller,
    left.price == right.price,
  ].allSatisfy { $0 }
}

private func isSame2(_ left: Beast, _ right: Beast) -> Swift.Bool {
  guard Swift.type(of: left) == Swift.type(of: right) else { return false }
  if Swift.type(of: left) == Mule.self, let left = left as? Mule, let right = right as? Mule {
    return isSame3(left, right)
  }
  if Swift.type(of: left) == Horse.self, let left = left as? Horse, let right = right as? Horse {
    return isSame4(left, right)
  }
  return [left.name == right.name].allSatisfy { $0 }
}

private func isSame3(_ left: Mule, _ right: Mule) -> Swift.Bool {
  [
    left.name == right.name,
    left.owner == right.owner,
  ].allSatisfy { $0 }
}

private func isSame4(_ left: Horse, _ right: Horse) -> Swift.Bool {
  [
    left.name == right.name,
    left.races == right.races,
  ].allSatisfy { $0 }
}

import Foundation
import KVMap
import KVMapCodable
import Testing

@testable import EmittedGoldens

/// Mapped types inside Codable types, through Foundation's coders and others.
@Suite struct MappedCodableTests {
  static let parcel = #"""
    {"id": 7, "label": "007", "weight": 2.5, "price": 0.1234567890123456789, "sent": "2012-04-14T00:20:07Z",
     "arrived_at": 5, "content": "AQID", "fragile": true, "tags": ["1e3", "true"], "from": {"city": "x", "zip": null},
     "stops": [{"city": "y", "zip": "0012"}, {"city": "z"}], "serial": 18446744073709551615, "state": "S",
     "rest": [1, 1.5, "1", true, null, {"a": {}}]}
    """#

  static func depot() throws -> Depot {
    let parcel = try Parcel(json: parcel)
    var other = parcel
    other.rest = nil
    other.price = 2
    return Depot(name: "North", first: parcel, others: [other, other], byPlace: ["a": PostalAddress(city: "b")])
  }

  @Test func decodesInsideOtherTypes() throws {
    let json = #"""
      {"name": "North", "first": \#(Self.parcel), "others": [\#(Self.parcel)], "byPlace": {"a": {"city": "b"}}}
      """#
    let depot = try JSONDecoder().decode(Depot.self, from: Data(json.utf8))
    let parcel = try Parcel(json: Self.parcel)
    #expect(depot.first == parcel)
    #expect(depot.others == [parcel])
    #expect(depot.byPlace == ["a": PostalAddress(city: "b")])
    #expect(depot.last == nil)
  }

  @Test func genericTypesGoThroughCoders() throws {
    let json = #"""
      {"first_page":{"items":[1,2]},"pages":[{"items":[{"item":"a"},{}]}],"read":{"item":3},
       "box":{"item":{"items":["b"]}}}
      """#
    let book = try JSONDecoder().decode(CodedBook.self, from: Data(json.utf8))
    #expect(book.page.items == [1, 2] && book.pages[0].items.map(\.item) == ["a", nil])
    #expect(book.read.item == 3 && book.box.item?.items == ["b"])
    let page = try JSONDecoder().decode(CodedPage<Int>.self, from: JSONEncoder().encode(book.page))
    #expect(page.items == [1, 2])
    #expect(
      try JSONDecoder().decode(CodedBook.self, from: JSONEncoder().encode(book)).jsonString() == book.jsonString())
  }

  @Test func encodesInsideOtherTypes() throws {
    let depot = try Self.depot()
    let data = try JSONEncoder().encode(depot)
    #expect(try JSONDecoder().decode(Depot.self, from: data) == depot)
    #expect(try JSONValue(json: data)["first"] == depot.first.jsonValue())
  }

  @Test(arguments: [PropertyListDecoder.PropertyListFormat.binary, .xml])
  func goesThroughPropertyLists(format: PropertyListDecoder.PropertyListFormat) throws {
    var depot = try Self.depot()
    depot.first = depot.others[0]
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let data = try encoder.encode(depot)
    #expect(try PropertyListDecoder().decode(Depot.self, from: data) == depot)
    // Dates and data are the property list's own.
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    let first = try #require(list?["first"] as? [String: Any])
    #expect(first["sent"] as? Date == depot.first.sent)
    #expect(first["content"] as? Data == depot.first.content)
  }

  @Test func zeroKeepsItsSign() throws {
    var parcel = try Parcel(json: Self.parcel)
    parcel.weight = -0.0
    let data = try JSONEncoder().encode(parcel)
    #expect(String(decoding: data, as: UTF8.self).contains(#""weight":-0"#))
    #expect(try JSONDecoder().decode(Parcel.self, from: data).weight.sign == .minus)
  }

  @Test func wholeDocumentsAndArrays() throws {
    let parcel = try Parcel(json: Self.parcel)
    #expect(try JSONDecoder().decode(Parcel.self, from: Data(Self.parcel.utf8)) == parcel)
    let data = try JSONEncoder().encode([parcel, parcel])
    #expect(try JSONDecoder().decode([Parcel].self, from: data) == [parcel, parcel])
  }

  @Test func aDecoderThatConverts() throws {
    let content = LooseDecoder.Content.map([
      ("id", .plain("7")), ("label", .plain("007")), ("weight", .plain("2.50")), ("fragile", .plain("true")),
      ("sent", .plain("2012-04-14T00:20:07Z")), ("tags", .list([.quoted("7"), .plain("yes"), .quoted("true")])),
      ("from", .map([("city", .quoted("1e3")), ("zip", .plain("~"))])),
      (
        "rest",
        .list([
          .plain("1"), .plain("1.10"), .plain("012"), .plain("no"), .plain("false"), .quoted("1"), .plain("~"),
          .list([]), .plain("1e3"), .plain("0x1"),
        ])
      ),
    ])
    let parcel = try LooseDecoder.decode(Parcel.self, from: content)
    #expect(parcel.id == 7)
    #expect(parcel.label == "007")
    #expect(parcel.weight == 2.5)
    #expect(parcel.isFragile)
    #expect(parcel.tags == ["7", "yes", "true"])
    #expect(parcel.origin == PostalAddress(city: "1e3"))
    #expect(parcel.rest?.description == #"[1,1.10,"012","no",false,"1",null,[],1e3,"0x1"]"#)
  }

  @Test func namedMappings() throws {
    let json =
      #"{"captain": {"entry": {"name": "Mary"}}, "others": [{"entry": {"name": "Grace"}}], "cat": null, "#
      + #""cook": {"entry": {"name": "Jeanne"}}}"#
    let crew = try JSONDecoder().decode(Crew.self, from: Data(json.utf8))
    #expect(crew.captain.name == "Mary")
    #expect(crew.deputy == nil)
    #expect(crew.others == [Sailor(name: "Grace")])
    #expect(crew.cook.name == "Jeanne")
    let written = try JSONValue(json: JSONEncoder().encode(crew))
    #expect(
      written == [
        "captain": ["entry": ["name": "Mary"]], "others": [["entry": ["name": "Grace"]]],
        "cook": ["entry": ["name": "Jeanne"]],
      ])
    var other = Crew(captain: Sailor(name: "A"), deputy: Sailor(name: "B"), others: [], cat: Sailor(name: "C"))
    #expect(other.cook.name == "Anne")
    #expect(try JSONDecoder().decode(Crew.self, from: JSONEncoder().encode(other)) == other)
    other.deputy = nil
    #expect(Set([other, other, crew]).count == 2)
    let null = #"{"captain": {"entry": {"name": "A"}}, "deputy": null, "others": [], "cook": {"entry": {"name": "B"}}}"#
    #expect(try JSONDecoder().decode(Crew.self, from: Data(null.utf8)).deputy == nil)
  }

  @Test func contextsAreFoundInUserInfo() throws {
    let decoder = JSONDecoder()
    let json = Data(#"[{"title": "T"}]"#.utf8)
    #expect(throws: DecodingError.self) { try decoder.decode([Ware].self, from: json) }
    decoder.userInfo[.mappingContext(Stall.self)] = Stall(name: "Quay 1")
    #expect(try decoder.decode([Ware].self, from: json).first?.seller == "Quay 1")
    let goods = Data(#"[{"kind": "ware", "title": "T"}]"#.utf8)
    #expect(try decoder.decode([Goods].self, from: goods) == [.ware(Ware(title: "T", seller: "Quay 1"))])
    let mule = Data(#"{"name": "M"}"#.utf8)
    #expect(try decoder.decode(Mule.self, from: mule).owner == "Quay 1")

    struct Labelled: Decodable { @Mapped<Ware.Label?> var ware: Ware? }
    decoder.userInfo[.mappingContext([String].self)] = ["Ada"]
    let label = Data(#"{"ware": {"t": "T"}}"#.utf8)
    #expect(try decoder.decode(Labelled.self, from: label).ware?.seller == "Ada")
    decoder.userInfo[.mappingContext(Stall.self)] = "no stall"
    #expect(throws: DecodingError.self) { try decoder.decode([Ware].self, from: json) }
  }
}

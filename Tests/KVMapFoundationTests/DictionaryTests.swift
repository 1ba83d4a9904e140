import Foundation
import KVMap
import Testing

@testable import EmittedGoldens
@testable import KVMapFoundation

/// Generated mappers applied to the results of Foundation's parsers.
@Suite struct DictionaryTests {
  static let json = #"""
    {"id": 7, "label": "books", "weight": 2.5, "price": 12.5, "sent": "2012-04-14T00:20:07Z", "arrived_at": 5,
     "fragile": true, "tags": ["a"], "from": {"city": "x", "zip": null}, "serial": 18446744073709551615, "state": "S"}
    """#

  static func dictionary(_ json: String = json) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func readsWhatJSONSerializationGives() throws {
    #expect(try Parcel(dictionary: try Self.dictionary()) == Parcel(json: Self.json))
    let report = Parcel.decodeCollectingProblems(dictionary: try Self.dictionary())
    let (value, problems) = (report.value, report.problems)
    #expect(value?.id == 7)
    #expect(problems.isEmpty)
    let list: [[String: Any]] = [["city": "a"], ["city": "b"]]
    #expect(try [PostalAddress](dictionaries: list).map(\.city) == ["a", "b"])
    #expect(try PostalAddress(dictionary: ["a": list], atPath: "a[1]").city == "b")
  }

  /// A dictionary has one of two keys that are canonically equal, so it would lose a member.
  @Test func keysThatAreOneInSwiftAreRefused() throws {
    let document = #"{"a":[1,{"\u00e9":1,"e\u0301":2}],"b":1}"#
    for text in [document, #"{"list":[\#(document),\#(document)]}"#] {
      let error = #expect(throws: MappingError.self) { try JSONValue(json: text).dictionary() }
      #expect(error?.problems[0].kind == .duplicateKey)
      #expect(error?.problems[0].path.hasSuffix("a[1].\"e\u{301}\"") == true, "\(error?.problems[0].path ?? "")")
    }
    #expect(try JSONValue(json: #"{"\u00e9":1,"e":2}"#).dictionary().count == 2)
  }

  @Test func zeroKeepsItsSign() throws {
    let members = try JSONValue(json: #"{"a":-0,"b":0}"#).dictionary()
    #expect((members["a"] as? Double)?.sign == .minus)
    #expect(members["b"] is Int)
    var parcel = try Parcel(dictionary: try Self.dictionary())
    parcel.weight = -0.0
    #expect(try Parcel(dictionary: parcel.dictionary()).weight.sign == .minus)
  }

  @Test func readsTypesOfSwift() throws {
    let date = Date(timeIntervalSinceReferenceDate: 3.25)
    let data = Data([1, 2])
    let uuid = try #require(UUID(uuidString: "6B29FC40-CA47-1067-B31D-00DD010662DA"))
    let url = try #require(URL(string: "http://example.org/"))
    let members: [String: Any] = [
      "id": Int8(7), "label": "x"[...], "weight": Float(0.1), "price": Decimal(string: "0.1234567890123456789") ?? 0,
      "sent": date, "arrived_at": date, "content": data, "fragile": true, "tags": ["a"] as [String?], "link": url,
      "key": uuid, "counts": ["a": 1], "serial": UInt64.max, "from": ["city": "c"] as [AnyHashable: Any],
      "rest": JSONValue.array([1, nil as JSONValue? ?? .null]), "stops": [JSONObject(dictionaryLiteral: ("city", "d"))],
    ]
    let parcel = try Parcel(dictionary: members)
    #expect(parcel.id == 7)
    #expect(parcel.weight == 0.1)
    #expect(parcel.price == Decimal(string: "0.1234567890123456789"))
    #expect(parcel.sent == date)
    // A date stays a date, whatever the property's transformer.
    #expect(parcel.arrived == date)
    #expect(parcel.content == data)
    #expect(parcel.link == url)
    #expect(parcel.key == uuid)
    #expect(parcel.serial == .max)
    #expect(parcel.origin?.city == "c")
    #expect(parcel.stops.map(\.city) == ["d"])
    #expect(parcel.rest == [1, .null])
  }

  @Test func numbersAndBoolsAreToldApart() throws {
    func kinds(_ value: Any) throws -> JSONValue {
      try JSONValue(dictionary: ["v": value])["v"] ?? .null
    }
    #expect(try kinds(NSNumber(value: true)) == true)
    #expect(try kinds(NSNumber(value: false)) == false)
    #expect(try kinds(NSNumber(value: 1)) == 1)
    #expect(try kinds(NSNumber(value: 0)) == 0)
    #expect(try kinds(NSNumber(value: Int8(1))) == 1)
    #expect(try kinds(NSNumber(value: -5)) == -5)
    #expect(try kinds(NSNumber(value: 1.0)) == 1)
    #expect(try kinds(NSNumber(value: 0.1)) == 0.1)
    #expect(try kinds(NSNumber(value: Float(0.1))) == 0.1)
    #expect(try kinds(NSNumber(value: UInt64.max)) == .number(JSONNumber(UInt64.max)))
    #expect(try kinds(NSDecimalNumber(string: "0.12345678901234567890123")).description == "0.12345678901234567890123")
    #expect(try kinds(NSNumber(value: 1.0)).description == "1.0")
    #expect(try kinds(Float(2)).description == "2.0")
    #expect(try JSONValue(dictionary: ["v": 3.0]).dictionary()["v"] is Double)
    #expect(try kinds(true) == true)
    #expect(try kinds(1) == 1)
    #expect(try kinds(CGFloat(0.5)) == 0.5)
    #expect(throws: MappingError.self) { try Parcel(dictionary: ["id": NSNumber(value: true)]) }
  }

  @Test func readsClassesOfFoundation() throws {
    let tree = NSDictionary(dictionary: ["city": NSString(string: "x"), "zip": NSNull()])
    let members: [String: Any] = [
      "a": tree, "b": NSArray(array: [1, "x"]), "c": NSDate(timeIntervalSinceReferenceDate: 0),
      "d": NSData(data: Data([1])),
      "e": NSUUID(uuidString: "6B29FC40-CA47-1067-B31D-00DD010662DA") as Any, "f": NSURL(string: "http://x.org") as Any,
    ]
    let value = try JSONValue(dictionary: members)
    #expect(value["a"] == ["city": "x", "zip": .null])
    #expect(value["b"] == [1, "x"])
    #expect(value["c"] == "2001-01-01T00:00:00Z")
    #expect(value["d"] == "AQ==")
    #expect(value["e"] == "6B29FC40-CA47-1067-B31D-00DD010662DA")
    #expect(value["f"] == "http://x.org")
  }

  private struct Foreign {}

  @Test(arguments: ["value", "nested", "key", "date"])
  func whatHasNoPlaceIsToldWithItsPath(what: String) throws {
    let (members, path): ([String: Any], String) =
      switch what {
      case "value": (["a": Foreign()], "a")
      case "nested": (["a": [1, ["b c": Foreign()] as [String: Any]] as [Any]], #"a[1]."b c""#)
      case "key": (["a": [1: 2]], "a")
      default: (["a": Date(timeIntervalSinceReferenceDate: .nan)], "a")
      }
    let error = #expect(throws: MappingError.self) { try JSONValue(dictionary: members) }
    let problem = try #require(error?.problems.first)
    #expect(problem.path == path)
    #expect(problem.kind == .mismatch)
    #expect(problem.operation != .encoding)
    #expect(Parcel.decodeCollectingProblems(dictionary: members).problems == error?.problems)
  }

  @Test func numbersThatAreNoneAreReadByNoRule() throws {
    for weight in [Double.nan, .infinity, -.infinity] {
      let problems = Parcel.decodeCollectingProblems(dictionary: ["weight": weight]).problems
      #expect(problems.contains { $0.path == "weight" && $0.kind == .mismatch })
    }
    #expect(throws: MappingError.self) { try JSONValue(dictionary: ["a": Decimal.nan]) }
    #expect(throws: MappingError.self) { try JSONValue(dictionary: ["a": Float.infinity]) }
  }

  @Test func whatIsTooDeepIsToldAtItsPath() throws {
    let deep = (0..<5_000).reduce([] as [Any]) { inner, _ in [inner] }
    let error = #expect(throws: MappingError.self) { try JSONValue(dictionary: ["a": deep]) }
    #expect(error?.problems.first?.kind == .depth)
    #expect(error?.problems.first?.path == "a" + String(repeating: "[0]", count: 127))
    let dictionaries = (0..<200).reduce([:] as [String: Any]) { inner, _ in ["k": inner] }
    #expect(throws: MappingError.self) { try JSONValue(dictionary: dictionaries) }
  }

  @Test func updates() throws {
    var address = PostalAddress(city: "x", zip: "1")
    try address.update(dictionary: ["zip": NSNull()])
    #expect(address == PostalAddress(city: "x", zip: nil))
    #expect(throws: MappingError.self) { try address.update(dictionary: ["city": 1]) }
    #expect(address.city == "x")
  }

  @Test func writesWhatItReads() throws {
    let parcel = try Parcel(dictionary: try Self.dictionary())
    let dictionary = try parcel.dictionary()
    #expect(dictionary["id"] as? Int == 7)
    #expect(dictionary["weight"] as? Double == 2.5)
    #expect(dictionary["sent"] as? Date == parcel.sent)
    #expect(dictionary["fragile"] as? Bool == true)
    #expect(dictionary["serial"] as? UInt64 == .max)
    #expect((dictionary["from"] as? [String: Any])?["city"] as? String == "x")
    #expect(try Parcel(dictionary: dictionary) == parcel)
    var precise = parcel
    precise.price = Decimal(string: "0.1234567890123456789")
    precise.content = Data([1, 2, 3])
    #expect(try precise.dictionary()["price"] as? Decimal == precise.price)
    #expect(try precise.dictionary()["content"] as? Data == precise.content)
    #expect(try Parcel(dictionary: try precise.dictionary()) == precise)
    #expect(try ParcelNote(text: nil, at: parcel.sent).dictionary()["text"] is NSNull)
    #expect(throws: MappingError.self) { try [parcel].dictionary() }
  }

  @Test func mappingsBesideTheirTypeAndContexts() throws {
    let label: [String: Any] = ["t": "T"]
    #expect(throws: MappingError.self) { try Ware.Label.decode(dictionary: label) }
    let spot = try Spot.Brief.decode(
      dictionary: try Spot.Brief.dictionary(try Spot.Brief.decode(json: #"{"x":1,"y":2}"#)))
    #expect(try Spot.Brief.jsonBytes(spot) == Spot.Brief.jsonBytes(try Spot.Brief.decode(json: #"{"x":1,"y":2}"#)))
    let goods = try Goods(dictionary: ["kind": "ware", "title": "T"], context: Stall(name: "S"))
    #expect(goods == .ware(Ware(title: "T", seller: "S", price: nil)))
    var updated = goods
    try updated.update(dictionary: ["kind": "ware", "title": "U"], context: Stall(name: "S"))
    #expect(updated == .ware(Ware(title: "U", seller: "S", price: nil)))
  }
  @Test func mappingsBesideTheirTypeHaveEveryEntry() throws {
    let (ada, label): ([String], [String: Any]) = (["Ada"], ["t": "T"])
    let tree: JSONValue = ["t": "T"]
    for ware in try [
      Ware.Label.decode(dictionary: label, context: ada),
      Ware.Label.decode(dictionary: ["x": label], atPath: "x", context: ada),
      Ware.Label.decodeArray(dictionaries: [label], context: ada)[0],
      Ware.Label.decodeArray(dictionary: ["x": [label]], atPath: "x", context: ada)[0],
      Ware.Label.decode(json: tree, context: ada), Ware.Label.decodeArray(json: [tree] as JSONValue, context: ada)[0],
    ] {
      #expect(ware == Ware(title: "T", seller: "Ada", price: nil))
    }
    #expect(Ware.Label.decodeCollectingProblems(dictionary: label, context: ada).value?.seller == "Ada")
    #expect(Ware.Label.decodeCollectingProblems(json: tree, context: ada).value?.seller == "Ada")
    #expect(Ware.Label.decodeCollectingProblems(dictionary: label).problems.map(\.path) == ["$context[0]"])
    #expect(Ware.Label.decodeCollectingProblems(json: tree).problems.map(\.path) == ["$context[0]"])
    var ware = Ware(title: "S", seller: "Eve", price: nil)
    try Ware.Label.update(&ware, dictionary: label, context: ada)
    #expect(ware == Ware(title: "T", seller: "Ada", price: nil))
    try Ware.Label.update(&ware, json: ["t": "U"] as JSONValue, context: ["Bob"])
    #expect(ware == Ware(title: "U", seller: "Bob", price: nil))
    #expect(throws: MappingError.self) { try Ware.Label.update(&ware, dictionary: ["t": 1], context: ada) }
    #expect(ware.title == "U")
    let points: [[String: Any]] = [["x": 1, "y": 2]]
    #expect(try Spot.Brief.decodeArray(dictionaries: points).count == 1)
    let spots = [Spot(lat: 1, lon: 2), Spot(lat: 3, lon: 4)]
    #expect(try Spot.Brief.decodeArray(dictionaries: Spot.Brief.dictionaries(spots)) == spots)
    #expect(try [Spot](dictionaries: spots.dictionaries()) == spots)
    #expect(try spots.dictionaries().map { $0["lat"] as? Int } == [1, 3])
    // The root is the place of whole documents.
    let leads = [Lead(name: "A", team: nil), Lead(name: "B", team: nil)]
    #expect(try leads.dictionaries().map { $0["name"] as? String } == ["A", "B"])
    #expect(try [Lead](dictionaries: leads.dictionaries()).map(\.name) == ["A", "B"])
    #expect(try Spot.Brief.decodeArray(json: [["x": 1, "y": 2]] as JSONValue).count == 1)
    let stall = Stall(name: "S")
    #expect(
      Goods.decodeCollectingProblems(dictionary: ["kind": "ware", "title": "T"], context: stall).problems.isEmpty)
    let goods: JSONValue = ["kind": "ware", "title": "T"]
    #expect(Goods.decodeCollectingProblems(json: goods, context: stall).problems.isEmpty)
    #expect(try [Goods](dictionaries: [["kind": "ware", "title": "T"]], context: stall).count == 1)
  }

  @Test func dictionariesAreReadInTheOrderOfTheirKeys() throws {
    let members = Dictionary(uniqueKeysWithValues: (0..<50).map { ("k\($0)", $0) })
    #expect(try Array(JSONObject(dictionary: members).keys) == members.keys.sorted())
    let bad = Dictionary(uniqueKeysWithValues: (0..<50).map { ("k\($0)", "x\($0)") })
    #expect([String: Int].decodeCollectingProblems(dictionary: bad).problems.map(\.path) == bad.keys.sorted())
    #expect(throws: MappingError.self) { try [String: Int](dictionary: bad) }
  }
}

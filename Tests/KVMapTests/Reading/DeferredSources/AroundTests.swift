@_spi(Generated) import KVMap
import Testing

/// Rules that refer to enclosing objects, as generated code has them:
///
///     map House {
///       name: String?, people: [Person], byName: [Person] <-> by_name | keyed, ids: [Int] <- people[*].id.n
///     }
///     map Person {
///       position: Int? <- $index, key: String? <- $key
///       house: String <- $parent.name, city: String? <- $root.meta.city
///     }
private struct House: Equatable, DocumentDecodable {
  var name: String?
  var people: [Person]
  var byName: [Person]
  var ids: [Int]

  static let keys = KeyTableFixture(
    type: "House",
    entries: [
      .init(key: "name", line: 1), .init(key: "people", line: 1), .init(key: "by_name", property: "byName", line: 1),
    ],
    rules: [.init(key: "", property: "ids", path: "people[*].id.n", line: 1)]
  ).make()

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> House {
    var house = House(name: nil, people: [], byName: [], ids: [])
    var people: ValuePosition = .none
    var scan = ObjectState()
    var key = try kv.beginObject(keys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(CodingFailure) {
        switch key {
        case 0: house.name = try kv.consumeNull() ? nil : kv.string()
        case 1:
          people = try kv.deferValue()
          kv.rewind(to: people)
          guard try kv.beginArray() else { break }
          var index = 0
          repeat {
            kv.noteElement(index: index)
            let element = kv.mark()
            do throws(CodingFailure) {
              house.people.append(try Person._kvDecode(&kv, updating: nil))
            } catch { try kv.recover(error, from: element) }
            index += 1
          } while try kv.nextElement()
        default:
          var seen = SeenKeys()
          guard try kv.openKeyed(&seen) else { break }
          repeat { house.byName.append(try Person._kvDecode(&kv, updating: nil)) } while try kv.nextKeyed(&seen)
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(keys, &scan)
    }
    let back = kv.mark()
    do throws(CodingFailure) {
      let ids = try kv.project(people, "id.n", keys, rule: 3, scan)
      if ids.isValue {
        _ = kv.seek(to: ids, keys, rule: 3, scan)
        house.ids = try kv.ints()
      }
    } catch { try kv.recover(error, backTo: back) }
    kv.rewind(to: back)
    kv.leaveParent(scan)
    return house
  }
}

private struct Person: Equatable, DocumentDecodable {
  var position: Int?
  var key: String?
  var house: String
  var city: String?

  static let keys = KeyTableFixture(
    type: "Person", entries: [],
    rules: [
      .init(key: "", property: "house", path: "name", line: 2),
      .init(key: "", property: "city", path: "meta.city", line: 2),
      .init(key: "", property: "key", path: "", line: 2),
    ]
  ).make()

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Person {
    let element = kv.element()
    var person = Person(position: element.index, key: nil, house: "", city: nil)
    var scan = ObjectState()
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 { key = try kv.nextKey(keys, &scan) }
    let mark = kv.key(of: element)
    if mark.isValue {
      let back = kv.seek(to: mark, keys, rule: 2, scan)
      person.key = try kv.string()
      kv.rewind(to: back)
    }
    let back = kv.mark()
    do throws(CodingFailure) {
      let name = try kv.parent("name", hops: 1, keys, rule: 0, scan)
      if name.isValue {
        kv.seekOutside(to: name, keys, rule: 0, scan)
        person.house = try kv.string()
      } else {
        try kv.reportMissing(keys, rule: 0, around: .parent(1), scan)
      }
    } catch { try kv.recover(error, backTo: back) }
    kv.rewind(to: back)
    do throws(CodingFailure) {
      let city = try kv.document("meta.city", keys, rule: 1, scan)
      if city.isValue {
        kv.seekOutside(to: city, keys, rule: 1, scan)
        person.city = try kv.string()
      }
    } catch { try kv.recover(error, backTo: back) }
    kv.rewind(to: back)
    return person
  }
}

@Suite struct AroundTests {
  @Test func whatIsAroundIsRead() throws {
    let house = try House(
      json: #"{"people": [{"id": {"n": 1}}, {}, {"id": {"n": 3}}], "by_name": {"a\n": {}}, "#
        + #""name": "N", "meta": {"city": "C"}}"#)
    #expect(house.people.map(\.position) == [0, 1, 2])
    #expect(house.people.allSatisfy { $0.house == "N" && $0.city == "C" && $0.key == nil })
    #expect(house.byName == [Person(position: nil, key: "a\n", house: "N", city: "C")])
    #expect(house.ids == [1, 3])
  }

  @Test func problemsNameTheObjectThatIsLookedAt() throws {
    let missing = House.decodeCollectingProblems(json: #"{"people": [{}]}"#).problems
    #expect(missing.map(\.path) == ["name"])
    #expect(missing.map(\.kind) == [.missing])
    #expect(missing.first?.rule?.name == "Person.house")
    let wrong = House.decodeCollectingProblems(json: #"{"name": "N", "people": [{}, {}], "meta": 1}"#).problems
    #expect(wrong.map(\.path) == ["meta", "meta"])
    #expect(wrong.allSatisfy { $0.kind == .mismatch && $0.rule?.name == "Person.city" })
    let projected = House.decodeCollectingProblems(
      json: #"{"name": "N", "people": [{"id": {"n": "x"}}, {"id": {"n": 2}}]}"#
    ).problems
    #expect(projected.map(\.path) == ["people[0].id.n"])
    #expect(projected.first?.rule?.name == "House.ids")
  }

  @Test func aKeyThatStandsTwiceIsAProblem() {
    let problems = House.decodeCollectingProblems(json: #"{"name": "N", "by_name": {"a": {}, "a": {}}}"#).problems
    #expect(problems.map(\.kind) == [.duplicateKey])
    #expect(problems.map(\.path) == ["by_name.a"])
  }

  @Test func aKeyThatIsLookedUpAndStandsTwiceIsOneProblem() {
    for json in [
      #"{"name": "N", "name": "M", "people": [{}, {}]}"#, #"{"people": [{}, {}], "name": "N", "name": "M"}"#,
    ] {
      let problems = House.decodeCollectingProblems(json: json).problems
      #expect(problems.map(\.kind) == [.duplicateKey])
      #expect(problems.map(\.path) == ["name"])
    }
    let projected = House.decodeCollectingProblems(
      json: #"{"name": "N", "people": [{"id": {"n": 1, "n": 2}}]}"#
    ).problems
    #expect(projected.map(\.kind) == [.duplicateKey])
    #expect(projected.first?.path == "people[0].id.n" && projected.first?.rule?.name == "House.ids")
  }
}

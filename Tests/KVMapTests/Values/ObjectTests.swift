@_spi(Generated) import KVMap
import TestSupport
import Testing

@Suite struct ObjectTests {
  @Test func keepsTheOrder() {
    var object: JSONObject = ["b": 1, "a": 2]
    object["c"] = 3
    object["b"] = 4
    #expect(Array(object.keys) == ["b", "a", "c"])
    #expect(Array(object.values) == [4, 2, 3])
    #expect(object.description == #"{"b":4,"a":2,"c":3}"#)
    object["a"] = nil
    object["z"] = nil
    #expect(Array(object.keys) == ["b", "c"])
    #expect(object[0].key == "b" && object.last?.value == 3)
  }

  @Test func aKeyStandsOnce() {
    #expect(JSONObject([("a", 1), ("b", 2), ("a", 3)]) == ["a": 3, "b": 2])
    #expect((["a": 1, "a": 2] as JSONObject).count == 1)
  }

  @Test func membersOfADictionary() {
    let numbers: [String: JSONValue] = ["a": 1, "b": 2]
    #expect(JSONObject(numbers) == ["a": 1, "b": 2])
    #expect(JSONObject(numbers.map { ($0.key, $0.value) }) == ["b": 2, "a": 1])
  }

  @Test func keysAreComparedByTheirBytes() {
    let object: JSONObject = ["é": 1, "e\u{301}": 2]
    #expect(object.count == 2)
    #expect(object["e\u{301}"] == 2)
    #expect(object != ["é": 1, "é ": 2])
    #expect(["é": 1] as JSONObject != ["e\u{301}": 1])
    var many = JSONObject((0..<20).map { ("\($0)", 0 as JSONValue) })
    many["é"] = 1
    many["e\u{301}"] = 2
    #expect(many.count == 22 && many["é"] == 1)
  }

  @Test func orderIsNoDifference() {
    var random = SeededGenerator(seed: 33)
    for count in [0, 1, 2, 8, 9, 10, 300] {
      let members = (0..<count).map { ("key \($0)", JSONValue.number(JSONNumber($0))) }
      let object = JSONObject(members)
      let other = JSONObject(members.shuffled(using: &random))
      #expect(object == other)
      #expect(object.hashValue == other.hashValue)
      guard count > 0 else { continue }
      var changed = other
      changed["key 0"] = .null
      #expect(changed != object)
      changed["key 0"] = nil
      changed["key"] = 0
      #expect(changed != object)
    }
  }

  /// Compared with a plain list of members.
  @Test func everyChangeIsFoundAgain() {
    var random = SeededGenerator(seed: 34)
    for _ in 0..<200 {
      var object = JSONObject()
      var list: [(String, JSONValue)] = []
      for step in 0..<60 {
        let key = "k\(Int.random(in: 0..<14, using: &random))"
        let value: JSONValue? = Int.random(in: 0..<4, using: &random) == 0 ? nil : .number(JSONNumber(step))
        object[key] = value
        let position = list.firstIndex { $0.0 == key }
        switch (position, value) {
        case (let position?, let value?): list[position].1 = value
        case (let position?, nil): list.remove(at: position)
        case (nil, let value?): list.append((key, value))
        case (nil, nil): break
        }
        #expect(object.elementsEqual(list) { $0.key == $1.0 && $0.value == $1.1 })
        for number in 0..<14 { #expect(object["k\(number)"] == list.first { $0.0 == "k\(number)" }?.1) }
      }
    }
  }
}

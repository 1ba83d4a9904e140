// Generated from TestedParts.kvmap. Do not edit.
// kvmap format 1, input ac341a5c580f9201, body dcb3dfacda598294
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// The tests of TestedParts.kvmap.
@Testing.Suite("TestedParts.kvmap") struct TestedPartsMappingTests {
  // TestedParts.kvmap:64
  @Testing.Test("TestedParts: arrays whose elements are mapped later") func test1() throws {
    let document = "{\"parts\": [{\"x\": 1}], \"optional\": [{\"x\": 2}, {\"x\": 3}]}"
    let value = try TestedParts(json: document)
    let value1 = try value.parts.decodedElements()
    try #require(value1.count == 1)
    #expect(value1[0].x == 1)
    let value2 = try #require(value.optional)
    let value3 = try value2.decodedElements()
    try #require(value3.count == 2)
    #expect(value3[0].x == 2)
    #expect(value3[1].y == nil)
    let again = try TestedParts(json: value.jsonBytes())
    #expect(isSame1(again, value))
  }

  // TestedParts.kvmap:70
  @Testing.Test("TestedParts: arrays of no elements") func test2() throws {
    let document = "{}"
    let value = try TestedParts(json: document)
    #expect(value.parts.isEmpty)
    #expect(value.optional == nil)
    #expect(value.objects.isEmpty)
    if case .absent = value.field {
    } else {
      Testing.Issue.record("\(value.field) is no .absent")
    }
    #expect(value.set == ([] as Swift.Set<TestedSetElement>))
    #expect(value.choice == nil)
    let again = try TestedParts(json: value.jsonBytes())
    #expect(isSame1(again, value))
  }

  // TestedParts.kvmap:76
  @Testing.Test("TestedParts: objects that cannot be compared") func test3() throws {
    let document = "{\"objects\": [null, {\"x\": 1}], \"table\": {\"a\": null}}"
    let value = try TestedParts(json: document)
    try #require(value.objects.count == 2)
    #expect(value.objects[0] == nil)
    let value1 = try #require(value.objects[1])
    #expect(value1.x == 1)
    #expect(value.table.count == 1)
    let value2 = try #require(value.table["a"])
    #expect(value2 == nil)
    let again = try TestedParts(json: value.jsonBytes())
    #expect(isSame1(again, value))
  }

  // TestedParts.kvmap:82
  @Testing.Test("TestedParts: only such ones") func test4() throws {
    let document = "{\"objects\": [null]}"
    let value = try TestedParts(json: document)
    try #require(value.objects.count == 1)
    #expect(value.objects[0] == nil)
  }

  // TestedParts.kvmap:87
  @Testing.Test("TestedParts: members of a family, and its base") func test5() throws {
    let document = "{\"family\": [{\"kind\": \"base\", \"x\": 1}, {\"kind\": \"middle\", \"x\": 2, \"y\": 3}, {\"kind\": \"leaf\", \"x\": 4, \"y\": 5, \"z\": 6}]}"
    let value = try TestedParts(json: document)
    try #require(value.family.count == 3)
    #expect(Swift.type(of: value.family[0]) == TestedBase.self)
    #expect(value.family[0].x == 1)
    #expect(Swift.type(of: value.family[1]) == TestedMiddle.self)
    let value1 = try #require(value.family[1] as? TestedMiddle)
    #expect(value1.y == 3)
    #expect(Swift.type(of: value.family[2]) == TestedLeaf.self)
    let value2 = try #require(value.family[2] as? TestedLeaf)
    #expect(value2.y == 5)
    #expect(value2.z == 6)
    let again = try TestedParts(json: value.jsonBytes())
    #expect(isSame1(again, value))
  }

  // TestedParts.kvmap:95
  @Testing.Test("TestedParts: of which nothing is expected") func test6() throws {
    let document = "{\"family\": [{\"kind\": \"base\", \"x\": 1}, {\"kind\": \"middle\", \"x\": 2, \"y\": 3}], \"choices\": [{\"k\": \"part\", \"x\": 1}],\n \"choice\": {\"k\": \"part\", \"x\": 2}, \"field\": {\"x\": 3}, \"objects\": [{\"x\": 4}]}"
    let value = try TestedParts(json: document)
    try #require(value.family.count == 2)
    #expect(Swift.type(of: value.family[0]) == TestedBase.self)
    #expect(Swift.type(of: value.family[1]) == TestedMiddle.self)
    try #require(value.choices.count == 1)
    if case .part = value.choices[0] {
    } else {
      Testing.Issue.record("\(value.choices[0]) is no .part")
    }
    let value3 = try #require(value.choice)
    if case .part(let value4) = value3 {
      _ = value4
    } else {
      Testing.Issue.record("\(value3) is no .part")
    }
    if case .value = value.field {
    } else {
      Testing.Issue.record("\(value.field) is no .value")
    }
    try #require(value.objects.count == 1)
    #expect(value.objects[0] != nil)
  }

  // TestedParts.kvmap:109
  @Testing.Test("TestedParts: elements of sets") func test7() throws {
    let document = "{\"set\": [{\"list\": [{\"x\": 1}], \"table\": {\"a\": {\"x\": 2}}, \"choice\": {\"k\": \"part\", \"x\": 3}, \"field\": {\"x\": 4},\n  \"part\": {\"x\": 5, \"y\": \"z\"}, \"counts\": {\"a\": null, \"b\": 1}, \"grid\": [null, [{\"x\": 6}]],\n  \"others\": [{\"x\": 7}, {\"x\": 7, \"y\": \"z\"}], \"at\": \"2012-04-14T00:20:07.5Z\"}, {\"field\": null}],\n \"numbers\": [1, null], \"dates\": [\"2012-04-14T00:20:07.5Z\"]}"
    let value = try TestedParts(json: document)
    #expect(value.set.count == 2)
    #expect(value.set.contains(where: { guard let part1 = $0.list, part1.count == 1, part1[0].x == 1, let part2 = $0.table, part2.count == 1, let part3 = part2["a"], part3.x == 2, let part4 = $0.choice, case .part(let part5) = part4, part5.x == 3, case .value(let part6) = $0.field, part6.x == 4, let part7 = $0.part, part7.x == 5, part7.y == "z", $0.counts.count == 2, let part8 = $0.counts["a"], part8 == nil, let part9 = $0.counts["b"], part9 == 1, $0.grid.count == 2, $0.grid[0] == nil, let part10 = $0.grid[1], part10.count == 1, part10[0].x == 6, $0.others.count == 2, $0.others.contains(where: { $0.x == 7 }), $0.others.filter({ $0.x == 7 }).count >= 2, Swift.abs(($0.at?.timeIntervalSince1970 ?? .nan) - 1334362807.5) < 0.0000005 else { return false }; return true }))
    #expect(value.set.contains(where: { guard $0.list == nil, $0.choice == nil, case .null = $0.field, $0.part == nil, $0.counts.count == 0, $0.others == ([] as Swift.Set<TestedPart>), $0.at == nil else { return false }; return true }))
    #expect(value.numbers == ([1, nil] as Swift.Set<Swift.Int?>))
    #expect(value.dates.count == 1)
    #expect(value.dates.contains(where: { Swift.abs($0.timeIntervalSince1970 - 1334362807.5) < 0.0000005 }))
    let again = try TestedParts(json: value.jsonBytes())
    #expect(isSame1(again, value))
  }

  // TestedParts.kvmap:137
  @Testing.Test("TestedParts: moments to the microsecond") func test8() throws {
    let document = "{\"zoned\": \"2012-04-14T02:20:07.123456+02:00\", \"moments\": [\"2012-04-14T02:20:07.5+02:00\", \"2012-04-14T02:20:07Z\"]}"
    let value = try TestedParts(json: document)
    #expect(value.zoned?.offset == 7200 && Swift.abs((value.zoned?.instant.timeIntervalSince1970 ?? .nan) - 1334362807.123456) < 0.0000005)
    try #require(value.moments.count == 2)
    #expect(value.moments[0].offset == 7200 && Swift.abs(value.moments[0].instant.timeIntervalSince1970 - 1334362807.5) < 0.0000005)
    #expect(value.moments[1] == KVMap.ZonedDate(.init(timeIntervalSince1970: 1334370007.0), offset: 0))
    let again = try TestedParts(json: value.jsonBytes())
    #expect(isSame1(again, value))
  }
}

private func isSame1(_ left: TestedParts, _ right: TestedParts) -> Swift.Bool {
  [
    isSame2(left.parts, right.parts),
    isSame3(left.optional, right.optional),
    isSame4(left.objects, right.objects),
    isSame7(left.table, right.table),
    isSame9(left.family, right.family),
    left.choices == right.choices,
    left.choice == right.choice,
    left.field == right.field,
    left.set == right.set,
    left.numbers == right.numbers,
    left.dates == right.dates,
    left.zoned == right.zoned,
    left.moments == right.moments,
  ].allSatisfy { $0 }
}

private func isSame2(_ left: KVMap.LazyDecodedArray<TestedPart>, _ right: KVMap.LazyDecodedArray<TestedPart>) -> Swift.Bool {
  guard let left = try? left.decodedElements(), let right = try? right.decodedElements() else { return false }
  return left == right
}

private func isSame3(_ left: KVMap.LazyDecodedArray<TestedPart>?, _ right: KVMap.LazyDecodedArray<TestedPart>?) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame2(left, right)
}

private func isSame4(_ left: [TestedObject?], _ right: [TestedObject?]) -> Swift.Bool {
  left.count == right.count && Swift.zip(left, right).allSatisfy { left, right in isSame5(left, right) }
}

private func isSame5(_ left: TestedObject?, _ right: TestedObject?) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame6(left, right)
}

private func isSame6(_ left: TestedObject, _ right: TestedObject) -> Swift.Bool {
  [
    left.x == right.x,
  ].allSatisfy { $0 }
}

private func isSame7(_ left: [Swift.String: TestedObject?], _ right: [Swift.String: TestedObject?]) -> Swift.Bool {
  left.count == right.count && left.allSatisfy { isSame8(right[$0.key], $0.value) }
}

private func isSame8(_ left: TestedObject??, _ right: TestedObject??) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame5(left, right)
}

private func isSame9(_ left: [TestedBase], _ right: [TestedBase]) -> Swift.Bool {
  left.count == right.count && Swift.zip(left, right).allSatisfy { left, right in isSame10(left, right) }
}

private func isSame10(_ left: TestedBase, _ right: TestedBase) -> Swift.Bool {
  guard Swift.type(of: left) == Swift.type(of: right) else { return false }
  if Swift.type(of: left) == TestedMiddle.self, let left = left as? TestedMiddle, let right = right as? TestedMiddle {
    return isSame11(left, right)
  }
  if Swift.type(of: left) == TestedLeaf.self, let left = left as? TestedLeaf, let right = right as? TestedLeaf {
    return isSame12(left, right)
  }
  return [left.x == right.x].allSatisfy { $0 }
}

private func isSame11(_ left: TestedMiddle, _ right: TestedMiddle) -> Swift.Bool {
  [
    left.x == right.x,
    left.y == right.y,
  ].allSatisfy { $0 }
}

private func isSame12(_ left: TestedLeaf, _ right: TestedLeaf) -> Swift.Bool {
  [
    left.x == right.x,
    left.y == right.y,
    left.z == right.z,
  ].allSatisfy { $0 }
}

import Testing

@_spi(Generated) @testable import KVMap

/// Arrays whose elements are decoded in place.
@Suite struct ArraysInPlaceTests {
  /// No elements, few, and more than any initial allocation can hold.
  @Test(arguments: [0, 1, 2, 3, 31, 32, 33, 127, 128, 129, 1_000])
  func elementsKeepTheirOrder(count: Int) throws {
    let small = try [Small](json: document(count) { "{\"a\":\($0)}" })
    #expect(small.map(\.a) == Array(0..<count))
    let large = try [Large](json: document(count) { "{\"a\":\($0)}" })
    #expect(large.map(\.a) == Array(0..<count))
    #expect(large.allSatisfy { $0.rest.b == "none" })
    let aligned = try [Aligned](json: document(count) { "{\"a\":\($0)}" })
    #expect(aligned.map(\.a) == Array(0..<count))
  }

  @Test func arraysInArraysKeepTheirOrder() throws {
    let inner = document(40) { "{\"a\":\($0)}" }
    let all = try [Outer](json: document(40) { _ in "{\"all\":\(inner)}" })
    #expect(all.count == 40)
    #expect(all.allSatisfy { $0.all.map(\.a) == Array(0..<40) })
  }

  /// Values read before a failure are released, wherever they are.
  @Test(arguments: [0, 5, 100])
  func nothingIsLeftBehindByAFailure(count: Int) {
    let living = Counter()
    Counted.$counter.withValue(living) {
      let good = (0..<count).map { _ in "{\"a\":1}" }
      #expect(throws: MappingError.self) {
        try [Counted](json: "[" + (good + ["{\"a\":true}"]).joined(separator: ",") + "]")
      }
      #expect(living.made > count)
      #expect(living.count == 0)
    }
  }

  /// Arrays that are larger than the memory for elements: the last one fills the document, the others do not.
  @Test(arguments: [90, 100, 400, 2_000, 20_000])
  func longArraysKeepTheirOrder(count: Int) throws {
    let numbers = Array(0..<count)
    let array = document(count) { "{\"a\":\($0)}" }
    let alone = try [Large](json: array)
    #expect(alone.map(\.a) == numbers)
    #expect(alone.capacity < count * 4 / 3 + 20)
    let all = try Several(json: "{\"one\":\(array),\"two\":\(array),\"three\":\(array)}")
    for part in [all.one, all.two, all.three] {
      #expect(part.map(\.a) == numbers)
      #expect(part.allSatisfy { $0.rest.b == "none" })
      #expect(part.capacity < count * 4 / 3 + 20)
    }
    // Initial elements that are short, and initial elements that are long.
    for (first, other) in [
      ("{\"a\":0}", "{\"a\":0,\"b\":\"\(filling)\"}"), ("{\"a\":0,\"b\":\"\(filling)\"}", "{\"a\":0}"),
    ] {
      let uneven = try [Large](json: document(count) { $0 < 85 ? first : other })
      #expect(uneven.count == count)
      #expect(uneven.allSatisfy { $0.rest.b == "none" })
    }
    let nested = try [Tree](json: "[{\"a\":[\(array)]},{\"a\":[]},{\"a\":[\(array),\(array)]}]")
    #expect(nested.map { $0.a.map { $0.map(\.a) } } == [[numbers], [], [numbers, numbers]])
  }

  private let filling = String(repeating: "filling ", count: 50)

  /// The elements of a long array that were read before a failure are released, too.
  @Test(arguments: [3_000, 4_000, 8_000, 30_000])
  func nothingIsLeftOfALongArray(count: Int) {
    let good = String(repeating: "{\"a\":1},", count: count)
    for bad in ["{\"a\":true}", "{\"a\":1", "true", ""] {
      let counter = Counter()
      Counted.$counter.withValue(counter) {
        #expect(throws: MappingError.self) { try [Counted](json: "[\(good)\(bad)]") }
        #expect(throws: MappingError.self) { try [Counted](json: "[\(good)\(bad)") }
      }
      #expect(counter.made > count)
      #expect(counter.count == 0)
    }
    let counter = Counter()
    Counted.$counter.withValue(counter) {
      #expect((try? [Counted](json: "[\(good){\"a\":1}]"))?.count == count + 1)
      let problems = [Counted].decodeCollectingProblems(json: "[\(good)true,\(good){\"a\":true}]").problems
      #expect(problems.map(\.path) == ["[\(count)]", "[\(2 * count + 1)].a"])
    }
    #expect(counter.count == 0)
  }

  private func document(_ count: Int, _ element: (Int) -> String) -> String {
    "[" + (0..<count).map(element).joined(separator: ",") + "]"
  }
}

/// A type with one key, `a`.
private protocol OneKey: DocumentDecodableInPlace {
  associatedtype Content: DocumentDecodable
  init()
  var a: Content { get set }
}

private let oneKey = KeyTableFixture.of("a!", type: "OneKey")

extension OneKey {
  static var _kvPlaceholder: Self { Self() }

  static func _kvDecode(_ kv: inout JSONReader, into out: inout Self, updating: Bool) throws(CodingFailure) {
    var scan = ObjectState(updating: updating)
    var key = try kv.beginObject(oneKey, &scan)
    while key >= 0 {
      do throws(CodingFailure) {
        out.a = try Content._kvDecode(&kv, updating: nil)
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.nextKey(oneKey, &scan)
    }
  }
}

private struct Small: OneKey {
  var a = 0
}

/// Too large for trivial copying.
private struct Large: OneKey {
  struct Rest {
    var numbers: (SIMD16<Int>, SIMD16<Int>, SIMD16<Int>, SIMD16<Int>, SIMD16<Int>) = (.zero, .zero, .zero, .zero, .zero)
    var b = "none"
  }

  var rest = Rest()
  var a = 0
}

/// Consecutive arrays.
private struct Several: DocumentDecodableInPlace {
  var one: [Large] = []
  var two: [Large] = []
  var three: [Large] = []

  static let keys = KeyTableFixture.of("one!", "two!", "three!", type: "Several")
  static var _kvPlaceholder: Several { Several() }

  static func _kvDecode(_ kv: inout JSONReader, into out: inout Several, updating: Bool) throws(CodingFailure) {
    var scan = ObjectState(updating: updating)
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.one)
      case 1: kv.array(into: &out.two)
      default: kv.array(into: &out.three)
      }
      key = try kv.nextKey(keys, &scan)
    }
  }
}

/// With arrays of arrays.
private struct Tree: OneKey {
  var a: [[Large]] = []
}

/// With a greater alignment than plain memory.
private struct Aligned: OneKey {
  var vector: SIMD8<Int> = .zero
  var a = 0
}

private struct Outer: DocumentDecodableInPlace {
  var all: [Small] = []

  static let keys = KeyTableFixture.of("all!", type: "Outer")
  static var _kvPlaceholder: Outer { Outer() }

  static func _kvDecode(_ kv: inout JSONReader, into out: inout Outer, updating: Bool) throws(CodingFailure) {
    var scan = ObjectState(updating: updating)
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      kv.array(into: &out.all)
      key = try kv.nextKey(keys, &scan)
    }
  }
}

/// The number of live objects.
private final class Counter: @unchecked Sendable {
  // Unchecked: each test has its own, on one thread.
  var count = 0
  var made = 0
}

private struct Counted: OneKey {
  @TaskLocal static var counter = Counter()

  final class Life {
    let counter = Counted.counter
    init() {
      counter.count += 1
      counter.made += 1
    }
    deinit { counter.count -= 1 }
  }

  var life = Life()
  var a = 0
}

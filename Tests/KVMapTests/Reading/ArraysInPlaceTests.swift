import Testing

@testable import KVMap

/// Arrays whose elements are read where they will stay.
@Suite struct ArraysInPlaceTests {
  /// None, few, and more than any first allocation holds.
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

  /// What was read before a failure is released, wherever it stood.
  @Test(arguments: [0, 5, 100])
  func nothingIsLeftBehindByAFailure(count: Int) {
    let living = Counter()
    Counted.$counter.withValue(living) {
      let good = (0..<count).map { _ in "{\"a\":1}" }
      #expect(throws: MappingError.self) { try [Counted](json: "[" + (good + ["{\"a\":true}"]).joined(separator: ",") + "]") }
      #expect(living.made > count)
      #expect(living.count == 0)
    }
  }

  private func document(_ count: Int, _ element: (Int) -> String) -> String {
    "[" + (0..<count).map(element).joined(separator: ",") + "]"
  }
}

/// Something with one key, `a`.
private protocol OneKey: ReadableInPlace {
  associatedtype Content: Readable
  init()
  var a: Content { get set }
}

private let oneKey = KeyTable.of("a!", type: "OneKey")

extension OneKey {
  static var _kvEmpty: Self { Self() }

  static func _kvRead(_ kv: inout Reader, into out: inout Self, updating: Bool) throws(Failure) {
    var scan = Scan(updating: updating)
    var key = try kv.open(oneKey, &scan)
    while key >= 0 {
      do throws(Failure) {
        out.a = try Content._kvRead(&kv, updating: nil)
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.next(oneKey, &scan)
    }
  }
}

private struct Small: OneKey {
  var a = 0
}

/// Larger than what is copied without a thought.
private struct Large: OneKey {
  struct Rest {
    var numbers: (SIMD16<Int>, SIMD16<Int>, SIMD16<Int>, SIMD16<Int>, SIMD16<Int>) = (.zero, .zero, .zero, .zero, .zero)
    var b = "none"
  }

  var rest = Rest()
  var a = 0
}

/// Aligned as memory by itself is not.
private struct Aligned: OneKey {
  var vector: SIMD8<Int> = .zero
  var a = 0
}

private struct Outer: ReadableInPlace {
  var all: [Small] = []

  static let keys = KeyTable.of("all!", type: "Outer")
  static var _kvEmpty: Outer { Outer() }

  static func _kvRead(_ kv: inout Reader, into out: inout Outer, updating: Bool) throws(Failure) {
    var scan = Scan(updating: updating)
    var key = try kv.open(keys, &scan)
    while key >= 0 {
      kv.array(into: &out.all)
      key = try kv.next(keys, &scan)
    }
  }
}

/// How many objects live.
private final class Counter: @unchecked Sendable {
  // Unchecked: a test has its own, on one thread.
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

import KVMap
import Testing

/// What reading trees requests from the allocator: one call for each string longer than 15 bytes, each array and each
/// object, and a few for the memory in which they wait and for each new list of keys.
@Suite(.whereTheAllocatorCanBeWatched) struct TreeTests {
  private let count = 2_000

  private func reading(_ element: (Int) -> String) throws -> Memory {
    let document = Array("[\((0..<count).map(element).joined(separator: ","))]".utf8)
    return try Memory.watching { try JSONValue(json: document) }
  }

  /// The doublings of the stacks, the tables of keys, the first lists.
  private let few = 40

  @Test(arguments: [
    #"{"a":1}"#, #"{"id":1,"text":"short","a key of more than fifteen bytes":null,"more":true}"#,
    "[1]", "[1,2,3]",
  ])
  func aContainerNeedsOne(element: String) throws {
    #expect(try reading { _ in element }.allocations <= count + few)
  }

  @Test(arguments: ["-65.613616999999977", "505874924095815700", "0", "1.50", "9999999999999999999"])
  func aNumberNeedsNone(number: String) throws {
    #expect(try reading { _ in number }.allocations <= few)
  }

  /// Wherever reading ends.
  @Test func aFailureHoldsNothing() throws {
    let object = #"{"a":"a string of more than fifteen bytes","b":[1,{"c":null}],"a long key of an object":{}}"#
    let document = Array(#"[\#(object),\#(object),[[{"x":\#(object)}]],"another string of that length"]"#.utf8)
    var failures = 0
    for length in 0..<document.count {
      var bytes = Array(document[..<length])
      if length % 2 == 0 { bytes += Array("\u{1}]".utf8) }
      failures += try heldAfterFailure(of: bytes)
    }
    for key in ["a", "b", "a long key of an object"] {
      failures += try heldAfterFailure(of: Array("[\(object),\(object.dropLast()),\"\(key)\":[\(object)]}]".utf8))
    }
    #expect(failures == document.count + 3)
  }

  /// Returns 1.
  private func heldAfterFailure(of bytes: [UInt8]) throws -> Int {
    var failures = 0
    let memory = try Memory.watching {
      do throws(MappingError) { _ = try JSONValue(json: bytes) } catch { failures = 1 }
    }
    #expect(memory.held == 0, "\(String(decoding: bytes, as: UTF8.self))")
    return failures
  }
}

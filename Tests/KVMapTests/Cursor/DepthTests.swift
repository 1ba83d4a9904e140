import Foundation
@_spi(Generated) import KVMap
import Testing

/// Reads a Value at the maximum depth that mappings can have.
struct Deepest: DocumentDecodable {
  var value: JSONValue
  static var _kvOptions: DecodingOptions { DecodingOptions(depth: 1_000) }

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Deepest {
    Deepest(value: try kv.value())
  }
}

@Suite("Depth")
struct DepthTests {
  private func kind(_ body: () throws(MappingError) -> Void) -> MappingProblem.Kind? {
    do {
      try body()
      return nil
    } catch {
      return error.problems[0].kind
    }
  }

  private func nested(_ count: Int) -> String {
    String(repeating: "[", count: count) + String(repeating: "]", count: count)
  }

  @Test("128 arrays and objects, and no more, wherever they stand")
  func limit() {
    #expect(kind { () throws(MappingError) in _ = try Skipped(json: nested(128)) } == nil)
    #expect(kind { () throws(MappingError) in _ = try Skipped(json: nested(129)) } == .depth)
    #expect(kind { () throws(MappingError) in _ = try Probe<ValueProbe>(json: nested(128)) } == nil)
    #expect(kind { () throws(MappingError) in _ = try Probe<ValueProbe>(json: nested(129)) } == .depth)
    #expect(kind { () throws(MappingError) in _ = try Probe<FirstProbe>(json: "{\"a\":\(nested(127))}") } == nil)
    #expect(kind { () throws(MappingError) in _ = try Probe<FirstProbe>(json: "{\"a\":\(nested(128))}") } == .depth)
    let objects = String(repeating: "{\"a\":", count: 128)
    #expect(
      kind { () throws(MappingError) in _ = try Skipped(json: objects + "1" + String(repeating: "}", count: 128)) }
        == nil)
    #expect(
      kind { () throws(MappingError) in _ = try Skipped(json: objects + "{}" + String(repeating: "}", count: 128)) }
        == .depth)
  }

  @Test("very deep documents are refused without using the stack")
  func hostile() {
    #expect(kind { () throws(MappingError) in _ = try Skipped(json: nested(100_000)) } == .depth)
    #expect(
      kind { () throws(MappingError) in _ = try Skipped(json: String(repeating: "[", count: 1_000_000)) } == .depth)
    #expect(
      kind { () throws(MappingError) in _ = try Skipped(json: String(repeating: "{\"a\":", count: 100_000)) } == .depth)
  }

  @Test("a mapping may ask for up to 1,000")
  func options() {
    #expect(DecodingOptions().depth == 128)
    #expect(DecodingOptions(depth: 0).depth == 1)
    #expect(DecodingOptions(depth: 5_000).depth == 1_000)
    #expect(kind { () throws(MappingError) in _ = try Deepest(json: nested(1_001)) } == .depth)
  }

  @Test("the greatest depth fits a stack of 512 KB")
  func smallStack() async {
    let json = nested(1_000)
    let isRead = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: (try? Deepest(json: json)) != nil) }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(isRead)
  }

  @Test("a member behind many that are too deep for the kernels that skip is found, and so is what is wrong there")
  func kernelsGiveUp() throws {
    let unknown = (0..<40).map { "\"u\($0)\": \(nested(70))," }.joined()
    #expect(try Probe<SecondProbe>(json: "{\(unknown) \"b\": 7}").value == 7)
    #expect(kind { () throws(MappingError) in _ = try Probe<SecondProbe>(json: "{\(unknown) \"b\": x}") } == .syntax)
    let broken = unknown + "\"u\": [1 2], \"b\": 7}"
    #expect(kind { () throws(MappingError) in _ = try Probe<SecondProbe>(json: "{" + broken) } == .syntax)
  }
}

/// Reads the number at `b`, and skips everything else.
enum SecondProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Int {
    var scan = ObjectState()
    var value = 0
    var key = try kv.beginObject(FirstProbe.keys, &scan)
    while key >= 0 {
      value = try kv.int()
      key = try kv.nextKey(FirstProbe.keys, &scan)
    }
    return value
  }
}

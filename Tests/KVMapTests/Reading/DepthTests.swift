import Foundation
import KVMap
import Testing

/// Reads a Value as deep as mappings may go.
struct Deepest: Readable {
  var value: Value
  static var _kvOptions: ReadOptions { ReadOptions(depth: 1_000) }

  static func _kvRead(_ kv: inout Reader, updating current: Deepest?) throws(Failure) -> Deepest {
    Deepest(value: try kv.value())
  }
}

@Suite("Depth")
struct DepthTests {
  private func kind(_ body: () throws(MappingError) -> Void) -> Problem.Kind? {
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
    #expect(ReadOptions().depth == 128)
    #expect(ReadOptions(depth: 0).depth == 1)
    #expect(ReadOptions(depth: 5_000).depth == 1_000)
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
}

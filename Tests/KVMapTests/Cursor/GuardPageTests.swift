@_spi(Generated) import KVMap
import TestSupport
import Testing

@Suite("Reading stays within the document")
struct GuardPageTests {
  static let documents = [
    Sample.article,
    #"{"id":-12,"title":"\ud83d\ude00 \"é\" 日本","score":1.5e-7,"tags":["","x"],"author":{"name":"Ada","age":null}}"#,
    "[[1.25,22,333.75,-4444],[55555555,666666666666,12345678901234567890],[true,false,null]]  \n",
    #"  "a string that stands alone, with é and \n in it" "#,
    "-1234567890.0987654321e-12",
    KeyLengths.document(of: 0...12), KeyLengths.document(of: 13...25),
    "true", "false", "null", "[]", "{}", "[{}]", #"{"":""}"#, "\u{feff}[1]",
  ]

  /// The results for a document, and the first problem if it has none.
  private func outcomes(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    [
      outcome(Article.self, bytes), outcome(Skipped.self, bytes), outcome(Probe<ValueProbe>.self, bytes),
      outcome(Probe<FirstProbe>.self, bytes), outcome(Probe<MatrixProbe>.self, bytes),
      outcome(Probe<IntProbe>.self, bytes), outcome(Probe<DoubleProbe>.self, bytes),
      outcome(Probe<BoolProbe>.self, bytes),
      outcome(Probe<DateProbe>.self, bytes), outcome(Probe<LenientProbe>.self, bytes),
      outcome(Probe<KeyLengths>.self, bytes),
    ]
  }

  private func outcome<T: DocumentDecodable>(_ type: T.Type, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    do {
      return "\(try T(json: bytes))"
    } catch {
      return error.description
    }
  }

  @Test(
    "every beginning of a document is read alike wherever it stands, and no byte next to it is touched",
    arguments: documents)
  func everyLength(_ document: String) throws {
    let bytes = Array(document.utf8)
    let memory = try GuardedMemory(capacity: 1 << 13)
    for length in 0...bytes.count {
      let beginning = bytes[..<length]
      let expected = beginning.withUnsafeBufferPointer(outcomes)
      #expect(memory.atEnd(beginning, outcomes) == expected)
      #expect(memory.atStart(beginning, outcomes) == expected)
    }
  }

  @Test("a key of any length may be the last thing in memory", arguments: 0...25)
  func keyAtTheEnd(_ length: Int) throws {
    let memory = try GuardedMemory(capacity: 1 << 13)
    for value in ["1", "12", "123456789", "[]", "{}"] {
      let document = Array(KeyLengths.document(of: length...length).replacing(":\(length)", with: ":\(value)").utf8)
      let expected = document.withUnsafeBufferPointer(outcomes)
      #expect(memory.atEnd(document, outcomes) == expected)
    }
  }

  @Test("every beginning that a closing bracket ends is read within its bounds", arguments: documents)
  func everyBracket(_ document: String) throws {
    let bytes = Array(document.utf8)
    let memory = try GuardedMemory(capacity: 1 << 13)
    for length in 0...bytes.count {
      for bracket in "]}".utf8 {
        let beginning = bytes[..<length] + [bracket]
        #expect(memory.atEnd(beginning, outcomes) == beginning.withUnsafeBufferPointer(outcomes))
      }
    }
  }
}

enum MatrixProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> [[Double]] {
    var rows: [[Double]] = []
    guard try kv.beginArray() else { return rows }
    repeat { rows.append(try kv.doubles()) } while try kv.nextElement()
    return rows
  }
}

enum LenientProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> String {
    let start = kv.mark()
    do throws(CodingFailure) { return "\(try kv.lenientInt())" } catch { kv.rewind(to: start) }
    do throws(CodingFailure) { return "\(try kv.lenientBool())" } catch { kv.rewind(to: start) }
    return try kv.lenientString()
  }
}

/// An object with keys of every length, in the expected order.
enum KeyLengths: ScalarProbe {
  static let keys = KeyTableFixture(entries: (0...25).map { .init(key: key($0)) }).make()

  private static func key(_ length: Int) -> String { String("abcdefghijklmnopqrstuvwxyz".prefix(length)) }

  static func document(of lengths: ClosedRange<Int>) -> String {
    "{\(lengths.map { "\"\(key($0))\":\($0)" }.joined(separator: ","))}"
  }

  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> [Int] {
    var result: [Int] = []
    var scan = ObjectState()
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      result.append(try kv.int())
      key = try kv.nextKey(keys, &scan)
    }
    return result
  }
}

import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

/// Common documents are read by fast paths, all others by slow paths. Both give the same result.
@Suite("Usual forms, against loops over bytes")
struct UsualFormsTests {
  private typealias Form = Sheet<InPlace>

  private func expectTheSame(_ document: String, _ isRead: Bool? = nil, _ memory: borrowing GuardedMemory) {
    let bytes = Array(document.utf8)
    let expected = reading(Form.self, bytes, byteByByte: true)
    #expect(reading(Form.self, bytes, byteByByte: false) == expected, "\(document)")
    let atEnd = memory.atEnd(bytes) { buffer -> Form? in try? Form(json: buffer) }
    #expect(atEnd == (try? expected.get()), "\(document)")
    if let isRead { #expect(((try? expected.get()) != nil) == isRead, "\(document)") }
  }

  /// The tokens of a document; spaces may be inserted between them.
  private static let tokens = [
    "{", "\"name\":", "\"A\"", ",", "\"nickname\":", "null", ",", "\"id\":", "123456789", ",", "\"age\":", "12", ",",
    "\"tags\":", "[]", ",", "\"ranks\":", "[", "1", ",", "2", "]", ",", "\"author\":", "{", "\"name\":", "\"F\"", "}",
    ",", "\"writers\":", "[", "{", "\"name\":", "\"H\"", "}", ",", "{", "\"name\":", "\"I\"", ",", "\"age\":", "null",
    "}", "]", "}",
  ]

  @Test(
    "blanks of every kind and length, at each place", arguments: ["", " ", "\t", "\n", "\r\n", "\n\n", "\n\t", " \n"])
  func blanks(first: String) throws {
    let memory = try GuardedMemory(capacity: 1 << 13)
    let plain = try Form(json: Self.tokens.joined())
    for count in Array(0...4) + Array(13...18) + Array(29...36) {
      let blanks = first + String(repeating: " ", count: count)
      let form = try Form(json: Self.tokens.joined(separator: blanks))
      #expect(form == plain)
      for place in 1..<Self.tokens.count {
        for more in ["", "\t", "\u{b}"] where more.isEmpty || count > 30 {
          let document = Self.tokens[..<place].joined() + blanks + more + Self.tokens[place...].joined()
          expectTheSame(document, more != "\u{b}", memory)
        }
      }
    }
  }

  @Test("integers of every length, whatever stands behind them", arguments: ["", "-", "0", "-0", "+", "."])
  func integers(before: String) throws {
    let memory = try GuardedMemory(capacity: 1 << 13)
    for count in 0...21 {
      for digits in ["9876543210987654321098", "1000000000000000000000", "9999999999999999999999"] {
        let number = before + digits.prefix(count)
        for behind in ["", " ", "\n    ", ".0", ".5", "e0", "E-1", "x", "/", ":", "\t"] {
          for key in ["id", "age", "size"] {
            expectTheSame("{\"\(key)\":\(number)\(behind)}", nil, memory)
            expectTheSame("{\"\(key)\":\(number)\(behind),\"name\": \"behind the number\"}", nil, memory)
          }
        }
      }
    }
    let numbers = (1...18).map { Int(String(repeating: "7", count: $0)) ?? 0 }
    for number in numbers + numbers.map({ -$0 }) + [0] {
      let form = try Form(json: "{\"id\": \(number), \"age\": \(number), \"name\": \"behind them\"}")
      #expect(form.id == number && form.age == number)
    }
  }

  @Test("arrays without elements, and null", arguments: ["tags", "ranks", "writers", "nickname", "age"])
  func nothing(key: String) throws {
    let memory = try GuardedMemory(capacity: 1 << 13)
    for value in ["[]", "[ ]", "[\n]", "[]]", "[}", "[", "[,]", "null", "nul", "nulll", "null5", "nu", "Null"] {
      for behind in ["", "\n  ", " ", ", \"name\": \"long enough for vectors\""] {
        expectTheSame("{\"\(key)\": \(value)\(behind)}", nil, memory)
      }
    }
  }

  @Test("what was there before is gone")
  func replaced() throws {
    var form = Form()
    form.tags = ["old"]
    form.ranks = [1]
    form.writers = [Author(name: "old")]
    form.nickname = "a text that needs memory of its own"
    form.age = 3
    let json = """
      {"nickname": null, "age": null, "tags": [], "ranks": [], "writers": [], "name": "long enough for vectors"}
      """
    try form.update(json: json)
    #expect(form.tags.isEmpty && form.ranks.isEmpty && form.writers.isEmpty && form.nickname == nil && form.age == nil)
    try form.update(json: json)
    #expect(form.tags.isEmpty && form.ranks.isEmpty && form.writers.isEmpty && form.nickname == nil && form.age == nil)
  }

  @Test("an array without elements is one bracket deep", arguments: ["tags", "ranks", "writers"])
  func depth(key: String) {
    for limit in 0...3 {
      let document = Array("{\"\(key)\": [], \"name\": \"long enough for vectors\"}".utf8)
      document.withUnsafeBufferPointer { buffer in
        var codes: [CodingFailure.Code?] = []
        for isByteByByte in [false, true] {
          var reader = JSONReader(JSONInput(buffer), depthLimit: limit)
          if isByteByByte { reader.cursor.safe = 0 }
          do throws(CodingFailure) {
            _ = try Form._kvDecode(&reader, updating: nil)
            codes.append(nil)
          } catch {
            codes.append(error.code)
          }
          #expect(reader.depth == 0 || limit < 2)
        }
        #expect(codes == (limit < 2 ? [.depth, .depth] : [nil, nil]))
      }
    }
  }

  @Test("keys of every length, in their order, and those that are nearly the same", arguments: [0, 120])
  func keys(from first: Int) throws {
    // Keys of 16, 32 and 128 bytes are compared in different ways.
    let names = (first..<first + 40).map { String(repeating: "k", count: $0) }
    let table = KeyTableFixture(entries: names.map { .init(key: $0, isRequired: true) }).make()
    for colon in [":", ": ", " : ", " :", ":\n"] {
      for blanks in ["", "\n    ", " "] {
        let members = names.enumerated().map { "\(blanks)\"\($1)\"\(colon)\($0)" }
        let noted = try Noted.$keys.withValue(table) { try Noted(json: "{\(members.joined(separator: ","))}") }
        #expect(noted.order == Array(0..<40))
        for place in names.indices where !names[place].isEmpty {
          // The last byte of one key is different, so it is missing.
          var others = members
          others[place] = "\(blanks)\"\(names[place].dropLast())x\"\(colon)1"
          let json = "{\(others.joined(separator: ","))}"
          let error = #expect(throws: MappingError.self) {
            try Noted.$keys.withValue(table) { try Noted(json: json) }
          }
          #expect(error?.problems.map(\.kind) == [.missing])
        }
      }
    }
  }

  @Test("objects with very many keys inside of each other know which keys were there")
  func wideInWide() throws {
    let names = (0..<140).map { "key\($0)" }
    let table = KeyTableFixture(entries: names.map { .init(key: $0) }).make()
    let members = names.reversed().map { "\"\($0)\": {}" }.joined(separator: ", ")
    let inner = names.map { "\"\($0)\": {}" }.joined(separator: ",")
    let document = "{\"key139\": {\(inner)}, \"key138\": {\(members)}, \"key0\": {\(inner)}"
    try Nested.$keys.withValue(table) {
      let nested = try Nested(json: "\(document)}")
      #expect(nested.count == 3 + 3 * 140)
      for twice in ["key139", "key138", "key0"] {
        let error = #expect(throws: MappingError.self) { try Nested(json: "\(document), \"\(twice)\": {}}") }
        #expect(error?.problems.map(\.kind) == [.duplicateKey])
      }
    }
  }
}

/// Nested objects with one table for all; counts their keys.
private struct Nested: DocumentDecodable {
  var count = 0

  @TaskLocal static var keys = KeyTableFixture.of()

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Nested {
    var result = Nested()
    let keys = keys
    var scan = ObjectState()
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      result.count += 1 + (try Nested._kvDecode(&kv, updating: nil)).count
      key = try kv.nextKey(keys, &scan)
    }
    return result
  }
}

// Generated from Codes.kvmap. Do not edit.
// kvmap format 1, input 0a43d022d8c55e3a, body a9b5acd0045caf12
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated public struct Code: Swift.Sendable, Swift.Hashable {
  public var code: Swift.String
  public var name: Swift.String
  public var mail: Swift.Optional<Swift.String>

  public init(code: Swift.String, name: Swift.String, mail: Swift.String? = nil) {
    self.code = code
    self.name = name
    self.mail = mail
  }
}

nonisolated public struct Riddle: Swift.Sendable, Swift.Hashable {
  public var text: Swift.String

  public init(text: Swift.String) {
    self.text = text
  }
}

// MARK: - Mappings

// [A-Z]{3}-[0-9]{2,6}
nonisolated private let _kvPattern: KVMap.PatternAutomaton = .init(
  "4 7 0 0 2d 1 1 0 2 2 a 0 7 3 1a 0 0 0*3 2 0 0*3 3 0 0*3 4 0 0 5 0*2 0 0*2 6 0 0 0*2 7 0 1 0*2 8 0 1 0*2 9 0 1 0*2 a 0 1 0*2 b 0 1 0*4")
// (a|a)*b?[^\n]*
nonisolated private let _kvPattern2: KVMap.PatternAutomaton = .init(
  "4 6 0 0 a 1 1 0 56 2 1 3 1 0 1 2 0 1 2 1 2 0 2*2")
// [a-z0-9._]+@([a-z0-9]+\.)+[a-z]{2,}
nonisolated private let _kvPattern3: KVMap.PatternAutomaton = .init(
  "6 b 0 0 2e 1 1 0 1 2 a 0 6 3 1 0 1e 4 1 0 1 5 1a 0 0 0 2*2 0 2*2 0 0 2*2 3 2*2 0 0*2 4 0*2 4 0 0 5 4 0*2 4 0 0*2 6 0*2 7 0 0 5 6 0*2 6 0 0 5 6 0*2 8 1 0 5 6 0*2 8")
// (a|a)*b|a*c
nonisolated private let _kvPattern4: KVMap.PatternAutomaton = .init(
  "4 5 0 0 61 1 1 2 1 3 1 0 0 0 1 2*2 1 0*4")

nonisolated extension Code: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Code {
    Code(code: "", name: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Code, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.code = try kv.checked(at: kv.mark(), kv.string(), "a text that matches \"[A-Z]{3}-[0-9]{2,6}\"") { _kvPattern.matches($0) }  // code
        case 1: out.name = try kv.checked(at: kv.mark(), kv.string(), "a text that matches \"(a|a)*b?[^\\\\n]*\"") { _kvPattern2.matches($0) }  // name
        case 2: out.mail = try kv.consumeNull() ? nil : kv.checked(at: kv.mark(), kv.string(), "a text that matches \"[a-z0-9._]+@([a-z0-9]+\\\\.)+[a-z]{2,}\"") { _kvPattern3.matches($0) }  // mail
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"code\":"); try kv.string(kv.checked(self.code, "a text that matches \"[A-Z]{3}-[0-9]{2,6}\"") { _kvPattern.matches($0) })
    kv.key("\"name\":"); try kv.string(kv.checked(self.name, "a text that matches \"(a|a)*b?[^\\\\n]*\"") { _kvPattern2.matches($0) })
    if let value = self.mail { kv.key("\"mail\":"); try kv.string(kv.checked(value, "a text that matches \"[a-z0-9._]+@([a-z0-9]+\\\\.)+[a-z]{2,}\"") { _kvPattern3.matches($0) }) }
    kv.endObject()
  }
}

nonisolated extension Riddle: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Riddle {
    Riddle(text: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Riddle, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.text = try kv.checked(at: kv.mark(), kv.string(), "a text that matches \"(a|a)*b|a*c\"") { _kvPattern4.matches($0) }  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"text\":"); try kv.string(kv.checked(self.text, "a text that matches \"(a|a)*b|a*c\"") { _kvPattern4.matches($0) })
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Code {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.code, right.code),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.mail, right.mail)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.code.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.mail.hash(into: &hasher)
  }
}

nonisolated extension Riddle {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.text.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Code {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{5}\0\u{1}\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0code\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0mail\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Code\tCodes.kvmap\t7
        code\t+1\tcode
        name\t+2\tname
        mail\t+3\tmail
        """)
  }
}

nonisolated extension Riddle {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Riddle\tCodes.kvmap\t15
        text\t+1\ttext
        """)
  }
}

// Generated from Visits.kvmap. Do not edit.
// kvmap format 1, input 0a43c019fff2d26f, body f4dc7425128814f0
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated public struct Visit: Swift.Sendable, Swift.Hashable {
  public var id: Swift.Int
  public var began: Date
  public var ended: Swift.Optional<Date>

  public init(id: Swift.Int, began: Date, ended: Date? = nil) {
    self.id = id
    self.began = began
    self.ended = ended
  }
}

// MARK: - Mappings

nonisolated extension Visit: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Visit {
    Visit(id: 0, began: .init(timeIntervalSince1970: 0))
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Visit, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: out.began = try _kvDecode_began(&kv)  // began
        case 2: out.ended = try kv.consumeNullOrEmptyElement() ? nil : _kvDecode_began(&kv)  // ended
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_began(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date {
    var attempt: KVMap.CallAttempt = kv.beginCalls("DDHHDD")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Date
        switch call {
        case 0: result = try kv.date()
        case 1: result = try kv.epochSeconds(lenient: false)
        default: result = try kv.date("y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0)
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.key("\"began\":"); try kv.date(self.began)
    if let value = self.ended { kv.key("\"ended\":"); try kv.date(value) }
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Visit {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.began, right.began),
      KVMap._kvAreEqual(left.ended, right.ended)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.began.hash(into: &hasher)
    self.ended.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Visit {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{5}\0\u{3}\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0began\"\0\0\u{5}\0\0\u{2}\0\0\0\0ended\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Visit\tVisits.kvmap\t7
        id\t+1\tid
        began\t+2\tbegan
        ended\t+3\tended
        """)
  }
}

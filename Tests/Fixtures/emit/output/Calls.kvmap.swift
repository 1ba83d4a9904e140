// Generated from Calls.kvmap. Do not edit.
// kvmap format 1, input e2f169877c471fea, body 17cb1e09a1b3cf28
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Calls: Swift.Sendable, Swift.Hashable {
  var at: Date
  var seen: Swift.Optional<Date>
  var price: Decimal
  var total: Swift.Optional<Decimal>
  var day: Swift.Optional<Date>
  var days: [Date]
  var named: [Swift.String: Date]
  var when: Swift.Optional<CallWhen>
  var answer: Swift.Optional<Swift.Bool>
  var count: Swift.Int
  var loose: Swift.Optional<Date>

  init(
    at: Date,
    seen: Date? = nil,
    price: Decimal,
    total: Decimal? = nil,
    day: Date? = nil,
    days: [Date] = [],
    named: [Swift.String: Date] = [:],
    when: CallWhen? = nil,
    answer: Swift.Bool? = nil,
    count: Swift.Int = 0,
    loose: Date? = nil
  ) {
    self.at = at
    self.seen = seen
    self.price = price
    self.total = total
    self.day = day
    self.days = days
    self.named = named
    self.when = when
    self.answer = answer
    self.count = count
    self.loose = loose
  }
}

nonisolated struct CallWhen: Swift.Sendable, Swift.Hashable {
  var at: Date
  var days: [Date]

  init(at: Date, days: [Date] = []) {
    self.at = at
    self.days = days
  }
}

nonisolated struct PlainCalls: Swift.Sendable, Swift.Hashable {
  var tags: [Swift.String]
  var ids: Swift.Optional<[Swift.Int]>
  var unique: Swift.Optional<Swift.Set<Swift.Int>>
  var author: CallAuthor
  var other: Swift.Optional<CallAuthor>
  var users: [CallAuthor]
  var point: Swift.Optional<CallPoint>
  var points: [CallPoint]
  var one: Swift.Optional<[Swift.String]>
  var `any`: Swift.Optional<CallEither>
  var lists: [[Swift.Int]]
  var texts: Swift.Optional<[Date]>

  init(
    tags: [Swift.String],
    ids: [Swift.Int]? = nil,
    unique: Swift.Set<Swift.Int>? = nil,
    author: CallAuthor,
    other: CallAuthor? = nil,
    users: [CallAuthor] = [],
    point: CallPoint? = nil,
    points: [CallPoint] = [],
    one: [Swift.String]? = nil,
    `any`: CallEither? = nil,
    lists: [[Swift.Int]] = [],
    texts: [Date]? = nil
  ) {
    self.tags = tags
    self.ids = ids
    self.unique = unique
    self.author = author
    self.other = other
    self.users = users
    self.point = point
    self.points = points
    self.one = one
    self.`any` = `any`
    self.lists = lists
    self.texts = texts
  }
}

nonisolated struct CallAuthor: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var friend: Swift.Optional<CallFriend>

  init(name: Swift.String, friend: CallFriend? = nil) {
    self.name = name
    self.friend = friend
  }
}

nonisolated struct CallFriend: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var others: [CallFriend]

  init(name: Swift.String, others: [CallFriend] = []) {
    self.name = name
    self.others = others
  }
}

nonisolated struct CallPoint: Swift.Sendable, Swift.Hashable {
  var x: Swift.Int
  var y: Swift.Int

  init(x: Swift.Int, y: Swift.Int) {
    self.x = x
    self.y = y
  }
}

nonisolated struct DefaultCalls: Swift.Sendable, Swift.Hashable {
  var at: Date
  var seen: Swift.Optional<Date>
  var all: [Date]
  var named: [Swift.String: Date]
  var by: [Date: Swift.Int]
  var flag: Swift.Bool
  var link: Swift.Optional<URL>

  init(
    at: Date,
    seen: Date? = nil,
    all: [Date] = [],
    named: [Swift.String: Date] = [:],
    by: [Date: Swift.Int] = [:],
    flag: Swift.Bool = false,
    link: URL? = nil
  ) {
    self.at = at
    self.seen = seen
    self.all = all
    self.named = named
    self.by = by
    self.flag = flag
    self.link = link
  }
}

nonisolated struct CallBox<T> {
  var content: T
  var tags: [Swift.String]

  init(content: T, tags: [Swift.String]) {
    self.content = content
    self.tags = tags
  }
}

nonisolated extension CallBox: Swift.Sendable where T: Swift.Sendable {}

nonisolated extension CallBox: Swift.Equatable where T: Swift.Equatable {}

nonisolated extension CallBox: Swift.Hashable where T: Swift.Hashable {}

nonisolated struct CallBoxes: Swift.Sendable, Swift.Hashable {
  var ints: CallBox<Swift.Int>
  var points: Swift.Optional<CallBox<CallPoint>>

  init(ints: CallBox<Swift.Int>, points: CallBox<CallPoint>? = nil) {
    self.ints = ints
    self.points = points
  }
}

nonisolated enum CallEither: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case point(CallPoint)
  case list([CallEither])
}

// MARK: - Mappings

nonisolated private enum _KVMapTable_CallAnswer {
  static func read(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ value: Swift.String
  ) throws(KVMap.CodingFailure) -> Swift.Bool {
    switch KVMap.ExactText(value) {
    case "Y", "J": return true
    case "N": return false
    default: throw kv.mismatch(at: place, expected: "\"Y\", \"J\" or \"N\"")
    }
  }

  static func write(
    _ kv: inout KVMap.JSONWriter, _ value: Swift.Bool
  ) throws(KVMap.CodingFailure) -> Swift.String {
    if value == true { return "Y" }
    if value == false { return "N" }
    throw kv.mismatch(expected: "a value of the table CallAnswer")
  }
}

nonisolated extension Calls: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Calls {
    Calls(at: .init(timeIntervalSince1970: 0), price: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Calls, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.at = try _kvDecode_at(&kv)  // at
        case 1: out.seen = try kv.consumeNullOrEmptyElement() ? nil : _kvDecode_seen(&kv)  // seen
        case 2: out.price = try _kvDecode_price(&kv)  // price
        case 3: out.total = try kv.consumeNullOrEmptyElement() ? nil : kv.shift(at: kv.mark(), _kvDecode_price(&kv), "1")  // total
        case 4: out.day = try kv.consumeNullOrEmptyElement() ? nil : _kvDecode_day(&kv, at: kv.mark(), kv.trimmed())  // day
        case 5: out.days = try kv.consumeNull() ? [] : _kvDecode_days(&kv)  // days
        case 6: out.named = try kv.consumeNull() ? [:] : _kvDecode_named(&kv)  // named
        case 7: kv.object(orNil: &out.when, updating: updating)  // when_else
        case 8: out.answer = try kv.consumeNullOrEmptyElement() ? nil : _kvDecode_answer(&kv)  // answer
        case 9: out.count = try kv.consumeNull() ? 0 : _kvDecode_count(&kv)  // count
        case 10: out.loose = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_loose(&kv)  // loose
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_at(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date {
    var attempt: KVMap.CallAttempt = kv.beginCalls("DDDDHH")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Date
        switch call {
        case 0: result = try kv.date()
        case 1: result = try kv.date("y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0)
        default: result = try kv.epochSeconds(lenient: false)
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_seen(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date {
    var attempt: KVMap.CallAttempt = kv.beginCalls("HHDD")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Date
        switch call {
        case 0: result = try kv.epochMilliseconds(lenient: false)
        default: result = try kv.date("y4", patterns: "yyyy", offset: 0)
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_price(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Decimal {
    var attempt: KVMap.CallAttempt = kv.beginCalls("DDHH")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Decimal
        switch call {
        case 0: result = try kv.decimalInText()
        default: result = try kv.scale(at: kv.mark(), KVMap.NumberStep.decimal(of: kv.int()), "0.01")
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_day(_ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ value: Swift.String) throws(KVMap.CodingFailure) -> Date {
    var attempt: KVMap.CallAttempt = kv.beginCalls(at: place, count: 2)
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Date
        switch call {
        case 0: result = try kv.parseDate(at: place, value, "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0)
        default: result = try kv.parseDate(at: place, value, "d2'!.M2'!.y4", patterns: "dd.MM.yyyy", offset: 0)
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_days(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Date] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try _kvDecode_days_1(&kv) })
  }

  private static func _kvDecode_days_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date {
    var attempt: KVMap.CallAttempt = kv.beginCalls("DDHH")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Date
        switch call {
        case 0: result = try kv.date("y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0)
        default: result = try kv.epochSeconds(lenient: false)
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_named(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Date] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try _kvDecode_named_1(&kv) })
  }

  private static func _kvDecode_named_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date {
    var attempt: KVMap.CallAttempt = kv.beginCalls("DDHH")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Date
        switch call {
        case 0: result = try _kvDecode_day(&kv, at: kv.mark(), kv.string())
        default: result = try kv.epochSeconds(lenient: false)
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_answer(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Bool {
    var attempt: KVMap.CallAttempt = kv.beginCalls("DDPP")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Swift.Bool
        switch call {
        case 0: result = try _KVMapTable_CallAnswer.read(&kv, at: kv.mark(), kv.string())
        default: result = try kv.bool()
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_count(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int {
    var attempt: KVMap.CallAttempt = kv.beginCalls("HHDD")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Swift.Int
        switch call {
        case 0: result = try kv.int()
        default: result = try kv.intInText()
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_loose(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date {
    var attempt: KVMap.CallAttempt = kv.beginCalls("HND^")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Date
        switch call {
        case 0: result = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.epochSeconds(lenient: true) }
        default: result = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4", patterns: "yyyy", offset: 0) }
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"at\":"); try kv.date(self.at)
    if let value = self.seen { kv.key("\"seen\":"); try kv.epochMilliseconds(value) }
    kv.key("\"price\":"); try kv.string(kv.text(of: self.price))
    if let value = self.total { kv.key("\"total\":"); try kv.string(kv.text(of: kv.unshift(value, "1"))) }
    if let value = self.day { kv.key("\"day\":"); try kv.date(value, codes: "y4'!-M2'!-d2", offset: 0) }
    kv.key("\"days\":")
    kv.beginArray()
    for value0 in self.days { try kv.date(value0, codes: "y4'!-M2'!-d2", offset: 0) }
    kv.endArray()
    kv.key("\"named\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.named) {
      kv.entryKey(key0)
      try kv.date(value0, codes: "y4'!-M2'!-d2", offset: 0)
    }
    kv.endObject()
    if let value = self.answer { kv.key("\"answer\":"); try kv.string(_KVMapTable_CallAnswer.write(&kv, value)) }
    kv.key("\"count\":"); kv.int(self.count)
    if let value = self.loose { kv.key("\"loose\":"); try kv.epochSeconds(value) }
    kv.endObject()
  }
}

nonisolated extension CallWhen: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CallWhen {
    CallWhen(at: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CallWhen, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.at = try _kvDecode_at(&kv)  // at
        case 1: out.days = try kv.consumeNull() ? [] : _kvDecode_days(&kv)  // days
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_at(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date {
    var attempt: KVMap.CallAttempt = kv.beginCalls("HHDD")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Date
        switch call {
        case 0: result = try kv.epochSeconds(lenient: false)
        default: result = try kv.date()
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_days(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Date] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try _kvDecode_at(&kv) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"at\":"); try kv.epochSeconds(self.at)
    kv.key("\"days\":")
    kv.beginArray()
    for value0 in self.days { try kv.epochSeconds(value0) }
    kv.endArray()
    kv.endObject()
  }
}

nonisolated extension PlainCalls: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PlainCalls {
    PlainCalls(tags: [], author: CallAuthor._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PlainCalls, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.tags = try _kvDecode_tags(&kv)  // tags
        case 1: out.ids = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_ids(&kv)  // ids
        case 2: out.unique = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_unique(&kv)  // unique
        case 3: out.author = try _kvDecode_author(&kv, updating: updating ? out.author : nil)  // author
        case 4: out.other = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_other(&kv, updating: updating ? out.other : nil)  // other
        case 5: out.users = try kv.consumeNull() ? [] : _kvDecode_users(&kv)  // users
        case 6: out.point = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_point(&kv, updating: updating ? out.point : nil)  // point
        case 7:  // points
          let attempt7: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.points = try kv.consumeNull() ? [] : _kvDecode_points(&kv)
            kv.acceptAttempt(attempt7)
          } catch {
            try kv.drop(error, from: attempt7)
            out.points = []
          }
        case 8: out.one = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_one(&kv)  // one
        case 9: out.`any` = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_any(&kv)  // any
        case 10: out.lists = try kv.consumeNull() ? [] : _kvDecode_lists(&kv)  // lists
        case 11: out.texts = try kv.consumeNullOrEmptyElement() ? nil : kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), "|")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try _kvDecode_texts(&kv, at: place, value) }  // texts
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_tags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    var attempt: KVMap.CallAttempt = kv.beginCalls("BBDD")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: [Swift.String]
        switch call {
        case 0: result = try kv.strings()
        default: result = try KVMap.TextStep.split(kv.string(), ",")
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_ids(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    var attempt: KVMap.CallAttempt = kv.beginCalls("BND^")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: [Swift.Int]
        switch call {
        case 0: result = try _kvDecode_ids_1(&kv)
        default: result = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.each(at: kv.mark(), KVMap.TextStep.split(kv.lenientString(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try kv.parseInt(at: place, value) } }
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_ids_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  private static func _kvDecode_unique(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Int> {
    var attempt: KVMap.CallAttempt = kv.beginCalls("BBDD")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Swift.Set<Swift.Int>
        switch call {
        case 0: result = try _kvDecode_unique_1(&kv)
        default: result = try kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try _kvDecode_unique_1(&kv) }
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_unique_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Int> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_author(_ kv: inout KVMap.JSONReader, updating current: CallAuthor?) throws(KVMap.CodingFailure) -> CallAuthor {
    var attempt: KVMap.CallAttempt = kv.beginCalls("ACDD", of: Swift.ObjectIdentifier(Self.self), 5)
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: CallAuthor
        switch call {
        case 0: result = try CallAuthor._kvDecode(&kv, updating: current)
        default: result = try kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try CallAuthor._kvDecode(&kv, updating: current) }
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_other(_ kv: inout KVMap.JSONReader, updating current: CallAuthor?) throws(KVMap.CodingFailure) -> CallAuthor {
    var attempt: KVMap.CallAttempt = kv.beginCalls("DDAC", of: Swift.ObjectIdentifier(Self.self), 6)
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: CallAuthor
        switch call {
        case 0: result = try kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try CallAuthor._kvDecode(&kv, updating: current) }
        default: result = try CallAuthor._kvDecode(&kv, updating: current)
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_users(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CallAuthor] {
    var attempt: KVMap.CallAttempt = kv.beginCalls("BBAC", of: Swift.ObjectIdentifier(Self.self), 7)
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: [CallAuthor]
        switch call {
        case 0: result = try kv.array(of: CallAuthor.self)
        default: result = try _kvDecode_users_1(&kv)
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_users_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CallAuthor] {
    var all: [CallAuthor] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(CallAuthor._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  private static func _kvDecode_point(_ kv: inout KVMap.JSONReader, updating current: CallPoint?) throws(KVMap.CodingFailure) -> CallPoint {
    var attempt: KVMap.CallAttempt = kv.beginCalls("ACAC", of: Swift.ObjectIdentifier(Self.self), 9)
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: CallPoint
        switch call {
        case 0: result = try CallPoint._kvDecode(&kv, updating: current)
        default: result = try _KVMapTransform_CallPlace._kvDecode(&kv, updating: current)
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_points(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CallPoint] {
    var attempt: KVMap.CallAttempt = kv.beginCalls("BBDD", of: Swift.ObjectIdentifier(Self.self), 10)
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: [CallPoint]
        switch call {
        case 0: result = try _kvDecode_points_1(&kv)
        default: result = try kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try _kvDecode_points_1(&kv) }
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_points_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CallPoint] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CallPoint in try CallPoint._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_one(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    var attempt: KVMap.CallAttempt = kv.beginCalls("BBDD")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: [Swift.String]
        switch call {
        case 0: result = try kv.strings()
        default: result = try [kv.string()]
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_any(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CallEither {
    var attempt: KVMap.CallAttempt = kv.beginCalls("DD\u{7f}\u{7f}", of: Swift.ObjectIdentifier(Self.self), 13)
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: CallEither
        switch call {
        case 0: result = try kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try CallEither._kvDecode(&kv, replacing: nil) }
        default: result = try CallEither._kvDecode(&kv, replacing: nil)
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_lists(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Int]] {
    guard kv.isArray() else { return [try _kvDecode_lists_1(&kv)] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try _kvDecode_lists_1(&kv) })
  }

  private static func _kvDecode_lists_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    var attempt: KVMap.CallAttempt = kv.beginCalls("BND^")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: [Swift.Int]
        switch call {
        case 0: result = try _kvDecode_ids_1(&kv)
        default: result = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.each(at: kv.mark(), KVMap.TextStep.split(kv.lenientString(), ";")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try kv.parseInt(at: place, value) } }
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_texts(_ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ value: Swift.String) throws(KVMap.CodingFailure) -> Date {
    var attempt: KVMap.CallAttempt = kv.beginCalls(at: place, count: 2)
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Date
        switch call {
        case 0: result = try kv.parseDate(at: place, value, "y4", patterns: "yyyy", offset: 0)
        default: result = try kv.parseDate(at: place, value)
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"tags\":"); kv.array(self.tags)
    if let value = self.ids { kv.key("\"ids\":"); kv.array(value) }
    if let value = self.unique { kv.key("\"unique\":"); kv.array(kv.sorted(value)) }
    kv.key("\"author\":"); try self.author._kvEncode(&kv)
    if let value = self.other {
      kv.key("\"other\":")
      try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
        try value._kvEncode(&kv)
      }
    }
    kv.key("\"users\":"); try kv.array(self.users)
    if let value = self.one { kv.key("\"one\":"); kv.array(value) }
    if let value = self.`any` {
      kv.key("\"any\":")
      try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
        try value._kvEncode(&kv)
      }
    }
    kv.key("\"lists\":")
    kv.beginArray()
    for value0 in self.lists { kv.array(value0) }
    kv.endArray()
    if let value = self.texts { kv.key("\"texts\":"); try kv.string(KVMap.TextStep.join(kv.each(value) { (kv: inout KVMap.JSONWriter, value: Date) throws(KVMap.CodingFailure) in try kv.text(of: value, codes: "y4", offset: 0) }, "|")) }
    kv.endObject()
  }
}

nonisolated extension CallAuthor: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CallAuthor {
    CallAuthor(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CallAuthor, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // name
        case 1: out.friend = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_friend(&kv, updating: updating ? out.friend : nil)  // friend
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_friend(_ kv: inout KVMap.JSONReader, updating current: CallFriend?) throws(KVMap.CodingFailure) -> CallFriend {
    var attempt: KVMap.CallAttempt = kv.beginCalls("ACDD", of: Swift.ObjectIdentifier(Self.self), 0)
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: CallFriend
        switch call {
        case 0: result = try CallFriend._kvDecode(&kv, updating: current)
        default: result = try kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try CallFriend._kvDecode(&kv, updating: current) }
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.friend { kv.key("\"friend\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension CallFriend: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CallFriend {
    CallFriend(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CallFriend, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // name
        case 1: out.others = try kv.consumeNull() ? [] : _kvDecode_others(&kv)  // others
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_others(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CallFriend] {
    var attempt: KVMap.CallAttempt = kv.beginCalls("BBDD", of: Swift.ObjectIdentifier(Self.self), 0)
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: [CallFriend]
        switch call {
        case 0: result = try kv.array(of: CallFriend.self)
        default: result = try kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try kv.array(of: CallFriend.self) }
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.key("\"others\":"); try kv.array(self.others)
    kv.endObject()
  }
}

nonisolated extension CallPoint: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CallPoint {
    CallPoint(x: 0, y: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CallPoint, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.x)  // x
      case 1: kv.int(into: &out.y)  // y
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    kv.int("\"y\":", self.y)
    kv.endObject()
  }
}

nonisolated extension DefaultCalls: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DefaultCalls {
    DefaultCalls(at: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DefaultCalls, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.at = try _kvDecode_at(&kv)  // at
        case 1: out.seen = try kv.consumeNullOrEmptyElement() ? nil : _kvDecode_at(&kv)  // seen
        case 2: out.all = try kv.consumeNull() ? [] : _kvDecode_all(&kv)  // all
        case 3: out.named = try kv.consumeNull() ? [:] : _kvDecode_named(&kv)  // named
        case 4: out.by = try kv.consumeNull() ? [:] : _kvDecode_by(&kv)  // by
        case 5: out.flag = try kv.consumeNull() ? false : _kvDecode_flag(&kv)  // flag
        case 6: out.link = try kv.consumeNullOrEmptyElement() ? nil : _kvDecode_link(&kv)  // link
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_at(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date {
    var attempt: KVMap.CallAttempt = kv.beginCalls("DDHH")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Date
        switch call {
        case 0: result = try kv.date()
        default: result = try kv.epochMilliseconds(lenient: false)
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_all(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Date] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try _kvDecode_at(&kv) })
  }

  private static func _kvDecode_named(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Date] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try _kvDecode_at(&kv) })
  }

  private static func _kvDecode_by(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Date: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.entryKey()) },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_flag(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Bool {
    var attempt: KVMap.CallAttempt = kv.beginCalls("DDPP")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Swift.Bool
        switch call {
        case 0: result = try kv.parseBool(at: kv.mark(), kv.string(), yes: "on", no: "off")
        default: result = try kv.bool()
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  private static func _kvDecode_link(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL {
    var attempt: KVMap.CallAttempt = kv.beginCalls("DDDD")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: URL
        switch call {
        case 0: result = try kv.url(base: "https://example.org/")
        default: result = try kv.url()
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"at\":"); try kv.date(self.at)
    if let value = self.seen { kv.key("\"seen\":"); try kv.date(value) }
    kv.key("\"all\":")
    kv.beginArray()
    for value0 in self.all { try kv.date(value0) }
    kv.endArray()
    kv.key("\"named\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.named) {
      kv.entryKey(key0)
      try kv.date(value0)
    }
    kv.endObject()
    kv.key("\"by\":")
    kv.beginObject()
    for (key0, value0) in try kv.sorted(self.by, keys: { (kv: inout KVMap.JSONWriter, key: Date) throws(KVMap.CodingFailure) in try kv.text(of: key) }) {
      kv.entryKey(key0)
      kv.int(value0)
    }
    kv.endObject()
    kv.key("\"flag\":"); kv.string((self.flag ? "on" : "off"))
    if let value = self.link { kv.key("\"link\":"); try kv.url(value) }
    kv.endObject()
  }
}

nonisolated extension CallBox: KVMap.DocumentDecodable where T: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CallBox {
    let current: Swift.UnsafePointer<CallBox>? = current?.assumingMemoryBound(to: CallBox.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<T>
    var _1: Swift.Optional<[Swift.String]>
    if let current {
      _0 = current.pointee.content
      _1 = current.pointee.tags
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try T._kvDecode(&kv, updating: current?.pointee.content)  // content
        case 1: _1 = try _kvDecode_tags(&kv)  // tags
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    return CallBox(content: made0, tags: made1)
  }

  private static func _kvDecode_tags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    var attempt: KVMap.CallAttempt = kv.beginCalls("BBDD")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: [Swift.String]
        switch call {
        case 0: result = try kv.strings()
        default: result = try KVMap.TextStep.split(kv.string(), ",")
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }
}

nonisolated extension CallBox: KVMap.DocumentEncodable where T: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"content\":"); try self.content._kvEncode(&kv)
    kv.key("\"tags\":"); kv.array(self.tags)
    kv.endObject()
  }
}

nonisolated extension CallBox: KVMap.ContextDecodable where T: KVMap.ContextDecodable {
  static func _kvEncode(context: T.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try T._kvEncode(context: context, &kv)
  }
}

nonisolated extension CallBoxes: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CallBoxes {
    let current: Swift.UnsafePointer<CallBoxes>? = current?.assumingMemoryBound(to: CallBoxes.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<CallBox<Swift.Int>>
    var _1: Swift.Optional<CallBox<CallPoint>>
    if let current {
      _0 = current.pointee.ints
      _1 = current.pointee.points
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try _kvDecode_ints(&kv, updating: current?.pointee.ints)  // ints
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : CallBox<CallPoint>._kvDecode(&kv, updating: current?.pointee.points)  // points
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return CallBoxes(ints: made0, points: _1)
  }

  private static func _kvDecode_ints(_ kv: inout KVMap.JSONReader, updating current: CallBox<Swift.Int>?) throws(KVMap.CodingFailure) -> CallBox<Swift.Int> {
    var attempt: KVMap.CallAttempt = kv.beginCalls("ACDD", of: Swift.ObjectIdentifier(Self.self), 0)
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: CallBox<Swift.Int>
        switch call {
        case 0: result = try CallBox<Swift.Int>._kvDecode(&kv, updating: current)
        default: result = try kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try CallBox<Swift.Int>._kvDecode(&kv, updating: current) }
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"ints\":"); try self.ints._kvEncode(&kv)
    if let value = self.points { kv.key("\"points\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_CallPlace: KVMap.DecodingMapping {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CallPoint {
    let current: Swift.UnsafePointer<CallPoint>? = current?.assumingMemoryBound(to: CallPoint.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    var _1: Swift.Int
    if let current {
      _0 = current.pointee.x
      _1 = current.pointee.y
    } else {
      _0 = 0
      _1 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &_0)  // longitude
      case 1: kv.int(into: &_1)  // latitude
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return CallPoint(x: _0, y: _1)
  }

  static func _kvEncode(_ whole: CallPoint, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"longitude\":", whole.x)
    kv.int("\"latitude\":", whole.y)
    kv.endObject()
  }
}

nonisolated extension CallEither: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CallEither {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(CallEither.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 8) {  // number
      do throws(KVMap.CodingFailure) {
        let value: CallEither = try .number(kv.int())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "number") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 1) {  // point
      do throws(KVMap.CodingFailure) {
        let value: CallEither = try .point(CallPoint._kvDecode(&kv, replacing: nil))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "point") }
    }
    if kv.shouldTryCase(2, &choice, kinds: 2) {  // list
      do throws(KVMap.CodingFailure) {
        let value: CallEither = try .list(_kvDecode_list(&kv))
        kv.acceptCase(2, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "list") }
    }
    throw kv.noCaseMatched(choice)
  }

  private static func _kvDecode_list(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CallEither] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CallEither in try CallEither._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .number(let value):
      kv.int(value)
    case .point(let value):
      try value._kvEncode(&kv)
    case .list(let value):
      try kv.array(value)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Calls {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.at, right.at),
      KVMap._kvAreEqual(left.seen, right.seen),
      KVMap._kvAreEqual(left.price, right.price),
      KVMap._kvAreEqual(left.total, right.total),
      KVMap._kvAreEqual(left.day, right.day),
      KVMap._kvAreEqual(left.days, right.days),
      KVMap._kvAreEqual(left.named, right.named),
      KVMap._kvAreEqual(left.when, right.when),
      KVMap._kvAreEqual(left.answer, right.answer),
      KVMap._kvAreEqual(left.count, right.count),
      KVMap._kvAreEqual(left.loose, right.loose)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.at.hash(into: &hasher)
    self.seen.hash(into: &hasher)
    self.price.hash(into: &hasher)
    self.total.hash(into: &hasher)
    self.day.hash(into: &hasher)
    self.days.hash(into: &hasher)
    self.named.hash(into: &hasher)
    self.when.hash(into: &hasher)
    self.answer.hash(into: &hasher)
    self.count.hash(into: &hasher)
    self.loose.hash(into: &hasher)
  }
}

nonisolated extension CallWhen {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.at, right.at),
      KVMap._kvAreEqual(left.days, right.days)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.at.hash(into: &hasher)
    self.days.hash(into: &hasher)
  }
}

nonisolated extension PlainCalls {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.ids, right.ids),
      KVMap._kvAreEqual(left.unique, right.unique),
      KVMap._kvAreEqual(left.author, right.author),
      KVMap._kvAreEqual(left.other, right.other),
      KVMap._kvAreEqual(left.users, right.users),
      KVMap._kvAreEqual(left.point, right.point),
      KVMap._kvAreEqual(left.points, right.points),
      KVMap._kvAreEqual(left.one, right.one),
      KVMap._kvAreEqual(left.`any`, right.`any`),
      KVMap._kvAreEqual(left.lists, right.lists),
      KVMap._kvAreEqual(left.texts, right.texts)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.tags.hash(into: &hasher)
    self.ids.hash(into: &hasher)
    self.unique.hash(into: &hasher)
    self.author.hash(into: &hasher)
    self.other.hash(into: &hasher)
    self.users.hash(into: &hasher)
    self.point.hash(into: &hasher)
    self.points.hash(into: &hasher)
    self.one.hash(into: &hasher)
    self.`any`.hash(into: &hasher)
    self.lists.hash(into: &hasher)
    self.texts.hash(into: &hasher)
  }
}

nonisolated extension CallAuthor {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.friend, right.friend)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.friend.hash(into: &hasher)
  }
}

nonisolated extension CallFriend {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.others, right.others)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.others.hash(into: &hasher)
  }
}

nonisolated extension CallPoint {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.x, right.x),
      KVMap._kvAreEqual(left.y, right.y)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.x.hash(into: &hasher)
    self.y.hash(into: &hasher)
  }
}

nonisolated extension DefaultCalls {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.at, right.at),
      KVMap._kvAreEqual(left.seen, right.seen),
      KVMap._kvAreEqual(left.all, right.all),
      KVMap._kvAreEqual(left.named, right.named),
      KVMap._kvAreEqual(left.by, right.by),
      KVMap._kvAreEqual(left.flag, right.flag),
      KVMap._kvAreEqual(left.link, right.link)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.at.hash(into: &hasher)
    self.seen.hash(into: &hasher)
    self.all.hash(into: &hasher)
    self.named.hash(into: &hasher)
    self.by.hash(into: &hasher)
    self.flag.hash(into: &hasher)
    self.link.hash(into: &hasher)
  }
}

nonisolated extension CallBoxes {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.ints, right.ints),
      KVMap._kvAreEqual(left.points, right.points)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.ints.hash(into: &hasher)
    self.points.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Calls {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{16}\0\0\0\u{14}\0\0\0\0\0\0\0\0\0\u{f}\0\0\0\0\0\0\0\u{5}\0\u{12}\0\t\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\r\0\u{b}\0\0\0\0\0\u{7}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0at\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0seen\"\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0price\"\0\0\u{5}\0\0\u{3}\0\0\0\0total\"\0\0\u{3}\0\0\u{4}\0\0\0\0day\"\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0days\"\0\0\0\u{5}\0\0\u{6}\0\0\0\0named\"\0\0\t\0\0\u{7}\0\0\0\0when_else\"\0\0\0\0\0\0\u{6}\0\0\u{8}\0\0\0\0answer\"\0\u{5}\0\0\t\0\0\0\0count\"\0\0\u{5}\0\0\n\0\0\0\0loose\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x84bb3f97971d80ab, wide: false, full: false, count: 11, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Calls\tCalls.kvmap\t12
        at\t+1\tat
        seen\t+2\tseen
        price\t+3\tprice
        total\t+4\ttotal
        day\t+5\tday
        days\t+6\tdays
        named\t+7\tnamed
        when\t+8\twhen_else
        answer\t+9\tanswer
        count\t+10\tcount
        loose\t+11\tloose
        """)
  }
}

nonisolated extension CallWhen {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{2}\0\0\0\0\0\u{1}\0at\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0days\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CallWhen\tCalls.kvmap\t26
        at\t+0\tat
        days\t+0\tdays
        """)
  }
}

nonisolated extension PlainCalls {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{11}\0\u{b}\0\0\0\u{15}\0\0\0\0\0\0\0\r\0\u{13}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\u{3}\0\u{7}\0\0\0\u{17}\0\0\0\0\0\u{f}\0\0\0\0\0\u{1}\0\u{4}\0\0\0\0\0\u{1}\0tags\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0ids\"\0\0\0\0\u{6}\0\0\u{2}\0\0\0\0unique\"\0\u{6}\0\0\u{3}\0\0\u{1}\0author\"\0\u{5}\0\0\u{4}\0\0\0\0other\"\0\0\u{5}\0\0\u{5}\0\0\0\0users\"\0\0\u{5}\0\0\u{6}\0\0\0\0point\"\0\0\u{6}\0\0\u{7}\0\0\0\0points\"\0\u{3}\0\0\u{8}\0\0\0\0one\"\0\0\0\0\u{3}\0\0\t\0\0\0\0any\"\0\0\0\0\u{5}\0\0\n\0\0\0\0lists\"\0\0\u{5}\0\0\u{b}\0\0\0\0texts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 12, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        PlainCalls\tCalls.kvmap\t28
        tags\t+1\ttags
        ids\t+2\tids
        unique\t+3\tunique
        author\t+4\tauthor
        other\t+5\tother
        users\t+6\tusers
        point\t+7\tpoint
        points\t+8\tpoints
        one\t+9\tone
        any\t+10\tany
        lists\t+11\tlists
        texts\t+12\ttexts
        """)
  }
}

nonisolated extension CallAuthor {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0friend\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CallAuthor\tCalls.kvmap\t43
        name\t+0\tname
        friend\t+0\tfriend
        """)
  }
}

nonisolated extension CallFriend {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0others\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CallFriend\tCalls.kvmap\t44
        name\t+0\tname
        others\t+0\tothers
        """)
  }
}

nonisolated extension CallPoint {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0y\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        CallPoint\tCalls.kvmap\t45
        x\t+0\tx
        y\t+0\ty
        """)
  }
}

nonisolated extension DefaultCalls {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\u{1}\0\0\0\0\0\0\0\u{b}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{5}\0\r\0\u{7}\0\u{2}\0\0\0\0\0\u{1}\0at\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0seen\"\0\0\0\u{3}\0\0\u{2}\0\0\0\0all\"\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0named\"\0\0\u{2}\0\0\u{4}\0\0\0\0by\"\0\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0flag\"\0\0\0\u{4}\0\0\u{6}\0\0\0\0link\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 7, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        DefaultCalls\tCalls.kvmap\t48
        at\t+4\tat
        seen\t+5\tseen
        all\t+6\tall
        named\t+7\tnamed
        by\t+8\tby
        flag\t+9\tflag
        link\t+10\tlink
        """)
  }
}

nonisolated extension CallBox {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{7}\0\0\0\0\0\u{1}\0content\"\u{4}\0\0\u{1}\0\0\u{1}\0tags\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        CallBox\tCalls.kvmap\t61
        content\t+0\tcontent
        tags\t+0\ttags
        """)
  }
}

nonisolated extension CallBoxes {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0ints\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0points\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CallBoxes\tCalls.kvmap\t62
        ints\t+0\tints
        points\t+0\tpoints
        """)
  }
}

nonisolated extension _KVMapTransform_CallPlace {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\0\0\u{1}\0\0\0\t\0\0\0\0\0\u{1}\0longitude\"\0\0\0\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        CallPoint\tCalls.kvmap\t7
        x\t+1\tlongitude
        y\t+2\tlatitude
        """)
  }
}

nonisolated extension CallEither {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CallEither\tCalls.kvmap\t46
        """)
  }
}

// Generated from Owned.kvmap. Do not edit.
// kvmap format 1, input e9ddca3878325570, body ff8a62a37fe85a27
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

nonisolated struct OWTweet {
  var idStr: Swift.String
  var user: OWAuthor

  init(idStr: Swift.String, user: OWAuthor) {
    self.idStr = idStr
    self.user = user
  }
}

nonisolated struct OWPrice: Swift.Sendable, Swift.Hashable {
  var value: Decimal

  init(value: Decimal) {
    self.value = value
  }
}

nonisolated struct OWConstant: Swift.Sendable, Swift.Hashable {
  var value: Swift.String

  init(value: Swift.String) {
    self.value = value
  }
}

nonisolated struct OWTypes: Swift.Sendable, Swift.Hashable {
  var integerString: Swift.Int
  var integer16: Swift.Int16
  var integer32: Swift.Int32
  var integer64: Swift.Int64
  var decimalString: Decimal
  var decimal: Decimal
  var doubleValueString: Swift.Double
  var doubleValue: Swift.Double
  var floatValueString: Swift.Float
  var floatValue: Swift.Float
  var string: Swift.String
  var boolean: Swift.Bool
  var binaryData: Data
  var customTransformerString: Swift.String
  var uuid: UUID
  var uri: URL

  init(
    integerString: Swift.Int,
    integer16: Swift.Int16,
    integer32: Swift.Int32,
    integer64: Swift.Int64,
    decimalString: Decimal,
    decimal: Decimal,
    doubleValueString: Swift.Double,
    doubleValue: Swift.Double,
    floatValueString: Swift.Float,
    floatValue: Swift.Float,
    string: Swift.String,
    boolean: Swift.Bool,
    binaryData: Data,
    customTransformerString: Swift.String,
    uuid: UUID,
    uri: URL
  ) {
    self.integerString = integerString
    self.integer16 = integer16
    self.integer32 = integer32
    self.integer64 = integer64
    self.decimalString = decimalString
    self.decimal = decimal
    self.doubleValueString = doubleValueString
    self.doubleValue = doubleValue
    self.floatValueString = floatValueString
    self.floatValue = floatValue
    self.string = string
    self.boolean = boolean
    self.binaryData = binaryData
    self.customTransformerString = customTransformerString
    self.uuid = uuid
    self.uri = uri
  }
}

nonisolated struct OWFlightEnvelope {
  var flightSearch: OWFlightRequest

  init(flightSearch: OWFlightRequest) {
    self.flightSearch = flightSearch
  }
}

nonisolated enum OWFlightRequest {
  case byNumber(OWFlightSearch)
  case byRoute(OWFlightSearch)
}

// MARK: - Mappings

nonisolated private let _kvCodec_OWCurrency: OWCurrencyCodec = .init()
nonisolated private let _kvCodec_OWThree: OWThreeDecoder = .init()
nonisolated private let _kvCodec_OWOne: OWOneDecoder = .init()
nonisolated private let _kvCodec_OWTwo: OWTwoDecoder = .init()
nonisolated private let _kvCodec_OWEntities: OWEntityCodec = .init()

nonisolated extension OWTweet: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> OWTweet {
    let current: Swift.UnsafePointer<OWTweet>? = current?.assumingMemoryBound(to: OWTweet.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    var _0: Swift.Optional<Swift.String>
    var _1: Swift.Optional<OWAuthor>
    if let current {
      _0 = current.pointee.idStr
      _1 = current.pointee.user
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.lenientString()  // id_str
        case 1: _1 = try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> OWAuthor in try OWAuthor._kvDecode(&kv, updating: current?.pointee.user) }  // user
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    return OWTweet(idStr: made0, user: made1)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.idStr)
    kv.key("\"user\":"); try self.user._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension OWAuthor: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: OWAuthor? = current?.assumingMemoryBound(to: OWAuthor.self).pointee
    var _0: Swift.String? = current?.screenName
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.lenientString()  // screen_name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    let made: Self
    if let current = KVMap.GeneratedCode.current(current, as: Self.self) {
      made = current
    } else {
      made = try kv.construct(scan, _kvKeys, as: Self.self, by: OWAuthor.make)
    }
    return KVMap.GeneratedCode.assigning(made) { value in
      value.screenName = _0
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"screen_name\":", self.screenName)
    kv.endObject()
  }
}

nonisolated extension OWPrice: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: OWPrice {
    OWPrice(value: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout OWPrice, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Decimal in try kv.read(at: kv.mark(), kv.lenientString(), by: _kvCodec_OWCurrency) }  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.string(kv.write(self.value, by: _kvCodec_OWCurrency))
    kv.endObject()
  }
}

nonisolated extension OWConstant: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: OWConstant {
    OWConstant(value: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout OWConstant, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try _kvDecode_value(&kv)  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_value(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String {
    var attempt: KVMap.CallAttempt = kv.beginCalls("D^D^D^")
    while let call: Swift.Int = kv.nextCall(&attempt) {
      do throws(KVMap.CodingFailure) {
        let result: Swift.String
        switch call {
        case 0: result = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.read(at: kv.mark(), kv.lenientString(), by: _kvCodec_OWThree) }
        case 1: result = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.read(at: kv.mark(), kv.lenientString(), by: _kvCodec_OWOne) }
        default: result = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.read(at: kv.mark(), kv.lenientString(), by: _kvCodec_OWTwo) }
        }
        kv.acceptCall(attempt)
        return result
      } catch { try kv.rejectCall(error, &attempt) }
    }
    throw kv.noCall(attempt)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension OWModified: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let start: KVMap.HookStart = kv.hookStart(_kvKeys)
    let current: Swift.UnsafePointer<OWModified>? = current?.assumingMemoryBound(to: OWModified.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Swift.String>
    if let current {
      _0 = current.pointee.boolString
    } else {
      _0 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.lenientString()  // boolString
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    var whole: Self = Self(boolString: made0)
    try kv.after(start, &whole) { value in try KVMap.GeneratedCode.call(value.modify()) }
    return whole
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"boolString\":", self.boolString)
    kv.endObject()
  }
}

nonisolated extension OWTypes: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: OWTypes {
    OWTypes(integerString: 0, integer16: 0, integer32: 0, integer64: 0, decimalString: 0, decimal: 0, doubleValueString: 0, doubleValue: 0, floatValueString: 0, floatValue: 0, string: "", boolean: false, binaryData: .init(), customTransformerString: "", uuid: KVMap.GeneratedConstant.emptyUUID, uri: KVMap.GeneratedConstant.emptyURL)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout OWTypes, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var slot6: KVMap.ValuePosition = .none
    var slot7: KVMap.ValuePosition = .none
    var slot8: KVMap.ValuePosition = .none
    var slot9: KVMap.ValuePosition = .none
    var slot10: KVMap.ValuePosition = .none
    var slot11: KVMap.ValuePosition = .none
    var slot12: KVMap.ValuePosition = .none
    var slot13: KVMap.ValuePosition = .none
    var slot14: KVMap.ValuePosition = .none
    var slot15: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var has4: Swift.Bool = false
    var has6: Swift.Bool = false
    var has7: Swift.Bool = false
    var has8: Swift.Bool = false
    var has9: Swift.Bool = false
    var has12: Swift.Bool = false
    var has13: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // integer_string
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.integerString = try kv.lenientInt()
          }
        case 1: slot1 = try kv.deferValue()  // integer_string
        case 2: out.integer16 = try kv.lenientInt16()  // integer16
        case 3: out.integer32 = try kv.lenientInt32()  // integer32
        case 4: out.integer64 = try kv.lenientInt64()  // integer64
        case 5:  // decimal_string
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has4 = true
            out.decimalString = try kv.lenientDecimal()
          }
        case 6: slot3 = try kv.deferValue()  // decimal_string
        case 7: out.decimal = try kv.lenientDecimal()  // decimal
        case 8:  // double_value_string
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            has6 = true
            out.doubleValueString = try kv.lenientDouble()
          }
        case 9: slot5 = try kv.deferValue()  // double_value_string
        case 10:  // double_value
          if try kv.consumeNull() {
            slot6 = .null
          } else {
            has7 = true
            out.doubleValue = try kv.lenientDouble()
          }
        case 11: slot7 = try kv.deferValue()  // double_value
        case 12:  // float_value_string
          if try kv.consumeNull() {
            slot8 = .null
          } else {
            has8 = true
            out.floatValueString = try kv.lenientFloat()
          }
        case 13: slot9 = try kv.deferValue()  // float_value_string
        case 14:  // float_value
          if try kv.consumeNull() {
            slot10 = .null
          } else {
            has9 = true
            out.floatValue = try kv.lenientFloat()
          }
        case 15: slot11 = try kv.deferValue()  // float_value
        case 16: out.string = try kv.lenientString()  // string
        case 17: out.boolean = try kv.lenientBool()  // boolean
        case 18:  // binary_data
          if try kv.consumeNull() {
            slot12 = .null
          } else {
            has12 = true
            out.binaryData = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Data in try kv.data() }
          }
        case 19: slot13 = try kv.deferValue()  // binary_data
        case 20:  // custom_transformer_string
          if try kv.consumeNull() {
            slot14 = .null
          } else {
            has13 = true
            out.customTransformerString = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.read(at: kv.mark(), kv.lenientString(), by: _kvCodec_OWEntities) }
          }
        case 21: slot15 = try kv.deferValue()  // custom_transformer_string
        case 22: out.uuid = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> UUID in try kv.uuid() }  // uuid
        case 23: out.uri = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL in try kv.url() }  // uri
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // integer_string
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.integerString = try kv.lenientInt() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot2.or(slot3)  // decimal_string
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 5, scan)
        do throws(KVMap.CodingFailure) { out.decimalString = try kv.lenientDecimal() } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        try kv.reportNull(_kvKeys, rule: 5, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 5, scan)
      }
    }
    if !has6 {
      let mark6: KVMap.ValuePosition = slot4.or(slot5)  // double_value_string
      if mark6.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark6, _kvKeys, rule: 8, scan)
        do throws(KVMap.CodingFailure) { out.doubleValueString = try kv.lenientDouble() } catch { try kv.recover(error, from: mark6) }
        kv.rewind(to: back)
      } else if mark6.isNull {
        try kv.reportNull(_kvKeys, rule: 8, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 8, scan)
      }
    }
    if !has7 {
      let mark7: KVMap.ValuePosition = slot6.or(slot7)  // double_value
      if mark7.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark7, _kvKeys, rule: 10, scan)
        do throws(KVMap.CodingFailure) { out.doubleValue = try kv.lenientDouble() } catch { try kv.recover(error, from: mark7) }
        kv.rewind(to: back)
      } else if mark7.isNull {
        try kv.reportNull(_kvKeys, rule: 10, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 10, scan)
      }
    }
    if !has8 {
      let mark8: KVMap.ValuePosition = slot8.or(slot9)  // float_value_string
      if mark8.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark8, _kvKeys, rule: 12, scan)
        do throws(KVMap.CodingFailure) { out.floatValueString = try kv.lenientFloat() } catch { try kv.recover(error, from: mark8) }
        kv.rewind(to: back)
      } else if mark8.isNull {
        try kv.reportNull(_kvKeys, rule: 12, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 12, scan)
      }
    }
    if !has9 {
      let mark9: KVMap.ValuePosition = slot10.or(slot11)  // float_value
      if mark9.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark9, _kvKeys, rule: 14, scan)
        do throws(KVMap.CodingFailure) { out.floatValue = try kv.lenientFloat() } catch { try kv.recover(error, from: mark9) }
        kv.rewind(to: back)
      } else if mark9.isNull {
        try kv.reportNull(_kvKeys, rule: 14, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 14, scan)
      }
    }
    if !has12 {
      let mark12: KVMap.ValuePosition = slot12.or(slot13)  // binary_data
      if mark12.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark12, _kvKeys, rule: 18, scan)
        do throws(KVMap.CodingFailure) { out.binaryData = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Data in try kv.data() } } catch { try kv.recover(error, from: mark12) }
        kv.rewind(to: back)
      } else if mark12.isNull {
        try kv.reportNull(_kvKeys, rule: 18, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 18, scan)
      }
    }
    if !has13 {
      let mark13: KVMap.ValuePosition = slot14.or(slot15)  // custom_transformer_string
      if mark13.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark13, _kvKeys, rule: 20, scan)
        do throws(KVMap.CodingFailure) { out.customTransformerString = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.read(at: kv.mark(), kv.lenientString(), by: _kvCodec_OWEntities) } } catch { try kv.recover(error, from: mark13) }
        kv.rewind(to: back)
      } else if mark13.isNull {
        try kv.reportNull(_kvKeys, rule: 20, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 20, scan)
      }
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"integer_string\":", self.integerString)
    kv.key("\"integer16\":"); kv.int16(self.integer16)
    kv.key("\"integer32\":"); kv.int32(self.integer32)
    kv.key("\"integer64\":"); kv.int64(self.integer64)
    kv.key("\"decimal_string\":"); try kv.decimal(self.decimalString)
    kv.key("\"decimal\":"); try kv.decimal(self.decimal)
    try kv.double("\"double_value_string\":", self.doubleValueString)
    try kv.double("\"double_value\":", self.doubleValue)
    kv.key("\"float_value_string\":"); try kv.float(self.floatValueString)
    kv.key("\"float_value\":"); try kv.float(self.floatValue)
    kv.string("\"string\":", self.string)
    kv.bool("\"boolean\":", self.boolean)
    kv.key("\"binary_data\":"); kv.data(self.binaryData)
    kv.key("\"custom_transformer_string\":"); try kv.string(kv.write(self.customTransformerString, by: _kvCodec_OWEntities))
    kv.key("\"uuid\":"); kv.uuid(self.uuid)
    kv.key("\"uri\":"); try kv.url(self.uri)
    kv.endObject()
  }
}

nonisolated extension OWFlightSearch {
  nonisolated enum ByNumber: KVMap.CodingMapping {
    typealias Value = OWFlightSearch

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> OWFlightSearch {
      let current: OWFlightSearch? = current?.assumingMemoryBound(to: OWFlightSearch.self).pointee
      var _0: Swift.Int? = current?.flightNumber
      var _1: Swift.Int? = current?.airlineID
      var _2: Swift.Int = current?.mode ?? 1
      var _3: Swift.Int? = current?.departureAirportID
      var _4: Swift.Int? = current?.arrivalAirportID
      var scan: KVMap.ObjectState = .init(updating: current != nil)
      var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
      while key >= 0 {
        do throws(KVMap.CodingFailure) {
          switch key {
          case 0: _0 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // flight_number
          case 1: _1 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // airline_id
          case 2: _2 = try kv.consumeNull() ? 1 : kv.lenientInt()  // mode
          case 3: _3 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // departure_airport_id
          case 4: _4 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // arrival_airport_id
          default: try kv.skip()
          }
        } catch { try kv.recover(error, &scan) }
        key = try kv.nextKey(_kvKeys, &scan)
      }
      return KVMap.GeneratedCode.assigning(KVMap.GeneratedCode.current(current, as: OWFlightSearch.self) ?? OWFlightSearch()) { value in
        value.flightNumber = _0
        value.airlineID = _1
        value.mode = _2
        value.departureAirportID = _3
        value.arrivalAirportID = _4
      }
    }

    static func _kvEncode(_ whole: OWFlightSearch, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.beginObject()
      kv.int("\"flight_number\":", ifPresent: whole.flightNumber)
      kv.int("\"airline_id\":", ifPresent: whole.airlineID)
      kv.endObject()
    }
  }
}

nonisolated extension OWFlightSearch {
  nonisolated enum ByRoute: KVMap.CodingMapping {
    typealias Value = OWFlightSearch

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> OWFlightSearch {
      let current: OWFlightSearch? = current?.assumingMemoryBound(to: OWFlightSearch.self).pointee
      var _0: Swift.Int? = current?.departureAirportID
      var _1: Swift.Int? = current?.arrivalAirportID
      var _2: Swift.Int? = current?.airlineID
      var _3: Swift.Int = current?.mode ?? 2
      var _4: Swift.Int? = current?.flightNumber
      var scan: KVMap.ObjectState = .init(updating: current != nil)
      var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
      while key >= 0 {
        do throws(KVMap.CodingFailure) {
          switch key {
          case 0: _0 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // departure_airport_id
          case 1: _1 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // arrival_airport_id
          case 2: _2 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // airline_id
          case 3: _3 = try kv.consumeNull() ? 2 : kv.lenientInt()  // mode
          case 4: _4 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // flight_number
          default: try kv.skip()
          }
        } catch { try kv.recover(error, &scan) }
        key = try kv.nextKey(_kvKeys, &scan)
      }
      return KVMap.GeneratedCode.assigning(KVMap.GeneratedCode.current(current, as: OWFlightSearch.self) ?? OWFlightSearch()) { value in
        value.departureAirportID = _0
        value.arrivalAirportID = _1
        value.airlineID = _2
        value.mode = _3
        value.flightNumber = _4
      }
    }

    static func _kvEncode(_ whole: OWFlightSearch, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.beginObject()
      kv.int("\"departure_airport_id\":", ifPresent: whole.departureAirportID)
      kv.int("\"arrival_airport_id\":", ifPresent: whole.arrivalAirportID)
      kv.int("\"airline_id\":", ifPresent: whole.airlineID)
      kv.endObject()
    }
  }
}

nonisolated extension OWFlightEnvelope: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> OWFlightEnvelope {
    let current: Swift.UnsafePointer<OWFlightEnvelope>? = current?.assumingMemoryBound(to: OWFlightEnvelope.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<OWFlightRequest>
    if let current {
      _0 = current.pointee.flightSearch
    } else {
      _0 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try OWFlightRequest._kvDecode(&kv, replacing: nil)  // flight_search
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return OWFlightEnvelope(flightSearch: made0)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"flight_search\":"); try self.flightSearch._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension OWRecursive: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: OWRecursive? = current?.assumingMemoryBound(to: OWRecursive.self).pointee
    var _0: Swift.String? = current?.remoteID
    var _1: [OWRecursive] = current?.recursives ?? []
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.lenientString()  // id
        case 1: _1 = try kv.consumeNull() ? [] : _kvDecode_recursives(&kv)  // recursives
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return KVMap.GeneratedCode.assigning(KVMap.GeneratedCode.current(current, as: Self.self) ?? Self()) { value in
      value.remoteID = _0
      value.recursives = _1
    }
  }

  private static func _kvDecode_recursives(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [OWRecursive] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> OWRecursive in try OWRecursive._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> OWRecursive in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> OWRecursive in try OWRecursive._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id\":", self.remoteID)
    try kv.array("\"recursives\":", self.recursives)
    kv.endObject()
  }
}

nonisolated extension OWFlightRequest: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> OWFlightRequest {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(OWFlightRequest.self), _kvKeys)
    if try kv.commits(0, choice, when: _kvWhen_0, "byNumber") {  // byNumber
      return try .byNumber(OWFlightSearch.ByNumber._kvDecode(&kv, replacing: nil))
    }
    if kv.shouldTryCase(1, &choice, kinds: 1) {  // byRoute
      do throws(KVMap.CodingFailure) {
        let value: OWFlightRequest = try .byRoute(OWFlightSearch.ByRoute._kvDecode(&kv, replacing: nil))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "byRoute") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .byNumber(let value):
      try OWFlightSearch.ByNumber._kvEncode(value, &kv)
    case .byRoute(let value):
      try OWFlightSearch.ByRoute._kvEncode(value, &kv)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension OWPrice {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension OWConstant {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension OWTypes {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.integerString, right.integerString),
      KVMap._kvAreEqual(left.integer16, right.integer16),
      KVMap._kvAreEqual(left.integer32, right.integer32),
      KVMap._kvAreEqual(left.integer64, right.integer64),
      KVMap._kvAreEqual(left.decimalString, right.decimalString),
      KVMap._kvAreEqual(left.decimal, right.decimal),
      KVMap._kvAreEqual(left.doubleValueString, right.doubleValueString),
      KVMap._kvAreEqual(left.doubleValue, right.doubleValue),
      KVMap._kvAreEqual(left.floatValueString, right.floatValueString),
      KVMap._kvAreEqual(left.floatValue, right.floatValue),
      KVMap._kvAreEqual(left.string, right.string),
      KVMap._kvAreEqual(left.boolean, right.boolean),
      KVMap._kvAreEqual(left.binaryData, right.binaryData),
      KVMap._kvAreEqual(left.customTransformerString, right.customTransformerString),
      KVMap._kvAreEqual(left.uuid, right.uuid),
      KVMap._kvAreEqual(left.uri, right.uri)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.integerString.hash(into: &hasher)
    self.integer16.hash(into: &hasher)
    self.integer32.hash(into: &hasher)
    self.integer64.hash(into: &hasher)
    self.decimalString.hash(into: &hasher)
    self.decimal.hash(into: &hasher)
    self.doubleValueString.hash(into: &hasher)
    self.doubleValue.hash(into: &hasher)
    self.floatValueString.hash(into: &hasher)
    self.floatValue.hash(into: &hasher)
    self.string.hash(into: &hasher)
    self.boolean.hash(into: &hasher)
    self.binaryData.hash(into: &hasher)
    self.customTransformerString.hash(into: &hasher)
    self.uuid.hash(into: &hasher)
    self.uri.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension OWTweet {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{1}\0\0\u{1}\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        OWTweet\tOwned.kvmap\t14
        idStr\t+1\tid_str
        user\t+2\tuser
        """)
  }
}

nonisolated extension OWAuthor {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{1}\0screen_name\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        OWAuthor\tOwned.kvmap\t19
        screenName\t+1\tscreen_name
        """)
  }
}

nonisolated extension OWPrice {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        OWPrice\tOwned.kvmap\t23
        value\t+1\tvalue
        """)
  }
}

nonisolated extension OWConstant {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        OWConstant\tOwned.kvmap\t28
        value\t+1\tvalue
        """)
  }
}

nonisolated extension OWModified {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\n\0\0\0\0\0\u{1}\0boolString\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        OWModified\tOwned.kvmap\t32
        boolString\t+2\tboolString
        """)
  }
}

nonisolated extension OWTypes {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0I\0C\0\0\0\0\0\0\0\0\0\0\0\u{18}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0#\0\0\0\0\06\0\0\0\0\0\0\0;\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\u{13}\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0G\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\0\04\0\0\0*\0\0\0\r\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0.\0&\0\0\0\0\0\0\0\0\0\0\0\0\0\n\0\0\0\u{10}\0\u{1c}\0\0\0\0\0\0\0\u{16}\01\0\0\0\0\0\0\0>\0\u{e}\0\0\0\0\0\0\0integer_string\"\0\r\0\0\u{1}\0\0\0\0integerString\"\0\0\t\0\0\u{2}\0\0\u{1}\0integer16\"\0\0\0\0\0\0\t\0\0\u{3}\0\0\u{1}\0integer32\"\0\0\0\0\0\0\t\0\0\u{4}\0\0\u{1}\0integer64\"\0\0\0\0\0\0\u{e}\0\0\u{5}\0\0\0\0decimal_string\"\0\r\0\0\u{6}\0\0\0\0decimalString\"\0\0\u{7}\0\0\u{7}\0\0\u{1}\0decimal\"\u{13}\0\0\u{8}\0\0\0\0double_value_string\"\0\0\0\0\u{11}\0\0\t\0\0\0\0doubleValueString\"\0\0\0\0\0\0\u{c}\0\0\n\0\0\0\0double_value\"\0\0\0\u{b}\0\0\u{b}\0\0\0\0doubleValue\"\0\0\0\0\u{12}\0\0\u{c}\0\0\0\0float_value_string\"\0\0\0\0\0\u{10}\0\0\r\0\0\0\0floatValueString\"\0\0\0\0\0\0\0\u{b}\0\0\u{e}\0\0\0\0float_value\"\0\0\0\0\n\0\0\u{f}\0\0\0\0floatValue\"\0\0\0\0\0\u{6}\0\0\u{10}\0\0\u{1}\0string\"\0\u{7}\0\0\u{11}\0\0\u{1}\0boolean\"\u{b}\0\0\u{12}\0\0\0\0binary_data\"\0\0\0\0\n\0\0\u{13}\0\0\0\0binaryData\"\0\0\0\0\0\u{19}\0\0\u{14}\0\0\0\0custom_transformer_string\"\0\0\0\0\0\0\u{17}\0\0\u{15}\0\0\0\0customTransformerString\"\u{4}\0\0\u{16}\0\0\u{1}\0uuid\"\0\0\0\u{3}\0\0\u{17}\0\0\u{1}\0uri\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 7, seed: 0x54496ad67bd2634d, wide: false, full: false, count: 24, required: 8,
      unknown: .ignore, duplicates: .error,
      rules: """
        OWTypes\tOwned.kvmap\t37
        integerString\t+2\tinteger_string
        integerString\t+2\tintegerString
        integer16\t+3\tinteger16
        integer32\t+4\tinteger32
        integer64\t+5\tinteger64
        decimalString\t+6\tdecimal_string
        decimalString\t+6\tdecimalString
        decimal\t+7\tdecimal
        doubleValueString\t+8\tdouble_value_string
        doubleValueString\t+8\tdoubleValueString
        doubleValue\t+9\tdouble_value
        doubleValue\t+9\tdoubleValue
        floatValueString\t+10\tfloat_value_string
        floatValueString\t+10\tfloatValueString
        floatValue\t+11\tfloat_value
        floatValue\t+11\tfloatValue
        string\t+12\tstring
        boolean\t+13\tboolean
        binaryData\t+14\tbinary_data
        binaryData\t+14\tbinaryData
        customTransformerString\t+15\tcustom_transformer_string
        customTransformerString\t+15\tcustomTransformerString
        uuid\t+16\tuuid
        uri\t+17\turi
        """)
  }
}

nonisolated extension OWFlightSearch.ByNumber {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\u{7}\0\u{1}\0\0\0\0\0\0\0\r\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\r\0\0\0\0\0\0\0flight_number\"\0\0\n\0\0\u{1}\0\0\0\0airline_id\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0mode\"\0\0\0\u{14}\0\0\u{3}\0\0\0\0departure_airport_id\"\0\0\0\u{12}\0\0\u{4}\0\0\0\0arrival_airport_id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OWFlightSearch\tOwned.kvmap\t58
        flightNumber\t+1\tflight_number
        airlineID\t+2\tairline_id
        mode\t+3\tmode
        departureAirportID\t+4\tdeparture_airport_id
        arrivalAirportID\t+5\tarrival_airport_id
        """)
  }
}

nonisolated extension OWFlightSearch.ByRoute {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{c}\0\u{e}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\u{14}\0\0\0\0\0\0\0departure_airport_id\"\0\0\0\u{12}\0\0\u{1}\0\0\0\0arrival_airport_id\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0airline_id\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0mode\"\0\0\0\r\0\0\u{4}\0\0\0\0flight_number\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OWFlightSearch\tOwned.kvmap\t65
        departureAirportID\t+1\tdeparture_airport_id
        arrivalAirportID\t+2\tarrival_airport_id
        airlineID\t+3\tairline_id
        mode\t+4\tmode
        flightNumber\t+5\tflight_number
        """)
  }
}

nonisolated extension OWFlightEnvelope {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\r\0\0\0\0\0\u{1}\0flight_search\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        OWFlightEnvelope\tOwned.kvmap\t76
        flightSearch\t+1\tflight_search
        """)
  }
}

nonisolated extension OWRecursive {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0recursives\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        OWRecursive\tOwned.kvmap\t81
        remoteID\t+1\tid
        recursives\t+2\trecursives
        """)
  }
}

nonisolated extension OWFlightRequest {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OWFlightRequest\tOwned.kvmap\t72
        """)
  }

  private static var _kvWhen_0: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\r\0\0\0\0\0\0\0flight_number\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OWFlightRequest\tOwned.kvmap\t72
        \t+0\tflight_number
        """)
  }
}

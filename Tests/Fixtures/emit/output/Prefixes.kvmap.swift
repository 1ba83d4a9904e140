// Generated from Prefixes.kvmap. Do not edit.
// kvmap format 1, input f90512178dcb0998, body be23523bbd291651
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct PrefixedOrder: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var billing: Address
  var shipping: Swift.Optional<Address>
  var extra: KVMap.JSONObject

  init(id: Swift.Int, billing: Address, shipping: Address? = nil, extra: KVMap.JSONObject) {
    self.id = id
    self.billing = billing
    self.shipping = shipping
    self.extra = extra
  }
}

nonisolated struct Address: Swift.Sendable, Swift.Hashable {
  var streetName: Swift.String
  var city: Swift.String
  var position: Swift.Optional<PrefixedPoint>
  var at: Swift.Optional<KVMap.GeographicCoordinate>
  var floor: Swift.Int

  init(
    streetName: Swift.String,
    city: Swift.String,
    position: PrefixedPoint? = nil,
    at: KVMap.GeographicCoordinate? = nil,
    floor: Swift.Int = 0
  ) {
    self.streetName = streetName
    self.city = city
    self.position = position
    self.at = at
    self.floor = floor
  }
}

nonisolated struct PrefixedPoint: Swift.Sendable, Swift.Hashable {
  var lat: Swift.Double
  var lng: Swift.Double

  init(lat: Swift.Double, lng: Swift.Double) {
    self.lat = lat
    self.lng = lng
  }
}

/// Nulls are absent, all of them together.
nonisolated struct Stop: Swift.Sendable, Swift.Hashable {
  var here: Swift.Optional<PrefixedPlace>
  var there: PrefixedPlace
  var every: Swift.Optional<PrefixedPoint>

  init(
    here: PrefixedPlace? = nil,
    there: PrefixedPlace = PrefixedPlace(),
    every: PrefixedPoint? = nil
  ) {
    self.here = here
    self.there = there
    self.every = every
  }
}

nonisolated struct PrefixedPlace: Swift.Sendable, Swift.Hashable {
  var lat: Swift.Optional<Swift.Double>
  var lng: Swift.Double

  init(lat: Swift.Double? = nil, lng: Swift.Double = 0.0) {
    self.lat = lat
    self.lng = lng
  }
}

nonisolated struct Attributes: Swift.Sendable, Swift.Hashable {
  var from: Swift.Optional<PrefixedName>

  init(from: PrefixedName? = nil) {
    self.from = from
  }
}

nonisolated struct PrefixedName: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var text: Swift.Optional<Swift.String>

  init(name: Swift.String, text: Swift.String? = nil) {
    self.name = name
    self.text = text
  }
}

// MARK: - Mappings

nonisolated extension PrefixedOrder: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PrefixedOrder {
    PrefixedOrder(id: 0, billing: Address._kvPlaceholder, extra: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PrefixedOrder, updating: Swift.Bool
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
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: slot0 = try kv.deferValue()  // billing_street_name
        case 2: slot1 = try kv.deferValue()  // billing_street_name
        case 3: slot2 = try kv.deferValue()  // billing_street_name
        case 4: slot3 = try kv.deferValue()  // billing_street_name
        case 5: slot4 = try kv.deferValue()  // billing_street_name
        case 6: slot5 = try kv.deferValue()  // billing_street_name
        case 7: slot6 = try kv.deferValue()  // billing_street_name
        case 8: slot7 = try kv.deferValue()  // shipping_street_name
        case 9: slot8 = try kv.deferValue()  // shipping_street_name
        case 10: slot9 = try kv.deferValue()  // shipping_street_name
        case 11: slot10 = try kv.deferValue()  // shipping_street_name
        case 12: slot11 = try kv.deferValue()  // shipping_street_name
        case 13: slot12 = try kv.deferValue()  // shipping_street_name
        case 14: slot13 = try kv.deferValue()  // shipping_street_name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("street_name\tbilling_street_name\ntown\tbilling_town\ncity\tbilling_city\ngeo\tbilling_geo\nlat\tbilling_lat\nlng\tbilling_lng\nfloor\tbilling_floor\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    kv.addToGather(slot2, to: gathered0, entry: 2)
    kv.addToGather(slot3, to: gathered0, entry: 3)
    kv.addToGather(slot4, to: gathered0, entry: 4)
    kv.addToGather(slot5, to: gathered0, entry: 5)
    kv.addToGather(slot6, to: gathered0, entry: 6)
    let mark1: KVMap.ValuePosition = kv.endGather(gathered0)  // billing_street_name
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { try Address._kvDecode(&kv, into: &out.billing, updating: updating) } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, gathered: gathered0, scan)
    }
    let gathered1: Swift.Int = kv.beginGather("street_name\tshipping_street_name\ntown\tshipping_town\ncity\tshipping_city\ngeo\tshipping_geo\nlat\tshipping_lat\nlng\tshipping_lng\nfloor\tshipping_floor\n", all: false, scan)
    kv.addToGather(slot7, to: gathered1, entry: 0)
    kv.addToGather(slot8, to: gathered1, entry: 1)
    kv.addToGather(slot9, to: gathered1, entry: 2)
    kv.addToGather(slot10, to: gathered1, entry: 3)
    kv.addToGather(slot11, to: gathered1, entry: 4)
    kv.addToGather(slot12, to: gathered1, entry: 5)
    kv.addToGather(slot13, to: gathered1, entry: 6)
    let mark2: KVMap.ValuePosition = kv.endGather(gathered1)  // shipping_street_name
    if mark2.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 8, scan)
      do throws(KVMap.CodingFailure) { try Address._kvDecode(&kv, intoOptional: &out.shipping, updating: updating) } catch { try kv.recover(error, from: mark2) }
      kv.rewind(to: back)
    } else if mark2.isNull {
      out.shipping = nil
    }
    let mark3: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark3.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 15, scan)
      do throws(KVMap.CodingFailure) { out.extra = try kv.object() } catch { try kv.recover(error, from: mark3) }
      kv.rewind(to: back)
    } else if mark3.isNull {
      try kv.reportNull(_kvKeys, rule: 15, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 15, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start1: Swift.Int = kv.capture("street_name\tbilling_street_name\ntown\tbilling_town\ngeo\tbilling_geo\nlat\tbilling_lat\nlng\tbilling_lng\nfloor\tbilling_floor")
    try self.billing._kvEncode(&kv)
    var captured1: KVMap.CapturedObject = try kv.endCapture(start1)
    let start2: Swift.Int = kv.capture("street_name\tshipping_street_name\ntown\tshipping_town\ngeo\tshipping_geo\nlat\tshipping_lat\nlng\tshipping_lng\nfloor\tshipping_floor")
    if let value0 = self.shipping {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured2: KVMap.CapturedObject = try kv.endCapture(start2)
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.member(&captured1, "\"billing_street_name\":", keys: "street_name")
    kv.member(&captured1, "\"billing_town\":", keys: "town")
    kv.member(&captured1, "\"billing_geo\":", keys: "geo")
    kv.member(&captured1, "\"billing_lat\":", keys: "lat")
    kv.member(&captured1, "\"billing_lng\":", keys: "lng")
    kv.member(&captured1, "\"billing_floor\":", keys: "floor")
    kv.member(&captured2, "\"shipping_street_name\":", keys: "street_name")
    kv.member(&captured2, "\"shipping_town\":", keys: "town")
    kv.member(&captured2, "\"shipping_geo\":", keys: "geo")
    kv.member(&captured2, "\"shipping_lat\":", keys: "lat")
    kv.member(&captured2, "\"shipping_lng\":", keys: "lng")
    kv.member(&captured2, "\"shipping_floor\":", keys: "floor")
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.extra)
    try kv.members(of: kv.endCapture(startOfRest), except: "id\tbilling_street_name\tbilling_town\tbilling_city\tbilling_geo\tbilling_lat\tbilling_lng\tbilling_floor\tshipping_street_name\tshipping_town\tshipping_city\tshipping_geo\tshipping_lat\tshipping_lng\tshipping_floor")
    kv.endObject()
  }
}

nonisolated extension Address: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Address {
    Address(streetName: "", city: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Address, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.streetName)  // street_name
        case 1:  // town
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.city = try kv.string()
          }
        case 2: slot1 = try kv.deferValue()  // town
        case 3: kv.object(orNil: &out.position, updating: updating)  // geo
        case 4: slot2 = try kv.deferValue()  // lat
        case 5: slot3 = try kv.deferValue()  // lat
        case 6: out.floor = try kv.consumeNull() ? 0 : kv.int()  // floor
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // town
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.city = try kv.string() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 1, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, scan)
      }
    }
    let gathered0: Swift.Int = kv.beginGather("latitude\tlat\nlongitude\tlng\n", all: false, scan)
    kv.addToGather(slot2, to: gathered0, entry: 0)
    kv.addToGather(slot3, to: gathered0, entry: 1)
    let mark3: KVMap.ValuePosition = kv.endGather(gathered0)  // lat
    if mark3.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 4, scan)
      do throws(KVMap.CodingFailure) { out.at = try kv.consumeNullOrEmptyText() ? nil : KVMap.GeographicCoordinate._kvDecode(&kv, updating: updating ? out.at : nil) } catch { try kv.recover(error, from: mark3) }
      kv.rewind(to: back)
    } else if mark3.isNull {
      out.at = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start3: Swift.Int = kv.capture("latitude\tlat\nlongitude\tlng")
    if let value0 = self.at {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured3: KVMap.CapturedObject = try kv.endCapture(start3)
    kv.beginObject()
    kv.string("\"street_name\":", self.streetName)
    kv.string("\"town\":", self.city)
    if let value = self.position { kv.key("\"geo\":"); try value._kvEncode(&kv) }
    kv.member(&captured3, "\"lat\":", keys: "latitude")
    kv.member(&captured3, "\"lng\":", keys: "longitude")
    kv.int("\"floor\":", self.floor)
    kv.endObject()
  }
}

nonisolated extension PrefixedPoint: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PrefixedPoint {
    PrefixedPoint(lat: 0, lng: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PrefixedPoint, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.lat)  // lat
      case 1: kv.double(into: &out.lng)  // lng
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"lat\":", self.lat)
    try kv.double("\"lng\":", self.lng)
    kv.endObject()
  }
}

nonisolated extension Stop: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Stop {
    let current: Swift.UnsafePointer<Stop>? = current?.assumingMemoryBound(to: Stop.self)
    let updating: Swift.Bool = current != nil
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    var _0: Swift.Optional<PrefixedPlace>
    var _1: PrefixedPlace
    var _2: Swift.Optional<PrefixedPoint>
    if let current {
      _0 = current.pointee.here
      _1 = current.pointee.there
      _2 = current.pointee.every
    } else {
      _0 = nil
      _1 = PrefixedPlace()
      _2 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // lat
        case 1: slot1 = try kv.deferValue()  // lat
        case 2: slot2 = try kv.deferValue()  // to_lat
        case 3: slot3 = try kv.deferValue()  // to_lat
        case 4: slot4 = try kv.deferValue()  // y
        case 5: slot5 = try kv.deferValue()  // y
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("lat\tlat\nlng\tlng\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // lat
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { _0 = try kv.consumeNullOrEmptyText() ? nil : PrefixedPlace._kvDecode(&kv, updating: current?.pointee.here) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      _0 = nil
    }
    let gathered1: Swift.Int = kv.beginGather("lat\tto_lat\nlng\tto_lng\n", all: false, scan)
    kv.addToGather(slot2, to: gathered1, entry: 0)
    kv.addToGather(slot3, to: gathered1, entry: 1)
    let mark1: KVMap.ValuePosition = kv.endGather(gathered1)  // to_lat
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 2, scan)
      do throws(KVMap.CodingFailure) { _1 = try PrefixedPlace._kvDecode(&kv, updating: current?.pointee.there) } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      _1 = PrefixedPlace()
    }
    let gathered2: Swift.Int = kv.beginGather("lat\ty\nlng\tx\n", all: true, scan)
    kv.addToGather(slot4, to: gathered2, entry: 0)
    kv.addToGather(slot5, to: gathered2, entry: 1)
    let mark2: KVMap.ValuePosition = kv.endGather(gathered2)  // y
    if mark2.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 4, scan)
      do throws(KVMap.CodingFailure) { _2 = try kv.consumeNullOrEmptyText() ? nil : PrefixedPoint._kvDecode(&kv, updating: current?.pointee.every) } catch { try kv.recover(error, from: mark2) }
      kv.rewind(to: back)
    } else if mark2.isNull {
      _2 = nil
    }
    return Stop(here: _0, there: _1, every: _2)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("lat\tlat\nlng\tlng")
    if let value0 = self.here {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    let start1: Swift.Int = kv.capture("lat\tto_lat\nlng\tto_lng")
    try self.there._kvEncode(&kv)
    var captured1: KVMap.CapturedObject = try kv.endCapture(start1)
    let start2: Swift.Int = kv.capture("lat\ty\nlng\tx")
    if let value0 = self.every {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured2: KVMap.CapturedObject = try kv.endCapture(start2)
    kv.beginObject()
    kv.member(&captured0, "\"lat\":", keys: "lat")
    kv.member(&captured0, "\"lng\":", keys: "lng")
    kv.member(&captured1, "\"to_lat\":", keys: "lat")
    kv.member(&captured1, "\"to_lng\":", keys: "lng")
    kv.member(&captured2, "\"y\":", keys: "lat")
    kv.member(&captured2, "\"x\":", keys: "lng")
    kv.endObject()
  }
}

nonisolated extension PrefixedPlace: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PrefixedPlace {
    PrefixedPlace()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PrefixedPlace, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.double(orNil: &out.lat)  // lat
        case 1: out.lng = try kv.consumeNull() ? 0.0 : kv.double()  // lng
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"lat\":", ifPresent: self.lat)
    try kv.double("\"lng\":", self.lng)
    kv.endObject()
  }
}

nonisolated extension Attributes: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Attributes {
    Attributes()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Attributes, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // "@from-name"
        case 1: slot1 = try kv.deferValue()  // "@from-name"
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("@name\t\"@from-name\"\ntext\t\"from-text\"\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // "@from-name"
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { try PrefixedName._kvDecode(&kv, intoOptional: &out.from, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.from = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("@name\t\"@from-name\"\ntext\t\"from-text\"")
    if let value0 = self.from {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    kv.beginObject()
    kv.member(&captured0, "\"@from-name\":", keys: "@name")
    kv.member(&captured0, "\"from-text\":", keys: "text")
    kv.endObject()
  }
}

nonisolated extension PrefixedName: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PrefixedName {
    PrefixedName(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PrefixedName, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // @name
      case 1: kv.string(orNil: &out.text)  // text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"@name\":", self.name)
    kv.string("\"text\":", ifPresent: self.text)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension PrefixedOrder {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.billing, right.billing),
      KVMap._kvAreEqual(left.shipping, right.shipping),
      KVMap._kvAreEqual(left.extra, right.extra)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.billing.hash(into: &hasher)
    self.shipping.hash(into: &hasher)
    self.extra.hash(into: &hasher)
  }
}

nonisolated extension Address {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.streetName, right.streetName),
      KVMap._kvAreEqual(left.city, right.city),
      KVMap._kvAreEqual(left.position, right.position),
      KVMap._kvAreEqual(left.at, right.at),
      KVMap._kvAreEqual(left.floor, right.floor)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.streetName.hash(into: &hasher)
    self.city.hash(into: &hasher)
    self.position.hash(into: &hasher)
    self.at.hash(into: &hasher)
    self.floor.hash(into: &hasher)
  }
}

nonisolated extension PrefixedPoint {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.lat, right.lat),
      KVMap._kvAreEqual(left.lng, right.lng)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.lat.hash(into: &hasher)
    self.lng.hash(into: &hasher)
  }
}

nonisolated extension Stop {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.here, right.here),
      KVMap._kvAreEqual(left.there, right.there),
      KVMap._kvAreEqual(left.every, right.every)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.here.hash(into: &hasher)
    self.there.hash(into: &hasher)
    self.every.hash(into: &hasher)
  }
}

nonisolated extension PrefixedPlace {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.lat, right.lat),
      KVMap._kvAreEqual(left.lng, right.lng)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.lat.hash(into: &hasher)
    self.lng.hash(into: &hasher)
  }
}

nonisolated extension Attributes {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.from, right.from)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.from.hash(into: &hasher)
  }
}

nonisolated extension PrefixedName {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension PrefixedOrder {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      ",\0\r\0 \0\0\0\0\0\0\0\0\0)\0\u{13}\0\0\0\0\0#\0\0\0\0\0\0\0\u{16}\0&\0\u{1}\0\u{3}\0\0\0\0\0\0\0\u{10}\0\0\0\u{7}\0\0\0\0\0\u{1d}\0\n\0\u{19}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{13}\0\0\u{1}\0\0\0\0billing_street_name\"\0\0\0\0\u{c}\0\0\u{2}\0\0\0\0billing_town\"\0\0\0\u{c}\0\0\u{3}\0\0\0\0billing_city\"\0\0\0\u{b}\0\0\u{4}\0\0\0\0billing_geo\"\0\0\0\0\u{b}\0\0\u{5}\0\0\0\0billing_lat\"\0\0\0\0\u{b}\0\0\u{6}\0\0\0\0billing_lng\"\0\0\0\0\r\0\0\u{7}\0\0\0\0billing_floor\"\0\0\u{14}\0\0\u{8}\0\0\0\0shipping_street_name\"\0\0\0\r\0\0\t\0\0\0\0shipping_town\"\0\0\r\0\0\n\0\0\0\0shipping_city\"\0\0\u{c}\0\0\u{b}\0\0\0\0shipping_geo\"\0\0\0\u{c}\0\0\u{c}\0\0\0\0shipping_lat\"\0\0\0\u{c}\0\0\r\0\0\0\0shipping_lng\"\0\0\0\u{e}\0\0\u{e}\0\0\0\0shipping_floor\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x34b0209642cea639, wide: false, full: false, count: 15, required: 1,
      unknown: .rest, duplicates: .error,
      rules: """
        PrefixedOrder\tPrefixes.kvmap\t3
        id\t+1\tid
        billing\t+2\tbilling_street_name
        billing\t+2\tbilling_town
        billing\t+2\tbilling_city
        billing\t+2\tbilling_geo
        billing\t+2\tbilling_lat
        billing\t+2\tbilling_lng
        billing\t+2\tbilling_floor
        shipping\t+3\tshipping_street_name
        shipping\t+3\tshipping_town
        shipping\t+3\tshipping_city
        shipping\t+3\tshipping_geo
        shipping\t+3\tshipping_lat
        shipping\t+3\tshipping_lng
        shipping\t+3\tshipping_floor
        extra\t+4\t
        """)
  }
}

nonisolated extension Address {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{e}\0\0\0\0\0\u{1}\0\0\0\u{8}\0\u{6}\0\u{4}\0\n\0\0\0\u{c}\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{1}\0street_name\"\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0town\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0city\"\0\0\0\u{3}\0\0\u{3}\0\0\0\0geo\"\0\0\0\0\u{3}\0\0\u{4}\0\0\0\0lat\"\0\0\0\0\u{3}\0\0\u{5}\0\0\0\0lng\"\0\0\0\0\u{5}\0\0\u{6}\0\0\0\0floor\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 7, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Address\tPrefixes.kvmap\t10
        streetName\t+1\tstreet_name
        city\t+2\ttown
        city\t+2\tcity
        position\t+3\tgeo
        at\t+4\tlat
        at\t+4\tlng
        floor\t+5\tfloor
        """)
  }
}

nonisolated extension PrefixedPoint {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lng\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        PrefixedPoint\tPrefixes.kvmap\t17
        lat\t+0\tlat
        lng\t+0\tlng
        """)
  }
}

nonisolated extension Stop {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{b}\0\0\0\0\0\0\0\0\0\u{7}\0\u{1}\0\u{3}\0\t\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0lng\"\0\0\0\0\u{6}\0\0\u{2}\0\0\0\0to_lat\"\0\u{6}\0\0\u{3}\0\0\0\0to_lng\"\0\u{1}\0\0\u{4}\0\0\0\0y\"\0\0\0\0\0\0\u{1}\0\0\u{5}\0\0\0\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Stop\tPrefixes.kvmap\t20
        here\t+1\tlat
        here\t+1\tlng
        there\t+2\tto_lat
        there\t+2\tto_lng
        every\t+3\ty
        every\t+3\tx
        """)
  }
}

nonisolated extension PrefixedPlace {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\0\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0lng\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PrefixedPlace\tPrefixes.kvmap\t25
        lat\t+0\tlat
        lng\t+0\tlng
        """)
  }
}

nonisolated extension Attributes {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\u{1}\0\0\0\n\0\0\0\0\0\0\0@from-name\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0from-text\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Attributes\tPrefixes.kvmap\t27
        from\t+0\t\"@from-name\"
        from\t+0\t\"from-text\"
        """)
  }
}

nonisolated extension PrefixedName {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0@name\"\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        PrefixedName\tPrefixes.kvmap\t28
        name\t+0\t@name
        text\t+0\ttext
        """)
  }
}

// Generated from Gathering.kvmap. Do not edit.
// kvmap format 1, input 9759701a2171a1d5, body d7500df6ca7e4318
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct GatherPoint: Swift.Sendable, Swift.Hashable {
  var latitude: Swift.Double
  var longitude: Swift.Double

  init(latitude: Swift.Double, longitude: Swift.Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

nonisolated struct GatherLocation: Swift.Sendable, Swift.Hashable {
  var distance: Swift.Optional<Swift.Double>
  var point: GatherPoint

  init(distance: Swift.Double? = nil, point: GatherPoint) {
    self.distance = distance
    self.point = point
  }
}

nonisolated struct Gathering: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var point: Swift.Optional<GatherPoint>
  var location: Swift.Optional<GatherLocation>

  init(name: Swift.String, point: GatherPoint? = nil, location: GatherLocation? = nil) {
    self.name = name
    self.point = point
    self.location = location
  }
}

nonisolated struct GatherRequired: Swift.Sendable, Swift.Hashable {
  var point: GatherPoint

  init(point: GatherPoint) {
    self.point = point
  }
}

nonisolated struct GatherAll: Swift.Sendable, Swift.Hashable {
  var point: Swift.Optional<GatherPoint>

  init(point: GatherPoint? = nil) {
    self.point = point
  }
}

nonisolated struct GatherPlain: Swift.Sendable, Swift.Hashable {
  var point: Swift.Optional<GatherPoint>

  init(point: GatherPoint? = nil) {
    self.point = point
  }
}

nonisolated struct GatherEither: Swift.Sendable, Swift.Hashable {
  var point: Swift.Optional<GatherPoint>
  var rest: KVMap.JSONObject

  init(point: GatherPoint? = nil, rest: KVMap.JSONObject) {
    self.point = point
    self.rest = rest
  }
}

nonisolated struct GatherElements: Swift.Sendable, Swift.Hashable {
  var point: Swift.Optional<GatherPoint>

  init(point: GatherPoint? = nil) {
    self.point = point
  }
}

nonisolated struct GatherAllRequired: Swift.Sendable, Swift.Hashable {
  var point: GatherPoint

  init(point: GatherPoint) {
    self.point = point
  }
}

nonisolated struct GatherHeight: Swift.Sendable, Swift.Hashable {
  var latitude: Swift.Double
  var height: Swift.Optional<Swift.Double>

  init(latitude: Swift.Double, height: Swift.Double? = nil) {
    self.latitude = latitude
    self.height = height
  }
}

nonisolated struct GatherEnds: Swift.Sendable, Swift.Hashable {
  var point: Swift.Optional<GatherHeight>

  init(point: GatherHeight? = nil) {
    self.point = point
  }
}

// MARK: - Mappings

nonisolated extension GatherPoint: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: GatherPoint {
    GatherPoint(latitude: 0, longitude: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GatherPoint, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.latitude)  // latitude
      case 1: kv.double(into: &out.longitude)  // longitude
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"latitude\":", self.latitude)
    try kv.double("\"longitude\":", self.longitude)
    kv.endObject()
  }
}

nonisolated extension GatherLocation: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: GatherLocation {
    GatherLocation(point: GatherPoint._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GatherLocation, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(orNil: &out.distance)  // distance
      case 1: kv.object(into: &out.point, updating: updating)  // point
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"distance\":", ifPresent: self.distance)
    kv.key("\"point\":"); try self.point._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension Gathering: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Gathering {
    Gathering(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Gathering, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // name
        case 1: slot0 = try kv.deferValue()  // latitude
        case 2: slot1 = try kv.deferValue()  // latitude
        case 3: slot2 = try kv.deferValue()  // distance
        case 4: slot3 = try kv.deferValue()  // distance
        case 5:  // distance
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: slot4 = try kv.deferValue()  // distance
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("latitude\tlatitude\nlongitude\tlongitude\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark1: KVMap.ValuePosition = kv.endGather(gathered0)  // latitude
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { try GatherPoint._kvDecode(&kv, intoOptional: &out.point, updating: updating) } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.point = nil
    }
    let gathered1: Swift.Int = kv.beginGather("latitude\tlat\nlongitude\tgeo.lon\n", all: false, scan)
    kv.addToGather(slot3, to: gathered1, entry: 0)
    kv.addToGather(slot4, to: gathered1, entry: 1)
    let gathered2: Swift.Int = kv.beginGather("distance\tdistance\npoint\tlat\n", all: false, scan)
    kv.addToGather(slot2, to: gathered2, entry: 0)
    kv.addToGather(kv.endGather(gathered1), to: gathered2, entry: 1)
    let mark2: KVMap.ValuePosition = kv.endGather(gathered2)  // distance
    if mark2.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 3, scan)
      do throws(KVMap.CodingFailure) { try GatherLocation._kvDecode(&kv, intoOptional: &out.location, updating: updating) } catch { try kv.recover(error, from: mark2) }
      kv.rewind(to: back)
    } else if mark2.isNull {
      out.location = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start1: Swift.Int = kv.capture("latitude\tlatitude\nlongitude\tlongitude")
    if let value0 = self.point {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured1: KVMap.CapturedObject = try kv.endCapture(start1)
    let start2: Swift.Int = kv.capture("distance\tdistance\npoint\tlatitude\tlat\npoint\tlongitude\tgeo.lon")
    if let value0 = self.location {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured2: KVMap.CapturedObject = try kv.endCapture(start2)
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.member(&captured1, "\"latitude\":", keys: "latitude")
    kv.member(&captured1, "\"longitude\":", keys: "longitude")
    kv.member(&captured2, "\"distance\":", keys: "distance")
    kv.member(&captured2, "\"lat\":", keys: "point\tlatitude")
    let begun0: Swift.Int = kv.beginOptionalObject("\"geo\":")
    kv.member(&captured2, "\"lon\":", keys: "point\tlongitude")
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension GatherRequired: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: GatherRequired {
    GatherRequired(point: GatherPoint._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GatherRequired, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // y
        case 1: slot1 = try kv.deferValue()  // y
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("latitude\ty\nlongitude\tx\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // y
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { try GatherPoint._kvDecode(&kv, into: &out.point, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, gathered: gathered0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("latitude\ty\nlongitude\tx")
    try self.point._kvEncode(&kv)
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    kv.beginObject()
    kv.member(&captured0, "\"y\":", keys: "latitude")
    kv.member(&captured0, "\"x\":", keys: "longitude")
    kv.endObject()
  }
}

nonisolated extension GatherAll: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: GatherAll {
    GatherAll()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GatherAll, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // latitude
        case 1: slot1 = try kv.deferValue()  // latitude
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("latitude\tlatitude\nlongitude\tlongitude\n", all: true, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // latitude
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { try GatherPoint._kvDecode(&kv, intoOptional: &out.point, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.point = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("latitude\tlatitude\nlongitude\tlongitude")
    if let value0 = self.point {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    kv.beginObject()
    kv.member(&captured0, "\"latitude\":", keys: "latitude")
    kv.member(&captured0, "\"longitude\":", keys: "longitude")
    kv.endObject()
  }
}

nonisolated extension GatherPlain: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: GatherPlain {
    GatherPlain()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GatherPlain, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // latitude
        case 1: slot1 = try kv.deferValue()  // latitude
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("latitude\tlatitude\nlongitude\tlongitude\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // latitude
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { try GatherPoint._kvDecode(&kv, intoOptional: &out.point, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.point = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("latitude\tlatitude\nlongitude\tlongitude")
    if let value0 = self.point {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    kv.beginObject()
    kv.member(&captured0, "\"latitude\":", keys: "latitude")
    kv.member(&captured0, "\"longitude\":", keys: "longitude")
    kv.endObject()
  }
}

nonisolated extension GatherEither: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: GatherEither {
    GatherEither(rest: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GatherEither, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var slot6: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // point
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            try GatherPoint._kvDecode(&kv, intoOptional: &out.point, updating: updating)
          }
        case 1: slot1 = try kv.deferValue()  // point
        case 2: slot2 = try kv.deferValue()  // point
        case 3: slot3 = try kv.deferValue()  // point
        case 4: slot4 = try kv.deferValue()  // point
        case 5: slot5 = try kv.deferValue()  // a
        case 6:  // a
          if try kv.consumeNull() {
            slot6 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: slot6 = try kv.deferValue()  // a
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let gathered0: Swift.Int = kv.beginGather("latitude\tlat\nlongitude\tlon\n", all: false, scan)
      kv.addToGather(slot1.or(slot2), to: gathered0, entry: 0)
      kv.addToGather(slot3.or(slot4), to: gathered0, entry: 1)
      let mark0: KVMap.ValuePosition = slot0.or(kv.endGather(gathered0))  // point
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { try GatherPoint._kvDecode(&kv, intoOptional: &out.point, updating: updating) } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        out.point = nil
      }
    }
    let gathered1: Swift.Int = kv.beginGather("a\ta\nb\tc.d\n", all: false, scan)
    kv.addToGather(slot5, to: gathered1, entry: 0)
    kv.addToGather(slot6, to: gathered1, entry: 1)
    let mark1: KVMap.ValuePosition = kv.endGather(gathered1)  // a
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 5, scan)
      do throws(KVMap.CodingFailure) { out.rest = try kv.object() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 5, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 5, gathered: gathered1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension GatherElements: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: GatherElements {
    GatherElements()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GatherElements, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // coordinates[0]
          if try kv.consumeNull() {
            slot0 = .null
            slot1 = .null
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0: slot0 = try kv.deferValue()  // coordinates[0]
              case 1: slot1 = try kv.deferValue()  // coordinates[0]
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("latitude\tcoordinates[0]\nlongitude\tcoordinates[1]\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // coordinates[0]
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { try GatherPoint._kvDecode(&kv, intoOptional: &out.point, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.point = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("latitude\tcoordinates[0]\nlongitude\tcoordinates[1]")
    if let value0 = self.point {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    kv.beginObject()
    var has0: Swift.Bool = false
    if self.point != nil { has0 = true }
    if self.point != nil { has0 = true }
    if has0 {
      kv.key("\"coordinates\":")
      kv.beginArray()
      var end1: Swift.Int = kv.elementsEnd
      if kv.element(&captured0, keys: "latitude") { end1 = kv.elementsEnd }
      if kv.element(&captured0, keys: "longitude") { end1 = kv.elementsEnd }
      kv.endArray(behind: end1)
    }
    kv.endObject()
  }
}

nonisolated extension GatherAllRequired: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: GatherAllRequired {
    GatherAllRequired(point: GatherPoint._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GatherAllRequired, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // y
        case 1: slot1 = try kv.deferValue()  // y
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("latitude\ty\nlongitude\tx\n", all: true, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // y
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { try GatherPoint._kvDecode(&kv, into: &out.point, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, gathered: gathered0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("latitude\ty\nlongitude\tx")
    try self.point._kvEncode(&kv)
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    kv.beginObject()
    kv.member(&captured0, "\"y\":", keys: "latitude")
    kv.member(&captured0, "\"x\":", keys: "longitude")
    kv.endObject()
  }
}

nonisolated extension GatherHeight: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: GatherHeight {
    GatherHeight(latitude: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GatherHeight, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.latitude)  // latitude
      case 1: kv.double(orNil: &out.height)  // height
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"latitude\":", self.latitude)
    try kv.double("\"height\":", ifPresent: self.height)
    kv.endObject()
  }
}

nonisolated extension GatherEnds: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: GatherEnds {
    GatherEnds()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GatherEnds, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // coordinates[0]
          if try kv.consumeNull() {
            slot0 = .null
            slot1 = .null
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0: slot0 = try kv.deferValue()  // coordinates[0]
              case 1: slot1 = try kv.deferValue()  // coordinates[0]
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("latitude\tcoordinates[0]\nheight\tcoordinates[1]\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // coordinates[0]
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { try GatherHeight._kvDecode(&kv, intoOptional: &out.point, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.point = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("latitude\tcoordinates[0]\nheight\tcoordinates[1]")
    if let value0 = self.point {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    kv.beginObject()
    var has0: Swift.Bool = false
    if self.point != nil { has0 = true }
    if self.point != nil { has0 = true }
    if has0 {
      kv.key("\"coordinates\":")
      kv.beginArray()
      var end1: Swift.Int = kv.elementsEnd
      if kv.element(&captured0, keys: "latitude") { end1 = kv.elementsEnd }
      if kv.element(&captured0, keys: "height") { end1 = kv.elementsEnd }
      kv.endArray(behind: end1)
    }
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension GatherPoint {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.latitude, right.latitude),
      KVMap._kvAreEqual(left.longitude, right.longitude)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.latitude.hash(into: &hasher)
    self.longitude.hash(into: &hasher)
  }
}

nonisolated extension GatherLocation {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.distance, right.distance),
      KVMap._kvAreEqual(left.point, right.point)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.distance.hash(into: &hasher)
    self.point.hash(into: &hasher)
  }
}

nonisolated extension Gathering {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.point, right.point),
      KVMap._kvAreEqual(left.location, right.location)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.point.hash(into: &hasher)
    self.location.hash(into: &hasher)
  }
}

nonisolated extension GatherRequired {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.point, right.point)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.point.hash(into: &hasher)
  }
}

nonisolated extension GatherAll {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.point, right.point)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.point.hash(into: &hasher)
  }
}

nonisolated extension GatherPlain {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.point, right.point)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.point.hash(into: &hasher)
  }
}

nonisolated extension GatherEither {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.point, right.point),
      KVMap._kvAreEqual(left.rest, right.rest)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.point.hash(into: &hasher)
    self.rest.hash(into: &hasher)
  }
}

nonisolated extension GatherElements {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.point, right.point)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.point.hash(into: &hasher)
  }
}

nonisolated extension GatherAllRequired {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.point, right.point)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.point.hash(into: &hasher)
  }
}

nonisolated extension GatherHeight {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.latitude, right.latitude),
      KVMap._kvAreEqual(left.height, right.height)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.latitude.hash(into: &hasher)
    self.height.hash(into: &hasher)
  }
}

nonisolated extension GatherEnds {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.point, right.point)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.point.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension GatherPoint {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        GatherPoint\tGathering.kvmap\t1
        latitude\t+0\tlatitude
        longitude\t+0\tlongitude
        """)
  }
}

nonisolated extension GatherLocation {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{4}\0\0\0\0\0\u{8}\0\0\0\0\0\0\0distance\"\0\0\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0point\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        GatherLocation\tGathering.kvmap\t3
        distance\t+0\tdistance
        point\t+0\tpoint
        """)
  }
}

nonisolated extension Gathering {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{e}\0\0\0\0\0\t\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\u{c}\0\u{6}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\0\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{2}\0\0\0\0longitude\"\0\0\0\0\0\0\u{8}\0\0\u{3}\0\0\0\0distance\"\0\0\0\0\0\0\0\u{3}\0\0\u{4}\0\0\0\0lat\"\0\0\0\0\u{3}\0\0\u{5}\0\0\0\0geo\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Gathering\tGathering.kvmap\t5
        name\t+1\tname
        point\t+2\tlatitude
        point\t+2\tlongitude
        location\t+3\tdistance
        location\t+3\tlat
        location\t+3\tgeo.lon
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0lon\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Gathering\tGathering.kvmap\t5
        location\t+3\tgeo.lon
        """)
  }
}

nonisolated extension GatherRequired {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0y\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        GatherRequired\tGathering.kvmap\t11
        point\t+1\ty
        point\t+1\tx
        """)
  }
}

nonisolated extension GatherAll {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\0\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\0\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        GatherAll\tGathering.kvmap\t15
        point\t+1\tlatitude
        point\t+1\tlongitude
        """)
  }
}

nonisolated extension GatherPlain {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\0\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\0\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        GatherPlain\tGathering.kvmap\t19
        point\t+1\tlatitude
        point\t+1\tlongitude
        """)
  }
}

nonisolated extension GatherEither {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{7}\0\0\0\0\0\u{b}\0\0\0\0\0\0\0\u{3}\0\r\0\0\0\0\0\0\0\u{1}\0\t\0\0\0\u{5}\0\0\0\0\0\0\0point\"\0\0\u{3}\0\0\u{1}\0\0\0\0lat\"\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0y\"\0\0\0\0\0\0\u{3}\0\0\u{3}\0\0\0\0lon\"\0\0\0\0\u{1}\0\0\u{4}\0\0\0\0x\"\0\0\0\0\0\0\u{1}\0\0\u{5}\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{6}\0\0\0\0c\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 7, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        GatherEither\tGathering.kvmap\t23
        point\t+1\tpoint
        point\t+1\tlat
        point\t+1\ty
        point\t+1\tlon
        point\t+1\tx
        rest\t+2\ta
        rest\t+2\tc.d
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        GatherEither\tGathering.kvmap\t23
        rest\t+2\tc.d
        """)
  }
}

nonisolated extension GatherElements {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{b}\0\0\0\0\0\0\0coordinates\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        GatherElements\tGathering.kvmap\t29
        point\t+1\tcoordinates[0]
        """)
  }
}

nonisolated extension GatherAllRequired {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0y\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        GatherAllRequired\tGathering.kvmap\t33
        point\t+1\ty
        point\t+1\tx
        """)
  }
}

nonisolated extension GatherHeight {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0height\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        GatherHeight\tGathering.kvmap\t37
        latitude\t+0\tlatitude
        height\t+0\theight
        """)
  }
}

nonisolated extension GatherEnds {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{b}\0\0\0\0\0\0\0coordinates\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        GatherEnds\tGathering.kvmap\t40
        point\t+1\tcoordinates[0]
        """)
  }
}

@_spi(Generated) import KVMap

/// Rules with paths, alternatives, positions, gathers and lossy values, as generated code has them:
///
///     map Post {
///       text:     String <-> full_text ?? text
///       name:     String <-> user.name
///       city:     String? <-> user.home.city
///       thumb:    String? <-> images[0].src
///       place:    Place? <-> gather { distance, point <-> gather { latitude <-> geo.lat, longitude } }
///       counts:   lossy [Int] = []
///       rating:   lossy Int?
///     }
struct Post: Equatable, DocumentDecodableInPlace {
  var text = ""
  var name = ""
  var city: String?
  var thumb: String?
  var place: Place?
  var counts: [Int] = []
  var rating: Int?

  static let keys = KeyTableFixture(
    type: "Post",
    entries: [
      .init(key: "full_text", property: "text", line: 2), .init(key: "text", property: "text", line: 2),
      .init(key: "user", property: "name", path: "user.name", line: 3),
      .init(key: "images", property: "thumb", path: "images[0].src", line: 5),
      .init(key: "distance", property: "place", line: 6),
      .init(key: "geo", property: "place", path: "geo.lat", line: 6),
      .init(key: "longitude", property: "place", line: 6), .init(key: "counts", line: 7), .init(key: "rating", line: 8),
    ],
    rules: [
      .init(key: "", property: "name", path: "user.name", line: 3),
      .init(key: "", property: "text", path: "full_text", line: 2),
      .init(key: "", property: "place", path: "distance", line: 6),
    ]
  ).make()
  static let userKeys = KeyTableFixture(
    type: "Post",
    entries: [
      .init(key: "name", property: "name", path: "user.name", line: 3),
      .init(key: "home", property: "city", path: "user.home.city", line: 4),
    ]
  ).make()
  static let homeKeys = KeyTableFixture(
    type: "Post", entries: [.init(key: "city", property: "city", path: "user.home.city", line: 4)]
  ).make()
  static let imageKeys = KeyTableFixture(
    type: "Post", entries: [.init(key: "src", property: "thumb", path: "images[0].src", line: 5)]
  ).make()
  static let geoKeys = KeyTableFixture(
    type: "Post", entries: [.init(key: "lat", property: "place", path: "geo.lat", line: 6)]
  ).make()

  static var _kvPlaceholder: Post { Post() }

  static func _kvDecode(_ kv: inout JSONReader, into out: inout Post, updating: Bool) throws(CodingFailure) {
    var fullText: ValuePosition = .none
    var text: ValuePosition = .none
    var distance: ValuePosition = .none
    var latitude: ValuePosition = .none
    var longitude: ValuePosition = .none
    var hasName = false
    var scan = ObjectState(updating: updating)
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      do throws(CodingFailure) {
        switch key {
        case 0: fullText = try kv.deferValue()
        case 1: text = try kv.deferValue()
        case 2:
          if try kv.consumeNull() {
            hasName = true
            try kv.reportNull(keys, rule: 9, scan)
          } else {
            try readUser(&kv, &out, &hasName)
          }
        case 3:
          if try kv.consumeNull() { out.thumb = nil } else { try readImages(&kv, &out) }
        case 4: distance = try kv.deferValue()
        case 5:
          if try kv.consumeNull() { latitude = .null } else { latitude = try readLatitude(&kv) }
        case 6: longitude = try kv.deferValue()
        case 7: out.counts = try readCounts(&kv)
        case 8:
          let attempt = kv.attempt()
          do throws(CodingFailure) {
            if try kv.consumeNull() { out.rating = nil } else { out.rating = try kv.int() }
            kv.acceptAttempt(attempt)
          } catch {
            try kv.drop(error, from: attempt)
            out.rating = nil
          }
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.nextKey(keys, &scan)
    }
    if !hasName { try kv.reportMissing(keys, rule: 9, scan) }
    try readText(&kv, &out, fullText.or(text), scan)
    try readPlace(&kv, &out, distance, latitude, longitude, scan)
  }

  private static func readUser(_ kv: inout JSONReader, _ out: inout Post, _ hasName: inout Bool) throws(CodingFailure) {
    var scan = ObjectState()
    var key = try kv.beginObject(userKeys, &scan)
    while key >= 0 {
      do throws(CodingFailure) {
        switch key {
        case 0:
          hasName = true
          out.name = try kv.string()
        case 1:
          if try kv.consumeNull() {
            out.city = nil
          } else {
            var scan = ObjectState()
            var key = try kv.beginObject(homeKeys, &scan)
            while key >= 0 {
              do throws(CodingFailure) {
                if try kv.consumeNull() { out.city = nil } else { out.city = try kv.string() }
              } catch {
                try kv.recover(error, &scan)
              }
              key = try kv.nextKey(homeKeys, &scan)
            }
          }
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.nextKey(userKeys, &scan)
    }
  }

  private static func readImages(_ kv: inout JSONReader, _ out: inout Post) throws(CodingFailure) {
    guard try kv.beginArray() else { return }
    var index = 0
    repeat {
      if index == 0 {
        var scan = ObjectState()
        var key = try kv.beginObject(imageKeys, &scan)
        while key >= 0 {
          do throws(CodingFailure) { out.thumb = try kv.string() } catch { try kv.recover(error, &scan) }
          key = try kv.nextKey(imageKeys, &scan)
        }
      } else {
        try kv.skip()
      }
      index += 1
    } while try kv.nextElement()
  }

  private static func readLatitude(_ kv: inout JSONReader) throws(CodingFailure) -> ValuePosition {
    var latitude: ValuePosition = .none
    var scan = ObjectState()
    var key = try kv.beginObject(geoKeys, &scan)
    while key >= 0 {
      latitude = try kv.deferValue()
      key = try kv.nextKey(geoKeys, &scan)
    }
    return latitude
  }

  private static func readCounts(_ kv: inout JSONReader) throws(CodingFailure) -> [Int] {
    var counts: [Int] = []
    guard try kv.beginArray() else { return counts }
    repeat {
      let attempt = kv.attempt()
      do throws(CodingFailure) {
        counts.append(try kv.int())
        kv.acceptAttempt(attempt)
      } catch {
        try kv.drop(error, from: attempt)
      }
    } while try kv.nextElement()
    return counts
  }

  private static func readText(
    _ kv: inout JSONReader, _ out: inout Post, _ mark: ValuePosition, _ scan: ObjectState
  ) throws(CodingFailure) {
    if mark.isValue {
      let back = kv.seek(to: mark, keys, rule: 10, scan)
      do throws(CodingFailure) { out.text = try kv.string() } catch { try kv.recover(error, from: mark) }
      kv.rewind(to: back)
    } else if mark.isNull {
      try kv.reportNull(keys, rule: 10, scan)
    } else {
      try kv.reportMissing(keys, rule: 10, scan)
    }
  }

  private static func readPlace(
    _ kv: inout JSONReader, _ out: inout Post, _ distance: ValuePosition, _ latitude: ValuePosition,
    _ longitude: ValuePosition, _ scan: ObjectState
  ) throws(CodingFailure) {
    let point = kv.beginGather("latitude\tgeo.lat\nlongitude\tlongitude\n", all: false, scan)
    kv.addToGather(latitude, to: point, entry: 0)
    kv.addToGather(longitude, to: point, entry: 1)
    let place = kv.beginGather("distance\tdistance\npoint\tgeo.lat\n", all: false, scan)
    kv.addToGather(distance, to: place, entry: 0)
    kv.addToGather(kv.endGather(point), to: place, entry: 1)
    let mark = kv.endGather(place)
    guard mark.isValue else { return }
    let back = kv.seek(to: mark, keys, rule: 11, scan)
    do throws(CodingFailure) {
      out.place = try Place._kvDecode(&kv, updating: nil)
    } catch {
      try kv.recover(error, from: mark)
    }
    kv.rewind(to: back)
  }
}

/// A type that is constructed by its initialiser, from locals.
struct Place: Equatable, DocumentDecodable {
  let distance: Double?
  let point: Point

  static let keys = KeyTableFixture.of("distance", "point!", type: "Place")

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Place {
    let current = current?.assumingMemoryBound(to: Place.self).pointee
    var distance = current?.distance
    var point = current?.point
    var scan = ObjectState(updating: current != nil)
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      do throws(CodingFailure) {
        switch key {
        case 0: if try kv.consumeNull() { distance = nil } else { distance = try kv.double() }
        case 1: point = try Point._kvDecode(&kv, updating: current?.point)
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.nextKey(keys, &scan)
    }
    guard let point else { throw kv.incomplete() }
    return Place(distance: distance, point: point)
  }
}

struct Point: Equatable, DocumentDecodableInPlace {
  var latitude = 0.0
  var longitude = 0.0

  static let keys = KeyTableFixture.of("latitude!", "longitude!", type: "Point")
  static var _kvPlaceholder: Point { Point() }

  static func _kvDecode(_ kv: inout JSONReader, into out: inout Point, updating: Bool) throws(CodingFailure) {
    var scan = ObjectState(updating: updating)
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      do throws(CodingFailure) {
        switch key {
        case 0: out.latitude = try kv.double()
        case 1: out.longitude = try kv.double()
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.nextKey(keys, &scan)
    }
  }
}

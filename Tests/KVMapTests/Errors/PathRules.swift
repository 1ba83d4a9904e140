import KVMap

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
struct Post: Equatable, ReadableInPlace {
  var text = ""
  var name = ""
  var city: String?
  var thumb: String?
  var place: Place?
  var counts: [Int] = []
  var rating: Int?

  static let keys = KeyTable(
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
  static let userKeys = KeyTable(
    type: "Post",
    entries: [
      .init(key: "name", property: "name", path: "user.name", line: 3),
      .init(key: "home", property: "city", path: "user.home.city", line: 4),
    ]
  ).make()
  static let homeKeys = KeyTable(
    type: "Post", entries: [.init(key: "city", property: "city", path: "user.home.city", line: 4)]
  ).make()
  static let imageKeys = KeyTable(
    type: "Post", entries: [.init(key: "src", property: "thumb", path: "images[0].src", line: 5)]
  ).make()
  static let geoKeys = KeyTable(
    type: "Post", entries: [.init(key: "lat", property: "place", path: "geo.lat", line: 6)]
  ).make()

  static var _kvEmpty: Post { Post() }

  static func _kvRead(_ kv: inout Reader, into out: inout Post, updating: Bool) throws(Failure) {
    var fullText: Mark = .none
    var text: Mark = .none
    var distance: Mark = .none
    var latitude: Mark = .none
    var longitude: Mark = .none
    var hasName = false
    var scan = Scan(updating: updating)
    var key = try kv.open(keys, &scan)
    while key >= 0 {
      do throws(Failure) {
        switch key {
        case 0: fullText = try kv.remember()
        case 1: text = try kv.remember()
        case 2:
          if try kv.null() {
            hasName = true
            try kv.nullRule(keys, rule: 9, scan)
          } else {
            try readUser(&kv, &out, &hasName)
          }
        case 3:
          if try kv.null() { out.thumb = nil } else { try readImages(&kv, &out) }
        case 4: distance = try kv.remember()
        case 5:
          if try kv.null() { latitude = .null } else { latitude = try readLatitude(&kv) }
        case 6: longitude = try kv.remember()
        case 7: out.counts = try readCounts(&kv)
        case 8:
          let attempt = kv.attempt()
          do throws(Failure) {
            if try kv.null() { out.rating = nil } else { out.rating = try kv.int() }
            kv.accept(attempt)
          } catch {
            try kv.drop(error, from: attempt)
            out.rating = nil
          }
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.next(keys, &scan)
    }
    if !hasName { try kv.missing(keys, rule: 9, scan) }
    try readText(&kv, &out, fullText.or(text), scan)
    try readPlace(&kv, &out, distance, latitude, longitude, scan)
  }

  private static func readUser(_ kv: inout Reader, _ out: inout Post, _ hasName: inout Bool) throws(Failure) {
    var scan = Scan()
    var key = try kv.open(userKeys, &scan)
    while key >= 0 {
      do throws(Failure) {
        switch key {
        case 0:
          hasName = true
          out.name = try kv.string()
        case 1:
          if try kv.null() {
            out.city = nil
          } else {
            var scan = Scan()
            var key = try kv.open(homeKeys, &scan)
            while key >= 0 {
              do throws(Failure) {
                if try kv.null() { out.city = nil } else { out.city = try kv.string() }
              } catch {
                try kv.recover(error, &scan)
              }
              key = try kv.next(homeKeys, &scan)
            }
          }
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.next(userKeys, &scan)
    }
  }

  private static func readImages(_ kv: inout Reader, _ out: inout Post) throws(Failure) {
    guard try kv.openArray() else { return }
    var index = 0
    repeat {
      if index == 0 {
        var scan = Scan()
        var key = try kv.open(imageKeys, &scan)
        while key >= 0 {
          do throws(Failure) { out.thumb = try kv.string() } catch { try kv.recover(error, &scan) }
          key = try kv.next(imageKeys, &scan)
        }
      } else {
        try kv.skip()
      }
      index += 1
    } while try kv.nextElement()
  }

  private static func readLatitude(_ kv: inout Reader) throws(Failure) -> Mark {
    var latitude: Mark = .none
    var scan = Scan()
    var key = try kv.open(geoKeys, &scan)
    while key >= 0 {
      latitude = try kv.remember()
      key = try kv.next(geoKeys, &scan)
    }
    return latitude
  }

  private static func readCounts(_ kv: inout Reader) throws(Failure) -> [Int] {
    var counts: [Int] = []
    guard try kv.openArray() else { return counts }
    repeat {
      let attempt = kv.attempt()
      do throws(Failure) {
        counts.append(try kv.int())
        kv.accept(attempt)
      } catch {
        try kv.drop(error, from: attempt)
      }
    } while try kv.nextElement()
    return counts
  }

  private static func readText(
    _ kv: inout Reader, _ out: inout Post, _ mark: Mark, _ scan: Scan
  ) throws(Failure) {
    if mark.isValue {
      let back = kv.enter(mark, keys, rule: 10, scan)
      do throws(Failure) { out.text = try kv.string() } catch { try kv.recover(error, from: mark) }
      kv.rewind(to: back)
    } else if mark.isNull {
      try kv.nullRule(keys, rule: 10, scan)
    } else {
      try kv.missing(keys, rule: 10, scan)
    }
  }

  private static func readPlace(
    _ kv: inout Reader, _ out: inout Post, _ distance: Mark, _ latitude: Mark, _ longitude: Mark, _ scan: Scan
  ) throws(Failure) {
    let point = kv.gather("latitude\tgeo.lat\nlongitude\tlongitude\n", all: false, scan)
    kv.add(latitude, to: point, entry: 0)
    kv.add(longitude, to: point, entry: 1)
    let place = kv.gather("distance\tdistance\npoint\tgeo.lat\n", all: false, scan)
    kv.add(distance, to: place, entry: 0)
    kv.add(kv.gathered(point), to: place, entry: 1)
    let mark = kv.gathered(place)
    guard mark.isValue else { return }
    let back = kv.enter(mark, keys, rule: 11, scan)
    do throws(Failure) {
      out.place = try Place._kvRead(&kv, updating: nil)
    } catch {
      try kv.recover(error, from: mark)
    }
    kv.rewind(to: back)
  }
}

/// A type that is constructed by its initialiser, from locals.
struct Place: Equatable, Readable {
  let distance: Double?
  let point: Point

  static let keys = KeyTable.of("distance", "point!", type: "Place")

  static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Place {
    let current = current?.assumingMemoryBound(to: Place.self).pointee
    var distance = current?.distance
    var point = current?.point
    var scan = Scan(updating: current != nil)
    var key = try kv.open(keys, &scan)
    while key >= 0 {
      do throws(Failure) {
        switch key {
        case 0: if try kv.null() { distance = nil } else { distance = try kv.double() }
        case 1: point = try Point._kvRead(&kv, updating: current?.point)
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.next(keys, &scan)
    }
    guard let point else { throw kv.incomplete() }
    return Place(distance: distance, point: point)
  }
}

struct Point: Equatable, ReadableInPlace {
  var latitude = 0.0
  var longitude = 0.0

  static let keys = KeyTable.of("latitude!", "longitude!", type: "Point")
  static var _kvEmpty: Point { Point() }

  static func _kvRead(_ kv: inout Reader, into out: inout Point, updating: Bool) throws(Failure) {
    var scan = Scan(updating: updating)
    var key = try kv.open(keys, &scan)
    while key >= 0 {
      do throws(Failure) {
        switch key {
        case 0: out.latitude = try kv.double()
        case 1: out.longitude = try kv.double()
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.next(keys, &scan)
    }
  }
}

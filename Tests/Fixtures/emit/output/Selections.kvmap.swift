// Generated from Selections.kvmap. Do not edit.
// kvmap format 1, input 48d5821d29278fef, body d501d2579b54e446
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

nonisolated struct LinkedPage: Swift.Sendable, Swift.Hashable {
  var next: Swift.Optional<URL>
  var title: Swift.Optional<Swift.String>
  var prev: Swift.Optional<URL>
  var phone: Swift.String
  var third: Swift.Optional<Swift.Int>
  var flag: Swift.Optional<Swift.String>
  var last: Swift.Optional<Swift.Int>
  var name: Swift.Optional<Swift.String>
  var all: [Swift.Int]
  var deep: [Swift.String]
  var place: Swift.Optional<SelectedPlace>
  var whole: Swift.Optional<SelectedPlace>
  var raw: Swift.Optional<KVMap.JSONValue>
  var dotted: Swift.Int
  var size: Swift.Optional<Swift.Int>
  var text: Swift.Optional<Swift.String>

  init(
    next: URL? = nil,
    title: Swift.String? = nil,
    prev: URL? = nil,
    phone: Swift.String,
    third: Swift.Int? = nil,
    flag: Swift.String? = nil,
    last: Swift.Int? = nil,
    name: Swift.String? = nil,
    all: [Swift.Int] = [],
    deep: [Swift.String] = [],
    place: SelectedPlace? = nil,
    whole: SelectedPlace? = nil,
    raw: KVMap.JSONValue? = nil,
    dotted: Swift.Int = 1,
    size: Swift.Int? = nil,
    text: Swift.String? = nil
  ) {
    self.next = next
    self.title = title
    self.prev = prev
    self.phone = phone
    self.third = third
    self.flag = flag
    self.last = last
    self.name = name
    self.all = all
    self.deep = deep
    self.place = place
    self.whole = whole
    self.raw = raw
    self.dotted = dotted
    self.size = size
    self.text = text
  }
}

nonisolated struct SelectedPlace: Swift.Sendable, Swift.Hashable {
  var lat: Swift.Optional<Swift.Double>
  var lng: Swift.Optional<Swift.Double>

  init(lat: Swift.Double? = nil, lng: Swift.Double? = nil) {
    self.lat = lat
    self.lng = lng
  }
}

nonisolated struct SelectedStrict: Swift.Sendable, Swift.Hashable {
  var html: Swift.Optional<URL>
  var count: Swift.Int
  var own: Swift.Optional<Swift.String>
  var field: KVMap.PatchField<Swift.Int>

  init(
    html: URL? = nil,
    count: Swift.Int,
    own: Swift.String? = nil,
    field: KVMap.PatchField<Swift.Int> = .absent
  ) {
    self.html = html
    self.count = count
    self.own = own
    self.field = field
  }
}

nonisolated struct SelectedAround: Swift.Sendable, Swift.Hashable {
  var parts: [SelectedPart]
  var links: [KVMap.JSONValue]

  init(parts: [SelectedPart], links: [KVMap.JSONValue] = []) {
    self.parts = parts
    self.links = links
  }
}

nonisolated struct SelectedPart: Swift.Sendable, Swift.Hashable {
  var first: Swift.Optional<Swift.String>
  var document: Swift.Optional<Swift.String>

  init(first: Swift.String? = nil, document: Swift.String? = nil) {
    self.first = first
    self.document = document
  }
}

nonisolated class SelectedBase: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var a: Swift.Int
  var b: Swift.String

  init(a: Swift.Int = 1, b: Swift.String) {
    self.a = a
    self.b = b
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: SelectedBase?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String) {
    var _0: Swift.Int = current?.a ?? 1
    var _1: Swift.String? = current?.b
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? 1 : kv.int()  // a
        case 1:  // l[k == 1].b
          if try kv.consumeNull() {
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
          } else if try kv.beginArray() {
            var selected0_0: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected0_0, try kv.isSelected(by: "k == 1") {
                selected0_0 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    has1 = true
                    try kv.reportNull(_kvKeys, rule: 1, scan)
                  } else {
                    var scan1: KVMap.ObjectState = .init(updating: current != nil)
                    var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
                    while key1 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key1 {
                        case 0:  // l[k == 1].b
                          has1 = true
                          _1 = try kv.string()
                        case 1: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan1) }
                      key1 = try kv.nextKey(_kvKeys_1, &scan1)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
    guard let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: SelectedBase.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: SelectedBase?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.a = _0
    self.b = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "SelectedBase") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"a\":", self.a)
    kv.key("\"l\":")
    kv.beginArray()
    kv.beginObject()
    kv.key("\"k\":1,")
    kv.string("\"b\":", self.b)
    kv.endObject()
    kv.endArray()
    kv.endObject()
  }
}

nonisolated class SelectedSub: SelectedBase {
  var c: Swift.Double?
  var d: Swift.Int?

  init(a: Swift.Int = 1, b: Swift.String, c: Swift.Double? = nil, d: Swift.Int? = nil) {
    self.c = c
    self.d = d
    super.init(a: a, b: b)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: SelectedSub?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String, Swift.Double?, Swift.Int?) {
    var _0: Swift.Int = current?.a ?? 1
    var _1: Swift.String? = current?.b
    var _2: Swift.Double? = current?.c
    var _3: Swift.Int? = current?.d
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? 1 : kv.int()  // a
        case 1:  // l[k == 1].b
          if try kv.consumeNull() {
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
            _2 = nil
            _3 = nil
          } else if try kv.beginArray() {
            var selected0_0: Swift.Bool = false
            var selected0_1: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected0_0, try kv.isSelected(by: "k == 1") {
                selected0_0 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    has1 = true
                    try kv.reportNull(_kvKeys, rule: 1, scan)
                    _2 = nil
                  } else {
                    var scan1: KVMap.ObjectState = .init(updating: current != nil)
                    var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
                    while key1 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key1 {
                        case 0:  // l[k == 1].b
                          has1 = true
                          _1 = try kv.string()
                        case 1: _2 = try kv.consumeNullOrEmptyElement() ? nil : kv.double()
                        case 2: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan1) }
                      key1 = try kv.nextKey(_kvKeys_1, &scan1)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              if !selected0_1, try kv.isSelected(by: "k == 2") {
                selected0_1 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    _3 = nil
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: current != nil)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0:
                          let attempt3: KVMap.ValuePosition = kv.attempt()
                          do throws(KVMap.CodingFailure) {
                            _3 = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.int(), "a value in 0...5") { $0 >= 0 && $0 <= 5 }
                            kv.acceptAttempt(attempt3)
                          } catch {
                            try kv.drop(error, from: attempt3)
                            _3 = nil
                          }
                        case 1: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan2) }
                      key2 = try kv.nextKey(_kvKeys_2, &scan2)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
    guard let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: SelectedBase?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3) = try Self._kvProperties(&kv, updating: current as? SelectedSub)
    self.c = _2
    self.d = _3
    super.init(a: _0, b: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "SelectedSub") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"a\":", self.a)
    kv.key("\"l\":")
    kv.beginArray()
    kv.beginObject()
    kv.key("\"k\":1,")
    kv.string("\"b\":", self.b)
    try kv.double("\"c\":", ifPresent: self.c)
    kv.endObject()
    if self.d != nil {
      kv.beginObject()
      kv.key("\"k\":2,")
      if let value = self.d { kv.key("\"d\":"); try kv.int(kv.checked(value, "a value in 0...5") { $0 >= 0 && $0 <= 5 }) }
      kv.endObject()
    }
    kv.endArray()
    kv.endObject()
  }
}

nonisolated struct SelectedAny<T> {
  var next: Swift.Optional<T>
  var object: Swift.Optional<KVMap.JSONObject>
  var choice: Swift.Optional<SelectedChoice>
  var tree: Swift.Optional<SelectedKeys>

  init(
    next: T? = nil,
    object: KVMap.JSONObject? = nil,
    choice: SelectedChoice? = nil,
    tree: SelectedKeys? = nil
  ) {
    self.next = next
    self.object = object
    self.choice = choice
    self.tree = tree
  }
}

nonisolated extension SelectedAny: Swift.Sendable where T: Swift.Sendable {}

nonisolated extension SelectedAny: Swift.Equatable where T: Swift.Equatable {}

nonisolated extension SelectedAny: Swift.Hashable where T: Swift.Hashable {}

nonisolated struct SelectedPages: Swift.Sendable, Swift.Hashable {
  var places: SelectedAny<SelectedPlace>
  var values: SelectedAny<KVMap.JSONValue>

  init(places: SelectedAny<SelectedPlace>, values: SelectedAny<KVMap.JSONValue>) {
    self.places = places
    self.values = values
  }
}

nonisolated enum SelectedChoice: Swift.Sendable, Swift.Hashable {
  case `any`(KVMap.JSONObject)
  case place(SelectedPlace)
  case nothing
}

nonisolated enum SelectedKeys: Swift.Sendable, Swift.Hashable {
  case value(KVMap.JSONValue)
  case place(SelectedPlace)
  case nothing
}

// MARK: - Mappings

nonisolated extension LinkedPage: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LinkedPage {
    LinkedPage(phone: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LinkedPage, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var slot6: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var has7: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // links[rel == "next"].href
          if try kv.consumeNull() {
            out.next = nil
            out.title = nil
            out.prev = nil
          } else if try kv.beginArray() {
            var selected0_0: Swift.Bool = false
            var selected0_1: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected0_0, try kv.isSelected(by: "rel == \"next\"") {
                selected0_0 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    out.next = nil
                    out.title = nil
                  } else {
                    var scan1: KVMap.ObjectState = .init(updating: updating)
                    var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
                    while key1 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key1 {
                        case 0: kv.url(orNil: &out.next)  // links[rel == "next"].href
                        case 1: kv.string(orNil: &out.title)
                        case 2: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan1) }
                      key1 = try kv.nextKey(_kvKeys_1, &scan1)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              if !selected0_1, try kv.isSelected(by: "rel == \"prev\"") {
                selected0_1 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    out.prev = nil
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0: kv.url(orNil: &out.prev)
                        case 1: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan2) }
                      key2 = try kv.nextKey(_kvKeys_2, &scan2)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        case 1:  // phones[primary == true and kind.level == 2].number
          if try kv.consumeNull() {
            has3 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
          } else if try kv.beginArray() {
            var selected1_0: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected1_0, try kv.isSelected(by: "primary == true and kind.level == 2") {
                selected1_0 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    has3 = true
                    try kv.reportNull(_kvKeys, rule: 1, scan)
                  } else {
                    var scan3: KVMap.ObjectState = .init(updating: updating)
                    var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
                    while key3 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key3 {
                        case 0:  // phones[primary == true and kind.level == 2].number
                          has3 = true
                          kv.string(into: &out.phone)
                        case 1: try kv.skip()
                        case 2:
                          if try kv.consumeNull() {
                          } else {
                            var scan4: KVMap.ObjectState = .init(updating: updating)
                            var key4: Swift.Int = try kv.beginObject(_kvKeys_4, &scan4)
                            while key4 >= 0 {
                              do throws(KVMap.CodingFailure) {
                                switch key4 {
                                case 0: try kv.skip()
                                default: try kv.skip()
                                }
                              } catch { try kv.recover(error, &scan4) }
                              key4 = try kv.nextKey(_kvKeys_4, &scan4)
                            }
                          }
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan3) }
                      key3 = try kv.nextKey(_kvKeys_3, &scan3)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        case 2:  // rows[id == 3].cells[id == -0.5].n
          if try kv.consumeNull() {
            out.third = nil
            out.last = nil
          } else if try kv.beginArray() {
            var selected2_0: Swift.Bool = false
            var selected2_1: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected2_0, try kv.isSelected(by: "id == 3") {
                selected2_0 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    out.third = nil
                  } else {
                    var scan5: KVMap.ObjectState = .init(updating: updating)
                    var key5: Swift.Int = try kv.beginObject(_kvKeys_5, &scan5)
                    while key5 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key5 {
                        case 0:  // rows[id == 3].cells[id == -0.5].n
                          if try kv.consumeNull() {
                            out.third = nil
                          } else if try kv.beginArray() {
                            var selected3_0: Swift.Bool = false
                            repeat {
                              let element: KVMap.ValuePosition = kv.mark()
                              if !selected3_0, try kv.isSelected(by: "id == -0.5") {
                                selected3_0 = true
                                do throws(KVMap.CodingFailure) {
                                  if try kv.consumeNull() {
                                    out.third = nil
                                  } else {
                                    var scan6: KVMap.ObjectState = .init(updating: updating)
                                    var key6: Swift.Int = try kv.beginObject(_kvKeys_6, &scan6)
                                    while key6 >= 0 {
                                      do throws(KVMap.CodingFailure) {
                                        switch key6 {
                                        case 0: kv.int(orNil: &out.third)  // rows[id == 3].cells[id == -0.5].n
                                        case 1: try kv.skip()
                                        default: try kv.skip()
                                        }
                                      } catch { try kv.recover(error, &scan6) }
                                      key6 = try kv.nextKey(_kvKeys_6, &scan6)
                                    }
                                  }
                                } catch { try kv.recover(error, from: element) }
                                kv.rewind(to: element)
                              }
                              try kv.skip()
                            } while try kv.nextElement()
                          }
                        case 1: try kv.skip()
                        case 2: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan5) }
                      key5 = try kv.nextKey(_kvKeys_5, &scan5)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              if !selected2_1, try kv.isSelected(by: "tags[-1] == \"a b\"") {
                selected2_1 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    out.last = nil
                  } else {
                    var scan7: KVMap.ObjectState = .init(updating: updating)
                    var key7: Swift.Int = try kv.beginObject(_kvKeys_7, &scan7)
                    while key7 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key7 {
                        case 0: kv.int(orNil: &out.last)
                        case 1: try kv.skip()
                        case 2: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan7) }
                      key7 = try kv.nextKey(_kvKeys_7, &scan7)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        case 3:  // flags[self == "x"]
          if try kv.consumeNull() {
            out.flag = nil
          } else if try kv.beginArray() {
            var selected4_0: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected4_0, try kv.isSelected(by: "self == \"x\"") {
                selected4_0 = true
                do throws(KVMap.CodingFailure) {
                  out.flag = try kv.consumeNull() ? nil : kv.string()
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        case 4:  // names[lang == "en"].text
          if try kv.consumeNull() {
            slot0 = .null
            slot1 = .null
          } else if try kv.beginArray() {
            var selected5_0: Swift.Bool = false
            var selected5_1: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected5_0, try kv.isSelected(by: "lang == \"en\"") {
                selected5_0 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    slot0 = .null
                  } else {
                    var scan8: KVMap.ObjectState = .init(updating: updating)
                    var key8: Swift.Int = try kv.beginObject(_kvKeys_8, &scan8)
                    while key8 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key8 {
                        case 0:  // names[lang == "en"].text
                          if try kv.consumeNull() {
                            slot0 = .null
                          } else {
                            has7 = true
                            out.name = try kv.string()
                          }
                        case 1: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan8) }
                      key8 = try kv.nextKey(_kvKeys_8, &scan8)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              if !selected5_1, try kv.isSelected(by: "lang == \"de\"") {
                selected5_1 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    slot1 = .null
                  } else {
                    var scan9: KVMap.ObjectState = .init(updating: updating)
                    var key9: Swift.Int = try kv.beginObject(_kvKeys_9, &scan9)
                    while key9 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key9 {
                        case 0: slot1 = try kv.deferValue()  // names[lang == "en"].text
                        case 1: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan9) }
                      key9 = try kv.nextKey(_kvKeys_9, &scan9)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        case 5: slot2 = try kv.deferValue()  // names[lang == "en"].text
        case 6:  // groups
          let start: KVMap.ValuePosition = kv.mark()
          slot4 = try kv.deferValue()
          kv.rewind(to: start)
          if try kv.consumeNull() {
            slot3 = .null
          } else if try kv.beginArray() {
            var selected6_0: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected6_0, try kv.isSelected(by: "id == 1") {
                selected6_0 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    slot3 = .null
                  } else {
                    var scan10: KVMap.ObjectState = .init(updating: updating)
                    var key10: Swift.Int = try kv.beginObject(_kvKeys_10, &scan10)
                    while key10 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key10 {
                        case 0: slot3 = try kv.deferValue()
                        case 1: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan10) }
                      key10 = try kv.nextKey(_kvKeys_10, &scan10)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        case 7:  // marks[k == "lat"].v
          if try kv.consumeNull() {
            slot5 = .null
            slot6 = .null
          } else if try kv.beginArray() {
            var selected7_0: Swift.Bool = false
            var selected7_1: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected7_0, try kv.isSelected(by: "k == \"lat\"") {
                selected7_0 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    slot5 = .null
                  } else {
                    var scan11: KVMap.ObjectState = .init(updating: updating)
                    var key11: Swift.Int = try kv.beginObject(_kvKeys_11, &scan11)
                    while key11 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key11 {
                        case 0: slot5 = try kv.deferValue()  // marks[k == "lat"].v
                        case 1: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan11) }
                      key11 = try kv.nextKey(_kvKeys_11, &scan11)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              if !selected7_1, try kv.isSelected(by: "k == \"lng\"") {
                selected7_1 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    slot6 = .null
                  } else {
                    var scan12: KVMap.ObjectState = .init(updating: updating)
                    var key12: Swift.Int = try kv.beginObject(_kvKeys_12, &scan12)
                    while key12 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key12 {
                        case 0: slot6 = try kv.deferValue()  // marks[k == "lat"].v
                        case 1: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan12) }
                      key12 = try kv.nextKey(_kvKeys_12, &scan12)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        case 8:  // places[kind == "home"]
          if try kv.consumeNull() {
            out.whole = nil
            out.raw = nil
          } else if try kv.beginArray() {
            var selected8_0: Swift.Bool = false
            var selected8_1: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected8_0, try kv.isSelected(by: "kind == \"home\"") {
                selected8_0 = true
                do throws(KVMap.CodingFailure) {
                  try SelectedPlace._kvDecode(&kv, intoOptional: &out.whole, updating: updating)
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              if !selected8_1, try kv.isSelected(by: "kind == \"work\"") {
                selected8_1 = true
                do throws(KVMap.CodingFailure) {
                  out.raw = try kv.consumeNull() ? nil : kv.value()
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        case 9:  // "x y"["k-1" == "v \" w"].n
          if try kv.consumeNull() {
            out.dotted = 1
          } else if try kv.beginArray() {
            var selected9_0: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected9_0, try kv.isSelected(by: "\"k-1\" == \"v \\\" w\"") {
                selected9_0 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    out.dotted = 1
                  } else {
                    var scan13: KVMap.ObjectState = .init(updating: updating)
                    var key13: Swift.Int = try kv.beginObject(_kvKeys_13, &scan13)
                    while key13 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key13 {
                        case 0: out.dotted = try kv.consumeNull() ? 1 : kv.int()  // "x y"["k-1" == "v \" w"].n
                        case 1: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan13) }
                      key13 = try kv.nextKey(_kvKeys_13, &scan13)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        case 10:  // blocks[id == 7].size
          if try kv.consumeNull() {
            out.size = nil
            out.text = nil
          } else if try kv.beginArray() {
            var selected10_0: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected10_0, try kv.isSelected(by: "id == 7") {
                selected10_0 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    out.size = nil
                    out.text = nil
                  } else {
                    var scan14: KVMap.ObjectState = .init(updating: updating)
                    var key14: Swift.Int = try kv.beginObject(_kvKeys_14, &scan14)
                    while key14 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key14 {
                        case 0: kv.int(orNil: &out.size)  // blocks[id == 7].size
                        case 1:
                          if try kv.consumeNull() {
                            out.text = nil
                          } else {
                            var scan15: KVMap.ObjectState = .init(updating: updating)
                            var key15: Swift.Int = try kv.beginObject(_kvKeys_15, &scan15)
                            while key15 >= 0 {
                              switch key15 {
                              case 0: kv.string(orNil: &out.text)
                              default: break
                              }
                              key15 = try kv.nextKey(_kvKeys_15, &scan15)
                            }
                          }
                        case 2: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan14) }
                      key14 = try kv.nextKey(_kvKeys_14, &scan14)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
    if !has7 {
      let mark7: KVMap.ValuePosition = slot0.or(slot1).or(slot2)  // names[lang == "en"].text
      if mark7.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark7, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.name = try kv.string() } catch { try kv.recover(error, from: mark7) }
        kv.rewind(to: back)
      } else if mark7.isNull {
        out.name = nil
      }
    }
    let back8: KVMap.ValuePosition = kv.mark()  // groups[id == 1].items[*].n
    do throws(KVMap.CodingFailure) {
      let mark8: KVMap.ValuePosition = try kv.project(slot3, "n", _kvKeys, rule: 11, scan)
      if mark8.isValue {
        _ = kv.seek(to: mark8, _kvKeys, rule: 11, scan)
        out.all = try kv.ints()
        kv.rewind(to: back8)
      } else if mark8.isNull {
        out.all = []
      }
    } catch { try kv.recover(error, backTo: back8) }
    let back9: KVMap.ValuePosition = kv.mark()  // groups
    do throws(KVMap.CodingFailure) {
      let mark9: KVMap.ValuePosition = try kv.project(slot4, "items[id == 2].name", _kvKeys, rule: 12, scan)
      if mark9.isValue {
        _ = kv.seek(to: mark9, _kvKeys, rule: 12, scan)
        out.deep = try kv.strings()
        kv.rewind(to: back9)
      } else if mark9.isNull {
        out.deep = []
      }
    } catch { try kv.recover(error, backTo: back9) }
    let gathered0: Swift.Int = kv.beginGather("lat\tmarks[k == \"lat\"].v\nlng\tmarks[k == \"lng\"].v\n", all: false, scan)
    kv.addToGather(slot5, to: gathered0, entry: 0)
    kv.addToGather(slot6, to: gathered0, entry: 1)
    let mark10: KVMap.ValuePosition = kv.endGather(gathered0)  // marks[k == "lat"].v
    if mark10.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark10, _kvKeys, rule: 7, scan)
      do throws(KVMap.CodingFailure) { try SelectedPlace._kvDecode(&kv, intoOptional: &out.place, updating: updating) } catch { try kv.recover(error, from: mark10) }
      kv.rewind(to: back)
    } else if mark10.isNull {
      out.place = nil
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start10: Swift.Int = kv.capture("lat\tmarks[0].v\nlng\tmarks[1].v")
    if let value0 = self.place {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured10: KVMap.CapturedObject = try kv.endCapture(start10)
    kv.beginObject()
    if self.next != nil || self.title != nil || self.prev != nil {
      kv.key("\"links\":")
      kv.beginArray()
      if self.next != nil || self.title != nil {
        kv.beginObject()
        kv.key("\"rel\":\"next\",")
        if let value = self.next { kv.key("\"href\":"); try kv.url(value) }
        kv.string("\"title\":", ifPresent: self.title)
        kv.endObject()
      }
      if self.prev != nil {
        kv.beginObject()
        kv.key("\"rel\":\"prev\",")
        if let value = self.prev { kv.key("\"href\":"); try kv.url(value) }
        kv.endObject()
      }
      kv.endArray()
    }
    kv.key("\"phones\":")
    kv.beginArray()
    kv.beginObject()
    kv.key("\"primary\":true,")
    let begun0: Swift.Int = kv.beginOptionalObject("\"kind\":")
    kv.key("\"level\":2,")
    kv.endOptionalObject(begun0)
    kv.string("\"number\":", self.phone)
    kv.endObject()
    kv.endArray()
    if self.third != nil {
      kv.key("\"rows\":")
      kv.beginArray()
      kv.beginObject()
      kv.key("\"id\":3,")
      if self.third != nil {
        kv.key("\"cells\":")
        kv.beginArray()
        kv.beginObject()
        kv.key("\"id\":-0.5,")
        kv.int("\"n\":", ifPresent: self.third)
        kv.endObject()
        kv.endArray()
      }
      kv.endObject()
      kv.endArray()
    }
    if self.name != nil {
      kv.key("\"names\":")
      kv.beginArray()
      kv.beginObject()
      kv.key("\"lang\":\"en\",")
      kv.string("\"text\":", ifPresent: self.name)
      kv.endObject()
      kv.endArray()
    }
    if self.place != nil || self.place != nil {
      kv.key("\"marks\":")
      kv.beginArray()
      if self.place != nil {
        kv.beginObject()
        kv.key("\"k\":\"lat\",")
        kv.member(&captured10, "\"v\":", keys: "lat")
        kv.endObject()
      }
      if self.place != nil {
        kv.beginObject()
        kv.key("\"k\":\"lng\",")
        kv.member(&captured10, "\"v\":", keys: "lng")
        kv.endObject()
      }
      kv.endArray()
    }
    if self.whole != nil {
      kv.key("\"places\":")
      kv.beginArray()
      let lead1: Swift.Int = kv.beginPrefixMembers("\"kind\":\"home\",")
      if let value0 = self.whole {
        try value0._kvEncode(&kv)
      } else { kv.null() }
      try kv.endPrefixMembers(lead1)
      kv.endArray()
    }
    kv.key("\"x y\":")
    kv.beginArray()
    kv.beginObject()
    kv.key("\"k-1\":\"v \\\" w\",")
    kv.int("\"n\":", self.dotted)
    kv.endObject()
    kv.endArray()
    if self.size != nil || self.text != nil {
      kv.key("\"blocks\":")
      kv.beginArray()
      kv.beginObject()
      kv.key("\"id\":7,")
      kv.int("\"size\":", ifPresent: self.size)
      let begun2: Swift.Int = kv.beginOptionalObject("\"deep\":")
      kv.string("\"text\":", ifPresent: self.text)
      kv.endOptionalObject(begun2)
      kv.endObject()
      kv.endArray()
    }
    kv.endObject()
  }
}

nonisolated extension SelectedPlace: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SelectedPlace {
    SelectedPlace()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SelectedPlace, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(orNil: &out.lat)  // lat
      case 1: kv.double(orNil: &out.lng)  // lng
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"lat\":", ifPresent: self.lat)
    try kv.double("\"lng\":", ifPresent: self.lng)
    kv.endObject()
  }
}

nonisolated extension SelectedStrict: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SelectedStrict {
    SelectedStrict(count: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SelectedStrict, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // links[rel == "self" and meta.type == "text/html"].meta.href
          if !updating { out.html = nil }
          has1 = false
          if !updating { out.count = 0 }
          if !updating { out.own = nil }
          if !updating { out.field = .absent }
          if try kv.consumeNull() {
            out.html = nil
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
            out.own = nil
            out.field = .null
          } else if try kv.beginArray() {
            var selected0_0: Swift.Bool = false
            var selected0_1: Swift.Bool = false
            var selected0_2: Swift.Bool = false
            var selected0_3: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected0_0, try kv.isSelected(by: "rel == \"self\" and meta.type == \"text/html\"", duplicates: .last) {
                selected0_0 = true
                do throws(KVMap.CodingFailure) {
                  if !updating { out.html = nil }
                  if try kv.consumeNull() {
                    out.html = nil
                  } else {
                    var scan1: KVMap.ObjectState = .init(updating: updating)
                    var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
                    while key1 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key1 {
                        case 0:  // links[rel == "self" and meta.type == "text/html"].meta.href
                          if !updating { out.html = nil }
                          if try kv.consumeNull() {
                            out.html = nil
                          } else {
                            var scan2: KVMap.ObjectState = .init(updating: updating)
                            var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                            while key2 >= 0 {
                              do throws(KVMap.CodingFailure) {
                                switch key2 {
                                case 0: kv.url(orNil: &out.html)  // links[rel == "self" and meta.type == "text/html"].meta.href
                                case 1: try kv.skip()
                                default: try kv.skip()
                                }
                              } catch { try kv.recover(error, &scan2) }
                              key2 = try kv.nextKey(_kvKeys_2, &scan2)
                            }
                          }
                        case 1: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan1) }
                      key1 = try kv.nextKey(_kvKeys_1, &scan1)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              if !selected0_1, try kv.isSelected(by: "rel == \"self\" and meta.type == \"json\"", duplicates: .last) {
                selected0_1 = true
                do throws(KVMap.CodingFailure) {
                  has1 = false
                  if !updating { out.count = 0 }
                  if try kv.consumeNull() {
                    has1 = true
                    try kv.reportNull(_kvKeys, rule: 1, scan)
                  } else {
                    var scan3: KVMap.ObjectState = .init(updating: updating)
                    var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
                    while key3 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key3 {
                        case 0:  // links[rel == "self" and meta.type == "json"].count
                          has1 = true
                          kv.int(into: &out.count)
                        case 1: try kv.skip()
                        case 2:
                          if try kv.consumeNull() {
                          } else {
                            var scan4: KVMap.ObjectState = .init(updating: updating)
                            var key4: Swift.Int = try kv.beginObject(_kvKeys_4, &scan4)
                            while key4 >= 0 {
                              do throws(KVMap.CodingFailure) {
                                switch key4 {
                                case 0: try kv.skip()
                                default: try kv.skip()
                                }
                              } catch { try kv.recover(error, &scan4) }
                              key4 = try kv.nextKey(_kvKeys_4, &scan4)
                            }
                          }
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan3) }
                      key3 = try kv.nextKey(_kvKeys_3, &scan3)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              if !selected0_2, try kv.isSelected(by: "rel == \"self\"", duplicates: .last) {
                selected0_2 = true
                do throws(KVMap.CodingFailure) {
                  if !updating { out.own = nil }
                  if try kv.consumeNull() {
                    out.own = nil
                  } else {
                    var scan5: KVMap.ObjectState = .init(updating: updating)
                    var key5: Swift.Int = try kv.beginObject(_kvKeys_5, &scan5)
                    while key5 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key5 {
                        case 0: kv.string(orNil: &out.own)
                        case 1: try kv.skip()
                        case 2: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan5) }
                      key5 = try kv.nextKey(_kvKeys_5, &scan5)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              if !selected0_3, try kv.isSelected(by: "rel == \"other\"", duplicates: .last) {
                selected0_3 = true
                do throws(KVMap.CodingFailure) {
                  if !updating { out.field = .absent }
                  if try kv.consumeNull() {
                    out.field = .null
                  } else {
                    var scan6: KVMap.ObjectState = .init(updating: updating)
                    var key6: Swift.Int = try kv.beginObject(_kvKeys_6, &scan6)
                    while key6 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key6 {
                        case 0: out.field = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())
                        case 1: try kv.skip()
                        case 2: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan6) }
                      key6 = try kv.nextKey(_kvKeys_6, &scan6)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"links\":")
    kv.beginArray()
    kv.beginObject()
    kv.key("\"rel\":\"self\",")
    let begun0: Swift.Int = kv.beginOptionalObject("\"meta\":")
    kv.key("\"type\":\"text/html\",")
    if let value = self.html { kv.key("\"href\":"); try kv.url(value) } else { kv.key("\"href\":"); kv.null() }
    kv.endOptionalObject(begun0)
    kv.endObject()
    kv.beginObject()
    kv.key("\"rel\":\"self\",")
    let begun1: Swift.Int = kv.beginOptionalObject("\"meta\":")
    kv.key("\"type\":\"json\",")
    kv.endOptionalObject(begun1)
    kv.int("\"count\":", self.count)
    kv.endObject()
    if !self.field.isAbsent {
      kv.beginObject()
      kv.key("\"rel\":\"other\",")
      switch self.field {
      case .absent: break
      case .null: kv.key("\"count\":"); kv.null()
      case .value(let value): kv.key("\"count\":"); kv.int(value)
      }
      kv.endObject()
    }
    kv.endArray()
    kv.endObject()
  }
}

nonisolated extension SelectedAround: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SelectedAround {
    SelectedAround(parts: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SelectedAround, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.array(into: &out.parts)  // parts
        case 1: out.links = try kv.consumeNull() ? [] : _kvDecode_links(&kv)  // links
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
  }

  private static func _kvDecode_links(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.JSONValue] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONValue in try kv.value() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"parts\":", self.parts)
    try kv.array("\"links\":", self.links)
    kv.endObject()
  }
}

nonisolated extension SelectedPart: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SelectedPart {
    SelectedPart()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SelectedPart, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // links[rel == "first"].href
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.parent("links[rel == \"first\"].href", hops: 1, _kvKeys, rule: 0, scan)
      if mark0.isValue {
        kv.seekOutside(to: mark0, _kvKeys, rule: 0, scan)
        out.first = try kv.string()
        kv.rewind(to: back0)
      } else if mark0.isNull {
        out.first = nil
      }
    } catch { try kv.recover(error, backTo: back0) }
    let back1: KVMap.ValuePosition = kv.mark()  // links[rel == "first" and n == 2].href
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.document("links[rel == \"first\" and n == 2].href", _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        out.document = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.document = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension SelectedAny: KVMap.DocumentDecodable where T: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> SelectedAny {
    let current: Swift.UnsafePointer<SelectedAny>? = current?.assumingMemoryBound(to: SelectedAny.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<T>
    var _1: Swift.Optional<KVMap.JSONObject>
    var _2: Swift.Optional<SelectedChoice>
    var _3: Swift.Optional<SelectedKeys>
    if let current {
      _0 = current.pointee.next
      _1 = current.pointee.object
      _2 = current.pointee.choice
      _3 = current.pointee.tree
    } else {
      _0 = nil
      _1 = nil
      _2 = nil
      _3 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // links[rel == "next"]
          if try kv.consumeNull() {
            _0 = nil
            _1 = nil
            _2 = nil
            _3 = nil
          } else if try kv.beginArray() {
            var selected0_0: Swift.Bool = false
            var selected0_1: Swift.Bool = false
            var selected0_2: Swift.Bool = false
            var selected0_3: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected0_0, try kv.isSelected(by: "rel == \"next\"") {
                selected0_0 = true
                do throws(KVMap.CodingFailure) {
                  _0 = try kv.consumeNullOrEmptyText(of: T.self) ? nil : T._kvDecode(&kv, updating: current?.pointee.next)
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              if !selected0_1, try kv.isSelected(by: "rel == \"object\" and n == 2") {
                selected0_1 = true
                do throws(KVMap.CodingFailure) {
                  _1 = try kv.consumeNullOrEmptyText() ? nil : kv.object()
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              if !selected0_2, try kv.isSelected(by: "rel == \"choice\"") {
                selected0_2 = true
                do throws(KVMap.CodingFailure) {
                  _2 = try kv.consumeNullOrEmptyText() ? nil : SelectedChoice._kvDecode(&kv, replacing: nil)
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              if !selected0_3, try kv.isSelected(by: "rel == \"tree\"") {
                selected0_3 = true
                do throws(KVMap.CodingFailure) {
                  _3 = try kv.consumeNullOrEmptyText() ? nil : SelectedKeys._kvDecode(&kv, replacing: nil)
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return SelectedAny(next: _0, object: _1, choice: _2, tree: _3)
  }
}

nonisolated extension SelectedAny: KVMap.DocumentEncodable where T: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if self.next != nil || self.object != nil || self.choice != nil || self.tree != nil {
      kv.key("\"links\":")
      kv.beginArray()
      if self.next != nil {
        let lead0: Swift.Int = kv.beginPrefixMembers("\"rel\":\"next\",")
        if let value0 = self.next {
          try value0._kvEncode(&kv)
        } else { kv.null() }
        try kv.endPrefixMembers(lead0, unlessOwn: "\"rel\":\"next\",")
      }
      if self.object != nil {
        let lead1: Swift.Int = kv.beginPrefixMembers("\"rel\":\"object\",\"n\":2,")
        if let value0 = self.object {
          kv.object(value0)
        } else { kv.null() }
        try kv.endPrefixMembers(lead1, unlessOwn: "\"rel\":\"object\",\t\"n\":2,")
      }
      if self.choice != nil {
        let lead2: Swift.Int = kv.beginPrefixMembers("\"rel\":\"choice\",")
        if let value0 = self.choice {
          try value0._kvEncode(&kv)
        } else { kv.null() }
        try kv.endPrefixMembers(lead2, unlessOwn: "\"rel\":\"choice\",")
      }
      if self.tree != nil {
        let lead3: Swift.Int = kv.beginPrefixMembers("\"rel\":\"tree\",")
        if let value0 = self.tree {
          try value0._kvEncode(&kv)
        } else { kv.null() }
        try kv.endPrefixMembers(lead3, unlessOwn: "\"rel\":\"tree\",")
      }
      kv.endArray()
    }
    kv.endObject()
  }
}

nonisolated extension SelectedAny: KVMap.ContextDecodable where T: KVMap.ContextDecodable {
  static func _kvEncode(context: T.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try T._kvEncode(context: context, &kv)
  }
}

nonisolated extension SelectedPages: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> SelectedPages {
    let current: Swift.UnsafePointer<SelectedPages>? = current?.assumingMemoryBound(to: SelectedPages.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<SelectedAny<SelectedPlace>>
    var _1: Swift.Optional<SelectedAny<KVMap.JSONValue>>
    if let current {
      _0 = current.pointee.places
      _1 = current.pointee.values
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try SelectedAny<SelectedPlace>._kvDecode(&kv, updating: current?.pointee.places)  // places
        case 1: _1 = try SelectedAny<KVMap.JSONValue>._kvDecode(&kv, updating: current?.pointee.values)  // values
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    return SelectedPages(places: made0, values: made1)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"places\":"); try self.places._kvEncode(&kv)
    kv.key("\"values\":"); try self.values._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension SelectedChoice: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> SelectedChoice {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: SelectedChoice
      switch number {
      case 0:  // any
        var scan: KVMap.ObjectState = .init()
        _ = try kv.beginObject(_kvRest, &scan)
        let back: KVMap.ValuePosition = kv.seek(to: kv.deferredRemainder(&scan, orNothing: false), _kvRest, rule: 0, scan)
        value = try .`any`(kv.object())
        kv.rewind(to: back)
      case 1: value = try .place(SelectedPlace._kvDecode(&kv, replacing: nil))
      default:  // nothing
        try kv.passObject(_kvEmpty)
        value = .nothing
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .`any`(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"any\",")
      kv.object(value)
      try kv.endPrefixMembers(start, once: "kind")
    case .place(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"place\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .nothing:
      kv.beginObject()
      kv.key("\"kind\":\"nothing\",")
      kv.endObject()
    }
  }
}

nonisolated extension SelectedKeys: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> SelectedKeys {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 1, isOpen: false)
    if number < 1 {
      try kv.passEmptyCase(_kvKeys)
      return .nothing
    }
    var scan: KVMap.ObjectState = .init()
    var value: SelectedKeys?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        case 1: value = try .value(kv.value())
        default: value = try .place(SelectedPlace._kvDecode(&kv, replacing: nil))
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.incomplete() }
    return value
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .value(let value):
      kv.beginObject()
      kv.key("\"value\":")
      kv.value(value)
      kv.endObject()
    case .place(let value):
      kv.beginObject()
      kv.key("\"place\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .nothing:
      kv.emptyCase("\"nothing\"")
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension LinkedPage {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.next, right.next),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.prev, right.prev),
      KVMap._kvAreEqual(left.phone, right.phone),
      KVMap._kvAreEqual(left.third, right.third),
      KVMap._kvAreEqual(left.flag, right.flag),
      KVMap._kvAreEqual(left.last, right.last),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.all, right.all),
      KVMap._kvAreEqual(left.deep, right.deep),
      KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.whole, right.whole),
      KVMap._kvAreEqual(left.raw, right.raw),
      KVMap._kvAreEqual(left.dotted, right.dotted),
      KVMap._kvAreEqual(left.size, right.size),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.next.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.prev.hash(into: &hasher)
    self.phone.hash(into: &hasher)
    self.third.hash(into: &hasher)
    self.flag.hash(into: &hasher)
    self.last.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.all.hash(into: &hasher)
    self.deep.hash(into: &hasher)
    self.place.hash(into: &hasher)
    self.whole.hash(into: &hasher)
    self.raw.hash(into: &hasher)
    self.dotted.hash(into: &hasher)
    self.size.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension SelectedPlace {
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

nonisolated extension SelectedStrict {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.html, right.html),
      KVMap._kvAreEqual(left.count, right.count),
      KVMap._kvAreEqual(left.own, right.own),
      KVMap._kvAreEqual(left.field, right.field)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.html.hash(into: &hasher)
    self.count.hash(into: &hasher)
    self.own.hash(into: &hasher)
    self.field.hash(into: &hasher)
  }
}

nonisolated extension SelectedAround {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.parts, right.parts),
      KVMap._kvAreEqual(left.links, right.links)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.parts.hash(into: &hasher)
    self.links.hash(into: &hasher)
  }
}

nonisolated extension SelectedPart {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.document, right.document)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.first.hash(into: &hasher)
    self.document.hash(into: &hasher)
  }
}

nonisolated extension SelectedPages {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.places, right.places),
      KVMap._kvAreEqual(left.values, right.values)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.places.hash(into: &hasher)
    self.values.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension LinkedPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\t\0\0\0\u{3}\0\0\0\0\0\u{f}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\r\0\0\0\0\0\0\0\0\0\0\0\u{11}\0\0\0\u{7}\0\u{1}\0\0\0\u{13}\0\0\0\0\0\0\0\u{b}\0\0\0\u{15}\0\u{5}\0\0\0\0\0\0\0links\"\0\0\u{6}\0\0\u{1}\0\0\0\0phones\"\0\u{4}\0\0\u{2}\0\0\0\0rows\"\0\0\0\u{5}\0\0\u{3}\0\0\0\0flags\"\0\0\u{5}\0\0\u{4}\0\0\0\0names\"\0\0\u{4}\0\0\u{5}\0\0\0\0name\"\0\0\0\u{6}\0\0\u{6}\0\0\0\0groups\"\0\u{5}\0\0\u{7}\0\0\0\0marks\"\0\0\u{6}\0\0\u{8}\0\0\0\0places\"\0\u{3}\0\0\t\0\0\0\0x y\"\0\0\0\0\u{6}\0\0\n\0\0\0\0blocks\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6c45d188009454f, wide: false, full: false, count: 11, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        next\t+1\tlinks[rel == \"next\"].href
        phone\t+4\tphones[primary == true and kind.level == 2].number
        third\t+5\trows[id == 3].cells[id == -0.5].n
        flag\t+6\tflags[self == \"x\"]
        name\t+8\tnames[lang == \"en\"].text
        name\t+8\tname
        deep\t+10\tgroups
        place\t+11\tmarks[k == \"lat\"].v
        whole\t+12\tplaces[kind == \"home\"]
        dotted\t+14\t\"x y\"[\"k-1\" == \"v \\\" w\"].n
        size\t+15\tblocks[id == 7].size
        all\t+9\tgroups[id == 1].items[*].n
        deep\t+10\tgroups[*].items[id == 2].name
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0href\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\u{3}\0\0\u{2}\0\0\0\0rel\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        next\t+1\tlinks[rel == \"next\"].href
        title\t+2\tlinks[rel == \"next\"].title
        \t+0\trel
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0href\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0rel\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        prev\t+3\tlinks[rel == \"prev\"].href
        \t+0\trel
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0\u{6}\0\0\0\0\0\0\0number\"\0\u{7}\0\0\u{1}\0\0\0\0primary\"\u{4}\0\0\u{2}\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        phone\t+4\tphones[primary == true and kind.level == 2].number
        \t+0\tprimary
        \t+0\tkind
        """)
  }

  private static var _kvKeys_4: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0level\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        \t+0\tlevel
        """)
  }

  private static var _kvKeys_5: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\0\0\u{1}\0\0\0\0\0\u{3}\0\u{5}\0\0\0\0\0\0\0cells\"\0\0\u{2}\0\0\u{1}\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0tags\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        third\t+5\trows[id == 3].cells[id == -0.5].n
        \t+0\tid
        \t+0\ttags
        """)
  }

  private static var _kvKeys_6: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{1}\0\0\0\0\0\0\0n\"\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        third\t+5\trows[id == 3].cells[id == -0.5].n
        \t+0\tid
        """)
  }

  private static var _kvKeys_7: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\0\0\0\0\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0n\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0tags\"\0\0\0\u{2}\0\0\u{2}\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        last\t+7\trows[tags[-1] == \"a b\"].n
        \t+0\ttags
        \t+0\tid
        """)
  }

  private static var _kvKeys_8: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0lang\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        name\t+8\tnames[lang == \"en\"].text
        \t+0\tlang
        """)
  }

  private static var _kvKeys_9: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0lang\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        name\t+8\tnames[lang == \"de\"].text
        \t+0\tlang
        """)
  }

  private static var _kvKeys_10: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{5}\0\0\0\0\0\0\0items\"\0\0\u{2}\0\0\u{1}\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        all\t+9\tgroups[id == 1].items
        \t+0\tid
        """)
  }

  private static var _kvKeys_11: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0v\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0k\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        place\t+11\tmarks[k == \"lat\"].v
        \t+0\tk
        """)
  }

  private static var _kvKeys_12: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0v\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0k\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        place\t+11\tmarks[k == \"lng\"].v
        \t+0\tk
        """)
  }

  private static var _kvKeys_13: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0n\"\0\0\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0k-1\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        dotted\t+14\t\"x y\"[\"k-1\" == \"v \\\" w\"].n
        \t+0\t\"k-1\"
        """)
  }

  private static var _kvKeys_14: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0size\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0deep\"\0\0\0\u{2}\0\0\u{2}\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        size\t+15\tblocks[id == 7].size
        text\t+15\tblocks[id == 7].deep.text
        \t+0\tid
        """)
  }

  private static var _kvKeys_15: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedPage\tSelections.kvmap\t2
        text\t+15\tblocks[id == 7].deep.text
        """)
  }
}

nonisolated extension SelectedPlace {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\0\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0lng\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedPlace\tSelections.kvmap\t20
        lat\t+0\tlat
        lng\t+0\tlng
        """)
  }
}

nonisolated extension SelectedStrict {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0links\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .last,
      rules: """
        SelectedStrict\tSelections.kvmap\t22
        html\t+4\tlinks[rel == \"self\" and meta.type == \"text/html\"].meta.href
        count\t+5\tlinks[rel == \"self\" and meta.type == \"json\"].count
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0meta\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0rel\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .error, duplicates: .last,
      rules: """
        SelectedStrict\tSelections.kvmap\t22
        html\t+4\tlinks[rel == \"self\" and meta.type == \"text/html\"].meta.href
        \t+0\trel
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0href\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .error, duplicates: .last,
      rules: """
        SelectedStrict\tSelections.kvmap\t22
        html\t+4\tlinks[rel == \"self\" and meta.type == \"text/html\"].meta.href
        \t+0\ttype
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0count\"\0\0\u{3}\0\0\u{1}\0\0\0\0rel\"\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0meta\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .error, duplicates: .last,
      rules: """
        SelectedStrict\tSelections.kvmap\t22
        count\t+5\tlinks[rel == \"self\" and meta.type == \"json\"].count
        \t+0\trel
        \t+0\tmeta
        """)
  }

  private static var _kvKeys_4: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .last,
      rules: """
        SelectedStrict\tSelections.kvmap\t22
        \t+0\ttype
        """)
  }

  private static var _kvKeys_5: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0note\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0rel\"\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0meta\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .error, duplicates: .last,
      rules: """
        SelectedStrict\tSelections.kvmap\t22
        own\t+6\tlinks[rel == \"self\"].note
        \t+0\trel
        \t+0\tmeta
        """)
  }

  private static var _kvKeys_6: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0count\"\0\0\u{3}\0\0\u{1}\0\0\0\0rel\"\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0meta\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .error, duplicates: .last,
      rules: """
        SelectedStrict\tSelections.kvmap\t22
        field\t+7\tlinks[rel == \"other\"].count
        \t+0\trel
        \t+0\tmeta
        """)
  }
}

nonisolated extension SelectedAround {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0parts\"\0\0\u{5}\0\0\u{1}\0\0\0\0links\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedAround\tSelections.kvmap\t32
        parts\t+1\tparts
        links\t+2\tlinks
        """)
  }
}

nonisolated extension SelectedPart {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedPart\tSelections.kvmap\t37
        first\t+1\tlinks[rel == \"first\"].href
        document\t+2\tlinks[rel == \"first\" and n == 2].href
        """)
  }
}

nonisolated extension SelectedBase {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0l\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedBase\tSelections.kvmap\t42
        a\t+0\ta
        b\t+0\tl[k == 1].b
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0b\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0k\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedBase\tSelections.kvmap\t42
        b\t+0\tl[k == 1].b
        \t+0\tk
        """)
  }
}

nonisolated extension SelectedSub {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0l\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedSub\tSelections.kvmap\t43
        a\t-1\ta
        b\t-1\tl[k == 1].b
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{5}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0b\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0c\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0k\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedSub\tSelections.kvmap\t43
        b\t-1\tl[k == 1].b
        c\t+0\tl[k == 1].c
        \t+0\tk
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0d\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0k\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedSub\tSelections.kvmap\t43
        d\t+0\tl[k == 2].d
        \t+0\tk
        """)
  }
}

nonisolated extension SelectedAny {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0links\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedAny\tSelections.kvmap\t46
        next\t+1\tlinks[rel == \"next\"]
        """)
  }
}

nonisolated extension SelectedPages {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{6}\0\0\0\0\0\u{1}\0places\"\0\u{6}\0\0\u{1}\0\0\u{1}\0values\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedPages\tSelections.kvmap\t65
        places\t+1\tplaces
        values\t+2\tvalues
        """)
  }
}

nonisolated extension SelectedChoice {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedChoice\tSelections.kvmap\t53
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{3}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0any\"\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0place\"\0\0\u{7}\0\0\u{2}\0\0\0\0nothing\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedChoice\tSelections.kvmap\t53
        """)
  }

  private static var _kvEmpty: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedChoice\tSelections.kvmap\t53
        """)
  }

  private static var _kvRest: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        SelectedChoice\tSelections.kvmap\t53
        \t+0\t
        """)
  }
}

nonisolated extension SelectedKeys {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{5}\0\u{7}\0\0\0\0\0\0\0nothing\"\u{5}\0\0\u{1}\0\0\0\0value\"\0\0\u{5}\0\0\u{2}\0\0\0\0place\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectedKeys\tSelections.kvmap\t59
        nothing\t+3\tnothing
        value\t+1\tvalue
        place\t+2\tplace
        """)
  }
}

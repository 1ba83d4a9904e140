// Generated from Partial.kvmap. Do not edit.
// kvmap format 1, input 93ff9252bf96c08f, body b9c15dfb40ddae94
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap
@_spi(Generated) import KVMapSync

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Ticket: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var token: UUID
  var seat: Swift.Optional<UUID>
  var holder: Swift.Optional<Swift.String>

  init(
    id: Swift.Int,
    token: UUID = UUID.init(),
    seat: UUID? = UUID.init(),
    holder: Swift.String? = nil
  ) {
    self.id = id
    self.token = token
    self.seat = seat
    self.holder = holder
  }
}

nonisolated struct Shelf: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var books: [Book]
  var stickers: Swift.Set<Swift.Int>
  var boxes: [Box]
  var lent: [Book]

  init(
    id: Swift.Int,
    books: [Book] = [],
    stickers: Swift.Set<Swift.Int> = [],
    boxes: [Box] = [],
    lent: [Book] = []
  ) {
    self.id = id
    self.books = books
    self.stickers = stickers
    self.boxes = boxes
    self.lent = lent
  }
}

nonisolated struct Case: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var gone: Swift.Bool
  var books: [Book]

  init(id: Swift.Int, gone: Swift.Bool = false, books: [Book] = []) {
    self.id = id
    self.gone = gone
    self.books = books
  }
}

nonisolated struct Book: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var title: Swift.Optional<Swift.String>
  var pages: Swift.Optional<Swift.Int>
  var notes: [Footnote]

  init(id: Swift.Int, title: Swift.String? = nil, pages: Swift.Int? = nil, notes: [Footnote] = []) {
    self.id = id
    self.title = title
    self.pages = pages
    self.notes = notes
  }
}

nonisolated struct Footnote: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

nonisolated struct Sticker: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

nonisolated struct Box: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var size: Swift.Optional<Swift.Int>

  init(name: Swift.String, size: Swift.Int? = nil) {
    self.name = name
    self.size = size
  }
}

nonisolated struct Member: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var friends: [Member]

  init(id: Swift.Int, friends: [Member] = []) {
    self.id = id
    self.friends = friends
  }
}

nonisolated struct Device: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var state: Swift.Optional<DeviceState>
  var mode: DeviceState
  var kind: DeviceState
  var history: [DeviceState]
  var spot: Swift.Optional<Spot>

  init(
    id: Swift.Int,
    state: DeviceState? = nil,
    mode: DeviceState = .on,
    kind: DeviceState,
    history: [DeviceState] = [],
    spot: Spot? = nil
  ) {
    self.id = id
    self.state = state
    self.mode = mode
    self.kind = kind
    self.history = history
    self.spot = spot
  }
}

nonisolated struct Spot: Swift.Sendable, Swift.Hashable {
  var state: Swift.Optional<DeviceState>

  init(state: DeviceState? = nil) {
    self.state = state
  }
}

nonisolated struct Cabinet: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var drawers: [Drawer]
  var shelves: Swift.Optional<Swift.Set<Drawer>>

  init(id: Swift.Int, drawers: [Drawer] = [], shelves: Swift.Set<Drawer>? = nil) {
    self.id = id
    self.drawers = drawers
    self.shelves = shelves
  }
}

nonisolated struct Drawer: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var size: Swift.Optional<Swift.Int>

  init(name: Swift.String, size: Swift.Int? = nil) {
    self.name = name
    self.size = size
  }
}

nonisolated struct Worker: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var name: Swift.Optional<Swift.String>
  var best: Swift.Optional<Job>
  var jobs: [Job]
  var plans: [Plan]

  init(
    id: Swift.Int,
    name: Swift.String? = nil,
    best: Job? = nil,
    jobs: [Job] = [],
    plans: [Plan] = []
  ) {
    self.id = id
    self.name = name
    self.best = best
    self.jobs = jobs
    self.plans = plans
  }
}

nonisolated struct Job: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

nonisolated struct Plan: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

nonisolated enum DeviceState: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case on
  case off
  case other

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "on": self = .on
    case "off": self = .off
    default: self = .other
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .on: "on"
    case .off: "off"
    case .other: "other"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .on: 0
    case .off: 1
    case .other: 2
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated extension Ticket {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var token: KVMap.PatchField<UUID>
    var seat: KVMap.PatchField<UUID>
    var holder: KVMap.PatchField<Swift.String>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      token: KVMap.PatchField<UUID> = .absent,
      seat: KVMap.PatchField<UUID> = .absent,
      holder: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.id = id
      self.token = token
      self.seat = seat
      self.holder = holder
    }
  }
}

nonisolated extension Shelf {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var books: KVMap.PatchField<[Book._KVEntry]>
    var stickers: KVMap.PatchField<Swift.Set<Swift.Int>>
    var boxes: KVMap.PatchField<[Box._KVEntry]>
    var lent: KVMap.PatchField<[Book._KVEntry]>
    var _kvPartial: Swift.Set<Swift.Int> = []

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      books: KVMap.PatchField<[Book._KVEntry]> = .absent,
      stickers: KVMap.PatchField<Swift.Set<Swift.Int>> = .absent,
      boxes: KVMap.PatchField<[Box._KVEntry]> = .absent,
      lent: KVMap.PatchField<[Book._KVEntry]> = .absent
    ) {
      self.id = id
      self.books = books
      self.stickers = stickers
      self.boxes = boxes
      self.lent = lent
    }
  }
}

nonisolated extension Case {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var gone: KVMap.PatchField<Swift.Bool>
    var books: KVMap.PatchField<[Book._KVEntry]>
    var _kvPartial: Swift.Set<Swift.Int> = []

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      gone: KVMap.PatchField<Swift.Bool> = .absent,
      books: KVMap.PatchField<[Book._KVEntry]> = .absent
    ) {
      self.id = id
      self.gone = gone
      self.books = books
    }
  }
}

nonisolated extension Book {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var title: KVMap.PatchField<Swift.String>
    var pages: KVMap.PatchField<Swift.Int>
    var notes: KVMap.PatchField<[Footnote._KVEntry]>
    var _kvPartial: Swift.Set<Swift.Int> = []

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      title: KVMap.PatchField<Swift.String> = .absent,
      pages: KVMap.PatchField<Swift.Int> = .absent,
      notes: KVMap.PatchField<[Footnote._KVEntry]> = .absent
    ) {
      self.id = id
      self.title = title
      self.pages = pages
      self.notes = notes
    }
  }
}

nonisolated extension Footnote {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>

    init(id: KVMap.PatchField<Swift.Int> = .absent) {
      self.id = id
    }
  }
}

nonisolated extension Sticker {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>

    init(id: KVMap.PatchField<Swift.Int> = .absent) {
      self.id = id
    }
  }
}

nonisolated extension Box {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var name: KVMap.PatchField<Swift.String>
    var size: KVMap.PatchField<Swift.Int>

    init(name: KVMap.PatchField<Swift.String> = .absent, size: KVMap.PatchField<Swift.Int> = .absent) {
      self.name = name
      self.size = size
    }
  }
}

nonisolated extension Member {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var friends: KVMap.PatchField<[Member._KVEntry]>
    var _kvPartial: Swift.Set<Swift.Int> = []

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      friends: KVMap.PatchField<[Member._KVEntry]> = .absent
    ) {
      self.id = id
      self.friends = friends
    }
  }
}

nonisolated extension Device {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var state: KVMap.PatchField<DeviceState>
    var mode: KVMap.PatchField<DeviceState>
    var kind: KVMap.PatchField<DeviceState>
    var history: KVMap.PatchField<[DeviceState]>
    var spot: KVMap.PatchField<Spot>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      state: KVMap.PatchField<DeviceState> = .absent,
      mode: KVMap.PatchField<DeviceState> = .absent,
      kind: KVMap.PatchField<DeviceState> = .absent,
      history: KVMap.PatchField<[DeviceState]> = .absent,
      spot: KVMap.PatchField<Spot> = .absent
    ) {
      self.id = id
      self.state = state
      self.mode = mode
      self.kind = kind
      self.history = history
      self.spot = spot
    }
  }
}

nonisolated extension Cabinet {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var drawers: KVMap.PatchField<[Drawer]>
    var shelves: KVMap.PatchField<Swift.Set<Drawer>>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      drawers: KVMap.PatchField<[Drawer]> = .absent,
      shelves: KVMap.PatchField<Swift.Set<Drawer>> = .absent
    ) {
      self.id = id
      self.drawers = drawers
      self.shelves = shelves
    }
  }
}

nonisolated extension Worker {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var best: KVMap.PatchField<Job._KVEntry>
    var jobs: KVMap.PatchField<[Job._KVEntry]>
    var plans: KVMap.PatchField<[Plan._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      best: KVMap.PatchField<Job._KVEntry> = .absent,
      jobs: KVMap.PatchField<[Job._KVEntry]> = .absent,
      plans: KVMap.PatchField<[Plan._KVEntry]> = .absent
    ) {
      self.id = id
      self.name = name
      self.best = best
      self.jobs = jobs
      self.plans = plans
    }
  }
}

nonisolated extension Job {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>

    init(id: KVMap.PatchField<Swift.Int> = .absent) {
      self.id = id
    }
  }
}

nonisolated extension Plan {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>

    init(id: KVMap.PatchField<Swift.Int> = .absent) {
      self.id = id
    }
  }
}

// MARK: - Mappings

nonisolated extension Ticket: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Ticket {
    let current: Swift.UnsafePointer<Ticket>? = current?.assumingMemoryBound(to: Ticket.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    var _1: UUID
    var _2: Swift.Optional<UUID>
    var _3: Swift.Optional<Swift.String>
    if let current {
      _0 = current.pointee.id
      _1 = current.pointee.token
      _2 = current.pointee.seat
      _3 = current.pointee.holder
    } else {
      _0 = 0
      _1 = UUID.init()
      _2 = UUID.init()
      _3 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &_0)  // id
        case 1: _1 = try kv.consumeNull() ? UUID.init() : kv.uuid()  // token
        case 2: _2 = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // seat
        case 3: kv.string(orNil: &_3)  // holder
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Ticket(id: _0, token: _1, seat: _2, holder: _3)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.key("\"token\":"); kv.uuid(self.token)
    if let value = self.seat { kv.key("\"seat\":"); kv.uuid(value) } else { kv.key("\"seat\":"); kv.null() }
    kv.string("\"holder\":", ifPresent: self.holder)
    kv.endObject()
  }
}

nonisolated extension Shelf: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Shelf {
    Shelf(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Shelf, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1:  // books
          let attempt1: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.books = try kv.consumeNull() ? [] : _kvDecode_books(&kv)
            kv.acceptAttempt(attempt1)
          } catch {
            try kv.drop(error, from: attempt1)
            out.books = []
          }
        case 2:  // stickers
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.stickers = try kv.consumeNull() ? [] : _kvDecode_stickers(&kv)
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.stickers = []
          }
        case 3:  // boxes
          let attempt3: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.boxes = try kv.consumeNull() ? [] : _kvDecode_boxes(&kv)
            kv.acceptAttempt(attempt3)
          } catch {
            try kv.drop(error, from: attempt3)
            out.boxes = []
          }
        case 4: out.lent = try kv.consumeNull() ? [] : kv.array(of: Book.self)  // lent
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_books(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Book] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Book in try Book._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_stickers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Int> {
    return try kv.set(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_boxes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Box] {
    var all: [Box] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.attempt()
      do throws(KVMap.CodingFailure) {
        try all.append(Box._kvDecode(&kv, replacing: nil))
        kv.acceptAttempt(start)
      } catch { try kv.drop(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    try kv.array("\"books\":", self.books)
    kv.key("\"stickers\":"); kv.array(kv.sorted(self.stickers))
    kv.key("\"boxes\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.boxes {
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    try kv.array("\"lent\":", self.lent)
    kv.endObject()
  }
}

nonisolated extension Case: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Case {
    Case(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Case, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: out.gone = try kv.consumeNull() ? false : kv.bool()  // gone
        case 2:  // books
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.books = try kv.consumeNull() ? [] : _kvDecode_books(&kv)
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.books = []
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_books(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Book] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Book in try Book._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.bool("\"gone\":", self.gone)
    try kv.array("\"books\":", self.books)
    kv.endObject()
  }
}

nonisolated extension Book: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Book {
    Book(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Book, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: kv.string(orNil: &out.title)  // title
        case 2:  // pages
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.pages = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.pages = nil
          }
        case 3:  // notes
          let attempt3: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.notes = try kv.consumeNull() ? [] : _kvDecode_notes(&kv)
            kv.acceptAttempt(attempt3)
          } catch {
            try kv.drop(error, from: attempt3)
            out.notes = []
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_notes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Footnote] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Footnote in try Footnote._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"title\":", ifPresent: self.title)
    kv.int("\"pages\":", ifPresent: self.pages)
    try kv.array("\"notes\":", self.notes)
    kv.endObject()
  }
}

nonisolated extension Footnote: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Footnote {
    Footnote(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Footnote, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension Sticker: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Sticker {
    Sticker(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Sticker, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension Box: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Box {
    Box(name: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Box, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.size)  // size
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.name = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"size\":", ifPresent: self.size)
    kv.endObject()
  }
}

nonisolated extension Member: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Member {
    Member(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Member, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1:  // friends
          let attempt1: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.friends = try kv.consumeNull() ? [] : _kvDecode_friends(&kv)
            kv.acceptAttempt(attempt1)
          } catch {
            try kv.drop(error, from: attempt1)
            out.friends = []
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Member] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Member in try Member._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    try kv.array("\"friends\":", self.friends)
    kv.endObject()
  }
}

nonisolated extension Device: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Device {
    Device(id: 0, kind: .on)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Device, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: out.state = try kv.consumeNullOrEmptyElement() ? nil : DeviceState._kvDecode(&kv, lenient: false)  // state
        case 2: out.mode = try kv.consumeNull() ? .on : DeviceState._kvDecode(&kv, lenient: false)  // mode
        case 3: out.kind = try DeviceState._kvDecode(&kv, lenient: false)  // kind
        case 4: out.history = try kv.consumeNull() ? [] : _kvDecode_history(&kv)  // history
        case 5: kv.object(orNil: &out.spot, updating: updating)  // spot
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_history(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [DeviceState] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> DeviceState in try DeviceState._kvDecode(&kv, lenient: false) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    if let value = self.state { kv.key("\"state\":"); try value._kvEncode(&kv) }
    kv.key("\"mode\":"); try self.mode._kvEncode(&kv)
    kv.key("\"kind\":"); try self.kind._kvEncode(&kv)
    try kv.array("\"history\":", self.history)
    if let value = self.spot { kv.key("\"spot\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Spot: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Spot {
    Spot()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Spot, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.state = try kv.consumeNullOrEmptyElement() ? nil : DeviceState._kvDecode(&kv, lenient: false)  // state
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.state { kv.key("\"state\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Cabinet: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Cabinet {
    Cabinet(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Cabinet, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: out.drawers = try kv.consumeNull() ? [] : _kvDecode_drawers(&kv)  // drawers
        case 2: out.shelves = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_shelves(&kv)  // shelves
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_drawers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Drawer] {
    var all: [Drawer] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(Drawer._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  private static func _kvDecode_shelves(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Drawer> {
    var all: Swift.Set<Drawer> = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.insert(Drawer._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.key("\"drawers\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.drawers {
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    if let value = self.shelves {
      kv.key("\"shelves\":")
      try kv.ascendingMembers(value) { (kv: inout KVMap.JSONWriter, value0: Drawer) throws(KVMap.CodingFailure) in
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
    }
    kv.endObject()
  }
}

nonisolated extension Drawer: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Drawer {
    Drawer(name: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Drawer, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.size)  // size
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.name = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"size\":", ifPresent: self.size)
    kv.endObject()
  }
}

nonisolated extension Worker: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Worker {
    Worker(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Worker, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: kv.string(orNil: &out.name)  // name
        case 2: kv.object(orNil: &out.best, updating: updating)  // best
        case 3: out.jobs = try kv.consumeNull() ? [] : kv.array(of: Job.self)  // jobs
        case 4: out.plans = try kv.consumeNull() ? [] : kv.array(of: Plan.self)  // plans
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    if let value = self.best { kv.key("\"best\":"); try value._kvEncode(&kv) }
    try kv.array("\"jobs\":", self.jobs)
    try kv.array("\"plans\":", self.plans)
    kv.endObject()
  }
}

nonisolated extension Job: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Job {
    Job(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Job, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension Plan: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Plan {
    Plan(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Plan, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension DeviceState: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> DeviceState {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> DeviceState {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .on
    case 1: return .off
    default:
      try kv.skip()
      return .other
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> DeviceState {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .on
    case 1: return .off
    default: return .other
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> DeviceState {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .on: return "on"
    case .off: throw kv.unknownCase("off")
    case .other: throw kv.unknownCase("other")
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension Ticket: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Ticket._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Ticket._KVEntry {
    Ticket._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Ticket._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.token = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.uuid())  // token
        case 2: out.seat = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.uuid())  // seat
        case 3: out.holder = try kv.consumeNull() ? .null : .value(kv.string())  // holder
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Ticket._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Ticket",
    columns: [
      .init("id", .integer),
      .init("token", .text),
      .init("seat", .text, isOptional: true),
      .init("holder", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  static func _kvMadeDefault(ofColumn column: Swift.Int) -> Self? {
    switch column {
    case 1: .init(token: .value(UUID.init()))
    case 2: .init(seat: .init(UUID.init()))
    default: nil
    }
  }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.token)
    kv.column(2, self.seat)
    kv.column(3, self.holder)
    _ = kv.identify()
  }
}

nonisolated extension Shelf: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Shelf._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Shelf._KVEntry {
    Shelf._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Shelf._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1:  // books
          let dropped1: Swift.Int = kv.droppedCount()
          let attempt1: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.books = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_books(&kv))
            kv.acceptAttempt(attempt1)
          } catch {
            try kv.drop(error, from: attempt1)
            out.books = .absent
          }
          if kv.droppedCount() != dropped1 { out._kvPartial.insert(0) }
        case 2:  // stickers
          let dropped2: Swift.Int = kv.droppedCount()
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.stickers = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_stickers(&kv))
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.stickers = .absent
          }
          if kv.droppedCount() != dropped2 { out._kvPartial.insert(1) }
        case 3:  // boxes
          let dropped3: Swift.Int = kv.droppedCount()
          let attempt3: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.boxes = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_boxes(&kv))
            kv.acceptAttempt(attempt3)
          } catch {
            try kv.drop(error, from: attempt3)
            out.boxes = .absent
          }
          if kv.droppedCount() != dropped3 { out._kvPartial.insert(2) }
        case 4: out.lent = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Book._KVEntry.self))  // lent
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_books(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Book._KVEntry] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Book._KVEntry in try Book._KVEntry._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_stickers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Int> {
    return try kv.set(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_boxes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Box._KVEntry] {
    var all: [Box._KVEntry] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.attempt()
      do throws(KVMap.CodingFailure) {
        try all.append(Box._KVEntry._kvDecode(&kv, replacing: nil))
        kv.acceptAttempt(start)
      } catch { try kv.drop(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }
}

nonisolated extension Shelf._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Shelf",
    columns: [
      .init("id", .integer),
    ],
    identity: [0],
    relations: [
      .init("books", .toMany(isOrdered: true), .replace, isOwned: true, path: "books", to: { Book._KVEntry._kvEntity }),
      .init("stickers", .toMany(isOrdered: false), .replace, path: "stickers", to: { Sticker._KVEntry._kvEntity }),
      .init("boxes", .toMany(isOrdered: true), .replace, path: "boxes", to: { Box._KVEntry._kvEntity }),
      .init("lent", .toMany(isOrdered: true), .replace, path: "lent", to: { Book._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    guard kv.identify() else { return }
    try kv.many(0, self.books, isComplete: !self._kvPartial.contains(0))
    kv.identities(1, self.stickers, isComplete: !self._kvPartial.contains(1))
    try kv.many(2, self.boxes, isComplete: !self._kvPartial.contains(2))
    try kv.many(3, self.lent)
  }
}

nonisolated extension Case: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Case._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Case._KVEntry {
    Case._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Case._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.gone = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.bool())  // gone
        case 2:  // books
          let dropped2: Swift.Int = kv.droppedCount()
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.books = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_books(&kv))
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.books = .absent
          }
          if kv.droppedCount() != dropped2 { out._kvPartial.insert(0) }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_books(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Book._KVEntry] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Book._KVEntry in try Book._KVEntry._kvDecode(&kv, replacing: nil) })
  }
}

nonisolated extension Case._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Case",
    columns: [
      .init("id", .integer),
      .init("gone", .bool),
    ],
    identity: [0],
    tombstone: 1,
    relations: [
      .init("books", .toMany(isOrdered: true), .replace, isOwned: true, path: "books", to: { Book._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init(gone: .value(false)) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.gone)
    guard kv.identify() else { return }
    try kv.many(0, self.books, isComplete: !self._kvPartial.contains(0))
  }
}

nonisolated extension Book: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Book._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Book._KVEntry {
    Book._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Book._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.title = try kv.consumeNull() ? .null : .value(kv.string())  // title
        case 2:  // pages
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.pages = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.pages = .absent
          }
        case 3:  // notes
          let dropped3: Swift.Int = kv.droppedCount()
          let attempt3: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.notes = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_notes(&kv))
            kv.acceptAttempt(attempt3)
          } catch {
            try kv.drop(error, from: attempt3)
            out.notes = .absent
          }
          if kv.droppedCount() != dropped3 { out._kvPartial.insert(0) }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_notes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Footnote._KVEntry] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Footnote._KVEntry in try Footnote._KVEntry._kvDecode(&kv, replacing: nil) })
  }
}

nonisolated extension Book._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Book",
    columns: [
      .init("id", .integer),
      .init("title", .text, isOptional: true),
      .init("pages", .integer, isOptional: true),
    ],
    identity: [0],
    relations: [
      .init("notes", .toMany(isOrdered: true), .replace, isOwned: true, path: "notes", to: { Footnote._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.title)
    kv.column(2, self.pages)
    guard kv.identify() else { return }
    try kv.many(0, self.notes, isComplete: !self._kvPartial.contains(0))
  }
}

nonisolated extension Footnote: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Footnote._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Footnote._KVEntry {
    Footnote._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Footnote._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Footnote._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Footnote",
    columns: [
      .init("id", .integer),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    _ = kv.identify()
  }
}

nonisolated extension Sticker: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Sticker._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Sticker._KVEntry {
    Sticker._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Sticker._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Sticker._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Sticker",
    columns: [
      .init("id", .integer),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    _ = kv.identify()
  }
}

nonisolated extension Box: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Box._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Box._KVEntry {
    Box._KVEntry()
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Box._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.size = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // size
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.name = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.name = .null
    }
  }
}

nonisolated extension Box._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Box",
    columns: [
      .init("name", .text, path: ""),
      .init("size", .integer, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvIsKeyed: Swift.Bool { true }

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.name)
    kv.column(1, self.size)
    _ = kv.identify()
  }
}

nonisolated extension Member: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Member._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Member._KVEntry {
    Member._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Member._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1:  // friends
          let dropped1: Swift.Int = kv.droppedCount()
          let attempt1: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.friends = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_friends(&kv))
            kv.acceptAttempt(attempt1)
          } catch {
            try kv.drop(error, from: attempt1)
            out.friends = .absent
          }
          if kv.droppedCount() != dropped1 { out._kvPartial.insert(0) }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Member._KVEntry] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Member._KVEntry in try Member._KVEntry._kvDecode(&kv, replacing: nil) })
  }
}

nonisolated extension Member._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Member",
    columns: [
      .init("id", .integer),
    ],
    identity: [0],
    relations: [
      .init("friends", .toMany(isOrdered: true), .replace, path: "friends", to: { Member._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    guard kv.identify() else { return }
    try kv.many(0, self.friends, isComplete: !self._kvPartial.contains(0))
  }
}

nonisolated extension Device: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Device._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Device._KVEntry {
    Device._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Device._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.state = try kv.consumeNullOrEmptyElement() ? .null : .value(DeviceState._kvDecode(&kv, lenient: false))  // state
        case 2: out.mode = try kv.consumeNullOrEmptyElement() ? .null : .value(DeviceState._kvDecode(&kv, lenient: false))  // mode
        case 3: out.kind = try kv.consumeNullOrEmptyElement() ? .null : .value(DeviceState._kvDecode(&kv, lenient: false))  // kind
        case 4: out.history = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_history(&kv))  // history
        case 5: out.spot = try kv.consumeNullOrEmptyText() ? .null : .value(Spot._kvDecode(&kv, updating: updating ? out.spot.value : nil))  // spot
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_history(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [DeviceState] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> DeviceState in try DeviceState._kvDecode(&kv, lenient: false) })
  }
}

nonisolated extension Device._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Device",
    columns: [
      .init("id", .integer),
      .init("state", .text, isOptional: true),
      .init("mode", .text),
      .init("kind", .text),
      .init("history", .json),
      .init("spot", .json, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init(mode: .value(.on), history: .value([])) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    try kv.written(1, self.state) { (kv: inout KVMap.JSONWriter, value: DeviceState) throws(KVMap.CodingFailure) in
      try value._kvEncode(&kv)
    }
    try kv.written(2, self.mode) { (kv: inout KVMap.JSONWriter, value: DeviceState) throws(KVMap.CodingFailure) in
      try value._kvEncode(&kv)
    }
    try kv.written(3, self.kind) { (kv: inout KVMap.JSONWriter, value: DeviceState) throws(KVMap.CodingFailure) in
      try value._kvEncode(&kv)
    }
    try kv.json(4, self.history) { (kv: inout KVMap.JSONWriter, value: [DeviceState]) throws(KVMap.CodingFailure) in
      try kv.array(value)
    }
    try kv.json(5, self.spot) { (kv: inout KVMap.JSONWriter, value: Spot) throws(KVMap.CodingFailure) in
      try value._kvEncode(&kv)
    }
    _ = kv.identify()
  }
}

nonisolated extension Cabinet: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Cabinet._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Cabinet._KVEntry {
    Cabinet._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Cabinet._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.drawers = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_drawers(&kv))  // drawers
        case 2: out.shelves = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_shelves(&kv))  // shelves
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_drawers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Drawer] {
    var all: [Drawer] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(Drawer._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  private static func _kvDecode_shelves(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Drawer> {
    var all: Swift.Set<Drawer> = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.insert(Drawer._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }
}

nonisolated extension Cabinet._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Cabinet",
    columns: [
      .init("id", .integer),
      .init("drawers", .json),
      .init("shelves", .json, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init(drawers: .value([])) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    try kv.json(1, self.drawers) { (kv: inout KVMap.JSONWriter, value: [Drawer]) throws(KVMap.CodingFailure) in
      do {
        let members0: Swift.Int = kv.beginMembers()
        for value0 in value {
          kv.entryKey(value0.name)
          try value0._kvEncode(&kv)
        }
        try kv.endMembers(members0)
      }
    }
    try kv.json(2, self.shelves) { (kv: inout KVMap.JSONWriter, value: Swift.Set<Drawer>) throws(KVMap.CodingFailure) in
      try kv.ascendingMembers(value) { (kv: inout KVMap.JSONWriter, value0: Drawer) throws(KVMap.CodingFailure) in
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
    }
    _ = kv.identify()
  }
}

nonisolated extension Worker: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Worker._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Worker._KVEntry {
    Worker._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Worker._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.best = try kv.consumeNullOrEmptyText() ? .null : .value(Job._KVEntry._kvDecode(&kv, updating: updating ? out.best.value : nil))  // best
        case 3: out.jobs = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Job._KVEntry.self))  // jobs
        case 4: out.plans = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Plan._KVEntry.self))  // plans
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Worker._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Worker",
    columns: [
      .init("id", .integer),
      .init("name", .text, isOptional: true),
      .init("best_id", .integer, isOptional: true, path: "best"),
    ],
    identity: [0],
    relations: [
      .init("best", .toOne(columns: [2]), .replace, path: "best", to: { Job._KVEntry._kvEntity }),
      .init("jobs", .toMany(isOrdered: true), .replace, isOwned: true, path: "jobs", to: { Job._KVEntry._kvEntity }),
      .init("plans", .toMany(isOrdered: true), .replace, isOwned: true, path: "plans", to: { Plan._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.name)
    guard kv.identify() else { return }
    try kv.one(0, self.best)
    try kv.many(1, self.jobs)
    try kv.many(2, self.plans)
  }
}

nonisolated extension Job: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Job._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Job._KVEntry {
    Job._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Job._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Job._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Job",
    columns: [
      .init("id", .integer),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    _ = kv.identify()
  }
}

nonisolated extension Plan: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Plan._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Plan._KVEntry {
    Plan._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Plan._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Plan._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Plan",
    columns: [
      .init("id", .integer),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    _ = kv.identify()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Ticket {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.token, right.token),
      KVMap._kvAreEqual(left.seat, right.seat),
      KVMap._kvAreEqual(left.holder, right.holder)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.token.hash(into: &hasher)
    self.seat.hash(into: &hasher)
    self.holder.hash(into: &hasher)
  }
}

nonisolated extension Shelf {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.books, right.books),
      KVMap._kvAreEqual(left.stickers, right.stickers),
      KVMap._kvAreEqual(left.boxes, right.boxes),
      KVMap._kvAreEqual(left.lent, right.lent)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.books.hash(into: &hasher)
    self.stickers.hash(into: &hasher)
    self.boxes.hash(into: &hasher)
    self.lent.hash(into: &hasher)
  }
}

nonisolated extension Case {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.gone, right.gone),
      KVMap._kvAreEqual(left.books, right.books)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.gone.hash(into: &hasher)
    self.books.hash(into: &hasher)
  }
}

nonisolated extension Book {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.pages, right.pages),
      KVMap._kvAreEqual(left.notes, right.notes)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.pages.hash(into: &hasher)
    self.notes.hash(into: &hasher)
  }
}

nonisolated extension Footnote {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
  }
}

nonisolated extension Sticker {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
  }
}

nonisolated extension Box {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.size, right.size)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.size.hash(into: &hasher)
  }
}

nonisolated extension Member {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.friends, right.friends)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.friends.hash(into: &hasher)
  }
}

nonisolated extension Device {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.state, right.state),
      KVMap._kvAreEqual(left.mode, right.mode),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.history, right.history),
      KVMap._kvAreEqual(left.spot, right.spot)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.state.hash(into: &hasher)
    self.mode.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.history.hash(into: &hasher)
    self.spot.hash(into: &hasher)
  }
}

nonisolated extension Spot {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.state, right.state)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.state.hash(into: &hasher)
  }
}

nonisolated extension Cabinet {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.drawers, right.drawers),
      KVMap._kvAreEqual(left.shelves, right.shelves)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.drawers.hash(into: &hasher)
    self.shelves.hash(into: &hasher)
  }
}

nonisolated extension Drawer {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.size, right.size)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.size.hash(into: &hasher)
  }
}

nonisolated extension Worker {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.best, right.best),
      KVMap._kvAreEqual(left.jobs, right.jobs),
      KVMap._kvAreEqual(left.plans, right.plans)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.best.hash(into: &hasher)
    self.jobs.hash(into: &hasher)
    self.plans.hash(into: &hasher)
  }
}

nonisolated extension Job {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
  }
}

nonisolated extension Plan {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Ticket {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{3}\0\0\0\u{7}\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0token\"\0\0\u{4}\0\0\u{2}\0\0\0\0seat\"\0\0\0\u{6}\0\0\u{3}\0\0\0\0holder\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Ticket\tPartial.kvmap\t5
        id\t+1\tid
        token\t+2\ttoken
        seat\t+3\tseat
        holder\t+4\tholder
        """)
  }
}

nonisolated extension Shelf {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\n\0\u{8}\0\u{1}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0books\"\0\0\u{8}\0\0\u{2}\0\0\0\0stickers\"\0\0\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0boxes\"\0\0\u{4}\0\0\u{4}\0\0\0\0lent\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shelf\tPartial.kvmap\t12
        id\t+1\tid
        books\t+2\tbooks
        stickers\t+3\tstickers
        boxes\t+4\tboxes
        lent\t+5\tlent
        """)
  }
}

nonisolated extension Case {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0gone\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0books\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Case\tPartial.kvmap\t20
        id\t+1\tid
        gone\t+2\tgone
        books\t+3\tbooks
        """)
  }
}

nonisolated extension Book {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{7}\0\u{5}\0\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\u{5}\0\0\u{2}\0\0\0\0pages\"\0\0\u{5}\0\0\u{3}\0\0\0\0notes\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Book\tPartial.kvmap\t26
        id\t+1\tid
        title\t+2\ttitle
        pages\t+3\tpages
        notes\t+4\tnotes
        """)
  }
}

nonisolated extension Footnote {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Footnote\tPartial.kvmap\t33
        id\t+1\tid
        """)
  }
}

nonisolated extension Sticker {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sticker\tPartial.kvmap\t37
        id\t+1\tid
        """)
  }
}

nonisolated extension Box {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Box\tPartial.kvmap\t41
        size\t+2\tsize
        name\t+1\t
        """)
  }
}

nonisolated extension Member {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Member\tPartial.kvmap\t46
        id\t+1\tid
        friends\t+2\tfriends
        """)
  }
}

nonisolated extension Device {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\0\0\t\0\0\0\0\0\u{7}\0\u{b}\0\0\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0state\"\0\0\u{4}\0\0\u{2}\0\0\0\0mode\"\0\0\0\u{4}\0\0\u{3}\0\0\u{1}\0kind\"\0\0\0\u{7}\0\0\u{4}\0\0\0\0history\"\u{4}\0\0\u{5}\0\0\0\0spot\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 6, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Device\tPartial.kvmap\t51
        id\t+1\tid
        state\t+2\tstate
        mode\t+3\tmode
        kind\t+4\tkind
        history\t+5\thistory
        spot\t+6\tspot
        """)
  }
}

nonisolated extension Spot {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0state\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Spot\tPartial.kvmap\t66
        state\t+1\tstate
        """)
  }
}

nonisolated extension Cabinet {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0drawers\"\u{7}\0\0\u{2}\0\0\0\0shelves\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cabinet\tPartial.kvmap\t71
        id\t+1\tid
        drawers\t+2\tdrawers
        shelves\t+3\tshelves
        """)
  }
}

nonisolated extension Drawer {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Drawer\tPartial.kvmap\t77
        size\t+2\tsize
        name\t+1\t
        """)
  }
}

nonisolated extension Worker {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\u{5}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0best\"\0\0\0\u{4}\0\0\u{3}\0\0\0\0jobs\"\0\0\0\u{5}\0\0\u{4}\0\0\0\0plans\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Worker\tPartial.kvmap\t83
        id\t+1\tid
        name\t+2\tname
        best\t+3\tbest
        jobs\t+4\tjobs
        plans\t+5\tplans
        """)
  }
}

nonisolated extension Job {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Job\tPartial.kvmap\t91
        id\t+1\tid
        """)
  }
}

nonisolated extension Plan {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Plan\tPartial.kvmap\t95
        id\t+1\tid
        """)
  }
}

nonisolated extension DeviceState {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\0\0on\"\0\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0off\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DeviceState\tPartial.kvmap\t60
        """)
  }
}

nonisolated extension Ticket._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{3}\0\0\0\u{7}\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0token\"\0\0\u{4}\0\0\u{2}\0\0\0\0seat\"\0\0\0\u{6}\0\0\u{3}\0\0\0\0holder\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Ticket\tPartial.kvmap\t5
        id\t+1\tid
        token\t+2\ttoken
        seat\t+3\tseat
        holder\t+4\tholder
        """)
  }
}

nonisolated extension Shelf._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\n\0\u{8}\0\u{1}\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0books\"\0\0\u{8}\0\0\u{2}\0\0\0\0stickers\"\0\0\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0boxes\"\0\0\u{4}\0\0\u{4}\0\0\0\0lent\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shelf\tPartial.kvmap\t12
        id\t+1\tid
        books\t+2\tbooks
        stickers\t+3\tstickers
        boxes\t+4\tboxes
        lent\t+5\tlent
        """)
  }
}

nonisolated extension Case._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0gone\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0books\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Case\tPartial.kvmap\t20
        id\t+1\tid
        gone\t+2\tgone
        books\t+3\tbooks
        """)
  }
}

nonisolated extension Book._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{7}\0\u{5}\0\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\u{5}\0\0\u{2}\0\0\0\0pages\"\0\0\u{5}\0\0\u{3}\0\0\0\0notes\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Book\tPartial.kvmap\t26
        id\t+1\tid
        title\t+2\ttitle
        pages\t+3\tpages
        notes\t+4\tnotes
        """)
  }
}

nonisolated extension Footnote._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Footnote\tPartial.kvmap\t33
        id\t+1\tid
        """)
  }
}

nonisolated extension Sticker._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sticker\tPartial.kvmap\t37
        id\t+1\tid
        """)
  }
}

nonisolated extension Box._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Box\tPartial.kvmap\t41
        size\t+2\tsize
        name\t+1\t
        """)
  }
}

nonisolated extension Member._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Member\tPartial.kvmap\t46
        id\t+1\tid
        friends\t+2\tfriends
        """)
  }
}

nonisolated extension Device._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\0\0\t\0\0\0\0\0\u{7}\0\u{b}\0\0\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0state\"\0\0\u{4}\0\0\u{2}\0\0\0\0mode\"\0\0\0\u{4}\0\0\u{3}\0\0\0\0kind\"\0\0\0\u{7}\0\0\u{4}\0\0\0\0history\"\u{4}\0\0\u{5}\0\0\0\0spot\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Device\tPartial.kvmap\t51
        id\t+1\tid
        state\t+2\tstate
        mode\t+3\tmode
        kind\t+4\tkind
        history\t+5\thistory
        spot\t+6\tspot
        """)
  }
}

nonisolated extension Cabinet._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0drawers\"\u{7}\0\0\u{2}\0\0\0\0shelves\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cabinet\tPartial.kvmap\t71
        id\t+1\tid
        drawers\t+2\tdrawers
        shelves\t+3\tshelves
        """)
  }
}

nonisolated extension Worker._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\u{5}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0best\"\0\0\0\u{4}\0\0\u{3}\0\0\0\0jobs\"\0\0\0\u{5}\0\0\u{4}\0\0\0\0plans\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Worker\tPartial.kvmap\t83
        id\t+1\tid
        name\t+2\tname
        best\t+3\tbest
        jobs\t+4\tjobs
        plans\t+5\tplans
        """)
  }
}

nonisolated extension Job._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Job\tPartial.kvmap\t91
        id\t+1\tid
        """)
  }
}

nonisolated extension Plan._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Plan\tPartial.kvmap\t95
        id\t+1\tid
        """)
  }
}

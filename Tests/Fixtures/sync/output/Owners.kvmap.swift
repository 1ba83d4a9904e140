// Generated from Owners.kvmap. Do not edit.
// kvmap format 1, input 2a3016ef8f0facf2, body 53dfc816d7d7e5a2
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap
@_spi(Generated) import KVMapSync

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Writer: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var name: Swift.Optional<Swift.String>
  var version: Swift.Optional<Swift.Int>
  var isGone: Swift.Bool
  var chapters: [Chapter]
  var drafts: [Chapter]
  var best: Swift.Optional<Chapter>
  var bossID: Swift.Optional<Swift.Int>

  init(
    id: Swift.Int,
    name: Swift.String? = nil,
    version: Swift.Int? = nil,
    isGone: Swift.Bool = false,
    chapters: [Chapter] = [],
    drafts: [Chapter] = [],
    best: Chapter? = nil,
    bossID: Swift.Int? = nil
  ) {
    self.id = id
    self.name = name
    self.version = version
    self.isGone = isGone
    self.chapters = chapters
    self.drafts = drafts
    self.best = best
    self.bossID = bossID
  }
}

nonisolated struct Chapter: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var words: Swift.Optional<Swift.String>
  var local: Swift.Optional<Swift.String>
  var writerID: Swift.Optional<Swift.Int>
  var parts: [Chapter]

  init(
    id: Swift.Int,
    words: Swift.String? = nil,
    local: Swift.String? = nil,
    writerID: Swift.Int? = nil,
    parts: [Chapter] = []
  ) {
    self.id = id
    self.words = words
    self.local = local
    self.writerID = writerID
    self.parts = parts
  }
}

nonisolated struct Anthology: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var chapters: [Chapter]

  init(id: Swift.Int, chapters: [Chapter] = []) {
    self.id = id
    self.chapters = chapters
  }
}

nonisolated struct Sheet: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var first: Swift.Optional<Cell>
  var cells: [Cell]

  init(id: Swift.Int, first: Cell? = nil, cells: [Cell] = []) {
    self.id = id
    self.first = first
    self.cells = cells
  }
}

nonisolated struct Cell: Swift.Sendable, Swift.Hashable {
  var column: Swift.Int
  var row: Swift.Int
  var value: Swift.Optional<Swift.String>

  init(column: Swift.Int, row: Swift.Int, value: Swift.String? = nil) {
    self.column = column
    self.row = row
    self.value = value
  }
}

nonisolated extension Writer {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var version: KVMap.PatchField<Swift.Int>
    var isGone: KVMap.PatchField<Swift.Bool>
    var chapters: KVMap.PatchField<[Chapter._KVEntry]>
    var drafts: KVMap.PatchField<[Chapter._KVEntry]>
    var best: KVMap.PatchField<Chapter._KVEntry>
    var bossID: KVMap.PatchField<Swift.Int>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      version: KVMap.PatchField<Swift.Int> = .absent,
      isGone: KVMap.PatchField<Swift.Bool> = .absent,
      chapters: KVMap.PatchField<[Chapter._KVEntry]> = .absent,
      drafts: KVMap.PatchField<[Chapter._KVEntry]> = .absent,
      best: KVMap.PatchField<Chapter._KVEntry> = .absent,
      bossID: KVMap.PatchField<Swift.Int> = .absent
    ) {
      self.id = id
      self.name = name
      self.version = version
      self.isGone = isGone
      self.chapters = chapters
      self.drafts = drafts
      self.best = best
      self.bossID = bossID
    }
  }
}

nonisolated extension Chapter {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var words: KVMap.PatchField<Swift.String>
    var local: KVMap.PatchField<Swift.String>
    var writerID: KVMap.PatchField<Swift.Int>
    var parts: KVMap.PatchField<[Chapter._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      words: KVMap.PatchField<Swift.String> = .absent,
      local: KVMap.PatchField<Swift.String> = .absent,
      writerID: KVMap.PatchField<Swift.Int> = .absent,
      parts: KVMap.PatchField<[Chapter._KVEntry]> = .absent
    ) {
      self.id = id
      self.words = words
      self.local = local
      self.writerID = writerID
      self.parts = parts
    }
  }
}

nonisolated extension Anthology {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var chapters: KVMap.PatchField<[Chapter._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      chapters: KVMap.PatchField<[Chapter._KVEntry]> = .absent
    ) {
      self.id = id
      self.chapters = chapters
    }
  }
}

nonisolated extension Sheet {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var first: KVMap.PatchField<Cell._KVEntry>
    var cells: KVMap.PatchField<[Cell._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      first: KVMap.PatchField<Cell._KVEntry> = .absent,
      cells: KVMap.PatchField<[Cell._KVEntry]> = .absent
    ) {
      self.id = id
      self.first = first
      self.cells = cells
    }
  }
}

nonisolated extension Cell {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var column: KVMap.PatchField<Swift.Int>
    var row: KVMap.PatchField<Swift.Int>
    var value: KVMap.PatchField<Swift.String>

    init(
      column: KVMap.PatchField<Swift.Int> = .absent,
      row: KVMap.PatchField<Swift.Int> = .absent,
      value: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.column = column
      self.row = row
      self.value = value
    }
  }
}

// MARK: - Mappings

nonisolated extension Writer: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Writer {
    Writer(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Writer, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: kv.string(orNil: &out.name)  // name
        case 2: kv.int(orNil: &out.version)  // version
        case 3: out.isGone = try kv.consumeNull() ? false : kv.bool()  // isGone
        case 4: out.chapters = try kv.consumeNull() ? [] : kv.array(of: Chapter.self)  // chapters
        case 5: out.drafts = try kv.consumeNull() ? [] : kv.array(of: Chapter.self)  // drafts
        case 6: kv.object(orNil: &out.best, updating: updating)  // best
        case 7: kv.int(orNil: &out.bossID)  // bossID
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
    kv.int("\"version\":", ifPresent: self.version)
    kv.bool("\"isGone\":", self.isGone)
    try kv.array("\"chapters\":", self.chapters)
    try kv.array("\"drafts\":", self.drafts)
    if let value = self.best { kv.key("\"best\":"); try value._kvEncode(&kv) }
    kv.int("\"bossID\":", ifPresent: self.bossID)
    kv.endObject()
  }
}

nonisolated extension Chapter: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Chapter {
    Chapter(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Chapter, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: kv.string(orNil: &out.words)  // words
        case 2: kv.string(orNil: &out.local)  // local
        case 3: kv.int(orNil: &out.writerID)  // writerID
        case 4: out.parts = try kv.consumeNull() ? [] : kv.array(of: Chapter.self)  // parts
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"words\":", ifPresent: self.words)
    kv.string("\"local\":", ifPresent: self.local)
    kv.int("\"writerID\":", ifPresent: self.writerID)
    try kv.array("\"parts\":", self.parts)
    kv.endObject()
  }
}

nonisolated extension Anthology: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Anthology {
    Anthology(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Anthology, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: out.chapters = try kv.consumeNull() ? [] : kv.array(of: Chapter.self)  // chapters
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    try kv.array("\"chapters\":", self.chapters)
    kv.endObject()
  }
}

nonisolated extension Sheet: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Sheet {
    Sheet(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Sheet, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: kv.object(orNil: &out.first, updating: updating)  // first
        case 2: out.cells = try kv.consumeNull() ? [] : kv.array(of: Cell.self)  // cells
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    if let value = self.first { kv.key("\"first\":"); try value._kvEncode(&kv) }
    try kv.array("\"cells\":", self.cells)
    kv.endObject()
  }
}

nonisolated extension Cell: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Cell {
    Cell(column: 0, row: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Cell, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.column)  // column
      case 1: kv.int(into: &out.row)  // row
      case 2: kv.string(orNil: &out.value)  // value
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"column\":", self.column)
    kv.int("\"row\":", self.row)
    kv.string("\"value\":", ifPresent: self.value)
    kv.endObject()
  }
}

nonisolated extension Writer: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Writer._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Writer._KVEntry {
    Writer._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Writer._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.version = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // version
        case 3: out.isGone = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.bool())  // isGone
        case 4: out.chapters = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Chapter._KVEntry.self))  // chapters
        case 5: out.drafts = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Chapter._KVEntry.self))  // drafts
        case 6: out.best = try kv.consumeNullOrEmptyText() ? .null : .value(Chapter._KVEntry._kvDecode(&kv, updating: updating ? out.best.value : nil))  // best
        case 7: out.bossID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // bossID
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Writer._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Writer",
    columns: [
      .init("id", .integer),
      .init("name", .text, isOptional: true),
      .init("version", .integer, isOptional: true),
      .init("isGone", .bool),
      .init("best_id", .integer, isOptional: true, path: "best"),
      .init("bossID", .integer, isOptional: true),
    ],
    identity: [0],
    stamp: 2,
    tombstone: 3,
    relations: [
      .init("chapters", .toMany(isOrdered: true), .replace, isOwned: true, path: "chapters", to: { Chapter._KVEntry._kvEntity }),
      .init("drafts", .toMany(isOrdered: true), .merge, isOwned: true, path: "drafts", to: { Chapter._KVEntry._kvEntity }),
      .init("best", .toOne(columns: [4]), .replace, path: "best", to: { Chapter._KVEntry._kvEntity }),
      .init("bossID", .toOne(columns: [5]), .replace, path: "bossID", to: { Writer._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init(isGone: .value(false)) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.name)
    kv.column(2, self.version)
    kv.column(3, self.isGone)
    kv.column(5, self.bossID)
    guard kv.identify() else { return }
    try kv.many(0, self.chapters)
    try kv.many(1, self.drafts)
    try kv.one(2, self.best)
  }
}

nonisolated extension Chapter: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Chapter._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Chapter._KVEntry {
    Chapter._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Chapter._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.words = try kv.consumeNull() ? .null : .value(kv.string())  // words
        case 2: out.local = try kv.consumeNull() ? .null : .value(kv.string())  // local
        case 3: out.writerID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // writerID
        case 4: out.parts = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Chapter._KVEntry.self))  // parts
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Chapter._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Chapter",
    columns: [
      .init("id", .integer),
      .init("words", .text, isOptional: true),
      .init("local", .text, isOptional: true),
      .init("writerID", .integer, isOptional: true),
    ],
    identity: [0],
    relations: [
      .init("writerID", .toOne(columns: [3]), .replace, path: "writerID", to: { Writer._KVEntry._kvEntity }),
      .init("parts", .toMany(isOrdered: true), .replace, isOwned: true, path: "parts", to: { Chapter._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.words)
    kv.column(2, self.local)
    kv.column(3, self.writerID)
    guard kv.identify() else { return }
    try kv.many(1, self.parts)
  }
}

nonisolated extension Anthology: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Anthology._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Anthology._KVEntry {
    Anthology._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Anthology._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.chapters = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Chapter._KVEntry.self))  // chapters
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Anthology._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Anthology",
    columns: [
      .init("id", .integer),
    ],
    identity: [0],
    relations: [
      .init("chapters", .toMany(isOrdered: true), .replace, isOwned: true, path: "chapters", to: { Chapter._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    guard kv.identify() else { return }
    try kv.many(0, self.chapters)
  }
}

nonisolated extension Sheet: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Sheet._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Sheet._KVEntry {
    Sheet._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Sheet._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.first = try kv.consumeNullOrEmptyText() ? .null : .value(Cell._KVEntry._kvDecode(&kv, updating: updating ? out.first.value : nil))  // first
        case 2: out.cells = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Cell._KVEntry.self))  // cells
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Sheet._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Sheet",
    columns: [
      .init("id", .integer),
      .init("first_column", .integer, isOptional: true, path: "first"),
      .init("first_row", .integer, isOptional: true, path: "first"),
    ],
    identity: [0],
    relations: [
      .init("first", .toOne(columns: [1, 2]), .replace, path: "first", to: { Cell._KVEntry._kvEntity }),
      .init("cells", .toMany(isOrdered: true), .replace, isOwned: true, path: "cells", to: { Cell._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    guard kv.identify() else { return }
    try kv.one(0, self.first)
    try kv.many(1, self.cells)
  }
}

nonisolated extension Cell: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Cell._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Cell._KVEntry {
    Cell._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Cell._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.column = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // column
        case 1: out.row = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // row
        case 2: out.value = try kv.consumeNull() ? .null : .value(kv.string())  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Cell._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Cell",
    columns: [
      .init("column", .integer),
      .init("row", .integer),
      .init("value", .text, isOptional: true),
    ],
    identity: [0, 1],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.column)
    kv.column(1, self.row)
    kv.column(2, self.value)
    _ = kv.identify()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Writer {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.version, right.version),
      KVMap._kvAreEqual(left.isGone, right.isGone),
      KVMap._kvAreEqual(left.chapters, right.chapters),
      KVMap._kvAreEqual(left.drafts, right.drafts),
      KVMap._kvAreEqual(left.best, right.best),
      KVMap._kvAreEqual(left.bossID, right.bossID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.version.hash(into: &hasher)
    self.isGone.hash(into: &hasher)
    self.chapters.hash(into: &hasher)
    self.drafts.hash(into: &hasher)
    self.best.hash(into: &hasher)
    self.bossID.hash(into: &hasher)
  }
}

nonisolated extension Chapter {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.words, right.words),
      KVMap._kvAreEqual(left.local, right.local),
      KVMap._kvAreEqual(left.writerID, right.writerID),
      KVMap._kvAreEqual(left.parts, right.parts)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.words.hash(into: &hasher)
    self.local.hash(into: &hasher)
    self.writerID.hash(into: &hasher)
    self.parts.hash(into: &hasher)
  }
}

nonisolated extension Anthology {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.chapters, right.chapters)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.chapters.hash(into: &hasher)
  }
}

nonisolated extension Sheet {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.cells, right.cells)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.cells.hash(into: &hasher)
  }
}

nonisolated extension Cell {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.column, right.column),
      KVMap._kvAreEqual(left.row, right.row),
      KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.column.hash(into: &hasher)
    self.row.hash(into: &hasher)
    self.value.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Writer {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{c}\0\t\0\u{1}\0\u{7}\0\u{e}\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\u{10}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0version\"\u{6}\0\0\u{3}\0\0\0\0isGone\"\0\u{8}\0\0\u{4}\0\0\0\0chapters\"\0\0\0\0\0\0\0\u{6}\0\0\u{5}\0\0\0\0drafts\"\0\u{4}\0\0\u{6}\0\0\0\0best\"\0\0\0\u{6}\0\0\u{7}\0\0\0\0bossID\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xf3b8488c368cb0a7, wide: false, full: false, count: 8, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Writer\tOwners.kvmap\t5
        id\t+1\tid
        name\t+2\tname
        version\t+3\tversion
        isGone\t+4\tisGone
        chapters\t+5\tchapters
        drafts\t+6\tdrafts
        best\t+7\tbest
        bossID\t+8\tbossID
        """)
  }
}

nonisolated extension Chapter {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\0\0\0\0\0\0\n\0\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0words\"\0\0\u{5}\0\0\u{2}\0\0\0\0local\"\0\0\u{8}\0\0\u{3}\0\0\0\0writerID\"\0\0\0\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0parts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Chapter\tOwners.kvmap\t16
        id\t+1\tid
        words\t+2\twords
        local\t+3\tlocal
        writerID\t+4\twriterID
        parts\t+5\tparts
        """)
  }
}

nonisolated extension Anthology {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{8}\0\0\u{1}\0\0\0\0chapters\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Anthology\tOwners.kvmap\t25
        id\t+1\tid
        chapters\t+2\tchapters
        """)
  }
}

nonisolated extension Sheet {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0first\"\0\0\u{5}\0\0\u{2}\0\0\0\0cells\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sheet\tOwners.kvmap\t30
        id\t+1\tid
        first\t+2\tfirst
        cells\t+3\tcells
        """)
  }
}

nonisolated extension Cell {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{1}\0\u{5}\0\u{3}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0column\"\0\u{3}\0\0\u{1}\0\0\u{1}\0row\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cell\tOwners.kvmap\t36
        column\t+1\tcolumn
        row\t+2\trow
        value\t+3\tvalue
        """)
  }
}

nonisolated extension Writer._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{c}\0\t\0\u{1}\0\u{7}\0\u{e}\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\u{10}\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0version\"\u{6}\0\0\u{3}\0\0\0\0isGone\"\0\u{8}\0\0\u{4}\0\0\0\0chapters\"\0\0\0\0\0\0\0\u{6}\0\0\u{5}\0\0\0\0drafts\"\0\u{4}\0\0\u{6}\0\0\0\0best\"\0\0\0\u{6}\0\0\u{7}\0\0\0\0bossID\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xf3b8488c368cb0a7, wide: false, full: false, count: 8, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Writer\tOwners.kvmap\t5
        id\t+1\tid
        name\t+2\tname
        version\t+3\tversion
        isGone\t+4\tisGone
        chapters\t+5\tchapters
        drafts\t+6\tdrafts
        best\t+7\tbest
        bossID\t+8\tbossID
        """)
  }
}

nonisolated extension Chapter._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\0\0\0\0\0\0\n\0\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0words\"\0\0\u{5}\0\0\u{2}\0\0\0\0local\"\0\0\u{8}\0\0\u{3}\0\0\0\0writerID\"\0\0\0\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0parts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Chapter\tOwners.kvmap\t16
        id\t+1\tid
        words\t+2\twords
        local\t+3\tlocal
        writerID\t+4\twriterID
        parts\t+5\tparts
        """)
  }
}

nonisolated extension Anthology._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{8}\0\0\u{1}\0\0\0\0chapters\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Anthology\tOwners.kvmap\t25
        id\t+1\tid
        chapters\t+2\tchapters
        """)
  }
}

nonisolated extension Sheet._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0first\"\0\0\u{5}\0\0\u{2}\0\0\0\0cells\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sheet\tOwners.kvmap\t30
        id\t+1\tid
        first\t+2\tfirst
        cells\t+3\tcells
        """)
  }
}

nonisolated extension Cell._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{1}\0\u{5}\0\u{3}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0column\"\0\u{3}\0\0\u{1}\0\0\0\0row\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cell\tOwners.kvmap\t36
        column\t+1\tcolumn
        row\t+2\trow
        value\t+3\tvalue
        """)
  }
}

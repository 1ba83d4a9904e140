// Generated from Users.kvmap. Do not edit.
// kvmap format 1, input 9624779d156e306d, body 87c42587a2b1d376
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

nonisolated struct User: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var name: Swift.String
  var email: Swift.Optional<Swift.String>
  var score: Swift.Double
  var createdDate: Swift.Optional<Date>
  var company: Swift.Optional<Company>
  /// A note is one user's, and goes with the user.
  var notes: [Note]
  var tagIDs: [Swift.Int]

  init(
    remoteID: Swift.Int,
    name: Swift.String,
    email: Swift.String? = nil,
    score: Swift.Double = 0.0,
    createdDate: Date? = nil,
    company: Company? = nil,
    notes: [Note] = [],
    tagIDs: [Swift.Int] = []
  ) {
    self.remoteID = remoteID
    self.name = name
    self.email = email
    self.score = score
    self.createdDate = createdDate
    self.company = company
    self.notes = notes
    self.tagIDs = tagIDs
  }
}

nonisolated struct Company: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var name: Swift.Optional<Swift.String>

  init(remoteID: Swift.Int, name: Swift.String? = nil) {
    self.remoteID = remoteID
    self.name = name
  }
}

nonisolated struct Note: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var text: Swift.String
  var isDone: Swift.Bool

  init(remoteID: Swift.Int, text: Swift.String, isDone: Swift.Bool = false) {
    self.remoteID = remoteID
    self.text = text
    self.isDone = isDone
  }
}

nonisolated struct Tag: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var label: Swift.String

  init(remoteID: Swift.Int, label: Swift.String = "") {
    self.remoteID = remoteID
    self.label = label
  }
}

nonisolated extension User {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var email: KVMap.PatchField<Swift.String>
    var score: KVMap.PatchField<Swift.Double>
    var createdDate: KVMap.PatchField<Date?>
    var company: KVMap.PatchField<Company._KVEntry>
    var notes: KVMap.PatchField<[Note._KVEntry]>
    var tagIDs: KVMap.PatchField<[Swift.Int]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      email: KVMap.PatchField<Swift.String> = .absent,
      score: KVMap.PatchField<Swift.Double> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      company: KVMap.PatchField<Company._KVEntry> = .absent,
      notes: KVMap.PatchField<[Note._KVEntry]> = .absent,
      tagIDs: KVMap.PatchField<[Swift.Int]> = .absent
    ) {
      self.remoteID = remoteID
      self.name = name
      self.email = email
      self.score = score
      self.createdDate = createdDate
      self.company = company
      self.notes = notes
      self.tagIDs = tagIDs
    }
  }
}

nonisolated extension Company {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.remoteID = remoteID
      self.name = name
    }
  }
}

nonisolated extension Note {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var text: KVMap.PatchField<Swift.String>
    var isDone: KVMap.PatchField<Swift.Bool>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      text: KVMap.PatchField<Swift.String> = .absent,
      isDone: KVMap.PatchField<Swift.Bool> = .absent
    ) {
      self.remoteID = remoteID
      self.text = text
      self.isDone = isDone
    }
  }
}

nonisolated extension Tag {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var label: KVMap.PatchField<Swift.String>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      label: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.remoteID = remoteID
      self.label = label
    }
  }
}

// MARK: - Mappings

nonisolated extension User: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: User {
    User(remoteID: 0, name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout User, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.name = try kv.checked(at: kv.mark(), kv.lenientString(), "count > 0") { $0.count > 0 }  // name
        case 2: out.email = try kv.consumeNull() ? nil : kv.lenientString()  // email
        case 3: out.score = try kv.consumeNull() ? 0.0 : kv.lenientDouble()  // score
        case 4: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 5: out.company = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Company in try Company._kvDecode(&kv, updating: updating ? out.company : nil) }  // company
        case 6: out.notes = try kv.consumeNull() ? [] : _kvDecode_notes(&kv)  // notes
        case 7: out.tagIDs = try kv.consumeNull() ? [] : _kvDecode_tagIDs(&kv)  // tag_ids
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_notes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Note] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Note in try Note._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Note in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Note in try Note._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_tagIDs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.key("\"name\":"); try kv.string(kv.checked(self.name, "count > 0") { $0.count > 0 })
    kv.string("\"email\":", ifPresent: self.email)
    try kv.double("\"score\":", self.score)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.company { kv.key("\"company\":"); try value._kvEncode(&kv) }
    try kv.array("\"notes\":", self.notes)
    kv.array("\"tag_ids\":", self.tagIDs)
    kv.endObject()
  }
}

nonisolated extension Company: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Company {
    Company(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Company, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension Note: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Note {
    Note(remoteID: 0, text: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Note, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.text = try kv.lenientString()  // text
        case 2: out.isDone = try kv.consumeNull() ? false : kv.lenientBool()  // is_done
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.string("\"text\":", self.text)
    kv.bool("\"is_done\":", self.isDone)
    kv.endObject()
  }
}

nonisolated extension Tag: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Tag {
    Tag(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Tag, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.label = try kv.consumeNull() ? "" : kv.lenientString()  // label
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.string("\"label\":", self.label)
    kv.endObject()
  }
}

nonisolated extension User: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension User._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: User._KVEntry {
    User._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout User._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.checked(at: kv.mark(), kv.lenientString(), "count > 0") { $0.count > 0 })  // name
        case 2: out.email = try kv.consumeNull() ? .null : .value(kv.lenientString())  // email
        case 3: out.score = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientDouble())  // score
        case 4: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 5: out.company = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Company._KVEntry in try Company._KVEntry._kvDecode(&kv, updating: updating ? out.company.value : nil) })  // company
        case 6: out.notes = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_notes(&kv))  // notes
        case 7: out.tagIDs = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_tagIDs(&kv))  // tag_ids
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_notes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Note._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Note._KVEntry in try Note._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Note._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Note._KVEntry in try Note._KVEntry._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_tagIDs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }
}

nonisolated extension User._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "User",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("name", .text),
      .init("email", .text, isOptional: true),
      .init("score", .real),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("company_remoteID", .integer, isOptional: true, path: "company"),
    ],
    identity: [0],
    relations: [
      .init("company", .toOne(columns: [5]), .merge, path: "company", to: { Company._KVEntry._kvEntity }),
      .init("notes", .toMany(isOrdered: true), .replace, isOwned: true, path: "notes", to: { Note._KVEntry._kvEntity }),
      .init("tagIDs", .toMany(isOrdered: true), .replace, path: "tag_ids", to: { Tag._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init(score: .value(0.0)) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.name)
    kv.column(2, self.email)
    kv.column(3, self.score)
    kv.column(4, self.createdDate)
    guard kv.identify() else { return }
    try kv.one(0, self.company)
    try kv.many(1, self.notes)
    kv.identities(2, self.tagIDs)
  }
}

nonisolated extension Company: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Company._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Company._KVEntry {
    Company._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Company._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Company._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Company",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("name", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.name)
    _ = kv.identify()
  }
}

nonisolated extension Note: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Note._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Note._KVEntry {
    Note._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Note._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.text = try kv.consumeNull() ? .null : .value(kv.lenientString())  // text
        case 2: out.isDone = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientBool())  // is_done
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Note._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Note",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("text", .text),
      .init("isDone", .bool, path: "is_done"),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init(isDone: .value(false)) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.text)
    kv.column(2, self.isDone)
    _ = kv.identify()
  }
}

nonisolated extension Tag: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Tag._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Tag._KVEntry {
    Tag._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Tag._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.label = try kv.consumeNull() ? .null : .value(kv.lenientString())  // label
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Tag._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Tag",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("label", .text),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init(label: .value("")) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.label)
    _ = kv.identify()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension User {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.email, right.email),
      KVMap._kvAreEqual(left.score, right.score),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.company, right.company),
      KVMap._kvAreEqual(left.notes, right.notes),
      KVMap._kvAreEqual(left.tagIDs, right.tagIDs)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.email.hash(into: &hasher)
    self.score.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.company.hash(into: &hasher)
    self.notes.hash(into: &hasher)
    self.tagIDs.hash(into: &hasher)
  }
}

nonisolated extension Company {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension Note {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.isDone, right.isDone)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.isDone.hash(into: &hasher)
  }
}

nonisolated extension Tag {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.label, right.label)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.label.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension User {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{c}\0\u{10}\0\u{5}\0\0\0\0\0\0\0\u{1}\0\0\0\u{7}\0\0\0\u{e}\0\0\0\0\0\t\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0email\"\0\0\u{5}\0\0\u{3}\0\0\0\0score\"\0\0\n\0\0\u{4}\0\0\0\0created_at\"\0\0\0\0\0\u{7}\0\0\u{5}\0\0\0\0company\"\u{5}\0\0\u{6}\0\0\0\0notes\"\0\0\u{7}\0\0\u{7}\0\0\0\0tag_ids\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 8, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        User\tUsers.kvmap\t11
        remoteID\t-3\tid
        name\t+1\tname
        email\t+2\temail
        score\t+3\tscore
        createdDate\t+4\tcreated_at
        company\t+5\tcompany
        notes\t+7\tnotes
        tagIDs\t+8\ttag_ids
        """)
  }
}

nonisolated extension Company {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Company\tUsers.kvmap\t22
        remoteID\t-14\tid
        name\t+1\tname
        """)
  }
}

nonisolated extension Note {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0text\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0is_done\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Note\tUsers.kvmap\t26
        remoteID\t-18\tid
        text\t+1\ttext
        isDone\t+2\tis_done
        """)
  }
}

nonisolated extension Tag {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0label\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tag\tUsers.kvmap\t31
        remoteID\t-23\tid
        label\t+1\tlabel
        """)
  }
}

nonisolated extension User._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{c}\0\u{10}\0\u{5}\0\0\0\0\0\0\0\u{1}\0\0\0\u{7}\0\0\0\u{e}\0\0\0\0\0\t\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0email\"\0\0\u{5}\0\0\u{3}\0\0\0\0score\"\0\0\n\0\0\u{4}\0\0\0\0created_at\"\0\0\0\0\0\u{7}\0\0\u{5}\0\0\0\0company\"\u{5}\0\0\u{6}\0\0\0\0notes\"\0\0\u{7}\0\0\u{7}\0\0\0\0tag_ids\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 8, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        User\tUsers.kvmap\t11
        remoteID\t-3\tid
        name\t+1\tname
        email\t+2\temail
        score\t+3\tscore
        createdDate\t+4\tcreated_at
        company\t+5\tcompany
        notes\t+7\tnotes
        tagIDs\t+8\ttag_ids
        """)
  }
}

nonisolated extension Company._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Company\tUsers.kvmap\t22
        remoteID\t-14\tid
        name\t+1\tname
        """)
  }
}

nonisolated extension Note._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0is_done\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Note\tUsers.kvmap\t26
        remoteID\t-18\tid
        text\t+1\ttext
        isDone\t+2\tis_done
        """)
  }
}

nonisolated extension Tag._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0label\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tag\tUsers.kvmap\t31
        remoteID\t-23\tid
        label\t+1\tlabel
        """)
  }
}

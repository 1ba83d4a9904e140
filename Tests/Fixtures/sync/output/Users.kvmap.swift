// Generated from Users.kvmap. Do not edit.
// kvmap format 1, input 8da2ec5f0108444a, body ea24a2cf20633a17
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
  var rank: Rank
  var createdAt: Date
  var home: Swift.Optional<Place>
  var age: Swift.Optional<Swift.Int>
  var nicknames: [Swift.String]
  var score: Swift.Optional<Swift.Double>
  /// Both forms in which back ends tell a relation to one: an object, and its identity.
  var company: Swift.Optional<Company>
  var companyID: Swift.Optional<Swift.Int>
  var notes: [Note]
  var tagIDs: [Swift.Int]
  var mentorID: Swift.Optional<Swift.Int>

  init(
    remoteID: Swift.Int,
    name: Swift.String,
    email: Swift.String? = nil,
    rank: Rank = .low,
    createdAt: Date = .init(timeIntervalSince1970: 0.0),
    home: Place? = nil,
    age: Swift.Int? = nil,
    nicknames: [Swift.String] = [],
    score: Swift.Double? = nil,
    company: Company? = nil,
    companyID: Swift.Int? = nil,
    notes: [Note] = [],
    tagIDs: [Swift.Int] = [],
    mentorID: Swift.Int? = nil
  ) {
    self.remoteID = remoteID
    self.name = name
    self.email = email
    self.rank = rank
    self.createdAt = createdAt
    self.home = home
    self.age = age
    self.nicknames = nicknames
    self.score = score
    self.company = company
    self.companyID = companyID
    self.notes = notes
    self.tagIDs = tagIDs
    self.mentorID = mentorID
  }
}

nonisolated struct Place: Swift.Sendable, Swift.Hashable {
  var city: Swift.String
  var street: Swift.Optional<Swift.String>

  init(city: Swift.String, street: Swift.String? = nil) {
    self.city = city
    self.street = street
  }
}

nonisolated struct Company: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var name: Swift.String

  init(remoteID: Swift.Int, name: Swift.String) {
    self.remoteID = remoteID
    self.name = name
  }
}

nonisolated struct Note: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var text: Swift.String
  var tags: Swift.Optional<Swift.Set<Tag>>
  var comments: [Comment]

  init(
    remoteID: Swift.Int,
    text: Swift.String,
    tags: Swift.Set<Tag>? = nil,
    comments: [Comment] = []
  ) {
    self.remoteID = remoteID
    self.text = text
    self.tags = tags
    self.comments = comments
  }
}

nonisolated struct Comment: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var text: Swift.Optional<Swift.String>

  init(remoteID: Swift.Int, text: Swift.String? = nil) {
    self.remoteID = remoteID
    self.text = text
  }
}

nonisolated struct Tag: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var label: Swift.String

  init(remoteID: Swift.Int, label: Swift.String = "none") {
    self.remoteID = remoteID
    self.label = label
  }
}

nonisolated enum Rank: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case low
  case high

  init?(rawValue: Swift.Int) {
    switch rawValue {
    case 1: self = .low
    case 2: self = .high
    default: return nil
    }
  }

  var rawValue: Swift.Int {
    switch self {
    case .low: 1
    case .high: 2
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .low: 0
    case .high: 1
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated extension User {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var email: KVMap.PatchField<Swift.String>
    var rank: KVMap.PatchField<Rank>
    var createdAt: KVMap.PatchField<Date>
    var home: KVMap.PatchField<Place?>
    var age: KVMap.PatchField<Swift.Int?>
    var nicknames: KVMap.PatchField<[Swift.String]>
    var score: KVMap.PatchField<Swift.Double?>
    var company: KVMap.PatchField<Company._KVEntry>
    var companyID: KVMap.PatchField<Swift.Int?>
    var notes: KVMap.PatchField<[Note._KVEntry]>
    var tagIDs: KVMap.PatchField<[Swift.Int]>
    var mentorID: KVMap.PatchField<Swift.Int?>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      email: KVMap.PatchField<Swift.String> = .absent,
      rank: KVMap.PatchField<Rank> = .absent,
      createdAt: KVMap.PatchField<Date> = .absent,
      home: KVMap.PatchField<Place?> = .absent,
      age: KVMap.PatchField<Swift.Int?> = .absent,
      nicknames: KVMap.PatchField<[Swift.String]> = .absent,
      score: KVMap.PatchField<Swift.Double?> = .absent,
      company: KVMap.PatchField<Company._KVEntry> = .absent,
      companyID: KVMap.PatchField<Swift.Int?> = .absent,
      notes: KVMap.PatchField<[Note._KVEntry]> = .absent,
      tagIDs: KVMap.PatchField<[Swift.Int]> = .absent,
      mentorID: KVMap.PatchField<Swift.Int?> = .absent
    ) {
      self.remoteID = remoteID
      self.name = name
      self.email = email
      self.rank = rank
      self.createdAt = createdAt
      self.home = home
      self.age = age
      self.nicknames = nicknames
      self.score = score
      self.company = company
      self.companyID = companyID
      self.notes = notes
      self.tagIDs = tagIDs
      self.mentorID = mentorID
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
    var tags: KVMap.PatchField<[Tag._KVEntry]>
    var comments: KVMap.PatchField<[Comment._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      text: KVMap.PatchField<Swift.String> = .absent,
      tags: KVMap.PatchField<[Tag._KVEntry]> = .absent,
      comments: KVMap.PatchField<[Comment._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.text = text
      self.tags = tags
      self.comments = comments
    }
  }
}

nonisolated extension Comment {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var text: KVMap.PatchField<Swift.String>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      text: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.remoteID = remoteID
      self.text = text
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
        case 3: out.rank = try kv.consumeNull() ? .low : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Rank in try Rank._kvDecode(&kv, lenient: true) }  // rank
        case 4: out.createdAt = try kv.consumeNull() ? .init(timeIntervalSince1970: 0.0) : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0) }  // created_at
        case 5: out.home = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Place in try Place._kvDecode(&kv, updating: updating ? out.home : nil) }  // home
        case 6: out.age = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.checked(at: kv.mark(), kv.lenientInt(), "a value in 0...150") { $0 >= 0 && $0 <= 150 }  // age
        case 7: out.nicknames = try kv.consumeNull() ? [] : _kvDecode_nicknames(&kv)  // nicknames
        case 8:  // score
          let attempt8: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.score = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientDouble()
            kv.acceptAttempt(attempt8)
          } catch {
            try kv.drop(error, from: attempt8)
            out.score = nil
          }
        case 9: out.company = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Company in try Company._kvDecode(&kv, updating: updating ? out.company : nil) }  // company
        case 10: out.companyID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // company_id
        case 11: out.notes = try kv.consumeNull() ? [] : _kvDecode_notes(&kv)  // notes
        case 12: out.tagIDs = try kv.consumeNull() ? [] : _kvDecode_tagIDs(&kv)  // tag_ids
        case 13: out.mentorID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // mentor_id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_nicknames(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  private static func _kvDecode_notes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Note] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Note in try Note._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Note in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Note in try Note._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_tagIDs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.key("\"name\":"); try kv.string(kv.checked(self.name, "count > 0") { $0.count > 0 })
    kv.string("\"email\":", ifPresent: self.email)
    kv.key("\"rank\":"); try self.rank._kvEncode(&kv)
    kv.key("\"created_at\":"); try kv.date(self.createdAt, codes: "y4'!-M2'!-d2", offset: 0)
    if let value = self.home { kv.key("\"home\":"); try value._kvEncode(&kv) }
    if let value = self.age { kv.key("\"age\":"); try kv.int(kv.checked(value, "a value in 0...150") { $0 >= 0 && $0 <= 150 }) }
    kv.array("\"nicknames\":", self.nicknames)
    try kv.double("\"score\":", ifPresent: self.score)
    if let value = self.company { kv.key("\"company\":"); try value._kvEncode(&kv) }
    kv.int("\"company_id\":", ifPresent: self.companyID)
    try kv.array("\"notes\":", self.notes)
    kv.array("\"tag_ids\":", self.tagIDs)
    kv.int("\"mentor_id\":", ifPresent: self.mentorID)
    kv.endObject()
  }
}

nonisolated extension Place: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Place {
    Place(city: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Place, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.city = try kv.lenientString()  // city
        case 1: out.street = try kv.consumeNull() ? nil : kv.lenientString()  // street
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"city\":", self.city)
    kv.string("\"street\":", ifPresent: self.street)
    kv.endObject()
  }
}

nonisolated extension Company: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Company {
    Company(remoteID: 0, name: "")
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
        case 1: out.name = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.string("\"name\":", self.name)
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
        case 2: out.tags = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_tags(&kv)  // tags
        case 3: out.comments = try kv.consumeNull() ? [] : _kvDecode_comments(&kv)  // comments
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_tags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Tag> {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Tag in try Tag._kvDecode(&kv, replacing: nil) }] }
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Tag in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Tag in try Tag._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_comments(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Comment] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Comment in try Comment._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Comment in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Comment in try Comment._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.string("\"text\":", self.text)
    if let value = self.tags {
      kv.key("\"tags\":")
      try kv.ascending(value) { (kv: inout KVMap.JSONWriter, value0: Tag) throws(KVMap.CodingFailure) in
        try value0._kvEncode(&kv)
      }
    }
    try kv.array("\"comments\":", self.comments)
    kv.endObject()
  }
}

nonisolated extension Comment: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Comment {
    Comment(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Comment, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.text = try kv.consumeNull() ? nil : kv.lenientString()  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.string("\"text\":", ifPresent: self.text)
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
        case 1: out.label = try kv.consumeNull() ? "none" : kv.lenientString()  // label
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

nonisolated extension Rank: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Rank {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Rank {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.Int
  ) throws(KVMap.CodingFailure) -> Rank {
    switch raw {
    case 1: return .low
    case 2: return .high
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: true)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Rank {
    let key: KVMap.ValuePosition = kv.mark()
    let raw: Swift.Int
    do throws(KVMap.CodingFailure) { raw = try kv.entryKeyInt() } catch { throw kv.unknownCase(error, at: key, _kvCases) }
    return try _kvCase(&kv, at: key, raw)
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    kv.text(of: try _kvRaw(&kv))
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.Int {
    switch self {
    case .low: return 1
    case .high: return 2
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(try _kvRaw(&kv))
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
        case 3: out.rank = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Rank in try Rank._kvDecode(&kv, lenient: true) })  // rank
        case 4: out.createdAt = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0) })  // created_at
        case 5: out.home = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Place in try Place._kvDecode(&kv, updating: updating ? out.home.value ?? nil : nil) })  // home
        case 6: out.age = try kv.consumeNullOrEmptyText() ? .null : .value(kv.checked(at: kv.mark(), optional: kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt(), "a value in 0...150") { $0 >= 0 && $0 <= 150 })  // age
        case 7: out.nicknames = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_nicknames(&kv))  // nicknames
        case 8:  // score
          let attempt8: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.score = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientDouble())
            kv.acceptAttempt(attempt8)
          } catch {
            try kv.drop(error, from: attempt8)
            out.score = .absent
          }
        case 9: out.company = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Company._KVEntry in try Company._KVEntry._kvDecode(&kv, updating: updating ? out.company.value : nil) })  // company
        case 10: out.companyID = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt())  // company_id
        case 11: out.notes = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_notes(&kv))  // notes
        case 12: out.tagIDs = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_tagIDs(&kv))  // tag_ids
        case 13: out.mentorID = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt())  // mentor_id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_nicknames(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
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
      .init("rank", .integer),
      .init("createdAt", .date, path: "created_at"),
      .init("home", .json, isOptional: true),
      .init("age", .integer, isOptional: true),
      .init("nicknames", .json),
      .init("score", .real, isOptional: true),
      .init("company_remoteID", .integer, isOptional: true, path: "company"),
      .init("mentorID", .integer, isOptional: true, path: "mentor_id"),
    ],
    identity: [0],
    relations: [
      .init("company", .toOne(columns: [9]), .merge, path: "company", to: { Company._KVEntry._kvEntity }),
      .init("notes", .toMany(isOrdered: true), .replace, isOwned: true, path: "notes", to: { Note._KVEntry._kvEntity }),
      .init("tagIDs", .toMany(isOrdered: true), .merge, path: "tag_ids", to: { Tag._KVEntry._kvEntity }),
      .init("mentorID", .toOne(columns: [10]), .merge, path: "mentor_id", to: { User._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init(rank: .value(.low), createdAt: .value(.init(timeIntervalSince1970: 0.0)), nicknames: .value([])) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.name)
    kv.column(2, self.email)
    try kv.written(3, self.rank) { (kv: inout KVMap.JSONWriter, value: Rank) throws(KVMap.CodingFailure) in
      try value._kvEncode(&kv)
    }
    kv.column(4, self.createdAt)
    try kv.json(5, self.home) { (kv: inout KVMap.JSONWriter, value: Place) throws(KVMap.CodingFailure) in
      try value._kvEncode(&kv)
    }
    kv.column(6, self.age)
    try kv.json(7, self.nicknames) { (kv: inout KVMap.JSONWriter, value: [Swift.String]) throws(KVMap.CodingFailure) in
      kv.array(value)
    }
    kv.column(8, self.score)
    kv.column(10, self.mentorID)
    guard kv.identify() else { return }
    try kv.one(0, self.company)
    try kv.many(1, self.notes)
    kv.identities(2, self.tagIDs)
    kv.identity(0, self.companyID)
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
      .init("name", .text),
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
        case 2: out.tags = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_tags(&kv))  // tags
        case 3: out.comments = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_comments(&kv))  // comments
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_tags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Tag._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Tag._KVEntry in try Tag._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Tag._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Tag._KVEntry in try Tag._KVEntry._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_comments(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Comment._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Comment._KVEntry in try Comment._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Comment._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Comment._KVEntry in try Comment._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension Note._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Note",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("text", .text),
    ],
    identity: [0],
    relations: [
      .init("tags", .toMany(isOrdered: false), .add, path: "tags", to: { Tag._KVEntry._kvEntity }),
      .init("comments", .toMany(isOrdered: true), .replace, isOwned: true, path: "comments", to: { Comment._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.text)
    guard kv.identify() else { return }
    try kv.many(0, self.tags)
    try kv.many(1, self.comments)
  }
}

nonisolated extension Comment: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Comment._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Comment._KVEntry {
    Comment._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Comment._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.text = try kv.consumeNull() ? .null : .value(kv.lenientString())  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Comment._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Comment",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("text", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.text)
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

  static var _kvDefaults: Self { .init(label: .value("none")) }

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
      KVMap._kvAreEqual(left.rank, right.rank),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.home, right.home),
      KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.nicknames, right.nicknames),
      KVMap._kvAreEqual(left.score, right.score),
      KVMap._kvAreEqual(left.company, right.company),
      KVMap._kvAreEqual(left.companyID, right.companyID),
      KVMap._kvAreEqual(left.notes, right.notes),
      KVMap._kvAreEqual(left.tagIDs, right.tagIDs),
      KVMap._kvAreEqual(left.mentorID, right.mentorID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.email.hash(into: &hasher)
    self.rank.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.home.hash(into: &hasher)
    self.age.hash(into: &hasher)
    self.nicknames.hash(into: &hasher)
    self.score.hash(into: &hasher)
    self.company.hash(into: &hasher)
    self.companyID.hash(into: &hasher)
    self.notes.hash(into: &hasher)
    self.tagIDs.hash(into: &hasher)
    self.mentorID.hash(into: &hasher)
  }
}

nonisolated extension Place {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.city, right.city),
      KVMap._kvAreEqual(left.street, right.street)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.city.hash(into: &hasher)
    self.street.hash(into: &hasher)
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
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.comments, right.comments)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.comments.hash(into: &hasher)
  }
}

nonisolated extension Comment {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.text.hash(into: &hasher)
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
      "\u{17}\0\0\0\u{13}\0\0\0\u{7}\0\0\0\0\0\u{1e}\0\0\0\0\0\u{1a}\0\u{3}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0\u{5}\0\0\0\u{1}\0\u{1c}\0\t\0\0\0\0\0\u{10}\0\0\0\u{e}\0\u{15}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0email\"\0\0\u{4}\0\0\u{3}\0\0\0\0rank\"\0\0\0\n\0\0\u{4}\0\0\0\0created_at\"\0\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0home\"\0\0\0\u{3}\0\0\u{6}\0\0\0\0age\"\0\0\0\0\t\0\0\u{7}\0\0\0\0nicknames\"\0\0\0\0\0\0\u{5}\0\0\u{8}\0\0\0\0score\"\0\0\u{7}\0\0\t\0\0\0\0company\"\n\0\0\n\0\0\0\0company_id\"\0\0\0\0\0\u{5}\0\0\u{b}\0\0\0\0notes\"\0\0\u{7}\0\0\u{c}\0\0\0\0tag_ids\"\t\0\0\r\0\0\0\0mentor_id\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xc584133ac916ab3d, wide: false, full: false, count: 14, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        User\tUsers.kvmap\t16
        remoteID\t-8\tid
        name\t+1\tname
        email\t+2\temail
        rank\t+3\trank
        createdAt\t+4\tcreated_at
        home\t+5\thome
        age\t+6\tage
        nicknames\t+7\tnicknames
        score\t+8\tscore
        company\t+10\tcompany
        companyID\t+11\tcompany_id
        notes\t+12\tnotes
        tagIDs\t+13\ttag_ids
        mentorID\t+14\tmentor_id
        """)
  }
}

nonisolated extension Place {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0city\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0street\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Place\tUsers.kvmap\t33
        city\t+1\tcity
        street\t+2\tstreet
        """)
  }
}

nonisolated extension Company {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Company\tUsers.kvmap\t38
        remoteID\t-30\tid
        name\t+1\tname
        """)
  }
}

nonisolated extension Note {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{7}\0\u{5}\0\0\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0text\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0tags\"\0\0\0\u{8}\0\0\u{3}\0\0\0\0comments\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Note\tUsers.kvmap\t42
        remoteID\t-34\tid
        text\t+1\ttext
        tags\t+2\ttags
        comments\t+3\tcomments
        """)
  }
}

nonisolated extension Comment {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Comment\tUsers.kvmap\t48
        remoteID\t-40\tid
        text\t+1\ttext
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
        Tag\tUsers.kvmap\t52
        remoteID\t-44\tid
        label\t+1\tlabel
        """)
  }
}

nonisolated extension Rank {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\01\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\02\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Rank\tUsers.kvmap\t11
        """)
  }
}

nonisolated extension User._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{17}\0\0\0\u{13}\0\0\0\u{7}\0\0\0\0\0\u{1e}\0\0\0\0\0\u{1a}\0\u{3}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0\u{5}\0\0\0\u{1}\0\u{1c}\0\t\0\0\0\0\0\u{10}\0\0\0\u{e}\0\u{15}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0email\"\0\0\u{4}\0\0\u{3}\0\0\0\0rank\"\0\0\0\n\0\0\u{4}\0\0\0\0created_at\"\0\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0home\"\0\0\0\u{3}\0\0\u{6}\0\0\0\0age\"\0\0\0\0\t\0\0\u{7}\0\0\0\0nicknames\"\0\0\0\0\0\0\u{5}\0\0\u{8}\0\0\0\0score\"\0\0\u{7}\0\0\t\0\0\0\0company\"\n\0\0\n\0\0\0\0company_id\"\0\0\0\0\0\u{5}\0\0\u{b}\0\0\0\0notes\"\0\0\u{7}\0\0\u{c}\0\0\0\0tag_ids\"\t\0\0\r\0\0\0\0mentor_id\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xc584133ac916ab3d, wide: false, full: false, count: 14, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        User\tUsers.kvmap\t16
        remoteID\t-8\tid
        name\t+1\tname
        email\t+2\temail
        rank\t+3\trank
        createdAt\t+4\tcreated_at
        home\t+5\thome
        age\t+6\tage
        nicknames\t+7\tnicknames
        score\t+8\tscore
        company\t+10\tcompany
        companyID\t+11\tcompany_id
        notes\t+12\tnotes
        tagIDs\t+13\ttag_ids
        mentorID\t+14\tmentor_id
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
        Company\tUsers.kvmap\t38
        remoteID\t-30\tid
        name\t+1\tname
        """)
  }
}

nonisolated extension Note._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{7}\0\u{5}\0\0\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0tags\"\0\0\0\u{8}\0\0\u{3}\0\0\0\0comments\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Note\tUsers.kvmap\t42
        remoteID\t-34\tid
        text\t+1\ttext
        tags\t+2\ttags
        comments\t+3\tcomments
        """)
  }
}

nonisolated extension Comment._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Comment\tUsers.kvmap\t48
        remoteID\t-40\tid
        text\t+1\ttext
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
        Tag\tUsers.kvmap\t52
        remoteID\t-44\tid
        label\t+1\tlabel
        """)
  }
}

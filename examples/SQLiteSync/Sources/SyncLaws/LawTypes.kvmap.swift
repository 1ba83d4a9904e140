// Generated from LawTypes.kvmap. Do not edit.
// kvmap format 1, input ed9ee36263d8b7f7, body 3ff92e7fd6278a23
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

nonisolated struct Person {
  var id: Swift.Int
  var name: Swift.String
  var email: Swift.Optional<Swift.String>
  var score: Swift.Double
  var bornAt: Swift.Optional<Date>
  var isActive: Swift.Bool
  var picture: Swift.Optional<Data>
  var size: Swift.Optional<Size>
  var notes: [Note]
  var friends: [Person]
  var read: Swift.Set<Tag>
  var tagIDs: [Swift.String]
  var bossID: Swift.Optional<Swift.Int>
  var pets: [Pet]
  var favourite: Swift.Optional<Pet>
  var vehicles: [Vehicle]

  init(
    id: Swift.Int,
    name: Swift.String,
    email: Swift.String? = nil,
    score: Swift.Double = 0.0,
    bornAt: Date? = nil,
    isActive: Swift.Bool = true,
    picture: Data? = nil,
    size: Size? = nil,
    notes: [Note] = [],
    friends: [Person] = [],
    read: Swift.Set<Tag> = [],
    tagIDs: [Swift.String] = [],
    bossID: Swift.Int? = nil,
    pets: [Pet] = [],
    favourite: Pet? = nil,
    vehicles: [Vehicle] = []
  ) {
    self.id = id
    self.name = name
    self.email = email
    self.score = score
    self.bornAt = bornAt
    self.isActive = isActive
    self.picture = picture
    self.size = size
    self.notes = notes
    self.friends = friends
    self.read = read
    self.tagIDs = tagIDs
    self.bossID = bossID
    self.pets = pets
    self.favourite = favourite
    self.vehicles = vehicles
  }
}

nonisolated struct Size: Swift.Sendable, Swift.Hashable {
  var width: Swift.Int
  var height: Swift.Int

  init(width: Swift.Int, height: Swift.Int) {
    self.width = width
    self.height = height
  }
}

nonisolated struct Note: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var text: Swift.Optional<Swift.String>

  init(id: Swift.Int, text: Swift.String? = nil) {
    self.id = id
    self.text = text
  }
}

nonisolated struct Tag: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var label: Swift.String

  init(name: Swift.String, label: Swift.String = "none") {
    self.name = name
    self.label = label
  }
}

nonisolated class Pet: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var id: Swift.Int
  var name: Swift.String?

  init(id: Swift.Int, name: Swift.String? = nil) {
    self.id = id
    self.name = name
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Pet?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Pet.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Pet?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.id = _0
    self.name = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Pet") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }

  class var _kvEntryType: any KVMapSync.SyncEntry.Type { Pet._KVFamilyEntry.self }
}

nonisolated class Dog: Pet {
  var barks: Swift.Bool

  init(id: Swift.Int, name: Swift.String? = nil, barks: Swift.Bool = true) {
    self.barks = barks
    super.init(id: id, name: name)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Dog?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Swift.Bool) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var _2: Swift.Bool = current?.barks ?? true
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.consumeNull() ? true : kv.bool()  // barks
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Pet?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Dog)
    self.barks = _2
    super.init(id: _0, name: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Dog") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    kv.bool("\"barks\":", self.barks)
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Dog._KVEntry.self }
}

nonisolated class Cat: Pet {
  var lives: Swift.Int
  var prey: Pet?

  init(id: Swift.Int, name: Swift.String? = nil, lives: Swift.Int = 9, prey: Pet? = nil) {
    self.lives = lives
    self.prey = prey
    super.init(id: id, name: name)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Cat?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Swift.Int, Pet?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var _2: Swift.Int = current?.lives ?? 9
    var _3: Pet? = current?.prey
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.consumeNull() ? 9 : kv.int()  // lives
        case 3: _3 = try kv.consumeNullOrEmptyText() ? nil : Pet.Family._kvDecode(&kv, replacing: nil)  // prey
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Pet?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3) = try Self._kvProperties(&kv, updating: current as? Cat)
    self.lives = _2
    self.prey = _3
    super.init(id: _0, name: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Cat") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    kv.int("\"lives\":", self.lives)
    if let value = self.prey { kv.key("\"prey\":"); try Pet.Family._kvEncode(value, &kv) }
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Cat._KVEntry.self }
}

nonisolated class Vehicle: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Vehicle?
  ) throws(KVMap.CodingFailure) -> Swift.Int {
    var _0: Swift.Int? = current?.id
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return _0
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Vehicle.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Vehicle?) throws(KVMap.CodingFailure) {
    let _0: Swift.Int = try Self._kvProperties(&kv, updating: current)
    self.id = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Vehicle") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }

  class var _kvEntryType: any KVMapSync.SyncEntry.Type { Vehicle._KVFamilyEntry.self }
}

nonisolated class Car: Vehicle {
  var doors: Swift.Int

  init(id: Swift.Int, doors: Swift.Int = 4) {
    self.doors = doors
    super.init(id: id)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Car?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.Int) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.Int = current?.doors ?? 4
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? 4 : kv.int()  // doors
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Vehicle?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? Car)
    self.doors = _1
    super.init(id: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Car") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.int("\"doors\":", self.doors)
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Car._KVEntry.self }
}

nonisolated class Bus: Vehicle {
  var seats: Swift.Int
  var guide: Person?

  init(id: Swift.Int, seats: Swift.Int, guide: Person? = nil) {
    self.seats = seats
    self.guide = guide
    super.init(id: id)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Bus?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.Int, Person?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.Int? = current?.seats
    var _2: Person? = current?.guide
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.int()  // seats
        case 2: _2 = try kv.consumeNullOrEmptyText() ? nil : Person._kvDecode(&kv, updating: current?.guide)  // guide
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Vehicle?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Bus)
    self.seats = _1
    self.guide = _2
    super.init(id: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Bus") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.int("\"seats\":", self.seats)
    if let value = self.guide { kv.key("\"guide\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Bus._KVEntry.self }
}

nonisolated struct Article: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var title: Swift.Optional<Swift.String>
  var version: Swift.Optional<Swift.Int>
  var isDeleted: Swift.Bool
  var pages: [Page]
  var next: Swift.Optional<Size>

  init(
    id: Swift.Int,
    title: Swift.String? = nil,
    version: Swift.Int? = nil,
    isDeleted: Swift.Bool = false,
    pages: [Page] = [],
    next: Size? = nil
  ) {
    self.id = id
    self.title = title
    self.version = version
    self.isDeleted = isDeleted
    self.pages = pages
    self.next = next
  }
}

nonisolated struct Page: Swift.Sendable, Swift.Hashable {
  var book: Swift.Int
  var number: Swift.Int
  var text: Swift.Optional<Swift.String>

  init(book: Swift.Int, number: Swift.Int, text: Swift.String? = nil) {
    self.book = book
    self.number = number
    self.text = text
  }
}

nonisolated extension Person {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var email: KVMap.PatchField<Swift.String>
    var score: KVMap.PatchField<Swift.Double>
    var bornAt: KVMap.PatchField<Date>
    var isActive: KVMap.PatchField<Swift.Bool>
    var picture: KVMap.PatchField<Data>
    var size: KVMap.PatchField<Size>
    var notes: KVMap.PatchField<[Note._KVEntry]>
    var friends: KVMap.PatchField<[Person._KVEntry]>
    var read: KVMap.PatchField<[Tag._KVEntry]>
    var tagIDs: KVMap.PatchField<[Swift.String]>
    var bossID: KVMap.PatchField<Swift.Int>
    var pets: KVMap.PatchField<[Pet._KVFamilyEntry]>
    var favourite: KVMap.PatchField<[Pet._KVFamilyEntry]>
    var vehicles: KVMap.PatchField<[Vehicle._KVFamilyEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      email: KVMap.PatchField<Swift.String> = .absent,
      score: KVMap.PatchField<Swift.Double> = .absent,
      bornAt: KVMap.PatchField<Date> = .absent,
      isActive: KVMap.PatchField<Swift.Bool> = .absent,
      picture: KVMap.PatchField<Data> = .absent,
      size: KVMap.PatchField<Size> = .absent,
      notes: KVMap.PatchField<[Note._KVEntry]> = .absent,
      friends: KVMap.PatchField<[Person._KVEntry]> = .absent,
      read: KVMap.PatchField<[Tag._KVEntry]> = .absent,
      tagIDs: KVMap.PatchField<[Swift.String]> = .absent,
      bossID: KVMap.PatchField<Swift.Int> = .absent,
      pets: KVMap.PatchField<[Pet._KVFamilyEntry]> = .absent,
      favourite: KVMap.PatchField<[Pet._KVFamilyEntry]> = .absent,
      vehicles: KVMap.PatchField<[Vehicle._KVFamilyEntry]> = .absent
    ) {
      self.id = id
      self.name = name
      self.email = email
      self.score = score
      self.bornAt = bornAt
      self.isActive = isActive
      self.picture = picture
      self.size = size
      self.notes = notes
      self.friends = friends
      self.read = read
      self.tagIDs = tagIDs
      self.bossID = bossID
      self.pets = pets
      self.favourite = favourite
      self.vehicles = vehicles
    }
  }
}

nonisolated extension Note {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var text: KVMap.PatchField<Swift.String>

    init(id: KVMap.PatchField<Swift.Int> = .absent, text: KVMap.PatchField<Swift.String> = .absent) {
      self.id = id
      self.text = text
    }
  }
}

nonisolated extension Tag {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var name: KVMap.PatchField<Swift.String>
    var label: KVMap.PatchField<Swift.String>

    init(
      name: KVMap.PatchField<Swift.String> = .absent,
      label: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.name = name
      self.label = label
    }
  }
}

nonisolated extension Pet {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>

    init(id: KVMap.PatchField<Swift.Int> = .absent, name: KVMap.PatchField<Swift.String> = .absent) {
      self.id = id
      self.name = name
    }
  }
}

nonisolated extension Pet {
  /// An entry of any class of the family.
  enum _KVFamilyEntry: Swift.Sendable {
    case _0(Dog._KVEntry)
    case _1(Cat._KVEntry)
  }
}

nonisolated extension Dog {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var barks: KVMap.PatchField<Swift.Bool>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      barks: KVMap.PatchField<Swift.Bool> = .absent
    ) {
      self.id = id
      self.name = name
      self.barks = barks
    }
  }
}

nonisolated extension Cat {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var lives: KVMap.PatchField<Swift.Int>
    var prey: KVMap.PatchField<[Pet._KVFamilyEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      lives: KVMap.PatchField<Swift.Int> = .absent,
      prey: KVMap.PatchField<[Pet._KVFamilyEntry]> = .absent
    ) {
      self.id = id
      self.name = name
      self.lives = lives
      self.prey = prey
    }
  }
}

nonisolated extension Vehicle {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>

    init(id: KVMap.PatchField<Swift.Int> = .absent) {
      self.id = id
    }
  }
}

nonisolated extension Vehicle {
  /// An entry of any class of the family.
  enum _KVFamilyEntry: Swift.Sendable {
    case _0(Car._KVEntry)
    case _1(Bus._KVEntry)
  }
}

nonisolated extension Car {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var doors: KVMap.PatchField<Swift.Int>

    init(id: KVMap.PatchField<Swift.Int> = .absent, doors: KVMap.PatchField<Swift.Int> = .absent) {
      self.id = id
      self.doors = doors
    }
  }
}

nonisolated extension Bus {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var seats: KVMap.PatchField<Swift.Int>
    var guide: KVMap.PatchField<Person._KVEntry>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      seats: KVMap.PatchField<Swift.Int> = .absent,
      guide: KVMap.PatchField<Person._KVEntry> = .absent
    ) {
      self.id = id
      self.seats = seats
      self.guide = guide
    }
  }
}

nonisolated extension Article {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var title: KVMap.PatchField<Swift.String>
    var version: KVMap.PatchField<Swift.Int>
    var isDeleted: KVMap.PatchField<Swift.Bool>
    var pages: KVMap.PatchField<[Page._KVEntry]>
    var next: KVMap.PatchField<Size>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      title: KVMap.PatchField<Swift.String> = .absent,
      version: KVMap.PatchField<Swift.Int> = .absent,
      isDeleted: KVMap.PatchField<Swift.Bool> = .absent,
      pages: KVMap.PatchField<[Page._KVEntry]> = .absent,
      next: KVMap.PatchField<Size> = .absent
    ) {
      self.id = id
      self.title = title
      self.version = version
      self.isDeleted = isDeleted
      self.pages = pages
      self.next = next
    }
  }
}

nonisolated extension Page {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var book: KVMap.PatchField<Swift.Int>
    var number: KVMap.PatchField<Swift.Int>
    var text: KVMap.PatchField<Swift.String>

    init(
      book: KVMap.PatchField<Swift.Int> = .absent,
      number: KVMap.PatchField<Swift.Int> = .absent,
      text: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.book = book
      self.number = number
      self.text = text
    }
  }
}

// MARK: - Mappings

nonisolated extension Person: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Person {
    Person(id: 0, name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Person, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: kv.string(into: &out.name)  // name
        case 2: kv.string(orNil: &out.email)  // email
        case 3: out.score = try kv.consumeNull() ? 0.0 : kv.double()  // score
        case 4: kv.date(orNil: &out.bornAt)  // bornAt
        case 5: out.isActive = try kv.consumeNull() ? true : kv.bool()  // isActive
        case 6: out.picture = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // picture
        case 7: kv.object(orNil: &out.size, updating: updating)  // size
        case 8: out.notes = try kv.consumeNull() ? [] : kv.array(of: Note.self)  // notes
        case 9: out.friends = try kv.consumeNull() ? [] : kv.array(of: Person.self)  // friends
        case 10: out.read = try kv.consumeNull() ? [] : _kvDecode_read(&kv)  // read
        case 11: out.tagIDs = try kv.consumeNull() ? [] : kv.strings()  // tagIDs
        case 12: kv.int(orNil: &out.bossID)  // bossID
        case 13: out.pets = try kv.consumeNull() ? [] : _kvDecode_pets(&kv)  // pets
        case 14: out.favourite = try kv.consumeNullOrEmptyText() ? nil : Pet.Family._kvDecode(&kv, replacing: nil)  // favourite
        case 15: out.vehicles = try kv.consumeNull() ? [] : _kvDecode_vehicles(&kv)  // vehicles
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_read(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Tag> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Tag in try Tag._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_pets(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Pet] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Pet in try Pet.Family._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_vehicles(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Vehicle] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Vehicle in try Vehicle.Family._kvDecode(&kv, replacing: nil) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", self.name)
    kv.string("\"email\":", ifPresent: self.email)
    try kv.double("\"score\":", self.score)
    if let value = self.bornAt { kv.key("\"bornAt\":"); try kv.date(value) }
    kv.bool("\"isActive\":", self.isActive)
    if let value = self.picture { kv.key("\"picture\":"); kv.data(value) }
    if let value = self.size { kv.key("\"size\":"); try value._kvEncode(&kv) }
    try kv.array("\"notes\":", self.notes)
    try kv.array("\"friends\":", self.friends)
    kv.key("\"read\":")
    try kv.ascending(self.read) { (kv: inout KVMap.JSONWriter, value0: Tag) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    kv.array("\"tagIDs\":", self.tagIDs)
    kv.int("\"bossID\":", ifPresent: self.bossID)
    kv.key("\"pets\":")
    kv.beginArray()
    for value0 in self.pets { try Pet.Family._kvEncode(value0, &kv) }
    kv.endArray()
    if let value = self.favourite { kv.key("\"favourite\":"); try Pet.Family._kvEncode(value, &kv) }
    kv.key("\"vehicles\":")
    kv.beginArray()
    for value0 in self.vehicles { try Vehicle.Family._kvEncode(value0, &kv) }
    kv.endArray()
    kv.endObject()
  }
}

nonisolated extension Size: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Size {
    Size(width: 0, height: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Size, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.width)  // width
      case 1: kv.int(into: &out.height)  // height
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"width\":", self.width)
    kv.int("\"height\":", self.height)
    kv.endObject()
  }
}

nonisolated extension Note: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Note {
    Note(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Note, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      case 1: kv.string(orNil: &out.text)  // text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"text\":", ifPresent: self.text)
    kv.endObject()
  }
}

nonisolated extension Tag: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Tag {
    Tag(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Tag, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // name
        case 1: out.label = try kv.consumeNull() ? "none" : kv.string()  // label
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.string("\"label\":", self.label)
    kv.endObject()
  }
}

nonisolated extension Article: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Article {
    Article(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Article, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: kv.string(orNil: &out.title)  // title
        case 2: kv.int(orNil: &out.version)  // version
        case 3: out.isDeleted = try kv.consumeNull() ? false : kv.bool()  // isDeleted
        case 4: out.pages = try kv.consumeNull() ? [] : kv.array(of: Page.self)  // pages
        case 5: kv.object(orNil: &out.next, updating: updating)  // next
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"title\":", ifPresent: self.title)
    kv.int("\"version\":", ifPresent: self.version)
    kv.bool("\"isDeleted\":", self.isDeleted)
    try kv.array("\"pages\":", self.pages)
    if let value = self.next { kv.key("\"next\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Page: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Page {
    Page(book: 0, number: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Page, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.book)  // book
      case 1: kv.int(into: &out.number)  // number
      case 2: kv.string(orNil: &out.text)  // text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"book\":", self.book)
    kv.int("\"number\":", self.number)
    kv.string("\"text\":", ifPresent: self.text)
    kv.endObject()
  }
}

nonisolated extension Pet {
  enum Family: KVMap.CodingMapping {
    typealias Value = Pet

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Pet {
      let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.CodingFailure) {
        let value: Pet
        switch number {
        case 0: value = try Dog._kvDecode(&kv, replacing: nil)
        default: value = try Cat._kvDecode(&kv, replacing: nil)
        }
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }

    static func _kvEncode(_ whole: Pet, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(Dog.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"dog\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(Cat.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"cat\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

nonisolated extension Vehicle {
  enum Family: KVMap.CodingMapping {
    typealias Value = Vehicle

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Vehicle {
      let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.CodingFailure) {
        let value: Vehicle
        switch number {
        case 0: value = try Car._kvDecode(&kv, replacing: nil)
        default: value = try Bus._kvDecode(&kv, replacing: nil)
        }
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }

    static func _kvEncode(_ whole: Vehicle, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(Car.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"car\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(Bus.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"bus\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

nonisolated extension Person: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Person._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Person._KVEntry {
    Person._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Person._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.email = try kv.consumeNull() ? .null : .value(kv.string())  // email
        case 3: out.score = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.double())  // score
        case 4: out.bornAt = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.date())  // bornAt
        case 5: out.isActive = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.bool())  // isActive
        case 6: out.picture = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.data())  // picture
        case 7: out.size = try kv.consumeNullOrEmptyText() ? .null : .value(Size._kvDecode(&kv, updating: updating ? out.size.value : nil))  // size
        case 8: out.notes = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Note._KVEntry.self))  // notes
        case 9: out.friends = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Person._KVEntry.self))  // friends
        case 10: out.read = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Tag._KVEntry.self))  // read
        case 11: out.tagIDs = try kv.consumeNullOrEmptyText() ? .null : .value(kv.strings())  // tagIDs
        case 12: out.bossID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // bossID
        case 13: out.pets = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_pets(&kv))  // pets
        case 14: out.favourite = try kv.consumeNullOrEmptyText() ? .null : .value([Pet._KVFamilyEntry._kvDecode(&kv, replacing: nil)])  // favourite
        case 15: out.vehicles = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_vehicles(&kv))  // vehicles
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_pets(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Pet._KVFamilyEntry] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Pet._KVFamilyEntry in try Pet._KVFamilyEntry._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_vehicles(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Vehicle._KVFamilyEntry] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Vehicle._KVFamilyEntry in try Vehicle._KVFamilyEntry._kvDecode(&kv, replacing: nil) })
  }
}

nonisolated extension Person._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Person",
    columns: [
      .init("id", .integer),
      .init("name", .text),
      .init("email", .text, isOptional: true),
      .init("score", .real),
      .init("bornAt", .date, isOptional: true),
      .init("isActive", .bool),
      .init("picture", .bytes, isOptional: true),
      .init("size", .json, isOptional: true),
      .init("bossID", .integer, isOptional: true),
      .init("favourite_class", .text, isOptional: true, path: "favourite"),
      .init("favourite_id", .integer, isOptional: true, path: "favourite"),
    ],
    identity: [0],
    relations: [
      .init("notes", .toMany(isOrdered: true), .replace, isOwned: true, path: "notes", to: { Note._KVEntry._kvEntity }),
      .init("friends", .toMany(isOrdered: true), .merge, path: "friends", to: { Person._KVEntry._kvEntity }),
      .init("read", .toMany(isOrdered: false), .merge, path: "read", to: { Tag._KVEntry._kvEntity }),
      .init("tagIDs", .toMany(isOrdered: true), .replace, path: "tagIDs", to: { Tag._KVEntry._kvEntity }),
      .init("bossID", .toOne(columns: [8]), .merge, path: "bossID", to: { Person._KVEntry._kvEntity }),
      .init("pets", .toMany(isOrdered: true), .replace, isOwned: true, path: "pets", to: { Pet._KVFamilyEntry._kvEntity }),
      .init("favourite", .toOne(columns: [9, 10]), .merge, path: "favourite", to: { Pet._KVFamilyEntry._kvEntity }),
      .init("vehicles", .toMany(isOrdered: true), .replace, path: "vehicles", to: { Vehicle._KVFamilyEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init(score: .value(0.0), isActive: .value(true)) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.name)
    kv.column(2, self.email)
    kv.column(3, self.score)
    kv.column(4, self.bornAt)
    kv.column(5, self.isActive)
    kv.column(6, self.picture)
    try kv.json(7, self.size) { (kv: inout KVMap.JSONWriter, value: Size) throws(KVMap.CodingFailure) in
      try value._kvEncode(&kv)
    }
    kv.column(8, self.bossID)
    guard kv.identify() else { return }
    try kv.many(0, self.notes)
    try kv.many(1, self.friends)
    try kv.many(2, self.read)
    kv.identities(3, self.tagIDs)
    try kv.many(5, self.pets)
    try kv.one(6, self.favourite)
    try kv.many(7, self.vehicles)
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
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.text = try kv.consumeNull() ? .null : .value(kv.string())  // text
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
      .init("id", .integer),
      .init("text", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
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
        case 0: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 1: out.label = try kv.consumeNull() ? .null : .value(kv.string())  // label
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
      .init("name", .text),
      .init("label", .text),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init(label: .value("none")) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.name)
    kv.column(1, self.label)
    _ = kv.identify()
  }
}

nonisolated extension Pet: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVFamilyEntry
}

nonisolated extension Pet._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Pet._KVEntry {
    Pet._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Pet._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Pet._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Pet",
    columns: [
      .init("id", .integer),
      .init("name", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.name)
    _ = kv.identify()
  }
}

nonisolated extension Pet._KVFamilyEntry: KVMapSync.SyncEntry {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Pet._KVFamilyEntry {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Pet._KVFamilyEntry
      switch number {
      case 0: value = try ._0(Dog._KVEntry._kvDecode(&kv, replacing: nil))
      default: value = try ._1(Cat._KVEntry._kvDecode(&kv, replacing: nil))
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  static let _kvEntity: KVMapSync.SyncEntity = .init(
    family: "Pet.Family",
    identity: [.init("id", .integer)],
    members: { [Dog._KVEntry._kvEntity, Cat._KVEntry._kvEntity] }
  )

  static var _kvIsFamily: Swift.Bool { true }

  static var _kvDefaults: Self { ._0(Dog._KVEntry._kvDefaults) }

  var _kvMember: any KVMapSync.SyncEntry {
    switch self {
    case ._0(let entry): entry
    case ._1(let entry): entry
    }
  }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    try _kvMember._kvEncode(into: &kv)
  }
}

nonisolated extension Dog._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Dog._KVEntry {
    Dog._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Dog._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.barks = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.bool())  // barks
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Dog._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Dog",
    columns: [
      .init("id", .integer),
      .init("name", .text, isOptional: true),
      .init("barks", .bool),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init(barks: .value(true)) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.name)
    kv.column(2, self.barks)
    _ = kv.identify()
  }
}

nonisolated extension Cat._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Cat._KVEntry {
    Cat._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Cat._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.lives = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // lives
        case 3: out.prey = try kv.consumeNullOrEmptyText() ? .null : .value([Pet._KVFamilyEntry._kvDecode(&kv, replacing: nil)])  // prey
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Cat._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Cat",
    columns: [
      .init("id", .integer),
      .init("name", .text, isOptional: true),
      .init("lives", .integer),
      .init("prey_class", .text, isOptional: true, path: "prey"),
      .init("prey_id", .integer, isOptional: true, path: "prey"),
    ],
    identity: [0],
    relations: [
      .init("prey", .toOne(columns: [3, 4]), .merge, path: "prey", to: { Pet._KVFamilyEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init(lives: .value(9)) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.name)
    kv.column(2, self.lives)
    guard kv.identify() else { return }
    try kv.one(0, self.prey)
  }
}

nonisolated extension Vehicle: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVFamilyEntry
}

nonisolated extension Vehicle._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Vehicle._KVEntry {
    Vehicle._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Vehicle._KVEntry, updating: Swift.Bool
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

nonisolated extension Vehicle._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Vehicle",
    columns: [
      .init("class", .text),
      .init("id", .integer),
      .init("doors", .integer, isOptional: true),
      .init("seats", .integer, isOptional: true),
      .init("guide_id", .integer, isOptional: true, path: "guide"),
    ],
    identity: [1],
    classes: [
      .init("Vehicle", columns: [0, 1], required: [0, 1]),
      .init("Car", columns: [0, 1, 2], required: [0, 1, 2]),
      .init("Bus", columns: [0, 1, 3, 4], required: [0, 1, 3]),
    ],
    relations: [
      .init("guide", .toOne(columns: [4]), .merge, path: "guide", to: { Person._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Vehicle"))
    kv.column(1, self.id)
    _ = kv.identify()
  }
}

nonisolated extension Vehicle._KVFamilyEntry: KVMapSync.SyncEntry {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Vehicle._KVFamilyEntry {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Vehicle._KVFamilyEntry
      switch number {
      case 0: value = try ._0(Car._KVEntry._kvDecode(&kv, replacing: nil))
      default: value = try ._1(Bus._KVEntry._kvDecode(&kv, replacing: nil))
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  static var _kvEntity: KVMapSync.SyncEntity { Vehicle._KVEntry._kvEntity }

  static var _kvIsFamily: Swift.Bool { true }

  static var _kvDefaults: Self { ._0(Car._KVEntry._kvDefaults) }

  var _kvMember: any KVMapSync.SyncEntry {
    switch self {
    case ._0(let entry): entry
    case ._1(let entry): entry
    }
  }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    try _kvMember._kvEncode(into: &kv)
  }
}

nonisolated extension Car._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Car._KVEntry {
    Car._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Car._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.doors = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // doors
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Car._KVEntry: KVMapSync.SyncEntry {
  static var _kvEntity: KVMapSync.SyncEntity { Vehicle._KVEntry._kvEntity }

  static var _kvTable: any KVMapSync.SyncEntry.Type { Vehicle._KVEntry.self }

  static var _kvClass: Swift.Int { 1 }

  static var _kvDefaults: Self { .init(doors: .value(4)) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Car"))
    kv.column(1, self.id)
    kv.column(2, self.doors)
    _ = kv.identify()
  }
}

nonisolated extension Bus._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Bus._KVEntry {
    Bus._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Bus._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.seats = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // seats
        case 2: out.guide = try kv.consumeNullOrEmptyText() ? .null : .value(Person._KVEntry._kvDecode(&kv, updating: updating ? out.guide.value : nil))  // guide
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Bus._KVEntry: KVMapSync.SyncEntry {
  static var _kvEntity: KVMapSync.SyncEntity { Vehicle._KVEntry._kvEntity }

  static var _kvTable: any KVMapSync.SyncEntry.Type { Vehicle._KVEntry.self }

  static var _kvClass: Swift.Int { 2 }

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Bus"))
    kv.column(1, self.id)
    kv.column(3, self.seats)
    guard kv.identify() else { return }
    try kv.one(0, self.guide)
  }
}

nonisolated extension Article: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Article._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Article._KVEntry {
    Article._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Article._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.title = try kv.consumeNull() ? .null : .value(kv.string())  // title
        case 2: out.version = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // version
        case 3: out.isDeleted = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.bool())  // isDeleted
        case 4: out.pages = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Page._KVEntry.self))  // pages
        case 5: out.next = try kv.consumeNullOrEmptyText() ? .null : .value(Size._kvDecode(&kv, updating: updating ? out.next.value : nil))  // next
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Article._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Article",
    columns: [
      .init("id", .integer),
      .init("title", .text, isOptional: true),
      .init("version", .integer, isOptional: true),
      .init("isDeleted", .bool),
      .init("next", .json, isOptional: true),
    ],
    identity: [0],
    stamp: 2,
    tombstone: 3,
    relations: [
      .init("pages", .toMany(isOrdered: true), .replace, isOwned: true, path: "pages", to: { Page._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init(isDeleted: .value(false)) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.title)
    kv.column(2, self.version)
    kv.column(3, self.isDeleted)
    try kv.json(4, self.next) { (kv: inout KVMap.JSONWriter, value: Size) throws(KVMap.CodingFailure) in
      try value._kvEncode(&kv)
    }
    guard kv.identify() else { return }
    try kv.many(0, self.pages)
  }
}

nonisolated extension Page: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Page._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Page._KVEntry {
    Page._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Page._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.book = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // book
        case 1: out.number = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // number
        case 2: out.text = try kv.consumeNull() ? .null : .value(kv.string())  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Page._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Page",
    columns: [
      .init("book", .integer),
      .init("number", .integer),
      .init("text", .text, isOptional: true),
    ],
    identity: [0, 1],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.book)
    kv.column(1, self.number)
    kv.column(2, self.text)
    _ = kv.identify()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Size {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.width, right.width),
      KVMap._kvAreEqual(left.height, right.height)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.width.hash(into: &hasher)
    self.height.hash(into: &hasher)
  }
}

nonisolated extension Note {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension Tag {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.label, right.label)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.label.hash(into: &hasher)
  }
}

nonisolated extension Article {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.version, right.version),
      KVMap._kvAreEqual(left.isDeleted, right.isDeleted),
      KVMap._kvAreEqual(left.pages, right.pages),
      KVMap._kvAreEqual(left.next, right.next)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.version.hash(into: &hasher)
    self.isDeleted.hash(into: &hasher)
    self.pages.hash(into: &hasher)
    self.next.hash(into: &hasher)
  }
}

nonisolated extension Page {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.book, right.book),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.book.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Person {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{b}\0\u{7}\0\u{10}\0\0\0\0\0\0\0\0\0\u{1e}\0\0\0\0\0!\0\0\0\u{5}\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{e}\0\u{18}\0\0\0\u{1c}\0\0\0\0\0\u{12}\0\0\0\u{16}\0\t\0\u{1a}\0\u{14}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0email\"\0\0\u{5}\0\0\u{3}\0\0\0\0score\"\0\0\u{6}\0\0\u{4}\0\0\0\0bornAt\"\0\u{8}\0\0\u{5}\0\0\0\0isActive\"\0\0\0\0\0\0\0\u{7}\0\0\u{6}\0\0\0\0picture\"\u{4}\0\0\u{7}\0\0\0\0size\"\0\0\0\u{5}\0\0\u{8}\0\0\0\0notes\"\0\0\u{7}\0\0\t\0\0\0\0friends\"\u{4}\0\0\n\0\0\0\0read\"\0\0\0\u{6}\0\0\u{b}\0\0\0\0tagIDs\"\0\u{6}\0\0\u{c}\0\0\0\0bossID\"\0\u{4}\0\0\r\0\0\0\0pets\"\0\0\0\t\0\0\u{e}\0\0\0\0favourite\"\0\0\0\0\0\0\u{8}\0\0\u{f}\0\0\0\0vehicles\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xbfdeaed9a17b3c8f, wide: false, full: false, count: 16, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Person\tLawTypes.kvmap\t6
        id\t+1\tid
        name\t+2\tname
        email\t+3\temail
        score\t+4\tscore
        bornAt\t+5\tbornAt
        isActive\t+6\tisActive
        picture\t+7\tpicture
        size\t+8\tsize
        notes\t+9\tnotes
        friends\t+10\tfriends
        read\t+11\tread
        tagIDs\t+12\ttagIDs
        bossID\t+13\tbossID
        pets\t+14\tpets
        favourite\t+15\tfavourite
        vehicles\t+16\tvehicles
        """)
  }
}

nonisolated extension Size {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0width\"\0\0\u{6}\0\0\u{1}\0\0\u{1}\0height\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Size\tLawTypes.kvmap\t25
        width\t+1\twidth
        height\t+2\theight
        """)
  }
}

nonisolated extension Note {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Note\tLawTypes.kvmap\t30
        id\t+1\tid
        text\t+2\ttext
        """)
  }
}

nonisolated extension Tag {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0label\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tag\tLawTypes.kvmap\t35
        name\t+1\tname
        label\t+2\tlabel
        """)
  }
}

nonisolated extension Pet {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Pet\tLawTypes.kvmap\t41
        id\t+1\tid
        name\t+2\tname
        """)
  }
}

nonisolated extension Dog {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{5}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0barks\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Dog\tLawTypes.kvmap\t46
        id\t-4\tid
        name\t-3\tname
        barks\t+1\tbarks
        """)
  }
}

nonisolated extension Cat {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{5}\0\u{7}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0lives\"\0\0\u{4}\0\0\u{3}\0\0\0\0prey\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cat\tLawTypes.kvmap\t50
        id\t-8\tid
        name\t-7\tname
        lives\t+1\tlives
        prey\t+2\tprey
        """)
  }
}

nonisolated extension Vehicle {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle\tLawTypes.kvmap\t61
        id\t+1\tid
        """)
  }
}

nonisolated extension Car {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0doors\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Car\tLawTypes.kvmap\t65
        id\t-3\tid
        doors\t+1\tdoors
        """)
  }
}

nonisolated extension Bus {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\0\0\0\0\u{5}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0seats\"\0\0\u{5}\0\0\u{2}\0\0\0\0guide\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Bus\tLawTypes.kvmap\t68
        id\t-6\tid
        seats\t+1\tseats
        guide\t+2\tguide
        """)
  }
}

nonisolated extension Article {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\u{c}\0\0\0\0\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\n\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\u{7}\0\0\u{2}\0\0\0\0version\"\t\0\0\u{3}\0\0\0\0isDeleted\"\0\0\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0pages\"\0\0\u{4}\0\0\u{5}\0\0\0\0next\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Article\tLawTypes.kvmap\t79
        id\t+1\tid
        title\t+2\ttitle
        version\t+3\tversion
        isDeleted\t+4\tisDeleted
        pages\t+5\tpages
        next\t+6\tnext
        """)
  }
}

nonisolated extension Page {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0book\"\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0number\"\0\u{4}\0\0\u{2}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Page\tLawTypes.kvmap\t88
        book\t+1\tbook
        number\t+2\tnumber
        text\t+3\ttext
        """)
  }
}

nonisolated extension Pet.Family {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Pet\tLawTypes.kvmap\t55
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{3}\0\0\0\0\0\0\0dog\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0cat\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Pet\tLawTypes.kvmap\t55
        """)
  }
}

nonisolated extension Vehicle.Family {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle\tLawTypes.kvmap\t73
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{3}\0\0\0\0\0\0\0car\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0bus\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle\tLawTypes.kvmap\t73
        """)
  }
}

nonisolated extension Person._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{b}\0\u{7}\0\u{10}\0\0\0\0\0\0\0\0\0\u{1e}\0\0\0\0\0!\0\0\0\u{5}\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{e}\0\u{18}\0\0\0\u{1c}\0\0\0\0\0\u{12}\0\0\0\u{16}\0\t\0\u{1a}\0\u{14}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0email\"\0\0\u{5}\0\0\u{3}\0\0\0\0score\"\0\0\u{6}\0\0\u{4}\0\0\0\0bornAt\"\0\u{8}\0\0\u{5}\0\0\0\0isActive\"\0\0\0\0\0\0\0\u{7}\0\0\u{6}\0\0\0\0picture\"\u{4}\0\0\u{7}\0\0\0\0size\"\0\0\0\u{5}\0\0\u{8}\0\0\0\0notes\"\0\0\u{7}\0\0\t\0\0\0\0friends\"\u{4}\0\0\n\0\0\0\0read\"\0\0\0\u{6}\0\0\u{b}\0\0\0\0tagIDs\"\0\u{6}\0\0\u{c}\0\0\0\0bossID\"\0\u{4}\0\0\r\0\0\0\0pets\"\0\0\0\t\0\0\u{e}\0\0\0\0favourite\"\0\0\0\0\0\0\u{8}\0\0\u{f}\0\0\0\0vehicles\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xbfdeaed9a17b3c8f, wide: false, full: false, count: 16, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Person\tLawTypes.kvmap\t6
        id\t+1\tid
        name\t+2\tname
        email\t+3\temail
        score\t+4\tscore
        bornAt\t+5\tbornAt
        isActive\t+6\tisActive
        picture\t+7\tpicture
        size\t+8\tsize
        notes\t+9\tnotes
        friends\t+10\tfriends
        read\t+11\tread
        tagIDs\t+12\ttagIDs
        bossID\t+13\tbossID
        pets\t+14\tpets
        favourite\t+15\tfavourite
        vehicles\t+16\tvehicles
        """)
  }
}

nonisolated extension Note._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Note\tLawTypes.kvmap\t30
        id\t+1\tid
        text\t+2\ttext
        """)
  }
}

nonisolated extension Tag._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0label\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tag\tLawTypes.kvmap\t35
        name\t+1\tname
        label\t+2\tlabel
        """)
  }
}

nonisolated extension Pet._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Pet\tLawTypes.kvmap\t41
        id\t+1\tid
        name\t+2\tname
        """)
  }
}

nonisolated extension Pet._KVFamilyEntry {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Pet._KVFamilyEntry\tLawTypes.kvmap\t55
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{3}\0\0\0\0\0\0\0dog\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0cat\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Pet._KVFamilyEntry\tLawTypes.kvmap\t55
        """)
  }
}

nonisolated extension Dog._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{5}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0barks\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Dog\tLawTypes.kvmap\t46
        id\t-4\tid
        name\t-3\tname
        barks\t+1\tbarks
        """)
  }
}

nonisolated extension Cat._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{5}\0\u{7}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0lives\"\0\0\u{4}\0\0\u{3}\0\0\0\0prey\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cat\tLawTypes.kvmap\t50
        id\t-8\tid
        name\t-7\tname
        lives\t+1\tlives
        prey\t+2\tprey
        """)
  }
}

nonisolated extension Vehicle._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle\tLawTypes.kvmap\t61
        id\t+1\tid
        """)
  }
}

nonisolated extension Vehicle._KVFamilyEntry {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle._KVFamilyEntry\tLawTypes.kvmap\t73
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{3}\0\0\0\0\0\0\0car\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0bus\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle._KVFamilyEntry\tLawTypes.kvmap\t73
        """)
  }
}

nonisolated extension Car._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0doors\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Car\tLawTypes.kvmap\t65
        id\t-3\tid
        doors\t+1\tdoors
        """)
  }
}

nonisolated extension Bus._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\0\0\0\0\u{5}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0seats\"\0\0\u{5}\0\0\u{2}\0\0\0\0guide\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Bus\tLawTypes.kvmap\t68
        id\t-6\tid
        seats\t+1\tseats
        guide\t+2\tguide
        """)
  }
}

nonisolated extension Article._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\u{c}\0\0\0\0\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\n\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\u{7}\0\0\u{2}\0\0\0\0version\"\t\0\0\u{3}\0\0\0\0isDeleted\"\0\0\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0pages\"\0\0\u{4}\0\0\u{5}\0\0\0\0next\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Article\tLawTypes.kvmap\t79
        id\t+1\tid
        title\t+2\ttitle
        version\t+3\tversion
        isDeleted\t+4\tisDeleted
        pages\t+5\tpages
        next\t+6\tnext
        """)
  }
}

nonisolated extension Page._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\0\0book\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0number\"\0\u{4}\0\0\u{2}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Page\tLawTypes.kvmap\t88
        book\t+1\tbook
        number\t+2\tnumber
        text\t+3\ttext
        """)
  }
}

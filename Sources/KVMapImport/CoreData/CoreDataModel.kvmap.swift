// Generated from CoreDataModel.kvmap. Do not edit.
// kvmap format 1, input 318cc850c3af1917, body 4d860147e767ef32
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

/// A Core Data model.
nonisolated struct CoreDataModel: Swift.Sendable, Swift.Hashable {
  var entities: [CoreDataEntity]

  init(entities: [CoreDataEntity] = []) {
    self.entities = entities
  }
}

/// A kind of object in a Core Data model.
nonisolated struct CoreDataEntity: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var parent: Swift.Optional<Swift.String>
  var attributes: [CoreDataAttribute]
  var relationships: [CoreDataRelationship]
  var fetchedProperties: [CoreDataFetchedProperty]
  var uniquenessConstraints: [CoreDataUniquenessConstraint]

  init(
    name: Swift.String,
    parent: Swift.String? = nil,
    attributes: [CoreDataAttribute] = [],
    relationships: [CoreDataRelationship] = [],
    fetchedProperties: [CoreDataFetchedProperty] = [],
    uniquenessConstraints: [CoreDataUniquenessConstraint] = []
  ) {
    self.name = name
    self.parent = parent
    self.attributes = attributes
    self.relationships = relationships
    self.fetchedProperties = fetchedProperties
    self.uniquenessConstraints = uniquenessConstraints
  }
}

/// A property of an entity that holds a plain value.
nonisolated struct CoreDataAttribute: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  /// `Integer 16`, `String` and so on.
  var type: Swift.String
  var isOptional: Swift.Bool
  var isDerived: Swift.Bool
  /// Whether the property of the class is a plain number, which cannot be nil.
  var isScalar: Swift.Bool
  var defaultValue: Swift.Optional<Swift.String>
  var defaultDate: Swift.Optional<Date>
  /// The Swift type of a transformable attribute.
  var customClass: Swift.Optional<Swift.String>
  var userInfo: [CoreDataUserInfoEntry]

  init(
    name: Swift.String,
    type: Swift.String = "",
    isOptional: Swift.Bool = false,
    isDerived: Swift.Bool = false,
    isScalar: Swift.Bool = false,
    defaultValue: Swift.String? = nil,
    defaultDate: Date? = nil,
    customClass: Swift.String? = nil,
    userInfo: [CoreDataUserInfoEntry] = []
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.isDerived = isDerived
    self.isScalar = isScalar
    self.defaultValue = defaultValue
    self.defaultDate = defaultDate
    self.customClass = customClass
    self.userInfo = userInfo
  }
}

/// A property of an entity that leads to other objects.
nonisolated struct CoreDataRelationship: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var isOptional: Swift.Bool
  var isToMany: Swift.Bool
  var destination: Swift.String
  var inverse: Swift.Optional<Swift.String>
  var userInfo: [CoreDataUserInfoEntry]

  init(
    name: Swift.String,
    isOptional: Swift.Bool = false,
    isToMany: Swift.Bool = false,
    destination: Swift.String = "",
    inverse: Swift.String? = nil,
    userInfo: [CoreDataUserInfoEntry] = []
  ) {
    self.name = name
    self.isOptional = isOptional
    self.isToMany = isToMany
    self.destination = destination
    self.inverse = inverse
    self.userInfo = userInfo
  }
}

/// A property of an entity that a query answers.
nonisolated struct CoreDataFetchedProperty: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

/// A line of the user info.
nonisolated struct CoreDataUserInfoEntry: Swift.Sendable, Swift.Hashable {
  var key: Swift.String
  var value: Swift.String

  init(key: Swift.String, value: Swift.String = "") {
    self.key = key
    self.value = value
  }
}

/// Attributes whose values together are those of one object only.
nonisolated struct CoreDataUniquenessConstraint: Swift.Sendable, Swift.Hashable {
  var constraints: [CoreDataConstraint]

  init(constraints: [CoreDataConstraint] = []) {
    self.constraints = constraints
  }
}

/// One of these attributes.
nonisolated struct CoreDataConstraint: Swift.Sendable, Swift.Hashable {
  var attribute: Swift.String

  init(attribute: Swift.String) {
    self.attribute = attribute
  }
}

// MARK: - Mappings

nonisolated extension CoreDataModel: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CoreDataModel {
    CoreDataModel()
  }

  static var _kvXML: KVMap.XMLNames { .init(element: "model") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CoreDataModel, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.entities = try kv.consumeNull() ? [] : _kvDecode_entities(&kv)  // entity
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_entities(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CoreDataEntity] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataEntity in try CoreDataEntity._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataEntity in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataEntity in try CoreDataEntity._kvDecode(&kv, replacing: nil) } })
  }

  static var _kvXMLRoot: KVMap.XMLNames { .init(element: "model") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension CoreDataEntity: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CoreDataEntity {
    CoreDataEntity(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CoreDataEntity, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // @name
        case 1: out.parent = try kv.consumeNull() ? nil : kv.lenientString()  // @parentEntity
        case 2: out.attributes = try kv.consumeNull() ? [] : _kvDecode_attributes(&kv)  // attribute
        case 3: out.relationships = try kv.consumeNull() ? [] : _kvDecode_relationships(&kv)  // relationship
        case 4: out.fetchedProperties = try kv.consumeNull() ? [] : _kvDecode_fetchedProperties(&kv)  // fetchedProperty
        case 5:  // uniquenessConstraints.uniquenessConstraint
          if try kv.consumeNull() {
            out.uniquenessConstraints = []
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.uniquenessConstraints = try kv.consumeNull() ? [] : _kvDecode_uniquenessConstraints(&kv)  // uniquenessConstraints.uniquenessConstraint
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
  }

  private static func _kvDecode_attributes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CoreDataAttribute] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataAttribute in try CoreDataAttribute._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataAttribute in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataAttribute in try CoreDataAttribute._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_relationships(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CoreDataRelationship] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataRelationship in try CoreDataRelationship._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataRelationship in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataRelationship in try CoreDataRelationship._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_fetchedProperties(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CoreDataFetchedProperty] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataFetchedProperty in try CoreDataFetchedProperty._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataFetchedProperty in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataFetchedProperty in try CoreDataFetchedProperty._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_uniquenessConstraints(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CoreDataUniquenessConstraint] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataUniquenessConstraint in try CoreDataUniquenessConstraint._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataUniquenessConstraint in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataUniquenessConstraint in try CoreDataUniquenessConstraint._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension CoreDataAttribute: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CoreDataAttribute {
    CoreDataAttribute(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CoreDataAttribute, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // @name
        case 1: out.type = try kv.consumeNull() ? "" : kv.lenientString()  // @attributeType
        case 2: out.isOptional = try kv.consumeNull() ? false : kv.lenientBool()  // @optional
        case 3: out.isDerived = try kv.consumeNull() ? false : kv.lenientBool()  // @derived
        case 4: out.isScalar = try kv.consumeNull() ? false : kv.lenientBool()  // @usesScalarValueType
        case 5: out.defaultValue = try kv.consumeNull() ? nil : kv.lenientString()  // @defaultValueString
        case 6: out.defaultDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.epochSeconds(at: kv.mark(), kv.shift(at: kv.mark(), kv.lenientDecimal(), "978307200")) }  // @defaultDateTimeInterval
        case 7: out.customClass = try kv.consumeNull() ? nil : kv.lenientString()  // @customClassName
        case 8:  // userInfo.entry
          if try kv.consumeNull() {
            out.userInfo = []
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.userInfo = try kv.consumeNull() ? [] : _kvDecode_userInfo(&kv)  // userInfo.entry
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
  }

  private static func _kvDecode_userInfo(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CoreDataUserInfoEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataUserInfoEntry in try CoreDataUserInfoEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataUserInfoEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataUserInfoEntry in try CoreDataUserInfoEntry._kvDecode(&kv, replacing: nil) } })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension CoreDataRelationship: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CoreDataRelationship {
    CoreDataRelationship(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CoreDataRelationship, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // @name
        case 1: out.isOptional = try kv.consumeNull() ? false : kv.lenientBool()  // @optional
        case 2: out.isToMany = try kv.consumeNull() ? false : kv.lenientBool()  // @toMany
        case 3: out.destination = try kv.consumeNull() ? "" : kv.lenientString()  // @destinationEntity
        case 4: out.inverse = try kv.consumeNull() ? nil : kv.lenientString()  // @inverseName
        case 5:  // userInfo.entry
          if try kv.consumeNull() {
            out.userInfo = []
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.userInfo = try kv.consumeNull() ? [] : _kvDecode_userInfo(&kv)  // userInfo.entry
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
  }

  private static func _kvDecode_userInfo(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CoreDataUserInfoEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataUserInfoEntry in try CoreDataUserInfoEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataUserInfoEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataUserInfoEntry in try CoreDataUserInfoEntry._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension CoreDataFetchedProperty: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CoreDataFetchedProperty {
    CoreDataFetchedProperty(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CoreDataFetchedProperty, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // @name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension CoreDataUserInfoEntry: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CoreDataUserInfoEntry {
    CoreDataUserInfoEntry(key: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CoreDataUserInfoEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.key = try kv.lenientString()  // @key
        case 1: out.value = try kv.consumeNull() ? "" : kv.lenientString()  // @value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension CoreDataUniquenessConstraint: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CoreDataUniquenessConstraint {
    CoreDataUniquenessConstraint()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CoreDataUniquenessConstraint, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.constraints = try kv.consumeNull() ? [] : _kvDecode_constraints(&kv)  // constraint
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_constraints(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CoreDataConstraint] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataConstraint in try CoreDataConstraint._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataConstraint in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CoreDataConstraint in try CoreDataConstraint._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension CoreDataConstraint: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CoreDataConstraint {
    CoreDataConstraint(attribute: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CoreDataConstraint, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.attribute = try kv.lenientString()  // @value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension CoreDataModel {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.entities, right.entities)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.entities.hash(into: &hasher)
  }
}

nonisolated extension CoreDataEntity {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.parent, right.parent),
      KVMap._kvAreEqual(left.attributes, right.attributes),
      KVMap._kvAreEqual(left.relationships, right.relationships),
      KVMap._kvAreEqual(left.fetchedProperties, right.fetchedProperties),
      KVMap._kvAreEqual(left.uniquenessConstraints, right.uniquenessConstraints)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.parent.hash(into: &hasher)
    self.attributes.hash(into: &hasher)
    self.relationships.hash(into: &hasher)
    self.fetchedProperties.hash(into: &hasher)
    self.uniquenessConstraints.hash(into: &hasher)
  }
}

nonisolated extension CoreDataAttribute {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.isOptional, right.isOptional),
      KVMap._kvAreEqual(left.isDerived, right.isDerived),
      KVMap._kvAreEqual(left.isScalar, right.isScalar),
      KVMap._kvAreEqual(left.defaultValue, right.defaultValue),
      KVMap._kvAreEqual(left.defaultDate, right.defaultDate),
      KVMap._kvAreEqual(left.customClass, right.customClass),
      KVMap._kvAreEqual(left.userInfo, right.userInfo)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.type.hash(into: &hasher)
    self.isOptional.hash(into: &hasher)
    self.isDerived.hash(into: &hasher)
    self.isScalar.hash(into: &hasher)
    self.defaultValue.hash(into: &hasher)
    self.defaultDate.hash(into: &hasher)
    self.customClass.hash(into: &hasher)
    self.userInfo.hash(into: &hasher)
  }
}

nonisolated extension CoreDataRelationship {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.isOptional, right.isOptional),
      KVMap._kvAreEqual(left.isToMany, right.isToMany),
      KVMap._kvAreEqual(left.destination, right.destination),
      KVMap._kvAreEqual(left.inverse, right.inverse),
      KVMap._kvAreEqual(left.userInfo, right.userInfo)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.isOptional.hash(into: &hasher)
    self.isToMany.hash(into: &hasher)
    self.destination.hash(into: &hasher)
    self.inverse.hash(into: &hasher)
    self.userInfo.hash(into: &hasher)
  }
}

nonisolated extension CoreDataFetchedProperty {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
  }
}

nonisolated extension CoreDataUserInfoEntry {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key, right.key),
      KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key.hash(into: &hasher)
    self.value.hash(into: &hasher)
  }
}

nonisolated extension CoreDataUniquenessConstraint {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.constraints, right.constraints)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.constraints.hash(into: &hasher)
  }
}

nonisolated extension CoreDataConstraint {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.attribute, right.attribute)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.attribute.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension CoreDataModel {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0entity\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CoreDataModel\tCoreDataModel.kvmap\t8
        entities\t+2\tentity
        """)
  }
}

nonisolated extension CoreDataEntity {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{f}\0\u{3}\0\u{c}\0\0\0\t\0\0\0\u{5}\0\0\0\0\0\u{1}\0@name\"\0\0\r\0\0\u{1}\0\0\0\0@parentEntity\"\0\0\t\0\0\u{2}\0\0\0\0attribute\"\0\0\0\0\0\0\u{c}\0\0\u{3}\0\0\0\0relationship\"\0\0\0\u{f}\0\0\u{4}\0\0\0\0fetchedProperty\"\u{15}\0\0\u{5}\0\0\0\0uniquenessConstraints\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CoreDataEntity\tCoreDataModel.kvmap\t14
        name\t+1\t@name
        parent\t+2\t@parentEntity
        attributes\t+3\tattribute
        relationships\t+4\trelationship
        fetchedProperties\t+5\tfetchedProperty
        uniquenessConstraints\t+6\tuniquenessConstraints.uniquenessConstraint
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{14}\0\0\0\0\0\0\0uniquenessConstraint\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CoreDataEntity\tCoreDataModel.kvmap\t14
        uniquenessConstraints\t+6\tuniquenessConstraints.uniquenessConstraint
        """)
  }
}

nonisolated extension CoreDataAttribute {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{14}\0\0\0\0\0\u{10}\0\u{19}\0\0\0\0\0\u{1d}\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0@name\"\0\0\u{e}\0\0\u{1}\0\0\0\0@attributeType\"\0\t\0\0\u{2}\0\0\0\0@optional\"\0\0\0\0\0\0\u{8}\0\0\u{3}\0\0\0\0@derived\"\0\0\0\0\0\0\0\u{14}\0\0\u{4}\0\0\0\0@usesScalarValueType\"\0\0\0\u{13}\0\0\u{5}\0\0\0\0@defaultValueString\"\0\0\0\0\u{18}\0\0\u{6}\0\0\0\0@defaultDateTimeInterval\"\0\0\0\0\0\0\0\u{10}\0\0\u{7}\0\0\0\0@customClassName\"\0\0\0\0\0\0\0\u{8}\0\0\u{8}\0\0\0\0userInfo\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6c45d188009454f, wide: false, full: false, count: 9, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CoreDataAttribute\tCoreDataModel.kvmap\t24
        name\t+1\t@name
        type\t+3\t@attributeType
        isOptional\t+4\t@optional
        isDerived\t+5\t@derived
        isScalar\t+7\t@usesScalarValueType
        defaultValue\t+8\t@defaultValueString
        defaultDate\t+9\t@defaultDateTimeInterval
        customClass\t+11\t@customClassName
        userInfo\t+12\tuserInfo.entry
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0entry\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CoreDataAttribute\tCoreDataModel.kvmap\t24
        userInfo\t+12\tuserInfo.entry
        """)
  }
}

nonisolated extension CoreDataRelationship {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{c}\0\u{8}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{1}\0\u{f}\0\0\0\u{5}\0\0\0\0\0\u{1}\0@name\"\0\0\t\0\0\u{1}\0\0\0\0@optional\"\0\0\0\0\0\0\u{7}\0\0\u{2}\0\0\0\0@toMany\"\u{12}\0\0\u{3}\0\0\0\0@destinationEntity\"\0\0\0\0\0\u{c}\0\0\u{4}\0\0\0\0@inverseName\"\0\0\0\u{8}\0\0\u{5}\0\0\0\0userInfo\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CoreDataRelationship\tCoreDataModel.kvmap\t40
        name\t+1\t@name
        isOptional\t+2\t@optional
        isToMany\t+3\t@toMany
        destination\t+4\t@destinationEntity
        inverse\t+5\t@inverseName
        userInfo\t+6\tuserInfo.entry
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0entry\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CoreDataRelationship\tCoreDataModel.kvmap\t40
        userInfo\t+6\tuserInfo.entry
        """)
  }
}

nonisolated extension CoreDataFetchedProperty {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0@name\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CoreDataFetchedProperty\tCoreDataModel.kvmap\t50
        name\t+1\t@name
        """)
  }
}

nonisolated extension CoreDataUserInfoEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0@key\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0@value\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CoreDataUserInfoEntry\tCoreDataModel.kvmap\t55
        key\t+1\t@key
        value\t+2\t@value
        """)
  }
}

nonisolated extension CoreDataUniquenessConstraint {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\n\0\0\0\0\0\0\0constraint\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CoreDataUniquenessConstraint\tCoreDataModel.kvmap\t61
        constraints\t+1\tconstraint
        """)
  }
}

nonisolated extension CoreDataConstraint {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0@value\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CoreDataConstraint\tCoreDataModel.kvmap\t66
        attribute\t+1\t@value
        """)
  }
}

import Foundation
@_spi(Generated) import KVMap

/// Prints a value of any type as `kvmapc map` does, by reflection.
struct PrintedValue: DocumentEncodable {
  let value: Any
  /// Whether the value is a member of a family, so that the name of its class is printed.
  let isFamily: Bool
  /// The properties in which such classes stand, as `Type.property`.
  let families: Set<String>

  init(_ value: Any, isFamily: Bool, families: Set<String>) {
    self.value = value
    self.isFamily = isFamily
    self.families = families
  }

  func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) {
    if try !writeScalar(&kv) { try writeParts(&kv) }
  }

  private func part(_ value: Any, isFamily: Bool? = nil) -> PrintedValue {
    PrintedValue(value, isFamily: isFamily ?? self.isFamily, families: families)
  }

  private func writeScalar(_ kv: inout JSONWriter) throws(CodingFailure) -> Bool {
    switch value {
    case let value as Bool: kv.bool(value)
    case let value as Int: kv.int(value)
    case let value as Int8: kv.int8(value)
    case let value as Int16: kv.int16(value)
    case let value as Int32: kv.int32(value)
    case let value as Int64: kv.int64(value)
    case let value as UInt: kv.uint(value)
    case let value as UInt8: kv.uint8(value)
    case let value as UInt16: kv.uint16(value)
    case let value as UInt32: kv.uint32(value)
    case let value as UInt64: kv.uint64(value)
    case let value as Float where !value.isFinite: kv.string(Self.printed(Double(value)))
    case let value as Double where !value.isFinite: kv.string(Self.printed(value))
    case let value as Float: try kv.float(value)
    case let value as Double: try kv.double(value)
    case let value as Decimal: try kv.decimal(value)
    case let value as String: kv.string(value)
    case let value as Character: kv.character(value)
    case let value as Date: try kv.date(value)
    case let value as URL: try kv.url(value)
    case let value as UUID: kv.uuid(value)
    case let value as Data: kv.data(value)
    case let value as Day: kv.day(value)
    case let value as Duration: try kv.duration(value)
    case let value as ZonedDate: try kv.zoned(value)
    case let value as TimeZone: kv.timeZone(value)
    case let value as Locale: kv.locale(value)
    case let value as KVMap.JSONValue: kv.value(value)
    case let value as KVMap.JSONObject: kv.object(value)
    case let value as GeographicCoordinate: try value._kvEncode(&kv)
    default: return false
    }
    return true
  }

  private static func printed(_ number: Double) -> String {
    number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
  }

  private func writeParts(_ kv: inout JSONWriter) throws(CodingFailure) {
    if let field = value as? any AnyField {
      if let inner = field.inner { try part(inner)._kvEncode(&kv) } else { kv.null() }
      return
    }
    if let array = value as? any AnyLazyArray { return try writeArray(try array.elements(), &kv) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let inner = mirror.children.first?.value { try part(inner)._kvEncode(&kv) } else { kv.null() }
    case .collection: try writeArray(mirror.children.map(\.value), &kv)
    case .set: try writeSet(mirror.children.map(\.value), &kv)
    case .dictionary: try writeDictionary(mirror, &kv)
    case .enum: try writeCase(mirror, &kv)
    case .class:
      guard isFamily else { return try writeObject(mirror, &kv) }
      kv.beginObject()
      kv.entryKey(Self.name(ofType: type(of: value)))
      try writeObject(mirror, &kv)
      kv.endObject()
    case .struct: try writeObject(mirror, &kv)
    default: throw Unprintable.failure(&kv)
    }
  }

  private func writeArray(_ elements: [Any], _ kv: inout JSONWriter) throws(CodingFailure) {
    kv.beginArray()
    for element in elements { try part(element)._kvEncode(&kv) }
    kv.endArray()
  }

  /// Numbers by value, text by scalars, anything else by its JSON text.
  private func writeSet(_ elements: [Any], _ kv: inout JSONWriter) throws(CodingFailure) {
    if let sorted = Self.sorted(elements) { return try writeArray(sorted, &kv) }
    try kv.ascending(elements) { (kv: inout JSONWriter, element: Any) throws(CodingFailure) in
      try part(element)._kvEncode(&kv)
    }
  }

  private static func sorted(_ elements: [Any]) -> [Any]? {
    if let numbers = elements as? [any FixedWidthInteger] { return numbers.sorted { Int128($0) < Int128($1) } }
    if let numbers = elements as? [Double] { return numbers.sorted() }
    if let numbers = elements as? [Float] { return numbers.sorted() }
    if let numbers = elements as? [Decimal] { return numbers.sorted() }
    if let days = elements as? [Day] { return days.sorted() }
    if let durations = elements as? [Duration] { return durations.sorted() }
    if let dates = elements as? [ZonedDate] {
      return dates.sorted { ($0.instant, $0.offset) < ($1.instant, $1.offset) }
    }
    if let texts = elements as? [String] { return texts.sorted { precedes($0, $1) } }
    if let texts = elements as? [Character] { return texts.sorted { precedes(String($0), String($1)) } }
    return nil
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private func writeDictionary(_ mirror: Mirror, _ kv: inout JSONWriter) throws(CodingFailure) {
    var entries: [(key: Any, value: Any)] = []
    for child in mirror.children {
      if let entry = child.value as? (key: Any, value: Any) {
        entries.append(entry)
        continue
      }
      let parts = Mirror(reflecting: child.value).children.map(\.value)
      entries.append((parts[0], parts[1]))
    }
    if entries.allSatisfy({ $0.key is any FixedWidthInteger }) {
      entries.sort { Self.integer($0.key) < Self.integer($1.key) }
    } else {
      entries.sort { Self.precedes(Self.key($0.key), Self.key($1.key)) }
    }
    kv.beginObject()
    for entry in entries {
      kv.entryKey(Self.key(entry.key))
      try part(entry.value)._kvEncode(&kv)
    }
    kv.endObject()
  }

  private static func integer(_ key: Any) -> Int128 {
    (key as? any FixedWidthInteger).map { Int128($0) } ?? 0
  }

  /// A case as its name; the payload of an `else` case is printed as is.
  private static func key(_ key: Any) -> String {
    switch key {
    case let text as String: return text
    case let uuid as UUID: return uuid.uuidString
    case let url as URL: return url.absoluteString
    case let duration as Duration: return ((try? duration.jsonString()) ?? "\(duration)").replacing("\"", with: "")
    case let zone as TimeZone: return ((try? zone.jsonString()) ?? "\(zone)").replacing("\"", with: "")
    case let locale as Locale: return locale.identifier
    case let date as Date: return ((try? date.jsonString()) ?? "\(date)").replacing("\"", with: "")
    default:
      let mirror = Mirror(reflecting: key)
      guard mirror.displayStyle == .enum, let payload = mirror.children.first?.value else { return "\(key)" }
      return "\(payload)"
    }
  }

  private func writeCase(_ mirror: Mirror, _ kv: inout JSONWriter) throws(CodingFailure) {
    guard let child = mirror.children.first, let name = child.label else { return kv.string("\(value)") }
    kv.beginObject()
    kv.entryKey(name)
    let owner = Self.typeName(type(of: value))
    try part(child.value, isFamily: families.contains("\(owner).\(name)"))._kvEncode(&kv)
    kv.endObject()
  }

  private func writeObject(_ mirror: Mirror, _ kv: inout JSONWriter) throws(CodingFailure) {
    kv.beginObject()
    try writeMembers(mirror, &kv)
    kv.endObject()
  }

  /// The members of a base class come first.
  private func writeMembers(_ mirror: Mirror, _ kv: inout JSONWriter) throws(CodingFailure) {
    if let base = mirror.superclassMirror { try writeMembers(base, &kv) }
    let owner = Self.typeName(mirror.subjectType)
    for child in mirror.children {
      // A boxed property is stored under its name with an underscore.
      let box = child.value as? any AnyBox
      let value = box?.content ?? child.value
      guard let label = child.label, !Self.isAbsent(value) else { continue }
      let name = box == nil ? label : Self.name(ofBox: label)
      kv.entryKey(name)
      try part(value, isFamily: families.contains("\(owner).\(name)"))._kvEncode(&kv)
    }
  }

  private static func isAbsent(_ value: Any) -> Bool {
    if let field = value as? any AnyField { return field.isAbsent }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// The property that a box is for: `name` for `_name`, and `kv` for `_kvBoxed_kv`.
  private static func name(ofBox label: String) -> String {
    let prefix = label.hasPrefix("_kvBoxed_") ? "_kvBoxed_" : "_"
    return String(label.dropFirst(prefix.count))
  }

  /// Without generic arguments.
  private static func typeName(_ type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
  }

  /// Without the prefix that distinguishes the types of many mapping files: `K12_Cat` is `Cat`.
  private static func name(ofType type: Any.Type) -> String {
    let name = typeName(type)
    return name.firstIndex(of: "_").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

/// Values that the printer does not support.
private enum Unprintable {
  static func failure(_ kv: inout JSONWriter) -> CodingFailure {
    kv.mismatch(expected: "a value of a mapping", found: "another")
  }
}

protocol AnyField {
  var isAbsent: Bool { get }
  /// `nil` for null.
  var inner: Any? { get }
}

extension PatchField: AnyField {
  var inner: Any? { if case .value(let value) = self { value } else { nil } }
}

protocol AnyBox {
  var content: Any { get }
}

extension Boxed: AnyBox {
  var content: Any { wrappedValue }
}

protocol AnyLazyArray {
  func elements() throws(CodingFailure) -> [Any]
}

extension LazyDecodedArray: AnyLazyArray {
  func elements() throws(CodingFailure) -> [Any] {
    var all: [Any] = []
    for element in self { if case .success(let value) = element { all.append(value) } }
    return all
  }
}

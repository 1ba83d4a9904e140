import KVMapSema

/// The built-in types.
extension SchemaBuilder {
  func scalar(_ scalar: Scalar, _ coercion: Coercion) -> Schema {
    let strict = side == .read ? read(scalar) : written(scalar)
    guard coercion == .lenient, side == .read, scalar != .value, scalar != .object else { return strict }
    return define(.lenient(scalar), named: "\(scalar.rawValue)-lenient") { lenient(scalar, strict) }
  }

  private func lenient(_ scalar: Scalar, _ strict: Schema) -> Schema {
    let lenient: Schema
    switch scalar {
    case .string:
      lenient = .any(of: [strict, .number(NumberSchema()), .bool])
    case .bool:
      lenient = .any(of: [
        strict, .values([.number("0"), .number("1")] + Self.spelledBools.map { .string($0) }),
      ])
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal:
      lenient = .any(of: [strict, textForm(of: scalar)])
    case .coordinate:
      let degrees = Schema.any(of: [.number(NumberSchema()), .text(TextSchema(pattern: .number))])
      return Self.coordinate(degrees)
    case .value, .object: return strict
    case .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data: lenient = strict
    }
    return .any(of: [lenient, Self.onlyElement(lenient)])
  }

  /// An array of exactly one scalar, which is read as that scalar.
  static func onlyElement(_ schema: Schema) -> Schema {
    .array(ArraySchema(first: [schema], minimumCount: 1, maximumCount: 1))
  }

  private static let spelledBools = ["true", "false", "yes", "no", "on", "off", "t", "f", "y", "n", "1", "0"]

  private static func coordinate(_ degrees: Schema) -> Schema {
    .object(
      ObjectSchema(members: ["latitude", "longitude"].map { .init(key: $0, schema: degrees, isRequired: true) }))
  }

  private func read(_ scalar: Scalar) -> Schema {
    switch scalar {
    case .bool: .bool
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: Self.integers(scalar)
    case .float:
      .number(NumberSchema(minimum: "-3.4028234663852886e38", maximum: "3.4028234663852886e38", format: "float"))
    case .double: .number(NumberSchema(format: "double"))
    case .decimal: Schema.number(NumberSchema()).commented([Self.decimalDigits])
    case .string: .text(TextSchema())
    case .character: .text(TextSchema(minimumLength: 1, maximumLength: 1))
    case .date, .zoned: .text(TextSchema(pattern: .dateTime, format: "date-time"))
    case .day: .text(TextSchema(pattern: .day, format: "date"))
    case .url: .text(TextSchema(minimumLength: 1, format: "uri-reference"))
    case .uuid: .text(TextSchema(pattern: .uuid, format: "uuid"))
    case .duration: .text(TextSchema(pattern: .duration))
    case .timeZone:
      define(.timeZone, named: "TimeZone") {
        .values((ZoneNames.all + ["UTC", "GMT"]).sorted().map { .string($0) })
      }
    case .locale: .text(TextSchema(pattern: .locale))
    case .data: .text(TextSchema(pattern: .base64, contentEncoding: "base64"))
    case .coordinate: Self.coordinate(.number(NumberSchema(format: "double")))
    case .value: .anything
    case .object: .object(ObjectSchema())
    }
  }

  static let decimalDigits = "a number of at most 38 digits, from 1e-128 to 1e165"

  private func written(_ scalar: Scalar) -> Schema {
    switch scalar {
    case .bool: .bool
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: Self.integers(scalar)
    case .float: .number(NumberSchema(format: "float"))
    case .double: .number(NumberSchema(format: "double"))
    case .decimal: .number(NumberSchema())
    case .string, .timeZone, .locale: .text(TextSchema())
    case .character: .text(TextSchema(minimumLength: 1))
    case .date, .zoned: .text(TextSchema(format: "date-time"))
    case .day: .text(TextSchema(format: "date"))
    case .url: .text(TextSchema(format: "uri-reference"))
    case .uuid: .text(TextSchema(format: "uuid"))
    case .duration: .text(TextSchema(pattern: .writtenDuration))
    case .data: .text(TextSchema(contentEncoding: "base64"))
    case .coordinate: Self.coordinate(.number(NumberSchema(format: "double")))
    case .value: .anything
    case .object: .object(ObjectSchema())
    }
  }

  static func integers(_ scalar: Scalar) -> Schema {
    let limits = limits(of: scalar)
    return .number(NumberSchema(isInteger: true, minimum: limits?.minimum, maximum: limits?.maximum))
  }

  private static func limits(of scalar: Scalar) -> (minimum: String, maximum: String)? {
    func limits<T: FixedWidthInteger>(_: T.Type) -> (String, String) { ("\(T.min)", "\(T.max)") }
    switch scalar {
    case .int8: return limits(Int8.self)
    case .int16: return limits(Int16.self)
    case .int32: return limits(Int32.self)
    case .int, .int64: return limits(Int64.self)
    case .uint8: return limits(UInt8.self)
    case .uint16: return limits(UInt16.self)
    case .uint32: return limits(UInt32.self)
    case .uint, .uint64: return limits(UInt64.self)
    case .bool, .float, .double, .decimal, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone,
      .locale, .data, .coordinate, .value, .object:
      return nil
    }
  }

  /// A value as the text of a document or of a key.
  func textForm(of scalar: Scalar) -> Schema {
    let pattern: TextPattern
    switch scalar {
    case .bool: return .values(Self.spelledBools.map { .string($0) })
    // Every number of as many digits fits.
    case .int8: pattern = TextPattern("-?(?:0|[1-9][0-9]?)")
    case .int16: pattern = TextPattern("-?(?:0|[1-9][0-9]{0,3})")
    case .int32: pattern = TextPattern("-?(?:0|[1-9][0-9]{0,8})")
    case .int, .int64: pattern = .integer
    case .uint8: pattern = TextPattern("0|[1-9][0-9]?")
    case .uint16: pattern = TextPattern("0|[1-9][0-9]{0,3}")
    case .uint32: pattern = TextPattern("0|[1-9][0-9]{0,8}")
    case .uint, .uint64: pattern = .natural
    case .float, .double, .decimal: pattern = .number
    case .string: return .text(TextSchema())
    case .value: return .anything
    case .object, .coordinate: return .nothing
    case .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data: return read(scalar)
    }
    return .text(TextSchema(pattern: pattern))
  }
}

/// Kinds of values of a document, to tell which of several calls takes a value.
struct ReadKinds: OptionSet {
  let rawValue: UInt8

  static let text = ReadKinds(rawValue: 1)
  static let number = ReadKinds(rawValue: 2)
  static let bool = ReadKinds(rawValue: 4)
  static let array = ReadKinds(rawValue: 8)
  static let object = ReadKinds(rawValue: 16)
  static let all: ReadKinds = [.text, .number, .bool, .array, .object]
}

extension Conversion {
  /// The kinds of values that it reads, whatever leniency lets stand for them.
  var nativeKinds: ReadKinds {
    switch self {
    case .scalar(let scalar, _): scalar.nativeKinds
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign: .all
    case .optional(let inner, _), .field(let inner): inner.nativeKinds
    case .array, .set, .lazyArray: .array
    case .dictionary, .keyed: .object
    case .jsonText: .text
    case .single(let collection): collection.nativeKinds
    case .entries: .array
    case .pipeline(let pipeline):
      // The text of a number is that of the document, whatever kind it has.
      switch pipeline.steps.first?.operation {
      case .transformer(.textFromNumber): .number
      case .transformer(.nonFinite): [.number, .text]
      case .transformer, .each, .number, .read, .alternatives, nil: pipeline.input.nativeKinds
      }
    case .alternatives(let all): all.reduce(into: []) { $0.formUnion($1.nativeKinds) }
    }
  }

  /// The kinds of which it reads every value, except what is out of range.
  var exhaustedKinds: ReadKinds {
    switch self {
    case .scalar(let scalar, _): scalar.exhaustedKinds
    case .optional(let inner, _), .field(let inner): inner.exhaustedKinds
    case .pipeline(let pipeline):
      pipeline.steps.allSatisfy(\.takesEverything) ? pipeline.input.exhaustedKinds : []
    case .alternatives(let all): all.reduce(into: []) { $0.formUnion($1.exhaustedKinds) }
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set, .dictionary, .lazyArray, .keyed,
      .jsonText, .single, .entries:
      []
    }
  }
}

extension Pipeline.Step {
  /// Whether it refuses no value of its input, except one that is out of range.
  var takesEverything: Bool {
    switch operation {
    case .transformer(let transformer): transformer.takesEverything
    case .number: output == .scalar(.decimal) || output == .scalar(.double) || output == .scalar(.float)
    case .each(let steps): steps.allSatisfy(\.takesEverything)
    case .read(let conversion):
      input.isNumber ? conversion.exhaustedKinds.contains(.number) : conversion.exhaustedKinds.contains(.text)
    case .alternatives(let all): all.contains { $0.allSatisfy(\.takesEverything) }
    }
  }
}

extension Transformer {
  fileprivate var takesEverything: Bool {
    switch self {
    case .epochSeconds, .epochMilliseconds, .trimmed, .lowercased, .uppercased, .prefix, .suffix, .split, .joined,
      .scaled, .offset, .rounded, .clamped, .textFromNumber, .wrapped, .sorted, .place, .durationSeconds,
      .durationMilliseconds, .nonFinite:
      true
    case .zonedDate, .zonedISO8601, .day, .epochDays, .isoDuration, .clockDuration, .date, .iso8601, .httpDate,
      .dotnetDate, .url, .uuid, .base64, .base64url, .hex, .numberFromText, .bool, .table, .single, .swift:
      false
    }
  }
}

extension Scalar {
  fileprivate var nativeKinds: ReadKinds {
    switch self {
    case .bool: .bool
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal:
      .number
    case .string, .character, .date, .url, .uuid, .data, .day, .duration, .zoned, .timeZone, .locale: .text
    case .object, .coordinate: .object
    case .value: .all
    }
  }

  fileprivate var exhaustedKinds: ReadKinds {
    switch self {
    case .bool: .bool
    case .float, .double, .decimal: .number
    case .string: .text
    case .object: .object
    case .value: .all
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .character, .date, .url, .uuid,
      .data, .day, .duration, .zoned, .timeZone, .locale, .coordinate:
      []
    }
  }
}

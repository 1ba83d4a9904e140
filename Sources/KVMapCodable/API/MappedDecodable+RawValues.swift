// For types with a raw value the standard library has coders of its own, one for each type of raw value. To Swift, they
// are as good as those of mapped types, so it takes neither and synthesizes what it makes of any enum. These here are
// more specific than both.

extension MappedDecodable where Self: RawRepresentable, RawValue == Bool {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Bool {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == String {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == String {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Double {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Double {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Float {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Float {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Int {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Int {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Int8 {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Int8 {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Int16 {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Int16 {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Int32 {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Int32 {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Int64 {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Int64 {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == UInt {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == UInt {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == UInt8 {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == UInt8 {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == UInt16 {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == UInt16 {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == UInt32 {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == UInt32 {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == UInt64 {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == UInt64 {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension MappedDecodable where Self: RawRepresentable, RawValue == Int128 {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension MappedEncodable where Self: RawRepresentable, RawValue == Int128 {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension MappedDecodable where Self: RawRepresentable, RawValue == UInt128 {
  /// Decodes the value through the mapping, as in types without a raw value.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension MappedEncodable where Self: RawRepresentable, RawValue == UInt128 {
  /// Encodes the value through the mapping, as in types without a raw value.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// As properties of these types are by default.

extension Day: DocumentDecodable, DocumentEncodable, DocumentKeyRepresentable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Day
  {
    try kv.day()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.day(self) }
  public static func _kvPrecedes(_ left: Day, _ right: Day) -> Bool? { left < right }
  public static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> Day { try kv.entryKeyDay() }
  public func _kvKeyText(_ kv: inout JSONWriter) -> String { description }
}

extension Duration: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Duration
  {
    try kv.duration()
  }
  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) { try kv.duration(self) }
  public static func _kvPrecedes(_ left: Duration, _ right: Duration) -> Bool? { left < right }
}

extension ZonedDate: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> ZonedDate
  {
    try kv.zoned()
  }
  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) { try kv.zoned(self) }
  public static func _kvPrecedes(_ left: ZonedDate, _ right: ZonedDate) -> Bool? { isWritten(left, before: right) }
}

extension TimeZone: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> TimeZone
  {
    try kv.timeZone()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.timeZone(self) }
}

extension Locale: DocumentDecodable, DocumentEncodable {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Locale
  {
    try kv.locale()
  }
  public func _kvEncode(_ kv: inout JSONWriter) { kv.locale(self) }
}

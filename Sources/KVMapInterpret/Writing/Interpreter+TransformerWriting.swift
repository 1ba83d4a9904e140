@_spi(Generated) import KVMap
import KVMapSema

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Inverse transformers.
extension Interpreter {
  /// Converts the output of a transformer back to its input.
  func undo(
    _ transformer: Transformer, _ value: MappedValue, _ kv: inout JSONWriter
  ) throws(CodingFailure) -> MappedValue {
    switch transformer {
    case .trimmed, .lowercased, .uppercased, .rounded, .clamped, .sorted: return value
    case .prefix(let prefix):
      let text = try text(value, &kv)
      return .string(try kv.removing(prefix: prefix, text))
    case .suffix(let suffix):
      let text = try text(value, &kv)
      return .string(try kv.removing(suffix: suffix, text))
    case .split(let separator):
      guard case .array(let parts) = value else { throw kv.misfit(value) }
      return .string(kv.join(parts.compactMap(\.text), separator))
    case .joined(let separator):
      return .array(kv.split(try text(value, &kv), separator).map(MappedValue.string))
    case .date, .iso8601, .httpDate, .dotnetDate, .epochSeconds, .epochMilliseconds:
      guard case .date(let date) = value else { throw kv.misfit(value) }
      return try undo(transformer, of: date, &kv)
    case .url:
      guard case .url(let url) = value else { throw kv.misfit(value) }
      return .string(kv.text(of: url))
    case .uuid:
      guard case .uuid(let uuid) = value else { throw kv.misfit(value) }
      return .string(kv.text(of: uuid))
    case .zonedDate, .zonedISO8601, .day, .epochDays, .isoDuration, .clockDuration, .durationSeconds,
      .durationMilliseconds:
      return try undo(transformer, ofCalendar: value, &kv)
    case .nonFinite: return value
    case .base64: return .string(kv.text(of: try data(value, &kv)))
    case .base64url: return .string(kv.base64URLText(try data(value, &kv)))
    case .hex: return .string(kv.hexText(try data(value, &kv)))
    case .bool(let yes, let no):
      guard case .bool(let flag) = value else { throw kv.misfit(value) }
      return .string(flag ? yes : no)
    case .numberFromText:
      let number = try exact(value, &kv)
      return .string(try kv.text(of: number))
    case .textFromNumber:
      let text = try text(value, &kv)
      return .decimal(try kv.parseDecimal(text))
    case .scaled(let factor):
      let number = try exact(value, &kv)
      return .decimal(try kv.unscale(number, factor))
    case .offset(let amount):
      let number = try exact(value, &kv)
      return .decimal(try kv.unshift(number, amount))
    case .wrapped:
      guard case .array(let elements) = value else { throw kv.misfit(value) }
      return try kv.only(elements)
    case .single: return .array([value])
    case .place:
      guard case .coordinate = value else { throw kv.misfit(value) }
      return value
    case .swift(let codec): throw kv.needsSwift("the Swift type \(codec.typeName)")
    // The code that undoes the step has the table prepared for it.
    case .table: throw kv.misfit(value)
    }
  }

  private func undo(_ transformer: Transformer, of date: Date, _ kv: inout JSONWriter) throws(CodingFailure)
    -> MappedValue
  {
    switch transformer {
    case .date:
      guard let patterns = patterns(of: transformer) else { throw kv.misfit(.date(date)) }
      return .string(try kv.text(of: date, codes: patterns.codes, in: patterns.zone))
    case .iso8601: return .string(try kv.text(of: date))
    case .httpDate: return .string(try kv.httpDateText(date))
    case .dotnetDate: return .string(try kv.dotNetDateText(date))
    case .epochSeconds: return .decimal(try kv.decimal(ofEpochSeconds: date))
    case .epochMilliseconds: return .decimal(try kv.decimal(ofEpochMilliseconds: date))
    case .trimmed, .lowercased, .uppercased, .rounded, .clamped, .sorted, .prefix, .suffix, .split, .joined, .url,
      .uuid, .zonedDate, .zonedISO8601, .day, .epochDays, .isoDuration, .clockDuration, .durationSeconds,
      .durationMilliseconds, .nonFinite, .base64, .base64url, .hex, .bool, .numberFromText, .textFromNumber, .scaled,
      .offset, .wrapped, .single, .place, .swift, .table:
      throw kv.misfit(.date(date))
    }
  }

  private func undo(
    _ transformer: Transformer, ofCalendar value: MappedValue, _ kv: inout JSONWriter
  ) throws(CodingFailure) -> MappedValue {
    switch (transformer, value) {
    case (.zonedDate, .zoned(let date)):
      guard let patterns = patterns(of: transformer) else { throw kv.misfit(value) }
      return .string(try kv.text(of: date, codes: patterns.codes))
    case (.day, .day(let day)):
      guard let patterns = patterns(of: transformer) else { throw kv.misfit(value) }
      return .string(try kv.text(of: day, codes: patterns.codes))
    case (.zonedISO8601, .zoned(let date)): return .string(try kv.text(of: date))
    case (.epochDays, .day(let day)): return .decimal(kv.decimal(ofEpochDays: day))
    case (.isoDuration, .duration(let duration)): return .string(kv.text(of: duration))
    case (.clockDuration, .duration(let duration)): return .string(kv.clockText(duration))
    case (.durationSeconds, .duration(let duration)): return .decimal(kv.decimal(ofDurationSeconds: duration))
    case (.durationMilliseconds, .duration(let duration)):
      return .decimal(kv.decimal(ofDurationMilliseconds: duration))
    default: throw kv.misfit(value)
    }
  }

  func text(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) -> String {
    guard case .string(let text) = value else { throw kv.misfit(value) }
    return text
  }

  private func data(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) -> Data {
    guard case .data(let data) = value else { throw kv.misfit(value) }
    return data
  }

  /// A number of a step between others, which are exact.
  private func exact(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) -> Decimal {
    guard case .decimal(let number) = value else { throw kv.misfit(value) }
    return number
  }
}

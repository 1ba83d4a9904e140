import Foundation
@_spi(Generated) import KVMap

/// A value that a dictionary to be read may contain.
///
/// Types conform to it instead of being tried by casting: `1 as NSNumber` can be cast to `Bool`, and `true` to `Int`,
/// but each has a single class.
protocol DictionaryValue {
  func write(to output: inout DictionaryWriter) throws(DictionaryWriter.ForeignObject)
}

extension DictionaryValue where Self: FixedWidthInteger {
  func write(to output: inout DictionaryWriter) {
    if Self.isSigned {
      output.writer.int64(Int64(truncatingIfNeeded: self))
    } else {
      output.writer.uint64(UInt64(truncatingIfNeeded: self))
    }
  }
}

extension Int: DictionaryValue {}
extension Int8: DictionaryValue {}
extension Int16: DictionaryValue {}
extension Int32: DictionaryValue {}
extension Int64: DictionaryValue {}
extension UInt: DictionaryValue {}
extension UInt8: DictionaryValue {}
extension UInt16: DictionaryValue {}
extension UInt32: DictionaryValue {}
extension UInt64: DictionaryValue {}

extension Bool: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.bool(self) }
}

extension Double: DictionaryValue {
  /// A number that is not finite is kept as such, and no rule reads it.
  func write(to output: inout DictionaryWriter) { output.writer.number(self) }
}

extension Float: DictionaryValue {
  func write(to output: inout DictionaryWriter) {
    guard isFinite else { return output.writer.number(Double(self)) }
    // As many digits as a `Float` holds.
    var digits = KVMap.JSONNumber(self)?.text ?? "0"
    digits.withUTF8 { output.writer.real(digits: $0) }
  }
}

extension CGFloat: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.number(Double(self)) }
}

extension Decimal: DictionaryValue {
  func write(to output: inout DictionaryWriter) {
    guard let number = KVMap.JSONNumber(self) else { return output.writer.foreignToken("nan") }
    output.writer.digits(number.text)
  }
}

extension String: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.string(self) }
}

extension Substring: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.string(String(self)) }
}

extension Date: DictionaryValue {
  func write(to output: inout DictionaryWriter) throws(DictionaryWriter.ForeignObject) {
    do throws(CodingFailure) {
      try output.writer.dateToken(timeIntervalSinceReferenceDate)
    } catch {
      throw DictionaryWriter.ForeignObject(found: "a date that is not a number")
    }
  }
}

extension Data: DictionaryValue {
  func write(to output: inout DictionaryWriter) { withUnsafeBytes { output.writer.dataToken($0) } }
}

extension URL: DictionaryValue {
  // A mapper refuses what is no URL of RFC 3986, where it has a path.
  func write(to output: inout DictionaryWriter) { output.writer.string(absoluteString) }
}

extension UUID: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.uuid(self) }
}

extension KVMap.Day: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.day(self) }
}

extension Duration: DictionaryValue {
  func write(to output: inout DictionaryWriter) throws(DictionaryWriter.ForeignObject) {
    do throws(CodingFailure) { try output.writer.duration(self) } catch {
      throw DictionaryWriter.ForeignObject(found: "a duration of more seconds than are read")
    }
  }
}

extension KVMap.ZonedDate: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.string(description) }
}

extension TimeZone: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.timeZone(self) }
}

extension Locale: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.locale(self) }
}

extension KVMap.JSONValue: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.value(self) }
}

extension KVMap.JSONObject: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.object(self) }
}

extension Optional: DictionaryValue {
  func write(to output: inout DictionaryWriter) throws(DictionaryWriter.ForeignObject) {
    if let self { try output.write(ofType: self) } else { output.writer.null() }
  }
}

extension Array: DictionaryValue {
  func write(to output: inout DictionaryWriter) throws(DictionaryWriter.ForeignObject) {
    try output.array(self)
  }
}

extension Dictionary: DictionaryValue {
  func write(to output: inout DictionaryWriter) throws(DictionaryWriter.ForeignObject) {
    try output.dictionary(lazy.map { ($0.key as Any, $0.value as Any) })
  }
}

extension JSONWriter {
  fileprivate mutating func digits(_ text: String) {
    var text = text
    text.withUTF8 { number(digits: $0) }
  }

  fileprivate mutating func number(_ value: Double) {
    do throws(CodingFailure) {
      try real(value)
    } catch {
      foreignToken(value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity")
    }
  }
}

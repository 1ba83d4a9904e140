import Foundation
@_spi(Generated) import KVMap

// The classes that Foundation's parsers create instead of Swift types.

extension NSNumber: DictionaryValue {
  func write(to output: inout DictionaryWriter) throws(DictionaryWriter.ForeignObject) {
    // A cast takes longer than all the rest, and few numbers are of a subclass.
    if type(of: self) != NSNumber.self, let number = self as? NSDecimalNumber { return number.decimalValue.write(to: &output) }
    if isBool { return boolValue.write(to: &output) }
    switch UInt8(bitPattern: objCType.pointee) {
    case UInt8(ascii: "f"): floatValue.write(to: &output)
    case UInt8(ascii: "d"): doubleValue.write(to: &output)
    case UInt8(ascii: "Q"): uint64Value.write(to: &output)
    default: int64Value.write(to: &output)
    }
  }

  /// Whether this was created from a `Bool`. `true` and 1 are equal, but their classes differ.
  private var isBool: Bool {
    #if canImport(Darwin)
      CFGetTypeID(self) == CFBooleanGetTypeID()
    #else
      // No other number has this type, not even an `Int8`.
      objCType.pointee == CChar(UInt8(ascii: "c"))
    #endif
  }
}

extension NSNull: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.null() }
}

extension NSString: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.string(String(describing: self)) }
}

extension NSDate: DictionaryValue {
  func write(to output: inout DictionaryWriter) throws(DictionaryWriter.ForeignObject) {
    try Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate).write(to: &output)
  }
}

extension NSData: DictionaryValue {
  func write(to output: inout DictionaryWriter) { Data(referencing: self).write(to: &output) }
}

extension NSURL: DictionaryValue {
  func write(to output: inout DictionaryWriter) {
    // It may be nil on some systems.
    let text: String? = absoluteString
    output.writer.string(text ?? "")
  }
}

extension NSUUID: DictionaryValue {
  func write(to output: inout DictionaryWriter) { output.writer.string(uuidString) }
}

extension NSArray: DictionaryValue {
  func write(to output: inout DictionaryWriter) throws(DictionaryWriter.ForeignObject) { try output.array(Array(self)) }
}

extension NSDictionary: DictionaryValue {
  func write(to output: inout DictionaryWriter) throws(DictionaryWriter.ForeignObject) {
    try output.dictionary(lazy.map { ($0.key, $0.value) })
  }
}

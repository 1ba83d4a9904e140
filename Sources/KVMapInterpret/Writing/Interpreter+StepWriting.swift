@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema
import KVMapSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Inverse steps: the same runtime calls as in generated code.
extension Interpreter {
  /// Converts the output of a step back to its input.
  func undo(
    _ step: Pipeline.Step, _ value: MappedValue, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    switch step.operation {
    case .transformer(.table(let table)):
      guard let document = self.table(table, of: step).document(writtenFor: value) else {
        throw kv.mismatch(expected: table.expectedInSwift)
      }
      return document
    case .transformer(let transformer): return try undo(transformer, value, &kv)
    case .number:
      guard case .scalar(let scalar) = step.input else { throw kv.misfit(value) }
      return try convert(try decimal(value, &kv), to: scalar, &kv)
    case .each(let steps):
      let undone = try value.mapParts { (part: MappedValue) throws(CodingFailure) in
        var part = part
        for step in steps.reversed() { part = try self.undo(step, part, &kv, environment) }
        return part
      }
      guard step.makesSet, case .set(let elements) = undone else { return undone }
      return .array(try ascending(elements, as: step.input.part, &kv, environment))
    case .alternatives:
      var value = value
      for step in step.written.reversed() { value = try undo(step, value, &kv, environment) }
      return value
    case .read(.enumeration(let id, _)):
      let raw = try raw(of: value, id, &kv)
      guard case .scalar(let scalar) = step.input, scalar != program[id].raw else { return raw }
      let number = try decimal(raw, &kv)
      return scalar == .string ? .string(try kv.text(of: number)) : try convert(number, to: scalar, &kv)
    case .read(let conversion):
      switch step.input {
      case .scalar(.string): return .string(try text(of: value, conversion, &kv, environment))
      case .scalar(.object), .scalar(.value):
        // A value read from a tree is written as one.
        let isObject = step.input == .scalar(.object)
        return try kv.rewriting { (kv: inout JSONWriter) throws(CodingFailure) in
          try self.write(value, conversion, &kv, environment)
        } reading: { (kv: inout JSONReader) throws(CodingFailure) in
          isObject ? .object(try kv.object()) : .value(try kv.value())
        }
      case .scalar(let scalar):
        guard value.isMoreThanScalar else { return value }
        // The output of the step is read back.
        return try kv.rewriting { (kv: inout JSONWriter) throws(CodingFailure) in
          try self.write(value, conversion, &kv, environment)
        } reading: { (kv: inout JSONReader) throws(CodingFailure) in
          try self.readScalar(scalar, .strict, &kv)
        }
      case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
        .lazyArray:
        return value
      }
    }
  }

  /// The elements of a set in the order in which they are written.
  private func ascending(
    _ elements: Set<MappedValue>, as type: ValueType, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) -> [MappedValue] {
    if let sorted = MappedValue.sortedByValue(elements) { return sorted }
    return try kv.sorted(elements) { (kv: inout JSONWriter, value: MappedValue) throws(CodingFailure) in
      try self.write(value, type.plainConversion, &kv, environment)
    }
  }

  /// The text of the key of a dictionary.
  func keyText(
    of value: MappedValue, _ key: Conversion, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) -> String {
    guard case .pipeline(let pipeline) = key else { return try text(of: value, key, &kv, environment) }
    var value = value
    for step in pipeline.steps.reversed() { value = try undo(step, value, &kv, environment) }
    return try text(of: value, pipeline.input, &kv, environment)
  }

  /// The text that a value was read from.
  private func text(
    of value: MappedValue, _ conversion: Conversion, _ kv: inout JSONWriter, _ environment: Environment
  ) throws(CodingFailure) -> String {
    if case .jsonText = conversion {
      return try kv.keyText { (kv: inout JSONWriter) throws(CodingFailure) in
        try self.write(value, conversion, &kv, environment)
      }
    }
    switch value {
    case .string(let text): return text
    case .value, .unionCase, .record, .stub:
      // The output of the step is read back.
      let read = try kv.rewriting { (kv: inout JSONWriter) throws(CodingFailure) in
        try self.write(value, conversion, &kv, environment)
      } reading: { (kv: inout JSONReader) throws(CodingFailure) in
        try self.readScalar(.string, .strict, &kv)
      }
      return try text(read, &kv)
    case .bool(let flag): return kv.text(of: flag)
    case .character(let character): return kv.text(of: character)
    case .date(let date): return try kv.text(of: date)
    case .url(let url): return kv.text(of: url)
    case .uuid(let uuid): return kv.text(of: uuid)
    case .day(let day): return kv.text(of: day)
    case .duration(let duration): return kv.text(of: duration)
    case .zoned(let date): return try kv.text(of: date)
    case .timeZone(let name), .locale(let name): return name
    case .data(let data): return kv.text(of: data)
    case .integer, .unsigned, .double, .float, .decimal:
      let number = try decimal(value, &kv)
      return try kv.text(of: number)
    case .none, .absent, .object, .array, .set, .dictionary, .coordinate, .enumerationCase: throw kv.misfit(value)
    }
  }

  /// A value in its plain document form.
  func writePlainly(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) {
    guard case .array(let elements) = value else { return try writeScalar(value, &kv) }
    kv.beginArray()
    for element in elements { try writePlainly(element, &kv) }
    kv.endArray()
  }

  private func decimal(_ value: MappedValue, _ kv: inout JSONWriter) throws(CodingFailure) -> Decimal {
    switch value {
    case .decimal(let number): return number
    case .integer(let number): return kv.decimal(of: number)
    case .unsigned(let number): return kv.decimal(of: number)
    case .double(let number): return try kv.decimal(of: number)
    case .float(let number): return try kv.decimal(of: number)
    case .bool, .string:
      // A case that is not of a number, for which generated code reads what it wrote.
      let reread = try kv.rewriting { (kv: inout JSONWriter) throws(CodingFailure) in
        try self.writeScalar(value, &kv)
      } reading: { (kv: inout JSONReader) throws(CodingFailure) in
        try self.readScalar(.decimal, .strict, &kv)
      }
      guard case .decimal(let number) = reread else { throw kv.misfit(reread) }
      return number
    case .none, .absent, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .value,
      .object, .record, .array, .set, .dictionary, .coordinate, .enumerationCase, .unionCase, .stub:
      throw kv.misfit(value)
    }
  }

  private func convert(_ number: Decimal, to scalar: Scalar, _ kv: inout JSONWriter) throws(CodingFailure)
    -> MappedValue
  {
    switch scalar {
    case .int: return .integer(Int64(try kv.convertToInt(number)))
    case .int8: return .integer(Int64(try kv.convertToInt8(number)))
    case .int16: return .integer(Int64(try kv.convertToInt16(number)))
    case .int32: return .integer(Int64(try kv.convertToInt32(number)))
    case .int64: return .integer(try kv.convertToInt64(number))
    case .uint: return .unsigned(UInt64(try kv.convertToUInt(number)))
    case .uint8: return .unsigned(UInt64(try kv.convertToUInt8(number)))
    case .uint16: return .unsigned(UInt64(try kv.convertToUInt16(number)))
    case .uint32: return .unsigned(UInt64(try kv.convertToUInt32(number)))
    case .uint64: return .unsigned(try kv.convertToUInt64(number))
    case .double: return .double(try kv.convertToDouble(number))
    case .float: return .float(try kv.convertToFloat(number))
    case .decimal: return .decimal(number)
    case .bool, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data,
      .coordinate, .value, .object:
      throw kv.misfit(.decimal(number))
    }
  }
}

extension MappedValue {
  /// Whether the written form depends on the value's contents, so that it need not be a scalar of the step's type.
  fileprivate var isMoreThanScalar: Bool {
    switch self {
    case .value, .unionCase, .record, .bool, .stub: true
    case .none, .absent, .integer, .unsigned, .float, .double, .decimal, .string, .character, .date, .url, .uuid,
      .day, .duration, .zoned, .timeZone, .locale, .data, .object, .array, .set, .dictionary, .coordinate,
      .enumerationCase:
      false
    }
  }
}

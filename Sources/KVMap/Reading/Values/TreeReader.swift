/// Reads arrays and objects that are kept whole: their values wait on one stack until their array or object ends, which
/// is then made with its exact size; keys are numbered, and objects with the same keys share a list of them.
///
/// One for each document, so that what it knows of the keys serves all values in it. A class for the same reason as
/// `Session`, with the same accesses.
///
/// It reads only what is right. Whatever else it finds, it has no result, and the value is read again by step
/// (`JSONReader.valueByStep`), which knows what is wrong and where. So a value with a problem is read twice, and no
/// other.
final class TreeReader {
  @exclusivity(unchecked) private var values = GrowingStack<JSONValue>(capacity: 32)
  @exclusivity(unchecked) private var open = OpenContainers()
  @exclusivity(unchecked) private var keys: ObjectKeyReader

  /// In shorter documents, memory and tables take longer than they save.
  static let shortest = 256

  /// - Parameter documentLength: In bytes. A short document has few keys, so its tables are small.
  init(documentLength: Int) { keys = ObjectKeyReader(documentLength: documentLength) }

  /// The array or object under the cursor. Consumes it.
  ///
  /// - Parameter lastKey: Receives the location of the last key in it.
  /// - Returns: `nil` if anything is wrong; the cursor is then anywhere in the value.
  func read(
    _ cursor: inout JSONCursor, _ duplicates: KeyTable.Duplicates, lastKey: inout UnsafePointer<UInt8>
  ) -> JSONValue? {
    do throws(ScanFailure) {
      let tree = try Self.tree(&cursor, &values, &open, &keys, duplicates)
      if let key = keys.last { lastKey = key }
      keys.finish()
      return tree
    } catch {
      values.removeAll()
      open.removeAll()
      keys.finish()
      return nil
    }
  }

  /// No recursion: the open containers are kept in a list.
  private static func tree(
    _ cursor: inout JSONCursor, _ values: inout GrowingStack<JSONValue>, _ open: inout OpenContainers,
    _ keys: inout ObjectKeyReader, _ duplicates: KeyTable.Duplicates
  ) throws(ScanFailure) -> JSONValue {
    while true {
      // A value begins here.
      switch cursor.p[0] {
      case 0x22: values.push(.string(try cursor.text()))
      case 0x7b:
        try cursor.enterContainer()
        if cursor.p[0] != 0x7d {
          open.push(isObject: true, firstValue: values.count)
          keys.beginObject()
          try keys.read(&cursor)
          continue
        }
        try cursor.leaveContainer()
        if open.isEmpty { return .object(JSONObject()) }
        values.push(.object(JSONObject()))
      case 0x5b:
        try cursor.enterContainer()
        if cursor.p[0] != 0x5d {
          open.push(isObject: false, firstValue: values.count)
          continue
        }
        try cursor.leaveContainer()
        if open.isEmpty { return .array([]) }
        values.push(.array([]))
      case 0x74:
        try cursor.skipLiteral("true", 0x6575_7274)
        values.push(.bool(true))
      case 0x66:
        try cursor.skipLiteral("false", 0x6573_6c61, behind: 1)
        values.push(.bool(false))
      case 0x6e:
        try cursor.skipLiteral("null", 0x6c6c_756e)
        values.push(.null)
      default: values.push(.number(try cursor.number()))
      }
      // One has ended.
      while true {
        let byte = cursor.p[0]
        if byte == 0x2c {
          cursor.p += 1
          cursor.skipBlanks()
          if open.isObject { try keys.read(&cursor) }
          break
        }
        guard byte == (open.isObject ? 0x7d : 0x5d) else { throw cursor.failure(.syntax, .separator) }
        let whole: JSONValue
        if open.isObject {
          whole = .object(try keys.endObject(&values, from: open.firstValue, duplicates, cursor))
        } else {
          whole = .array(values.popArray(from: open.firstValue))
        }
        try cursor.leaveContainer()
        open.pop()
        if open.isEmpty { return whole }
        values.push(whole)
      }
    }
  }
}

/// Applies `JSONOutputFormatting` to a document that is already written. Nothing recurses.
package enum JSONLayout {
  /// - Parameter compact: JSON without white space.
  package static func apply(_ options: JSONOutputFormatting, to compact: [UInt8]) -> [UInt8] {
    var document = compact
    if options.contains(.sortedKeys) { document = document.withUnsafeBufferPointer(sorted) }
    if options.contains(.pretty) { document = document.withUnsafeBufferPointer(pretty) }
    return document
  }

  private static func pretty(_ bytes: UTF8Bytes) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count * 2)
    var depth = 0
    func breakLine() {
      output.append(UInt8(ascii: "\n"))
      output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    }
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        let end = OutputScan.endOfString(bytes, at: position - 1)
        output.append(contentsOf: bytes[(position - 1)..<end])
        position = end
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        output.append(byte)
        if position < bytes.count, bytes[position] == byte + 2 {
          // In ASCII, the closing bracket of both kinds is two places after the opening one.
          output.append(byte + 2)
          position += 1
        } else {
          depth += 1
          breakLine()
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth = max(depth - 1, 0)
        breakLine()
        output.append(byte)
      case UInt8(ascii: ","):
        output.append(byte)
        breakLine()
      case UInt8(ascii: ":"):
        output.append(byte)
        output.append(UInt8(ascii: " "))
      default: output.append(byte)
      }
    }
    return output
  }

  /// An open object or array, and where its members begin in the output.
  private struct Frame {
    var isObject: Bool
    var starts: [Int]
  }

  private static func sorted(_ bytes: UTF8Bytes) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var frames: [Frame] = []
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        let end = OutputScan.endOfString(bytes, at: position)
        output.append(contentsOf: bytes[position..<end])
        position = end
        continue
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let frame = frames.popLast(), frame.isObject { sortMembers(of: frame, in: &output) }
        output.append(byte)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        output.append(byte)
        frames.append(Frame(isObject: byte == UInt8(ascii: "{"), starts: [output.count]))
      case UInt8(ascii: ","):
        output.append(byte)
        if let last = frames.indices.last, frames[last].isObject { frames[last].starts.append(output.count) }
      default: output.append(byte)
      }
      position += 1
    }
    return output
  }

  /// Sorts the members of an object by their keys. The last member has no comma. The sort is stable.
  private static func sortMembers(of frame: Frame, in output: inout [UInt8]) {
    guard frame.starts.count > 1, let first = frame.starts.first else { return }
    let ends = frame.starts.dropFirst().map { $0 - 1 } + [output.count]
    let members = output.withUnsafeBufferPointer { output in
      zip(frame.starts, ends).map { start, end in
        let keyEnd = OutputScan.endOfString(output, at: start)
        let key = OutputScan.unescaped(UTF8Bytes(rebasing: output[(start + 1)..<(keyEnd - 1)]))
        return (key: key, bytes: [UInt8](output[start..<end]))
      }
    }
    output.removeSubrange(first...)
    let inOrder = members.sortedByPosition { $0.key.lexicographicallyPrecedes($1.key) }
    output.append(contentsOf: inOrder.map(\.bytes).joined(separator: [UInt8(ascii: ",")]))
  }
}

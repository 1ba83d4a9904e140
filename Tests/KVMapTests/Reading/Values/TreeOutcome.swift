@_spi(Generated) @testable import KVMap

/// A way to read a tree.
enum Way: CaseIterable {
  /// In one go, with vectors.
  case usual
  /// In one go, byte by byte.
  case byteByByte
  /// With a growing array for each container.
  case byStep
}

/// The outcome of reading a tree, and the state of the reader after it.
struct TreeOutcome: Equatable, CustomStringConvertible {
  let tree: JSONValue?
  /// The tree as text, which has its digits and the order of its members.
  let result: Result<String, CodingFailure>
  /// The number of bytes after the tree.
  let rest: Int
  let depth: Int
  /// The location of the last key.
  let lastKey: Int
  let isReadInOneGo: Bool

  init(_ bytes: [UInt8], limit: Int = 512, _ duplicates: KeyTable.Duplicates, _ way: Way) {
    var (tree, result): (JSONValue?, Result<String, CodingFailure>) = (nil, .success(""))
    (rest, depth, lastKey, isReadInOneGo) = bytes.withUnsafeBufferPointer { buffer in
      let input = JSONInput(buffer)
      var reader = JSONReader(input, depthLimit: limit)
      if way == .byteByByte { reader.cursor.safe = 0 }
      // Short documents are read by step otherwise.
      if way != .byStep { reader.openSession().trees = TreeReader(documentLength: buffer.count) }
      do throws(CodingFailure) {
        let value = try way == .byStep ? reader.valueByStep(duplicates) : reader.value(duplicates)
        tree = value
        result = .success(value.description)
      } catch {
        result = .failure(error)
        return (0, 0, 0, false)
      }
      let isWhole = reader.cursor.p == JSONCursor.endSentinel
      var other = JSONReader(input, depthLimit: limit)
      if way == .byteByByte { other.cursor.safe = 0 }
      let trees = TreeReader(documentLength: buffer.count)
      let isInOneGo = way != .byStep && trees.read(&other.cursor, duplicates, lastKey: &other.lastKey) != nil
      return (
        isWhole ? 0 : reader.end - reader.cursor.p, reader.depth, reader.lastKey - reader.start,
        isInOneGo
      )
    }
    self.tree = tree
    self.result = result
  }

  init(_ text: String, limit: Int, _ way: Way) { self.init(Array(text.utf8), limit: limit, .error, way) }

  static func == (left: TreeOutcome, right: TreeOutcome) -> Bool {
    left.result == right.result && left.rest == right.rest && left.depth == right.depth
      && left.lastKey == right.lastKey
  }

  var failure: CodingFailure? {
    if case .failure(let failure) = result { failure } else { nil }
  }

  var description: String {
    switch result {
    case .success(let text): "\(text), rest \(rest), depth \(depth), key \(lastKey)"
    case .failure(let failure): "\(failure.code) \(failure.expectation) at \(failure.offset)"
    }
  }

  /// What is wrong with the first value of a document, as reading past it finds.
  static func failureOfSkipping(_ bytes: [UInt8]) -> CodingFailure? {
    bytes.withUnsafeBufferPointer { buffer in
      let input = JSONInput(buffer)
      var reader = JSONReader(input, depthLimit: 512)
      do throws(CodingFailure) { try reader.skip() } catch { return error }
      return nil
    }
  }
}

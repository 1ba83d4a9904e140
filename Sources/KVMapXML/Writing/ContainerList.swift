@_spi(Generated) import KVMap

/// The objects and arrays of an intermediate form, in the order in which they begin, so that a writer can move past one
/// at once.
struct ContainerList {
  /// The end of a container, and the number of containers begun by then.
  private struct Container {
    var end: Int
    var begun: Int
  }

  private var containers: [Container] = []
  /// The number of containers that have begun before the scanner's position.
  var begun = 0

  init(_ notation: UTF8Bytes) {
    var open: [Int] = []
    var scanner = IntermediateScanner(notation)
    while true {
      switch scanner.next() {
      case .openObject, .openArray:
        open.append(containers.count)
        containers.append(Container(end: notation.count, begun: 0))
      case .closeObject, .closeArray:
        guard let last = open.popLast() else { continue }
        containers[last] = Container(end: scanner.offset + 1, begun: containers.count)
      case .end: return
      case .key, .string, .token, .number, .bool, .null: continue
      }
    }
  }

  /// Counts the container that has just begun.
  mutating func begin() { begun += 1 }

  /// Moves a scanner past a value, of which it has read the first part.
  mutating func skip(_ part: IntermediateScanner.Part, of scanner: inout IntermediateScanner) {
    switch part {
    case .openObject, .openArray:
      guard containers.indices.contains(begun) else { return }
      let container = containers[begun]
      scanner.move(to: container.end)
      begun = container.begun
    case .string, .number, .bool, .null, .token, .closeObject, .closeArray, .key, .end: break
    }
  }
}

import KVMapText

/// The slow path of a failed write: finds in the output so far where in the document the value would have been.
extension JSONWriter {
  /// The path of the value that was about to be written, in the notation of problems.
  func documentPath() -> String {
    var path = PathText()
    var start = 0
    var paths: ConstantText?
    for capture in captures {
      path.append(outputPath(from: start, to: capture.start), gatheredAs: paths)
      start = capture.start
      paths = capture.paths
    }
    path.append(outputPath(from: start, to: count), gatheredAs: paths)
    return path.text
  }

  /// The path in a part of the output, which shows no key inside a value that must not be shown.
  private func outputPath(from start: Int, to end: Int) -> OutputPath {
    var path = OutputPath(UTF8Bytes(rebasing: bytes[start..<end]))
    if hiddenLevels > 0, hiddenStart < end {
      let shown = hiddenStart <= start ? 0 : OutputPath(UTF8Bytes(rebasing: bytes[start..<hiddenStart])).openCount
      path.shownCount = shown
    }
    return path
  }
}

/// The path from the root of a value to where its text breaks off.
private struct OutputPath {
  enum Step: Equatable {
    case key([UInt8])
    case index(Int)
  }

  private(set) var steps: [Step] = []
  /// The number of arrays and objects that are open.
  private(set) var openCount = 0
  /// The number of the first steps whose keys may be shown.
  var shownCount = Int.max

  /// - Parameter bytes: JSON without white space that ends before a value, or after the comma that follows one.
  init(_ bytes: UTF8Bytes) {
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"):
        steps.append(.key([]))
        position = takeKey(bytes, at: position + 1)
      case UInt8(ascii: "["):
        steps.append(.index(0))
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if !steps.isEmpty { steps.removeLast() }
        position += 1
      case UInt8(ascii: ","):
        position += 1
        switch steps.last {
        case .index(let index): steps[steps.count - 1] = .index(index + 1)
        case .key: position = takeKey(bytes, at: position)
        case nil: break
        }
      case UInt8(ascii: "\""): position = OutputScan.endOfString(bytes, at: position)
      default: position += 1
      }
    }
    openCount = steps.count
    // An object whose next key is not written yet is itself the location.
    if steps.last == .key([]) { steps.removeLast() }
  }

  /// Takes the key at `position`; without a key, the open container has no unfinished member.
  private mutating func takeKey(_ bytes: UTF8Bytes, at position: Int) -> Int {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      steps[steps.count - 1] = .key([])
      return position
    }
    let end = OutputScan.endOfString(bytes, at: position)
    // With the opening quote, to distinguish the empty key from a missing one.
    steps[steps.count - 1] = .key([UInt8](bytes[position..<(end - 1)]))
    return end
  }
}

extension PathText {
  /// Appends the path within a value. If that value is gathered, its keys are looked up among those of the document.
  ///
  /// - Parameter paths: Lines of keys and path, separated by tabs; `nil` for a value that is not gathered.
  fileprivate mutating func append(_ output: OutputPath, gatheredAs paths: ConstantText?) {
    var steps = output.steps[...]
    if let paths, let (path, keys) = Self.gathered(steps, paths) {
      append(path: path)
      steps = steps.dropFirst(keys)
    }
    for (index, step) in zip(steps.indices, steps) {
      switch step {
      case .key where index >= output.shownCount: append(key: HiddenKeys.placeholder)
      case .key(let key):
        let text = key.dropFirst().withUnsafeBufferPointer { OutputScan.unescaped($0) }
        append(key: String(decoding: text, as: UTF8.self))
      case .index(let index): append(index: index)
      }
    }
  }

  /// The path of the longest entry that `steps` begin with, and the number of steps that it takes.
  private static func gathered(_ steps: ArraySlice<OutputPath.Step>, _ paths: ConstantText) -> (String, Int)? {
    var best: (String, Int)?
    for parts in TabSeparated.lines(paths.bytes) {
      if let projected = projected(steps, parts) { return projected }
      guard let path = parts.last, parts.count > 1, parts.count - 1 <= steps.count else { continue }
      let keys = parts.dropLast()
      guard keys.count > best?.1 ?? 0, zip(keys, steps).allSatisfy({ isKey($1, $0) }) else { continue }
      best = (String(decoding: path, as: UTF8.self), keys.count)
    }
    return best
  }

  /// The path of an element that becomes a member of an object in an array: `[*]`, the array and the key.
  private static func projected(
    _ steps: ArraySlice<OutputPath.Step>, _ parts: [Slice<UTF8Bytes>]
  ) -> (String, Int)? {
    guard parts.count == 3, parts[0].elementsEqual("[*]".utf8), case .index(let index)? = steps.first else {
      return nil
    }
    let (array, key) = (String(decoding: parts[1], as: UTF8.self), String(decoding: parts[2], as: UTF8.self))
    return (DocumentPath.join("\(array)[\(index)]", key), 1)
  }

  private static func isKey(_ step: OutputPath.Step, _ key: Slice<UTF8Bytes>) -> Bool {
    guard case .key(let found) = step else { return false }
    return found.dropFirst().withUnsafeBufferPointer { OutputScan.areEqual($0, UTF8Bytes(rebasing: key)) }
  }
}

/// What lies around the object that is being read, for rules that look there: the objects of the mappings that hold it,
/// the document, and what the caller passed.
///
/// A class, so that a reader whose rules look at nothing around carries no more than one empty reference.
final class Around {
  /// One step of the way to what is being read, the outermost first.
  struct Frame {
    enum Kind {
      /// The object of a mapping that holds others which look at it.
      case object
      /// Reading goes on somewhere else in the document, and comes back.
      case jump
    }

    var kind: Kind
    /// Where the object begins.
    var start: UnsafePointer<UInt8>
    /// Of an object: what becomes of keys that stand twice in it.
    var duplicates = Keys.Duplicates.error
    var buffer: Int32
    var depth: Int32
    /// Of a jump: `GatheredObjects.floor` before it.
    var floor: Int
    /// What was looked up in the object, by the address of the path's text.
    var found: [UnsafePointer<UInt8>: Mark] = [:]
  }

  private(set) var frames: [Frame] = []
  /// What was looked up in the document and in what the caller passed.
  var inDocument: [UnsafePointer<UInt8>: Mark] = [:]
  var inContext: [UnsafePointer<UInt8>: Mark] = [:]
  /// Where what the caller passed begins, and its buffer.
  var context: (start: UnsafePointer<UInt8>, buffer: Int32)?
  /// Paths of projections, by the address of their text.
  var projections: [UnsafePointer<UInt8>: [[DocumentPath.Step]]] = [:]

  /// Adds a step behind the first `count`, and returns how many there are then.
  func push(_ frame: Frame, behind count: Int32) -> Int32 {
    frames.removeLast(max(frames.count - Int(count), 0))
    frames.append(frame)
    return Int32(truncatingIfNeeded: frames.count)
  }

  /// Leaves all steps behind the first `count`.
  ///
  /// - Returns: the floor before the first jump among them.
  func unwind(to count: Int32) -> Int? {
    var floor: Int?
    while frames.count > Int(count), let last = frames.popLast() {
      if last.kind == .jump { floor = last.floor }
    }
    return floor
  }

  /// What rules behind the first `count` steps may look at.
  func identity(of count: Int32) -> [UInt] { frames.prefix(max(Int(count), 0)).map { UInt(bitPattern: $0.start) } }

  /// The position of the object so many further out than the first `count` steps.
  func parent(_ hops: Int, behind count: Int32) -> Int? {
    var left = hops
    for position in frames.indices.prefix(Int(count)).reversed() where frames[position].kind == .object {
      left -= 1
      if left <= 0 { return position }
    }
    return nil
  }

  func remember(_ mark: Mark, at path: ConstantText, in position: Int) {
    frames[position].found[path.start] = mark
  }
}

/// Where a rule looks that does not look into its own object. Called by generated code.
public enum Surrounding: Sendable {
  /// The object of the mapping around this one (1), or of those further out.
  case parent(Int)
  /// The whole document.
  case document
  /// What the caller passed.
  case context

  /// As the language writes it.
  var text: String {
    switch self {
    case .parent(let hops): Array(repeating: "$parent", count: max(hops, 1)).joined(separator: ".")
    case .document: "$root"
    case .context: "$context"
    }
  }
}

extension Reader {
  /// Called by generated code behind `open`: what this object holds may look at it.
  public mutating func enterParent(_ scan: inout Scan) {
    guard let start = scan.start else { return }
    push(
      Around.Frame(
        kind: .object, start: start, duplicates: scan.keys?.duplicates ?? .error, buffer: scan.buffer,
        depth: scan.depth &- 1, floor: 0))
    scan.frame = self.frame
    scan.isParent = true
  }

  /// Called by generated code at the end of what began with `enterParent`.
  public mutating func leaveParent(_ scan: Scan) { frame = outer(scan) }

  /// What is around the object itself.
  mutating func outer(_ scan: Scan) -> Int32 { scan.isParent ? scan.frame &- 1 : frame }

  /// Called by generated code: goes to a value around, which `rule` reads. `rewind` comes back.
  ///
  /// - Parameter scan: of the mapping's own object.
  public mutating func jump(to mark: Mark, _ keys: Keys, rule: Int, _ scan: Scan) {
    let floor = gathered?.floor ?? 0
    push(Around.Frame(kind: .jump, start: p, buffer: buffer, depth: 0, floor: floor))
    if let gathered { gathered.floor = gathered.count }
    rewind(to: mark)
    trace?.jump(keys, rule: rule, frame: frame)
  }

  private mutating func push(_ step: Around.Frame) {
    let around = surroundings()
    frame = around.push(step, behind: frame)
  }

  /// The list of what is around, which begins to exist.
  mutating func surroundings() -> Around {
    if let around { return around }
    let around = Around()
    self.around = around
    return around
  }

  /// Comes back from where reading went on.
  @inline(never)
  mutating func unwind(to count: Int32) {
    guard count >= 0, count < frame else { return }
    if let floor = around?.unwind(to: count) { gathered?.floor = floor }
    trace?.unwind(to: count)
    frame = count
  }
}

/// The scopes that enclose the object being read, for rules that use them: the objects of the enclosing mappings, the
/// document, and the value that the caller passed.
///
/// A class, so that a reader whose rules use no enclosing scope carries only one empty reference.
final class Around {
  /// One step on the path to the value being read, the outermost first.
  struct Frame {
    enum Kind {
      /// The object of a mapping whose nested mappings use it.
      case object
      /// A detour: reading continues elsewhere in the document, and comes back.
      case jump
    }

    var kind: Kind
    /// Where the object begins.
    var start: UnsafePointer<UInt8>
    /// For an object: how duplicate keys are handled in it.
    var duplicates = Keys.Duplicates.error
    var buffer: Int32
    var depth: Int32
    /// For a jump: `GatheredObjects.floor` before it.
    var floor: Int
    /// For a jump: `SingleElements.floor` before it.
    var singles = 0
    /// The results of lookups in the object, by the address of the path's text.
    var found: [UnsafePointer<UInt8>: Mark] = [:]
  }

  private(set) var frames: [Frame] = []
  /// The results of lookups in the document and in the value that the caller passed.
  var inDocument: [UnsafePointer<UInt8>: Mark] = [:]
  var inContext: [UnsafePointer<UInt8>: Mark] = [:]
  /// Where the value that the caller passed begins, and its buffer.
  var context: (start: UnsafePointer<UInt8>, buffer: Int32)?
  /// Paths of projections, by the address of their text.
  var projections: [UnsafePointer<UInt8>: [[DocumentPath.Step]]] = [:]

  /// Adds a step after the first `count`, and returns the new number of steps.
  func push(_ frame: Frame, behind count: Int32) -> Int32 {
    frames.removeLast(max(frames.count - Int(count), 0))
    frames.append(frame)
    return Int32(truncatingIfNeeded: frames.count)
  }

  /// Leaves all steps after the first `count`.
  ///
  /// - Returns: The jumps among them, the last one first.
  func unwind(to count: Int32) -> [Frame] {
    var jumps: [Frame] = []
    while frames.count > Int(count), let last = frames.popLast() {
      if last.kind == .jump { jumps.append(last) }
    }
    return jumps
  }

  /// Identifies the objects available to rules after the first `count` steps.
  func identity(of count: Int32) -> [UInt] { frames.prefix(max(Int(count), 0)).map { UInt(bitPattern: $0.start) } }

  /// The position of the object `hops` levels out from the first `count` steps.
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

/// The scope in which a rule looks outside of its own object. Called by generated code.
public enum Surrounding: Sendable {
  /// The object of the enclosing mapping (1), or of one further out.
  case parent(Int)
  /// The whole document.
  case document
  /// The value that the caller passed.
  case context

  /// The name in the language.
  var text: String {
    switch self {
    case .parent(let hops): Array(repeating: "$parent", count: max(hops, 1)).joined(separator: ".")
    case .document: "$root"
    case .context: "$context"
    }
  }
}

extension Reader {
  /// Called by generated code after `open`: makes this object available to the values inside it.
  public mutating func enterParent(_ scan: inout Scan) {
    guard let start = scan.start else { return }
    push(
      Around.Frame(
        kind: .object, start: start, duplicates: scan.keys?.duplicates ?? .error, buffer: scan.buffer,
        depth: scan.depth &- 1, floor: 0))
    scan.frame = self.frame
    scan.isParent = true
  }

  /// Called by generated code: ends what `enterParent` began.
  public mutating func leaveParent(_ scan: Scan) { frame = outer(scan) }

  /// The scopes that enclose the object itself.
  mutating func outer(_ scan: Scan) -> Int32 { scan.isParent ? scan.frame &- 1 : frame }

  /// Called by generated code: goes to a value in an enclosing scope, which `rule` reads. `rewind` comes back.
  ///
  /// - Parameter scan: The scan of the mapping's own object.
  public mutating func jump(to mark: Mark, _ keys: Keys, rule: Int, _ scan: Scan) {
    let floor = gathered?.floor ?? 0
    push(Around.Frame(kind: .jump, start: p, buffer: buffer, depth: 0, floor: floor, singles: singles.jump()))
    if let gathered { gathered.floor = gathered.count }
    rewind(to: mark)
    trace?.jump(keys, rule: rule, frame: frame)
  }

  private mutating func push(_ step: Around.Frame) {
    let around = surroundings()
    frame = around.push(step, behind: frame)
  }

  /// The enclosing scopes, created on demand.
  mutating func surroundings() -> Around {
    if let around { return around }
    let around = Around()
    self.around = around
    return around
  }

  /// Returns from a detour.
  @inline(never)
  mutating func unwind(to count: Int32) {
    guard count >= 0, count < frame else { return }
    for jump in around?.unwind(to: count) ?? [] {
      gathered?.floor = jump.floor
      singles.comeBack(to: jump.singles)
    }
    trace?.unwind(to: count)
    frame = count
  }
}

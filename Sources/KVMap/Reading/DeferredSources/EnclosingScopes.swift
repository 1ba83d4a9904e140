/// The scopes that enclose the object being read, for rules that use them: the objects of the enclosing mappings, the
/// document, and the value that the caller passed.
struct EnclosingScopes {
  /// One step on the path to the value being read, the outermost first.
  struct Scope {
    enum Kind {
      /// The object of a mapping whose nested mappings use it.
      case object
      /// A detour: reading continues elsewhere in the document, and comes back.
      case detour
    }

    var kind: Kind
    /// Where the object begins.
    var start: UnsafePointer<UInt8>
    /// For an object: how duplicate keys are handled in it.
    var duplicates = KeyTable.Duplicates.error
    var buffer: Int32
    var depth: Int32
    /// For a jump: `GatheredObjects.floor` before it.
    var floor: Int
    /// For a jump: `SingleElements.floor` before it.
    var singles = 0
    /// The results of lookups in the object.
    var found: [SoughtPath: ValuePosition] = [:]
  }

  /// A path that was looked up. Types that handle duplicate keys differently may share its text.
  struct SoughtPath: Hashable {
    /// Where the path's text begins.
    var start: UnsafePointer<UInt8>
    var duplicates: KeyTable.Duplicates
  }

  private(set) var stack: [Scope] = []
  /// The results of lookups in the document and in the value that the caller passed.
  var inDocument: [SoughtPath: ValuePosition] = [:]
  var inContext: [SoughtPath: ValuePosition] = [:]
  /// Where the value that the caller passed begins, and its buffer.
  var context: (start: UnsafePointer<UInt8>, buffer: Int32)?
  /// Paths of projections, by the address of their text.
  var projections: [UnsafePointer<UInt8>: [[DocumentPath.Step]]] = [:]

  /// The key of the object being read that says its key in a dictionary (`keyed(by:)`), and is never unknown.
  var entryName: UnsafePointer<UInt8>?

  /// Selectors of elements, by the address of their text.
  var selectors: [UnsafePointer<UInt8>: ElementSelector] = [:]

  /// Adds a step after the first `count`, and returns the new number of steps.
  mutating func push(_ scope: Scope, behind count: Int32) -> Int32 {
    stack.removeLast(max(stack.count - Int(count), 0))
    stack.append(scope)
    return Int32(truncatingIfNeeded: stack.count)
  }

  /// Leaves all steps after the first `count`.
  ///
  /// - Returns: The detours among them, the last one first.
  mutating func unwind(to count: Int32) -> [Scope] {
    var detours: [Scope] = []
    while stack.count > Int(count), let last = stack.popLast() {
      if last.kind == .detour { detours.append(last) }
    }
    return detours
  }

  /// Identifies the objects available to rules after the first `count` steps.
  func identity(of count: Int32) -> [UInt] { stack.prefix(max(Int(count), 0)).map { UInt(bitPattern: $0.start) } }

  /// The position of the object `hops` levels out from the first `count` steps.
  func parent(_ hops: Int, behind count: Int32) -> Int? {
    var left = hops
    for position in stack.indices.prefix(Int(count)).reversed() where stack[position].kind == .object {
      left -= 1
      if left <= 0 { return position }
    }
    return nil
  }

  mutating func remember(_ mark: ValuePosition, at path: SoughtPath, in position: Int) {
    stack[position].found[path] = mark
  }
}

/// The scope in which a rule looks outside of its own object.
@_spi(Generated) public enum LookupScope: Sendable {
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

extension JSONReader {
  /// After `beginObject`: makes this object available to the values inside it.
  @_spi(Generated) public mutating func enterParent(_ scan: inout ObjectState) {
    guard let start = scan.start else { return }
    push(
      EnclosingScopes.Scope(
        kind: .object, start: start, duplicates: scan.keys?.duplicates ?? .error, buffer: scan.buffer,
        depth: scan.depth &- 1, floor: 0))
    scan.scope = self.scope
    scan.isParent = true
  }

  /// Ends what `enterParent` began.
  @_spi(Generated) public mutating func leaveParent(_ scan: ObjectState) { scope = outer(scan) }

  /// The scopes that enclose the object itself.
  mutating func outer(_ scan: ObjectState) -> Int32 { scan.isParent ? scan.scope &- 1 : scope }

  /// Goes to a value in an enclosing scope, which `rule` reads. `rewind` comes back.
  ///
  /// - Parameter scan: The scan of the mapping's own object.
  @_spi(Generated)
  public mutating func seekOutside(to mark: ValuePosition, _ keys: KeyTable, rule: Int, _ scan: ObjectState) {
    let session = openSession()
    push(
      EnclosingScopes.Scope(
        kind: .detour, start: cursor.p, buffer: buffer, depth: 0, floor: session.gathered.floor,
        singles: session.singles.jump()))
    session.gathered.floor = session.gathered.count
    rewind(to: mark)
    diagnosis?.detour(keys, rule: rule, scope: scope)
  }

  private mutating func push(_ step: EnclosingScopes.Scope) {
    scope = openSession().scopes.push(step, behind: scope)
  }

  /// Returns from a detour.
  @inline(never)
  mutating func unwind(to count: Int32) {
    guard count >= 0, count < scope else { return }
    if let session {
      for detour in session.scopes.unwind(to: count) {
        session.gathered.floor = detour.floor
        session.singles.returnToSource(to: detour.singles)
      }
    }
    diagnosis?.unwind(to: count)
    scope = count
  }
}

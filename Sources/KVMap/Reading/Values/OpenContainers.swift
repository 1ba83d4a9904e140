/// The arrays and objects that are open while a tree is read.
struct OpenContainers: ~Copyable {
  struct Container: BitwiseCopyable {
    var isObject: Bool
    var firstValue: Int
  }

  private var outer = GrowingStack<Container>(capacity: 16)
  /// Whether the innermost one is an object.
  private(set) var isObject = false
  /// The position of its first value on the stack of values.
  private(set) var firstValue = 0

  /// Whether none is open.
  var isEmpty: Bool { @inline(__always) get { outer.count == 0 } }

  @inline(__always)
  mutating func push(isObject: Bool, firstValue: Int) {
    outer.push(Container(isObject: self.isObject, firstValue: self.firstValue))
    self.isObject = isObject
    self.firstValue = firstValue
  }

  /// Removes the innermost one.
  @inline(__always)
  mutating func pop() {
    guard let container = outer.pop() else { return }
    isObject = container.isObject
    firstValue = container.firstValue
  }

  mutating func removeAll() { outer.removeAll() }
}

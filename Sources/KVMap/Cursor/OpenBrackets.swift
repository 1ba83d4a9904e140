/// The open brackets, one bit for each: 1 for an object. The first 64 need no allocation.
struct OpenBrackets {
  private var bits: UInt64 = 0
  private var outer: [UInt64] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }
  var isObject: Bool { bits & 1 != 0 }

  @inline(__always)
  mutating func push(isObject: Bool) {
    if count & 63 == 0 && count > 0 { outer.append(bits) }
    bits = bits &<< 1 | (isObject ? 1 : 0)
    count &+= 1
  }

  @inline(__always)
  mutating func pop() {
    count &-= 1
    bits &>>= 1
    if count & 63 == 0 && count > 0 { bits = outer.popLast() ?? 0 }
  }
}

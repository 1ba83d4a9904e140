@_spi(Generated) import KVMap
import KVMapSema

/// Finds where two values of one type differ, as deep inside them as possible.
struct ValueComparison {
  private(set) var differences: [ValueDifference] = []
  private let interpreter: Interpreter
  /// A longer list would not help.
  private static let limit = 20

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  mutating func compare(_ left: MappedValue, _ right: MappedValue, at path: String = "") {
    guard left != right, differences.count < Self.limit else { return }
    switch (left, right) {
    // Although they are not equal in Swift.
    case (.double(let first), .double(let second)) where first.isNaN && second.isNaN: break
    case (.float(let first), .float(let second)) where first.isNaN && second.isNaN: break
    case (.set(let first), .set(let second))
    where first.count == second.count && Set(first.filter { !$0.isNaN }) == Set(second.filter { !$0.isNaN }):
      break
    case (.record(let first), .record(let second)) where first.mapping == second.mapping:
      let properties = interpreter.program[first.mapping].properties
      for (property, (left, right)) in zip(properties, zip(first.values, second.values)) {
        compare(left, right, at: path.isEmpty ? property.name : "\(path).\(property.name)")
      }
    case (.array(let first), .array(let second)) where first.count == second.count:
      for (index, (left, right)) in zip(first, second).enumerated() { compare(left, right, at: "\(path)[\(index)]") }
    case (.dictionary(let first), .dictionary(let second)) where Set(first.keys) == Set(second.keys):
      for (key, left) in first.sorted(by: { $0.key.keyText < $1.key.keyText }) {
        guard let right = second[key] else { continue }
        compare(left, right, at: "\(path)[\(interpreter.text(of: key))]")
      }
    case (.unionCase(let one, let first, let left?), .unionCase(let other, let second, let right?))
    where one == other && first == second:
      compare(left, right, at: path)
    default:
      differences.append(
        ValueDifference(path: path, expected: interpreter.text(of: left), found: interpreter.text(of: right)))
    }
  }
}

extension MappedValue {
  fileprivate var isNaN: Bool {
    switch self {
    case .double(let number): number.isNaN
    case .float(let number): number.isNaN
    default: false
    }
  }
}

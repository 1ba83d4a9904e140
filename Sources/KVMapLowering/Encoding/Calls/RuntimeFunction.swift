/// A function of the runtime's writer that takes one value. The raw value is its name, with the label of its first
/// argument.
package protocol RuntimeFunction: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// Whether it fails for some values, whatever its arguments.
  var canThrow: Bool { get }
}

extension RuntimeFunction {
  /// The name without labels.
  package var baseName: String { String(rawValue.prefix { $0 != "(" }) }

  /// The label of the first argument.
  package var label: String? {
    guard let start = rawValue.firstIndex(of: "(") else { return nil }
    return String(rawValue[start...].dropFirst().dropLast(2))
  }
}

/// A function of the runtime that takes or gives one value. The raw value is its name, with labels where other functions
/// have the same name.
package protocol RuntimeFunction: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// Whether it fails for some values, whatever its arguments.
  var canThrow: Bool { get }
}

extension RuntimeFunction {
  /// The name without labels; with that of its type, unless it is a function of the reader or of the writer.
  package var baseName: String { String(rawValue.prefix { $0 != "(" }) }

  /// Whether it needs neither the reader nor the writer.
  package var isFree: Bool { baseName.contains(".") }

  /// The last of the labels: that of the value, or of the argument in front of it.
  package var label: String? {
    guard let start = rawValue.firstIndex(of: "(") else { return nil }
    return rawValue[start...].dropFirst().split { $0 == ":" || $0 == ")" }.last.map(String.init)
  }
}

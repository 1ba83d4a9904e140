/// The protocols that a generated type conforms to when all of its parts do.
package struct Conformances: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let hashable = Conformances(rawValue: 1)
  package static let sendable = Conformances(rawValue: 2)
  package static let all: Conformances = [.hashable, .sendable]

  private static let named: [(name: String, value: Conformances)] = [("Hashable", .hashable), ("Sendable", .sendable)]

  /// Their Swift names.
  package static let knownNames = named.map(\.name)

  /// `nil` for any other protocol.
  init?(name: String) {
    guard let found = Self.named.first(where: { $0.name == name }) else { return nil }
    self = found.value
  }

  package var names: [String] { Self.named.filter { contains($0.value) }.map(\.name) }
}

/// `: Hashable, ~Sendable`: what a mapping file states about a Swift-declared type.
package struct StatedConformances: Sendable, Hashable {
  /// The protocols that the type conforms to, in the order of the file.
  package var names: [String] = []
  /// The known protocols that it does not conform to.
  package var denied: Conformances = []

  package init() {}

  /// The known protocols that it conforms to.
  package var known: Conformances { Conformances(names.compactMap(Conformances.init(name:))) }

  /// The known protocols that are not mentioned.
  var unsaid: Conformances { Conformances.all.subtracting(known).subtracting(denied) }
}

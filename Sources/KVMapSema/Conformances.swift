/// The protocols to which a generated type conforms where all of its parts do.
package struct Conformances: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let hashable = Conformances(rawValue: 1)
  package static let sendable = Conformances(rawValue: 2)
  package static let all: Conformances = [.hashable, .sendable]

  private static let named: [(name: String, value: Conformances)] = [("Hashable", .hashable), ("Sendable", .sendable)]

  /// As Swift calls them.
  package static let knownNames = named.map(\.name)

  /// `nil` for any other protocol.
  init?(name: String) {
    guard let found = Self.named.first(where: { $0.name == name }) else { return nil }
    self = found.value
  }

  package var names: [String] { Self.named.filter { contains($0.value) }.map(\.name) }
}

/// `: Hashable, ~Sendable`: what a mapping file says of a type that Swift declares.
package struct StatedConformances: Sendable, Hashable {
  /// The protocols to which the type conforms, in the order of the file.
  package var names: [String] = []
  /// Those of the known ones to which it does not.
  package var denied: Conformances = []

  package init() {}

  /// Those of the known ones to which it conforms.
  package var known: Conformances { Conformances(names.compactMap(Conformances.init(name:))) }

  /// Those of which nothing is said.
  var unsaid: Conformances { Conformances.all.subtracting(known).subtracting(denied) }
}

import ArgumentParser

/// What declares the types.
enum Origin: String, CaseIterable, Codable {
  /// kvmapc, with an initialiser and as `Hashable`.
  case generated
  /// The user, as plain structs; the mapping only maps them.
  case own

  /// The keyword that begins a mapping of such a type.
  var keyword: String {
    switch self {
    case .generated: "struct"
    case .own: "map"
    }
  }

  /// The conformances of the types without any mapper.
  var conformances: [String] {
    switch self {
    case .generated: ["Swift.Hashable"]
    case .own: []
    }
  }
}

/// The access level of the types.
enum Access: String, CaseIterable, ExpressibleByArgument {
  case `internal`
  case `public`

  var modifier: String {
    switch self {
    case .internal: ""
    case .public: "public "
    }
  }
}

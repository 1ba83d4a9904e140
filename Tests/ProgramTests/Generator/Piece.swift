/// A part of a generated mapping. It knows which of its parts can be omitted or simplified, so that a program with a
/// finding can be shrunk.
indirect enum Piece: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  case text(String)
  case all([Piece])
  case optional(Piece)
  case either(Piece, simpler: Piece)
  case marked(Construct, Piece)

  init(stringLiteral text: String) { self = .text(text) }

  static let nothing = Piece.all([])

  static func + (left: Piece, right: Piece) -> Piece { .all([left, right]) }

  func marked(_ constructs: Construct...) -> Piece {
    constructs.reduce(self) { .marked($1, $0) }
  }

  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .text(let part): text += part
    case .all(let parts): for part in parts { part.write(to: &text) }
    case .optional(let part), .either(let part, simpler: _), .marked(_, let part): part.write(to: &text)
    }
  }

  /// The constructs it contains.
  var constructs: Set<Construct> {
    var found: Set<Construct> = []
    collect(&found)
    return found
  }

  private func collect(_ found: inout Set<Construct>) {
    switch self {
    case .text: break
    case .all(let parts): for part in parts { part.collect(&found) }
    case .optional(let part), .either(let part, simpler: _): part.collect(&found)
    case .marked(let construct, let part):
      found.insert(construct)
      part.collect(&found)
    }
  }

  /// The number of ways to simplify it by one step.
  var simplificationCount: Int {
    switch self {
    case .text: 0
    case .all(let parts): parts.reduce(0) { $0 + $1.simplificationCount }
    case .optional(let part), .either(let part, simpler: _): 1 + part.simplificationCount
    case .marked(_, let part): part.simplificationCount
    }
  }

  /// The same with one part omitted or simplified. Outer parts come before inner ones.
  func simplified(_ position: Int) -> Piece {
    switch self {
    case .text: return self
    case .all(var parts):
      var left = position
      for (index, part) in parts.enumerated() {
        let count = part.simplificationCount
        if left < count {
          parts[index] = part.simplified(left)
          return .all(parts)
        }
        left -= count
      }
      return self
    case .optional(let part): return position == 0 ? .nothing : .optional(part.simplified(position - 1))
    case .either(let part, simpler: let simpler):
      return position == 0 ? simpler : .either(part.simplified(position - 1), simpler: simpler)
    case .marked(let construct, let part): return .marked(construct, part.simplified(position))
    }
  }
}

extension [Piece] {
  func joined(_ separator: String) -> Piece {
    .all(enumerated().flatMap { index, piece in index == 0 ? [piece] : [.text(separator), piece] })
  }
}

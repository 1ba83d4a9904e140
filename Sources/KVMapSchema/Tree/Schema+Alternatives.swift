import KVMapSema

extension Schema {
  /// What satisfies one of several schemas.
  static func any(of schemas: [Schema]) -> Schema {
    var all: [Schema] = []
    func add(_ schema: Schema) {
      switch schema {
      case .nothing: return
      case .anyOf(let inner): inner.forEach(add)
      case .values(let values):
        // Values next to each other are one list.
        if case .values(let known)? = all.last {
          all[all.count - 1] = .values(known + values.filter { !known.contains($0) })
        } else {
          all.append(schema)
        }
      case .anything, .reference, .null, .bool, .number, .text, .array, .object, .allOf, .not, .noted:
        // What is said about null is said about nothing.
        if schema.plain == .null, all.contains(where: { $0.plain == .null }) { return }
        if !all.contains(schema) { all.append(schema) }
      }
    }
    schemas.forEach(add)
    if all.contains(.anything) { return .anything }
    if all.isEmpty { return .nothing }
    return all.count == 1 ? all[0] : .anyOf(all)
  }

  /// Alternatives of alternatives, whatever is said about them.
  static func flat(_ parts: [Schema]) -> [Schema] {
    parts.flatMap { part in
      if case .anyOf(let inner) = part.plain { flat(inner) } else { [part] }
    }
  }

  /// The same, and null.
  var orNull: Schema { .any(of: [self, .null]) }

  /// The same with a comment, unless it has it already.
  func commented(_ comments: [String]) -> Schema {
    noted { notes in
      for comment in comments where !notes.comments.contains(comment) { notes.comments.append(comment) }
    }
  }

  func noted(_ change: (inout SchemaNotes) -> Void) -> Schema {
    var (notes, schema) = parts
    change(&notes)
    return notes.isEmpty ? schema : .noted(notes, schema)
  }

  /// The same with notes, in front of its own.
  func carrying(_ notes: SchemaNotes) -> Schema {
    if self == .nothing { return self }
    return noted { own in
      var all = notes
      all.add(own)
      own = all
    }
  }

  /// The notes and what they are about.
  var parts: (notes: SchemaNotes, schema: Schema) {
    if case .noted(let notes, let schema) = self { (notes, schema) } else { (SchemaNotes(), self) }
  }

  /// The schema itself, without its notes.
  var plain: Schema { parts.schema }
}

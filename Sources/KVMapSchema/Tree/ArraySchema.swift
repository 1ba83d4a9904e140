/// Arrays. `nil` stands for no restriction.
package struct ArraySchema: Sendable, Hashable {
  /// The first elements, each with a schema of its own. They may be missing unless `minimumCount` demands them.
  package var first: [Schema] = []
  /// The elements behind them.
  package var others: Schema?
  package var minimumCount: Int?
  package var maximumCount: Int?
  package var isUnique = false
  /// Each of these is satisfied by some element.
  package var contained: [Schema] = []
}

extension ArraySchema {
  func intersection(_ other: ArraySchema) -> ArraySchema {
    var both = ArraySchema()
    for index in 0..<max(first.count, other.first.count) {
      both.first.append(element(index).intersection(other.element(index)))
    }
    both.others = Schema.both(others, other.others)
    both.minimumCount = [minimumCount, other.minimumCount].compactMap(\.self).max()
    both.maximumCount = [maximumCount, other.maximumCount].compactMap(\.self).min()
    both.isUnique = isUnique || other.isUnique
    both.contained = contained + other.contained.filter { !contained.contains($0) }
    return both
  }

  /// What holds for one element.
  func element(_ index: Int) -> Schema { first.indices.contains(index) ? first[index] : others ?? .anything }
}

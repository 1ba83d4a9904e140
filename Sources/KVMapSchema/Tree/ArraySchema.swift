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

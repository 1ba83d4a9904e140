/// Matches the declarations of two programs by their names, wherever they are.
///
/// Files that do not import each other may declare the same name: of several, the one in a file of the same name is
/// meant.
struct DeclarationMatcher<ID: Hashable> {
  private struct Declaration {
    var id: ID
    var unit: String
  }

  private let renamed: [String: String]
  private var old: [String: [Declaration]] = [:]
  private var new: [(name: String, declaration: Declaration)] = []

  /// - Parameter renamed: The old names of those that are called otherwise now.
  init(_ renamed: [String: String]) { self.renamed = renamed }

  /// - Parameter unit: The name of the file.
  mutating func add(_ id: ID, _ name: String, _ unit: String) {
    old[name, default: []].append(Declaration(id: id, unit: unit))
  }

  mutating func want(_ id: ID, _ name: String, _ unit: String) { new.append((name, Declaration(id: id, unit: unit))) }

  /// For each of NEW, that of OLD; each is used once.
  var pairs: [ID: ID] {
    var free = old
    var result: [ID: ID] = [:]
    for isSameUnit in [true, false] {
      for (name, wanted) in new where result[wanted.id] == nil {
        for name in [name, renamed[name]].compactMap(\.self) {
          let index = free[name]?.firstIndex { !isSameUnit || $0.unit == wanted.unit }
          guard let index, let found = free[name]?.remove(at: index) else { continue }
          result[wanted.id] = found.id
          break
        }
      }
    }
    return result
  }
}

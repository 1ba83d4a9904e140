/// What a user would have written for `map TestedOwner`: it is no `Equatable`.
nonisolated final class TestedOwner {
  let id: Int
  let next: [TestedOwner]
  let home: TestedHome?
  let byName: [String: TestedOwner]

  init(id: Int, next: [TestedOwner], home: TestedHome?, byName: [String: TestedOwner]) {
    self.id = id
    self.next = next
    self.home = home
    self.byName = byName
  }
}

// Without a level, as people write imports.
import Foundation
import KVMap

// Types that a user would have written; their mappers are generated from Owned.kvmap and Keywords.kvmap.
//
// `nonisolated`, because mappers are: in a module whose default isolation is the main actor a type must say so.

nonisolated struct Person: Hashable {
  var name: String
  var age: Int?
  var email: String
  var friends: [Person]
  var city: String
  var zip: String?
  var nick: String
  var level: Int
  var home: Place?
  var joined: Date
}

/// Its properties cannot be assigned.
nonisolated struct Place: Hashable {
  let lat: Double
  let lon: Double
}

nonisolated enum Box {
  nonisolated struct Inner: Hashable {
    var n: Int
  }
}

/// A class without any other way to make it than its initialiser.
nonisolated final class Reference {
  let id: Int
  let parent: Reference?

  init(id: Int, parent: Reference?) {
    self.id = id
    self.parent = parent
  }
}

nonisolated struct KeywordOwner: Hashable {
  var `class`: Int
  var `init`: Int
  var `inout`: Int
  var `default`: Int
  var `in`: Int
  var `await`: Int
  var `Type`: Int
  var `repeat`: Int
  var `any`: Int
}

/// Nothing can be made that stands for one of these until all of it is known.
nonisolated struct Fraction: Equatable {
  let numerator: Int
  let denominator: Int
  let name: String?

  init(numerator: Int, denominator: Int, name: String?) {
    precondition(denominator != 0)
    self.numerator = numerator
    self.denominator = denominator
    self.name = name
  }
}

import Foundation

// Types that a user would have written. Their mappers are generated from Owned.kvmap and Keywords.kvmap.

struct Person: Hashable {
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
struct Place: Hashable {
  let lat: Double
  let lon: Double
}

enum Box {
  struct Inner: Hashable {
    var n: Int
  }
}

/// A class without any other way to make it than its initialiser.
final class Reference {
  let id: Int
  let parent: Reference?

  init(id: Int, parent: Reference?) {
    self.id = id
    self.parent = parent
  }
}

struct KeywordOwner: Hashable {
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

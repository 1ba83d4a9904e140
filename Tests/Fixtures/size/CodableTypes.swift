// The types of Types.kvmap as generated code declares them, but with synthesised Codable.

nonisolated public struct Leaf: Swift.Sendable, Swift.Hashable, Swift.Codable {
  public var id: Int
  public var text: String

  public init(
    id: Int,
    text: String
  ) {
    self.id = id
    self.text = text
  }
}

nonisolated public struct Type0: Swift.Sendable, Swift.Hashable, Swift.Codable {
  public var id0: Int
  public var name0: String
  public var isActive0: Bool
  public var score0: Double
  public var nickname0: String?
  public var age0: Int?
  public var tags0: [String]
  public var ranks0: [Int]
  public var displayName0: String
  public var followers0: Int
  public var parent0: Leaf
  public var children0: [Leaf]

  public init(
    id0: Int,
    name0: String,
    isActive0: Bool,
    score0: Double,
    nickname0: String? = nil,
    age0: Int? = nil,
    tags0: [String],
    ranks0: [Int],
    displayName0: String,
    followers0: Int,
    parent0: Leaf,
    children0: [Leaf]
  ) {
    self.id0 = id0
    self.name0 = name0
    self.isActive0 = isActive0
    self.score0 = score0
    self.nickname0 = nickname0
    self.age0 = age0
    self.tags0 = tags0
    self.ranks0 = ranks0
    self.displayName0 = displayName0
    self.followers0 = followers0
    self.parent0 = parent0
    self.children0 = children0
  }
}

nonisolated public struct Type1: Swift.Sendable, Swift.Hashable, Swift.Codable {
  public var id1: Int
  public var name1: String
  public var isActive1: Bool
  public var score1: Double
  public var nickname1: String?
  public var age1: Int?
  public var tags1: [String]
  public var ranks1: [Int]
  public var displayName1: String
  public var followers1: Int
  public var parent1: Type0
  public var children1: [Type0]

  public init(
    id1: Int,
    name1: String,
    isActive1: Bool,
    score1: Double,
    nickname1: String? = nil,
    age1: Int? = nil,
    tags1: [String],
    ranks1: [Int],
    displayName1: String,
    followers1: Int,
    parent1: Type0,
    children1: [Type0]
  ) {
    self.id1 = id1
    self.name1 = name1
    self.isActive1 = isActive1
    self.score1 = score1
    self.nickname1 = nickname1
    self.age1 = age1
    self.tags1 = tags1
    self.ranks1 = ranks1
    self.displayName1 = displayName1
    self.followers1 = followers1
    self.parent1 = parent1
    self.children1 = children1
  }
}

nonisolated public struct Type2: Swift.Sendable, Swift.Hashable, Swift.Codable {
  public var id2: Int
  public var name2: String
  public var isActive2: Bool
  public var score2: Double
  public var nickname2: String?
  public var age2: Int?
  public var tags2: [String]
  public var ranks2: [Int]
  public var displayName2: String
  public var followers2: Int
  public var parent2: Type1
  public var children2: [Type1]

  public init(
    id2: Int,
    name2: String,
    isActive2: Bool,
    score2: Double,
    nickname2: String? = nil,
    age2: Int? = nil,
    tags2: [String],
    ranks2: [Int],
    displayName2: String,
    followers2: Int,
    parent2: Type1,
    children2: [Type1]
  ) {
    self.id2 = id2
    self.name2 = name2
    self.isActive2 = isActive2
    self.score2 = score2
    self.nickname2 = nickname2
    self.age2 = age2
    self.tags2 = tags2
    self.ranks2 = ranks2
    self.displayName2 = displayName2
    self.followers2 = followers2
    self.parent2 = parent2
    self.children2 = children2
  }
}

nonisolated public struct Type3: Swift.Sendable, Swift.Hashable, Swift.Codable {
  public var id3: Int
  public var name3: String
  public var isActive3: Bool
  public var score3: Double
  public var nickname3: String?
  public var age3: Int?
  public var tags3: [String]
  public var ranks3: [Int]
  public var displayName3: String
  public var followers3: Int
  public var parent3: Type2
  public var children3: [Type2]

  public init(
    id3: Int,
    name3: String,
    isActive3: Bool,
    score3: Double,
    nickname3: String? = nil,
    age3: Int? = nil,
    tags3: [String],
    ranks3: [Int],
    displayName3: String,
    followers3: Int,
    parent3: Type2,
    children3: [Type2]
  ) {
    self.id3 = id3
    self.name3 = name3
    self.isActive3 = isActive3
    self.score3 = score3
    self.nickname3 = nickname3
    self.age3 = age3
    self.tags3 = tags3
    self.ranks3 = ranks3
    self.displayName3 = displayName3
    self.followers3 = followers3
    self.parent3 = parent3
    self.children3 = children3
  }
}

nonisolated public struct Type4: Swift.Sendable, Swift.Hashable, Swift.Codable {
  public var id4: Int
  public var name4: String
  public var isActive4: Bool
  public var score4: Double
  public var nickname4: String?
  public var age4: Int?
  public var tags4: [String]
  public var ranks4: [Int]
  public var displayName4: String
  public var followers4: Int
  public var parent4: Leaf
  public var children4: [Leaf]

  public init(
    id4: Int,
    name4: String,
    isActive4: Bool,
    score4: Double,
    nickname4: String? = nil,
    age4: Int? = nil,
    tags4: [String],
    ranks4: [Int],
    displayName4: String,
    followers4: Int,
    parent4: Leaf,
    children4: [Leaf]
  ) {
    self.id4 = id4
    self.name4 = name4
    self.isActive4 = isActive4
    self.score4 = score4
    self.nickname4 = nickname4
    self.age4 = age4
    self.tags4 = tags4
    self.ranks4 = ranks4
    self.displayName4 = displayName4
    self.followers4 = followers4
    self.parent4 = parent4
    self.children4 = children4
  }
}

nonisolated public struct Type5: Swift.Sendable, Swift.Hashable, Swift.Codable {
  public var id5: Int
  public var name5: String
  public var isActive5: Bool
  public var score5: Double
  public var nickname5: String?
  public var age5: Int?
  public var tags5: [String]
  public var ranks5: [Int]
  public var displayName5: String
  public var followers5: Int
  public var parent5: Type4
  public var children5: [Type4]

  public init(
    id5: Int,
    name5: String,
    isActive5: Bool,
    score5: Double,
    nickname5: String? = nil,
    age5: Int? = nil,
    tags5: [String],
    ranks5: [Int],
    displayName5: String,
    followers5: Int,
    parent5: Type4,
    children5: [Type4]
  ) {
    self.id5 = id5
    self.name5 = name5
    self.isActive5 = isActive5
    self.score5 = score5
    self.nickname5 = nickname5
    self.age5 = age5
    self.tags5 = tags5
    self.ranks5 = ranks5
    self.displayName5 = displayName5
    self.followers5 = followers5
    self.parent5 = parent5
    self.children5 = children5
  }
}

nonisolated public struct Type6: Swift.Sendable, Swift.Hashable, Swift.Codable {
  public var id6: Int
  public var name6: String
  public var isActive6: Bool
  public var score6: Double
  public var nickname6: String?
  public var age6: Int?
  public var tags6: [String]
  public var ranks6: [Int]
  public var displayName6: String
  public var followers6: Int
  public var parent6: Type5
  public var children6: [Type5]

  public init(
    id6: Int,
    name6: String,
    isActive6: Bool,
    score6: Double,
    nickname6: String? = nil,
    age6: Int? = nil,
    tags6: [String],
    ranks6: [Int],
    displayName6: String,
    followers6: Int,
    parent6: Type5,
    children6: [Type5]
  ) {
    self.id6 = id6
    self.name6 = name6
    self.isActive6 = isActive6
    self.score6 = score6
    self.nickname6 = nickname6
    self.age6 = age6
    self.tags6 = tags6
    self.ranks6 = ranks6
    self.displayName6 = displayName6
    self.followers6 = followers6
    self.parent6 = parent6
    self.children6 = children6
  }
}

nonisolated public struct Type7: Swift.Sendable, Swift.Hashable, Swift.Codable {
  public var id7: Int
  public var name7: String
  public var isActive7: Bool
  public var score7: Double
  public var nickname7: String?
  public var age7: Int?
  public var tags7: [String]
  public var ranks7: [Int]
  public var displayName7: String
  public var followers7: Int
  public var parent7: Type6
  public var children7: [Type6]

  public init(
    id7: Int,
    name7: String,
    isActive7: Bool,
    score7: Double,
    nickname7: String? = nil,
    age7: Int? = nil,
    tags7: [String],
    ranks7: [Int],
    displayName7: String,
    followers7: Int,
    parent7: Type6,
    children7: [Type6]
  ) {
    self.id7 = id7
    self.name7 = name7
    self.isActive7 = isActive7
    self.score7 = score7
    self.nickname7 = nickname7
    self.age7 = age7
    self.tags7 = tags7
    self.ranks7 = ranks7
    self.displayName7 = displayName7
    self.followers7 = followers7
    self.parent7 = parent7
    self.children7 = children7
  }
}

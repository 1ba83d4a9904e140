import Testing

/// The result for single attributes and relationships.
struct CoreDataRuleTests {
  private func attribute(_ rest: String, _ inner: String = "") -> [String] {
    CoreDataModels.members("<entity name=\"A\"><attribute name=\"x\" \(rest)>\(inner)</attribute></entity>")
  }

  @Test(arguments: [
    ("Integer 16", "Int16"), ("Integer 32", "Int32"), ("Integer 64", "Int64"), ("Decimal", "Decimal"),
    ("Double", "Double"), ("Float", "Float"), ("String", "String"), ("Boolean", "Bool"), ("Date", "Date"),
    ("Binary", "Data"), ("UUID", "UUID"), ("URI", "URL"), ("Transformable", "Value"),
  ])
  func typesHaveCounterparts(type: String, name: String) {
    #expect(attribute("attributeType=\"\(type)\"") == ["x: \(name)"])
    #expect(attribute("optional=\"YES\" attributeType=\"\(type)\"") == ["x: \(name)?"])
  }

  @Test func plainNumbersAreNeverNil() {
    let plain = "optional=\"YES\" usesScalarValueType=\"YES\""
    #expect(attribute("\(plain) attributeType=\"Integer 32\"") == ["x: Int32 = 0"])
    #expect(attribute("\(plain) attributeType=\"Boolean\" defaultValueString=\"YES\"") == ["x: Bool = true"])
    // The class stores seconds, but a date in a document has no zero value.
    #expect(attribute("\(plain) attributeType=\"Date\"") == ["x: Date?"])
    #expect(attribute("usesScalarValueType=\"YES\" attributeType=\"Double\"") == ["x: Double"])
  }

  @Test(arguments: [
    ("Integer 16", "-7", "-7"), ("Integer 64", "9007199254740993", "9007199254740993"), ("Double", "1.50", "1.5"),
    ("Float", "1e3", "1000.0"), ("Decimal", "0.10000000000000000000001", "0.10000000000000000000001"),
    ("Boolean", "NO", "false"), ("Boolean", "1", "true"), ("String", "a&quot;\\&#10;b", "\"a\\\"\\\\\\nb\""),
    ("UUID", "8c0c5d9b-6d5e-4a57-9b60-0c7e2c9e0001", "\"8C0C5D9B-6D5E-4A57-9B60-0C7E2C9E0001\""),
    ("URI", "https://example.org/a b", "\"https://example.org/a b\""),
  ])
  func defaultsAreKept(type: String, text: String, literal: String) {
    let lines = attribute("attributeType=\"\(type)\" defaultValueString=\"\(text)\"")
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix(" = \(literal)") == true, "\(lines)")
  }

  @Test func defaultsOfDatesCountFrom2001() {
    #expect(
      attribute("attributeType=\"Date\" defaultDateTimeInterval=\"-978307200\"")
        == ["x: Date = \"1970-01-01T00:00:00Z\""])
    #expect(
      attribute("attributeType=\"Date\" defaultDateTimeInterval=\"0.5\"") == ["x: Date = \"2001-01-01T00:00:00.5Z\""])
  }

  /// An identity that is not given stays nil instead of taking a default.
  @Test func identitiesHaveNoDefault() {
    #expect(
      attribute(
        "attributeType=\"Integer 64\" defaultValueString=\"0\" optional=\"YES\" usesScalarValueType=\"YES\"",
        "<userInfo><entry key=\"sync.isPrimaryKey\" value=\"true\"/></userInfo>") == ["@id x: Int64?"])
  }

  @Test func theNewerSpellingOfUserInfoWins() {
    let entries = """
      <userInfo><entry key="mapper.remote.key" value="c"/><entry key="hyper.remoteKey" value="b"/>
      <entry key="sync.remoteKey" value="a"/></userInfo>
      """
    #expect(attribute("attributeType=\"String\"", entries) == ["x: String <-> a"])
  }

  @Test func keysThatAreNoNamesAreQuoted() {
    let entries = "<userInfo><entry key=\"sync.remoteKey\" value=\"rest.a b.@c.gather.d\"/></userInfo>"
    #expect(
      attribute("attributeType=\"String\"", entries) == ["x: String <-> \"rest\".\"a b\".\"@c\".\"gather\".d"])
  }

  // MARK: - Relations

  private func related(_ first: String, _ second: String) -> [String] {
    CoreDataModels.members(
      """
      <entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" \(first)/></entity>
      <entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" \(second)/></entity>
      """)
  }

  @Test func ofInverseRelationsOneIsWritten() {
    let one = "optional=\"YES\" maxCount=\"1\""
    let many = "optional=\"YES\" toMany=\"YES\""
    #expect(related(one, many) == ["b: B? <- b", "a: [A] = []"])
    #expect(related(many, one) == ["b: [B] = []", "a: A? <- a"])
    #expect(related(many, many) == ["b: [B] = []", "a: [A] <- a = []"])
    #expect(related(one, one) == ["b: B?", "a: A? <- a"])
  }

  /// What is written inside of its owner does not contain that once more, so it is read without it.
  @Test func theOneThatIsNotWrittenMayBeAbsent() {
    let many = "optional=\"YES\" toMany=\"YES\""
    #expect(related(many, "maxCount=\"1\"") == ["b: [B] = []", "a: A? <- a"])
    #expect(related("maxCount=\"1\"", many) == ["b: B? <- b", "a: [A] = []"])
    #expect(related("optional=\"YES\" maxCount=\"1\"", "maxCount=\"1\"") == ["b: B?", "a: A? <- a"])
  }

  /// Only what has an identity is synchronised, and so are its relations.
  @Test func relationsWithWhatHasNoIdentity() {
    let many = "optional=\"YES\" toMany=\"YES\""
    let lines = CoreDataModels.members(
      """
      <entity name="A"><attribute name="id" attributeType="String"/>
        <relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" \(many)/></entity>
      <entity name="B"><attribute name="text" attributeType="String"/>
        <relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" \(many)/></entity>
      """)
    #expect(lines == ["@id id: String", "b: [B] = []", "text: String", "a: [A] <- a = []"])
  }

  /// The inverse may be declared by an ancestor of the destination.
  @Test func inversesAreInherited() {
    let lines = CoreDataModels.members(
      """
      <entity name="Base">
        <relationship name="owner" optional="YES" destinationEntity="Owner" inverseName="things"/>
      </entity>
      <entity name="Thing" parentEntity="Base"/>
      <entity name="Owner"><relationship name="things" toMany="YES" destinationEntity="Thing" inverseName="owner"/></entity>
      """)
    #expect(lines == ["owner: Owner? <- owner", "things: [Thing] = []"])
  }

  @Test func aRelationThatIsItsOwnInverseIsOnlyRead() {
    let lines = CoreDataModels.members(
      """
      <entity name="A">
        <relationship name="friends" toMany="YES" destinationEntity="A" inverseName="friends"/>
      </entity>
      """)
    #expect(lines == ["friends: [A] <- friends = []"])
  }

  /// A struct cannot contain itself, so a type that refers back to itself becomes a class.
  @Test func cyclesAreClasses() {
    let cycle = """
      <entity name="A"><relationship name="b" optional="YES" destinationEntity="B"/></entity>
      <entity name="B"><relationship name="c" optional="YES" destinationEntity="C"/></entity>
      <entity name="C"><relationship name="a" optional="YES" destinationEntity="A"/></entity>
      <entity name="D"><relationship name="a" destinationEntity="A"/></entity>
      """
    guard case .mapping(let text) = CoreDataModels.imported(CoreDataModels.model(cycle)) else {
      Issue.record("the model is not imported")
      return
    }
    #expect(
      text.components(separatedBy: "\n").filter { $0.hasSuffix("{") }
        == ["class A {", "class B {", "class C {", "struct D {"])
  }

  // MARK: - Identities of other rows

  /// The members that hold them, for an entity with the given members and relationship.
  private func identities(_ relation: String, _ members: String = "", target: String = Self.target) -> [String] {
    CoreDataModels.members(
      """
      <entity name="A"><attribute name="id" attributeType="Integer 64"/>\(members)\(relation)</entity>\(target)
      """
    ).filter { $0.contains("(") }
  }

  private static let target = "<entity name=\"B\"><attribute name=\"id\" attributeType=\"String\"/></entity>"
  private static let toOne =
    "<relationship name=\"author\" optional=\"YES\" maxCount=\"1\" destinationEntity=\"B\"/>"

  private static func toMany(_ name: String) -> String {
    "<relationship name=\"\(name)\" optional=\"YES\" toMany=\"YES\" destinationEntity=\"B\"/>"
  }

  @Test func relationsAreNamedByIdentitiesToo() {
    #expect(identities(Self.toOne) == ["authorID: String? sync merge(author)"])
    #expect(
      identities(Self.toMany("tags")) == [
        "tagsIDs: [String] <- tags_ids ?? tagsIds ?? tag_ids ?? tagIds = [] sync replace(tags)"
      ])
    #expect(
      identities(Self.toMany("myStories")) == [
        "myStoriesIDs: [String] <- my_stories_ids ?? myStoriesIds ?? my_story_ids ?? myStoryIds = [] "
          + "sync replace(myStories)"
      ])
    #expect(
      identities(Self.toMany("news").replacing("news", with: "staff")) == [
        "staffIDs: [String] <- staff_ids ?? staffIds = [] sync replace(staff)"
      ])
  }

  @Test func whatIsNotExportedIsOnlyRead() {
    let userInfo = "<userInfo><entry key=\"sync.nonExportable\" value=\"\"/></userInfo></relationship>"
    let relation = Self.toOne.replacing("/>", with: ">" + userInfo)
    #expect(identities(relation) == ["authorID: String? <- author_id ?? authorId sync merge(author)"])
  }

  @Test func whereTheyCannotBeThereAreNone() {
    // It has a key of its own.
    let userInfo = "<userInfo><entry key=\"sync.remoteKey\" value=\"writer\"/></userInfo></relationship>"
    #expect(identities(Self.toOne.replacing("/>", with: ">" + userInfo)) == [])
    // The name or the key is taken.
    #expect(identities(Self.toOne, "<attribute name=\"authorID\" attributeType=\"String\"/>") == [])
    #expect(
      identities(
        Self.toOne,
        """
        <attribute name="writer" attributeType="String"><userInfo><entry key="sync.remoteKey" value="author_id"/>
        </userInfo></attribute>
        """) == [])
    // There is no identity, there are two, or it has a type that cannot be one.
    for attributes in [
      "<attribute name=\"name\" attributeType=\"String\"/>",
      "<attribute name=\"id\" attributeType=\"Decimal\"/>",
      """
      <attribute name="a" attributeType="String"><userInfo><entry key="sync.isPrimaryKey" value="YES"/></userInfo>
      </attribute><attribute name="b" attributeType="String"><userInfo><entry key="sync.isPrimaryKey" value="YES"/>
      </userInfo></attribute>
      """,
    ] {
      #expect(identities(Self.toOne, target: "<entity name=\"B\">\(attributes)</entity>") == [], "\(attributes)")
    }
  }
}

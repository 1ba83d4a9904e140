import Testing

/// Every reason for which a model is rejected.
struct CoreDataRefusalTests {
  private func refusal(_ members: String) -> [String] {
    guard case .refused(let messages) = CoreDataModels.imported(CoreDataModels.entity(members)) else { return [] }
    return messages
  }

  @Test func whatIsNoXMLIsToldWithItsPlace() throws {
    guard case .refused(let messages) = CoreDataModels.imported("<model>\n  <entity".utf8) else {
      Issue.record("it is no XML")
      return
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("line 2, column ") == true)
  }

  @Test func anotherDocumentIsNoModel() {
    guard case .refused(let messages) = CoreDataModels.imported("<plist version=\"1.0\"><dict/></plist>".utf8) else {
      Issue.record("it is no model")
      return
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("model") == true)
  }

  @Test func anEntityNeedsAName() {
    guard case .refused(let messages) = CoreDataModels.imported("<model><entity/></model>".utf8) else {
      Issue.record("the entity has no name")
      return
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("entity[0].@name") == true || messages.first?.contains("entity.@name") == true)
  }

  @Test func aModelHasEntities() {
    #expect(CoreDataModels.imported("<model/>".utf8) == .refused(["the model has no entities"]))
  }

  @Test func typesThatHaveNoCounterpart() {
    for type in ["Undefined", "Object ID", "integer 16", ""] {
      #expect(
        refusal("<attribute name=\"x\" attributeType=\"\(type)\"/>") == [
          "A.x: unsupported type '\(type)'; supported are Integer 16, Integer 32, Integer 64, Decimal, "
            + "Double, Float, String, Boolean, Date, Binary, UUID, URI, Transformable"
        ])
    }
  }

  @Test(arguments: [
    ("Integer 16", "70000"), ("Integer 32", "many"), ("Integer 64", "1.5"), ("Double", "inf"), ("Double", "much"),
    ("Float", "1e99"), ("Decimal", "1,5"), ("Boolean", "perhaps"), ("UUID", "7"), ("Binary", "AQI="),
    ("Transformable", "x"), ("Date", ""),
  ])
  func defaultsOfTheWrongType(type: String, text: String) {
    let interval = type == "Date" ? "defaultDateTimeInterval=\"1e99\"" : "defaultValueString=\"\(text)\""
    let messages = refusal("<attribute name=\"x\" attributeType=\"\(type)\" \(interval)/>")
    #expect(messages.count == 1)
    #expect(messages.first?.contains("default") == true, "\(messages)")
  }

  @Test func namesThatAreNoSwiftNames() {
    #expect(refusal("<attribute name=\"two words\" attributeType=\"String\"/>")
      == ["A: 'two words' is a name that no Swift property can have"])
    #expect(refusal("<relationship name=\"1st\" destinationEntity=\"A\"/>")
      == ["A: '1st' is a name that no Swift property can have"])
    #expect(
      CoreDataModels.imported(CoreDataModels.model("<entity name=\"A-B\"/>"))
        == .refused(["the entity 'A-B' has a name that no Swift type can have"]))
    #expect(
      refusal(
        """
        <attribute name="x" attributeType="String">
          <userInfo><entry key="sync.valueTransformer" value="HTML-Transformer"/></userInfo>
        </attribute>
        """) == ["A.x: the value transformer 'HTML-Transformer' has a name that no Swift type can have"])
  }

  @Test(arguments: ["", "a..b", ".a", "a."])
  func remoteKeysThatAreNoPaths(key: String) {
    let entry = "<userInfo><entry key=\"sync.remoteKey\" value=\"\(key)\"/></userInfo>"
    #expect(refusal("<attribute name=\"x\" attributeType=\"String\">\(entry)</attribute>")
      == ["A.x: '\(key)' is neither a key nor a path of keys"])
    #expect(refusal("<relationship name=\"x\" destinationEntity=\"A\">\(entry)</relationship>")
      == ["A.x: '\(key)' is neither a key nor a path of keys"])
  }

  @Test func relationsThatLeadNowhere() {
    #expect(refusal("<relationship name=\"x\"/>") == ["A.x: the relation leads nowhere"])
    #expect(refusal("<relationship name=\"x\" destinationEntity=\"B\"/>")
      == ["A.x: the relation leads to 'B', which the model has not"])
  }

  @Test func parentsThatAreNotThere() {
    #expect(
      CoreDataModels.imported(CoreDataModels.model("<entity name=\"A\" parentEntity=\"B\"/>"))
        == .refused(["the entity 'A' inherits from 'B', which the model has not"]))
  }

  @Test func everythingIsToldAtOnce() {
    #expect(refusal("<relationship name=\"x\"/><attribute name=\"\" attributeType=\"String\"/>").count == 2)
  }

  /// Errors that only the checker of mappings detects.
  @Test func modelsThatAreNoMapping() {
    let loop = "<entity name=\"A\" parentEntity=\"B\"/><entity name=\"B\" parentEntity=\"A\"/>"
    #expect(CoreDataModels.imported(CoreDataModels.model(loop)) == .wrong(["inheritance-cycle"]))
    let itself = """
      <entity name="A" parentEntity="A">
        <relationship name="b" destinationEntity="A" inverseName="c" optional="YES"/>
        <relationship name="a" destinationEntity="A" inverseName="b" optional="YES"/>
      </entity>
      """
    #expect(CoreDataModels.imported(CoreDataModels.model(itself)) == .wrong(["inheritance-cycle"]))
    #expect(
      CoreDataModels.imported(CoreDataModels.model("<entity name=\"A\"/><entity name=\"A\"/>"))
        == .wrong(["duplicate-declaration"]))
    #expect(
      CoreDataModels.imported(CoreDataModels.model("<entity name=\"Date\"/>")) == .wrong(["duplicate-declaration"]))
  }
}

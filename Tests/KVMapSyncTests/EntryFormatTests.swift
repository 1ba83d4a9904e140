import Foundation
import KVMap
import KVMapForm
import KVMapPropertyList
import KVMapXML
import Testing

@testable import KVMapSync
@testable import SyncedTypes

/// Entries are read from documents in any format, and passed to the engine.
@Suite struct EntryFormatTests {
  private let store = MemorySyncStore()

  private func expectEmmaAndHerTags() async throws {
    let key = SyncRowKey(.integer(1))
    let user = try #require(await store.rows(of: CaseUser.self).first { $0.key(of: CaseUser.entity) == key })
    var values: [String: SyncStoredValue] = [:]
    for (column, value) in zip(CaseUser.entity.columns, user.values) { values[column.name] = value }
    #expect(values["name"] == .text("Emma & Co"))
    #expect(values["age"] == .integer(36))
    #expect(values["createdDate"] == .date(Date(timeIntervalSince1970: 1_392_336_000)))
    #expect(values["location"] == .json(#"{"city":"Oslo"}"#))
    #expect(values["company_remoteID"] == .integer(7))
    #expect(await store.ids(of: CaseCompany.self) == [7])
    #expect(await store.ids(of: CaseTag.self).sorted() == [3, 4])
    #expect(await store.targets("tags", of: CaseUser.self, SyncRowKey(.integer(1))) == [3, 4])
  }

  @Test func entriesOfXML() async throws {
    let document = """
      <?xml version="1.0"?>
      <users>
        <user>
          <id>1</id><name>Emma &amp; Co</name><age>36</age><created_at>2014-02-14T00:00:00Z</created_at>
          <location><city>Oslo</city></location>
          <company><id>7</id><name>ACME</name></company>
          <tags><id>3</id><hashtag>a</hashtag></tags><tags><id>4</id></tags>
        </user>
        <user><id>2</id></user>
      </users>
      """
    let entries = try [CaseUser.SyncEntry](xml: document, atPath: "user")
    let report = try await CaseUser.sync(entries: entries, with: store)
    #expect(report[CaseUser.self].inserted.count == 2 && report.skipped.isEmpty)
    try await expectEmmaAndHerTags()
    // A single element is an array of one. Absent values stay unchanged, and equal values are not written.
    let again = try [CaseUser.SyncEntry](xml: "<users><user><id>1</id><age>36</age></user></users>", atPath: "user")
    let second = try await CaseUser.sync(entries: again, with: store)
    #expect(second[CaseUser.self].unchanged == 1 && second[CaseUser.self].inserted.isEmpty)
    try await expectEmmaAndHerTags()
  }

  @Test func entriesOfPropertyLists() async throws {
    let document = """
      <plist version="1.0"><array>
        <dict>
          <key>id</key><integer>1</integer><key>name</key><string>Emma &amp; Co</string>
          <key>age</key><integer>36</integer><key>created_at</key><date>2014-02-14T00:00:00Z</date>
          <key>location</key><dict><key>city</key><string>Oslo</string></dict>
          <key>company</key><dict><key>id</key><integer>7</integer></dict>
          <key>tags</key><array>
            <dict><key>id</key><integer>3</integer></dict><dict><key>id</key><integer>4</integer></dict>
          </array>
        </dict>
        <dict><key>name</key><string>nobody</string></dict>
      </array></plist>
      """
    let entries = try [CaseUser.SyncEntry](propertyList: document)
    let report = try await CaseUser.sync(entries: entries, with: store)
    #expect(report[CaseUser.self].inserted.count == 1)
    #expect(report.skipped.map(\.path) == ["[1]"])
    try await expectEmmaAndHerTags()
  }

  @Test func anEntryOfAForm() async throws {
    let form = "id=1&name=Emma+%26+Co&age=36&created_at=2014-02-14T00:00:00Z&location[city]=Oslo&company[id]=7"
      + "&tags[][id]=3&tags[][id]=4"
    try await CaseUser.sync(entries: [CaseUser.SyncEntry(form: form)], with: store)
    try await expectEmmaAndHerTags()
  }

  @Test func whatDoesNotMapHasItsPlace() {
    let problem = #expect(throws: MappingError.self) {
      try [CaseUser.SyncEntry](xml: "<users>\n<user><id>1</id><age>old</age></user></users>", atPath: "user")
    }?.problems.first
    #expect(problem?.path == "user[0].age" || problem?.path == "user.age", "\(String(describing: problem))")
    #expect(problem?.line == 2)
  }
}

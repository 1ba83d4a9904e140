import Foundation
import KVMapCompiler
import TestSupport
import Testing

/// What is inferred from XML, property lists and forms.
@Suite struct InferenceMarkupTests {
  private func text(_ documents: String..., format: Sample.Format = .xml) throws -> String {
    let verdict = InferenceLaws.violations(documents.map { Sample($0, format) }, .named("Thing"))
    #expect(verdict.violations == [])
    return try #require(verdict.text)
  }

  @Test func elementsThatAreRepeatedSomewhereAreArrays() throws {
    let found = try text("<a><b>1</b><c><d/></c></a>", "<a><b>1</b><b>2</b><c><d x='y'/><d>z</d></c></a>")
    #expect(
      found == """
        kvmap 1

        struct Thing {
          element "a"
          bs: [Int] <-> b = []
          c: C
        }

        struct C {
          ds: [D] <-> d = []
        }

        struct D {
          x: String? <-> @x
          text: String? <-> $text
        }

        """)
  }

  @Test(arguments: [
    ("<a><p lat='1.5' lon='2.5'/><p lat='3' lon='4'/></a>", Sample.Format.xml, "latitude <-> @lat, longitude <-> @lon"),
    ("<a><p><lat>1.5</lat><lon>2.5</lon></p></a>", .xml, "latitude <-> lat, longitude <-> lon"),
    ("p[lat]=1.5&p[lon]=2.5", .form, "latitude <-> lat, longitude <-> lon"),
  ]) func coordinatesAreGathered(document: String, format: Sample.Format, entries: String) throws {
    var options = InferenceOptions.named("Thing")
    options.gathers = true
    let verdict = InferenceLaws.violations([Sample(document, format)], options)
    #expect(verdict.violations == [])
    #expect(verdict.text?.contains("  position: Coordinate <-> gather { \(entries) }\n") == true, "\(verdict.text ?? "")")
  }

  @Test func anEmptyElementIsNil() throws {
    let found = try text("<a><n/><u>https://e.org/</u><v>2.0</v></a>", "<a><n>3</n><u/><v>1.5</v></a>")
    #expect(found.contains("  n: Int?\n  u: URL?\n  v: Double\n"))
  }

  /// Blanks are those of XML. Other spaces, which are what tables in HTML have in empty cells, are text.
  @Test(arguments: [
    ("<r><a>&#160;</a><a>12</a></r>", "as: [String] <-> a = []"),
    ("<r><a>\u{2028}</a><a>2026-03-01</a></r>", "as: [String] <-> a = []"),
    ("<r><a k='&#160;'/><a k='1'/></r>", "k: String <-> @k"),
    ("<r><a> \t\r\n</a><a> 12 </a></r>", "as: [Int?] <-> a = []"),
    ("<r><a>&#160;<b>1</b></a></r>", "text: String <-> $text"),
  ]) func spacesThatXMLDoesNotKnowAreText(document: String, line: String) throws {
    let found = try text(document)
    #expect(found.contains("  \(line)\n"), "\(found)")
  }

  @Test func theElementIsOnlyNamedIfItIsOne() throws {
    #expect(try text("<a><n>1</n></a>", "<b><n>2</n></b>").contains("element") == false)
  }

  @Test func namespacesAreDeclared() throws {
    let found = try text("<m:a xmlns:m='urn:m' xmlns:unused='urn:u' xmlns:x='urn:x'><m:n x:k='1'>7</m:n></m:a>")
    #expect(found.contains("  element \"m:a\"\n  xmlns m = \"urn:m\"\n  xmlns x = \"urn:x\"\n"))
    #expect(try text("<a xmlns='urn:a'><n>1</n></a>").contains("  xmlns \"urn:a\"\n"))
  }

  /// One default namespace is declared for the root, wherever the document declares it.
  @Test func aDefaultNamespaceMayBeginBelowTheRoot() throws {
    let found = try text("<s:e xmlns:s='urn:s'><!-- xmlns='x' --><s:b><a xmlns='urn:a'><n>1</n></a></s:b></s:e>")
    #expect(found.contains("  element \"s:e\"\n  xmlns \"urn:a\"\n  xmlns s = \"urn:s\"\n"), "\(found)")
    #expect(try text("<s:e xmlns:s='u'><a xmlns='v'/><b xmlns='v'>1</b></s:e>").contains("  xmlns \"v\"\n"))
  }

  @Test(arguments: [
    ("<f xmlns='urn:f'><d xmlns='urn:h'>x</d></f>", "\"urn:f\", \"urn:h\""),
    ("<f><d xmlns='urn:h'>x</d></f>", "none, \"urn:h\""), ("<f xmlns='urn:f'><d xmlns=''>x</d></f>", "none, \"urn:f\""),
  ]) func severalDefaultNamespacesAreNoted(document: String, list: String) throws {
    let verdict = InferenceLaws.violations([Sample(document, .xml)])
    #expect(verdict.violations == [] && verdict.text?.contains("xmlns") == false)
    guard case .mapping(_, let inference, _) = verdict else { return }
    #expect(
      inference.notes.first
        == "'sample.xml' has elements without a prefix in several namespaces (\(list)); the mapping knows them by "
        + "their names alone, and writes them without a namespace")
  }

  @Test(arguments: [
    (
      "<a><p:b xmlns:p='urn:1'>1</p:b><p:c xmlns:p='urn:2'>2</p:c></a>",
      "the prefix 'p' means several namespaces in the samples (\"urn:1\", \"urn:2\"), and in a mapping only one"
    ),
    (
      "<a xmlns:p='urn:1' xmlns:q='urn:1'><p:b>1</p:b><q:c>2</q:c></a>",
      "the prefixes 'p' and 'q' mean one namespace in the samples, \"urn:1\", which has one prefix in a mapping"
    ),
    (
      "<a xmlns='urn:1' xmlns:p='urn:1'><p:b>1</p:b></a>",
      "names of the namespace \"urn:1\" are with the prefix 'p' and without one in the samples, and in a mapping they "
        + "are alike"
    ),
  ]) func namesThatNoMappingCanHaveAreRefused(document: String, message: String) {
    guard case .refused(let messages) = InferenceLaws.violations([Sample(document, .xml)]) else {
      Issue.record("it is accepted")
      return
    }
    #expect(messages == [message])
  }

  @Test func whatNoNameUsesIsNoProblem() throws {
    let found = try text("<a xmlns='urn:1' xmlns:p='urn:1' xmlns:q='urn:1'><b>1</b></a>")
    #expect(found.contains("  xmlns \"urn:1\"\n") && !found.contains("xmlns p"))
  }

  @Test(arguments: [
    ("", "'sample.xml' is empty"), ("<a>", "'sample.xml' is not XML: line 1, column "),
    ("<a>x</a>", "there is no object in the samples, so nothing to declare: 'String' reads them")
  ]) func whatIsNoXMLIsRefused(text: String, message: String) {
    let verdict = InferenceLaws.violations([Sample(text, .xml)])
    guard case .refused(let messages) = verdict else {
      Issue.record("it is accepted")
      return
    }
    #expect(messages.count == 1 && messages.first?.hasPrefix(message) == true, "\(messages)")
  }

  @Test func formatsAreNotMixed() {
    guard case .refused(let messages) = InferenceLaws.violations([Sample("<a/>", .xml), Sample("{}")]) else {
      Issue.record("they are accepted")
      return
    }
    #expect(messages == ["samples of one mapping are of one format: JSON, XML, property lists or forms"])
  }

  @Test func datesAndDataOfPropertyLists() throws {
    let found = try text(
      """
      <plist version="1.0"><dict><key>a</key><date>2026-03-01T09:30:00Z</date><key>b</key><data>AQID</data>
      <key>c</key><array><date>2026-03-01T09:30:00Z</date><string>soon</string></array>
      <key>d</key><string>2026-03-01T09:30:00Z</string><key>e</key><real>2</real></dict></plist>
      """, format: .plist)
    #expect(found.contains("  a: Date\n  b: Data\n  c: [Value]\n  d: String\n  e: Double\n"), "\(found)")
  }

  /// A Bool is not among dates and data, whatever else it is among.
  @Test(arguments: ["<date>2026-03-01T09:30:00Z</date>", "<data>AQID</data>"]) func boolsAmongDatesAndData(other: String) throws {
    let found = try text(
      "<plist version='1.0'><dict><key>a</key><array><true/>\(other)</array><key>b</key><array><true/><integer>1</integer>\(other)</array></dict></plist>",
      format: .plist)
    #expect(found.contains("  a: [Value]\n  b: [Value]\n"), "\(found)")
  }

  @Test func formsHaveOnlyTexts() throws {
    let found = try text(
      "name=Ada&born=1815-12-10&tags[]=a&tags[]=b&address[city]=Bern&on=true&n=3&none",
      "name=Bob&born=1900-01-01&tags=c&address[city]=Basel&on=false&n=4", format: .form)
    #expect(
      found == """
        kvmap 1

        struct Thing {
          name: String
          born: Day
          tags: [String]
          address: Address
          on: Bool
          n: Int
          // only null was seen
          none: Value?
        }

        struct Address {
          city: String
        }

        """)
    guard case .refused(let messages) = InferenceLaws.violations([Sample("a=%zz", .form)]) else {
      Issue.record("it is accepted")
      return
    }
    #expect(messages.first?.hasPrefix("'sample.form' is not a form: line 1, column 3: ") == true, "\(messages)")
  }

  @Test func aBrokenPropertyListIsRefused() {
    guard case .refused(let messages) = InferenceLaws.violations([Sample("<plist><dict>", .plist)]) else {
      Issue.record("it is accepted")
      return
    }
    #expect(messages.first?.hasPrefix("'sample.plist' is not a property list: line 1, ") == true)
  }

  /// Documents of others in XML, and property lists. Broken ones are among them.
  @Test(
    .enabled(if: Repository.corpus("feeds") != nil, Repository.absence(of: "feeds")),
    arguments: [
      ("feeds/feedparser/wellformed", "xml", 100), ("feeds/feedvalidator/atom", "xml", 40),
      ("real-api/aws-xml", "xml", 40), ("plist/generated", "plist", 20)
    ]) func documentsOfOthers(folder: String, ending: String, fewest: Int) throws
  {
    let folder = try #require(Repository.corpora).appendingPathComponent(folder)
    let format = try #require(Sample.Format(rawValue: ending))
    var accepted = 0
    for file in try Repository.files(in: folder, withExtension: ending) {
      let sample = Sample(name: file.lastPathComponent, format: format, bytes: Array(try Data(contentsOf: file)))
      switch InferenceLaws.violations([sample]) {
      case .refused(let messages):
        #expect(
          messages.allSatisfy {
            $0.hasPrefix("there is no object") || $0.contains("' is not ") || $0.contains(" in the samples")
          },
          "\(file.path): \(messages)")
      case .mapping(let text, _, let violations):
        accepted += 1
        // Numbers that are infinite can be read by no type.
        if violations.contains(where: { $0.contains("which no type reads; 'lossy'") }) { continue }
        #expect(violations == [], "\(file.path): \(text)")
      }
    }
    #expect(accepted >= fewest)
  }
}

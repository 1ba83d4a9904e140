import KVMap
import KVMapForm
import KVMapPropertyList
import KVMapXML
import Testing

@testable import ReplacedSystems

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The capabilities of the replaced systems for forms, XML and property lists, with generated mappers. The names are
/// those of the cases.
struct FormatTests {
  private func form(_ value: some DocumentEncodable) throws -> String { try value.formString() }

  // MARK: - Forms

  @Test("case-216: a date by a pattern, in a form")
  func writesADate() throws {
    let value = FRDated(date: try date("1970-01-01T00:00:00Z"), key1: "value1")
    #expect(try form(value) == "date-form-name=01%2F01%2F1970&key1-form-name=value1")
    #expect(try form(value).removingPercentEncoding == "date-form-name=01/01/1970&key1-form-name=value1")
    #expect(try FRDated(form: form(value)) == value)
  }

  @Test("case-217: one value of each object as a list, and one of an object, under names with brackets")
  func writesBrackets() throws {
    let value = FRProjected(
      key1: "value1", key2: "value2",
      relationship1: [
        FRProjectedValue(relatioship1Key1: "relationship1Value1"),
        FRProjectedValue(relatioship1Key1: "relationship1Value2"),
      ], relationship2: FRProjectedObject(subKey1: "subValue1"))
    #expect(
      try form(value)
        == """
        key1-form-name=value1&key2-form-name=value2&relationship1-form-name[r1k1][]=relationship1Value1\
        &relationship1-form-name[r1k1][]=relationship1Value2&relationship2-form-name[subKey1]=subValue1
        """)
    #expect(try FRProjected(form: form(value)) == value)
  }

  @Test("case-232: a text that is not ASCII")
  func escapesUnicode() throws {
    #expect(
      try form(FRText(utf8: "¡No ser niño, ser búfalo…!"))
        == "utf8=%C2%A1No%20ser%20ni%C3%B1o%2C%20ser%20b%C3%BAfalo%E2%80%A6%21")
  }

  @Test("case-233: a URL as a value")
  func escapesAURL() throws {
    let url = #"http://some.server.com/path/action?subject="That thing I sent"&email="me@me.com""#
    #expect(
      try form(FRText(url: url))
        == """
        url=http%3A%2F%2Fsome.server.com%2Fpath%2Faction%3Fsubject%3D%22That%20thing%20I%20sent%22\
        %26email%3D%22me%40me.com%22
        """)
    #expect(try FRText(form: form(FRText(url: url))).url == url)
  }

  @Test("case-234: an array of objects")
  func nestsObjects() throws {
    let objects = FRObjects(root: [FRObject(a: "x", b: "y"), FRObject(a: "1", b: "2")])
    #expect(try form(objects) == "root[][a]=x&root[][b]=y&root[][a]=1&root[][b]=2")
    #expect(try FRObjects(form: form(objects)) == objects)
  }

  @Test("case-235: arrays in arrays, with their places")
  func nestsArrays() throws {
    let lists = FRLists(recursiveArray: [[["item1", "item2"]]])
    #expect(try form(lists) == "recursiveArray[0][0][]=item1&recursiveArray[0][0][]=item2")
    #expect(try FRLists(form: form(lists)) == lists)
  }

  @Test("case-236: null is a name without a value")
  func writesNull() throws {
    #expect(try form(FRNull(a: nil, b: "1")) == "a&b=1")
    #expect(try FRNull(form: "a&b=1") == FRNull(a: nil, b: "1"))
  }

  @Test("case-237: what stands behind the path of a URL")
  func readsAQuery() throws {
    let query = "/views/thing/?keyA=valA&keyB=valB".drop { $0 != "?" }.dropFirst()
    #expect(try FRQuery(form: String(query)) == FRQuery(keyA: "valA", keyB: "valB"))
  }

  @Test("case-238, case-239: pairs, and a name that stands twice")
  func readsPairs() throws {
    #expect(try FRPair(form: "this=that&keyA=valueB") == FRPair(this: "that", keyA: "valueB"))
    #expect(try FRRepeated(form: "this=that&this=theOther").this == ["that", "theOther"])
    #expect(
      FRPair.decodeCollectingProblems(form: "this=that&this=theOther&keyA=a").problems.map(\.kind) == [.duplicateKey])
  }

  @Test("case-240: a form with escapes and a list")
  func readsADevice() throws {
    let device = try FRDevice(
      form: """
        resource_uri=%2Fapi%2Fv1%2Fdevices%2F60%2F&id=60&uuid=8BF7D194-FE8D-46BD-8D07-83F5C73C50B9\
        &pass_token=QazYDHaLeg&apns_token=&organizations%5B%5D=%2Fapi%2Fv1%2Forganizations%2F1%2F\
        &organizations%5B%5D=%2Fapi%2Fv1%2Forganizations%2F2%2F
        """)
    #expect(device.resourceURI == "/api/v1/devices/60/")
    #expect(device.id == "60")
    #expect(device.uuid.uuidString == "8BF7D194-FE8D-46BD-8D07-83F5C73C50B9")
    #expect(device.passToken == "QazYDHaLeg")
    #expect(device.apnsToken == "")
    #expect(device.organizations == ["/api/v1/organizations/1/", "/api/v1/organizations/2/"])
  }

  // MARK: - XML

  @Test("case-249: elements that stand once, and twice")
  func readsRepeatedElements() throws {
    let orders = try FROrders(
      xml: """
        <?xml version="1.0" encoding="UTF-8"?>
        <Root>
            <Orders>
                <iRepOrderNo>1005</iRepOrderNo>
                <iRepId>400</iRepId>
                <CreatedDate>2011-07-18T14:34:06</CreatedDate>
                <OrdersDetail>
                    <OrderDetailsId>104</OrderDetailsId>
                    <iRepOrderNo>1005</iRepOrderNo>
                    <iRepId>400</iRepId>
                </OrdersDetail>
            </Orders>
            <Orders>
                <iRepOrderNo>1006</iRepOrderNo>
                <iRepId>400</iRepId>
                <CreatedDate>2011-07-22T14:31:31</CreatedDate>
                <OrdersDetail>
                    <OrderDetailsId>105</OrderDetailsId>
                    <iRepOrderNo>1006</iRepOrderNo>
                    <iRepId>400</iRepId>
                </OrdersDetail>
                <OrdersDetail>
                    <OrderDetailsId>106</OrderDetailsId>
                    <iRepOrderNo>1006</iRepOrderNo>
                    <iRepId>400</iRepId>
                </OrdersDetail>
            </Orders>
        </Root>
        """
    ).orders
    #expect(orders.map(\.number) == [1005, 1006])
    #expect(orders.map(\.representative) == [400, 400])
    #expect(try orders.map(\.created) == [date("2011-07-18T14:34:06Z"), date("2011-07-22T14:31:31Z")])
    #expect(orders.map { $0.details.map(\.id) } == [[104], [105, 106]])
    #expect(orders.map { $0.details.map(\.number) } == [[1005], [1006, 1006]])
    #expect(orders.allSatisfy { $0.details.allSatisfy { $0.representative == 400 } })
  }

  @Test("case-250: CDATA with blanks around, attributes, and numbers in texts")
  func readsCharacterData() throws {
    let maps = try FRMaps(
      xml: """
        <?xml version="1.0"?>
        <Api generator="zend" version="1.0">
            <getList>
                <map id_map="4">
                    <title><![CDATA[ Main World Map ]]></title>
                    <subtitle><![CDATA[ ]]></subtitle>
                    <description><![CDATA[ ]]></description>
                </map>
                <map id_map="3">
                    <title><![CDATA[ Section Map: Narshe Village ]]></title>
                    <subtitle><![CDATA[ ]]></subtitle>
                    <description><![CDATA[ ]]></description>
                </map>
                <map id_map="2">
                    <title><![CDATA[ Section Map: Gulgu Volcano Level 1 ]]></title>
                    <subtitle><![CDATA[ Kary lives here. ]]></subtitle>
                    <description><![CDATA[ ]]></description>
                </map>
                <map id_map="1">
                    <title><![CDATA[ Section Map: Dime Tower Level 4 ]]></title>
                    <subtitle><![CDATA[ Upper Floor ]]></subtitle>
                    <description><![CDATA[ ]]></description>
                </map>
                <total><![CDATA[ 4 ]]></total>
                <status>success</status>
            </getList>
        </Api>
        """)
    #expect(maps.generator == "zend")
    #expect(maps.maps.map(\.id) == [4, 3, 2, 1])
    #expect(
      maps.maps.map(\.title) == [
        "Main World Map", "Section Map: Narshe Village", "Section Map: Gulgu Volcano Level 1",
        "Section Map: Dime Tower Level 4",
      ])
    #expect(maps.maps.map(\.subtitle) == ["", "", "Kary lives here.", "Upper Floor"])
    #expect(maps.total == 4)
    #expect(maps.status == "success")
  }

  // MARK: - Property lists

  @Test("case-018: a person in a property list")
  func readsAPropertyList() throws {
    let person = try FRPerson(
      propertyList: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>name</key>
          <string>Diego Chohfi Turini</string>
          <key>adress</key>
          <string>Rua dos bobos, n 0</string>
          <key>phone</key>
          <string>+551199999999</string>
          <key>age</key>
          <integer>24</integer>
          <key>birthDay</key>
          <integer>565927200</integer>
          <key>valid</key>
          <true/>
          <key>url</key>
          <string>http://dchohfi.com/</string>
          <key>nota</key>
          <integer>10</integer>
          <key>dateWithString</key>
          <string>1970-01-01T00:00:00+0000</string>
          <key>parents</key>
          <array>
            <dict>
              <key>name</key>
              <string>Zuleica Escada Chohfi</string>
            </dict>
          </array>
          <key>arrayPrimitive</key>
          <array>
            <string>hello</string>
            <string>mutchaco</string>
            <integer>1</integer>
            <real>3.1416</real>
          </array>
        </dict>
        </plist>
        """)
    #expect(person.name == "Diego Chohfi Turini")
    #expect(person.adress == "Rua dos bobos, n 0")
    #expect(person.phone == "+551199999999")
    #expect(person.age == 24)
    #expect(try person.birthDay == date("1987-12-08T02:00:00Z"))
    #expect(person.valid == true)
    #expect(person.url.absoluteString == "http://dchohfi.com/")
    #expect(person.nota == 10)
    #expect(try person.dateWithString == date("1970-01-01T00:00:00Z"))
    #expect(person.parents.map { $0["name"] } == [.string("Zuleica Escada Chohfi")])
    #expect(person.arrayPrimitive == ["hello", "mutchaco", 1, 3.1416])
    #expect(try FRPerson(propertyList: person.propertyListBytes()) == person)
  }
}

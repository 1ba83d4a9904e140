import KVMap
import KVMapXML
import Testing

@testable import ReplacedSystems

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the systems that KVMap replaces could do with XML, by generated mappers. The names are
/// those of the cases.
struct FormatTests {
  @Test("case-249: elements that stand once, and twice")
  func readsRepeatedElements() throws {
    let orders = try FROrders(
      xml: """
        <?xml version="1.0" encoding="UTF-8"?>
        <Root>
          <Orders>
            <iRepOrderNo>1005</iRepOrderNo> <iRepId>400</iRepId> <CreatedDate>2011-07-18T14:34:06</CreatedDate>
            <OrdersDetail><OrderDetailsId>104</OrderDetailsId><iRepOrderNo>1005</iRepOrderNo><iRepId>400</iRepId></OrdersDetail>
          </Orders>
          <Orders>
            <iRepOrderNo>1006</iRepOrderNo> <iRepId>400</iRepId> <CreatedDate>2011-07-22T14:31:31</CreatedDate>
            <OrdersDetail><OrderDetailsId>105</OrderDetailsId><iRepOrderNo>1006</iRepOrderNo><iRepId>400</iRepId></OrdersDetail>
            <OrdersDetail><OrderDetailsId>106</OrderDetailsId><iRepOrderNo>1006</iRepOrderNo><iRepId>400</iRepId></OrdersDetail>
          </Orders>
        </Root>
        """
    ).orders
    #expect(orders.map(\.number) == [1005, 1006])
    #expect(orders.map(\.created.timeIntervalSince1970) == [1_310_999_646, 1_311_345_091])
    #expect(orders.map { $0.details.map(\.id) } == [[104], [105, 106]])
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
            <map id_map="2">
              <title><![CDATA[ Section Map: Gulgu Volcano Level 1 ]]></title>
              <subtitle><![CDATA[ Kary lives here. ]]></subtitle>
              <description><![CDATA[ ]]></description>
            </map>
            <total><![CDATA[ 4 ]]></total>
            <status>success</status>
          </getList>
        </Api>
        """)
    #expect(maps.generator == "zend")
    #expect(maps.maps.map(\.id) == [4, 2])
    #expect(maps.maps.map(\.title) == ["Main World Map", "Section Map: Gulgu Volcano Level 1"])
    #expect(maps.maps.map(\.subtitle) == ["", "Kary lives here."])
    #expect(maps.total == 4)
    #expect(maps.status == "success")
  }
}

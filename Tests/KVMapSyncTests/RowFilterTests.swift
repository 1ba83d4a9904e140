import Foundation
import Testing

@testable import KVMapSync

/// Which rows a filter selects.
struct RowFilterTests {
  private let row: [String: SyncStoredValue] = [
    "age": 30, "name": "Ada", "score": 1.5, "born": .date(Date(timeIntervalSince1970: 10)), "gone": .null,
    "isLocal": false,
  ]

  private func matches(_ filter: SyncRowFilter) -> Bool { filter.matches { row[$0] ?? .null } }

  @Test func compares() {
    #expect(matches(.all))
    #expect(matches(.equals("age", 30)) && !matches(.equals("age", 31)) && !matches(.equals("age", "30")))
    #expect(matches(.equals("gone", .null)))
    #expect(matches(.isOneOf("name", ["Bob", "Ada"])) && !matches(.isOneOf("name", [])))
    #expect(matches(.compares("age", .less, 31)) && !matches(.compares("age", .less, 30)))
    #expect(matches(.compares("age", .lessOrEqual, 30)) && matches(.compares("age", .greaterOrEqual, 30)))
    #expect(matches(.compares("age", .greater, 29.5)) && matches(.compares("score", .less, 2)))
    #expect(matches(.compares("score", .greater, 1.25)))
    #expect(matches(.compares("born", .less, .date(Date(timeIntervalSince1970: 11)))))
    #expect(matches(.compares("name", .greater, "ABA")) && matches(.compares("name", .lessOrEqual, "Ada")))
  }

  @Test func nullAndOtherKindsNeverCompare() {
    for comparison in SyncRowFilter.Comparison.allCases {
      #expect(!matches(.compares("gone", comparison, 1)))
      #expect(!matches(.compares("age", comparison, "30")))
      #expect(!matches(.compares("isLocal", comparison, true)))
    }
  }

  @Test func combines() {
    #expect(matches(.equals("age", 30) && .equals("name", "Ada")))
    #expect(!matches(.equals("age", 30) && .equals("name", "Bob")))
    #expect(matches(.equals("age", 1) || .equals("name", "Ada")))
    #expect(matches(!.equals("age", 1)))
    #expect((.equals("age", 1) && !(.equals("name", "x") || .all)).columnNames == ["age", "name"])
    #expect(SyncRowFilter.isOneOf("a", []).columnNames == ["a"])
    #expect(SyncRowFilter.compares("b", .less, 1).columnNames == ["b"])
  }
}

// Generated from Access.kvmap. Do not edit.
// kvmap format 1, input 8bff96dded630d67, body dea1e0ae251af65e
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import KVMap
import Foundation

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

/// A type that other modules see.
nonisolated public struct Published: Swift.Sendable, Swift.Hashable {
  public var id: Swift.Int
  public var date: Date?
  public var note: Swift.String

  public init(id: Swift.Int, date: Date? = nil, note: Swift.String = "n") {
    self.id = id
    self.date = date
    self.note = note
  }
}

nonisolated extension Published: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{5}\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0date\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0note\"\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Published\tAccess.kvmap\t6
        id\t6\tid
        date\t6\tdate
        note\t6\tnote
        """)
  }

  public static var _kvEmpty: Published {
    Published(id: 0)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Published, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.id = try kv.int()  // Access.kvmap:6
        case 1: out.date = try kv.null() ? nil : kv.date()  // Access.kvmap:6
        case 2: out.note = try kv.null() ? "n" : kv.string()  // Access.kvmap:6
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"id\":"); kv.int(self.id)  // Access.kvmap:6
    if let value = self.date { kv.key("\"date\":"); try kv.date(value) }  // Access.kvmap:6
    kv.key("\"note\":"); kv.string(self.note)  // Access.kvmap:6
    kv.close()
  }
}

nonisolated struct Hidden: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

nonisolated extension Hidden: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Hidden\tAccess.kvmap\t8
        id\t8\tid
        """)
  }

  static var _kvEmpty: Hidden {
    Hidden(id: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Hidden, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.id = try kv.int()  // Access.kvmap:8
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"id\":"); kv.int(self.id)  // Access.kvmap:8
    kv.close()
  }
}

nonisolated package struct Shared: Swift.Sendable, Swift.Hashable {
  package var id: Swift.Int
  package var hidden: Swift.String?

  package init(id: Swift.Int, hidden: Swift.String? = nil) {
    self.id = id
    self.hidden = hidden
  }
}

nonisolated extension Shared: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0hidden\"\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shared\tAccess.kvmap\t10
        id\t10\tid
        hidden\t10\thidden
        """)
  }

  package static var _kvEmpty: Shared {
    Shared(id: 0)
  }

  package static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Shared, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.id = try kv.int()  // Access.kvmap:10
        case 1: out.hidden = try kv.null() ? nil : kv.string()  // Access.kvmap:10
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  package func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"id\":"); kv.int(self.id)  // Access.kvmap:10
    if let value = self.hidden { kv.key("\"hidden\":"); kv.string(value) }  // Access.kvmap:10
    kv.close()
  }
}

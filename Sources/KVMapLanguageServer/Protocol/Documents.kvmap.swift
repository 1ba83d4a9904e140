// Generated from Documents.kvmap. Do not edit.
// kvmap format 1, input 5029678719340a60, body 3f15c05cf7d2f4ff
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct TextPosition: Swift.Sendable, Swift.Hashable {
  var line: Swift.UInt32
  var character: Swift.UInt32

  init(line: Swift.UInt32, character: Swift.UInt32) {
    self.line = line
    self.character = character
  }
}

nonisolated struct TextRange: Swift.Sendable, Swift.Hashable {
  var start: TextPosition
  var end: TextPosition

  init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }
}

nonisolated struct Location: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var range: TextRange

  init(uri: Swift.String, range: TextRange) {
    self.uri = uri
    self.range = range
  }
}

nonisolated struct DidOpenParameters: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var version: Swift.Int
  var text: Swift.String

  init(uri: Swift.String, version: Swift.Int, text: Swift.String) {
    self.uri = uri
    self.version = version
    self.text = text
  }
}

nonisolated struct DidChangeParameters: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var version: Swift.Optional<Swift.Int>
  var changes: [ContentChange]

  init(uri: Swift.String, version: Swift.Int? = nil, changes: [ContentChange]) {
    self.uri = uri
    self.version = version
    self.changes = changes
  }
}

nonisolated struct PartialChange: Swift.Sendable, Swift.Hashable {
  var range: TextRange
  var text: Swift.String

  init(range: TextRange, text: Swift.String) {
    self.range = range
    self.text = text
  }
}

nonisolated struct WholeChange: Swift.Sendable, Swift.Hashable {
  var text: Swift.String

  init(text: Swift.String) {
    self.text = text
  }
}

/// What `didClose`, `didSave` and requests of a whole document have.
nonisolated struct DocumentParameters: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String

  init(uri: Swift.String) {
    self.uri = uri
  }
}

nonisolated struct PositionParameters: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var position: TextPosition

  init(uri: Swift.String, position: TextPosition) {
    self.uri = uri
    self.position = position
  }
}

nonisolated struct RangeParameters: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var range: TextRange

  init(uri: Swift.String, range: TextRange) {
    self.uri = uri
    self.range = range
  }
}

nonisolated struct DidChangeFilesParameters: Swift.Sendable, Swift.Hashable {
  var changes: [FileChange]

  init(changes: [FileChange]) {
    self.changes = changes
  }
}

nonisolated struct FileChange: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var kind: FileChangeKind

  init(uri: Swift.String, kind: FileChangeKind) {
    self.uri = uri
    self.kind = kind
  }
}

nonisolated struct DidDeleteFilesParameters: Swift.Sendable, Swift.Hashable {
  var files: [FileReference]

  init(files: [FileReference]) {
    self.files = files
  }
}

nonisolated struct FileReference: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String

  init(uri: Swift.String) {
    self.uri = uri
  }
}

nonisolated struct DidChangeFoldersParameters: Swift.Sendable, Swift.Hashable {
  var added: [FolderReference]
  var removed: [FolderReference]

  init(added: [FolderReference], removed: [FolderReference]) {
    self.added = added
    self.removed = removed
  }
}

nonisolated struct FolderReference: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String

  init(uri: Swift.String) {
    self.uri = uri
  }
}

nonisolated enum FileChangeKind: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case created
  case changed
  case deleted

  init?(rawValue: Swift.Int) {
    switch rawValue {
    case 1: self = .created
    case 2: self = .changed
    case 3: self = .deleted
    default: return nil
    }
  }

  var rawValue: Swift.Int {
    switch self {
    case .created: 1
    case .changed: 2
    case .deleted: 3
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .created: 0
    case .changed: 1
    case .deleted: 2
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum ContentChange: Swift.Sendable, Swift.Hashable {
  case part(PartialChange)
  case whole(WholeChange)
}

// MARK: - Mappings

nonisolated extension TextPosition: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TextPosition {
    TextPosition(line: 0, character: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TextPosition, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.line = try kv.uint32()  // line
        case 1: out.character = try kv.uint32()  // character
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"line\":"); kv.uint32(self.line)
    kv.key("\"character\":"); kv.uint32(self.character)
    kv.endObject()
  }
}

nonisolated extension TextRange: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TextRange {
    TextRange(start: TextPosition._kvPlaceholder, end: TextPosition._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TextRange, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.start, updating: updating)  // start
      case 1: kv.object(into: &out.end, updating: updating)  // end
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"start\":"); try self.start._kvEncode(&kv)
    kv.key("\"end\":"); try self.end._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension Location: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Location {
    Location(uri: "", range: TextRange._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Location, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.uri)  // uri
      case 1: kv.object(into: &out.range, updating: updating)  // range
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"uri\":", self.uri)
    kv.key("\"range\":"); try self.range._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension DidOpenParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DidOpenParameters {
    DidOpenParameters(uri: "", version: 0, text: "")
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DidOpenParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // textDocument.uri
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
            has2 = true
            try kv.reportNull(_kvKeys, rule: 2, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // textDocument.uri
                has0 = true
                kv.string(into: &out.uri)
              case 1:  // textDocument.version
                has1 = true
                kv.int(into: &out.version)
              case 2:  // textDocument.text
                has2 = true
                kv.string(into: &out.text)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
    if !has2 { try kv.reportMissing(_kvKeys, rule: 2, scan) }
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"textDocument\":")
    kv.string("\"uri\":", self.uri)
    kv.int("\"version\":", self.version)
    kv.string("\"text\":", self.text)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension DidChangeParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DidChangeParameters {
    DidChangeParameters(uri: "", changes: [])
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DidChangeParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // textDocument.uri
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            out.version = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // textDocument.uri
                has0 = true
                kv.string(into: &out.uri)
              case 1: kv.int(orNil: &out.version)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1: out.changes = try _kvDecode_changes(&kv)  // contentChanges
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
  }

  private static func _kvDecode_changes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [ContentChange] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> ContentChange in try ContentChange._kvDecode(&kv, replacing: nil) })
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"textDocument\":")
    kv.string("\"uri\":", self.uri)
    kv.int("\"version\":", ifPresent: self.version)
    kv.endOptionalObject(begun0)
    try kv.array("\"contentChanges\":", self.changes)
    kv.endObject()
  }
}

nonisolated extension PartialChange: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PartialChange {
    PartialChange(range: TextRange._kvPlaceholder, text: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PartialChange, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.range, updating: updating)  // range
      case 1: kv.string(into: &out.text)  // text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"range\":"); try self.range._kvEncode(&kv)
    kv.string("\"text\":", self.text)
    kv.endObject()
  }
}

nonisolated extension WholeChange: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WholeChange {
    WholeChange(text: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WholeChange, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.text)  // text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"text\":", self.text)
    kv.endObject()
  }
}

nonisolated extension DocumentParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DocumentParameters {
    DocumentParameters(uri: "")
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DocumentParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // textDocument.uri
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // textDocument.uri
                has0 = true
                kv.string(into: &out.uri)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"textDocument\":")
    kv.string("\"uri\":", self.uri)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension PositionParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PositionParameters {
    PositionParameters(uri: "", position: TextPosition._kvPlaceholder)
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PositionParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // textDocument.uri
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // textDocument.uri
                has0 = true
                kv.string(into: &out.uri)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1: kv.object(into: &out.position, updating: updating)  // position
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"textDocument\":")
    kv.string("\"uri\":", self.uri)
    kv.endOptionalObject(begun0)
    kv.key("\"position\":"); try self.position._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension RangeParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RangeParameters {
    RangeParameters(uri: "", range: TextRange._kvPlaceholder)
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RangeParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // textDocument.uri
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // textDocument.uri
                has0 = true
                kv.string(into: &out.uri)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1: kv.object(into: &out.range, updating: updating)  // range
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"textDocument\":")
    kv.string("\"uri\":", self.uri)
    kv.endOptionalObject(begun0)
    kv.key("\"range\":"); try self.range._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension DidChangeFilesParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DidChangeFilesParameters {
    DidChangeFilesParameters(changes: [])
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DidChangeFilesParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.changes)  // changes
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"changes\":", self.changes)
    kv.endObject()
  }
}

nonisolated extension FileChange: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FileChange {
    FileChange(uri: "", kind: .created)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FileChange, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.uri)  // uri
        case 1: out.kind = try FileChangeKind._kvDecode(&kv, lenient: false)  // type
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"uri\":", self.uri)
    kv.key("\"type\":"); try self.kind._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension DidDeleteFilesParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DidDeleteFilesParameters {
    DidDeleteFilesParameters(files: [])
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DidDeleteFilesParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.files)  // files
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"files\":", self.files)
    kv.endObject()
  }
}

nonisolated extension FileReference: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FileReference {
    FileReference(uri: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FileReference, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.uri)  // uri
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"uri\":", self.uri)
    kv.endObject()
  }
}

nonisolated extension DidChangeFoldersParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DidChangeFoldersParameters {
    DidChangeFoldersParameters(added: [], removed: [])
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DidChangeFoldersParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // event.added
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // event.added
                has0 = true
                kv.array(into: &out.added)
              case 1:  // event.removed
                has1 = true
                kv.array(into: &out.removed)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"event\":")
    try kv.array("\"added\":", self.added)
    try kv.array("\"removed\":", self.removed)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension FolderReference: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FolderReference {
    FolderReference(uri: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FolderReference, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.uri)  // uri
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"uri\":", self.uri)
    kv.endObject()
  }
}

nonisolated extension FileChangeKind: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> FileChangeKind {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> FileChangeKind {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.Int
  ) throws(KVMap.CodingFailure) -> FileChangeKind {
    switch raw {
    case 1: return .created
    case 2: return .changed
    case 3: return .deleted
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: true)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FileChangeKind {
    let key: KVMap.ValuePosition = kv.mark()
    let raw: Swift.Int
    do throws(KVMap.CodingFailure) { raw = try kv.entryKeyInt() } catch { throw kv.unknownCase(error, at: key, _kvCases) }
    return try _kvCase(&kv, at: key, raw)
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    kv.text(of: try _kvRaw(&kv))
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.Int {
    switch self {
    case .created: return 1
    case .changed: return 2
    case .deleted: return 3
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(try _kvRaw(&kv))
  }
}

nonisolated extension ContentChange: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> ContentChange {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(ContentChange.self), _kvKeys)
    if try kv.commits(0, choice, when: _kvWhen_0, "part") {  // part
      return try .part(PartialChange._kvDecode(&kv, replacing: nil))
    }
    if kv.shouldTryCase(1, &choice, kinds: 1) {  // whole
      do throws(KVMap.CodingFailure) {
        let value: ContentChange = try .whole(WholeChange._kvDecode(&kv, replacing: nil))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "whole") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .part(let value):
      try value._kvEncode(&kv)
    case .whole(let value):
      try value._kvEncode(&kv)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension TextPosition {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.line, right.line),
      KVMap._kvAreEqual(left.character, right.character)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.line.hash(into: &hasher)
    self.character.hash(into: &hasher)
  }
}

nonisolated extension TextRange {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.start, right.start),
      KVMap._kvAreEqual(left.end, right.end)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.start.hash(into: &hasher)
    self.end.hash(into: &hasher)
  }
}

nonisolated extension Location {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.range, right.range)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.range.hash(into: &hasher)
  }
}

nonisolated extension DidOpenParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.version, right.version),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.version.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension DidChangeParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.version, right.version),
      KVMap._kvAreEqual(left.changes, right.changes)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.version.hash(into: &hasher)
    self.changes.hash(into: &hasher)
  }
}

nonisolated extension PartialChange {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.range, right.range),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.range.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension WholeChange {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.text.hash(into: &hasher)
  }
}

nonisolated extension DocumentParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
  }
}

nonisolated extension PositionParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.position, right.position)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.position.hash(into: &hasher)
  }
}

nonisolated extension RangeParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.range, right.range)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.range.hash(into: &hasher)
  }
}

nonisolated extension DidChangeFilesParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.changes, right.changes)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.changes.hash(into: &hasher)
  }
}

nonisolated extension FileChange {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.kind, right.kind)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.kind.hash(into: &hasher)
  }
}

nonisolated extension DidDeleteFilesParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.files, right.files)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.files.hash(into: &hasher)
  }
}

nonisolated extension FileReference {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
  }
}

nonisolated extension DidChangeFoldersParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.added, right.added),
      KVMap._kvAreEqual(left.removed, right.removed)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.added.hash(into: &hasher)
    self.removed.hash(into: &hasher)
  }
}

nonisolated extension FolderReference {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension TextPosition {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0line\"\0\0\0\t\0\0\u{1}\0\0\u{1}\0character\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        TextPosition\tDocuments.kvmap\t3
        line\t+1\tline
        character\t+2\tcharacter
        """)
  }
}

nonisolated extension TextRange {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0start\"\0\0\u{3}\0\0\u{1}\0\0\u{1}\0end\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        TextRange\tDocuments.kvmap\t8
        start\t+1\tstart
        end\t+2\tend
        """)
  }
}

nonisolated extension Location {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{1}\0uri\"\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0range\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Location\tDocuments.kvmap\t13
        uri\t+1\turi
        range\t+2\trange
        """)
  }
}

nonisolated extension DidOpenParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0textDocument\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DidOpenParameters\tDocuments.kvmap\t18
        uri\t+2\ttextDocument.uri
        version\t+3\ttextDocument.version
        text\t+4\ttextDocument.text
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{3}\0\u{3}\0\0\0\0\0\0\0uri\"\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0version\"\u{4}\0\0\u{2}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DidOpenParameters\tDocuments.kvmap\t18
        uri\t+2\ttextDocument.uri
        version\t+3\ttextDocument.version
        text\t+4\ttextDocument.text
        """)
  }
}

nonisolated extension DidChangeParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{4}\0\0\0\u{c}\0\0\0\0\0\0\0textDocument\"\0\0\0\u{e}\0\0\u{1}\0\0\u{1}\0contentChanges\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        DidChangeParameters\tDocuments.kvmap\t25
        uri\t+2\ttextDocument.uri
        changes\t+4\tcontentChanges
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\0\0uri\"\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0version\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DidChangeParameters\tDocuments.kvmap\t25
        uri\t+2\ttextDocument.uri
        version\t+3\ttextDocument.version
        """)
  }
}

nonisolated extension PartialChange {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{1}\0range\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        PartialChange\tDocuments.kvmap\t37
        range\t+1\trange
        text\t+2\ttext
        """)
  }
}

nonisolated extension WholeChange {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WholeChange\tDocuments.kvmap\t42
        text\t+1\ttext
        """)
  }
}

nonisolated extension DocumentParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0textDocument\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DocumentParameters\tDocuments.kvmap\t47
        uri\t+2\ttextDocument.uri
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0uri\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DocumentParameters\tDocuments.kvmap\t47
        uri\t+2\ttextDocument.uri
        """)
  }
}

nonisolated extension PositionParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{4}\0\u{c}\0\0\0\0\0\0\0textDocument\"\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0position\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        PositionParameters\tDocuments.kvmap\t52
        uri\t+2\ttextDocument.uri
        position\t+3\tposition
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0uri\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PositionParameters\tDocuments.kvmap\t52
        uri\t+2\ttextDocument.uri
        """)
  }
}

nonisolated extension RangeParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\u{1}\0\0\0\0\0\u{c}\0\0\0\0\0\0\0textDocument\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0range\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RangeParameters\tDocuments.kvmap\t58
        uri\t+2\ttextDocument.uri
        range\t+3\trange
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0uri\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RangeParameters\tDocuments.kvmap\t58
        uri\t+2\ttextDocument.uri
        """)
  }
}

nonisolated extension DidChangeFilesParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0changes\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        DidChangeFilesParameters\tDocuments.kvmap\t64
        changes\t+2\tchanges
        """)
  }
}

nonisolated extension FileChange {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\u{1}\0uri\"\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        FileChange\tDocuments.kvmap\t69
        uri\t+1\turi
        kind\t+2\ttype
        """)
  }
}

nonisolated extension DidDeleteFilesParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0files\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        DidDeleteFilesParameters\tDocuments.kvmap\t80
        files\t+2\tfiles
        """)
  }
}

nonisolated extension FileReference {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0uri\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        FileReference\tDocuments.kvmap\t85
        uri\t+1\turi
        """)
  }
}

nonisolated extension DidChangeFoldersParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0event\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DidChangeFoldersParameters\tDocuments.kvmap\t89
        added\t+2\tevent.added
        removed\t+3\tevent.removed
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\0\0\0\0\0\0added\"\0\0\u{7}\0\0\u{1}\0\0\0\0removed\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DidChangeFoldersParameters\tDocuments.kvmap\t89
        added\t+2\tevent.added
        removed\t+3\tevent.removed
        """)
  }
}

nonisolated extension FolderReference {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0uri\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        FolderReference\tDocuments.kvmap\t95
        uri\t+1\turi
        """)
  }
}

nonisolated extension FileChangeKind {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\u{5}\0\u{1}\0\0\0\0\0\0\01\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\02\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\03\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FileChangeKind\tDocuments.kvmap\t74
        """)
  }
}

nonisolated extension ContentChange {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ContentChange\tDocuments.kvmap\t32
        """)
  }

  private static var _kvWhen_0: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0range\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ContentChange\tDocuments.kvmap\t32
        \t+0\trange
        """)
  }
}

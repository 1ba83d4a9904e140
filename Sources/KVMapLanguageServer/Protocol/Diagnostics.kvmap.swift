// Generated from Diagnostics.kvmap. Do not edit.
// kvmap format 1, input 304c6a1e47b7dfac, body 862591083b0c0d80
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct PublishParameters: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var version: Swift.Optional<Swift.Int>
  var diagnostics: [ReportedDiagnostic]

  init(uri: Swift.String, version: Swift.Int? = nil, diagnostics: [ReportedDiagnostic]) {
    self.uri = uri
    self.version = version
    self.diagnostics = diagnostics
  }
}

nonisolated struct ReportedDiagnostic: Swift.Sendable, Swift.Hashable {
  var range: TextRange
  /// 1: error, 2: warning.
  var severity: Swift.Int
  var code: Swift.String
  var source: Swift.String
  var message: Swift.String
  /// 1: unnecessary.
  var tags: Swift.Optional<[Swift.Int]>
  var relatedInformation: Swift.Optional<[RelatedInformation]>

  init(
    range: TextRange,
    severity: Swift.Int,
    code: Swift.String,
    source: Swift.String,
    message: Swift.String,
    tags: [Swift.Int]? = nil,
    relatedInformation: [RelatedInformation]? = nil
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.source = source
    self.message = message
    self.tags = tags
    self.relatedInformation = relatedInformation
  }
}

nonisolated struct RelatedInformation: Swift.Sendable, Swift.Hashable {
  var location: Location
  var message: Swift.String

  init(location: Location, message: Swift.String) {
    self.location = location
    self.message = message
  }
}

nonisolated struct PullParameters: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var previousResult: Swift.Optional<Swift.String>

  init(uri: Swift.String, previousResult: Swift.String? = nil) {
    self.uri = uri
    self.previousResult = previousResult
  }
}

nonisolated struct DocumentReport: Swift.Sendable, Swift.Hashable {
  /// `full` or `unchanged`.
  var kind: Swift.String
  var resultID: Swift.String
  var items: Swift.Optional<[ReportedDiagnostic]>

  init(kind: Swift.String, resultID: Swift.String, items: [ReportedDiagnostic]? = nil) {
    self.kind = kind
    self.resultID = resultID
    self.items = items
  }
}

nonisolated struct WorkspacePullParameters: Swift.Sendable, Swift.Hashable {
  var previousResults: [PreviousResult]

  init(previousResults: [PreviousResult] = []) {
    self.previousResults = previousResults
  }
}

nonisolated struct PreviousResult: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var value: Swift.String

  init(uri: Swift.String, value: Swift.String) {
    self.uri = uri
    self.value = value
  }
}

nonisolated struct WorkspaceReport: Swift.Sendable, Swift.Hashable {
  var items: [WorkspaceDocumentReport]

  init(items: [WorkspaceDocumentReport]) {
    self.items = items
  }
}

nonisolated struct WorkspaceDocumentReport: Swift.Sendable, Swift.Hashable {
  var kind: Swift.String
  var uri: Swift.String
  var version: Swift.Optional<Swift.Int>
  var resultID: Swift.String
  var items: Swift.Optional<[ReportedDiagnostic]>

  init(
    kind: Swift.String,
    uri: Swift.String,
    version: Swift.Int? = nil,
    resultID: Swift.String,
    items: [ReportedDiagnostic]? = nil
  ) {
    self.kind = kind
    self.uri = uri
    self.version = version
    self.resultID = resultID
    self.items = items
  }
}

// MARK: - Mappings

nonisolated extension PublishParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PublishParameters {
    PublishParameters(uri: "", diagnostics: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PublishParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.uri)  // uri
      case 1: kv.int(orNil: &out.version)  // version
      case 2: kv.array(into: &out.diagnostics)  // diagnostics
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"uri\":", self.uri)
    kv.int("\"version\":", ifPresent: self.version)
    try kv.array("\"diagnostics\":", self.diagnostics)
    kv.endObject()
  }
}

nonisolated extension ReportedDiagnostic: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ReportedDiagnostic {
    ReportedDiagnostic(range: TextRange._kvPlaceholder, severity: 0, code: "", source: "", message: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ReportedDiagnostic, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.range, updating: updating)  // range
      case 1: kv.int(into: &out.severity)  // severity
      case 2: kv.string(into: &out.code)  // code
      case 3: kv.string(into: &out.source)  // source
      case 4: kv.string(into: &out.message)  // message
      case 5: kv.ints(orNil: &out.tags)  // tags
      case 6: kv.array(orNil: &out.relatedInformation)  // relatedInformation
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"range\":"); try self.range._kvEncode(&kv)
    kv.int("\"severity\":", self.severity)
    kv.string("\"code\":", self.code)
    kv.string("\"source\":", self.source)
    kv.string("\"message\":", self.message)
    if let value = self.tags { kv.key("\"tags\":"); kv.array(value) }
    if let value = self.relatedInformation { kv.key("\"relatedInformation\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension RelatedInformation: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RelatedInformation {
    RelatedInformation(location: Location._kvPlaceholder, message: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RelatedInformation, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.location, updating: updating)  // location
      case 1: kv.string(into: &out.message)  // message
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"location\":"); try self.location._kvEncode(&kv)
    kv.string("\"message\":", self.message)
    kv.endObject()
  }
}

nonisolated extension PullParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PullParameters {
    PullParameters(uri: "")
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PullParameters, updating: Swift.Bool
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
        case 1: kv.string(orNil: &out.previousResult)  // previousResultId
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
    kv.string("\"previousResultId\":", ifPresent: self.previousResult)
    kv.endObject()
  }
}

nonisolated extension DocumentReport: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DocumentReport {
    DocumentReport(kind: "", resultID: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DocumentReport, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.kind)  // kind
      case 1: kv.string(into: &out.resultID)  // resultId
      case 2: kv.array(orNil: &out.items)  // items
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"kind\":", self.kind)
    kv.string("\"resultId\":", self.resultID)
    if let value = self.items { kv.key("\"items\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension WorkspacePullParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WorkspacePullParameters {
    WorkspacePullParameters()
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WorkspacePullParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.previousResults = try kv.consumeNull() ? [] : kv.array(of: PreviousResult.self)  // previousResultIds
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"previousResultIds\":", self.previousResults)
    kv.endObject()
  }
}

nonisolated extension PreviousResult: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PreviousResult {
    PreviousResult(uri: "", value: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PreviousResult, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.uri)  // uri
      case 1: kv.string(into: &out.value)  // value
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"uri\":", self.uri)
    kv.string("\"value\":", self.value)
    kv.endObject()
  }
}

nonisolated extension WorkspaceReport: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WorkspaceReport {
    WorkspaceReport(items: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WorkspaceReport, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.items)  // items
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"items\":", self.items)
    kv.endObject()
  }
}

nonisolated extension WorkspaceDocumentReport: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WorkspaceDocumentReport {
    WorkspaceDocumentReport(kind: "", uri: "", resultID: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WorkspaceDocumentReport, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.kind)  // kind
      case 1: kv.string(into: &out.uri)  // uri
      case 2: kv.int(orNil: &out.version)  // version
      case 3: kv.string(into: &out.resultID)  // resultId
      case 4: kv.array(orNil: &out.items)  // items
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"kind\":", self.kind)
    kv.string("\"uri\":", self.uri)
    if let value = self.version { kv.key("\"version\":"); kv.int(value) } else { kv.key("\"version\":"); kv.null() }
    kv.string("\"resultId\":", self.resultID)
    if let value = self.items { kv.key("\"items\":"); try kv.array(value) } else { kv.key("\"items\":"); kv.null() }
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension PublishParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.version, right.version),
      KVMap._kvAreEqual(left.diagnostics, right.diagnostics)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.version.hash(into: &hasher)
    self.diagnostics.hash(into: &hasher)
  }
}

nonisolated extension ReportedDiagnostic {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.range, right.range),
      KVMap._kvAreEqual(left.severity, right.severity),
      KVMap._kvAreEqual(left.code, right.code),
      KVMap._kvAreEqual(left.source, right.source),
      KVMap._kvAreEqual(left.message, right.message),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.relatedInformation, right.relatedInformation)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.range.hash(into: &hasher)
    self.severity.hash(into: &hasher)
    self.code.hash(into: &hasher)
    self.source.hash(into: &hasher)
    self.message.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.relatedInformation.hash(into: &hasher)
  }
}

nonisolated extension RelatedInformation {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.location, right.location),
      KVMap._kvAreEqual(left.message, right.message)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.location.hash(into: &hasher)
    self.message.hash(into: &hasher)
  }
}

nonisolated extension PullParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.previousResult, right.previousResult)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.previousResult.hash(into: &hasher)
  }
}

nonisolated extension DocumentReport {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.resultID, right.resultID),
      KVMap._kvAreEqual(left.items, right.items)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.kind.hash(into: &hasher)
    self.resultID.hash(into: &hasher)
    self.items.hash(into: &hasher)
  }
}

nonisolated extension WorkspacePullParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.previousResults, right.previousResults)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.previousResults.hash(into: &hasher)
  }
}

nonisolated extension PreviousResult {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.value.hash(into: &hasher)
  }
}

nonisolated extension WorkspaceReport {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.items, right.items)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.items.hash(into: &hasher)
  }
}

nonisolated extension WorkspaceDocumentReport {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.version, right.version),
      KVMap._kvAreEqual(left.resultID, right.resultID),
      KVMap._kvAreEqual(left.items, right.items)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.kind.hash(into: &hasher)
    self.uri.hash(into: &hasher)
    self.version.hash(into: &hasher)
    self.resultID.hash(into: &hasher)
    self.items.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension PublishParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0uri\"\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0version\"\u{b}\0\0\u{2}\0\0\u{1}\0diagnostics\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        PublishParameters\tDiagnostics.kvmap\t5
        uri\t+1\turi
        version\t+2\tversion
        diagnostics\t+3\tdiagnostics
        """)
  }
}

nonisolated extension ReportedDiagnostic {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{e}\0\0\0\0\0\0\0\0\0\0\0\0\0\n\0\0\0\u{1}\0\0\0\u{c}\0\u{3}\0\u{8}\0\u{6}\0\u{5}\0\0\0\0\0\u{1}\0range\"\0\0\u{8}\0\0\u{1}\0\0\u{1}\0severity\"\0\0\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0code\"\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0source\"\0\u{7}\0\0\u{4}\0\0\u{1}\0message\"\u{4}\0\0\u{5}\0\0\0\0tags\"\0\0\0\u{12}\0\0\u{6}\0\0\0\0relatedInformation\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xc584133ac916ab3d, wide: false, full: false, count: 7, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        ReportedDiagnostic\tDiagnostics.kvmap\t11
        range\t+1\trange
        severity\t+3\tseverity
        code\t+4\tcode
        source\t+5\tsource
        message\t+6\tmessage
        tags\t+8\ttags
        relatedInformation\t+9\trelatedInformation
        """)
  }
}

nonisolated extension RelatedInformation {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\0\0\u{1}\0\u{8}\0\0\0\0\0\u{1}\0location\"\0\0\0\0\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0message\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RelatedInformation\tDiagnostics.kvmap\t23
        location\t+1\tlocation
        message\t+2\tmessage
        """)
  }
}

nonisolated extension PullParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\u{1}\0\0\0\0\0\u{c}\0\0\0\0\0\0\0textDocument\"\0\0\0\u{10}\0\0\u{1}\0\0\0\0previousResultId\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PullParameters\tDiagnostics.kvmap\t28
        uri\t+2\ttextDocument.uri
        previousResult\t+3\tpreviousResultId
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0uri\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PullParameters\tDiagnostics.kvmap\t28
        uri\t+2\ttextDocument.uri
        """)
  }
}

nonisolated extension DocumentReport {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{3}\0\u{6}\0\u{4}\0\0\0\0\0\u{1}\0kind\"\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0resultId\"\0\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0items\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        DocumentReport\tDiagnostics.kvmap\t34
        kind\t+2\tkind
        resultID\t+3\tresultId
        items\t+4\titems
        """)
  }
}

nonisolated extension WorkspacePullParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{11}\0\0\0\0\0\0\0previousResultIds\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WorkspacePullParameters\tDiagnostics.kvmap\t41
        previousResults\t+2\tpreviousResultIds
        """)
  }
}

nonisolated extension PreviousResult {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0uri\"\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        PreviousResult\tDiagnostics.kvmap\t46
        uri\t+1\turi
        value\t+2\tvalue
        """)
  }
}

nonisolated extension WorkspaceReport {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0items\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WorkspaceReport\tDiagnostics.kvmap\t51
        items\t+1\titems
        """)
  }
}

nonisolated extension WorkspaceDocumentReport {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\n\0\0\0\u{4}\0\0\0\0\0\u{1}\0kind\"\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0uri\"\0\0\0\0\u{7}\0\0\u{2}\0\0\0\0version\"\u{8}\0\0\u{3}\0\0\u{1}\0resultId\"\0\0\0\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0items\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        WorkspaceDocumentReport\tDiagnostics.kvmap\t55
        kind\t+2\tkind
        uri\t+3\turi
        version\t+4\tversion
        resultID\t+5\tresultId
        items\t+6\titems
        """)
  }
}

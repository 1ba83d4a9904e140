// Generated from Features.kvmap. Do not edit.
// kvmap format 1, input 023f322990d75968, body 284d3e8785753234
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct TextEdit: Swift.Sendable, Swift.Hashable {
  var range: TextRange
  var newText: Swift.String

  init(range: TextRange, newText: Swift.String) {
    self.range = range
    self.newText = newText
  }
}

nonisolated struct VersionedDocument: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var version: Swift.Optional<Swift.Int>

  init(uri: Swift.String, version: Swift.Int? = nil) {
    self.uri = uri
    self.version = version
  }
}

nonisolated struct DocumentEdit: Swift.Sendable, Swift.Hashable {
  var textDocument: VersionedDocument
  var edits: [TextEdit]

  init(textDocument: VersionedDocument, edits: [TextEdit]) {
    self.textDocument = textDocument
    self.edits = edits
  }
}

nonisolated struct WorkspaceEdit: Swift.Sendable, Swift.Hashable {
  var changes: Swift.Optional<[Swift.String: [TextEdit]]>
  var documentChanges: Swift.Optional<[DocumentEdit]>

  init(changes: [Swift.String: [TextEdit]]? = nil, documentChanges: [DocumentEdit]? = nil) {
    self.changes = changes
    self.documentChanges = documentChanges
  }
}

nonisolated struct MarkupContent: Swift.Sendable, Swift.Hashable {
  /// `markdown` or `plaintext`.
  var kind: Swift.String
  var value: Swift.String

  init(kind: Swift.String, value: Swift.String) {
    self.kind = kind
    self.value = value
  }
}

nonisolated struct HoverResult: Swift.Sendable, Swift.Hashable {
  var contents: MarkupContent
  var range: Swift.Optional<TextRange>

  init(contents: MarkupContent, range: TextRange? = nil) {
    self.contents = contents
    self.range = range
  }
}

nonisolated struct ReferenceParameters: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var position: TextPosition
  var includesDeclaration: Swift.Bool

  init(uri: Swift.String, position: TextPosition, includesDeclaration: Swift.Bool = true) {
    self.uri = uri
    self.position = position
    self.includesDeclaration = includesDeclaration
  }
}

nonisolated struct DocumentHighlight: Swift.Sendable, Swift.Hashable {
  var range: TextRange
  /// 2: read, 3: write.
  var kind: Swift.Int

  init(range: TextRange, kind: Swift.Int) {
    self.range = range
    self.kind = kind
  }
}

nonisolated struct RenameParameters: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var position: TextPosition
  var newName: Swift.String

  init(uri: Swift.String, position: TextPosition, newName: Swift.String) {
    self.uri = uri
    self.position = position
    self.newName = newName
  }
}

nonisolated struct RenamePlace: Swift.Sendable, Swift.Hashable {
  var range: TextRange
  var placeholder: Swift.String

  init(range: TextRange, placeholder: Swift.String) {
    self.range = range
    self.placeholder = placeholder
  }
}

nonisolated struct DocumentSymbol: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var detail: Swift.Optional<Swift.String>
  var kind: Swift.Int
  var range: TextRange
  var selectionRange: TextRange
  var children: Swift.Optional<[DocumentSymbol]>

  init(
    name: Swift.String,
    detail: Swift.String? = nil,
    kind: Swift.Int,
    range: TextRange,
    selectionRange: TextRange,
    children: [DocumentSymbol]? = nil
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.range = range
    self.selectionRange = selectionRange
    self.children = children
  }
}

nonisolated struct SymbolInformation: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var kind: Swift.Int
  var location: Location
  var containerName: Swift.Optional<Swift.String>

  init(name: Swift.String, kind: Swift.Int, location: Location, containerName: Swift.String? = nil) {
    self.name = name
    self.kind = kind
    self.location = location
    self.containerName = containerName
  }
}

nonisolated struct QueryParameters: Swift.Sendable, Swift.Hashable {
  var query: Swift.String

  init(query: Swift.String = "") {
    self.query = query
  }
}

nonisolated struct FoldingRange: Swift.Sendable, Swift.Hashable {
  var startLine: Swift.UInt32
  var endLine: Swift.UInt32
  var kind: Swift.Optional<Swift.String>

  init(startLine: Swift.UInt32, endLine: Swift.UInt32, kind: Swift.String? = nil) {
    self.startLine = startLine
    self.endLine = endLine
    self.kind = kind
  }
}

nonisolated struct DocumentLink: Swift.Sendable, Swift.Hashable {
  var range: TextRange
  var target: Swift.String

  init(range: TextRange, target: Swift.String) {
    self.range = range
    self.target = target
  }
}

nonisolated struct PositionsParameters: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var positions: [TextPosition]

  init(uri: Swift.String, positions: [TextPosition]) {
    self.uri = uri
    self.positions = positions
  }
}

nonisolated class SelectionRange: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var range: TextRange
  var parent: SelectionRange?

  init(range: TextRange, parent: SelectionRange? = nil) {
    self.range = range
    self.parent = parent
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: SelectionRange?
  ) throws(KVMap.CodingFailure) -> (TextRange, SelectionRange?) {
    var _0: TextRange? = current?.range
    var _1: SelectionRange? = current?.parent
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try TextRange._kvDecode(&kv, updating: current?.range)  // range
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : SelectionRange._kvDecode(&kv, updating: current?.parent)  // parent
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: SelectionRange.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: SelectionRange?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.range = _0
    self.parent = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "SelectionRange") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"range\":"); try self.range._kvEncode(&kv)
    if let value = self.parent { kv.key("\"parent\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated struct LinkedRanges: Swift.Sendable, Swift.Hashable {
  var ranges: [TextRange]

  init(ranges: [TextRange]) {
    self.ranges = ranges
  }
}

nonisolated struct SemanticTokens: Swift.Sendable, Swift.Hashable {
  var data: [Swift.UInt32]

  init(data: [Swift.UInt32]) {
    self.data = data
  }
}

nonisolated struct InlayHint: Swift.Sendable, Swift.Hashable {
  var position: TextPosition
  var label: Swift.String
  /// 1: a type.
  var kind: Swift.Optional<Swift.Int>
  var paddingLeft: Swift.Bool
  var textEdits: Swift.Optional<[TextEdit]>

  init(
    position: TextPosition,
    label: Swift.String,
    kind: Swift.Int? = nil,
    paddingLeft: Swift.Bool,
    textEdits: [TextEdit]? = nil
  ) {
    self.position = position
    self.label = label
    self.kind = kind
    self.paddingLeft = paddingLeft
    self.textEdits = textEdits
  }
}

nonisolated struct CompletionList: Swift.Sendable, Swift.Hashable {
  var isIncomplete: Swift.Bool
  var items: [CompletionItem]

  init(isIncomplete: Swift.Bool, items: [CompletionItem]) {
    self.isIncomplete = isIncomplete
    self.items = items
  }
}

nonisolated struct CompletionItem: Swift.Sendable, Swift.Hashable {
  var label: Swift.String
  var kind: Swift.Int
  var detail: Swift.Optional<Swift.String>
  var documentation: Swift.Optional<MarkupContent>
  var sortText: Swift.Optional<Swift.String>
  var filterText: Swift.Optional<Swift.String>
  /// 1: plain text, 2: a snippet.
  var insertTextFormat: Swift.Optional<Swift.Int>
  var textEdit: Swift.Optional<TextEdit>
  var additionalTextEdits: Swift.Optional<[TextEdit]>
  var data: Swift.Optional<CompletionData>

  init(
    label: Swift.String,
    kind: Swift.Int,
    detail: Swift.String? = nil,
    documentation: MarkupContent? = nil,
    sortText: Swift.String? = nil,
    filterText: Swift.String? = nil,
    insertTextFormat: Swift.Int? = nil,
    textEdit: TextEdit? = nil,
    additionalTextEdits: [TextEdit]? = nil,
    data: CompletionData? = nil
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
    self.sortText = sortText
    self.filterText = filterText
    self.insertTextFormat = insertTextFormat
    self.textEdit = textEdit
    self.additionalTextEdits = additionalTextEdits
    self.data = data
  }
}

/// What the documentation of an item is about.
nonisolated struct CompletionData: Swift.Sendable, Swift.Hashable {
  var word: Swift.String
  /// A kind of explanation.
  var kind: Swift.String

  init(word: Swift.String, kind: Swift.String) {
    self.word = word
    self.kind = kind
  }
}

nonisolated struct CompletionResolveParameters: Swift.Sendable, Swift.Hashable {
  var item: CompletionItem

  init(item: CompletionItem) {
    self.item = item
  }
}

nonisolated struct ActionParameters: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var range: TextRange
  /// The kinds that are wanted.
  var only: Swift.Optional<[Swift.String]>

  init(uri: Swift.String, range: TextRange, only: [Swift.String]? = nil) {
    self.uri = uri
    self.range = range
    self.only = only
  }
}

nonisolated struct CodeAction: Swift.Sendable, Swift.Hashable {
  var title: Swift.String
  var kind: Swift.String
  var diagnostics: Swift.Optional<[ActionDiagnostic]>
  var isPreferred: Swift.Optional<Swift.Bool>
  var edit: Swift.Optional<WorkspaceEdit>
  var command: Swift.Optional<LensCommand>
  var data: Swift.Optional<ActionData>

  init(
    title: Swift.String,
    kind: Swift.String,
    diagnostics: [ActionDiagnostic]? = nil,
    isPreferred: Swift.Bool? = nil,
    edit: WorkspaceEdit? = nil,
    command: LensCommand? = nil,
    data: ActionData? = nil
  ) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.edit = edit
    self.command = command
    self.data = data
  }
}

/// What a refactoring is found again by.
nonisolated struct ActionData: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var range: TextRange
  var action: Swift.String

  init(uri: Swift.String, range: TextRange, action: Swift.String) {
    self.uri = uri
    self.range = range
    self.action = action
  }
}

nonisolated struct ActionResolveParameters: Swift.Sendable, Swift.Hashable {
  var title: Swift.String
  var kind: Swift.String
  var data: ActionData

  init(title: Swift.String, kind: Swift.String, data: ActionData) {
    self.title = title
    self.kind = kind
    self.data = data
  }
}

/// The part of a diagnostic by which clients recognise it.
nonisolated struct ActionDiagnostic: Swift.Sendable, Swift.Hashable {
  var range: TextRange
  var severity: Swift.Int
  var code: Swift.String
  var source: Swift.String
  var message: Swift.String

  init(
    range: TextRange,
    severity: Swift.Int,
    code: Swift.String,
    source: Swift.String,
    message: Swift.String
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.source = source
    self.message = message
  }
}

nonisolated struct SignatureHelp: Swift.Sendable, Swift.Hashable {
  var signatures: [SignatureInformation]
  var activeSignature: Swift.Int
  var activeParameter: Swift.Int

  init(signatures: [SignatureInformation], activeSignature: Swift.Int, activeParameter: Swift.Int) {
    self.signatures = signatures
    self.activeSignature = activeSignature
    self.activeParameter = activeParameter
  }
}

nonisolated struct SignatureInformation: Swift.Sendable, Swift.Hashable {
  var label: Swift.String
  var documentation: Swift.Optional<Swift.String>
  var parameters: [ParameterInformation]

  init(label: Swift.String, documentation: Swift.String? = nil, parameters: [ParameterInformation]) {
    self.label = label
    self.documentation = documentation
    self.parameters = parameters
  }
}

nonisolated struct ParameterInformation: Swift.Sendable, Swift.Hashable {
  var label: Swift.String

  init(label: Swift.String) {
    self.label = label
  }
}

// MARK: - Mappings

nonisolated extension TextEdit: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TextEdit {
    TextEdit(range: TextRange._kvPlaceholder, newText: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TextEdit, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.range, updating: updating)  // range
      case 1: kv.string(into: &out.newText)  // newText
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"range\":"); try self.range._kvEncode(&kv)
    kv.string("\"newText\":", self.newText)
    kv.endObject()
  }
}

nonisolated extension VersionedDocument: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: VersionedDocument {
    VersionedDocument(uri: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout VersionedDocument, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.uri)  // uri
      case 1: kv.int(orNil: &out.version)  // version
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"uri\":", self.uri)
    if let value = self.version { kv.key("\"version\":"); kv.int(value) } else { kv.key("\"version\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension DocumentEdit: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DocumentEdit {
    DocumentEdit(textDocument: VersionedDocument._kvPlaceholder, edits: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DocumentEdit, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.textDocument, updating: updating)  // textDocument
      case 1: kv.array(into: &out.edits)  // edits
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"textDocument\":"); try self.textDocument._kvEncode(&kv)
    try kv.array("\"edits\":", self.edits)
    kv.endObject()
  }
}

nonisolated extension WorkspaceEdit: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WorkspaceEdit {
    WorkspaceEdit()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WorkspaceEdit, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.changes = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_changes(&kv)  // changes
        case 1: kv.array(orNil: &out.documentChanges)  // documentChanges
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_changes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: [TextEdit]] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [TextEdit] in try kv.array(of: TextEdit.self) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.changes { kv.key("\"changes\":"); try kv.dictionary(value) }
    if let value = self.documentChanges { kv.key("\"documentChanges\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension MarkupContent: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: MarkupContent {
    MarkupContent(kind: "", value: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MarkupContent, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.kind)  // kind
      case 1: kv.string(into: &out.value)  // value
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"kind\":", self.kind)
    kv.string("\"value\":", self.value)
    kv.endObject()
  }
}

nonisolated extension HoverResult: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: HoverResult {
    HoverResult(contents: MarkupContent._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout HoverResult, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.contents, updating: updating)  // contents
      case 1: kv.object(orNil: &out.range, updating: updating)  // range
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"contents\":"); try self.contents._kvEncode(&kv)
    if let value = self.range { kv.key("\"range\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension ReferenceParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ReferenceParameters {
    ReferenceParameters(uri: "", position: TextPosition._kvPlaceholder)
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ReferenceParameters, updating: Swift.Bool
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
        case 2:  // context.includeDeclaration
          if try kv.consumeNull() {
            out.includesDeclaration = true
          } else {
            var scan2: KVMap.ObjectState = .init(updating: updating)
            var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
            while key2 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key2 {
                case 0: out.includesDeclaration = try kv.consumeNull() ? true : kv.bool()  // context.includeDeclaration
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan2) }
              key2 = try kv.nextKey(_kvKeys_2, &scan2)
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
    kv.key("\"position\":"); try self.position._kvEncode(&kv)
    let begun1: Swift.Int = kv.beginOptionalObject("\"context\":")
    kv.bool("\"includeDeclaration\":", self.includesDeclaration)
    kv.endOptionalObject(begun1)
    kv.endObject()
  }
}

nonisolated extension DocumentHighlight: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DocumentHighlight {
    DocumentHighlight(range: TextRange._kvPlaceholder, kind: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DocumentHighlight, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.range, updating: updating)  // range
      case 1: kv.int(into: &out.kind)  // kind
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"range\":"); try self.range._kvEncode(&kv)
    kv.int("\"kind\":", self.kind)
    kv.endObject()
  }
}

nonisolated extension RenameParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RenameParameters {
    RenameParameters(uri: "", position: TextPosition._kvPlaceholder, newName: "")
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RenameParameters, updating: Swift.Bool
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
        case 2: kv.string(into: &out.newName)  // newName
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
    kv.string("\"newName\":", self.newName)
    kv.endObject()
  }
}

nonisolated extension RenamePlace: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RenamePlace {
    RenamePlace(range: TextRange._kvPlaceholder, placeholder: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RenamePlace, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.range, updating: updating)  // range
      case 1: kv.string(into: &out.placeholder)  // placeholder
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"range\":"); try self.range._kvEncode(&kv)
    kv.string("\"placeholder\":", self.placeholder)
    kv.endObject()
  }
}

nonisolated extension DocumentSymbol: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DocumentSymbol {
    DocumentSymbol(name: "", kind: 0, range: TextRange._kvPlaceholder, selectionRange: TextRange._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DocumentSymbol, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.string(orNil: &out.detail)  // detail
      case 2: kv.int(into: &out.kind)  // kind
      case 3: kv.object(into: &out.range, updating: updating)  // range
      case 4: kv.object(into: &out.selectionRange, updating: updating)  // selectionRange
      case 5: kv.array(orNil: &out.children)  // children
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.string("\"detail\":", ifPresent: self.detail)
    kv.int("\"kind\":", self.kind)
    kv.key("\"range\":"); try self.range._kvEncode(&kv)
    kv.key("\"selectionRange\":"); try self.selectionRange._kvEncode(&kv)
    if let value = self.children { kv.key("\"children\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension SymbolInformation: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SymbolInformation {
    SymbolInformation(name: "", kind: 0, location: Location._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SymbolInformation, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.int(into: &out.kind)  // kind
      case 2: kv.object(into: &out.location, updating: updating)  // location
      case 3: kv.string(orNil: &out.containerName)  // containerName
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.int("\"kind\":", self.kind)
    kv.key("\"location\":"); try self.location._kvEncode(&kv)
    kv.string("\"containerName\":", ifPresent: self.containerName)
    kv.endObject()
  }
}

nonisolated extension QueryParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: QueryParameters {
    QueryParameters()
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout QueryParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.query = try kv.consumeNull() ? "" : kv.string()  // query
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"query\":", self.query)
    kv.endObject()
  }
}

nonisolated extension FoldingRange: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FoldingRange {
    FoldingRange(startLine: 0, endLine: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FoldingRange, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.startLine = try kv.uint32()  // startLine
        case 1: out.endLine = try kv.uint32()  // endLine
        case 2: kv.string(orNil: &out.kind)  // kind
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"startLine\":"); kv.uint32(self.startLine)
    kv.key("\"endLine\":"); kv.uint32(self.endLine)
    kv.string("\"kind\":", ifPresent: self.kind)
    kv.endObject()
  }
}

nonisolated extension DocumentLink: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DocumentLink {
    DocumentLink(range: TextRange._kvPlaceholder, target: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DocumentLink, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.range, updating: updating)  // range
      case 1: kv.string(into: &out.target)  // target
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"range\":"); try self.range._kvEncode(&kv)
    kv.string("\"target\":", self.target)
    kv.endObject()
  }
}

nonisolated extension PositionsParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PositionsParameters {
    PositionsParameters(uri: "", positions: [])
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PositionsParameters, updating: Swift.Bool
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
        case 1: kv.array(into: &out.positions)  // positions
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
    try kv.array("\"positions\":", self.positions)
    kv.endObject()
  }
}

nonisolated extension LinkedRanges: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LinkedRanges {
    LinkedRanges(ranges: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LinkedRanges, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.ranges)  // ranges
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"ranges\":", self.ranges)
    kv.endObject()
  }
}

nonisolated extension SemanticTokens: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SemanticTokens {
    SemanticTokens(data: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SemanticTokens, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.data = try _kvDecode_data(&kv)  // data
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_data(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.UInt32] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.UInt32 in try kv.uint32() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"data\":", self.data)
    kv.endObject()
  }
}

nonisolated extension InlayHint: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: InlayHint {
    InlayHint(position: TextPosition._kvPlaceholder, label: "", paddingLeft: false)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout InlayHint, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.position, updating: updating)  // position
      case 1: kv.string(into: &out.label)  // label
      case 2: kv.int(orNil: &out.kind)  // kind
      case 3: kv.bool(into: &out.paddingLeft)  // paddingLeft
      case 4: kv.array(orNil: &out.textEdits)  // textEdits
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"position\":"); try self.position._kvEncode(&kv)
    kv.string("\"label\":", self.label)
    kv.int("\"kind\":", ifPresent: self.kind)
    kv.bool("\"paddingLeft\":", self.paddingLeft)
    if let value = self.textEdits { kv.key("\"textEdits\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension CompletionList: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CompletionList {
    CompletionList(isIncomplete: false, items: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CompletionList, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.bool(into: &out.isIncomplete)  // isIncomplete
      case 1: kv.array(into: &out.items)  // items
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"isIncomplete\":", self.isIncomplete)
    try kv.array("\"items\":", self.items)
    kv.endObject()
  }
}

nonisolated extension CompletionItem: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CompletionItem {
    CompletionItem(label: "", kind: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CompletionItem, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.label)  // label
      case 1: kv.int(into: &out.kind)  // kind
      case 2: kv.string(orNil: &out.detail)  // detail
      case 3: kv.object(orNil: &out.documentation, updating: updating)  // documentation
      case 4: kv.string(orNil: &out.sortText)  // sortText
      case 5: kv.string(orNil: &out.filterText)  // filterText
      case 6: kv.int(orNil: &out.insertTextFormat)  // insertTextFormat
      case 7: kv.object(orNil: &out.textEdit, updating: updating)  // textEdit
      case 8: kv.array(orNil: &out.additionalTextEdits)  // additionalTextEdits
      case 9: kv.object(orNil: &out.data, updating: updating)  // data
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"label\":", self.label)
    kv.int("\"kind\":", self.kind)
    kv.string("\"detail\":", ifPresent: self.detail)
    if let value = self.documentation { kv.key("\"documentation\":"); try value._kvEncode(&kv) }
    kv.string("\"sortText\":", ifPresent: self.sortText)
    kv.string("\"filterText\":", ifPresent: self.filterText)
    kv.int("\"insertTextFormat\":", ifPresent: self.insertTextFormat)
    if let value = self.textEdit { kv.key("\"textEdit\":"); try value._kvEncode(&kv) }
    if let value = self.additionalTextEdits { kv.key("\"additionalTextEdits\":"); try kv.array(value) }
    if let value = self.data { kv.key("\"data\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension CompletionData: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CompletionData {
    CompletionData(word: "", kind: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CompletionData, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.word)  // word
      case 1: kv.string(into: &out.kind)  // kind
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"word\":", self.word)
    kv.string("\"kind\":", self.kind)
    kv.endObject()
  }
}

nonisolated extension CompletionResolveParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CompletionResolveParameters {
    CompletionResolveParameters(item: CompletionItem._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CompletionResolveParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.item, updating: updating)  // params
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension ActionParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ActionParameters {
    ActionParameters(uri: "", range: TextRange._kvPlaceholder)
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ActionParameters, updating: Swift.Bool
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
        case 2:  // context.only
          if try kv.consumeNull() {
            out.only = nil
          } else {
            var scan2: KVMap.ObjectState = .init(updating: updating)
            var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
            while key2 >= 0 {
              switch key2 {
              case 0: kv.strings(orNil: &out.only)  // context.only
              default: break
              }
              key2 = try kv.nextKey(_kvKeys_2, &scan2)
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
    kv.key("\"range\":"); try self.range._kvEncode(&kv)
    let begun1: Swift.Int = kv.beginOptionalObject("\"context\":")
    if let value = self.only { kv.key("\"only\":"); kv.array(value) }
    kv.endOptionalObject(begun1)
    kv.endObject()
  }
}

nonisolated extension CodeAction: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CodeAction {
    CodeAction(title: "", kind: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CodeAction, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.title)  // title
      case 1: kv.string(into: &out.kind)  // kind
      case 2: kv.array(orNil: &out.diagnostics)  // diagnostics
      case 3: kv.bool(orNil: &out.isPreferred)  // isPreferred
      case 4: kv.object(orNil: &out.edit, updating: updating)  // edit
      case 5: kv.object(orNil: &out.command, updating: updating)  // command
      case 6: kv.object(orNil: &out.data, updating: updating)  // data
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.title)
    kv.string("\"kind\":", self.kind)
    if let value = self.diagnostics { kv.key("\"diagnostics\":"); try kv.array(value) }
    kv.bool("\"isPreferred\":", ifPresent: self.isPreferred)
    if let value = self.edit { kv.key("\"edit\":"); try value._kvEncode(&kv) }
    if let value = self.command { kv.key("\"command\":"); try value._kvEncode(&kv) }
    if let value = self.data { kv.key("\"data\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension ActionData: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ActionData {
    ActionData(uri: "", range: TextRange._kvPlaceholder, action: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ActionData, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.uri)  // uri
      case 1: kv.object(into: &out.range, updating: updating)  // range
      case 2: kv.string(into: &out.action)  // action
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"uri\":", self.uri)
    kv.key("\"range\":"); try self.range._kvEncode(&kv)
    kv.string("\"action\":", self.action)
    kv.endObject()
  }
}

nonisolated extension ActionResolveParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ActionResolveParameters {
    ActionResolveParameters(title: "", kind: "", data: ActionData._kvPlaceholder)
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ActionResolveParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.title)  // title
      case 1: kv.string(into: &out.kind)  // kind
      case 2: kv.object(into: &out.data, updating: updating)  // data
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "params" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.title)
    kv.string("\"kind\":", self.kind)
    kv.key("\"data\":"); try self.data._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension ActionDiagnostic: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ActionDiagnostic {
    ActionDiagnostic(range: TextRange._kvPlaceholder, severity: 0, code: "", source: "", message: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ActionDiagnostic, updating: Swift.Bool
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
    kv.endObject()
  }
}

nonisolated extension SignatureHelp: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SignatureHelp {
    SignatureHelp(signatures: [], activeSignature: 0, activeParameter: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SignatureHelp, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.signatures)  // signatures
      case 1: kv.int(into: &out.activeSignature)  // activeSignature
      case 2: kv.int(into: &out.activeParameter)  // activeParameter
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"signatures\":", self.signatures)
    kv.int("\"activeSignature\":", self.activeSignature)
    kv.int("\"activeParameter\":", self.activeParameter)
    kv.endObject()
  }
}

nonisolated extension SignatureInformation: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SignatureInformation {
    SignatureInformation(label: "", parameters: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SignatureInformation, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.label)  // label
      case 1: kv.string(orNil: &out.documentation)  // documentation
      case 2: kv.array(into: &out.parameters)  // parameters
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"label\":", self.label)
    kv.string("\"documentation\":", ifPresent: self.documentation)
    try kv.array("\"parameters\":", self.parameters)
    kv.endObject()
  }
}

nonisolated extension ParameterInformation: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ParameterInformation {
    ParameterInformation(label: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ParameterInformation, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.label)  // label
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"label\":", self.label)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension TextEdit {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.range, right.range),
      KVMap._kvAreEqual(left.newText, right.newText)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.range.hash(into: &hasher)
    self.newText.hash(into: &hasher)
  }
}

nonisolated extension VersionedDocument {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.version, right.version)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.version.hash(into: &hasher)
  }
}

nonisolated extension DocumentEdit {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.textDocument, right.textDocument),
      KVMap._kvAreEqual(left.edits, right.edits)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.textDocument.hash(into: &hasher)
    self.edits.hash(into: &hasher)
  }
}

nonisolated extension WorkspaceEdit {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.changes, right.changes),
      KVMap._kvAreEqual(left.documentChanges, right.documentChanges)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.changes.hash(into: &hasher)
    self.documentChanges.hash(into: &hasher)
  }
}

nonisolated extension MarkupContent {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.kind.hash(into: &hasher)
    self.value.hash(into: &hasher)
  }
}

nonisolated extension HoverResult {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.contents, right.contents),
      KVMap._kvAreEqual(left.range, right.range)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.contents.hash(into: &hasher)
    self.range.hash(into: &hasher)
  }
}

nonisolated extension ReferenceParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.position, right.position),
      KVMap._kvAreEqual(left.includesDeclaration, right.includesDeclaration)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.position.hash(into: &hasher)
    self.includesDeclaration.hash(into: &hasher)
  }
}

nonisolated extension DocumentHighlight {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.range, right.range),
      KVMap._kvAreEqual(left.kind, right.kind)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.range.hash(into: &hasher)
    self.kind.hash(into: &hasher)
  }
}

nonisolated extension RenameParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.position, right.position),
      KVMap._kvAreEqual(left.newName, right.newName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.position.hash(into: &hasher)
    self.newName.hash(into: &hasher)
  }
}

nonisolated extension RenamePlace {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.range, right.range),
      KVMap._kvAreEqual(left.placeholder, right.placeholder)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.range.hash(into: &hasher)
    self.placeholder.hash(into: &hasher)
  }
}

nonisolated extension DocumentSymbol {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.detail, right.detail),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.range, right.range),
      KVMap._kvAreEqual(left.selectionRange, right.selectionRange),
      KVMap._kvAreEqual(left.children, right.children)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.detail.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.range.hash(into: &hasher)
    self.selectionRange.hash(into: &hasher)
    self.children.hash(into: &hasher)
  }
}

nonisolated extension SymbolInformation {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.location, right.location),
      KVMap._kvAreEqual(left.containerName, right.containerName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.location.hash(into: &hasher)
    self.containerName.hash(into: &hasher)
  }
}

nonisolated extension QueryParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.query, right.query)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.query.hash(into: &hasher)
  }
}

nonisolated extension FoldingRange {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.startLine, right.startLine),
      KVMap._kvAreEqual(left.endLine, right.endLine),
      KVMap._kvAreEqual(left.kind, right.kind)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.startLine.hash(into: &hasher)
    self.endLine.hash(into: &hasher)
    self.kind.hash(into: &hasher)
  }
}

nonisolated extension DocumentLink {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.range, right.range),
      KVMap._kvAreEqual(left.target, right.target)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.range.hash(into: &hasher)
    self.target.hash(into: &hasher)
  }
}

nonisolated extension PositionsParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.positions, right.positions)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.positions.hash(into: &hasher)
  }
}

nonisolated extension LinkedRanges {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.ranges, right.ranges)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.ranges.hash(into: &hasher)
  }
}

nonisolated extension SemanticTokens {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.data, right.data)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.data.hash(into: &hasher)
  }
}

nonisolated extension InlayHint {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.position, right.position),
      KVMap._kvAreEqual(left.label, right.label),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.paddingLeft, right.paddingLeft),
      KVMap._kvAreEqual(left.textEdits, right.textEdits)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.position.hash(into: &hasher)
    self.label.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.paddingLeft.hash(into: &hasher)
    self.textEdits.hash(into: &hasher)
  }
}

nonisolated extension CompletionList {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.isIncomplete, right.isIncomplete),
      KVMap._kvAreEqual(left.items, right.items)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.isIncomplete.hash(into: &hasher)
    self.items.hash(into: &hasher)
  }
}

nonisolated extension CompletionItem {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.label, right.label),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.detail, right.detail),
      KVMap._kvAreEqual(left.documentation, right.documentation),
      KVMap._kvAreEqual(left.sortText, right.sortText),
      KVMap._kvAreEqual(left.filterText, right.filterText),
      KVMap._kvAreEqual(left.insertTextFormat, right.insertTextFormat),
      KVMap._kvAreEqual(left.textEdit, right.textEdit),
      KVMap._kvAreEqual(left.additionalTextEdits, right.additionalTextEdits),
      KVMap._kvAreEqual(left.data, right.data)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.label.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.detail.hash(into: &hasher)
    self.documentation.hash(into: &hasher)
    self.sortText.hash(into: &hasher)
    self.filterText.hash(into: &hasher)
    self.insertTextFormat.hash(into: &hasher)
    self.textEdit.hash(into: &hasher)
    self.additionalTextEdits.hash(into: &hasher)
    self.data.hash(into: &hasher)
  }
}

nonisolated extension CompletionData {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.word, right.word),
      KVMap._kvAreEqual(left.kind, right.kind)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.word.hash(into: &hasher)
    self.kind.hash(into: &hasher)
  }
}

nonisolated extension CompletionResolveParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.item, right.item)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.item.hash(into: &hasher)
  }
}

nonisolated extension ActionParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.range, right.range),
      KVMap._kvAreEqual(left.only, right.only)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.range.hash(into: &hasher)
    self.only.hash(into: &hasher)
  }
}

nonisolated extension CodeAction {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.diagnostics, right.diagnostics),
      KVMap._kvAreEqual(left.isPreferred, right.isPreferred),
      KVMap._kvAreEqual(left.edit, right.edit),
      KVMap._kvAreEqual(left.command, right.command),
      KVMap._kvAreEqual(left.data, right.data)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.title.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.diagnostics.hash(into: &hasher)
    self.isPreferred.hash(into: &hasher)
    self.edit.hash(into: &hasher)
    self.command.hash(into: &hasher)
    self.data.hash(into: &hasher)
  }
}

nonisolated extension ActionData {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.range, right.range),
      KVMap._kvAreEqual(left.action, right.action)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.range.hash(into: &hasher)
    self.action.hash(into: &hasher)
  }
}

nonisolated extension ActionResolveParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.data, right.data)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.title.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.data.hash(into: &hasher)
  }
}

nonisolated extension ActionDiagnostic {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.range, right.range),
      KVMap._kvAreEqual(left.severity, right.severity),
      KVMap._kvAreEqual(left.code, right.code),
      KVMap._kvAreEqual(left.source, right.source),
      KVMap._kvAreEqual(left.message, right.message)
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
  }
}

nonisolated extension SignatureHelp {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.signatures, right.signatures),
      KVMap._kvAreEqual(left.activeSignature, right.activeSignature),
      KVMap._kvAreEqual(left.activeParameter, right.activeParameter)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.signatures.hash(into: &hasher)
    self.activeSignature.hash(into: &hasher)
    self.activeParameter.hash(into: &hasher)
  }
}

nonisolated extension SignatureInformation {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.label, right.label),
      KVMap._kvAreEqual(left.documentation, right.documentation),
      KVMap._kvAreEqual(left.parameters, right.parameters)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.label.hash(into: &hasher)
    self.documentation.hash(into: &hasher)
    self.parameters.hash(into: &hasher)
  }
}

nonisolated extension ParameterInformation {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.label, right.label)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.label.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension TextEdit {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0range\"\0\0\u{7}\0\0\u{1}\0\0\u{1}\0newText\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        TextEdit\tFeatures.kvmap\t6
        range\t+1\trange
        newText\t+2\tnewText
        """)
  }
}

nonisolated extension VersionedDocument {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0uri\"\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0version\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        VersionedDocument\tFeatures.kvmap\t11
        uri\t+2\turi
        version\t+3\tversion
        """)
  }
}

nonisolated extension DocumentEdit {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{4}\0\0\0\u{c}\0\0\0\0\0\u{1}\0textDocument\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0edits\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        DocumentEdit\tFeatures.kvmap\t17
        textDocument\t+1\ttextDocument
        edits\t+2\tedits
        """)
  }
}

nonisolated extension WorkspaceEdit {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{7}\0\0\0\0\0\0\0changes\"\u{f}\0\0\u{1}\0\0\0\0documentChanges\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WorkspaceEdit\tFeatures.kvmap\t22
        changes\t+1\tchanges
        documentChanges\t+2\tdocumentChanges
        """)
  }
}

nonisolated extension MarkupContent {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0kind\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        MarkupContent\tFeatures.kvmap\t27
        kind\t+2\tkind
        value\t+3\tvalue
        """)
  }
}

nonisolated extension HoverResult {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\0\0\u{1}\0\0\0\u{8}\0\0\0\0\0\u{1}\0contents\"\0\0\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0range\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        HoverResult\tFeatures.kvmap\t33
        contents\t+1\tcontents
        range\t+2\trange
        """)
  }
}

nonisolated extension ReferenceParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{1}\0\u{7}\0\0\0\u{4}\0\u{c}\0\0\0\0\0\0\0textDocument\"\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0position\"\0\0\0\0\0\0\0\u{7}\0\0\u{2}\0\0\0\0context\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        ReferenceParameters\tFeatures.kvmap\t38
        uri\t+2\ttextDocument.uri
        position\t+3\tposition
        includesDeclaration\t+4\tcontext.includeDeclaration
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0uri\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ReferenceParameters\tFeatures.kvmap\t38
        uri\t+2\ttextDocument.uri
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{12}\0\0\0\0\0\0\0includeDeclaration\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ReferenceParameters\tFeatures.kvmap\t38
        includesDeclaration\t+4\tcontext.includeDeclaration
        """)
  }
}

nonisolated extension DocumentHighlight {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0range\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        DocumentHighlight\tFeatures.kvmap\t45
        range\t+1\trange
        kind\t+3\tkind
        """)
  }
}

nonisolated extension RenameParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{7}\0\u{4}\0\u{c}\0\0\0\0\0\0\0textDocument\"\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0position\"\0\0\0\0\0\0\0\u{7}\0\0\u{2}\0\0\u{1}\0newName\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RenameParameters\tFeatures.kvmap\t51
        uri\t+2\ttextDocument.uri
        position\t+3\tposition
        newName\t+4\tnewName
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0uri\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RenameParameters\tFeatures.kvmap\t51
        uri\t+2\ttextDocument.uri
        """)
  }
}

nonisolated extension RenamePlace {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0range\"\0\0\u{b}\0\0\u{1}\0\0\u{1}\0placeholder\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RenamePlace\tFeatures.kvmap\t58
        range\t+1\trange
        placeholder\t+2\tplaceholder
        """)
  }
}

nonisolated extension DocumentSymbol {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{7}\0\u{1}\0\u{c}\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{3}\0\0\0\t\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0detail\"\0\u{4}\0\0\u{2}\0\0\u{1}\0kind\"\0\0\0\u{5}\0\0\u{3}\0\0\u{1}\0range\"\0\0\u{e}\0\0\u{4}\0\0\u{1}\0selectionRange\"\0\u{8}\0\0\u{5}\0\0\0\0children\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        DocumentSymbol\tFeatures.kvmap\t63
        name\t+1\tname
        detail\t+2\tdetail
        kind\t+3\tkind
        range\t+4\trange
        selectionRange\t+5\tselectionRange
        children\t+6\tchildren
        """)
  }
}

nonisolated extension SymbolInformation {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{1}\0\0\0\u{8}\0\u{3}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0kind\"\0\0\0\u{8}\0\0\u{2}\0\0\u{1}\0location\"\0\0\0\0\0\0\0\r\0\0\u{3}\0\0\0\0containerName\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        SymbolInformation\tFeatures.kvmap\t72
        name\t+1\tname
        kind\t+2\tkind
        location\t+3\tlocation
        containerName\t+4\tcontainerName
        """)
  }
}

nonisolated extension QueryParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0query\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        QueryParameters\tFeatures.kvmap\t79
        query\t+2\tquery
        """)
  }
}

nonisolated extension FoldingRange {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{4}\0\u{6}\0\0\0\0\0\u{1}\0\t\0\0\0\0\0\u{1}\0startLine\"\0\0\0\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0endLine\"\u{4}\0\0\u{2}\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        FoldingRange\tFeatures.kvmap\t84
        startLine\t+1\tstartLine
        endLine\t+2\tendLine
        kind\t+3\tkind
        """)
  }
}

nonisolated extension DocumentLink {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0range\"\0\0\u{6}\0\0\u{1}\0\0\u{1}\0target\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        DocumentLink\tFeatures.kvmap\t90
        range\t+1\trange
        target\t+2\ttarget
        """)
  }
}

nonisolated extension PositionsParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{4}\0\0\0\u{c}\0\0\0\0\0\0\0textDocument\"\0\0\0\t\0\0\u{1}\0\0\u{1}\0positions\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        PositionsParameters\tFeatures.kvmap\t95
        uri\t+2\ttextDocument.uri
        positions\t+3\tpositions
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0uri\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PositionsParameters\tFeatures.kvmap\t95
        uri\t+2\ttextDocument.uri
        """)
  }
}

nonisolated extension SelectionRange {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0range\"\0\0\u{6}\0\0\u{1}\0\0\0\0parent\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelectionRange\tFeatures.kvmap\t101
        range\t+1\trange
        parent\t+2\tparent
        """)
  }
}

nonisolated extension LinkedRanges {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0ranges\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkedRanges\tFeatures.kvmap\t106
        ranges\t+1\tranges
        """)
  }
}

nonisolated extension SemanticTokens {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SemanticTokens\tFeatures.kvmap\t110
        data\t+1\tdata
        """)
  }
}

nonisolated extension InlayHint {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{b}\0\0\0\0\0\0\0\u{4}\0\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\0\0\u{8}\0\u{8}\0\0\0\0\0\u{1}\0position\"\0\0\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0label\"\0\0\u{4}\0\0\u{2}\0\0\0\0kind\"\0\0\0\u{b}\0\0\u{3}\0\0\u{1}\0paddingLeft\"\0\0\0\0\t\0\0\u{4}\0\0\0\0textEdits\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        InlayHint\tFeatures.kvmap\t114
        position\t+1\tposition
        label\t+2\tlabel
        kind\t+4\tkind
        paddingLeft\t+5\tpaddingLeft
        textEdits\t+6\ttextEdits
        """)
  }
}

nonisolated extension CompletionList {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\u{c}\0\0\0\0\0\u{1}\0isIncomplete\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0items\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        CompletionList\tFeatures.kvmap\t123
        isIncomplete\t+1\tisIncomplete
        items\t+2\titems
        """)
  }
}

nonisolated extension CompletionItem {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{17}\0\0\0\0\0\0\0\u{10}\0\0\0\0\0\r\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\u{7}\0\u{14}\0\u{1b}\0\0\0\0\0\u{3}\0\n\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0label\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0kind\"\0\0\0\u{6}\0\0\u{2}\0\0\0\0detail\"\0\r\0\0\u{3}\0\0\0\0documentation\"\0\0\u{8}\0\0\u{4}\0\0\0\0sortText\"\0\0\0\0\0\0\0\n\0\0\u{5}\0\0\0\0filterText\"\0\0\0\0\0\u{10}\0\0\u{6}\0\0\0\0insertTextFormat\"\0\0\0\0\0\0\0\u{8}\0\0\u{7}\0\0\0\0textEdit\"\0\0\0\0\0\0\0\u{13}\0\0\u{8}\0\0\0\0additionalTextEdits\"\0\0\0\0\u{4}\0\0\t\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xf3b8488c368cb0a7, wide: false, full: false, count: 10, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        CompletionItem\tFeatures.kvmap\t128
        label\t+1\tlabel
        kind\t+2\tkind
        detail\t+3\tdetail
        documentation\t+4\tdocumentation
        sortText\t+5\tsortText
        filterText\t+6\tfilterText
        insertTextFormat\t+8\tinsertTextFormat
        textEdit\t+9\ttextEdit
        additionalTextEdits\t+10\tadditionalTextEdits
        data\t+11\tdata
        """)
  }
}

nonisolated extension CompletionData {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0word\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        CompletionData\tFeatures.kvmap\t143
        word\t+1\tword
        kind\t+3\tkind
        """)
  }
}

nonisolated extension CompletionResolveParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0params\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CompletionResolveParameters\tFeatures.kvmap\t149
        item\t+1\tparams
        """)
  }
}

nonisolated extension ActionParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{6}\0\u{4}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0textDocument\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0range\"\0\0\u{7}\0\0\u{2}\0\0\0\0context\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        ActionParameters\tFeatures.kvmap\t153
        uri\t+2\ttextDocument.uri
        range\t+3\trange
        only\t+5\tcontext.only
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0uri\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ActionParameters\tFeatures.kvmap\t153
        uri\t+2\ttextDocument.uri
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0only\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ActionParameters\tFeatures.kvmap\t153
        only\t+5\tcontext.only
        """)
  }
}

nonisolated extension CodeAction {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{b}\0\0\0\0\0\0\0\u{1}\0\u{f}\0\u{5}\0\0\0\r\0\0\0\0\0\u{8}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0kind\"\0\0\0\u{b}\0\0\u{2}\0\0\0\0diagnostics\"\0\0\0\0\u{b}\0\0\u{3}\0\0\0\0isPreferred\"\0\0\0\0\u{4}\0\0\u{4}\0\0\0\0edit\"\0\0\0\u{7}\0\0\u{5}\0\0\0\0command\"\u{4}\0\0\u{6}\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 7, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        CodeAction\tFeatures.kvmap\t161
        title\t+1\ttitle
        kind\t+2\tkind
        diagnostics\t+3\tdiagnostics
        isPreferred\t+4\tisPreferred
        edit\t+5\tedit
        command\t+6\tcommand
        data\t+7\tdata
        """)
  }
}

nonisolated extension ActionData {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\u{1}\0\0\0\u{5}\0\0\0\u{3}\0\0\0\0\0\u{1}\0uri\"\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0range\"\0\0\u{6}\0\0\u{2}\0\0\u{1}\0action\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        ActionData\tFeatures.kvmap\t172
        uri\t+1\turi
        range\t+2\trange
        action\t+3\taction
        """)
  }
}

nonisolated extension ActionResolveParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{1}\0\0\0\u{5}\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0kind\"\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        ActionResolveParameters\tFeatures.kvmap\t178
        title\t+2\ttitle
        kind\t+3\tkind
        data\t+4\tdata
        """)
  }
}

nonisolated extension ActionDiagnostic {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{8}\0\n\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0range\"\0\0\u{8}\0\0\u{1}\0\0\u{1}\0severity\"\0\0\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0code\"\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0source\"\0\u{7}\0\0\u{4}\0\0\u{1}\0message\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        ActionDiagnostic\tFeatures.kvmap\t186
        range\t+1\trange
        severity\t+2\tseverity
        code\t+3\tcode
        source\t+4\tsource
        message\t+5\tmessage
        """)
  }
}

nonisolated extension SignatureHelp {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\0\0\u{7}\0\0\0\0\0\n\0\0\0\0\0\u{1}\0signatures\"\0\0\0\0\0\u{f}\0\0\u{1}\0\0\u{1}\0activeSignature\"\u{f}\0\0\u{2}\0\0\u{1}\0activeParameter\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        SignatureHelp\tFeatures.kvmap\t194
        signatures\t+1\tsignatures
        activeSignature\t+2\tactiveSignature
        activeParameter\t+3\tactiveParameter
        """)
  }
}

nonisolated extension SignatureInformation {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{6}\0\0\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0label\"\0\0\r\0\0\u{1}\0\0\0\0documentation\"\0\0\n\0\0\u{2}\0\0\u{1}\0parameters\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        SignatureInformation\tFeatures.kvmap\t200
        label\t+1\tlabel
        documentation\t+2\tdocumentation
        parameters\t+3\tparameters
        """)
  }
}

nonisolated extension ParameterInformation {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0label\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        ParameterInformation\tFeatures.kvmap\t206
        label\t+1\tlabel
        """)
  }
}

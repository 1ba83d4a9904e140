import KVMap

/// What a request asks for.
enum Feature: Sendable {
  case documentDiagnostics(PullParameters)
  case workspaceDiagnostics(WorkspacePullParameters)
  case formatting(DocumentParameters)
  case rangeFormatting(RangeParameters)
  case documentSymbols(DocumentParameters)
  case workspaceSymbols(QueryParameters)
  case foldingRanges(DocumentParameters)
  case selectionRanges(PositionsParameters)
  case semanticTokens(DocumentParameters)
  case semanticTokensInRange(RangeParameters)
  case hover(PositionParameters)
  case definition(PositionParameters)
  case typeDefinition(PositionParameters)
  case references(ReferenceParameters)
  case highlights(PositionParameters)
  case links(DocumentParameters)
  case renamePlace(PositionParameters)
  case rename(RenameParameters)
  case inlayHints(RangeParameters)
  case actions(ActionParameters)
  case resolvedAction(ActionResolveParameters)
  case completion(PositionParameters)
  case resolvedItem(CompletionResolveParameters)
  case linkedRanges(PositionParameters)
  case signature(PositionParameters)
  case lenses(DocumentParameters)
  case command(CommandParameters)
  case fileRenames(RenameFilesParameters)

  /// - Returns: `nil` for an unknown method.
  init?(_ method: String, _ bytes: [UInt8]) throws(MappingError) {
    switch method {
    case "textDocument/diagnostic": self = .documentDiagnostics(try PullParameters(json: bytes))
    case "workspace/diagnostic": self = .workspaceDiagnostics(try WorkspacePullParameters(json: bytes))
    case "textDocument/formatting": self = .formatting(try DocumentParameters(json: bytes))
    case "textDocument/rangeFormatting": self = .rangeFormatting(try RangeParameters(json: bytes))
    case "textDocument/documentSymbol": self = .documentSymbols(try DocumentParameters(json: bytes))
    case "workspace/symbol": self = .workspaceSymbols(try QueryParameters(json: bytes))
    case "textDocument/foldingRange": self = .foldingRanges(try DocumentParameters(json: bytes))
    case "textDocument/selectionRange": self = .selectionRanges(try PositionsParameters(json: bytes))
    case "textDocument/semanticTokens/full": self = .semanticTokens(try DocumentParameters(json: bytes))
    case "textDocument/semanticTokens/range": self = .semanticTokensInRange(try RangeParameters(json: bytes))
    case "textDocument/hover": self = .hover(try PositionParameters(json: bytes))
    case "textDocument/definition": self = .definition(try PositionParameters(json: bytes))
    case "textDocument/typeDefinition": self = .typeDefinition(try PositionParameters(json: bytes))
    case "textDocument/references": self = .references(try ReferenceParameters(json: bytes))
    case "textDocument/documentHighlight": self = .highlights(try PositionParameters(json: bytes))
    case "textDocument/documentLink": self = .links(try DocumentParameters(json: bytes))
    case "textDocument/prepareRename": self = .renamePlace(try PositionParameters(json: bytes))
    case "textDocument/rename": self = .rename(try RenameParameters(json: bytes))
    case "textDocument/inlayHint": self = .inlayHints(try RangeParameters(json: bytes))
    case "textDocument/codeAction": self = .actions(try ActionParameters(json: bytes))
    case "codeAction/resolve": self = .resolvedAction(try ActionResolveParameters(json: bytes))
    case "completionItem/resolve": self = .resolvedItem(try CompletionResolveParameters(json: bytes))
    case "textDocument/linkedEditingRange": self = .linkedRanges(try PositionParameters(json: bytes))
    case "textDocument/completion": self = .completion(try PositionParameters(json: bytes))
    case "textDocument/signatureHelp": self = .signature(try PositionParameters(json: bytes))
    case "textDocument/codeLens": self = .lenses(try DocumentParameters(json: bytes))
    case "workspace/executeCommand": self = .command(try CommandParameters(json: bytes))
    case "workspace/willRenameFiles": self = .fileRenames(try RenameFilesParameters(json: bytes))
    default: return nil
    }
  }

  /// What must have been analysed before there is an answer.
  enum Need {
    case nothing
    /// The imports of all files, but no analysis.
    case files
    /// The file, and what belongs to it.
    case file
    /// The same, and what the names in it mean.
    case symbols
    /// All files.
    case everything
  }

  var need: Need {
    switch self {
    case .formatting, .rangeFormatting, .documentSymbols, .workspaceSymbols, .foldingRanges, .selectionRanges,
      .semanticTokens, .semanticTokensInRange, .lenses, .linkedRanges, .resolvedItem:
      .nothing
    case .links, .completion, .signature, .command, .fileRenames: .files
    case .documentDiagnostics: .file
    case .hover, .definition, .typeDefinition, .references, .highlights, .renamePlace, .rename, .inlayHints, .actions,
      .resolvedAction:
      .symbols
    case .workspaceDiagnostics: .everything
    }
  }

  /// The document that it is about; `nil` if it is about all of them.
  var uri: String? {
    switch self {
    case .documentDiagnostics(let parameters): parameters.uri
    case .formatting(let parameters), .documentSymbols(let parameters), .foldingRanges(let parameters),
      .semanticTokens(let parameters), .links(let parameters), .lenses(let parameters):
      parameters.uri
    case .rangeFormatting(let parameters), .semanticTokensInRange(let parameters), .inlayHints(let parameters):
      parameters.uri
    case .selectionRanges(let parameters): parameters.uri
    case .hover(let parameters), .definition(let parameters), .typeDefinition(let parameters),
      .highlights(let parameters), .renamePlace(let parameters), .completion(let parameters),
      .signature(let parameters), .linkedRanges(let parameters):
      parameters.uri
    case .references(let parameters): parameters.uri
    case .rename(let parameters): parameters.uri
    case .actions(let parameters): parameters.uri
    case .resolvedAction(let parameters): parameters.data.uri
    case .workspaceDiagnostics, .workspaceSymbols, .command, .fileRenames, .resolvedItem: nil
    }
  }
}

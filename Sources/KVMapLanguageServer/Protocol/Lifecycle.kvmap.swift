// Generated from Lifecycle.kvmap. Do not edit.
// kvmap format 1, input 2603128fa0646139, body b1ad35c6ebf7fb19
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

/// What the client is, and what it can do. A capability of an unknown shape counts as absent.
nonisolated struct InitializeParameters: Swift.Sendable, Swift.Hashable {
  var processID: Swift.Optional<Swift.Int>
  var rootURI: Swift.Optional<Swift.String>
  var rootPath: Swift.Optional<Swift.String>
  var workspaceFolders: Swift.Optional<[WorkspaceFolder]>
  var positionEncodings: Swift.Optional<[Swift.String]>
  var pullsDiagnostics: Swift.Optional<KVMap.JSONObject>
  var refreshesDiagnostics: Swift.Optional<Swift.Bool>
  var watchesFiles: Swift.Optional<Swift.Bool>
  var takesDocumentChanges: Swift.Optional<Swift.Bool>
  var takesSnippets: Swift.Optional<Swift.Bool>
  var completionProperties: Swift.Optional<[Swift.String]>
  var completionFormats: Swift.Optional<[Swift.String]>
  var actionProperties: Swift.Optional<[Swift.String]>
  var keepsActionData: Swift.Optional<Swift.Bool>
  var commands: Swift.Optional<[Swift.String]>
  var hoverFormats: Swift.Optional<[Swift.String]>
  var takesSymbolTrees: Swift.Optional<Swift.Bool>
  var refreshesLenses: Swift.Optional<Swift.Bool>
  var actionKinds: Swift.Optional<[Swift.String]>
  var tokenTypes: Swift.Optional<[Swift.String]>
  var samples: Swift.Optional<[Swift.String: [Swift.String]]>

  init(
    processID: Swift.Int? = nil,
    rootURI: Swift.String? = nil,
    rootPath: Swift.String? = nil,
    workspaceFolders: [WorkspaceFolder]? = nil,
    positionEncodings: [Swift.String]? = nil,
    pullsDiagnostics: KVMap.JSONObject? = nil,
    refreshesDiagnostics: Swift.Bool? = nil,
    watchesFiles: Swift.Bool? = nil,
    takesDocumentChanges: Swift.Bool? = nil,
    takesSnippets: Swift.Bool? = nil,
    completionProperties: [Swift.String]? = nil,
    completionFormats: [Swift.String]? = nil,
    actionProperties: [Swift.String]? = nil,
    keepsActionData: Swift.Bool? = nil,
    commands: [Swift.String]? = nil,
    hoverFormats: [Swift.String]? = nil,
    takesSymbolTrees: Swift.Bool? = nil,
    refreshesLenses: Swift.Bool? = nil,
    actionKinds: [Swift.String]? = nil,
    tokenTypes: [Swift.String]? = nil,
    samples: [Swift.String: [Swift.String]]? = nil
  ) {
    self.processID = processID
    self.rootURI = rootURI
    self.rootPath = rootPath
    self.workspaceFolders = workspaceFolders
    self.positionEncodings = positionEncodings
    self.pullsDiagnostics = pullsDiagnostics
    self.refreshesDiagnostics = refreshesDiagnostics
    self.watchesFiles = watchesFiles
    self.takesDocumentChanges = takesDocumentChanges
    self.takesSnippets = takesSnippets
    self.completionProperties = completionProperties
    self.completionFormats = completionFormats
    self.actionProperties = actionProperties
    self.keepsActionData = keepsActionData
    self.commands = commands
    self.hoverFormats = hoverFormats
    self.takesSymbolTrees = takesSymbolTrees
    self.refreshesLenses = refreshesLenses
    self.actionKinds = actionKinds
    self.tokenTypes = tokenTypes
    self.samples = samples
  }
}

nonisolated struct WorkspaceFolder: Swift.Sendable, Swift.Hashable {
  var uri: Swift.String
  var name: Swift.Optional<Swift.String>

  init(uri: Swift.String, name: Swift.String? = nil) {
    self.uri = uri
    self.name = name
  }
}

nonisolated struct InitializeResult: Swift.Sendable, Swift.Hashable {
  var capabilities: ServerCapabilities
  var serverInfo: ServerInfo

  init(capabilities: ServerCapabilities, serverInfo: ServerInfo) {
    self.capabilities = capabilities
    self.serverInfo = serverInfo
  }
}

nonisolated struct ServerInfo: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var version: Swift.String

  init(name: Swift.String, version: Swift.String) {
    self.name = name
    self.version = version
  }
}

nonisolated struct ServerCapabilities: Swift.Sendable, Swift.Hashable {
  var positionEncoding: Swift.String
  var textDocumentSync: DocumentSync
  var diagnosticProvider: Swift.Optional<DiagnosticOptions>
  var documentFormattingProvider: Swift.Bool
  var documentRangeFormattingProvider: Swift.Bool
  var documentSymbolProvider: Swift.Bool
  var workspaceSymbolProvider: Swift.Bool
  var foldingRangeProvider: Swift.Bool
  var selectionRangeProvider: Swift.Bool
  var linkedEditingRangeProvider: Swift.Bool
  var hoverProvider: Swift.Bool
  var definitionProvider: Swift.Bool
  var typeDefinitionProvider: Swift.Bool
  var referencesProvider: Swift.Bool
  var documentHighlightProvider: Swift.Bool
  var documentLinkProvider: LinkOptions
  var codeLensProvider: LensOptions
  var executeCommandProvider: CommandOptions
  var completionProvider: CompletionOptions
  var signatureHelpProvider: SignatureOptions
  var renameProvider: RenameOptions
  var codeActionProvider: ActionOptions
  var inlayHintProvider: Swift.Bool
  var semanticTokensProvider: TokenOptions
  var workspace: WorkspaceCapabilities

  init(
    positionEncoding: Swift.String,
    textDocumentSync: DocumentSync,
    diagnosticProvider: DiagnosticOptions? = nil,
    documentFormattingProvider: Swift.Bool,
    documentRangeFormattingProvider: Swift.Bool,
    documentSymbolProvider: Swift.Bool,
    workspaceSymbolProvider: Swift.Bool,
    foldingRangeProvider: Swift.Bool,
    selectionRangeProvider: Swift.Bool,
    linkedEditingRangeProvider: Swift.Bool,
    hoverProvider: Swift.Bool,
    definitionProvider: Swift.Bool,
    typeDefinitionProvider: Swift.Bool,
    referencesProvider: Swift.Bool,
    documentHighlightProvider: Swift.Bool,
    documentLinkProvider: LinkOptions,
    codeLensProvider: LensOptions,
    executeCommandProvider: CommandOptions,
    completionProvider: CompletionOptions,
    signatureHelpProvider: SignatureOptions,
    renameProvider: RenameOptions,
    codeActionProvider: ActionOptions,
    inlayHintProvider: Swift.Bool,
    semanticTokensProvider: TokenOptions,
    workspace: WorkspaceCapabilities
  ) {
    self.positionEncoding = positionEncoding
    self.textDocumentSync = textDocumentSync
    self.diagnosticProvider = diagnosticProvider
    self.documentFormattingProvider = documentFormattingProvider
    self.documentRangeFormattingProvider = documentRangeFormattingProvider
    self.documentSymbolProvider = documentSymbolProvider
    self.workspaceSymbolProvider = workspaceSymbolProvider
    self.foldingRangeProvider = foldingRangeProvider
    self.selectionRangeProvider = selectionRangeProvider
    self.linkedEditingRangeProvider = linkedEditingRangeProvider
    self.hoverProvider = hoverProvider
    self.definitionProvider = definitionProvider
    self.typeDefinitionProvider = typeDefinitionProvider
    self.referencesProvider = referencesProvider
    self.documentHighlightProvider = documentHighlightProvider
    self.documentLinkProvider = documentLinkProvider
    self.codeLensProvider = codeLensProvider
    self.executeCommandProvider = executeCommandProvider
    self.completionProvider = completionProvider
    self.signatureHelpProvider = signatureHelpProvider
    self.renameProvider = renameProvider
    self.codeActionProvider = codeActionProvider
    self.inlayHintProvider = inlayHintProvider
    self.semanticTokensProvider = semanticTokensProvider
    self.workspace = workspace
  }
}

nonisolated struct LensOptions: Swift.Sendable, Swift.Hashable {
  var resolveProvider: Swift.Bool

  init(resolveProvider: Swift.Bool) {
    self.resolveProvider = resolveProvider
  }
}

nonisolated struct CommandOptions: Swift.Sendable, Swift.Hashable {
  var commands: [Swift.String]

  init(commands: [Swift.String]) {
    self.commands = commands
  }
}

nonisolated struct FileFilter: Swift.Sendable, Swift.Hashable {
  var glob: Swift.String
  /// `file` or `folder`.
  var matches: Swift.String

  init(glob: Swift.String, matches: Swift.String) {
    self.glob = glob
    self.matches = matches
  }
}

nonisolated struct CompletionOptions: Swift.Sendable, Swift.Hashable {
  var triggerCharacters: [Swift.String]
  var resolveProvider: Swift.Bool

  init(triggerCharacters: [Swift.String], resolveProvider: Swift.Bool) {
    self.triggerCharacters = triggerCharacters
    self.resolveProvider = resolveProvider
  }
}

nonisolated struct SignatureOptions: Swift.Sendable, Swift.Hashable {
  var triggerCharacters: [Swift.String]

  init(triggerCharacters: [Swift.String]) {
    self.triggerCharacters = triggerCharacters
  }
}

nonisolated struct RenameOptions: Swift.Sendable, Swift.Hashable {
  var prepareProvider: Swift.Bool

  init(prepareProvider: Swift.Bool) {
    self.prepareProvider = prepareProvider
  }
}

nonisolated struct ActionOptions: Swift.Sendable, Swift.Hashable {
  var codeActionKinds: [Swift.String]
  var resolveProvider: Swift.Bool

  init(codeActionKinds: [Swift.String], resolveProvider: Swift.Bool) {
    self.codeActionKinds = codeActionKinds
    self.resolveProvider = resolveProvider
  }
}

nonisolated struct TokenOptions: Swift.Sendable, Swift.Hashable {
  var tokenTypes: [Swift.String]
  var tokenModifiers: [Swift.String]
  var full: Swift.Bool
  var range: Swift.Bool

  init(
    tokenTypes: [Swift.String],
    tokenModifiers: [Swift.String],
    full: Swift.Bool,
    range: Swift.Bool
  ) {
    self.tokenTypes = tokenTypes
    self.tokenModifiers = tokenModifiers
    self.full = full
    self.range = range
  }
}

nonisolated struct LinkOptions: Swift.Sendable, Swift.Hashable {
  var resolveProvider: Swift.Bool

  init(resolveProvider: Swift.Bool) {
    self.resolveProvider = resolveProvider
  }
}

nonisolated struct DocumentSync: Swift.Sendable, Swift.Hashable {
  var openClose: Swift.Bool
  /// 2: by edits.
  var change: Swift.Int
  var save: Swift.Bool

  init(openClose: Swift.Bool, change: Swift.Int, save: Swift.Bool) {
    self.openClose = openClose
    self.change = change
    self.save = save
  }
}

nonisolated struct DiagnosticOptions: Swift.Sendable, Swift.Hashable {
  var identifier: Swift.String
  var interFileDependencies: Swift.Bool
  var workspaceDiagnostics: Swift.Bool

  init(identifier: Swift.String, interFileDependencies: Swift.Bool, workspaceDiagnostics: Swift.Bool) {
    self.identifier = identifier
    self.interFileDependencies = interFileDependencies
    self.workspaceDiagnostics = workspaceDiagnostics
  }
}

nonisolated struct WorkspaceCapabilities: Swift.Sendable, Swift.Hashable {
  var foldersAreSupported: Swift.Bool
  var foldersAreFollowed: Swift.Bool
  var renamedFiles: [FileFilter]
  var deletedFiles: [FileFilter]

  init(
    foldersAreSupported: Swift.Bool,
    foldersAreFollowed: Swift.Bool,
    renamedFiles: [FileFilter],
    deletedFiles: [FileFilter]
  ) {
    self.foldersAreSupported = foldersAreSupported
    self.foldersAreFollowed = foldersAreFollowed
    self.renamedFiles = renamedFiles
    self.deletedFiles = deletedFiles
  }
}

nonisolated struct RegistrationParameters: Swift.Sendable, Swift.Hashable {
  var registrations: [Registration]

  init(registrations: [Registration]) {
    self.registrations = registrations
  }
}

nonisolated struct Registration: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var method: Swift.String
  var registerOptions: WatchOptions

  init(id: Swift.String, method: Swift.String, registerOptions: WatchOptions) {
    self.id = id
    self.method = method
    self.registerOptions = registerOptions
  }
}

nonisolated struct WatchOptions: Swift.Sendable, Swift.Hashable {
  var watchers: [FileWatcher]

  init(watchers: [FileWatcher]) {
    self.watchers = watchers
  }
}

nonisolated struct FileWatcher: Swift.Sendable, Swift.Hashable {
  var globPattern: Swift.String
  /// The sum of 1 for what is created, 2 for what is changed and 4 for what is deleted; all of these if it is absent.
  var kind: Swift.Optional<Swift.Int>

  init(globPattern: Swift.String, kind: Swift.Int? = nil) {
    self.globPattern = globPattern
    self.kind = kind
  }
}

// MARK: - Mappings

nonisolated extension InitializeParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: InitializeParameters {
    InitializeParameters()
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "params") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout InitializeParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // processId
          let attempt0: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.processID = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
            kv.acceptAttempt(attempt0)
          } catch {
            try kv.drop(error, from: attempt0)
            out.processID = nil
          }
        case 1:  // rootUri
          let attempt1: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.rootURI = try kv.consumeNull() ? nil : kv.string()
            kv.acceptAttempt(attempt1)
          } catch {
            try kv.drop(error, from: attempt1)
            out.rootURI = nil
          }
        case 2:  // rootPath
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.rootPath = try kv.consumeNull() ? nil : kv.string()
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.rootPath = nil
          }
        case 3:  // workspaceFolders
          let attempt3: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.workspaceFolders = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_workspaceFolders(&kv)
            kv.acceptAttempt(attempt3)
          } catch {
            try kv.drop(error, from: attempt3)
            out.workspaceFolders = nil
          }
        case 4:  // capabilities.general.positionEncodings
          if try kv.consumeNull() {
            out.positionEncodings = nil
            out.pullsDiagnostics = nil
            out.takesSnippets = nil
            out.completionProperties = nil
            out.completionFormats = nil
            out.actionProperties = nil
            out.keepsActionData = nil
            out.actionKinds = nil
            out.hoverFormats = nil
            out.takesSymbolTrees = nil
            out.tokenTypes = nil
            out.refreshesDiagnostics = nil
            out.watchesFiles = nil
            out.takesDocumentChanges = nil
            out.refreshesLenses = nil
            out.commands = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // capabilities.general.positionEncodings
                  if try kv.consumeNull() {
                    out.positionEncodings = nil
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0:  // capabilities.general.positionEncodings
                          let attempt4: KVMap.ValuePosition = kv.attempt()
                          do throws(KVMap.CodingFailure) {
                            out.positionEncodings = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_positionEncodings(&kv)
                            kv.acceptAttempt(attempt4)
                          } catch {
                            try kv.drop(error, from: attempt4)
                            out.positionEncodings = nil
                          }
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan2) }
                      key2 = try kv.nextKey(_kvKeys_2, &scan2)
                    }
                  }
                case 1:
                  if try kv.consumeNull() {
                    out.pullsDiagnostics = nil
                    out.takesSnippets = nil
                    out.completionProperties = nil
                    out.completionFormats = nil
                    out.actionProperties = nil
                    out.keepsActionData = nil
                    out.actionKinds = nil
                    out.hoverFormats = nil
                    out.takesSymbolTrees = nil
                    out.tokenTypes = nil
                  } else {
                    var scan3: KVMap.ObjectState = .init(updating: updating)
                    var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
                    while key3 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key3 {
                        case 0:
                          let attempt5: KVMap.ValuePosition = kv.attempt()
                          do throws(KVMap.CodingFailure) {
                            out.pullsDiagnostics = try kv.consumeNullOrEmptyText() ? nil : kv.object()
                            kv.acceptAttempt(attempt5)
                          } catch {
                            try kv.drop(error, from: attempt5)
                            out.pullsDiagnostics = nil
                          }
                        case 1:
                          if try kv.consumeNull() {
                            out.takesSnippets = nil
                            out.completionProperties = nil
                            out.completionFormats = nil
                          } else {
                            var scan4: KVMap.ObjectState = .init(updating: updating)
                            var key4: Swift.Int = try kv.beginObject(_kvKeys_4, &scan4)
                            while key4 >= 0 {
                              do throws(KVMap.CodingFailure) {
                                switch key4 {
                                case 0:
                                  if try kv.consumeNull() {
                                    out.takesSnippets = nil
                                    out.completionProperties = nil
                                    out.completionFormats = nil
                                  } else {
                                    var scan5: KVMap.ObjectState = .init(updating: updating)
                                    var key5: Swift.Int = try kv.beginObject(_kvKeys_5, &scan5)
                                    while key5 >= 0 {
                                      do throws(KVMap.CodingFailure) {
                                        switch key5 {
                                        case 0:
                                          let attempt9: KVMap.ValuePosition = kv.attempt()
                                          do throws(KVMap.CodingFailure) {
                                            out.takesSnippets = try kv.consumeNullOrEmptyElement() ? nil : kv.bool()
                                            kv.acceptAttempt(attempt9)
                                          } catch {
                                            try kv.drop(error, from: attempt9)
                                            out.takesSnippets = nil
                                          }
                                        case 1:
                                          if try kv.consumeNull() {
                                            out.completionProperties = nil
                                          } else {
                                            var scan6: KVMap.ObjectState = .init(updating: updating)
                                            var key6: Swift.Int = try kv.beginObject(_kvKeys_6, &scan6)
                                            while key6 >= 0 {
                                              do throws(KVMap.CodingFailure) {
                                                switch key6 {
                                                case 0:
                                                  let attempt10: KVMap.ValuePosition = kv.attempt()
                                                  do throws(KVMap.CodingFailure) {
                                                    out.completionProperties = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_positionEncodings(&kv)
                                                    kv.acceptAttempt(attempt10)
                                                  } catch {
                                                    try kv.drop(error, from: attempt10)
                                                    out.completionProperties = nil
                                                  }
                                                default: try kv.skip()
                                                }
                                              } catch { try kv.recover(error, &scan6) }
                                              key6 = try kv.nextKey(_kvKeys_6, &scan6)
                                            }
                                          }
                                        case 2:
                                          let attempt11: KVMap.ValuePosition = kv.attempt()
                                          do throws(KVMap.CodingFailure) {
                                            out.completionFormats = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_positionEncodings(&kv)
                                            kv.acceptAttempt(attempt11)
                                          } catch {
                                            try kv.drop(error, from: attempt11)
                                            out.completionFormats = nil
                                          }
                                        default: try kv.skip()
                                        }
                                      } catch { try kv.recover(error, &scan5) }
                                      key5 = try kv.nextKey(_kvKeys_5, &scan5)
                                    }
                                  }
                                default: try kv.skip()
                                }
                              } catch { try kv.recover(error, &scan4) }
                              key4 = try kv.nextKey(_kvKeys_4, &scan4)
                            }
                          }
                        case 2:
                          if try kv.consumeNull() {
                            out.actionProperties = nil
                            out.keepsActionData = nil
                            out.actionKinds = nil
                          } else {
                            var scan7: KVMap.ObjectState = .init(updating: updating)
                            var key7: Swift.Int = try kv.beginObject(_kvKeys_7, &scan7)
                            while key7 >= 0 {
                              do throws(KVMap.CodingFailure) {
                                switch key7 {
                                case 0:
                                  if try kv.consumeNull() {
                                    out.actionProperties = nil
                                  } else {
                                    var scan8: KVMap.ObjectState = .init(updating: updating)
                                    var key8: Swift.Int = try kv.beginObject(_kvKeys_8, &scan8)
                                    while key8 >= 0 {
                                      do throws(KVMap.CodingFailure) {
                                        switch key8 {
                                        case 0:
                                          let attempt12: KVMap.ValuePosition = kv.attempt()
                                          do throws(KVMap.CodingFailure) {
                                            out.actionProperties = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_positionEncodings(&kv)
                                            kv.acceptAttempt(attempt12)
                                          } catch {
                                            try kv.drop(error, from: attempt12)
                                            out.actionProperties = nil
                                          }
                                        default: try kv.skip()
                                        }
                                      } catch { try kv.recover(error, &scan8) }
                                      key8 = try kv.nextKey(_kvKeys_8, &scan8)
                                    }
                                  }
                                case 1:
                                  let attempt13: KVMap.ValuePosition = kv.attempt()
                                  do throws(KVMap.CodingFailure) {
                                    out.keepsActionData = try kv.consumeNullOrEmptyElement() ? nil : kv.bool()
                                    kv.acceptAttempt(attempt13)
                                  } catch {
                                    try kv.drop(error, from: attempt13)
                                    out.keepsActionData = nil
                                  }
                                case 2:
                                  if try kv.consumeNull() {
                                    out.actionKinds = nil
                                  } else {
                                    var scan9: KVMap.ObjectState = .init(updating: updating)
                                    var key9: Swift.Int = try kv.beginObject(_kvKeys_9, &scan9)
                                    while key9 >= 0 {
                                      do throws(KVMap.CodingFailure) {
                                        switch key9 {
                                        case 0:
                                          if try kv.consumeNull() {
                                            out.actionKinds = nil
                                          } else {
                                            var scan10: KVMap.ObjectState = .init(updating: updating)
                                            var key10: Swift.Int = try kv.beginObject(_kvKeys_10, &scan10)
                                            while key10 >= 0 {
                                              do throws(KVMap.CodingFailure) {
                                                switch key10 {
                                                case 0:
                                                  let attempt18: KVMap.ValuePosition = kv.attempt()
                                                  do throws(KVMap.CodingFailure) {
                                                    out.actionKinds = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_positionEncodings(&kv)
                                                    kv.acceptAttempt(attempt18)
                                                  } catch {
                                                    try kv.drop(error, from: attempt18)
                                                    out.actionKinds = nil
                                                  }
                                                default: try kv.skip()
                                                }
                                              } catch { try kv.recover(error, &scan10) }
                                              key10 = try kv.nextKey(_kvKeys_10, &scan10)
                                            }
                                          }
                                        default: try kv.skip()
                                        }
                                      } catch { try kv.recover(error, &scan9) }
                                      key9 = try kv.nextKey(_kvKeys_9, &scan9)
                                    }
                                  }
                                default: try kv.skip()
                                }
                              } catch { try kv.recover(error, &scan7) }
                              key7 = try kv.nextKey(_kvKeys_7, &scan7)
                            }
                          }
                        case 3:
                          if try kv.consumeNull() {
                            out.hoverFormats = nil
                          } else {
                            var scan11: KVMap.ObjectState = .init(updating: updating)
                            var key11: Swift.Int = try kv.beginObject(_kvKeys_11, &scan11)
                            while key11 >= 0 {
                              do throws(KVMap.CodingFailure) {
                                switch key11 {
                                case 0:
                                  let attempt15: KVMap.ValuePosition = kv.attempt()
                                  do throws(KVMap.CodingFailure) {
                                    out.hoverFormats = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_positionEncodings(&kv)
                                    kv.acceptAttempt(attempt15)
                                  } catch {
                                    try kv.drop(error, from: attempt15)
                                    out.hoverFormats = nil
                                  }
                                default: try kv.skip()
                                }
                              } catch { try kv.recover(error, &scan11) }
                              key11 = try kv.nextKey(_kvKeys_11, &scan11)
                            }
                          }
                        case 4:
                          if try kv.consumeNull() {
                            out.takesSymbolTrees = nil
                          } else {
                            var scan12: KVMap.ObjectState = .init(updating: updating)
                            var key12: Swift.Int = try kv.beginObject(_kvKeys_12, &scan12)
                            while key12 >= 0 {
                              do throws(KVMap.CodingFailure) {
                                switch key12 {
                                case 0:
                                  let attempt16: KVMap.ValuePosition = kv.attempt()
                                  do throws(KVMap.CodingFailure) {
                                    out.takesSymbolTrees = try kv.consumeNullOrEmptyElement() ? nil : kv.bool()
                                    kv.acceptAttempt(attempt16)
                                  } catch {
                                    try kv.drop(error, from: attempt16)
                                    out.takesSymbolTrees = nil
                                  }
                                default: try kv.skip()
                                }
                              } catch { try kv.recover(error, &scan12) }
                              key12 = try kv.nextKey(_kvKeys_12, &scan12)
                            }
                          }
                        case 5:
                          if try kv.consumeNull() {
                            out.tokenTypes = nil
                          } else {
                            var scan13: KVMap.ObjectState = .init(updating: updating)
                            var key13: Swift.Int = try kv.beginObject(_kvKeys_13, &scan13)
                            while key13 >= 0 {
                              do throws(KVMap.CodingFailure) {
                                switch key13 {
                                case 0:
                                  let attempt19: KVMap.ValuePosition = kv.attempt()
                                  do throws(KVMap.CodingFailure) {
                                    out.tokenTypes = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_positionEncodings(&kv)
                                    kv.acceptAttempt(attempt19)
                                  } catch {
                                    try kv.drop(error, from: attempt19)
                                    out.tokenTypes = nil
                                  }
                                default: try kv.skip()
                                }
                              } catch { try kv.recover(error, &scan13) }
                              key13 = try kv.nextKey(_kvKeys_13, &scan13)
                            }
                          }
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan3) }
                      key3 = try kv.nextKey(_kvKeys_3, &scan3)
                    }
                  }
                case 2:
                  if try kv.consumeNull() {
                    out.refreshesDiagnostics = nil
                    out.watchesFiles = nil
                    out.takesDocumentChanges = nil
                    out.refreshesLenses = nil
                  } else {
                    var scan14: KVMap.ObjectState = .init(updating: updating)
                    var key14: Swift.Int = try kv.beginObject(_kvKeys_14, &scan14)
                    while key14 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key14 {
                        case 0:
                          if try kv.consumeNull() {
                            out.refreshesDiagnostics = nil
                          } else {
                            var scan15: KVMap.ObjectState = .init(updating: updating)
                            var key15: Swift.Int = try kv.beginObject(_kvKeys_15, &scan15)
                            while key15 >= 0 {
                              do throws(KVMap.CodingFailure) {
                                switch key15 {
                                case 0:
                                  let attempt6: KVMap.ValuePosition = kv.attempt()
                                  do throws(KVMap.CodingFailure) {
                                    out.refreshesDiagnostics = try kv.consumeNullOrEmptyElement() ? nil : kv.bool()
                                    kv.acceptAttempt(attempt6)
                                  } catch {
                                    try kv.drop(error, from: attempt6)
                                    out.refreshesDiagnostics = nil
                                  }
                                default: try kv.skip()
                                }
                              } catch { try kv.recover(error, &scan15) }
                              key15 = try kv.nextKey(_kvKeys_15, &scan15)
                            }
                          }
                        case 1:
                          if try kv.consumeNull() {
                            out.watchesFiles = nil
                          } else {
                            var scan16: KVMap.ObjectState = .init(updating: updating)
                            var key16: Swift.Int = try kv.beginObject(_kvKeys_16, &scan16)
                            while key16 >= 0 {
                              do throws(KVMap.CodingFailure) {
                                switch key16 {
                                case 0:
                                  let attempt7: KVMap.ValuePosition = kv.attempt()
                                  do throws(KVMap.CodingFailure) {
                                    out.watchesFiles = try kv.consumeNullOrEmptyElement() ? nil : kv.bool()
                                    kv.acceptAttempt(attempt7)
                                  } catch {
                                    try kv.drop(error, from: attempt7)
                                    out.watchesFiles = nil
                                  }
                                default: try kv.skip()
                                }
                              } catch { try kv.recover(error, &scan16) }
                              key16 = try kv.nextKey(_kvKeys_16, &scan16)
                            }
                          }
                        case 2:
                          if try kv.consumeNull() {
                            out.takesDocumentChanges = nil
                          } else {
                            var scan17: KVMap.ObjectState = .init(updating: updating)
                            var key17: Swift.Int = try kv.beginObject(_kvKeys_17, &scan17)
                            while key17 >= 0 {
                              do throws(KVMap.CodingFailure) {
                                switch key17 {
                                case 0:
                                  let attempt8: KVMap.ValuePosition = kv.attempt()
                                  do throws(KVMap.CodingFailure) {
                                    out.takesDocumentChanges = try kv.consumeNullOrEmptyElement() ? nil : kv.bool()
                                    kv.acceptAttempt(attempt8)
                                  } catch {
                                    try kv.drop(error, from: attempt8)
                                    out.takesDocumentChanges = nil
                                  }
                                default: try kv.skip()
                                }
                              } catch { try kv.recover(error, &scan17) }
                              key17 = try kv.nextKey(_kvKeys_17, &scan17)
                            }
                          }
                        case 3:
                          if try kv.consumeNull() {
                            out.refreshesLenses = nil
                          } else {
                            var scan18: KVMap.ObjectState = .init(updating: updating)
                            var key18: Swift.Int = try kv.beginObject(_kvKeys_18, &scan18)
                            while key18 >= 0 {
                              do throws(KVMap.CodingFailure) {
                                switch key18 {
                                case 0:
                                  let attempt17: KVMap.ValuePosition = kv.attempt()
                                  do throws(KVMap.CodingFailure) {
                                    out.refreshesLenses = try kv.consumeNullOrEmptyElement() ? nil : kv.bool()
                                    kv.acceptAttempt(attempt17)
                                  } catch {
                                    try kv.drop(error, from: attempt17)
                                    out.refreshesLenses = nil
                                  }
                                default: try kv.skip()
                                }
                              } catch { try kv.recover(error, &scan18) }
                              key18 = try kv.nextKey(_kvKeys_18, &scan18)
                            }
                          }
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan14) }
                      key14 = try kv.nextKey(_kvKeys_14, &scan14)
                    }
                  }
                case 3:
                  if try kv.consumeNull() {
                    out.commands = nil
                  } else {
                    var scan19: KVMap.ObjectState = .init(updating: updating)
                    var key19: Swift.Int = try kv.beginObject(_kvKeys_19, &scan19)
                    while key19 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key19 {
                        case 0:
                          let attempt14: KVMap.ValuePosition = kv.attempt()
                          do throws(KVMap.CodingFailure) {
                            out.commands = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_positionEncodings(&kv)
                            kv.acceptAttempt(attempt14)
                          } catch {
                            try kv.drop(error, from: attempt14)
                            out.commands = nil
                          }
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan19) }
                      key19 = try kv.nextKey(_kvKeys_19, &scan19)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 5:  // initializationOptions.samples
          if try kv.consumeNull() {
            out.samples = nil
          } else {
            var scan20: KVMap.ObjectState = .init(updating: updating)
            var key20: Swift.Int = try kv.beginObject(_kvKeys_20, &scan20)
            while key20 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key20 {
                case 0:  // initializationOptions.samples
                  let attempt20: KVMap.ValuePosition = kv.attempt()
                  do throws(KVMap.CodingFailure) {
                    out.samples = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_samples(&kv)
                    kv.acceptAttempt(attempt20)
                  } catch {
                    try kv.drop(error, from: attempt20)
                    out.samples = nil
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan20) }
              key20 = try kv.nextKey(_kvKeys_20, &scan20)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_workspaceFolders(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [WorkspaceFolder] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> WorkspaceFolder in try WorkspaceFolder._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_positionEncodings(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_samples(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: [Swift.String]] {
    return try kv.dictionary(
      isLossy: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] in try kv.strings() })
  }

  static var _kvRoot: Swift.String { "params" }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension WorkspaceFolder: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WorkspaceFolder {
    WorkspaceFolder(uri: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WorkspaceFolder, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.uri)  // uri
      case 1: kv.string(orNil: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"uri\":", self.uri)
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension InitializeResult: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: InitializeResult {
    InitializeResult(capabilities: ServerCapabilities._kvPlaceholder, serverInfo: ServerInfo._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout InitializeResult, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.capabilities, updating: updating)  // capabilities
      case 1: kv.object(into: &out.serverInfo, updating: updating)  // serverInfo
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"capabilities\":"); try self.capabilities._kvEncode(&kv)
    kv.key("\"serverInfo\":"); try self.serverInfo._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension ServerInfo: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ServerInfo {
    ServerInfo(name: "", version: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ServerInfo, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.string(into: &out.version)  // version
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.string("\"version\":", self.version)
    kv.endObject()
  }
}

nonisolated extension ServerCapabilities: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ServerCapabilities {
    ServerCapabilities(positionEncoding: "", textDocumentSync: DocumentSync._kvPlaceholder, documentFormattingProvider: false, documentRangeFormattingProvider: false, documentSymbolProvider: false, workspaceSymbolProvider: false, foldingRangeProvider: false, selectionRangeProvider: false, linkedEditingRangeProvider: false, hoverProvider: false, definitionProvider: false, typeDefinitionProvider: false, referencesProvider: false, documentHighlightProvider: false, documentLinkProvider: LinkOptions._kvPlaceholder, codeLensProvider: LensOptions._kvPlaceholder, executeCommandProvider: CommandOptions._kvPlaceholder, completionProvider: CompletionOptions._kvPlaceholder, signatureHelpProvider: SignatureOptions._kvPlaceholder, renameProvider: RenameOptions._kvPlaceholder, codeActionProvider: ActionOptions._kvPlaceholder, inlayHintProvider: false, semanticTokensProvider: TokenOptions._kvPlaceholder, workspace: WorkspaceCapabilities._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ServerCapabilities, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.positionEncoding)  // positionEncoding
      case 1: kv.object(into: &out.textDocumentSync, updating: updating)  // textDocumentSync
      case 2: kv.object(orNil: &out.diagnosticProvider, updating: updating)  // diagnosticProvider
      case 3: kv.bool(into: &out.documentFormattingProvider)  // documentFormattingProvider
      case 4: kv.bool(into: &out.documentRangeFormattingProvider)  // documentRangeFormattingProvider
      case 5: kv.bool(into: &out.documentSymbolProvider)  // documentSymbolProvider
      case 6: kv.bool(into: &out.workspaceSymbolProvider)  // workspaceSymbolProvider
      case 7: kv.bool(into: &out.foldingRangeProvider)  // foldingRangeProvider
      case 8: kv.bool(into: &out.selectionRangeProvider)  // selectionRangeProvider
      case 9: kv.bool(into: &out.linkedEditingRangeProvider)  // linkedEditingRangeProvider
      case 10: kv.bool(into: &out.hoverProvider)  // hoverProvider
      case 11: kv.bool(into: &out.definitionProvider)  // definitionProvider
      case 12: kv.bool(into: &out.typeDefinitionProvider)  // typeDefinitionProvider
      case 13: kv.bool(into: &out.referencesProvider)  // referencesProvider
      case 14: kv.bool(into: &out.documentHighlightProvider)  // documentHighlightProvider
      case 15: kv.object(into: &out.documentLinkProvider, updating: updating)  // documentLinkProvider
      case 16: kv.object(into: &out.codeLensProvider, updating: updating)  // codeLensProvider
      case 17: kv.object(into: &out.executeCommandProvider, updating: updating)  // executeCommandProvider
      case 18: kv.object(into: &out.completionProvider, updating: updating)  // completionProvider
      case 19: kv.object(into: &out.signatureHelpProvider, updating: updating)  // signatureHelpProvider
      case 20: kv.object(into: &out.renameProvider, updating: updating)  // renameProvider
      case 21: kv.object(into: &out.codeActionProvider, updating: updating)  // codeActionProvider
      case 22: kv.bool(into: &out.inlayHintProvider)  // inlayHintProvider
      case 23: kv.object(into: &out.semanticTokensProvider, updating: updating)  // semanticTokensProvider
      case 24: kv.object(into: &out.workspace, updating: updating)  // workspace
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"positionEncoding\":", self.positionEncoding)
    kv.key("\"textDocumentSync\":"); try self.textDocumentSync._kvEncode(&kv)
    if let value = self.diagnosticProvider { kv.key("\"diagnosticProvider\":"); try value._kvEncode(&kv) }
    kv.bool("\"documentFormattingProvider\":", self.documentFormattingProvider)
    kv.bool("\"documentRangeFormattingProvider\":", self.documentRangeFormattingProvider)
    kv.bool("\"documentSymbolProvider\":", self.documentSymbolProvider)
    kv.bool("\"workspaceSymbolProvider\":", self.workspaceSymbolProvider)
    kv.bool("\"foldingRangeProvider\":", self.foldingRangeProvider)
    kv.bool("\"selectionRangeProvider\":", self.selectionRangeProvider)
    kv.bool("\"linkedEditingRangeProvider\":", self.linkedEditingRangeProvider)
    kv.bool("\"hoverProvider\":", self.hoverProvider)
    kv.bool("\"definitionProvider\":", self.definitionProvider)
    kv.bool("\"typeDefinitionProvider\":", self.typeDefinitionProvider)
    kv.bool("\"referencesProvider\":", self.referencesProvider)
    kv.bool("\"documentHighlightProvider\":", self.documentHighlightProvider)
    kv.key("\"documentLinkProvider\":"); try self.documentLinkProvider._kvEncode(&kv)
    kv.key("\"codeLensProvider\":"); try self.codeLensProvider._kvEncode(&kv)
    kv.key("\"executeCommandProvider\":"); try self.executeCommandProvider._kvEncode(&kv)
    kv.key("\"completionProvider\":"); try self.completionProvider._kvEncode(&kv)
    kv.key("\"signatureHelpProvider\":"); try self.signatureHelpProvider._kvEncode(&kv)
    kv.key("\"renameProvider\":"); try self.renameProvider._kvEncode(&kv)
    kv.key("\"codeActionProvider\":"); try self.codeActionProvider._kvEncode(&kv)
    kv.bool("\"inlayHintProvider\":", self.inlayHintProvider)
    kv.key("\"semanticTokensProvider\":"); try self.semanticTokensProvider._kvEncode(&kv)
    kv.key("\"workspace\":"); try self.workspace._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension LensOptions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LensOptions {
    LensOptions(resolveProvider: false)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LensOptions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.bool(into: &out.resolveProvider)  // resolveProvider
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"resolveProvider\":", self.resolveProvider)
    kv.endObject()
  }
}

nonisolated extension CommandOptions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CommandOptions {
    CommandOptions(commands: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CommandOptions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.strings(into: &out.commands)  // commands
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.array("\"commands\":", self.commands)
    kv.endObject()
  }
}

nonisolated extension FileFilter: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FileFilter {
    FileFilter(glob: "", matches: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FileFilter, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // pattern.glob
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
              case 0:  // pattern.glob
                has0 = true
                kv.string(into: &out.glob)
              case 1:  // pattern.matches
                has1 = true
                kv.string(into: &out.matches)
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

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"pattern\":")
    kv.string("\"glob\":", self.glob)
    kv.string("\"matches\":", self.matches)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension CompletionOptions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CompletionOptions {
    CompletionOptions(triggerCharacters: [], resolveProvider: false)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CompletionOptions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.strings(into: &out.triggerCharacters)  // triggerCharacters
      case 1: kv.bool(into: &out.resolveProvider)  // resolveProvider
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.array("\"triggerCharacters\":", self.triggerCharacters)
    kv.bool("\"resolveProvider\":", self.resolveProvider)
    kv.endObject()
  }
}

nonisolated extension SignatureOptions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SignatureOptions {
    SignatureOptions(triggerCharacters: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SignatureOptions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.strings(into: &out.triggerCharacters)  // triggerCharacters
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.array("\"triggerCharacters\":", self.triggerCharacters)
    kv.endObject()
  }
}

nonisolated extension RenameOptions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RenameOptions {
    RenameOptions(prepareProvider: false)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RenameOptions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.bool(into: &out.prepareProvider)  // prepareProvider
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"prepareProvider\":", self.prepareProvider)
    kv.endObject()
  }
}

nonisolated extension ActionOptions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ActionOptions {
    ActionOptions(codeActionKinds: [], resolveProvider: false)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ActionOptions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.strings(into: &out.codeActionKinds)  // codeActionKinds
      case 1: kv.bool(into: &out.resolveProvider)  // resolveProvider
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.array("\"codeActionKinds\":", self.codeActionKinds)
    kv.bool("\"resolveProvider\":", self.resolveProvider)
    kv.endObject()
  }
}

nonisolated extension TokenOptions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TokenOptions {
    TokenOptions(tokenTypes: [], tokenModifiers: [], full: false, range: false)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TokenOptions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // legend.tokenTypes
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            has1 = true
            try kv.reportNull(_kvKeys, rule: 3, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // legend.tokenTypes
                has0 = true
                kv.strings(into: &out.tokenTypes)
              case 1:  // legend.tokenModifiers
                has1 = true
                kv.strings(into: &out.tokenModifiers)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1: kv.bool(into: &out.full)  // full
        case 2: kv.bool(into: &out.range)  // range
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 3, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"legend\":")
    kv.array("\"tokenTypes\":", self.tokenTypes)
    kv.array("\"tokenModifiers\":", self.tokenModifiers)
    kv.endOptionalObject(begun0)
    kv.bool("\"full\":", self.full)
    kv.bool("\"range\":", self.range)
    kv.endObject()
  }
}

nonisolated extension LinkOptions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LinkOptions {
    LinkOptions(resolveProvider: false)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LinkOptions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.bool(into: &out.resolveProvider)  // resolveProvider
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"resolveProvider\":", self.resolveProvider)
    kv.endObject()
  }
}

nonisolated extension DocumentSync: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DocumentSync {
    DocumentSync(openClose: false, change: 0, save: false)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DocumentSync, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.bool(into: &out.openClose)  // openClose
      case 1: kv.int(into: &out.change)  // change
      case 2: kv.bool(into: &out.save)  // save
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"openClose\":", self.openClose)
    kv.int("\"change\":", self.change)
    kv.bool("\"save\":", self.save)
    kv.endObject()
  }
}

nonisolated extension DiagnosticOptions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DiagnosticOptions {
    DiagnosticOptions(identifier: "", interFileDependencies: false, workspaceDiagnostics: false)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DiagnosticOptions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.identifier)  // identifier
      case 1: kv.bool(into: &out.interFileDependencies)  // interFileDependencies
      case 2: kv.bool(into: &out.workspaceDiagnostics)  // workspaceDiagnostics
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"identifier\":", self.identifier)
    kv.bool("\"interFileDependencies\":", self.interFileDependencies)
    kv.bool("\"workspaceDiagnostics\":", self.workspaceDiagnostics)
    kv.endObject()
  }
}

nonisolated extension WorkspaceCapabilities: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WorkspaceCapabilities {
    WorkspaceCapabilities(foldersAreSupported: false, foldersAreFollowed: false, renamedFiles: [], deletedFiles: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WorkspaceCapabilities, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // workspaceFolders.supported
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            has1 = true
            try kv.reportNull(_kvKeys, rule: 2, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // workspaceFolders.supported
                has0 = true
                kv.bool(into: &out.foldersAreSupported)
              case 1:  // workspaceFolders.changeNotifications
                has1 = true
                kv.bool(into: &out.foldersAreFollowed)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1:  // fileOperations.willRename.filters
          if try kv.consumeNull() {
            has2 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
            has3 = true
            try kv.reportNull(_kvKeys, rule: 3, scan)
          } else {
            var scan2: KVMap.ObjectState = .init(updating: updating)
            var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
            while key2 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key2 {
                case 0:  // fileOperations.willRename.filters
                  if try kv.consumeNull() {
                    has2 = true
                    try kv.reportNull(_kvKeys, rule: 1, scan)
                  } else {
                    var scan3: KVMap.ObjectState = .init(updating: updating)
                    var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
                    while key3 >= 0 {
                      switch key3 {
                      case 0:  // fileOperations.willRename.filters
                        has2 = true
                        kv.array(into: &out.renamedFiles)
                      default: break
                      }
                      key3 = try kv.nextKey(_kvKeys_3, &scan3)
                    }
                  }
                case 1:  // fileOperations.didDelete.filters
                  if try kv.consumeNull() {
                    has3 = true
                    try kv.reportNull(_kvKeys, rule: 3, scan)
                  } else {
                    var scan4: KVMap.ObjectState = .init(updating: updating)
                    var key4: Swift.Int = try kv.beginObject(_kvKeys_4, &scan4)
                    while key4 >= 0 {
                      switch key4 {
                      case 0:  // fileOperations.didDelete.filters
                        has3 = true
                        kv.array(into: &out.deletedFiles)
                      default: break
                      }
                      key4 = try kv.nextKey(_kvKeys_4, &scan4)
                    }
                  }
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
    if !has1 { try kv.reportMissing(_kvKeys, rule: 2, scan) }
    if !has2 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
    if !has3 { try kv.reportMissing(_kvKeys, rule: 3, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"workspaceFolders\":")
    kv.bool("\"supported\":", self.foldersAreSupported)
    kv.bool("\"changeNotifications\":", self.foldersAreFollowed)
    kv.endOptionalObject(begun0)
    let begun1: Swift.Int = kv.beginOptionalObject("\"fileOperations\":")
    let begun2: Swift.Int = kv.beginOptionalObject("\"willRename\":")
    try kv.array("\"filters\":", self.renamedFiles)
    kv.endOptionalObject(begun2)
    let begun3: Swift.Int = kv.beginOptionalObject("\"didDelete\":")
    try kv.array("\"filters\":", self.deletedFiles)
    kv.endOptionalObject(begun3)
    kv.endOptionalObject(begun1)
    kv.endObject()
  }
}

nonisolated extension RegistrationParameters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RegistrationParameters {
    RegistrationParameters(registrations: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RegistrationParameters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.registrations)  // registrations
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"registrations\":", self.registrations)
    kv.endObject()
  }
}

nonisolated extension Registration: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Registration {
    Registration(id: "", method: "", registerOptions: WatchOptions._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Registration, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.id)  // id
      case 1: kv.string(into: &out.method)  // method
      case 2: kv.object(into: &out.registerOptions, updating: updating)  // registerOptions
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id\":", self.id)
    kv.string("\"method\":", self.method)
    kv.key("\"registerOptions\":"); try self.registerOptions._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension WatchOptions: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WatchOptions {
    WatchOptions(watchers: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WatchOptions, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.watchers)  // watchers
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"watchers\":", self.watchers)
    kv.endObject()
  }
}

nonisolated extension FileWatcher: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FileWatcher {
    FileWatcher(globPattern: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FileWatcher, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.globPattern)  // globPattern
      case 1: kv.int(orNil: &out.kind)  // kind
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"globPattern\":", self.globPattern)
    kv.int("\"kind\":", ifPresent: self.kind)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension InitializeParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.processID, right.processID),
      KVMap._kvAreEqual(left.rootURI, right.rootURI),
      KVMap._kvAreEqual(left.rootPath, right.rootPath),
      KVMap._kvAreEqual(left.workspaceFolders, right.workspaceFolders),
      KVMap._kvAreEqual(left.positionEncodings, right.positionEncodings),
      KVMap._kvAreEqual(left.pullsDiagnostics, right.pullsDiagnostics),
      KVMap._kvAreEqual(left.refreshesDiagnostics, right.refreshesDiagnostics),
      KVMap._kvAreEqual(left.watchesFiles, right.watchesFiles),
      KVMap._kvAreEqual(left.takesDocumentChanges, right.takesDocumentChanges),
      KVMap._kvAreEqual(left.takesSnippets, right.takesSnippets),
      KVMap._kvAreEqual(left.completionProperties, right.completionProperties),
      KVMap._kvAreEqual(left.completionFormats, right.completionFormats),
      KVMap._kvAreEqual(left.actionProperties, right.actionProperties),
      KVMap._kvAreEqual(left.keepsActionData, right.keepsActionData),
      KVMap._kvAreEqual(left.commands, right.commands),
      KVMap._kvAreEqual(left.hoverFormats, right.hoverFormats),
      KVMap._kvAreEqual(left.takesSymbolTrees, right.takesSymbolTrees),
      KVMap._kvAreEqual(left.refreshesLenses, right.refreshesLenses),
      KVMap._kvAreEqual(left.actionKinds, right.actionKinds),
      KVMap._kvAreEqual(left.tokenTypes, right.tokenTypes),
      KVMap._kvAreEqual(left.samples, right.samples)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.processID.hash(into: &hasher)
    self.rootURI.hash(into: &hasher)
    self.rootPath.hash(into: &hasher)
    self.workspaceFolders.hash(into: &hasher)
    self.positionEncodings.hash(into: &hasher)
    self.pullsDiagnostics.hash(into: &hasher)
    self.refreshesDiagnostics.hash(into: &hasher)
    self.watchesFiles.hash(into: &hasher)
    self.takesDocumentChanges.hash(into: &hasher)
    self.takesSnippets.hash(into: &hasher)
    self.completionProperties.hash(into: &hasher)
    self.completionFormats.hash(into: &hasher)
    self.actionProperties.hash(into: &hasher)
    self.keepsActionData.hash(into: &hasher)
    self.commands.hash(into: &hasher)
    self.hoverFormats.hash(into: &hasher)
    self.takesSymbolTrees.hash(into: &hasher)
    self.refreshesLenses.hash(into: &hasher)
    self.actionKinds.hash(into: &hasher)
    self.tokenTypes.hash(into: &hasher)
    self.samples.hash(into: &hasher)
  }
}

nonisolated extension WorkspaceFolder {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.uri, right.uri),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.uri.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension InitializeResult {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.capabilities, right.capabilities),
      KVMap._kvAreEqual(left.serverInfo, right.serverInfo)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.capabilities.hash(into: &hasher)
    self.serverInfo.hash(into: &hasher)
  }
}

nonisolated extension ServerInfo {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.version, right.version)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.version.hash(into: &hasher)
  }
}

nonisolated extension ServerCapabilities {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.positionEncoding, right.positionEncoding),
      KVMap._kvAreEqual(left.textDocumentSync, right.textDocumentSync),
      KVMap._kvAreEqual(left.diagnosticProvider, right.diagnosticProvider),
      KVMap._kvAreEqual(left.documentFormattingProvider, right.documentFormattingProvider),
      KVMap._kvAreEqual(left.documentRangeFormattingProvider, right.documentRangeFormattingProvider),
      KVMap._kvAreEqual(left.documentSymbolProvider, right.documentSymbolProvider),
      KVMap._kvAreEqual(left.workspaceSymbolProvider, right.workspaceSymbolProvider),
      KVMap._kvAreEqual(left.foldingRangeProvider, right.foldingRangeProvider),
      KVMap._kvAreEqual(left.selectionRangeProvider, right.selectionRangeProvider),
      KVMap._kvAreEqual(left.linkedEditingRangeProvider, right.linkedEditingRangeProvider),
      KVMap._kvAreEqual(left.hoverProvider, right.hoverProvider),
      KVMap._kvAreEqual(left.definitionProvider, right.definitionProvider),
      KVMap._kvAreEqual(left.typeDefinitionProvider, right.typeDefinitionProvider),
      KVMap._kvAreEqual(left.referencesProvider, right.referencesProvider),
      KVMap._kvAreEqual(left.documentHighlightProvider, right.documentHighlightProvider),
      KVMap._kvAreEqual(left.documentLinkProvider, right.documentLinkProvider),
      KVMap._kvAreEqual(left.codeLensProvider, right.codeLensProvider),
      KVMap._kvAreEqual(left.executeCommandProvider, right.executeCommandProvider),
      KVMap._kvAreEqual(left.completionProvider, right.completionProvider),
      KVMap._kvAreEqual(left.signatureHelpProvider, right.signatureHelpProvider),
      KVMap._kvAreEqual(left.renameProvider, right.renameProvider),
      KVMap._kvAreEqual(left.codeActionProvider, right.codeActionProvider),
      KVMap._kvAreEqual(left.inlayHintProvider, right.inlayHintProvider),
      KVMap._kvAreEqual(left.semanticTokensProvider, right.semanticTokensProvider),
      KVMap._kvAreEqual(left.workspace, right.workspace)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.positionEncoding.hash(into: &hasher)
    self.textDocumentSync.hash(into: &hasher)
    self.diagnosticProvider.hash(into: &hasher)
    self.documentFormattingProvider.hash(into: &hasher)
    self.documentRangeFormattingProvider.hash(into: &hasher)
    self.documentSymbolProvider.hash(into: &hasher)
    self.workspaceSymbolProvider.hash(into: &hasher)
    self.foldingRangeProvider.hash(into: &hasher)
    self.selectionRangeProvider.hash(into: &hasher)
    self.linkedEditingRangeProvider.hash(into: &hasher)
    self.hoverProvider.hash(into: &hasher)
    self.definitionProvider.hash(into: &hasher)
    self.typeDefinitionProvider.hash(into: &hasher)
    self.referencesProvider.hash(into: &hasher)
    self.documentHighlightProvider.hash(into: &hasher)
    self.documentLinkProvider.hash(into: &hasher)
    self.codeLensProvider.hash(into: &hasher)
    self.executeCommandProvider.hash(into: &hasher)
    self.completionProvider.hash(into: &hasher)
    self.signatureHelpProvider.hash(into: &hasher)
    self.renameProvider.hash(into: &hasher)
    self.codeActionProvider.hash(into: &hasher)
    self.inlayHintProvider.hash(into: &hasher)
    self.semanticTokensProvider.hash(into: &hasher)
    self.workspace.hash(into: &hasher)
  }
}

nonisolated extension LensOptions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.resolveProvider, right.resolveProvider)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.resolveProvider.hash(into: &hasher)
  }
}

nonisolated extension CommandOptions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.commands, right.commands)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.commands.hash(into: &hasher)
  }
}

nonisolated extension FileFilter {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.glob, right.glob),
      KVMap._kvAreEqual(left.matches, right.matches)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.glob.hash(into: &hasher)
    self.matches.hash(into: &hasher)
  }
}

nonisolated extension CompletionOptions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.triggerCharacters, right.triggerCharacters),
      KVMap._kvAreEqual(left.resolveProvider, right.resolveProvider)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.triggerCharacters.hash(into: &hasher)
    self.resolveProvider.hash(into: &hasher)
  }
}

nonisolated extension SignatureOptions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.triggerCharacters, right.triggerCharacters)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.triggerCharacters.hash(into: &hasher)
  }
}

nonisolated extension RenameOptions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.prepareProvider, right.prepareProvider)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.prepareProvider.hash(into: &hasher)
  }
}

nonisolated extension ActionOptions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.codeActionKinds, right.codeActionKinds),
      KVMap._kvAreEqual(left.resolveProvider, right.resolveProvider)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.codeActionKinds.hash(into: &hasher)
    self.resolveProvider.hash(into: &hasher)
  }
}

nonisolated extension TokenOptions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.tokenTypes, right.tokenTypes),
      KVMap._kvAreEqual(left.tokenModifiers, right.tokenModifiers),
      KVMap._kvAreEqual(left.full, right.full),
      KVMap._kvAreEqual(left.range, right.range)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.tokenTypes.hash(into: &hasher)
    self.tokenModifiers.hash(into: &hasher)
    self.full.hash(into: &hasher)
    self.range.hash(into: &hasher)
  }
}

nonisolated extension LinkOptions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.resolveProvider, right.resolveProvider)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.resolveProvider.hash(into: &hasher)
  }
}

nonisolated extension DocumentSync {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.openClose, right.openClose),
      KVMap._kvAreEqual(left.change, right.change),
      KVMap._kvAreEqual(left.save, right.save)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.openClose.hash(into: &hasher)
    self.change.hash(into: &hasher)
    self.save.hash(into: &hasher)
  }
}

nonisolated extension DiagnosticOptions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.identifier, right.identifier),
      KVMap._kvAreEqual(left.interFileDependencies, right.interFileDependencies),
      KVMap._kvAreEqual(left.workspaceDiagnostics, right.workspaceDiagnostics)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.identifier.hash(into: &hasher)
    self.interFileDependencies.hash(into: &hasher)
    self.workspaceDiagnostics.hash(into: &hasher)
  }
}

nonisolated extension WorkspaceCapabilities {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.foldersAreSupported, right.foldersAreSupported),
      KVMap._kvAreEqual(left.foldersAreFollowed, right.foldersAreFollowed),
      KVMap._kvAreEqual(left.renamedFiles, right.renamedFiles),
      KVMap._kvAreEqual(left.deletedFiles, right.deletedFiles)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.foldersAreSupported.hash(into: &hasher)
    self.foldersAreFollowed.hash(into: &hasher)
    self.renamedFiles.hash(into: &hasher)
    self.deletedFiles.hash(into: &hasher)
  }
}

nonisolated extension RegistrationParameters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.registrations, right.registrations)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.registrations.hash(into: &hasher)
  }
}

nonisolated extension Registration {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.method, right.method),
      KVMap._kvAreEqual(left.registerOptions, right.registerOptions)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.method.hash(into: &hasher)
    self.registerOptions.hash(into: &hasher)
  }
}

nonisolated extension WatchOptions {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.watchers, right.watchers)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.watchers.hash(into: &hasher)
  }
}

nonisolated extension FileWatcher {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.globPattern, right.globPattern),
      KVMap._kvAreEqual(left.kind, right.kind)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.globPattern.hash(into: &hasher)
    self.kind.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension InitializeParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{6}\0\u{4}\0\u{10}\0\0\0\0\0\0\0\t\0\0\0\0\0\r\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0processId\"\0\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0rootUri\"\u{8}\0\0\u{2}\0\0\0\0rootPath\"\0\0\0\0\0\0\0\u{10}\0\0\u{3}\0\0\0\0workspaceFolders\"\0\0\0\0\0\0\0\u{c}\0\0\u{4}\0\0\0\0capabilities\"\0\0\0\u{15}\0\0\u{5}\0\0\0\0initializationOptions\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        processID\t+2\tprocessId
        rootURI\t+3\trootUri
        rootPath\t+4\trootPath
        workspaceFolders\t+5\tworkspaceFolders
        positionEncodings\t+6\tcapabilities.general.positionEncodings
        samples\t+22\tinitializationOptions.samples
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\t\0\0\0\u{6}\0\0\0\u{3}\0\u{7}\0\0\0\0\0\0\0general\"\u{c}\0\0\u{1}\0\0\0\0textDocument\"\0\0\0\t\0\0\u{2}\0\0\0\0workspace\"\0\0\0\0\0\0\u{c}\0\0\u{3}\0\0\0\0experimental\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        positionEncodings\t+6\tcapabilities.general.positionEncodings
        pullsDiagnostics\t+7\tcapabilities.textDocument.diagnostic
        refreshesDiagnostics\t+8\tcapabilities.workspace.diagnostics.refreshSupport
        commands\t+16\tcapabilities.experimental.commands
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{11}\0\0\0\0\0\0\0positionEncodings\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        positionEncodings\t+6\tcapabilities.general.positionEncodings
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{4}\0\0\0\n\0\0\0\0\0\0\0\u{f}\0\u{7}\0\0\0\u{1}\0\0\0\u{c}\0\0\0\n\0\0\0\0\0\0\0diagnostic\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0completion\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0codeAction\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0hover\"\0\0\u{e}\0\0\u{4}\0\0\0\0documentSymbol\"\0\u{e}\0\0\u{5}\0\0\0\0semanticTokens\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        pullsDiagnostics\t+7\tcapabilities.textDocument.diagnostic
        takesSnippets\t+11\tcapabilities.textDocument.completion.completionItem.snippetSupport
        actionProperties\t+14\tcapabilities.textDocument.codeAction.resolveSupport.properties
        hoverFormats\t+17\tcapabilities.textDocument.hover.contentFormat
        takesSymbolTrees\t+18\tcapabilities.textDocument.documentSymbol.hierarchicalDocumentSymbolSupport
        tokenTypes\t+21\tcapabilities.textDocument.semanticTokens.tokenTypes
        """)
  }

  private static var _kvKeys_4: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{e}\0\0\0\0\0\0\0completionItem\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        takesSnippets\t+11\tcapabilities.textDocument.completion.completionItem.snippetSupport
        """)
  }

  private static var _kvKeys_5: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\0\0\0\0\u{1}\0\u{4}\0\0\0\u{e}\0\0\0\0\0\0\0snippetSupport\"\0\u{e}\0\0\u{1}\0\0\0\0resolveSupport\"\0\u{13}\0\0\u{2}\0\0\0\0documentationFormat\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        takesSnippets\t+11\tcapabilities.textDocument.completion.completionItem.snippetSupport
        completionProperties\t+12\tcapabilities.textDocument.completion.completionItem.resolveSupport.properties
        completionFormats\t+13\tcapabilities.textDocument.completion.completionItem.documentationFormat
        """)
  }

  private static var _kvKeys_6: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\n\0\0\0\0\0\0\0properties\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        completionProperties\t+12\tcapabilities.textDocument.completion.completionItem.resolveSupport.properties
        """)
  }

  private static var _kvKeys_7: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\u{4}\0\u{1}\0\u{7}\0\u{e}\0\0\0\0\0\0\0resolveSupport\"\0\u{b}\0\0\u{1}\0\0\0\0dataSupport\"\0\0\0\0\u{18}\0\0\u{2}\0\0\0\0codeActionLiteralSupport\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        actionProperties\t+14\tcapabilities.textDocument.codeAction.resolveSupport.properties
        keepsActionData\t+15\tcapabilities.textDocument.codeAction.dataSupport
        actionKinds\t+20\tcapabilities.textDocument.codeAction.codeActionLiteralSupport.codeActionKind.valueSet
        """)
  }

  private static var _kvKeys_8: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\n\0\0\0\0\0\0\0properties\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        actionProperties\t+14\tcapabilities.textDocument.codeAction.resolveSupport.properties
        """)
  }

  private static var _kvKeys_9: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{e}\0\0\0\0\0\0\0codeActionKind\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        actionKinds\t+20\tcapabilities.textDocument.codeAction.codeActionLiteralSupport.codeActionKind.valueSet
        """)
  }

  private static var _kvKeys_10: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\0\0valueSet\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        actionKinds\t+20\tcapabilities.textDocument.codeAction.codeActionLiteralSupport.codeActionKind.valueSet
        """)
  }

  private static var _kvKeys_11: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\r\0\0\0\0\0\0\0contentFormat\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        hoverFormats\t+17\tcapabilities.textDocument.hover.contentFormat
        """)
  }

  private static var _kvKeys_12: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0!\0\0\0\0\0\0\0hierarchicalDocumentSymbolSupport\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        takesSymbolTrees\t+18\tcapabilities.textDocument.documentSymbol.hierarchicalDocumentSymbolSupport
        """)
  }

  private static var _kvKeys_13: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\n\0\0\0\0\0\0\0tokenTypes\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        tokenTypes\t+21\tcapabilities.textDocument.semanticTokens.tokenTypes
        """)
  }

  private static var _kvKeys_14: KVMap.KeyTable {
    .init(
      "\u{b}\0\u{1}\0\u{4}\0\0\0\u{8}\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\0\0diagnostics\"\0\0\0\0\u{15}\0\0\u{1}\0\0\0\0didChangeWatchedFiles\"\0\0\r\0\0\u{2}\0\0\0\0workspaceEdit\"\0\0\u{8}\0\0\u{3}\0\0\0\0codeLens\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        refreshesDiagnostics\t+8\tcapabilities.workspace.diagnostics.refreshSupport
        watchesFiles\t+9\tcapabilities.workspace.didChangeWatchedFiles.dynamicRegistration
        takesDocumentChanges\t+10\tcapabilities.workspace.workspaceEdit.documentChanges
        refreshesLenses\t+19\tcapabilities.workspace.codeLens.refreshSupport
        """)
  }

  private static var _kvKeys_15: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{e}\0\0\0\0\0\0\0refreshSupport\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        refreshesDiagnostics\t+8\tcapabilities.workspace.diagnostics.refreshSupport
        """)
  }

  private static var _kvKeys_16: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{13}\0\0\0\0\0\0\0dynamicRegistration\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        watchesFiles\t+9\tcapabilities.workspace.didChangeWatchedFiles.dynamicRegistration
        """)
  }

  private static var _kvKeys_17: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{f}\0\0\0\0\0\0\0documentChanges\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        takesDocumentChanges\t+10\tcapabilities.workspace.workspaceEdit.documentChanges
        """)
  }

  private static var _kvKeys_18: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{e}\0\0\0\0\0\0\0refreshSupport\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        refreshesLenses\t+19\tcapabilities.workspace.codeLens.refreshSupport
        """)
  }

  private static var _kvKeys_19: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\0\0commands\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        commands\t+16\tcapabilities.experimental.commands
        """)
  }

  private static var _kvKeys_20: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0samples\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeParameters\tLifecycle.kvmap\t4
        samples\t+22\tinitializationOptions.samples
        """)
  }
}

nonisolated extension WorkspaceFolder {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{1}\0uri\"\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WorkspaceFolder\tLifecycle.kvmap\t29
        uri\t+1\turi
        name\t+2\tname
        """)
  }
}

nonisolated extension InitializeResult {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\0\0\0\0\u{1}\0\u{c}\0\0\0\0\0\u{1}\0capabilities\"\0\0\0\n\0\0\u{1}\0\0\u{1}\0serverInfo\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        InitializeResult\tLifecycle.kvmap\t34
        capabilities\t+1\tcapabilities
        serverInfo\t+2\tserverInfo
        """)
  }
}

nonisolated extension ServerInfo {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0version\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        ServerInfo\tLifecycle.kvmap\t39
        name\t+1\tname
        version\t+2\tversion
        """)
  }
}

nonisolated extension ServerCapabilities {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\07\0#\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1b}\0\0\0\0\0\t\0\0\0D\0@\0'\0\0\0\0\0c\0\r\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0_\0\u{1f}\0;\0\0\0\0\0\0\0\u{12}\0L\0\0\0H\0\0\0\u{1}\0\0\0[\0W\0\0\0\0\03\0P\0\0\0\0\0\0\0\0\0,\0\0\0\0\0\0\0T\0\u{5}\0\0\0\0\0/\0\u{17}\0\0\0\0\0\u{10}\0\0\0\0\0\u{1}\0positionEncoding\"\0\0\0\0\0\0\0\u{10}\0\0\u{1}\0\0\u{1}\0textDocumentSync\"\0\0\0\0\0\0\0\u{12}\0\0\u{2}\0\0\0\0diagnosticProvider\"\0\0\0\0\0\u{1a}\0\0\u{3}\0\0\u{1}\0documentFormattingProvider\"\0\0\0\0\0\u{1f}\0\0\u{4}\0\0\u{1}\0documentRangeFormattingProvider\"\u{16}\0\0\u{5}\0\0\u{1}\0documentSymbolProvider\"\0\u{17}\0\0\u{6}\0\0\u{1}\0workspaceSymbolProvider\"\u{14}\0\0\u{7}\0\0\u{1}\0foldingRangeProvider\"\0\0\0\u{16}\0\0\u{8}\0\0\u{1}\0selectionRangeProvider\"\0\u{1a}\0\0\t\0\0\u{1}\0linkedEditingRangeProvider\"\0\0\0\0\0\r\0\0\n\0\0\u{1}\0hoverProvider\"\0\0\u{12}\0\0\u{b}\0\0\u{1}\0definitionProvider\"\0\0\0\0\0\u{16}\0\0\u{c}\0\0\u{1}\0typeDefinitionProvider\"\0\u{12}\0\0\r\0\0\u{1}\0referencesProvider\"\0\0\0\0\0\u{19}\0\0\u{e}\0\0\u{1}\0documentHighlightProvider\"\0\0\0\0\0\0\u{14}\0\0\u{f}\0\0\u{1}\0documentLinkProvider\"\0\0\0\u{10}\0\0\u{10}\0\0\u{1}\0codeLensProvider\"\0\0\0\0\0\0\0\u{16}\0\0\u{11}\0\0\u{1}\0executeCommandProvider\"\0\u{12}\0\0\u{12}\0\0\u{1}\0completionProvider\"\0\0\0\0\0\u{15}\0\0\u{13}\0\0\u{1}\0signatureHelpProvider\"\0\0\u{e}\0\0\u{14}\0\0\u{1}\0renameProvider\"\0\u{12}\0\0\u{15}\0\0\u{1}\0codeActionProvider\"\0\0\0\0\0\u{11}\0\0\u{16}\0\0\u{1}\0inlayHintProvider\"\0\0\0\0\0\0\u{16}\0\0\u{17}\0\0\u{1}\0semanticTokensProvider\"\0\t\0\0\u{18}\0\0\u{1}\0workspace\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0xd81a8d2b5a4485ad, wide: false, full: false, count: 25, required: 24,
      unknown: .ignore, duplicates: .error,
      rules: """
        ServerCapabilities\tLifecycle.kvmap\t44
        positionEncoding\t+1\tpositionEncoding
        textDocumentSync\t+2\ttextDocumentSync
        diagnosticProvider\t+3\tdiagnosticProvider
        documentFormattingProvider\t+4\tdocumentFormattingProvider
        documentRangeFormattingProvider\t+5\tdocumentRangeFormattingProvider
        documentSymbolProvider\t+6\tdocumentSymbolProvider
        workspaceSymbolProvider\t+7\tworkspaceSymbolProvider
        foldingRangeProvider\t+8\tfoldingRangeProvider
        selectionRangeProvider\t+9\tselectionRangeProvider
        linkedEditingRangeProvider\t+10\tlinkedEditingRangeProvider
        hoverProvider\t+11\thoverProvider
        definitionProvider\t+12\tdefinitionProvider
        typeDefinitionProvider\t+13\ttypeDefinitionProvider
        referencesProvider\t+14\treferencesProvider
        documentHighlightProvider\t+15\tdocumentHighlightProvider
        documentLinkProvider\t+16\tdocumentLinkProvider
        codeLensProvider\t+17\tcodeLensProvider
        executeCommandProvider\t+18\texecuteCommandProvider
        completionProvider\t+19\tcompletionProvider
        signatureHelpProvider\t+20\tsignatureHelpProvider
        renameProvider\t+21\trenameProvider
        codeActionProvider\t+22\tcodeActionProvider
        inlayHintProvider\t+23\tinlayHintProvider
        semanticTokensProvider\t+24\tsemanticTokensProvider
        workspace\t+25\tworkspace
        """)
  }
}

nonisolated extension LensOptions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{f}\0\0\0\0\0\u{1}\0resolveProvider\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        LensOptions\tLifecycle.kvmap\t72
        resolveProvider\t+1\tresolveProvider
        """)
  }
}

nonisolated extension CommandOptions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0commands\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CommandOptions\tLifecycle.kvmap\t76
        commands\t+1\tcommands
        """)
  }
}

nonisolated extension FileFilter {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0pattern\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FileFilter\tLifecycle.kvmap\t80
        glob\t+1\tpattern.glob
        matches\t+3\tpattern.matches
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{4}\0\0\0\0\0\0\0glob\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0matches\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FileFilter\tLifecycle.kvmap\t80
        glob\t+1\tpattern.glob
        matches\t+3\tpattern.matches
        """)
  }
}

nonisolated extension CompletionOptions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{5}\0\0\0\u{11}\0\0\0\0\0\u{1}\0triggerCharacters\"\0\0\0\0\0\0\u{f}\0\0\u{1}\0\0\u{1}\0resolveProvider\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        CompletionOptions\tLifecycle.kvmap\t86
        triggerCharacters\t+1\ttriggerCharacters
        resolveProvider\t+2\tresolveProvider
        """)
  }
}

nonisolated extension SignatureOptions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{11}\0\0\0\0\0\u{1}\0triggerCharacters\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SignatureOptions\tLifecycle.kvmap\t91
        triggerCharacters\t+1\ttriggerCharacters
        """)
  }
}

nonisolated extension RenameOptions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{f}\0\0\0\0\0\u{1}\0prepareProvider\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RenameOptions\tLifecycle.kvmap\t95
        prepareProvider\t+1\tprepareProvider
        """)
  }
}

nonisolated extension ActionOptions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{4}\0\0\0\u{f}\0\0\0\0\0\u{1}\0codeActionKinds\"\u{f}\0\0\u{1}\0\0\u{1}\0resolveProvider\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        ActionOptions\tLifecycle.kvmap\t99
        codeActionKinds\t+1\tcodeActionKinds
        resolveProvider\t+2\tresolveProvider
        """)
  }
}

nonisolated extension TokenOptions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\u{6}\0\0\0\0\0\0\0legend\"\0\u{4}\0\0\u{1}\0\0\u{1}\0full\"\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0range\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        TokenOptions\tLifecycle.kvmap\t104
        tokenTypes\t+1\tlegend.tokenTypes
        full\t+3\tfull
        range\t+4\trange
        tokenModifiers\t+2\tlegend.tokenModifiers
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\u{1}\0\0\0\n\0\0\0\0\0\0\0tokenTypes\"\0\0\0\0\0\u{e}\0\0\u{1}\0\0\0\0tokenModifiers\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TokenOptions\tLifecycle.kvmap\t104
        tokenTypes\t+1\tlegend.tokenTypes
        tokenModifiers\t+2\tlegend.tokenModifiers
        """)
  }
}

nonisolated extension LinkOptions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{f}\0\0\0\0\0\u{1}\0resolveProvider\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        LinkOptions\tLifecycle.kvmap\t111
        resolveProvider\t+1\tresolveProvider
        """)
  }
}

nonisolated extension DocumentSync {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{6}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\t\0\0\0\0\0\u{1}\0openClose\"\0\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0change\"\0\u{4}\0\0\u{2}\0\0\u{1}\0save\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        DocumentSync\tLifecycle.kvmap\t115
        openClose\t+1\topenClose
        change\t+3\tchange
        save\t+4\tsave
        """)
  }
}

nonisolated extension DiagnosticOptions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{8}\0\u{1}\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\n\0\0\0\0\0\u{1}\0identifier\"\0\0\0\0\0\u{15}\0\0\u{1}\0\0\u{1}\0interFileDependencies\"\0\0\u{14}\0\0\u{2}\0\0\u{1}\0workspaceDiagnostics\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        DiagnosticOptions\tLifecycle.kvmap\t122
        identifier\t+1\tidentifier
        interFileDependencies\t+2\tinterFileDependencies
        workspaceDiagnostics\t+3\tworkspaceDiagnostics
        """)
  }
}

nonisolated extension WorkspaceCapabilities {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\u{1}\0\u{10}\0\0\0\0\0\0\0workspaceFolders\"\0\0\0\0\0\0\0\u{e}\0\0\u{1}\0\0\0\0fileOperations\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WorkspaceCapabilities\tLifecycle.kvmap\t128
        foldersAreSupported\t+1\tworkspaceFolders.supported
        renamedFiles\t+3\tfileOperations.willRename.filters
        foldersAreFollowed\t+2\tworkspaceFolders.changeNotifications
        deletedFiles\t+4\tfileOperations.didDelete.filters
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{4}\0\0\0\t\0\0\0\0\0\0\0supported\"\0\0\0\0\0\0\u{13}\0\0\u{1}\0\0\0\0changeNotifications\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WorkspaceCapabilities\tLifecycle.kvmap\t128
        foldersAreSupported\t+1\tworkspaceFolders.supported
        foldersAreFollowed\t+2\tworkspaceFolders.changeNotifications
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\n\0\0\0\0\0\0\0willRename\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0didDelete\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WorkspaceCapabilities\tLifecycle.kvmap\t128
        renamedFiles\t+3\tfileOperations.willRename.filters
        deletedFiles\t+4\tfileOperations.didDelete.filters
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0filters\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WorkspaceCapabilities\tLifecycle.kvmap\t128
        renamedFiles\t+3\tfileOperations.willRename.filters
        """)
  }

  private static var _kvKeys_4: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0filters\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WorkspaceCapabilities\tLifecycle.kvmap\t128
        deletedFiles\t+4\tfileOperations.didDelete.filters
        """)
  }
}

nonisolated extension RegistrationParameters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\r\0\0\0\0\0\u{1}\0registrations\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RegistrationParameters\tLifecycle.kvmap\t135
        registrations\t+1\tregistrations
        """)
  }
}

nonisolated extension Registration {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{5}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0method\"\0\u{f}\0\0\u{2}\0\0\u{1}\0registerOptions\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        Registration\tLifecycle.kvmap\t139
        id\t+1\tid
        method\t+2\tmethod
        registerOptions\t+3\tregisterOptions
        """)
  }
}

nonisolated extension WatchOptions {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0watchers\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WatchOptions\tLifecycle.kvmap\t145
        watchers\t+1\twatchers
        """)
  }
}

nonisolated extension FileWatcher {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\u{1}\0\0\0\0\0\u{b}\0\0\0\0\0\u{1}\0globPattern\"\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        FileWatcher\tLifecycle.kvmap\t149
        globPattern\t+1\tglobPattern
        kind\t+3\tkind
        """)
  }
}

import KVMap
import KVMapCompiler
import KVMapSource

extension Session {
  mutating func initialize(_ id: RequestID, _ bytes: [UInt8]) {
    let parameters: InitializeParameters
    do { parameters = try InitializeParameters(json: bytes) } catch {
      fail(id, .invalidParameters, error.problems.first?.message ?? "invalid parameters")
      return
    }
    client = ClientCapabilities(parameters)
    folders = Self.folders(of: parameters)
    phase = .running
    reply(
      id, InitializeResult(capabilities: capabilities, serverInfo: ServerInfo(name: "kvmapc", version: toolVersion)))
    if let process = parameters.processID, process > 0 { effects.append(.follow(process)) }
    list()
    readSamples(parameters.samples ?? [:])
  }

  /// Folders that are not files are left out.
  private static func folders(of parameters: InitializeParameters) -> [String] {
    let uris = parameters.workspaceFolders?.map(\.uri) ?? []
    if !uris.isEmpty { return uris.compactMap(DocumentURI.path) }
    if let root = parameters.rootURI { return [root].compactMap(DocumentURI.path) }
    guard let path = parameters.rootPath, path.hasPrefix("/") else { return [] }
    return [SourceSet.normalized(path)]
  }

  private var capabilities: ServerCapabilities {
    ServerCapabilities(
      positionEncoding: client.positionEncoding, textDocumentSync: DocumentSync(openClose: true, change: 2, save: true),
      diagnosticProvider: client.pullsDiagnostics
        ? DiagnosticOptions(identifier: "kvmap", interFileDependencies: true, workspaceDiagnostics: true) : nil,
      documentFormattingProvider: true, documentRangeFormattingProvider: true, documentSymbolProvider: true,
      workspaceSymbolProvider: true, foldingRangeProvider: true, selectionRangeProvider: true,
      linkedEditingRangeProvider: true, hoverProvider: true,
      definitionProvider: true, typeDefinitionProvider: true, referencesProvider: true, documentHighlightProvider: true,
      documentLinkProvider: LinkOptions(resolveProvider: false), codeLensProvider: LensOptions(resolveProvider: false),
      executeCommandProvider: CommandOptions(commands: CommandJob.Kind.allCases.map(\.rawValue)),
      completionProvider: CompletionOptions(
        triggerCharacters: [".", "@", "$", "|", "<", ">", ":", "=", "\""], resolveProvider: true),
      signatureHelpProvider: SignatureOptions(triggerCharacters: ["(", ","]),
      renameProvider: RenameOptions(prepareProvider: true),
      codeActionProvider: ActionOptions(
        codeActionKinds: CodeActions.Kind.allCases.map(\.rawValue), resolveProvider: client.resolvesActions),
      inlayHintProvider: true,
      semanticTokensProvider: TokenOptions(
        tokenTypes: SemanticTokenList.Kind.allCases.map(\.rawValue),
        tokenModifiers: SemanticTokenList.Modifier.allCases.map(\.rawValue), full: true, range: true),
      workspace: WorkspaceCapabilities(
        foldersAreSupported: true, foldersAreFollowed: true, renamedFiles: Self.mappings, deletedFiles: Self.mappings))
  }

  /// Mappings, and the folders that they may be in.
  private static let mappings = [
    FileFilter(glob: "**/*.kvmap", matches: "file"), FileFilter(glob: "**", matches: "folder"),
  ]

  mutating func registerForFileChanges() {
    guard client.watchesFiles else { return }
    // Of a folder that is deleted, clients report nothing but itself, whatever its name is.
    let options = WatchOptions(watchers: [
      FileWatcher(globPattern: "**/*.kvmap", kind: nil), FileWatcher(globPattern: "**", kind: 4),
    ])
    request(
      "client/registerCapability",
      RegistrationParameters(registrations: [
        Registration(id: "files", method: "workspace/didChangeWatchedFiles", registerOptions: options)
      ]))
  }

  mutating func list() {
    guard !folders.isEmpty, !isListing else { return }
    isListing = true
    effects.append(.list(folders))
  }

  mutating func change(_ parameters: DidChangeFoldersParameters) {
    let removed = Set(parameters.removed.compactMap { DocumentURI.path(of: $0.uri) })
    folders.removeAll(where: removed.contains)
    for folder in parameters.added.compactMap({ DocumentURI.path(of: $0.uri) }) where !folders.contains(folder) {
      folders.append(folder)
    }
    if folders.isEmpty {
      receive(FolderListing(files: [], problems: []))
    } else {
      // A listing that is under way is of the old folders.
      isListing = true
      effects.append(.list(folders))
    }
  }
}

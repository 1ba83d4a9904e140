import KVMapSource

/// What the client can do, as far as the session depends on it.
struct ClientCapabilities: Sendable {
  var unit = LineTable.Unit.utf16
  /// Whether the client asks for diagnostics, and can be asked to do so again. All others are sent them.
  var pullsDiagnostics = false
  /// Whether the client reports changes of files, if asked to.
  var watchesFiles = false
  var takesDocumentChanges = false
  var takesSnippets = false
  var takesMarkdown = false
  var takesSymbolTrees = false
  var takesActionLiterals = false
  var refreshesLenses = false
  /// Whether the edit of an action is asked for once the action is chosen.
  var resolvesActions = false
  /// Whether the documentation of an item is asked for when the item is selected.
  var resolvesDocumentation = false
  var takesMarkdownInItems = false
  /// The commands that the client itself carries out.
  var commands: Set<String> = []

  init() {}

  init(_ parameters: InitializeParameters) {
    let encodings = parameters.positionEncodings ?? []
    if encodings.contains("utf-8") {
      unit = .bytes
    } else if !encodings.isEmpty, !encodings.contains("utf-16"), encodings.contains("utf-32") {
      unit = .scalars
    }
    pullsDiagnostics = parameters.pullsDiagnostics != nil && parameters.refreshesDiagnostics == true
    watchesFiles = parameters.watchesFiles == true
    takesDocumentChanges = parameters.takesDocumentChanges == true
    takesSnippets = parameters.takesSnippets == true
    takesMarkdown = parameters.hoverFormats?.contains("markdown") == true
    takesSymbolTrees = parameters.takesSymbolTrees == true
    takesActionLiterals = parameters.actionKinds != nil
    refreshesLenses = parameters.refreshesLenses == true
    resolvesActions = parameters.keepsActionData == true && parameters.actionProperties?.contains("edit") == true
    resolvesDocumentation = parameters.completionProperties?.contains("documentation") == true
    takesMarkdownInItems = parameters.completionFormats?.contains("markdown") == true
    commands = Set(parameters.commands ?? [])
  }

  /// The name of the unit in the protocol.
  var positionEncoding: String {
    switch unit {
    case .bytes: "utf-8"
    case .utf16: "utf-16"
    case .scalars: "utf-32"
    }
  }
}

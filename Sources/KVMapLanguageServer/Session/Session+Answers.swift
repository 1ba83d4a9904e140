import KVMapSource

extension Session {
  /// The file of a document, if it is known.
  private func view(_ uri: String) -> FileView? {
    guard let file = workspace.file(withURI: uri), workspace.active.contains(file.id) || file.document != nil else {
      return nil
    }
    return FileView(file, unit: client.unit)
  }

  mutating func answer(_ feature: Feature, _ id: RequestID) {
    switch feature {
    case .documentDiagnostics(let parameters): pull(parameters, id)
    case .workspaceDiagnostics(let parameters): pull(parameters, id)
    case .command(let parameters): run(parameters, id)
    case .resolvedItem(let parameters): reply(id, CompletionDocumentation.item(parameters.item, client))
    case .fileRenames(let parameters):
      let replacements = FileRenames(parameters, in: workspace).replacements()
      if replacements.isEmpty { replyNull(id) } else { reply(id, edit(of: replacements)) }
    case .workspaceSymbols(let parameters):
      let unit = client.unit
      let views = workspace.activeFiles.lazy.map { FileView($0, unit: unit) }
      reply(id, WorkspaceSymbols.search(parameters.query, in: views))
    case .formatting, .rangeFormatting, .documentSymbols, .foldingRanges, .selectionRanges, .semanticTokens,
      .semanticTokensInRange, .hover, .definition, .typeDefinition, .references, .highlights, .links, .renamePlace,
      .rename, .inlayHints, .actions, .resolvedAction, .completion, .signature, .lenses, .linkedRanges:
      guard let uri = feature.uri, let view = view(uri) else {
        replyNull(id)
        return
      }
      switch feature.need {
      case .nothing, .files: answer(feature, id, view)
      case .file, .symbols, .everything:
        guard let result = result(for: view.file.id) else {
          replyNull(id)
          return
        }
        answer(feature, id, view, result)
      }
    }
  }

  /// What needs no analysis.
  private mutating func answer(_ feature: Feature, _ id: RequestID, _ view: FileView) {
    switch feature {
    case .formatting: reply(id, Formatting(view).edits())
    case .rangeFormatting(let parameters): reply(id, Formatting(view).edits(in: parameters.range))
    case .documentSymbols:
      let symbols = DocumentSymbols(view)
      if client.takesSymbolTrees { reply(id, symbols.symbols()) } else { reply(id, symbols.list()) }
    case .foldingRanges: reply(id, FoldingRanges.ranges(of: view))
    case .selectionRanges(let parameters):
      let ranges = SelectionRanges(view)
      reply(id, parameters.positions.map(ranges.range))
    case .semanticTokens: reply(id, SemanticTokenList.tokens(of: view))
    case .semanticTokensInRange(let parameters): reply(id, SemanticTokenList.tokens(of: view, in: parameters.range))
    case .lenses: reply(id, lenses(of: view))
    case .links: reply(id, DocumentLinks.links(of: view, in: workspace))
    case .completion(let parameters):
      let items = Completion.items(at: parameters.position, in: view, workspace, client)
      reply(id, CompletionList(isIncomplete: items.count >= Completion.most, items: items))
    case .signature(let parameters): reply(id, Signatures.help(at: parameters.position, in: view, workspace))
    case .linkedRanges(let parameters): reply(id, LinkedEditing.ranges(at: parameters.position, in: view))
    case .resolvedItem, .documentDiagnostics, .workspaceDiagnostics, .workspaceSymbols, .command, .fileRenames, .hover, .definition,
      .typeDefinition, .references, .highlights, .renamePlace, .rename, .inlayHints, .actions,
      .resolvedAction:
      replyNull(id)
    }
  }

  private mutating func answer(_ feature: Feature, _ id: RequestID, _ view: FileView, _ result: AnalysisResult) {
    switch feature {
    case .hover(let parameters): hover(parameters, id, view, result)
    case .definition(let parameters):
      let navigation = Navigation(view, at: parameters.position, in: result.analysis)
      if let file = navigation.importedFile.flatMap({ workspace[$0] }) {
        reply(id, [Location(uri: file.uri, range: TextRange(at: TextPosition(line: 0, character: 0)))])
      } else {
        reply(id, locations(of: navigation.definitions(), in: result))
      }
    case .typeDefinition(let parameters):
      let navigation = Navigation(view, at: parameters.position, in: result.analysis)
      reply(id, locations(of: navigation.typeDefinitions(), in: result))
    case .references(let parameters):
      let navigation = Navigation(view, at: parameters.position, in: result.analysis)
      let spans = navigation.references(withDeclarations: parameters.includesDeclaration)
      reply(id, locations(of: spans, in: result))
    case .highlights(let parameters):
      reply(id, Navigation(view, at: parameters.position, in: result.analysis).highlights())
    case .renamePlace(let parameters):
      do throws(RequestFailure) {
        let place = try Renaming(view, at: parameters.position, in: result, workspace).place()
        reply(id, RenamePlace(range: view.range(place.span), placeholder: place.name))
      } catch { fail(id, error.code, error.message) }
    case .rename(let parameters):
      do throws(RequestFailure) {
        let renaming = Renaming(view, at: parameters.position, in: result, workspace)
        reply(id, edit(of: try renaming.replacements(newName: parameters.newName)))
      } catch { fail(id, error.code, error.message) }
    case .inlayHints(let parameters):
      reply(id, InlayHints.hints(of: view, in: parameters.range, result.analysis, workspace))
    case .actions(let parameters): reply(id, actions(parameters, view, result))
    case .resolvedAction(let parameters): resolve(parameters, id, view, result)
    case .documentDiagnostics, .workspaceDiagnostics, .workspaceSymbols, .command, .fileRenames, .lenses, .formatting,
      .rangeFormatting, .documentSymbols, .foldingRanges, .selectionRanges, .semanticTokens, .semanticTokensInRange,
      .links, .completion, .signature, .resolvedItem, .linkedRanges:
      replyNull(id)
    }
  }

  /// A file that no longer belongs to the others may have another text since.
  private func locations(of spans: [Span], in result: AnalysisResult) -> [Location] {
    spans.filter { isNewest($0.file, in: result) }.compactMap { location(of: $0) }
  }

  private mutating func hover(
    _ parameters: PositionParameters, _ id: RequestID, _ view: FileView, _ result: AnalysisResult
  ) {
    guard let text = HoverText(view, at: parameters.position, in: result, workspace).text() else {
      replyNull(id)
      return
    }
    let contents =
      client.takesMarkdown
      ? MarkupContent(kind: "markdown", value: text.markdown)
      : MarkupContent(kind: "plaintext", value: HoverText.plain(text.markdown))
    reply(id, HoverResult(contents: contents, range: view.range(text.start, text.end)))
  }

  /// The edit that makes these replacements, in the form that the client takes.
  func edit(of replacements: [Replacement]) -> WorkspaceEdit {
    var edits: [FileID: [TextEdit]] = [:]
    for replacement in replacements {
      guard let file = workspace[replacement.span.file] else { continue }
      let range = file.lines.range(of: replacement.span, in: client.unit)
      edits[file.id, default: []].append(TextEdit(range: range, newText: replacement.text))
    }
    let files = edits.keys.sorted().compactMap { workspace[$0] }
    if client.takesDocumentChanges {
      return WorkspaceEdit(
        documentChanges: files.map { file in
          DocumentEdit(
            textDocument: VersionedDocument(uri: file.uri, version: file.document?.version), edits: edits[file.id] ?? []
          )
        })
    }
    return WorkspaceEdit(
      changes: Dictionary(files.map { ($0.uri, edits[$0.id] ?? []) }, uniquingKeysWith: { first, _ in first }))
  }
}

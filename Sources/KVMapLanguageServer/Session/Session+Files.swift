import KVMapSource

extension Session {
  mutating func read(_ path: String) {
    guard pendingReads.insert(path).inserted else { return }
    effects.append(.read(path))
  }

  /// Asks for the documents that the client names for types, with paths from the first folder.
  mutating func readSamples(_ paths: [String: [String]]) {
    guard let folder = folders.first else { return }
    workspace.samples = SampleFiles(paths.mapValues { $0.map { SourceSet.path(ofImport: $0, in: folder + "/") } })
    let all = workspace.samples.paths
    if !all.isEmpty { effects.append(.readSamples(all)) }
  }

  mutating func receive(samples: [FileContents]) {
    for contents in samples {
      if let problem = workspace.samples.add(contents) { log("\(problem): '\(VisibleText.line(contents.path))'") }
    }
  }

  mutating func receive(_ listing: FolderListing) {
    isListing = false
    for problem in listing.problems { log(problem) }
    if listing.isTooLarge, !isTooLarge {
      log(
        "the folders have more than \(FolderListing.mostFiles) mappings or \(FolderListing.mostBytes >> 20) MiB; "
          + "only open files and what they import are looked at")
    }
    isTooLarge = listing.isTooLarge
    var found: Set<FileID> = []
    for contents in listing.files {
      // A file under two names is one.
      if let real = contents.real, let known = workspace.file(withRealPath: real), found.contains(known.id) { continue }
      let id = workspace.add(path: contents.path)
      found.insert(id)
      workspace.update(id) { $0.isListed = true }
      setDisk(contents, of: id)
    }
    for file in workspace.files where file.isListed && !found.contains(file.id) {
      workspace.update(file.id) { $0.isListed = false }
      // It may be imported from elsewhere, unless it is gone.
      if !isTooLarge { read(file.path) }
    }
    importsAreStale = true
    wholeIsStale = true
  }

  mutating func receive(_ contents: FileContents) {
    pendingReads.remove(contents.path)
    if contents.bytes == nil { failedReads.insert(contents.path) } else { failedReads.remove(contents.path) }
    setDisk(contents, of: workspace.add(path: contents.path))
    importsAreStale = true
  }

  private mutating func setDisk(_ contents: FileContents, of id: FileID) {
    workspace.setReal(contents.real, of: id)
    workspace.update(id) { $0.disk = contents.bytes }
    guard let file = workspace[id], file.document == nil else { return }
    set(contents.bytes ?? [], of: id)
  }

  mutating func receive(_ located: LocatedFiles) {
    pendingLocations.remove(located.file)
    workspace.update(located.file) { file in
      file.places.merge(located.imports) { $1 }
      file.documents.merge(located.documents) { $1 }
    }
    // The documents may be others.
    stale.insert(located.file)
    wholeIsStale = true
    importsAreStale = true
  }

  /// Resolves imports, and asks for what is not known of them.
  private mutating func resolveImports() {
    importsAreStale = false
    let before = workspace.active
    let (changed, unread) = workspace.resolveImports()
    stale.formUnion(changed)
    if !changed.isEmpty || workspace.active != before { wholeIsStale = true }
    stale.formIntersection(workspace.active)
    for path in unread where !failedReads.contains(path) { read(path) }
    for id in workspace.active {
      guard let file = workspace[id], file.isInFileSystem, !pendingLocations.contains(id) else { continue }
      let imports = file.importPaths.filter { file.places[$0] == nil }
      let documents = file.documentPaths.filter { file.documents[$0] == nil }
      guard !imports.isEmpty || !documents.isEmpty else { continue }
      pendingLocations.insert(id)
      effects.append(
        .locate(LocationRequest(file: id, path: file.path, folders: folders, imports: imports, documents: documents)))
    }
  }

  /// Does what can be done now: looks for files, analyses, answers.
  mutating func advance() {
    if importsAreStale { resolveImports() }
    if !isListing, pendingReads.isEmpty, pendingLocations.isEmpty {
      retractReports()
      startAnalysis()
    }
    answerWaiting()
  }
}

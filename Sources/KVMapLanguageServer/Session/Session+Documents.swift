import KVMapSource

extension Session {
  mutating func open(_ parameters: DidOpenParameters) {
    let id = workspace.add(uri: parameters.uri)
    workspace.update(id) {
      $0.uri = parameters.uri
      $0.document = .init(version: parameters.version)
    }
    set(Array(parameters.text.utf8), of: id)
    guard let file = workspace[id], file.isInFileSystem else { return }
    if file.real == nil { read(file.path) }
    if !client.watchesFiles { lookAgain() }
  }

  mutating func change(_ parameters: DidChangeParameters) {
    guard let file = workspace.file(withURI: parameters.uri), file.document != nil else {
      log("textDocument/didChange is ignored: the document is not open")
      return
    }
    workspace.update(file.id) { $0.document?.version = parameters.version }
    var bytes = file.bytes
    var lines: LineTable? = file.lines
    for change in parameters.changes {
      switch change {
      case .whole(let whole):
        bytes = Array(whole.text.utf8)
        lines = nil
      case .part(let part):
        let table = lines ?? LineTable(SourceFile(path: "", text: String(decoding: bytes, as: UTF8.self)))
        let start = table.offset(of: part.range.start, in: client.unit)
        let end = max(start, table.offset(of: part.range.end, in: client.unit))
        bytes.replaceSubrange(start..<end, with: part.text.utf8)
        lines = nil
      }
    }
    lastChanged = file.id
    set(bytes, of: file.id)
  }

  mutating func close(_ parameters: DocumentParameters) {
    guard let file = workspace.file(withURI: parameters.uri), file.document != nil else { return }
    workspace.update(file.id) { $0.document = nil }
    set(file.disk ?? [], of: file.id)
    importsAreStale = true
    if file.isInFileSystem { read(file.path) }
  }

  mutating func save(_ parameters: DocumentParameters) {
    guard let file = workspace.file(withURI: parameters.uri), file.isInFileSystem else { return }
    read(file.path)
    lookAgain()
  }

  /// Whether a search of the folders finds the file: no part of its path below them is hidden.
  func isInFolders(_ path: String) -> Bool {
    folders.contains { folder in
      let prefix = folder == "/" ? folder : folder + "/"
      return path.hasPrefix(prefix)
        && !path.dropFirst(prefix.count).split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  /// Files may have appeared, or have disappeared, without a report of the client.
  private mutating func lookAgain() {
    if !client.watchesFiles { list() }
    failedReads = []
    forgetPlaces { place in
      switch place {
      case .missing, .refused: true
      case .file: false
      }
    }
  }

  mutating func forgetPlaces(_ isForgotten: (LocatedFiles.Place) -> Bool) {
    for id in workspace.active {
      workspace.update(id) { file in
        file.places = file.places.filter { !isForgotten($0.value) }
        file.documents = [:]
      }
    }
    importsAreStale = true
  }

  /// Replaces the text of a file, unless it is the same.
  mutating func set(_ bytes: [UInt8], of id: FileID) {
    guard let old = workspace[id] else { return }
    if old.revision > 0, old.bytes == bytes {
      importsAreStale = importsAreStale || !workspace.active.contains(id)
      return
    }
    workspace.setText(bytes, of: id)
    testResults[id] = nil
    stale.insert(id)
    wholeIsStale = true
    changes += 1
    guard let new = workspace[id] else { return }
    if !workspace.active.contains(id) || new.importPaths != old.importPaths || new.documentPaths != old.documentPaths {
      importsAreStale = true
    }
  }
}

extension LineTable {
  func offset(of position: TextPosition, in unit: Unit) -> Int {
    offset(of: Place(line: Int(position.line), column: Int(position.character)), in: unit)
  }

  func range(of span: Span, in unit: Unit) -> TextRange { range(span.start, span.end, in: unit) }

  func range(_ start: Int, _ end: Int, in unit: Unit) -> TextRange {
    TextRange(start: position(start, in: unit), end: position(end, in: unit))
  }

  func position(_ offset: Int, in unit: Unit) -> TextPosition {
    let place = place(at: offset, in: unit)
    return TextPosition(line: UInt32(clamping: place.line), character: UInt32(clamping: place.column))
  }
}

extension Session {
  /// The text of an open document; `nil` if it is not open.
  package func text(ofDocument uri: String) -> [UInt8]? {
    workspace.file(withURI: uri).flatMap { $0.document == nil ? nil : $0.bytes }
  }
}

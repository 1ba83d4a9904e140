package import KVMapSource

extension Compilation {
  /// The same with some of the files, which import no others.
  package func subset(keeping kept: Set<FileID>) -> Compilation {
    var result = Compilation()
    let files = sources.files.filter { kept.contains($0.id) }
    var numbers: [FileID: FileID] = [:]
    for isRequested in [true, false] {
      let part = files.filter { sources.requested.contains($0.id) == isRequested }
      let added = result.add(part.map { ($0.path, $0.bytes) }, isRequested: isRequested)
      for (file, id) in zip(part, added) { numbers[file.id] = id }
    }
    for (file, id) in numbers {
      for path in imports(of: file) {
        let target = sources.target(ofImport: path, in: file)
        if case .file(let other) = target {
          if let other = numbers[other] { result.setTarget(.file(other), ofImport: path, in: id) }
        } else {
          result.setTarget(target, ofImport: path, in: id)
        }
      }
      for path in documents(of: file) { result.setDocument(sources.document(at: path, in: file), at: path, in: id) }
    }
    return result
  }

  /// The files that are connected by imports with one that is not among the given ones.
  ///
  /// - Parameter unchanged: Files of which the other side has an equal one.
  package func connected(withAnyBut unchanged: Set<FileID>) -> Set<FileID> {
    var neighbours: [FileID: [FileID]] = [:]
    for file in sources.files {
      for path in imports(of: file.id) {
        guard case .file(let other) = sources.target(ofImport: path, in: file.id) else { continue }
        neighbours[file.id, default: []].append(other)
        neighbours[other, default: []].append(file.id)
      }
    }
    var queue = sources.files.map(\.id).filter { !unchanged.contains($0) }
    var reached = Set(queue)
    while let next = queue.popLast() {
      for other in neighbours[next] ?? [] where reached.insert(other).inserted { queue.append(other) }
    }
    return reached
  }
}

import KVMapSource

/// The files of a git repository at one revision.
struct GitRevision {
  /// The folder of the working tree, without links.
  let root: String
  /// As it was asked for.
  let name: String
  /// Regular files by their paths below the root, and their objects.
  private(set) var files: [String: String] = [:]

  /// - Parameter folder: A folder of the working tree.
  /// - Throws: If git cannot be run, the folder is in no repository, or there is no such revision.
  init(_ name: String, in folder: String) throws(FileError) {
    self.name = name
    root = try Self.run(["rev-parse", "--show-toplevel"], in: folder, "cannot find a repository of '\(folder)'")
    let tree = try Self.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{tree}"], in: root,
      "git knows no revision '\(name)'", hidesReason: true)
    let process = try GitProcess(["ls-tree", "-r", "-z", "--full-tree", tree], in: root)
    let (output, failure) = process.readAll()
    if let failure { throw FileError("cannot list the files of '\(name)': \(failure)") }
    for entry in output.split(separator: 0) {
      // `100644 blob 0123… path`
      guard let tab = entry.firstIndex(of: 0x09) else { continue }
      let words = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ").map(String.init)
      // Not links, which have the mode 120000.
      guard words.count == 3, words[0].hasPrefix("100"), words[1] == "blob" else { continue }
      files[String(decoding: entry[entry.index(after: tab)...], as: UTF8.self)] = words[2]
    }
  }

  private static func run(_ arguments: [String], in folder: String, _ message: String, hidesReason: Bool = false)
    throws(FileError) -> String
  {
    let (output, failure) = try GitProcess(arguments, in: folder).readAll()
    if let failure { throw FileError(hidesReason ? message : "\(message): \(failure)") }
    var text = String(decoding: output, as: UTF8.self)
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}

/// Reads objects of a repository, with one `git cat-file`.
struct GitObjects {
  private let process: GitProcess

  init(_ revision: GitRevision) throws(FileError) {
    process = try GitProcess(["cat-file", "--batch"], in: revision.root)
  }

  /// The contents of an object.
  ///
  /// - Parameter path: The path for the message.
  func contents(of object: String, at path: String) throws(FileError) -> [UInt8] {
    guard process.write(object + "\n"), let head = process.readLine() else {
      throw FileError("cannot read", path, "git ended")
    }
    // `0123… blob 456`
    let words = head.split(separator: " ")
    guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else {
      throw FileError("cannot read", path, "git does not have its contents here")
    }
    guard size <= SourceReader.sizeLimit else {
      throw FileError("cannot read", path, "it is larger than \(SourceReader.sizeLimit >> 20) MB")
    }
    guard let bytes = process.read(size), process.read(1) != nil else {
      throw FileError("cannot read", path, "git ended")
    }
    return bytes
  }
}

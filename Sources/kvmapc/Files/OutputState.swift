import KVMapCompiler

/// What stands where an output should be.
enum OutputState {
  case missing
  case upToDate
  /// Ours, as it was generated, of another source or by another version.
  case stale([UInt8])
  /// Ours, but somebody changed it.
  case edited([UInt8])
  /// Not ours.
  case foreign([UInt8])
  case symbolicLink
  /// A folder, a device, …
  case notAFile

  /// Looks at a file.
  ///
  /// - Parameter wanted: What should stand there; `nil` for nothing.
  static func of(
    _ name: String, in folder: Folder?, wanted: @autoclosure () -> [UInt8]?
  ) throws(FileError) -> OutputState {
    guard let folder, let status = try folder.status(of: name) else { return .missing }
    if SystemCalls.isLink(status) { return .symbolicLink }
    guard SystemCalls.isRegular(status) else { return .notAFile }
    let bytes = try folder.read(name, limit: .max)
    if let wanted = wanted(), bytes == wanted { return .upToDate }
    switch OutputOrigin(of: bytes) {
    case .generated: return .stale(bytes)
    case .edited: return .edited(bytes)
    case .foreign: return .foreign(bytes)
    }
  }

  /// The bytes of the file, if they are not those that should stand there.
  var found: [UInt8]? {
    switch self {
    case .stale(let bytes), .edited(let bytes), .foreign(let bytes): bytes
    case .missing, .upToDate, .symbolicLink, .notAFile: nil
    }
  }

  /// Why the file is not to be replaced or removed unless that is forced; `nil` where nothing speaks against it.
  var objection: String? {
    switch self {
    case .missing, .upToDate, .stale: nil
    case .edited: "it was changed by hand since it was generated"
    case .foreign: "kvmapc did not generate it"
    case .symbolicLink: "it is a symbolic link"
    case .notAFile: "it is not a regular file"
    }
  }

  /// Whether `--force` overcomes the objection.
  var canBeForced: Bool {
    switch self {
    case .missing, .upToDate, .stale, .edited, .foreign, .symbolicLink: true
    case .notAFile: false
    }
  }
}

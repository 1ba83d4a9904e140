/// A file or folder could not be read or written. The command exits with code 2.
struct FileError: Error {
  /// One line without a full stop.
  var message: String

  init(_ message: String) {
    self.message = message
  }

  /// "cannot read 'a/b': Permission denied"
  init(_ what: String, _ path: String, _ why: String) {
    message = "\(what) '\(path)': \(why)"
  }
}

/// Several file errors, reported together. Never empty.
struct FileErrors: Error {
  var errors: [FileError]
}

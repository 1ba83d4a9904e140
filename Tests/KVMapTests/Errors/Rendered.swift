@_spi(Generated) import KVMap

/// The problems of a document as text: the first only, or all of them.
func problem<T: DocumentDecodable>(_ type: T.Type, _ json: some ContiguousDocument, at path: String? = nil) -> String {
  do {
    return "no problem: \(try T(json: json, atPath: path))"
  } catch {
    return error.description
  }
}

func problems<T: DocumentDecodable>(_ type: T.Type, _ json: some ContiguousDocument) -> [String] {
  T.decodeCollectingProblems(json: json).problems.map {
    "\($0.kind.rawValue)\($0.severity == .warning ? " (dropped)" : "") \($0)"
  }
}

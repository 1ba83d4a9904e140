import KVMap

/// The problems of a document as text: the first only, or all of them.
func problem<T: Readable>(_ type: T.Type, _ json: some DocumentBytes, at path: String? = nil) -> String {
  do {
    return "no problem: \(try T(json: json, at: path))"
  } catch {
    return error.description
  }
}

func problems<T: Readable>(_ type: T.Type, _ json: some DocumentBytes) -> [String] {
  T.reading(json: json).problems.map { "\($0.kind.rawValue)\($0.isDropped ? " (dropped)" : "") \($0)" }
}

import KVMapCompiler

/// The formats of documents, as options name them.
enum DocumentFormat: String, CaseIterable {
  case json
  case ndjson
  case xml
  case plist
  case form

  /// The formats in which a document can be written.
  static let written = allCases.filter { $0 != .ndjson }

  /// The format given by the file name; JSON if the name does not determine one.
  init(ofFile path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "ndjson", "jsonl": self = .ndjson
    case "xml", "rss", "atom": self = .xml
    case "plist": self = .plist
    case "form": self = .form
    default: self = .json
    }
  }

  /// What `infer` and `check --sample` call it.
  var sampled: Sample.Format {
    switch self {
    case .json: .json
    case .ndjson: .ndjson
    case .xml: .xml
    case .plist: .plist
    case .form: .form
    }
  }

  /// The interpreter's value for it.
  var requested: MapRequest.Format {
    switch self {
    case .json: .json
    case .ndjson: .ndjson
    case .xml: .xml
    case .plist: .plist
    case .form: .form
    }
  }
}

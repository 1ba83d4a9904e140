import KVMapSyntax

extension Keyword {
  /// The sections of docs/language.md that explain the keyword, the one of its most frequent meaning first.
  var sections: [String] {
    self == .in ? [section, "By a key next to the payload", "Checks"] : [section]
  }

  private var section: String {
    switch self {
    case .kvmap: "A file"
    case .import: "More files"
    case .extern, .type: "extern type"
    case .transform, .swift: "Your own"
    case .mixin, .with: "mixin"
    case .namespace: "namespace"
    case .map, .as, .by, .`init`, .assignment, .factory: "map"
    case .struct: "struct"
    case .class: "class"
    case .family: "family"
    case .enum, .or, .else: "enum"
    case .union, .on: "union"
    case .in: "Blocks"
    case .key: "By the one key of the object"
    case .when, .is, .null, .numberKind, .stringKind, .bool, .array, .object: "By the shape of the value"
    case .test, .expect, .file, .roundtrip, .fails, .at: "Tests"
    case .keys: "Keys"
    case .coercion, .unknown, .duplicates, .empty, .depth, .access, .properties, .element, .xmlns: "Settings"
    case .nil, .true, .false: "Defaults"
    case .unless, .for: "Values that mean nothing"
    case .sync, .table, .owned: "Synchronisation"
    case .default, .via: "By default"
    case .root: "Root"
    case .before, .after: "Hooks"
    case .context: "Enclosing objects and context"
    case .lenient, .strict: "Lenient and strict"
    case .lossy: "Lossy"
    case .self: "self"
    case .rest: "rest"
    case .gather, .all, .prefix: "Gather"
    case .where, .count, .check, .matches, .multiple, .of, .unique, .each, .not: "Checks"
    case .and: "Selecting an element"
    }
  }
}

package import KVMapSema

extension Program {
  /// Whether a rule uses a user-defined Swift type or function (`= swift`).
  package var usesCodec: Bool {
    mappings.contains { $0.properties.contains { $0.conversion.usesCodec } }
      || mappings.contains { $0.properties.contains { $0.defaultValue.map(needsSwift) ?? false } }
      || unions.contains { $0.cases.contains { $0.conversion?.usesCodec == true } }
  }
}

extension Conversion {
  fileprivate var usesCodec: Bool {
    switch self {
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign: false
    case .generic(_, let arguments): arguments.contains(where: \.usesCodec)
    case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
      .keyed(let part, _, _), .single(let part), .jsonText(let part):
      part.usesCodec
    case .dictionary(let key, let part, _), .entries(_, let key, let part, _): key.usesCodec || part.usesCodec
    case .alternatives(let calls): calls.contains(where: \.usesCodec)
    case .pipeline(let pipeline): pipeline.input.usesCodec || pipeline.steps.contains(where: \.usesCodec)
    }
  }
}

extension Pipeline.Step {
  fileprivate var usesCodec: Bool {
    switch operation {
    case .transformer(.swift): true
    case .transformer, .number: false
    case .each(let steps): steps.contains(where: \.usesCodec)
    case .read(let conversion): conversion.usesCodec
    case .alternatives(let calls): calls.contains { $0.contains(where: \.usesCodec) }
    }
  }
}

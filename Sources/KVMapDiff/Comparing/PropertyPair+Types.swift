import KVMapInterpret
import KVMapSema

extension PropertyPair {
  /// How the type and what may be absent differ.
  var typeFacets: [Facet] {
    var facets: [Facet] = []
    let (before, after) = (oldType.present, newType.present)
    if oldType.isOptional != newType.isOptional, !oldType.isField, !newType.isField {
      var found = Facet(
        newType.isOptional ? .becameOptional : .becameRequired,
        newType.isOptional
          ? "'\(name)' may be absent, also in what is written"
          : newDefault == nil
            ? "'\(name)' may no longer be absent or null" : "'\(name)' has its default where it is absent or null")
      found.swift = .breaks
      found.values = [nil, .null]
      found.ignoresContents = true
      found.label = "was \(oldTypeText) in \(oldPlace)"
      if !newType.isOptional {
        if newDefault == nil {
          found.help = "a default, as in '\(name): \(newTypeText) = …', keeps reading documents without it"
        } else if after.refusesEmptyText {
          found.help = Self.emptyElementHelp
        }
      }
      facets.append(found)
    }
    if let found = valueFacet(before, after) { facets.append(found) }
    if old.property.isRead == new.property.isRead, let found = defaultFacet { facets.append(found) }
    return facets
  }

  /// A default is for what is absent or null. An empty text is neither, unless the property is optional.
  static let emptyElementHelp =
    "an empty element of XML, or an empty field of a form, was read as nil and is now refused"

  private func valueFacet(_ before: ValueType, _ after: ValueType) -> Facet? {
    guard before != after || oldType.isField != newType.isField else { return nil }
    let id: ChangeID
    switch (before.isLazy, after.isLazy) {
    case (true, false) where before.part == after.part, (false, true) where before.part == after.part: id = .lazyChanged
    case (true, false), (false, true), (true, true), (false, false):
      switch (acceptance.isSubset(before, of: after), acceptance.isSubset(after, of: before)) {
      case (true, false): id = .typeWidened
      case (false, true): id = .typeNarrowed
      case (true, true), (false, false): id = .typeChanged
      }
    }
    var found = Facet(id, "'\(name)' is \(newTypeText) instead of \(oldTypeText)")
    if id == .lazyChanged {
      found.message =
        after.isLazy
        ? "elements of '\(name)' are read when they are asked for" : "elements of '\(name)' are read with the document"
    }
    found.swift = .breaks
    found.includesBelow = true
    found.label = "was \(oldTypeText) in \(oldPlace)"
    return found
  }

  private var defaultFacet: Facet? {
    let (before, after) = (oldDefault.flatMap { $0 == .none ? nil : $0 }, newDefault.flatMap { $0 == .none ? nil : $0 })
    guard before != after else { return nil }
    // `T?` that becomes `T = v` is one change.
    let changesAbsence = oldType.isOptional != newType.isOptional
    var found: Facet
    if before == nil {
      guard !changesAbsence else { return nil }
      found = Facet(.defaultAdded, "documents without '\(name)' are read as if they had its default")
      found.swift = newType.isOptional ? .changes : .adds
      found.addsWhenRead = !newType.isOptional
    } else if after == nil {
      guard !changesAbsence else { return nil }
      found = Facet(.defaultRemoved, "'\(name)' has no default any more")
      found.swift = newType.isOptional ? .changes : .breaks
    } else {
      found = Facet(.defaultChanged, "documents without '\(name)' are read with another default")
      found.swift = .changes
    }
    if !new.property.isRead {
      if after != nil { found.message = "'\(name)' is not read, and has \(before == nil ? "a" : "another") default" }
      found.isWritten = false
    }
    found.values = [nil, .null]
    found.ignoresContents = true
    found.label = "declared in \(oldPlace)"
    return found
  }

  /// How strictly values are read, and by which steps.
  var readingFacets: [Facet] {
    guard oldType.present == newType.present else { return [] }
    let (before, after) = (oldConversion.separated, newConversion.separated)
    var facets: [Facet] = []
    if before.plain.withoutAbsence != after.plain.withoutAbsence {
      if let found = stepsFacet(before.plain.withoutAbsence, after.plain.withoutAbsence) { facets.append(found) }
    } else {
      let (one, other) = (before.strictness, after.strictness)
      // The flag of `T?` is there on one side only if that is optional.
      let coercions = (one.coercions.contains(true), other.coercions.contains(true))
      if one.coercions != other.coercions, oldType.isOptional == newType.isOptional || coercions.0 != coercions.1 {
        let isWider = !coercions.0 || (coercions.1 && one.coercions.count { $0 } < other.coercions.count { $0 })
        var found = Facet(
          isWider ? .coercionWidened : .coercionNarrowed,
          isWider
            ? "'\(name)' is read leniently: also from what only means such a value"
            : "'\(name)' is read strictly: texts such as \"1\" are no numbers any more")
        found.label = "declared in \(oldPlace)"
        if !isWider { found.help = "'lenient' in front of the type keeps reading them" }
        facets.append(found)
      }
      let losses = (one.losses + [old.property.isLossy], other.losses + [new.property.isLossy])
      if losses.0 != losses.1 {
        let isAdded = losses.1.count { $0 } > losses.0.count { $0 }
        var found = Facet(
          isAdded ? .lossyAdded : .lossyRemoved,
          isAdded ? "bad values of '\(name)' are dropped and reported" : "a bad value in '\(name)' refuses the document"
        )
        found.label = "declared in \(oldPlace)"
        found.includesBelow = true
        facets.append(found)
      }
    }
    return facets
  }

  private func stepsFacet(_ before: Conversion, _ after: Conversion) -> Facet? {
    let (steps, others) = (before.steps, after.steps)
    var found = Facet(.stepsChanged, "the steps between the document and '\(name)' are others")
    found.label = "declared in \(oldPlace)"
    found.includesBelow = true
    found.ignoresAbsence = false
    let codecs = (steps.compactMap(\.codec), others.compactMap(\.codec))
    if codecs.0 != codecs.1 {
      found.id = .codecChanged
      found.message = "'\(name)' is read by another Swift type, or with other arguments"
      found.reason = "only Swift code can read it"
      return found
    }
    if before.runsSwift || after.runsSwift { found.reason = "only Swift code can read it" }
    let tables = (steps.compactMap(\.table), others.compactMap(\.table))
    guard tables.0.count == 1, tables.1.count == 1, tables.0[0].name == tables.1[0].name else { return found }
    let (one, other) = (tables.0[0], tables.1[0])
    let (texts, now) = (Set(one.rows.flatMap(\.read)), Set(other.rows.flatMap(\.read)))
    if !texts.subtracting(now).isEmpty {
      found.id = .tableTextRemoved
      found.message = "'\(one.name)' no longer reads \(Self.list(texts.subtracting(now)))"
    } else if !now.subtracting(texts).isEmpty {
      found.id = .tableTextAdded
      found.message = "'\(one.name)' also reads \(Self.list(now.subtracting(texts)))"
    } else if one.rows.map(\.written) != other.rows.map(\.written) {
      found.id = .tableWrittenChanged
      found.message = "'\(one.name)' writes other texts"
    }
    return found
  }

  private static func list(_ values: Set<DefaultValue>) -> String {
    values.map { DocumentTree(constant: $0).json }.sorted().joined(separator: ", ")
  }
}

extension ValueType {
  /// The type of a value that is there.
  var present: ValueType {
    switch self {
    case .optional(let inner), .field(let inner): inner
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set, .dictionary, .lazyArray:
      self
    }
  }

  /// Whether its values are texts in XML and forms, of which none is empty.
  fileprivate var refusesEmptyText: Bool {
    switch self {
    case .scalar(let scalar): ![.string, .data, .value, .object].contains(scalar)
    case .enumeration: true
    case .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      false
    }
  }

  var isLazy: Bool { if case .lazyArray = self { true } else { false } }

  /// Whether a part of it is a set, of which equal elements are one.
  var hasSet: Bool {
    switch self {
    case .set: true
    case .optional(let inner), .array(let inner), .field(let inner), .lazyArray(let inner), .dictionary(_, let inner):
      inner.hasSet
    case .generic(_, let arguments): arguments.contains(where: \.hasSet)
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign: false
    }
  }
}

extension Pipeline.Step {
  fileprivate var codec: SwiftCodec? { if case .transformer(.swift(let codec)) = operation { codec } else { nil } }

  fileprivate var table: TransformTable? { if case .transformer(.table(let table)) = operation { table } else { nil } }
}

import KVMapSema
import KVMapSource

/// Equal changes of many rules under one cause are one change.
extension Comparer {
  func grouped() -> [Change] {
    var result: [Change] = []
    var taken: Set<Int> = []
    let causes = changes.map { cause(of: $0) }
    for (index, change) in changes.enumerated() where !taken.contains(index) {
      guard let cause = causes[index] else {
        result.append(change)
        continue
      }
      let mates = changes.indices.filter {
        $0 > index && !taken.contains($0) && changes[$0].id == change.id && causes[$0]?.key == cause.key
      }
      guard !mates.isEmpty else {
        result.append(change)
        continue
      }
      taken.formUnion(mates)
      var group = change
      for mate in mates { group.join(changes[mate]) }
      let isOfOneType = mates.allSatisfy { changes[$0].owner == change.owner }
      group.subject = isOfOneType && !change.id.isOfType ? cause.subject : cause.file ?? cause.subject
      (group.old, group.new) = (cause.old, cause.new)
      (group.count, group.counted) = (mates.count + 1, cause.counted)
      if [.coercionWidened, .coercionNarrowed].contains(group.id) {
        group.message = Self.coercionText(group.id == .coercionWidened)
      }
      result.append(group)
    }
    return result
  }

  private struct Cause {
    /// What changes with the same cause have in common.
    var key: String
    var subject: String
    /// The name of the file, if that has the line and several types are concerned.
    var file: String?
    var counted: String
    var old: Span?
    var new: Span?
  }

  private func cause(of change: Change) -> Cause? {
    // The same rule of a mixin, in several types.
    if let span = change.new ?? change.old {
      let landmarks = change.new == nil ? old.landmarks : new.landmarks
      if let mixin = landmarks.mixins[span] {
        let property = change.subject.split(separator: ".").last.map(String.init) ?? change.subject
        return Cause(
          key: "\(span) \(change.id.rawValue)", subject: "\(mixin).\(property)", counted: "types", old: change.old,
          new: change.new)
      }
    }
    // A line of NEW that OLD has not, or the other way round.
    let kinds = change.id.causes
    guard !kinds.isEmpty else { return nil }
    return setting(kinds, new, of: change, butNotIn: old) ?? setting(kinds, old, of: change, butNotIn: new)
  }

  private func setting(_ kinds: Set<Landmarks.Setting.Kind>, _ side: Side, of change: Change, butNotIn other: Side)
    -> Cause?
  {
    let isOld = side === old
    guard let file = (isOld ? change.old : change.new)?.file else { return nil }
    let known = Set(other.landmarks.settings.map { "\($0.type ?? "") \($0.text)" })
    let found = side.landmarks.settings.first { setting in
      kinds.contains(setting.kind) && !known.contains("\(setting.type ?? "") \(setting.text)")
        && (setting.type.map { $0 == change.owner } ?? (setting.file == file))
    }
    return found.map { setting in
      Cause(
        key: "\(setting.span)", subject: change.owner, file: side.program.units.first { $0.file == setting.file }?.name,
        counted: change.id.isOfType ? "types" : "properties", old: isOld ? setting.span : nil,
        new: isOld ? nil : setting.span)
    }
  }
}

extension Change {
  /// The type of a property.
  var owner: String {
    guard !id.isOfType, let dot = subject.lastIndex(of: ".") else { return subject }
    return String(subject[..<dot])
  }

  /// Takes over a verdict that is worse, with what shows it.
  fileprivate mutating func join(_ other: Change) {
    if other.read.rank > read.rank { (read, readWitness) = (other.read, other.readWitness) }
    if other.written.rank > written.rank { (written, writtenWitness) = (other.written, other.writtenWitness) }
    if other.swift.rank > swift.rank { swift = other.swift }
    reason = reason ?? other.reason
  }
}

extension ChangeID {
  /// The lines of a mapping that change many rules at once in this way.
  fileprivate var causes: Set<Landmarks.Setting.Kind> {
    switch self {
    case .keyChanged, .writtenKeyChanged, .alternativeAdded, .alternativeRemoved, .alternativesReordered: [.keys]
    case .coercionWidened, .coercionNarrowed: [.coercion]
    case .nilWritingChanged: [.nilWriting]
    case .sentinelAdded, .sentinelRemoved: [.nilReading]
    case .stepsChanged, .codecChanged: [.via]
    case .unknownWidened, .unknownNarrowed: [.unknown]
    case .duplicatesChanged: [.duplicates]
    case .emptyWidened, .emptyNarrowed: [.empty]
    case .depthLowered, .depthRaised: [.depth]
    case .accessNarrowed, .accessWidened: [.access]
    case .propertiesNarrowed, .propertiesWidened: [.properties]
    case .syncChanged: [.sync]
    case .indexChanged, .writtenPlaceChanged, .sourceChanged, .gatherAllAdded, .gatherAllRemoved, .rootChanged,
      .propertyAdded, .propertyRemoved, .propertyRenamed, .propertiesReordered, .transientAdded, .transientRemoved,
      .becameOptional, .becameRequired, .defaultAdded, .defaultRemoved, .defaultChanged, .typeWidened, .typeNarrowed,
      .typeChanged, .lossyAdded, .lossyRemoved, .checkAdded, .checkRemoved, .checkNarrowed, .checkWidened,
      .checkChanged, .arrowChanged, .tableTextAdded, .tableTextRemoved, .tableWrittenChanged, .caseAdded, .caseRemoved,
      .caseTextAdded, .caseTextRemoved, .caseWrittenChanged, .caseNumberChanged, .caseRenamed, .elseAdded, .elseRemoved,
      .rawTypeChanged, .unionCaseAdded, .unionCaseRemoved, .payloadChanged, .discriminatorChanged, .discriminatorMoved,
      .casesReordered, .whenChanged, .familyAdded, .familyRemoved, .xmlNameChanged, .contextAdded, .contextRemoved,
      .contextChanged, .identityChanged, .lazyChanged, .constructionChanged, .hooksChanged, .typeAdded, .typeRemoved,
      .typeRenamed, .kindChanged, .baseChanged, .genericsChanged, .conformanceLost, .conformanceWon, .sensitiveChanged,
      .documentationChanged, .testChanged, .boxedChanged, .unexplainedDifference:
      []
    }
  }
}

extension ChangeID {
  /// Whether its subject is a type.
  fileprivate var isOfType: Bool { Self.settingsOfTypes.contains(self) }

  private static let settingsOfTypes: Set<ChangeID> = [
    .unknownWidened, .unknownNarrowed, .duplicatesChanged, .emptyWidened, .emptyNarrowed, .depthLowered, .depthRaised,
    .accessNarrowed, .accessWidened, .propertiesNarrowed, .propertiesWidened,
  ]
}

import KVMapSource

/// Finds elements that are selected by a key and written as a whole, by a type that writes that key itself, and elements
/// that may be taken for others when what is written is read.
enum SelectedElements {
  static func problems(of mapping: CheckedMapping, _ writers: inout KeyWriters) -> [Diagnostic] {
    guard !mapping.properties.areWrittenApart else { return [] }
    var problems: [Diagnostic] = []
    for property in mapping.properties.dropFirst(mapping.inherited) {
      guard property.isWritten, case .path(let path)? = property.destination?.alternatives.first,
        case .selected(let selector)? = path.path.steps.last, let conversion = property.conversion
      else { continue }
      for case .key(let key)? in selector.conditions.map(\.path.steps.first) {
        guard let writer = writers.writer(of: DocumentKey(key), in: conversion), !writer.isKept else { continue }
        problems.append(
          SemaDiagnostics.elementWritesKey(
            property.name, writer.type, property: writer.member, writtenAt: writer.span, at: path.span))
        break
      }
    }
    return problems
  }

  /// An element that rules write: the values that it is selected by, and theirs.
  fileprivate struct Element {
    var property: CheckedProperty
    var selector: ElementSelector
    /// What rules write below the element.
    var written = PathTrie<Void>([])
    /// What is written as the whole element.
    var whole: Conversion?

    mutating func add(_ path: DocumentPath, of property: CheckedProperty) {
      if path.steps.isEmpty { whole = property.conversion } else { written[path] = () }
    }
  }

  /// A rule whose element is selected by what a rule of an element in front of it writes: with `a <-> l[kind == "x"].v`
  /// and `b <-> l[v == "y"].w`, the element of `a` is that of `b` as well if `a` is "y".
  ///
  /// - Complexity: Quadratic in the number of selected elements of one array at most, and linear if no condition is on
  ///   what rules write.
  static func mistakable(in mapping: CheckedMapping, _ writers: inout KeyWriters) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var arrays: [DocumentPath: [Element]] = [:]
    for (number, property) in mapping.properties.enumerated() {
      guard property.isWritten, let destination = property.destination else { continue }
      for target in WriteTarget.targets(of: destination) {
        guard let place = target.path.steps.firstIndex(where: { if case .selected = $0 { true } else { false } }),
          case .selected(let selector) = target.path.steps[place]
        else { continue }
        let array = DocumentPath(Array(target.path.steps[..<place]))
        let below = DocumentPath(Array(target.path.steps[(place + 1)...]))
        if let known = arrays[array]?.firstIndex(where: { $0.selector == selector }) {
          arrays[array]?[known].add(below, of: property)
          continue
        }
        let inFront = arrays[array]?.first { $0.mayBe(selectedBy: selector, &writers) }
        if number >= mapping.inherited, property.isRead, !property.acceptsLoss, let inFront {
          problems.append(
            SemaDiagnostics.lossyRoundtrip(
              elementOf: property.name, mayBeThatOf: inFront.property.name, writtenAt: inFront.property.nameSpan,
              at: target.span))
        }
        var element = Element(property: property, selector: selector)
        element.add(below, of: property)
        arrays[array, default: []].append(element)
      }
    }
    return problems
  }
}

extension SelectedElements.Element {
  /// Whether what the element has can be what another selector asks for, because a rule writes it.
  fileprivate func mayBe(selectedBy other: ElementSelector, _ writers: inout KeyWriters) -> Bool {
    var isWritten = false
    for condition in other.conditions where !selector.conditions.contains(condition) {
      // The element has another value there.
      if selector.conditions.contains(where: { $0.path == condition.path }) { return false }
      guard case .key(let key)? = condition.path.steps.first else { return false }
      let isInWhole = whole.map { writers.writer(of: DocumentKey(key), in: $0) != nil } ?? false
      guard isInWhole || written.overlaps(condition.path) else { return false }
      isWritten = true
    }
    return isWritten
  }
}

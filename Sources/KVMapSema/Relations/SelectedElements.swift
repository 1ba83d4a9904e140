import KVMapSource

/// Finds elements that are selected by a key and written as a whole, by a type that writes that key itself.
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
}

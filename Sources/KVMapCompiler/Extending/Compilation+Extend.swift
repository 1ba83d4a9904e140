import KVMapExplain
import KVMapImport
import KVMapSema
package import KVMapSource
import KVMapSyntax

extension Compilation {
  /// `kvmapc infer --into`: adds what samples have and no rule reads to a file.
  ///
  /// - Parameters:
  ///   - file: The one that lines are added to.
  ///   - samples: At least one.
  ///   - type: The type of a sample; the first type of the files if `nil`. Of a sample that is an array, or lines, it
  ///     is the type of an element, unless it is an array itself.
  ///   - options: What the caller decides.
  ///   - addsUnknown: Whether properties are also added to types that refuse unknown keys.
  package func extend(
    _ file: FileID, with samples: [Sample], as type: String?, _ options: InferenceOptions, addsUnknown: Bool
  ) -> ExtensionOutcome {
    // Samples may nest deeply.
    Threads.withLargeStack { extended(file, samples, type, options, addsUnknown) }
  }

  private func extended(
    _ file: FileID, _ samples: [Sample], _ type: String?, _ options: InferenceOptions, _ addsUnknown: Bool
  ) -> ExtensionOutcome {
    do throws(ImportProblems) {
      let (trees, notes) = try parsedSamples(samples)
      guard let first = typeNames.first else {
        return .refused(["the file declares no type that could read a sample"])
      }
      let type = type ?? usualType(of: samples, trees, first)
      switch SampleState.attempt(self, trees, as: type) {
      case .wrong(let diagnostics, let sources): return .wrong(diagnostics, sources)
      case .state(let state):
        var search = ExtensionSearch(state, into: file, trees, as: type, options, addsUnknown: addsUnknown)
        try search.run()
        let unused = options.hints.keys.filter { !search.usedHints.contains($0) }.sorted()
        if let first = unused.first { throw ImportProblems(Self.unused(first), unused.dropFirst().map(Self.unused)) }
        let findings = try ExtensionFindings(search, into: file, trees, as: type, options, addsUnknown: addsUnknown)
        return .extended(
          MappingExtension(
            bytes: search.state.compilation.sources[file]?.bytes ?? [],
            additions: Self.remarks(on: search.added, in: search.state.compilation, file), findings: findings.remarks,
            notes: notes + search.notes + [trustNote(search.trusted)].compactMap(\.self)
              + search.state.survey.tally.cutSamples.map(SampleTally.note),
            readsAll: search.state.survey.refused.isEmpty))
      }
    } catch { return .refused(error.messages) }
  }

  /// The type of samples of which nothing is said: the first type, or a dictionary or an array of it.
  private func usualType(of samples: [Sample], _ trees: [SampleTree], _ first: String) -> String {
    func left(by type: String) -> (refused: Int, keys: Int)? {
      guard case .state(let state) = SampleState.attempt(self, trees, as: type) else { return nil }
      return (state.survey.refused.count, state.survey.gaps.reduce(0) { $0 + $1.keys.count })
    }
    guard let usual = left(by: first), usual != (0, 0) else { return first }
    var options = InferenceOptions()
    options.name = first
    guard let inferred = try? inferMapping(from: samples, options), inferred.documentType != first else { return first }
    let areLines = samples.allSatisfy { $0.format == .ndjson }
    let type = areLines ? "[\(inferred.documentType)]" : inferred.documentType
    return left(by: type).map { $0 < usual } == true ? type : first
  }

  private static func unused(_ path: String) -> String {
    "nothing is added at '\(path)', so there is nothing to decide"
  }

  /// Where the lines that were added are.
  private static func remarks(on added: [AdditionPlan.Added], in compilation: Compilation, _ file: FileID)
    -> [MappingExtension.Remark]
  {
    guard let parsed = compilation.files.first(where: { $0.source.id == file }) else { return [] }
    let table = LineTable(parsed.source)
    var lines: [AdditionPlan.Added: Int] = [:]
    func note(_ owner: String?, _ name: String, _ span: Span) {
      for item in added where item.name == name {
        // A namespace is part of the name of a type, but not where the type is declared.
        let isSame =
          owner == nil ? item.owner == nil : item.owner == owner || item.owner?.hasSuffix(".\(owner ?? "")") == true
        if isSame { lines[item] = table.lineNumber(at: span.start) }
      }
    }
    for item in parsed.tree.flatItems {
      switch item {
      case .type(let type):
        guard let name = type.name else { continue }
        note(nil, name.text, name.span)
        let full = name.text + (type.alias.map { ".\($0.text)" } ?? "")
        for property in type.members.properties { note(full, property.name.text, property.name.span) }
      case .enumeration(let enumeration):
        guard let name = enumeration.name else { continue }
        note(nil, name.text, name.span)
        let full = name.text + (enumeration.alias.map { ".\($0.text)" } ?? "")
        for item in enumeration.cases { note(full, item.name.text, item.name.span) }
      case .union(let union): if let name = union.name { note(nil, name.text, name.span) }
      case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .mixin, .family, .test, .nested,
        .error:
        continue
      }
    }
    return added.map { item in
      MappingExtension.Remark(file: parsed.source.path, line: lines[item] ?? 1, text: item.text)
    }.sorted { $0.line < $1.line }
  }
}

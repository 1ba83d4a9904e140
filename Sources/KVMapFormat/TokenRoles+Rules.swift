import KVMapSource
import KVMapSyntax

// Sources and values contain each other, as deep as the parser lets them nest (decision C7).

extension TokenRoles {
  mutating func mark(_ property: PropertySyntax) {
    mark(property.source)
    mark(property.writtenSource)
    mark(property.pipeline)
    mark(property.defaultValue)
    for condition in property.check?.conditions ?? [] { mark(condition) }
  }

  private mutating func mark(_ condition: ConditionSyntax) {
    switch condition.kind {
    case .comparison(_, let value):
      mark(.check, condition.span)
      mark(value)
    // The operator is behind the word.
    case .count: mark(.check, condition.span)
    case .among(let values):
      for value in values { mark(value) }
    case .each(let inner), .not(let inner): mark(inner)
    case .range, .countRange, .matches, .multiple, .unique, .missing: break
    }
  }

  mutating func mark(_ comparison: ComparisonSyntax) {
    if let property = comparison.property { mark(.check, property.span) }
    if case .value(let value) = comparison.operand { mark(value) }
  }

  mutating func mark(_ setting: SettingSyntax) {
    switch setting.kind {
    case .keys(_, let exceptions):
      for exception in exceptions {
        mark(.entry, exception.span)
        mark(exception.source)
      }
    case .coercion, .unknown, .duplicates, .empty, .nilWriting, .nilReading, .depth, .access, .properties, .sync,
      .syncTable: break
    }
  }

  mutating func mark(_ rule: DefaultViaSyntax) {
    switch rule.subject {
    case .name(let name): mark(.leadingName, name.span)
    case .type, .missing: break
    }
    mark(rule.pipeline)
  }

  mutating func mark(_ source: SourceSyntax?) {
    guard let source else { return }
    for (position, term) in source.alternatives.enumerated() {
      if position > 0 { mark(.alternative, term.span) }
      switch term {
      case .path(let path): mark(path)
      case .gather(let gather):
        for entry in gather.entries ?? [] {
          mark(.entry, entry.span)
          mark(entry.source)
        }
      case .whole, .rest, .missing: break
      }
    }
  }

  mutating func mark(_ path: PathSyntax?) {
    guard let path else { return }
    for step in path.steps {
      switch step.kind {
      case .index, .every: break
      case .selected(let selectors):
        for selector in selectors { mark(selector.path) }
      case .key, .variable: continue
      }
      // A path of a test may begin with the bracket.
      if step.span.start > path.span.start { mark(.index, step.span) }
    }
  }

  mutating func mark(_ pipeline: [StageSyntax]) {
    for call in pipeline.calls {
      for argument in call.arguments { mark(argument.value) }
    }
  }

  mutating func mark(_ value: ValueSyntax?) {
    switch value {
    case .string, .number, .bool, .none?, .variable, .any, .swift, .missing, nil: break
    case .array(let elements, _):
      for element in elements { mark(element) }
    case .dictionary(let entries, _):
      for entry in entries {
        mark(entry.key)
        mark(entry.value)
      }
    case .enumCase(let name, let payload, _):
      mark(.leadingName, name.span)
      mark(payload)
    case .record(let fields, _):
      for field in fields {
        mark(.entry, field.name.span)
        mark(field.value)
      }
    }
  }
}

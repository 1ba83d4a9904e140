extension TreeDump {
  mutating func add(_ item: ItemSyntax) {
    switch item {
    case .importFile(let file): line("import", shown(file.path))
    case .importModule(let module): line("import", shown(module.module))
    case .setting(let setting): add(setting)
    case .defaultVia(let rule): add(rule)
    case .externType(let type):
      line("extern type", shown(type.name)) { dump in
        for one in type.conformances { dump.add(one) }
      }
    case .transform(let transform): add(transform)
    case .mixin(let mixin):
      line("mixin", shown(mixin.name)) { dump in
        dump.add(documentation: mixin.documentation)
        for member in mixin.members { dump.add(member) }
      }
    case .type(let declaration): add(declaration)
    case .family(let family):
      line("family", shown(family.name)) { dump in
        dump.add(documentation: family.documentation)
        dump.line(family.isByKey ? "by key" : "on", family.isByKey ? nil : dump.shown(family.key))
        for one in family.cases { dump.add(one) }
      }
    case .enumeration(let enumeration):
      line(enumeration.isMapped ? "map enum" : "enum", shown(enumeration.name)) { dump in
        dump.add(documentation: enumeration.documentation)
        if let type = enumeration.rawType { dump.line("raw type", dump.shown(type)) }
        for one in enumeration.conformances { dump.add(one) }
        if let alias = enumeration.alias { dump.line("as", dump.shown(alias)) }
        for one in enumeration.cases { dump.add(one) }
      }
    case .union(let union):
      line(union.isMapped ? "map union" : "union", shown(union.name)) { dump in
        dump.add(documentation: union.documentation)
        for name in union.parameters { dump.line("parameter", dump.shown(name)) }
        for one in union.conformances { dump.add(one) }
        if let alias = union.alias { dump.line("as", dump.shown(alias)) }
        if union.isByKey { dump.line("by key") }
        if let key = union.key { dump.line("on", dump.shown(key)) }
        if let key = union.payloadKey { dump.line("in", dump.shown(key)) }
        for one in union.cases { dump.add(one) }
      }
    case .test(let test): add(test)
    case .nested(let nested):
      line("namespace", shown(nested.name)) { dump in
        dump.add(documentation: nested.documentation)
        for item in nested.items { dump.add(item) }
      }
    case .error: line("error")
    }
  }

  private mutating func add(documentation lines: [String]) {
    for text in lines { line("documentation", literal(text)) }
  }

  private mutating func add(_ rule: DefaultViaSyntax) {
    let subject =
      switch rule.subject {
      case .type(let type): shown(type)
      case .name(let name): "." + shown(name)
      case .missing: missing
      }
    line("default", subject, "via", shown(rule.pipeline))
  }

  private mutating func add(_ transform: TransformSyntax) {
    line("transform", shown(transform.name)) { dump in
      dump.add(documentation: transform.documentation)
      for parameter in transform.parameters {
        dump.line(
          "parameter", dump.shown(parameter.name) + ":", dump.shown(parameter.type),
          parameter.defaultValue.map { "= \(dump.shown($0))" })
      }
      dump.line(dump.shown(transform.swiftType), dump.shown(transform.arrow), dump.shown(transform.documentType))
      switch transform.body {
      case .pipeline(let stages): dump.line("pipeline", dump.shown(stages))
      case .swift(let name, let surroundings):
        dump.line("swift", dump.shown(name))
        for word in surroundings { dump.line("with", dump.shown(word)) }
      case .members(let members):
        for member in members {
          switch member {
          case .row(let row): dump.line("row", dump.shown(row.value), dump.shown(row.arrow), dump.shown(row.target))
          case .property(let property): dump.add(property)
          }
        }
      case .missing: dump.line("body", missing)
      }
    }
  }

  private mutating func add(_ declaration: TypeDeclarationSyntax) {
    line(declaration.kind.rawValue, shown(declaration.name)) { dump in
      dump.add(documentation: declaration.documentation)
      for name in declaration.parameters { dump.line("parameter", dump.shown(name)) }
      if let base = declaration.base { dump.line("base", dump.shown(base)) }
      for one in declaration.conformances { dump.add(one) }
      if let alias = declaration.alias { dump.line("as", dump.shown(alias)) }
      switch declaration.construction {
      case .initializer: dump.line("by init")
      case .assignment: dump.line("by assignment")
      case .factory(let name, _): dump.line("by factory", dump.shown(name))
      case .missing: dump.line("by", missing)
      case nil: break
      }
      for name in declaration.mixins { dump.line("with", dump.shown(name)) }
      for member in declaration.members { dump.add(member) }
    }
  }

  private mutating func add(_ one: ConformanceSyntax) {
    line(one.isDenied ? "conforms not" : "conforms", shown(one.name))
  }

  private mutating func add(_ one: CaseSyntax) {
    line("case", shown(one.name)) { dump in
      dump.add(documentation: one.documentation)
      if let payload = one.payload { dump.line("payload", dump.shown(payload)) }
      for condition in one.conditions { dump.line("when", dump.shown(condition)) }
      if let arrow = one.arrow { dump.line(dump.shown(arrow), dump.shown(one.target)) }
    }
  }

  private mutating func add(_ test: TestSyntax) {
    line("test", shown(test.type), shown(test.title)) { dump in
      for step in test.steps {
        switch step {
        case .document(let format, let text): dump.line("document", dump.shown(format), dump.shown(text))
        case .file(let format, let path): dump.line("document", dump.shown(format), "file", dump.shown(path))
        case .context(let value): dump.line("context", dump.shown(value))
        case .expect(let value): dump.line("expect", dump.shown(value))
        case .roundtrip: dump.line("roundtrip")
        case .fails(let path, let kind, _):
          dump.line("fails", path.map { "at \(dump.shown($0))" }, "with", dump.shown(kind))
        }
      }
    }
  }
}

extension TreeDump {
  mutating func add(_ member: MemberSyntax) {
    switch member {
    case .property(let property): add(property)
    case .setting(let setting): add(setting)
    case .defaultVia(let rule): add(rule)
    case .root(let path, _): line("root", shown(path))
    case .hook(let hook): line(hook.moment.rawValue, shown(hook.function))
    case .context(let name, let type, _): line("context", shown(name) + ":", shown(type))
    case .check(let comparison):
      let parts = [shown(comparison.property), comparison.comparison ?? missing, shown(comparison.operand)]
      line("check", parts.joined(separator: " "))
    case .element(let name, _): line("element", shown(name))
    case .namespace(let prefix, let uri, _): line("xmlns", prefix.map { "\(shown($0)) =" }, shown(uri))
    case .block(let block):
      line("in", shown(block.path)) { dump in
        for member in block.members { dump.add(member) }
      }
    case .error: line("error")
    }
  }

  mutating func add(_ setting: SettingSyntax) {
    switch setting.kind {
    case .keys(let styles, let exceptions):
      line("keys", shown(styles, separator: " or ")) { dump in
        for exception in exceptions {
          dump.line(dump.shown(exception.name), dump.shown(exception.arrow)) { $0.add(exception.source) }
        }
      }
    case .coercion(let value): line("coercion", shown(value))
    case .unknown(let value): line("unknown", shown(value))
    case .duplicates(let value): line("duplicates", shown(value))
    case .empty(let value): line("empty", shown(value))
    case .nilWriting(let value): line("nil", shown(value))
    case .nilReading(let values): line("nil", "for", shown(values))
    case .depth(let number): line("depth", shown(number))
    case .access(let value): line("access", shown(value))
    case .properties(let value): line("properties", shown(value))
    case .sync(let value): line("sync", shown(value))
    case .syncTable(let name): line("sync table", shown(name))
    }
  }

  mutating func add(_ property: PropertySyntax) {
    let type = property.modifiers.map(\.modifier.rawValue) + [shown(property.type)]
    line("property", shown(property.name) + ":", type.joined(separator: " ")) { dump in
      dump.add(documentation: property.documentation)
      for attribute in property.attributes { dump.line("attribute", dump.shown(attribute)) }
      if let source = property.source { dump.line(dump.shown(property.arrow)) { $0.add(source) } }
      if let source = property.writtenSource { dump.line("->") { $0.add(source) } }
      if !property.pipeline.isEmpty { dump.line("pipeline", dump.shown(property.pipeline)) }
      if let sentinels = property.sentinels { dump.line("unless", dump.shown(sentinels)) }
      if let value = property.defaultValue { dump.line("default", dump.shown(value)) }
      if let check = property.check {
        dump.line("where", check.conditions.map { dump.shown($0) }.joined(separator: " and "))
      }
      if let sync = property.sync {
        let words = (sync.owned == nil ? [] : ["owned"]) + [dump.shown(sync.policy)]
        dump.line("sync", (words + (sync.target.map { [dump.shown($0)] } ?? [])).joined(separator: " "))
      }
    }
  }

  private func shown(_ operand: ComparisonSyntax.Operand) -> String {
    switch operand {
    case .property(let name): shown(name)
    case .value(let value): shown(value)
    case .missing: missing
    }
  }

  private func shown(_ condition: ConditionSyntax) -> String {
    switch condition.kind {
    case .range(let range): shown(range)
    case .comparison(let comparison, let value): "\(comparison) \(shown(value))"
    case .matches(let pattern): "matches \(shown(pattern))"
    case .among(let values): "in [\(values.map { shown($0) }.joined(separator: ", "))]"
    case .multiple(let number): "multiple of \(shown(number))"
    case .unique: "unique"
    case .each(let condition): "each \(shown(condition))"
    case .not(let condition): "not \(shown(condition))"
    case .count(let comparison, let number): "count \(comparison) \(shown(number))"
    case .countRange(let range): "count in \(shown(range))"
    case .missing: missing
    }
  }

  private mutating func add(_ source: SourceSyntax) {
    for alternative in source.alternatives {
      switch alternative {
      case .path(let path): line("path", shown(path))
      case .gather(let gather): add(gather)
      case .whole: line("self")
      case .rest: line("rest")
      case .missing: line("source", missing)
      }
    }
  }

  private mutating func add(_ gather: GatherSyntax) {
    let prefix = gather.prefix.map { "prefix \(shown($0))" }
    let all = gather.needsAll ? "all" : nil
    line("gather", all, prefix, gather.entries == nil ? "every key of the type" : nil) { dump in
      for entry in gather.entries ?? [] {
        dump.line("key", dump.shown(entry.key), entry.arrow.map { dump.shown($0) }) { dump in
          if let source = entry.source { dump.add(source) }
        }
      }
    }
  }
}

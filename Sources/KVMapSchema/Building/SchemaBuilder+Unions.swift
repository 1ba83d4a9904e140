import KVMapLowering
import KVMapSema

/// Unions and families.
extension SchemaBuilder {
  func union(_ id: UnionID, _ arguments: [Conversion], _ standing: ElementStanding) -> Schema {
    let union = program[id]
    guard !grows(arguments, union.typeName) else { return .anything }
    var seen: Set<UnionID> = []
    let standing = side == .read && usesPosition(union, arguments, &seen) ? standing : .alone
    var name = ([union.name] + arguments.map { self.name(of: $0) }).joined(separator: "-")
    if union.isFamily { name += "-family" }
    return define(.union(id, arguments, standing), named: name) {
      let context = UnionContext(
        union: union, name: name, scope: SchemaScope(arguments: arguments, standing: standing))
      return cases(of: context).described(union.documentation)
    }
  }

  /// Whether a payload that stands where the union stands reads its own key or index.
  private func usesPosition(_ union: Union, _ arguments: [Conversion], _ seen: inout Set<UnionID>) -> Bool {
    guard seen.insert(union.id).inserted else { return false }
    for item in union.cases {
      var conversion = item.conversion?.substituting(arguments)
      while case .optional(let inner, _)? = conversion { conversion = inner }
      switch conversion {
      case .mapping(let id), .generic(let id, _):
        if program[id].extras.usesElementPosition { return true }
        if case .genericUnion(let inner) = program[id].kind, usesPosition(program[inner], [], &seen) { return true }
      case .union(let id): if usesPosition(program[id], [], &seen) { return true }
      case .scalar, .parameter, .enumeration, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray,
        .keyed, .single, .entries, .jsonText, .pipeline, .alternatives, nil:
        continue
      }
    }
    return false
  }

  /// What the cases of a union have in common.
  struct UnionContext {
    var union: Union
    /// The name of its definition.
    var name: String
    var scope: SchemaScope

    /// All tags, as values of a document.
    var tags: [DefaultValue.Tree] { union.cases.flatMap(\.read).compactMap(\.literal) }
    var takesAbsence: Bool { union.cases.contains(where: \.takesAbsence) }
    var closes: Schema? { union.unknown == .error ? .nothing : nil }
  }

  private func cases(of context: UnionContext) -> Schema {
    switch context.union.selection {
    case .discriminator(let path, nil): return tagged(context, at: path.steps)
    case .discriminator(let path, let payload?): return beside(context, at: path.steps, payload.steps)
    case .context(_, let payload): return passed(context, payload?.steps)
    case .key: return byKey(context)
    case .firstThatFits: return side == .read ? firstThatFits(context) : anyPayload(context)
    }
  }

  /// The payload of a case, without references at its top.
  private func payload(_ item: Union.Case, _ context: UnionContext) -> Schema {
    guard let conversion = item.conversion else { return .anything }
    let schema = schema(of: conversion, context.scope)
    let choices = choices(in: schema)
    // Only objects that name all their keys have to be repeated with the tag among these.
    if choices.areTooMany, choices.nameAllKeys {
      return Schema.object(ObjectSchema()).commented(["the cases of \(item.name) are not repeated here"])
    }
    return expanded(schema)
  }

  private func define(
    _ index: Int, _ context: UnionContext, _ make: () -> Schema
  ) -> Schema {
    let item = context.union.cases[index]
    let schema = define(
      .unionCase(context.union.id, index, context.scope.arguments, context.scope.standing),
      named: "\(context.name).\(item.name)"
    ) { make().described(item.documentation) }
    // A case that is never written.
    return resolved(schema) == .nothing ? .nothing : schema
  }

  // MARK: By a tag

  private func tagged(_ context: UnionContext, at path: [DocumentPath.Step]) -> Schema {
    var all: [Schema] = []
    var tags: [SchemaNotes.Tag.Definition]? = []
    for index in context.union.cases.indices {
      let item = context.union.cases[index]
      let schema = define(index, context) { tagged(item, context, at: path) }
      all.append(schema)
      add(item, schema, to: &tags)
    }
    return noting(tags, at: path, .any(of: all))
  }

  private func tagged(
    _ item: Union.Case, _ context: UnionContext, at path: [DocumentPath.Step]
  ) -> Schema {
    if side == .write {
      guard item.isWritten else { return .nothing }
      let value = item.conversion == nil ? Schema.object(ObjectSchema(others: context.closes)) : payload(item, context)
      guard let written = item.written?.literal else { return value }
      return tagged(value, at: path, with: .values([written]))
    }
    let value = item.type == nil ? Schema.object(ObjectSchema(others: context.closes)) : payload(item, context)
    return withTag(item, context, at: path, value)
  }

  /// A value with the tag by which a case is read.
  private func withTag(
    _ item: Union.Case, _ context: UnionContext, at path: [DocumentPath.Step], _ value: Schema
  ) -> Schema {
    var all: [Schema] = []
    if !item.read.isEmpty {
      all.append(tagged(value, at: path, with: .values(item.read.compactMap(\.literal))))
    }
    if item.isElse {
      // Null and a key that is not there are an unknown tag, too, unless a case of its own takes them.
      let tag = Self.unknown(context.tags)
      all.append(
        tagged(
          value, at: path, with: context.takesAbsence ? tag : tag.orNull, isRequired: context.takesAbsence))
    }
    if item.takesAbsence { all.append(tagged(value, at: path, with: .null, isRequired: false)) }
    return .any(of: all)
  }

  /// A tag that no case has, of the kinds that tags have.
  private static func unknown(_ tags: [DefaultValue.Tree]) -> Schema {
    let areTexts = tags.allSatisfy { if case .string = $0 { true } else { false } }
    let kind = areTexts ? Schema.text(TextSchema()) : .number(NumberSchema())
    return tags.isEmpty ? kind : .allOf([kind, .not(.values(tags))])
  }

  private func beside(
    _ context: UnionContext, at path: [DocumentPath.Step], _ payloadPath: [DocumentPath.Step]
  ) -> Schema {
    var all: [Schema] = []
    var tags: [SchemaNotes.Tag.Definition]? = []
    for index in context.union.cases.indices {
      let item = context.union.cases[index]
      let schema = define(index, context) { beside(item, context, at: path, payloadPath) }
      all.append(schema)
      add(item, schema, to: &tags)
    }
    return noting(tags, at: path, .any(of: all))
  }

  private func beside(
    _ item: Union.Case, _ context: UnionContext, at path: [DocumentPath.Step], _ payloadPath: [DocumentPath.Step]
  ) -> Schema {
    if side == .write, !item.isWritten { return .nothing }
    // What no case takes is kept as a whole.
    if item.isElse {
      let whole = payload(item, context)
      guard side == .read else { return whole }
      return withTag(item, context, at: path, item.type == nil ? .object(ObjectSchema()) : whole)
    }
    var value = Schema.object(ObjectSchema())
    if let conversion = item.conversion {
      let inner = schema(of: conversion, context.scope.standing(.alone))
      let isRequired = side == .write || !(item.type?.isOptional ?? false)
      value = nest(inner, at: payloadPath[...], isRequired: isRequired)
    }
    let schema: Schema
    if side == .write {
      schema = item.written?.literal.map { nest(.values([$0]), at: path[...], isRequired: true).intersection(value) }
        ?? value
    } else {
      schema = withTag(item, context, at: path, value)
    }
    return closed(schema, context)
  }

  private func closed(_ schema: Schema, _ context: UnionContext) -> Schema {
    guard let closes = context.closes else { return schema }
    switch schema {
    case .object(var object):
      object.others = closes
      return .object(object)
    case .anyOf(let parts): return .any(of: parts.map { closed($0, context) })
    case .anything, .nothing, .reference, .values, .null, .bool, .number, .text, .array, .allOf, .not, .noted:
      return schema
    }
  }

  /// Notes which definition a tag stands for; not at all if one case has no text for a tag.
  private func add(_ item: Union.Case, _ schema: Schema, to tags: inout [SchemaNotes.Tag.Definition]?) {
    guard schema != .nothing else { return }
    let values = side == .read ? item.read : item.written.map { [$0] } ?? []
    guard case .reference(let id) = schema, !item.isElse, !item.takesAbsence, !values.isEmpty,
      values.allSatisfy(\.isText)
    else {
      tags = nil
      return
    }
    tags?.append(contentsOf: values.map { .init(text: $0.caseText, id: id) })
  }

  private func noting(
    _ tags: [SchemaNotes.Tag.Definition]?, at path: [DocumentPath.Step], _ schema: Schema
  ) -> Schema {
    guard let tags, !tags.isEmpty, path.count == 1, case .key(let key) = path[0], case .anyOf = schema else {
      return schema
    }
    return schema.noted { $0.tag = .init(key: key, definitions: tags) }
  }

  /// What the caller passes selects the case.
  private func passed(_ context: UnionContext, _ path: [DocumentPath.Step]?) -> Schema {
    var all: [Schema] = []
    for item in context.union.cases where side == .read || item.isWritten {
      guard let conversion = item.conversion else {
        all.append(side == .read ? .anything : .object(ObjectSchema()))
        continue
      }
      let inner = schema(of: conversion, context.scope)
      all.append(path == nil || item.isElse ? inner : nest(inner, at: (path ?? [])[...], isRequired: true))
    }
    let any = Schema.any(of: all)
    return side == .read ? any.commented(["what the caller passes selects the case"]) : any
  }

  private func anyPayload(_ context: UnionContext) -> Schema {
    var all: [Schema] = []
    for item in context.union.cases where item.isWritten {
      all.append(item.conversion.map { schema(of: $0, context.scope) } ?? .object(ObjectSchema()))
    }
    return .any(of: all)
  }
}

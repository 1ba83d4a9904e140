import KVMapSource
import KVMapSyntax

/// Checks one property line.
struct PropertyChecker {
  enum Role: Hashable {
    /// A member of a type. One that is generated is Hashable where its properties are, another may be.
    case member(mayBeHashable: Bool)
    /// A payload, which is read like a property and named after its case.
    case payload
  }

  private let names: NameLookup
  let settings: RuleSettings
  /// The `default … via` lines, from the innermost level outwards.
  private let levels: [DefaultConversions]
  private let role: Role
  /// The values of `$name`, in an inline mapping.
  private let arguments: TransformArguments

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  /// The locations of the `default … via` lines that were used.
  private(set) var usedRules: [Span] = []

  init(
    names: NameLookup, settings: RuleSettings, levels: [DefaultConversions], as role: Role,
    arguments: TransformArguments = [:]
  ) {
    self.arguments = arguments
    self.names = names
    self.settings = settings
    self.levels = levels
    self.role = role
  }

  mutating func check(_ property: PropertySyntax) -> CheckedProperty {
    let name = property.name
    if case .member(let mayBeHashable) = role,
      let problem = ReservedNames.problem(ofProperty: name.text, mayBeHashable: mayBeHashable)
    {
      diagnostics.append(SemaDiagnostics.reservedName(name.text, of: "a property", because: problem, at: name.span))
    }
    let attributes = checkAttributes(property.attributes)
    let isTransient = attributes["transient"] != nil
    var modifiers = checkModifiers(property)
    let type = property.type.flatMap { resolve($0) }.flatMap {
      checkPlace(of: $0, property, isLazy: attributes["lazy"] != nil, lossy: modifiers.lossy)
    }
    let isStyled = property.source == nil
    let exception = isStyled ? settings.exceptions[name.text] : nil
    let arrow = property.arrow?.arrow ?? exception?.arrow?.arrow ?? .both
    let isRead = arrow != .write && !isTransient
    let isWritten = (arrow != .read || property.writtenSource != nil) && !isTransient
    var source = SourceChecker(
      isRead: isRead, isWritten: arrow != .read, parameters: arguments.documentKeys,
      below: property.enclosingPath, coercion: settings.coercion)
    let written = property.source ?? exception?.source
    var checkedSource = written.map { source.check($0) } ?? styledSource(name, &source)
    diagnostics += source.diagnostics
    let writtenSource = checkWrittenSource(property)
    if property.writtenSource != nil, writtenSource == nil { checkedSource = nil }
    if let span = attributes["transient"] { checkTransient(property, hasRule: exception != nil, at: span) }

    // A key is only text, as everything is in XML: `7` appears as `"7"`, whatever the file sets. Where the key is a
    // member of the element (`keyed(by:)`), it may be a number, and its text is the key.
    if checkedSource?.readsElementKey == true { modifiers.coercion = .lenient }
    let conversion = checkConversion(property, type: type, modifiers: modifiers)
    let defaultValue = checkDefault(property.defaultValue, type: type)
    let checks = checkWhere(property, type: type, defaultValue: defaultValue)
    let sync = checkSync(property.sync)
    let isLossy = checkLossy(modifiers.lossy, type: type, hasDefault: property.defaultValue != nil)
    reportOneWay(conversion.steps, property.writtenSource == nil ? arrow : .both, of: name)
    checkCoding(
      conversion.conversion, property.writtenSource == nil ? arrow : .both, at: property.type?.span ?? name.span)
    let presence = checkPresence(attributes, property, type: type)
    // An unknown attribute may be meant to accept a loss.
    let isUnderstood = property.attributes.allSatisfy { Self.knownAttributes.contains($0.text) }
    if attributes["canonical"] == nil, isUnderstood, arrow == .both, conversion.conversion != nil || type == nil {
      warnOfLosses(conversion.steps, lossy: isLossy ? modifiers.lossy : nil, type, of: name)
      warnOfOmissions(presence, attributes, property, default: defaultValue, type: type)
    }

    return CheckedProperty(
      name: name.text, nameSpan: name.span, type: type, typeSpan: property.type?.span ?? name.span,
      documentation: property.documentation, isRead: isRead, isWritten: isWritten,
      isLossy: isLossy && (type?.isOptional == true || property.defaultValue != nil),
      hasPipeline: conversion.hasPipeline, hasDefault: property.defaultValue != nil,
      acceptsLoss: attributes["canonical"] != nil, isBoxed: attributes["boxed"] != nil,
      hasCheck: property.check != nil,
      conversion: conversion.conversion, source: checkedSource, isStyled: isStyled,
      extras: .init(
        defaultValue: defaultValue, emptyDefaultSpan: property.defaultValue?.emptyObjectSpan, checks: checks,
        identity: attributes["id"], version: checkVersion(attributes, type: type), sync: sync,
        sentinels: checkSentinels(property, type: type, isRead: arrow != .write),
        writtenSource: writtenSource, presence: presence,
        acceptsEmptyArrays: modifiers.coercion == .lenient
          && type?.parts.contains(where: \.mayBeReadFromObject) == true,
        isTransient: isTransient,
        isSensitive: attributes["sensitive"] != nil))
  }

  /// Whether it is a property of a type, and not the payload of a case.
  var isMember: Bool { role != .payload }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func text(of type: ValueType) -> String { names.text(of: type) }

  private mutating func resolve(_ syntax: TypeSyntax) -> ValueType? {
    var resolver = TypeResolver(names: names)
    let type = resolver.resolve(syntax)
    diagnostics += resolver.diagnostics
    uses += resolver.uses
    return type
  }

  /// The place behind the second arrow of `<- x -> y`.
  private mutating func checkWrittenSource(_ property: PropertySyntax) -> RuleSource? {
    guard let syntax = property.writtenSource else { return nil }
    var checker = SourceChecker(
      isRead: false, isWritten: true, parameters: arguments.documentKeys, below: property.enclosingPath)
    let source = checker.check(syntax)
    diagnostics += checker.diagnostics
    return source
  }

  private struct Modifiers {
    var coercion: Coercion
    var lossy: Span?
  }

  private mutating func checkModifiers(_ property: PropertySyntax) -> Modifiers {
    var result = Modifiers(coercion: settings.coercion)
    var coercion: (word: String, span: Span)?
    for (modifier, span) in property.modifiers {
      switch modifier {
      case .lossy:
        if let first = result.lossy {
          diagnostics.append(SemaDiagnostics.repeatedModifier("lossy", first: "lossy", firstAt: first, at: span))
        }
        result.lossy = result.lossy ?? span
      case .lenient, .strict:
        if let coercion {
          diagnostics.append(
            SemaDiagnostics.repeatedModifier(modifier.rawValue, first: coercion.word, firstAt: coercion.span, at: span))
          continue
        }
        coercion = (modifier.rawValue, span)
        result.coercion = modifier == .lenient ? .lenient : .strict
      }
    }
    return result
  }

  private func styledSource(_ name: NameSyntax, _ checker: inout SourceChecker) -> RuleSource? {
    var keys: [DocumentKey] = []
    for style in settings.styles {
      let key = DocumentKey(style.key(for: name.text))
      if !keys.contains(key) { keys.append(key) }
    }
    var paths: [RuleTerm] = []
    for key in keys {
      guard let path = checker.check(key: key.text, of: name) else { return nil }
      paths.append(.path(RulePath(path: path, span: name.span)))
    }
    return RuleSource(alternatives: paths, span: name.span)
  }

  private struct CheckedConversion {
    var conversion: Conversion?
    /// All steps that a value goes through, including those of `default … via`.
    var steps: [CheckedStep] = []
    var hasPipeline = false
  }

  private mutating func checkConversion(
    _ property: PropertySyntax, type: ValueType?, modifiers: Modifiers
  ) -> CheckedConversion {
    var steps: [CheckedStep] = []
    if !property.pipeline.isEmpty {
      var checker = PipelineChecker(names: names, arguments: arguments)
      let checked = checker.check(property.pipeline)
      diagnostics += checker.diagnostics
      uses += checker.uses
      guard let checked else { return CheckedConversion(hasPipeline: true) }
      steps = checked
    }
    guard let type else { return CheckedConversion(hasPipeline: !steps.isEmpty) }
    var via: Span?
    if steps.isEmpty, let rule = ruleByName(property.name.text, type: type) {
      usedRules.append(rule.span)
      guard let byName = rule.steps else { return CheckedConversion(hasPipeline: true) }
      (steps, via) = (byName, rule.span)
    }
    var result = CheckedConversion(steps: steps, hasPipeline: !steps.isEmpty)
    let levels = levels
    var builder = ConversionBuilder(coercion: modifiers.coercion) { levels.rule(for: $0) }
    builder.hasFallback = type.isOptional || property.defaultValue != nil
    do throws(ConversionBuilder.Problem) {
      let conversion = try builder.conversion(for: type, through: steps, isLossy: modifiers.lossy != nil)
      let span = property.type?.span ?? property.name.span
      if let problem = GenericArguments.problem(in: conversion, of: type, names: names, at: span) {
        diagnostics.append(problem)
      }
      result.conversion = conversion
    } catch {
      diagnostics += SemaDiagnostics.conversionProblem(
        error, names: names, via: via, type: property.type, lossy: modifiers.lossy)
    }
    for rule in builder.usedRules {
      usedRules.append(rule.span)
      result.steps += rule.steps ?? []
    }
    return result
  }

  /// The nearest rule for the name, unless a rule for the type, or for a part of it, is nearer.
  private func ruleByName(_ name: String, type: ValueType) -> DefaultConversions.Rule? {
    guard levels.contains(where: { !$0.byName.isEmpty }) else { return nil }
    let parts = type.parts
    for level in levels {
      if let rule = level.byName[name] { return rule }
      if parts.contains(where: { level.byType[$0] != nil }) { return nil }
    }
    return nil
  }

  /// `@stamp` and `@tombstone`, which a property of a suitable type has.
  private mutating func checkVersion(_ attributes: [String: Span], type: ValueType?) -> CheckedVersion? {
    guard let type else { return nil }
    // A type cannot be suitable for both.
    var result: CheckedVersion?
    if let stamp = attributes["stamp"] {
      if type.presentType.isStamp {
        result = CheckedVersion(role: .stamp, span: stamp)
      } else {
        diagnostics.append(SemaDiagnostics.misplacedStamp(text(of: type), at: stamp))
      }
    }
    if let tombstone = attributes["tombstone"] {
      if type.presentType == .scalar(.bool) {
        result = CheckedVersion(role: .tombstone, span: tombstone)
      } else {
        diagnostics.append(SemaDiagnostics.misplacedTombstone(text(of: type), at: tombstone))
      }
    }
    return result
  }

  private mutating func checkSync(_ syntax: SyncSyntax?) -> CheckedSync? {
    guard let syntax, let policy = syntax.policy else { return nil }
    guard let value = SyncPolicy(rawValue: policy.text) else {
      report(
        SemaDiagnostics.unknownSettingValue(
          policy.text, of: "sync", usable: SyncPolicy.allCases.map(\.rawValue), at: policy.span))
      return nil
    }
    var target: CheckedSync.Target?
    if let name = syntax.target {
      let found = names.find(name.text, in: .types, at: name.span)
      diagnostics += found.diagnostics
      if let declaration = found.declaration { uses.append(.init(span: name.span, declaration: declaration)) }
      target = .init(name: name.text, span: name.span, type: found.declaration?.mapping)
    }
    return CheckedSync(policy: value, isOwned: syntax.owned != nil, target: target, span: syntax.span)
  }

  private mutating func checkDefault(_ value: ValueSyntax?, type: ValueType?) -> DefaultValue? {
    guard let value, let type else { return nil }
    var checker = DefaultChecker(names: names)
    let checked = checker.check(value, as: type)
    diagnostics += checker.diagnostics
    return checked
  }

  private mutating func checkWhere(
    _ property: PropertySyntax, type: ValueType?, defaultValue: DefaultValue?
  ) -> [Check] {
    guard let syntax = property.check else { return [] }
    var checker = WhereChecker(names: names)
    let checks = checker.check(syntax, type: type, defaultValue: defaultValue, at: property.defaultValue?.span)
    diagnostics += checker.diagnostics
    return checks
  }

  /// Whether `lossy` has a fallback.
  private mutating func checkLossy(_ span: Span?, type: ValueType?, hasDefault: Bool) -> Bool {
    guard let span, let type else { return span != nil }
    if type.isCollection || type.isOptional || hasDefault { return true }
    diagnostics.append(SemaDiagnostics.lossyWithoutFallback(names.text(of: type), at: span))
    return false
  }

  private mutating func warnOfLosses(_ steps: [CheckedStep], lossy: Span?, _ type: ValueType?, of name: NameSyntax) {
    if let lossy {
      let isCollection = type?.unwrapped.isCollection != false
      diagnostics.append(
        SemaDiagnostics.lossyRoundtrip(lossyProperty: name.text, isCollection: isCollection, at: lossy))
    }
    for step in steps.flatMap(\.calls) {
      for loss in step.losses {
        diagnostics.append(
          SemaDiagnostics.lossyRoundtrip(loss, of: step.name, for: name.text, at: place(of: step, name)))
      }
    }
  }

  /// Reports a read-only step in a rule that writes.
  private mutating func reportOneWay(_ steps: [CheckedStep], _ arrow: Arrow, of name: NameSyntax) {
    for step in steps {
      if arrow != .read, let call = step.unwritten {
        diagnostics.append(SemaDiagnostics.oneWay(call.name, inside: nil, direction: .write, at: place(of: call, name)))
      }
      if arrow != .write, let call = step.unread {
        diagnostics.append(SemaDiagnostics.oneWay(call.name, inside: nil, direction: .read, at: place(of: call, name)))
      }
    }
  }

  /// A step of `default … via` may be in another file or before the property that the diagnostic is about.
  private func place(of step: CheckedStep, _ name: NameSyntax) -> Span {
    step.span.file == name.span.file && step.span.start > name.span.start ? step.span : name.span
  }
}

extension ValueType {
  /// Whether it is a struct, a dictionary or an `Object`.
  fileprivate var mayBeReadFromObject: Bool {
    switch self {
    case .mapping, .generic, .dictionary, .scalar(.object): true
    case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .field, .lazyArray: false
    }
  }

  var isCollection: Bool {
    switch self {
    case .array, .set, .dictionary, .lazyArray: true
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .field: false
    }
  }

  /// The type and the contents of its `?`, arrays, sets and dictionary values.
  var parts: [ValueType] {
    var parts: [ValueType] = []
    var type = self
    while true {
      parts.append(type)
      switch type {
      case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign: return parts
      case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner), .field(let inner),
        .lazyArray(let inner):
        type = inner
      }
    }
  }
}

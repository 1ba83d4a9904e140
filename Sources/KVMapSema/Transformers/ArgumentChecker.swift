import KVMapSource
import KVMapSyntax
import KVMapText

/// Checks the arguments of one step against its catalogue row, and builds the step.
struct ArgumentChecker {
  private let row: TransformerCatalogue.Row
  private let call: CallSyntax
  private let arguments: TransformArguments
  private(set) var diagnostics: [Diagnostic] = []
  private var positional: [Argument] = []
  private var labelled: [String: Argument] = [:]

  /// An argument of the kind that its parameter expects.
  private enum Argument {
    case text(StringSyntax)
    case number(NumberSyntax)
    /// A parameter whose value is not known yet.
    case unknown

    var text: StringSyntax? {
      switch self {
      case .text(let literal): literal
      case .number, .unknown: nil
      }
    }

    var number: NumberSyntax? {
      switch self {
      case .number(let literal): literal
      case .text, .unknown: nil
      }
    }
  }

  /// - Parameter arguments: The values of `$name` inside a transform.
  init(row: TransformerCatalogue.Row, call: CallSyntax, arguments: TransformArguments = [:]) {
    self.row = row
    self.call = call
    self.arguments = arguments
  }

  /// - Returns: `nil` when an argument is wrong, which is then reported.
  mutating func action() -> CheckedStep.Action? {
    bind()
    guard diagnostics.isEmpty else { return nil }
    let action = make()
    return diagnostics.isEmpty ? action : nil
  }

  // MARK: Matching arguments to parameters

  /// Assigns each argument to its parameter.
  private mutating func bind() {
    let places = row.parameters.filter { $0.label == nil }
    let mayHave = places.last?.isVariadic == true ? Int.max : places.count
    var surplus: Span?
    var count = 0
    for argument in call.arguments {
      if case .missing = argument.value { return }
      if argument.label == nil, places.isEmpty, !row.parameters.isEmpty {
        let meant = missingLabels.dropFirst(count).first
        diagnostics.append(SemaDiagnostics.unnamedArgument(of: row.name, meant: meant, at: argument.value.span))
        count += 1
        continue
      }
      if let label = argument.label, !isNeedless(label, behind: count) {
        bind(label, to: argument.value)
      } else {
        if let label = argument.label {
          let removal = Span(file: label.span.file, start: label.span.start, end: argument.value.span.start)
          diagnostics.append(
            SemaDiagnostics.needlessLabel(label.text, of: row.name, at: label.span, removal: removal))
        }
        count += 1
        if count > mayHave { surplus = surplus ?? argument.span }
        if count <= mayHave, let place = places.dropFirst(count - 1).first ?? places.last {
          if let value = value(argument.value, of: place) { positional.append(value) }
        }
      }
    }
    let needed = places.count(where: \.isRequired)
    if count < needed {
      diagnostics.append(
        SemaDiagnostics.wrongArgumentCount(
          row, needed: needed, canTakeMore: mayHave > needed, found: count, at: call.span))
    } else if let surplus {
      diagnostics.append(
        SemaDiagnostics.wrongArgumentCount(row, needed: mayHave, canTakeMore: false, found: count, at: surplus))
    }
  }

  /// The labels that no argument has.
  private var missingLabels: [String] {
    let used = Set(call.arguments.compactMap(\.label?.text))
    return row.parameters.compactMap(\.label).filter { !used.contains($0) }
  }

  /// Whether a label that the transformer does not have, nor one like it, precedes a required argument.
  private func isNeedless(_ label: NameSyntax, behind count: Int) -> Bool {
    let required = row.parameters.count { $0.label == nil && $0.isRequired }
    let labels = row.parameters.compactMap(\.label)
    return count < required && !labels.contains(label.text) && closest(to: label.text, in: labels) == nil
  }

  private mutating func bind(_ label: NameSyntax, to value: ValueSyntax) {
    let labels = row.parameters.compactMap(\.label)
    guard let parameter = row.parameters.first(where: { $0.label == label.text }) else {
      diagnostics.append(SemaDiagnostics.unknownArgument(label.text, of: row.name, usable: labels, at: label.span))
      return
    }
    guard labelled[label.text] == nil else {
      diagnostics.append(SemaDiagnostics.repeatedArgument(label.text, of: row.name, at: label.span))
      return
    }
    labelled[label.text] = self.value(value, of: parameter)
  }

  private mutating func value(_ value: ValueSyntax, of parameter: TransformerCatalogue.Parameter) -> Argument? {
    switch (parameter.kind, value) {
    case (.text, .string(let literal)): return .text(literal)
    case (.number, .number(let literal)): return .number(literal)
    case (_, .variable(let name, let span)):
      guard let argument = arguments[name.text] else {
        let suggestion = closest(to: name.text, in: arguments.keys.sorted())
        diagnostics.append(SemaDiagnostics.unknownVariable(name.text, suggestion: suggestion, at: span))
        return nil
      }
      if let literal = argument.literal { return self.value(literal, of: parameter) }
      guard argument.kind.type.isTaken(as: parameter.kind) else {
        diagnostics.append(SemaDiagnostics.wrongArgument(parameter, of: row.name, at: span))
        return nil
      }
      return .unknown
    case (.text, _), (.number, _):
      diagnostics.append(
        SemaDiagnostics.wrongArgument(parameter, of: row.name, at: value.span))
      return nil
    }
  }

  // MARK: Building the step

  private mutating func make() -> CheckedStep.Action? {
    switch row.step {
    case .date: return text(date(), gives: .date)
    case .iso8601: return text(.iso8601, gives: .date)
    case .httpDate: return text(.httpDate, gives: .date)
    case .dotnetDate: return text(.dotnetDate, gives: .date)
    case .epochSeconds: return number(.epochSeconds, gives: .date)
    case .epochMilliseconds: return number(.epochMilliseconds, gives: .date)
    case .url: return text(url(), gives: .url)
    case .uuid: return text(.uuid, gives: .uuid)
    case .day: return text(day(), gives: .day)
    case .epochDays: return number(.epochDays, gives: .day)
    case .isoDuration: return text(.isoDuration, gives: .duration)
    case .clockDuration: return text(.clockDuration, gives: .duration)
    case .durationSeconds: return number(.durationSeconds, gives: .duration)
    case .durationMilliseconds: return number(.durationMilliseconds, gives: .duration)
    case .nonFinite: return .transformer(nonFinite(), input: .scalar(.double), output: .scalar(.double))
    case .base64: return text(.base64, gives: .data)
    case .base64url: return text(.base64url, gives: .data)
    case .hex: return text(.hex, gives: .data)
    case .trimmed: return text(.trimmed, gives: .string)
    case .lowercased: return text(.lowercased, gives: .string)
    case .uppercased: return text(.uppercased, gives: .string)
    case .prefix: return text(positional.first?.text.map { .prefix($0.value) }, gives: .string)
    case .suffix: return text(positional.first?.text.map { .suffix($0.value) }, gives: .string)
    case .split:
      return .transformer(separator().map { .split($0) }, input: .scalar(.string), output: .array(.scalar(.string)))
    case .joined:
      return .transformer(separator().map { .joined($0) }, input: .array(.scalar(.string)), output: .scalar(.string))
    case .scaled: return number(scaled(), gives: .decimal)
    case .offset: return number(decimal(0).map { .offset($0) }, gives: .decimal)
    case .rounded: return number(rounded(), gives: .decimal)
    case .clamped: return number(clamped(), gives: .decimal)
    case .number: return text(.numberFromText, gives: .decimal)
    case .text: return number(.textFromNumber, gives: .string)
    case .bool: return text(bool(), gives: .bool)
    case .wrapped: return .wrapped
    case .sorted: return .sorted
    case .jsonText: return .jsonText
    case .keyed: return call.arguments.isEmpty ? .keyed : .entries(keyedBy())
    case .plain: return .plain
    case .codable: return .codable
    case .single: return .single
    case .pairs: return .entries(pairs())
    case .entries: return .entries(.arrays)
    case .coordinate: return coordinate()
    }
  }

  private mutating func keyedBy() -> EntryNotation? {
    guard let key = labelled["by"]?.text else { return nil }
    checkLength(of: key)
    return .keyed(by: key.value)
  }

  private mutating func pairs() -> EntryNotation? {
    guard positional.count == 2, let key = positional[0].text, let value = positional[1].text else { return nil }
    checkLength(of: key)
    checkLength(of: value)
    if key.value.utf8.elementsEqual(value.value.utf8) {
      diagnostics.append(SemaDiagnostics.oneKeyForTwo(key.value, of: row.name, at: value.span))
    }
    return .pairs(key: key.value, value: value.value)
  }

  private mutating func checkLength(of key: StringSyntax) {
    guard key.value.utf8.count > SourceChecker.maximumKeyLength else { return }
    diagnostics.append(SemaDiagnostics.keyTooLong(SourceChecker.maximumKeyLength, at: key.span))
  }

  /// The arguments of `coordinate`; `nil` when they are wrong or not known yet.
  mutating func coordinateUse() -> CoordinateUse? {
    if positional.isEmpty, labelled.isEmpty { bind() }
    guard diagnostics.isEmpty else { return nil }
    func key(_ label: String) -> String? {
      guard let argument = labelled[label] else { return label }
      return argument.text?.value
    }
    guard let latitude = key("latitude"), let longitude = key("longitude") else { return nil }
    return CoordinateUse(
      latitude: DocumentKey(latitude), longitude: DocumentKey(longitude), span: call.name.span)
  }

  /// The caller adds the mappings that read it.
  private mutating func coordinate() -> CheckedStep.Action? {
    for argument in labelled.values.compactMap(\.text) where argument.value.utf8.count > SourceChecker.maximumKeyLength
    {
      diagnostics.append(SemaDiagnostics.keyTooLong(SourceChecker.maximumKeyLength, at: argument.span))
    }
    if let use = coordinateUse(), use.latitude == use.longitude {
      diagnostics.append(SemaDiagnostics.oneKeyForTwo(use.latitude.text, of: row.name, at: call.span))
    }
    return .coordinate(nil)
  }

  private func text(_ transformer: Transformer?, gives output: Scalar) -> CheckedStep.Action {
    .transformer(transformer, input: .scalar(.string), output: .scalar(output))
  }

  private func number(_ transformer: Transformer?, gives output: Scalar) -> CheckedStep.Action {
    .transformer(transformer, input: .scalar(.decimal), output: .scalar(output))
  }

  private mutating func date() -> Transformer? {
    let patterns = patterns().map(\.pattern)
    guard let literal = labelled["zone"]?.text else { return .date(patterns: patterns, zone: .offset(0)) }
    guard let zone = ZoneParser.parse(literal.value) else {
      let suggestion = ZoneParser.suggestion(for: literal.value)
      diagnostics.append(SemaDiagnostics.unknownZone(literal.value, suggestion: suggestion, at: literal.span))
      return nil
    }
    return .date(patterns: patterns, zone: zone)
  }

  private mutating func patterns() -> [(pattern: DatePattern, span: Span)] {
    checkLocale()
    var patterns: [(DatePattern, Span)] = []
    for literal in positional.compactMap(\.text) {
      switch DatePatternParser.parse(literal.value) {
      case .success(let pattern): patterns.append((pattern, literal.span))
      case .failure(let problem):
        diagnostics.append(SemaDiagnostics.badDatePattern(literal.value, problem, at: literal.span))
      }
    }
    return patterns
  }

  private mutating func day() -> Transformer? {
    let patterns = patterns()
    for (pattern, span) in patterns where pattern.saysMoreThanDay {
      diagnostics.append(SemaDiagnostics.dayPatternWithTime(pattern.text, at: span))
    }
    return .day(patterns: patterns.map(\.pattern))
  }

  private mutating func nonFinite() -> Transformer? {
    if labelled.isEmpty {
      diagnostics.append(
        SemaDiagnostics.wrongArgumentCount(row, needed: 1, canTakeMore: true, found: 0, at: call.span))
      return nil
    }
    let labels = ["nan", "infinity", "negative_infinity"]
    var first: [String: Span] = [:]
    for literal in labels.compactMap({ labelled[$0]?.text }) {
      guard let span = first[literal.value] else {
        first[literal.value] = literal.span
        continue
      }
      diagnostics.append(
        SemaDiagnostics.ambiguousInverse(literal.value, of: "'\(row.name)'", first: span, at: literal.span))
    }
    return .nonFinite(
      NonFinite(
        nan: labelled[labels[0]]?.text?.value, infinity: labelled[labels[1]]?.text?.value,
        negativeInfinity: labelled[labels[2]]?.text?.value))
  }

  /// The names of months and days are English, in any regional variant.
  private mutating func checkLocale() {
    guard let literal = labelled["locale"]?.text else { return }
    switch LocaleIdentifier(literal.value)?.language {
    case "en": break
    case nil: diagnostics.append(SemaDiagnostics.badLocale(literal.value, at: literal.span))
    case _?: diagnostics.append(SemaDiagnostics.foreignLocale(literal.value, at: literal.span))
    }
  }

  private mutating func url() -> Transformer? {
    guard let literal = labelled["base"]?.text else { return .url(base: nil) }
    guard let base = literal.value.utf8Bytes({ URIReference($0) }), base.isAbsolute else {
      diagnostics.append(SemaDiagnostics.badBaseURL(literal.value, at: literal.span))
      return nil
    }
    return .url(base: base.text)
  }

  /// The separator between parts. It must not be empty, because an empty one could not be found again.
  private mutating func separator() -> String? {
    guard let literal = positional.first?.text else { return nil }
    guard literal.value.isEmpty else { return literal.value }
    diagnostics.append(SemaDiagnostics.emptySeparator(row.name, at: literal.span))
    return nil
  }

  /// A number that a Decimal represents exactly.
  private mutating func decimal(_ index: Int) -> String? {
    guard positional.indices.contains(index), let literal = positional[index].number else { return nil }
    if let number = NumberLiteral(literal.text), number.fitsDecimal { return number.text }
    diagnostics.append(SemaDiagnostics.numberTooLong(literal.text, of: row.name, at: literal.span))
    return nil
  }

  private mutating func scaled() -> Transformer? {
    guard let factor = decimal(0) else { return nil }
    if factor == "0", let literal = positional.first?.number {
      diagnostics.append(SemaDiagnostics.scaledByZero(at: literal.span))
    }
    return .scaled(factor)
  }

  private mutating func rounded() -> Transformer? {
    guard let literal = positional.first?.number else { return nil }
    guard let text = NumberLiteral(literal.text)?.integer, let digits = Int(text), (0...37).contains(digits) else {
      diagnostics.append(SemaDiagnostics.badDigits(literal.text, at: literal.span))
      return nil
    }
    return .rounded(digits: digits)
  }

  private mutating func clamped() -> Transformer? {
    guard let lower = decimal(0), let upper = decimal(1) else { return nil }
    if let first = NumberLiteral(lower), let second = NumberLiteral(upper), second < first {
      diagnostics.append(SemaDiagnostics.emptyRange(lower, upper, at: call.span))
    }
    return .clamped(lower: lower, upper: upper)
  }

  private mutating func bool() -> Transformer? {
    guard positional.count == 2, let yes = positional[0].text, let no = positional[1].text else { return nil }
    if yes.value.utf8.elementsEqual(no.value.utf8) {
      diagnostics.append(SemaDiagnostics.ambiguousInverse(yes.value, of: "'bool'", first: yes.span, at: no.span))
    }
    return .bool(yes: yes.value, no: no.value)
  }
}

extension ValueType {
  /// Whether values of the type are arguments of a kind.
  fileprivate func isTaken(as kind: TransformerCatalogue.Parameter.Kind) -> Bool {
    switch kind {
    case .text: self == .scalar(.string)
    case .number: isNumber
    }
  }
}

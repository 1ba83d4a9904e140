import KVMapSource
import KVMapSyntax

/// The first line of a `transform`, after its names were resolved.
struct TransformHead {
  var declaration: Declaration
  var syntax: TransformSyntax
  var parameters: [TransformParameter]
  /// The positions of the parameters by their names.
  var positions: [String: Int]
  /// Its result when reading, and its input.
  var swiftType: ValueType
  var documentType: ValueType
  /// `<->` and `<-` read, `<->` and `->` write.
  var isRead: Bool
  var isWritten: Bool
  /// What its Swift type receives about where it is used.
  var asked: TransformerRequirements

  var name: String { declaration.name }

  /// Whether its body is an inline mapping, whose lines are properties.
  var isSmallMap: Bool {
    switch syntax.body {
    case .members(let members): members.contains { if case .property = $0 { true } else { false } }
    case .pipeline, .swift, .missing: false
    }
  }

  /// The arguments with which a transform is checked at its declaration: defaults, and unknown values.
  var ownArguments: TransformArguments {
    named(parameters.map { $0.defaultValue ?? TransformArgument(literal: nil, value: nil, kind: $0.kind) })
  }

  /// The arguments of a use, by name.
  func named(_ values: [TransformArgument]) -> TransformArguments {
    Dictionary(zip(parameters.map(\.name.text), values), uniquingKeysWith: { first, _ in first })
  }
}

/// `lat: Key = "latitude"`
struct TransformParameter {
  enum Kind: Equatable {
    /// A key of the document, used as `$lat` in paths.
    case key
    case value(ValueType)

    /// What an argument is.
    var type: ValueType {
      switch self {
      case .key: .scalar(.string)
      case .value(let type): type
      }
    }
  }

  var name: NameSyntax
  var kind: Kind
  var defaultValue: TransformArgument?
}

/// The argument of a parameter in one use of a transform.
struct TransformArgument {
  /// As written, without parameters of another transform; `nil` while a transform is checked on its own and the value
  /// of its parameter is not known.
  var literal: ValueSyntax?
  /// What the literal means.
  var value: DefaultValue?
  var kind: TransformParameter.Kind
}

/// The values of `$name`, by name.
typealias TransformArguments = [String: TransformArgument]

extension TransformArguments {
  /// The keys that `$name` represents in paths; a parameter with an unknown value is given a distinct key.
  var documentKeys: [String: String] {
    var keys: [String: String] = [:]
    for (name, argument) in self where argument.kind == .key {
      keys[name] = argument.value?.text ?? "$" + name
    }
    return keys
  }
}

extension DefaultValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}

/// Checks the first line of a `transform`.
struct TransformHeadChecker {
  private let names: NameLookup
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []

  init(names: NameLookup) { self.names = names }

  /// - Returns: `nil` when a part is wrong or missing, which is reported.
  mutating func head(of syntax: TransformSyntax, declaration: Declaration) -> TransformHead? {
    let parameters = self.parameters(of: syntax)
    let swiftType = syntax.swiftType.flatMap { resolve($0) }
    let documentType = syntax.documentType.flatMap { resolve($0) }
    let asked = asked(by: syntax)
    guard let parameters, let swiftType, let documentType, let arrow = syntax.arrow?.arrow else { return nil }
    return TransformHead(
      declaration: declaration, syntax: syntax, parameters: parameters,
      positions: Dictionary(
        parameters.enumerated().map { ($1.name.text, $0) }, uniquingKeysWith: { first, _ in first }),
      swiftType: swiftType,
      documentType: documentType, isRead: arrow != .write, isWritten: arrow != .read,
      asked: asked)
  }

  private mutating func asked(by syntax: TransformSyntax) -> TransformerRequirements {
    guard case .swift(let type, let words) = syntax.body else { return [] }
    for part in type {
      guard let problem = ReservedNames.problem(ofType: part.text) else { continue }
      diagnostics.append(SemaDiagnostics.reservedName(part.text, of: "a type", because: problem, at: part.span))
    }
    var asked: TransformerRequirements = []
    for word in words {
      guard let question = TransformerRequirements.all.first(where: { $0.word == word.text })?.question else {
        diagnostics.append(SemaDiagnostics.unknownQuestion(word.text, at: word.span))
        continue
      }
      if !asked.insert(question).inserted {
        diagnostics.append(SemaDiagnostics.repeatedQuestion(word.text, at: word.span))
      }
    }
    return asked
  }

  private mutating func parameters(of syntax: TransformSyntax) -> [TransformParameter]? {
    var parameters: [TransformParameter] = []
    var seen: [String: Span] = [:]
    for parameter in syntax.parameters {
      let name = parameter.name
      if let first = seen.updateValue(name.span, forKey: name.text) {
        diagnostics.append(SemaDiagnostics.repeatedTransformParameter(name.text, first: first, at: name.span))
        continue
      }
      guard let kind = kind(of: parameter) else { continue }
      var defaultValue: TransformArgument?
      if let literal = parameter.defaultValue {
        var checker = DefaultChecker(names: names)
        let value = checker.check(literal, as: kind.type)
        diagnostics += checker.diagnostics
        guard let value else { continue }
        defaultValue = TransformArgument(literal: literal, value: value, kind: kind)
      }
      parameters.append(TransformParameter(name: name, kind: kind, defaultValue: defaultValue))
    }
    return parameters.count == syntax.parameters.count ? parameters : nil
  }

  private mutating func kind(of parameter: TransformSyntax.Parameter) -> TransformParameter.Kind? {
    guard let type = parameter.type else { return nil }
    if case .named(let name, let arguments, _) = type, name.text == "Key", arguments.isEmpty { return .key }
    return resolve(type).map { .value($0) }
  }

  private mutating func resolve(_ type: TypeSyntax) -> ValueType? {
    var resolver = TypeResolver(names: names)
    let resolved = resolver.resolve(type)
    diagnostics += resolver.diagnostics
    uses += resolver.uses
    return resolved
  }
}

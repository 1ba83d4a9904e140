import KVMapSema
import KVMapSource
import KVMapSyntax

/// What the reader of a rule would have to work out: the keys that the key style gives, the types behind the steps of a
/// pipeline, the keys that are gathered, the numbers of cases.
struct InlayHints {
  private let view: FileView
  private let range: Range<Int>
  private let analysis: Analysis
  private let names: NamesInSight
  private var hints: [(place: Int, hint: InlayHint)] = []

  static func hints(of view: FileView, in range: TextRange, _ analysis: Analysis, _ workspace: Workspace)
    -> [InlayHint]
  {
    let start = view.offset(of: range.start)
    let hints = InlayHints(view, start..<max(start, view.offset(of: range.end)), analysis, workspace)
    return hints.hints.sorted { $0.place < $1.place }.map(\.hint)
  }

  private init(_ view: FileView, _ range: Range<Int>, _ analysis: Analysis, _ workspace: Workspace) {
    self.view = view
    self.range = range
    self.analysis = analysis
    names = NamesInSight([view.tree] + view.file.imported.sorted().compactMap { workspace[$0]?.parsed.tree })
    collectKeys()
    for item in view.tree.flatItems {
      switch item {
      case .type(let type): collect(NamesInSight.properties(in: type.members))
      case .mixin(let mixin): collect(NamesInSight.properties(in: mixin.members))
      case .enumeration(let item): collect(item)
      case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .family, .union, .test, .nested,
        .error:
        break
      }
    }
  }

  private mutating func add(_ text: String, at place: Int, kind: Int? = nil, edit: String? = nil) {
    guard range.lowerBound <= place, place <= range.upperBound else { return }
    let position = view.range(place, place).start
    hints.append(
      (
        place,
        InlayHint(
          position: position, label: text, kind: kind, paddingLeft: true,
          textEdits: edit.map { [TextEdit(range: TextRange(at: position), newText: $0)] })
      ))
  }

  // MARK: Keys

  private mutating func collectKeys() {
    for symbol in analysis.model.symbols.symbols {
      guard symbol.kind == .property, symbol.span.file == view.file.id, let place = symbol.arrowPlace, !symbol.keysVary,
        symbol.styledKeys != [symbol.name], !symbol.styledKeys.isEmpty
      else { continue }
      let text = "<-> " + symbol.styledKeys.map(DocumentKeyText.step).joined(separator: " ?? ")
      add(text, at: place, edit: " " + text)
    }
  }

  /// The keys that a plain `gather` takes.
  private mutating func collectGathered(_ property: PropertySyntax) {
    for case .gather(let gather) in property.source?.alternatives ?? [] {
      guard gather.entries == nil, gather.prefix == nil, let type = property.type else { continue }
      let space = view.tree.namespace(at: property.span.start)
      let target = DocumentTarget.type(DocumentType(syntax: type, space: space))
      let keys = DocumentKeys(at: [], of: target, names, isDocument: false).keys.map(\.key).uniqued()
      guard !keys.isEmpty else { continue }
      let shown = keys.prefix(8).map(DocumentKeyText.step) + (keys.count > 8 ? ["…"] : [])
      add("{ \(shown.joined(separator: ", ")) }", at: gather.span.end)
    }
  }

  // MARK: Types

  private mutating func collect(_ properties: [PropertySyntax]) {
    for property in properties
    where property.span.start <= range.upperBound && range.lowerBound <= property.span.end {
      collectGathered(property)
      guard property.pipeline.count > 1, let names = analysis.program.map({ TypeNames($0) }),
        let outputs = conversion(of: property)?.outputs, outputs.count == stepCount(of: property.pipeline)
      else { continue }
      var last = -1
      for stage in property.pipeline {
        last += stepCount(of: [stage])
        if outputs.indices.contains(last) { add(outputs[last].text(names), at: stage.span.end, kind: 1) }
      }
    }
  }

  /// The steps that stages are checked as: a transform that is a pipeline consists of its own.
  ///
  /// - Complexity: Linear in their number.
  private func stepCount(of stages: [StageSyntax]) -> Int {
    stages.reduce(0) { count, stage in
      guard stage.calls.count == 1, let name = stage.calls.first?.name.text,
        case .pipeline(let own)? = names.transform(named: name)?.body
      else { return count + 1 }
      return count + stepCount(of: own)
    }
  }

  /// The conversion of a property, as the checker understood it; `nil` while there are errors.
  private func conversion(of property: PropertySyntax) -> Conversion? {
    guard let program = analysis.program else { return nil }
    let line = Int(view.line(of: property.name.span.start)) + 1
    for unit in program.units where unit.file == view.file.id {
      for id in unit.mappings {
        let rule = program[id].properties.first { $0.name == property.name.text && $0.origin.line == line }
        if let conversion = rule?.conversion { return conversion }
      }
    }
    return nil
  }

  // MARK: Numbers

  /// The numbers of cases without an arrow, in an enum of numbers.
  private mutating func collect(_ item: EnumSyntax) {
    guard let program = analysis.program, let name = item.name, item.rawType != nil,
      let declaration = analysis.model.declarations.first(where: { $0.span == name.span })?.enumeration
    else { return }
    for (syntax, enumCase) in zip(item.cases, program[declaration].cases)
    where syntax.arrow == nil && syntax.name.text == enumCase.name {
      guard case .integer(let number)? = enumCase.read.first else { continue }
      add("<-> \(number)", at: syntax.span.end, edit: " <-> \(number)")
    }
  }
}

extension Conversion {
  /// The types behind the steps of a pipeline, also of one of elements; `nil` without one.
  fileprivate var outputs: [ValueType]? {
    switch self {
    case .pipeline(let pipeline): pipeline.outputs
    case .optional(let inner, _), .field(let inner): inner.outputs
    case .array(let inner, _, _): inner.outputs?.map { .array($0) }
    case .set(let inner, _, _): inner.outputs?.map { .set($0) }
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .lazyArray, .keyed, .single, .entries,
      .dictionary, .jsonText, .alternatives:
      nil
    }
  }
}

extension Pipeline {
  /// The type behind each step that is written. Conversions of numbers follow from the types.
  fileprivate var outputs: [ValueType] {
    var outputs: [ValueType] = []
    for step in steps {
      if case .number = step.operation {
        if let last = outputs.indices.last { outputs[last] = step.output }
      } else {
        outputs.append(step.output)
      }
    }
    return outputs
  }
}

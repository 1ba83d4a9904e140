import KVMapSource
import KVMapSyntax

/// Compiles the steps of one transform with its arguments.
struct TransformCompiler {
  private let head: TransformHead
  private let names: NameLookup
  private let coercion: Coercion
  private let arguments: TransformArguments
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []

  /// - Parameters:
  ///   - names: Of the file of the transform, with the transforms that it is made of.
  ///   - coercion: Of that file.
  init(_ head: TransformHead, names: NameLookup, coercion: Coercion, arguments: TransformArguments) {
    self.head = head
    self.names = names
    self.coercion = coercion
    self.arguments = arguments
  }

  /// - Parameter mapping: The number of the inline mapping, if it is one.
  /// - Returns: `nil` when a part is wrong, which is then reported.
  mutating func compile(mapping: MappingID?) -> CompiledTransform? {
    switch head.syntax.body {
    case .missing: return nil
    case .pipeline(let stages): return pipeline(stages)
    case .swift(let name, _): return name.isEmpty ? nil : codec(name.map(\.text).joined(separator: "."))
    case .members(let members):
      if head.isSmallMap { return smallMap(mapping) }
      return table(
        members.compactMap { member in
          switch member {
          case .row(let row): row
          case .property: nil
          }
        })
    }
  }

  private func step(_ operation: Pipeline.Operation) -> Pipeline.Step {
    Pipeline.Step(operation, from: head.documentType, to: head.swiftType)
  }

  /// No `default … via` applies in it: a named pipeline is self-contained.
  private mutating func pipeline(_ stages: [StageSyntax]) -> CompiledTransform? {
    var checker = PipelineChecker(names: names, arguments: arguments)
    let steps = checker.check(stages)
    diagnostics += checker.diagnostics
    uses += checker.uses
    guard let steps else { return nil }
    for step in steps {
      if head.isWritten, let call = step.unwritten {
        diagnostics.append(SemaDiagnostics.oneWay(call.name, inside: head.name, direction: .write, at: call.span))
      }
      if head.isRead, let call = step.unread {
        diagnostics.append(SemaDiagnostics.oneWay(call.name, inside: head.name, direction: .read, at: call.span))
      }
    }
    var builder = ConversionBuilder(coercion: coercion) { _ in nil }
    do {
      let made = try builder.steps(from: head.documentType, through: steps, to: head.swiftType)
      guard diagnostics.isEmpty else { return nil }
      return CompiledTransform(
        steps: made, losses: steps.flatMap(\.losses), stepCount: steps.reduce(0) { $0 + $1.stepCount })
    } catch {
      diagnostics += SemaDiagnostics.conversionProblem(error, names: names)
      return nil
    }
  }

  private func codec(_ typeName: String) -> CompiledTransform {
    let codec = SwiftCodec(
      name: head.name, typeName: typeName,
      arguments: head.parameters.compactMap { parameter in
        arguments[parameter.name.text]?.value.map { .init(label: parameter.name.text, value: $0) }
      }, isReversible: head.isWritten, asked: head.asked)
    return CompiledTransform(steps: [step(.transformer(.swift(codec)))], losses: [], stepCount: 1)
  }

  private mutating func table(_ rows: [TableRowSyntax]) -> CompiledTransform? {
    var checker = TransformTableChecker(head, names: names)
    let table = checker.table(rows)
    diagnostics += checker.diagnostics
    guard let table else { return nil }
    return CompiledTransform(
      steps: [step(.transformer(.table(table)))], losses: table.otherwise == nil ? [] : [.change(by: head.name)],
      stepCount: 1)
  }

  /// Its lines are checked when the `default … via` lines of its file are known.
  private mutating func smallMap(_ mapping: MappingID?) -> CompiledTransform? {
    guard head.documentType == .scalar(.object) else {
      diagnostics.append(
        SemaDiagnostics.smallMapOfNoObject(
          names.text(of: head.documentType), at: head.syntax.documentType?.span ?? head.declaration.span))
      return nil
    }
    return CompiledTransform(steps: mapping.map { [step(.read(.mapping($0)))] } ?? [], losses: [], stepCount: 1)
  }
}

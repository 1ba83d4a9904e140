import Foundation
import KVMapSema
import TestSupport
import Testing

@testable import KVMapLowering

/// The functions of the runtime that reading calls.
@Suite struct ReaderFunctionTests {
  @Test func everyFunctionIsPartOfTheInterfaceForGeneratedCode() throws {
    let file = Repository.fixtures.appending(path: "api/generated.txt")
    let interface = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    /// The declarations of a function of the reader, or of another type if it is named.
    func forms(_ name: String) -> [Substring] {
      let parts = name.split(separator: ".")
      let (type, name) = (parts.count > 1 ? parts[0] : "JSONReader", parts.last ?? "")
      return interface.filter {
        $0.hasPrefix("\(type) · ") && ($0.contains("func \(name)(") || $0.contains("func \(name)<"))
      }
    }
    for name in ReaderFunction.allCases.map(\.rawValue) + StepFunction.allCases.map(\.baseName) {
      #expect(!forms(name).isEmpty, "\(name)")
    }
    // What may fail is a function of the reader, which knows the place.
    for function in StepFunction.allCases {
      #expect(function.isFree == !function.canThrow, "\(function)")
      guard function.label == nil else { continue }
      #expect(forms(function.baseName).contains { $0.contains("(at ") } == function.canThrow, "\(function)")
    }
  }

  /// The golden files of the emitter have those that people write; these are all.
  @Test func everyFunctionIsUsed() {
    var found = Found()
    let lowering = ValueLowering(Program(units: [], mappings: []), duplicates: .error, unknown: .ignore)
    for conversion in Self.conversions { found.add(lowering.code(conversion, .scalar(.value))) }
    #expect(Set(ReaderFunction.allCases).subtracting(found.readers) == [])
    #expect(Set(StepFunction.allCases).subtracting(found.steps) == [])
  }

  private struct Found {
    var readers: Set<ReaderFunction> = []
    var steps: Set<StepFunction> = []

    mutating func add(_ code: ValueCode) {
      switch code {
      case .call(let function, _): readers.insert(function)
      case .onlyElement(let inner): add(inner)
      case .dictionary(let entries): add(entries.key)
      case .pipeline(let pipeline):
        add(pipeline.start)
        for step in pipeline.steps { if case .call(let function, _) = step.operation { steps.insert(function) } }
      default: break
      }
    }
  }

  private static var conversions: [Conversion] {
    let text = Conversion.scalar(.string, .strict)
    let numbers = Scalar.allCases.filter(\.isNumber)
    let toDecimal = Pipeline.Step(.transformer(.numberFromText), from: .scalar(.string), to: .scalar(.decimal))
    func pipeline(_ input: Conversion, _ steps: Pipeline.Step...) -> Conversion {
      .pipeline(Pipeline(input: input, steps: steps))
    }
    func step(_ transformer: Transformer, _ input: ValueType, _ output: ValueType) -> Pipeline.Step {
      Pipeline.Step(.transformer(transformer), from: input, to: output)
    }
    func number(_ from: Scalar, _ to: Scalar) -> Pipeline.Step { .init(.number, from: .scalar(from), to: .scalar(to)) }
    let lowercased = step(.lowercased, .scalar(.string), .scalar(.string))

    var all = Scalar.allCases.flatMap { [.scalar($0, .strict), Conversion.scalar($0, .lenient)] }
    all += Scalar.allCases.map { .dictionary(key: .scalar($0, .strict), value: text, isLossy: false) }
    all += [.int, .double, .string].map { .array(.scalar($0, .strict), acceptsSingle: false, isLossy: false) }
    all += Scalar.allCases.map {
      pipeline(text, lowercased, .init(.read(.scalar($0, .lenient)), from: .scalar(.string), to: .scalar($0)))
    }
    for scalar in numbers {
      all.append(pipeline(text, toDecimal, number(.decimal, scalar)))
      all.append(pipeline(text, lowercased, toDecimal, number(.decimal, scalar)))
      all.append(pipeline(.scalar(scalar, .strict), number(scalar, .decimal), number(.decimal, scalar)))
      // Only the first step is joined.
      let shifted = step(.offset("1"), .scalar(.decimal), .scalar(.decimal))
      all.append(pipeline(.scalar(.decimal, .strict), shifted, number(.decimal, scalar)))
    }
    let given: [(Transformer, Scalar)] = [
      (.epochSeconds, .date), (.epochMilliseconds, .date), (.epochDays, .day), (.durationSeconds, .duration),
      (.durationMilliseconds, .duration),
    ]
    for (transformer, output) in given {
      let shifted = step(.offset("1"), .scalar(.decimal), .scalar(.decimal))
      let made = step(transformer, .scalar(.decimal), .scalar(output))
      all.append(pipeline(.scalar(.decimal, .strict), made))
      all.append(pipeline(.scalar(.decimal, .strict), shifted, made))
      all.append(pipeline(text, lowercased, made))
    }
    let texts: [Transformer] = [
      .trimmed, .lowercased, .uppercased, .prefix("x"), .split(","), .iso8601, .httpDate, .dotnetDate, .clockDuration,
      .base64, .base64url, .hex, .bool(yes: "y", no: "n"),
    ]
    for transformer in texts {
      let made = step(transformer, .scalar(.string), .scalar(.string))
      all += [pipeline(text, made), pipeline(text, lowercased, made)]
    }
    all += [Coercion.strict, .lenient].map { coercion in
      pipeline(.scalar(.decimal, coercion), step(.textFromNumber, .scalar(.decimal), .scalar(.string)))
    }
    let decimals: [Transformer] = [.scaled("1"), .offset("1"), .rounded(digits: 1), .clamped(lower: "0", upper: "1")]
    all += decimals.map { pipeline(.scalar(.decimal, .strict), step($0, .scalar(.decimal), .scalar(.decimal))) }
    let list = step(.wrapped, .scalar(.string), .array(.scalar(.string)))
    for transformer in [Transformer.sorted, .single, .joined(",")] {
      all.append(pipeline(text, list, step(transformer, .array(.scalar(.string)), .scalar(.string))))
    }
    for scalar in [Scalar.int, .decimal] {
      let shifted = step(.offset("1"), .scalar(.decimal), .scalar(.decimal))
      let made = step(.textFromNumber, .scalar(scalar), .scalar(.string))
      all.append(pipeline(.scalar(.decimal, .strict), shifted, number(.decimal, scalar), made))
    }
    return all
  }
}

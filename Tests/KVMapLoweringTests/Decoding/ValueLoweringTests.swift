import KVMapSema
import Testing

@testable import KVMapLowering

@Suite struct ValueLoweringTests {
  private static let text = Conversion.scalar(.string, .strict)

  private static func code(
    _ conversion: Conversion, duplicates: Mapping.Settings.Duplicates = .error, acceptsEmptyArrays: Bool = false
  ) -> ValueCode {
    let lowering = ValueLowering(
      Program(units: [], mappings: []), duplicates: duplicates, unknown: .ignore,
      acceptsEmptyArrays: acceptsEmptyArrays, property: "price")
    return lowering.code(conversion, .scalar(.value))
  }

  private static func pipeline(_ input: Conversion, _ steps: Pipeline.Step...) -> ValueCode {
    code(.pipeline(Pipeline(input: input, steps: steps)))
  }

  private static func step(_ transformer: Transformer, _ input: Scalar, _ output: Scalar) -> Pipeline.Step {
    Pipeline.Step(.transformer(transformer), from: .scalar(input), to: .scalar(output))
  }

  private static func call(
    _ function: StepFunction, _ input: Scalar, _ output: Scalar, _ arguments: ReaderArguments = .none
  ) -> StepCode {
    StepCode(operation: .call(function, arguments), input: .scalar(input), output: .scalar(output))
  }

  @Test func lenientValuesMayBeTheOnlyElementOfAnArray() {
    #expect(Self.code(.scalar(.int, .lenient)) == .call(.lenientInt, .none))
    #expect(Self.code(.scalar(.date, .lenient)) == .onlyElement(.call(.date, .none)))
    #expect(
      Self.code(.optional(.scalar(.int, .lenient), emptyTextIsNil: true))
        == .optional(.call(.lenientInt, .none), .nullAndEmptyText))
    #expect(Self.code(.optional(Self.text, emptyTextIsNil: false)) == .optional(.call(.string, .none), .null))
    #expect(
      Self.code(.scalar(.object, .lenient), duplicates: .last, acceptsEmptyArrays: true)
        == .emptyArray(.call(.object, .keeping(.last))))
  }

  @Test func arraysOfCommonScalarsTakeOneCall() {
    let array = Conversion.array(Self.text, acceptsSingle: false, isLossy: false)
    #expect(Self.code(array) == .call(.strings, .none))
    #expect(
      Self.code(.array(Self.text, acceptsSingle: true, isLossy: false))
        == .orSingle(.call(.strings, .none), element: .call(.string, .none), asks: false, isSet: false))
    let lossy = ValueCode.Elements(element: .call(.string, .none), isLossy: true, asks: false)
    #expect(Self.code(.array(Self.text, acceptsSingle: false, isLossy: true)) == .array(lossy))
  }

  @Test func firstStepsAreJoinedWithTheReading() {
    func joined(_ function: ReaderFunction, _ steps: StepCode...) -> ValueCode {
      .pipeline(
        PipelineCode(
          input: .call(.string, .none), joined: .call(function, .none), steps: steps, needsSwift: false))
    }
    #expect(Self.pipeline(Self.text, Self.step(.iso8601, .string, .date)) == joined(.date))
    let number = Self.step(.numberFromText, .string, .decimal)
    let int = Pipeline.Step(.number, from: .scalar(.decimal), to: .scalar(.int))
    #expect(Self.pipeline(Self.text, number, int) == joined(.intInText))
    let scaled = Self.step(.scaled("100"), .decimal, .decimal)
    #expect(
      Self.pipeline(Self.text, number, scaled, int)
        == joined(
          .decimalInText, Self.call(.scale, .decimal, .decimal, .text("100")),
          Self.call(.convertToInt, .decimal, .int)))
    // A lenient text may be a number, whose text the call for a trimmed text does not take.
    let trimmed = Self.pipeline(.scalar(.string, .lenient), Self.step(.trimmed, .string, .string))
    let steps = [Self.call(.trim, .string, .string)]
    #expect(
      trimmed
        == .onlyElement(
          .pipeline(PipelineCode(input: .call(.lenientString, .none), steps: steps, needsSwift: false))))
  }

  @Test func textsOfNumbersNeedNoDecimalBeforeAStepThatTakesAnyNumber() {
    let first = Self.step(.lowercased, .string, .string)
    let number = Self.step(.numberFromText, .string, .decimal)
    let int = Pipeline.Step(.number, from: .scalar(.decimal), to: .scalar(.int))
    guard case .pipeline(let pipeline) = Self.pipeline(Self.text, first, number, int) else {
      Issue.record("not a pipeline")
      return
    }
    #expect(
      pipeline.steps == [Self.call(.lowercase, .string, .string), Self.call(.parseNumberToInt, .string, .int)])
  }

  @Test func aSwiftTypeThatAsksForItLearnsTheNameOfTheProperty() {
    for asked in [TransformerRequirements.name, .object] {
      let codec = SwiftCodec(name: "money", typeName: "Money", arguments: [], isReversible: true, asked: asked)
      guard case .pipeline(let pipeline) = Self.pipeline(Self.text, Self.step(.swift(codec), .string, .string)) else {
        Issue.record("not a pipeline")
        continue
      }
      #expect(pipeline.needsSwift)
      #expect(pipeline.steps.map(\.operation) == [.swift(codec, property: asked == .name ? "price" : nil)])
    }
  }

  @Test func keysStartFromTheirText() {
    func key(_ conversion: Conversion) -> ValueCode? {
      guard case .dictionary(let entries) = Self.code(.dictionary(key: conversion, value: Self.text, isLossy: false))
      else { return nil }
      return entries.key
    }
    #expect(key(Self.text) == .call(.entryKey, .none))
    #expect(key(.scalar(.uuid, .strict)) == .call(.entryKeyUUID, .none))
    guard case .pipeline(let pipeline)? = key(.scalar(.double, .strict)) else {
      Issue.record("not a pipeline")
      return
    }
    #expect(pipeline.input == .call(.entryKey, .none))
    #expect(pipeline.steps.map(\.operation) == [.call(.parseDouble, .none)])
  }
}

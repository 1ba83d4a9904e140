import KVMapLowering
import KVMapSema

extension ReaderArguments {
  /// The arguments in Swift, with their labels.
  var swift: [String] {
    switch self {
    case .none: []
    case .keeping(let kept): [".\(kept.rawValue)"]
    case .lenient(let isLenient): ["lenient: \(isLenient)"]
    case .patterns(let patterns): Self.swift(patterns)
    case .dates(let patterns, let zone): Self.swift(patterns) + [zone.argument]
    case .base(let text): ["base: \(SwiftLiteral.string(text))"]
    case .nonFinite(let texts, let isLenient): [texts.swiftArguments, "lenient: \(isLenient)"]
    case .prefix(let text): ["prefix: \(SwiftLiteral.string(text))"]
    case .suffix(let text): ["suffix: \(SwiftLiteral.string(text))"]
    case .text(let text): [SwiftLiteral.string(text)]
    case .digits(let digits): [String(digits)]
    case .bounds(let lower, let upper): [SwiftLiteral.string(lower), SwiftLiteral.string(upper)]
    case .words(let yes, let no): ["yes: \(SwiftLiteral.string(yes))", "no: \(SwiftLiteral.string(no))"]
    }
  }

  /// Whether the runtime's function takes them before the value in memory.
  var precedeValue: Bool {
    switch self {
    case .prefix, .suffix: true
    case .none, .keeping, .lenient, .patterns, .dates, .base, .nonFinite, .text, .digits, .bounds, .words: false
    }
  }

  private static func swift(_ patterns: [DatePattern]) -> [String] {
    let codes = SwiftLiteral.string(DatePatternCode.text(patterns))
    return [codes, "patterns: \(SwiftLiteral.string(DatePatternCode.patterns(patterns)))"]
  }
}

extension DateZone {
  var argument: String {
    switch self {
    case .offset(let seconds): "offset: \(seconds)"
    case .named(let name): "zone: \(SwiftLiteral.string(name))"
    }
  }
}

extension NonFinite {
  /// The arguments of the runtime's functions.
  var swiftArguments: String {
    let all = [("nan", nan), ("infinity", infinity), ("negativeInfinity", negativeInfinity)]
    return all.compactMap { label, text in text.map { "\(label): \(SwiftLiteral.string($0))" } }.joined(separator: ", ")
  }
}

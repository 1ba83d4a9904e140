import Foundation

/// Transformers, built in and declared.
extension ProgramGenerator {
  struct Recipe {
    var type: TypeSketch
    var calls: Piece
    /// Whether reading loses something that writing cannot restore.
    var isLossy = false
    /// Whether it cannot be undone at all.
    var isReadOnly = false
    /// Whether it applies to each element of a collection.
    var isOfElements = true
  }

  /// A property that uses transformers; `nil` if it does not.
  mutating func transformedRule() -> Rule? {
    guard let recipe = recipe() else { return nil }
    var type = recipe.type
    if recipe.isOfElements {
      if wants(.optional, 25) {
        type = .optional(type)
      } else if wants(.array, 12) {
        type = .array(type)
      } else if wants(.dictionary, 8) {
        type = .dictionary(key: .scalar("String"), value: type)
      } else if type.isHashable, wants(.set, 5) {
        type = .set(type)
      }
    } else if wants(.optional, 20) {
      type = .optional(type)
    }
    // Not every default has a text that undoing the transformers can produce.
    return Rule(
      type: type, arrow: recipe.isReadOnly ? .read : .both, pipeline: recipe.calls, isPlain: false,
      isLossy: recipe.isLossy, mayHaveDefault: !isReversible)
  }

  mutating func recipe() -> Recipe? {
    let all: [(Construct, Int)] = [
      (.dateTransformer, 5), (.epochTransformer, 3), (.binaryTransformer, 4), (.urlTransformer, 2),
      (.textTransformer, 4),
      (.affix, 4), (.split, 4), (.joined, 2), (.arithmetic, 4), (.rounding, 3), (.numberText, 4), (.boolText, 2),
      (.calendarTransformer, 4), (.nonFinite, 2),
      (.jsonText, 4), (.keyed, 7), (.wrapped, 3), (.sorted, 2), (.coordinateTransformer, 2), (.pipelineOfSeveral, 4),
      (.notations, 5), (.keyedBy, 3), (.pairs, 3), (.entries, 3), (.single, 2),
    ]
    for (construct, percent) in shuffled(all) where wants(construct, percent) {
      if let recipe = recipe(construct) { return recipe }
    }
    if !transforms.isEmpty, chance(15) { return use(pick(transforms)) }
    return nil
  }

  private func scalar(_ name: String, _ calls: String, _ construct: Construct, isLossy: Bool = false) -> Recipe {
    Recipe(type: .scalar(name), calls: Piece.text(calls).marked(construct), isLossy: isLossy)
  }

  private mutating func recipe(_ construct: Construct) -> Recipe? {
    switch construct {
    case .dateTransformer:
      return scalar(
        "Date",
        pick([
          "date(\"yyyy-MM-dd\")", "date(\"dd.MM.yyyy HH:mm:ss\", zone: \"+02:00\")", "iso8601", "http_date",
          "dotnet_date",
          "date(\"EEE, d MMM yyyy HH:mm:ss ZZZZ\")", "date(\"yyyyMMdd'T'HHmmss.SSSXXX\")", "date(\"yyyy D\")",
          "date(\"h:mm a, d MMMM yyyy\", zone: \"Europe/Zurich\")", "date(\"YYYY-'W'ww[-e]\", \"yyyy[-MM[-dd]]\")",
          "date(\"QQQ uuuu\", \"yyyy-MM-dd A\")", "date(\"d LLL yyyy kk:mm[:ss] z\", \"yyyyMMdd'T'HHX\")",
        ]), construct)
    case .calendarTransformer:
      let all = [
        ("Day", "day(\"dd.MM.yyyy\")"), ("Day", "day(\"yyyyMMdd\", \"YYYY-'W'ww[-e]\")"), ("Day", "epoch_days"),
        ("Duration", "duration_seconds"), ("Duration", "duration_milliseconds"), ("Duration", "clock_duration"),
        ("Duration", "iso8601_duration"), ("Zoned", "iso8601"), ("Zoned", "date(\"dd.MM.yyyy HH:mm:ss.SSSxxx\")"),
      ]
      let (name, calls) = pick(all)
      return scalar(name, calls, construct)
    case .nonFinite:
      let texts = pick(["nan: \"NaN\"", "infinity: \"INF\", negative_infinity: \"-INF\""])
      return scalar(pick(["Double", "Float"]), "non_finite(\(texts))", construct)
    case .epochTransformer: return scalar("Date", pick(["epoch_seconds", "epoch_milliseconds"]), construct)
    case .binaryTransformer:
      return chance(25)
        ? scalar("UUID", "uuid", construct) : scalar("Data", pick(["base64", "base64url", "hex"]), construct)
    case .urlTransformer: return scalar("URL", pick(["url", "url(base: \"https://example.org/p/\")"]), construct)
    case .textTransformer:
      if isReversible { return nil }
      return scalar("String", pick(["trimmed", "lowercased", "uppercased"]), construct, isLossy: true)
    case .affix: return scalar("String", pick(["prefix(\"@\")", "suffix(\".png\")", "prefix(\"\")"]), construct)
    case .split:
      let separator = pick([",", ", ", "\\\"", "|"])
      let types: [TypeSketch] = [.array(.scalar("String")), .array(.scalar("String")), .set(.scalar("String"))]
      if chance(30) {
        return Recipe(
          type: .array(.scalar("Int")),
          calls: Piece.text("split(\"\(separator)\") | number").marked(construct, .numberText),
          isOfElements: false)
      }
      return Recipe(
        type: isReversible ? types[0] : pick(types), calls: Piece.text("split(\"\(separator)\")").marked(construct),
        isOfElements: false)
    case .joined:
      return Recipe(type: .scalar("String"), calls: Piece("joined(\"/\")").marked(construct), isOfElements: false)
    case .arithmetic:
      let name = pick(["Int", "Decimal", "Double", "Int64", "UInt8"])
      let isWhole = name != "Decimal" && name != "Double"
      return scalar(
        name, pick(isWhole ? ["offset(1)", "offset(-2)"] : ["scaled(0.01)", "offset(0.5)", "scaled(4)"]), construct)
    case .rounding:
      if isReversible { return nil }
      return scalar(
        pick(["Decimal", "Double", "Int"]), pick(["rounded(1)", "clamped(0, 100)", "rounded(0)"]), construct,
        isLossy: true)
    case .numberText:
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return scalar("String", "text", construct)
      case 1: return scalar("Decimal", "decimal_text", construct)
      default: return scalar(pick(["Int", "UInt8", "Double", "Decimal", "Int64"]), "number", construct)
      }
    case .boolText: return scalar("Bool", "bool(\"Y\", \"N\")", construct)
    case .jsonText:
      return Recipe(type: type(deep: 1), calls: Piece("json_text").marked(construct), isOfElements: false)
    case .keyed:
      guard let element = known.filter(\.hasElementKey).randomElement(using: &random) else { return nil }
      return Recipe(type: .array(.declared(element)), calls: Piece("keyed").marked(construct), isOfElements: false)
    case .wrapped:
      return Recipe(type: .array(plainType(deep: 0)), calls: Piece("wrapped").marked(construct), isOfElements: false)
    case .sorted:
      if isReversible { return nil }
      let type = TypeSketch.array(.scalar(pick(["Int", "String", "Decimal", "Double", "UInt8"])))
      return Recipe(type: type, calls: Piece("sorted").marked(construct), isLossy: true, isOfElements: false)
    case .coordinateTransformer:
      return scalar("Coordinate", "coordinate(latitude: \"lat\", longitude: \"lng\")", construct)
    case .pipelineOfSeveral: return several()
    case .notations: return notations()
    case .keyedBy:
      let elements = known.filter { $0.kind == .structure && $0.isObject && $0.isTwoWay && !$0.readsSurroundings }
      // A spelling that `rest` keeps besides is written as the key is.
      guard !(isReversible && isLenientFile), let element = elements.randomElement(using: &random) else { return nil }
      let type = TypeSketch.dictionary(key: .scalar(pick(["Int", "String"])), value: .declared(element))
      return Recipe(type: type, calls: Piece("keyed(by: \"by_\")").marked(construct), isOfElements: false)
    case .pairs, .entries:
      let type = TypeSketch.dictionary(key: keyType(), value: self.type(deep: 1))
      let call = construct == .pairs ? Piece("pairs(\"Key\", \"Value\")") : Piece("entries")
      return Recipe(type: type, calls: call.marked(construct), isOfElements: false)
    case .single:
      return Recipe(type: plainType(deep: 0), calls: Piece("single").marked(construct), isOfElements: false)
    default: return nil
    }
  }

  private mutating func notations() -> Recipe {
    let list = TypeSketch.array(.scalar("String"))
    let options: [(TypeSketch, String, Bool)] = [
      (.scalar("Date"), "iso8601 or date(\"yyyy-MM-dd\") or epoch_seconds", true),
      (.scalar("Date"), "epoch_milliseconds or plain", true), (.scalar("Decimal"), "decimal_text or plain", true),
      (.scalar("Decimal"), "scaled(0.01) or decimal_text", true), (.scalar("Int"), "number or plain", true),
      (.scalar("Double"), "number or plain", true), (.scalar("Bool"), "bool(\"Y\", \"N\") or plain", true),
      (.scalar("Data"), "hex or base64", true), (.scalar("Day"), "plain or epoch_days or day(\"dd.MM.yyyy\")", true),
      (.scalar("Duration"), "duration_seconds or clock_duration or plain", true),
      (list, "plain or split(\",\")", false), (list, "plain or wrapped", false), (list, "json_text or plain", false),
      // A part that contains the separator is written as several parts.
      (list, isReversible ? "plain or split(\"|\")" : "split(\";\") or plain", false),
      (.array(.scalar("Int")), "plain or json_text", false), (.scalar("Value"), "json_text or plain", false),
    ]
    let (type, text, isOfElements) = pick(options)
    let calls = text.components(separatedBy: " or ")
    let piece = Piece.either(.text(text), simpler: .text(calls[0])).marked(.notations)
    return Recipe(type: type, calls: piece, isOfElements: isOfElements)
  }

  private mutating func several() -> Recipe {
    let options: [(TypeSketch, String, Bool)] = [
      (.scalar("Decimal"), "number | scaled(0.01)", false), (.scalar("String"), "prefix(\"a\") | suffix(\"b\")", false),
      (.scalar("Date"), "number | epoch_seconds", false), (.scalar("Int"), "number | offset(1) | offset(2)", false),
      (.array(.scalar("String")), "trimmed | split(\",\") | lowercased", true),
      (.scalar("String"), "text | prefix(\"#\")", false), (.array(.scalar("Int")), "json_text | sorted", true),
      (.scalar("Date"), "suffix(\" 00:00\") | date(\"yyyy-MM-dd HH:mm\")", false),
      (.array(.scalar("String")), "wrapped | lowercased", true), (.scalar("Bool"), "text | bool(\"1\", \"0\")", false),
      (.scalar("String"), "split(\",\") | joined(\";\")", false), (.scalar("Data"), "prefix(\"00\") | hex", false),
      (.array(.scalar("Date")), "split(\" \") | number | epoch_seconds", false),
    ]
    let choice = pick(isReversible ? options.filter { !$0.2 } : options)
    let calls = choice.1.components(separatedBy: " | ")
    let piece = Piece.either(.text(choice.1), simpler: .text(calls[0])).marked(.pipelineOfSeveral)
    return Recipe(type: choice.0, calls: piece, isLossy: choice.2, isOfElements: false)
  }
}

import KVMapLowering
import KVMapSema

/// Calls of the runtime's writer.
extension ValueEncodingPrinter {
  func expression(_ call: RuntimeCall<some RuntimeFunction>, _ value: SwiftExpression) -> SwiftExpression {
    let label = call.function.label.map { $0 + ": " } ?? ""
    let arguments: String
    switch call.arguments {
    case .none: arguments = label + value.text
    case .text(let text) where label.isEmpty: arguments = "\(value.text), \(SwiftLiteral.string(text))"
    case .text(let text): arguments = "\(label)\(SwiftLiteral.string(text)), \(value.text)"
    case .codes(let codes): arguments = "\(label)\(value.text), codes: \(SwiftLiteral.string(codes))"
    case .dated(let codes, let zone):
      arguments = "\(label)\(value.text), codes: \(SwiftLiteral.string(codes)), \(zone.argument)"
    case .nonFinite(let texts): arguments = "\(value.text), \(texts.swiftArguments)"
    case .codec(let codec, let name):
      let name = name.map { ", name: \(SwiftLiteral.string($0))" } ?? ""
      arguments = "\(value.text), by: \(names.steps.codec(codec))\(name)"
    }
    return SwiftExpression(
      "\(call.function.isFree ? "KVMap" : "kv").\(call.function.baseName)(\(arguments))",
      canThrow: call.canThrow || value.canThrow)
  }
}

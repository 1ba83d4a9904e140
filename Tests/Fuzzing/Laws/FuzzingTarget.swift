/// A part of KVMap that reads untrusted bytes, and the laws for any bytes.
public struct FuzzingTarget: Sendable {
  /// The name of its folders and of its dictionary.
  public let name: String
  /// Throws if a law is violated.
  public let check: @Sendable ([UInt8]) throws -> Void

  /// Every target, in the order in which they are run.
  public static let all: [FuzzingTarget] = [
    FuzzingTarget(name: "json", check: JSONLaws.check),
    FuzzingTarget(name: "value", check: ValueLaws.check),
    FuzzingTarget(name: "ndjson", check: StreamLaws.check),
    FuzzingTarget(name: "xml", check: XMLLaws.check),
    FuzzingTarget(name: "plist-xml", check: PropertyListLaws.check),
    FuzzingTarget(name: "plist-binary", check: PropertyListLaws.check),
    FuzzingTarget(name: "form", check: FormLaws.check),
    FuzzingTarget(name: "texts", check: TextLaws.check),
    FuzzingTarget(name: "check", check: CheckingLaws.check),
    FuzzingTarget(name: "format", check: FormattingLaws.check),
    FuzzingTarget(name: "coredata", check: ImportLaws.check),
    FuzzingTarget(name: "writers", check: WriterLaws.check),
  ]
}

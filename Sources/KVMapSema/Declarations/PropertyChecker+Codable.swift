import KVMapSource
import KVMapSyntax

extension PropertyChecker {
  /// Reports a type that states only one half of `Codable`, in a rule that needs the other.
  mutating func checkCoding(_ conversion: Conversion?, _ arrow: Arrow, at span: Span) {
    for id in conversion?.codableTypes ?? [] {
      switch id.stated {
      case .none, .codable: continue
      case .decodable: if arrow == .read { continue }
      case .encodable: if arrow == .write { continue }
      }
      return report(SemaDiagnostics.halfCodable(text(of: .foreign(id)), isDecoded: id.stated == .decodable, at: span))
    }
  }
}

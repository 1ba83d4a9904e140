import Foundation
import TestSupport

/// A sequence of numbers that is the same on every machine (Steele, Lea and Flood, "Fast splittable pseudorandom
/// number generators", 2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// Documents with one byte changed, inserted or removed, or truncated documents.
enum Mutations {
  /// The number of documents that a test mutates, of which a run has a quarter. `KVMAP_MUTATIONS` sets the number for the
  /// longest test; the others are scaled in proportion.
  static func count(_ usual: Int) -> Int {
    guard let wanted = ProcessInfo.processInfo.environment["KVMAP_MUTATIONS"].flatMap(Int.init), wanted > 0 else {
      return usual / Thoroughness.choose(4, thorough: 1)
    }
    return max(usual * wanted / 20_000, 1)
  }

  /// Bytes that are significant in the grammar occur more often here than others.
  private static let interesting: [UInt8] =
    Array(#"{}[]:,"\/ 0123456789-+.eEtfnu"#.utf8) + [0x00, 0x09, 0x0a, 0x1f, 0x7f, 0x80, 0xbf, 0xc0, 0xed, 0xf4, 0xff]

  static func mutate(_ document: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
    var bytes = document
    let position = Int.random(in: 0..<bytes.count, using: &generator)
    let byte = interesting.randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.insert(byte, at: position)
    case 1: bytes.remove(at: position)
    case 2: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    default: bytes[position] = byte
    }
    return bytes
  }

  /// Same as `mutate`; every fifth document is truncated.
  static func mutateOrCut(_ document: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
    guard Int.random(in: 0..<5, using: &generator) == 0 else { return mutate(document, using: &generator) }
    return Array(document.prefix(Int.random(in: 0..<document.count, using: &generator)))
  }

  /// Pieces of real documents if the corpora are available, and documents of our own: small, so that a test can read
  /// very many variants.
  static let documents: [[UInt8]] = ownDocuments + pieces

  /// Documents of our own.
  static let ownDocuments = own.map { Array($0.utf8) }

  private static let own = [
    Sample.article,
    #"{"a":[{"b":[[],[{}],{"c":[1,-2.5e3,0.0,-0,1E+2]}]},"\"\\\/\b\f\n\r\t\u20ac\ud834\udd1e",true,false,null],"é":"日本 😀"}"#,
    " [ 1 , [ 2 , { \"x\" : \"y\" , \"\" : [ ] } ] ,\n\t\"z\" ]\r\n",
    #"{"id":123456789012,"created_at":"Sat Apr 14 00:20:07 +0000 2012","entities":{"urls":[],"mentions":[{"indices":[3,19]}]}}"#,
  ]

  /// The first elements of arrays in files of the corpora, each as a whole document.
  private static let pieces: [[UInt8]] = {
    guard let corpora = Repository.corpora else { return [] }
    var result: [[UInt8]] = []
    for (file, path) in [
      ("twitter.json", "statuses"), ("github_events.json", ""), ("citm_catalog.json", "performances"),
    ] {
      let url = corpora.appendingPathComponent("json/\(file)")
      guard let data = try? Data(contentsOf: url), let root = try? JSONSerialization.jsonObject(with: data) else {
        continue
      }
      let elements = root as? [Any] ?? (root as? [String: Any])?[path] as? [Any] ?? []
      for element in elements.prefix(3) {
        guard let piece = try? JSONSerialization.data(withJSONObject: element, options: [.prettyPrinted, .sortedKeys])
        else { continue }
        result.append([UInt8](piece))
      }
    }
    return result
  }()
}

import Feeds
import Foundation
import KVMap
import KVMapXML
import NativeLibraries

/// An XML feed: Foundation's XMLParser with a handwritten delegate, XMLCoder, pugixml if installed, and our mapper.
struct FeedSubject {
  private let bytes: [UInt8]
  private let data: Data
  /// The result of XMLParser.
  private let expected: Lazy<Feed>

  init(_ document: [UInt8]) {
    bytes = document
    data = Data(document)
    expected = Lazy { [data] in
      guard let feed = ParsedFeed.read(data) else { throw Disagreement(description: "XMLParser: no feed") }
      return feed
    }
  }

  func contenders() -> [Contender] {
    let value = Lazy { try Feed(xml: bytes) }
    let coded = Lazy { try CodedFeed.read(data) }
    return [
      reading("XMLParser") { ParsedFeed.read(data) } feed: { $0 },
      reading("KVMap") { try Feed(xml: bytes) } feed: { $0 },
      reading("XMLCoder") { try CodedFeed.read(data) } feed: { $0.feed },
      writing("XMLCoder") { try coded.get().document() },
      writing("KVMap") { Data(try value.get().xmlBytes()) },
    ] + pugixml()
  }

  private func reading<Made>(
    _ name: String, _ read: @escaping () throws -> Made, feed: @escaping (Made) throws -> Feed?
  ) -> Contender {
    let count = bytes.count
    return contender(name, .read, Lazy { count }) {
      keep(try read())
    } feed: {
      try feed(read())
    }
  }

  private func writing(_ name: String, _ write: @escaping () throws -> Data) -> Contender {
    contender(name, .write, Lazy { try write().count }) {
      keep(try write())
    } feed: {
      ParsedFeed.read(try write())
    }
  }

  private func contender(
    _ name: String, _ direction: Direction, _ count: Lazy<Int>, run: @escaping () throws -> Void,
    feed: @escaping () throws -> Feed?
  ) -> Contender {
    let isRival = name == "XMLCoder" || name == "pugixml"
    return Contender(name: name, mustAgree: !isRival, direction: direction, bytes: count, run: run) {
      guard try feed() == expected.get() else {
        throw Disagreement(description: "\(name): this is not what XMLParser reads")
      }
    }
  }

  private func pugixml() -> [Contender] {
    guard native_version(native_pugixml) != nil else { return [] }
    let count = bytes.count
    let failure = Disagreement(description: "pugixml: cannot read the document")
    return [
      contender("pugixml", .read, Lazy { count }) {
        let isRead = data.withUnsafeBytes { native_read(native_pugixml, native_feed, $0.characters, count) }
        guard isRead else { throw failure }
      } feed: {
        var length = 0
        let text = data.withUnsafeBytes { native_text(native_pugixml, native_feed, $0.characters, count, &length) }
        guard let text else { throw failure }
        defer { free(text) }
        return try Feed(json: Data(bytes: text, count: length))
      }
    ]
  }
}

extension UnsafeRawBufferPointer {
  fileprivate var characters: UnsafePointer<CChar>? { baseAddress?.assumingMemoryBound(to: CChar.self) }
}

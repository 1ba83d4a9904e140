import Feeds
import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The feed with Foundation's XMLParser and a typical handwritten delegate.
final class ParsedFeed: NSObject, XMLParserDelegate {
  private var version = ""
  private var channel = Channel(title: "", link: "", description: "")
  private var item: Item?
  private var text = ""
  private var domain: String?
  private var isPermaLink = false

  static func read(_ document: Data) -> Feed? {
    let parser = XMLParser(data: document)
    let delegate = ParsedFeed()
    parser.delegate = delegate
    guard parser.parse() else { return nil }
    return Feed(version: delegate.version, channel: delegate.channel)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    text = ""
    switch name {
    case "rss": version = attributes["version"] ?? ""
    case "item":
      item = Item(
        title: "", link: "", description: "", guid: GUID(isPermaLink: false, value: ""), published: "", comments: 0,
        score: 0)
    case "category": domain = attributes["domain"]
    case "guid": isPermaLink = attributes["isPermaLink"] == "true"
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    switch name {
    case "item":
      if let item { channel.items.append(item) }
      item = nil
    case "title": if item == nil { channel.title = text } else { item?.title = text }
    case "link": if item == nil { channel.link = text } else { item?.link = text }
    case "description": if item == nil { channel.description = text } else { item?.description = text }
    case "language": channel.language = text
    case "author": item?.author = text
    case "category": item?.categories.append(Category(domain: domain, name: text))
    case "guid": item?.guid = GUID(isPermaLink: isPermaLink, value: text)
    case "pubDate": item?.published = text
    case "comments": item?.comments = Int(text) ?? 0
    case "score": item?.score = Double(text) ?? 0
    default: break
    }
  }
}

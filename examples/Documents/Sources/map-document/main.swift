import Documents
import Foundation
import KVMap

// Maps a document of one of three kinds, prints a summary, and writes it back as JSON if a second path is given.

func mapSearchResult(_ document: Data) throws -> [UInt8] {
  let result = try SearchResult(json: document)
  print("\(result.statuses.count) statuses for \(result.metadata.query), \(result.metadata.completedIn) s")
  let retweets = result.statuses.filter { $0.retweetedStatus != nil }
  print("\(retweets.count) of them are retweets")
  if let best = result.statuses.max(by: { $0.user.followersCount < $1.user.followersCount }) {
    print("the author with the most followers is @\(best.user.screenName), here since \(best.user.createdAt)")
  }
  return try result.jsonBytes()
}

func mapEvents(_ document: Data) throws -> [UInt8] {
  let events = try [GitHubEvent](json: document)
  print("\(events.count) events")
  for (type, events) in Dictionary(grouping: events, by: \.type).sorted(by: { $0.key < $1.key }) {
    print("\(type): \(events.count)")
  }
  print("commits: \(events.compactMap(\.payload.commits).joined().count)")
  return try events.jsonBytes()
}

func mapCatalogue(_ document: Data) throws -> [UInt8] {
  let catalogue = try Catalog(json: document)
  print("\(catalogue.events.count) events, \(catalogue.performances.count) performances")
  if let first = catalogue.performances.min(by: { $0.start < $1.start }) {
    let name = catalogue.events[first.eventID]?.name ?? "something without a name"
    print("the first is \(name), \(first.start)")
  }
  return try catalogue.jsonBytes()
}

let arguments = CommandLine.arguments.dropFirst()
let kinds = ["twitter": mapSearchResult, "events": mapEvents, "catalog": mapCatalogue]
guard let kind = arguments.first.flatMap({ kinds[$0] }), let path = arguments.dropFirst().first else {
  FileHandle.standardError.write(Data("usage: map-document twitter|events|catalog DOCUMENT.json [OUTPUT.json]\n".utf8))
  exit(2)
}
do {
  let written = try kind(try Data(contentsOf: URL(fileURLWithPath: path)))
  if let output = arguments.dropFirst(2).first {
    try Data(written).write(to: URL(fileURLWithPath: output))
  } else {
    print("\(written.count) bytes when written back")
  }
} catch {
  // A MappingError states the problem, its position in the document, and the line of the mapping that was violated.
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}

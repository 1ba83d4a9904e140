import Foundation
import KVMap

// Reads a user with tweets from a JSON document, prints the result, and writes it back as JSON.

/// Times in UTC, whatever the time zone of the machine, so that the output is the same everywhere.
func text(_ date: Date) -> String {
  date.formatted(.iso8601)
}

func describe(_ tweet: Tweet) {
  print("  \(text(tweet.createdAt)) \(tweet.text.debugDescription)")
  if let editedAt = tweet.editedAt { print("    edited \(text(editedAt))") }
  if tweet.isPinned { print("    pinned") }
  for link in tweet.links { print("    links to \(link.absoluteString)") }
  for (name, count) in tweet.reactions.sorted(by: { $0.key < $1.key }) { print("    \(name): \(count)") }
  if let point = tweet.point { print("    at \(point.latitude), \(point.longitude)") }
  if let author = tweet.replyTo { print("    answers @\(author.screenName)") }
}

func describe(_ user: User) {
  print("\(user.name) (@\(user.screenName), \(user.id)), here since \(text(user.createdAt))")
  if let url = user.url { print("  home page: \(url.absoluteString)") }
  if let avatar = user.avatar { print("  avatar: \(avatar.absoluteString)") }
  print("  followers: \(user.followers)")
  print("  languages: \(user.languages.sorted().joined(separator: ", "))")
  if let location = user.location {
    print("  \(location.distance) km away, at \(location.point.latitude), \(location.point.longitude)")
  }
  print("tweets: \(user.tweets.count)")
  for tweet in user.tweets { describe(tweet) }
}

func run(_ document: URL) throws {
  let user = try User(json: try Data(contentsOf: document))
  describe(user)

  let written = try user.jsonString(.pretty)
  print(written)
  print(try User(json: written) == user ? "reads back the same" : "reads back differently")
}

let named = CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0) }
guard let document = named ?? Bundle.module.url(forResource: "tweets", withExtension: "json") else {
  FileHandle.standardError.write(Data("usage: Tweets DOCUMENT.json\n".utf8))
  exit(2)
}
do {
  try run(document)
} catch {
  // A MappingError states the problem, its position in the document, and the line of the mapping that was violated.
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}

import ArgumentParser
import CodableModels
import Foundation
import HandWritten
import KVMapPropertyList
import NativeLibraries
import ProtocolBuffers
import Workloads

/// The documents, each with the data extracted from it.
enum WorkloadName: String, CaseIterable, Codable, ExpressibleByArgument {
  case twitter
  /// Without white space.
  case twitterMinified = "twitter_minified"
  /// Without white space, and with the members of each object in another order.
  case twitterShuffled = "twitter_shuffled"
  /// Another document each time, from more than the caches of a processor hold.
  case twitterCold = "twitter_cold"
  case partialTweets = "partial_tweets"
  case catalog = "citm_catalog"
  case canada
  case gitHubEvents = "github_events"
  /// A stream of records, one per line.
  case lines = "ndjson"
  /// A file of such records, read by one thread and by two.
  case linesFile = "ndjson_file"
  /// One record of such a stream, as a document of its own.
  case line = "log_line"
  /// The tweets as property lists.
  case twitterBinaryPropertyList = "twitter_plist_binary"
  case twitterXMLPropertyList = "twitter_plist_xml"
  /// The tweets as Foundation dictionaries.
  case twitterDictionary = "twitter_dictionary"
  /// An XML feed.
  case feed = "feed_xml"
  /// An order as a form.
  case order = "order_form"
  /// Rows of an exchange, each an array of twelve.
  case candles
  /// Dates in one notation, of a rule that reads three.
  case dates
  /// Dates in three notations.
  case mixedDates = "dates_mixed"
  /// Texts that must match patterns.
  case patterns
  /// Texts that engines which backtrack need exponentially long for.
  case hostilePatterns = "patterns_hostile"

  /// The clock that measures it.
  var clock: clockid_t { self == .linesFile ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID }

  /// The contenders that read, write and update it. JSONDecoder and JSONEncoder come first.
  func contenders(_ corpora: Corpora) throws -> [Contender] {
    switch self {
    case .twitter:
      let subject = Subject(try corpora.document("twitter"), as: CodableModels.Tweets.self)
      return subject.coders() + subject.ours(Workloads.Tweets.self) + subject.oursInCoders(Workloads.Tweets.self)
        + subject.trees() + subject.dictionaries()
        + subject.protocolBuffers(Rivals_Tweets.self) + subject.nativeLibraries(native_twitter)
    case .twitterMinified: return tweets(try corpora.document("twitter").minified())
    case .twitterShuffled: return tweets(try corpora.document("twitter").shuffled())
    case .twitterCold:
      let document = try corpora.document("twitter")
      return try .inTurn((0..<64).map { tweets(try document.rotated(by: $0)) }).filter { $0.direction == .read }
    case .partialTweets:
      let subject = Subject(try corpora.document("twitter"), as: CodableModels.PartialTweets.self)
      return subject.coders() + subject.ours(Workloads.PartialTweets.self)
        + subject.oursInCoders(Workloads.PartialTweets.self)
        + subject.byHand(HandWritten.PartialTweets.self) + subject.dictionaries()
        + subject.protocolBuffers(Rivals_PartialTweets.self) + subject.nativeLibraries(native_partial_tweets)
    case .catalog:
      let subject = Subject(try corpora.document("citm_catalog"), as: CodableModels.Catalog.self)
      return subject.coders() + subject.ours(Workloads.Catalog.self) + subject.trees() + subject.dictionaries()
        + subject.nativeLibraries(native_citm_catalog)
    case .canada:
      let subject = Subject(try corpora.document("canada"), as: CodableModels.Map.self)
      return subject.coders() + subject.ours(Workloads.Map.self) + subject.byHand(HandWritten.Map.self)
        + subject.trees() + subject.dictionaries() + subject.nativeLibraries(native_canada)
    case .gitHubEvents:
      let subject = Subject(try corpora.document("github_events"), as: [CodableModels.Event].self)
      return subject.coders() + subject.ours([Workloads.Event].self) + subject.trees() + subject.dictionaries()
        + subject.protocolBuffers(arrayOf: Rivals_Event.self) + subject.nativeLibraries(native_github_events)
    case .lines:
      let subject = LineSubject(LogStream.text(lines: 10_000))
      return subject.coders() + subject.ours()
    case .linesFile: return try LineSubject(LogStream.text(lines: 50_000)).fileReaders()
    case .line:
      let subject = Subject(LogStream.line(ofSize: 219), as: CodableModels.LogLine.self)
      return subject.coders() + subject.ours(Workloads.LogLine.self)
    case .twitterBinaryPropertyList: return try propertyLists(corpora, .binary)
    case .twitterXMLPropertyList: return try propertyLists(corpora, .xml)
    case .twitterDictionary:
      return Subject(try corpora.document("twitter"), as: CodableModels.Tweets.self).inMemory(Workloads.Tweets.self)
    case .feed: return FeedSubject(FeedDocument.make(items: 2_000)).contenders()
    case .order: return FormSubject(OrderForm.text(lines: 100)).contenders()
    case .candles:
      let subject = Subject(ShapeDocuments.candles(rows: 1_000), as: [CodableModels.Candle].self)
      return subject.coders() + subject.ours([Workloads.Candle].self)
    case .dates, .mixedDates:
      let document = ShapeDocuments.visits(count: 2_000, isMixed: self == .mixedDates)
      let subject = Subject(document, as: [CodableModels.Visit].self)
      return subject.coders() + subject.ours([Workloads.Visit].self)
    case .patterns:
      let subject = Subject(ShapeDocuments.codes(count: 2_000), as: [CodableModels.Code].self)
      return subject.coders() + subject.ours([Workloads.Code].self)
        + subject.byRegex { (checked: CodableModels.CodeByRegex) in checked.model }
    case .hostilePatterns:
      let subject = Subject(ShapeDocuments.riddles(count: 50, letters: 12), as: [CodableModels.Riddle].self)
      return subject.coders() + subject.ours([Workloads.Riddle].self)
        + subject.byRegex { (checked: CodableModels.RiddleByRegex) in checked.model }
    }
  }

  private func propertyLists(_ corpora: Corpora, _ kind: PropertyListFormat) throws -> [Contender] {
    Subject(try corpora.document("twitter"), as: CodableModels.Tweets.self).propertyLists(Workloads.Tweets.self, kind)
  }

  /// The tweets in another layout.
  private func tweets(_ document: Data) -> [Contender] {
    let subject = Subject(document, as: CodableModels.Tweets.self)
    let all =
      subject.coders() + subject.ours(Workloads.Tweets.self) + subject.protocolBuffers(Rivals_Tweets.self)
      + subject.nativeLibraries(native_twitter)
    // The output is the same whatever the layout of the input.
    return all.filter { $0.direction != .write }
  }
}

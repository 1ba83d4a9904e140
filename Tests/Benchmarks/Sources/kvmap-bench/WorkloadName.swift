import ArgumentParser
import Workloads

/// The documents, each with what is taken out of it.
enum WorkloadName: String, CaseIterable, Codable, ExpressibleByArgument {
  case twitter
  case partialTweets = "partial_tweets"
  case catalog = "citm_catalog"
  case canada
  case gitHubEvents = "github_events"

  func contenders(_ corpora: Corpora) throws -> [Contender] {
    switch self {
    case .twitter: try kvmap_bench.contenders(Tweets.self, corpora.document("twitter"))
    case .partialTweets: try kvmap_bench.contenders(PartialTweets.self, corpora.document("twitter"))
    case .catalog: try kvmap_bench.contenders(Catalog.self, corpora.document("citm_catalog"))
    case .canada: try kvmap_bench.contenders(Map.self, corpora.document("canada"))
    case .gitHubEvents: try kvmap_bench.contenders([Event].self, corpora.document("github_events"))
    }
  }
}

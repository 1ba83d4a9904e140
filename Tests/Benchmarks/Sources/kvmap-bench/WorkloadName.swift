import ArgumentParser
import CodableModels
import Workloads

/// The documents, each with what is taken out of it.
enum WorkloadName: String, CaseIterable, Codable, ExpressibleByArgument {
  case twitter
  case partialTweets = "partial_tweets"
  case catalog = "citm_catalog"
  case canada
  case gitHubEvents = "github_events"

  func contest(_ corpora: Corpora) throws -> Contest {
    switch self {
    case .twitter: try measured(Workloads.Tweets.self, CodableModels.Tweets.self, corpora.document("twitter"))
    case .partialTweets: try measured(Workloads.PartialTweets.self, CodableModels.PartialTweets.self, corpora.document("twitter"))
    case .catalog: try measured(Workloads.Catalog.self, CodableModels.Catalog.self, corpora.document("citm_catalog"))
    case .canada: try measured(Workloads.Map.self, CodableModels.Map.self, corpora.document("canada"))
    case .gitHubEvents: try measured([Workloads.Event].self, [CodableModels.Event].self, corpora.document("github_events"))
    }
  }
}

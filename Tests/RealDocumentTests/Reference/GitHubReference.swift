import Foundation

/// The documents of `GitHubEvents.kvmap` as Foundation reads them: the same members, named like the document's keys.
enum GitHubReference {
  struct GitHubEvent: Codable, Hashable {
    var type: String
    var created_at: Date
    var actor: Account
    var repo: RepositoryReference
    var `public`: Bool
    var org: Account?
    var payload: Payload
    var id: String
  }

  struct Account: Codable, Hashable {
    var gravatar_id: String
    var login: String
    var avatar_url: URL
    var url: URL
    var id: Int
  }

  struct RepositoryReference: Codable, Hashable {
    var url: URL
    var id: Int
    var name: String
  }

  struct Payload: Codable, Hashable {
    var commits: [Commit]?
    var distinct_size: Int?
    var ref: String?
    var push_id: Int?
    var head: String?
    var before: String?
    var size: Int?
    var description: String?
    var master_branch: String?
    var ref_type: String?
    var forkee: Repository?
    var action: String?
    var issue: Issue?
    var comment: Comment?
    var pages: [WikiPage]?
  }

  struct Commit: Codable, Hashable {
    var url: URL
    var message: String
    var distinct: Bool
    var sha: String
    var author: CommitAuthor
  }

  struct CommitAuthor: Codable, Hashable {
    var email: String
    var name: String
  }

  struct WikiPage: Codable, Hashable {
    var page_name: String
    var html_url: URL
    var title: String
    var sha: String
    var summary: String?
    var action: String
  }

  struct Comment: Codable, Hashable {
    var user: GitHubUser
    var url: URL
    var issue_url: URL
    var created_at: Date
    var body: String
    var updated_at: Date
    var id: Int
  }

  struct Issue: Codable, Hashable {
    var user: GitHubUser
    var url: URL
    var labels: [[String: JSONTree]]
    var html_url: URL
    var labels_url: String
    var pull_request: PullRequestLinks
    var created_at: Date
    var closed_at: Date?
    var milestone: [String: JSONTree]?
    var title: String
    var body: String
    var updated_at: Date
    var number: Int
    var state: String
    var assignee: GitHubUser?
    var id: Int
    var events_url: URL
    var comments_url: URL
    var comments: Int
  }

  struct PullRequestLinks: Codable, Hashable {
    var html_url: URL?
    var patch_url: URL?
    var diff_url: URL?
  }

  struct GitHubUser: Codable, Hashable {
    var url: URL
    var gists_url: String
    var gravatar_id: String
    var type: String
    var avatar_url: URL
    var subscriptions_url: URL
    var received_events_url: URL
    var organizations_url: URL
    var repos_url: URL
    var login: String
    var id: Int
    var starred_url: String
    var events_url: String
    var followers_url: URL
    var following_url: URL
  }

  struct Repository: Codable, Hashable {
    var description: String
    var fork: Bool
    var url: URL
    var language: String?
    var stargazers_url: URL
    var clone_url: URL
    var tags_url: String
    var full_name: String
    var merges_url: URL
    var forks: Int
    var `private`: Bool
    var git_refs_url: String
    var archive_url: String
    var collaborators_url: String
    var owner: GitHubUser
    var languages_url: URL
    var trees_url: String
    var labels_url: String
    var html_url: URL
    var pushed_at: Date
    var created_at: Date
    var has_issues: Bool
    var forks_url: URL
    var branches_url: String
    var commits_url: String
    var notifications_url: String
    var open_issues: Int
    var contents_url: String
    var blobs_url: String
    var issues_url: String
    var compare_url: String
    var issue_events_url: String
    var name: String
    var updated_at: Date
    var statuses_url: String
    var forks_count: Int
    var assignees_url: String
    var ssh_url: String
    var `public`: Bool
    var has_wiki: Bool
    var subscribers_url: URL
    var mirror_url: URL?
    var watchers_count: Int
    var id: Int
    var has_downloads: Bool
    var git_commits_url: String
    var downloads_url: URL
    var pulls_url: String
    var homepage: String?
    var issue_comment_url: String
    var hooks_url: URL
    var subscription_url: URL
    var milestones_url: String
    var svn_url: URL
    var events_url: URL
    var git_tags_url: String
    var teams_url: URL
    var comments_url: String
    var open_issues_count: Int
    var keys_url: String
    var git_url: URL
    var contributors_url: URL
    var size: Int
    var watchers: Int
  }
}

extension GitHubReference {
  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }
}

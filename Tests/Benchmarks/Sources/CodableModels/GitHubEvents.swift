// Every member of a page of GitHub events.

public struct Event: Codable, Hashable, Sendable {
  public var type: String
  public var created_at: String
  public var actor: EventActor
  public var repo: EventRepository
  public var `public`: Bool
  public var payload: EventPayload
  public var id: String
  public var org: EventActor?
}

public struct EventActor: Codable, Hashable, Sendable {
  public var gravatar_id: String
  public var login: String
  public var avatar_url: String
  public var url: String
  public var id: Int
}

public struct EventRepository: Codable, Hashable, Sendable {
  public var url: String
  public var id: Int
  public var name: String
}

public struct EventPayload: Codable, Hashable, Sendable {
  public var commits: [EventCommit]?
  public var distinct_size: Int?
  public var ref: String?
  public var push_id: Int?
  public var head: String?
  public var before: String?
  public var size: Int?
  public var description: String?
  public var master_branch: String?
  public var ref_type: String?
  public var forkee: Repository?
  public var action: String?
  public var issue: Issue?
  public var comment: Comment?
  public var pages: [WikiPage]?
}

public struct EventCommit: Codable, Hashable, Sendable {
  public var url: String
  public var message: String
  public var distinct: Bool
  public var sha: String
  public var author: CommitAuthor
}

public struct CommitAuthor: Codable, Hashable, Sendable {
  public var email: String
  public var name: String
}

public struct Repository: Codable, Hashable, Sendable {
  public var description: String
  public var fork: Bool
  public var url: String
  public var language: String
  public var stargazers_url: String
  public var clone_url: String
  public var tags_url: String
  public var full_name: String
  public var merges_url: String
  public var forks: Int
  public var `private`: Bool
  public var git_refs_url: String
  public var archive_url: String
  public var collaborators_url: String
  public var owner: Account
  public var languages_url: String
  public var trees_url: String
  public var labels_url: String
  public var html_url: String
  public var pushed_at: String
  public var created_at: String
  public var has_issues: Bool
  public var forks_url: String
  public var branches_url: String
  public var commits_url: String
  public var notifications_url: String
  public var open_issues: Int
  public var contents_url: String
  public var blobs_url: String
  public var issues_url: String
  public var compare_url: String
  public var issue_events_url: String
  public var name: String
  public var updated_at: String
  public var statuses_url: String
  public var forks_count: Int
  public var assignees_url: String
  public var ssh_url: String
  public var `public`: Bool
  public var has_wiki: Bool
  public var subscribers_url: String
  public var mirror_url: String?
  public var watchers_count: Int
  public var id: Int
  public var has_downloads: Bool
  public var git_commits_url: String
  public var downloads_url: String
  public var pulls_url: String
  public var homepage: String?
  public var issue_comment_url: String
  public var hooks_url: String
  public var subscription_url: String
  public var milestones_url: String
  public var svn_url: String
  public var events_url: String
  public var git_tags_url: String
  public var teams_url: String
  public var comments_url: String
  public var open_issues_count: Int
  public var keys_url: String
  public var git_url: String
  public var contributors_url: String
  public var size: Int
  public var watchers: Int
}

public struct Account: Codable, Hashable, Sendable {
  public var url: String
  public var gists_url: String
  public var gravatar_id: String
  public var type: String
  public var avatar_url: String
  public var subscriptions_url: String
  public var organizations_url: String
  public var received_events_url: String
  public var repos_url: String
  public var login: String
  public var id: Int
  public var starred_url: String
  public var events_url: String
  public var followers_url: String
  public var following_url: String
}

public struct Issue: Codable, Hashable, Sendable {
  public var user: Account
  public var url: String
  public var labels: [String]
  public var html_url: String
  public var labels_url: String
  public var pull_request: PullRequestLinks
  public var created_at: String
  public var closed_at: String?
  public var milestone: String?
  public var title: String
  public var body: String
  public var updated_at: String
  public var number: Int
  public var state: String
  public var assignee: Account?
  public var id: Int
  public var events_url: String
  public var comments_url: String
  public var comments: Int
}

public struct PullRequestLinks: Codable, Hashable, Sendable {
  public var html_url: String?
  public var patch_url: String?
  public var diff_url: String?
}

public struct Comment: Codable, Hashable, Sendable {
  public var user: Account
  public var url: String
  public var issue_url: String
  public var created_at: String
  public var body: String
  public var updated_at: String
  public var id: Int
}

public struct WikiPage: Codable, Hashable, Sendable {
  public var page_name: String
  public var html_url: String
  public var title: String
  public var sha: String
  public var summary: String?
  public var action: String
}

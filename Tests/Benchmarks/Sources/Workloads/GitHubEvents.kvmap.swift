// Generated from GitHubEvents.kvmap. Do not edit.
// kvmap format 1, input b44022ad3d05fce6, body 615518e1381bd697
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated public struct Event: Swift.Sendable, Swift.Hashable {
  public var type: Swift.String
  public var created_at: Swift.String
  public var actor: EventActor
  public var repo: EventRepository
  public var `public`: Swift.Bool
  public var payload: EventPayload
  public var id: Swift.String
  public var org: Swift.Optional<EventActor>

  public init(
    type: Swift.String,
    created_at: Swift.String,
    actor: EventActor,
    repo: EventRepository,
    `public`: Swift.Bool,
    payload: EventPayload,
    id: Swift.String,
    org: EventActor? = nil
  ) {
    self.type = type
    self.created_at = created_at
    self.actor = actor
    self.repo = repo
    self.`public` = `public`
    self.payload = payload
    self.id = id
    self.org = org
  }
}

nonisolated public struct EventActor: Swift.Sendable, Swift.Hashable {
  public var gravatar_id: Swift.String
  public var login: Swift.String
  public var avatar_url: Swift.String
  public var url: Swift.String
  public var id: Swift.Int

  public init(
    gravatar_id: Swift.String,
    login: Swift.String,
    avatar_url: Swift.String,
    url: Swift.String,
    id: Swift.Int
  ) {
    self.gravatar_id = gravatar_id
    self.login = login
    self.avatar_url = avatar_url
    self.url = url
    self.id = id
  }
}

nonisolated public struct EventRepository: Swift.Sendable, Swift.Hashable {
  public var url: Swift.String
  public var id: Swift.Int
  public var name: Swift.String

  public init(url: Swift.String, id: Swift.Int, name: Swift.String) {
    self.url = url
    self.id = id
    self.name = name
  }
}

nonisolated public struct EventPayload: Swift.Sendable, Swift.Hashable {
  public var commits: Swift.Optional<[EventCommit]>
  public var distinct_size: Swift.Optional<Swift.Int>
  public var ref: Swift.Optional<Swift.String>
  public var push_id: Swift.Optional<Swift.Int>
  public var head: Swift.Optional<Swift.String>
  public var before: Swift.Optional<Swift.String>
  public var size: Swift.Optional<Swift.Int>
  public var description: Swift.Optional<Swift.String>
  public var master_branch: Swift.Optional<Swift.String>
  public var ref_type: Swift.Optional<Swift.String>
  public var forkee: Swift.Optional<Repository>
  public var action: Swift.Optional<Swift.String>
  public var issue: Swift.Optional<Issue>
  public var comment: Swift.Optional<Comment>
  public var pages: Swift.Optional<[WikiPage]>

  public init(
    commits: [EventCommit]? = nil,
    distinct_size: Swift.Int? = nil,
    ref: Swift.String? = nil,
    push_id: Swift.Int? = nil,
    head: Swift.String? = nil,
    before: Swift.String? = nil,
    size: Swift.Int? = nil,
    description: Swift.String? = nil,
    master_branch: Swift.String? = nil,
    ref_type: Swift.String? = nil,
    forkee: Repository? = nil,
    action: Swift.String? = nil,
    issue: Issue? = nil,
    comment: Comment? = nil,
    pages: [WikiPage]? = nil
  ) {
    self.commits = commits
    self.distinct_size = distinct_size
    self.ref = ref
    self.push_id = push_id
    self.head = head
    self.before = before
    self.size = size
    self.description = description
    self.master_branch = master_branch
    self.ref_type = ref_type
    self.forkee = forkee
    self.action = action
    self.issue = issue
    self.comment = comment
    self.pages = pages
  }
}

nonisolated public struct EventCommit: Swift.Sendable, Swift.Hashable {
  public var url: Swift.String
  public var message: Swift.String
  public var distinct: Swift.Bool
  public var sha: Swift.String
  public var author: CommitAuthor

  public init(
    url: Swift.String,
    message: Swift.String,
    distinct: Swift.Bool,
    sha: Swift.String,
    author: CommitAuthor
  ) {
    self.url = url
    self.message = message
    self.distinct = distinct
    self.sha = sha
    self.author = author
  }
}

nonisolated public struct CommitAuthor: Swift.Sendable, Swift.Hashable {
  public var email: Swift.String
  public var name: Swift.String

  public init(email: Swift.String, name: Swift.String) {
    self.email = email
    self.name = name
  }
}

nonisolated public struct Repository: Swift.Sendable, Swift.Hashable {
  public var description: Swift.String
  public var fork: Swift.Bool
  public var url: Swift.String
  public var language: Swift.String
  public var stargazers_url: Swift.String
  public var clone_url: Swift.String
  public var tags_url: Swift.String
  public var full_name: Swift.String
  public var merges_url: Swift.String
  public var forks: Swift.Int
  public var `private`: Swift.Bool
  public var git_refs_url: Swift.String
  public var archive_url: Swift.String
  public var collaborators_url: Swift.String
  public var owner: Account
  public var languages_url: Swift.String
  public var trees_url: Swift.String
  public var labels_url: Swift.String
  public var html_url: Swift.String
  public var pushed_at: Swift.String
  public var created_at: Swift.String
  public var has_issues: Swift.Bool
  public var forks_url: Swift.String
  public var branches_url: Swift.String
  public var commits_url: Swift.String
  public var notifications_url: Swift.String
  public var open_issues: Swift.Int
  public var contents_url: Swift.String
  public var blobs_url: Swift.String
  public var issues_url: Swift.String
  public var compare_url: Swift.String
  public var issue_events_url: Swift.String
  public var name: Swift.String
  public var updated_at: Swift.String
  public var statuses_url: Swift.String
  public var forks_count: Swift.Int
  public var assignees_url: Swift.String
  public var ssh_url: Swift.String
  public var `public`: Swift.Bool
  public var has_wiki: Swift.Bool
  public var subscribers_url: Swift.String
  public var mirror_url: Swift.Optional<Swift.String>
  public var watchers_count: Swift.Int
  public var id: Swift.Int
  public var has_downloads: Swift.Bool
  public var git_commits_url: Swift.String
  public var downloads_url: Swift.String
  public var pulls_url: Swift.String
  public var homepage: Swift.Optional<Swift.String>
  public var issue_comment_url: Swift.String
  public var hooks_url: Swift.String
  public var subscription_url: Swift.String
  public var milestones_url: Swift.String
  public var svn_url: Swift.String
  public var events_url: Swift.String
  public var git_tags_url: Swift.String
  public var teams_url: Swift.String
  public var comments_url: Swift.String
  public var open_issues_count: Swift.Int
  public var keys_url: Swift.String
  public var git_url: Swift.String
  public var contributors_url: Swift.String
  public var size: Swift.Int
  public var watchers: Swift.Int

  public init(
    description: Swift.String,
    fork: Swift.Bool,
    url: Swift.String,
    language: Swift.String,
    stargazers_url: Swift.String,
    clone_url: Swift.String,
    tags_url: Swift.String,
    full_name: Swift.String,
    merges_url: Swift.String,
    forks: Swift.Int,
    `private`: Swift.Bool,
    git_refs_url: Swift.String,
    archive_url: Swift.String,
    collaborators_url: Swift.String,
    owner: Account,
    languages_url: Swift.String,
    trees_url: Swift.String,
    labels_url: Swift.String,
    html_url: Swift.String,
    pushed_at: Swift.String,
    created_at: Swift.String,
    has_issues: Swift.Bool,
    forks_url: Swift.String,
    branches_url: Swift.String,
    commits_url: Swift.String,
    notifications_url: Swift.String,
    open_issues: Swift.Int,
    contents_url: Swift.String,
    blobs_url: Swift.String,
    issues_url: Swift.String,
    compare_url: Swift.String,
    issue_events_url: Swift.String,
    name: Swift.String,
    updated_at: Swift.String,
    statuses_url: Swift.String,
    forks_count: Swift.Int,
    assignees_url: Swift.String,
    ssh_url: Swift.String,
    `public`: Swift.Bool,
    has_wiki: Swift.Bool,
    subscribers_url: Swift.String,
    mirror_url: Swift.String? = nil,
    watchers_count: Swift.Int,
    id: Swift.Int,
    has_downloads: Swift.Bool,
    git_commits_url: Swift.String,
    downloads_url: Swift.String,
    pulls_url: Swift.String,
    homepage: Swift.String? = nil,
    issue_comment_url: Swift.String,
    hooks_url: Swift.String,
    subscription_url: Swift.String,
    milestones_url: Swift.String,
    svn_url: Swift.String,
    events_url: Swift.String,
    git_tags_url: Swift.String,
    teams_url: Swift.String,
    comments_url: Swift.String,
    open_issues_count: Swift.Int,
    keys_url: Swift.String,
    git_url: Swift.String,
    contributors_url: Swift.String,
    size: Swift.Int,
    watchers: Swift.Int
  ) {
    self.description = description
    self.fork = fork
    self.url = url
    self.language = language
    self.stargazers_url = stargazers_url
    self.clone_url = clone_url
    self.tags_url = tags_url
    self.full_name = full_name
    self.merges_url = merges_url
    self.forks = forks
    self.`private` = `private`
    self.git_refs_url = git_refs_url
    self.archive_url = archive_url
    self.collaborators_url = collaborators_url
    self.owner = owner
    self.languages_url = languages_url
    self.trees_url = trees_url
    self.labels_url = labels_url
    self.html_url = html_url
    self.pushed_at = pushed_at
    self.created_at = created_at
    self.has_issues = has_issues
    self.forks_url = forks_url
    self.branches_url = branches_url
    self.commits_url = commits_url
    self.notifications_url = notifications_url
    self.open_issues = open_issues
    self.contents_url = contents_url
    self.blobs_url = blobs_url
    self.issues_url = issues_url
    self.compare_url = compare_url
    self.issue_events_url = issue_events_url
    self.name = name
    self.updated_at = updated_at
    self.statuses_url = statuses_url
    self.forks_count = forks_count
    self.assignees_url = assignees_url
    self.ssh_url = ssh_url
    self.`public` = `public`
    self.has_wiki = has_wiki
    self.subscribers_url = subscribers_url
    self.mirror_url = mirror_url
    self.watchers_count = watchers_count
    self.id = id
    self.has_downloads = has_downloads
    self.git_commits_url = git_commits_url
    self.downloads_url = downloads_url
    self.pulls_url = pulls_url
    self.homepage = homepage
    self.issue_comment_url = issue_comment_url
    self.hooks_url = hooks_url
    self.subscription_url = subscription_url
    self.milestones_url = milestones_url
    self.svn_url = svn_url
    self.events_url = events_url
    self.git_tags_url = git_tags_url
    self.teams_url = teams_url
    self.comments_url = comments_url
    self.open_issues_count = open_issues_count
    self.keys_url = keys_url
    self.git_url = git_url
    self.contributors_url = contributors_url
    self.size = size
    self.watchers = watchers
  }
}

nonisolated public struct Account: Swift.Sendable, Swift.Hashable {
  public var url: Swift.String
  public var gists_url: Swift.String
  public var gravatar_id: Swift.String
  public var type: Swift.String
  public var avatar_url: Swift.String
  public var subscriptions_url: Swift.String
  public var organizations_url: Swift.String
  public var received_events_url: Swift.String
  public var repos_url: Swift.String
  public var login: Swift.String
  public var id: Swift.Int
  public var starred_url: Swift.String
  public var events_url: Swift.String
  public var followers_url: Swift.String
  public var following_url: Swift.String

  public init(
    url: Swift.String,
    gists_url: Swift.String,
    gravatar_id: Swift.String,
    type: Swift.String,
    avatar_url: Swift.String,
    subscriptions_url: Swift.String,
    organizations_url: Swift.String,
    received_events_url: Swift.String,
    repos_url: Swift.String,
    login: Swift.String,
    id: Swift.Int,
    starred_url: Swift.String,
    events_url: Swift.String,
    followers_url: Swift.String,
    following_url: Swift.String
  ) {
    self.url = url
    self.gists_url = gists_url
    self.gravatar_id = gravatar_id
    self.type = type
    self.avatar_url = avatar_url
    self.subscriptions_url = subscriptions_url
    self.organizations_url = organizations_url
    self.received_events_url = received_events_url
    self.repos_url = repos_url
    self.login = login
    self.id = id
    self.starred_url = starred_url
    self.events_url = events_url
    self.followers_url = followers_url
    self.following_url = following_url
  }
}

nonisolated public struct Issue: Swift.Sendable, Swift.Hashable {
  public var user: Account
  public var url: Swift.String
  public var labels: [Swift.String]
  public var html_url: Swift.String
  public var labels_url: Swift.String
  public var pull_request: PullRequestLinks
  public var created_at: Swift.String
  public var closed_at: Swift.Optional<Swift.String>
  public var milestone: Swift.Optional<Swift.String>
  public var title: Swift.String
  public var body: Swift.String
  public var updated_at: Swift.String
  public var number: Swift.Int
  public var state: Swift.String
  public var assignee: Swift.Optional<Account>
  public var id: Swift.Int
  public var events_url: Swift.String
  public var comments_url: Swift.String
  public var comments: Swift.Int

  public init(
    user: Account,
    url: Swift.String,
    labels: [Swift.String],
    html_url: Swift.String,
    labels_url: Swift.String,
    pull_request: PullRequestLinks,
    created_at: Swift.String,
    closed_at: Swift.String? = nil,
    milestone: Swift.String? = nil,
    title: Swift.String,
    body: Swift.String,
    updated_at: Swift.String,
    number: Swift.Int,
    state: Swift.String,
    assignee: Account? = nil,
    id: Swift.Int,
    events_url: Swift.String,
    comments_url: Swift.String,
    comments: Swift.Int
  ) {
    self.user = user
    self.url = url
    self.labels = labels
    self.html_url = html_url
    self.labels_url = labels_url
    self.pull_request = pull_request
    self.created_at = created_at
    self.closed_at = closed_at
    self.milestone = milestone
    self.title = title
    self.body = body
    self.updated_at = updated_at
    self.number = number
    self.state = state
    self.assignee = assignee
    self.id = id
    self.events_url = events_url
    self.comments_url = comments_url
    self.comments = comments
  }
}

nonisolated public struct PullRequestLinks: Swift.Sendable, Swift.Hashable {
  public var html_url: Swift.Optional<Swift.String>
  public var patch_url: Swift.Optional<Swift.String>
  public var diff_url: Swift.Optional<Swift.String>

  public init(
    html_url: Swift.String? = nil,
    patch_url: Swift.String? = nil,
    diff_url: Swift.String? = nil
  ) {
    self.html_url = html_url
    self.patch_url = patch_url
    self.diff_url = diff_url
  }
}

nonisolated public struct Comment: Swift.Sendable, Swift.Hashable {
  public var user: Account
  public var url: Swift.String
  public var issue_url: Swift.String
  public var created_at: Swift.String
  public var body: Swift.String
  public var updated_at: Swift.String
  public var id: Swift.Int

  public init(
    user: Account,
    url: Swift.String,
    issue_url: Swift.String,
    created_at: Swift.String,
    body: Swift.String,
    updated_at: Swift.String,
    id: Swift.Int
  ) {
    self.user = user
    self.url = url
    self.issue_url = issue_url
    self.created_at = created_at
    self.body = body
    self.updated_at = updated_at
    self.id = id
  }
}

nonisolated public struct WikiPage: Swift.Sendable, Swift.Hashable {
  public var page_name: Swift.String
  public var html_url: Swift.String
  public var title: Swift.String
  public var sha: Swift.String
  public var summary: Swift.Optional<Swift.String>
  public var action: Swift.String

  public init(
    page_name: Swift.String,
    html_url: Swift.String,
    title: Swift.String,
    sha: Swift.String,
    summary: Swift.String? = nil,
    action: Swift.String
  ) {
    self.page_name = page_name
    self.html_url = html_url
    self.title = title
    self.sha = sha
    self.summary = summary
    self.action = action
  }
}

// MARK: - Mappings

nonisolated extension Event: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Event {
    Event(type: "", created_at: "", actor: EventActor._kvPlaceholder, repo: EventRepository._kvPlaceholder, public: false, payload: EventPayload._kvPlaceholder, id: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Event, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.type)  // type
      case 1: kv.string(into: &out.created_at)  // created_at
      case 2: kv.object(into: &out.actor, updating: updating)  // actor
      case 3: kv.object(into: &out.repo, updating: updating)  // repo
      case 4: kv.bool(into: &out.`public`)  // public
      case 5: kv.object(into: &out.payload, updating: updating)  // payload
      case 6: kv.string(into: &out.id)  // id
      case 7: kv.object(orNil: &out.org, updating: updating)  // org
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"type\":", self.type)
    kv.string("\"created_at\":", self.created_at)
    kv.key("\"actor\":"); try self.actor._kvEncode(&kv)
    kv.key("\"repo\":"); try self.repo._kvEncode(&kv)
    kv.bool("\"public\":", self.`public`)
    kv.key("\"payload\":"); try self.payload._kvEncode(&kv)
    kv.string("\"id\":", self.id)
    if let value = self.org { kv.key("\"org\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension EventActor: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: EventActor {
    EventActor(gravatar_id: "", login: "", avatar_url: "", url: "", id: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout EventActor, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.gravatar_id)  // gravatar_id
      case 1: kv.string(into: &out.login)  // login
      case 2: kv.string(into: &out.avatar_url)  // avatar_url
      case 3: kv.string(into: &out.url)  // url
      case 4: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"gravatar_id\":", self.gravatar_id)
    kv.string("\"login\":", self.login)
    kv.string("\"avatar_url\":", self.avatar_url)
    kv.string("\"url\":", self.url)
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension EventRepository: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: EventRepository {
    EventRepository(url: "", id: 0, name: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout EventRepository, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.url)  // url
      case 1: kv.int(into: &out.id)  // id
      case 2: kv.string(into: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"url\":", self.url)
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension EventPayload: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: EventPayload {
    EventPayload()
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout EventPayload, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(orNil: &out.commits)  // commits
      case 1: kv.int(orNil: &out.distinct_size)  // distinct_size
      case 2: kv.string(orNil: &out.ref)  // ref
      case 3: kv.int(orNil: &out.push_id)  // push_id
      case 4: kv.string(orNil: &out.head)  // head
      case 5: kv.string(orNil: &out.before)  // before
      case 6: kv.int(orNil: &out.size)  // size
      case 7: kv.string(orNil: &out.description)  // description
      case 8: kv.string(orNil: &out.master_branch)  // master_branch
      case 9: kv.string(orNil: &out.ref_type)  // ref_type
      case 10: kv.object(orNil: &out.forkee, updating: updating)  // forkee
      case 11: kv.string(orNil: &out.action)  // action
      case 12: kv.object(orNil: &out.issue, updating: updating)  // issue
      case 13: kv.object(orNil: &out.comment, updating: updating)  // comment
      case 14: kv.array(orNil: &out.pages)  // pages
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.commits { kv.key("\"commits\":"); try kv.array(value) }
    kv.int("\"distinct_size\":", ifPresent: self.distinct_size)
    kv.string("\"ref\":", ifPresent: self.ref)
    kv.int("\"push_id\":", ifPresent: self.push_id)
    kv.string("\"head\":", ifPresent: self.head)
    kv.string("\"before\":", ifPresent: self.before)
    kv.int("\"size\":", ifPresent: self.size)
    kv.string("\"description\":", ifPresent: self.description)
    kv.string("\"master_branch\":", ifPresent: self.master_branch)
    kv.string("\"ref_type\":", ifPresent: self.ref_type)
    if let value = self.forkee { kv.key("\"forkee\":"); try value._kvEncode(&kv) }
    kv.string("\"action\":", ifPresent: self.action)
    if let value = self.issue { kv.key("\"issue\":"); try value._kvEncode(&kv) }
    if let value = self.comment { kv.key("\"comment\":"); try value._kvEncode(&kv) }
    if let value = self.pages { kv.key("\"pages\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension EventCommit: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: EventCommit {
    EventCommit(url: "", message: "", distinct: false, sha: "", author: CommitAuthor._kvPlaceholder)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout EventCommit, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.url)  // url
      case 1: kv.string(into: &out.message)  // message
      case 2: kv.bool(into: &out.distinct)  // distinct
      case 3: kv.string(into: &out.sha)  // sha
      case 4: kv.object(into: &out.author, updating: updating)  // author
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"url\":", self.url)
    kv.string("\"message\":", self.message)
    kv.bool("\"distinct\":", self.distinct)
    kv.string("\"sha\":", self.sha)
    kv.key("\"author\":"); try self.author._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension CommitAuthor: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: CommitAuthor {
    CommitAuthor(email: "", name: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CommitAuthor, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.email)  // email
      case 1: kv.string(into: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"email\":", self.email)
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension Repository: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Repository {
    Repository(description: "", fork: false, url: "", language: "", stargazers_url: "", clone_url: "", tags_url: "", full_name: "", merges_url: "", forks: 0, private: false, git_refs_url: "", archive_url: "", collaborators_url: "", owner: Account._kvPlaceholder, languages_url: "", trees_url: "", labels_url: "", html_url: "", pushed_at: "", created_at: "", has_issues: false, forks_url: "", branches_url: "", commits_url: "", notifications_url: "", open_issues: 0, contents_url: "", blobs_url: "", issues_url: "", compare_url: "", issue_events_url: "", name: "", updated_at: "", statuses_url: "", forks_count: 0, assignees_url: "", ssh_url: "", public: false, has_wiki: false, subscribers_url: "", watchers_count: 0, id: 0, has_downloads: false, git_commits_url: "", downloads_url: "", pulls_url: "", issue_comment_url: "", hooks_url: "", subscription_url: "", milestones_url: "", svn_url: "", events_url: "", git_tags_url: "", teams_url: "", comments_url: "", open_issues_count: 0, keys_url: "", git_url: "", contributors_url: "", size: 0, watchers: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Repository, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.description)  // description
      case 1: kv.bool(into: &out.fork)  // fork
      case 2: kv.string(into: &out.url)  // url
      case 3: kv.string(into: &out.language)  // language
      case 4: kv.string(into: &out.stargazers_url)  // stargazers_url
      case 5: kv.string(into: &out.clone_url)  // clone_url
      case 6: kv.string(into: &out.tags_url)  // tags_url
      case 7: kv.string(into: &out.full_name)  // full_name
      case 8: kv.string(into: &out.merges_url)  // merges_url
      case 9: kv.int(into: &out.forks)  // forks
      case 10: kv.bool(into: &out.`private`)  // private
      case 11: kv.string(into: &out.git_refs_url)  // git_refs_url
      case 12: kv.string(into: &out.archive_url)  // archive_url
      case 13: kv.string(into: &out.collaborators_url)  // collaborators_url
      case 14: kv.object(into: &out.owner, updating: updating)  // owner
      case 15: kv.string(into: &out.languages_url)  // languages_url
      case 16: kv.string(into: &out.trees_url)  // trees_url
      case 17: kv.string(into: &out.labels_url)  // labels_url
      case 18: kv.string(into: &out.html_url)  // html_url
      case 19: kv.string(into: &out.pushed_at)  // pushed_at
      case 20: kv.string(into: &out.created_at)  // created_at
      case 21: kv.bool(into: &out.has_issues)  // has_issues
      case 22: kv.string(into: &out.forks_url)  // forks_url
      case 23: kv.string(into: &out.branches_url)  // branches_url
      case 24: kv.string(into: &out.commits_url)  // commits_url
      case 25: kv.string(into: &out.notifications_url)  // notifications_url
      case 26: kv.int(into: &out.open_issues)  // open_issues
      case 27: kv.string(into: &out.contents_url)  // contents_url
      case 28: kv.string(into: &out.blobs_url)  // blobs_url
      case 29: kv.string(into: &out.issues_url)  // issues_url
      case 30: kv.string(into: &out.compare_url)  // compare_url
      case 31: kv.string(into: &out.issue_events_url)  // issue_events_url
      case 32: kv.string(into: &out.name)  // name
      case 33: kv.string(into: &out.updated_at)  // updated_at
      case 34: kv.string(into: &out.statuses_url)  // statuses_url
      case 35: kv.int(into: &out.forks_count)  // forks_count
      case 36: kv.string(into: &out.assignees_url)  // assignees_url
      case 37: kv.string(into: &out.ssh_url)  // ssh_url
      case 38: kv.bool(into: &out.`public`)  // public
      case 39: kv.bool(into: &out.has_wiki)  // has_wiki
      case 40: kv.string(into: &out.subscribers_url)  // subscribers_url
      case 41: kv.string(orNil: &out.mirror_url)  // mirror_url
      case 42: kv.int(into: &out.watchers_count)  // watchers_count
      case 43: kv.int(into: &out.id)  // id
      case 44: kv.bool(into: &out.has_downloads)  // has_downloads
      case 45: kv.string(into: &out.git_commits_url)  // git_commits_url
      case 46: kv.string(into: &out.downloads_url)  // downloads_url
      case 47: kv.string(into: &out.pulls_url)  // pulls_url
      case 48: kv.string(orNil: &out.homepage)  // homepage
      case 49: kv.string(into: &out.issue_comment_url)  // issue_comment_url
      case 50: kv.string(into: &out.hooks_url)  // hooks_url
      case 51: kv.string(into: &out.subscription_url)  // subscription_url
      case 52: kv.string(into: &out.milestones_url)  // milestones_url
      case 53: kv.string(into: &out.svn_url)  // svn_url
      case 54: kv.string(into: &out.events_url)  // events_url
      case 55: kv.string(into: &out.git_tags_url)  // git_tags_url
      case 56: kv.string(into: &out.teams_url)  // teams_url
      case 57: kv.string(into: &out.comments_url)  // comments_url
      case 58: kv.int(into: &out.open_issues_count)  // open_issues_count
      case 59: kv.string(into: &out.keys_url)  // keys_url
      case 60: kv.string(into: &out.git_url)  // git_url
      case 61: kv.string(into: &out.contributors_url)  // contributors_url
      case 62: kv.int(into: &out.size)  // size
      case 63: kv.int(into: &out.watchers)  // watchers
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"description\":", self.description)
    kv.bool("\"fork\":", self.fork)
    kv.string("\"url\":", self.url)
    kv.string("\"language\":", self.language)
    kv.string("\"stargazers_url\":", self.stargazers_url)
    kv.string("\"clone_url\":", self.clone_url)
    kv.string("\"tags_url\":", self.tags_url)
    kv.string("\"full_name\":", self.full_name)
    kv.string("\"merges_url\":", self.merges_url)
    kv.int("\"forks\":", self.forks)
    kv.bool("\"private\":", self.`private`)
    kv.string("\"git_refs_url\":", self.git_refs_url)
    kv.string("\"archive_url\":", self.archive_url)
    kv.string("\"collaborators_url\":", self.collaborators_url)
    kv.key("\"owner\":"); try self.owner._kvEncode(&kv)
    kv.string("\"languages_url\":", self.languages_url)
    kv.string("\"trees_url\":", self.trees_url)
    kv.string("\"labels_url\":", self.labels_url)
    kv.string("\"html_url\":", self.html_url)
    kv.string("\"pushed_at\":", self.pushed_at)
    kv.string("\"created_at\":", self.created_at)
    kv.bool("\"has_issues\":", self.has_issues)
    kv.string("\"forks_url\":", self.forks_url)
    kv.string("\"branches_url\":", self.branches_url)
    kv.string("\"commits_url\":", self.commits_url)
    kv.string("\"notifications_url\":", self.notifications_url)
    kv.int("\"open_issues\":", self.open_issues)
    kv.string("\"contents_url\":", self.contents_url)
    kv.string("\"blobs_url\":", self.blobs_url)
    kv.string("\"issues_url\":", self.issues_url)
    kv.string("\"compare_url\":", self.compare_url)
    kv.string("\"issue_events_url\":", self.issue_events_url)
    kv.string("\"name\":", self.name)
    kv.string("\"updated_at\":", self.updated_at)
    kv.string("\"statuses_url\":", self.statuses_url)
    kv.int("\"forks_count\":", self.forks_count)
    kv.string("\"assignees_url\":", self.assignees_url)
    kv.string("\"ssh_url\":", self.ssh_url)
    kv.bool("\"public\":", self.`public`)
    kv.bool("\"has_wiki\":", self.has_wiki)
    kv.string("\"subscribers_url\":", self.subscribers_url)
    kv.string("\"mirror_url\":", ifPresent: self.mirror_url)
    kv.int("\"watchers_count\":", self.watchers_count)
    kv.int("\"id\":", self.id)
    kv.bool("\"has_downloads\":", self.has_downloads)
    kv.string("\"git_commits_url\":", self.git_commits_url)
    kv.string("\"downloads_url\":", self.downloads_url)
    kv.string("\"pulls_url\":", self.pulls_url)
    kv.string("\"homepage\":", ifPresent: self.homepage)
    kv.string("\"issue_comment_url\":", self.issue_comment_url)
    kv.string("\"hooks_url\":", self.hooks_url)
    kv.string("\"subscription_url\":", self.subscription_url)
    kv.string("\"milestones_url\":", self.milestones_url)
    kv.string("\"svn_url\":", self.svn_url)
    kv.string("\"events_url\":", self.events_url)
    kv.string("\"git_tags_url\":", self.git_tags_url)
    kv.string("\"teams_url\":", self.teams_url)
    kv.string("\"comments_url\":", self.comments_url)
    kv.int("\"open_issues_count\":", self.open_issues_count)
    kv.string("\"keys_url\":", self.keys_url)
    kv.string("\"git_url\":", self.git_url)
    kv.string("\"contributors_url\":", self.contributors_url)
    kv.int("\"size\":", self.size)
    kv.int("\"watchers\":", self.watchers)
    kv.endObject()
  }
}

nonisolated extension Account: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Account {
    Account(url: "", gists_url: "", gravatar_id: "", type: "", avatar_url: "", subscriptions_url: "", organizations_url: "", received_events_url: "", repos_url: "", login: "", id: 0, starred_url: "", events_url: "", followers_url: "", following_url: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Account, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.url)  // url
      case 1: kv.string(into: &out.gists_url)  // gists_url
      case 2: kv.string(into: &out.gravatar_id)  // gravatar_id
      case 3: kv.string(into: &out.type)  // type
      case 4: kv.string(into: &out.avatar_url)  // avatar_url
      case 5: kv.string(into: &out.subscriptions_url)  // subscriptions_url
      case 6: kv.string(into: &out.organizations_url)  // organizations_url
      case 7: kv.string(into: &out.received_events_url)  // received_events_url
      case 8: kv.string(into: &out.repos_url)  // repos_url
      case 9: kv.string(into: &out.login)  // login
      case 10: kv.int(into: &out.id)  // id
      case 11: kv.string(into: &out.starred_url)  // starred_url
      case 12: kv.string(into: &out.events_url)  // events_url
      case 13: kv.string(into: &out.followers_url)  // followers_url
      case 14: kv.string(into: &out.following_url)  // following_url
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"url\":", self.url)
    kv.string("\"gists_url\":", self.gists_url)
    kv.string("\"gravatar_id\":", self.gravatar_id)
    kv.string("\"type\":", self.type)
    kv.string("\"avatar_url\":", self.avatar_url)
    kv.string("\"subscriptions_url\":", self.subscriptions_url)
    kv.string("\"organizations_url\":", self.organizations_url)
    kv.string("\"received_events_url\":", self.received_events_url)
    kv.string("\"repos_url\":", self.repos_url)
    kv.string("\"login\":", self.login)
    kv.int("\"id\":", self.id)
    kv.string("\"starred_url\":", self.starred_url)
    kv.string("\"events_url\":", self.events_url)
    kv.string("\"followers_url\":", self.followers_url)
    kv.string("\"following_url\":", self.following_url)
    kv.endObject()
  }
}

nonisolated extension Issue: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Issue {
    Issue(user: Account._kvPlaceholder, url: "", labels: [], html_url: "", labels_url: "", pull_request: PullRequestLinks._kvPlaceholder, created_at: "", title: "", body: "", updated_at: "", number: 0, state: "", id: 0, events_url: "", comments_url: "", comments: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Issue, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.user, updating: updating)  // user
      case 1: kv.string(into: &out.url)  // url
      case 2: kv.strings(into: &out.labels)  // labels
      case 3: kv.string(into: &out.html_url)  // html_url
      case 4: kv.string(into: &out.labels_url)  // labels_url
      case 5: kv.object(into: &out.pull_request, updating: updating)  // pull_request
      case 6: kv.string(into: &out.created_at)  // created_at
      case 7: kv.string(orNil: &out.closed_at)  // closed_at
      case 8: kv.string(orNil: &out.milestone)  // milestone
      case 9: kv.string(into: &out.title)  // title
      case 10: kv.string(into: &out.body)  // body
      case 11: kv.string(into: &out.updated_at)  // updated_at
      case 12: kv.int(into: &out.number)  // number
      case 13: kv.string(into: &out.state)  // state
      case 14: kv.object(orNil: &out.assignee, updating: updating)  // assignee
      case 15: kv.int(into: &out.id)  // id
      case 16: kv.string(into: &out.events_url)  // events_url
      case 17: kv.string(into: &out.comments_url)  // comments_url
      case 18: kv.int(into: &out.comments)  // comments
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"user\":"); try self.user._kvEncode(&kv)
    kv.string("\"url\":", self.url)
    kv.array("\"labels\":", self.labels)
    kv.string("\"html_url\":", self.html_url)
    kv.string("\"labels_url\":", self.labels_url)
    kv.key("\"pull_request\":"); try self.pull_request._kvEncode(&kv)
    kv.string("\"created_at\":", self.created_at)
    kv.string("\"closed_at\":", ifPresent: self.closed_at)
    kv.string("\"milestone\":", ifPresent: self.milestone)
    kv.string("\"title\":", self.title)
    kv.string("\"body\":", self.body)
    kv.string("\"updated_at\":", self.updated_at)
    kv.int("\"number\":", self.number)
    kv.string("\"state\":", self.state)
    if let value = self.assignee { kv.key("\"assignee\":"); try value._kvEncode(&kv) }
    kv.int("\"id\":", self.id)
    kv.string("\"events_url\":", self.events_url)
    kv.string("\"comments_url\":", self.comments_url)
    kv.int("\"comments\":", self.comments)
    kv.endObject()
  }
}

nonisolated extension PullRequestLinks: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: PullRequestLinks {
    PullRequestLinks()
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PullRequestLinks, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.html_url)  // html_url
      case 1: kv.string(orNil: &out.patch_url)  // patch_url
      case 2: kv.string(orNil: &out.diff_url)  // diff_url
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"html_url\":", ifPresent: self.html_url)
    kv.string("\"patch_url\":", ifPresent: self.patch_url)
    kv.string("\"diff_url\":", ifPresent: self.diff_url)
    kv.endObject()
  }
}

nonisolated extension Comment: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Comment {
    Comment(user: Account._kvPlaceholder, url: "", issue_url: "", created_at: "", body: "", updated_at: "", id: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Comment, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.user, updating: updating)  // user
      case 1: kv.string(into: &out.url)  // url
      case 2: kv.string(into: &out.issue_url)  // issue_url
      case 3: kv.string(into: &out.created_at)  // created_at
      case 4: kv.string(into: &out.body)  // body
      case 5: kv.string(into: &out.updated_at)  // updated_at
      case 6: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"user\":"); try self.user._kvEncode(&kv)
    kv.string("\"url\":", self.url)
    kv.string("\"issue_url\":", self.issue_url)
    kv.string("\"created_at\":", self.created_at)
    kv.string("\"body\":", self.body)
    kv.string("\"updated_at\":", self.updated_at)
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension WikiPage: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: WikiPage {
    WikiPage(page_name: "", html_url: "", title: "", sha: "", action: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WikiPage, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.page_name)  // page_name
      case 1: kv.string(into: &out.html_url)  // html_url
      case 2: kv.string(into: &out.title)  // title
      case 3: kv.string(into: &out.sha)  // sha
      case 4: kv.string(orNil: &out.summary)  // summary
      case 5: kv.string(into: &out.action)  // action
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"page_name\":", self.page_name)
    kv.string("\"html_url\":", self.html_url)
    kv.string("\"title\":", self.title)
    kv.string("\"sha\":", self.sha)
    kv.string("\"summary\":", ifPresent: self.summary)
    kv.string("\"action\":", self.action)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Event {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.created_at, right.created_at),
      KVMap._kvAreEqual(left.actor, right.actor),
      KVMap._kvAreEqual(left.repo, right.repo),
      KVMap._kvAreEqual(left.`public`, right.`public`),
      KVMap._kvAreEqual(left.payload, right.payload),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.org, right.org)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.type.hash(into: &hasher)
    self.created_at.hash(into: &hasher)
    self.actor.hash(into: &hasher)
    self.repo.hash(into: &hasher)
    self.`public`.hash(into: &hasher)
    self.payload.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.org.hash(into: &hasher)
  }
}

nonisolated extension EventActor {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.gravatar_id, right.gravatar_id),
      KVMap._kvAreEqual(left.login, right.login),
      KVMap._kvAreEqual(left.avatar_url, right.avatar_url),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.gravatar_id.hash(into: &hasher)
    self.login.hash(into: &hasher)
    self.avatar_url.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.id.hash(into: &hasher)
  }
}

nonisolated extension EventRepository {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.url.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension EventPayload {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.commits, right.commits),
      KVMap._kvAreEqual(left.distinct_size, right.distinct_size),
      KVMap._kvAreEqual(left.ref, right.ref),
      KVMap._kvAreEqual(left.push_id, right.push_id),
      KVMap._kvAreEqual(left.head, right.head),
      KVMap._kvAreEqual(left.before, right.before),
      KVMap._kvAreEqual(left.size, right.size),
      KVMap._kvAreEqual(left.description, right.description),
      KVMap._kvAreEqual(left.master_branch, right.master_branch),
      KVMap._kvAreEqual(left.ref_type, right.ref_type),
      KVMap._kvAreEqual(left.forkee, right.forkee),
      KVMap._kvAreEqual(left.action, right.action),
      KVMap._kvAreEqual(left.issue, right.issue),
      KVMap._kvAreEqual(left.comment, right.comment),
      KVMap._kvAreEqual(left.pages, right.pages)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.commits.hash(into: &hasher)
    self.distinct_size.hash(into: &hasher)
    self.ref.hash(into: &hasher)
    self.push_id.hash(into: &hasher)
    self.head.hash(into: &hasher)
    self.before.hash(into: &hasher)
    self.size.hash(into: &hasher)
    self.description.hash(into: &hasher)
    self.master_branch.hash(into: &hasher)
    self.ref_type.hash(into: &hasher)
    self.forkee.hash(into: &hasher)
    self.action.hash(into: &hasher)
    self.issue.hash(into: &hasher)
    self.comment.hash(into: &hasher)
    self.pages.hash(into: &hasher)
  }
}

nonisolated extension EventCommit {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.message, right.message),
      KVMap._kvAreEqual(left.distinct, right.distinct),
      KVMap._kvAreEqual(left.sha, right.sha),
      KVMap._kvAreEqual(left.author, right.author)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.url.hash(into: &hasher)
    self.message.hash(into: &hasher)
    self.distinct.hash(into: &hasher)
    self.sha.hash(into: &hasher)
    self.author.hash(into: &hasher)
  }
}

nonisolated extension CommitAuthor {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.email, right.email),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.email.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension Repository {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.description, right.description),
      KVMap._kvAreEqual(left.fork, right.fork),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.language, right.language),
      KVMap._kvAreEqual(left.stargazers_url, right.stargazers_url),
      KVMap._kvAreEqual(left.clone_url, right.clone_url),
      KVMap._kvAreEqual(left.tags_url, right.tags_url),
      KVMap._kvAreEqual(left.full_name, right.full_name),
      KVMap._kvAreEqual(left.merges_url, right.merges_url),
      KVMap._kvAreEqual(left.forks, right.forks),
      KVMap._kvAreEqual(left.`private`, right.`private`),
      KVMap._kvAreEqual(left.git_refs_url, right.git_refs_url),
      KVMap._kvAreEqual(left.archive_url, right.archive_url),
      KVMap._kvAreEqual(left.collaborators_url, right.collaborators_url),
      KVMap._kvAreEqual(left.owner, right.owner),
      KVMap._kvAreEqual(left.languages_url, right.languages_url),
      KVMap._kvAreEqual(left.trees_url, right.trees_url),
      KVMap._kvAreEqual(left.labels_url, right.labels_url),
      KVMap._kvAreEqual(left.html_url, right.html_url),
      KVMap._kvAreEqual(left.pushed_at, right.pushed_at),
      KVMap._kvAreEqual(left.created_at, right.created_at),
      KVMap._kvAreEqual(left.has_issues, right.has_issues),
      KVMap._kvAreEqual(left.forks_url, right.forks_url),
      KVMap._kvAreEqual(left.branches_url, right.branches_url),
      KVMap._kvAreEqual(left.commits_url, right.commits_url),
      KVMap._kvAreEqual(left.notifications_url, right.notifications_url),
      KVMap._kvAreEqual(left.open_issues, right.open_issues),
      KVMap._kvAreEqual(left.contents_url, right.contents_url),
      KVMap._kvAreEqual(left.blobs_url, right.blobs_url),
      KVMap._kvAreEqual(left.issues_url, right.issues_url),
      KVMap._kvAreEqual(left.compare_url, right.compare_url),
      KVMap._kvAreEqual(left.issue_events_url, right.issue_events_url),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.updated_at, right.updated_at),
      KVMap._kvAreEqual(left.statuses_url, right.statuses_url),
      KVMap._kvAreEqual(left.forks_count, right.forks_count),
      KVMap._kvAreEqual(left.assignees_url, right.assignees_url),
      KVMap._kvAreEqual(left.ssh_url, right.ssh_url),
      KVMap._kvAreEqual(left.`public`, right.`public`),
      KVMap._kvAreEqual(left.has_wiki, right.has_wiki),
      KVMap._kvAreEqual(left.subscribers_url, right.subscribers_url),
      KVMap._kvAreEqual(left.mirror_url, right.mirror_url),
      KVMap._kvAreEqual(left.watchers_count, right.watchers_count),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.has_downloads, right.has_downloads),
      KVMap._kvAreEqual(left.git_commits_url, right.git_commits_url),
      KVMap._kvAreEqual(left.downloads_url, right.downloads_url),
      KVMap._kvAreEqual(left.pulls_url, right.pulls_url),
      KVMap._kvAreEqual(left.homepage, right.homepage),
      KVMap._kvAreEqual(left.issue_comment_url, right.issue_comment_url),
      KVMap._kvAreEqual(left.hooks_url, right.hooks_url),
      KVMap._kvAreEqual(left.subscription_url, right.subscription_url),
      KVMap._kvAreEqual(left.milestones_url, right.milestones_url),
      KVMap._kvAreEqual(left.svn_url, right.svn_url),
      KVMap._kvAreEqual(left.events_url, right.events_url),
      KVMap._kvAreEqual(left.git_tags_url, right.git_tags_url),
      KVMap._kvAreEqual(left.teams_url, right.teams_url),
      KVMap._kvAreEqual(left.comments_url, right.comments_url),
      KVMap._kvAreEqual(left.open_issues_count, right.open_issues_count),
      KVMap._kvAreEqual(left.keys_url, right.keys_url),
      KVMap._kvAreEqual(left.git_url, right.git_url),
      KVMap._kvAreEqual(left.contributors_url, right.contributors_url),
      KVMap._kvAreEqual(left.size, right.size),
      KVMap._kvAreEqual(left.watchers, right.watchers)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.description.hash(into: &hasher)
    self.fork.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.language.hash(into: &hasher)
    self.stargazers_url.hash(into: &hasher)
    self.clone_url.hash(into: &hasher)
    self.tags_url.hash(into: &hasher)
    self.full_name.hash(into: &hasher)
    self.merges_url.hash(into: &hasher)
    self.forks.hash(into: &hasher)
    self.`private`.hash(into: &hasher)
    self.git_refs_url.hash(into: &hasher)
    self.archive_url.hash(into: &hasher)
    self.collaborators_url.hash(into: &hasher)
    self.owner.hash(into: &hasher)
    self.languages_url.hash(into: &hasher)
    self.trees_url.hash(into: &hasher)
    self.labels_url.hash(into: &hasher)
    self.html_url.hash(into: &hasher)
    self.pushed_at.hash(into: &hasher)
    self.created_at.hash(into: &hasher)
    self.has_issues.hash(into: &hasher)
    self.forks_url.hash(into: &hasher)
    self.branches_url.hash(into: &hasher)
    self.commits_url.hash(into: &hasher)
    self.notifications_url.hash(into: &hasher)
    self.open_issues.hash(into: &hasher)
    self.contents_url.hash(into: &hasher)
    self.blobs_url.hash(into: &hasher)
    self.issues_url.hash(into: &hasher)
    self.compare_url.hash(into: &hasher)
    self.issue_events_url.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.updated_at.hash(into: &hasher)
    self.statuses_url.hash(into: &hasher)
    self.forks_count.hash(into: &hasher)
    self.assignees_url.hash(into: &hasher)
    self.ssh_url.hash(into: &hasher)
    self.`public`.hash(into: &hasher)
    self.has_wiki.hash(into: &hasher)
    self.subscribers_url.hash(into: &hasher)
    self.mirror_url.hash(into: &hasher)
    self.watchers_count.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.has_downloads.hash(into: &hasher)
    self.git_commits_url.hash(into: &hasher)
    self.downloads_url.hash(into: &hasher)
    self.pulls_url.hash(into: &hasher)
    self.homepage.hash(into: &hasher)
    self.issue_comment_url.hash(into: &hasher)
    self.hooks_url.hash(into: &hasher)
    self.subscription_url.hash(into: &hasher)
    self.milestones_url.hash(into: &hasher)
    self.svn_url.hash(into: &hasher)
    self.events_url.hash(into: &hasher)
    self.git_tags_url.hash(into: &hasher)
    self.teams_url.hash(into: &hasher)
    self.comments_url.hash(into: &hasher)
    self.open_issues_count.hash(into: &hasher)
    self.keys_url.hash(into: &hasher)
    self.git_url.hash(into: &hasher)
    self.contributors_url.hash(into: &hasher)
    self.size.hash(into: &hasher)
    self.watchers.hash(into: &hasher)
  }
}

nonisolated extension Account {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.gists_url, right.gists_url),
      KVMap._kvAreEqual(left.gravatar_id, right.gravatar_id),
      KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.avatar_url, right.avatar_url),
      KVMap._kvAreEqual(left.subscriptions_url, right.subscriptions_url),
      KVMap._kvAreEqual(left.organizations_url, right.organizations_url),
      KVMap._kvAreEqual(left.received_events_url, right.received_events_url),
      KVMap._kvAreEqual(left.repos_url, right.repos_url),
      KVMap._kvAreEqual(left.login, right.login),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.starred_url, right.starred_url),
      KVMap._kvAreEqual(left.events_url, right.events_url),
      KVMap._kvAreEqual(left.followers_url, right.followers_url),
      KVMap._kvAreEqual(left.following_url, right.following_url)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.url.hash(into: &hasher)
    self.gists_url.hash(into: &hasher)
    self.gravatar_id.hash(into: &hasher)
    self.type.hash(into: &hasher)
    self.avatar_url.hash(into: &hasher)
    self.subscriptions_url.hash(into: &hasher)
    self.organizations_url.hash(into: &hasher)
    self.received_events_url.hash(into: &hasher)
    self.repos_url.hash(into: &hasher)
    self.login.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.starred_url.hash(into: &hasher)
    self.events_url.hash(into: &hasher)
    self.followers_url.hash(into: &hasher)
    self.following_url.hash(into: &hasher)
  }
}

nonisolated extension Issue {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.user, right.user),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.labels, right.labels),
      KVMap._kvAreEqual(left.html_url, right.html_url),
      KVMap._kvAreEqual(left.labels_url, right.labels_url),
      KVMap._kvAreEqual(left.pull_request, right.pull_request),
      KVMap._kvAreEqual(left.created_at, right.created_at),
      KVMap._kvAreEqual(left.closed_at, right.closed_at),
      KVMap._kvAreEqual(left.milestone, right.milestone),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.body, right.body),
      KVMap._kvAreEqual(left.updated_at, right.updated_at),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.state, right.state),
      KVMap._kvAreEqual(left.assignee, right.assignee),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.events_url, right.events_url),
      KVMap._kvAreEqual(left.comments_url, right.comments_url),
      KVMap._kvAreEqual(left.comments, right.comments)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.user.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.labels.hash(into: &hasher)
    self.html_url.hash(into: &hasher)
    self.labels_url.hash(into: &hasher)
    self.pull_request.hash(into: &hasher)
    self.created_at.hash(into: &hasher)
    self.closed_at.hash(into: &hasher)
    self.milestone.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.body.hash(into: &hasher)
    self.updated_at.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.state.hash(into: &hasher)
    self.assignee.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.events_url.hash(into: &hasher)
    self.comments_url.hash(into: &hasher)
    self.comments.hash(into: &hasher)
  }
}

nonisolated extension PullRequestLinks {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.html_url, right.html_url),
      KVMap._kvAreEqual(left.patch_url, right.patch_url),
      KVMap._kvAreEqual(left.diff_url, right.diff_url)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.html_url.hash(into: &hasher)
    self.patch_url.hash(into: &hasher)
    self.diff_url.hash(into: &hasher)
  }
}

nonisolated extension Comment {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.user, right.user),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.issue_url, right.issue_url),
      KVMap._kvAreEqual(left.created_at, right.created_at),
      KVMap._kvAreEqual(left.body, right.body),
      KVMap._kvAreEqual(left.updated_at, right.updated_at),
      KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.user.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.issue_url.hash(into: &hasher)
    self.created_at.hash(into: &hasher)
    self.body.hash(into: &hasher)
    self.updated_at.hash(into: &hasher)
    self.id.hash(into: &hasher)
  }
}

nonisolated extension WikiPage {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.page_name, right.page_name),
      KVMap._kvAreEqual(left.html_url, right.html_url),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.sha, right.sha),
      KVMap._kvAreEqual(left.summary, right.summary),
      KVMap._kvAreEqual(left.action, right.action)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.page_name.hash(into: &hasher)
    self.html_url.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.sha.hash(into: &hasher)
    self.summary.hash(into: &hasher)
    self.action.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Event {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{10}\0\0\0\0\0\n\0\0\0\0\0\u{e}\0\u{1}\0\u{6}\0\0\0\u{3}\0\u{c}\0\0\0\0\0\u{8}\0\u{4}\0\0\0\0\0\u{1}\0type\"\0\0\0\n\0\0\u{1}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0actor\"\0\0\u{4}\0\0\u{3}\0\0\u{1}\0repo\"\0\0\0\u{6}\0\0\u{4}\0\0\u{1}\0public\"\0\u{7}\0\0\u{5}\0\0\u{1}\0payload\"\u{2}\0\0\u{6}\0\0\u{1}\0id\"\0\0\0\0\0\u{3}\0\0\u{7}\0\0\0\0org\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x84bb3f97971d80ab, wide: false, full: false, count: 8, required: 7,
      unknown: .ignore, duplicates: .error,
      rules: """
        Event\tGitHubEvents.kvmap\t7
        type\t+1\ttype
        created_at\t+2\tcreated_at
        actor\t+3\tactor
        repo\t+4\trepo
        public\t+5\tpublic
        payload\t+6\tpayload
        id\t+7\tid
        org\t+8\torg
        """)
  }
}

nonisolated extension EventActor {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{b}\0\u{b}\0\0\0\0\0\u{1}\0gravatar_id\"\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0login\"\0\0\n\0\0\u{2}\0\0\u{1}\0avatar_url\"\0\0\0\0\0\u{3}\0\0\u{3}\0\0\u{1}\0url\"\0\0\0\0\u{2}\0\0\u{4}\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        EventActor\tGitHubEvents.kvmap\t18
        gravatar_id\t+1\tgravatar_id
        login\t+2\tlogin
        avatar_url\t+3\tavatar_url
        url\t+4\turl
        id\t+5\tid
        """)
  }
}

nonisolated extension EventRepository {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\0\0\0\0\u{1}\0\0\0\0\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        EventRepository\tGitHubEvents.kvmap\t26
        url\t+1\turl
        id\t+2\tid
        name\t+3\tname
        """)
  }
}

nonisolated extension EventPayload {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{1d}\0\n\0\0\0\0\0\0\0\0\0!\0\0\0\0\0\u{1f}\0\u{6}\0\u{3}\0\u{13}\0\0\0\0\0\u{c}\0\0\0\0\0\u{1b}\0\0\0\u{8}\0\0\0\u{16}\0\u{e}\0\0\0\u{10}\0\0\0\u{19}\0\u{1}\0\u{7}\0\0\0\0\0\0\0commits\"\r\0\0\u{1}\0\0\0\0distinct_size\"\0\0\u{3}\0\0\u{2}\0\0\0\0ref\"\0\0\0\0\u{7}\0\0\u{3}\0\0\0\0push_id\"\u{4}\0\0\u{4}\0\0\0\0head\"\0\0\0\u{6}\0\0\u{5}\0\0\0\0before\"\0\u{4}\0\0\u{6}\0\0\0\0size\"\0\0\0\u{b}\0\0\u{7}\0\0\0\0description\"\0\0\0\0\r\0\0\u{8}\0\0\0\0master_branch\"\0\0\u{8}\0\0\t\0\0\0\0ref_type\"\0\0\0\0\0\0\0\u{6}\0\0\n\0\0\0\0forkee\"\0\u{6}\0\0\u{b}\0\0\0\0action\"\0\u{5}\0\0\u{c}\0\0\0\0issue\"\0\0\u{7}\0\0\r\0\0\0\0comment\"\u{5}\0\0\u{e}\0\0\0\0pages\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x8621a03fe0bbdb7b, wide: false, full: false, count: 15, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EventPayload\tGitHubEvents.kvmap\t32
        commits\t+1\tcommits
        distinct_size\t+2\tdistinct_size
        ref\t+3\tref
        push_id\t+4\tpush_id
        head\t+5\thead
        before\t+6\tbefore
        size\t+7\tsize
        description\t+8\tdescription
        master_branch\t+9\tmaster_branch
        ref_type\t+10\tref_type
        forkee\t+11\tforkee
        action\t+12\taction
        issue\t+13\tissue
        comment\t+14\tcomment
        pages\t+15\tpages
        """)
  }
}

nonisolated extension EventCommit {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{8}\0\0\0\0\0\0\0\n\0\u{1}\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0message\"\u{8}\0\0\u{2}\0\0\u{1}\0distinct\"\0\0\0\0\0\0\0\u{3}\0\0\u{3}\0\0\u{1}\0sha\"\0\0\0\0\u{6}\0\0\u{4}\0\0\u{1}\0author\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        EventCommit\tGitHubEvents.kvmap\t50
        url\t+1\turl
        message\t+2\tmessage
        distinct\t+3\tdistinct
        sha\t+4\tsha
        author\t+5\tauthor
        """)
  }
}

nonisolated extension CommitAuthor {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0email\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        CommitAuthor\tGitHubEvents.kvmap\t58
        email\t+1\temail
        name\t+2\tname
        """)
  }
}

nonisolated extension Repository {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\u{17}\0\0\0\0\0\u{8}\0\0\0\0\0\0\0\0\0\0\0\0\0d\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0$\0\0\0\0\0\0\0\0\09\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0m\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0<\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0*\u{1}\0\0\0\0\0\0\0\0\0\0\0\0g\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{2}\u{1}B\0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0\u{15}\u{1}\0\0\0\0\u{19}\u{1}\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{e}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0O\0\0\07\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0.\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1e}\u{1}\0\0\0\0\0\0\0\0w\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\03\0\0\0\0\0\0\0\0\0\u{1e}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1c}\u{1}\0\0-\0\u{14}\0?\0o\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0L\0\0\0\0\0\0\0\0\0\0\0\0\0\u{8}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\09\0\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0U\06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0X\0\0\0\0\0\0\0\0\0\0\0\0\0t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\00\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0q\0\u{11}\0\0\0\0\0\0\0z\0'\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0E\0j\0\u{5}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\03\u{1}\0\0\0\01\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0a\0\0\0\0\0\0\0\0\0\0\0$\u{1}\0\0\0\0\0\0\0\0!\u{1}\0\0\0\0\u{12}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1c}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0(\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0[\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0!\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0*\0\0\0\u{7f}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1a}\0\0\0\0\0\0\0R\0\0\0\0\0\0\0_\0\0\0\u{b}\u{1}\0\0\0\0\0\0\0\0\0\0\u{e}\0\u{b}\0\0\0\0\0\u{1}\0description\"\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0fork\"\0\0\0\u{3}\0\0\u{2}\0\0\u{1}\0url\"\0\0\0\0\u{8}\0\0\u{3}\0\0\u{1}\0language\"\0\0\0\0\0\0\0\u{e}\0\0\u{4}\0\0\u{1}\0stargazers_url\"\0\t\0\0\u{5}\0\0\u{1}\0clone_url\"\0\0\0\0\0\0\u{8}\0\0\u{6}\0\0\u{1}\0tags_url\"\0\0\0\0\0\0\0\t\0\0\u{7}\0\0\u{1}\0full_name\"\0\0\0\0\0\0\n\0\0\u{8}\0\0\u{1}\0merges_url\"\0\0\0\0\0\u{5}\0\0\t\0\0\u{1}\0forks\"\0\0\u{7}\0\0\n\0\0\u{1}\0private\"\u{c}\0\0\u{b}\0\0\u{1}\0git_refs_url\"\0\0\0\u{b}\0\0\u{c}\0\0\u{1}\0archive_url\"\0\0\0\0\u{11}\0\0\r\0\0\u{1}\0collaborators_url\"\0\0\0\0\0\0\u{5}\0\0\u{e}\0\0\u{1}\0owner\"\0\0\r\0\0\u{f}\0\0\u{1}\0languages_url\"\0\0\t\0\0\u{10}\0\0\u{1}\0trees_url\"\0\0\0\0\0\0\n\0\0\u{11}\0\0\u{1}\0labels_url\"\0\0\0\0\0\u{8}\0\0\u{12}\0\0\u{1}\0html_url\"\0\0\0\0\0\0\0\t\0\0\u{13}\0\0\u{1}\0pushed_at\"\0\0\0\0\0\0\n\0\0\u{14}\0\0\u{1}\0created_at\"\0\0\0\0\0\n\0\0\u{15}\0\0\u{1}\0has_issues\"\0\0\0\0\0\t\0\0\u{16}\0\0\u{1}\0forks_url\"\0\0\0\0\0\0\u{c}\0\0\u{17}\0\0\u{1}\0branches_url\"\0\0\0\u{b}\0\0\u{18}\0\0\u{1}\0commits_url\"\0\0\0\0\u{11}\0\0\u{19}\0\0\u{1}\0notifications_url\"\0\0\0\0\0\0\u{b}\0\0\u{1a}\0\0\u{1}\0open_issues\"\0\0\0\0\u{c}\0\0\u{1b}\0\0\u{1}\0contents_url\"\0\0\0\t\0\0\u{1c}\0\0\u{1}\0blobs_url\"\0\0\0\0\0\0\n\0\0\u{1d}\0\0\u{1}\0issues_url\"\0\0\0\0\0\u{b}\0\0\u{1e}\0\0\u{1}\0compare_url\"\0\0\0\0\u{10}\0\0\u{1f}\0\0\u{1}\0issue_events_url\"\0\0\0\0\0\0\0\u{4}\0\0 \0\0\u{1}\0name\"\0\0\0\n\0\0!\0\0\u{1}\0updated_at\"\0\0\0\0\0\u{c}\0\0\"\0\0\u{1}\0statuses_url\"\0\0\0\u{b}\0\0#\0\0\u{1}\0forks_count\"\0\0\0\0\r\0\0$\0\0\u{1}\0assignees_url\"\0\0\u{7}\0\0%\0\0\u{1}\0ssh_url\"\u{6}\0\0&\0\0\u{1}\0public\"\0\u{8}\0\0'\0\0\u{1}\0has_wiki\"\0\0\0\0\0\0\0\u{f}\0\0(\0\0\u{1}\0subscribers_url\"\n\0\0)\0\0\0\0mirror_url\"\0\0\0\0\0\u{e}\0\0*\0\0\u{1}\0watchers_count\"\0\u{2}\0\0+\0\0\u{1}\0id\"\0\0\0\0\0\r\0\0,\0\0\u{1}\0has_downloads\"\0\0\u{f}\0\0-\0\0\u{1}\0git_commits_url\"\r\0\0.\0\0\u{1}\0downloads_url\"\0\0\t\0\0/\0\0\u{1}\0pulls_url\"\0\0\0\0\0\0\u{8}\0\00\0\0\0\0homepage\"\0\0\0\0\0\0\0\u{11}\0\01\0\0\u{1}\0issue_comment_url\"\0\0\0\0\0\0\t\0\02\0\0\u{1}\0hooks_url\"\0\0\0\0\0\0\u{10}\0\03\0\0\u{1}\0subscription_url\"\0\0\0\0\0\0\0\u{e}\0\04\0\0\u{1}\0milestones_url\"\0\u{7}\0\05\0\0\u{1}\0svn_url\"\n\0\06\0\0\u{1}\0events_url\"\0\0\0\0\0\u{c}\0\07\0\0\u{1}\0git_tags_url\"\0\0\0\t\0\08\0\0\u{1}\0teams_url\"\0\0\0\0\0\0\u{c}\0\09\0\0\u{1}\0comments_url\"\0\0\0\u{11}\0\0:\0\0\u{1}\0open_issues_count\"\0\0\0\0\0\0\u{8}\0\0;\0\0\u{1}\0keys_url\"\0\0\0\0\0\0\0\u{7}\0\0<\0\0\u{1}\0git_url\"\u{10}\0\0=\0\0\u{1}\0contributors_url\"\0\0\0\0\0\0\0\u{4}\0\0>\0\0\u{1}\0size\"\0\0\0\u{8}\0\0?\0\0\u{1}\0watchers\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 9, seed: 0x3dd12464a0ee15b5, wide: false, full: false, count: 64, required: 62,
      unknown: .ignore, duplicates: .error,
      rules: """
        Repository\tGitHubEvents.kvmap\t63
        description\t+1\tdescription
        fork\t+2\tfork
        url\t+3\turl
        language\t+4\tlanguage
        stargazers_url\t+5\tstargazers_url
        clone_url\t+6\tclone_url
        tags_url\t+7\ttags_url
        full_name\t+8\tfull_name
        merges_url\t+9\tmerges_url
        forks\t+10\tforks
        private\t+11\tprivate
        git_refs_url\t+12\tgit_refs_url
        archive_url\t+13\tarchive_url
        collaborators_url\t+14\tcollaborators_url
        owner\t+15\towner
        languages_url\t+16\tlanguages_url
        trees_url\t+17\ttrees_url
        labels_url\t+18\tlabels_url
        html_url\t+19\thtml_url
        pushed_at\t+20\tpushed_at
        created_at\t+21\tcreated_at
        has_issues\t+22\thas_issues
        forks_url\t+23\tforks_url
        branches_url\t+24\tbranches_url
        commits_url\t+25\tcommits_url
        notifications_url\t+26\tnotifications_url
        open_issues\t+27\topen_issues
        contents_url\t+28\tcontents_url
        blobs_url\t+29\tblobs_url
        issues_url\t+30\tissues_url
        compare_url\t+31\tcompare_url
        issue_events_url\t+32\tissue_events_url
        name\t+33\tname
        updated_at\t+34\tupdated_at
        statuses_url\t+35\tstatuses_url
        forks_count\t+36\tforks_count
        assignees_url\t+37\tassignees_url
        ssh_url\t+38\tssh_url
        public\t+39\tpublic
        has_wiki\t+40\thas_wiki
        subscribers_url\t+41\tsubscribers_url
        mirror_url\t+42\tmirror_url
        watchers_count\t+43\twatchers_count
        id\t+44\tid
        has_downloads\t+45\thas_downloads
        git_commits_url\t+46\tgit_commits_url
        downloads_url\t+47\tdownloads_url
        pulls_url\t+48\tpulls_url
        homepage\t+49\thomepage
        issue_comment_url\t+50\tissue_comment_url
        hooks_url\t+51\thooks_url
        subscription_url\t+52\tsubscription_url
        milestones_url\t+53\tmilestones_url
        svn_url\t+54\tsvn_url
        events_url\t+55\tevents_url
        git_tags_url\t+56\tgit_tags_url
        teams_url\t+57\tteams_url
        comments_url\t+58\tcomments_url
        open_issues_count\t+59\topen_issues_count
        keys_url\t+60\tkeys_url
        git_url\t+61\tgit_url
        contributors_url\t+62\tcontributors_url
        size\t+63\tsize
        watchers\t+64\twatchers
        """)
  }
}

nonisolated extension Account {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "!\0\u{1d}\0\u{12}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0$\0\0\0\u{1f}\0\0\0\0\0\0\0\0\0\0\0\u{16}\0\u{e}\0*\0\t\0\0\0\0\0\0\0\0\0'\0\0\0\u{6}\0\0\0\u{b}\0\u{1}\0\u{1a}\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0gists_url\"\0\0\0\0\0\0\u{b}\0\0\u{2}\0\0\u{1}\0gravatar_id\"\0\0\0\0\u{4}\0\0\u{3}\0\0\u{1}\0type\"\0\0\0\n\0\0\u{4}\0\0\u{1}\0avatar_url\"\0\0\0\0\0\u{11}\0\0\u{5}\0\0\u{1}\0subscriptions_url\"\0\0\0\0\0\0\u{11}\0\0\u{6}\0\0\u{1}\0organizations_url\"\0\0\0\0\0\0\u{13}\0\0\u{7}\0\0\u{1}\0received_events_url\"\0\0\0\0\t\0\0\u{8}\0\0\u{1}\0repos_url\"\0\0\0\0\0\0\u{5}\0\0\t\0\0\u{1}\0login\"\0\0\u{2}\0\0\n\0\0\u{1}\0id\"\0\0\0\0\0\u{b}\0\0\u{b}\0\0\u{1}\0starred_url\"\0\0\0\0\n\0\0\u{c}\0\0\u{1}\0events_url\"\0\0\0\0\0\r\0\0\r\0\0\u{1}\0followers_url\"\0\0\r\0\0\u{e}\0\0\u{1}\0following_url\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x3466e9a083914f65, wide: false, full: false, count: 15, required: 15,
      unknown: .ignore, duplicates: .error,
      rules: """
        Account\tGitHubEvents.kvmap\t130
        url\t+1\turl
        gists_url\t+2\tgists_url
        gravatar_id\t+3\tgravatar_id
        type\t+4\ttype
        avatar_url\t+5\tavatar_url
        subscriptions_url\t+6\tsubscriptions_url
        organizations_url\t+7\torganizations_url
        received_events_url\t+8\treceived_events_url
        repos_url\t+9\trepos_url
        login\t+10\tlogin
        id\t+11\tid
        starred_url\t+12\tstarred_url
        events_url\t+13\tevents_url
        followers_url\t+14\tfollowers_url
        following_url\t+15\tfollowing_url
        """)
  }
}

nonisolated extension Issue {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{10}\0\u{1d}\0\0\0\u{1b}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0,\0\0\0\0\0\0\0\"\0\0\0\0\0\n\0 \0\0\0\u{13}\0\u{19}\0\0\0\0\0)\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0'\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\r\0\0\0\0\0\0\0\u{16}\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0/\0$\0\0\0\u{5}\0\u{4}\0\0\0\0\0\u{1}\0user\"\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0url\"\0\0\0\0\u{6}\0\0\u{2}\0\0\u{1}\0labels\"\0\u{8}\0\0\u{3}\0\0\u{1}\0html_url\"\0\0\0\0\0\0\0\n\0\0\u{4}\0\0\u{1}\0labels_url\"\0\0\0\0\0\u{c}\0\0\u{5}\0\0\u{1}\0pull_request\"\0\0\0\n\0\0\u{6}\0\0\u{1}\0created_at\"\0\0\0\0\0\t\0\0\u{7}\0\0\0\0closed_at\"\0\0\0\0\0\0\t\0\0\u{8}\0\0\0\0milestone\"\0\0\0\0\0\0\u{5}\0\0\t\0\0\u{1}\0title\"\0\0\u{4}\0\0\n\0\0\u{1}\0body\"\0\0\0\n\0\0\u{b}\0\0\u{1}\0updated_at\"\0\0\0\0\0\u{6}\0\0\u{c}\0\0\u{1}\0number\"\0\u{5}\0\0\r\0\0\u{1}\0state\"\0\0\u{8}\0\0\u{e}\0\0\0\0assignee\"\0\0\0\0\0\0\0\u{2}\0\0\u{f}\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{10}\0\0\u{1}\0events_url\"\0\0\0\0\0\u{c}\0\0\u{11}\0\0\u{1}\0comments_url\"\0\0\0\u{8}\0\0\u{12}\0\0\u{1}\0comments\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 19, required: 16,
      unknown: .ignore, duplicates: .error,
      rules: """
        Issue\tGitHubEvents.kvmap\t148
        user\t+1\tuser
        url\t+2\turl
        labels\t+3\tlabels
        html_url\t+4\thtml_url
        labels_url\t+5\tlabels_url
        pull_request\t+6\tpull_request
        created_at\t+7\tcreated_at
        closed_at\t+8\tclosed_at
        milestone\t+9\tmilestone
        title\t+10\ttitle
        body\t+11\tbody
        updated_at\t+12\tupdated_at
        number\t+13\tnumber
        state\t+14\tstate
        assignee\t+15\tassignee
        id\t+16\tid
        events_url\t+17\tevents_url
        comments_url\t+18\tcomments_url
        comments\t+19\tcomments
        """)
  }
}

nonisolated extension PullRequestLinks {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{7}\0\u{1}\0\u{4}\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\0\0html_url\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\0\0patch_url\"\0\0\0\0\0\0\u{8}\0\0\u{2}\0\0\0\0diff_url\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PullRequestLinks\tGitHubEvents.kvmap\t170
        html_url\t+1\thtml_url
        patch_url\t+2\tpatch_url
        diff_url\t+3\tdiff_url
        """)
  }
}

nonisolated extension Comment {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{10}\0\0\0\0\0\0\0\0\0\u{5}\0\r\0\0\0\u{8}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\u{b}\0\u{4}\0\0\0\0\0\u{1}\0user\"\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0url\"\0\0\0\0\t\0\0\u{2}\0\0\u{1}\0issue_url\"\0\0\0\0\0\0\n\0\0\u{3}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{4}\0\0\u{4}\0\0\u{1}\0body\"\0\0\0\n\0\0\u{5}\0\0\u{1}\0updated_at\"\0\0\0\0\0\u{2}\0\0\u{6}\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xc2d326e0055bdef7, wide: false, full: false, count: 7, required: 7,
      unknown: .ignore, duplicates: .error,
      rules: """
        Comment\tGitHubEvents.kvmap\t176
        user\t+1\tuser
        url\t+2\turl
        issue_url\t+3\tissue_url
        created_at\t+4\tcreated_at
        body\t+5\tbody
        updated_at\t+6\tupdated_at
        id\t+7\tid
        """)
  }
}

nonisolated extension WikiPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\0\0\0\0\r\0\u{7}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{b}\0\t\0\t\0\0\0\0\0\u{1}\0page_name\"\0\0\0\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0html_url\"\0\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0title\"\0\0\u{3}\0\0\u{3}\0\0\u{1}\0sha\"\0\0\0\0\u{7}\0\0\u{4}\0\0\0\0summary\"\u{6}\0\0\u{5}\0\0\u{1}\0action\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        WikiPage\tGitHubEvents.kvmap\t186
        page_name\t+1\tpage_name
        html_url\t+2\thtml_url
        title\t+3\ttitle
        sha\t+4\tsha
        summary\t+5\tsummary
        action\t+6\taction
        """)
  }
}

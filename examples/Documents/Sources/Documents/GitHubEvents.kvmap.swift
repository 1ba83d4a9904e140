// Generated from GitHubEvents.kvmap. Do not edit.
// kvmap format 1, input 7b5889ad250bb24a, body 39504d0e79e155e0
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

/// Something that happened in a repository.
nonisolated public struct GitHubEvent: Swift.Sendable, Swift.Hashable {
  public var type: Swift.String
  public var createdAt: Date
  public var actor: Account
  public var repo: RepositoryReference
  public var isPublic: Swift.Bool
  public var org: Swift.Optional<Account>
  public var payload: Payload
  /// A number, written as text.
  public var id: Swift.String

  public init(
    type: Swift.String,
    createdAt: Date,
    actor: Account,
    repo: RepositoryReference,
    isPublic: Swift.Bool,
    org: Account? = nil,
    payload: Payload,
    id: Swift.String
  ) {
    self.type = type
    self.createdAt = createdAt
    self.actor = actor
    self.repo = repo
    self.isPublic = isPublic
    self.org = org
    self.payload = payload
    self.id = id
  }
}

/// Who did it, or the organisation that it was done for.
nonisolated public struct Account: Swift.Sendable, Swift.Hashable {
  public var gravatarID: Swift.String
  public var login: Swift.String
  public var avatarURL: URL
  public var url: URL
  public var id: Swift.Int

  public init(gravatarID: Swift.String, login: Swift.String, avatarURL: URL, url: URL, id: Swift.Int) {
    self.gravatarID = gravatarID
    self.login = login
    self.avatarURL = avatarURL
    self.url = url
    self.id = id
  }
}

nonisolated public struct RepositoryReference: Swift.Sendable, Swift.Hashable {
  public var url: URL
  public var id: Swift.Int
  public var name: Swift.String

  public init(url: URL, id: Swift.Int, name: Swift.String) {
    self.url = url
    self.id = id
    self.name = name
  }
}

/// The details of an event. Its `type` determines which of them are present.
nonisolated public struct Payload: Swift.Sendable, Swift.Hashable {
  public var commits: Swift.Optional<[Commit]>
  public var distinctSize: Swift.Optional<Swift.Int>
  /// Of a CreateEvent too, where it is null for a repository.
  public var ref: Swift.Optional<Swift.String>
  public var pushID: Swift.Optional<Swift.Int>
  public var head: Swift.Optional<Swift.String>
  public var before: Swift.Optional<Swift.String>
  public var size: Swift.Optional<Swift.Int>
  public var description: Swift.Optional<Swift.String>
  public var masterBranch: Swift.Optional<Swift.String>
  public var refType: Swift.Optional<Swift.String>
  public var forkee: Swift.Optional<Repository>
  public var action: Swift.Optional<Swift.String>
  public var issue: Swift.Optional<Issue>
  public var comment: Swift.Optional<Comment>
  public var pages: Swift.Optional<[WikiPage]>

  public init(
    commits: [Commit]? = nil,
    distinctSize: Swift.Int? = nil,
    ref: Swift.String? = nil,
    pushID: Swift.Int? = nil,
    head: Swift.String? = nil,
    before: Swift.String? = nil,
    size: Swift.Int? = nil,
    description: Swift.String? = nil,
    masterBranch: Swift.String? = nil,
    refType: Swift.String? = nil,
    forkee: Repository? = nil,
    action: Swift.String? = nil,
    issue: Issue? = nil,
    comment: Comment? = nil,
    pages: [WikiPage]? = nil
  ) {
    self.commits = commits
    self.distinctSize = distinctSize
    self.ref = ref
    self.pushID = pushID
    self.head = head
    self.before = before
    self.size = size
    self.description = description
    self.masterBranch = masterBranch
    self.refType = refType
    self.forkee = forkee
    self.action = action
    self.issue = issue
    self.comment = comment
    self.pages = pages
  }
}

nonisolated public struct Commit: Swift.Sendable, Swift.Hashable {
  public var url: URL
  public var message: Swift.String
  public var isDistinct: Swift.Bool
  public var sha: Swift.String
  public var author: CommitAuthor

  public init(
    url: URL,
    message: Swift.String,
    isDistinct: Swift.Bool,
    sha: Swift.String,
    author: CommitAuthor
  ) {
    self.url = url
    self.message = message
    self.isDistinct = isDistinct
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

nonisolated public struct WikiPage: Swift.Sendable, Swift.Hashable {
  public var pageName: Swift.String
  public var htmlURL: URL
  public var title: Swift.String
  public var sha: Swift.String
  public var summary: Swift.Optional<Swift.String>
  public var action: Swift.String

  public init(
    pageName: Swift.String,
    htmlURL: URL,
    title: Swift.String,
    sha: Swift.String,
    summary: Swift.String? = nil,
    action: Swift.String
  ) {
    self.pageName = pageName
    self.htmlURL = htmlURL
    self.title = title
    self.sha = sha
    self.summary = summary
    self.action = action
  }
}

nonisolated public struct Comment: Swift.Sendable, Swift.Hashable {
  public var user: GitHubUser
  public var url: URL
  public var issueURL: URL
  public var createdAt: Date
  public var body: Swift.String
  public var updatedAt: Date
  public var id: Swift.Int

  public init(
    user: GitHubUser,
    url: URL,
    issueURL: URL,
    createdAt: Date,
    body: Swift.String,
    updatedAt: Date,
    id: Swift.Int
  ) {
    self.user = user
    self.url = url
    self.issueURL = issueURL
    self.createdAt = createdAt
    self.body = body
    self.updatedAt = updatedAt
    self.id = id
  }
}

nonisolated public struct Issue: Swift.Sendable, Swift.Hashable {
  public var user: GitHubUser
  public var url: URL
  public var labels: [KVMap.JSONObject]
  public var htmlURL: URL
  public var labelsURLTemplate: Swift.String
  public var pullRequest: PullRequestLinks
  public var createdAt: Date
  public var closedAt: Swift.Optional<Date>
  public var milestone: Swift.Optional<KVMap.JSONObject>
  public var title: Swift.String
  public var body: Swift.String
  public var updatedAt: Date
  public var number: Swift.Int
  public var state: Swift.String
  public var assignee: Swift.Optional<GitHubUser>
  public var id: Swift.Int
  public var eventsURL: URL
  public var commentsURL: URL
  /// How many there are.
  public var comments: Swift.Int

  public init(
    user: GitHubUser,
    url: URL,
    labels: [KVMap.JSONObject],
    htmlURL: URL,
    labelsURLTemplate: Swift.String,
    pullRequest: PullRequestLinks,
    createdAt: Date,
    closedAt: Date? = nil,
    milestone: KVMap.JSONObject? = nil,
    title: Swift.String,
    body: Swift.String,
    updatedAt: Date,
    number: Swift.Int,
    state: Swift.String,
    assignee: GitHubUser? = nil,
    id: Swift.Int,
    eventsURL: URL,
    commentsURL: URL,
    comments: Swift.Int
  ) {
    self.user = user
    self.url = url
    self.labels = labels
    self.htmlURL = htmlURL
    self.labelsURLTemplate = labelsURLTemplate
    self.pullRequest = pullRequest
    self.createdAt = createdAt
    self.closedAt = closedAt
    self.milestone = milestone
    self.title = title
    self.body = body
    self.updatedAt = updatedAt
    self.number = number
    self.state = state
    self.assignee = assignee
    self.id = id
    self.eventsURL = eventsURL
    self.commentsURL = commentsURL
    self.comments = comments
  }
}

/// All of them null where the issue is no pull request.
nonisolated public struct PullRequestLinks: Swift.Sendable, Swift.Hashable {
  public var htmlURL: Swift.Optional<URL>
  public var patchURL: Swift.Optional<URL>
  public var diffURL: Swift.Optional<URL>

  public init(htmlURL: URL? = nil, patchURL: URL? = nil, diffURL: URL? = nil) {
    self.htmlURL = htmlURL
    self.patchURL = patchURL
    self.diffURL = diffURL
  }
}

nonisolated public struct GitHubUser: Swift.Sendable, Swift.Hashable {
  public var url: URL
  public var gistsURLTemplate: Swift.String
  public var gravatarID: Swift.String
  public var type: Swift.String
  public var avatarURL: URL
  public var subscriptionsURL: URL
  public var receivedEventsURL: URL
  public var organizationsURL: URL
  public var reposURL: URL
  public var login: Swift.String
  public var id: Swift.Int
  public var starredURLTemplate: Swift.String
  public var eventsURLTemplate: Swift.String
  public var followersURL: URL
  public var followingURL: URL

  public init(
    url: URL,
    gistsURLTemplate: Swift.String,
    gravatarID: Swift.String,
    type: Swift.String,
    avatarURL: URL,
    subscriptionsURL: URL,
    receivedEventsURL: URL,
    organizationsURL: URL,
    reposURL: URL,
    login: Swift.String,
    id: Swift.Int,
    starredURLTemplate: Swift.String,
    eventsURLTemplate: Swift.String,
    followersURL: URL,
    followingURL: URL
  ) {
    self.url = url
    self.gistsURLTemplate = gistsURLTemplate
    self.gravatarID = gravatarID
    self.type = type
    self.avatarURL = avatarURL
    self.subscriptionsURL = subscriptionsURL
    self.receivedEventsURL = receivedEventsURL
    self.organizationsURL = organizationsURL
    self.reposURL = reposURL
    self.login = login
    self.id = id
    self.starredURLTemplate = starredURLTemplate
    self.eventsURLTemplate = eventsURLTemplate
    self.followersURL = followersURL
    self.followingURL = followingURL
  }
}

nonisolated public struct Repository: Swift.Sendable, Swift.Hashable {
  public var description: Swift.String
  public var isFork: Swift.Bool
  public var url: URL
  public var language: Swift.Optional<Swift.String>
  public var stargazersURL: URL
  public var cloneURL: URL
  public var tagsURLTemplate: Swift.String
  public var fullName: Swift.String
  public var mergesURL: URL
  public var forks: Swift.Int
  public var isPrivate: Swift.Bool
  public var gitRefsURLTemplate: Swift.String
  public var archiveURLTemplate: Swift.String
  public var collaboratorsURLTemplate: Swift.String
  public var owner: GitHubUser
  public var languagesURL: URL
  public var treesURLTemplate: Swift.String
  public var labelsURLTemplate: Swift.String
  public var htmlURL: URL
  public var pushedAt: Date
  public var createdAt: Date
  public var hasIssues: Swift.Bool
  public var forksURL: URL
  public var branchesURLTemplate: Swift.String
  public var commitsURLTemplate: Swift.String
  public var notificationsURLTemplate: Swift.String
  public var openIssues: Swift.Int
  public var contentsURLTemplate: Swift.String
  public var blobsURLTemplate: Swift.String
  public var issuesURLTemplate: Swift.String
  public var compareURLTemplate: Swift.String
  public var issueEventsURLTemplate: Swift.String
  public var name: Swift.String
  public var updatedAt: Date
  public var statusesURLTemplate: Swift.String
  public var forksCount: Swift.Int
  public var assigneesURLTemplate: Swift.String
  /// `git@host:path`, which is no URL.
  public var sshAddress: Swift.String
  public var isPublic: Swift.Bool
  public var hasWiki: Swift.Bool
  public var subscribersURL: URL
  public var mirrorURL: Swift.Optional<URL>
  public var watchersCount: Swift.Int
  public var id: Swift.Int
  public var hasDownloads: Swift.Bool
  public var gitCommitsURLTemplate: Swift.String
  public var downloadsURL: URL
  public var pullsURLTemplate: Swift.String
  /// Often empty, so no URL.
  public var homepage: Swift.Optional<Swift.String>
  public var issueCommentURLTemplate: Swift.String
  public var hooksURL: URL
  public var subscriptionURL: URL
  public var milestonesURLTemplate: Swift.String
  public var svnURL: URL
  public var eventsURL: URL
  public var gitTagsURLTemplate: Swift.String
  public var teamsURL: URL
  public var commentsURLTemplate: Swift.String
  public var openIssuesCount: Swift.Int
  public var keysURLTemplate: Swift.String
  public var gitURL: URL
  public var contributorsURL: URL
  /// Kilobytes.
  public var size: Swift.Int
  public var watchers: Swift.Int

  public init(
    description: Swift.String,
    isFork: Swift.Bool,
    url: URL,
    language: Swift.String? = nil,
    stargazersURL: URL,
    cloneURL: URL,
    tagsURLTemplate: Swift.String,
    fullName: Swift.String,
    mergesURL: URL,
    forks: Swift.Int,
    isPrivate: Swift.Bool,
    gitRefsURLTemplate: Swift.String,
    archiveURLTemplate: Swift.String,
    collaboratorsURLTemplate: Swift.String,
    owner: GitHubUser,
    languagesURL: URL,
    treesURLTemplate: Swift.String,
    labelsURLTemplate: Swift.String,
    htmlURL: URL,
    pushedAt: Date,
    createdAt: Date,
    hasIssues: Swift.Bool,
    forksURL: URL,
    branchesURLTemplate: Swift.String,
    commitsURLTemplate: Swift.String,
    notificationsURLTemplate: Swift.String,
    openIssues: Swift.Int,
    contentsURLTemplate: Swift.String,
    blobsURLTemplate: Swift.String,
    issuesURLTemplate: Swift.String,
    compareURLTemplate: Swift.String,
    issueEventsURLTemplate: Swift.String,
    name: Swift.String,
    updatedAt: Date,
    statusesURLTemplate: Swift.String,
    forksCount: Swift.Int,
    assigneesURLTemplate: Swift.String,
    sshAddress: Swift.String,
    isPublic: Swift.Bool,
    hasWiki: Swift.Bool,
    subscribersURL: URL,
    mirrorURL: URL? = nil,
    watchersCount: Swift.Int,
    id: Swift.Int,
    hasDownloads: Swift.Bool,
    gitCommitsURLTemplate: Swift.String,
    downloadsURL: URL,
    pullsURLTemplate: Swift.String,
    homepage: Swift.String? = nil,
    issueCommentURLTemplate: Swift.String,
    hooksURL: URL,
    subscriptionURL: URL,
    milestonesURLTemplate: Swift.String,
    svnURL: URL,
    eventsURL: URL,
    gitTagsURLTemplate: Swift.String,
    teamsURL: URL,
    commentsURLTemplate: Swift.String,
    openIssuesCount: Swift.Int,
    keysURLTemplate: Swift.String,
    gitURL: URL,
    contributorsURL: URL,
    size: Swift.Int,
    watchers: Swift.Int
  ) {
    self.description = description
    self.isFork = isFork
    self.url = url
    self.language = language
    self.stargazersURL = stargazersURL
    self.cloneURL = cloneURL
    self.tagsURLTemplate = tagsURLTemplate
    self.fullName = fullName
    self.mergesURL = mergesURL
    self.forks = forks
    self.isPrivate = isPrivate
    self.gitRefsURLTemplate = gitRefsURLTemplate
    self.archiveURLTemplate = archiveURLTemplate
    self.collaboratorsURLTemplate = collaboratorsURLTemplate
    self.owner = owner
    self.languagesURL = languagesURL
    self.treesURLTemplate = treesURLTemplate
    self.labelsURLTemplate = labelsURLTemplate
    self.htmlURL = htmlURL
    self.pushedAt = pushedAt
    self.createdAt = createdAt
    self.hasIssues = hasIssues
    self.forksURL = forksURL
    self.branchesURLTemplate = branchesURLTemplate
    self.commitsURLTemplate = commitsURLTemplate
    self.notificationsURLTemplate = notificationsURLTemplate
    self.openIssues = openIssues
    self.contentsURLTemplate = contentsURLTemplate
    self.blobsURLTemplate = blobsURLTemplate
    self.issuesURLTemplate = issuesURLTemplate
    self.compareURLTemplate = compareURLTemplate
    self.issueEventsURLTemplate = issueEventsURLTemplate
    self.name = name
    self.updatedAt = updatedAt
    self.statusesURLTemplate = statusesURLTemplate
    self.forksCount = forksCount
    self.assigneesURLTemplate = assigneesURLTemplate
    self.sshAddress = sshAddress
    self.isPublic = isPublic
    self.hasWiki = hasWiki
    self.subscribersURL = subscribersURL
    self.mirrorURL = mirrorURL
    self.watchersCount = watchersCount
    self.id = id
    self.hasDownloads = hasDownloads
    self.gitCommitsURLTemplate = gitCommitsURLTemplate
    self.downloadsURL = downloadsURL
    self.pullsURLTemplate = pullsURLTemplate
    self.homepage = homepage
    self.issueCommentURLTemplate = issueCommentURLTemplate
    self.hooksURL = hooksURL
    self.subscriptionURL = subscriptionURL
    self.milestonesURLTemplate = milestonesURLTemplate
    self.svnURL = svnURL
    self.eventsURL = eventsURL
    self.gitTagsURLTemplate = gitTagsURLTemplate
    self.teamsURL = teamsURL
    self.commentsURLTemplate = commentsURLTemplate
    self.openIssuesCount = openIssuesCount
    self.keysURLTemplate = keysURLTemplate
    self.gitURL = gitURL
    self.contributorsURL = contributorsURL
    self.size = size
    self.watchers = watchers
  }
}

// MARK: - Mappings

nonisolated extension GitHubEvent: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: GitHubEvent {
    GitHubEvent(type: "", createdAt: .init(timeIntervalSince1970: 0), actor: Account._kvPlaceholder, repo: RepositoryReference._kvPlaceholder, isPublic: false, payload: Payload._kvPlaceholder, id: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GitHubEvent, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.type)  // type
      case 1: kv.date(into: &out.createdAt)  // created_at
      case 2: kv.object(into: &out.actor, updating: updating)  // actor
      case 3: kv.object(into: &out.repo, updating: updating)  // repo
      case 4: kv.bool(into: &out.isPublic)  // public
      case 5: kv.object(orNil: &out.org, updating: updating)  // org
      case 6: kv.object(into: &out.payload, updating: updating)  // payload
      case 7: kv.string(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"type\":", self.type)
    kv.key("\"created_at\":"); try kv.date(self.createdAt)
    kv.key("\"actor\":"); try self.actor._kvEncode(&kv)
    kv.key("\"repo\":"); try self.repo._kvEncode(&kv)
    kv.bool("\"public\":", self.isPublic)
    if let value = self.org { kv.key("\"org\":"); try value._kvEncode(&kv) }
    kv.key("\"payload\":"); try self.payload._kvEncode(&kv)
    kv.string("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension Account: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Account {
    Account(gravatarID: "", login: "", avatarURL: KVMap.GeneratedConstant.emptyURL, url: KVMap.GeneratedConstant.emptyURL, id: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Account, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.gravatarID)  // gravatar_id
      case 1: kv.string(into: &out.login)  // login
      case 2: kv.url(into: &out.avatarURL)  // avatar_url
      case 3: kv.url(into: &out.url)  // url
      case 4: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"gravatar_id\":", self.gravatarID)
    kv.string("\"login\":", self.login)
    kv.key("\"avatar_url\":"); try kv.url(self.avatarURL)
    kv.key("\"url\":"); try kv.url(self.url)
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension RepositoryReference: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: RepositoryReference {
    RepositoryReference(url: KVMap.GeneratedConstant.emptyURL, id: 0, name: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RepositoryReference, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.url(into: &out.url)  // url
      case 1: kv.int(into: &out.id)  // id
      case 2: kv.string(into: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"url\":"); try kv.url(self.url)
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension Payload: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Payload {
    Payload()
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Payload, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(orNil: &out.commits)  // commits
      case 1: kv.int(orNil: &out.distinctSize)  // distinct_size
      case 2: kv.string(orNil: &out.ref)  // ref
      case 3: kv.int(orNil: &out.pushID)  // push_id
      case 4: kv.string(orNil: &out.head)  // head
      case 5: kv.string(orNil: &out.before)  // before
      case 6: kv.int(orNil: &out.size)  // size
      case 7: kv.string(orNil: &out.description)  // description
      case 8: kv.string(orNil: &out.masterBranch)  // master_branch
      case 9: kv.string(orNil: &out.refType)  // ref_type
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
    kv.int("\"distinct_size\":", ifPresent: self.distinctSize)
    kv.string("\"ref\":", ifPresent: self.ref)
    kv.int("\"push_id\":", ifPresent: self.pushID)
    kv.string("\"head\":", ifPresent: self.head)
    kv.string("\"before\":", ifPresent: self.before)
    kv.int("\"size\":", ifPresent: self.size)
    kv.string("\"description\":", ifPresent: self.description)
    kv.string("\"master_branch\":", ifPresent: self.masterBranch)
    kv.string("\"ref_type\":", ifPresent: self.refType)
    if let value = self.forkee { kv.key("\"forkee\":"); try value._kvEncode(&kv) }
    kv.string("\"action\":", ifPresent: self.action)
    if let value = self.issue { kv.key("\"issue\":"); try value._kvEncode(&kv) }
    if let value = self.comment { kv.key("\"comment\":"); try value._kvEncode(&kv) }
    if let value = self.pages { kv.key("\"pages\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension Commit: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Commit {
    Commit(url: KVMap.GeneratedConstant.emptyURL, message: "", isDistinct: false, sha: "", author: CommitAuthor._kvPlaceholder)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Commit, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.url(into: &out.url)  // url
      case 1: kv.string(into: &out.message)  // message
      case 2: kv.bool(into: &out.isDistinct)  // distinct
      case 3: kv.string(into: &out.sha)  // sha
      case 4: kv.object(into: &out.author, updating: updating)  // author
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"url\":"); try kv.url(self.url)
    kv.string("\"message\":", self.message)
    kv.bool("\"distinct\":", self.isDistinct)
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

nonisolated extension WikiPage: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: WikiPage {
    WikiPage(pageName: "", htmlURL: KVMap.GeneratedConstant.emptyURL, title: "", sha: "", action: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WikiPage, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.pageName)  // page_name
      case 1: kv.url(into: &out.htmlURL)  // html_url
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
    kv.string("\"page_name\":", self.pageName)
    kv.key("\"html_url\":"); try kv.url(self.htmlURL)
    kv.string("\"title\":", self.title)
    kv.string("\"sha\":", self.sha)
    kv.string("\"summary\":", ifPresent: self.summary)
    kv.string("\"action\":", self.action)
    kv.endObject()
  }
}

nonisolated extension Comment: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Comment {
    Comment(user: GitHubUser._kvPlaceholder, url: KVMap.GeneratedConstant.emptyURL, issueURL: KVMap.GeneratedConstant.emptyURL, createdAt: .init(timeIntervalSince1970: 0), body: "", updatedAt: .init(timeIntervalSince1970: 0), id: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Comment, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.user, updating: updating)  // user
      case 1: kv.url(into: &out.url)  // url
      case 2: kv.url(into: &out.issueURL)  // issue_url
      case 3: kv.date(into: &out.createdAt)  // created_at
      case 4: kv.string(into: &out.body)  // body
      case 5: kv.date(into: &out.updatedAt)  // updated_at
      case 6: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"user\":"); try self.user._kvEncode(&kv)
    kv.key("\"url\":"); try kv.url(self.url)
    kv.key("\"issue_url\":"); try kv.url(self.issueURL)
    kv.key("\"created_at\":"); try kv.date(self.createdAt)
    kv.string("\"body\":", self.body)
    kv.key("\"updated_at\":"); try kv.date(self.updatedAt)
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension Issue: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Issue {
    Issue(user: GitHubUser._kvPlaceholder, url: KVMap.GeneratedConstant.emptyURL, labels: [], htmlURL: KVMap.GeneratedConstant.emptyURL, labelsURLTemplate: "", pullRequest: PullRequestLinks._kvPlaceholder, createdAt: .init(timeIntervalSince1970: 0), title: "", body: "", updatedAt: .init(timeIntervalSince1970: 0), number: 0, state: "", id: 0, eventsURL: KVMap.GeneratedConstant.emptyURL, commentsURL: KVMap.GeneratedConstant.emptyURL, comments: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Issue, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.object(into: &out.user, updating: updating)  // user
        case 1: kv.url(into: &out.url)  // url
        case 2: out.labels = try _kvDecode_labels(&kv)  // labels
        case 3: kv.url(into: &out.htmlURL)  // html_url
        case 4: kv.string(into: &out.labelsURLTemplate)  // labels_url
        case 5: kv.object(into: &out.pullRequest, updating: updating)  // pull_request
        case 6: kv.date(into: &out.createdAt)  // created_at
        case 7: kv.date(orNil: &out.closedAt)  // closed_at
        case 8: out.milestone = try kv.consumeNullOrEmptyText() ? nil : kv.object()  // milestone
        case 9: kv.string(into: &out.title)  // title
        case 10: kv.string(into: &out.body)  // body
        case 11: kv.date(into: &out.updatedAt)  // updated_at
        case 12: kv.int(into: &out.number)  // number
        case 13: kv.string(into: &out.state)  // state
        case 14: kv.object(orNil: &out.assignee, updating: updating)  // assignee
        case 15: kv.int(into: &out.id)  // id
        case 16: kv.url(into: &out.eventsURL)  // events_url
        case 17: kv.url(into: &out.commentsURL)  // comments_url
        case 18: kv.int(into: &out.comments)  // comments
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_labels(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.JSONObject] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONObject in try kv.object() })
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"user\":"); try self.user._kvEncode(&kv)
    kv.key("\"url\":"); try kv.url(self.url)
    try kv.array("\"labels\":", self.labels)
    kv.key("\"html_url\":"); try kv.url(self.htmlURL)
    kv.string("\"labels_url\":", self.labelsURLTemplate)
    kv.key("\"pull_request\":"); try self.pullRequest._kvEncode(&kv)
    kv.key("\"created_at\":"); try kv.date(self.createdAt)
    if let value = self.closedAt { kv.key("\"closed_at\":"); try kv.date(value) }
    if let value = self.milestone { kv.key("\"milestone\":"); kv.object(value) }
    kv.string("\"title\":", self.title)
    kv.string("\"body\":", self.body)
    kv.key("\"updated_at\":"); try kv.date(self.updatedAt)
    kv.int("\"number\":", self.number)
    kv.string("\"state\":", self.state)
    if let value = self.assignee { kv.key("\"assignee\":"); try value._kvEncode(&kv) }
    kv.int("\"id\":", self.id)
    kv.key("\"events_url\":"); try kv.url(self.eventsURL)
    kv.key("\"comments_url\":"); try kv.url(self.commentsURL)
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
      case 0: kv.url(orNil: &out.htmlURL)  // html_url
      case 1: kv.url(orNil: &out.patchURL)  // patch_url
      case 2: kv.url(orNil: &out.diffURL)  // diff_url
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.htmlURL { kv.key("\"html_url\":"); try kv.url(value) }
    if let value = self.patchURL { kv.key("\"patch_url\":"); try kv.url(value) }
    if let value = self.diffURL { kv.key("\"diff_url\":"); try kv.url(value) }
    kv.endObject()
  }
}

nonisolated extension GitHubUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: GitHubUser {
    GitHubUser(url: KVMap.GeneratedConstant.emptyURL, gistsURLTemplate: "", gravatarID: "", type: "", avatarURL: KVMap.GeneratedConstant.emptyURL, subscriptionsURL: KVMap.GeneratedConstant.emptyURL, receivedEventsURL: KVMap.GeneratedConstant.emptyURL, organizationsURL: KVMap.GeneratedConstant.emptyURL, reposURL: KVMap.GeneratedConstant.emptyURL, login: "", id: 0, starredURLTemplate: "", eventsURLTemplate: "", followersURL: KVMap.GeneratedConstant.emptyURL, followingURL: KVMap.GeneratedConstant.emptyURL)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GitHubUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.url(into: &out.url)  // url
      case 1: kv.string(into: &out.gistsURLTemplate)  // gists_url
      case 2: kv.string(into: &out.gravatarID)  // gravatar_id
      case 3: kv.string(into: &out.type)  // type
      case 4: kv.url(into: &out.avatarURL)  // avatar_url
      case 5: kv.url(into: &out.subscriptionsURL)  // subscriptions_url
      case 6: kv.url(into: &out.receivedEventsURL)  // received_events_url
      case 7: kv.url(into: &out.organizationsURL)  // organizations_url
      case 8: kv.url(into: &out.reposURL)  // repos_url
      case 9: kv.string(into: &out.login)  // login
      case 10: kv.int(into: &out.id)  // id
      case 11: kv.string(into: &out.starredURLTemplate)  // starred_url
      case 12: kv.string(into: &out.eventsURLTemplate)  // events_url
      case 13: kv.url(into: &out.followersURL)  // followers_url
      case 14: kv.url(into: &out.followingURL)  // following_url
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"url\":"); try kv.url(self.url)
    kv.string("\"gists_url\":", self.gistsURLTemplate)
    kv.string("\"gravatar_id\":", self.gravatarID)
    kv.string("\"type\":", self.type)
    kv.key("\"avatar_url\":"); try kv.url(self.avatarURL)
    kv.key("\"subscriptions_url\":"); try kv.url(self.subscriptionsURL)
    kv.key("\"received_events_url\":"); try kv.url(self.receivedEventsURL)
    kv.key("\"organizations_url\":"); try kv.url(self.organizationsURL)
    kv.key("\"repos_url\":"); try kv.url(self.reposURL)
    kv.string("\"login\":", self.login)
    kv.int("\"id\":", self.id)
    kv.string("\"starred_url\":", self.starredURLTemplate)
    kv.string("\"events_url\":", self.eventsURLTemplate)
    kv.key("\"followers_url\":"); try kv.url(self.followersURL)
    kv.key("\"following_url\":"); try kv.url(self.followingURL)
    kv.endObject()
  }
}

nonisolated extension Repository: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Repository {
    Repository(description: "", isFork: false, url: KVMap.GeneratedConstant.emptyURL, stargazersURL: KVMap.GeneratedConstant.emptyURL, cloneURL: KVMap.GeneratedConstant.emptyURL, tagsURLTemplate: "", fullName: "", mergesURL: KVMap.GeneratedConstant.emptyURL, forks: 0, isPrivate: false, gitRefsURLTemplate: "", archiveURLTemplate: "", collaboratorsURLTemplate: "", owner: GitHubUser._kvPlaceholder, languagesURL: KVMap.GeneratedConstant.emptyURL, treesURLTemplate: "", labelsURLTemplate: "", htmlURL: KVMap.GeneratedConstant.emptyURL, pushedAt: .init(timeIntervalSince1970: 0), createdAt: .init(timeIntervalSince1970: 0), hasIssues: false, forksURL: KVMap.GeneratedConstant.emptyURL, branchesURLTemplate: "", commitsURLTemplate: "", notificationsURLTemplate: "", openIssues: 0, contentsURLTemplate: "", blobsURLTemplate: "", issuesURLTemplate: "", compareURLTemplate: "", issueEventsURLTemplate: "", name: "", updatedAt: .init(timeIntervalSince1970: 0), statusesURLTemplate: "", forksCount: 0, assigneesURLTemplate: "", sshAddress: "", isPublic: false, hasWiki: false, subscribersURL: KVMap.GeneratedConstant.emptyURL, watchersCount: 0, id: 0, hasDownloads: false, gitCommitsURLTemplate: "", downloadsURL: KVMap.GeneratedConstant.emptyURL, pullsURLTemplate: "", issueCommentURLTemplate: "", hooksURL: KVMap.GeneratedConstant.emptyURL, subscriptionURL: KVMap.GeneratedConstant.emptyURL, milestonesURLTemplate: "", svnURL: KVMap.GeneratedConstant.emptyURL, eventsURL: KVMap.GeneratedConstant.emptyURL, gitTagsURLTemplate: "", teamsURL: KVMap.GeneratedConstant.emptyURL, commentsURLTemplate: "", openIssuesCount: 0, keysURLTemplate: "", gitURL: KVMap.GeneratedConstant.emptyURL, contributorsURL: KVMap.GeneratedConstant.emptyURL, size: 0, watchers: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Repository, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.description)  // description
      case 1: kv.bool(into: &out.isFork)  // fork
      case 2: kv.url(into: &out.url)  // url
      case 3: kv.string(orNil: &out.language)  // language
      case 4: kv.url(into: &out.stargazersURL)  // stargazers_url
      case 5: kv.url(into: &out.cloneURL)  // clone_url
      case 6: kv.string(into: &out.tagsURLTemplate)  // tags_url
      case 7: kv.string(into: &out.fullName)  // full_name
      case 8: kv.url(into: &out.mergesURL)  // merges_url
      case 9: kv.int(into: &out.forks)  // forks
      case 10: kv.bool(into: &out.isPrivate)  // private
      case 11: kv.string(into: &out.gitRefsURLTemplate)  // git_refs_url
      case 12: kv.string(into: &out.archiveURLTemplate)  // archive_url
      case 13: kv.string(into: &out.collaboratorsURLTemplate)  // collaborators_url
      case 14: kv.object(into: &out.owner, updating: updating)  // owner
      case 15: kv.url(into: &out.languagesURL)  // languages_url
      case 16: kv.string(into: &out.treesURLTemplate)  // trees_url
      case 17: kv.string(into: &out.labelsURLTemplate)  // labels_url
      case 18: kv.url(into: &out.htmlURL)  // html_url
      case 19: kv.date(into: &out.pushedAt)  // pushed_at
      case 20: kv.date(into: &out.createdAt)  // created_at
      case 21: kv.bool(into: &out.hasIssues)  // has_issues
      case 22: kv.url(into: &out.forksURL)  // forks_url
      case 23: kv.string(into: &out.branchesURLTemplate)  // branches_url
      case 24: kv.string(into: &out.commitsURLTemplate)  // commits_url
      case 25: kv.string(into: &out.notificationsURLTemplate)  // notifications_url
      case 26: kv.int(into: &out.openIssues)  // open_issues
      case 27: kv.string(into: &out.contentsURLTemplate)  // contents_url
      case 28: kv.string(into: &out.blobsURLTemplate)  // blobs_url
      case 29: kv.string(into: &out.issuesURLTemplate)  // issues_url
      case 30: kv.string(into: &out.compareURLTemplate)  // compare_url
      case 31: kv.string(into: &out.issueEventsURLTemplate)  // issue_events_url
      case 32: kv.string(into: &out.name)  // name
      case 33: kv.date(into: &out.updatedAt)  // updated_at
      case 34: kv.string(into: &out.statusesURLTemplate)  // statuses_url
      case 35: kv.int(into: &out.forksCount)  // forks_count
      case 36: kv.string(into: &out.assigneesURLTemplate)  // assignees_url
      case 37: kv.string(into: &out.sshAddress)  // ssh_url
      case 38: kv.bool(into: &out.isPublic)  // public
      case 39: kv.bool(into: &out.hasWiki)  // has_wiki
      case 40: kv.url(into: &out.subscribersURL)  // subscribers_url
      case 41: kv.url(orNil: &out.mirrorURL)  // mirror_url
      case 42: kv.int(into: &out.watchersCount)  // watchers_count
      case 43: kv.int(into: &out.id)  // id
      case 44: kv.bool(into: &out.hasDownloads)  // has_downloads
      case 45: kv.string(into: &out.gitCommitsURLTemplate)  // git_commits_url
      case 46: kv.url(into: &out.downloadsURL)  // downloads_url
      case 47: kv.string(into: &out.pullsURLTemplate)  // pulls_url
      case 48: kv.string(orNil: &out.homepage)  // homepage
      case 49: kv.string(into: &out.issueCommentURLTemplate)  // issue_comment_url
      case 50: kv.url(into: &out.hooksURL)  // hooks_url
      case 51: kv.url(into: &out.subscriptionURL)  // subscription_url
      case 52: kv.string(into: &out.milestonesURLTemplate)  // milestones_url
      case 53: kv.url(into: &out.svnURL)  // svn_url
      case 54: kv.url(into: &out.eventsURL)  // events_url
      case 55: kv.string(into: &out.gitTagsURLTemplate)  // git_tags_url
      case 56: kv.url(into: &out.teamsURL)  // teams_url
      case 57: kv.string(into: &out.commentsURLTemplate)  // comments_url
      case 58: kv.int(into: &out.openIssuesCount)  // open_issues_count
      case 59: kv.string(into: &out.keysURLTemplate)  // keys_url
      case 60: kv.url(into: &out.gitURL)  // git_url
      case 61: kv.url(into: &out.contributorsURL)  // contributors_url
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
    kv.bool("\"fork\":", self.isFork)
    kv.key("\"url\":"); try kv.url(self.url)
    kv.string("\"language\":", ifPresent: self.language)
    kv.key("\"stargazers_url\":"); try kv.url(self.stargazersURL)
    kv.key("\"clone_url\":"); try kv.url(self.cloneURL)
    kv.string("\"tags_url\":", self.tagsURLTemplate)
    kv.string("\"full_name\":", self.fullName)
    kv.key("\"merges_url\":"); try kv.url(self.mergesURL)
    kv.int("\"forks\":", self.forks)
    kv.bool("\"private\":", self.isPrivate)
    kv.string("\"git_refs_url\":", self.gitRefsURLTemplate)
    kv.string("\"archive_url\":", self.archiveURLTemplate)
    kv.string("\"collaborators_url\":", self.collaboratorsURLTemplate)
    kv.key("\"owner\":"); try self.owner._kvEncode(&kv)
    kv.key("\"languages_url\":"); try kv.url(self.languagesURL)
    kv.string("\"trees_url\":", self.treesURLTemplate)
    kv.string("\"labels_url\":", self.labelsURLTemplate)
    kv.key("\"html_url\":"); try kv.url(self.htmlURL)
    kv.key("\"pushed_at\":"); try kv.date(self.pushedAt)
    kv.key("\"created_at\":"); try kv.date(self.createdAt)
    kv.bool("\"has_issues\":", self.hasIssues)
    kv.key("\"forks_url\":"); try kv.url(self.forksURL)
    kv.string("\"branches_url\":", self.branchesURLTemplate)
    kv.string("\"commits_url\":", self.commitsURLTemplate)
    kv.string("\"notifications_url\":", self.notificationsURLTemplate)
    kv.int("\"open_issues\":", self.openIssues)
    kv.string("\"contents_url\":", self.contentsURLTemplate)
    kv.string("\"blobs_url\":", self.blobsURLTemplate)
    kv.string("\"issues_url\":", self.issuesURLTemplate)
    kv.string("\"compare_url\":", self.compareURLTemplate)
    kv.string("\"issue_events_url\":", self.issueEventsURLTemplate)
    kv.string("\"name\":", self.name)
    kv.key("\"updated_at\":"); try kv.date(self.updatedAt)
    kv.string("\"statuses_url\":", self.statusesURLTemplate)
    kv.int("\"forks_count\":", self.forksCount)
    kv.string("\"assignees_url\":", self.assigneesURLTemplate)
    kv.string("\"ssh_url\":", self.sshAddress)
    kv.bool("\"public\":", self.isPublic)
    kv.bool("\"has_wiki\":", self.hasWiki)
    kv.key("\"subscribers_url\":"); try kv.url(self.subscribersURL)
    if let value = self.mirrorURL { kv.key("\"mirror_url\":"); try kv.url(value) }
    kv.int("\"watchers_count\":", self.watchersCount)
    kv.int("\"id\":", self.id)
    kv.bool("\"has_downloads\":", self.hasDownloads)
    kv.string("\"git_commits_url\":", self.gitCommitsURLTemplate)
    kv.key("\"downloads_url\":"); try kv.url(self.downloadsURL)
    kv.string("\"pulls_url\":", self.pullsURLTemplate)
    kv.string("\"homepage\":", ifPresent: self.homepage)
    kv.string("\"issue_comment_url\":", self.issueCommentURLTemplate)
    kv.key("\"hooks_url\":"); try kv.url(self.hooksURL)
    kv.key("\"subscription_url\":"); try kv.url(self.subscriptionURL)
    kv.string("\"milestones_url\":", self.milestonesURLTemplate)
    kv.key("\"svn_url\":"); try kv.url(self.svnURL)
    kv.key("\"events_url\":"); try kv.url(self.eventsURL)
    kv.string("\"git_tags_url\":", self.gitTagsURLTemplate)
    kv.key("\"teams_url\":"); try kv.url(self.teamsURL)
    kv.string("\"comments_url\":", self.commentsURLTemplate)
    kv.int("\"open_issues_count\":", self.openIssuesCount)
    kv.string("\"keys_url\":", self.keysURLTemplate)
    kv.key("\"git_url\":"); try kv.url(self.gitURL)
    kv.key("\"contributors_url\":"); try kv.url(self.contributorsURL)
    kv.int("\"size\":", self.size)
    kv.int("\"watchers\":", self.watchers)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension GitHubEvent {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.actor, right.actor),
      KVMap._kvAreEqual(left.repo, right.repo),
      KVMap._kvAreEqual(left.isPublic, right.isPublic),
      KVMap._kvAreEqual(left.org, right.org),
      KVMap._kvAreEqual(left.payload, right.payload),
      KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.type.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.actor.hash(into: &hasher)
    self.repo.hash(into: &hasher)
    self.isPublic.hash(into: &hasher)
    self.org.hash(into: &hasher)
    self.payload.hash(into: &hasher)
    self.id.hash(into: &hasher)
  }
}

nonisolated extension Account {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.gravatarID, right.gravatarID),
      KVMap._kvAreEqual(left.login, right.login),
      KVMap._kvAreEqual(left.avatarURL, right.avatarURL),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.gravatarID.hash(into: &hasher)
    self.login.hash(into: &hasher)
    self.avatarURL.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.id.hash(into: &hasher)
  }
}

nonisolated extension RepositoryReference {
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

nonisolated extension Payload {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.commits, right.commits),
      KVMap._kvAreEqual(left.distinctSize, right.distinctSize),
      KVMap._kvAreEqual(left.ref, right.ref),
      KVMap._kvAreEqual(left.pushID, right.pushID),
      KVMap._kvAreEqual(left.head, right.head),
      KVMap._kvAreEqual(left.before, right.before),
      KVMap._kvAreEqual(left.size, right.size),
      KVMap._kvAreEqual(left.description, right.description),
      KVMap._kvAreEqual(left.masterBranch, right.masterBranch),
      KVMap._kvAreEqual(left.refType, right.refType),
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
    self.distinctSize.hash(into: &hasher)
    self.ref.hash(into: &hasher)
    self.pushID.hash(into: &hasher)
    self.head.hash(into: &hasher)
    self.before.hash(into: &hasher)
    self.size.hash(into: &hasher)
    self.description.hash(into: &hasher)
    self.masterBranch.hash(into: &hasher)
    self.refType.hash(into: &hasher)
    self.forkee.hash(into: &hasher)
    self.action.hash(into: &hasher)
    self.issue.hash(into: &hasher)
    self.comment.hash(into: &hasher)
    self.pages.hash(into: &hasher)
  }
}

nonisolated extension Commit {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.message, right.message),
      KVMap._kvAreEqual(left.isDistinct, right.isDistinct),
      KVMap._kvAreEqual(left.sha, right.sha),
      KVMap._kvAreEqual(left.author, right.author)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.url.hash(into: &hasher)
    self.message.hash(into: &hasher)
    self.isDistinct.hash(into: &hasher)
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

nonisolated extension WikiPage {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.pageName, right.pageName),
      KVMap._kvAreEqual(left.htmlURL, right.htmlURL),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.sha, right.sha),
      KVMap._kvAreEqual(left.summary, right.summary),
      KVMap._kvAreEqual(left.action, right.action)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.pageName.hash(into: &hasher)
    self.htmlURL.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.sha.hash(into: &hasher)
    self.summary.hash(into: &hasher)
    self.action.hash(into: &hasher)
  }
}

nonisolated extension Comment {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.user, right.user),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.issueURL, right.issueURL),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.body, right.body),
      KVMap._kvAreEqual(left.updatedAt, right.updatedAt),
      KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.user.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.issueURL.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.body.hash(into: &hasher)
    self.updatedAt.hash(into: &hasher)
    self.id.hash(into: &hasher)
  }
}

nonisolated extension Issue {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.user, right.user),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.labels, right.labels),
      KVMap._kvAreEqual(left.htmlURL, right.htmlURL),
      KVMap._kvAreEqual(left.labelsURLTemplate, right.labelsURLTemplate),
      KVMap._kvAreEqual(left.pullRequest, right.pullRequest),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.closedAt, right.closedAt),
      KVMap._kvAreEqual(left.milestone, right.milestone),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.body, right.body),
      KVMap._kvAreEqual(left.updatedAt, right.updatedAt),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.state, right.state),
      KVMap._kvAreEqual(left.assignee, right.assignee),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.eventsURL, right.eventsURL),
      KVMap._kvAreEqual(left.commentsURL, right.commentsURL),
      KVMap._kvAreEqual(left.comments, right.comments)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.user.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.labels.hash(into: &hasher)
    self.htmlURL.hash(into: &hasher)
    self.labelsURLTemplate.hash(into: &hasher)
    self.pullRequest.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.closedAt.hash(into: &hasher)
    self.milestone.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.body.hash(into: &hasher)
    self.updatedAt.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.state.hash(into: &hasher)
    self.assignee.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.eventsURL.hash(into: &hasher)
    self.commentsURL.hash(into: &hasher)
    self.comments.hash(into: &hasher)
  }
}

nonisolated extension PullRequestLinks {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.htmlURL, right.htmlURL),
      KVMap._kvAreEqual(left.patchURL, right.patchURL),
      KVMap._kvAreEqual(left.diffURL, right.diffURL)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.htmlURL.hash(into: &hasher)
    self.patchURL.hash(into: &hasher)
    self.diffURL.hash(into: &hasher)
  }
}

nonisolated extension GitHubUser {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.gistsURLTemplate, right.gistsURLTemplate),
      KVMap._kvAreEqual(left.gravatarID, right.gravatarID),
      KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.avatarURL, right.avatarURL),
      KVMap._kvAreEqual(left.subscriptionsURL, right.subscriptionsURL),
      KVMap._kvAreEqual(left.receivedEventsURL, right.receivedEventsURL),
      KVMap._kvAreEqual(left.organizationsURL, right.organizationsURL),
      KVMap._kvAreEqual(left.reposURL, right.reposURL),
      KVMap._kvAreEqual(left.login, right.login),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.starredURLTemplate, right.starredURLTemplate),
      KVMap._kvAreEqual(left.eventsURLTemplate, right.eventsURLTemplate),
      KVMap._kvAreEqual(left.followersURL, right.followersURL),
      KVMap._kvAreEqual(left.followingURL, right.followingURL)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.url.hash(into: &hasher)
    self.gistsURLTemplate.hash(into: &hasher)
    self.gravatarID.hash(into: &hasher)
    self.type.hash(into: &hasher)
    self.avatarURL.hash(into: &hasher)
    self.subscriptionsURL.hash(into: &hasher)
    self.receivedEventsURL.hash(into: &hasher)
    self.organizationsURL.hash(into: &hasher)
    self.reposURL.hash(into: &hasher)
    self.login.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.starredURLTemplate.hash(into: &hasher)
    self.eventsURLTemplate.hash(into: &hasher)
    self.followersURL.hash(into: &hasher)
    self.followingURL.hash(into: &hasher)
  }
}

nonisolated extension Repository {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.description, right.description),
      KVMap._kvAreEqual(left.isFork, right.isFork),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.language, right.language),
      KVMap._kvAreEqual(left.stargazersURL, right.stargazersURL),
      KVMap._kvAreEqual(left.cloneURL, right.cloneURL),
      KVMap._kvAreEqual(left.tagsURLTemplate, right.tagsURLTemplate),
      KVMap._kvAreEqual(left.fullName, right.fullName),
      KVMap._kvAreEqual(left.mergesURL, right.mergesURL),
      KVMap._kvAreEqual(left.forks, right.forks),
      KVMap._kvAreEqual(left.isPrivate, right.isPrivate),
      KVMap._kvAreEqual(left.gitRefsURLTemplate, right.gitRefsURLTemplate),
      KVMap._kvAreEqual(left.archiveURLTemplate, right.archiveURLTemplate),
      KVMap._kvAreEqual(left.collaboratorsURLTemplate, right.collaboratorsURLTemplate),
      KVMap._kvAreEqual(left.owner, right.owner),
      KVMap._kvAreEqual(left.languagesURL, right.languagesURL),
      KVMap._kvAreEqual(left.treesURLTemplate, right.treesURLTemplate),
      KVMap._kvAreEqual(left.labelsURLTemplate, right.labelsURLTemplate),
      KVMap._kvAreEqual(left.htmlURL, right.htmlURL),
      KVMap._kvAreEqual(left.pushedAt, right.pushedAt),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.hasIssues, right.hasIssues),
      KVMap._kvAreEqual(left.forksURL, right.forksURL),
      KVMap._kvAreEqual(left.branchesURLTemplate, right.branchesURLTemplate),
      KVMap._kvAreEqual(left.commitsURLTemplate, right.commitsURLTemplate),
      KVMap._kvAreEqual(left.notificationsURLTemplate, right.notificationsURLTemplate),
      KVMap._kvAreEqual(left.openIssues, right.openIssues),
      KVMap._kvAreEqual(left.contentsURLTemplate, right.contentsURLTemplate),
      KVMap._kvAreEqual(left.blobsURLTemplate, right.blobsURLTemplate),
      KVMap._kvAreEqual(left.issuesURLTemplate, right.issuesURLTemplate),
      KVMap._kvAreEqual(left.compareURLTemplate, right.compareURLTemplate),
      KVMap._kvAreEqual(left.issueEventsURLTemplate, right.issueEventsURLTemplate),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.updatedAt, right.updatedAt),
      KVMap._kvAreEqual(left.statusesURLTemplate, right.statusesURLTemplate),
      KVMap._kvAreEqual(left.forksCount, right.forksCount),
      KVMap._kvAreEqual(left.assigneesURLTemplate, right.assigneesURLTemplate),
      KVMap._kvAreEqual(left.sshAddress, right.sshAddress),
      KVMap._kvAreEqual(left.isPublic, right.isPublic),
      KVMap._kvAreEqual(left.hasWiki, right.hasWiki),
      KVMap._kvAreEqual(left.subscribersURL, right.subscribersURL),
      KVMap._kvAreEqual(left.mirrorURL, right.mirrorURL),
      KVMap._kvAreEqual(left.watchersCount, right.watchersCount),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.hasDownloads, right.hasDownloads),
      KVMap._kvAreEqual(left.gitCommitsURLTemplate, right.gitCommitsURLTemplate),
      KVMap._kvAreEqual(left.downloadsURL, right.downloadsURL),
      KVMap._kvAreEqual(left.pullsURLTemplate, right.pullsURLTemplate),
      KVMap._kvAreEqual(left.homepage, right.homepage),
      KVMap._kvAreEqual(left.issueCommentURLTemplate, right.issueCommentURLTemplate),
      KVMap._kvAreEqual(left.hooksURL, right.hooksURL),
      KVMap._kvAreEqual(left.subscriptionURL, right.subscriptionURL),
      KVMap._kvAreEqual(left.milestonesURLTemplate, right.milestonesURLTemplate),
      KVMap._kvAreEqual(left.svnURL, right.svnURL),
      KVMap._kvAreEqual(left.eventsURL, right.eventsURL),
      KVMap._kvAreEqual(left.gitTagsURLTemplate, right.gitTagsURLTemplate),
      KVMap._kvAreEqual(left.teamsURL, right.teamsURL),
      KVMap._kvAreEqual(left.commentsURLTemplate, right.commentsURLTemplate),
      KVMap._kvAreEqual(left.openIssuesCount, right.openIssuesCount),
      KVMap._kvAreEqual(left.keysURLTemplate, right.keysURLTemplate),
      KVMap._kvAreEqual(left.gitURL, right.gitURL),
      KVMap._kvAreEqual(left.contributorsURL, right.contributorsURL),
      KVMap._kvAreEqual(left.size, right.size),
      KVMap._kvAreEqual(left.watchers, right.watchers)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.description.hash(into: &hasher)
    self.isFork.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.language.hash(into: &hasher)
    self.stargazersURL.hash(into: &hasher)
    self.cloneURL.hash(into: &hasher)
    self.tagsURLTemplate.hash(into: &hasher)
    self.fullName.hash(into: &hasher)
    self.mergesURL.hash(into: &hasher)
    self.forks.hash(into: &hasher)
    self.isPrivate.hash(into: &hasher)
    self.gitRefsURLTemplate.hash(into: &hasher)
    self.archiveURLTemplate.hash(into: &hasher)
    self.collaboratorsURLTemplate.hash(into: &hasher)
    self.owner.hash(into: &hasher)
    self.languagesURL.hash(into: &hasher)
    self.treesURLTemplate.hash(into: &hasher)
    self.labelsURLTemplate.hash(into: &hasher)
    self.htmlURL.hash(into: &hasher)
    self.pushedAt.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.hasIssues.hash(into: &hasher)
    self.forksURL.hash(into: &hasher)
    self.branchesURLTemplate.hash(into: &hasher)
    self.commitsURLTemplate.hash(into: &hasher)
    self.notificationsURLTemplate.hash(into: &hasher)
    self.openIssues.hash(into: &hasher)
    self.contentsURLTemplate.hash(into: &hasher)
    self.blobsURLTemplate.hash(into: &hasher)
    self.issuesURLTemplate.hash(into: &hasher)
    self.compareURLTemplate.hash(into: &hasher)
    self.issueEventsURLTemplate.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.updatedAt.hash(into: &hasher)
    self.statusesURLTemplate.hash(into: &hasher)
    self.forksCount.hash(into: &hasher)
    self.assigneesURLTemplate.hash(into: &hasher)
    self.sshAddress.hash(into: &hasher)
    self.isPublic.hash(into: &hasher)
    self.hasWiki.hash(into: &hasher)
    self.subscribersURL.hash(into: &hasher)
    self.mirrorURL.hash(into: &hasher)
    self.watchersCount.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.hasDownloads.hash(into: &hasher)
    self.gitCommitsURLTemplate.hash(into: &hasher)
    self.downloadsURL.hash(into: &hasher)
    self.pullsURLTemplate.hash(into: &hasher)
    self.homepage.hash(into: &hasher)
    self.issueCommentURLTemplate.hash(into: &hasher)
    self.hooksURL.hash(into: &hasher)
    self.subscriptionURL.hash(into: &hasher)
    self.milestonesURLTemplate.hash(into: &hasher)
    self.svnURL.hash(into: &hasher)
    self.eventsURL.hash(into: &hasher)
    self.gitTagsURLTemplate.hash(into: &hasher)
    self.teamsURL.hash(into: &hasher)
    self.commentsURLTemplate.hash(into: &hasher)
    self.openIssuesCount.hash(into: &hasher)
    self.keysURLTemplate.hash(into: &hasher)
    self.gitURL.hash(into: &hasher)
    self.contributorsURL.hash(into: &hasher)
    self.size.hash(into: &hasher)
    self.watchers.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension GitHubEvent {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{c}\0\0\0\0\0\n\0\0\0\0\0\u{10}\0\u{1}\0\u{6}\0\0\0\u{3}\0\u{e}\0\0\0\0\0\u{8}\0\u{4}\0\0\0\0\0\u{1}\0type\"\0\0\0\n\0\0\u{1}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0actor\"\0\0\u{4}\0\0\u{3}\0\0\u{1}\0repo\"\0\0\0\u{6}\0\0\u{4}\0\0\u{1}\0public\"\0\u{3}\0\0\u{5}\0\0\0\0org\"\0\0\0\0\u{7}\0\0\u{6}\0\0\u{1}\0payload\"\u{2}\0\0\u{7}\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x84bb3f97971d80ab, wide: false, full: false, count: 8, required: 7,
      unknown: .ignore, duplicates: .error,
      rules: """
        GitHubEvent\tGitHubEvents.kvmap\t10
        type\t+1\ttype
        createdAt\t+2\tcreated_at
        actor\t+3\tactor
        repo\t+4\trepo
        isPublic\t+5\tpublic
        org\t+6\torg
        payload\t+7\tpayload
        id\t+9\tid
        """)
  }
}

nonisolated extension Account {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{b}\0\u{b}\0\0\0\0\0\u{1}\0gravatar_id\"\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0login\"\0\0\n\0\0\u{2}\0\0\u{1}\0avatar_url\"\0\0\0\0\0\u{3}\0\0\u{3}\0\0\u{1}\0url\"\0\0\0\0\u{2}\0\0\u{4}\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        Account\tGitHubEvents.kvmap\t23
        gravatarID\t+1\tgravatar_id
        login\t+2\tlogin
        avatarURL\t+3\tavatar_url
        url\t+4\turl
        id\t+5\tid
        """)
  }
}

nonisolated extension RepositoryReference {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\0\0\0\0\u{1}\0\0\0\0\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        RepositoryReference\tGitHubEvents.kvmap\t31
        url\t+1\turl
        id\t+2\tid
        name\t+3\tname
        """)
  }
}

nonisolated extension Payload {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{1d}\0\n\0\0\0\0\0\0\0\0\0!\0\0\0\0\0\u{1f}\0\u{6}\0\u{3}\0\u{13}\0\0\0\0\0\u{c}\0\0\0\0\0\u{1b}\0\0\0\u{8}\0\0\0\u{16}\0\u{e}\0\0\0\u{10}\0\0\0\u{19}\0\u{1}\0\u{7}\0\0\0\0\0\0\0commits\"\r\0\0\u{1}\0\0\0\0distinct_size\"\0\0\u{3}\0\0\u{2}\0\0\0\0ref\"\0\0\0\0\u{7}\0\0\u{3}\0\0\0\0push_id\"\u{4}\0\0\u{4}\0\0\0\0head\"\0\0\0\u{6}\0\0\u{5}\0\0\0\0before\"\0\u{4}\0\0\u{6}\0\0\0\0size\"\0\0\0\u{b}\0\0\u{7}\0\0\0\0description\"\0\0\0\0\r\0\0\u{8}\0\0\0\0master_branch\"\0\0\u{8}\0\0\t\0\0\0\0ref_type\"\0\0\0\0\0\0\0\u{6}\0\0\n\0\0\0\0forkee\"\0\u{6}\0\0\u{b}\0\0\0\0action\"\0\u{5}\0\0\u{c}\0\0\0\0issue\"\0\0\u{7}\0\0\r\0\0\0\0comment\"\u{5}\0\0\u{e}\0\0\0\0pages\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x8621a03fe0bbdb7b, wide: false, full: false, count: 15, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Payload\tGitHubEvents.kvmap\t38
        commits\t+2\tcommits
        distinctSize\t+3\tdistinct_size
        ref\t+5\tref
        pushID\t+6\tpush_id
        head\t+7\thead
        before\t+8\tbefore
        size\t+9\tsize
        description\t+11\tdescription
        masterBranch\t+12\tmaster_branch
        refType\t+13\tref_type
        forkee\t+15\tforkee
        action\t+17\taction
        issue\t+18\tissue
        comment\t+19\tcomment
        pages\t+21\tpages
        """)
  }
}

nonisolated extension Commit {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{8}\0\0\0\0\0\0\0\n\0\u{1}\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0message\"\u{8}\0\0\u{2}\0\0\u{1}\0distinct\"\0\0\0\0\0\0\0\u{3}\0\0\u{3}\0\0\u{1}\0sha\"\0\0\0\0\u{6}\0\0\u{4}\0\0\u{1}\0author\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        Commit\tGitHubEvents.kvmap\t62
        url\t+1\turl
        message\t+2\tmessage
        isDistinct\t+3\tdistinct
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
        CommitAuthor\tGitHubEvents.kvmap\t70
        email\t+1\temail
        name\t+2\tname
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
        WikiPage\tGitHubEvents.kvmap\t75
        pageName\t+1\tpage_name
        htmlURL\t+2\thtml_url
        title\t+3\ttitle
        sha\t+4\tsha
        summary\t+5\tsummary
        action\t+6\taction
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
        Comment\tGitHubEvents.kvmap\t84
        user\t+1\tuser
        url\t+2\turl
        issueURL\t+3\tissue_url
        createdAt\t+4\tcreated_at
        body\t+5\tbody
        updatedAt\t+6\tupdated_at
        id\t+7\tid
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
        Issue\tGitHubEvents.kvmap\t94
        user\t+1\tuser
        url\t+2\turl
        labels\t+3\tlabels
        htmlURL\t+4\thtml_url
        labelsURLTemplate\t+5\tlabels_url
        pullRequest\t+6\tpull_request
        createdAt\t+7\tcreated_at
        closedAt\t+8\tclosed_at
        milestone\t+9\tmilestone
        title\t+10\ttitle
        body\t+11\tbody
        updatedAt\t+12\tupdated_at
        number\t+13\tnumber
        state\t+14\tstate
        assignee\t+15\tassignee
        id\t+16\tid
        eventsURL\t+17\tevents_url
        commentsURL\t+18\tcomments_url
        comments\t+20\tcomments
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
        PullRequestLinks\tGitHubEvents.kvmap\t118
        htmlURL\t+1\thtml_url
        patchURL\t+2\tpatch_url
        diffURL\t+3\tdiff_url
        """)
  }
}

nonisolated extension GitHubUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "!\0\u{1d}\0\u{16}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0$\0\0\0\u{1f}\0\0\0\0\0\0\0\0\0\0\0\u{12}\0\u{e}\0*\0\t\0\0\0\0\0\0\0\0\0'\0\0\0\u{6}\0\0\0\u{b}\0\u{1}\0\u{1a}\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0gists_url\"\0\0\0\0\0\0\u{b}\0\0\u{2}\0\0\u{1}\0gravatar_id\"\0\0\0\0\u{4}\0\0\u{3}\0\0\u{1}\0type\"\0\0\0\n\0\0\u{4}\0\0\u{1}\0avatar_url\"\0\0\0\0\0\u{11}\0\0\u{5}\0\0\u{1}\0subscriptions_url\"\0\0\0\0\0\0\u{13}\0\0\u{6}\0\0\u{1}\0received_events_url\"\0\0\0\0\u{11}\0\0\u{7}\0\0\u{1}\0organizations_url\"\0\0\0\0\0\0\t\0\0\u{8}\0\0\u{1}\0repos_url\"\0\0\0\0\0\0\u{5}\0\0\t\0\0\u{1}\0login\"\0\0\u{2}\0\0\n\0\0\u{1}\0id\"\0\0\0\0\0\u{b}\0\0\u{b}\0\0\u{1}\0starred_url\"\0\0\0\0\n\0\0\u{c}\0\0\u{1}\0events_url\"\0\0\0\0\0\r\0\0\r\0\0\u{1}\0followers_url\"\0\0\r\0\0\u{e}\0\0\u{1}\0following_url\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x3466e9a083914f65, wide: false, full: false, count: 15, required: 15,
      unknown: .ignore, duplicates: .error,
      rules: """
        GitHubUser\tGitHubEvents.kvmap\t124
        url\t+1\turl
        gistsURLTemplate\t+2\tgists_url
        gravatarID\t+3\tgravatar_id
        type\t+4\ttype
        avatarURL\t+5\tavatar_url
        subscriptionsURL\t+6\tsubscriptions_url
        receivedEventsURL\t+7\treceived_events_url
        organizationsURL\t+8\torganizations_url
        reposURL\t+9\trepos_url
        login\t+10\tlogin
        id\t+11\tid
        starredURLTemplate\t+12\tstarred_url
        eventsURLTemplate\t+13\tevents_url
        followersURL\t+14\tfollowers_url
        followingURL\t+15\tfollowing_url
        """)
  }
}

nonisolated extension Repository {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\u{17}\0\0\0\0\0\u{8}\0\0\0\0\0\0\0\0\0\0\0\0\0d\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0$\0\0\0\0\0\0\0\0\09\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0m\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0<\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0*\u{1}\0\0\0\0\0\0\0\0\0\0\0\0g\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{2}\u{1}B\0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0\u{15}\u{1}\0\0\0\0\u{19}\u{1}\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{e}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0O\0\0\07\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0.\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1e}\u{1}\0\0\0\0\0\0\0\0w\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\03\0\0\0\0\0\0\0\0\0\u{1e}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1c}\u{1}\0\0-\0\u{14}\0?\0o\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0L\0\0\0\0\0\0\0\0\0\0\0\0\0\u{8}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\09\0\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0U\06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0X\0\0\0\0\0\0\0\0\0\0\0\0\0t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\00\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0q\0\u{11}\0\0\0\0\0\0\0z\0'\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0E\0j\0\u{5}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\03\u{1}\0\0\0\01\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0a\0\0\0\0\0\0\0\0\0\0\0$\u{1}\0\0\0\0\0\0\0\0!\u{1}\0\0\0\0\u{12}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1c}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0(\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0[\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0!\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0*\0\0\0\u{7f}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1a}\0\0\0\0\0\0\0R\0\0\0\0\0\0\0_\0\0\0\u{b}\u{1}\0\0\0\0\0\0\0\0\0\0\u{e}\0\u{b}\0\0\0\0\0\u{1}\0description\"\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0fork\"\0\0\0\u{3}\0\0\u{2}\0\0\u{1}\0url\"\0\0\0\0\u{8}\0\0\u{3}\0\0\0\0language\"\0\0\0\0\0\0\0\u{e}\0\0\u{4}\0\0\u{1}\0stargazers_url\"\0\t\0\0\u{5}\0\0\u{1}\0clone_url\"\0\0\0\0\0\0\u{8}\0\0\u{6}\0\0\u{1}\0tags_url\"\0\0\0\0\0\0\0\t\0\0\u{7}\0\0\u{1}\0full_name\"\0\0\0\0\0\0\n\0\0\u{8}\0\0\u{1}\0merges_url\"\0\0\0\0\0\u{5}\0\0\t\0\0\u{1}\0forks\"\0\0\u{7}\0\0\n\0\0\u{1}\0private\"\u{c}\0\0\u{b}\0\0\u{1}\0git_refs_url\"\0\0\0\u{b}\0\0\u{c}\0\0\u{1}\0archive_url\"\0\0\0\0\u{11}\0\0\r\0\0\u{1}\0collaborators_url\"\0\0\0\0\0\0\u{5}\0\0\u{e}\0\0\u{1}\0owner\"\0\0\r\0\0\u{f}\0\0\u{1}\0languages_url\"\0\0\t\0\0\u{10}\0\0\u{1}\0trees_url\"\0\0\0\0\0\0\n\0\0\u{11}\0\0\u{1}\0labels_url\"\0\0\0\0\0\u{8}\0\0\u{12}\0\0\u{1}\0html_url\"\0\0\0\0\0\0\0\t\0\0\u{13}\0\0\u{1}\0pushed_at\"\0\0\0\0\0\0\n\0\0\u{14}\0\0\u{1}\0created_at\"\0\0\0\0\0\n\0\0\u{15}\0\0\u{1}\0has_issues\"\0\0\0\0\0\t\0\0\u{16}\0\0\u{1}\0forks_url\"\0\0\0\0\0\0\u{c}\0\0\u{17}\0\0\u{1}\0branches_url\"\0\0\0\u{b}\0\0\u{18}\0\0\u{1}\0commits_url\"\0\0\0\0\u{11}\0\0\u{19}\0\0\u{1}\0notifications_url\"\0\0\0\0\0\0\u{b}\0\0\u{1a}\0\0\u{1}\0open_issues\"\0\0\0\0\u{c}\0\0\u{1b}\0\0\u{1}\0contents_url\"\0\0\0\t\0\0\u{1c}\0\0\u{1}\0blobs_url\"\0\0\0\0\0\0\n\0\0\u{1d}\0\0\u{1}\0issues_url\"\0\0\0\0\0\u{b}\0\0\u{1e}\0\0\u{1}\0compare_url\"\0\0\0\0\u{10}\0\0\u{1f}\0\0\u{1}\0issue_events_url\"\0\0\0\0\0\0\0\u{4}\0\0 \0\0\u{1}\0name\"\0\0\0\n\0\0!\0\0\u{1}\0updated_at\"\0\0\0\0\0\u{c}\0\0\"\0\0\u{1}\0statuses_url\"\0\0\0\u{b}\0\0#\0\0\u{1}\0forks_count\"\0\0\0\0\r\0\0$\0\0\u{1}\0assignees_url\"\0\0\u{7}\0\0%\0\0\u{1}\0ssh_url\"\u{6}\0\0&\0\0\u{1}\0public\"\0\u{8}\0\0'\0\0\u{1}\0has_wiki\"\0\0\0\0\0\0\0\u{f}\0\0(\0\0\u{1}\0subscribers_url\"\n\0\0)\0\0\0\0mirror_url\"\0\0\0\0\0\u{e}\0\0*\0\0\u{1}\0watchers_count\"\0\u{2}\0\0+\0\0\u{1}\0id\"\0\0\0\0\0\r\0\0,\0\0\u{1}\0has_downloads\"\0\0\u{f}\0\0-\0\0\u{1}\0git_commits_url\"\r\0\0.\0\0\u{1}\0downloads_url\"\0\0\t\0\0/\0\0\u{1}\0pulls_url\"\0\0\0\0\0\0\u{8}\0\00\0\0\0\0homepage\"\0\0\0\0\0\0\0\u{11}\0\01\0\0\u{1}\0issue_comment_url\"\0\0\0\0\0\0\t\0\02\0\0\u{1}\0hooks_url\"\0\0\0\0\0\0\u{10}\0\03\0\0\u{1}\0subscription_url\"\0\0\0\0\0\0\0\u{e}\0\04\0\0\u{1}\0milestones_url\"\0\u{7}\0\05\0\0\u{1}\0svn_url\"\n\0\06\0\0\u{1}\0events_url\"\0\0\0\0\0\u{c}\0\07\0\0\u{1}\0git_tags_url\"\0\0\0\t\0\08\0\0\u{1}\0teams_url\"\0\0\0\0\0\0\u{c}\0\09\0\0\u{1}\0comments_url\"\0\0\0\u{11}\0\0:\0\0\u{1}\0open_issues_count\"\0\0\0\0\0\0\u{8}\0\0;\0\0\u{1}\0keys_url\"\0\0\0\0\0\0\0\u{7}\0\0<\0\0\u{1}\0git_url\"\u{10}\0\0=\0\0\u{1}\0contributors_url\"\0\0\0\0\0\0\0\u{4}\0\0>\0\0\u{1}\0size\"\0\0\0\u{8}\0\0?\0\0\u{1}\0watchers\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 9, seed: 0x3dd12464a0ee15b5, wide: false, full: false, count: 64, required: 61,
      unknown: .ignore, duplicates: .error,
      rules: """
        Repository\tGitHubEvents.kvmap\t142
        description\t+1\tdescription
        isFork\t+2\tfork
        url\t+3\turl
        language\t+4\tlanguage
        stargazersURL\t+5\tstargazers_url
        cloneURL\t+6\tclone_url
        tagsURLTemplate\t+7\ttags_url
        fullName\t+8\tfull_name
        mergesURL\t+9\tmerges_url
        forks\t+10\tforks
        isPrivate\t+11\tprivate
        gitRefsURLTemplate\t+12\tgit_refs_url
        archiveURLTemplate\t+13\tarchive_url
        collaboratorsURLTemplate\t+14\tcollaborators_url
        owner\t+15\towner
        languagesURL\t+16\tlanguages_url
        treesURLTemplate\t+17\ttrees_url
        labelsURLTemplate\t+18\tlabels_url
        htmlURL\t+19\thtml_url
        pushedAt\t+20\tpushed_at
        createdAt\t+21\tcreated_at
        hasIssues\t+22\thas_issues
        forksURL\t+23\tforks_url
        branchesURLTemplate\t+24\tbranches_url
        commitsURLTemplate\t+25\tcommits_url
        notificationsURLTemplate\t+26\tnotifications_url
        openIssues\t+27\topen_issues
        contentsURLTemplate\t+28\tcontents_url
        blobsURLTemplate\t+29\tblobs_url
        issuesURLTemplate\t+30\tissues_url
        compareURLTemplate\t+31\tcompare_url
        issueEventsURLTemplate\t+32\tissue_events_url
        name\t+33\tname
        updatedAt\t+34\tupdated_at
        statusesURLTemplate\t+35\tstatuses_url
        forksCount\t+36\tforks_count
        assigneesURLTemplate\t+37\tassignees_url
        sshAddress\t+39\tssh_url
        isPublic\t+40\tpublic
        hasWiki\t+41\thas_wiki
        subscribersURL\t+42\tsubscribers_url
        mirrorURL\t+43\tmirror_url
        watchersCount\t+44\twatchers_count
        id\t+45\tid
        hasDownloads\t+46\thas_downloads
        gitCommitsURLTemplate\t+47\tgit_commits_url
        downloadsURL\t+48\tdownloads_url
        pullsURLTemplate\t+49\tpulls_url
        homepage\t+51\thomepage
        issueCommentURLTemplate\t+52\tissue_comment_url
        hooksURL\t+53\thooks_url
        subscriptionURL\t+54\tsubscription_url
        milestonesURLTemplate\t+55\tmilestones_url
        svnURL\t+56\tsvn_url
        eventsURL\t+57\tevents_url
        gitTagsURLTemplate\t+58\tgit_tags_url
        teamsURL\t+59\tteams_url
        commentsURLTemplate\t+60\tcomments_url
        openIssuesCount\t+61\topen_issues_count
        keysURLTemplate\t+62\tkeys_url
        gitURL\t+63\tgit_url
        contributorsURL\t+64\tcontributors_url
        size\t+66\tsize
        watchers\t+67\twatchers
        """)
  }
}

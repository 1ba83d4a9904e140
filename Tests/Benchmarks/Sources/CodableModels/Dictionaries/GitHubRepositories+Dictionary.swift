extension Repository: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    description = try object.required("description")
    fork = try object.required("fork")
    url = try object.required("url")
    language = try object.required("language")
    stargazers_url = try object.required("stargazers_url")
    clone_url = try object.required("clone_url")
    tags_url = try object.required("tags_url")
    full_name = try object.required("full_name")
    merges_url = try object.required("merges_url")
    forks = try object.required("forks")
    `private` = try object.required("private")
    git_refs_url = try object.required("git_refs_url")
    archive_url = try object.required("archive_url")
    collaborators_url = try object.required("collaborators_url")
    owner = try Account(dictionary: object.object("owner"))
    languages_url = try object.required("languages_url")
    trees_url = try object.required("trees_url")
    labels_url = try object.required("labels_url")
    html_url = try object.required("html_url")
    pushed_at = try object.required("pushed_at")
    created_at = try object.required("created_at")
    has_issues = try object.required("has_issues")
    forks_url = try object.required("forks_url")
    branches_url = try object.required("branches_url")
    commits_url = try object.required("commits_url")
    notifications_url = try object.required("notifications_url")
    open_issues = try object.required("open_issues")
    contents_url = try object.required("contents_url")
    blobs_url = try object.required("blobs_url")
    issues_url = try object.required("issues_url")
    compare_url = try object.required("compare_url")
    issue_events_url = try object.required("issue_events_url")
    name = try object.required("name")
    updated_at = try object.required("updated_at")
    statuses_url = try object.required("statuses_url")
    forks_count = try object.required("forks_count")
    assignees_url = try object.required("assignees_url")
    ssh_url = try object.required("ssh_url")
    `public` = try object.required("public")
    has_wiki = try object.required("has_wiki")
    subscribers_url = try object.required("subscribers_url")
    mirror_url = try object.optional("mirror_url")
    watchers_count = try object.required("watchers_count")
    id = try object.required("id")
    has_downloads = try object.required("has_downloads")
    git_commits_url = try object.required("git_commits_url")
    downloads_url = try object.required("downloads_url")
    pulls_url = try object.required("pulls_url")
    homepage = try object.optional("homepage")
    issue_comment_url = try object.required("issue_comment_url")
    hooks_url = try object.required("hooks_url")
    subscription_url = try object.required("subscription_url")
    milestones_url = try object.required("milestones_url")
    svn_url = try object.required("svn_url")
    events_url = try object.required("events_url")
    git_tags_url = try object.required("git_tags_url")
    teams_url = try object.required("teams_url")
    comments_url = try object.required("comments_url")
    open_issues_count = try object.required("open_issues_count")
    keys_url = try object.required("keys_url")
    git_url = try object.required("git_url")
    contributors_url = try object.required("contributors_url")
    size = try object.required("size")
    watchers = try object.required("watchers")
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [
      "description": description,
      "fork": fork,
      "url": url,
      "language": language,
      "stargazers_url": stargazers_url,
      "clone_url": clone_url,
      "tags_url": tags_url,
      "full_name": full_name,
      "merges_url": merges_url,
      "forks": forks,
      "private": `private`,
      "git_refs_url": git_refs_url,
      "archive_url": archive_url,
      "collaborators_url": collaborators_url,
      "owner": owner.dictionary,
      "languages_url": languages_url,
      "trees_url": trees_url,
      "labels_url": labels_url,
      "html_url": html_url,
      "pushed_at": pushed_at,
      "created_at": created_at,
      "has_issues": has_issues,
      "forks_url": forks_url,
      "branches_url": branches_url,
      "commits_url": commits_url,
      "notifications_url": notifications_url,
      "open_issues": open_issues,
      "contents_url": contents_url,
      "blobs_url": blobs_url,
      "issues_url": issues_url,
      "compare_url": compare_url,
      "issue_events_url": issue_events_url,
      "name": name,
      "updated_at": updated_at,
      "statuses_url": statuses_url,
      "forks_count": forks_count,
      "assignees_url": assignees_url,
      "ssh_url": ssh_url,
      "public": `public`,
      "has_wiki": has_wiki,
      "subscribers_url": subscribers_url,
      "watchers_count": watchers_count,
      "id": id,
      "has_downloads": has_downloads,
      "git_commits_url": git_commits_url,
      "downloads_url": downloads_url,
      "pulls_url": pulls_url,
      "issue_comment_url": issue_comment_url,
      "hooks_url": hooks_url,
      "subscription_url": subscription_url,
      "milestones_url": milestones_url,
      "svn_url": svn_url,
      "events_url": events_url,
      "git_tags_url": git_tags_url,
      "teams_url": teams_url,
      "comments_url": comments_url,
      "open_issues_count": open_issues_count,
      "keys_url": keys_url,
      "git_url": git_url,
      "contributors_url": contributors_url,
      "size": size,
      "watchers": watchers,
    ]
    object["mirror_url"] = mirror_url
    object["homepage"] = homepage
    return object
  }
}

extension Account: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    url = try object.required("url")
    gists_url = try object.required("gists_url")
    gravatar_id = try object.required("gravatar_id")
    type = try object.required("type")
    avatar_url = try object.required("avatar_url")
    subscriptions_url = try object.required("subscriptions_url")
    organizations_url = try object.required("organizations_url")
    received_events_url = try object.required("received_events_url")
    repos_url = try object.required("repos_url")
    login = try object.required("login")
    id = try object.required("id")
    starred_url = try object.required("starred_url")
    events_url = try object.required("events_url")
    followers_url = try object.required("followers_url")
    following_url = try object.required("following_url")
  }

  public var dictionary: [String: Any] {
    [
      "url": url,
      "gists_url": gists_url,
      "gravatar_id": gravatar_id,
      "type": type,
      "avatar_url": avatar_url,
      "subscriptions_url": subscriptions_url,
      "organizations_url": organizations_url,
      "received_events_url": received_events_url,
      "repos_url": repos_url,
      "login": login,
      "id": id,
      "starred_url": starred_url,
      "events_url": events_url,
      "followers_url": followers_url,
      "following_url": following_url,
    ]
  }
}

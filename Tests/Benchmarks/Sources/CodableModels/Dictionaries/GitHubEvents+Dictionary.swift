extension Event: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    type = try object.required("type")
    created_at = try object.required("created_at")
    actor = try EventActor(dictionary: object.object("actor"))
    repo = try EventRepository(dictionary: object.object("repo"))
    `public` = try object.required("public")
    payload = try EventPayload(dictionary: object.object("payload"))
    id = try object.required("id")
    org = try object.optionalObject("org").map(EventActor.init(dictionary:))
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [
      "type": type,
      "created_at": created_at,
      "actor": actor.dictionary,
      "repo": repo.dictionary,
      "public": `public`,
      "payload": payload.dictionary,
      "id": id,
    ]
    object["org"] = org?.dictionary
    return object
  }
}

extension EventActor: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    gravatar_id = try object.required("gravatar_id")
    login = try object.required("login")
    avatar_url = try object.required("avatar_url")
    url = try object.required("url")
    id = try object.required("id")
  }

  public var dictionary: [String: Any] {
    [
      "gravatar_id": gravatar_id,
      "login": login,
      "avatar_url": avatar_url,
      "url": url,
      "id": id,
    ]
  }
}

extension EventRepository: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    url = try object.required("url")
    id = try object.required("id")
    name = try object.required("name")
  }

  public var dictionary: [String: Any] {
    [
      "url": url,
      "id": id,
      "name": name,
    ]
  }
}

extension EventPayload: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    commits = try object.optionalObjects("commits")?.map(EventCommit.init(dictionary:))
    distinct_size = try object.optional("distinct_size")
    ref = try object.optional("ref")
    push_id = try object.optional("push_id")
    head = try object.optional("head")
    before = try object.optional("before")
    size = try object.optional("size")
    description = try object.optional("description")
    master_branch = try object.optional("master_branch")
    ref_type = try object.optional("ref_type")
    forkee = try object.optionalObject("forkee").map(Repository.init(dictionary:))
    action = try object.optional("action")
    issue = try object.optionalObject("issue").map(Issue.init(dictionary:))
    comment = try object.optionalObject("comment").map(Comment.init(dictionary:))
    pages = try object.optionalObjects("pages")?.map(WikiPage.init(dictionary:))
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [:]
    object["commits"] = commits?.map(\.dictionary)
    object["distinct_size"] = distinct_size
    object["ref"] = ref
    object["push_id"] = push_id
    object["head"] = head
    object["before"] = before
    object["size"] = size
    object["description"] = description
    object["master_branch"] = master_branch
    object["ref_type"] = ref_type
    object["forkee"] = forkee?.dictionary
    object["action"] = action
    object["issue"] = issue?.dictionary
    object["comment"] = comment?.dictionary
    object["pages"] = pages?.map(\.dictionary)
    return object
  }
}

extension EventCommit: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    url = try object.required("url")
    message = try object.required("message")
    distinct = try object.required("distinct")
    sha = try object.required("sha")
    author = try CommitAuthor(dictionary: object.object("author"))
  }

  public var dictionary: [String: Any] {
    [
      "url": url,
      "message": message,
      "distinct": distinct,
      "sha": sha,
      "author": author.dictionary,
    ]
  }
}

extension CommitAuthor: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    email = try object.required("email")
    name = try object.required("name")
  }

  public var dictionary: [String: Any] {
    [
      "email": email,
      "name": name,
    ]
  }
}

extension Issue: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    user = try Account(dictionary: object.object("user"))
    url = try object.required("url")
    labels = try object.required("labels")
    html_url = try object.required("html_url")
    labels_url = try object.required("labels_url")
    pull_request = try PullRequestLinks(dictionary: object.object("pull_request"))
    created_at = try object.required("created_at")
    closed_at = try object.optional("closed_at")
    milestone = try object.optional("milestone")
    title = try object.required("title")
    body = try object.required("body")
    updated_at = try object.required("updated_at")
    number = try object.required("number")
    state = try object.required("state")
    assignee = try object.optionalObject("assignee").map(Account.init(dictionary:))
    id = try object.required("id")
    events_url = try object.required("events_url")
    comments_url = try object.required("comments_url")
    comments = try object.required("comments")
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [
      "user": user.dictionary,
      "url": url,
      "labels": labels,
      "html_url": html_url,
      "labels_url": labels_url,
      "pull_request": pull_request.dictionary,
      "created_at": created_at,
      "title": title,
      "body": body,
      "updated_at": updated_at,
      "number": number,
      "state": state,
      "id": id,
      "events_url": events_url,
      "comments_url": comments_url,
      "comments": comments,
    ]
    object["closed_at"] = closed_at
    object["milestone"] = milestone
    object["assignee"] = assignee?.dictionary
    return object
  }
}

extension PullRequestLinks: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    html_url = try object.optional("html_url")
    patch_url = try object.optional("patch_url")
    diff_url = try object.optional("diff_url")
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [:]
    object["html_url"] = html_url
    object["patch_url"] = patch_url
    object["diff_url"] = diff_url
    return object
  }
}

extension Comment: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    user = try Account(dictionary: object.object("user"))
    url = try object.required("url")
    issue_url = try object.required("issue_url")
    created_at = try object.required("created_at")
    body = try object.required("body")
    updated_at = try object.required("updated_at")
    id = try object.required("id")
  }

  public var dictionary: [String: Any] {
    [
      "user": user.dictionary,
      "url": url,
      "issue_url": issue_url,
      "created_at": created_at,
      "body": body,
      "updated_at": updated_at,
      "id": id,
    ]
  }
}

extension WikiPage: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    page_name = try object.required("page_name")
    html_url = try object.required("html_url")
    title = try object.required("title")
    sha = try object.required("sha")
    summary = try object.optional("summary")
    action = try object.required("action")
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [
      "page_name": page_name,
      "html_url": html_url,
      "title": title,
      "sha": sha,
      "action": action,
    ]
    object["summary"] = summary
    return object
  }
}

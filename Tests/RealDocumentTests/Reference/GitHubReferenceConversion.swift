import ExampleDocuments

// Converts the result of the generated mapper to the reference structs, so that the two can be compared with `==`.

extension GitHubReference.GitHubEvent {
  init(_ value: ExampleDocuments.GitHubEvent) {
    self.init(
      type: value.type,
      created_at: value.createdAt,
      actor: GitHubReference.Account(value.actor),
      repo: GitHubReference.RepositoryReference(value.repo),
      public: value.isPublic,
      org: value.org.map(GitHubReference.Account.init),
      payload: GitHubReference.Payload(value.payload),
      id: value.id)
  }
}

extension GitHubReference.Account {
  init(_ value: ExampleDocuments.Account) {
    self.init(
      gravatar_id: value.gravatarID,
      login: value.login,
      avatar_url: value.avatarURL,
      url: value.url,
      id: value.id)
  }
}

extension GitHubReference.RepositoryReference {
  init(_ value: ExampleDocuments.RepositoryReference) {
    self.init(
      url: value.url,
      id: value.id,
      name: value.name)
  }
}

extension GitHubReference.Payload {
  init(_ value: ExampleDocuments.Payload) {
    self.init(
      commits: value.commits?.map(GitHubReference.Commit.init),
      distinct_size: value.distinctSize,
      ref: value.ref,
      push_id: value.pushID,
      head: value.head,
      before: value.before,
      size: value.size,
      description: value.description,
      master_branch: value.masterBranch,
      ref_type: value.refType,
      forkee: value.forkee.map(GitHubReference.Repository.init),
      action: value.action,
      issue: value.issue.map(GitHubReference.Issue.init),
      comment: value.comment.map(GitHubReference.Comment.init),
      pages: value.pages?.map(GitHubReference.WikiPage.init))
  }
}

extension GitHubReference.Commit {
  init(_ value: ExampleDocuments.Commit) {
    self.init(
      url: value.url,
      message: value.message,
      distinct: value.isDistinct,
      sha: value.sha,
      author: GitHubReference.CommitAuthor(value.author))
  }
}

extension GitHubReference.CommitAuthor {
  init(_ value: ExampleDocuments.CommitAuthor) {
    self.init(
      email: value.email,
      name: value.name)
  }
}

extension GitHubReference.WikiPage {
  init(_ value: ExampleDocuments.WikiPage) {
    self.init(
      page_name: value.pageName,
      html_url: value.htmlURL,
      title: value.title,
      sha: value.sha,
      summary: value.summary,
      action: value.action)
  }
}

extension GitHubReference.Comment {
  init(_ value: ExampleDocuments.Comment) {
    self.init(
      user: GitHubReference.GitHubUser(value.user),
      url: value.url,
      issue_url: value.issueURL,
      created_at: value.createdAt,
      body: value.body,
      updated_at: value.updatedAt,
      id: value.id)
  }
}

extension GitHubReference.Issue {
  init(_ value: ExampleDocuments.Issue) {
    self.init(
      user: GitHubReference.GitHubUser(value.user),
      url: value.url,
      labels: value.labels.map(JSONTree.members),
      html_url: value.htmlURL,
      labels_url: value.labelsURLTemplate,
      pull_request: GitHubReference.PullRequestLinks(value.pullRequest),
      created_at: value.createdAt,
      closed_at: value.closedAt,
      milestone: value.milestone.map(JSONTree.members),
      title: value.title,
      body: value.body,
      updated_at: value.updatedAt,
      number: value.number,
      state: value.state,
      assignee: value.assignee.map(GitHubReference.GitHubUser.init),
      id: value.id,
      events_url: value.eventsURL,
      comments_url: value.commentsURL,
      comments: value.comments)
  }
}

extension GitHubReference.PullRequestLinks {
  init(_ value: ExampleDocuments.PullRequestLinks) {
    self.init(
      html_url: value.htmlURL,
      patch_url: value.patchURL,
      diff_url: value.diffURL)
  }
}

extension GitHubReference.GitHubUser {
  init(_ value: ExampleDocuments.GitHubUser) {
    self.init(
      url: value.url,
      gists_url: value.gistsURLTemplate,
      gravatar_id: value.gravatarID,
      type: value.type,
      avatar_url: value.avatarURL,
      subscriptions_url: value.subscriptionsURL,
      received_events_url: value.receivedEventsURL,
      organizations_url: value.organizationsURL,
      repos_url: value.reposURL,
      login: value.login,
      id: value.id,
      starred_url: value.starredURLTemplate,
      events_url: value.eventsURLTemplate,
      followers_url: value.followersURL,
      following_url: value.followingURL)
  }
}

extension GitHubReference.Repository {
  init(_ value: ExampleDocuments.Repository) {
    self.init(
      description: value.description,
      fork: value.isFork,
      url: value.url,
      language: value.language,
      stargazers_url: value.stargazersURL,
      clone_url: value.cloneURL,
      tags_url: value.tagsURLTemplate,
      full_name: value.fullName,
      merges_url: value.mergesURL,
      forks: value.forks,
      private: value.isPrivate,
      git_refs_url: value.gitRefsURLTemplate,
      archive_url: value.archiveURLTemplate,
      collaborators_url: value.collaboratorsURLTemplate,
      owner: GitHubReference.GitHubUser(value.owner),
      languages_url: value.languagesURL,
      trees_url: value.treesURLTemplate,
      labels_url: value.labelsURLTemplate,
      html_url: value.htmlURL,
      pushed_at: value.pushedAt,
      created_at: value.createdAt,
      has_issues: value.hasIssues,
      forks_url: value.forksURL,
      branches_url: value.branchesURLTemplate,
      commits_url: value.commitsURLTemplate,
      notifications_url: value.notificationsURLTemplate,
      open_issues: value.openIssues,
      contents_url: value.contentsURLTemplate,
      blobs_url: value.blobsURLTemplate,
      issues_url: value.issuesURLTemplate,
      compare_url: value.compareURLTemplate,
      issue_events_url: value.issueEventsURLTemplate,
      name: value.name,
      updated_at: value.updatedAt,
      statuses_url: value.statusesURLTemplate,
      forks_count: value.forksCount,
      assignees_url: value.assigneesURLTemplate,
      ssh_url: value.sshAddress,
      public: value.isPublic,
      has_wiki: value.hasWiki,
      subscribers_url: value.subscribersURL,
      mirror_url: value.mirrorURL,
      watchers_count: value.watchersCount,
      id: value.id,
      has_downloads: value.hasDownloads,
      git_commits_url: value.gitCommitsURLTemplate,
      downloads_url: value.downloadsURL,
      pulls_url: value.pullsURLTemplate,
      homepage: value.homepage,
      issue_comment_url: value.issueCommentURLTemplate,
      hooks_url: value.hooksURL,
      subscription_url: value.subscriptionURL,
      milestones_url: value.milestonesURLTemplate,
      svn_url: value.svnURL,
      events_url: value.eventsURL,
      git_tags_url: value.gitTagsURLTemplate,
      teams_url: value.teamsURL,
      comments_url: value.commentsURLTemplate,
      open_issues_count: value.openIssuesCount,
      keys_url: value.keysURLTemplate,
      git_url: value.gitURL,
      contributors_url: value.contributorsURL,
      size: value.size,
      watchers: value.watchers)
  }
}

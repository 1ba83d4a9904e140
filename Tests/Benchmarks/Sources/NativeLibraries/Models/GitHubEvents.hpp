// Every member of a page of GitHub events.
#pragma once

#include "../Types.hpp"

namespace rivals {

struct EventActor {
  std::string gravatar_id;
  std::string login;
  std::string avatar_url;
  std::string url;
  int64_t id = 0;

  static constexpr auto members() {
    return std::make_tuple(
        member("gravatar_id", &EventActor::gravatar_id),
        member("login", &EventActor::login),
        member("avatar_url", &EventActor::avatar_url),
        member("url", &EventActor::url),
        member("id", &EventActor::id));
  }
};

struct EventRepository {
  std::string url;
  int64_t id = 0;
  std::string name;

  static constexpr auto members() {
    return std::make_tuple(
        member("url", &EventRepository::url),
        member("id", &EventRepository::id),
        member("name", &EventRepository::name));
  }
};

struct CommitAuthor {
  std::string email;
  std::string name;

  static constexpr auto members() {
    return std::make_tuple(
        member("email", &CommitAuthor::email),
        member("name", &CommitAuthor::name));
  }
};

struct EventCommit {
  std::string url;
  std::string message;
  bool distinct = false;
  std::string sha;
  CommitAuthor author;

  static constexpr auto members() {
    return std::make_tuple(
        member("url", &EventCommit::url),
        member("message", &EventCommit::message),
        member("distinct", &EventCommit::distinct),
        member("sha", &EventCommit::sha),
        member("author", &EventCommit::author));
  }
};

struct Account {
  std::string url;
  std::string gists_url;
  std::string gravatar_id;
  std::string type;
  std::string avatar_url;
  std::string subscriptions_url;
  std::string organizations_url;
  std::string received_events_url;
  std::string repos_url;
  std::string login;
  int64_t id = 0;
  std::string starred_url;
  std::string events_url;
  std::string followers_url;
  std::string following_url;

  static constexpr auto members() {
    return std::make_tuple(
        member("url", &Account::url),
        member("gists_url", &Account::gists_url),
        member("gravatar_id", &Account::gravatar_id),
        member("type", &Account::type),
        member("avatar_url", &Account::avatar_url),
        member("subscriptions_url", &Account::subscriptions_url),
        member("organizations_url", &Account::organizations_url),
        member("received_events_url", &Account::received_events_url),
        member("repos_url", &Account::repos_url),
        member("login", &Account::login),
        member("id", &Account::id),
        member("starred_url", &Account::starred_url),
        member("events_url", &Account::events_url),
        member("followers_url", &Account::followers_url),
        member("following_url", &Account::following_url));
  }
};

struct Repository {
  std::string description;
  bool fork = false;
  std::string url;
  std::string language;
  std::string stargazers_url;
  std::string clone_url;
  std::string tags_url;
  std::string full_name;
  std::string merges_url;
  int64_t forks = 0;
  bool private_ = false;
  std::string git_refs_url;
  std::string archive_url;
  std::string collaborators_url;
  Account owner;
  std::string languages_url;
  std::string trees_url;
  std::string labels_url;
  std::string html_url;
  std::string pushed_at;
  std::string created_at;
  bool has_issues = false;
  std::string forks_url;
  std::string branches_url;
  std::string commits_url;
  std::string notifications_url;
  int64_t open_issues = 0;
  std::string contents_url;
  std::string blobs_url;
  std::string issues_url;
  std::string compare_url;
  std::string issue_events_url;
  std::string name;
  std::string updated_at;
  std::string statuses_url;
  int64_t forks_count = 0;
  std::string assignees_url;
  std::string ssh_url;
  bool public_ = false;
  bool has_wiki = false;
  std::string subscribers_url;
  std::optional<std::string> mirror_url;
  int64_t watchers_count = 0;
  int64_t id = 0;
  bool has_downloads = false;
  std::string git_commits_url;
  std::string downloads_url;
  std::string pulls_url;
  std::optional<std::string> homepage;
  std::string issue_comment_url;
  std::string hooks_url;
  std::string subscription_url;
  std::string milestones_url;
  std::string svn_url;
  std::string events_url;
  std::string git_tags_url;
  std::string teams_url;
  std::string comments_url;
  int64_t open_issues_count = 0;
  std::string keys_url;
  std::string git_url;
  std::string contributors_url;
  int64_t size = 0;
  int64_t watchers = 0;

  static constexpr auto members() {
    return std::make_tuple(
        member("description", &Repository::description),
        member("fork", &Repository::fork),
        member("url", &Repository::url),
        member("language", &Repository::language),
        member("stargazers_url", &Repository::stargazers_url),
        member("clone_url", &Repository::clone_url),
        member("tags_url", &Repository::tags_url),
        member("full_name", &Repository::full_name),
        member("merges_url", &Repository::merges_url),
        member("forks", &Repository::forks),
        member("private", &Repository::private_),
        member("git_refs_url", &Repository::git_refs_url),
        member("archive_url", &Repository::archive_url),
        member("collaborators_url", &Repository::collaborators_url),
        member("owner", &Repository::owner),
        member("languages_url", &Repository::languages_url),
        member("trees_url", &Repository::trees_url),
        member("labels_url", &Repository::labels_url),
        member("html_url", &Repository::html_url),
        member("pushed_at", &Repository::pushed_at),
        member("created_at", &Repository::created_at),
        member("has_issues", &Repository::has_issues),
        member("forks_url", &Repository::forks_url),
        member("branches_url", &Repository::branches_url),
        member("commits_url", &Repository::commits_url),
        member("notifications_url", &Repository::notifications_url),
        member("open_issues", &Repository::open_issues),
        member("contents_url", &Repository::contents_url),
        member("blobs_url", &Repository::blobs_url),
        member("issues_url", &Repository::issues_url),
        member("compare_url", &Repository::compare_url),
        member("issue_events_url", &Repository::issue_events_url),
        member("name", &Repository::name),
        member("updated_at", &Repository::updated_at),
        member("statuses_url", &Repository::statuses_url),
        member("forks_count", &Repository::forks_count),
        member("assignees_url", &Repository::assignees_url),
        member("ssh_url", &Repository::ssh_url),
        member("public", &Repository::public_),
        member("has_wiki", &Repository::has_wiki),
        member("subscribers_url", &Repository::subscribers_url),
        member("mirror_url", &Repository::mirror_url),
        member("watchers_count", &Repository::watchers_count),
        member("id", &Repository::id),
        member("has_downloads", &Repository::has_downloads),
        member("git_commits_url", &Repository::git_commits_url),
        member("downloads_url", &Repository::downloads_url),
        member("pulls_url", &Repository::pulls_url),
        member("homepage", &Repository::homepage),
        member("issue_comment_url", &Repository::issue_comment_url),
        member("hooks_url", &Repository::hooks_url),
        member("subscription_url", &Repository::subscription_url),
        member("milestones_url", &Repository::milestones_url),
        member("svn_url", &Repository::svn_url),
        member("events_url", &Repository::events_url),
        member("git_tags_url", &Repository::git_tags_url),
        member("teams_url", &Repository::teams_url),
        member("comments_url", &Repository::comments_url),
        member("open_issues_count", &Repository::open_issues_count),
        member("keys_url", &Repository::keys_url),
        member("git_url", &Repository::git_url),
        member("contributors_url", &Repository::contributors_url),
        member("size", &Repository::size),
        member("watchers", &Repository::watchers));
  }
};

struct PullRequestLinks {
  std::optional<std::string> html_url;
  std::optional<std::string> patch_url;
  std::optional<std::string> diff_url;

  static constexpr auto members() {
    return std::make_tuple(
        member("html_url", &PullRequestLinks::html_url),
        member("patch_url", &PullRequestLinks::patch_url),
        member("diff_url", &PullRequestLinks::diff_url));
  }
};

struct Issue {
  Account user;
  std::string url;
  std::vector<std::string> labels;
  std::string html_url;
  std::string labels_url;
  PullRequestLinks pull_request;
  std::string created_at;
  std::optional<std::string> closed_at;
  std::optional<std::string> milestone;
  std::string title;
  std::string body;
  std::string updated_at;
  int64_t number = 0;
  std::string state;
  std::optional<Account> assignee;
  int64_t id = 0;
  std::string events_url;
  std::string comments_url;
  int64_t comments = 0;

  static constexpr auto members() {
    return std::make_tuple(
        member("user", &Issue::user),
        member("url", &Issue::url),
        member("labels", &Issue::labels),
        member("html_url", &Issue::html_url),
        member("labels_url", &Issue::labels_url),
        member("pull_request", &Issue::pull_request),
        member("created_at", &Issue::created_at),
        member("closed_at", &Issue::closed_at),
        member("milestone", &Issue::milestone),
        member("title", &Issue::title),
        member("body", &Issue::body),
        member("updated_at", &Issue::updated_at),
        member("number", &Issue::number),
        member("state", &Issue::state),
        member("assignee", &Issue::assignee),
        member("id", &Issue::id),
        member("events_url", &Issue::events_url),
        member("comments_url", &Issue::comments_url),
        member("comments", &Issue::comments));
  }
};

struct Comment {
  Account user;
  std::string url;
  std::string issue_url;
  std::string created_at;
  std::string body;
  std::string updated_at;
  int64_t id = 0;

  static constexpr auto members() {
    return std::make_tuple(
        member("user", &Comment::user),
        member("url", &Comment::url),
        member("issue_url", &Comment::issue_url),
        member("created_at", &Comment::created_at),
        member("body", &Comment::body),
        member("updated_at", &Comment::updated_at),
        member("id", &Comment::id));
  }
};

struct WikiPage {
  std::string page_name;
  std::string html_url;
  std::string title;
  std::string sha;
  std::optional<std::string> summary;
  std::string action;

  static constexpr auto members() {
    return std::make_tuple(
        member("page_name", &WikiPage::page_name),
        member("html_url", &WikiPage::html_url),
        member("title", &WikiPage::title),
        member("sha", &WikiPage::sha),
        member("summary", &WikiPage::summary),
        member("action", &WikiPage::action));
  }
};

struct EventPayload {
  std::optional<std::vector<EventCommit>> commits;
  std::optional<int64_t> distinct_size;
  std::optional<std::string> ref;
  std::optional<int64_t> push_id;
  std::optional<std::string> head;
  std::optional<std::string> before;
  std::optional<int64_t> size;
  std::optional<std::string> description;
  std::optional<std::string> master_branch;
  std::optional<std::string> ref_type;
  std::optional<Repository> forkee;
  std::optional<std::string> action;
  std::optional<Issue> issue;
  std::optional<Comment> comment;
  std::optional<std::vector<WikiPage>> pages;

  static constexpr auto members() {
    return std::make_tuple(
        member("commits", &EventPayload::commits),
        member("distinct_size", &EventPayload::distinct_size),
        member("ref", &EventPayload::ref),
        member("push_id", &EventPayload::push_id),
        member("head", &EventPayload::head),
        member("before", &EventPayload::before),
        member("size", &EventPayload::size),
        member("description", &EventPayload::description),
        member("master_branch", &EventPayload::master_branch),
        member("ref_type", &EventPayload::ref_type),
        member("forkee", &EventPayload::forkee),
        member("action", &EventPayload::action),
        member("issue", &EventPayload::issue),
        member("comment", &EventPayload::comment),
        member("pages", &EventPayload::pages));
  }
};

struct Event {
  std::string type;
  std::string created_at;
  EventActor actor;
  EventRepository repo;
  bool public_ = false;
  EventPayload payload;
  std::string id;
  std::optional<EventActor> org;

  static constexpr auto members() {
    return std::make_tuple(
        member("type", &Event::type),
        member("created_at", &Event::created_at),
        member("actor", &Event::actor),
        member("repo", &Event::repo),
        member("public", &Event::public_),
        member("payload", &Event::payload),
        member("id", &Event::id),
        member("org", &Event::org));
  }
};

}  // namespace rivals

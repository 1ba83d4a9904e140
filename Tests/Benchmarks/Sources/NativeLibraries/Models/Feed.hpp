// An RSS feed. The keys are those of our mapping: `@name` is an attribute, `$text` the text of an element.
#pragma once

#include "../Types.hpp"

namespace rivals {

struct FeedCategory {
  std::optional<std::string> domain;
  std::string name;

  static constexpr auto members() {
    return std::make_tuple(
        member("@domain", &FeedCategory::domain),
        member("$text", &FeedCategory::name));
  }
};

struct FeedGUID {
  bool is_permalink = false;
  std::string value;

  static constexpr auto members() {
    return std::make_tuple(
        member("@isPermaLink", &FeedGUID::is_permalink),
        member("$text", &FeedGUID::value));
  }
};

struct FeedItem {
  std::string title;
  std::string link;
  std::string description;
  std::optional<std::string> author;
  std::vector<FeedCategory> categories;
  FeedGUID guid;
  std::string published;
  int64_t comments = 0;
  double score = 0;

  static constexpr auto members() {
    return std::make_tuple(
        member("title", &FeedItem::title),
        member("link", &FeedItem::link),
        member("description", &FeedItem::description),
        member("author", &FeedItem::author),
        member("category", &FeedItem::categories),
        member("guid", &FeedItem::guid),
        member("pubDate", &FeedItem::published),
        member("comments", &FeedItem::comments),
        member("score", &FeedItem::score));
  }
};

struct FeedChannel {
  std::string title;
  std::string link;
  std::string description;
  std::optional<std::string> language;
  std::vector<FeedItem> items;

  static constexpr auto members() {
    return std::make_tuple(
        member("title", &FeedChannel::title),
        member("link", &FeedChannel::link),
        member("description", &FeedChannel::description),
        member("language", &FeedChannel::language),
        member("item", &FeedChannel::items));
  }
};

struct Feed {
  std::string version;
  FeedChannel channel;

  static constexpr auto members() {
    return std::make_tuple(
        member("@version", &Feed::version),
        member("channel", &Feed::channel));
  }
};

}  // namespace rivals

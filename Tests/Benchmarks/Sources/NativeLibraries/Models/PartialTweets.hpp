// The members that simdjson's "partial tweets" benchmark extracts from a Twitter search response; the rest is skipped.
#pragma once

#include "../Types.hpp"

namespace rivals {

struct PartialUser {
  int64_t id = 0;
  std::string screen_name;

  static constexpr auto members() {
    return std::make_tuple(
        member("id", &PartialUser::id),
        member("screen_name", &PartialUser::screen_name));
  }
};

struct PartialTweet {
  std::string created_at;
  int64_t id = 0;
  std::string text;
  std::optional<int64_t> in_reply_to_status_id;
  PartialUser user;
  int64_t retweet_count = 0;
  int64_t favorite_count = 0;

  static constexpr auto members() {
    return std::make_tuple(
        member("created_at", &PartialTweet::created_at),
        member("id", &PartialTweet::id),
        member("text", &PartialTweet::text),
        member("in_reply_to_status_id", &PartialTweet::in_reply_to_status_id),
        member("user", &PartialTweet::user),
        member("retweet_count", &PartialTweet::retweet_count),
        member("favorite_count", &PartialTweet::favorite_count));
  }
};

struct PartialTweets {
  std::vector<PartialTweet> statuses;

  static constexpr auto members() {
    return std::make_tuple(
        member("statuses", &PartialTweets::statuses));
  }
};

}  // namespace rivals

// Every member of a Twitter search response, named as in the document.
#pragma once

#include "../Types.hpp"

namespace rivals {

struct TweetMetadata {
  std::string result_type;
  std::string iso_language_code;

  static constexpr auto members() {
    return std::make_tuple(
        member("result_type", &TweetMetadata::result_type),
        member("iso_language_code", &TweetMetadata::iso_language_code));
  }
};

struct EntityURL {
  std::string url;
  std::string expanded_url;
  std::string display_url;
  std::vector<int64_t> indices;

  static constexpr auto members() {
    return std::make_tuple(
        member("url", &EntityURL::url),
        member("expanded_url", &EntityURL::expanded_url),
        member("display_url", &EntityURL::display_url),
        member("indices", &EntityURL::indices));
  }
};

struct EntityURLs {
  std::vector<EntityURL> urls;

  static constexpr auto members() {
    return std::make_tuple(
        member("urls", &EntityURLs::urls));
  }
};

struct UserEntities {
  EntityURLs description;
  std::optional<EntityURLs> url;

  static constexpr auto members() {
    return std::make_tuple(
        member("description", &UserEntities::description),
        member("url", &UserEntities::url));
  }
};

struct TweetUser {
  int64_t id = 0;
  std::string id_str;
  std::string name;
  std::string screen_name;
  std::string location;
  std::string description;
  std::optional<std::string> url;
  UserEntities entities;
  bool protected_ = false;
  int64_t followers_count = 0;
  int64_t friends_count = 0;
  int64_t listed_count = 0;
  std::string created_at;
  int64_t favourites_count = 0;
  std::optional<int64_t> utc_offset;
  std::optional<std::string> time_zone;
  bool geo_enabled = false;
  bool verified = false;
  int64_t statuses_count = 0;
  std::string lang;
  bool contributors_enabled = false;
  bool is_translator = false;
  bool is_translation_enabled = false;
  std::string profile_background_color;
  std::string profile_background_image_url;
  std::string profile_background_image_url_https;
  bool profile_background_tile = false;
  std::string profile_image_url;
  std::string profile_image_url_https;
  std::optional<std::string> profile_banner_url;
  std::string profile_link_color;
  std::string profile_sidebar_border_color;
  std::string profile_sidebar_fill_color;
  std::string profile_text_color;
  bool profile_use_background_image = false;
  bool default_profile = false;
  bool default_profile_image = false;
  bool following = false;
  bool follow_request_sent = false;
  bool notifications = false;

  static constexpr auto members() {
    return std::make_tuple(
        member("id", &TweetUser::id),
        member("id_str", &TweetUser::id_str),
        member("name", &TweetUser::name),
        member("screen_name", &TweetUser::screen_name),
        member("location", &TweetUser::location),
        member("description", &TweetUser::description),
        member("url", &TweetUser::url),
        member("entities", &TweetUser::entities),
        member("protected", &TweetUser::protected_),
        member("followers_count", &TweetUser::followers_count),
        member("friends_count", &TweetUser::friends_count),
        member("listed_count", &TweetUser::listed_count),
        member("created_at", &TweetUser::created_at),
        member("favourites_count", &TweetUser::favourites_count),
        member("utc_offset", &TweetUser::utc_offset),
        member("time_zone", &TweetUser::time_zone),
        member("geo_enabled", &TweetUser::geo_enabled),
        member("verified", &TweetUser::verified),
        member("statuses_count", &TweetUser::statuses_count),
        member("lang", &TweetUser::lang),
        member("contributors_enabled", &TweetUser::contributors_enabled),
        member("is_translator", &TweetUser::is_translator),
        member("is_translation_enabled", &TweetUser::is_translation_enabled),
        member("profile_background_color", &TweetUser::profile_background_color),
        member("profile_background_image_url", &TweetUser::profile_background_image_url),
        member("profile_background_image_url_https", &TweetUser::profile_background_image_url_https),
        member("profile_background_tile", &TweetUser::profile_background_tile),
        member("profile_image_url", &TweetUser::profile_image_url),
        member("profile_image_url_https", &TweetUser::profile_image_url_https),
        member("profile_banner_url", &TweetUser::profile_banner_url),
        member("profile_link_color", &TweetUser::profile_link_color),
        member("profile_sidebar_border_color", &TweetUser::profile_sidebar_border_color),
        member("profile_sidebar_fill_color", &TweetUser::profile_sidebar_fill_color),
        member("profile_text_color", &TweetUser::profile_text_color),
        member("profile_use_background_image", &TweetUser::profile_use_background_image),
        member("default_profile", &TweetUser::default_profile),
        member("default_profile_image", &TweetUser::default_profile_image),
        member("following", &TweetUser::following),
        member("follow_request_sent", &TweetUser::follow_request_sent),
        member("notifications", &TweetUser::notifications));
  }
};

struct Hashtag {
  std::string text;
  std::vector<int64_t> indices;

  static constexpr auto members() {
    return std::make_tuple(
        member("text", &Hashtag::text),
        member("indices", &Hashtag::indices));
  }
};

struct Mention {
  std::string screen_name;
  std::string name;
  int64_t id = 0;
  std::string id_str;
  std::vector<int64_t> indices;

  static constexpr auto members() {
    return std::make_tuple(
        member("screen_name", &Mention::screen_name),
        member("name", &Mention::name),
        member("id", &Mention::id),
        member("id_str", &Mention::id_str),
        member("indices", &Mention::indices));
  }
};

struct MediumSize {
  int64_t w = 0;
  int64_t h = 0;
  std::string resize;

  static constexpr auto members() {
    return std::make_tuple(
        member("w", &MediumSize::w),
        member("h", &MediumSize::h),
        member("resize", &MediumSize::resize));
  }
};

struct MediumSizes {
  MediumSize medium;
  MediumSize small;
  MediumSize thumb;
  MediumSize large;

  static constexpr auto members() {
    return std::make_tuple(
        member("medium", &MediumSizes::medium),
        member("small", &MediumSizes::small),
        member("thumb", &MediumSizes::thumb),
        member("large", &MediumSizes::large));
  }
};

struct Medium {
  int64_t id = 0;
  std::string id_str;
  std::vector<int64_t> indices;
  std::string media_url;
  std::string media_url_https;
  std::string url;
  std::string display_url;
  std::string expanded_url;
  std::string type;
  MediumSizes sizes;
  std::optional<int64_t> source_status_id;
  std::optional<std::string> source_status_id_str;

  static constexpr auto members() {
    return std::make_tuple(
        member("id", &Medium::id),
        member("id_str", &Medium::id_str),
        member("indices", &Medium::indices),
        member("media_url", &Medium::media_url),
        member("media_url_https", &Medium::media_url_https),
        member("url", &Medium::url),
        member("display_url", &Medium::display_url),
        member("expanded_url", &Medium::expanded_url),
        member("type", &Medium::type),
        member("sizes", &Medium::sizes),
        member("source_status_id", &Medium::source_status_id),
        member("source_status_id_str", &Medium::source_status_id_str));
  }
};

struct TweetEntities {
  std::vector<Hashtag> hashtags;
  std::vector<std::string> symbols;
  std::vector<EntityURL> urls;
  std::vector<Mention> user_mentions;
  std::optional<std::vector<Medium>> media;

  static constexpr auto members() {
    return std::make_tuple(
        member("hashtags", &TweetEntities::hashtags),
        member("symbols", &TweetEntities::symbols),
        member("urls", &TweetEntities::urls),
        member("user_mentions", &TweetEntities::user_mentions),
        member("media", &TweetEntities::media));
  }
};

struct Retweet {
  TweetMetadata metadata;
  std::string created_at;
  int64_t id = 0;
  std::string id_str;
  std::string text;
  std::string source;
  bool truncated = false;
  std::optional<int64_t> in_reply_to_status_id;
  std::optional<std::string> in_reply_to_status_id_str;
  std::optional<int64_t> in_reply_to_user_id;
  std::optional<std::string> in_reply_to_user_id_str;
  std::optional<std::string> in_reply_to_screen_name;
  TweetUser user;
  std::optional<std::string> geo;
  std::optional<std::string> coordinates;
  std::optional<std::string> place;
  std::optional<std::string> contributors;
  int64_t retweet_count = 0;
  int64_t favorite_count = 0;
  TweetEntities entities;
  bool favorited = false;
  bool retweeted = false;
  std::optional<bool> possibly_sensitive;
  std::string lang;

  static constexpr auto members() {
    return std::make_tuple(
        member("metadata", &Retweet::metadata),
        member("created_at", &Retweet::created_at),
        member("id", &Retweet::id),
        member("id_str", &Retweet::id_str),
        member("text", &Retweet::text),
        member("source", &Retweet::source),
        member("truncated", &Retweet::truncated),
        member("in_reply_to_status_id", &Retweet::in_reply_to_status_id),
        member("in_reply_to_status_id_str", &Retweet::in_reply_to_status_id_str),
        member("in_reply_to_user_id", &Retweet::in_reply_to_user_id),
        member("in_reply_to_user_id_str", &Retweet::in_reply_to_user_id_str),
        member("in_reply_to_screen_name", &Retweet::in_reply_to_screen_name),
        member("user", &Retweet::user),
        member("geo", &Retweet::geo),
        member("coordinates", &Retweet::coordinates),
        member("place", &Retweet::place),
        member("contributors", &Retweet::contributors),
        member("retweet_count", &Retweet::retweet_count),
        member("favorite_count", &Retweet::favorite_count),
        member("entities", &Retweet::entities),
        member("favorited", &Retweet::favorited),
        member("retweeted", &Retweet::retweeted),
        member("possibly_sensitive", &Retweet::possibly_sensitive),
        member("lang", &Retweet::lang));
  }
};

struct Tweet {
  TweetMetadata metadata;
  std::string created_at;
  int64_t id = 0;
  std::string id_str;
  std::string text;
  std::string source;
  bool truncated = false;
  std::optional<int64_t> in_reply_to_status_id;
  std::optional<std::string> in_reply_to_status_id_str;
  std::optional<int64_t> in_reply_to_user_id;
  std::optional<std::string> in_reply_to_user_id_str;
  std::optional<std::string> in_reply_to_screen_name;
  TweetUser user;
  std::optional<std::string> geo;
  std::optional<std::string> coordinates;
  std::optional<std::string> place;
  std::optional<std::string> contributors;
  int64_t retweet_count = 0;
  int64_t favorite_count = 0;
  TweetEntities entities;
  bool favorited = false;
  bool retweeted = false;
  std::string lang;
  std::optional<Retweet> retweeted_status;
  std::optional<bool> possibly_sensitive;

  static constexpr auto members() {
    return std::make_tuple(
        member("metadata", &Tweet::metadata),
        member("created_at", &Tweet::created_at),
        member("id", &Tweet::id),
        member("id_str", &Tweet::id_str),
        member("text", &Tweet::text),
        member("source", &Tweet::source),
        member("truncated", &Tweet::truncated),
        member("in_reply_to_status_id", &Tweet::in_reply_to_status_id),
        member("in_reply_to_status_id_str", &Tweet::in_reply_to_status_id_str),
        member("in_reply_to_user_id", &Tweet::in_reply_to_user_id),
        member("in_reply_to_user_id_str", &Tweet::in_reply_to_user_id_str),
        member("in_reply_to_screen_name", &Tweet::in_reply_to_screen_name),
        member("user", &Tweet::user),
        member("geo", &Tweet::geo),
        member("coordinates", &Tweet::coordinates),
        member("place", &Tweet::place),
        member("contributors", &Tweet::contributors),
        member("retweet_count", &Tweet::retweet_count),
        member("favorite_count", &Tweet::favorite_count),
        member("entities", &Tweet::entities),
        member("favorited", &Tweet::favorited),
        member("retweeted", &Tweet::retweeted),
        member("lang", &Tweet::lang),
        member("retweeted_status", &Tweet::retweeted_status),
        member("possibly_sensitive", &Tweet::possibly_sensitive));
  }
};

struct TweetSearch {
  double completed_in = 0;
  int64_t max_id = 0;
  std::string max_id_str;
  std::string next_results;
  std::string query;
  std::string refresh_url;
  int64_t count = 0;
  int64_t since_id = 0;
  std::string since_id_str;

  static constexpr auto members() {
    return std::make_tuple(
        member("completed_in", &TweetSearch::completed_in),
        member("max_id", &TweetSearch::max_id),
        member("max_id_str", &TweetSearch::max_id_str),
        member("next_results", &TweetSearch::next_results),
        member("query", &TweetSearch::query),
        member("refresh_url", &TweetSearch::refresh_url),
        member("count", &TweetSearch::count),
        member("since_id", &TweetSearch::since_id),
        member("since_id_str", &TweetSearch::since_id_str));
  }
};

struct Tweets {
  std::vector<Tweet> statuses;
  TweetSearch search_metadata;

  static constexpr auto members() {
    return std::make_tuple(
        member("statuses", &Tweets::statuses),
        member("search_metadata", &Tweets::search_metadata));
  }
};

}  // namespace rivals

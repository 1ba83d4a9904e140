// Every member of a catalogue of concerts.
#pragma once

#include "../Types.hpp"

namespace rivals {

struct CatalogEvent {
  std::optional<std::string> description;
  int64_t id = 0;
  std::optional<std::string> logo;
  std::string name;
  std::vector<int64_t> subTopicIds;
  std::optional<std::string> subjectCode;
  std::optional<std::string> subtitle;
  std::vector<int64_t> topicIds;

  static constexpr auto members() {
    return std::make_tuple(
        member("description", &CatalogEvent::description),
        member("id", &CatalogEvent::id),
        member("logo", &CatalogEvent::logo),
        member("name", &CatalogEvent::name),
        member("subTopicIds", &CatalogEvent::subTopicIds),
        member("subjectCode", &CatalogEvent::subjectCode),
        member("subtitle", &CatalogEvent::subtitle),
        member("topicIds", &CatalogEvent::topicIds));
  }
};

struct Price {
  int64_t amount = 0;
  int64_t audienceSubCategoryId = 0;
  int64_t seatCategoryId = 0;

  static constexpr auto members() {
    return std::make_tuple(
        member("amount", &Price::amount),
        member("audienceSubCategoryId", &Price::audienceSubCategoryId),
        member("seatCategoryId", &Price::seatCategoryId));
  }
};

struct Area {
  int64_t areaId = 0;
  std::vector<std::string> blockIds;

  static constexpr auto members() {
    return std::make_tuple(
        member("areaId", &Area::areaId),
        member("blockIds", &Area::blockIds));
  }
};

struct SeatCategory {
  std::vector<Area> areas;
  int64_t seatCategoryId = 0;

  static constexpr auto members() {
    return std::make_tuple(
        member("areas", &SeatCategory::areas),
        member("seatCategoryId", &SeatCategory::seatCategoryId));
  }
};

struct Performance {
  int64_t eventId = 0;
  int64_t id = 0;
  std::optional<std::string> logo;
  std::optional<std::string> name;
  std::vector<Price> prices;
  std::vector<SeatCategory> seatCategories;
  std::optional<std::string> seatMapImage;
  int64_t start = 0;
  std::string venueCode;

  static constexpr auto members() {
    return std::make_tuple(
        member("eventId", &Performance::eventId),
        member("id", &Performance::id),
        member("logo", &Performance::logo),
        member("name", &Performance::name),
        member("prices", &Performance::prices),
        member("seatCategories", &Performance::seatCategories),
        member("seatMapImage", &Performance::seatMapImage),
        member("start", &Performance::start),
        member("venueCode", &Performance::venueCode));
  }
};

struct Catalog {
  std::unordered_map<std::string, std::string> areaNames;
  std::unordered_map<std::string, std::string> audienceSubCategoryNames;
  std::unordered_map<std::string, std::string> blockNames;
  std::unordered_map<std::string, CatalogEvent> events;
  std::vector<Performance> performances;
  std::unordered_map<std::string, std::string> seatCategoryNames;
  std::unordered_map<std::string, std::string> subTopicNames;
  std::unordered_map<std::string, std::string> subjectNames;
  std::unordered_map<std::string, std::string> topicNames;
  std::unordered_map<std::string, std::vector<int64_t>> topicSubTopics;
  std::unordered_map<std::string, std::string> venueNames;

  static constexpr auto members() {
    return std::make_tuple(
        member("areaNames", &Catalog::areaNames),
        member("audienceSubCategoryNames", &Catalog::audienceSubCategoryNames),
        member("blockNames", &Catalog::blockNames),
        member("events", &Catalog::events),
        member("performances", &Catalog::performances),
        member("seatCategoryNames", &Catalog::seatCategoryNames),
        member("subTopicNames", &Catalog::subTopicNames),
        member("subjectNames", &Catalog::subjectNames),
        member("topicNames", &Catalog::topicNames),
        member("topicSubTopics", &Catalog::topicSubTopics),
        member("venueNames", &Catalog::venueNames));
  }
};

}  // namespace rivals

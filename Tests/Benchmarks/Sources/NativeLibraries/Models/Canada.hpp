// A map in GeoJSON, almost entirely numbers.
#pragma once

#include "../Types.hpp"

namespace rivals {

struct FeatureProperties {
  std::string name;

  static constexpr auto members() {
    return std::make_tuple(
        member("name", &FeatureProperties::name));
  }
};

struct FeatureGeometry {
  std::string type;
  std::vector<std::vector<std::vector<double>>> coordinates;

  static constexpr auto members() {
    return std::make_tuple(
        member("type", &FeatureGeometry::type),
        member("coordinates", &FeatureGeometry::coordinates));
  }
};

struct MapFeature {
  std::string type;
  FeatureProperties properties;
  FeatureGeometry geometry;

  static constexpr auto members() {
    return std::make_tuple(
        member("type", &MapFeature::type),
        member("properties", &MapFeature::properties),
        member("geometry", &MapFeature::geometry));
  }
};

struct Map {
  std::string type;
  std::vector<MapFeature> features;

  static constexpr auto members() {
    return std::make_tuple(
        member("type", &Map::type),
        member("features", &Map::features));
  }
};

}  // namespace rivals

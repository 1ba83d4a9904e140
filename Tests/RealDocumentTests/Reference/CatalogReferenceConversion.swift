import ExampleDocuments

// Converts the result of the generated mapper to the reference structs, so that the two can be compared with `==`.

extension CatalogReference.Catalog {
  init(_ value: ExampleDocuments.Catalog) {
    self.init(
      areaNames: value.areaNames,
      audienceSubCategoryNames: value.audienceSubCategoryNames,
      blockNames: value.blockNames,
      events: value.events.mapValues(CatalogReference.CatalogEvent.init),
      performances: value.performances.map(CatalogReference.Performance.init),
      seatCategoryNames: value.seatCategoryNames,
      subTopicNames: value.subTopicNames,
      subjectNames: value.subjectNames,
      topicNames: value.topicNames,
      topicSubTopics: value.topicSubTopics,
      venueNames: value.venueNames)
  }
}

extension CatalogReference.CatalogEvent {
  init(_ value: ExampleDocuments.CatalogEvent) {
    self.init(
      description: value.description,
      id: value.id,
      logo: value.logo,
      name: value.name,
      subTopicIds: value.subTopicIDs,
      subjectCode: value.subjectCode,
      subtitle: value.subtitle,
      topicIds: value.topicIDs)
  }
}

extension CatalogReference.Performance {
  init(_ value: ExampleDocuments.Performance) {
    self.init(
      eventId: value.eventID,
      id: value.id,
      logo: value.logo,
      name: value.name,
      prices: value.prices.map(CatalogReference.Price.init),
      seatCategories: value.seatCategories.map(CatalogReference.SeatCategory.init),
      seatMapImage: value.seatMapImage,
      start: value.start,
      venueCode: value.venueCode)
  }
}

extension CatalogReference.Price {
  init(_ value: ExampleDocuments.Price) {
    self.init(
      amount: value.amount,
      audienceSubCategoryId: value.audienceSubCategoryID,
      seatCategoryId: value.seatCategoryID)
  }
}

extension CatalogReference.SeatCategory {
  init(_ value: ExampleDocuments.SeatCategory) {
    self.init(
      areas: value.areas.map(CatalogReference.Area.init),
      seatCategoryId: value.seatCategoryID)
  }
}

extension CatalogReference.Area {
  init(_ value: ExampleDocuments.Area) {
    self.init(
      areaId: value.areaID,
      blockIds: value.blockIDs)
  }
}

extension Catalog: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    areaNames = try object.required("areaNames")
    audienceSubCategoryNames = try object.required("audienceSubCategoryNames")
    blockNames = try object.required("blockNames")
    events = try object.objectsByKey("events").mapValues(CatalogEvent.init(dictionary:))
    performances = try object.objects("performances").map(Performance.init(dictionary:))
    seatCategoryNames = try object.required("seatCategoryNames")
    subTopicNames = try object.required("subTopicNames")
    subjectNames = try object.required("subjectNames")
    topicNames = try object.required("topicNames")
    topicSubTopics = try object.required("topicSubTopics")
    venueNames = try object.required("venueNames")
  }

  public var dictionary: [String: Any] {
    [
      "areaNames": areaNames,
      "audienceSubCategoryNames": audienceSubCategoryNames,
      "blockNames": blockNames,
      "events": events.mapValues(\.dictionary),
      "performances": performances.map(\.dictionary),
      "seatCategoryNames": seatCategoryNames,
      "subTopicNames": subTopicNames,
      "subjectNames": subjectNames,
      "topicNames": topicNames,
      "topicSubTopics": topicSubTopics,
      "venueNames": venueNames,
    ]
  }
}

extension CatalogEvent: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    description = try object.optional("description")
    id = try object.required("id")
    logo = try object.optional("logo")
    name = try object.required("name")
    subTopicIds = try object.required("subTopicIds")
    subjectCode = try object.optional("subjectCode")
    subtitle = try object.optional("subtitle")
    topicIds = try object.required("topicIds")
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [
      "id": id,
      "name": name,
      "subTopicIds": subTopicIds,
      "topicIds": topicIds,
    ]
    object["description"] = description
    object["logo"] = logo
    object["subjectCode"] = subjectCode
    object["subtitle"] = subtitle
    return object
  }
}

extension Performance: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    eventId = try object.required("eventId")
    id = try object.required("id")
    logo = try object.optional("logo")
    name = try object.optional("name")
    prices = try object.objects("prices").map(Price.init(dictionary:))
    seatCategories = try object.objects("seatCategories").map(SeatCategory.init(dictionary:))
    seatMapImage = try object.optional("seatMapImage")
    start = try object.required("start")
    venueCode = try object.required("venueCode")
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [
      "eventId": eventId,
      "id": id,
      "prices": prices.map(\.dictionary),
      "seatCategories": seatCategories.map(\.dictionary),
      "start": start,
      "venueCode": venueCode,
    ]
    object["logo"] = logo
    object["name"] = name
    object["seatMapImage"] = seatMapImage
    return object
  }
}

extension Price: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    amount = try object.required("amount")
    audienceSubCategoryId = try object.required("audienceSubCategoryId")
    seatCategoryId = try object.required("seatCategoryId")
  }

  public var dictionary: [String: Any] {
    [
      "amount": amount,
      "audienceSubCategoryId": audienceSubCategoryId,
      "seatCategoryId": seatCategoryId,
    ]
  }
}

extension SeatCategory: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    areas = try object.objects("areas").map(Area.init(dictionary:))
    seatCategoryId = try object.required("seatCategoryId")
  }

  public var dictionary: [String: Any] {
    [
      "areas": areas.map(\.dictionary),
      "seatCategoryId": seatCategoryId,
    ]
  }
}

extension Area: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    areaId = try object.required("areaId")
    blockIds = try object.required("blockIds")
  }

  public var dictionary: [String: Any] {
    [
      "areaId": areaId,
      "blockIds": blockIds,
    ]
  }
}

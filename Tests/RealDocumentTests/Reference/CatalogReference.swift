import Foundation

/// The documents of `CITMCatalog.kvmap` as Foundation reads them: the same members, named like the document's keys.
enum CatalogReference {
  struct Catalog: Codable, Hashable {
    var areaNames: [Int: String]
    var audienceSubCategoryNames: [Int: String]
    var blockNames: [Int: String]
    var events: [Int: CatalogEvent]
    var performances: [Performance]
    var seatCategoryNames: [Int: String]
    var subTopicNames: [Int: String]
    var subjectNames: [Int: String]
    var topicNames: [Int: String]
    var topicSubTopics: [Int: [Int]]
    var venueNames: [String: String]
  }

  struct CatalogEvent: Codable, Hashable {
    var description: String?
    var id: Int
    var logo: URL?
    var name: String
    var subTopicIds: [Int]
    var subjectCode: String?
    var subtitle: String?
    var topicIds: [Int]
  }

  struct Performance: Codable, Hashable {
    var eventId: Int
    var id: Int
    var logo: URL?
    var name: String?
    var prices: [Price]
    var seatCategories: [SeatCategory]
    var seatMapImage: URL?
    var start: Date
    var venueCode: String
  }

  struct Price: Codable, Hashable {
    var amount: Int
    var audienceSubCategoryId: Int
    var seatCategoryId: Int
  }

  struct SeatCategory: Codable, Hashable {
    var areas: [Area]
    var seatCategoryId: Int
  }

  struct Area: Codable, Hashable {
    var areaId: Int
    var blockIds: [Int]
  }
}

extension CatalogReference {
  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    return decoder
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    return encoder
  }
}

import KVMap
import Testing

@testable import ReplacedSystems

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values that need Swift code for reading or inspection, with generated mappers. The names are those of the cases.
struct ReadingTests {
  @Test("case-011: the function that makes an object sees the object around it")
  func seesTheParent() throws {
    let tweet = try OWTweet(
      json: #"""
        {"created_at": "Sat Apr 14 00:20:07 +0000 2012", "id": 190957570511478784, "id_str": "190957570511478784",
         "text": "@pedroh96 cara, comecei uma lib pra iOS, se puder dar uma olhada e/ou contribuir :D KeyValue Parse for Objective-C https://t.co/NWMMc60v",
         "source": "<a href=\"http://www.osfoora.com/mac\" rel=\"nofollow\">Osfoora for Mac</a>", "truncated": false,
         "in_reply_to_status_id": null, "in_reply_to_status_id_str": null, "in_reply_to_user_id": 14354665,
         "in_reply_to_user_id_str": "14354665", "in_reply_to_screen_name": "pedroh96",
         "user": {"id": 27924446, "id_str": "27924446", "name": "Diego Chohfi", "screen_name": "dchohfi",
          "location": "São Paulo",
          "description": "Instrutor na @Caelum, desenvolvedor de coração, apaixonado por música e cerveja, sempre cerveja.",
          "url": "http://about.me/dchohfi", "protected": false, "followers_count": 380, "friends_count": 183,
          "listed_count": 14, "created_at": "Tue Mar 31 18:01:12 +0000 2009", "favourites_count": 14,
          "utc_offset": -10800, "time_zone": "Greenland", "geo_enabled": true, "verified": false,
          "statuses_count": 11815, "lang": "en", "contributors_enabled": false, "is_translator": false,
          "profile_background_color": "131516",
          "profile_background_image_url": "http://a0.twimg.com/images/themes/theme14/bg.gif",
          "profile_background_image_url_https": "https://si0.twimg.com/images/themes/theme14/bg.gif",
          "profile_background_tile": true,
          "profile_image_url": "http://a0.twimg.com/profile_images/1327018405/image_normal.jpg",
          "profile_image_url_https": "https://si0.twimg.com/profile_images/1327018405/image_normal.jpg",
          "profile_link_color": "009999", "profile_sidebar_border_color": "EEEEEE",
          "profile_sidebar_fill_color": "EFEFEF", "profile_text_color": "333333",
          "profile_use_background_image": true, "show_all_inline_media": false, "default_profile": false,
          "default_profile_image": false, "following": true, "follow_request_sent": null,
          "notifications": null}, "geo": null, "coordinates": null, "place": null, "contributors": null,
         "retweet_count": 0, "favorited": false, "retweeted": false, "possibly_sensitive": false,
         "data": "08/12/1987"}
        """#)
    #expect(tweet.user.parentSeenByUserInitialiser == "190957570511478784")
    #expect(tweet.user.screenName == "dchohfi")
  }

  @Test("case-123: an amount of money, read and written by a transformer of one's own")
  func readsMoney() throws {
    let document = #"{"value":"$932,480,932,840,923.00"}"#
    let price = try OWPrice(json: document)
    #expect(price.value == 932_480_932_840_923)
    #expect(try price.jsonString() == document)
  }

  @Test("case-126: of several transformers, the first in the order of the mapping")
  func takesTheFirst() throws {
    let constant = try OWConstant(json: #"{"value": "2"}"#)
    #expect(constant.value == "3")
  }

  @Test("case-132: several roots, and how many objects there are below them")
  func countsSeveralRoots() throws {
    let shop = try RKShop(
      json: """
        {"products": [{"prodId": 5,
           "translations": [{"lang": "en", "name": "Product number 1"},
            {"lang": "it", "name": "Prodotto numero 1"}]},
          {"prodId": 5,
           "translations": [{"lang": "en", "name": "Product number 2"},
            {"lang": "it", "name": "Prodotto numero 2"}]}],
         "categories": [{"catId": 5,
           "translations": [{"lang": "en", "name": "Category A"}, {"lang": "it", "name": "Categoria A"}]},
          {"catId": 5,
           "translations": [{"lang": "en", "name": "Category B"}, {"lang": "it", "name": "Categoria B"}]}]}
        """)
    #expect(shop.products == [RKProduct(userID: 5), RKProduct(userID: 5)])
    #expect(shop.categories == [RKCategory(userID: 5), RKCategory(userID: 5)])
    #expect(shop.products.count + shop.categories.count == 4)
  }

  @Test("case-166: a hook changes a value")
  func changesAValue() throws {
    #expect(try OWModified(json: #"{"boolString": "MODIFY"}"#).boolString == "modified value")
    #expect(try OWModified(json: #"{"boolString": "other"}"#).boolString == "other")
  }

  @Test("case-310: all types, in both spellings of their keys")
  func readsAllTypes() throws {
    let camel = try OWTypes(
      json: """
        {"integerString": "16", "integer16": 16, "integer32": 32, "integer64": 64, "decimalString": "12.2",
         "decimal": 12.2, "doubleValueString": "12.2", "doubleValue": 12.2, "floatValueString": "12.2",
         "floatValue": 12.2, "string": "string", "boolean": true, "binaryData": "Data",
         "transformable": "Ignore me, too", "customTransformerString": "Foo &amp; bar",
         "uuid": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "uri": "https://www.apple.com/"}
        """)
    let snake = try OWTypes(
      json: """
        {"integer_string": "16", "integer16": 16, "integer32": 32, "integer64": 64, "decimal_string": "12.2",
         "decimal": 12.2, "double_value_string": "12.2", "double_value": 12.2, "float_value_string": "12.2",
         "float_value": 12.2, "string": "string", "boolean": true, "binary_data": "Data",
         "transformable": "Ignore me, too", "custom_transformer_string": "Foo &amp; bar",
         "uuid": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "uri": "https://www.apple.com/"}
        """)
    for value in [camel, snake] {
      #expect(value.integerString == 16 && value.integer16 == 16 && value.integer32 == 32 && value.integer64 == 64)
      #expect(value.decimalString == Decimal(string: "12.2") && value.decimal == Decimal(string: "12.2"))
      #expect(value.doubleValueString == 12.2 && value.doubleValue == 12.2)
      #expect(value.floatValueString == 12.2 && value.floatValue == 12.2)
      #expect(value.string == "string" && value.boolean)
      // In the old system this is an archive of Objective-C objects; here it is base64.
      #expect(value.binaryData == Data(base64Encoded: "Data"))
      #expect(value.customTransformerString == "Foo & bar")
      #expect(value.uuid.uuidString == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
      #expect(value.uri.absoluteString == "https://www.apple.com/")
    }
    #expect(camel == snake)
  }
}

// Generated from KeyValueObjectMapping.kvmap. Do not edit.
// kvmap format 1, input e20f2d092875f2a7, body 68d25dc06d7b4aa1
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import ReplacedSystems

/// The tests of KeyValueObjectMapping.kvmap.
@Testing.Suite("KeyValueObjectMapping.kvmap") struct KeyValueObjectMappingMappingTests {
  // KeyValueObjectMapping.kvmap:31
  @Testing.Test("KVTweet: case-001: a tweet with its author, no key mapped by hand") func test1() throws {
    let document = "{\"created_at\": \"Sat Apr 14 00:20:07 +0000 2012\", \"id\": 190957570511478784, \"id_str\": \"190957570511478784\",\n \"text\": \"@pedroh96 cara, comecei uma lib pra iOS, se puder dar uma olhada e/ou contribuir :D KeyValue Parse for Objective-C https://t.co/NWMMc60v\",\n \"source\": \"<a href=\\\"http://www.osfoora.com/mac\\\" rel=\\\"nofollow\\\">Osfoora for Mac</a>\",\n \"truncated\": false, \"in_reply_to_status_id\": null, \"in_reply_to_status_id_str\": null,\n \"in_reply_to_user_id\": 14354665, \"in_reply_to_user_id_str\": \"14354665\",\n \"in_reply_to_screen_name\": \"pedroh96\",\n \"user\": {\"id\": 27924446, \"id_str\": \"27924446\", \"name\": \"Diego Chohfi\", \"screen_name\": \"dchohfi\",\n  \"location\": \"S\u{e3}o Paulo\",\n  \"description\": \"Instrutor na @Caelum, desenvolvedor de cora\u{e7}\u{e3}o, apaixonado por m\u{fa}sica e cerveja, sempre cerveja.\",\n  \"url\": \"http://about.me/dchohfi\", \"protected\": false, \"followers_count\": 380,\n  \"friends_count\": 183, \"listed_count\": 14, \"created_at\": \"Tue Mar 31 18:01:12 +0000 2009\",\n  \"favourites_count\": 14, \"utc_offset\": -10800, \"time_zone\": \"Greenland\", \"geo_enabled\": true,\n  \"verified\": false, \"statuses_count\": 11815, \"lang\": \"en\", \"contributors_enabled\": false,\n  \"is_translator\": false, \"profile_background_color\": \"131516\",\n  \"profile_background_image_url\": \"http://a0.twimg.com/images/themes/theme14/bg.gif\",\n  \"profile_background_image_url_https\": \"https://si0.twimg.com/images/themes/theme14/bg.gif\",\n  \"profile_background_tile\": true,\n  \"profile_image_url\": \"http://a0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n  \"profile_image_url_https\": \"https://si0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n  \"profile_link_color\": \"009999\", \"profile_sidebar_border_color\": \"EEEEEE\",\n  \"profile_sidebar_fill_color\": \"EFEFEF\", \"profile_text_color\": \"333333\",\n  \"profile_use_background_image\": true, \"show_all_inline_media\": false, \"default_profile\": false,\n  \"default_profile_image\": false, \"following\": true, \"follow_request_sent\": null,\n  \"notifications\": null}, \"geo\": null, \"coordinates\": null, \"place\": null, \"contributors\": null,\n \"retweet_count\": 0, \"favorited\": false, \"retweeted\": false, \"possibly_sensitive\": false,\n \"data\": \"08/12/1987\"}"
    let value = try KVTweet(json: document)
    #expect(value.idStr == "190957570511478784")
    #expect(value.text == "@pedroh96 cara, comecei uma lib pra iOS, se puder dar uma olhada e/ou contribuir :D KeyValue Parse for Objective-C https://t.co/NWMMc60v")
    #expect(value.source == "<a href=\"http://www.osfoora.com/mac\" rel=\"nofollow\">Osfoora for Mac</a>")
    #expect(value.inReplyToStatusIdStr == nil)
    #expect(value.retweetCount == 0)
    #expect(value.favorited == false)
    #expect(value.retweeted == false)
    #expect(value.createdAt == Date(timeIntervalSince1970: 1334362807.0))
    #expect(value.user.idStr == "27924446")
    #expect(value.user.name == "Diego Chohfi")
    #expect(value.user.screenName == "dchohfi")
    #expect(value.user.location == "S\u{e3}o Paulo")
    #expect(value.user.description == "Instrutor na @Caelum, desenvolvedor de cora\u{e7}\u{e3}o, apaixonado por m\u{fa}sica e cerveja, sempre cerveja.")
    #expect(value.user.url == KVMap.GeneratedConstant.url("http://about.me/dchohfi"))
    #expect(value.user.protected == false)
    #expect(value.user.followersCount == 380)
    #expect(value.user.friendsCount == 183)
    #expect(value.user.createdAt == Date(timeIntervalSince1970: 1238522472.0))
    let again = try KVTweet(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:64
  @Testing.Test("[KVTweet]: case-002: an array of three equal tweets") func test2() throws {
    let document = "[{\"created_at\": \"Sat Apr 14 00:20:07 +0000 2012\", \"id\": 190957570511478784, \"id_str\": \"190957570511478784\",\n  \"text\": \"@pedroh96 cara, comecei uma lib pra iOS, se puder dar uma olhada e/ou contribuir :D KeyValue Parse for Objective-C https://t.co/NWMMc60v\",\n  \"source\": \"<a href=\\\"http://www.osfoora.com/mac\\\" rel=\\\"nofollow\\\">Osfoora for Mac</a>\",\n  \"truncated\": false, \"in_reply_to_status_id\": null, \"in_reply_to_status_id_str\": null,\n  \"in_reply_to_user_id\": 14354665, \"in_reply_to_user_id_str\": \"14354665\",\n  \"in_reply_to_screen_name\": \"pedroh96\",\n  \"user\": {\"id\": 27924446, \"id_str\": \"27924446\", \"name\": \"Diego Chohfi\", \"screen_name\": \"dchohfi\",\n   \"location\": \"S\u{e3}o Paulo\",\n   \"description\": \"Instrutor na @Caelum, desenvolvedor de cora\u{e7}\u{e3}o, apaixonado por m\u{fa}sica e cerveja, sempre cerveja.\",\n   \"url\": \"http://about.me/dchohfi\", \"protected\": false, \"followers_count\": 380,\n   \"friends_count\": 183, \"listed_count\": 14, \"created_at\": \"Tue Mar 31 18:01:12 +0000 2009\",\n   \"favourites_count\": 14, \"utc_offset\": -10800, \"time_zone\": \"Greenland\", \"geo_enabled\": true,\n   \"verified\": false, \"statuses_count\": 11815, \"lang\": \"en\", \"contributors_enabled\": false,\n   \"is_translator\": false, \"profile_background_color\": \"131516\",\n   \"profile_background_image_url\": \"http://a0.twimg.com/images/themes/theme14/bg.gif\",\n   \"profile_background_image_url_https\": \"https://si0.twimg.com/images/themes/theme14/bg.gif\",\n   \"profile_background_tile\": true,\n   \"profile_image_url\": \"http://a0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n   \"profile_image_url_https\": \"https://si0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n   \"profile_link_color\": \"009999\", \"profile_sidebar_border_color\": \"EEEEEE\",\n   \"profile_sidebar_fill_color\": \"EFEFEF\", \"profile_text_color\": \"333333\",\n   \"profile_use_background_image\": true, \"show_all_inline_media\": false, \"default_profile\": false,\n   \"default_profile_image\": false, \"following\": true, \"follow_request_sent\": null,\n   \"notifications\": null}, \"geo\": null, \"coordinates\": null, \"place\": null, \"contributors\": null,\n  \"retweet_count\": 0, \"favorited\": false, \"retweeted\": false, \"possibly_sensitive\": false,\n  \"data\": \"08/12/1987\"},\n {\"created_at\": \"Sat Apr 14 00:20:07 +0000 2012\", \"id\": 190957570511478784, \"id_str\": \"190957570511478784\",\n  \"text\": \"@pedroh96 cara, comecei uma lib pra iOS, se puder dar uma olhada e/ou contribuir :D KeyValue Parse for Objective-C https://t.co/NWMMc60v\",\n  \"source\": \"<a href=\\\"http://www.osfoora.com/mac\\\" rel=\\\"nofollow\\\">Osfoora for Mac</a>\",\n  \"truncated\": false, \"in_reply_to_status_id\": null, \"in_reply_to_status_id_str\": null,\n  \"in_reply_to_user_id\": 14354665, \"in_reply_to_user_id_str\": \"14354665\",\n  \"in_reply_to_screen_name\": \"pedroh96\",\n  \"user\": {\"id\": 27924446, \"id_str\": \"27924446\", \"name\": \"Diego Chohfi\", \"screen_name\": \"dchohfi\",\n   \"location\": \"S\u{e3}o Paulo\",\n   \"description\": \"Instrutor na @Caelum, desenvolvedor de cora\u{e7}\u{e3}o, apaixonado por m\u{fa}sica e cerveja, sempre cerveja.\",\n   \"url\": \"http://about.me/dchohfi\", \"protected\": false, \"followers_count\": 380,\n   \"friends_count\": 183, \"listed_count\": 14, \"created_at\": \"Tue Mar 31 18:01:12 +0000 2009\",\n   \"favourites_count\": 14, \"utc_offset\": -10800, \"time_zone\": \"Greenland\", \"geo_enabled\": true,\n   \"verified\": false, \"statuses_count\": 11815, \"lang\": \"en\", \"contributors_enabled\": false,\n   \"is_translator\": false, \"profile_background_color\": \"131516\",\n   \"profile_background_image_url\": \"http://a0.twimg.com/images/themes/theme14/bg.gif\",\n   \"profile_background_image_url_https\": \"https://si0.twimg.com/images/themes/theme14/bg.gif\",\n   \"profile_background_tile\": true,\n   \"profile_image_url\": \"http://a0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n   \"profile_image_url_https\": \"https://si0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n   \"profile_link_color\": \"009999\", \"profile_sidebar_border_color\": \"EEEEEE\",\n   \"profile_sidebar_fill_color\": \"EFEFEF\", \"profile_text_color\": \"333333\",\n   \"profile_use_background_image\": true, \"show_all_inline_media\": false, \"default_profile\": false,\n   \"default_profile_image\": false, \"following\": true, \"follow_request_sent\": null,\n   \"notifications\": null}, \"geo\": null, \"coordinates\": null, \"place\": null, \"contributors\": null,\n  \"retweet_count\": 0, \"favorited\": false, \"retweeted\": false, \"possibly_sensitive\": false,\n  \"data\": \"08/12/1987\"},\n {\"created_at\": \"Sat Apr 14 00:20:07 +0000 2012\", \"id\": 190957570511478784, \"id_str\": \"190957570511478784\",\n  \"text\": \"@pedroh96 cara, comecei uma lib pra iOS, se puder dar uma olhada e/ou contribuir :D KeyValue Parse for Objective-C https://t.co/NWMMc60v\",\n  \"source\": \"<a href=\\\"http://www.osfoora.com/mac\\\" rel=\\\"nofollow\\\">Osfoora for Mac</a>\",\n  \"truncated\": false, \"in_reply_to_status_id\": null, \"in_reply_to_status_id_str\": null,\n  \"in_reply_to_user_id\": 14354665, \"in_reply_to_user_id_str\": \"14354665\",\n  \"in_reply_to_screen_name\": \"pedroh96\",\n  \"user\": {\"id\": 27924446, \"id_str\": \"27924446\", \"name\": \"Diego Chohfi\", \"screen_name\": \"dchohfi\",\n   \"location\": \"S\u{e3}o Paulo\",\n   \"description\": \"Instrutor na @Caelum, desenvolvedor de cora\u{e7}\u{e3}o, apaixonado por m\u{fa}sica e cerveja, sempre cerveja.\",\n   \"url\": \"http://about.me/dchohfi\", \"protected\": false, \"followers_count\": 380,\n   \"friends_count\": 183, \"listed_count\": 14, \"created_at\": \"Tue Mar 31 18:01:12 +0000 2009\",\n   \"favourites_count\": 14, \"utc_offset\": -10800, \"time_zone\": \"Greenland\", \"geo_enabled\": true,\n   \"verified\": false, \"statuses_count\": 11815, \"lang\": \"en\", \"contributors_enabled\": false,\n   \"is_translator\": false, \"profile_background_color\": \"131516\",\n   \"profile_background_image_url\": \"http://a0.twimg.com/images/themes/theme14/bg.gif\",\n   \"profile_background_image_url_https\": \"https://si0.twimg.com/images/themes/theme14/bg.gif\",\n   \"profile_background_tile\": true,\n   \"profile_image_url\": \"http://a0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n   \"profile_image_url_https\": \"https://si0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n   \"profile_link_color\": \"009999\", \"profile_sidebar_border_color\": \"EEEEEE\",\n   \"profile_sidebar_fill_color\": \"EFEFEF\", \"profile_text_color\": \"333333\",\n   \"profile_use_background_image\": true, \"show_all_inline_media\": false, \"default_profile\": false,\n   \"default_profile_image\": false, \"following\": true, \"follow_request_sent\": null,\n   \"notifications\": null}, \"geo\": null, \"coordinates\": null, \"place\": null, \"contributors\": null,\n  \"retweet_count\": 0, \"favorited\": false, \"retweeted\": false, \"possibly_sensitive\": false,\n  \"data\": \"08/12/1987\"}]"
    let value = try [KVTweet](json: document)
    try #require(value.count == 3)
    #expect(value[0].idStr == "190957570511478784")
    #expect(value[0].text == "@pedroh96 cara, comecei uma lib pra iOS, se puder dar uma olhada e/ou contribuir :D KeyValue Parse for Objective-C https://t.co/NWMMc60v")
    #expect(value[0].source == "<a href=\"http://www.osfoora.com/mac\" rel=\"nofollow\">Osfoora for Mac</a>")
    #expect(value[0].inReplyToStatusIdStr == nil)
    #expect(value[0].retweetCount == 0)
    #expect(value[0].favorited == false)
    #expect(value[0].retweeted == false)
    #expect(value[0].createdAt == Date(timeIntervalSince1970: 1334362807.0))
    #expect(value[0].user.idStr == "27924446")
    #expect(value[0].user.name == "Diego Chohfi")
    #expect(value[0].user.screenName == "dchohfi")
    #expect(value[0].user.location == "S\u{e3}o Paulo")
    #expect(value[0].user.description == "Instrutor na @Caelum, desenvolvedor de cora\u{e7}\u{e3}o, apaixonado por m\u{fa}sica e cerveja, sempre cerveja.")
    #expect(value[0].user.url == KVMap.GeneratedConstant.url("http://about.me/dchohfi"))
    #expect(value[0].user.protected == false)
    #expect(value[0].user.followersCount == 380)
    #expect(value[0].user.friendsCount == 183)
    #expect(value[0].user.createdAt == Date(timeIntervalSince1970: 1238522472.0))
    #expect(value[1].idStr == "190957570511478784")
    #expect(value[1].text == "@pedroh96 cara, comecei uma lib pra iOS, se puder dar uma olhada e/ou contribuir :D KeyValue Parse for Objective-C https://t.co/NWMMc60v")
    #expect(value[1].source == "<a href=\"http://www.osfoora.com/mac\" rel=\"nofollow\">Osfoora for Mac</a>")
    #expect(value[1].inReplyToStatusIdStr == nil)
    #expect(value[1].retweetCount == 0)
    #expect(value[1].favorited == false)
    #expect(value[1].retweeted == false)
    #expect(value[1].createdAt == Date(timeIntervalSince1970: 1334362807.0))
    #expect(value[1].user.idStr == "27924446")
    #expect(value[1].user.name == "Diego Chohfi")
    #expect(value[1].user.screenName == "dchohfi")
    #expect(value[1].user.location == "S\u{e3}o Paulo")
    #expect(value[1].user.description == "Instrutor na @Caelum, desenvolvedor de cora\u{e7}\u{e3}o, apaixonado por m\u{fa}sica e cerveja, sempre cerveja.")
    #expect(value[1].user.url == KVMap.GeneratedConstant.url("http://about.me/dchohfi"))
    #expect(value[1].user.protected == false)
    #expect(value[1].user.followersCount == 380)
    #expect(value[1].user.friendsCount == 183)
    #expect(value[1].user.createdAt == Date(timeIntervalSince1970: 1238522472.0))
    #expect(value[2].idStr == "190957570511478784")
    #expect(value[2].text == "@pedroh96 cara, comecei uma lib pra iOS, se puder dar uma olhada e/ou contribuir :D KeyValue Parse for Objective-C https://t.co/NWMMc60v")
    #expect(value[2].source == "<a href=\"http://www.osfoora.com/mac\" rel=\"nofollow\">Osfoora for Mac</a>")
    #expect(value[2].inReplyToStatusIdStr == nil)
    #expect(value[2].retweetCount == 0)
    #expect(value[2].favorited == false)
    #expect(value[2].retweeted == false)
    #expect(value[2].createdAt == Date(timeIntervalSince1970: 1334362807.0))
    #expect(value[2].user.idStr == "27924446")
    #expect(value[2].user.name == "Diego Chohfi")
    #expect(value[2].user.screenName == "dchohfi")
    #expect(value[2].user.location == "S\u{e3}o Paulo")
    #expect(value[2].user.description == "Instrutor na @Caelum, desenvolvedor de cora\u{e7}\u{e3}o, apaixonado por m\u{fa}sica e cerveja, sempre cerveja.")
    #expect(value[2].user.url == KVMap.GeneratedConstant.url("http://about.me/dchohfi"))
    #expect(value[2].user.protected == false)
    #expect(value[2].user.followersCount == 380)
    #expect(value[2].user.friendsCount == 183)
    #expect(value[2].user.createdAt == Date(timeIntervalSince1970: 1238522472.0))
    let again = try [KVTweet](json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:162
  @Testing.Test("KVPerson: case-003: a user with tweets that have a user again") func test3() throws {
    let document = "{\"id\": 27924446, \"id_str\": \"27924446\", \"name\": \"Diego Chohfi\", \"screen_name\": \"dchohfi\",\n \"location\": \"S\u{e3}o Paulo\",\n \"description\": \"Instrutor na @Caelum, desenvolvedor de cora\u{e7}\u{e3}o, apaixonado por m\u{fa}sica e cerveja, sempre cerveja.\",\n \"url\": \"http://about.me/dchohfi\", \"protected\": false, \"followers_count\": 380, \"friends_count\": 183,\n \"listed_count\": 14, \"created_at\": \"Tue Mar 31 18:01:12 +0000 2009\", \"favourites_count\": 14,\n \"utc_offset\": -10800, \"time_zone\": \"Greenland\", \"geo_enabled\": true, \"verified\": false,\n \"statuses_count\": 11815, \"lang\": \"en\", \"contributors_enabled\": false, \"is_translator\": false,\n \"profile_background_color\": \"131516\",\n \"profile_background_image_url\": \"http://a0.twimg.com/images/themes/theme14/bg.gif\",\n \"profile_background_image_url_https\": \"https://si0.twimg.com/images/themes/theme14/bg.gif\",\n \"profile_background_tile\": true,\n \"profile_image_url\": \"http://a0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n \"profile_image_url_https\": \"https://si0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n \"profile_link_color\": \"009999\", \"profile_sidebar_border_color\": \"EEEEEE\",\n \"profile_sidebar_fill_color\": \"EFEFEF\", \"profile_text_color\": \"333333\",\n \"profile_use_background_image\": true, \"show_all_inline_media\": false, \"default_profile\": false,\n \"default_profile_image\": false, \"following\": true, \"follow_request_sent\": null, \"notifications\": null,\n \"tweets\": [{\"created_at\": \"Sat Apr 14 00:20:07 +0000 2012\", \"id\": 190957570511478784,\n   \"id_str\": \"190957570511478784\",\n   \"text\": \"@pedroh96 cara, comecei uma lib pra iOS, se puder dar uma olhada e/ou contribuir :D KeyValue Parse for Objective-C https://t.co/NWMMc60v\",\n   \"source\": \"<a href=\\\"http://www.osfoora.com/mac\\\" rel=\\\"nofollow\\\">Osfoora for Mac</a>\",\n   \"truncated\": false, \"in_reply_to_status_id\": null, \"in_reply_to_status_id_str\": null,\n   \"in_reply_to_user_id\": 14354665, \"in_reply_to_user_id_str\": \"14354665\",\n   \"in_reply_to_screen_name\": \"pedroh96\",\n   \"user\": {\"id\": 27924446, \"id_str\": \"27924446\", \"name\": \"Diego Chohfi\",\n    \"screen_name\": \"dchohfi\", \"location\": \"S\u{e3}o Paulo\",\n    \"description\": \"Instrutor na @Caelum, desenvolvedor de cora\u{e7}\u{e3}o, apaixonado por m\u{fa}sica e cerveja, sempre cerveja.\",\n    \"url\": \"http://about.me/dchohfi\", \"protected\": false, \"followers_count\": 380,\n    \"friends_count\": 183, \"listed_count\": 14,\n    \"created_at\": \"Tue Mar 31 18:01:12 +0000 2009\", \"favourites_count\": 14,\n    \"utc_offset\": -10800, \"time_zone\": \"Greenland\", \"geo_enabled\": true,\n    \"verified\": false, \"statuses_count\": 11815, \"lang\": \"en\",\n    \"contributors_enabled\": false, \"is_translator\": false,\n    \"profile_background_color\": \"131516\",\n    \"profile_background_image_url\": \"http://a0.twimg.com/images/themes/theme14/bg.gif\",\n    \"profile_background_image_url_https\": \"https://si0.twimg.com/images/themes/theme14/bg.gif\",\n    \"profile_background_tile\": true,\n    \"profile_image_url\": \"http://a0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n    \"profile_image_url_https\": \"https://si0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n    \"profile_link_color\": \"009999\", \"profile_sidebar_border_color\": \"EEEEEE\",\n    \"profile_sidebar_fill_color\": \"EFEFEF\", \"profile_text_color\": \"333333\",\n    \"profile_use_background_image\": true, \"show_all_inline_media\": false,\n    \"default_profile\": false, \"default_profile_image\": false, \"following\": true,\n    \"follow_request_sent\": null, \"notifications\": null}, \"geo\": null, \"coordinates\": null,\n   \"place\": null, \"contributors\": null, \"retweet_count\": 0, \"favorited\": false,\n   \"retweeted\": false, \"possibly_sensitive\": false, \"data\": \"08/12/1987\"},\n  {\"created_at\": \"Sat Apr 14 00:20:07 +0000 2012\", \"id\": 190957570511478784,\n   \"id_str\": \"190957570511478784\",\n   \"text\": \"@pedroh96 cara, comecei uma lib pra iOS, se puder dar uma olhada e/ou contribuir :D KeyValue Parse for Objective-C https://t.co/NWMMc60v\",\n   \"source\": \"<a href=\\\"http://www.osfoora.com/mac\\\" rel=\\\"nofollow\\\">Osfoora for Mac</a>\",\n   \"truncated\": false, \"in_reply_to_status_id\": null, \"in_reply_to_status_id_str\": null,\n   \"in_reply_to_user_id\": 14354665, \"in_reply_to_user_id_str\": \"14354665\",\n   \"in_reply_to_screen_name\": \"pedroh96\",\n   \"user\": {\"id\": 27924446, \"id_str\": \"27924446\", \"name\": \"Diego Chohfi\",\n    \"screen_name\": \"dchohfi\", \"location\": \"S\u{e3}o Paulo\",\n    \"description\": \"Instrutor na @Caelum, desenvolvedor de cora\u{e7}\u{e3}o, apaixonado por m\u{fa}sica e cerveja, sempre cerveja.\",\n    \"url\": \"http://about.me/dchohfi\", \"protected\": false, \"followers_count\": 380,\n    \"friends_count\": 183, \"listed_count\": 14,\n    \"created_at\": \"Tue Mar 31 18:01:12 +0000 2009\", \"favourites_count\": 14,\n    \"utc_offset\": -10800, \"time_zone\": \"Greenland\", \"geo_enabled\": true,\n    \"verified\": false, \"statuses_count\": 11815, \"lang\": \"en\",\n    \"contributors_enabled\": false, \"is_translator\": false,\n    \"profile_background_color\": \"131516\",\n    \"profile_background_image_url\": \"http://a0.twimg.com/images/themes/theme14/bg.gif\",\n    \"profile_background_image_url_https\": \"https://si0.twimg.com/images/themes/theme14/bg.gif\",\n    \"profile_background_tile\": true,\n    \"profile_image_url\": \"http://a0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n    \"profile_image_url_https\": \"https://si0.twimg.com/profile_images/1327018405/image_normal.jpg\",\n    \"profile_link_color\": \"009999\", \"profile_sidebar_border_color\": \"EEEEEE\",\n    \"profile_sidebar_fill_color\": \"EFEFEF\", \"profile_text_color\": \"333333\",\n    \"profile_use_background_image\": true, \"show_all_inline_media\": false,\n    \"default_profile\": false, \"default_profile_image\": false, \"following\": true,\n    \"follow_request_sent\": null, \"notifications\": null}, \"geo\": null, \"coordinates\": null,\n   \"place\": null, \"contributors\": null, \"retweet_count\": 0, \"favorited\": false,\n   \"retweeted\": false, \"possibly_sensitive\": false, \"data\": \"08/12/1987\"}]}"
    let value = try KVPerson(json: document)
    #expect(value.name == "Diego Chohfi")
    let value1 = try #require(value.tweets)
    try #require(value1.count == 2)
    #expect(value1[0].idStr == "190957570511478784")
    let value2 = try #require(value1[0].user)
    #expect(value2.idStr == "27924446")
    #expect(value1[1].idStr == "190957570511478784")
    let value3 = try #require(value1[1].user)
    #expect(value3.idStr == "27924446")
    let again = try KVPerson(json: value.jsonBytes())
    #expect(isSame1(again, value))
  }

  // KeyValueObjectMapping.kvmap:252
  @Testing.Test("KVKeys: case-004, case-005, case-006, case-007, case-009: keys with underscores, and keys that are written out") func test4() throws {
    let document = "{\"id\": 1, \"id_str\": \"2\", \"user_id\": 3, \"__leading__double_\": 4, \"\": 5}"
    let value = try KVKeys(json: document)
    #expect(value.id == 1)
    #expect(value.idStr == "2")
    #expect(value.userId == 3)
    #expect(value.leadingDouble == 4)
    #expect(value.empty == 5)
    let again = try KVKeys(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:263
  @Testing.Test("KVCapitals: case-008: keys in capitals") func test5() throws {
    let document = "{\"ID_STR\": \"2\"}"
    let value = try KVCapitals(json: document)
    #expect(value.idStr == "2")
    let again = try KVCapitals(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:269
  @Testing.Test("KVCapitals?: case-010: no document gives no object") func test6() throws {
    let document = "null"
    let value = try (KVCapitals?)(json: document)
    #expect(value == nil)
  }

  // KeyValueObjectMapping.kvmap:274
  @Testing.Test("KVCapitals: case-010: where an object is needed, null is a problem") func test7() throws {
    let document = "null"
    let problems = KVCapitals.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "null" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:284
  @Testing.Test("KVDay: case-012: one attribute with a format of its own") func test8() throws {
    let document = "{\"data\": \"08/12/1987\", \"id_str\": \"1\"}"
    let value = try KVDay(json: document)
    #expect(value.data == Date(timeIntervalSince1970: 565920000.0))
    #expect(value.idStr == "1")
    let again = try KVDay(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:298
  @Testing.Test("KVReader: case-013: unknown keys in the elements of an array") func test9() throws {
    let document = "{\"name\": \"Diego\",\n \"tweets\": [{\"property\": \"First Value\", \"text\": \"Frist Tweet\"},\n  {\"title\": \"Second Value\", \"text\": \"Second Tweet\"}]}"
    let value = try KVReader(json: document)
    #expect(value.name == "Diego")
    try #require(value.tweets.count == 2)
    #expect(value.tweets[0].text == "Frist Tweet")
    #expect(value.tweets[1].text == "Second Tweet")
    let again = try KVReader(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:317
  @Testing.Test("KVShallow: case-014: a key path") func test10() throws {
    let document = "{\"idStr\": \"12345\", \"tweet\": {\"text\": \"Some text\"}}"
    let value = try KVShallow(json: document)
    #expect(value.idStr == "12345")
    #expect(value.text == "Some text")
    let again = try KVShallow(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:323
  @Testing.Test("KVDeep: case-015: a deep key path") func test11() throws {
    let document = "{\"idStr\": \"12345\", \"tweet\": {\"key1\": {\"key2\": {\"text\": \"Some text\"}}}}"
    let value = try KVDeep(json: document)
    #expect(value.idStr == "12345")
    #expect(value.text == "Some text")
    let again = try KVDeep(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:329
  @Testing.Test("KVShallow: case-016: a key path through a text is a problem, not nothing") func test12() throws {
    let document = "{\"idStr\": \"1\", \"tweet\": \"oops\"}"
    let problems = KVShallow.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "tweet" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:343
  @Testing.Test("KVPlace: case-019: two keys become an object") func test13() throws {
    let document = "{\"name\": \"R. Dr. Neto De Araujo, 311\", \"latitude\": -123, \"longitude\": -321}"
    let value = try KVPlace(json: document)
    #expect(value.name == "R. Dr. Neto De Araujo, 311")
    let value1 = try #require(value.location)
    #expect(value1.latitude == -123.0)
    #expect(value1.longitude == -321.0)
    let again = try KVPlace(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:357
  @Testing.Test("KVFar: case-020: an aggregate in an aggregate, in whatever order") func test14() throws {
    let document = "{\"name\": \"R. Dr. Neto De Araujo, 311\", \"latitude\": -123, \"longitude\": -321, \"distance\": 100}"
    let value = try KVFar(json: document)
    #expect(value.location.distance == 100)
    #expect(value.location.point.latitude == -123.0)
    #expect(value.location.point.longitude == -321.0)
    let again = try KVFar(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:368
  @Testing.Test("KVBus: case-021: an aggregate concerns its own object only") func test15() throws {
    let document = "{\"latitude\": 1, \"longitude\": 2, \"stop\": {\"latitude\": 9, \"longitude\": 8}}"
    let value = try KVBus(json: document)
    let value1 = try #require(value.location)
    #expect(value1.latitude == 1.0)
    #expect(value1.longitude == 2.0)
    #expect(value.stop.latitude == 9.0)
    #expect(value.stop.longitude == 8.0)
    let again = try KVBus(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:383
  @Testing.Test("KVNullList: case-022: a null array") func test16() throws {
    let document = "{\"id_str\": \"27924446\", \"tweets_nullable\": null}"
    let value = try KVNullList(json: document)
    #expect(value.tweets == nil)
  }

  // KeyValueObjectMapping.kvmap:388
  @Testing.Test("KVEmptyList: case-023: an empty array") func test17() throws {
    let document = "{\"id_str\": \"27924446\", \"tweets_empty\": []}"
    let value = try KVEmptyList(json: document)
    let value1 = try #require(value.tweets)
    #expect(value1.isEmpty)
    let again = try KVEmptyList(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:398
  @Testing.Test("KVOne: case-024: one object where an array is expected") func test18() throws {
    let document = "{\"tweets\": {\"text\": \"only\"}}"
    let value = try KVOne(json: document)
    try #require(value.tweets.count == 1)
    #expect(value.tweets[0].text == "only")
    let again = try KVOne(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:415
  @Testing.Test("KVRenamed: case-025: a renamed scalar and a renamed object") func test19() throws {
    let document = "{\"id_str\": 190957570511478800, \"text\": \"Tweet text\",\n \"user\": {\"name\": \"Diego Chohfi\", \"screen_name\": \"dchohfi\", \"location\": \"S\u{e3}o Paulo\"}}"
    let value = try KVRenamed(json: document)
    #expect(value.idStr == "190957570511478800")
    #expect(value.tweetText == "Tweet text")
    #expect(value.userOwner.name == "Diego Chohfi")
    #expect(value.userOwner.screenName == "dchohfi")
    #expect(value.userOwner.location == "S\u{e3}o Paulo")
  }

  // KeyValueObjectMapping.kvmap:427
  @Testing.Test("KVCreated: case-026: seconds in a text") func test20() throws {
    let document = "{\"created_at\": \"1334362807\"}"
    let value = try KVCreated(json: document)
    #expect(value.createdAt == Date(timeIntervalSince1970: 1334362807.0))
  }

  // KeyValueObjectMapping.kvmap:436
  @Testing.Test("KVStamp: case-027: 10.0 is a time stamp where the mapping says so") func test21() throws {
    let document = "{\"value\": \"10.0\"}"
    let value = try KVStamp(json: document)
    #expect(value.value == Date(timeIntervalSince1970: 10.0))
  }

  // KeyValueObjectMapping.kvmap:441
  @Testing.Test("KVStamp: case-028: a long date is none") func test22() throws {
    let document = "{\"value\": \"Monday, April 17, 2006 2:22:48 PM\"}"
    let problems = KVStamp.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:446
  @Testing.Test("KVStamp: case-029: a short date is none") func test23() throws {
    let document = "{\"value\": \"4/17/2006 2:22:48 PM\"}"
    let problems = KVStamp.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:451
  @Testing.Test("KVStamp: case-030: an HTTP date is none") func test24() throws {
    let document = "{\"value\": \"Mon, 17 Apr 2006 21:22:48 GMT\"}"
    let problems = KVStamp.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:456
  @Testing.Test("KVStamp: case-031: a date with a blank is none") func test25() throws {
    let document = "{\"value\": \"2006-04-17 21:22:48Z\"}"
    let problems = KVStamp.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:461
  @Testing.Test("KVStamp: case-032: an ISO 8601 date is none") func test26() throws {
    let document = "{\"value\": \"2006-04-17T14:22:48.2698750-07:00\"}"
    let problems = KVStamp.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:472
  @Testing.Test("KVNulls: case-033: null for a date") func test27() throws {
    let document = "{\"created_at\": null}"
    let value = try KVNulls(json: document)
    #expect(value.createdAt == nil)
  }

  // KeyValueObjectMapping.kvmap:477
  @Testing.Test("KVNulls: case-034: null for a number") func test28() throws {
    let document = "{\"age\": null}"
    let value = try KVNulls(json: document)
    #expect(value.age == 0)
  }

  // KeyValueObjectMapping.kvmap:482
  @Testing.Test("KVNulls: case-035: null for a URL") func test29() throws {
    let document = "{\"url\": null}"
    let value = try KVNulls(json: document)
    #expect(value.url == nil)
  }

  // KeyValueObjectMapping.kvmap:491
  @Testing.Test("KVLenient: case-036: a number in a text") func test30() throws {
    let document = "{\"nota\": \"10\"}"
    let value = try KVLenient(json: document)
    #expect(value.nota == 10)
  }

  // KeyValueObjectMapping.kvmap:500
  @Testing.Test("KVLink: case-037: an escaped URL is not escaped again") func test31() throws {
    let document = "{\"url\": \"http://example.com/a%20b\"}"
    let value = try KVLink(json: document)
    #expect(value.url == KVMap.GeneratedConstant.url("http://example.com/a%20b"))
    let again = try KVLink(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:506
  @Testing.Test("KVLink: case-038: a blank in a URL") func test32() throws {
    let document = "{\"url\": \"http://example.com/a b\"}"
    let value = try KVLink(json: document)
    #expect(value.url == KVMap.GeneratedConstant.url("http://example.com/a%20b"))
  }

  // KeyValueObjectMapping.kvmap:511
  @Testing.Test("KVLink: case-039: a number is no URL") func test33() throws {
    let document = "{\"url\": 12345}"
    let problems = KVLink.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "url" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:520
  @Testing.Test("KVRaw: case-040: an object that is kept as it is") func test34() throws {
    let document = "{\"extra\": {\"a\": 1, \"b\": [2]}}"
    let value = try KVRaw(json: document)
    #expect(value.extra == (KVMap.GeneratedConstant.tree("{\"a\":1,\"b\":[2]}") as KVMap.JSONObject))
    let again = try KVRaw(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:531
  @Testing.Test("KVSpecial: case-047: a key that begins with @") func test35() throws {
    let document = "{\"@attributes\": {\"id\": \"4\"}, \"name\": \"n\"}"
    let value = try KVSpecial(json: document)
    #expect(value.name == "n")
    #expect(value.attributesId == "4")
    let again = try KVSpecial(json: value.jsonBytes())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:543
  @Testing.Test("KVSeparators: case-045, case-046: keys with the signs that could separate words and paths are quoted") func test36() throws {
    let document = "{\"a.b\": 1, \"a|b\": 2, \"a\": {\"b\": 3}}"
    let value = try KVSeparators(json: document)
    #expect(value.dotted == 1)
    #expect(value.barred == 2)
    #expect(value.nested == 3)
    let again = try KVSeparators(json: value.jsonBytes())
    #expect(again == value)
  }
}

private func isSame1(_ left: KVPerson, _ right: KVPerson) -> Swift.Bool {
  [
    left.name == right.name,
    isSame2(left.tweets, right.tweets),
  ].allSatisfy { $0 }
}

private func isSame2(_ left: [KVPost]?, _ right: [KVPost]?) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame3(left, right)
}

private func isSame3(_ left: [KVPost], _ right: [KVPost]) -> Swift.Bool {
  left.count == right.count && Swift.zip(left, right).allSatisfy { left, right in isSame4(left, right) }
}

private func isSame4(_ left: KVPost, _ right: KVPost) -> Swift.Bool {
  [
    left.idStr == right.idStr,
    isSame5(left.user, right.user),
  ].allSatisfy { $0 }
}

private func isSame5(_ left: KVSender?, _ right: KVSender?) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame6(left, right)
}

private func isSame6(_ left: KVSender, _ right: KVSender) -> Swift.Bool {
  [
    left.idStr == right.idStr,
    isSame2(left.tweets, right.tweets),
  ].allSatisfy { $0 }
}

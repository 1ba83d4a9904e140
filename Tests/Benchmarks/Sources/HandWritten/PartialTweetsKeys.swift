@_spi(Generated) import KVMap

// The key tables are those that kvmapc generates for the same keys: they are impractical to write by hand. If their
// layout changes, the comparison of results fails, and they must be copied again from the generated mapping.

enum PartialTweetsKeys {
  static var partialTweets: KeyTable {
    .init(
      """
      \0\0\u{1}\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0statuses"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0
      """,
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
      PartialTweets\tPartialTweets.kvmap\t7
      statuses\t8\tstatuses
      """)
  }

  static var partialTweet: KeyTable {
    .init(
      """
      \u{6}\0\0\0\u{11}\0\u{1}\0\u{c}\0\0\0\0\0\0\0\0\0\u{e}\0\0\0\u{8}\0\0\0\0\0\0\0\u{4}\0\n\0\0\0\0\0\
      \u{1}\0created_at"\0\0\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0id"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0text"\0\0\
      \0\u{15}\0\0\u{3}\0\0\0\0in_reply_to_status_id"\0\0\u{4}\0\0\u{4}\0\0\u{1}\0user"\0\0\0\r\0\0\u{5}\0\
      \0\u{1}\0retweet_count"\0\0\u{e}\0\0\u{6}\0\0\u{1}\0favorite_count"\0\0\0\0\0\0\0\0\0
      """,
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 7, required: 6,
      unknown: .ignore, duplicates: .error,
      rules: """
      PartialTweet\tPartialTweets.kvmap\t11
      created_at\t12\tcreated_at
      id\t13\tid
      text\t14\ttext
      in_reply_to_status_id\t15\tin_reply_to_status_id
      user\t16\tuser
      retweet_count\t17\tretweet_count
      favorite_count\t18\tfavorite_count
      """)
  }

  static var partialUser: KeyTable {
    .init(
      """
      \0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id"\0\0\0\0\0\u{b}\0\0\u{1}\0\0\u{1}\0screen_name"\0\0\0\
      \0\0\0\0\0\0\0\0\0
      """,
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
      PartialUser\tPartialTweets.kvmap\t21
      id\t22\tid
      screen_name\t23\tscreen_name
      """)
  }
}

extension APIDocuments {
  static let xml: [APIDocuments] = [
    .init(
      mapping: "S3Listing", type: "Listing", folder: "real-api/aws-xml", prefix: "s3-list-objects", keys: ["Name"],
      format: .xml),
    .init(
      mapping: "EC2Answers", type: "Regions", folder: "real-api/aws-xml", prefix: "ec2-describe-regions",
      keys: ["regionInfo"], format: .xml),
    .init(
      mapping: "EC2Answers", type: "Tags", folder: "real-api/aws-xml", prefix: "ec2-describe-tags",
      keys: ["tagSet"], format: .xml),
    .init(
      mapping: "EC2Answers", type: "Networks", folder: "real-api/aws-xml", prefix: "ec2-describe-vpcs",
      keys: ["vpcSet"], format: .xml),
    .init(
      mapping: "IAMUsers", type: "Users", folder: "real-api/aws-xml", prefix: "iam-list-users",
      keys: ["ListUsersResult"], format: .xml),
    .init(
      mapping: "IAMUsers", type: "Summary", folder: "real-api/aws-xml", prefix: "iam-get-account-summary",
      keys: ["GetAccountSummaryResult"], format: .xml),
    .init(
      mapping: "AtomFeed", type: "Feed", folder: "feeds/feedvalidator/atom/must", keys: ["entry"],
      refused: [
        "entry_issued_bad_hours.xml",
        "entry_modified_extra_spaces.xml",
        "entry_modified_no_hyphens.xml",
        "entry_summary_multiple.xml",
      ],
      format: .xml),
    .init(
      mapping: "AtomFeed", type: "Feed", folder: "feeds/feedparser/wellformed/atom10", format: .xml),
    .init(
      mapping: "RSSFeed", type: "Feed", folder: "feeds/feedvalidator/rss/must", keys: ["channel", "@version"],
      format: .xml),
    .init(
      mapping: "RSSFeed", type: "Feed", folder: "feeds/feedparser/wellformed/rss", keys: ["channel", "@version"],
      refused: ["channel_description_naked_markup.xml"], format: .xml),
  ]
}

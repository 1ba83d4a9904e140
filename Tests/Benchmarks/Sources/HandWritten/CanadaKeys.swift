@_spi(Generated) import KVMap

// The key tables are those that kvmapc generates for the same keys: they are impractical to write by hand. If their
// layout changes, the comparison of results fails, and they must be copied again from the generated mapping.

enum CanadaKeys {
  static var map: KeyTable {
    .init(
      """
      \u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0type"\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0features"\0\0\0\0\0\
      \0\0\0\0\0\0\0\0\0\0
      """,
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
      Map\tCanada.kvmap\t7
      type\t8\ttype
      features\t9\tfeatures
      """)
  }

  static var mapFeature: KeyTable {
    .init(
      """
      \u{1}\0\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\u{4}\0\0\0\0\0\u{1}\0type"\0\0\0\n\0\0\u{1}\0\0\u{1}\0prop\
      erties"\0\0\0\0\0\u{8}\0\0\u{2}\0\0\u{1}\0geometry"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0
      """,
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
      MapFeature\tCanada.kvmap\t12
      type\t13\ttype
      properties\t14\tproperties
      geometry\t15\tgeometry
      """)
  }

  static var featureProperties: KeyTable {
    .init(
      """
      \u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name"\0\0\0\0\0\0\0\0\0\0\0
      """,
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
      FeatureProperties\tCanada.kvmap\t18
      name\t19\tname
      """)
  }

  static var featureGeometry: KeyTable {
    .init(
      """
      \u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0type"\0\0\0\u{b}\0\0\u{1}\0\0\u{1}\0coordinates"\0\0\0\0\
      \0\0\0\0\0\0\0\0
      """,
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
      FeatureGeometry\tCanada.kvmap\t22
      type\t23\ttype
      coordinates\t24\tcoordinates
      """)
  }
}

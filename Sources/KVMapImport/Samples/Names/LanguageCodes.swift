/// The codes of ISO 639-1, by which texts in several languages are often kept.
enum LanguageCodes {
  private static let all: Set<String> = Set(
    """
    aa ab af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee \
    el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io \
    is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn \
    mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se \
    sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo \
    wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))
  /// One of these has to be there: `id`, `to` and `is` are words as well.
  private static let common: Set<String> = [
    "en", "de", "fr", "es", "it", "ja", "zh", "pt", "ru", "ko", "nl", "pl", "sv", "ar", "tr"
  ]

  /// Whether all are languages, with or without a region: `de`, `de-CH`, `zh_TW`.
  static func areLanguages(_ keys: [String]) -> Bool {
    var hasCommon = false
    for key in keys {
      let parts = key.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
      guard let language = parts.first, all.contains(language), parts.count <= 2 else { return false }
      if parts.count == 2, !(parts[1].count == 2 && parts[1].allSatisfy { $0.isASCII && $0.isUppercase }) {
        return false
      }
      hasCommon = hasCommon || common.contains(language)
    }
    return hasCommon
  }
}

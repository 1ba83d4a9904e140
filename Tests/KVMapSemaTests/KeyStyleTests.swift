import Testing

@testable import KVMapSema

struct KeyStyleTests {
  @Test(arguments: [
    ("name", ["name"]), ("createdAt", ["created", "At"]), ("profileURL", ["profile", "URL"]),
    ("URLSession", ["URL", "Session"]), ("contractID", ["contract", "ID"]), ("plannedToIDs", ["planned", "To", "IDs"]),
    ("address2", ["address2"]), ("f2fURL", ["f2f", "URL"]), ("IDsOfAll", ["IDs", "Of", "All"]),
    ("user_name", ["user", "name"]), ("_id", ["id"]), ("a__b_", ["a", "b"]), ("_", ["_"]), ("X", ["X"]),
    ("aB", ["a", "B"]), ("getXs", ["get", "Xs"]), ("HTTPStatus", ["HTTP", "Status"]), ("über", ["über"]),
    ("straßeÄndern", ["straße", "Ändern"]), ("URLs", ["URLs"]), ("iOSVersion", ["i", "OS", "Version"]),
  ])
  func words(_ name: String, _ words: [String]) {
    #expect(KeyStyle.words(of: name) == words)
  }

  @Test(
    arguments: [
      (.exact, "profileURL"), (.snakeCase, "profile_url"), (.kebabCase, "profile-url"), (.camelCase, "profileUrl"),
      (.pascalCase, "ProfileUrl"), (.screamingSnakeCase, "PROFILE_URL"),
    ] as [(KeyStyle, String)])
  func styles(_ style: KeyStyle, _ key: String) {
    #expect(style.key(for: "profileURL") == key)
  }

  /// The conversion of bytes gives the same result as that of words, for every name with a few kinds of letters.
  @Test(arguments: KeyStyle.allCases)
  func namesInASCII(style: KeyStyle) {
    var names = [""]
    for _ in 0..<5 { names += names.flatMap { name in ["a", "s", "B", "2", "_"].map { name + $0 } } }
    for name in Set(names).subtracting([""]) where style != .exact {
      #expect(style.key(for: name) == style.keyOfWords(name), "\(name)")
    }
    #expect(style == .exact || style.keyOfASCII("straße") == nil)
  }
}

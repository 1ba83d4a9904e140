/// Small mappings that tests compile.
enum Mappings {
  static let user = "struct User {\n  name: String\n}\n"
  static let station = "struct Station {\n  code: String\n}\n"
  /// One error, at the type in line 2.
  static let wrong = "struct Wrong {\n  name: Strin\n}\n"
}

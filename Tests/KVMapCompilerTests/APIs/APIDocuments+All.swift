extension APIDocuments {
  static let all = json + xml
}

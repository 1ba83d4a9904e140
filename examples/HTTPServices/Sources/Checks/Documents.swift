import Foundation

/// Bodies of requests.
enum Documents {
  static let json = """
    {"customer": "Ada", "email": "ada@example.org", "lines": [{"sku": "TE-1", "quantity": 2, "price": 3.5}]}
    """
  static let form = "customer=Ada&email=ada%40example.org&line[0][sku]=TE-1&line[0][quantity]=2&line[0][price]=3.5"
  static let xml = """
    <order>
      <customer>Ada</customer><email>ada@example.org</email>
      <line><sku>TE-1</sku><quantity>2</quantity><price>3.5</price></line>
    </order>
    """

  /// Each has the same mistakes: a quantity, a key, and an address that is missing.
  static let wrongJSON = """
    {
      "customer": "Ada",
      "lines": [
        {"sku": "TE-1", "quantity": 0, "price": 3.5},
        {"sku": "TE-1", "quantity": 1, "price": 3.5, "a/b~c": true}
      ]
    }
    """
  static let wrongForm =
    "customer=Ada&line[0][sku]=TE-1&line[0][quantity]=0&line[0][price]=3.5"
    + "&line[1][sku]=TE-1&line[1][quantity]=1&line[1][price]=3.5&line[1][a/b~c]=true"
  static let wrongXML = """
    <order>
      <customer>Ada</customer>
      <line><sku>TE-1</sku><quantity>0</quantity><price>3.5</price></line>
      <line><sku>TE-1</sku><quantity>1</quantity><price>3.5</price><color>red</color></line>
    </order>
    """

  /// Three lines that can be read, and three others.
  static let upload = [
    json, "", #"{"customer": "Ada"}"#, json, "{", #"{"customer": ""# + longLine.prefix(70_000) + #""}"#, json,
  ].joined(separator: "\n")

  /// The beginning of a document.
  static let start = #"{"customer": "#

  /// A million lines without their three properties, in 3 MB.
  static let millionProblems =
    #"{"customer": "Ada", "email": "ada@example.org", "lines": [{}"# + String(repeating: ",{}", count: 999_999) + "]}"

  static let deep = String(repeating: "[", count: 1_000_000)

  static let large = Data(repeating: UInt8(ascii: " "), count: 64 << 20)

  static let longLine = String(repeating: "a", count: 1 << 20)

  static let utf16 = Data([0xff, 0xfe]) + json.utf16.reduce(into: Data()) { $0 += [UInt8($1 & 0xff), UInt8($1 >> 8)] }

  static let broken = Data(#"{"customer": "A"#.utf8) + Data([0xff]) + Data(#""}"#.utf8)
}

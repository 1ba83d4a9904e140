/// Texts of lines whose values, ends and encodings differ.
enum LineTexts {
  private static let utf8: [String] = [
    "", "\n", "\n\n  \r\n\t\n", "1", "1\n", " 1 \r\n\r\n  2", "\u{feff}1\n2", "\u{feff}", "\u{feff}\n",
    "\u{feff}\u{feff}1\n2",
    "{\"a\":1}\n{\"a\":\n{\"b\":2}\n[1,2", "[1]\n\n[\n  [2]\n\u{0}\n[3]", "\"é\"\n{\"é\":x}\n\"ü", "1,2\n[3]\n",
    "tru\ntrue\n",
    "\"0123456789\"\n\"0123456789ab\"\n1\n\"012345678901234567890123456789\"\n2", "         \"0123456789abcdef\"\n3",
    "\"0123456789abcdefgh\"", "                             \n1\n                             2",
    "\"0123456789a\"       \n\"0123456789a\"        \n4\n",
  ]

  static let all: [[UInt8]] =
    utf8.map { Array($0.utf8) } + [
      [0x22, 0xff, 0x22, 0x0a, 0x31, 0x0a], [0xff, 0xfe, 0x31, 0x00, 0x0a, 0x00], [0x5b, 0x00, 0x0a, 0x00, 0x5d, 0x00],
      [0xfe, 0xff, 0x00, 0x31], [0x00], Array(repeating: 0, count: 100), [0xef, 0xbb], [0xc3, 0x0a, 0xa9, 0x0a],
    ]
}

/// The elements of XML property lists, identified by the bytes of their names as words, the first byte lowest.
enum XMLPropertyListTag: UInt64 {
  case plist = 0x74_7369_6C70
  case dict = 0x7463_6964
  case array = 0x79_6172_7261
  case key = 0x79_656B
  case string = 0x676E_6972_7473
  case integer = 0x72_6567_6574_6E69
  case real = 0x6C61_6572
  case `true` = 0x6575_7274
  case `false` = 0x65_736C_6166
  case date = 0x6574_6164
  case data = 0x6174_6164

  var name: String { "\(self)" }
}

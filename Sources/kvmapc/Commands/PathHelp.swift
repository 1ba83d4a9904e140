/// The description of paths in the help of every command that takes them.
enum PathHelp {
  static let text = paths + """
     Files that these import are read as well.

    """

  /// The same for a command that reads no imports. It has no trailing newline.
  static let paths = """
    A PATH is a .kvmap file, a folder that is searched for them (without hidden folders), or '-' for standard
    input. Without any, the current folder is searched.
    """
}

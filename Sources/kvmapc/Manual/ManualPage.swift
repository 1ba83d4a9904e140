/// The manual page of kvmapc in mdoc(7), from the same descriptions as the help.
enum ManualPage {
  static var text: String {
    var page = MdocText()
    page.macro("Dd", "$Mdocdate$")
    page.macro("Dt", "KVMAPC", "1")
    page.macro("Os")
    page.macro("Sh", "NAME")
    page.macro("Nm", "kvmapc")
    page.macro("Nd", "compile mappings between documents and Swift types")
    page.macro("Sh", "SYNOPSIS")
    page.macro("Nm", "kvmapc")
    page.macro("Ar", "command")
    page.macro("Op", "Ar option ...")
    page.macro("Op", "Ar path ...")
    page.macro("Sh", "DESCRIPTION")
    page.lines(
      "A .kvmap file says how the keys of JSON, XML, property lists, forms and dictionaries map to the properties of Swift "
        + "types. kvmapc checks such files and compiles them to Swift: mappers that read and write, without reflection.")
    page.macro("Sh", "COMMANDS")
    for command in Command.allCases { section(of: command.syntax, &page) }
    page.macro("Sh", "ENVIRONMENT")
    page.macro("Bl", "-tag", "-width", "Ds")
    for (name, meaning) in [
      ("COLUMNS", "The width of what explain prints."),
      ("NO_COLOR", "If it is not empty, no colours and no bold type are used."),
    ] {
      page.macro("It", "Ev", name)
      page.line(meaning)
    }
    page.macro("El")
    page.macro("Sh", "EXIT STATUS")
    page.macro("Bl", "-tag", "-width", "Ds")
    for (code, meaning) in [
      ("0", "It is done, and nothing is wrong."), ("1", "Problems were found."),
      ("2", "It was called wrongly, or a file could not be read or written."),
    ] {
      page.macro("It", code)
      page.line(meaning)
    }
    page.macro("El")
    page.paragraph("Problems go to standard error, results to standard output.")
    page.macro("Sh", "EXAMPLES")
    page.example("Write User.kvmap.swift next to User.kvmap:", "kvmapc generate User.kvmap")
    page.example("Map a document without compiling Swift:", "kvmapc map User.kvmap User user.json")
    page.example("Begin a mapping with samples:", "kvmapc infer --output User.kvmap user.json")
    page.example("Add to it what new samples have:", "kvmapc infer --into User.kvmap new.json")
    page.example("Fail in CI if a mapper is not up to date:", "kvmapc generate --check Sources")
    page.line("'kvmapc help COMMAND' prints the options of a command.")
    page.macro("Sh", "SEE ALSO")
    page.line("The pages under docs in the package of KVMap, and kvmapc explain.")
    return page.text
  }

  private static func section(of syntax: CommandSyntax, _ page: inout MdocText) {
    page.macro("Ss", syntax.name)
    page.line("kvmapc \(syntax.name)\(syntax.usage.isEmpty ? "" : " ")\(syntax.usage)")
    page.paragraph(syntax.summary.prefix(1).uppercased() + syntax.summary.dropFirst() + ".")
    page.macro("Bl", "-tag", "-width", "Ds")
    for option in syntax.options + [CommandSyntax.help] {
      page.macro("It", "Fl", "\\-" + option.name.dropFirst(2), "Ar", option.value ?? "")
      page.lines(option.summary.prefix(1).uppercased() + option.summary.dropFirst() + ".")
    }
    page.macro("El")
    for paragraph in paragraphs(of: syntax.details) { page.paragraph(paragraph) }
  }

  /// The paragraphs of a text, each as one line, except that indented lines stay lines.
  private static func paragraphs(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).split { $0.isEmpty }.map {
      $0.joined(separator: "\n")
    }
  }
}

import Testing

@Suite struct SignatureTests {
  private func help(_ marked: String, _ others: [String: String] = [:]) throws -> (text: String, active: Int) {
    let text = MarkedText(marked)
    let client = try TestClient.initialized(others)
    client.open("A.kvmap", text.text)
    let answer = try client.request("textDocument/signatureHelp", TestClient.place("A.kvmap", try text.position()))
    let help = try #require(answer as? [String: Any])
    let signature = try #require((help["signatures"] as? [[String: Any]])?.first)
    return (signature["documentation"] as? String ?? "", try #require(help["activeParameter"] as? Int))
  }

  /// An argument with a label is that parameter; one without is the pattern, which may be repeated.
  @Test(arguments: [
    ("date(‸)", 0), ("date(\"yy‸\")", 0), ("date(\"a\", \"b‸\")", 0), ("date(\"a\", ‸)", 1), ("date(\"a\", zone: ‸)", 1),
    ("date(\"a\", locale: \"d‸\")", 2), ("date(\"a\", locale: \"de\", zone: ‸)", 1), ("Scaled(by: ‸)", 1),
    ("Scaled(by: 2, ‸)", 1), ("Scaled(‸by: 2)", 0), ("Named(names: [\"a\", \"b\", ‸])", 1),
  ]) func theParameterIsThatOfTheArgument(call: String, active: Int) throws {
    let text = """
      transform Scaled(digits: Int, by: Int = 2): Double <-> Double = rounded($digits)
      transform Named(first: Int, names: [String]): Double <-> Double = rounded($first)
      struct A {
        x: Double | \(call)
      }

      """
    #expect(try help(text).active == active)
  }

  @Test func whatTransformsOfMappingsTakeAndGiveIsShown() throws {
    let other = "/// Fewer digits.\ntransform Scaled(digits: Int, by: Int = 2): Double <-> Decimal = rounded($digits)\n"
    let text = "import \"B.kvmap\"\nstruct A {\n  x: Double | Scaled(‸)\n}\n"
    #expect(try help(text, ["B.kvmap": other]).text == "Decimal → Double: Fewer digits.\ndigits: Int\nby: Int = 2")
  }
}

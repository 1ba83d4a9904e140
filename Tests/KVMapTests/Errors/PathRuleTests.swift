@_spi(Generated) import KVMap
import Testing

@Suite("Problems of rules with paths, alternatives, gathers and lossy values")
struct PathRuleTests {
  @Test("all of it is read where it is there")
  func reads() throws {
    let post = try Post(
      json: """
        {"longitude": 5.5, "text": "short", "user": {"home": {"city": "Turin"}, "name": "Ada"}, "counts": [1, "x", 3],
         "images": [{"src": "a.png"}, {}], "geo": {"lat": 45}, "full_text": "long", "distance": 0.5, "rating": "good"}
        """)
    let place = Place(distance: 0.5, point: Point(latitude: 45, longitude: 5.5))
    #expect(
      post
        == Post(text: "long", name: "Ada", city: "Turin", thumb: "a.png", place: place, counts: [1, 3], rating: nil))
    #expect(try Post(json: #"{"full_text": null, "text": "t", "user": {"name": "n"}}"#).text == "t")
    #expect(try Post(json: #"{"text": "t", "user": {"name": "n"}}"#).place == nil)
  }

  @Test("a missing rule names its full path, and stands as far along it as the document goes")
  func missing() {
    #expect(
      problem(Post.self, "{\n \"text\": \"t\",\n \"user\": {\"x\": 1}}") == """
        user.name: expected a value, found only the key "x"
          at byte 25 (line 3, column 10) of the input; rule Post.name, Test.kvmap:3
        """)
    #expect(
      problem(Post.self, #"{"text": "t"}"#) == """
        user.name: expected a value, found only the key "text"
          at byte 0 (line 1, column 1) of the input; rule Post.name, Test.kvmap:3
        """)
    #expect(
      problem([Post].self, #"[{"user": {"name": "n"}}]"#) == """
        [0].full_text: expected a value, found only the key "user"
          at byte 1 (line 1, column 2) of the input; rule Post.text, Test.kvmap:2
        """)
  }

  @Test("null in the middle of a path names the full path, and stands at the null")
  func null() {
    #expect(
      problem(Post.self, #"{"text": "t", "user": null}"#) == """
        user.name: expected a value, found null
          at byte 22 (line 1, column 23) of the input; rule Post.name, Test.kvmap:3
        """)
    #expect(
      problem(Post.self, #"{"text": null, "user": {"name": "n"}}"#) == """
        full_text: expected a value, found null
          at byte 0 (line 1, column 1) of the input; rule Post.text, Test.kvmap:2
        """)
    #expect(
      problem(Post.self, #"{"text": "t", "user": {"name": null}}"#) == """
        user.name: expected a string, found null
          at byte 31 (line 1, column 32) of the input; rule Post.name, Test.kvmap:3
        """)
  }

  @Test("a value of the wrong kind in the middle of a path is told at that value")
  func mismatchOnTheWay() {
    #expect(
      problem(Post.self, #"{"text": "t", "user": 5}"#) == """
        user: expected an object, found the number 5
          at byte 22 (line 1, column 23) of the input; rule Post.name, Test.kvmap:3
        """)
    #expect(
      problem(Post.self, #"{"text": "t", "images": {}, "user": {"name": "n"}}"#) == """
        images: expected an array, found an object
          at byte 24 (line 1, column 25) of the input; rule Post.thumb, Test.kvmap:5
        """)
    #expect(
      problem(Post.self, #"{"text": "t", "images": [{"src": 1}], "user": {"name": "n"}}"#) == """
        images[0].src: expected a string, found the number 1
          at byte 33 (line 1, column 34) of the input; rule Post.thumb, Test.kvmap:5
        """)
  }

  @Test("the value that was chosen among alternatives is told at its own place")
  func alternatives() {
    #expect(
      problem(Post.self, #"{"text": 1, "user": {"name": "n"}}"#) == """
        text: expected a string, found the number 1
          at byte 9 (line 1, column 10) of the input; rule Post.text, Test.kvmap:2
        """)
  }

  @Test("problems inside a gathered object have the paths of the document")
  func gathered() {
    let start = #"{"text": "t", "user": {"name": "n"}, "#
    #expect(
      problem(Post.self, start + #""geo": {"lat": "x"}, "longitude": 1}"#) == """
        geo.lat: expected a number, found the string "x"
          at byte 52 (line 1, column 53) of the input; rule Point.latitude, Test.kvmap:2
        """)
    #expect(
      problem(Post.self, start + #""longitude": 1}"#) == """
        geo.lat: expected a value, found only the keys "text", "user" and "longitude"
          at byte 0 (line 1, column 1) of the input; rule Point.latitude, Test.kvmap:2
        """)
    #expect(
      problem(Post.self, start + #""geo": {"lat": null}, "longitude": 1}"#) == """
        geo.lat: expected a number, found null
          at byte 52 (line 1, column 53) of the input; rule Point.latitude, Test.kvmap:2
        """)
    // The inner gather is absent; its first key is reported.
    #expect(
      problem(Post.self, start + #""distance": 1}"#) == """
        geo.lat: expected a value, found only the keys "text", "user" and "distance"
          at byte 0 (line 1, column 1) of the input; rule Place.point, Test.kvmap:3
        """)
  }

  @Test("everything that is wrong is reported at once, with what was dropped")
  func collecting() {
    let json = """
      {"text": 1, "user": {"name": 2, "home": {"city": 3}}, "counts": [1, "x", null, 2.5],
       "images": [{"src": 4}], "geo": {"lat": true}, "rating": 1e9999}
      """
    #expect(
      problems(Post.self, json) == [
        """
        missing longitude: expected a value, found only the keys "text", "user", "counts", "images", "geo" and "rating"
          at byte 0 (line 1, column 1) of the input; rule Point.longitude, Test.kvmap:3
        """,
        """
        mismatch text: expected a string, found the number 1
          at byte 9 (line 1, column 10) of the input; rule Post.text, Test.kvmap:2
        """,
        """
        mismatch user.name: expected a string, found the number 2
          at byte 29 (line 1, column 30) of the input; rule Post.name, Test.kvmap:3
        """,
        """
        mismatch user.home.city: expected a string, found the number 3
          at byte 49 (line 1, column 50) of the input; rule Post.city, Test.kvmap:4
        """,
        """
        mismatch (dropped) counts[1]: expected an integer, found the string "x"
          at byte 68 (line 1, column 69) of the input; rule Post.counts, Test.kvmap:7
        """,
        """
        null (dropped) counts[2]: expected an integer, found null
          at byte 73 (line 1, column 74) of the input; rule Post.counts, Test.kvmap:7
        """,
        """
        mismatch (dropped) counts[3]: expected an integer, found the number 2.5
          at byte 79 (line 1, column 80) of the input; rule Post.counts, Test.kvmap:7
        """,
        """
        mismatch images[0].src: expected a string, found the number 4
          at byte 105 (line 2, column 21) of the input; rule Post.thumb, Test.kvmap:5
        """,
        """
        mismatch geo.lat: expected a number, found true
          at byte 125 (line 2, column 41) of the input; rule Point.latitude, Test.kvmap:2
        """,
        """
        range (dropped) rating: expected an integer from -9223372036854775808 to 9223372036854775807 (Int), \
        found the number 1e9999
          at byte 142 (line 2, column 58) of the input; rule Post.rating, Test.kvmap:8
        """,
      ])
  }

  @Test("a value comes with what was dropped, when nothing else was wrong")
  func dropped() {
    let report = Post.decodeCollectingProblems(json: #"{"text": "t", "user": {"name": "n"}, "counts": [true, 7]}"#)
    let (post, problems) = (report.value, report.problems)
    #expect(post?.counts == [7])
    #expect(problems.map(\.path) == ["counts[0]"])
    #expect(problems.map { $0.severity == .warning } == [true])
  }

  @Test("a problem that ends the reading comes last")
  func fatal() {
    let report = Post.decodeCollectingProblems(json: #"{"text": 1, "user": {"name": 2}, "counts": [1,]}"#)
    let (post, problems) = (report.value, report.problems)
    #expect(post == nil)
    #expect(problems.map(\.kind) == [.mismatch, .syntax])
    #expect(problems.map(\.path) == ["user.name", ""])
  }
}

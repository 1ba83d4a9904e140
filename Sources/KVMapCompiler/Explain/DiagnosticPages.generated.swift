// Generated from docs/diagnostics by DiagnosticPageTests, do not edit.
// KVMAP_UPDATE_GOLDENS=1 swift test --filter DiagnosticPageTests writes it.

extension DiagnosticPage {
  /// All pages, in the order of their ids.
  package static let all: [DiagnosticPage] = [
    DiagnosticPage(
      id: "access-mismatch",
      text: ###"""
        # access-mismatch

        A type is visible to more people than a type that it holds, or that callers pass with it.

        ## Wrong

        ```kvmap
        access public

        struct Order {
          customer: Customer
        }

        struct Customer {
          access internal
          name: String
        }
        ```

        ## Why

        The Swift struct `Order` would be public with a property whose type is internal. Swift refuses that,
        so the mapping file does too. The same holds for the base of a class, and for the type of a
        `context`, which is an argument of `init(json:context:)`.

        ## Fixed

        Give both types the same access, or the outer one less.

        ```kvmap
        access public

        struct Order {
          customer: Customer
        }

        struct Customer {
          name: String
        }
        ```

        """###),
    DiagnosticPage(
      id: "ambiguous-inverse",
      text: ###"""
        # ambiguous-inverse

        One text of the document stands for two values.

        ## Wrong

        ```kvmap
        enum Status: String {
          active <-> "A"
          archived <-> "A"
        }
        ```

        ## Why

        When the document says `"A"`, nobody could say which of the two cases it is. In a table or an enum
        each text may stand once on the right of an arrow that reads.

        ## Fixed

        ```kvmap
        enum Status: String {
          active <-> "A"
          archived <-> "X"
        }
        ```

        Two texts for one case are fine: `active <-> "A" or "ACTIVE"` reads both and writes the first.

        """###),
    DiagnosticPage(
      id: "argument-mismatch",
      text: ###"""
        # argument-mismatch

        An argument is of the wrong kind, or says something impossible.

        ## Wrong

        ```kvmap
        struct Event {
          start: Date <-> start | date("hh:mm")
        }
        ```

        ## Why

        Arguments are checked together with the file, so that a date pattern which can never be read or
        written is found here and not in your app. This one counts hours to 12 and does not say which half
        of the day it means. Letters of other tools are told as well, with the pattern that was meant: of
        `YYYY-MM-DD` it is `yyyy-MM-dd`.

        The same is told of a number where a text belongs, of a time zone or a base URL that does not exist,
        and of a check behind `where` that its type cannot answer.

        ## Fixed

        ```kvmap
        struct Event {
          start: Date <-> start | date("yyyy-MM-dd hh:mm a")
        }
        ```

        """###),
    DiagnosticPage(
      id: "colliding-keys",
      text: ###"""
        # colliding-keys

        Two properties get the same key from the style of the file.

        ## Wrong

        ```kvmap
        keys snake_case

        struct Membership {
          userID: Int
          userId: Int
        }
        ```

        ## Why

        Both names are `user_id` in `snake_case`. Both properties read that key, and only the first writes
        it, which is seldom what was meant. It is a warning, because a document with one key for both still
        works.

        ## Fixed

        Rename one of them, or say where it lives.

        ```kvmap
        keys snake_case

        struct Membership {
          userID: Int
          invitedBy: Int <-> inviting_user_id
        }
        ```

        """###),
    DiagnosticPage(
      id: "conflicting-paths",
      text: ###"""
        # conflicting-paths

        Two properties write to the same place, or one writes inside the other's value.

        ## Wrong

        ```kvmap
        struct Article {
          title: String <-> headline
          headline: String <-> headline
        }
        ```

        ## Why

        When the document is written, there is one place and two values for it. The same happens when one
        property writes `author` and another `author.name`, or when one makes an array of a place that is an
        object for the other.

        ## Fixed

        Reading twice is fine. Let one of the two only read:

        ```kvmap
        struct Article {
          title: String <-> headline
          headline: String <- headline
        }
        ```

        """###),
    DiagnosticPage(
      id: "default-mismatch",
      text: ###"""
        # default-mismatch

        A default is no value of the property's type.

        ## Wrong

        ```kvmap
        struct Player {
          score: Int = "0"
        }
        ```

        ## Why

        What stands behind `=` takes the place of the value when the document has none, so it must be a
        value of the property's type, in its range, and must pass the property's own `where`. `nil` is only
        a default of an optional.

        ## Fixed

        ```kvmap
        struct Player {
          score: Int = 0
        }
        ```

        """###),
    DiagnosticPage(
      id: "duplicate-case",
      text: ###"""
        # duplicate-case

        A case, or a value of a table, stands twice.

        ## Wrong

        ```kvmap
        enum Switch: String {
          on <-> "1"
          on <-> "yes"
          off <-> "0"
        }
        ```

        ## Why

        When the case is written, there are two texts for it.

        ## Fixed

        `or` reads several texts and writes the first of them.

        ```kvmap
        enum Switch: String {
          on <-> "1" or "yes"
          off <-> "0"
        }
        ```

        """###),
    DiagnosticPage(
      id: "duplicate-declaration",
      text: ###"""
        # duplicate-declaration

        A name is declared twice.

        ## Wrong

        ```kvmap
        struct Point {
          x: Int
        }

        struct Point {
          y: Int
        }
        ```

        ## Why

        A name means one thing in a file and in the files that it imports. Types, mixins and transformers
        have their own names each, so a mixin may be named like a type. What is built in, such as `Date`,
        cannot be declared again.

        ## Fixed

        ```kvmap
        struct Point {
          x: Int
          y: Int
        }
        ```

        Two mappings of one type are fine when one of them has a name of its own: `map Point as Compact { …
        }`.

        """###),
    DiagnosticPage(
      id: "duplicate-modifier",
      text: ###"""
        # duplicate-modifier

        The same word stands twice, or two that contradict each other.

        ## Wrong

        ```kvmap
        struct Reading {
          value: lenient strict Double
        }
        ```

        ## Why

        `lenient` also takes a number in quotes, `strict` does not. A property is one or the other. `lossy`
        may stand beside either of them, once. A type is `Hashable` or `~Hashable`.

        ## Fixed

        ```kvmap
        struct Reading {
          value: lenient Double
        }
        ```

        """###),
    DiagnosticPage(
      id: "duplicate-property",
      text: ###"""
        # duplicate-property

        A name stands twice where it may stand once.

        ## Wrong

        ```kvmap
        struct User {
          name: String <-> first_name
          name: String <-> last_name
        }
        ```

        ## Why

        A type has one property of each name. The same is told of a key that stands twice in one `gather`,
        of two exceptions for one name behind `keys`, of a second `rest`, and of two mixins that bring a
        property of the same name, unless the type itself declares it.

        ## Fixed

        ```kvmap
        struct User {
          firstName: String <-> first_name
          lastName: String <-> last_name
        }
        ```

        To read whichever of two keys is there, write one property: `name: String <-> first_name ??
        last_name`.

        """###),
    DiagnosticPage(
      id: "duplicate-setting",
      text: ###"""
        # duplicate-setting

        A setting is given twice at the same level.

        ## Wrong

        ```kvmap
        keys snake_case
        keys kebab_case

        struct User {
          firstName: String
        }
        ```

        ## Why

        Nobody could say which of the two holds. A setting may stand once in a file and once more inside
        each type, where it wins over that of the file.

        ## Fixed

        ```kvmap
        keys snake_case

        struct User {
          firstName: String
        }

        struct Header {
          keys kebab_case
          contentType: String
        }
        ```

        """###),
    DiagnosticPage(
      id: "element-not-hashable",
      text: ###"""
        # element-not-hashable

        The elements of a `Set` are not known to be hashable.

        ## Wrong

        ```kvmap
        map Owner {
          name: String
        }

        struct Pet {
          owner: Owner
        }

        struct Shelter {
          pets: Set<Pet>
        }
        ```

        ## Why

        A Swift `Set` needs hashable elements. Built-in types and enums are, and structs whose parts are. A
        class is not, and of a type that is declared in Swift it is known only if that is said: here `Owner`
        is one, and `Pet` holds it.

        ## Fixed

        Say that the type is hashable, or use an array.

        ```kvmap
        map Owner: Hashable, Sendable {
          name: String
        }

        struct Pet {
          owner: Owner
        }

        struct Shelter {
          pets: Set<Pet>
        }
        ```

        """###),
    DiagnosticPage(
      id: "expectation-mismatch",
      text: ###"""
        # expectation-mismatch

        What a test expects can be no value of the type.

        ## Wrong

        ```kvmap
        struct Player {
          score: Int
        }

        test Player "a player scores" {
          json """{"score": 3}"""
          expect { score = "3" }
        }
        ```

        ## Why

        `expect` is compared with the value that the mapping makes, so what it says of a property must be a
        value of the property's type: `"3"` is a text, and `score` is a number, whatever the document has.
        Dates, URLs, UUIDs and data are written as texts, as `kvmapc map` prints them, the cases of enums
        and unions as `.name`.

        ## Fixed

        ```kvmap
        struct Player {
          score: Int
        }

        test Player "a player scores" {
          json """{"score": 3}"""
          expect { score = 3 }
        }
        ```

        """###),
    DiagnosticPage(
      id: "expected-token",
      text: ###"""
        # expected-token

        Something is missing here, or something stands here that cannot.

        ## Wrong

        ```kvmap
        struct User {
          name String
        }
        ```

        ## Why

        The message says what was looked for and what was found. Often it is a small thing: a `:` between
        name and type, a closing bracket, or a part of a property in the wrong place. The parts come in this
        order, and everything behind the type may be left out: name, type, arrow and source, transformers,
        default, `where`.

        What Swift asks for and a mapping does not is told by name: `let` and `var` before a property,
        `case` before a case, `public` before a declaration, `: Codable` behind it.

        ## Fixed

        ```kvmap
        struct User {
          name: String
        }
        ```

        """###),
    DiagnosticPage(
      id: "gather-cycle",
      text: ###"""
        # gather-cycle

        Types gather each other without an end.

        ## Wrong

        ```kvmap
        map Node {
          next: Node? <-> gather
        }
        ```

        ## Why

        `gather` without braces takes every key that the type reads. To read `Node`, the keys of `Node` are
        needed, and of the `Node` inside it, and so on, all from one object.

        ## Fixed

        Give the inner value a key of its own, or name the keys that are gathered.

        ```kvmap
        map Node {
          next: Node?
        }
        ```

        """###),
    DiagnosticPage(
      id: "id-not-hashable",
      text: ###"""
        # id-not-hashable

        A property with `@id` has a type that is not hashable.

        ## Wrong

        ```kvmap
        extern type Code

        struct Coupon {
          @id code: Code
        }
        ```

        ## Why

        Identities are compared and looked up. Classes are not hashable, nor is a foreign type unless
        its declaration says so.

        ## Fixed

        ```kvmap
        extern type Code: Hashable, Sendable

        struct Coupon {
          @id code: Code
        }
        ```

        """###),
    DiagnosticPage(
      id: "import-cycle",
      text: ###"""
        # import-cycle

        Files import each other in a circle.

        ## Wrong

        ```kvmap Main.kvmap
        import "People.kvmap"

        struct Team {
          lead: Person
        }
        ```

        ```kvmap People.kvmap
        import "Main.kvmap"

        struct Person {
          teams: [Team]
        }
        ```

        ## Why

        Each file would need the other one first. A circle of imports also hides where a setting comes from.

        ## Fixed

        Put what both need into one file. Types may refer to each other in any order there.

        ```kvmap Main.kvmap
        struct Team {
          lead: Person
        }

        struct Person {
          teams: [Team]
        }
        ```

        """###),
    DiagnosticPage(
      id: "import-not-found",
      text: ###"""
        # import-not-found

        The file that is imported is not there, or may not be read.

        ## Wrong

        ```kvmap Main.kvmap
        import "Sharde.kvmap"

        struct Team {
          lead: Person
        }
        ```

        ```kvmap Shared.kvmap
        struct Person {
          name: String
        }
        ```

        ## Why

        A path in quotes is relative to the file in which it stands. It must lead to a file inside the same
        package, neither by `..` nor by a symbolic link out of it. A Swift module is imported without
        quotes: `import Foundation`.

        Since the import is missing, the types that it was meant to bring are unknown as well.

        ## Fixed

        ```kvmap Main.kvmap
        import "Shared.kvmap"

        struct Team {
          lead: Person
        }
        ```

        ```kvmap Shared.kvmap
        struct Person {
          name: String
        }
        ```

        """###),
    DiagnosticPage(
      id: "inheritance-cycle",
      text: ###"""
        # inheritance-cycle

        A class inherits from itself.

        ## Wrong

        ```kvmap
        class Cat: Pet {
          lives: Int
        }

        class Pet: Cat {
          name: String
        }
        ```

        ## Why

        A class has the members of its base. Here each of the two would have to be there before the other.

        ## Fixed

        ```kvmap
        class Cat: Pet {
          lives: Int
        }

        class Pet {
          name: String
        }
        ```

        """###),
    DiagnosticPage(
      id: "invalid-base",
      text: ###"""
        # invalid-base

        What stands behind `:` is no class to inherit from, or no protocol.

        ## Wrong

        ```kvmap
        struct Pet {
          name: String
        }

        class Cat: Pet {
          lives: Int
        }
        ```

        ## Why

        In Swift only a class has subclasses. The base must be declared with `class`, in this file or in an
        imported one, because its initialiser is called from the generated code.

        Behind the name of a `map` or an `extern type` stand the protocols to which it conforms. What a
        mapping file declares is none; the mapping of a subclass repeats the lines of its base, or shares
        them by a mixin.

        ## Fixed

        ```kvmap
        class Pet {
          name: String
        }

        class Cat: Pet {
          lives: Int
        }
        ```

        """###),
    DiagnosticPage(
      id: "invalid-character",
      text: ###"""
        # invalid-character

        A character means nothing in a mapping file.

        ## Wrong

        ```kvmap
        struct User {
          name: String;
          email: String <-> e-mail
        }
        ```

        ## Why

        Members stand on lines of their own or are separated by commas, so there is no `;`. A key that is no
        plain name, because it has a dash, a dot or a blank, is written in double quotes. Invisible
        characters are refused everywhere, also in comments, because nobody sees what they do; in a string
        they are written as `\u{…}`.

        ## Fixed

        ```kvmap
        struct User {
          name: String
          email: String <-> "e-mail"
        }
        ```

        """###),
    DiagnosticPage(
      id: "invalid-document",
      text: ###"""
        # invalid-document

        The document of a test is not well-formed.

        ## Wrong

        ```kvmap
        struct Player {
          score: Int
        }

        test Player "a player scores" {
          json """{"score": 3,}"""
          expect { score = 3 }
        }
        ```

        ## Why

        A test that cannot read its own document tells nothing of the mapping. A test that is about a broken
        document says so by `fails with syntax`.

        ## Fixed

        ```kvmap
        struct Player {
          score: Int
        }

        test Player "a player scores" {
          json """{"score": 3}"""
          expect { score = 3 }
        }

        test Player "nothing may follow the last comma" {
          json """{"score": 3,}"""
          fails with syntax
        }
        ```

        """###),
    DiagnosticPage(
      id: "invalid-escape",
      text: ###"""
        # invalid-escape

        A string has a backslash with something behind it that is no escape.

        ## Wrong

        ```kvmap
        struct File {
          path: String = "C:\data"
        }
        ```

        ## Why

        The escapes are those of JSON, `\"` `\\` `\/` `\b` `\f` `\n` `\r` `\t` `\u00e9`, and Swift's
        `\u{1F600}`. There is no interpolation.

        ## Fixed

        ```kvmap
        struct File {
          path: String = "C:\\data"
        }
        ```

        """###),
    DiagnosticPage(
      id: "invalid-indentation",
      text: ###"""
        # invalid-indentation

        A line of a multi-line string does not begin with the white space of its closing quotes.

        ## Wrong

        ```kvmap
        struct Letter {
          greeting: String = """
            Dear reader,
          welcome.
            """
        }
        ```

        ## Why

        As in Swift, the white space before the closing `"""` is taken off each line. So each line must
        begin with the same white space, and the closing `"""` must stand on a line of its own.

        ## Fixed

        ```kvmap
        struct Letter {
          greeting: String = """
            Dear reader,
            welcome.
            """
        }
        ```

        """###),
    DiagnosticPage(
      id: "invalid-key-type",
      text: ###"""
        # invalid-key-type

        The key of a dictionary cannot be turned into text.

        ## Wrong

        ```kvmap
        struct Chart {
          labels: [Double: String]
        }
        ```

        ## Why

        The keys of an object in a document are text. A `String`, an integer, a `UUID`, an enum and whatever
        a transformer turns into text can be one. A `Double` cannot: `1` and `1.0` would be two texts of one
        key.

        ## Fixed

        ```kvmap
        struct Chart {
          labels: [Int: String]
        }
        ```

        """###),
    DiagnosticPage(
      id: "invalid-number",
      text: ###"""
        # invalid-number

        This is no number.

        ## Wrong

        ```kvmap
        struct Config {
          retries: Int = 007
          mask: Int = 0x1F
        }
        ```

        ## Why

        Numbers are written as in JSON: no leading zeros, no hexadecimal digits, no `+` in front. `_` may
        stand between digits.

        ## Fixed

        ```kvmap
        struct Config {
          retries: Int = 7
          mask: Int = 31
        }
        ```

        """###),
    DiagnosticPage(
      id: "invalid-test",
      text: ###"""
        # invalid-test

        The lines of a test do not go together.

        ## Wrong

        ```kvmap
        struct Player {
          score: Int
        }

        test Player "a player scores" {
          json """{"score": null}"""
          fails at score with null
          roundtrip
        }
        ```

        ## Why

        A test has one document, and at most one context. A document either maps to a value, of which
        `expect` and `roundtrip` speak, or it fails, and then there is no value; so one test cannot say
        both. A problem that concerns the whole document, such as `syntax`, stands at no path.

        ## Fixed

        ```kvmap
        struct Player {
          score: Int
        }

        test Player "a player scores" {
          json """{"score": 3}"""
          roundtrip
        }

        test Player "a score is needed" {
          json """{"score": null}"""
          fails at score with null
        }
        ```

        """###),
    DiagnosticPage(
      id: "invalid-xml-name",
      text: ###"""
        # invalid-xml-name

        A type is written as XML under a name or namespace that XML does not have.

        ## Wrong

        ```kvmap
        struct Order {
          element "purchase order"
          id: Int <-> "@order id"
        }
        ```

        ## Why

        `element` and `xmlns` say that a type is for XML. There, the names of elements and attributes have
        letters, digits, `_`, `-` and `.`, begin with a letter or `_`, and have at most one `:`. A document
        with another name cannot be written. `xmlns`, `xml` and their namespaces belong to XML itself, and
        a prefix needs a namespace that is not empty.

        A type without `element` and `xmlns` may have any text for a key, and so may rules with `<-`.

        ## Fixed

        ```kvmap
        struct Order {
          element "purchase-order"
          id: Int <-> "@order-id"
        }
        ```

        """###),
    DiagnosticPage(
      id: "key-too-long",
      text: ###"""
        # key-too-long

        A key has more than 4,096 bytes.

        ## Wrong

        Read `k…k` as five thousand letters:

        ```kvmap
        struct Record {
          value: Int <-> "k…k"
        }
        ```

        ## Why

        The keys of a type become a table in the generated Swift. A key of this length is a mistake, such as
        a quote that was forgotten, and would make that table large.

        ## Fixed

        ```kvmap
        struct Record {
          value: Int <-> "key"
        }
        ```

        A document whose keys can be anything is a dictionary: `values: [String: Int]`.

        """###),
    DiagnosticPage(
      id: "lossy-roundtrip",
      text: ###"""
        # lossy-roundtrip

        What this rule changes or drops when reading is lost when writing.

        ## Wrong

        ```kvmap
        struct User {
          name: String <-> name | trimmed
        }
        ```

        ## Why

        `" Ada "` is read as `"Ada"` and written as `"Ada"`: the document comes back changed. KVMap names
        each point of a mapping where that happens, so that a round trip is never spoilt by surprise. It is
        a warning. The steps that do it are `trimmed`, `lowercased`, `uppercased`, `rounded`, `clamped` and
        `sorted`; `lossy` types and an `else` case without payload do it too, and a `Field` at a position
        of an array that goes on behind it, where what is absent is written as null.

        Where only spelling, order or repetition changes, nothing is told: several keys or patterns of which
        the first is written, `lenient`, a `Set`, digits of a fraction that a pattern has not.

        ## Fixed

        Say that it is wanted with `@canonical`, or let the rule only read.

        ```kvmap
        struct User {
          @canonical name: String <-> name | trimmed
          nickname: String? <- nick | trimmed
        }
        ```

        """###),
    DiagnosticPage(
      id: "lossy-without-fallback",
      text: ###"""
        # lossy-without-fallback

        `lossy` stands before a type that has nothing to fall back on.

        ## Wrong

        ```kvmap
        struct Reading {
          value: lossy Double
        }
        ```

        ## Why

        `lossy` means that a bad value does no harm. A collection then drops its bad elements, an optional
        becomes nil, and a default takes the place of the value. A plain `Double` has none of these: there
        would be no value at all.

        ## Fixed

        ```kvmap
        struct Reading {
          @canonical value: lossy Double = 0
          @canonical samples: lossy [Double]
        }
        ```

        """###),
    DiagnosticPage(
      id: "misplaced-attribute",
      text: ###"""
        # misplaced-attribute

        An attribute stands before a property that it has no meaning for.

        ## Wrong

        ```kvmap
        struct Album {
          @lazy title: String
          photos: [String]
        }
        ```

        ## Why

        `@lazy` maps the elements of an array when they are first read. Other types have no elements to wait
        with, and a `lossy` array must look at each of them at once.

        ## Fixed

        ```kvmap
        struct Album {
          title: String
          @lazy photos: [String]
        }
        ```

        """###),
    DiagnosticPage(
      id: "misplaced-field",
      text: ###"""
        # misplaced-field

        A `Field` is a part of another type, or holds an optional.

        ## Wrong

        ```kvmap
        struct Patch {
          name: Field<String?>
        }
        ```

        ## Why

        `Field<T>` tells whether the key of a property was absent, null or had a value. Only properties have
        keys, so `Field` is the type as a whole; and null is one of its states already.

        ## Fixed

        ```kvmap
        struct Patch {
          name: Field<String>
        }
        ```

        """###),
    DiagnosticPage(
      id: "missing-context",
      text: ###"""
        # missing-context

        A rule reads `$context`, but its type does not say what that is.

        ## Wrong

        ```kvmap
        struct Price {
          amount: Decimal
          currency: String? <- $context.currency
        }
        ```

        ## Why

        `$context` is a value that the caller passes when reading. The line `context NAME: TYPE` says what
        it is called and of which type.

        ## Fixed

        ```kvmap
        struct Settings {
          currency: String
        }

        struct Price {
          context settings: Settings
          amount: Decimal
          currency: String? <- $context.currency
        }
        ```

        """###),
    DiagnosticPage(
      id: "missing-gather-key",
      text: ###"""
        # missing-gather-key

        A `gather` leaves out a key that the type needs.

        ## Wrong

        ```kvmap
        struct Shop {
          position: Position? <-> gather { latitude }
        }

        struct Position {
          latitude: Double
          longitude: Double
        }
        ```

        ## Why

        The gathered object is read as a `Position`, and that needs `longitude`: it is neither optional nor
        has a default. So this rule could never read anything.

        ## Fixed

        ```kvmap
        struct Shop {
          position: Position? <-> gather { latitude, longitude <-> lng }
        }

        struct Position {
          latitude: Double
          longitude: Double
        }
        ```

        """###),
    DiagnosticPage(
      id: "nested-too-deeply",
      text: ###"""
        # nested-too-deeply

        Something is nested deeper than the compiler follows.

        ## Wrong

        ```kvmap
        struct Grid {
          cells: [[[[[[[[[[[[[[[[[Int]]]]]]]]]]]]]]]]]
        }
        ```

        ## Why

        Types nest at most 16 deep, values and gathers at most 256, a path has at most 32 steps, and a union
        may lead to at most 256 others. Beyond that the file is almost always a mistake, and the Swift
        compiler would refuse what is generated, or need very long for it.

        ## Fixed

        Give the inner part a name.

        ```kvmap
        struct Grid {
          planes: [Plane]
        }

        struct Plane {
          cells: [[Int]]
        }
        ```

        """###),
    DiagnosticPage(
      id: "no-parent",
      text: ###"""
        # no-parent

        A rule reads `$parent`, but nothing contains this type.

        ## Wrong

        ```kvmap
        struct Line {
          text: String
          author: String? <- $parent.author
        }
        ```

        ## Why

        `$parent` is the object that the enclosing mapping reads. `Line` is in no other type here, so there
        is none.

        ## Fixed

        ```kvmap
        struct Poem {
          author: String
          lines: [Line]
        }

        struct Line {
          text: String
          author: String? <- $parent.author
        }
        ```

        """###),
    DiagnosticPage(
      id: "not-readable",
      text: ###"""
        # not-readable

        A type is read here, but one of its properties can only be written.

        ## Wrong

        ```kvmap
        struct Drawing {
          shape: Shape
        }

        struct Shape {
          kind: String -> type
          size: Int
        }
        ```

        ## Why

        `->` writes and never reads, so nothing gives `kind` a value when a `Shape` is read.

        ## Fixed

        Give the property a default, or make it optional.

        ```kvmap
        struct Drawing {
          shape: Shape
        }

        struct Shape {
          kind: String -> type = "circle"
          size: Int
        }
        ```

        """###),
    DiagnosticPage(
      id: "not-reversible",
      text: ###"""
        # not-reversible

        A rule that reads and writes goes through something that cannot be undone.

        ## Wrong

        ```kvmap
        struct History {
          latest: String? <-> entries[-1]
        }
        ```

        ## Why

        `<->` promises that what was read can be written back, and the compiler proves it. The last element
        can be read, but nobody knows at which position to write it. The same is true of positions that
        leave a gap, of `[*]`, of what lies around an object (`$parent`, `$root`, `$context`, `$index`), of
        a `keyed` array whose elements have no property with `<-> $key`, and of a transformer that is
        declared with `<-`.

        ## Fixed

        Only read it:

        ```kvmap
        struct History {
          latest: String? <- entries[-1]
        }
        ```

        """###),
    DiagnosticPage(
      id: "recursive-struct",
      text: ###"""
        # recursive-struct

        A struct contains itself.

        ## Wrong

        ```kvmap
        struct Folder {
          name: String
          parent: Folder?
        }
        ```

        ## Why

        A Swift struct holds its properties in place, so a `Folder` in a `Folder`, even an optional one,
        would be of endless size.

        ## Fixed

        Hold it in an array or a dictionary, which have their elements elsewhere. A class may hold itself
        directly.

        ```kvmap
        struct Folder {
          name: String
          children: [Folder]
        }
        ```

        """###),
    DiagnosticPage(
      id: "reserved-name",
      text: ###"""
        # reserved-name

        A name cannot be used, because it would not work in the generated Swift.

        ## Wrong

        ```kvmap
        struct Entry {
          hashValue: Int
        }
        ```

        ## Why

        The generated Swift has to compile. `hashValue` belongs to `Hashable`, anything named `Swift`,
        `KVMap` or `KVMapSync` would hide that module, and names that begin with `_kv` are those of
        generated code. A function that makes values or is called on them cannot have the name of a
        property, of a member that mappers have, or of a local around the call.

        A name can also be taken inside of one type only: with `map Order as Form`, Swift takes `Form` for
        `Order.Form` wherever it stands in `Order`, so no property of a generated `Order` can have another
        type `Form`. A family does the same with `Family` in its classes.

        ## Fixed

        Choose another name in Swift. In the document the key stays what it is.

        ```kvmap
        struct Entry {
          hash: Int <-> hashValue
        }
        ```

        """###),
    DiagnosticPage(
      id: "sync-mismatch",
      text: ###"""
        # sync-mismatch

        `sync` stands where nothing is synchronised, or a relation leads nowhere.

        ## Wrong

        ```kvmap
        sync replace

        struct User {
          @id id: Int
          name: String sync merge
          authorID: String sync merge(Author)
        }

        struct Author {
          @id id: Int
        }
        ```

        ## Why

        A file with a line `sync replace`, `sync merge` or `sync add` synchronises each of its types that
        has an `@id`. Behind a property, `sync` says how a relation is kept: its type is another such type,
        or an array or set of it. Where the property holds identities, the name in parentheses says whose
        they are, and they must be of the type of that identity.

        A synchronised type cannot be generic, look at `$context`, be made by a factory or changed by an
        `after` hook: its documents become rows, and no value of the type is made on the way.

        ## Fixed

        ```kvmap
        sync replace

        struct User {
          @id id: Int
          name: String
          authorID: Int sync merge(Author)
        }

        struct Author {
          @id id: Int
        }
        ```

        """###),
    DiagnosticPage(
      id: "too-many-errors",
      text: ###"""
        # too-many-errors

        There are more than a thousand errors in one file, and the others are not shown.

        ## Wrong

        Read the second line as a thousand lines like it:

        ```kvmap
        struct Record {
          value: Int;
        }
        ```

        ## Why

        A file like this is probably no mapping file, or was damaged. A longer list would help nobody.

        ## Fixed

        Mend the first errors, and check again.

        ```kvmap
        struct Record {
          value: Int
        }
        ```

        """###),
    DiagnosticPage(
      id: "transform-cycle",
      text: ###"""
        # transform-cycle

        A transform refers to itself.

        ## Wrong

        ```kvmap
        transform Tidy: String <-> String = trimmed | Lower
        transform Lower: String <-> String = lowercased | Tidy

        struct User {
          @canonical name: String <-> name | Tidy
        }
        ```

        ## Why

        A pipeline with a name stands for its steps. `Tidy` would be `trimmed`, then `lowercased`, then
        `trimmed` again, without an end. A small map, whose lines are properties, may well hold itself: what
        it reads is a part of the document, so it ends with it.

        ## Fixed

        ```kvmap
        transform Tidy: String <-> String = trimmed | Lower
        transform Lower: String <-> String = lowercased

        struct User {
          @canonical name: String <-> name | Tidy
        }
        ```

        """###),
    DiagnosticPage(
      id: "transformer-mismatch",
      text: ###"""
        # transformer-mismatch

        The types in a pipeline do not fit together.

        ## Wrong

        ```kvmap
        struct Post {
          createdAt: Date <-> created | epoch_seconds | trimmed
        }
        ```

        ## Why

        A pipeline runs from left to right when reading. `epoch_seconds` makes a `Date` of a number, and
        `trimmed` takes a text. The same is told when the last step does not give the type of the property,
        when the text of a case is not of the enum's type, and when `gather` is to become something that is
        not read from an object.

        ## Fixed

        ```kvmap
        struct Post {
          createdAt: Date <-> created | epoch_seconds
        }
        ```

        """###),
    DiagnosticPage(
      id: "undeclared-prefix",
      text: ###"""
        # undeclared-prefix

        A type is written as XML with a prefix that it does not declare.

        ## Wrong

        ```kvmap
        struct Envelope {
          element "soap:Envelope"
          text: String <-> "soap:Body"
        }
        ```

        ## Why

        A prefix means nothing in XML until `xmlns` says for which namespace it stands. Such a document can
        be read, since names are then taken as they are written. Writing it fails.

        ## Fixed

        ```kvmap
        struct Envelope {
          element "soap:Envelope"
          xmlns soap = "http://schemas.xmlsoap.org/soap/envelope/"
          text: String <-> "soap:Body"
        }
        ```

        """###),
    DiagnosticPage(
      id: "unknown-argument",
      text: ###"""
        # unknown-argument

        A transformer is given an argument that it does not have.

        ## Wrong

        ```kvmap
        struct Event {
          start: Date <-> start | date("yyyy-MM-dd HH:mm", tz: "Europe/Zurich")
        }
        ```

        ## Why

        An argument with a name must be one that the transformer knows. Inside a transform with parameters,
        `$name` must be one of these parameters.

        ## Fixed

        ```kvmap
        struct Event {
          start: Date <-> start | date("yyyy-MM-dd HH:mm", zone: "Europe/Zurich")
        }
        ```

        """###),
    DiagnosticPage(
      id: "unknown-attribute",
      text: ###"""
        # unknown-attribute

        There is no such attribute.

        ## Wrong

        ```kvmap
        struct User {
          @canon name: String <-> name | trimmed
        }
        ```

        ## Why

        The attributes are `@id` for what identifies a value, `@lazy` for an array whose elements are mapped
        when they are first read, and `@canonical` for a rule whose loss on the way back is wanted.

        ## Fixed

        ```kvmap
        struct User {
          @canonical name: String <-> name | trimmed
        }
        ```

        """###),
    DiagnosticPage(
      id: "unknown-edition",
      text: ###"""
        # unknown-edition

        There is no such edition of the language.

        ## Wrong

        ```kvmap
        kvmap 7

        struct User {
          name: String
        }
        ```

        ## Why

        `kvmap 1` says for which edition a file was written, so that it means the same when the language
        grows. This compiler knows edition 1. A higher number may need a newer compiler.

        ## Fixed

        ```kvmap
        kvmap 1

        struct User {
          name: String
        }
        ```

        """###),
    DiagnosticPage(
      id: "unknown-format",
      text: ###"""
        # unknown-format

        There is no format of that name.

        ## Wrong

        ```kvmap
        struct Player {
          score: Int
        }

        test Player "a player scores" {
          jsn """{"score": 3}"""
          expect { score = 3 }
        }
        ```

        ## Why

        The word in front of a test's document says what the document is: `json`, `ndjson` (one JSON
        document on each line), `xml`, `plist` or `form`.

        ## Fixed

        ```kvmap
        struct Player {
          score: Int
        }

        test Player "a player scores" {
          json """{"score": 3}"""
          expect { score = 3 }
        }
        ```

        """###),
    DiagnosticPage(
      id: "unknown-key-style",
      text: ###"""
        # unknown-key-style

        There is no such style of keys.

        ## Wrong

        ```kvmap
        keys snake

        struct User {
          firstName: String
        }
        ```

        ## Why

        The styles are `exact`, `snake_case`, `camelCase`, `PascalCase`, `kebab_case` and
        `SCREAMING_SNAKE_CASE`. They are written in the way in which they make keys, with one exception:
        `kebab_case`, because a name has no dash.

        ## Fixed

        ```kvmap
        keys snake_case

        struct User {
          firstName: String
        }
        ```

        """###),
    DiagnosticPage(
      id: "unknown-mixin",
      text: ###"""
        # unknown-mixin

        There is no mixin of this name.

        ## Wrong

        ```kvmap
        mixin Timestamps {
          createdAt: Date
        }

        struct Post with Timestamp {
          text: String
        }
        ```

        ## Why

        What stands behind `with` is the name of a `mixin` in this file, or in one that it imports directly.

        ## Fixed

        ```kvmap
        mixin Timestamps {
          createdAt: Date
        }

        struct Post with Timestamps {
          text: String
        }
        ```

        """###),
    DiagnosticPage(
      id: "unknown-problem-kind",
      text: ###"""
        # unknown-problem-kind

        There is no kind of problem of that name.

        ## Wrong

        ```kvmap
        struct Player {
          score: Int
        }

        test Player "a score is needed" {
          json """{}"""
          fails at score with absent
        }
        ```

        ## Why

        What can go wrong when a document is read has a fixed set of kinds, which problems name and which
        `fails … with` asks for: `syntax`, `missing`, `null`, `mismatch`, `range`, `"unknown-key"`,
        `"duplicate-key"`, `"unknown-case"`, `check`, `depth`, `encoding` and `"needs-swift"`. What is no
        plain name stands in quotes, as a key does.

        ## Fixed

        ```kvmap
        struct Player {
          score: Int
        }

        test Player "a score is needed" {
          json """{}"""
          fails at score with missing
        }
        ```

        """###),
    DiagnosticPage(
      id: "unknown-property",
      text: ###"""
        # unknown-property

        There is no property of this name.

        ## Wrong

        ```kvmap
        keys snake_case { remoteId <-> id }

        struct User {
          remoteID: Int
        }
        ```

        ## Why

        An exception of `keys`, a `default .name via`, and what a `test` expects name properties. A name
        that no property has would never do anything, and is nearly always a slip.

        ## Fixed

        ```kvmap
        keys snake_case { remoteID <-> id }

        struct User {
          remoteID: Int
        }
        ```

        """###),
    DiagnosticPage(
      id: "unknown-setting",
      text: ###"""
        # unknown-setting

        There is no declaration or setting of this name, or the setting has no such value.

        ## Wrong

        ```kvmap
        unknown allow

        struct User {
          name: String
        }
        ```

        ## Why

        The settings are `keys`, `coercion`, `unknown`, `duplicates`, `nil`, `depth` and `access`. `unknown`
        is `ignore`, `warn` or `error`, `coercion` is `strict` or `lenient`, and `depth` is a whole number
        from 1 to 1000.

        ## Fixed

        ```kvmap
        unknown ignore

        struct User {
          name: String
        }
        ```

        """###),
    DiagnosticPage(
      id: "unknown-transformer",
      text: ###"""
        # unknown-transformer

        There is no transformer of this name.

        ## Wrong

        ```kvmap
        struct User {
          homepage: URL <-> homepage | ulr
        }
        ```

        ## Why

        What stands behind `|` or `via` is a transformer that is built in, or a `transform` of this file or
        of one that it imports directly.

        ## Fixed

        ```kvmap
        struct User {
          homepage: URL <-> homepage | url
        }
        ```

        """###),
    DiagnosticPage(
      id: "unknown-type",
      text: ###"""
        # unknown-type

        There is no type of this name.

        ## Wrong

        ```kvmap
        struct User {
          age: Itn
        }
        ```

        ## Why

        A type is built in, such as `Int` or `Date`, or declared in this file or in one that it imports
        directly. A Swift type that no mapping file declares is announced with `extern type Money`.

        Arrays, dictionaries and optionals are written `[T]`, `[K: V]` and `T?`, and what may be anything is
        a `Value`. There is no integer wider than 64 bits; a `Decimal` holds those of up to 38 digits.

        ## Fixed

        ```kvmap
        struct User {
          age: Int
        }
        ```

        """###),
    DiagnosticPage(
      id: "unreachable",
      text: ###"""
        # unreachable

        Something can never be chosen, because what stands before it always is.

        ## Wrong

        ```kvmap
        struct User {
          name: String? <-> full_name ?? full_name
        }
        ```

        ## Why

        `a ?? b` reads `b` only when `a` has no value. Here both are the same place, so the second is never
        read. The same is told of a case of a union behind one that accepts everything it could accept, and
        of a key style that stands twice.

        ## Fixed

        ```kvmap
        struct User {
          name: String? <-> full_name ?? name
        }
        ```

        """###),
    DiagnosticPage(
      id: "unreadable-output",
      text: ###"""
        # unreadable-output

        A type writes what its own reader refuses.

        ## Wrong

        ```kvmap
        struct Issue {
          id: Int
          labels: [String] <- labels[*].name
        }
        ```

        ## Why

        `labels` is only read, and no other rule writes what it is read from. So an `Issue` is written as
        `{"id": 1}`, and that cannot be read: `labels` is missing. As the case of a union without `on`, it
        would even come back as another case. It is told of such a case as well, and of one whose type does
        not write what its `when` asks for.

        It is a warning, because what is written may be for others to read.

        ## Fixed

        Let the property be absent, with `?` or a default, or write what it is read from.

        ```kvmap
        struct Issue {
          id: Int
          labels: [Label]
          firstLabel: String? <- labels[0].name
        }

        struct Label {
          name: String
        }
        ```

        """###),
    DiagnosticPage(
      id: "unstated-conformance",
      text: ###"""
        # unstated-conformance

        A generated type is not `Hashable` or `Sendable` because of a type of which nothing is said.

        ## Wrong

        ```kvmap
        map Place {
          latitude: Double
          longitude: Double
        }

        struct Trip {
          from: Place
          to: Place
        }
        ```

        ## Why

        A generated struct or union is `Hashable` and `Sendable` where all that it holds is. `Place` is
        declared in Swift, where this file cannot look. So `Trip` is neither, and a `Set<Trip>`, or an actor
        that hands a `Trip` on, would be refused by swiftc without a word about `Place`. It is a warning,
        and the properties that hold `Place` are the ones to blame.

        Classes and `@lazy` arrays in a struct are not told: that they are not hashable is known, and
        nothing more could be said. Nor is a type of yours that holds the struct in turn, as a user holds
        tweets that hold their author: such objects are rarely values. Say it there if they are.

        ## Fixed

        Say what the type conforms to, and with `~` what it does not conform to. swiftc checks the first.

        ```kvmap
        map Place: Hashable, Sendable {
          latitude: Double
          longitude: Double
        }

        map Screen: ~Hashable, ~Sendable {
          title: String
        }

        struct Trip {
          from: Place
          to: Place
        }

        struct Window {
          screen: Screen
        }
        ```

        """###),
    DiagnosticPage(
      id: "unterminated-comment",
      text: ###"""
        # unterminated-comment

        A comment begins with `/*` and never ends.

        ## Wrong

        ```kvmap
        struct User {
          name: String
        }
        /* removed /* for now */
        ```

        ## Why

        Comments nest, as in Swift, so each `/*` needs a `*/` of its own.

        ## Fixed

        ```kvmap
        struct User {
          name: String
        }
        /* removed for now */
        ```

        """###),
    DiagnosticPage(
      id: "unterminated-string",
      text: ###"""
        # unterminated-string

        A string has no closing quotes.

        ## Wrong

        ```kvmap
        struct User {
          name: String <-> "full name
        }
        ```

        ## Why

        A string in `"` ends on its line. One that has several lines begins and ends with `"""`.

        ## Fixed

        ```kvmap
        struct User {
          name: String <-> "full name"
        }
        ```

        """###),
    DiagnosticPage(
      id: "unused-gather-key",
      text: ###"""
        # unused-gather-key

        A `gather` takes a key that the type never reads.

        ## Wrong

        ```kvmap
        struct Shop {
          position: Position? <-> gather { latitude, longitude, altitude }
        }

        struct Position {
          latitude: Double
          longitude: Double
        }
        ```

        ## Why

        The gathered object is read as a `Position`, which reads no `altitude`. What was taken would be
        lost. Often it is a slip in the name: behind the arrow stands the key of the document, before it the
        key that the type reads.

        ## Fixed

        ```kvmap
        struct Shop {
          position: Position? <-> gather { latitude, longitude }
        }

        struct Position {
          latitude: Double
          longitude: Double
        }
        ```

        """###),
    DiagnosticPage(
      id: "unused-import",
      text: ###"""
        # unused-import

        Nothing of an imported file is used.

        ## Wrong

        ```kvmap Main.kvmap
        import "Colors.kvmap"

        struct Point {
          x: Int
        }
        ```

        ```kvmap Colors.kvmap
        struct Color {
          red: Int
        }
        ```

        ## Why

        An import that does nothing makes a file harder to read and to move. It is a warning.

        ## Fixed

        ```kvmap Main.kvmap
        struct Point {
          x: Int
        }
        ```

        """###),
    DiagnosticPage(
      id: "unused-mixin",
      text: ###"""
        # unused-mixin

        No type uses this mixin.

        ## Wrong

        ```kvmap
        mixin Timestamps {
          createdAt: Date
        }

        struct Post {
          text: String
        }
        ```

        ## Why

        A mixin does nothing until a type has it behind `with`. It is a warning. A file that declares no
        type at all is a library, and its mixins are for those who import it.

        ## Fixed

        ```kvmap
        mixin Timestamps {
          createdAt: Date
        }

        struct Post with Timestamps {
          text: String
        }
        ```

        """###),
    DiagnosticPage(
      id: "unused-transform",
      text: ###"""
        # unused-transform

        No rule uses this transform.

        ## Wrong

        ```kvmap
        transform Cents: Decimal <-> Int = scaled(0.01)

        struct Item {
          price: Decimal
        }
        ```

        ## Why

        A transform does nothing until it stands behind `|` or `via`. It is a warning. A file that declares
        no type at all is a library, and its transforms are for those who import it.

        ## Fixed

        ```kvmap
        transform Cents: Decimal <-> Int = scaled(0.01)

        struct Item {
          price: Decimal <-> cents | Cents
        }
        ```

        """###),
    DiagnosticPage(
      id: "wrong-argument-count",
      text: ###"""
        # wrong-argument-count

        A transformer or a type is given too few or too many arguments.

        ## Wrong

        ```kvmap
        struct Event {
          start: Date <-> start | date
        }
        ```

        ## Why

        `date` needs at least one pattern. A `Set` takes one type in angle brackets, and a generic struct as
        many as it declares.

        ## Fixed

        ```kvmap
        struct Event {
          start: Date <-> start | date("yyyy-MM-dd")
        }
        ```

        """###),
  ]
}

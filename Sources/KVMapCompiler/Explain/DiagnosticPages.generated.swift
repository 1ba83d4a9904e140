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

        The Swift struct `Order` would be public with a property whose type is internal. Swift rejects that,
        so the mapping compiler does too. The same applies to the base of a class, and to the type of a
        `context`, which is an argument of `init(json:context:)`.

        ## Fixed

        Give both types the same access, or give the outer one less.

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

        One string in the document represents two values.

        ## Wrong

        ```kvmap
        enum Status: String {
          active <-> "A"
          archived <-> "A"
        }
        ```

        ## Why

        If the document contains `"A"`, it is unknown which of the two cases is meant. In a table or an
        enum, each string may appear only once on the right of an arrow that reads.

        ## Fixed

        ```kvmap
        enum Status: String {
          active <-> "A"
          archived <-> "X"
        }
        ```

        Two strings for one case are fine: `active <-> "A" or "ACTIVE"` reads both and writes the first.

        """###),
    DiagnosticPage(
      id: "argument-mismatch",
      text: ###"""
        # argument-mismatch

        An argument is of the wrong kind, or has an impossible value.

        ## Wrong

        ```kvmap
        struct Event {
          start: Date <-> start | date("hh:mm")
        }
        ```

        ## Why

        Arguments are checked along with the file, so a date pattern that can never be read or written is
        found here and not in your app. This one counts hours up to 12 and does not state which half of the
        day is meant. Letters from the patterns of other tools are reported as well, along with the intended
        pattern: for `YYYY-MM-DD`, and for `%Y-%m-%d` of strftime, it is `yyyy-MM-dd`.

        The same diagnostic is reported for a number where a string is expected, for a time zone or a base
        URL that does not exist, and for a check after `where` that its type does not support.

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

        Both names become `user_id` in `snake_case`. Both properties read that key, and only the first
        writes it, which is rarely intended. This is a warning, because a document with one key for both
        still works.

        ## Fixed

        Rename one of them, or state its key explicitly.

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

        When the document is written, there are two values for one place. The same happens when one property
        writes `author` and another writes `author.name`, or when one property makes a place an array and
        the other makes it an object.

        The payload of a union with `on` may not write the key by which the union tells its cases apart. If
        it should, because it is also written on its own, let the case only read its text:
        `patient: Patient <- "Patient"`.

        ## Fixed

        Reading the same place twice is fine. Make one of the two read-only:

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

        A default is not a value of the property's type.

        ## Wrong

        ```kvmap
        struct Player {
          score: Int = "0"
        }
        ```

        ## Why

        The value after `=` is used when the document has none, so it must be a value of the property's
        type, be in its range, and pass the property's own `where`. `nil` is a valid default only for an
        optional, and `{}` only for a type that can be read from an object without keys.

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

        A case, or a value of a table, is duplicated.

        ## Wrong

        ```kvmap
        enum Switch: String {
          on <-> "1"
          on <-> "yes"
          off <-> "0"
        }
        ```

        ## Why

        When the case is written, there are two strings for it.

        ## Fixed

        `or` reads several strings and writes the first of them.

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

        A name has one meaning in a file and in the files that it imports. Types, mixins and transformers
        have separate namespaces, so a mixin may have the same name as a type. Built-in names, such as
        `Date`, cannot be declared again, except `Day`, `Duration`, `Zoned`, `TimeZone` and `Locale`.

        ## Fixed

        ```kvmap
        struct Point {
          x: Int
          y: Int
        }
        ```

        Two mappings of one type are fine if one of them has its own name: `map Point as Compact { … }`.

        """###),
    DiagnosticPage(
      id: "duplicate-modifier",
      text: ###"""
        # duplicate-modifier

        A word is duplicated, or two words contradict each other.

        ## Wrong

        ```kvmap
        struct Reading {
          value: lenient strict Double
        }
        ```

        ## Why

        `lenient` also accepts a number in quotes; `strict` does not. A property is one or the other.
        `lossy` may be combined with either of them, once. A type is either `Hashable` or `~Hashable`.

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

        A name appears twice where it may appear only once.

        ## Wrong

        ```kvmap
        struct User {
          name: String <-> first_name
          name: String <-> last_name
        }
        ```

        ## Why

        A type has only one property of each name. The same diagnostic is reported for a key that appears
        twice in one `gather`, for two exceptions for one name after `keys`, for a second `rest`, and for
        two mixins that contain a property of the same name, unless the type itself declares it.

        ## Fixed

        ```kvmap
        struct User {
          firstName: String <-> first_name
          lastName: String <-> last_name
        }
        ```

        To read whichever of two keys is present, write one property:
        `name: String <-> first_name ?? last_name`.

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

        It would be unclear which of the two applies. A setting may appear once in a file and once more
        inside each type, where it overrides that of the file.

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

        A Swift `Set` needs hashable elements. Built-in types and enums are hashable, and so are structs
        whose parts are. A class is not. A type that is declared in Swift is known to be hashable only if
        the mapping file declares it: here `Owner` is such a type, and `Pet` contains it.

        ## Fixed

        Declare that the type is hashable, or use an array.

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

        What a test expects cannot be a value of the type.

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

        `expect` is compared with the value that the mapping produces, so what it states for a property must
        be a value of the property's type: `"3"` is a string, and `score` is a number, whatever the document
        contains. Dates, URLs, UUIDs and data are written as strings, as `kvmapc map` prints them, and the
        cases of enums and unions as `.name`.

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

        Something is missing here, or something appears here that is not allowed.

        ## Wrong

        ```kvmap
        struct User {
          name String
        }
        ```

        ## Why

        The message states what was expected and what was found. Often it is something small: a `:` between
        name and type, a closing bracket, or a part of a property in the wrong place. The parts appear in
        this order, and everything after the type may be omitted: attributes, name, `:`, `lenient`, `strict`
        or `lossy`, type, arrow and source, transformers, `unless`, default, `where`, `sync`.

        Swift syntax that a mapping does not need is named in the message: `let` and `var` before a
        property, `case` before a case, `public` before a declaration. So are words that other languages
        write before a property: `optional name: String` is `name: String?`, and `repeated name: String` is
        `name: [String]`.

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

        Types gather each other endlessly.

        ## Wrong

        ```kvmap
        map Node {
          next: Node? <-> gather
        }
        ```

        ## Why

        `gather` without braces uses every key that the type reads. Reading `Node` requires the keys of
        `Node`, those of the `Node` inside it, and so on, all from one object.

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

        Files import each other in a cycle.

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

        Each file would need the other one first. A cycle of imports also hides where a setting comes from.

        ## Fixed

        Put what both need into one file, where types may refer to each other in any order.

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

        The file that is imported, or named as the document of a test, is not there, or may not be read.

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

        A path in quotes is relative to the file in which it appears. It must lead to a file inside the same
        package and must not leave the package, either through `..` or through a symbolic link. A Swift
        module is imported without quotes: `import Foundation`.

        Because the import is missing, the types that it was meant to provide are unknown as well.

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

        A class has the members of its base. Here, each of the two would have to exist before the other.

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

        What follows `:` is not a class to inherit from, or not a protocol.

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

        In Swift, only a class can have subclasses. The base must be declared with `class`, in this file or
        in an imported one, because the generated code calls its initialiser.

        Every other name behind `:` is a protocol, which may be anything that no mapping file declares. A
        protocol that Swift cannot synthesise for a generated class, such as `Sendable`, is reported here,
        too. So is `Codable` of a type that holds a `Character`, a `Field` or a lazy array, which are not:
        `MappedCodable` goes through coders by the mapping, and asks for nothing.

        The name of a `map` or an `extern type` is followed by the protocols to which it conforms. Nothing
        that a mapping file declares is a protocol; the mapping of a subclass repeats the lines of its base,
        or shares them through a mixin.

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

        A character has no meaning in a mapping file.

        ## Wrong

        ```kvmap
        struct User {
          name: String;
          email: String <-> e-mail
        }
        ```

        ## Why

        A string is written in double quotes. Members are on separate lines or are separated by commas, so
        there is no `;`. A key that is not a plain name, because it contains a dash, a dot or a space, is
        written in double quotes. Invisible characters are rejected everywhere, including in comments,
        because their effect cannot be seen; in a string, they are written as `\u{…}`.

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

        A test that cannot read its own document shows nothing about the mapping. A test that is about a
        malformed document states this with `fails with syntax`.

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

        A backslash in a string is not followed by a valid escape.

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

        As in Swift, the white space before the closing `"""` is removed from each line. Each line must
        therefore begin with the same white space, and the closing `"""` must be on a line of its own.

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

        The keys of an object in a document are text. Integers and values of every type that is read from a
        string can be keys: a `String`, a `UUID`, a `URL`, a `Date`, an enum, or a type for which a
        `default … via` reads strings. A `Double` cannot: `1` and `1.0` would be two strings for one key.
        Nor can a struct, even one that is read from a string by `<-> self`: declare `extern type T`, and a
        transformer of your own in `default T via …`. In Swift, keys are `Hashable`, so a type that is not,
        such as `map enum Level: ~Hashable`, cannot be one.

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

        This is not a valid number.

        ## Wrong

        ```kvmap
        struct Config {
          retries: Int = 007
          mask: Int = 0x1F
        }
        ```

        ## Why

        Numbers are written as in JSON: no leading zeros, no hexadecimal digits, no leading `+`. `_` may
        appear between digits.

        ## Fixed

        ```kvmap
        struct Config {
          retries: Int = 7
          mask: Int = 31
        }
        ```

        """###),
    DiagnosticPage(
      id: "invalid-pattern",
      text: ###"""
        # invalid-pattern

        The text after `matches` is no pattern.

        ## Wrong

        ```kvmap
        struct Product {
          code: String where matches "^\\d+$"
        }
        ```

        ## Why

        A pattern is an I-Regexp (RFC 9485): characters, `.`, `[a-z]`, `[^a-z]`, `\\p{Lu}`, groups, `|`,
        `*`, `+`, `?` and `{2,4}`. It has no `\\d`, no groups that begin with `(?`, and no references to
        groups. The whole text is matched, so that `^` in front and `$` at the end are not needed. The
        automaton of a pattern has at most 4,096 states.

        ## Fixed

        ```kvmap
        struct Product {
          code: String where matches "[0-9]+"
        }
        ```

        """###),
    DiagnosticPage(
      id: "invalid-test",
      text: ###"""
        # invalid-test

        The lines of a test do not fit together.

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

        A test has one document, and at most one context. A document either decodes to a value, which
        `expect` and `roundtrip` check, or cannot be read, and then there is no value, so one test cannot
        state both. A problem that concerns the whole document, such as `syntax`, has no path.

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

        `element` and `xmlns` declare that a type is for XML. In XML, the names of elements and attributes
        consist of letters, digits, `_`, `-` and `.`, begin with a letter or `_`, and contain at most one
        `:`. A document with any other name cannot be written. `xmlns`, `xml` and their namespaces are
        reserved for XML itself, and a prefix needs a namespace that is not empty.

        A type without `element` and `xmlns` may use any text as a key, and so may rules with `<-`.

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
        a forgotten quote, and would make that table large.

        ## Fixed

        ```kvmap
        struct Record {
          value: Int <-> "key"
        }
        ```

        A document whose keys can be anything should be read as a dictionary: `values: [String: Int]`.

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

        `" Ada "` is read as `"Ada"` and written as `"Ada"`: the document comes back changed. KVMap reports
        each place in a mapping where this happens, so that a round trip never changes a document
        unexpectedly. This is a warning: `check` still ends with exit code 0. The steps that cause it are
        `trimmed`, `lowercased`, `uppercased`, `rounded`, `clamped` and `sorted`; `lossy` types and an
        `else` case without a payload cause it too, a case without a payload that is called like a type
        (`circle: Circle` reads that type, `Circle` alone reads nothing), and so does a `Field` at a
        position of an array that continues after it, where an absent value is written as null; `@omit_nil`,
        where a document without the value is not read as nil, and `@omit_empty`, where it is read neither
        as the empty value nor as nil; a `Set` next to another property of the same array, such as
        `hits[*].id` and `hits[*].name`, whose elements would be written next to others; a payload that
        keeps its whole object, and with it the tag that the union writes as well; an element chosen by what
        the rule of an element in front of it writes, such as `l[v == "y"].w` behind `l[kind == "x"].v`; a
        date whose first pattern lacks the time that a later one reads, such as
        `date("yyyy-MM-dd", "yyyy-MM-dd HH:mm")`, because the first one is written; and a class with a
        `family` as the argument of a generic type, such as `Page<Animal>`, where subclasses are read as the
        class itself.

        Nothing is reported where only spelling, order or repetition changes: several keys or patterns, of
        which the first is written; `lenient`; a `Set`; digits of a fraction that a pattern does not have.

        ## Fixed

        Declare the loss intentional with `@canonical`, or make the rule read-only.

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

        `lossy` appears before a type that has nothing to fall back on.

        ## Wrong

        ```kvmap
        struct Reading {
          value: lossy Double
        }
        ```

        ## Why

        `lossy` means that an invalid value does not cause a failure. A collection then drops its invalid
        elements, an optional becomes nil, and a default replaces the value. A plain `Double` has none of
        these options: there would be no value at all.

        ## Fixed

        ```kvmap
        struct Reading {
          @canonical value: lossy Double = 0
          @canonical samples: lossy [Double]
        }
        ```

        """###),
    DiagnosticPage(
      id: "mapping-mismatch",
      text: ###"""
        # mapping-mismatch

        A second mapping does not fit a type that a mapping file declares.

        ## Wrong

        ```kvmap
        struct Person {
          name: String
          born: Int
        }

        map Person as Form {
          name: String <-> "user[name]"
        }
        ```

        ## Why

        `map T as Name` maps an existing Swift type. If a mapping file generates that type, `kvmapc` knows
        its properties:

        - a property has the same type in each mapping, however it is read;
        - a mapping has a line for every property without a default, because no value can be made without
          it. A property with `?` or a default may be left out, and keeps that;
        - `by assignment` is for types whose properties all have a value beforehand, and which may change.

        An enum has the same cases in all of its mappings, because each writes all of them.

        ## Fixed

        ```kvmap
        struct Person {
          name: String
          born: Int
        }

        map Person as Form {
          name: String <-> "user[name]"
          born: Int <-> "user[born]"
        }
        ```

        """###),
    DiagnosticPage(
      id: "misplaced-attribute",
      text: ###"""
        # misplaced-attribute

        An attribute appears before a property that it does not apply to.

        ## Wrong

        ```kvmap
        struct Album {
          @lazy title: String
          photos: [String]
        }
        ```

        ## Why

        `@lazy` maps the elements of an array when they are first read. Other types have no elements whose
        mapping could be deferred, and a `lossy` array must examine each of its elements at once.

        `@stamp` marks a date, a day or a number, by which a synchronisation knows which entry is newer,
        and `@tombstone` a `Bool`, which says that a row is deleted.

        `@transient` precedes a property that no document has, so without arrow and pipeline.
        `@omit_default` needs a default that is a constant and can be compared, `@omit_empty` a text or
        a collection, `@omit_nil` and `@write_nil` an optional.

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

        `Field<T>` records whether the key of a property was absent, null or had a value. Only properties
        have keys, so `Field` must be the whole type of a property. Null is already one of its states, so
        its content cannot be optional.

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

        `$context` is a value that the caller passes when reading. The line `context NAME: TYPE` declares
        its name and its type.

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

        The gathered object is read as a `Position`, which requires `longitude`: it is not optional and has
        no default. So this rule could never read anything.

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

        Types can be nested at most 16 levels deep, values and gathers at most 256. A path can have at most
        32 steps, a union can lead to at most 256 others, a union without `on` or `by key` can have at most
        64 cases, and a class at most 64 levels of inheritance. A file that exceeds these limits is almost
        always a mistake, and the Swift compiler would reject the generated code or take very long to
        compile it.

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

        `$parent` is the object that the enclosing mapping reads. Here no other type contains `Line`, so
        there is no such object.

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
      id: "not-codable",
      text: ###"""
        # not-codable

        A type cannot be read or written by its `Codable` conformance here.

        ## Wrong

        ```kvmap
        struct Order {
          id: Int
          total: Money | codable
        }

        struct Money {
          amount: Decimal
        }
        ```

        ## Why

        `codable` is for Swift types that no mapping declares. `Money` has a mapping, which says how it is
        read and written. The same is reported for a type that is stated to be `Decodable` or `Encodable`
        only, where a rule needs the other half.

        ## Fixed

        Leave `codable` out, or declare the type in Swift and name it with `extern type`.

        ```kvmap
        extern type Money: Codable

        struct Order {
          id: Int
          total: Money
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

        `->` writes and never reads, so nothing provides a value for `kind` when a `Shape` is read.

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

        `<->` promises that what was read can be written back, and the compiler proves it. The last
        element can be read, but the position at which to write it is unknown. The same applies to
        positions that leave a gap, to `[*]` unless one key directly below it is written, to anything
        that encloses the object (`$parent`, `$root`, `$context`, `$index`), to a `keyed` array whose
        elements have no property with `<-> $key`, and to a transformer that is declared with `<-`. In a
        type with `element` or `xmlns` it applies to attributes (`@ids`) that would be arrays or objects.

        ## Fixed

        Make the rule read-only:

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

        A type contains itself.

        ## Wrong

        ```kvmap
        struct Folder {
          name: String
          parent: Folder?
        }
        ```

        ## Why

        A Swift struct stores its properties inline, so a `Folder` in a `Folder`, even an optional one,
        would have infinite size. A type of which each value needs another one, such as
        `class Node { next: Node }`, has no value at all, and no document can be read as one.

        ## Fixed

        Mark the property `@boxed`: its value is then stored elsewhere. So are the elements of an array or a
        dictionary, and a class can contain itself directly, if the property is optional or has a default.

        ```kvmap
        struct Folder {
          name: String
          @boxed parent: Folder?
          children: [Folder]
        }
        ```

        """###),
    DiagnosticPage(
      id: "reserved-name",
      text: ###"""
        # reserved-name

        A name cannot be used, as the generated Swift would not work, or because it has another meaning.

        ## Wrong

        ```kvmap
        struct Entry {
          hashValue: Int
        }
        ```

        ## Why

        The generated Swift has to compile. `hashValue` belongs to `Hashable`, which every generated type
        may be, a `map` that says so, and what an inline mapping makes of a type of yours. Anything named
        `Swift`, `Foundation`, `KVMap` or `KVMapSync` would hide the module of that name, and names that
        begin with `_kv` are reserved for generated code. A function that creates values or is called on
        them cannot have the name of a property, of a member that mappers have, or of a local variable in
        scope at the call.

        The word `else` means all values that no other case has: `other <-> else`. A case that is itself
        named `else` is written in back-quotes. What follows `??` is a key: `active ?? false` would read the
        key `false`, which is written in quotes. A default follows `=`, as in `active = false`.

        A name can also be unavailable inside one type only: with `map Order as Form`, Swift resolves `Form`
        to `Order.Form` everywhere in `Order`, so no property of a generated `Order` can have a different
        type named `Form`. A family has the same effect with `Family` in its classes.

        ## Fixed

        Choose another name in Swift. The key in the document stays the same.

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

        `sync`, `@stamp` or `@tombstone` does not fit the types that are synchronised.

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
        has an `@id`; without such a type the line does nothing.

        After a property, `sync` states how a relation is maintained: the property's type is
        another such type, or an array or set of it. If the property holds identities, the name in
        parentheses states the type that they identify, and they must have the type of its identity.

        A synchronised type cannot be generic, read `$context`, be created by a factory or be changed by an
        `after` hook: its documents become rows, and no value of the type is created in the process. For
        the same reason `where unique` cannot compare the values of a relation.

        `sync table` names a synchronised class, whose subclasses then have their rows in its table:
        they have its identity, and their properties of one name have one type. If the classes of a
        family have tables of their own, an identity does not say which table is meant.

        `@stamp` and `@tombstone` stand at most once in a synchronised type.

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

        The second line represents a thousand lines like it:

        ```kvmap
        struct Record {
          value: Int;
        }
        ```

        ## Why

        Such a file is probably not a mapping file, or it is damaged. A longer list would not help.

        ## Fixed

        Fix the first errors, and check again.

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

        A named pipeline is replaced by its steps. `Tidy` would be `trimmed`, then `lowercased`, then
        `trimmed` again, without end. An inline mapping, whose lines are properties, can contain itself:
        what it reads is a part of the document, so the recursion ends where the document does.

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

        A pipeline runs from left to right when reading. `epoch_seconds` produces a `Date` from a number,
        and `trimmed` takes a string. The same diagnostic is reported when the last step does not produce
        the type of the property, when the value of an enum case is not of the enum's type, and when a
        source is assigned to a type that is not read from what it is: `gather` and `rest` are objects,
        `a[*].b` is an array.

        ## Fixed

        ```kvmap
        struct Post {
          createdAt: Date <-> created | epoch_seconds
        }
        ```

        """###),
    DiagnosticPage(
      id: "unchecked-rows",
      text: ###"""
        # unchecked-rows

        A synchronised type has a `check`, which does not apply to its rows.

        ## Wrong

        ```kvmap
        sync merge

        struct Range {
          check low <= high
          @id id: Int
          low: Int
          high: Int
        }
        ```

        ## Why

        A type with an `@id` in a file with a `sync` line is read as entries of a document. Each of them may
        have only some of the properties, so that a `check` cannot compare them, and `sync(json:with:)`
        stores rows that `init(json:)` refuses. A `where` of one property applies to entries as well.

        This is a warning, because values of the type are still checked where they are read as such.

        ## Fixed

        State conditions of one property with `where`, and let the database check the others.

        ```kvmap
        sync merge

        struct Range {
          @id id: Int
          low: Int where 0...
          high: Int where 0...
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

        A prefix has no meaning in XML until `xmlns` declares which namespace it refers to. Such a document
        can be read, because names are then matched as they are written. Writing it fails.

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

        A labelled argument must be one that the transformer has, and an argument that has a label is
        written with it. Inside a transform with parameters,
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

        The attributes are `@id`, `@lazy`, `@canonical`, `@transient`, `@omit_default`, `@omit_empty`,
        `@omit_nil`, `@write_nil`, `@sensitive`, `@boxed`, and for synchronisation `@stamp` and
        `@tombstone`. [Attributes](../language.md#attributes) says what each means.

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

        `kvmap 1` states the edition for which a file was written, so that its meaning does not change as
        the language grows. This compiler supports edition 1. A higher number may require a newer compiler.

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

        The word before a test's document states its format: `json`, `ndjson` (one JSON document on each
        line), `xml`, `plist` or `form`.

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
        `SCREAMING_SNAKE_CASE`. Each name is written in the style of the keys that it produces, with one
        exception: `kebab_case`, because a name cannot contain a dash.

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

        The name after `with` must be that of a `mixin` in this file, or in one that it imports directly.

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

        The problems that can occur when a document is read have a fixed set of kinds. Each problem states
        its kind, and `fails … with` expects one of them: `syntax`, `missing`, `null`, `mismatch`, `range`,
        `"unknown-key"`, `"duplicate-key"`, `"unknown-case"`, `check`, `depth`, `encoding` and
        `"needs-swift"`. A kind that is not a plain name is written in quotes, as a key is.

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

        The exceptions of `keys`, a `default .name via` and the expectations of a `test` refer to properties
        by name. A name that no property has would never have any effect, and is nearly always a typo.

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

        The settings are `keys`, `coercion`, `unknown`, `duplicates`, `empty`, `nil`, `depth`, `access` and
        `properties`, and `sync` outside of types. [Settings](../language.md#settings) lists the values of
        each: `unknown` is `ignore`, `warn` or `error`, for example, and `depth` is a whole number from 1 to
        1000. A line inside a type may also begin with `default`, `root`, `context`, `element`, `xmlns`,
        `before`, `after`, `check` or `in`. Declarations begin with `struct`, `class`, `family`, `enum`,
        `union`, `map`, `mixin`, `transform`, `extern type`, `namespace` or `test`.

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

        The name after `|` or `via` must be that of a built-in transformer, or of a `transform` in this file
        or in one that it imports directly.

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
        directly. A Swift type that no mapping file declares is introduced with `extern type Money`.

        A similar name is suggested, but only a person decides: short names are similar by chance, and the
        type that is meant may not be declared yet. So editors do not apply this fix on their own.

        Arrays, dictionaries and optionals are written `[T]`, `[K: V]` and `T?`, and a `Value` can be
        anything. There is no integer type wider than 64 bits; a `Decimal` holds integers of up to 38
        digits.

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

        Something can never be chosen, because something before it always is.

        ## Wrong

        ```kvmap
        struct User {
          name: String? <-> full_name ?? full_name
        }
        ```

        ## Why

        `a ?? b` reads `b` only when `a` has no value. Here both refer to the same place, so the second is
        never read. The same diagnostic is reported for a case of a union that follows one that accepts
        everything it could accept, and for a key style that appears twice.

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
        `{"id": 1}`, which cannot be read back: `labels` is missing. As the case of a union without `on`, it
        would even be read back as another case. The diagnostic is also reported for such a case.

        Two other things make output unreadable: `unknown error`, if a property is only written (`->`)
        under a key that no rule reads, and an entry of a `gather` that is only read and that the type
        needs.

        This is a warning, because the output may be intended for other readers.

        ## Fixed

        Allow the property to be absent, with `?` or a default, or write what it is read from.

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

        A generated type states `Hashable`, `Sendable` or `Codable`, and a type in it states nothing.

        ## Wrong

        ```kvmap
        map Place {
          latitude: Double
          longitude: Double
        }

        struct Trip: Hashable {
          from: Place
          to: Place
        }
        ```

        ## Why

        A generated struct or union is `Hashable` and `Sendable` if everything that it contains is. `Place`
        is declared in Swift, which is not visible from this file. If it is not `Hashable`, swiftc rejects
        the generated `Trip` without mentioning the mapping. This is a warning, and the properties that hold
        `Place` are the cause.

        A struct that states nothing conforms if it can, and is not reported. One that states what it cannot
        be, because of a class or a lazy array in it, is an `invalid-base`. One of your own types that
        contains the struct in turn, as a user contains tweets that contain their author, is not reported
        either: such objects are rarely values. Declare the conformance there if they are.

        Swift synthesises `Codable` in the same way, from what the type contains. Generated types have it
        only if they state it, so `struct Trip: Codable` asks for it in every struct, class and enum that
        `Trip` holds. A union cannot state it: extend it in Swift. `MappedCodable` asks for nothing, because
        values then go through coders [by their mapping](../codable.md). If you write `init(from:)` and
        `encode(to:)` yourself, state the conformance in Swift, where they are.

        ## Fixed

        State what the type conforms to, and with `~` what it does not conform to. swiftc checks the former.

        ```kvmap
        map Place: Hashable, Sendable {
          latitude: Double
          longitude: Double
        }

        map Screen: ~Hashable, ~Sendable {
          title: String
        }

        struct Trip: Hashable {
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

        A string in `"` ends on the line on which it begins. A multi-line string begins and ends with `"""`.

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

        A `gather` collects a key that the type never reads.

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

        The gathered object is read as a `Position`, which does not read `altitude`. Its value would be
        discarded. Often the name is a typo: the key of the document follows the arrow, and the key that the
        type reads precedes it.

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

        An import that has no effect makes a file harder to read and to move. This is a warning.

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

        A mixin has no effect until a type names it after `with`. This is a warning. A file that declares no
        type at all is a library, and its mixins are for the files that import it.

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

        A transform has no effect until it appears after `|` or `via`. This is a warning. A file that
        declares no type at all is a library, and its transforms are for the files that import it.

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

        `date` requires at least one pattern. A `Set` takes one type in angle brackets, and a generic struct
        takes as many as it declares.

        ## Fixed

        ```kvmap
        struct Event {
          start: Date <-> start | date("yyyy-MM-dd")
        }
        ```

        """###),
  ]
}

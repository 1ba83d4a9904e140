// Generated from docs/language.md and docs/transformers.md by ReferenceSectionTests, do not edit.
// KVMAP_UPDATE_GOLDENS=1 swift test --filter ReferenceSectionTests writes it.

extension ReferenceSection {
  /// All sections, in the order of the pages.
  package static let all: [ReferenceSection] = [
    ReferenceSection(
      .language, title: "A file",
      text: ####"""
        ## A file

        A file declares types. For each property it says where the value is in the document:

        ```kvmap
        kvmap 1

        /// What is shown in the list.
        struct Article {
          @canonical title: String <-> headline | trimmed = "untitled"
          tags: [String] = []
        }
        ```

        ```example
        document  {"headline": " Ferries run again ", "tags": ["sea"]}
        value     {"title": "Ferries run again", "tags": ["sea"]}
        written   {"headline": "Ferries run again", "tags": ["sea"]}

        document  {}
        value     {"title": "untitled", "tags": []}
        ```

        Read a line from left to right: a Swift name and its type, an arrow, the location in the document, the transformers
        applied to the value, and the default if there is no value. Everything after the type is optional. **The left side of an
        arrow always describes Swift, and the right side the document.** This applies to the whole language.

        `kvmap 1` names the edition of the language. It is optional, and comes first. Comments are `//` and `/* */`, which
        nest. A `///` comment is documentation and is copied into the generated Swift. Line breaks have no meaning, except after [attributes](#attributes). Commas between
        members are optional.

        Strings are in quotes, with the escape sequences of JSON and `\u{…}`. A string in `"""` may span several lines, as in Swift.
        Numbers are written as in JSON, optionally with `_` between digits.

        Keywords are reserved only where the grammar expects them, so `type`, `keys` or `default` can be property names. A name
        in back-quotes is always a name. Properties named `where`, `unless` and `sync` are written in back-quotes, because these words
        continue the property before them.

        """####),
    ReferenceSection(
      .language, title: "Declarations",
      text: ####"""
        ## Declarations

        """####),
    ReferenceSection(
      .language, title: "struct",
      text: ####"""
        ### struct

        `struct` generates the Swift type and its mapper.

        ```kvmap
        struct Point {
          x: Int
          y: Int = 0
        }
        ```

        ```example
        document  {"x": 3}
        value     {"x": 3, "y": 0}
        ```

        The generated struct has a memberwise initialiser, in which properties that are optional or have a default may be
        omitted. It is `Sendable` and `Hashable` if all of its properties are: built-in types, enums, other generated structs, and
        user-defined types that [declare it](#what-a-type-conforms-to). Classes are neither, and lazy arrays are not `Hashable`. A struct
        cannot contain itself except through an array, a set, a dictionary or [a box](#recursive-values).

        With [`properties let`](#settings) the properties of a struct are constants, `let` instead of `var`.

        #### Protocols

        The protocols of a generated struct, class or enum follow its name and are written to the declaration as they stand:

        ```kvmap
        struct Member: Identifiable, Codable {
          @id id: Int
          role: Role
        }

        enum Role: String, Codable {
          admin <-> "A"
          guest <-> "G"
        }

        class Basket: CustomStringConvertible {
          label: String
        }
        ```

        Every name that no mapping declares is taken for a protocol. What it requires, swiftc synthesises (`Codable`, `Comparable` of an
        enum), or you declare it in an extension. A protocol that the type has anyway is written once. Those that depend on the parts of
        a generic type apply where they do for its arguments: `struct Page<T>: Codable` is `Codable` if `T` is. A class cannot be `Sendable`,
        and can be `Codable` only without a base. `Codable` is independent of the mapping; [`MappedCodable`](codable.md) goes through it.
        Swift synthesises `Codable` only if everything in the type states it, too, and `check` warns where something does not.

        #### Recursive values

        `@boxed` keeps the value of a property beside the struct, so that a struct may contain itself and remains a value:

        ```kvmap
        struct Toot {
          id: Int
          @boxed reblog: Toot?
        }
        ```

        ```example
        document  {"id": 1, "reblog": {"id": 2}}
        value     {"id": 1, "reblog": {"id": 2}}
        ```

        One box on each way round is enough. In Swift the property is used like any other: a copy shares the value until one of both
        is changed.

        #### Type parameters

        A struct may be generic, and so may a class, a union, and a type of yours behind `map`:

        ```kvmap
        struct Page<Item> {
          items: [Item]
          next: URL?
        }

        struct User {
          name: String
        }

        struct Answer {
          users: Page<User>
        }
        ```

        ```example
        type      Answer
        document  {"users": {"items": [{"name": "Ada"}]}}
        value     {"users": {"items": [{"name": "Ada"}]}}

        type      Page<Int>
        document  {"items": [1, 2], "next": "https://example.org/2"}
        value     {"items": [1, 2], "next": "https://example.org/2"}
        ```

        A type argument is read in the same way as the type on its own: an enclosing `lenient` or [`default … via`](#by-default) that would affect
        it is an error. A generic class is final and has no base. A second mapping (`as`) has no type parameters.

        """####),
    ReferenceSection(
      .language, title: "map",
      text: ####"""
        ### map

        `map` generates a mapper for a type that you define in Swift.

        ```kvmap
        map Polygon {
          corners: [Int]
          label: String?
        }
        ```

        The mapper creates a value with the memberwise initialiser, `Polygon(corners:label:)`, with the arguments in the order of the
        file. `by` selects another way:

        | | a value is created |
        |---|---|
        | `map T` or `map T by init` | with the memberwise initialiser |
        | `map T by assignment` | with `T()`, then property by property |
        | `map T by factory Shop.make` | by your function, which receives the raw object, the enclosing object and the context: `(KVMap.JSONObject, KVMap.JSONObject?, KVMap.JSONValue?) throws -> T`; then property by property |

        A type may be nested in another: `map API.User`.

        The compiler sees the lines of a mapping, but not the Swift definition of its type. If the two do not match, the Swift
        compiler reports it in the generated file:

        | the type | needs |
        |---|---|
        | any type | properties with the names and types of the lines; with `by assignment` and `by factory` they must be settable in the same module |
        | a class that is not final | a `required` initialiser, the memberwise one or `init()`, since subclasses are created with it, too |
        | a Swift subclass of `NSObject` | `map T by assignment` and `required override init()`; classes from Objective-C headers, whose initialisers are not `required`, and managed objects, which have no `init()`, cannot be mapped |
        | a subclass of a class that has a mapper | no `map` of its own, because it inherits the conformance of its base class; `map Truck as Loaded` is possible |
        | a type isolated to an actor, for example with `@MainActor` | `nonisolated`, because documents are read on any thread; or a struct that is read in its place |
        | a type with a lower access level than `access` sets, or a public one where `access` is not `public` | its own `access` level in its mapping, too |

        #### What a type conforms to

        A type's conformances follow its name. A mapping file cannot see what Swift knows about a type, so a generated
        struct or union that contains the type is `Hashable` or `Sendable` only if you declare it here:

        ```kvmap
        map Money: Hashable, Sendable {
          cents: Int
        }

        map Player: ~Hashable, ~Sendable {
          volume: Double
        }

        struct Ticket {
          @id seat: String
          price: Money
        }

        struct Screen {
          player: Player
        }
        ```

        `Ticket` is `Hashable` and `Sendable`, and `Screen` is neither. `~` declares that a type does not conform. If nothing is
        declared, the type is neither as far as the mapping knows. If the generated type itself states that it is `Hashable` or `Sendable`,
        `check` then warns at each such property: [unstated-conformance](diagnostics/unstated-conformance.md). The declaration applies to all mappings of a type, and swiftc
        checks it: a type that does not conform is an error in the generated file, with the line of its mapping next to it.

        #### Second mappings

        `map T as Name` is a second mapping of the same type. It is used by its own name:

        ```kvmap
        struct Team {
          lead: Person
          contact: Person.Form
        }

        map Person: Hashable, Sendable {
          name: String
          born: Int
        }

        map Person as Form {
          name: String <-> "user[name]"
          born: lenient Int <-> "user[born]"
        }
        ```

        ```example
        document  {"lead": {"name": "Ada", "born": 1815}, "contact": {"user[name]": "Mary", "user[born]": "1780"}}
        value     {"lead": {"name": "Ada", "born": 1815}, "contact": {"name": "Mary", "born": 1780}}
        ```

        It may also map a type that a mapping file generates. Then it has a line for every property without a default, in any order, and
        each property has the type that it was declared with; a property with `?` or a default may be left out.

        #### Enums that you define

        `map enum` and `map union` generate the mapper of an enum that you define in Swift, with the same cases:

        ```kvmap
        map enum Color {
          red <-> "R" or "RED"
          green
          other(String) <-> else
        }

        map enum API.Level: Int {
          low
          high <-> 10
        }

        map union Drawing: Hashable, Sendable on type {
          photo: Photo
          label: Label
        }

        struct Photo { width: Int }
        struct Label { text: String }
        struct Car { color: Color, level: API.Level, front: Drawing? }
        ```

        ```example
        type      Car
        document  {"color": "RED", "level": 10, "front": {"type": "photo", "width": 1}}
        value     {"color": "red", "level": "high", "front": {"photo": {"width": 1}}}
        ```

        Everything else is as for `enum` and `union`, and `as Name` makes second mappings. A mapped enum is taken to be `Hashable` and `Sendable`
        unless `~Hashable` or `~Sendable` follows its name; for a mapped union both are stated. Types called `enum` and `union` are put in
        back-quotes: `` map `enum` { … } ``.

        """####),
    ReferenceSection(
      .language, title: "class",
      text: ####"""
        ### class

        `class` generates a class and its mapper. A class inherits the members of its base class, which come before its own.

        ```kvmap
        class Vehicle {
          maxSpeed: Int <-> max_speed
        }

        class Racecar: Vehicle {
          crew: [String] = []
        }
        ```

        ```example
        type      Racecar
        document  {"max_speed": 370, "crew": ["Kimi"]}
        value     {"maxSpeed": 370, "crew": ["Kimi"]}
        ```

        Classes may contain themselves. To read the subclass that a document specifies, declare a [family](#family). With `access public` a class is
        `public` and not `open`: its subclasses belong to its module.

        """####),
    ReferenceSection(
      .language, title: "mixin",
      text: ####"""
        ### mixin

        A mixin contains members that several types share. A member of the type itself replaces a mixin member with the same name.

        ```kvmap
        mixin Posted {
          id: String <-> id_str
          at: Int <-> created
        }

        struct Photo with Posted {
          width: Int
        }

        struct Note with Posted {
          at: Date <-> created | epoch_seconds
          text: String
        }
        ```

        ```example
        type      Photo
        document  {"id_str": "7", "created": 5, "width": 640}
        value     {"id": "7", "at": 5, "width": 640}

        type      Note
        document  {"id_str": "8", "created": 0, "text": "hello"}
        value     {"id": "8", "at": "1970-01-01T00:00:00Z", "text": "hello"}
        ```

        Separate mixins with commas: `with Posted, Named`. Their members come first, in the order of the mixins. If two mixins
        have a member of the same name, it is an error unless the type itself declares that member.

        """####),
    ReferenceSection(
      .language, title: "enum",
      text: ####"""
        ### enum

        ```kvmap
        enum Status: String {
          active <-> "A" or "ACTIVE"
          inactive
          other(String) <-> else
        }

        struct Account {
          status: Status
        }
        ```

        ```example
        type      [Status]
        document  ["ACTIVE", "inactive", "frozen"]
        value     ["active", "inactive", {"other": "frozen"}]
        written   ["A", "inactive", "frozen"]
        ```

        A case reads any of its strings, and writes the first. The string of a case without an arrow is its name. `else` accepts
        every other string: with a payload the string is kept; without one (`unknown <- else`) it is lost, so such a case is
        read-only. Without `else`, any other string is an error of the kind `unknown-case`. A case that is itself named `else` is in back-quotes, or has an
        arrow.

        In Swift, a generated enum is `RawRepresentable`, with the strings as raw values: `Status(rawValue: "ACTIVE")` is `.active`, and
        `Status.active.rawValue` is `"A"`. Without a case that keeps every other string, the initialiser may return nil. An enum with a case named `rawValue` is not.

        The raw values of an enum may be integers. A case without a number continues from the previous one:

        ```kvmap
        enum Level: Int {
          low
          medium
          high <-> 10
        }
        ```

        ```example
        type      [Level]
        document  [0, 1, 10]
        value     ["low", "medium", "high"]
        ```

        """####),
    ReferenceSection(
      .language, title: "union",
      text: ####"""
        ### union

        A union is one of several types. There are four ways to choose the type.

        #### By a key inside the object

        ```kvmap
        union Media on type {
          photo: Photo <-> "photo"
          video: Video <-> "video" or "clip"
          unknown: Value <-> else
        }

        struct Photo { width: Int }
        struct Video { seconds: Double }
        ```

        ```example
        type      [Media]
        document  [{"type": "photo", "width": 640}, {"seconds": 2.5, "type": "clip"}, {"type": "poll", "votes": 3}]
        value     [{"photo": {"width": 640}}, {"video": {"seconds": 2.5}}, {"unknown": {"type": "poll", "votes": 3}}]
        written   [{"type": "photo", "width": 640}, {"type": "video", "seconds": 2.5}, {"type": "poll", "votes": 3}]
        ```

        A value that no other case lists becomes the `else` case, and so does a value whose key is absent or null. Without `else`, these
        are problems. A [`Value`](#types) keeps it unchanged. A tag may also be a number or a Bool: `v2: B <-> 2`.

        A case may have no payload, and then only its tag is written. `<- "…"` is a tag that is only read: it is not written, so that the payload may
        write that key itself. `nil` takes a tag that is null or absent, and is written as none.

        ```kvmap
        union Message on type {
          said: Said <-> "said"
          joined
          left <-> "left" or "gone"
          image: Image <- "image"
          plain: Said <-> nil
        }

        struct Said { text: String }
        struct Image { type: String, url: URL }
        ```

        ```example
        type      [Message]
        document  [{"type": "joined"}, {"type": "gone", "at": 3}, {"text": "hi"}, {"type": "image", "url": "a.png"}]
        value     ["joined", "left", {"plain": {"text": "hi"}}, {"image": {"type": "image", "url": "a.png"}}]
        written   [{"type": "joined"}, {"type": "left"}, {"text": "hi"}, {"type": "image", "url": "a.png"}]
        ```

        `on $context.event` chooses by [what the caller passes](#enclosing-objects-and-context). No `context` line is needed, nothing is written for it, and the payloads may be of
        any type.

        #### By a key next to the payload

        `on KEY in PATH`:

        ```kvmap
        union Event on kind in data {
          joined: Person <-> "joined"
          said: String <-> "said"
        }

        struct Person { name: String }
        ```

        ```example
        type      [Event]
        document  [{"kind": "joined", "data": {"name": "Ada"}}, {"kind": "said", "data": "hello"}]
        value     [{"joined": {"name": "Ada"}}, {"said": "hello"}]
        written   [{"kind": "joined", "data": {"name": "Ada"}}, {"kind": "said", "data": "hello"}]
        ```

        #### By the one key of the object

        `by key`: the value is an object with one key that tells the case, and the payload stands under it. A case without payload may also stand as a
        bare text, and is written as one.

        ```kvmap
        union Shape by key {
          circle: Circle
          square: Square <-> "square" or "sq"
          empty <-> "none"
          unknown: Value <-> else
        }

        struct Circle { radius: Double }
        struct Square { side: Double }
        ```

        ```example
        type      [Shape]
        document  [{"circle": {"radius": 2}}, {"sq": {"side": 1.5}}, "none", {"none": {}}, {"hexagon": 3}]
        value     [{"circle": {"radius": 2}}, {"square": {"side": 1.5}}, "empty", "empty", {"unknown": {"hexagon": 3}}]
        written   [{"circle": {"radius": 2}}, {"square": {"side": 1.5}}, "none", "none", {"hexagon": 3}]

        type      Shape
        document  {"circle": {"radius": 2}, "sq": {"side": 1}}
        problem   expected an object with one of the keys "none", "circle", "square" or "sq", found the keys "circle" and "sq"
        ```

        A case without arrow has its name as its key, whatever the style of keys. A key under null counts only if no other key of a case has a value.
        Keys that belong to no case are treated as `unknown` says. `else` takes everything else as a whole. A key behind `<-` is only read.

        #### By the shape of the value

        Without `on` and `by key`, the cases, of which there are at most 64, are tried in order, and the first one that reads without a
        problem is used. A case with `when` tests conditions instead: if they hold, the case is chosen, and a problem inside it is the union's
        problem. Otherwise the case is not tried.

        ```kvmap
        union Link {
          number: Int
          picture: Picture when image_url
          text: String
        }

        struct Picture {
          url: URL <-> image_url
        }
        ```

        ```example
        type      [Link]
        document  [7, {"image_url": "https://example.org/a.png"}, "seven"]
        value     [{"number": 7}, {"picture": {"url": "https://example.org/a.png"}}, {"text": "seven"}]
        written   [7, {"image_url": "https://example.org/a.png"}, "seven"]

        type      [Link]
        document  [{"image_url": 5}, {"url": "https://example.org/a.png"}]
        problem   [0].image_url: expected a URL, found the number 5
        problem   [1]: expected number (an integer), picture (where image_url is there) or text (a string), found an object
        ```

        | condition | holds if |
        |---|---|
        | `when a.b` | there is a value, be it null |
        | `when kind == 3` | the value there is equal to a string, a number or a Boolean, as a tag would be |
        | `when name is string` | it is of that kind: `null`, `number`, `string`, `bool`, `array` or `object`. In XML and forms, scalars are strings |
        | `when not hidden` | the condition behind `not` does not hold |
        | `when a and not b` | both hold |

        A case is chosen again only if its payload writes what the condition asks for: `Picture` has a property for `image_url`.

        ```kvmap
        union Node {
          group: Group when items is array
          hidden: Object when hidden == true
          leaf: Leaf when name and not items
          other: Value <-> else
        }

        struct Group { items: [Node] }
        struct Leaf { name: String }
        ```

        ```example
        type      Node
        document  {"items": [{"name": "a"}, {"hidden": true, "name": "b"}, {"name": "c", "items": 0}]}
        value     {"group": {"items": [{"leaf": {"name": "a"}}, {"hidden": {"hidden": true, "name": "b"}}, {"other": {"name": "c", "items": 0}}]}}
        ```

        The union writes the discriminator key. A payload member that reads the same key must use `<-`.

        """####),
    ReferenceSection(
      .language, title: "family",
      text: ####"""
        ### family

        A family determines which subclass a document is read as. It applies to every property whose type is the base class. As an argument of
        a generic type the class is read as itself: `check` warns at `Page<Animal>`.

        ```kvmap
        class Animal {
          name: String
        }

        class Cat: Animal {
          lives: Int
        }

        class Dog: Animal {
          tricks: [String] = []
        }

        family Animal on kind {
          Cat <-> "cat"
          Dog <-> "dog" or "hound"
          Animal <- else
        }
        ```

        ```example
        type      [Animal]
        document  [{"kind": "cat", "name": "Tom", "lives": 9}, {"kind": "fish", "name": "Wanda"}]
        value     [{"Cat": {"name": "Tom", "lives": 9}}, {"Animal": {"name": "Wanda"}}]
        ```

        `by key`, `<- "…"` and `nil` work as in a [union](#union): `family Animal by key { Cat <-> "cat" }` reads `{"cat": {"name": "Tom", "lives": 9}}`.

        """####),
    ReferenceSection(
      .language, title: "namespace",
      text: ####"""
        ### namespace

        `namespace` nests declarations in a Swift enum of that name, which is generated, too:

        ```kvmap
        namespace GitHub {
          struct User { login: String }
          struct Repo { name: String, owner: User }
        }

        struct User { name: String, repos: [GitHub.Repo] }
        ```

        ```example
        type      User
        document  {"name": "Ada", "repos": [{"name": "engine", "owner": {"login": "ada"}}]}
        value     {"name": "Ada", "repos": [{"name": "engine", "owner": {"login": "ada"}}]}
        ```

        Outside, a type has its whole name. Inside, names of the namespace come first, then those outside. Mixins and transforms of a namespace are
        known inside only. A second block of the same name goes on, also in another file: a file that imports one with that namespace extends its enum,
        any other declares it. Settings, imports and namespaces stand outside. XML elements are named without the namespace.

        """####),
    ReferenceSection(
      .language, title: "extern type",
      text: ####"""
        ### extern type

        `extern type` names a Swift type that no mapping file declares, and [its conformances](#what-a-type-conforms-to). A
        property of such a type needs a transformer, or a type that states `Codable` (`Decodable`, `Encodable`): it is then read and
        written [as that conformance says](codable.md#codable-types-inside-mapped-ones).

        ```kvmap
        extern type Money: Hashable, Sendable

        extern type Stock: Codable

        transform MoneyText(currency: String): Money <-> String = swift MoneyCodec

        struct Offer {
          price: Money <-> price | MoneyText(currency: "EUR")
          stock: Stock?
        }
        ```

        """####),
    ReferenceSection(
      .language, title: "Properties",
      text: ####"""
        ## Properties

        The parts of a property come in this order: attributes, name, `:`, `lenient`, `strict` or [`lossy`](#lossy), type, arrow and
        source, transformers, `unless`, `=` default, `where` check, [`sync`](#synchronisation) policy. Everything after the type is optional.

        """####),
    ReferenceSection(
      .language, title: "Arrows",
      text: ####"""
        ### Arrows

        | arrow | means |
        |---|---|
        | `<->`, or no arrow | read and written; the compiler proves that the rule is reversible |
        | `<-` | read-only |
        | `->` | write-only; when a document is read, the property has its default or nil |
        | `<- x -> y` | read from one place and written to another |

        ```kvmap
        struct Draft {
          id: Int? <- id
          text: String
          source: String -> client = "web"
        }
        ```

        ```example
        document  {"id": 7, "text": "hello", "client": "phone"}
        value     {"id": 7, "text": "hello", "source": "web"}
        written   {"text": "hello", "client": "web"}
        ```

        `<- x -> y` reads `x` and writes `y`. Its transformers must be reversible, and `y` a place that can be written.

        ```kvmap
        struct Post {
          created: Date <- created_at ?? meta.created -> createdAt | epoch_seconds
        }
        ```

        ```example
        document  {"meta": {"created": 60}}
        value     {"created": "1970-01-01T00:01:00Z"}
        written   {"createdAt": 60}
        ```

        A `<->` rule that loses information when it is written, such as one with `trimmed`, causes the warning `lossy-roundtrip`.
        `@canonical` before the property declares the loss intentional. There is no warning if only spelling, order or
        repetition changes:

        | | read | written |
        |---|---|---|
        | several keys: `a ?? b`, `keys … or …` | the first that has a value | the first |
        | several strings of a case, several patterns of a date | each of them | the first; of the patterns, the first that can write the date, and there is a warning if it lacks the time that another one has |
        | `lenient` | `"42"` as an `Int` | in the form of the type: `42` |
        | `Set` | in any order, with duplicates | in ascending order, without duplicates |
        | a date | with any zone; with more fraction digits than its pattern has | in the zone of the rule, or UTC if it names none; with as many fraction digits as the pattern has |
        | `split` and `joined` | parts that contain the separator | as several parts |
        | numbers | `5.0`, `5e0` | `5` |

        If a type requires a value that none of its rules writes, it cannot be read back from its own output. That is the warning
        `unreadable-output`. A rule of the type that writes something inside or around the place, or into its array, is enough; `self`,
        `rest`, a `Field` and `<- x -> y` never cause the warning.

        """####),
    ReferenceSection(
      .language, title: "Defaults",
      text: ####"""
        ### Defaults

        A default is a string, a number, `true`, `false`, `nil`, `[…]`, `[key: value]`, `[:]`, a case such as `.low` or `.other("x")`,
        `{}`, or `swift f`.
        Dates, URLs, UUIDs, data and decimal numbers are written as `kvmapc map` prints them.

        ```kvmap
        struct Order {
          note: String = "none"
          placed: Date = "1970-01-01T00:00:00Z"
          counts: [String: Int] = ["cups": 1]
        }
        ```

        ```example
        document  {"note": null}
        value     {"note": "none", "placed": "1970-01-01T00:00:00Z", "counts": {"cups": 1}}
        ```

        `{}` is the value that the type reads from an object without keys: of a type with rules, a dictionary, or an `Object`; it may consist of 1,000 objects at most. With
        `= swift f`, the Swift function `f` makes the value, each time that it is needed; `kvmapc map` cannot run it, and says
        `needs-swift` if there is no other value.

        ```kvmap
        struct Session {
          settings: Settings = {}
          token: UUID = swift UUID.init
        }

        struct Settings {
          theme: String = "light"
          size: Int?
        }
        ```

        ```example
        document  {"token": "9F1C0D3E-7A52-4C8B-9E30-1B2A3C4D5E6F"}
        value     {"settings": {"theme": "light"}, "token": "9F1C0D3E-7A52-4C8B-9E30-1B2A3C4D5E6F"}
        written   {"settings": {"theme": "light"}, "token": "9F1C0D3E-7A52-4C8B-9E30-1B2A3C4D5E6F"}
        ```

        """####),
    ReferenceSection(
      .language, title: "Values that mean nothing",
      text: ####"""
        ### Values that mean nothing

        `unless` lists values of the document that are treated as null: strings, numbers (compared by value), `true`, `false`,
        `[]` and `{}`. The property needs a `?` or a default. `nil for` as a setting of a file or a type does the same for every property
        that has one of these, except for those with an `unless` of their own. A struct whose properties are all nil is written as `{}`, and so is read as nil under
        `unless {}`.

        ```kvmap
        struct Post {
          nil for "N/A" or ""
          edited: Date? <-> edited | epoch_seconds unless false
          score: Int <-> score unless -1 = 0
          place: String?
        }
        ```

        ```example
        document  {"edited": false, "score": -1, "place": "N/A"}
        value     {"score": 0}

        document  {"edited": 60, "score": 3, "place": "Bern"}
        value     {"edited": "1970-01-01T00:01:00Z", "score": 3, "place": "Bern"}
        ```

        The value at the end of a path is compared, in each alternative of `??`; elements of arrays and values of dictionaries are not.
        In XML and forms a text stands for the number or the Bool that it spells, and an empty element is `""`.

        """####),
    ReferenceSection(
      .language, title: "Checks",
      text: ####"""
        ### Checks

        `where` checks a value after it is read, and again before it is written. Several conditions are joined by `and`; the first that fails is reported. nil
        passes every check, and so does a [field](#field) that is absent or null.

        ```kvmap
        struct Guest {
          age: Int where 0...150
          name: String where count > 0
          phones: [String] = [] where count in 0...3
        }
        ```

        ```example
        document  {"age": 200, "name": ""}
        problem   age: expected a value in 0...150, found the number 200
        problem   name: expected count > 0, found the string ""
        ```

        | condition | of | holds for |
        |---|---|---|
        | `0...150`, `0..<10`, `1...`, `...9` | numbers | what is in the range |
        | `> 3`, `>=`, `<`, `<=`, `==`, `!=` and a literal of the type | numbers, strings, days, dates, durations; `==` and `!=` of nearly all types | what compares so: numbers by value, strings by Unicode scalars |
        | `count > 0`, `count in 1...3` | strings, data, collections | the number of characters, bytes or elements |
        | `matches "[A-Z]{3}[0-9]+"` | `String` | a string of which the pattern matches the whole |
        | `in ["a", "b"]` | the same as `==` | one of these |
        | `multiple of 0.05` | numbers | an exact multiple; a `Double` counts by its shortest digits |
        | `unique` | arrays | elements that are all different |
        | `each CONDITION` | arrays, sets, dictionaries | every element, or every value of the dictionary |
        | `not CONDITION` | the same | whatever the condition does not hold for |

        ```kvmap
        struct Post {
          published: Day where >= "2020-01-01"
          state: String where in ["draft", "public"]
          tags: [String] where unique and each matches "[a-z]+"
          price: Decimal? where > 0 and multiple of 0.05
        }
        ```

        ```example
        document  {"published": "2026-03-01", "state": "public", "tags": ["a", "B"], "price": 1.02}
        problem   tags[1]: expected a text that matches "[a-z]+", found the string "B"
        problem   price: expected a multiple of 0.05, found the number 1.02
        ```

        A pattern is an I-Regexp (RFC 9485). `kvmapc` compiles it to a deterministic automaton, so matching reads each character once, whatever the pattern and
        the document.

        `check` in a body compares two properties, or a property with a literal. The problem is at the value of the first one:

        ```kvmap
        struct Booking {
          check from <= until
          from: Day
          until: Day?
        }
        ```

        ```example
        document  {"from": "2026-03-02", "until": "2026-03-01"}
        problem   from: expected from <= until, found the string "2026-03-02"

        document  {"from": "2026-03-02"}
        value     {"from": "2026-03-02"}
        ```

        If the value is a default, comes from a second source, or from outside of the object, the problem has the path of the first property, but
        the line and column of the object, because the value has no place in the document:

        ```kvmap
        struct Visit {
          zone: String <-> zone ?? time_zone
          level: Int = 0
          check zone != "UTC"
          check level > 0
        }
        ```

        ```example
        type      [Visit]
        document  [{"time_zone": "UTC", "level": 1}, {"zone": "CET"}]
        problem   [0].zone: expected zone != "UTC", found an object
        problem   [1].level: expected level > 0, found an object
        ```

        """####),
    ReferenceSection(
      .language, title: "Attributes",
      text: ####"""
        ### Attributes

        Attributes precede the name of their property, on its line or on one before it. One that ends a line with another property before it, as in `x: Int @id`, is an error,
        because it would apply to the property on the next line.

        | attribute | means |
        |---|---|
        | `@id` | the property is the identity of the type, or one part of it |
        | `@lazy` | each element of the array is mapped on first access |
        | `@canonical` | any loss when the rule is written is intentional |
        | `@transient` | no document has the property; it has its default, or nil |
        | `@omit_default` | the value is not written if it is the default |
        | `@omit_empty` | an empty text or collection is not written; of an optional, it is nil when it is read again |
        | `@omit_nil`, `@write_nil` | nil is not written, or written as null, whatever `nil` of the type says |
        | `@sensitive` | problems, `--trace` and `description` say what kind of value it is and how long, but do not show it |
        | `@boxed` | the value is kept [beside the struct](#recursive-values) |
        | `@stamp`, `@tombstone` | for [synchronisation](#synchronisation): how new an entry is; a `Bool` that says that its row is deleted |

        ```kvmap
        struct Album {
          @id id: Int
          @lazy photos: [Photo]
        }

        struct Photo {
          url: URL
        }
        ```

        ```kvmap
        struct Search {
          text: String
          @omit_default page: Int = 1
          @omit_empty tags: [String] = []
          @write_nil after: Date?
          @transient isSelected: Bool = false
        }
        ```

        ```example
        document  {"text": "tea", "page": 1, "tags": [], "isSelected": true}
        value     {"text": "tea", "page": 1, "tags": [], "isSelected": false}
        written   {"text": "tea", "after": null}
        ```

        ```kvmap
        struct Login {
          name: String
          @sensitive pin: Int
          @sensitive tokens: [String: Int] = [:]
        }
        ```

        ```example
        document  {"name": "Ada", "pin": "12345"}
        problem   pin: expected an integer, found a string of 5 characters

        document  {"name": "Ada", "pin": 12345, "tokens": {"a4f7": "x"}}
        problem   tokens."…": expected an integer, found a string of 1 character
        ```

        `@sensitive` also hides what lies below the property, and keys that are not the mapping's. Where a key is missing below the property,
        or a `rest` or `self` with `@sensitive` takes the others, problems count these instead of listing them; so are keys counted that tell no case of a union or
        family `by key`. A generated type with such a property gets a `description`, a
        `debugDescription` and a mirror without the value. The value itself is what the mapping reads, and `kvmapc map` prints it, also with `--check-roundtrip`.

        In a malformed document, problems of the kinds `syntax` and `encoding` show one character or byte of the place, whether or not a property is sensitive. In XML and
        property lists they may also show a tag or a reference such as `&nbsp;`, and in forms three characters that begin with `%`, or the name of a field.
        Outside of JSON, `reached` has the keys up to that place, those of dictionaries as well.

        The type of an `@id` must be hashable. In Swift, a lazy property is a `LazyDecodedArray`. The document is validated as
        a whole, but a mapping problem in an element is found only when the element is mapped. An element that is not mapped is written as the document
        has it; into a document of another format, it is mapped first.

        """####),
    ReferenceSection(
      .language, title: "Types",
      text: ####"""
        ## Types

        | type | accepts | with `lenient`, also | written as |
        |---|---|---|---|
        | `String` | a string | a number or bool, as its exact text | a string |
        | `Character` | a string of one character | | a string |
        | `Int`, `Int8` … `Int64`, `UInt` … `UInt64` | a number without a fraction that fits: `3`, `3.0`, `1e2` | a string that contains one | a number |
        | `Double`, `Float` | a number, correctly rounded | a string that contains one | the shortest digits that read back the same |
        | `Decimal` | a number, digit for digit, up to 38 digits, or 39 that fit in 128 bits | a string that contains one | a number |
        | `Bool` | `true`, `false` | `0`, `1`, and in any case `"true"`, `"false"`, `"yes"`, `"no"`, `"on"`, `"off"`, `"t"`, `"f"`, `"y"`, `"n"`, `"1"`, `"0"` | `true`, `false` |
        | `Date` | ISO 8601 with a zone, of the years 1 to 9999 | | ISO 8601 in UTC |
        | `Day` | `yyyy-MM-dd`, without time and zone; in Swift a `KVMap.Day` | | `yyyy-MM-dd` |
        | `Duration` | an [ISO 8601 duration](transformers.md#iso8601_duration) | | in hours, minutes and seconds: `PT26H` |
        | `Zoned` | ISO 8601 with a zone; in Swift a `KVMap.ZonedDate`, which keeps the offset | | ISO 8601 in its own offset |
        | `TimeZone`, `Locale` | an identifier: `Europe/Zurich`, `de_CH` | | the identifier |
        | `URL`, `UUID` | a string | | a string |
        | `Data` | a base64 string | | a base64 string |
        | `Value` | anything, kept unchanged; in Swift a `JSONValue` | | unchanged |
        | `Object` | any object, kept unchanged; in Swift a `JSONObject` | an empty array | unchanged |
        | `Coordinate` | an object with `latitude` and `longitude` | degrees as strings | such an object |
        | `[T]` | an array | one value, as an array of one | an array |
        | `Set<T>` | an array; duplicates count once | one value | an array in ascending order, each element once |
        | `[K: V]` | an object | an empty array | an object |
        | `T?` | what `T` accepts; null | the empty string and one of blanks as nil, if `T` is not `String` | nil is omitted, unless `nil write` is set |
        | `Field<T>` | see [Field](#field); in Swift a `PatchField<T>` | | |

        A `Date` in another notation is read by a [transformer of dates](transformers.md#dates), such as `date("dd MMM yyyy")` or
        `epoch_seconds`. `default Date via …` sets it for [a whole file or type](#by-default).

        A `Zoned` is ordered by its instant; two are equal if their offsets are equal too.

        A `TimeZone` is read if Foundation has one of exactly this identifier. `UTC` and `GMT` are one zone, and it is written as `UTC`.

        If a mapping declares a type called `Day`, `Duration`, `Zoned`, `TimeZone` or `Locale`, that type is meant.

        The keys of a dictionary can be integers, and values of every type that is read from a string: `String`, `Character`, `URL`, `UUID`, `Data`,
        `Date`, `Day`, `Duration`, `Zoned`, `TimeZone`, `Locale`, an enum, or a type for which a `default … via` reads strings.
        Two keys that are written alike, such as two dates by their days, are a `duplicate-key` when they are written.

        Every declared type can be used by its name, in any order.

        A value of the wrong kind is an error with its path. A bad value never silently becomes zero, nil or empty:

        ```kvmap
        struct Reading {
          station: Int16
          level: Double?
        }
        ```

        ```example
        document  {"station": "12", "level": "high"}
        problem   station: expected an integer, found the string "12"
        problem   level: expected a number, found the string "high"

        document  {"station": 40000}
        problem   station: expected an integer from -32768 to 32767 (Int16), found the number 40000
        ```

        """####),
    ReferenceSection(
      .language, title: "Lenient and strict",
      text: ####"""
        ### Lenient and strict

        `coercion lenient`, for a file or inside one type, accepts what the third column lists. `lenient` or `strict` before
        a type overrides it for one property, at every level of its type. The setting applies to properties: if the document itself
        is mapped as an array, it must be an array in lenient files, too.

        An empty array is read as an object without keys where a struct, a dictionary, an `Object` or `| keyed` requires one, because PHP writes one
        for the other. An array of exactly one scalar is read as that scalar. A text of blanks is nil for an optional other than `String`.

        ```kvmap
        coercion lenient

        struct Device {
          serial: String
          ports: [Int]
          isOn: Bool
          checksum: strict Int
        }
        ```

        ```example
        document  {"serial": [12.50], "ports": "8080", "isOn": "on", "checksum": 7}
        value     {"serial": "12.50", "ports": [8080], "isOn": true, "checksum": 7}
        ```

        """####),
    ReferenceSection(
      .language, title: "Absent, null and a value",
      text: ####"""
        ### Absent, null and a value

        A key can be absent, be null, or have a value.

        | property | absent | null |
        |---|---|---|
        | `a: T` | is an error | is an error |
        | `a: T = v` | gives `v` | gives `v` |
        | `a: T?` | gives nil | gives nil |
        | `a: T? = v` | gives `v` | gives nil |
        | `a: Field<T>` | gives `.absent` | gives `.null` |

        A `Value` keeps null like any other value: `a: Value` is an error if the key is absent, and null if it is null.

        A null array element is an error, unless the element type is optional or `Value`. When written, nil is omitted; with `nil write`,
        it is written as null. The nil of `a: T? = v` is always written as null, because a document without the key is read as
        `v`.

        ```kvmap
        struct Alarm {
          note: String?
          volume: Int? = 5
        }
        ```

        ```example
        document  {"volume": null}
        value     {}
        written   {"volume": null}
        ```

        """####),
    ReferenceSection(
      .language, title: "Field",
      text: ####"""
        ### Field

        `Field<T>` preserves all three states, when reading and when writing. It is designed for PATCH requests.

        ```kvmap
        struct Patch {
          name: Field<String>
          phone: Field<String>
          age: Field<Int> where 0...150
        }
        ```

        ```example
        document  {"name": "Ada", "phone": null}
        value     {"name": "Ada", "phone": null}
        written   {"name": "Ada", "phone": null}

        document  {"age": -1}
        problem   age: expected a value in 0...150, found the number -1
        ```

        In Swift a field is `.absent`, `.null` or `.value(x)`.

        XML and forms have no null: there, an empty text is null for a field of any type but `String` and `Value`, as it is nil
        for an optional. In other formats it is not, under `lenient` neither.

        """####),
    ReferenceSection(
      .language, title: "Lossy",
      text: ####"""
        ### Lossy

        `lossy` before a collection drops the elements that cannot be read; in a dictionary, the entries whose key or value
        cannot be read. Before an optional type, or on a property with a default, it turns a bad value into nil or the default.
        An element that does not meet a condition behind `each` is dropped as well; a value that does not meet another
        condition is bad as a whole.
        Everything dropped is reported. A path that leads through a value that is not an object is an error, with `lossy`, too.

        ```kvmap
        struct Feed {
          scores: lossy [Int8] <- scores where each >= 0
          rating: lossy Double? <- rating
          ranks: lossy [Int: String] <- ranks = [:]
        }
        ```

        ```example
        document  {"scores": [1, "two", 3, -4], "rating": "five", "ranks": {"1": "Ada", "last": "Bob", "3": "Cy"}}
        value     {"scores": [1, 3], "ranks": {"1": "Ada", "3": "Cy"}}
        dropped   scores[1]: expected an integer, found the string "two"
        dropped   scores[3]: expected a value >= 0, found the number -4
        dropped   rating: expected a number, found the string "five"
        dropped   ranks.last: expected an integer, found the string "last"
        ```

        """####),
    ReferenceSection(
      .language, title: "Sources",
      text: ####"""
        ## Sources

        A source, after the arrow, is the location of a value.

        | source | is |
        |---|---|
        | `name`, `"any text"` | a key |
        | `a.b[0]` | a path |
        | `a[b == 1].c` | a path through [an element selected by its values](#selecting-an-element) |
        | `a ?? b` | the first that has a value |
        | `gather { … }` | a new object made of keys of this one |
        | `self` | the whole object |
        | `self[0]`, `self[2].a` | an element of [an array in place of the object](#arrays-as-records) |
        | `rest` | the keys that no other rule uses |
        | `$key`, `$index` | the key or position of this object in its container |
        | `$parent.a`, `$root.a`, `$context.a` | a value in the enclosing object, in the document, in the context that the caller passes |
        | `a[*].b` | one value from each element |
        | `@name`, `$text` | an attribute and the text of an XML element; in JSON, the keys of that spelling |

        """####),
    ReferenceSection(
      .language, title: "Keys",
      text: ####"""
        ### Keys

        Without an arrow, the key is the property's name, in the style that `keys` sets for the file or inside one type. A
        quoted string after the arrow of a property is always a key, never a value.

        ```kvmap
        keys snake_case { remoteID <-> id }

        struct Account {
          remoteID: Int
          createdAt: Date
          profileURL: URL?
          address: String <-> "postal address"
        }
        ```

        ```example
        document  {"id": 7, "created_at": "2026-03-01T12:00:00Z", "profile_url": "https://example.org", "postal address": "Quay 1"}
        value     {"remoteID": 7, "createdAt": "2026-03-01T12:00:00Z", "profileURL": "https://example.org", "address": "Quay 1"}
        ```

        | style | key of `profileURL` |
        |---|---|
        | `exact`, which is the default | `profileURL` |
        | `snake_case` | `profile_url` |
        | `camelCase` | `profileUrl` |
        | `PascalCase` | `ProfileUrl` |
        | `kebab_case` | `profile-url` |
        | `SCREAMING_SNAKE_CASE` | `PROFILE_URL` |

        A run of capitals is one word. `keys snake_case or camelCase` reads both and writes the first. A style does not change
        a key that a line gives explicitly.

        """####),
    ReferenceSection(
      .language, title: "Paths",
      text: ####"""
        ### Paths

        ```kvmap
        struct Person {
          city: String? <-> address.city
          firstPhone: String? <-> phones[0].number
          lastPhone: String? <- phones[-1].number
          dotted: Int? <-> stats."followers.count"
        }
        ```

        ```example
        document  {"address": {"city": "Basel"}, "phones": [{"number": "1"}, {"number": "2"}], "stats": {"followers.count": 3}}
        value     {"city": "Basel", "firstPhone": "1", "lastPhone": "2", "dotted": 3}
        written   {"address": {"city": "Basel"}, "phones": [{"number": "1"}], "stats": {"followers.count": 3}}
        ```

        `a.b` goes into objects and `[n]` into arrays; `[-1]` counts from the end and is read-only. A key that is not a
        plain name is quoted. If a part of the path is absent, the whole path is absent. If a part is null, the path is
        null. If a part is not an object, that is an error. When an array is written, positions without a value are null; after the
        last position with a value they are omitted. An absent `Field` before such a position is therefore read back as null; a
        warning says so.

        """####),
    ReferenceSection(
      .language, title: "Selecting an element",
      text: ####"""
        ### Selecting an element

        `links[rel == "next"]` is the first element of an array whose value at that path equals a text, a number or a Bool; `self == 3`
        asks for the element itself, and `and` joins conditions:

        ```kvmap
        struct Page {
          next: URL? <-> links[rel == "next"].href
          title: String? <-> links[rel == "next"].title
          phone: String? <-> phones[primary == true and kind == "home"].number
          pinned: String? <- flags[self == "pinned"]
        }
        ```

        ```example
        document  {"links": [{"rel": "self"}, {"rel": "next", "href": "/2", "title": "Two"}], "flags": ["new", "pinned"]}
        value     {"next": "/2", "title": "Two", "pinned": "pinned"}
        written   {"links": [{"rel": "next", "href": "/2", "title": "Two"}]}
        ```

        If no element fits, the path is absent; elements that are no objects are passed over. Numbers are compared by value, texts exactly, and each
        only with its own kind, except in XML and forms. When written, an element has the values that it is selected by in front, unless it has them among its own, and rules with the same conditions
        share it; it is omitted if none of them has a value. If a rule writes what a later selector asks for, its element may be taken for the other
        one, and a warning says so. `self == …` is read-only, and no other rule may write the array as a whole, an index in it or `[*]`. In the array,
        `unknown` concerns selected elements only. In XML, `link[@rel == "alternate"].@href` selects among repeated elements.

        """####),
    ReferenceSection(
      .language, title: "Blocks",
      text: ####"""
        ### Blocks

        `in a.b { … }` puts a path in front of every source inside, in both directions:

        ```kvmap
        keys snake_case

        struct Article {
          id: String
          in attributes {
            title: String
            body: String <-> text ?? content
            in meta { createdAt: Date }
          }
        }
        ```

        ```example
        document  {"id": "1", "attributes": {"title": "Waves", "content": "…", "meta": {"created_at": "2026-03-01T12:00:00Z"}}}
        value     {"id": "1", "title": "Waves", "body": "…", "createdAt": "2026-03-01T12:00:00Z"}
        written   {"id": "1", "attributes": {"title": "Waves", "text": "…", "meta": {"created_at": "2026-03-01T12:00:00Z"}}}
        ```

        Alternatives, the keys of a `gather` and blocks inside of the block begin below its path, too. `self`, `rest` and what begins with
        `$`, except `$text`, are not below it and are refused inside. A block contains properties and blocks. A property may still be named `in`.

        """####),
    ReferenceSection(
      .language, title: "Root",
      text: ####"""
        ### Root

        `root a.b` inside a type gives the path of the object when the document itself is mapped to the type, or to an array of
        it:

        ```kvmap
        struct User {
          root response.users
          name: String
        }
        ```

        ```example
        type      [User]
        document  {"response": {"users": [{"name": "Ada"}]}}
        value     [{"name": "Ada"}]
        written   {"response": {"users": [{"name": "Ada"}]}}
        ```

        """####),
    ReferenceSection(
      .language, title: "Alternatives",
      text: ####"""
        ### Alternatives

        `a ?? b` reads the first source that has a value, and writes the first in the list. Absent and null do not count as values.

        ```kvmap
        struct Person {
          name: String <-> full_name ?? name ?? profile.name = "nobody"
        }
        ```

        ```example
        document  {"full_name": null, "name": "Ada"}
        value     {"name": "Ada"}
        written   {"full_name": "Ada"}
        ```

        A bad value is an error; the next alternative is not tried. A default follows `=`: after `??`, a key named `true`, `false`, `nil` or `null`
        is written in quotes, so that `active ?? false` is not taken for a default.

        """####),
    ReferenceSection(
      .language, title: "Gather",
      text: ####"""
        ### Gather

        `gather` makes a new object from keys of the current one, and the property's type reads it as if it were in the document.
        When written, the keys are flat again.

        ```kvmap
        struct Shop {
          name: String
          location: Location? <-> gather { latitude <-> lat, longitude <-> lng }
          address: Address? <-> gather
        }

        struct Location { latitude: Double, longitude: Double }
        struct Address { street: String, city: String }
        ```

        ```example
        document  {"name": "Quay", "lat": 47.5, "lng": 7.6, "street": "Main", "city": "Basel"}
        value     {"name": "Quay", "location": {"latitude": 47.5, "longitude": 7.6}, "address": {"street": "Main", "city": "Basel"}}
        written   {"name": "Quay", "lat": 47.5, "lng": 7.6, "street": "Main", "city": "Basel"}

        document  {"name": "Quay", "lat": null, "lng": null}
        value     {"name": "Quay"}
        ```

        `gather` alone uses every key that the type reads. A gathered object is absent if none of its keys has a value, and
        with `gather all` if any of them has none; null is not a value. In an object that is there, a key that is null is null. The source
        of an entry may be a path, `??` or another `gather`.

        `gather prefix "…"` uses every key that the type reads, with the prefix in front of it, also in front of a styled key:

        ```kvmap
        keys snake_case

        struct Order {
          id: Int
          billing: Address <-> gather prefix "billing_"
          shipping: Address? <-> gather prefix "shipping_"
        }

        struct Address { streetName: String, city: String }
        ```

        ```example
        document  {"id": 1, "billing_street_name": "Main", "billing_city": "Basel"}
        value     {"id": 1, "billing": {"streetName": "Main", "city": "Basel"}}
        written   {"id": 1, "billing_street_name": "Main", "billing_city": "Basel"}
        ```

        """####),
    ReferenceSection(
      .language, title: "self",
      text: ####"""
        ### self

        `self` is the whole object, or the scalar in its place.

        ```kvmap
        struct Basket {
          items: [Item]
        }

        struct Item {
          id: Int <-> self
        }
        ```

        ```example
        document  {"items": [418, 419]}
        value     {"items": [{"id": 418}, {"id": 419}]}
        written   {"items": [418, 419]}
        ```

        With `<->`, no other member may be written. With `<-`, `self` can be combined with other members.

        """####),
    ReferenceSection(
      .language, title: "Arrays as records",
      text: ####"""
        ### Arrays as records

        Some documents have an array where others have an object: `[1772357400, 40.1, 40.5]`. `self[0]` is its first element, and a path may go
        on from there.

        ```kvmap
        struct Candle {
          time: Date <-> self[0] | epoch_seconds
          open: Double <-> self[1]
          close: Double <-> self[3]
          source: String? <-> self[4].name
          more: [Int] <-> rest
        }

        struct Chart {
          candles: [Candle]
        }
        ```

        ```example
        type      Chart
        document  {"candles": [[1772357400, 40.1, 41, 40.5], [1772357460, 40.5, 0, 40.6, {"name": "X", "id": 3}, 7, 8]]}
        value     {"candles": [{"time": "2026-03-01T09:30:00Z", "open": 40.1, "close": 40.5, "more": []}, {"time": "2026-03-01T09:31:00Z", "open": 40.5, "close": 40.6, "source": "X", "more": [7, 8]}]}
        written   {"candles": [[1772357400, 40.1, null, 40.5], [1772357460, 40.5, null, 40.6, {"name": "X"}, 7, 8]]}
        ```

        - All sources of such a type are elements, `rest` (an array of what follows the highest position) or begin with `$`; keys beside them are `conflicting-paths`. `->` is refused.
        - A missing element counts as an absent key, and null as null. Elements that no rule reads are ignored. With `unknown error`
          they are errors of the kind `unknown-key`, unless they are null.
        - Written is everything up to the last value; what no rule writes, and nil before that, is null. With `nil write` nils at the end are null too.
        - `self[-1]`, `self[*].a` and `self[kind == "x"].a` are found after the array was read; the first two are read-only.
        - A type like this stands wherever others do: in arrays, dictionaries, optionals, cases of unions, streams, as parameter of a generic type. It cannot
          stand where an object is needed: for a `gather`, or in a `union … on` without `in`.
        - In XML, `element "v"` names the children that are the elements: `<point><v>1</v><v>2.5</v></point>`. Without it, they are repeated elements, as
          for every array. In forms they are `p[]=1&p[]=2` or `p[0]=1&p[1]=2`.

        """####),
    ReferenceSection(
      .language, title: "rest",
      text: ####"""
        ### rest

        `rest` is an object with every key that no other rule of the type uses, even if only for writing. It is written back alongside them.

        ```kvmap
        struct Profile {
          id: Int
          extra: Object <-> rest
        }
        ```

        ```example
        document  {"id": 1, "theme": "dark", "beta": [true]}
        value     {"id": 1, "extra": {"theme": "dark", "beta": [true]}}
        written   {"id": 1, "theme": "dark", "beta": [true]}
        ```

        Its type is `Object`, `Value` or `[String: T]`. If no keys are left, it is empty, or nil if the type is optional.

        """####),
    ReferenceSection(
      .language, title: "Members in order",
      text: ####"""
        ### Members in order

        `$members` is an array of the members of the object in the order of the document, each as an object of one key, repeated keys included. A union
        `by key` tells them apart. They are written in that order; a key that stands twice can be written as XML, and is a problem in other formats.

        ```kvmap
        struct Script {
          steps: [Step] <-> $members
        }

        union Step by key {
          move: Int
          say: String
          stop
        }
        ```

        ```example
        type      Script
        document  {"move": 1, "say": "a", "stop": null, "move": 2}
        value     {"steps": [{"move": 1}, {"say": "a"}, "stop", {"move": 2}]}

        type      Script
        document  {"say": "a", "move": 2}
        written   {"say": "a", "move": 2}
        ```

        In XML these are the child elements and, under the key `$text`, the runs of text between them; runs of blanks count only if a case is named
        `$text`. Attributes are no members, and neither is an `@name` that a rule reads. No other rule of the type may take a key of the object.

        """####),
    ReferenceSection(
      .language, title: "Elements and their keys",
      text: ####"""
        ### Elements and their keys

        `$key` and `$index` are the key and the position of an object in its dictionary or array. With `| keyed`, an object of
        objects is read as an array or a set, and written back as an object.

        ```kvmap
        struct Team {
          members: [Member] <-> members | keyed
          tasks: [Task]
        }

        struct Member {
          nick: String <-> $key
          age: Int
        }

        struct Task {
          position: Int <- $index
          title: String
        }
        ```

        ```example
        document  {"members": {"ada": {"age": 36}, "bob": {"age": 41}}, "tasks": [{"title": "plan"}, {"title": "build"}]}
        value     {"members": [{"nick": "ada", "age": 36}, {"nick": "bob", "age": 41}],
                   "tasks": [{"position": 0, "title": "plan"}, {"position": 1, "title": "build"}]}
        written   {"members": {"ada": {"age": 36}, "bob": {"age": 41}}, "tasks": [{"title": "plan"}, {"title": "build"}]}
        ```

        Both are absent if the object is not directly an element. `$index` is read-only. A key is a string, so a property that reads
        `$key` is read as if `lenient`: `id: Int <- $key` has exactly the value that the key would have in an `[Int: T]`.

        """####),
    ReferenceSection(
      .language, title: "Enclosing objects and context",
      text: ####"""
        ### Enclosing objects and context

        | | is | |
        |---|---|---|
        | `$parent.a` | in the object that the enclosing mapping reads | `$parent.$parent.a` goes one level further |
        | `$root.a` | in the whole document | |
        | `$context.a` | in the value that the caller passes | `context NAME: TYPE` declares its type |

        All of these are read-only. The object of a generic type is none of the enclosing ones of its arguments: `$parent` in `Line` is, under
        `Page<Line>`, the object that encloses the page.

        ```kvmap
        struct Invoice {
          currency: String
          lines: [Line]
        }

        struct Line {
          context shop: Shop
          amount: Decimal
          currency: String <- $parent.currency
          version: Int <- $root.version = 1
          seller: String <- $context.name
        }

        struct Shop {
          name: String
        }
        ```

        ```example
        type      Invoice
        context   {"name": "Quay 1"}
        at        invoice
        document  {"version": 2, "invoice": {"currency": "CHF", "lines": [{"amount": 12.5}]}}
        value     {"currency": "CHF", "lines": [{"amount": 12.5, "currency": "CHF", "version": 2, "seller": "Quay 1"}]}
        ```

        In Swift the context is an argument: `try Invoice(json: data, context: shop)`; for a named mapping or a family,
        `try User.Form.decode(json: data, context: shop)`. Types that contain a type with a context take it too: structs, unions, arrays,
        and generic types with one parameter (`try Page<Offer>(json: data, context: shop)`).

        """####),
    ReferenceSection(
      .language, title: "Projections",
      text: ####"""
        ### Projections

        `a[*].b` collects one value from each element into a flat array. Elements for which the rest of the path is absent are skipped.

        ```kvmap
        struct Search {
          ids: [Int] <-> hits[*].id
          names: [String?] <-> hits[*].name
          owners: [String]? <- hits[*].owner.name
        }
        ```

        ```example
        document  {"hits": [{"id": 1, "name": "a", "x": 0}, {"id": 2, "name": null}]}
        value     {"ids": [1, 2], "names": ["a", null], "owners": []}
        written   {"hits": [{"id": 1, "name": "a"}, {"id": 2, "name": null}]}
        ```

        The type is an array, a set, or one that is read from an array. With `<->`, one key directly below the elements is written: arrays of equal length become the members of objects. If their lengths
        differ, writing is an error of the kind `mismatch`; a property that is nil leaves its key out. Longer paths are read-only.

        Two properties of one array belong together only if every element has both keys: an element without one of them is skipped for that
        property alone, so that later values move up. Give such elements a type of their own (`hits: [Hit]`). A `Set` next to another such property is a
        `lossy-roundtrip`, because its elements have no order.

        """####),
    ReferenceSection(
      .language, title: "Transformers",
      text: ####"""
        ## Transformers

        `| f | g(x)` runs from left to right when reading, and inverted from right to left when writing. A transformer is
        named for what it does when reading.

        ```kvmap
        struct Event {
          day: Date <-> day | date("dd.MM.yyyy")
          tags: [String] <-> tags | split(",")
          price: Decimal <-> cents | scaled(0.01)
        }
        ```

        ```example
        document  {"day": "01.03.2026", "tags": "sea,sun", "cents": 1250}
        value     {"day": "2026-03-01T00:00:00Z", "tags": ["sea", "sun"], "price": 12.5}
        written   {"day": "01.03.2026", "tags": "sea,sun", "cents": 1250}
        ```

        [Transformers](transformers.md) lists the built-in ones. A step that takes a `T` also applies to each element of an
        optional, an array, a set or the values of a dictionary.

        """####),
    ReferenceSection(
      .language, title: "Several notations",
      text: ####"""
        ### Several notations

        `a or b` reads a value by the first transformer that takes it: first those that take its kind of value, then the others that
        leniency, XML or a form allow. The first is written. All produce one type. If none takes the value, the problem lists what each of
        them expects.

        ```kvmap
        transform Cents: Decimal <-> Int = scaled(0.01)

        struct Sale {
          at: Date <-> at | iso8601 or date("yyyy-MM-dd") or epoch_seconds
          price: Decimal <-> price | decimal_text or Cents
          tags: [String] <-> tags | plain or split(",")
        }
        ```

        ```example
        document  {"at": "2026-03-01", "price": 1250, "tags": "sea,sun"}
        value     {"at": "2026-03-01T00:00:00Z", "price": 12.5, "tags": ["sea", "sun"]}
        written   {"at": "2026-03-01T00:00:00Z", "price": "12.5", "tags": ["sea", "sun"]}

        document  {"at": "soon", "price": "12.50", "tags": []}
        problem   at: expected an ISO 8601 date like "2012-04-14T00:20:07Z", a date like "yyyy-MM-dd" or a number that is a date, found the string "soon"
        ```

        `or` binds closer than `|`, and works on each element as a transformer does. The first transformer must be reversible under `<->`;
        the others need not. One that is never reached, because an earlier one takes all that it takes, is an error. [`plain`](transformers.md#plain)
        stands for no transformer. Behind another step, and in a named pipeline, every transformer must take what is there; a named pipeline
        whose transformers take different kinds of values is declared over `Value`.

        """####),
    ReferenceSection(
      .language, title: "By default",
      text: ####"""
        ### By default

        `default TYPE via …` sets the transformer for every property of a type, including inside optionals and collections;
        `default .name via …` does so for every property with that name. It applies to the file and to files that import it,
        or inside one type. The nearest one wins: property, type, file, import; of two imported files, the one whose `import` comes first. A document is read
        as its type reads on its own: `default Article via …` is for properties of the type `Article`, and a document that is an `Article`, or an array of
        them, is read by its mapping.

        ```kvmap
        default Date via date("yyyy-MM-dd HH:mm:ss", zone: "+02:00")

        struct Booking {
          start: Date
          end: Date?
          reminders: [Date] = []
          placed: Date <-> placed_at | epoch_seconds
        }
        ```

        ```example
        document  {"start": "2026-03-01 09:00:00", "placed_at": 0}
        value     {"start": "2026-03-01T07:00:00Z", "reminders": [], "placed": "1970-01-01T00:00:00Z"}
        ```

        """####),
    ReferenceSection(
      .language, title: "Your own",
      text: ####"""
        ### Your own

        `transform NAME: SWIFT <-> DOCUMENT` declares a transformer. With the arrow `<-` it is read-only, and a rule that uses it
        needs `<-` too. It may have parameters, with defaults; when it is used, the arguments are labelled with their names. Inside, a parameter is
        used with `$`: `$factor`.
        `default … via` has no effect inside a named pipeline; the lines of [an inline mapping](#an-inline-mapping) follow those of the file.

        #### A named pipeline

        It runs from the document to Swift.

        ```kvmap
        transform Cents: Decimal <-> Int = scaled(0.01)

        struct Receipt {
          total: Decimal <-> total | Cents
        }
        ```

        ```example
        document  {"total": 1250}
        value     {"total": 12.5}
        written   {"total": 1250}
        ```

        ```kvmap
        transform Times(factor: Decimal = 0.01): Decimal <-> Int = scaled($factor)

        struct Receipt {
          total: Decimal | Times
          points: Decimal | Times(factor: 10)
        }
        ```

        ```example
        document  {"total": 1250, "points": 3}
        value     {"total": 12.5, "points": 30}
        written   {"total": 1250, "points": 3}
        ```

        #### A table

        It reads every value of a row and writes the first. Strings are compared exactly. Both sides may also be numbers and Bools:
        `transform Bit: Int <-> Bool { 1 <-> true  0 <-> false }`.

        ```kvmap
        transform YesNo: Bool <-> String {
          true <-> "Y" or "J"
          false <-> "N"
        }

        struct Answer {
          agreed: Bool <-> agreed | YesNo
        }
        ```

        ```example
        document  {"agreed": "J"}
        value     {"agreed": true}
        written   {"agreed": "Y"}

        document  {"agreed": "maybe"}
        problem   agreed: expected "Y", "J" or "N", found the string "maybe"
        ```

        #### An inline mapping

        It reads an object, with lines like those of a struct, and turns it into a `Coordinate`, a declared type or an `extern type`.
        A parameter of the type `Key` is a key of the document.

        ```kvmap
        default Coordinate via Geo

        transform Geo(lat: Key = "latitude", lon: Key = "longitude"): Coordinate <-> Object {
          latitude: Double <-> $lat
          longitude: Double <-> $lon
        }

        struct Place {
          position: Coordinate
          entrance: Coordinate? <-> door | Geo(lat: "y", lon: "x")
        }
        ```

        ```example
        document  {"position": {"latitude": 47.5, "longitude": 7.6}, "door": {"y": 47.6, "x": 7.7}}
        value     {"position": {"latitude": 47.5, "longitude": 7.6}, "entrance": {"latitude": 47.6, "longitude": 7.7}}
        written   {"position": {"latitude": 47.5, "longitude": 7.6}, "door": {"y": 47.6, "x": 7.7}}
        ```

        #### A Swift type

        It conforms to `CodingTransformer` from the library `KVMap`. A read-only one conforms to `DecodingTransformer`, and its
        transform has `<-`.

        ```kvmap
        transform Slug: String <- String = swift Slugifier

        struct Page {
          title: String
          slug: String <- title | Slug
        }
        ```

        ```swift
        import KVMap

        struct Slugifier: DecodingTransformer {
          func decode(_ document: String, in context: TransformerContext) throws -> String {
            document.lowercased().replacing(" ", with: "-")
          }
        }
        ```

        After `with`, list the information that the type receives about where it is used: `name`, the name of the property; `object`,
        the object that the property's mapping reads, as it is in the document; `parent`, the object of the enclosing mapping; `context`,
        the value that the caller passed. So one transformer can serve many properties, by type or by name:

        ```kvmap
        transform Label: String <- String = swift Labeller with name, object, context

        default .title via Label

        struct Article {
          context catalog: Catalog
          title: String <- headline
          summary: String? <- text | Label
        }

        struct Catalog {
          language: String
        }
        ```

        ```swift
        import KVMap

        struct Labeller: DecodingTransformer {
          func decode(_ document: String, in context: TransformerContext) throws -> String {
            let language = context.callerContext?["language"]?.stringValue ?? "en"
            let number = context.object?["number"]?.numberValue?.intValue ?? 0
            return "\(language).\(context.name ?? "").\(number): \(document)"
          }
        }
        ```

        When a value is written, only the name is available. Objects are read as a whole for each value, so request only what you need.

        `kvmapc map` cannot run Swift code: there, such a rule is a problem of the kind `needs-swift`. With `--stub-swift`, it prints what the rule
        found in the document, as `{"$swift": …}`. `kvmapc test` reads such rules in this way. A test that expects nothing of their values, or `_`,
        passes or fails like others; a test that does, that has `roundtrip`, or that expects a problem
        which only the Swift code may report, is not run.

        """####),
    ReferenceSection(
      .language, title: "Settings",
      text: ####"""
        ## Settings

        One line each, in a file or inside one type; the inner one wins.

        | setting | values |
        |---|---|
        | `keys` | a style, `or` a second one, exceptions in braces |
        | `coercion` | `strict` (default), `lenient` |
        | `unknown` | for keys that no rule reads: `ignore` (default), `warn`, `error` |
        | `duplicates` | for a key that occurs twice, if a rule reads it or it is kept (see below): `error` (default), `first`, `last` |
        | `empty` | for objects in which no rule finds anything: `allow` (default), `error` |
        | `nil` | `omit` (default), `write` |
        | `nil for` | [values that mean nothing](#values-that-mean-nothing) |
        | `depth` | the maximum nesting depth of a document: 128 by default, at most 1000, which takes more stack (see below) |
        | `access` | the access level of the generated code: `public`, `package`, `internal` (default, unless `kvmapc generate --access` says otherwise) |
        | `properties` | how the properties of generated structs are declared: `var` (default), `let` |

        ```kvmap
        unknown error
        nil write

        struct Limits {
          soft: Int?
          hard: Int?
        }
        ```

        ```example
        document  {"soft": 1}
        value     {"soft": 1}
        written   {"soft": 1, "hard": null}

        document  {"soft": 1, "sotf": 2}
        problem   sotf: expected only keys that a rule reads, found the key "sotf"
        ```

        A key is also known if only types inside the object read it, with `$parent` or `$root`:

        ```kvmap
        struct Bill {
          unknown error
          lines: [Line]
        }

        struct Line {
          price: Double
          currency: String <- $parent.currency
        }
        ```

        ```example
        document  {"currency": "EUR", "lines": [{"price": 2}]}
        value     {"lines": [{"price": 2, "currency": "EUR"}]}

        document  {"currency": "EUR", "lines": [], "due": "2026-03-01"}
        problem   due: expected only keys that a rule reads, found the key "due"
        ```

        Under `empty error`, an object in which no rule of the type found anything is `missing`, and the problem lists the keys that were
        there. Null counts as found; what encloses the object (`$key`, `$parent`) does not.

        ```kvmap
        struct Profile {
          empty error
          nick: String?
          site: URL?
        }
        ```

        ```example
        document  {"nickname": "ada"}
        problem   expected a value, found only the key "nickname"
        ```

        `duplicates` applies to the keys that the rules of a type read, and to all keys in values that the type keeps whole: in a `Value`
        or an `Object`, at any depth, in `rest`, in dictionaries, and in objects that `keyed` reads as arrays, where the last of two elements
        takes the position of the first. It also applies where `[*]`, `$parent`, `$root`, `$context` or the condition of a selector looks a key up, as the
        type says whose rule it is. Values that no rule reads may contain duplicate keys. Every value that a rule reads has to be one that it can
        read, also one that `last` replaces. In XML and forms, names that occur several times are an array, and `duplicates` has no effect. For an argument of a generic type that is kept
        whole, such as `Page<Value>`, the setting of the generic type applies; an argument that has rules of its own uses its own settings.

        ```kvmap
        struct Settings {
          name: String
          options: Object
        }

        struct Patched {
          duplicates last
          options: Object
        }
        ```

        ```example
        type      Settings
        document  {"name": "a", "options": {"size": 1, "size": 2}, "more": {"x": 1, "x": 2}}
        problem   options.size: expected each key once, found the key "size" again

        type      Patched
        document  {"options": {"size": 1, "depth": 3, "size": 2}}
        value     {"options": {"size": 2, "depth": 3}}
        ```

        Two settings are for XML and are written inside a type: `element "name"` names the document's element, which is required when a
        document is read, and `xmlns "uri"` or `xmlns prefix = "uri"` declares a namespace on it and determines [how keys refer to names in
        that namespace](formats.md#xml). They have no effect in JSON. For a type that has one of them, `check`
        rejects names that are not valid in XML.

        Each level of a document takes stack of the thread that reads or writes it, and a thread whose stack is used up ends the process. Measured in release
        builds on x86-64, a level takes 0.4 kilobytes in a type with few properties, 3 in one with forty, 1 in a union or through `JSONDecoder`, 0.5 in a
        `Value`, 0.7 in a property list and 2.2 in a type with a `Codable` conformance of its own. Debug builds take up to four times as
        much. Threads of Dispatch and of Swift's tasks have 512 kilobytes on Apple's systems, and main threads have 8 megabytes. The default of 128
        fits all of them in a release build; with more than that, read documents that others send on a thread with a larger
        `stackSize`.

        """####),
    ReferenceSection(
      .language, title: "Hooks",
      text: ####"""
        ## Hooks

        `after` names Swift code that runs on a value after it is read, `before` names code that runs on a copy of the value before it is
        written. An object of a class is not copied: what `before` changes in it stays changed.

        ```kvmap
        map Cart {
          after recount
          before Audit.stamp
          items: [Int]
        }
        ```

        A name without a dot is a method of the value: `cart.recount()`. A name with dots is a function that takes the value,
        `inout` or not: `Audit.stamp(&cart)`. A function that takes an object of a class takes it without `inout`. A hook that throws causes a problem of the kind `check`. `kvmapc map` cannot
        run hooks, and reports that. For `kvmapc test`, a test that expects something of a value on which a hook runs, that has `roundtrip` with such a value, or that
        does not hold without the hook, is not run.

        """####),
    ReferenceSection(
      .language, title: "Tests",
      text: ####"""
        ## Tests

        A test states the expected result for a document. `kvmapc test` runs it.

        ```kvmap
        keys snake_case

        struct User {
          name: String
          createdAt: Date <-> created | epoch_seconds
          followers: Int = 0
        }

        test User "the smallest user" {
          json """{"name": "Ada", "created": 0}"""
          expect { name = "Ada", createdAt = "1970-01-01T00:00:00Z", followers = 0 }
          roundtrip
        }

        test User "a user needs a name" {
          json """{"created": 0}"""
          fails at name with missing
        }
        ```

        | line | means |
        |---|---|
        | `json "…"`, `ndjson "…"`, `xml "…"`, `plist "…"`, `form "…"` | the document |
        | `json file "Fixtures/user.json"` | the same, in a file inside the package. The path is relative to the mapping |
        | `context { … }` | the value of `$context` |
        | `expect …` | the expected value. For an object, only the named properties are compared |
        | `roundtrip` | writing the value and reading it again gives an equal value |
        | `fails at PATH with KIND` | the document has this problem, possibly among others. `at PATH` is optional |

        Values in `expect` are written like defaults, or as objects: `{ name = "Ada", tags = [] }`. An absent optional is `nil`, and
        `_` is any value, nil too. A
        case is `.open`, or `.other("x")`; a `Field` may also be `.absent`. A
        [kind of problem](using-mappers.md#when-a-document-does-not-match) with a hyphen is quoted: `fails with "unknown-key"`.

        `kvmapc generate --tests DIR` writes the same tests for Swift Testing, so that they run against the generated mappers.
        If documents are XML, property lists or forms, the target of these tests also needs `KVMapXML`, `KVMapPropertyList` or `KVMapForm`.

        """####),
    ReferenceSection(
      .language, title: "More files",
      text: ####"""
        ## More files

        `import "Shared.kvmap"` makes the declarations of another file visible, and its `default … via` lines. The path is relative
        to the file, and stays inside the package. Imports are not transitive. `import CoreLocation` copies the import of a Swift
        module into the generated file; beside the import of a file of another target, the generated code needs that target's module in the same way
        (`import Shared`).

        ```kvmap Shared.kvmap
        default Date via epoch_seconds

        mixin Posted {
          at: Date
        }
        ```

        ```kvmap
        import "Shared.kvmap"

        struct Note with Posted {
          text: String
        }
        ```

        ```example
        document  {"at": 0, "text": "hello"}
        value     {"at": "1970-01-01T00:00:00Z", "text": "hello"}
        ```

        Settings apply to the file in which they are written, wherever its declarations are used.

        """####),
    ReferenceSection(
      .language, title: "Synchronisation",
      text: ####"""
        ### Synchronisation

        With a line `sync replace`, `sync merge` or `sync add`, the types of the file that have an `@id` are synchronised
        with a store: their documents become rows. After a property, `sync` sets the policy for this one relationship.

        ```kvmap
        sync merge

        struct Author {
          @id id: Int
          name: String
          books: [Book] = [] sync owned replace
          friendIDs: [Int] = [] sync add(Author)
        }

        struct Book {
          @id isbn: String
          title: String
        }
        ```

        | | rows that the document lists | rows that were linked before |
        |---|---|---|
        | `replace` | inserted, updated and linked | no longer linked |
        | `merge` | inserted, updated and linked | stay |
        | `add` | inserted and linked; existing rows are not updated | stay |

        `owned` means that a row belongs to the row that links to it, and is deleted with it. A name in parentheses is the type whose
        identities the property contains, or the relationship that the property gives in another form. `@stamp` marks what says how new an entry is,
        and `@tombstone` a `Bool` that says that its row is deleted. With a line `sync table Base` the rows of a class and its subclasses are in one
        table; otherwise each class has its own. The word `sync` after a property
        belongs to that property, so a property named `sync` must follow a comma or be in back-quotes, and a `sync` line must be outside
        of types.
        [Synchronisation](sync.md) describes the rest.

        """####),
    ReferenceSection(
      .language, title: "What the compiler rejects",
      text: ####"""
        ## What the compiler rejects

        Every problem is reported with its location, and often with a fix. [Diagnostics](diagnostics/README.md) has a page for
        each, and `kvmapc explain ID` prints it.

        """####),
    ReferenceSection(
      .transformers, title: "Dates",
      text: ####"""
        ## Dates

        """####),
    ReferenceSection(
      .transformers, title: "date",
      text: ####"""
        ### date

        `date(PATTERN, …, zone: TEXT, locale: TEXT)` reads a date by a pattern. If there are several patterns, the first that matches is
        used for reading, and the first in the list for writing: the one with the most fields belongs there, and `kvmapc check` warns
        if another one has a time of day that the first lacks. If the first pattern cannot write a date (a two-digit year outside 1970 to
        2069), the next pattern that reads back the same date is used.

        ```kvmap
        struct Visit {
          day: Date <-> day | date("dd.MM.yyyy", "yyyy-MM-dd")
          at: Date? <-> at | date("EEE d MMM yyyy h:mm a", zone: "Europe/Zurich")
        }
        ```

        ```example
        document  {"day": "01.03.2026", "at": "Sun 1 Mar 2026 9:30 PM"}
        value     {"day": "2026-03-01T00:00:00Z", "at": "2026-03-01T20:30:00Z"}
        written   {"day": "01.03.2026", "at": "Sun 1 Mar 2026 9:30 PM"}

        document  {"day": "2026-03-02"}
        value     {"day": "2026-03-02T00:00:00Z"}
        written   {"day": "02.03.2026"}

        document  {"day": "2026-03-02", "at": "Wed 1 Mar 2026 9:30 PM"}
        value     {"day": "2026-03-02T00:00:00Z", "at": "2026-03-01T20:30:00Z"}
        written   {"day": "02.03.2026", "at": "Sun 1 Mar 2026 9:30 PM"}

        document  {"day": "2026-03-02", "at": "Day 1 Mar 2026 9:30 PM"}
        problem   at: expected a date like "EEE d MMM yyyy h:mm a", found the string "Day 1 Mar 2026 9:30 PM"
        ```

        The name of a weekday must be valid, but may be the wrong one, here and in `http_date`: the date is determined by the rest of the text. Weekdays are
        often wrong in practice, and `DateFormatter` reads such dates too.

        | letters | mean |
        |---|---|
        | `yyyy`, `y`, `uuuu`, `u` | the year |
        | `yy` | the year with two digits, 1970 to 2069 |
        | `Q`, `QQ`, `QQQ`, `QQQQ`, or `q` | the quarter: `1`, `01`, `Q1`, `1st quarter`; its first day |
        | `M`, `MM`, `MMM`, `MMMM`, or `L` | the month: `3`, `03`, `Mar`, `March` |
        | `d`, `dd` | the day of the month |
        | `D`, `DD`, `DDD` | the day of the year |
        | `Y`, `YY`, `YYYY` with `w`, `ww` | the week of ISO 8601, and the year that it belongs to; its Monday, or the weekday next to it |
        | `E` to `EEE`, `eee` or `ccc`, `EEEE`, `eeee` or `cccc` | the weekday: `Sun`, `Sunday` |
        | `e`, `ee`, `c` | the weekday as a number: 1 is Monday |
        | `H`, `HH` | the hour, 0 to 23 |
        | `k`, `kk` | the hour, 1 to 24; 24 is the first hour of that day |
        | `h`, `hh` with `a` | the hour, 1 to 12, and `AM` or `PM` |
        | `K`, `KK` with `a` | the hour, 0 to 11, and `AM` or `PM` |
        | `m`, `mm`, `s`, `ss` | minute and second |
        | `S` to `SSSSSSSSS` | the fraction of the second: reads that many digits or more (up to nine), writes exactly that many |
        | `A` to `AAAAAAAA` | the milliseconds since midnight |
        | `Z` to `ZZZZ` | the zone: reads `+0200`, `+02:00`, `Z`, `GMT`, `UTC`; writes `+0200` |
        | `ZZZZZ`, `XXX` | the zone: `+02:00`, or `Z` for UTC |
        | `XX`, `X` | the same as `+0200`, and as `+02` or `+0530` |
        | `xxx`, `xx`, `x` | an offset that is never `Z`: `+02:00`, `+0200`, `+02` or `+0530` |
        | `O`, `OOOO` | the zone: `GMT`, `GMT+2`, `GMT+5:30`, and `GMT+02:00` |
        | `z` | the zone: reads `UTC`, `UT`, `GMT`, `EST`, `EDT`, `CST`, `CDT`, `MST`, `MDT`, `PST`, `PDT`, and what `O` reads; writes as `O` |
        | `[…]` | a part that may be left out when it is read, and is always written |
        | `'text'` | the text itself; `''` is a quote, `'['` a bracket |

        A space matches one or more spaces. Month and weekday names are English, in any case; `locale:` may say so, as `"en_US_POSIX"` of a
        `DateFormatter` does, and any other language is an error. The zone is UTC unless `zone:` specifies another:
        a name such as `Europe/Zurich`, or an offset such as `+02:00`. Zone names are looked up on the machine that runs the mapper; a name
        that it does not know is reported as a problem. Fields missing from the pattern, or left out in the text, are those of 2000-01-01 00:00. A pattern that is
        ambiguous to read or write is an error when the file is compiled.

        Parts in brackets may be inside one another, and each is there as a whole or not at all:

        ```kvmap
        struct Log {
          at: Date <-> at | date("yyyy-MM-dd'T'HH:mm:ss[.SSS]XXX")
          period: Date? <-> period | date("yyyy[-MM[-dd]]", "YYYY-'W'ww", "QQQ yyyy")
        }
        ```

        ```example
        document  {"at": "2026-03-01T09:30:00Z", "period": "2026-03"}
        value     {"at": "2026-03-01T09:30:00Z", "period": "2026-03-01T00:00:00Z"}
        written   {"at": "2026-03-01T09:30:00.000Z", "period": "2026-03-01"}

        document  {"at": "2026-03-01T09:30:00.250+02:00", "period": "2026-W10"}
        value     {"at": "2026-03-01T07:30:00.25Z", "period": "2026-03-02T00:00:00Z"}

        document  {"at": "2026-03-01T09:30:00.250+02:00", "period": "2026-"}
        problem   period: expected a date like "yyyy[-MM[-dd]]" or "YYYY-'W'ww" or "QQQ yyyy", found the string "2026-"
        ```

        """####),
    ReferenceSection(
      .transformers, title: "iso8601",
      text: ####"""
        ### iso8601

        An ISO 8601 date with a zone. A `Date` is also read this way without a transformer, so it is only needed where
        `default Date via` sets something else.

        ```kvmap
        default Date via epoch_seconds

        struct Log {
          at: Date
          seen: Date <-> seen | iso8601
        }
        ```

        ```example
        document  {"at": 0, "seen": "2026-03-01T09:30:00.5+02:00"}
        value     {"at": "1970-01-01T00:00:00Z", "seen": "2026-03-01T07:30:00.5Z"}
        written   {"at": 0, "seen": "2026-03-01T07:30:00.5Z"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "epoch_seconds",
      text: ####"""
        ### epoch_seconds

        Seconds since 1970-01-01 00:00 UTC. A fraction is allowed.

        ```kvmap
        struct Ping {
          at: Date <-> at | epoch_seconds
        }
        ```

        ```example
        document  {"at": 1772357400.25}
        value     {"at": "2026-03-01T09:30:00.25Z"}
        written   {"at": 1772357400.25}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "epoch_milliseconds",
      text: ####"""
        ### epoch_milliseconds

        Milliseconds since 1970-01-01 00:00 UTC.

        ```kvmap
        struct Ping {
          at: Date <-> at | epoch_milliseconds
        }
        ```

        ```example
        document  {"at": 1772357400250}
        value     {"at": "2026-03-01T09:30:00.25Z"}
        written   {"at": 1772357400250}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "http_date",
      text: ####"""
        ### http_date

        A date as in HTTP headers. All three forms of RFC 9110 are read; the first is written.

        ```kvmap
        struct Response {
          expires: Date <-> Expires | http_date
        }
        ```

        ```example
        document  {"Expires": "Sunday, 01-Mar-26 09:30:00 GMT"}
        value     {"expires": "2026-03-01T09:30:00Z"}
        written   {"Expires": "Sun, 01 Mar 2026 09:30:00 GMT"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "dotnet_date",
      text: ####"""
        ### dotnet_date

        `/Date(milliseconds)/`. An offset after the milliseconds has no effect.

        ```kvmap
        struct Row {
          at: Date <-> at | dotnet_date
        }
        ```

        ```example
        document  {"at": "/Date(1772357400000+0100)/"}
        value     {"at": "2026-03-01T09:30:00Z"}
        written   {"at": "/Date(1772357400000)/"}
        ```

        A `Zoned` is read by `date` and `iso8601` as well, and keeps the offset of its text. Each pattern then needs a letter for the zone, and `zone:` is not
        allowed:

        ```kvmap
        struct Flight {
          departs: Zoned
          lands: Zoned? <-> lands | date("dd.MM.yyyy HH:mm xxx")
        }
        ```

        ```example
        document  {"departs": "2026-03-01T09:30+02:00", "lands": "01.03.2026 18:05 -03:30"}
        value     {"departs": "2026-03-01T09:30:00+02:00", "lands": "2026-03-01T18:05:00-03:30"}
        written   {"departs": "2026-03-01T09:30:00+02:00", "lands": "01.03.2026 18:05 -03:30"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "Days and durations",
      text: ####"""
        ## Days and durations

        """####),
    ReferenceSection(
      .transformers, title: "day",
      text: ####"""
        ### day

        `day(PATTERN, …, locale: TEXT)` reads a `Day` by a pattern of [`date`](#date) without letters for a time or a zone. Without a transformer, a `Day` is
        `yyyy-MM-dd`.

        ```kvmap
        struct Stay {
          from: Day
          until: Day? <-> until | day("dd.MM.yyyy", "d MMM yyyy")
        }
        ```

        ```example
        document  {"from": "2026-02-28", "until": "1 Mar 2026"}
        value     {"from": "2026-02-28", "until": "2026-03-01"}
        written   {"from": "2026-02-28", "until": "01.03.2026"}

        document  {"from": "2026-02-30"}
        problem   from: expected a day like "2026-03-01", found the string "2026-02-30"
        ```

        """####),
    ReferenceSection(
      .transformers, title: "epoch_days",
      text: ####"""
        ### epoch_days

        The number of days since 1 January 1970, without a fraction.

        ```kvmap
        struct Invoice {
          paid: Day <-> paid | epoch_days
        }
        ```

        ```example
        document  {"paid": 20513}
        value     {"paid": "2026-03-01"}
        written   {"paid": 20513}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "iso8601_duration",
      text: ####"""
        ### iso8601_duration

        A duration of ISO 8601 in weeks, days, hours, minutes and seconds. A week has seven days, and a day 24 hours. Years and months are
        refused, since they are not always equally long, and so are durations of more seconds than an `Int64` has, which are not written either.
        It is written in hours, minutes and seconds. A `Duration` is also read this way without a transformer.

        ```kvmap
        struct Video {
          length: Duration
          intro: Duration <-> intro | iso8601_duration = "PT0S"
        }
        ```

        ```example
        document  {"length": "P1DT1H30M0.5S", "intro": "PT90S"}
        value     {"length": "PT25H30M0.5S", "intro": "PT1M30S"}
        written   {"length": "PT25H30M0.5S", "intro": "PT1M30S"}

        document  {"length": "P1M"}
        problem   length: expected an ISO 8601 duration like "PT1H30M", found the string "P1M"
        ```

        """####),
    ReferenceSection(
      .transformers, title: "clock_duration",
      text: ####"""
        ### clock_duration

        A duration as on a clock: `hh:mm:ss` or `mm:ss`, with a fraction if there is one. The first part may have any number of digits. It is written
        as `hh:mm:ss`.

        ```kvmap
        struct Lap {
          time: Duration <-> time | clock_duration
        }
        ```

        ```example
        document  {"time": "62:03.50"}
        value     {"time": "PT1H2M3.5S"}
        written   {"time": "01:02:03.5"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "duration_seconds",
      text: ####"""
        ### duration_seconds

        A duration as a number of seconds.

        ```kvmap
        struct Song {
          length: Duration <-> length | duration_seconds
        }
        ```

        ```example
        document  {"length": 90.25}
        value     {"length": "PT1M30.25S"}
        written   {"length": 90.25}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "duration_milliseconds",
      text: ####"""
        ### duration_milliseconds

        A duration as a number of milliseconds.

        ```kvmap
        struct Delay {
          wait: Duration <-> wait_ms | duration_milliseconds
        }
        ```

        ```example
        document  {"wait_ms": 1500}
        value     {"wait": "PT1.5S"}
        written   {"wait_ms": 1500}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "URLs and bytes",
      text: ####"""
        ## URLs and bytes

        """####),
    ReferenceSection(
      .transformers, title: "url",
      text: ####"""
        ### url

        `url(base: TEXT)` reads a URL and resolves it against a base. `url` alone reads a URL as it is, as without a transformer.
        A URL that RFC 3986 does not allow is an error, whether it is read or written: Foundation has such URLs, for example `:x`.

        ```kvmap
        struct Page {
          image: URL <-> image | url(base: "https://example.org/pages/")
        }
        ```

        ```example
        document  {"image": "../a b.png"}
        value     {"image": "https://example.org/a%20b.png"}
        written   {"image": "https://example.org/a%20b.png"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "uuid",
      text: ####"""
        ### uuid

        A UUID in any case. It is written in upper case.

        ```kvmap
        struct Session {
          id: UUID <-> id | uuid
        }
        ```

        ```example
        document  {"id": "9f1c0d3e-7a52-4c8b-9e30-1b2a3c4d5e6f"}
        value     {"id": "9F1C0D3E-7A52-4C8B-9E30-1B2A3C4D5E6F"}
        written   {"id": "9F1C0D3E-7A52-4C8B-9E30-1B2A3C4D5E6F"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "base64",
      text: ####"""
        ### base64

        Bytes as base64, with padding. `Data` is also read this way without a transformer.

        ```kvmap
        struct File {
          content: Data <-> content | base64
        }
        ```

        ```example
        document  {"content": "aGVsbG8="}
        value     {"content": "aGVsbG8="}
        written   {"content": "aGVsbG8="}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "base64url",
      text: ####"""
        ### base64url

        Base64 with `-` and `_`, for URLs. Padding is optional when reading, and is not written.

        ```kvmap
        struct Token {
          key: Data <-> key | base64url
        }
        ```

        ```example
        document  {"key": "-_8="}
        value     {"key": "+/8="}
        written   {"key": "-_8"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "hex",
      text: ####"""
        ### hex

        Bytes as hexadecimal digits in any case. They are written in lower case.

        ```kvmap
        struct Checksum {
          sha: Data <-> sha | hex
        }
        ```

        ```example
        document  {"sha": "CAFE"}
        value     {"sha": "yv4="}
        written   {"sha": "cafe"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "Strings",
      text: ####"""
        ## Strings

        """####),
    ReferenceSection(
      .transformers, title: "trimmed",
      text: ####"""
        ### trimmed

        Removes white space and line ends at both ends.

        ```kvmap
        struct Person {
          @canonical name: String <-> name | trimmed
        }
        ```

        ```example
        document  {"name": "  Ada Lovelace\n"}
        value     {"name": "Ada Lovelace"}
        written   {"name": "Ada Lovelace"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "lowercased",
      text: ####"""
        ### lowercased

        Converts to lower case, for all of Unicode.

        ```kvmap
        struct Person {
          @canonical email: String <-> email | lowercased
        }
        ```

        ```example
        document  {"email": "ADA@Example.org"}
        value     {"email": "ada@example.org"}
        written   {"email": "ada@example.org"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "uppercased",
      text: ####"""
        ### uppercased

        Converts to upper case, for all of Unicode.

        ```kvmap
        struct Country {
          @canonical code: String <-> code | uppercased
        }
        ```

        ```example
        document  {"code": "ch"}
        value     {"code": "CH"}
        written   {"code": "CH"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "split",
      text: ####"""
        ### split

        `split(SEPARATOR)` splits a string into an array. The empty string is the empty array. Nothing is trimmed, and empty parts
        are kept. Every string is written back unchanged. This is not true of every array created in Swift: a part that contains the
        separator is read back as several parts, and an array of one empty string as the empty array.

        ```kvmap
        struct Post {
          tags: [String] <-> tags | split(",")
        }
        ```

        ```example
        document  {"tags": "sea,sun,,"}
        value     {"tags": ["sea", "sun", "", ""]}
        written   {"tags": "sea,sun,,"}

        document  {"tags": ""}
        value     {"tags": []}
        written   {"tags": ""}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "joined",
      text: ####"""
        ### joined

        `joined(SEPARATOR)` joins an array into one string, and is the opposite of `split`. So if a part in the document contains the
        separator, it is written as several parts.

        ```kvmap
        struct Post {
          path: String <-> path | joined("/")
        }
        ```

        ```example
        document  {"path": ["docs", "tour"]}
        value     {"path": "docs/tour"}
        written   {"path": ["docs", "tour"]}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "prefix",
      text: ####"""
        ### prefix

        `prefix(TEXT)` adds a prefix when reading, and removes it when writing. A string that does not begin with it cannot be
        written.

        ```kvmap
        struct Person {
          handle: String <-> name | prefix("@")
        }
        ```

        ```example
        document  {"name": "ada"}
        value     {"handle": "@ada"}
        written   {"name": "ada"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "suffix",
      text: ####"""
        ### suffix

        `suffix(TEXT)` adds a suffix when reading, and removes it when writing.

        ```kvmap
        struct Picture {
          file: String <-> id | suffix(".png")
        }
        ```

        ```example
        document  {"id": "7f"}
        value     {"file": "7f.png"}
        written   {"id": "7f"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "Numbers",
      text: ####"""
        ## Numbers

        """####),
    ReferenceSection(
      .transformers, title: "scaled",
      text: ####"""
        ### scaled

        `scaled(FACTOR)` multiplies when reading and divides when writing. If the quotient does not fit the document's type, it is
        a problem; it is not rounded.

        ```kvmap
        struct Bill {
          total: Decimal <-> cents | scaled(0.01)
        }
        ```

        ```example
        document  {"cents": 1999}
        value     {"total": 19.99}
        written   {"cents": 1999}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "offset",
      text: ####"""
        ### offset

        `offset(AMOUNT)` adds when reading and subtracts when writing.

        ```kvmap
        struct Result {
          page: Int <-> page | offset(1)
        }
        ```

        ```example
        document  {"page": 0}
        value     {"page": 1}
        written   {"page": 0}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "rounded",
      text: ####"""
        ### rounded

        `rounded(DIGITS)` rounds to the given number of fraction digits. Halves are rounded away from zero.

        ```kvmap
        struct Sample {
          @canonical level: Decimal <-> level | rounded(1)
        }
        ```

        ```example
        document  {"level": -2.25}
        value     {"level": -2.3}
        written   {"level": -2.3}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "clamped",
      text: ####"""
        ### clamped

        `clamped(LOWER, UPPER)` limits a number to a range.

        ```kvmap
        struct Volume {
          @canonical level: Int <-> level | clamped(0, 100)
        }
        ```

        ```example
        document  {"level": 140}
        value     {"level": 100}
        written   {"level": 100}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "non_finite",
      text: ####"""
        ### non_finite

        `non_finite(nan: TEXT, infinity: TEXT, negative_infinity: TEXT)` reads texts as the values that JSON has no number for, and writes these values as the
        texts. Numbers are read and written as ever. Each text is optional, and a value without one is refused. For `Double` and `Float`.

        ```kvmap
        struct Series {
          points: [Double] <-> points | non_finite(nan: "NaN", infinity: "Inf")
        }
        ```

        ```example
        document  {"points": [1.5, "NaN", "Inf"]}
        value     {"points": [1.5, "NaN", "Infinity"]}
        written   {"points": [1.5, "NaN", "Inf"]}

        document  {"points": ["-Inf"]}
        problem   points[0]: expected a number, "NaN" or "Inf", found the string "-Inf"
        ```

        Where numbers are texts as well, as in answers of Prometheus, both are [notations](language.md#several-notations) of one value. The
        first of them is what is written, and `number` has no text for infinity, so such a rule only reads:

        ```kvmap
        struct Sample {
          at: Date <- self[0] | epoch_seconds
          value: Double <- self[1] | number or non_finite(nan: "NaN", infinity: "+Inf")
        }
        ```

        ```example
        type      [Sample]
        document  [[1772357400, "1.5"], [1772357460, "+Inf"]]
        value     [{"at": "2026-03-01T09:30:00Z", "value": 1.5}, {"at": "2026-03-01T09:31:00Z", "value": "Infinity"}]

        type      [Sample]
        document  [[1772357400, "high"]]
        problem   [0][1]: expected a number, "NaN" or "+Inf", found the string "high"
        ```

        """####),
    ReferenceSection(
      .transformers, title: "number",
      text: ####"""
        ### number

        A number in a string. It is written as a string again.

        ```kvmap
        struct Quote {
          count: Int <-> count | number
        }
        ```

        ```example
        document  {"count": "42"}
        value     {"count": 42}
        written   {"count": "42"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "text",
      text: ####"""
        ### text

        A number as a string, digit for digit; under `lenient`, also a string that contains a number. It is written as a number again.

        ```kvmap
        struct Row {
          id: String <-> id | text
        }
        ```

        ```example
        document  {"id": 9007199254740993}
        value     {"id": "9007199254740993"}
        written   {"id": 9007199254740993}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "decimal_text",
      text: ####"""
        ### decimal_text

        A `Decimal` in a string, digit for digit. It is written as a string again.

        ```kvmap
        struct Quote {
          price: Decimal <-> price | decimal_text
        }
        ```

        ```example
        document  {"price": "12.25"}
        value     {"price": 12.25}
        written   {"price": "12.25"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "bool",
      text: ####"""
        ### bool

        `bool(TRUE, FALSE)` reads two strings as true and false. They are compared exactly.

        ```kvmap
        struct Answer {
          agreed: Bool <-> agreed | bool("Y", "N")
        }
        ```

        ```example
        document  {"agreed": "Y"}
        value     {"agreed": true}
        written   {"agreed": "Y"}

        document  {"agreed": "y"}
        problem   agreed: expected "Y" or "N", found the string "y"
        ```

        """####),
    ReferenceSection(
      .transformers, title: "Structure",
      text: ####"""
        ## Structure

        """####),
    ReferenceSection(
      .transformers, title: "json_text",
      text: ####"""
        ### json_text

        JSON in a string. Its content is read as the type of the property.

        ```kvmap
        struct Message {
          payload: Payload <-> body | json_text
        }

        struct Payload {
          id: Int
        }
        ```

        ```example
        document  {"body": "{\"id\": 7}"}
        value     {"payload": {"id": 7}}
        written   {"body": "{\"id\":7}"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "keyed",
      text: ####"""
        ### keyed

        An object of objects, read as an array or a set. The elements can use `$key`. With `<->`, one of their properties must be
        `<-> $key`, so that the keys can be written; an array whose elements do not have their keys is read-only. A set is written
        in the order of its keys. Two elements with the same key are a `duplicate-key` when they are written.

        ```kvmap
        struct Team {
          members: [Member] <-> members | keyed
        }

        struct Member {
          nick: String <-> $key
          age: Int
        }
        ```

        ```example
        document  {"members": {"ada": {"age": 36}, "bob": {"age": 41}}}
        value     {"members": [{"nick": "ada", "age": 36}, {"nick": "bob", "age": 41}]}
        written   {"members": {"ada": {"age": 36}, "bob": {"age": 41}}}
        ```

        With `by`, it is the other way round: `keyed(by: "id")` reads an array of objects as a dictionary, under the value that each of them has
        under this key. The value can have a property for the key, but needs none: the key is written in front of its own keys. `$key` is the
        key as well.

        ```kvmap
        struct Shop {
          items: [Int: Item] <-> items | keyed(by: "id")
        }

        struct Item {
          name: String
        }
        ```

        ```example
        document  {"items": [{"id": 9, "name": "pen"}, {"id": 7, "name": "ink"}]}
        value     {"items": {"7": {"name": "ink"}, "9": {"name": "pen"}}}
        written   {"items": [{"id": 7, "name": "ink"}, {"id": 9, "name": "pen"}]}
        ```

        This also holds for `pairs` and `entries`: a key is a value of its type, so an `Int` is a number. The dictionary is written in the order
        of its keys. A key that stands twice is a problem, unless [`duplicates`](language.md#settings) says which entry is kept. Nothing can
        follow in the pipeline, and `lossy` drops an element whose key or value cannot be read.

        """####),
    ReferenceSection(
      .transformers, title: "single",
      text: ####"""
        ### single

        The only element of an array, or behind `keyed` of an object. None or several are a `mismatch` at the array.

        ```kvmap
        struct Answer {
          user: User <-> users | single
          owner: Member? <-> owners | keyed | single
        }

        struct User {
          id: Int
        }

        struct Member {
          name: String <-> $key
          age: Int
        }
        ```

        ```example
        document  {"users": [{"id": 7}], "owners": {"ada": {"age": 36}}}
        value     {"user": {"id": 7}, "owner": {"name": "ada", "age": 36}}
        written   {"users": [{"id": 7}], "owners": {"ada": {"age": 36}}}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "pairs",
      text: ####"""
        ### pairs

        `pairs(KEY, VALUE)` reads an array of objects with these two keys as a dictionary. Other keys of an element are unknown keys.

        ```kvmap
        struct Bucket {
          tags: [String: String] <-> TagSet | pairs("Key", "Value")
        }
        ```

        ```example
        document  {"TagSet": [{"Key": "b", "Value": "2"}, {"Key": "a", "Value": "1"}]}
        value     {"tags": {"a": "1", "b": "2"}}
        written   {"TagSet": [{"Key": "a", "Value": "1"}, {"Key": "b", "Value": "2"}]}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "entries",
      text: ####"""
        ### entries

        An array of arrays of two, a key and a value each, as a dictionary.

        ```kvmap
        struct Chart {
          points: [Int: Double] <-> points | entries
        }
        ```

        ```example
        document  {"points": [[10, 0.5], [9, 1.25]]}
        value     {"points": {"9": 1.25, "10": 0.5}}
        written   {"points": [[9, 1.25], [10, 0.5]]}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "wrapped",
      text: ####"""
        ### wrapped

        A single value, read as an array of one. An array with a different count cannot be written.

        ```kvmap
        struct Mail {
          recipients: [String] <-> to | wrapped
        }
        ```

        ```example
        document  {"to": "ada@example.org"}
        value     {"recipients": ["ada@example.org"]}
        written   {"to": "ada@example.org"}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "sorted",
      text: ####"""
        ### sorted

        Sorts in ascending order: numbers by value, strings by Unicode scalars.

        ```kvmap
        struct Draw {
          @canonical numbers: [Int] <-> numbers | sorted
        }
        ```

        ```example
        document  {"numbers": [31, 4, 15]}
        value     {"numbers": [4, 15, 31]}
        written   {"numbers": [4, 15, 31]}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "plain",
      text: ####"""
        ### plain

        No transformer, next to others in an [`or`](language.md#several-notations): the value is read and written as its type is.

        ```kvmap
        struct Article {
          tags: [String] <-> tags | plain or split(",")
          author: Author <-> author | plain or json_text
        }

        struct Author { name: String }
        ```

        ```example
        document  {"tags": "a,b", "author": "{\"name\": \"Ada\"}"}
        value     {"tags": ["a", "b"], "author": {"name": "Ada"}}
        written   {"tags": ["a", "b"], "author": {"name": "Ada"}}
        ```

        """####),
    ReferenceSection(
      .transformers, title: "codable",
      text: ####"""
        ### codable

        A Swift type that no mapping declares, by its own `Codable` conformance, in every format. For a type that states it,
        `extern type Money: Codable`, each property does so without `codable`.

        ```kvmap
        extern type Money

        struct Invoice {
          total: Money | codable
          parts: [Money] <-> items | codable
        }
        ```

        ```example
        document  {"total": {"amount": 12.5, "currency": "EUR"}, "items": []}
        value     {"total": {"$swift": {"amount": 12.5, "currency": "EUR"}}, "parts": []}
        written   {"total": {"amount": 12.5, "currency": "EUR"}, "items": []}
        ```

        `codable` is the last step that reads. [Codable](codable.md#codable-types-inside-mapped-ones) says how values are read and written.

        """####),
    ReferenceSection(
      .transformers, title: "coordinate",
      text: ####"""
        ### coordinate

        `coordinate(latitude: KEY, longitude: KEY)` reads a `KVMap.GeographicCoordinate` from two keys, which are `latitude` and
        `longitude` by default. If only one of them is present, the other is `missing`. Degrees are not checked; they may be
        strings if the property is `lenient`, and are always written as numbers.

        ```kvmap
        struct Place {
          position: Coordinate <-> geo | coordinate(latitude: "lat", longitude: "lng")
        }
        ```

        ```example
        document  {"geo": {"lat": 47.5, "lng": 7.6}}
        value     {"position": {"latitude": 47.5, "longitude": 7.6}}
        written   {"geo": {"lat": 47.5, "lng": 7.6}}
        ```

        `gather` combines two keys that are flat in their object, and writes them flat again:

        ```kvmap
        default Coordinate via coordinate(latitude: "lat", longitude: "lng")

        struct Stop {
          name: String
          position: lenient Coordinate <-> gather { lat, lng <-> lon }
          path: [Coordinate] = []
        }
        ```

        ```example
        document  {"name": "Quay", "lat": "47.5", "lon": 7.6, "path": [{"lat": 1, "lng": 2}]}
        value     {"name": "Quay", "position": {"latitude": 47.5, "longitude": 7.6}, "path": [{"latitude": 1, "longitude": 2}]}
        written   {"name": "Quay", "lat": 47.5, "lon": 7.6, "path": [{"lat": 1, "lng": 2}]}

        document  {"name": "Quay", "lat": 47.5}
        problem   lon: expected a value, found only the keys "name" and "lat"
        ```

        `coordinate` also creates an `extern type` that represents a location: in Swift, `T(coordinate)` creates one from a `KVMap.GeographicCoordinate`, and
        `Coordinate(place)` does the reverse. On platforms with Core Location, its types have both:

        ```kvmap
        import CoreLocation

        extern type CLLocation
        extern type CLLocationCoordinate2D

        default CLLocation via coordinate(latitude: "lat", longitude: "lng")

        map Trip {
          start: CLLocation
          end: CLLocation?
          corners: [CLLocationCoordinate2D] <-> corners | coordinate
        }
        ```

        """####),
  ]
}

// Generated from Cases.kvmap. Do not edit.
// kvmap format 1, input 6cc3c24df44b3585, body a6d2bc0432fe0fc6
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap
@_spi(Generated) import KVMapSync

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct CaseUser: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var name: Swift.Optional<Swift.String>
  var email: Swift.Optional<Swift.String>
  var firstName: Swift.Optional<Swift.String>
  var lastName: Swift.Optional<Swift.String>
  var age: Swift.Optional<Swift.Int>
  var company: Swift.Optional<CaseCompany>
  var tags: [CaseTag]
  var location: Swift.Optional<CasePlace>
  var profilePictures: [CaseImage]
  var notesIDs: [Swift.Int]

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    name: Swift.String? = nil,
    email: Swift.String? = nil,
    firstName: Swift.String? = nil,
    lastName: Swift.String? = nil,
    age: Swift.Int? = nil,
    company: CaseCompany? = nil,
    tags: [CaseTag] = [],
    location: CasePlace? = nil,
    profilePictures: [CaseImage] = [],
    notesIDs: [Swift.Int] = []
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.name = name
    self.email = email
    self.firstName = firstName
    self.lastName = lastName
    self.age = age
    self.company = company
    self.tags = tags
    self.location = location
    self.profilePictures = profilePictures
    self.notesIDs = notesIDs
  }
}

nonisolated struct CaseCompany: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var name: Swift.Optional<Swift.String>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    name: Swift.String? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.name = name
  }
}

nonisolated struct CaseTag: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var hashtag: Swift.Optional<Swift.String>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    hashtag: Swift.String? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.hashtag = hashtag
  }
}

nonisolated struct CasePlace: Swift.Sendable, Swift.Hashable {
  var city: Swift.Optional<Swift.String>
  var street: Swift.Optional<Swift.String>
  var zipCode: Swift.Optional<Swift.Int>

  init(city: Swift.String? = nil, street: Swift.String? = nil, zipCode: Swift.Int? = nil) {
    self.city = city
    self.street = street
    self.zipCode = zipCode
  }
}

nonisolated struct CaseImage: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var url: Swift.Optional<Swift.String>

  init(remoteID: Swift.Int, url: Swift.String? = nil) {
    self.remoteID = remoteID
    self.url = url
  }
}

nonisolated struct CaseNote: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var name: Swift.Optional<Swift.String>
  var text: Swift.Optional<Swift.String>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    name: Swift.String? = nil,
    text: Swift.String? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.name = name
    self.text = text
  }
}

nonisolated struct CaseTextUser: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var name: Swift.Optional<Swift.String>
  var favoriteTags: [CaseTextTag]

  init(id: Swift.String, name: Swift.String? = nil, favoriteTags: [CaseTextTag] = []) {
    self.id = id
    self.name = name
    self.favoriteTags = favoriteTags
  }
}

nonisolated struct CaseTextTag: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var hashtag: Swift.Optional<Swift.String>

  init(id: Swift.String, hashtag: Swift.String? = nil) {
    self.id = id
    self.hashtag = hashtag
  }
}

nonisolated struct CaseParent: Swift.Sendable, Swift.Hashable {
  var parentID: Swift.Int
  var name: Swift.Optional<Swift.String>
  var children: [CaseChild]

  init(parentID: Swift.Int, name: Swift.String? = nil, children: [CaseChild] = []) {
    self.parentID = parentID
    self.name = name
    self.children = children
  }
}

nonisolated struct CaseChild: Swift.Sendable, Swift.Hashable {
  var childID: Swift.Int
  var name: Swift.Optional<Swift.String>

  init(childID: Swift.Int, name: Swift.String? = nil) {
    self.childID = childID
    self.name = name
  }
}

nonisolated struct CaseMonkey: Swift.Sendable, Swift.Hashable {
  var railsID: Swift.Int
  var name: Swift.Optional<Swift.String>

  init(railsID: Swift.Int, name: Swift.String? = nil) {
    self.railsID = railsID
    self.name = name
  }
}

nonisolated struct CaseCat: Swift.Sendable, Swift.Hashable {
  var railsID: Swift.Int
  var name: Swift.Optional<Swift.String>

  init(railsID: Swift.Int, name: Swift.String? = nil) {
    self.railsID = railsID
    self.name = name
  }
}

nonisolated struct CaseCatOwner: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var favoriteCatID: Swift.Optional<Swift.Int>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    favoriteCatID: Swift.Int? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.favoriteCatID = favoriteCatID
  }
}

nonisolated struct CaseUpper: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var rank: Swift.Optional<Swift.Int>

  init(name: Swift.String, rank: Swift.Int? = nil) {
    self.name = name
    self.rank = rank
  }
}

nonisolated struct CasePerson: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var friendsSet: [CaseFriend]
  var friends: [CaseOwnFriend]

  init(id: Swift.Int, friendsSet: [CaseFriend] = [], friends: [CaseOwnFriend] = []) {
    self.id = id
    self.friendsSet = friendsSet
    self.friends = friends
  }
}

nonisolated struct CaseFriend: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

nonisolated struct CaseOwnFriend: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

nonisolated struct CaseLocal: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var localID: Swift.String

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    localID: Swift.String = "local"
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.localID = localID
  }
}

nonisolated struct CaseText: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var text: Swift.Optional<Swift.String>

  init(id: Swift.String, text: Swift.String? = nil) {
    self.id = id
    self.text = text
  }
}

nonisolated struct CaseElvis: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.String
  var numberOfChildren: Swift.Optional<Swift.Int>
  var fullName: Swift.Optional<Swift.String>
  var firstName: Swift.Optional<Swift.String>
  var etternavn: Swift.Optional<Swift.String>

  init(
    remoteID: Swift.String,
    numberOfChildren: Swift.Int? = nil,
    fullName: Swift.String? = nil,
    firstName: Swift.String? = nil,
    etternavn: Swift.String? = nil
  ) {
    self.remoteID = remoteID
    self.numberOfChildren = numberOfChildren
    self.fullName = fullName
    self.firstName = firstName
    self.etternavn = etternavn
  }
}

nonisolated struct CaseSuperUser: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var name: Swift.Optional<Swift.String>
  var email: Swift.Optional<Swift.String>
  var superNotes: [CaseSuperNote]

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    name: Swift.String? = nil,
    email: Swift.String? = nil,
    superNotes: [CaseSuperNote] = []
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.name = name
    self.email = email
    self.superNotes = superNotes
  }
}

nonisolated struct CaseSuperNote: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var text: Swift.Optional<Swift.String>
  var superUser: Swift.Optional<Swift.Int>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    text: Swift.String? = nil,
    superUser: Swift.Int? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.text = text
    self.superUser = superUser
  }
}

nonisolated struct CaseNumber: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var values: Swift.Optional<Swift.Int>
  var numbers: [CaseNumber]

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    values: Swift.Int? = nil,
    numbers: [CaseNumber] = []
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.values = values
    self.numbers = numbers
  }
}

nonisolated struct CaseComment: Swift.Sendable, Swift.Hashable {
  var body: Swift.String
  var comments: [CaseComment]

  init(body: Swift.String, comments: [CaseComment] = []) {
    self.body = body
    self.comments = comments
  }
}

nonisolated struct CaseStory: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var title: Swift.Optional<Swift.String>
  var summarize: Swift.Optional<CaseSummary>
  var comments: [CaseComment]

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    title: Swift.String? = nil,
    summarize: CaseSummary? = nil,
    comments: [CaseComment] = []
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.title = title
    self.summarize = summarize
    self.comments = comments
  }
}

nonisolated struct CaseTale: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var title: Swift.Optional<Swift.String>
  var summarize: Swift.Optional<CasePassage>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    title: Swift.String? = nil,
    summarize: CasePassage? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.title = title
    self.summarize = summarize
  }
}

nonisolated struct CasePassage: Swift.Sendable, Swift.Hashable {
  var body: Swift.String

  init(body: Swift.String) {
    self.body = body
  }
}

nonisolated struct CaseAwesomeComment: Swift.Sendable, Swift.Hashable {
  var body: Swift.String
  var awesomeComments: [CaseAwesomeComment]

  init(body: Swift.String, awesomeComments: [CaseAwesomeComment] = []) {
    self.body = body
    self.awesomeComments = awesomeComments
  }
}

nonisolated struct CaseAwesomeStory: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var title: Swift.Optional<Swift.String>
  var awesomeComments: [CaseAwesomeComment]

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    title: Swift.String? = nil,
    awesomeComments: [CaseAwesomeComment] = []
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.title = title
    self.awesomeComments = awesomeComments
  }
}

nonisolated struct CaseSpeech: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var series: [CaseSerie]
  var serie: Swift.Optional<CaseSerie>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    series: [CaseSerie] = [],
    serie: CaseSerie? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.series = series
    self.serie = serie
  }
}

nonisolated struct CaseSpeechByID: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var series: [Swift.Int]
  var serie: Swift.Optional<Swift.Int>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    series: [Swift.Int] = [],
    serie: Swift.Int? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.series = series
    self.serie = serie
  }
}

nonisolated struct CaseSerie: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>

  init(remoteID: Swift.Int, createdDate: Date? = nil, updatedDate: Date? = nil) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
  }
}

nonisolated struct CaseSummary: Swift.Sendable, Swift.Hashable {
  var id: Swift.Optional<Swift.Int>
  var body: Swift.Optional<Swift.String>

  init(id: Swift.Int? = nil, body: Swift.String? = nil) {
    self.id = id
    self.body = body
  }
}

nonisolated struct CaseUnit: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var name: Swift.Optional<Swift.String>
  var children: [CaseUnit]

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    name: Swift.String? = nil,
    children: [CaseUnit] = []
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.name = name
    self.children = children
  }
}

nonisolated struct CaseLocation: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var name: Swift.Optional<Swift.String>
  var cityID: Swift.Optional<Swift.Int>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    name: Swift.String? = nil,
    cityID: Swift.Int? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.name = name
    self.cityID = cityID
  }
}

nonisolated struct CaseCity: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var name: Swift.Optional<Swift.String>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    name: Swift.String? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.name = name
  }
}

nonisolated struct CaseWorkout: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var workoutName: Swift.Optional<Swift.String>
  var workoutDesc: Swift.Optional<Swift.String>
  var exercises: [CaseExercise]

  init(
    id: Swift.String,
    workoutName: Swift.String? = nil,
    workoutDesc: Swift.String? = nil,
    exercises: [CaseExercise] = []
  ) {
    self.id = id
    self.workoutName = workoutName
    self.workoutDesc = workoutDesc
    self.exercises = exercises
  }
}

nonisolated struct CaseExercise: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var exerciseName: Swift.Optional<Swift.String>
  var exerciseDesc: Swift.Optional<Swift.String>
  var mainMuscle: Swift.Optional<Swift.String>
  var mechanicsType: Swift.Optional<Swift.String>

  init(
    id: Swift.String,
    exerciseName: Swift.String? = nil,
    exerciseDesc: Swift.String? = nil,
    mainMuscle: Swift.String? = nil,
    mechanicsType: Swift.String? = nil
  ) {
    self.id = id
    self.exerciseName = exerciseName
    self.exerciseDesc = exerciseDesc
    self.mainMuscle = mainMuscle
    self.mechanicsType = mechanicsType
  }
}

nonisolated struct CaseHouse: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var residents: [CaseHuman]
  var owners: [CaseHuman]

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    residents: [CaseHuman] = [],
    owners: [CaseHuman] = []
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.residents = residents
    self.owners = owners
  }
}

nonisolated struct CaseHuman: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var name: Swift.Optional<Swift.String>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    name: Swift.String? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.name = name
  }
}

nonisolated struct CaseHome: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var legalTenant: Swift.Optional<CaseHuman>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    legalTenant: CaseHuman? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.legalTenant = legalTenant
  }
}

nonisolated class CaseVehicle: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var remoteID: Swift.Int
  var passengers: [CaseHuman]

  init(remoteID: Swift.Int, passengers: [CaseHuman] = []) {
    self.remoteID = remoteID
    self.passengers = passengers
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: CaseVehicle?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, [CaseHuman]) {
    var _0: Swift.Int? = current?.remoteID
    var _1: [CaseHuman] = current?.passengers ?? []
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.lenientInt()  // id
        case 1: _1 = try kv.consumeNull() ? [] : _kvDecode_passengers(&kv)  // passengers
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: CaseVehicle.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: CaseVehicle?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.remoteID = _0
    self.passengers = _1
  }

  private static func _kvDecode_passengers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseHuman] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman in try CaseHuman._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman in try CaseHuman._kvDecode(&kv, replacing: nil) } })
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "CaseVehicle") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    try kv.array("\"passengers\":", self.passengers)
    kv.endObject()
  }

  class var _kvEntryType: any KVMapSync.SyncEntry.Type { CaseVehicle._KVEntry.self }
}

nonisolated class CaseRacecar: CaseVehicle {
  var maxSpeed: Swift.Int?

  init(remoteID: Swift.Int, passengers: [CaseHuman] = [], maxSpeed: Swift.Int? = nil) {
    self.maxSpeed = maxSpeed
    super.init(remoteID: remoteID, passengers: passengers)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: CaseRacecar?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, [CaseHuman], Swift.Int?) {
    var _0: Swift.Int? = current?.remoteID
    var _1: [CaseHuman] = current?.passengers ?? []
    var _2: Swift.Int? = current?.maxSpeed
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.lenientInt()  // id
        case 1: _1 = try kv.consumeNull() ? [] : _kvDecode_passengers(&kv)  // passengers
        case 2:  // max_speed
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has2 = true
            _2 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
          }
        case 3: slot1 = try kv.deferValue()  // max_speed
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot0.or(slot1)  // max_speed
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 2, scan)
        do throws(KVMap.CodingFailure) { _2 = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt() } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        _2 = nil
      }
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: CaseVehicle?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? CaseRacecar)
    self.maxSpeed = _2
    super.init(remoteID: _0, passengers: _1)
  }

  private static func _kvDecode_passengers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseHuman] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman in try CaseHuman._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman in try CaseHuman._kvDecode(&kv, replacing: nil) } })
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "CaseRacecar") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    try kv.array("\"passengers\":", self.passengers)
    kv.int("\"max_speed\":", ifPresent: self.maxSpeed)
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { CaseRacecar._KVEntry.self }
}

nonisolated struct CaseRoute: Swift.Sendable, Swift.Hashable {
  var busID: Swift.String
  var stops: [CaseStop]
  var polyline: [CasePoint]

  init(busID: Swift.String, stops: [CaseStop] = [], polyline: [CasePoint] = []) {
    self.busID = busID
    self.stops = stops
    self.polyline = polyline
  }
}

nonisolated struct CaseStop: Swift.Sendable, Swift.Hashable {
  var index: Swift.String

  init(index: Swift.String) {
    self.index = index
  }
}

nonisolated struct CasePoint: Swift.Sendable, Swift.Hashable {
  var index: Swift.String

  init(index: Swift.String) {
    self.index = index
  }
}

nonisolated struct CaseTaskList: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var owner: Swift.Optional<CaseOwner>
  var participants: [CaseOwner]

  init(id: Swift.String, owner: CaseOwner? = nil, participants: [CaseOwner] = []) {
    self.id = id
    self.owner = owner
    self.participants = participants
  }
}

nonisolated struct CaseOwner: Swift.Sendable, Swift.Hashable {
  var id: Swift.String

  init(id: Swift.String) {
    self.id = id
  }
}

nonisolated struct CaseTaggedUser: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var tag: Swift.Optional<CaseTag>

  init(remoteID: Swift.Int, createdDate: Date? = nil, updatedDate: Date? = nil, tag: CaseTag? = nil) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.tag = tag
  }
}

nonisolated struct CasePresentation: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var slides: [CaseSlide]

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    slides: [CaseSlide] = []
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.slides = slides
  }
}

nonisolated struct CaseSlide: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>

  init(remoteID: Swift.Int, createdDate: Date? = nil, updatedDate: Date? = nil) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
  }
}

nonisolated struct CaseArticle: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var tags: [CaseTag]

  init(remoteID: Swift.Int, createdDate: Date? = nil, updatedDate: Date? = nil, tags: [CaseTag] = []) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.tags = tags
  }
}

nonisolated struct CaseForm: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var fields: [CaseFormField]

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    fields: [CaseFormField] = []
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.fields = fields
  }
}

nonisolated struct CaseFormField: Swift.Sendable, Swift.Hashable {
  var id: Swift.Optional<Swift.Int>
  var text: Swift.Optional<Swift.String>

  init(id: Swift.Int? = nil, text: Swift.String? = nil) {
    self.id = id
    self.text = text
  }
}

nonisolated struct CaseWebsite: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var recentTags: [CaseTag]
  var categories: [CaseCategory]

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    recentTags: [CaseTag] = [],
    categories: [CaseCategory] = []
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.recentTags = recentTags
    self.categories = categories
  }
}

nonisolated struct CaseCategory: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var defaultTag: Swift.Optional<CaseTag>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    defaultTag: CaseTag? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.defaultTag = defaultTag
  }
}

nonisolated struct CaseMessage: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var text: Swift.Optional<Swift.String>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    text: Swift.String? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.text = text
  }
}

nonisolated struct CaseAddingUser: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var messages: [CaseMessage]

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    messages: [CaseMessage] = []
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.messages = messages
  }
}

nonisolated struct CaseFitness: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var weights: [CaseWeight]

  init(id: Swift.String, weights: [CaseWeight] = []) {
    self.id = id
    self.weights = weights
  }
}

nonisolated struct CaseWeight: Swift.Sendable, Swift.Hashable {
  var measuredAt: Date

  init(measuredAt: Date) {
    self.measuredAt = measuredAt
  }
}

nonisolated struct CaseList: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var items: [CaseItem]
  var itemsIDs: Swift.Optional<[Swift.Int]>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    items: [CaseItem] = [],
    itemsIDs: [Swift.Int]? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.items = items
    self.itemsIDs = itemsIDs
  }
}

nonisolated struct CaseLooseList: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var items: [CaseItem]
  var itemsIDs: Swift.Optional<[Swift.Int]>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    items: [CaseItem] = [],
    itemsIDs: [Swift.Int]? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.items = items
    self.itemsIDs = itemsIDs
  }
}

nonisolated struct CaseItem: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>

  init(remoteID: Swift.Int, createdDate: Date? = nil, updatedDate: Date? = nil) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
  }
}

nonisolated struct CaseTask: Swift.Sendable, Swift.Hashable {
  var id: Swift.String

  init(id: Swift.String) {
    self.id = id
  }
}

nonisolated struct CaseProject: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var name: Swift.Optional<Swift.String>
  var tasks: [CaseTask]
  var taskIDs: Swift.Optional<[Swift.String]>

  init(
    id: Swift.String,
    name: Swift.String? = nil,
    tasks: [CaseTask] = [],
    taskIDs: [Swift.String]? = nil
  ) {
    self.id = id
    self.name = name
    self.tasks = tasks
    self.taskIDs = taskIDs
  }
}

nonisolated struct CasePlayer: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var playerGroup: Swift.Optional<CasePlayerGroup>

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    playerGroup: CasePlayerGroup? = nil
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.playerGroup = playerGroup
  }
}

nonisolated struct CasePlayerGroup: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var createdDate: Swift.Optional<Date>
  var updatedDate: Swift.Optional<Date>
  var players: [CasePlayer]

  init(
    remoteID: Swift.Int,
    createdDate: Date? = nil,
    updatedDate: Date? = nil,
    players: [CasePlayer] = []
  ) {
    self.remoteID = remoteID
    self.createdDate = createdDate
    self.updatedDate = updatedDate
    self.players = players
  }
}

nonisolated extension CaseUser {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var name: KVMap.PatchField<Swift.String>
    var email: KVMap.PatchField<Swift.String>
    var firstName: KVMap.PatchField<Swift.String>
    var lastName: KVMap.PatchField<Swift.String>
    var age: KVMap.PatchField<Swift.Int?>
    var company: KVMap.PatchField<CaseCompany._KVEntry>
    var tags: KVMap.PatchField<[CaseTag._KVEntry]>
    var location: KVMap.PatchField<CasePlace?>
    var profilePictures: KVMap.PatchField<[CaseImage._KVEntry]>
    var notesIDs: KVMap.PatchField<[Swift.Int]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      email: KVMap.PatchField<Swift.String> = .absent,
      firstName: KVMap.PatchField<Swift.String> = .absent,
      lastName: KVMap.PatchField<Swift.String> = .absent,
      age: KVMap.PatchField<Swift.Int?> = .absent,
      company: KVMap.PatchField<CaseCompany._KVEntry> = .absent,
      tags: KVMap.PatchField<[CaseTag._KVEntry]> = .absent,
      location: KVMap.PatchField<CasePlace?> = .absent,
      profilePictures: KVMap.PatchField<[CaseImage._KVEntry]> = .absent,
      notesIDs: KVMap.PatchField<[Swift.Int]> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.name = name
      self.email = email
      self.firstName = firstName
      self.lastName = lastName
      self.age = age
      self.company = company
      self.tags = tags
      self.location = location
      self.profilePictures = profilePictures
      self.notesIDs = notesIDs
    }
  }
}

nonisolated extension CaseCompany {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var name: KVMap.PatchField<Swift.String>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.name = name
    }
  }
}

nonisolated extension CaseTag {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var hashtag: KVMap.PatchField<Swift.String>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      hashtag: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.hashtag = hashtag
    }
  }
}

nonisolated extension CaseImage {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var url: KVMap.PatchField<Swift.String>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      url: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.remoteID = remoteID
      self.url = url
    }
  }
}

nonisolated extension CaseNote {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var name: KVMap.PatchField<Swift.String>
    var text: KVMap.PatchField<Swift.String>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      text: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.name = name
      self.text = text
    }
  }
}

nonisolated extension CaseTextUser {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.String>
    var name: KVMap.PatchField<Swift.String>
    var favoriteTags: KVMap.PatchField<[CaseTextTag._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.String> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      favoriteTags: KVMap.PatchField<[CaseTextTag._KVEntry]> = .absent
    ) {
      self.id = id
      self.name = name
      self.favoriteTags = favoriteTags
    }
  }
}

nonisolated extension CaseTextTag {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.String>
    var hashtag: KVMap.PatchField<Swift.String>

    init(
      id: KVMap.PatchField<Swift.String> = .absent,
      hashtag: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.id = id
      self.hashtag = hashtag
    }
  }
}

nonisolated extension CaseParent {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var parentID: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var children: KVMap.PatchField<[CaseChild._KVEntry]>

    init(
      parentID: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      children: KVMap.PatchField<[CaseChild._KVEntry]> = .absent
    ) {
      self.parentID = parentID
      self.name = name
      self.children = children
    }
  }
}

nonisolated extension CaseChild {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var childID: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>

    init(
      childID: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.childID = childID
      self.name = name
    }
  }
}

nonisolated extension CaseMonkey {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var railsID: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>

    init(
      railsID: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.railsID = railsID
      self.name = name
    }
  }
}

nonisolated extension CaseCat {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var railsID: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>

    init(
      railsID: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.railsID = railsID
      self.name = name
    }
  }
}

nonisolated extension CaseCatOwner {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var favoriteCatID: KVMap.PatchField<Swift.Int?>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      favoriteCatID: KVMap.PatchField<Swift.Int?> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.favoriteCatID = favoriteCatID
    }
  }
}

nonisolated extension CaseUpper {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var name: KVMap.PatchField<Swift.String>
    var rank: KVMap.PatchField<Swift.Int?>

    init(name: KVMap.PatchField<Swift.String> = .absent, rank: KVMap.PatchField<Swift.Int?> = .absent) {
      self.name = name
      self.rank = rank
    }
  }
}

nonisolated extension CasePerson {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var friendsSet: KVMap.PatchField<[CaseFriend._KVEntry]>
    var friends: KVMap.PatchField<[CaseOwnFriend._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      friendsSet: KVMap.PatchField<[CaseFriend._KVEntry]> = .absent,
      friends: KVMap.PatchField<[CaseOwnFriend._KVEntry]> = .absent
    ) {
      self.id = id
      self.friendsSet = friendsSet
      self.friends = friends
    }
  }
}

nonisolated extension CaseFriend {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var name: KVMap.PatchField<Swift.String>

    init(name: KVMap.PatchField<Swift.String> = .absent) {
      self.name = name
    }
  }
}

nonisolated extension CaseOwnFriend {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var name: KVMap.PatchField<Swift.String>

    init(name: KVMap.PatchField<Swift.String> = .absent) {
      self.name = name
    }
  }
}

nonisolated extension CaseLocal {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var localID: KVMap.PatchField<Swift.String>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      localID: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.localID = localID
    }
  }
}

nonisolated extension CaseText {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.String>
    var text: KVMap.PatchField<Swift.String>

    init(id: KVMap.PatchField<Swift.String> = .absent, text: KVMap.PatchField<Swift.String> = .absent) {
      self.id = id
      self.text = text
    }
  }
}

nonisolated extension CaseElvis {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.String>
    var numberOfChildren: KVMap.PatchField<Swift.Int?>
    var fullName: KVMap.PatchField<Swift.String>
    var firstName: KVMap.PatchField<Swift.String>
    var etternavn: KVMap.PatchField<Swift.String>

    init(
      remoteID: KVMap.PatchField<Swift.String> = .absent,
      numberOfChildren: KVMap.PatchField<Swift.Int?> = .absent,
      fullName: KVMap.PatchField<Swift.String> = .absent,
      firstName: KVMap.PatchField<Swift.String> = .absent,
      etternavn: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.remoteID = remoteID
      self.numberOfChildren = numberOfChildren
      self.fullName = fullName
      self.firstName = firstName
      self.etternavn = etternavn
    }
  }
}

nonisolated extension CaseSuperUser {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var name: KVMap.PatchField<Swift.String>
    var email: KVMap.PatchField<Swift.String>
    var superNotes: KVMap.PatchField<[CaseSuperNote._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      email: KVMap.PatchField<Swift.String> = .absent,
      superNotes: KVMap.PatchField<[CaseSuperNote._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.name = name
      self.email = email
      self.superNotes = superNotes
    }
  }
}

nonisolated extension CaseSuperNote {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var text: KVMap.PatchField<Swift.String>
    var superUser: KVMap.PatchField<Swift.Int?>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      text: KVMap.PatchField<Swift.String> = .absent,
      superUser: KVMap.PatchField<Swift.Int?> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.text = text
      self.superUser = superUser
    }
  }
}

nonisolated extension CaseNumber {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var values: KVMap.PatchField<Swift.Int?>
    var numbers: KVMap.PatchField<[CaseNumber._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      values: KVMap.PatchField<Swift.Int?> = .absent,
      numbers: KVMap.PatchField<[CaseNumber._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.values = values
      self.numbers = numbers
    }
  }
}

nonisolated extension CaseComment {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var body: KVMap.PatchField<Swift.String>
    var comments: KVMap.PatchField<[CaseComment._KVEntry]>

    init(
      body: KVMap.PatchField<Swift.String> = .absent,
      comments: KVMap.PatchField<[CaseComment._KVEntry]> = .absent
    ) {
      self.body = body
      self.comments = comments
    }
  }
}

nonisolated extension CaseStory {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var title: KVMap.PatchField<Swift.String>
    var summarize: KVMap.PatchField<CaseSummary._KVEntry>
    var comments: KVMap.PatchField<[CaseComment._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      title: KVMap.PatchField<Swift.String> = .absent,
      summarize: KVMap.PatchField<CaseSummary._KVEntry> = .absent,
      comments: KVMap.PatchField<[CaseComment._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.title = title
      self.summarize = summarize
      self.comments = comments
    }
  }
}

nonisolated extension CaseTale {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var title: KVMap.PatchField<Swift.String>
    var summarize: KVMap.PatchField<CasePassage?>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      title: KVMap.PatchField<Swift.String> = .absent,
      summarize: KVMap.PatchField<CasePassage?> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.title = title
      self.summarize = summarize
    }
  }
}

nonisolated extension CaseAwesomeComment {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var body: KVMap.PatchField<Swift.String>
    var awesomeComments: KVMap.PatchField<[CaseAwesomeComment._KVEntry]>

    init(
      body: KVMap.PatchField<Swift.String> = .absent,
      awesomeComments: KVMap.PatchField<[CaseAwesomeComment._KVEntry]> = .absent
    ) {
      self.body = body
      self.awesomeComments = awesomeComments
    }
  }
}

nonisolated extension CaseAwesomeStory {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var title: KVMap.PatchField<Swift.String>
    var awesomeComments: KVMap.PatchField<[CaseAwesomeComment._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      title: KVMap.PatchField<Swift.String> = .absent,
      awesomeComments: KVMap.PatchField<[CaseAwesomeComment._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.title = title
      self.awesomeComments = awesomeComments
    }
  }
}

nonisolated extension CaseSpeech {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var series: KVMap.PatchField<[CaseSerie._KVEntry]>
    var serie: KVMap.PatchField<CaseSerie._KVEntry>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      series: KVMap.PatchField<[CaseSerie._KVEntry]> = .absent,
      serie: KVMap.PatchField<CaseSerie._KVEntry> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.series = series
      self.serie = serie
    }
  }
}

nonisolated extension CaseSpeechByID {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var series: KVMap.PatchField<[Swift.Int]>
    var serie: KVMap.PatchField<Swift.Int?>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      series: KVMap.PatchField<[Swift.Int]> = .absent,
      serie: KVMap.PatchField<Swift.Int?> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.series = series
      self.serie = serie
    }
  }
}

nonisolated extension CaseSerie {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
    }
  }
}

nonisolated extension CaseSummary {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int?>
    var body: KVMap.PatchField<Swift.String>

    init(id: KVMap.PatchField<Swift.Int?> = .absent, body: KVMap.PatchField<Swift.String> = .absent) {
      self.id = id
      self.body = body
    }
  }
}

nonisolated extension CaseUnit {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var name: KVMap.PatchField<Swift.String>
    var children: KVMap.PatchField<[CaseUnit._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      children: KVMap.PatchField<[CaseUnit._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.name = name
      self.children = children
    }
  }
}

nonisolated extension CaseLocation {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var name: KVMap.PatchField<Swift.String>
    var cityID: KVMap.PatchField<Swift.Int?>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      cityID: KVMap.PatchField<Swift.Int?> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.name = name
      self.cityID = cityID
    }
  }
}

nonisolated extension CaseCity {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var name: KVMap.PatchField<Swift.String>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.name = name
    }
  }
}

nonisolated extension CaseWorkout {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.String>
    var workoutName: KVMap.PatchField<Swift.String>
    var workoutDesc: KVMap.PatchField<Swift.String>
    var exercises: KVMap.PatchField<[CaseExercise._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.String> = .absent,
      workoutName: KVMap.PatchField<Swift.String> = .absent,
      workoutDesc: KVMap.PatchField<Swift.String> = .absent,
      exercises: KVMap.PatchField<[CaseExercise._KVEntry]> = .absent
    ) {
      self.id = id
      self.workoutName = workoutName
      self.workoutDesc = workoutDesc
      self.exercises = exercises
    }
  }
}

nonisolated extension CaseExercise {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.String>
    var exerciseName: KVMap.PatchField<Swift.String>
    var exerciseDesc: KVMap.PatchField<Swift.String>
    var mainMuscle: KVMap.PatchField<Swift.String>
    var mechanicsType: KVMap.PatchField<Swift.String>

    init(
      id: KVMap.PatchField<Swift.String> = .absent,
      exerciseName: KVMap.PatchField<Swift.String> = .absent,
      exerciseDesc: KVMap.PatchField<Swift.String> = .absent,
      mainMuscle: KVMap.PatchField<Swift.String> = .absent,
      mechanicsType: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.id = id
      self.exerciseName = exerciseName
      self.exerciseDesc = exerciseDesc
      self.mainMuscle = mainMuscle
      self.mechanicsType = mechanicsType
    }
  }
}

nonisolated extension CaseHouse {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var residents: KVMap.PatchField<[CaseHuman._KVEntry]>
    var owners: KVMap.PatchField<[CaseHuman._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      residents: KVMap.PatchField<[CaseHuman._KVEntry]> = .absent,
      owners: KVMap.PatchField<[CaseHuman._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.residents = residents
      self.owners = owners
    }
  }
}

nonisolated extension CaseHuman {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var name: KVMap.PatchField<Swift.String>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.name = name
    }
  }
}

nonisolated extension CaseHome {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var legalTenant: KVMap.PatchField<CaseHuman._KVEntry>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      legalTenant: KVMap.PatchField<CaseHuman._KVEntry> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.legalTenant = legalTenant
    }
  }
}

nonisolated extension CaseVehicle {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var passengers: KVMap.PatchField<[CaseHuman._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      passengers: KVMap.PatchField<[CaseHuman._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.passengers = passengers
    }
  }
}

nonisolated extension CaseRacecar {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var passengers: KVMap.PatchField<[CaseHuman._KVEntry]>
    var maxSpeed: KVMap.PatchField<Swift.Int?>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      passengers: KVMap.PatchField<[CaseHuman._KVEntry]> = .absent,
      maxSpeed: KVMap.PatchField<Swift.Int?> = .absent
    ) {
      self.remoteID = remoteID
      self.passengers = passengers
      self.maxSpeed = maxSpeed
    }
  }
}

nonisolated extension CaseRoute {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var busID: KVMap.PatchField<Swift.String>
    var stops: KVMap.PatchField<[CaseStop._KVEntry]>
    var polyline: KVMap.PatchField<[CasePoint._KVEntry]>

    init(
      busID: KVMap.PatchField<Swift.String> = .absent,
      stops: KVMap.PatchField<[CaseStop._KVEntry]> = .absent,
      polyline: KVMap.PatchField<[CasePoint._KVEntry]> = .absent
    ) {
      self.busID = busID
      self.stops = stops
      self.polyline = polyline
    }
  }
}

nonisolated extension CaseStop {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var index: KVMap.PatchField<Swift.String>

    init(index: KVMap.PatchField<Swift.String> = .absent) {
      self.index = index
    }
  }
}

nonisolated extension CasePoint {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var index: KVMap.PatchField<Swift.String>

    init(index: KVMap.PatchField<Swift.String> = .absent) {
      self.index = index
    }
  }
}

nonisolated extension CaseTaskList {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.String>
    var owner: KVMap.PatchField<CaseOwner._KVEntry>
    var participants: KVMap.PatchField<[CaseOwner._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.String> = .absent,
      owner: KVMap.PatchField<CaseOwner._KVEntry> = .absent,
      participants: KVMap.PatchField<[CaseOwner._KVEntry]> = .absent
    ) {
      self.id = id
      self.owner = owner
      self.participants = participants
    }
  }
}

nonisolated extension CaseOwner {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.String>

    init(id: KVMap.PatchField<Swift.String> = .absent) {
      self.id = id
    }
  }
}

nonisolated extension CaseTaggedUser {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var tag: KVMap.PatchField<CaseTag._KVEntry>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      tag: KVMap.PatchField<CaseTag._KVEntry> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.tag = tag
    }
  }
}

nonisolated extension CasePresentation {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var slides: KVMap.PatchField<[CaseSlide._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      slides: KVMap.PatchField<[CaseSlide._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.slides = slides
    }
  }
}

nonisolated extension CaseSlide {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
    }
  }
}

nonisolated extension CaseArticle {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var tags: KVMap.PatchField<[CaseTag._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      tags: KVMap.PatchField<[CaseTag._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.tags = tags
    }
  }
}

nonisolated extension CaseForm {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var fields: KVMap.PatchField<[CaseFormField._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      fields: KVMap.PatchField<[CaseFormField._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.fields = fields
    }
  }
}

nonisolated extension CaseFormField {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int?>
    var text: KVMap.PatchField<Swift.String>

    init(id: KVMap.PatchField<Swift.Int?> = .absent, text: KVMap.PatchField<Swift.String> = .absent) {
      self.id = id
      self.text = text
    }
  }
}

nonisolated extension CaseWebsite {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var recentTags: KVMap.PatchField<[CaseTag._KVEntry]>
    var categories: KVMap.PatchField<[CaseCategory._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      recentTags: KVMap.PatchField<[CaseTag._KVEntry]> = .absent,
      categories: KVMap.PatchField<[CaseCategory._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.recentTags = recentTags
      self.categories = categories
    }
  }
}

nonisolated extension CaseCategory {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var defaultTag: KVMap.PatchField<CaseTag._KVEntry>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      defaultTag: KVMap.PatchField<CaseTag._KVEntry> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.defaultTag = defaultTag
    }
  }
}

nonisolated extension CaseMessage {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var text: KVMap.PatchField<Swift.String>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      text: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.text = text
    }
  }
}

nonisolated extension CaseAddingUser {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var messages: KVMap.PatchField<[CaseMessage._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      messages: KVMap.PatchField<[CaseMessage._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.messages = messages
    }
  }
}

nonisolated extension CaseFitness {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.String>
    var weights: KVMap.PatchField<[CaseWeight._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.String> = .absent,
      weights: KVMap.PatchField<[CaseWeight._KVEntry]> = .absent
    ) {
      self.id = id
      self.weights = weights
    }
  }
}

nonisolated extension CaseWeight {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var measuredAt: KVMap.PatchField<Date>

    init(measuredAt: KVMap.PatchField<Date> = .absent) {
      self.measuredAt = measuredAt
    }
  }
}

nonisolated extension CaseList {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var items: KVMap.PatchField<[CaseItem._KVEntry]>
    var itemsIDs: KVMap.PatchField<[Swift.Int]?>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      items: KVMap.PatchField<[CaseItem._KVEntry]> = .absent,
      itemsIDs: KVMap.PatchField<[Swift.Int]?> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.items = items
      self.itemsIDs = itemsIDs
    }
  }
}

nonisolated extension CaseLooseList {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var items: KVMap.PatchField<[CaseItem._KVEntry]>
    var itemsIDs: KVMap.PatchField<[Swift.Int]?>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      items: KVMap.PatchField<[CaseItem._KVEntry]> = .absent,
      itemsIDs: KVMap.PatchField<[Swift.Int]?> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.items = items
      self.itemsIDs = itemsIDs
    }
  }
}

nonisolated extension CaseItem {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
    }
  }
}

nonisolated extension CaseTask {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.String>

    init(id: KVMap.PatchField<Swift.String> = .absent) {
      self.id = id
    }
  }
}

nonisolated extension CaseProject {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.String>
    var name: KVMap.PatchField<Swift.String>
    var tasks: KVMap.PatchField<[CaseTask._KVEntry]>
    var taskIDs: KVMap.PatchField<[Swift.String]?>

    init(
      id: KVMap.PatchField<Swift.String> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      tasks: KVMap.PatchField<[CaseTask._KVEntry]> = .absent,
      taskIDs: KVMap.PatchField<[Swift.String]?> = .absent
    ) {
      self.id = id
      self.name = name
      self.tasks = tasks
      self.taskIDs = taskIDs
    }
  }
}

nonisolated extension CasePlayer {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var playerGroup: KVMap.PatchField<CasePlayerGroup._KVEntry>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      playerGroup: KVMap.PatchField<CasePlayerGroup._KVEntry> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.playerGroup = playerGroup
    }
  }
}

nonisolated extension CasePlayerGroup {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var remoteID: KVMap.PatchField<Swift.Int>
    var createdDate: KVMap.PatchField<Date?>
    var updatedDate: KVMap.PatchField<Date?>
    var players: KVMap.PatchField<[CasePlayer._KVEntry]>

    init(
      remoteID: KVMap.PatchField<Swift.Int> = .absent,
      createdDate: KVMap.PatchField<Date?> = .absent,
      updatedDate: KVMap.PatchField<Date?> = .absent,
      players: KVMap.PatchField<[CasePlayer._KVEntry]> = .absent
    ) {
      self.remoteID = remoteID
      self.createdDate = createdDate
      self.updatedDate = updatedDate
      self.players = players
    }
  }
}

// MARK: - Mappings

nonisolated extension CaseUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseUser {
    CaseUser(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var slot6: KVMap.ValuePosition = .none
    var slot7: KVMap.ValuePosition = .none
    var has5: Swift.Bool = false
    var has6: Swift.Bool = false
    var has11: Swift.Bool = false
    var has12: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        case 4: out.email = try kv.consumeNull() ? nil : kv.lenientString()  // email
        case 5:  // first_name
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has5 = true
            out.firstName = try kv.lenientString()
          }
        case 6: slot1 = try kv.deferValue()  // first_name
        case 7:  // last_name
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has6 = true
            out.lastName = try kv.lenientString()
          }
        case 8: slot3 = try kv.deferValue()  // last_name
        case 9: out.age = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // age
        case 10: out.company = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseCompany in try CaseCompany._kvDecode(&kv, updating: updating ? out.company : nil) }  // company
        case 11: out.tags = try kv.consumeNull() ? [] : _kvDecode_tags(&kv)  // tags
        case 12: out.location = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePlace in try CasePlace._kvDecode(&kv, updating: updating ? out.location : nil) }  // location
        case 13:  // profile_pictures
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            has11 = true
            out.profilePictures = try _kvDecode_profilePictures(&kv)
          }
        case 14: slot5 = try kv.deferValue()  // profile_pictures
        case 15:  // notes_ids
          if try kv.consumeNull() {
            slot6 = .null
          } else {
            has12 = true
            out.notesIDs = try _kvDecode_notesIDs(&kv)
          }
        case 16: slot7 = try kv.deferValue()  // notes_ids
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has5 {
      let mark5: KVMap.ValuePosition = slot0.or(slot1)  // first_name
      if mark5.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark5, _kvKeys, rule: 5, scan)
        do throws(KVMap.CodingFailure) { out.firstName = try kv.lenientString() } catch { try kv.recover(error, from: mark5) }
        kv.rewind(to: back)
      } else if mark5.isNull {
        out.firstName = nil
      }
    }
    if !has6 {
      let mark6: KVMap.ValuePosition = slot2.or(slot3)  // last_name
      if mark6.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark6, _kvKeys, rule: 7, scan)
        do throws(KVMap.CodingFailure) { out.lastName = try kv.lenientString() } catch { try kv.recover(error, from: mark6) }
        kv.rewind(to: back)
      } else if mark6.isNull {
        out.lastName = nil
      }
    }
    if !has11 {
      let mark11: KVMap.ValuePosition = slot4.or(slot5)  // profile_pictures
      if mark11.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark11, _kvKeys, rule: 13, scan)
        do throws(KVMap.CodingFailure) { out.profilePictures = try _kvDecode_profilePictures(&kv) } catch { try kv.recover(error, from: mark11) }
        kv.rewind(to: back)
      } else if mark11.isNull {
        out.profilePictures = []
      }
    }
    if !has12 {
      let mark12: KVMap.ValuePosition = slot6.or(slot7)  // notes_ids
      if mark12.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark12, _kvKeys, rule: 15, scan)
        do throws(KVMap.CodingFailure) { out.notesIDs = try _kvDecode_notesIDs(&kv) } catch { try kv.recover(error, from: mark12) }
        kv.rewind(to: back)
      } else if mark12.isNull {
        out.notesIDs = []
      }
    }
  }

  private static func _kvDecode_tags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseTag] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag in try CaseTag._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag in try CaseTag._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_profilePictures(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseImage] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseImage in try CaseImage._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseImage in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseImage in try CaseImage._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_notesIDs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"name\":", ifPresent: self.name)
    kv.string("\"email\":", ifPresent: self.email)
    kv.string("\"first_name\":", ifPresent: self.firstName)
    kv.string("\"last_name\":", ifPresent: self.lastName)
    kv.int("\"age\":", ifPresent: self.age)
    if let value = self.company { kv.key("\"company\":"); try value._kvEncode(&kv) }
    try kv.array("\"tags\":", self.tags)
    if let value = self.location { kv.key("\"location\":"); try value._kvEncode(&kv) }
    try kv.array("\"profile_pictures\":", self.profilePictures)
    kv.array("\"notes_ids\":", self.notesIDs)
    kv.endObject()
  }
}

nonisolated extension CaseCompany: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseCompany {
    CaseCompany(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseCompany, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension CaseTag: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseTag {
    CaseTag(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTag, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.hashtag = try kv.consumeNull() ? nil : kv.lenientString()  // hashtag
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"hashtag\":", ifPresent: self.hashtag)
    kv.endObject()
  }
}

nonisolated extension CasePlace: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CasePlace {
    CasePlace()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CasePlace, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.city = try kv.consumeNull() ? nil : kv.lenientString()  // city
        case 1: out.street = try kv.consumeNull() ? nil : kv.lenientString()  // street
        case 2:  // zip_code
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has2 = true
            out.zipCode = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
          }
        case 3: slot1 = try kv.deferValue()  // zip_code
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot0.or(slot1)  // zip_code
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 2, scan)
        do throws(KVMap.CodingFailure) { out.zipCode = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt() } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.zipCode = nil
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"city\":", ifPresent: self.city)
    kv.string("\"street\":", ifPresent: self.street)
    kv.int("\"zip_code\":", ifPresent: self.zipCode)
    kv.endObject()
  }
}

nonisolated extension CaseImage: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseImage {
    CaseImage(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseImage, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // ImageId
        case 1: out.url = try kv.consumeNull() ? nil : kv.lenientString()  // url
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"ImageId\":", self.remoteID)
    kv.string("\"url\":", ifPresent: self.url)
    kv.endObject()
  }
}

nonisolated extension CaseNote: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseNote {
    CaseNote(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseNote, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        case 4: out.text = try kv.consumeNull() ? nil : kv.lenientString()  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"name\":", ifPresent: self.name)
    kv.string("\"text\":", ifPresent: self.text)
    kv.endObject()
  }
}

nonisolated extension CaseTextUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseTextUser {
    CaseTextUser(id: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTextUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientString()  // id
        case 1: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        case 2:  // favorite_tags
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has2 = true
            out.favoriteTags = try _kvDecode_favoriteTags(&kv)
          }
        case 3: slot1 = try kv.deferValue()  // favorite_tags
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot0.or(slot1)  // favorite_tags
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 2, scan)
        do throws(KVMap.CodingFailure) { out.favoriteTags = try _kvDecode_favoriteTags(&kv) } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.favoriteTags = []
      }
    }
  }

  private static func _kvDecode_favoriteTags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseTextTag] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTextTag in try CaseTextTag._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTextTag in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTextTag in try CaseTextTag._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    try kv.array("\"favorite_tags\":", self.favoriteTags)
    kv.endObject()
  }
}

nonisolated extension CaseTextTag: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseTextTag {
    CaseTextTag(id: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTextTag, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientString()  // id
        case 1: out.hashtag = try kv.consumeNull() ? nil : kv.lenientString()  // hashtag
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id\":", self.id)
    kv.string("\"hashtag\":", ifPresent: self.hashtag)
    kv.endObject()
  }
}

nonisolated extension CaseParent: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseParent {
    CaseParent(parentID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseParent, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.parentID = try kv.lenientInt()  // parentID
        case 1: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        case 2: out.children = try kv.consumeNull() ? [] : _kvDecode_children(&kv)  // children
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_children(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseChild] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseChild in try CaseChild._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseChild in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseChild in try CaseChild._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"parentID\":", self.parentID)
    kv.string("\"name\":", ifPresent: self.name)
    try kv.array("\"children\":", self.children)
    kv.endObject()
  }
}

nonisolated extension CaseChild: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseChild {
    CaseChild(childID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseChild, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.childID = try kv.lenientInt()  // childID
        case 1: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"childID\":", self.childID)
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension CaseMonkey: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseMonkey {
    CaseMonkey(railsID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseMonkey, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // monkey.railsID
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            out.name = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // monkey.railsID
                  has0 = true
                  out.railsID = try kv.lenientInt()
                case 1: out.name = try kv.consumeNull() ? nil : kv.lenientString()
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"monkey\":")
    kv.int("\"railsID\":", self.railsID)
    kv.string("\"name\":", ifPresent: self.name)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension CaseCat: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseCat {
    CaseCat(railsID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseCat, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.railsID = try kv.lenientInt()  // railsID
        case 1: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"railsID\":", self.railsID)
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension CaseCatOwner: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseCatOwner {
    CaseCatOwner(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseCatOwner, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3:  // favorite_cat_id
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.favoriteCatID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
          }
        case 4: slot1 = try kv.deferValue()  // favorite_cat_id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // favorite_cat_id
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.favoriteCatID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt() } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.favoriteCatID = nil
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.int("\"favorite_cat_id\":", ifPresent: self.favoriteCatID)
    kv.endObject()
  }
}

nonisolated extension CaseUpper: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseUpper {
    CaseUpper(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseUpper, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try KVMap.TextStep.uppercase(kv.lenientString()) }  // name
        case 1: out.rank = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // rank
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"name\":"); kv.string(self.name)
    kv.int("\"rank\":", ifPresent: self.rank)
    kv.endObject()
  }
}

nonisolated extension CasePerson: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CasePerson {
    CasePerson(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CasePerson, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientInt()  // id
        case 1: out.friendsSet = try kv.consumeNull() ? [] : _kvDecode_friendsSet(&kv)  // friendsSet
        case 2: out.friends = try kv.consumeNull() ? [] : _kvDecode_friends(&kv)  // friends
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_friendsSet(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseFriend] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseFriend in try CaseFriend._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseFriend in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseFriend in try CaseFriend._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseOwnFriend] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwnFriend in try CaseOwnFriend._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwnFriend in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwnFriend in try CaseOwnFriend._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    try kv.array("\"friendsSet\":", self.friendsSet)
    try kv.array("\"friends\":", self.friends)
    kv.endObject()
  }
}

nonisolated extension CaseFriend: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseFriend {
    CaseFriend(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseFriend, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension CaseOwnFriend: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseOwnFriend {
    CaseOwnFriend(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseOwnFriend, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension CaseLocal: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseLocal {
    CaseLocal(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseLocal, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3:  // local_id
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.localID = try kv.lenientString()
          }
        case 4: slot1 = try kv.deferValue()  // local_id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // local_id
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.localID = try kv.lenientString() } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.localID = "local"
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"local_id\":", self.localID)
    kv.endObject()
  }
}

nonisolated extension CaseText: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseText {
    CaseText(id: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseText, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientString()  // id
        case 1: out.text = try kv.consumeNull() ? nil : kv.lenientString()  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id\":", self.id)
    kv.string("\"text\":", ifPresent: self.text)
    kv.endObject()
  }
}

nonisolated extension CaseElvis: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseElvis {
    CaseElvis(remoteID: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseElvis, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientString()  // id
        case 1:  // number_of_children
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.numberOfChildren = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
          }
        case 2: slot1 = try kv.deferValue()  // number_of_children
        case 3:  // full_name
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has2 = true
            out.fullName = try kv.lenientString()
          }
        case 4: slot3 = try kv.deferValue()  // full_name
        case 5:  // first_name
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            has3 = true
            out.firstName = try kv.lenientString()
          }
        case 6: slot5 = try kv.deferValue()  // first_name
        case 7: out.etternavn = try kv.consumeNull() ? nil : kv.lenientString()  // last_name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // number_of_children
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.numberOfChildren = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.numberOfChildren = nil
      }
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot2.or(slot3)  // full_name
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.fullName = try kv.lenientString() } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.fullName = nil
      }
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot4.or(slot5)  // first_name
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 5, scan)
        do throws(KVMap.CodingFailure) { out.firstName = try kv.lenientString() } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.firstName = nil
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id\":", self.remoteID)
    kv.int("\"number_of_children\":", ifPresent: self.numberOfChildren)
    kv.string("\"full_name\":", ifPresent: self.fullName)
    kv.string("\"first_name\":", ifPresent: self.firstName)
    kv.string("\"last_name\":", ifPresent: self.etternavn)
    kv.endObject()
  }
}

nonisolated extension CaseSuperUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseSuperUser {
    CaseSuperUser(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSuperUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        case 4: out.email = try kv.consumeNull() ? nil : kv.lenientString()  // email
        case 5: out.superNotes = try kv.consumeNull() ? [] : _kvDecode_superNotes(&kv)  // annotations
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_superNotes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseSuperNote] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSuperNote in try CaseSuperNote._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSuperNote in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSuperNote in try CaseSuperNote._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"name\":", ifPresent: self.name)
    kv.string("\"email\":", ifPresent: self.email)
    try kv.array("\"annotations\":", self.superNotes)
    kv.endObject()
  }
}

nonisolated extension CaseSuperNote: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseSuperNote {
    CaseSuperNote(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSuperNote, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.text = try kv.consumeNull() ? nil : kv.lenientString()  // text
        case 4:  // super_user_id
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has4 = true
            out.superUser = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
          }
        case 5: slot1 = try kv.deferValue()  // super_user_id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot0.or(slot1)  // super_user_id
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.superUser = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt() } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        out.superUser = nil
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"text\":", ifPresent: self.text)
    kv.int("\"super_user_id\":", ifPresent: self.superUser)
    kv.endObject()
  }
}

nonisolated extension CaseNumber: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseNumber {
    CaseNumber(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseNumber, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.values = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // values
        case 4: out.numbers = try kv.consumeNull() ? [] : _kvDecode_numbers(&kv)  // numbers
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_numbers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseNumber] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseNumber in try CaseNumber._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseNumber in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseNumber in try CaseNumber._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.int("\"values\":", ifPresent: self.values)
    try kv.array("\"numbers\":", self.numbers)
    kv.endObject()
  }
}

nonisolated extension CaseComment: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseComment {
    CaseComment(body: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseComment, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.body = try kv.lenientString()  // body
        case 1: out.comments = try kv.consumeNull() ? [] : _kvDecode_comments(&kv)  // comments
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_comments(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseComment] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseComment in try CaseComment._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseComment in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseComment in try CaseComment._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"body\":", self.body)
    try kv.array("\"comments\":", self.comments)
    kv.endObject()
  }
}

nonisolated extension CaseStory: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseStory {
    CaseStory(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseStory, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.title = try kv.consumeNull() ? nil : kv.lenientString()  // title
        case 4: out.summarize = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSummary in try CaseSummary._kvDecode(&kv, updating: updating ? out.summarize : nil) }  // summarize_text
        case 5: out.comments = try kv.consumeNull() ? [] : _kvDecode_comments(&kv)  // comments
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_comments(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseComment] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseComment in try CaseComment._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseComment in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseComment in try CaseComment._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"title\":", ifPresent: self.title)
    if let value = self.summarize { kv.key("\"summarize_text\":"); try value._kvEncode(&kv) }
    try kv.array("\"comments\":", self.comments)
    kv.endObject()
  }
}

nonisolated extension CaseTale: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseTale {
    CaseTale(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTale, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.title = try kv.consumeNull() ? nil : kv.lenientString()  // title
        case 4: out.summarize = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePassage in try CasePassage._kvDecode(&kv, updating: updating ? out.summarize : nil) }  // summarize_text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"title\":", ifPresent: self.title)
    if let value = self.summarize { kv.key("\"summarize_text\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension CasePassage: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CasePassage {
    CasePassage(body: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CasePassage, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.body = try kv.lenientString()  // body
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"body\":", self.body)
    kv.endObject()
  }
}

nonisolated extension CaseAwesomeComment: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseAwesomeComment {
    CaseAwesomeComment(body: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseAwesomeComment, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.body = try kv.lenientString()  // body
        case 1:  // awesome_comments
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.awesomeComments = try _kvDecode_awesomeComments(&kv)
          }
        case 2: slot1 = try kv.deferValue()  // awesome_comments
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // awesome_comments
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.awesomeComments = try _kvDecode_awesomeComments(&kv) } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.awesomeComments = []
      }
    }
  }

  private static func _kvDecode_awesomeComments(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseAwesomeComment] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseAwesomeComment in try CaseAwesomeComment._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseAwesomeComment in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseAwesomeComment in try CaseAwesomeComment._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"body\":", self.body)
    try kv.array("\"awesome_comments\":", self.awesomeComments)
    kv.endObject()
  }
}

nonisolated extension CaseAwesomeStory: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseAwesomeStory {
    CaseAwesomeStory(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseAwesomeStory, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.title = try kv.consumeNull() ? nil : kv.lenientString()  // title
        case 4:  // awesome_comments
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has4 = true
            out.awesomeComments = try _kvDecode_awesomeComments(&kv)
          }
        case 5: slot1 = try kv.deferValue()  // awesome_comments
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot0.or(slot1)  // awesome_comments
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.awesomeComments = try _kvDecode_awesomeComments(&kv) } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        out.awesomeComments = []
      }
    }
  }

  private static func _kvDecode_awesomeComments(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseAwesomeComment] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseAwesomeComment in try CaseAwesomeComment._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseAwesomeComment in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseAwesomeComment in try CaseAwesomeComment._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"title\":", ifPresent: self.title)
    try kv.array("\"awesome_comments\":", self.awesomeComments)
    kv.endObject()
  }
}

nonisolated extension CaseSpeech: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseSpeech {
    CaseSpeech(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSpeech, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3:  // custom.series
          if try kv.consumeNull() {
            out.series = []
            out.serie = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.series = try kv.consumeNull() ? [] : _kvDecode_series(&kv)  // custom.series
                case 1: out.serie = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSerie in try CaseSerie._kvDecode(&kv, updating: updating ? out.serie : nil) }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_series(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseSerie] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSerie in try CaseSerie._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSerie in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSerie in try CaseSerie._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    let begun0: Swift.Int = kv.beginOptionalObject("\"custom\":")
    try kv.array("\"series\":", self.series)
    if let value = self.serie { kv.key("\"serie\":"); try value._kvEncode(&kv) }
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension CaseSpeechByID: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseSpeechByID {
    CaseSpeechByID(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSpeechByID, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3:  // custom.series
          if try kv.consumeNull() {
            out.series = []
            out.serie = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.series = try kv.consumeNull() ? [] : _kvDecode_series(&kv)  // custom.series
                case 1: out.serie = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_series(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    let begun0: Swift.Int = kv.beginOptionalObject("\"custom\":")
    kv.array("\"series\":", self.series)
    kv.int("\"serie\":", ifPresent: self.serie)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension CaseSerie: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseSerie {
    CaseSerie(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSerie, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.endObject()
  }
}

nonisolated extension CaseSummary: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseSummary {
    CaseSummary()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSummary, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // id
        case 1: out.body = try kv.consumeNull() ? nil : kv.lenientString()  // body
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", ifPresent: self.id)
    kv.string("\"body\":", ifPresent: self.body)
    kv.endObject()
  }
}

nonisolated extension CaseUnit: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseUnit {
    CaseUnit(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseUnit, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        case 4: out.children = try kv.consumeNull() ? [] : _kvDecode_children(&kv)  // children
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_children(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseUnit] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseUnit in try CaseUnit._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseUnit in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseUnit in try CaseUnit._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"name\":", ifPresent: self.name)
    try kv.array("\"children\":", self.children)
    kv.endObject()
  }
}

nonisolated extension CaseLocation: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseLocation {
    CaseLocation(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseLocation, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        case 4:  // city_id
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has4 = true
            out.cityID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
          }
        case 5: slot1 = try kv.deferValue()  // city_id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot0.or(slot1)  // city_id
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.cityID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt() } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        out.cityID = nil
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"name\":", ifPresent: self.name)
    kv.int("\"city_id\":", ifPresent: self.cityID)
    kv.endObject()
  }
}

nonisolated extension CaseCity: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseCity {
    CaseCity(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseCity, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension CaseWorkout: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseWorkout {
    CaseWorkout(id: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseWorkout, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientString()  // _id
        case 1:  // workout_name
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.workoutName = try kv.lenientString()
          }
        case 2: slot1 = try kv.deferValue()  // workout_name
        case 3:  // workout_desc
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has2 = true
            out.workoutDesc = try kv.lenientString()
          }
        case 4: slot3 = try kv.deferValue()  // workout_desc
        case 5: out.exercises = try kv.consumeNull() ? [] : _kvDecode_exercises(&kv)  // workoutExercises
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // workout_name
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.workoutName = try kv.lenientString() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.workoutName = nil
      }
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot2.or(slot3)  // workout_desc
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.workoutDesc = try kv.lenientString() } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.workoutDesc = nil
      }
    }
  }

  private static func _kvDecode_exercises(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseExercise] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseExercise in try CaseExercise._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseExercise in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseExercise in try CaseExercise._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"_id\":", self.id)
    kv.string("\"workout_name\":", ifPresent: self.workoutName)
    kv.string("\"workout_desc\":", ifPresent: self.workoutDesc)
    try kv.array("\"workoutExercises\":", self.exercises)
    kv.endObject()
  }
}

nonisolated extension CaseExercise: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseExercise {
    CaseExercise(id: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseExercise, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var slot6: KVMap.ValuePosition = .none
    var slot7: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has3: Swift.Bool = false
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientString()  // _id
        case 1:  // exercise_name
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.exerciseName = try kv.lenientString()
          }
        case 2: slot1 = try kv.deferValue()  // exercise_name
        case 3:  // exercise_desc
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has2 = true
            out.exerciseDesc = try kv.lenientString()
          }
        case 4: slot3 = try kv.deferValue()  // exercise_desc
        case 5:  // main_muscle
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            has3 = true
            out.mainMuscle = try kv.lenientString()
          }
        case 6: slot5 = try kv.deferValue()  // main_muscle
        case 7:  // mechanics_type
          if try kv.consumeNull() {
            slot6 = .null
          } else {
            has4 = true
            out.mechanicsType = try kv.lenientString()
          }
        case 8: slot7 = try kv.deferValue()  // mechanics_type
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // exercise_name
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.exerciseName = try kv.lenientString() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.exerciseName = nil
      }
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot2.or(slot3)  // exercise_desc
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.exerciseDesc = try kv.lenientString() } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.exerciseDesc = nil
      }
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot4.or(slot5)  // main_muscle
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 5, scan)
        do throws(KVMap.CodingFailure) { out.mainMuscle = try kv.lenientString() } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.mainMuscle = nil
      }
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot6.or(slot7)  // mechanics_type
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 7, scan)
        do throws(KVMap.CodingFailure) { out.mechanicsType = try kv.lenientString() } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        out.mechanicsType = nil
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"_id\":", self.id)
    kv.string("\"exercise_name\":", ifPresent: self.exerciseName)
    kv.string("\"exercise_desc\":", ifPresent: self.exerciseDesc)
    kv.string("\"main_muscle\":", ifPresent: self.mainMuscle)
    kv.string("\"mechanics_type\":", ifPresent: self.mechanicsType)
    kv.endObject()
  }
}

nonisolated extension CaseHouse: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseHouse {
    CaseHouse(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseHouse, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.residents = try kv.consumeNull() ? [] : _kvDecode_residents(&kv)  // residents
        case 4: out.owners = try kv.consumeNull() ? [] : _kvDecode_residents(&kv)  // owners
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_residents(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseHuman] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman in try CaseHuman._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman in try CaseHuman._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    try kv.array("\"residents\":", self.residents)
    try kv.array("\"owners\":", self.owners)
    kv.endObject()
  }
}

nonisolated extension CaseHuman: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseHuman {
    CaseHuman(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseHuman, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension CaseHome: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseHome {
    CaseHome(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseHome, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3:  // legal_tenant
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.legalTenant = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman in try CaseHuman._kvDecode(&kv, updating: updating ? out.legalTenant : nil) }
          }
        case 4: slot1 = try kv.deferValue()  // legal_tenant
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // legal_tenant
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.legalTenant = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman in try CaseHuman._kvDecode(&kv, updating: updating ? out.legalTenant : nil) } } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.legalTenant = nil
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    if let value = self.legalTenant { kv.key("\"legal_tenant\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension CaseRoute: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseRoute {
    CaseRoute(busID: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseRoute, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.busID = try kv.lenientString()  // busID
        case 1: out.stops = try kv.consumeNull() ? [] : _kvDecode_stops(&kv)  // stops
        case 2: out.polyline = try kv.consumeNull() ? [] : _kvDecode_polyline(&kv)  // polyline
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_stops(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseStop] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseStop in try CaseStop._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseStop in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseStop in try CaseStop._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_polyline(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CasePoint] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePoint in try CasePoint._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePoint in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePoint in try CasePoint._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"busID\":", self.busID)
    try kv.array("\"stops\":", self.stops)
    try kv.array("\"polyline\":", self.polyline)
    kv.endObject()
  }
}

nonisolated extension CaseStop: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseStop {
    CaseStop(index: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseStop, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.index = try kv.lenientString()  // index
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"index\":", self.index)
    kv.endObject()
  }
}

nonisolated extension CasePoint: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CasePoint {
    CasePoint(index: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CasePoint, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.index = try kv.lenientString()  // index
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"index\":", self.index)
    kv.endObject()
  }
}

nonisolated extension CaseTaskList: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseTaskList {
    CaseTaskList(id: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTaskList, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientString()  // id
        case 1: out.owner = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwner in try CaseOwner._kvDecode(&kv, updating: updating ? out.owner : nil) }  // owner
        case 2: out.participants = try kv.consumeNull() ? [] : _kvDecode_participants(&kv)  // participants
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_participants(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseOwner] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwner in try CaseOwner._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwner in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwner in try CaseOwner._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id\":", self.id)
    if let value = self.owner { kv.key("\"owner\":"); try value._kvEncode(&kv) }
    try kv.array("\"participants\":", self.participants)
    kv.endObject()
  }
}

nonisolated extension CaseOwner: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseOwner {
    CaseOwner(id: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseOwner, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientString()  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension CaseTaggedUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseTaggedUser {
    CaseTaggedUser(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTaggedUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.tag = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag in try CaseTag._kvDecode(&kv, updating: updating ? out.tag : nil) }  // tag
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    if let value = self.tag { kv.key("\"tag\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension CasePresentation: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CasePresentation {
    CasePresentation(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CasePresentation, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.slides = try kv.consumeNull() ? [] : _kvDecode_slides(&kv)  // slides
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_slides(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseSlide] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSlide in try CaseSlide._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSlide in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSlide in try CaseSlide._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    try kv.array("\"slides\":", self.slides)
    kv.endObject()
  }
}

nonisolated extension CaseSlide: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseSlide {
    CaseSlide(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSlide, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.endObject()
  }
}

nonisolated extension CaseArticle: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseArticle {
    CaseArticle(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseArticle, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.tags = try kv.consumeNull() ? [] : _kvDecode_tags(&kv)  // tags
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_tags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseTag] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag in try CaseTag._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag in try CaseTag._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    try kv.array("\"tags\":", self.tags)
    kv.endObject()
  }
}

nonisolated extension CaseForm: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseForm {
    CaseForm(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseForm, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.fields = try kv.consumeNull() ? [] : _kvDecode_fields(&kv)  // fields
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_fields(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseFormField] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseFormField in try CaseFormField._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseFormField in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseFormField in try CaseFormField._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    try kv.array("\"fields\":", self.fields)
    kv.endObject()
  }
}

nonisolated extension CaseFormField: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseFormField {
    CaseFormField()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseFormField, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // id
        case 1: out.text = try kv.consumeNull() ? nil : kv.lenientString()  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", ifPresent: self.id)
    kv.string("\"text\":", ifPresent: self.text)
    kv.endObject()
  }
}

nonisolated extension CaseWebsite: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseWebsite {
    CaseWebsite(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseWebsite, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3:  // recent_tags
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.recentTags = try _kvDecode_recentTags(&kv)
          }
        case 4: slot1 = try kv.deferValue()  // recent_tags
        case 5: out.categories = try kv.consumeNull() ? [] : _kvDecode_categories(&kv)  // categories
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // recent_tags
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.recentTags = try _kvDecode_recentTags(&kv) } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.recentTags = []
      }
    }
  }

  private static func _kvDecode_recentTags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseTag] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag in try CaseTag._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag in try CaseTag._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_categories(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseCategory] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseCategory in try CaseCategory._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseCategory in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseCategory in try CaseCategory._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    try kv.array("\"recent_tags\":", self.recentTags)
    try kv.array("\"categories\":", self.categories)
    kv.endObject()
  }
}

nonisolated extension CaseCategory: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseCategory {
    CaseCategory(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseCategory, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3:  // default_tag
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.defaultTag = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag in try CaseTag._kvDecode(&kv, updating: updating ? out.defaultTag : nil) }
          }
        case 4: slot1 = try kv.deferValue()  // default_tag
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // default_tag
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.defaultTag = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag in try CaseTag._kvDecode(&kv, updating: updating ? out.defaultTag : nil) } } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.defaultTag = nil
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    if let value = self.defaultTag { kv.key("\"default_tag\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension CaseMessage: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseMessage {
    CaseMessage(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseMessage, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.text = try kv.consumeNull() ? nil : kv.lenientString()  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.string("\"text\":", ifPresent: self.text)
    kv.endObject()
  }
}

nonisolated extension CaseAddingUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseAddingUser {
    CaseAddingUser(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseAddingUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.messages = try kv.consumeNull() ? [] : _kvDecode_messages(&kv)  // messages
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_messages(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseMessage] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseMessage in try CaseMessage._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseMessage in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseMessage in try CaseMessage._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    try kv.array("\"messages\":", self.messages)
    kv.endObject()
  }
}

nonisolated extension CaseFitness: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseFitness {
    CaseFitness(id: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseFitness, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientString()  // _id
        case 1: out.weights = try kv.consumeNull() ? [] : _kvDecode_weights(&kv)  // userWeight
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_weights(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseWeight] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseWeight in try CaseWeight._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseWeight in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseWeight in try CaseWeight._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"_id\":", self.id)
    try kv.array("\"userWeight\":", self.weights)
    kv.endObject()
  }
}

nonisolated extension CaseWeight: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseWeight {
    CaseWeight(measuredAt: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseWeight, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // measured_at
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.measuredAt = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }
          }
        case 1: slot1 = try kv.deferValue()  // measured_at
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // measured_at
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.measuredAt = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() } } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"measured_at\":"); try kv.date(self.measuredAt)
    kv.endObject()
  }
}

nonisolated extension CaseList: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseList {
    CaseList(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseList, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.items = try kv.consumeNull() ? [] : _kvDecode_items(&kv)  // items
        case 4:  // items_ids
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has4 = true
            out.itemsIDs = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_itemsIDs(&kv)
          }
        case 5: slot1 = try kv.deferValue()  // items_ids
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot0.or(slot1)  // items_ids
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.itemsIDs = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_itemsIDs(&kv) } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        out.itemsIDs = nil
      }
    }
  }

  private static func _kvDecode_items(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseItem] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseItem in try CaseItem._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseItem in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseItem in try CaseItem._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_itemsIDs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    try kv.array("\"items\":", self.items)
    if let value = self.itemsIDs { kv.key("\"items_ids\":"); kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension CaseLooseList: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseLooseList {
    CaseLooseList(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseLooseList, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.items = try kv.consumeNull() ? [] : _kvDecode_items(&kv)  // items
        case 4:  // items_ids
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has4 = true
            out.itemsIDs = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_itemsIDs(&kv)
          }
        case 5: slot1 = try kv.deferValue()  // items_ids
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot0.or(slot1)  // items_ids
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.itemsIDs = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_itemsIDs(&kv) } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        out.itemsIDs = nil
      }
    }
  }

  private static func _kvDecode_items(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseItem] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseItem in try CaseItem._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseItem in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseItem in try CaseItem._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_itemsIDs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    try kv.array("\"items\":", self.items)
    if let value = self.itemsIDs { kv.key("\"items_ids\":"); kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension CaseItem: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseItem {
    CaseItem(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseItem, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.endObject()
  }
}

nonisolated extension CaseTask: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseTask {
    CaseTask(id: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTask, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientString()  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension CaseProject: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CaseProject {
    CaseProject(id: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseProject, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientString()  // id
        case 1: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        case 2: out.tasks = try kv.consumeNull() ? [] : _kvDecode_tasks(&kv)  // tasks
        case 3:  // task_ids
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.taskIDs = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_taskIDs(&kv)
          }
        case 4: slot1 = try kv.deferValue()  // task_ids
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // task_ids
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.taskIDs = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_taskIDs(&kv) } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.taskIDs = nil
      }
    }
  }

  private static func _kvDecode_tasks(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseTask] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTask in try CaseTask._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTask in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTask in try CaseTask._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_taskIDs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    try kv.array("\"tasks\":", self.tasks)
    if let value = self.taskIDs { kv.key("\"task_ids\":"); kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension CasePlayer: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CasePlayer {
    CasePlayer(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CasePlayer, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3:  // player_group
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.playerGroup = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePlayerGroup in try CasePlayerGroup._kvDecode(&kv, updating: updating ? out.playerGroup : nil) }
          }
        case 4: slot1 = try kv.deferValue()  // player_group
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // player_group
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.playerGroup = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePlayerGroup in try CasePlayerGroup._kvDecode(&kv, updating: updating ? out.playerGroup : nil) } } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.playerGroup = nil
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    if let value = self.playerGroup { kv.key("\"player_group\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension CasePlayerGroup: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CasePlayerGroup {
    CasePlayerGroup(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CasePlayerGroup, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.createdDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // created_at
        case 2: out.updatedDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // updated_at
        case 3: out.players = try kv.consumeNull() ? [] : _kvDecode_players(&kv)  // players
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_players(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CasePlayer] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePlayer in try CasePlayer._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePlayer in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePlayer in try CasePlayer._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    if let value = self.createdDate { kv.key("\"created_at\":"); try kv.date(value) }
    if let value = self.updatedDate { kv.key("\"updated_at\":"); try kv.date(value) }
    try kv.array("\"players\":", self.players)
    kv.endObject()
  }
}

nonisolated extension CaseUser: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseUser._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseUser._KVEntry {
    CaseUser._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseUser._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var slot6: KVMap.ValuePosition = .none
    var slot7: KVMap.ValuePosition = .none
    var has5: Swift.Bool = false
    var has6: Swift.Bool = false
    var has11: Swift.Bool = false
    var has12: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        case 4: out.email = try kv.consumeNull() ? .null : .value(kv.lenientString())  // email
        case 5:  // first_name
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has5 = true
            out.firstName = try kv.consumeNull() ? .null : .value(kv.lenientString())
          }
        case 6: slot1 = try kv.deferValue()  // first_name
        case 7:  // last_name
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has6 = true
            out.lastName = try kv.consumeNull() ? .null : .value(kv.lenientString())
          }
        case 8: slot3 = try kv.deferValue()  // last_name
        case 9: out.age = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt())  // age
        case 10: out.company = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseCompany._KVEntry in try CaseCompany._KVEntry._kvDecode(&kv, updating: updating ? out.company.value : nil) })  // company
        case 11: out.tags = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_tags(&kv))  // tags
        case 12: out.location = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePlace in try CasePlace._kvDecode(&kv, updating: updating ? out.location.value ?? nil : nil) })  // location
        case 13:  // profile_pictures
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            has11 = true
            out.profilePictures = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_profilePictures(&kv))
          }
        case 14: slot5 = try kv.deferValue()  // profile_pictures
        case 15:  // notes_ids
          if try kv.consumeNull() {
            slot6 = .null
          } else {
            has12 = true
            out.notesIDs = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_notesIDs(&kv))
          }
        case 16: slot7 = try kv.deferValue()  // notes_ids
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has5 {
      let mark5: KVMap.ValuePosition = slot0.or(slot1)  // first_name
      if mark5.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark5, _kvKeys, rule: 5, scan)
        do throws(KVMap.CodingFailure) { out.firstName = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark5) }
        kv.rewind(to: back)
      } else if mark5.isNull {
        out.firstName = .null
      }
    }
    if !has6 {
      let mark6: KVMap.ValuePosition = slot2.or(slot3)  // last_name
      if mark6.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark6, _kvKeys, rule: 7, scan)
        do throws(KVMap.CodingFailure) { out.lastName = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark6) }
        kv.rewind(to: back)
      } else if mark6.isNull {
        out.lastName = .null
      }
    }
    if !has11 {
      let mark11: KVMap.ValuePosition = slot4.or(slot5)  // profile_pictures
      if mark11.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark11, _kvKeys, rule: 13, scan)
        do throws(KVMap.CodingFailure) { out.profilePictures = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_profilePictures(&kv)) } catch { try kv.recover(error, from: mark11) }
        kv.rewind(to: back)
      } else if mark11.isNull {
        out.profilePictures = .null
      }
    }
    if !has12 {
      let mark12: KVMap.ValuePosition = slot6.or(slot7)  // notes_ids
      if mark12.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark12, _kvKeys, rule: 15, scan)
        do throws(KVMap.CodingFailure) { out.notesIDs = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_notesIDs(&kv)) } catch { try kv.recover(error, from: mark12) }
        kv.rewind(to: back)
      } else if mark12.isNull {
        out.notesIDs = .null
      }
    }
  }

  private static func _kvDecode_tags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseTag._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag._KVEntry in try CaseTag._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag._KVEntry in try CaseTag._KVEntry._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_profilePictures(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseImage._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseImage._KVEntry in try CaseImage._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseImage._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseImage._KVEntry in try CaseImage._KVEntry._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_notesIDs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }
}

nonisolated extension CaseUser._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseUser",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("name", .text, isOptional: true),
      .init("email", .text, isOptional: true),
      .init("firstName", .text, isOptional: true, path: "first_name"),
      .init("lastName", .text, isOptional: true, path: "last_name"),
      .init("age", .integer, isOptional: true),
      .init("company_remoteID", .integer, isOptional: true, path: "company"),
      .init("location", .json, isOptional: true),
    ],
    identity: [0],
    relations: [
      .init("company", .toOne(columns: [8]), .replace, path: "company", to: { CaseCompany._KVEntry._kvEntity }),
      .init("tags", .toMany(isOrdered: true), .replace, path: "tags", to: { CaseTag._KVEntry._kvEntity }),
      .init("profilePictures", .toMany(isOrdered: true), .replace, isOwned: true, path: "profile_pictures", to: { CaseImage._KVEntry._kvEntity }),
      .init("notesIDs", .toMany(isOrdered: true), .replace, path: "notes_ids", to: { CaseNote._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.name)
    kv.column(4, self.email)
    kv.column(5, self.firstName)
    kv.column(6, self.lastName)
    kv.column(7, self.age)
    try kv.json(9, self.location) { (kv: inout KVMap.JSONWriter, value: CasePlace) throws(KVMap.CodingFailure) in
      try value._kvEncode(&kv)
    }
    guard kv.identify() else { return }
    try kv.one(0, self.company)
    try kv.many(1, self.tags)
    try kv.many(2, self.profilePictures)
    kv.identities(3, self.notesIDs)
  }
}

nonisolated extension CaseCompany: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseCompany._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseCompany._KVEntry {
    CaseCompany._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseCompany._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseCompany._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseCompany",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("name", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.name)
    _ = kv.identify()
  }
}

nonisolated extension CaseTag: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseTag._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseTag._KVEntry {
    CaseTag._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTag._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.hashtag = try kv.consumeNull() ? .null : .value(kv.lenientString())  // hashtag
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseTag._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseTag",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("hashtag", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.hashtag)
    _ = kv.identify()
  }
}

nonisolated extension CaseImage: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseImage._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseImage._KVEntry {
    CaseImage._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseImage._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // ImageId
        case 1: out.url = try kv.consumeNull() ? .null : .value(kv.lenientString())  // url
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseImage._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseImage",
    columns: [
      .init("remoteID", .integer, path: "ImageId"),
      .init("url", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.url)
    _ = kv.identify()
  }
}

nonisolated extension CaseNote: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseNote._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseNote._KVEntry {
    CaseNote._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseNote._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        case 4: out.text = try kv.consumeNull() ? .null : .value(kv.lenientString())  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseNote._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseNote",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("name", .text, isOptional: true),
      .init("text", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.name)
    kv.column(4, self.text)
    _ = kv.identify()
  }
}

nonisolated extension CaseTextUser: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseTextUser._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseTextUser._KVEntry {
    CaseTextUser._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTextUser._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNull() ? .null : .value(kv.lenientString())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        case 2:  // favorite_tags
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has2 = true
            out.favoriteTags = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_favoriteTags(&kv))
          }
        case 3: slot1 = try kv.deferValue()  // favorite_tags
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot0.or(slot1)  // favorite_tags
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 2, scan)
        do throws(KVMap.CodingFailure) { out.favoriteTags = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_favoriteTags(&kv)) } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.favoriteTags = .null
      }
    }
  }

  private static func _kvDecode_favoriteTags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseTextTag._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTextTag._KVEntry in try CaseTextTag._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTextTag._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTextTag._KVEntry in try CaseTextTag._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseTextUser._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseTextUser",
    columns: [
      .init("id", .text),
      .init("name", .text, isOptional: true),
    ],
    identity: [0],
    relations: [
      .init("favoriteTags", .toMany(isOrdered: true), .replace, path: "favorite_tags", to: { CaseTextTag._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.name)
    guard kv.identify() else { return }
    try kv.many(0, self.favoriteTags)
  }
}

nonisolated extension CaseTextTag: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseTextTag._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseTextTag._KVEntry {
    CaseTextTag._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTextTag._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNull() ? .null : .value(kv.lenientString())  // id
        case 1: out.hashtag = try kv.consumeNull() ? .null : .value(kv.lenientString())  // hashtag
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseTextTag._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseTextTag",
    columns: [
      .init("id", .text),
      .init("hashtag", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.hashtag)
    _ = kv.identify()
  }
}

nonisolated extension CaseParent: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseParent._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseParent._KVEntry {
    CaseParent._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseParent._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.parentID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // parentID
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        case 2: out.children = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_children(&kv))  // children
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_children(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseChild._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseChild._KVEntry in try CaseChild._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseChild._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseChild._KVEntry in try CaseChild._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseParent._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseParent",
    columns: [
      .init("parentID", .integer),
      .init("name", .text, isOptional: true),
    ],
    identity: [0],
    relations: [
      .init("children", .toMany(isOrdered: true), .replace, path: "children", to: { CaseChild._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.parentID)
    kv.column(1, self.name)
    guard kv.identify() else { return }
    try kv.many(0, self.children)
  }
}

nonisolated extension CaseChild: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseChild._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseChild._KVEntry {
    CaseChild._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseChild._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.childID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // childID
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseChild._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseChild",
    columns: [
      .init("childID", .integer),
      .init("name", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.childID)
    kv.column(1, self.name)
    _ = kv.identify()
  }
}

nonisolated extension CaseMonkey: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseMonkey._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseMonkey._KVEntry {
    CaseMonkey._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseMonkey._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // monkey.railsID
          if try kv.consumeNull() {
            out.railsID = .null
            out.name = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.railsID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // monkey.railsID
                case 1: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseMonkey._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseMonkey",
    columns: [
      .init("railsID", .integer, path: "monkey.railsID"),
      .init("name", .text, isOptional: true, path: "monkey.name"),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.railsID)
    kv.column(1, self.name)
    _ = kv.identify()
  }
}

nonisolated extension CaseCat: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseCat._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseCat._KVEntry {
    CaseCat._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseCat._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.railsID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // railsID
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseCat._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseCat",
    columns: [
      .init("railsID", .integer),
      .init("name", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.railsID)
    kv.column(1, self.name)
    _ = kv.identify()
  }
}

nonisolated extension CaseCatOwner: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseCatOwner._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseCatOwner._KVEntry {
    CaseCatOwner._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseCatOwner._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3:  // favorite_cat_id
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.favoriteCatID = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt())
          }
        case 4: slot1 = try kv.deferValue()  // favorite_cat_id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // favorite_cat_id
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.favoriteCatID = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()) } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.favoriteCatID = .null
      }
    }
  }
}

nonisolated extension CaseCatOwner._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseCatOwner",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("favoriteCatID", .integer, isOptional: true, path: "favorite_cat_id"),
    ],
    identity: [0],
    relations: [
      .init("favoriteCatID", .toOne(columns: [3]), .merge, path: "favorite_cat_id", to: { CaseCat._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.favoriteCatID)
    _ = kv.identify()
  }
}

nonisolated extension CaseUpper: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseUpper._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseUpper._KVEntry {
    CaseUpper._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseUpper._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.consumeNull() ? .null : .value(kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try KVMap.TextStep.uppercase(kv.lenientString()) })  // name
        case 1: out.rank = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt())  // rank
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseUpper._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseUpper",
    columns: [
      .init("name", .text),
      .init("rank", .integer, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.name)
    kv.column(1, self.rank)
    _ = kv.identify()
  }
}

nonisolated extension CasePerson: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CasePerson._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CasePerson._KVEntry {
    CasePerson._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CasePerson._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.friendsSet = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_friendsSet(&kv))  // friendsSet
        case 2: out.friends = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_friends(&kv))  // friends
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_friendsSet(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseFriend._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseFriend._KVEntry in try CaseFriend._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseFriend._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseFriend._KVEntry in try CaseFriend._KVEntry._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseOwnFriend._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwnFriend._KVEntry in try CaseOwnFriend._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwnFriend._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwnFriend._KVEntry in try CaseOwnFriend._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CasePerson._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CasePerson",
    columns: [
      .init("id", .integer),
    ],
    identity: [0],
    relations: [
      .init("friendsSet", .toMany(isOrdered: true), .merge, path: "friendsSet", to: { CaseFriend._KVEntry._kvEntity }),
      .init("friends", .toMany(isOrdered: true), .replace, isOwned: true, path: "friends", to: { CaseOwnFriend._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    guard kv.identify() else { return }
    try kv.many(0, self.friendsSet)
    try kv.many(1, self.friends)
  }
}

nonisolated extension CaseFriend: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseFriend._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseFriend._KVEntry {
    CaseFriend._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseFriend._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseFriend._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseFriend",
    columns: [
      .init("name", .text),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.name)
    _ = kv.identify()
  }
}

nonisolated extension CaseOwnFriend: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseOwnFriend._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseOwnFriend._KVEntry {
    CaseOwnFriend._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseOwnFriend._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseOwnFriend._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseOwnFriend",
    columns: [
      .init("name", .text),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.name)
    _ = kv.identify()
  }
}

nonisolated extension CaseLocal: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseLocal._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseLocal._KVEntry {
    CaseLocal._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseLocal._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3:  // local_id
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.localID = try kv.consumeNull() ? .null : .value(kv.lenientString())
          }
        case 4: slot1 = try kv.deferValue()  // local_id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // local_id
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.localID = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.localID = .null
      }
    }
  }
}

nonisolated extension CaseLocal._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseLocal",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("localID", .text, path: "local_id"),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init(localID: .value("local")) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.localID)
    _ = kv.identify()
  }
}

nonisolated extension CaseText: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseText._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseText._KVEntry {
    CaseText._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseText._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNull() ? .null : .value(kv.lenientString())  // id
        case 1: out.text = try kv.consumeNull() ? .null : .value(kv.lenientString())  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseText._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseText",
    columns: [
      .init("id", .text),
      .init("text", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.text)
    _ = kv.identify()
  }
}

nonisolated extension CaseElvis: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseElvis._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseElvis._KVEntry {
    CaseElvis._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseElvis._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNull() ? .null : .value(kv.lenientString())  // id
        case 1:  // number_of_children
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.numberOfChildren = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt())
          }
        case 2: slot1 = try kv.deferValue()  // number_of_children
        case 3:  // full_name
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has2 = true
            out.fullName = try kv.consumeNull() ? .null : .value(kv.lenientString())
          }
        case 4: slot3 = try kv.deferValue()  // full_name
        case 5:  // first_name
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            has3 = true
            out.firstName = try kv.consumeNull() ? .null : .value(kv.lenientString())
          }
        case 6: slot5 = try kv.deferValue()  // first_name
        case 7: out.etternavn = try kv.consumeNull() ? .null : .value(kv.lenientString())  // last_name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // number_of_children
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.numberOfChildren = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()) } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.numberOfChildren = .null
      }
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot2.or(slot3)  // full_name
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.fullName = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.fullName = .null
      }
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot4.or(slot5)  // first_name
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 5, scan)
        do throws(KVMap.CodingFailure) { out.firstName = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.firstName = .null
      }
    }
  }
}

nonisolated extension CaseElvis._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseElvis",
    columns: [
      .init("remoteID", .text, path: "id"),
      .init("numberOfChildren", .integer, isOptional: true, path: "number_of_children"),
      .init("fullName", .text, isOptional: true, path: "full_name"),
      .init("firstName", .text, isOptional: true, path: "first_name"),
      .init("etternavn", .text, isOptional: true, path: "last_name"),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.numberOfChildren)
    kv.column(2, self.fullName)
    kv.column(3, self.firstName)
    kv.column(4, self.etternavn)
    _ = kv.identify()
  }
}

nonisolated extension CaseSuperUser: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseSuperUser._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseSuperUser._KVEntry {
    CaseSuperUser._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSuperUser._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        case 4: out.email = try kv.consumeNull() ? .null : .value(kv.lenientString())  // email
        case 5: out.superNotes = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_superNotes(&kv))  // annotations
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_superNotes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseSuperNote._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSuperNote._KVEntry in try CaseSuperNote._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSuperNote._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSuperNote._KVEntry in try CaseSuperNote._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseSuperUser._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseSuperUser",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("name", .text, isOptional: true),
      .init("email", .text, isOptional: true),
    ],
    identity: [0],
    relations: [
      .init("superNotes", .toMany(isOrdered: true), .replace, isOwned: true, path: "annotations", to: { CaseSuperNote._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.name)
    kv.column(4, self.email)
    guard kv.identify() else { return }
    try kv.many(0, self.superNotes)
  }
}

nonisolated extension CaseSuperNote: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseSuperNote._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseSuperNote._KVEntry {
    CaseSuperNote._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSuperNote._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.text = try kv.consumeNull() ? .null : .value(kv.lenientString())  // text
        case 4:  // super_user_id
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has4 = true
            out.superUser = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt())
          }
        case 5: slot1 = try kv.deferValue()  // super_user_id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot0.or(slot1)  // super_user_id
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.superUser = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()) } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        out.superUser = .null
      }
    }
  }
}

nonisolated extension CaseSuperNote._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseSuperNote",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("text", .text, isOptional: true),
      .init("superUser", .integer, isOptional: true, path: "super_user_id"),
    ],
    identity: [0],
    relations: [
      .init("superUser", .toOne(columns: [4]), .merge, path: "super_user_id", to: { CaseSuperUser._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.text)
    kv.column(4, self.superUser)
    _ = kv.identify()
  }
}

nonisolated extension CaseNumber: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseNumber._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseNumber._KVEntry {
    CaseNumber._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseNumber._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.values = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt())  // values
        case 4: out.numbers = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_numbers(&kv))  // numbers
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_numbers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseNumber._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseNumber._KVEntry in try CaseNumber._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseNumber._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseNumber._KVEntry in try CaseNumber._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseNumber._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseNumber",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("values", .integer, isOptional: true),
    ],
    identity: [0],
    relations: [
      .init("numbers", .toMany(isOrdered: true), .replace, path: "numbers", to: { CaseNumber._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.values)
    guard kv.identify() else { return }
    try kv.many(0, self.numbers)
  }
}

nonisolated extension CaseComment: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseComment._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseComment._KVEntry {
    CaseComment._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseComment._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.body = try kv.consumeNull() ? .null : .value(kv.lenientString())  // body
        case 1: out.comments = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_comments(&kv))  // comments
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_comments(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseComment._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseComment._KVEntry in try CaseComment._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseComment._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseComment._KVEntry in try CaseComment._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseComment._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseComment",
    columns: [
      .init("body", .text),
    ],
    identity: [0],
    relations: [
      .init("comments", .toMany(isOrdered: true), .replace, path: "comments", to: { CaseComment._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.body)
    guard kv.identify() else { return }
    try kv.many(0, self.comments)
  }
}

nonisolated extension CaseStory: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseStory._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseStory._KVEntry {
    CaseStory._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseStory._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.title = try kv.consumeNull() ? .null : .value(kv.lenientString())  // title
        case 4: out.summarize = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSummary._KVEntry in try CaseSummary._KVEntry._kvDecode(&kv, updating: updating ? out.summarize.value : nil) })  // summarize_text
        case 5: out.comments = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_comments(&kv))  // comments
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_comments(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseComment._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseComment._KVEntry in try CaseComment._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseComment._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseComment._KVEntry in try CaseComment._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseStory._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseStory",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("title", .text, isOptional: true),
      .init("summarize_id", .integer, isOptional: true, path: "summarize_text"),
    ],
    identity: [0],
    relations: [
      .init("summarize", .toOne(columns: [4]), .replace, path: "summarize_text", to: { CaseSummary._KVEntry._kvEntity }),
      .init("comments", .toMany(isOrdered: true), .replace, path: "comments", to: { CaseComment._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.title)
    guard kv.identify() else { return }
    try kv.one(0, self.summarize)
    try kv.many(1, self.comments)
  }
}

nonisolated extension CaseTale: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseTale._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseTale._KVEntry {
    CaseTale._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTale._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.title = try kv.consumeNull() ? .null : .value(kv.lenientString())  // title
        case 4: out.summarize = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePassage in try CasePassage._kvDecode(&kv, updating: updating ? out.summarize.value ?? nil : nil) })  // summarize_text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseTale._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseTale",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("title", .text, isOptional: true),
      .init("summarize", .json, isOptional: true, path: "summarize_text"),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.title)
    try kv.json(4, self.summarize) { (kv: inout KVMap.JSONWriter, value: CasePassage) throws(KVMap.CodingFailure) in
      try value._kvEncode(&kv)
    }
    _ = kv.identify()
  }
}

nonisolated extension CaseAwesomeComment: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseAwesomeComment._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseAwesomeComment._KVEntry {
    CaseAwesomeComment._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseAwesomeComment._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.body = try kv.consumeNull() ? .null : .value(kv.lenientString())  // body
        case 1:  // awesome_comments
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.awesomeComments = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_awesomeComments(&kv))
          }
        case 2: slot1 = try kv.deferValue()  // awesome_comments
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // awesome_comments
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.awesomeComments = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_awesomeComments(&kv)) } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.awesomeComments = .null
      }
    }
  }

  private static func _kvDecode_awesomeComments(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseAwesomeComment._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseAwesomeComment._KVEntry in try CaseAwesomeComment._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseAwesomeComment._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseAwesomeComment._KVEntry in try CaseAwesomeComment._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseAwesomeComment._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseAwesomeComment",
    columns: [
      .init("body", .text),
    ],
    identity: [0],
    relations: [
      .init("awesomeComments", .toMany(isOrdered: true), .replace, path: "awesome_comments", to: { CaseAwesomeComment._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.body)
    guard kv.identify() else { return }
    try kv.many(0, self.awesomeComments)
  }
}

nonisolated extension CaseAwesomeStory: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseAwesomeStory._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseAwesomeStory._KVEntry {
    CaseAwesomeStory._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseAwesomeStory._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.title = try kv.consumeNull() ? .null : .value(kv.lenientString())  // title
        case 4:  // awesome_comments
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has4 = true
            out.awesomeComments = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_awesomeComments(&kv))
          }
        case 5: slot1 = try kv.deferValue()  // awesome_comments
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot0.or(slot1)  // awesome_comments
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.awesomeComments = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_awesomeComments(&kv)) } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        out.awesomeComments = .null
      }
    }
  }

  private static func _kvDecode_awesomeComments(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseAwesomeComment._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseAwesomeComment._KVEntry in try CaseAwesomeComment._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseAwesomeComment._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseAwesomeComment._KVEntry in try CaseAwesomeComment._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseAwesomeStory._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseAwesomeStory",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("title", .text, isOptional: true),
    ],
    identity: [0],
    relations: [
      .init("awesomeComments", .toMany(isOrdered: true), .replace, path: "awesome_comments", to: { CaseAwesomeComment._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.title)
    guard kv.identify() else { return }
    try kv.many(0, self.awesomeComments)
  }
}

nonisolated extension CaseSpeech: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseSpeech._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseSpeech._KVEntry {
    CaseSpeech._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSpeech._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3:  // custom.series
          if try kv.consumeNull() {
            out.series = .null
            out.serie = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.series = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_series(&kv))  // custom.series
                case 1: out.serie = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSerie._KVEntry in try CaseSerie._KVEntry._kvDecode(&kv, updating: updating ? out.serie.value : nil) })
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_series(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseSerie._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSerie._KVEntry in try CaseSerie._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSerie._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSerie._KVEntry in try CaseSerie._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseSpeech._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseSpeech",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("serie_remoteID", .integer, isOptional: true, path: "custom.serie"),
    ],
    identity: [0],
    relations: [
      .init("series", .toMany(isOrdered: true), .replace, path: "custom.series", to: { CaseSerie._KVEntry._kvEntity }),
      .init("serie", .toOne(columns: [3]), .replace, path: "custom.serie", to: { CaseSerie._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.many(0, self.series)
    try kv.one(1, self.serie)
  }
}

nonisolated extension CaseSpeechByID: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseSpeechByID._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseSpeechByID._KVEntry {
    CaseSpeechByID._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSpeechByID._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3:  // custom.series
          if try kv.consumeNull() {
            out.series = .null
            out.serie = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.series = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_series(&kv))  // custom.series
                case 1: out.serie = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt())
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_series(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }
}

nonisolated extension CaseSpeechByID._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseSpeechByID",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("serie", .integer, isOptional: true, path: "custom.serie"),
    ],
    identity: [0],
    relations: [
      .init("series", .toMany(isOrdered: true), .replace, path: "custom.series", to: { CaseSerie._KVEntry._kvEntity }),
      .init("serie", .toOne(columns: [3]), .replace, path: "custom.serie", to: { CaseSerie._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.serie)
    guard kv.identify() else { return }
    kv.identities(0, self.series)
  }
}

nonisolated extension CaseSerie: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseSerie._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseSerie._KVEntry {
    CaseSerie._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSerie._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseSerie._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseSerie",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    _ = kv.identify()
  }
}

nonisolated extension CaseSummary: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseSummary._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseSummary._KVEntry {
    CaseSummary._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSummary._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt())  // id
        case 1: out.body = try kv.consumeNull() ? .null : .value(kv.lenientString())  // body
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseSummary._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseSummary",
    columns: [
      .init("id", .integer, isOptional: true),
      .init("body", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.body)
    _ = kv.identify()
  }
}

nonisolated extension CaseUnit: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseUnit._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseUnit._KVEntry {
    CaseUnit._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseUnit._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        case 4: out.children = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_children(&kv))  // children
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_children(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseUnit._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseUnit._KVEntry in try CaseUnit._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseUnit._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseUnit._KVEntry in try CaseUnit._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseUnit._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseUnit",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("name", .text, isOptional: true),
    ],
    identity: [0],
    relations: [
      .init("children", .toMany(isOrdered: true), .replace, path: "children", to: { CaseUnit._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.name)
    guard kv.identify() else { return }
    try kv.many(0, self.children)
  }
}

nonisolated extension CaseLocation: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseLocation._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseLocation._KVEntry {
    CaseLocation._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseLocation._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        case 4:  // city_id
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has4 = true
            out.cityID = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt())
          }
        case 5: slot1 = try kv.deferValue()  // city_id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot0.or(slot1)  // city_id
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.cityID = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()) } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        out.cityID = .null
      }
    }
  }
}

nonisolated extension CaseLocation._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseLocation",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("name", .text, isOptional: true),
      .init("cityID", .integer, isOptional: true, path: "city_id"),
    ],
    identity: [0],
    relations: [
      .init("cityID", .toOne(columns: [4]), .merge, path: "city_id", to: { CaseCity._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.name)
    kv.column(4, self.cityID)
    _ = kv.identify()
  }
}

nonisolated extension CaseCity: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseCity._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseCity._KVEntry {
    CaseCity._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseCity._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseCity._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseCity",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("name", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.name)
    _ = kv.identify()
  }
}

nonisolated extension CaseWorkout: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseWorkout._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseWorkout._KVEntry {
    CaseWorkout._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseWorkout._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNull() ? .null : .value(kv.lenientString())  // _id
        case 1:  // workout_name
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.workoutName = try kv.consumeNull() ? .null : .value(kv.lenientString())
          }
        case 2: slot1 = try kv.deferValue()  // workout_name
        case 3:  // workout_desc
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has2 = true
            out.workoutDesc = try kv.consumeNull() ? .null : .value(kv.lenientString())
          }
        case 4: slot3 = try kv.deferValue()  // workout_desc
        case 5: out.exercises = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_exercises(&kv))  // workoutExercises
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // workout_name
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.workoutName = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.workoutName = .null
      }
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot2.or(slot3)  // workout_desc
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.workoutDesc = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.workoutDesc = .null
      }
    }
  }

  private static func _kvDecode_exercises(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseExercise._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseExercise._KVEntry in try CaseExercise._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseExercise._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseExercise._KVEntry in try CaseExercise._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseWorkout._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseWorkout",
    columns: [
      .init("id", .text, path: "_id"),
      .init("workoutName", .text, isOptional: true, path: "workout_name"),
      .init("workoutDesc", .text, isOptional: true, path: "workout_desc"),
    ],
    identity: [0],
    relations: [
      .init("exercises", .toMany(isOrdered: true), .replace, path: "workoutExercises", to: { CaseExercise._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.workoutName)
    kv.column(2, self.workoutDesc)
    guard kv.identify() else { return }
    try kv.many(0, self.exercises)
  }
}

nonisolated extension CaseExercise: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseExercise._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseExercise._KVEntry {
    CaseExercise._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseExercise._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var slot6: KVMap.ValuePosition = .none
    var slot7: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has3: Swift.Bool = false
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNull() ? .null : .value(kv.lenientString())  // _id
        case 1:  // exercise_name
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.exerciseName = try kv.consumeNull() ? .null : .value(kv.lenientString())
          }
        case 2: slot1 = try kv.deferValue()  // exercise_name
        case 3:  // exercise_desc
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has2 = true
            out.exerciseDesc = try kv.consumeNull() ? .null : .value(kv.lenientString())
          }
        case 4: slot3 = try kv.deferValue()  // exercise_desc
        case 5:  // main_muscle
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            has3 = true
            out.mainMuscle = try kv.consumeNull() ? .null : .value(kv.lenientString())
          }
        case 6: slot5 = try kv.deferValue()  // main_muscle
        case 7:  // mechanics_type
          if try kv.consumeNull() {
            slot6 = .null
          } else {
            has4 = true
            out.mechanicsType = try kv.consumeNull() ? .null : .value(kv.lenientString())
          }
        case 8: slot7 = try kv.deferValue()  // mechanics_type
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // exercise_name
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.exerciseName = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.exerciseName = .null
      }
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot2.or(slot3)  // exercise_desc
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.exerciseDesc = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.exerciseDesc = .null
      }
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot4.or(slot5)  // main_muscle
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 5, scan)
        do throws(KVMap.CodingFailure) { out.mainMuscle = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.mainMuscle = .null
      }
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot6.or(slot7)  // mechanics_type
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 7, scan)
        do throws(KVMap.CodingFailure) { out.mechanicsType = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        out.mechanicsType = .null
      }
    }
  }
}

nonisolated extension CaseExercise._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseExercise",
    columns: [
      .init("id", .text, path: "_id"),
      .init("exerciseName", .text, isOptional: true, path: "exercise_name"),
      .init("exerciseDesc", .text, isOptional: true, path: "exercise_desc"),
      .init("mainMuscle", .text, isOptional: true, path: "main_muscle"),
      .init("mechanicsType", .text, isOptional: true, path: "mechanics_type"),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.exerciseName)
    kv.column(2, self.exerciseDesc)
    kv.column(3, self.mainMuscle)
    kv.column(4, self.mechanicsType)
    _ = kv.identify()
  }
}

nonisolated extension CaseHouse: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseHouse._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseHouse._KVEntry {
    CaseHouse._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseHouse._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.residents = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_residents(&kv))  // residents
        case 4: out.owners = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_residents(&kv))  // owners
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_residents(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseHuman._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman._KVEntry in try CaseHuman._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman._KVEntry in try CaseHuman._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseHouse._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseHouse",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
    ],
    identity: [0],
    relations: [
      .init("residents", .toMany(isOrdered: true), .replace, path: "residents", to: { CaseHuman._KVEntry._kvEntity }),
      .init("owners", .toMany(isOrdered: true), .replace, path: "owners", to: { CaseHuman._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.many(0, self.residents)
    try kv.many(1, self.owners)
  }
}

nonisolated extension CaseHuman: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseHuman._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseHuman._KVEntry {
    CaseHuman._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseHuman._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseHuman._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseHuman",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("name", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.name)
    _ = kv.identify()
  }
}

nonisolated extension CaseHome: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseHome._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseHome._KVEntry {
    CaseHome._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseHome._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3:  // legal_tenant
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.legalTenant = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman._KVEntry in try CaseHuman._KVEntry._kvDecode(&kv, updating: updating ? out.legalTenant.value : nil) })
          }
        case 4: slot1 = try kv.deferValue()  // legal_tenant
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // legal_tenant
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.legalTenant = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman._KVEntry in try CaseHuman._KVEntry._kvDecode(&kv, updating: updating ? out.legalTenant.value : nil) }) } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.legalTenant = .null
      }
    }
  }
}

nonisolated extension CaseHome._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseHome",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("legalTenant_remoteID", .integer, isOptional: true, path: "legal_tenant"),
    ],
    identity: [0],
    relations: [
      .init("legalTenant", .toOne(columns: [3]), .replace, path: "legal_tenant", to: { CaseHuman._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.one(0, self.legalTenant)
  }
}

nonisolated extension CaseVehicle: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseVehicle._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseVehicle._KVEntry {
    CaseVehicle._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseVehicle._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.passengers = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_passengers(&kv))  // passengers
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_passengers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseHuman._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman._KVEntry in try CaseHuman._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman._KVEntry in try CaseHuman._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseVehicle._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseVehicle",
    columns: [
      .init("remoteID", .integer, path: "id"),
    ],
    identity: [0],
    relations: [
      .init("passengers", .toMany(isOrdered: true), .replace, path: "passengers", to: { CaseHuman._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    guard kv.identify() else { return }
    try kv.many(0, self.passengers)
  }
}

nonisolated extension CaseRacecar._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseRacecar._KVEntry {
    CaseRacecar._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseRacecar._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.passengers = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_passengers(&kv))  // passengers
        case 2:  // max_speed
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has2 = true
            out.maxSpeed = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt())
          }
        case 3: slot1 = try kv.deferValue()  // max_speed
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot0.or(slot1)  // max_speed
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 2, scan)
        do throws(KVMap.CodingFailure) { out.maxSpeed = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()) } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.maxSpeed = .null
      }
    }
  }

  private static func _kvDecode_passengers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseHuman._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman._KVEntry in try CaseHuman._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseHuman._KVEntry in try CaseHuman._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseRacecar._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseRacecar",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("maxSpeed", .integer, isOptional: true, path: "max_speed"),
    ],
    identity: [0],
    relations: [
      .init("passengers", .toMany(isOrdered: true), .replace, path: "passengers", to: { CaseHuman._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.maxSpeed)
    guard kv.identify() else { return }
    try kv.many(0, self.passengers)
  }
}

nonisolated extension CaseRoute: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseRoute._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseRoute._KVEntry {
    CaseRoute._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseRoute._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.busID = try kv.consumeNull() ? .null : .value(kv.lenientString())  // busID
        case 1: out.stops = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_stops(&kv))  // stops
        case 2: out.polyline = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_polyline(&kv))  // polyline
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_stops(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseStop._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseStop._KVEntry in try CaseStop._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseStop._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseStop._KVEntry in try CaseStop._KVEntry._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_polyline(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CasePoint._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePoint._KVEntry in try CasePoint._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePoint._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePoint._KVEntry in try CasePoint._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseRoute._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseRoute",
    columns: [
      .init("busID", .text),
    ],
    identity: [0],
    relations: [
      .init("stops", .toMany(isOrdered: true), .replace, path: "stops", to: { CaseStop._KVEntry._kvEntity }),
      .init("polyline", .toMany(isOrdered: true), .replace, path: "polyline", to: { CasePoint._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.busID)
    guard kv.identify() else { return }
    try kv.many(0, self.stops)
    try kv.many(1, self.polyline)
  }
}

nonisolated extension CaseStop: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseStop._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseStop._KVEntry {
    CaseStop._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseStop._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.index = try kv.consumeNull() ? .null : .value(kv.lenientString())  // index
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseStop._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseStop",
    columns: [
      .init("index", .text),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.index)
    _ = kv.identify()
  }
}

nonisolated extension CasePoint: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CasePoint._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CasePoint._KVEntry {
    CasePoint._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CasePoint._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.index = try kv.consumeNull() ? .null : .value(kv.lenientString())  // index
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CasePoint._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CasePoint",
    columns: [
      .init("index", .text),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.index)
    _ = kv.identify()
  }
}

nonisolated extension CaseTaskList: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseTaskList._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseTaskList._KVEntry {
    CaseTaskList._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTaskList._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNull() ? .null : .value(kv.lenientString())  // id
        case 1: out.owner = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwner._KVEntry in try CaseOwner._KVEntry._kvDecode(&kv, updating: updating ? out.owner.value : nil) })  // owner
        case 2: out.participants = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_participants(&kv))  // participants
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_participants(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseOwner._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwner._KVEntry in try CaseOwner._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwner._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseOwner._KVEntry in try CaseOwner._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseTaskList._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseTaskList",
    columns: [
      .init("id", .text),
      .init("owner_id", .text, isOptional: true, path: "owner"),
    ],
    identity: [0],
    relations: [
      .init("owner", .toOne(columns: [1]), .replace, path: "owner", to: { CaseOwner._KVEntry._kvEntity }),
      .init("participants", .toMany(isOrdered: true), .replace, path: "participants", to: { CaseOwner._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    guard kv.identify() else { return }
    try kv.one(0, self.owner)
    try kv.many(1, self.participants)
  }
}

nonisolated extension CaseOwner: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseOwner._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseOwner._KVEntry {
    CaseOwner._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseOwner._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNull() ? .null : .value(kv.lenientString())  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseOwner._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseOwner",
    columns: [
      .init("id", .text),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    _ = kv.identify()
  }
}

nonisolated extension CaseTaggedUser: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseTaggedUser._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseTaggedUser._KVEntry {
    CaseTaggedUser._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTaggedUser._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.tag = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag._KVEntry in try CaseTag._KVEntry._kvDecode(&kv, updating: updating ? out.tag.value : nil) })  // tag
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseTaggedUser._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseTaggedUser",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("tag_remoteID", .integer, isOptional: true, path: "tag"),
    ],
    identity: [0],
    relations: [
      .init("tag", .toOne(columns: [3]), .replace, path: "tag", to: { CaseTag._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.one(0, self.tag)
  }
}

nonisolated extension CasePresentation: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CasePresentation._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CasePresentation._KVEntry {
    CasePresentation._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CasePresentation._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.slides = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_slides(&kv))  // slides
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_slides(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseSlide._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSlide._KVEntry in try CaseSlide._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSlide._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseSlide._KVEntry in try CaseSlide._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CasePresentation._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CasePresentation",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
    ],
    identity: [0],
    relations: [
      .init("slides", .toMany(isOrdered: true), .replace, path: "slides", to: { CaseSlide._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.many(0, self.slides)
  }
}

nonisolated extension CaseSlide: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseSlide._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseSlide._KVEntry {
    CaseSlide._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseSlide._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseSlide._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseSlide",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    _ = kv.identify()
  }
}

nonisolated extension CaseArticle: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseArticle._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseArticle._KVEntry {
    CaseArticle._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseArticle._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.tags = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_tags(&kv))  // tags
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_tags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseTag._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag._KVEntry in try CaseTag._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag._KVEntry in try CaseTag._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseArticle._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseArticle",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
    ],
    identity: [0],
    relations: [
      .init("tags", .toMany(isOrdered: true), .replace, path: "tags", to: { CaseTag._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.many(0, self.tags)
  }
}

nonisolated extension CaseForm: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseForm._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseForm._KVEntry {
    CaseForm._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseForm._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.fields = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_fields(&kv))  // fields
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_fields(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseFormField._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseFormField._KVEntry in try CaseFormField._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseFormField._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseFormField._KVEntry in try CaseFormField._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseForm._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseForm",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
    ],
    identity: [0],
    relations: [
      .init("fields", .toMany(isOrdered: true), .replace, path: "fields", to: { CaseFormField._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.many(0, self.fields)
  }
}

nonisolated extension CaseFormField: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseFormField._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseFormField._KVEntry {
    CaseFormField._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseFormField._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt())  // id
        case 1: out.text = try kv.consumeNull() ? .null : .value(kv.lenientString())  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseFormField._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseFormField",
    columns: [
      .init("id", .integer, isOptional: true),
      .init("text", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.text)
    _ = kv.identify()
  }
}

nonisolated extension CaseWebsite: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseWebsite._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseWebsite._KVEntry {
    CaseWebsite._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseWebsite._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3:  // recent_tags
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.recentTags = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_recentTags(&kv))
          }
        case 4: slot1 = try kv.deferValue()  // recent_tags
        case 5: out.categories = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_categories(&kv))  // categories
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // recent_tags
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.recentTags = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_recentTags(&kv)) } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.recentTags = .null
      }
    }
  }

  private static func _kvDecode_recentTags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseTag._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag._KVEntry in try CaseTag._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag._KVEntry in try CaseTag._KVEntry._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_categories(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseCategory._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseCategory._KVEntry in try CaseCategory._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseCategory._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseCategory._KVEntry in try CaseCategory._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseWebsite._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseWebsite",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
    ],
    identity: [0],
    relations: [
      .init("recentTags", .toMany(isOrdered: true), .replace, path: "recent_tags", to: { CaseTag._KVEntry._kvEntity }),
      .init("categories", .toMany(isOrdered: true), .replace, path: "categories", to: { CaseCategory._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.many(0, self.recentTags)
    try kv.many(1, self.categories)
  }
}

nonisolated extension CaseCategory: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseCategory._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseCategory._KVEntry {
    CaseCategory._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseCategory._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3:  // default_tag
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.defaultTag = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag._KVEntry in try CaseTag._KVEntry._kvDecode(&kv, updating: updating ? out.defaultTag.value : nil) })
          }
        case 4: slot1 = try kv.deferValue()  // default_tag
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // default_tag
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.defaultTag = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTag._KVEntry in try CaseTag._KVEntry._kvDecode(&kv, updating: updating ? out.defaultTag.value : nil) }) } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.defaultTag = .null
      }
    }
  }
}

nonisolated extension CaseCategory._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseCategory",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("defaultTag_remoteID", .integer, isOptional: true, path: "default_tag"),
    ],
    identity: [0],
    relations: [
      .init("defaultTag", .toOne(columns: [3]), .replace, path: "default_tag", to: { CaseTag._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.one(0, self.defaultTag)
  }
}

nonisolated extension CaseMessage: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseMessage._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseMessage._KVEntry {
    CaseMessage._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseMessage._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.text = try kv.consumeNull() ? .null : .value(kv.lenientString())  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseMessage._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseMessage",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("text", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    kv.column(3, self.text)
    _ = kv.identify()
  }
}

nonisolated extension CaseAddingUser: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseAddingUser._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseAddingUser._KVEntry {
    CaseAddingUser._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseAddingUser._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.messages = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_messages(&kv))  // messages
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_messages(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseMessage._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseMessage._KVEntry in try CaseMessage._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseMessage._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseMessage._KVEntry in try CaseMessage._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseAddingUser._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseAddingUser",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
    ],
    identity: [0],
    relations: [
      .init("messages", .toMany(isOrdered: true), .add, path: "messages", to: { CaseMessage._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.many(0, self.messages)
  }
}

nonisolated extension CaseFitness: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseFitness._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseFitness._KVEntry {
    CaseFitness._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseFitness._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNull() ? .null : .value(kv.lenientString())  // _id
        case 1: out.weights = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_weights(&kv))  // userWeight
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_weights(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseWeight._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseWeight._KVEntry in try CaseWeight._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseWeight._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseWeight._KVEntry in try CaseWeight._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CaseFitness._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseFitness",
    columns: [
      .init("id", .text, path: "_id"),
    ],
    identity: [0],
    relations: [
      .init("weights", .toMany(isOrdered: true), .replace, path: "userWeight", to: { CaseWeight._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    guard kv.identify() else { return }
    try kv.many(0, self.weights)
  }
}

nonisolated extension CaseWeight: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseWeight._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseWeight._KVEntry {
    CaseWeight._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseWeight._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // measured_at
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.measuredAt = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })
          }
        case 1: slot1 = try kv.deferValue()  // measured_at
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // measured_at
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.measuredAt = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }) } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        out.measuredAt = .null
      }
    }
  }
}

nonisolated extension CaseWeight._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseWeight",
    columns: [
      .init("measuredAt", .date, path: "measured_at"),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.measuredAt)
    _ = kv.identify()
  }
}

nonisolated extension CaseList: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseList._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseList._KVEntry {
    CaseList._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseList._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.items = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_items(&kv))  // items
        case 4:  // items_ids
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has4 = true
            out.itemsIDs = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_itemsIDs(&kv))
          }
        case 5: slot1 = try kv.deferValue()  // items_ids
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot0.or(slot1)  // items_ids
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.itemsIDs = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_itemsIDs(&kv)) } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        out.itemsIDs = .null
      }
    }
  }

  private static func _kvDecode_items(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseItem._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseItem._KVEntry in try CaseItem._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseItem._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseItem._KVEntry in try CaseItem._KVEntry._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_itemsIDs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }
}

nonisolated extension CaseList._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseList",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
    ],
    identity: [0],
    relations: [
      .init("items", .toMany(isOrdered: true), .replace, isOwned: true, path: "items", to: { CaseItem._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.many(0, self.items)
    kv.identities(0, self.itemsIDs)
  }
}

nonisolated extension CaseLooseList: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseLooseList._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseLooseList._KVEntry {
    CaseLooseList._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseLooseList._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.items = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_items(&kv))  // items
        case 4:  // items_ids
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has4 = true
            out.itemsIDs = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_itemsIDs(&kv))
          }
        case 5: slot1 = try kv.deferValue()  // items_ids
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot0.or(slot1)  // items_ids
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.itemsIDs = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_itemsIDs(&kv)) } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        out.itemsIDs = .null
      }
    }
  }

  private static func _kvDecode_items(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseItem._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseItem._KVEntry in try CaseItem._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseItem._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseItem._KVEntry in try CaseItem._KVEntry._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_itemsIDs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }
}

nonisolated extension CaseLooseList._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseLooseList",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
    ],
    identity: [0],
    relations: [
      .init("items", .toMany(isOrdered: true), .replace, path: "items", to: { CaseItem._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.many(0, self.items)
    kv.identities(0, self.itemsIDs)
  }
}

nonisolated extension CaseItem: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseItem._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseItem._KVEntry {
    CaseItem._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseItem._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseItem._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseItem",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    _ = kv.identify()
  }
}

nonisolated extension CaseTask: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseTask._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseTask._KVEntry {
    CaseTask._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseTask._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNull() ? .null : .value(kv.lenientString())  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension CaseTask._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseTask",
    columns: [
      .init("id", .text),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    _ = kv.identify()
  }
}

nonisolated extension CaseProject: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CaseProject._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CaseProject._KVEntry {
    CaseProject._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CaseProject._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNull() ? .null : .value(kv.lenientString())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.lenientString())  // name
        case 2: out.tasks = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_tasks(&kv))  // tasks
        case 3:  // task_ids
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.taskIDs = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_taskIDs(&kv))
          }
        case 4: slot1 = try kv.deferValue()  // task_ids
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // task_ids
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.taskIDs = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_taskIDs(&kv)) } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.taskIDs = .null
      }
    }
  }

  private static func _kvDecode_tasks(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CaseTask._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTask._KVEntry in try CaseTask._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTask._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CaseTask._KVEntry in try CaseTask._KVEntry._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_taskIDs(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }
}

nonisolated extension CaseProject._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CaseProject",
    columns: [
      .init("id", .text),
      .init("name", .text, isOptional: true),
    ],
    identity: [0],
    relations: [
      .init("tasks", .toMany(isOrdered: true), .replace, path: "tasks", to: { CaseTask._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.name)
    guard kv.identify() else { return }
    try kv.many(0, self.tasks)
    kv.identities(0, self.taskIDs)
  }
}

nonisolated extension CasePlayer: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CasePlayer._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CasePlayer._KVEntry {
    CasePlayer._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CasePlayer._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3:  // player_group
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.playerGroup = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePlayerGroup._KVEntry in try CasePlayerGroup._KVEntry._kvDecode(&kv, updating: updating ? out.playerGroup.value : nil) })
          }
        case 4: slot1 = try kv.deferValue()  // player_group
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // player_group
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.playerGroup = try kv.consumeNullOrEmptyText() ? .null : .value(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePlayerGroup._KVEntry in try CasePlayerGroup._KVEntry._kvDecode(&kv, updating: updating ? out.playerGroup.value : nil) }) } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.playerGroup = .null
      }
    }
  }
}

nonisolated extension CasePlayer._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CasePlayer",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
      .init("playerGroup_remoteID", .integer, isOptional: true, path: "player_group"),
    ],
    identity: [0],
    relations: [
      .init("playerGroup", .toOne(columns: [3]), .replace, path: "player_group", to: { CasePlayerGroup._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.one(0, self.playerGroup)
  }
}

nonisolated extension CasePlayerGroup: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension CasePlayerGroup._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: CasePlayerGroup._KVEntry {
    CasePlayerGroup._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CasePlayerGroup._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // id
        case 1: out.createdDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // created_at
        case 2: out.updatedDate = try kv.consumeNullOrEmptyText() ? .null : .value(kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })  // updated_at
        case 3: out.players = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_players(&kv))  // players
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_players(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CasePlayer._KVEntry] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePlayer._KVEntry in try CasePlayer._KVEntry._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePlayer._KVEntry in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CasePlayer._KVEntry in try CasePlayer._KVEntry._kvDecode(&kv, replacing: nil) } })
  }
}

nonisolated extension CasePlayerGroup._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "CasePlayerGroup",
    columns: [
      .init("remoteID", .integer, path: "id"),
      .init("createdDate", .date, isOptional: true, path: "created_at"),
      .init("updatedDate", .date, isOptional: true, path: "updated_at"),
    ],
    identity: [0],
    relations: [
      .init("players", .toMany(isOrdered: true), .replace, path: "players", to: { CasePlayer._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.remoteID)
    kv.column(1, self.createdDate)
    kv.column(2, self.updatedDate)
    guard kv.identify() else { return }
    try kv.many(0, self.players)
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension CaseUser {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.email, right.email),
      KVMap._kvAreEqual(left.firstName, right.firstName),
      KVMap._kvAreEqual(left.lastName, right.lastName),
      KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.company, right.company),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.location, right.location),
      KVMap._kvAreEqual(left.profilePictures, right.profilePictures),
      KVMap._kvAreEqual(left.notesIDs, right.notesIDs)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.email.hash(into: &hasher)
    self.firstName.hash(into: &hasher)
    self.lastName.hash(into: &hasher)
    self.age.hash(into: &hasher)
    self.company.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.location.hash(into: &hasher)
    self.profilePictures.hash(into: &hasher)
    self.notesIDs.hash(into: &hasher)
  }
}

nonisolated extension CaseCompany {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension CaseTag {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.hashtag, right.hashtag)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.hashtag.hash(into: &hasher)
  }
}

nonisolated extension CasePlace {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.city, right.city),
      KVMap._kvAreEqual(left.street, right.street),
      KVMap._kvAreEqual(left.zipCode, right.zipCode)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.city.hash(into: &hasher)
    self.street.hash(into: &hasher)
    self.zipCode.hash(into: &hasher)
  }
}

nonisolated extension CaseImage {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.url, right.url)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.url.hash(into: &hasher)
  }
}

nonisolated extension CaseNote {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension CaseTextUser {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.favoriteTags, right.favoriteTags)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.favoriteTags.hash(into: &hasher)
  }
}

nonisolated extension CaseTextTag {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.hashtag, right.hashtag)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.hashtag.hash(into: &hasher)
  }
}

nonisolated extension CaseParent {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.parentID, right.parentID),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.children, right.children)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.parentID.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.children.hash(into: &hasher)
  }
}

nonisolated extension CaseChild {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.childID, right.childID),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.childID.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension CaseMonkey {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.railsID, right.railsID),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.railsID.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension CaseCat {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.railsID, right.railsID),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.railsID.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension CaseCatOwner {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.favoriteCatID, right.favoriteCatID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.favoriteCatID.hash(into: &hasher)
  }
}

nonisolated extension CaseUpper {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.rank, right.rank)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.rank.hash(into: &hasher)
  }
}

nonisolated extension CasePerson {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.friendsSet, right.friendsSet),
      KVMap._kvAreEqual(left.friends, right.friends)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.friendsSet.hash(into: &hasher)
    self.friends.hash(into: &hasher)
  }
}

nonisolated extension CaseFriend {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
  }
}

nonisolated extension CaseOwnFriend {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
  }
}

nonisolated extension CaseLocal {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.localID, right.localID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.localID.hash(into: &hasher)
  }
}

nonisolated extension CaseText {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension CaseElvis {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.numberOfChildren, right.numberOfChildren),
      KVMap._kvAreEqual(left.fullName, right.fullName),
      KVMap._kvAreEqual(left.firstName, right.firstName),
      KVMap._kvAreEqual(left.etternavn, right.etternavn)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.numberOfChildren.hash(into: &hasher)
    self.fullName.hash(into: &hasher)
    self.firstName.hash(into: &hasher)
    self.etternavn.hash(into: &hasher)
  }
}

nonisolated extension CaseSuperUser {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.email, right.email),
      KVMap._kvAreEqual(left.superNotes, right.superNotes)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.email.hash(into: &hasher)
    self.superNotes.hash(into: &hasher)
  }
}

nonisolated extension CaseSuperNote {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.superUser, right.superUser)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.superUser.hash(into: &hasher)
  }
}

nonisolated extension CaseNumber {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.values, right.values),
      KVMap._kvAreEqual(left.numbers, right.numbers)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.values.hash(into: &hasher)
    self.numbers.hash(into: &hasher)
  }
}

nonisolated extension CaseComment {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.body, right.body),
      KVMap._kvAreEqual(left.comments, right.comments)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.body.hash(into: &hasher)
    self.comments.hash(into: &hasher)
  }
}

nonisolated extension CaseStory {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.summarize, right.summarize),
      KVMap._kvAreEqual(left.comments, right.comments)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.summarize.hash(into: &hasher)
    self.comments.hash(into: &hasher)
  }
}

nonisolated extension CaseTale {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.summarize, right.summarize)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.summarize.hash(into: &hasher)
  }
}

nonisolated extension CasePassage {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.body, right.body)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.body.hash(into: &hasher)
  }
}

nonisolated extension CaseAwesomeComment {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.body, right.body),
      KVMap._kvAreEqual(left.awesomeComments, right.awesomeComments)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.body.hash(into: &hasher)
    self.awesomeComments.hash(into: &hasher)
  }
}

nonisolated extension CaseAwesomeStory {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.awesomeComments, right.awesomeComments)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.awesomeComments.hash(into: &hasher)
  }
}

nonisolated extension CaseSpeech {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.series, right.series),
      KVMap._kvAreEqual(left.serie, right.serie)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.series.hash(into: &hasher)
    self.serie.hash(into: &hasher)
  }
}

nonisolated extension CaseSpeechByID {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.series, right.series),
      KVMap._kvAreEqual(left.serie, right.serie)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.series.hash(into: &hasher)
    self.serie.hash(into: &hasher)
  }
}

nonisolated extension CaseSerie {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
  }
}

nonisolated extension CaseSummary {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.body, right.body)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.body.hash(into: &hasher)
  }
}

nonisolated extension CaseUnit {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.children, right.children)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.children.hash(into: &hasher)
  }
}

nonisolated extension CaseLocation {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.cityID, right.cityID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.cityID.hash(into: &hasher)
  }
}

nonisolated extension CaseCity {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension CaseWorkout {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.workoutName, right.workoutName),
      KVMap._kvAreEqual(left.workoutDesc, right.workoutDesc),
      KVMap._kvAreEqual(left.exercises, right.exercises)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.workoutName.hash(into: &hasher)
    self.workoutDesc.hash(into: &hasher)
    self.exercises.hash(into: &hasher)
  }
}

nonisolated extension CaseExercise {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.exerciseName, right.exerciseName),
      KVMap._kvAreEqual(left.exerciseDesc, right.exerciseDesc),
      KVMap._kvAreEqual(left.mainMuscle, right.mainMuscle),
      KVMap._kvAreEqual(left.mechanicsType, right.mechanicsType)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.exerciseName.hash(into: &hasher)
    self.exerciseDesc.hash(into: &hasher)
    self.mainMuscle.hash(into: &hasher)
    self.mechanicsType.hash(into: &hasher)
  }
}

nonisolated extension CaseHouse {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.residents, right.residents),
      KVMap._kvAreEqual(left.owners, right.owners)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.residents.hash(into: &hasher)
    self.owners.hash(into: &hasher)
  }
}

nonisolated extension CaseHuman {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension CaseHome {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.legalTenant, right.legalTenant)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.legalTenant.hash(into: &hasher)
  }
}

nonisolated extension CaseRoute {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.busID, right.busID),
      KVMap._kvAreEqual(left.stops, right.stops),
      KVMap._kvAreEqual(left.polyline, right.polyline)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.busID.hash(into: &hasher)
    self.stops.hash(into: &hasher)
    self.polyline.hash(into: &hasher)
  }
}

nonisolated extension CaseStop {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.index, right.index)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.index.hash(into: &hasher)
  }
}

nonisolated extension CasePoint {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.index, right.index)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.index.hash(into: &hasher)
  }
}

nonisolated extension CaseTaskList {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.owner, right.owner),
      KVMap._kvAreEqual(left.participants, right.participants)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.owner.hash(into: &hasher)
    self.participants.hash(into: &hasher)
  }
}

nonisolated extension CaseOwner {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
  }
}

nonisolated extension CaseTaggedUser {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.tag, right.tag)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.tag.hash(into: &hasher)
  }
}

nonisolated extension CasePresentation {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.slides, right.slides)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.slides.hash(into: &hasher)
  }
}

nonisolated extension CaseSlide {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
  }
}

nonisolated extension CaseArticle {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.tags, right.tags)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.tags.hash(into: &hasher)
  }
}

nonisolated extension CaseForm {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.fields, right.fields)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.fields.hash(into: &hasher)
  }
}

nonisolated extension CaseFormField {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension CaseWebsite {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.recentTags, right.recentTags),
      KVMap._kvAreEqual(left.categories, right.categories)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.recentTags.hash(into: &hasher)
    self.categories.hash(into: &hasher)
  }
}

nonisolated extension CaseCategory {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.defaultTag, right.defaultTag)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.defaultTag.hash(into: &hasher)
  }
}

nonisolated extension CaseMessage {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension CaseAddingUser {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.messages, right.messages)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.messages.hash(into: &hasher)
  }
}

nonisolated extension CaseFitness {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.weights, right.weights)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.weights.hash(into: &hasher)
  }
}

nonisolated extension CaseWeight {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.measuredAt, right.measuredAt)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.measuredAt.hash(into: &hasher)
  }
}

nonisolated extension CaseList {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.items, right.items),
      KVMap._kvAreEqual(left.itemsIDs, right.itemsIDs)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.items.hash(into: &hasher)
    self.itemsIDs.hash(into: &hasher)
  }
}

nonisolated extension CaseLooseList {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.items, right.items),
      KVMap._kvAreEqual(left.itemsIDs, right.itemsIDs)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.items.hash(into: &hasher)
    self.itemsIDs.hash(into: &hasher)
  }
}

nonisolated extension CaseItem {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
  }
}

nonisolated extension CaseTask {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
  }
}

nonisolated extension CaseProject {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.tasks, right.tasks),
      KVMap._kvAreEqual(left.taskIDs, right.taskIDs)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.tasks.hash(into: &hasher)
    self.taskIDs.hash(into: &hasher)
  }
}

nonisolated extension CasePlayer {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.playerGroup, right.playerGroup)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.playerGroup.hash(into: &hasher)
  }
}

nonisolated extension CasePlayerGroup {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdDate, right.createdDate),
      KVMap._kvAreEqual(left.updatedDate, right.updatedDate),
      KVMap._kvAreEqual(left.players, right.players)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdDate.hash(into: &hasher)
    self.updatedDate.hash(into: &hasher)
    self.players.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension CaseUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      ",\0\0\0\0\0\0\0\0\0\u{10}\0\u{16}\0\0\0\0\0\u{b}\0\u{1}\0\u{19}\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{13}\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0&\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\"\0\0\0\0\0\0\0\0\0\u{1d}\0\u{1b}\0\u{3}\0\0\0\0\0\0\0\0\0\r\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1f}\0)\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{4}\0\0\0\0email\"\0\0\n\0\0\u{5}\0\0\0\0first_name\"\0\0\0\0\0\t\0\0\u{6}\0\0\0\0firstName\"\0\0\0\0\0\0\t\0\0\u{7}\0\0\0\0last_name\"\0\0\0\0\0\0\u{8}\0\0\u{8}\0\0\0\0lastName\"\0\0\0\0\0\0\0\u{3}\0\0\t\0\0\0\0age\"\0\0\0\0\u{7}\0\0\n\0\0\0\0company\"\u{4}\0\0\u{b}\0\0\0\0tags\"\0\0\0\u{8}\0\0\u{c}\0\0\0\0location\"\0\0\0\0\0\0\0\u{10}\0\0\r\0\0\0\0profile_pictures\"\0\0\0\0\0\0\0\u{f}\0\0\u{e}\0\0\0\0profilePictures\"\t\0\0\u{f}\0\0\0\0notes_ids\"\0\0\0\0\0\0\u{8}\0\0\u{10}\0\0\0\0notesIds\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 17, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseUser\tCases.kvmap\t14
        remoteID\t-5\tid
        createdDate\t-4\tcreated_at
        updatedDate\t-3\tupdated_at
        name\t+1\tname
        email\t+2\temail
        firstName\t+3\tfirst_name
        firstName\t+3\tfirstName
        lastName\t+4\tlast_name
        lastName\t+4\tlastName
        age\t+5\tage
        company\t+6\tcompany
        tags\t+7\ttags
        location\t+8\tlocation
        profilePictures\t+9\tprofile_pictures
        profilePictures\t+9\tprofilePictures
        notesIDs\t+10\tnotes_ids
        notesIDs\t+10\tnotesIds
        """)
  }
}

nonisolated extension CaseCompany {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\t\0\0\0\0\0\0\0\u{1}\0\u{3}\0\u{6}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseCompany\tCases.kvmap\t27
        remoteID\t-18\tid
        createdDate\t-17\tcreated_at
        updatedDate\t-16\tupdated_at
        name\t+1\tname
        """)
  }
}

nonisolated extension CaseTag {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\u{1}\0\0\0\u{6}\0\0\0\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{7}\0\0\u{3}\0\0\0\0hashtag\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTag\tCases.kvmap\t31
        remoteID\t-22\tid
        createdDate\t-21\tcreated_at
        updatedDate\t-20\tupdated_at
        hashtag\t+1\thashtag
        """)
  }
}

nonisolated extension CasePlace {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{3}\0\0\0\u{8}\0\0\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0street\"\0\u{8}\0\0\u{2}\0\0\0\0zip_code\"\0\0\0\0\0\0\0\u{7}\0\0\u{3}\0\0\0\0zipCode\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CasePlace\tCases.kvmap\t36
        city\t+1\tcity
        street\t+2\tstreet
        zipCode\t+3\tzip_code
        zipCode\t+3\tzipCode
        """)
  }
}

nonisolated extension CaseImage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{7}\0\0\0\0\0\u{1}\0ImageId\"\u{3}\0\0\u{1}\0\0\0\0url\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseImage\tCases.kvmap\t42
        remoteID\t+1\tImageId
        url\t+2\turl
        """)
  }
}

nonisolated extension CaseNote {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\t\0\0\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\u{6}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\u{4}\0\0\u{4}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseNote\tCases.kvmap\t47
        remoteID\t-38\tid
        createdDate\t-37\tcreated_at
        updatedDate\t-36\tupdated_at
        name\t+1\tname
        text\t+2\ttext
        """)
  }
}

nonisolated extension CaseTextUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{8}\0\0\0\0\0\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\r\0\0\u{2}\0\0\0\0favorite_tags\"\0\0\u{c}\0\0\u{3}\0\0\0\0favoriteTags\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTextUser\tCases.kvmap\t52
        id\t+1\tid
        name\t+2\tname
        favoriteTags\t+3\tfavorite_tags
        favoriteTags\t+3\tfavoriteTags
        """)
  }
}

nonisolated extension CaseTextTag {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0hashtag\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTextTag\tCases.kvmap\t58
        id\t+1\tid
        hashtag\t+2\thashtag
        """)
  }
}

nonisolated extension CaseParent {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{4}\0\u{6}\0\0\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0parentID\"\0\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{8}\0\0\u{2}\0\0\0\0children\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseParent\tCases.kvmap\t64
        parentID\t+1\tparentID
        name\t+2\tname
        children\t+3\tchildren
        """)
  }
}

nonisolated extension CaseChild {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{7}\0\0\0\0\0\u{1}\0childID\"\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseChild\tCases.kvmap\t70
        childID\t+1\tchildID
        name\t+2\tname
        """)
  }
}

nonisolated extension CaseMonkey {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0monkey\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseMonkey\tCases.kvmap\t75
        railsID\t+1\tmonkey.railsID
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{7}\0\0\0\0\0\0\0railsID\"\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseMonkey\tCases.kvmap\t75
        railsID\t+1\tmonkey.railsID
        name\t+2\tmonkey.name
        """)
  }
}

nonisolated extension CaseCat {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{7}\0\0\0\0\0\u{1}\0railsID\"\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseCat\tCases.kvmap\t80
        railsID\t+1\trailsID
        name\t+2\tname
        """)
  }
}

nonisolated extension CaseCatOwner {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{6}\0\t\0\0\0\0\0\0\0\u{3}\0\0\0\u{c}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{f}\0\0\u{3}\0\0\0\0favorite_cat_id\"\r\0\0\u{4}\0\0\0\0favoriteCatId\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseCatOwner\tCases.kvmap\t85
        remoteID\t-76\tid
        createdDate\t-75\tcreated_at
        updatedDate\t-74\tupdated_at
        favoriteCatID\t+1\tfavorite_cat_id
        favoriteCatID\t+1\tfavoriteCatId
        """)
  }
}

nonisolated extension CaseUpper {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0rank\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseUpper\tCases.kvmap\t89
        name\t+1\tname
        rank\t+2\trank
        """)
  }
}

nonisolated extension CasePerson {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{6}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0friendsSet\"\0\0\0\0\0\u{7}\0\0\u{2}\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CasePerson\tCases.kvmap\t94
        id\t+1\tid
        friendsSet\t+2\tfriendsSet
        friends\t+3\tfriends
        """)
  }
}

nonisolated extension CaseFriend {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseFriend\tCases.kvmap\t100
        name\t+1\tname
        """)
  }
}

nonisolated extension CaseOwnFriend {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseOwnFriend\tCases.kvmap\t104
        name\t+1\tname
        """)
  }
}

nonisolated extension CaseLocal {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\0\0\t\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{3}\0\u{c}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{8}\0\0\u{3}\0\0\0\0local_id\"\0\0\0\0\0\0\0\u{7}\0\0\u{4}\0\0\0\0localId\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseLocal\tCases.kvmap\t108
        remoteID\t-99\tid
        createdDate\t-98\tcreated_at
        updatedDate\t-97\tupdated_at
        localID\t+1\tlocal_id
        localID\t+1\tlocalId
        """)
  }
}

nonisolated extension CaseText {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseText\tCases.kvmap\t112
        id\t+1\tid
        text\t+2\ttext
        """)
  }
}

nonisolated extension CaseElvis {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{14}\0\u{1}\0\u{3}\0\u{e}\0\u{17}\0\0\0\0\0\u{b}\0\u{7}\0\0\0\0\0\0\0\u{11}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{12}\0\0\u{1}\0\0\0\0number_of_children\"\0\0\0\0\0\u{10}\0\0\u{2}\0\0\0\0numberOfChildren\"\0\0\0\0\0\0\0\t\0\0\u{3}\0\0\0\0full_name\"\0\0\0\0\0\0\u{8}\0\0\u{4}\0\0\0\0fullName\"\0\0\0\0\0\0\0\n\0\0\u{5}\0\0\0\0first_name\"\0\0\0\0\0\t\0\0\u{6}\0\0\0\0firstName\"\0\0\0\0\0\0\t\0\0\u{7}\0\0\0\0last_name\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 8, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseElvis\tCases.kvmap\t117
        remoteID\t+1\tid
        numberOfChildren\t+2\tnumber_of_children
        numberOfChildren\t+2\tnumberOfChildren
        fullName\t+3\tfull_name
        fullName\t+3\tfullName
        firstName\t+4\tfirst_name
        firstName\t+4\tfirstName
        etternavn\t+5\tlast_name
        """)
  }
}

nonisolated extension CaseSuperUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{6}\0\t\0\0\0\0\0\r\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\u{b}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{4}\0\0\0\0email\"\0\0\u{b}\0\0\u{5}\0\0\0\0annotations\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSuperUser\tCases.kvmap\t126
        remoteID\t-117\tid
        createdDate\t-116\tcreated_at
        updatedDate\t-115\tupdated_at
        name\t+1\tname
        email\t+2\temail
        superNotes\t+3\tannotations
        """)
  }
}

nonisolated extension CaseSuperNote {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\u{b}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\u{e}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0text\"\0\0\0\r\0\0\u{4}\0\0\0\0super_user_id\"\0\0\n\0\0\u{5}\0\0\0\0super_user\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSuperNote\tCases.kvmap\t132
        remoteID\t-123\tid
        createdDate\t-122\tcreated_at
        updatedDate\t-121\tupdated_at
        text\t+1\ttext
        superUser\t+2\tsuper_user_id
        superUser\t+2\tsuper_user
        """)
  }
}

nonisolated extension CaseNumber {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\u{1}\0\0\0\0\0\0\0\u{b}\0\u{6}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\0\0values\"\0\u{7}\0\0\u{4}\0\0\0\0numbers\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseNumber\tCases.kvmap\t137
        remoteID\t-128\tid
        createdDate\t-127\tcreated_at
        updatedDate\t-126\tupdated_at
        values\t+1\tvalues
        numbers\t+2\tnumbers
        """)
  }
}

nonisolated extension CaseComment {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0body\"\0\0\0\u{8}\0\0\u{1}\0\0\0\0comments\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseComment\tCases.kvmap\t142
        body\t+1\tbody
        comments\t+2\tcomments
        """)
  }
}

nonisolated extension CaseStory {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{b}\0\0\0\0\0\0\0\0\0\t\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{1}\0\u{e}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0title\"\0\0\u{e}\0\0\u{4}\0\0\0\0summarize_text\"\0\u{8}\0\0\u{5}\0\0\0\0comments\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseStory\tCases.kvmap\t147
        remoteID\t-138\tid
        createdDate\t-137\tcreated_at
        updatedDate\t-136\tupdated_at
        title\t+1\ttitle
        summarize\t+2\tsummarize_text
        comments\t+3\tcomments
        """)
  }
}

nonisolated extension CaseTale {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{b}\0\0\0\0\0\0\0\0\0\t\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0title\"\0\0\u{e}\0\0\u{4}\0\0\0\0summarize_text\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTale\tCases.kvmap\t153
        remoteID\t-144\tid
        createdDate\t-143\tcreated_at
        updatedDate\t-142\tupdated_at
        title\t+1\ttitle
        summarize\t+2\tsummarize_text
        """)
  }
}

nonisolated extension CasePassage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0body\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CasePassage\tCases.kvmap\t159
        body\t+1\tbody
        """)
  }
}

nonisolated extension CaseAwesomeComment {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{7}\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0body\"\0\0\0\u{10}\0\0\u{1}\0\0\0\0awesome_comments\"\0\0\0\0\0\0\0\u{f}\0\0\u{2}\0\0\0\0awesomeComments\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseAwesomeComment\tCases.kvmap\t163
        body\t+1\tbody
        awesomeComments\t+2\tawesome_comments
        awesomeComments\t+2\tawesomeComments
        """)
  }
}

nonisolated extension CaseAwesomeStory {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{b}\0\0\0\0\0\u{f}\0\0\0\0\0\t\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0title\"\0\0\u{10}\0\0\u{4}\0\0\0\0awesome_comments\"\0\0\0\0\0\0\0\u{f}\0\0\u{5}\0\0\0\0awesomeComments\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseAwesomeStory\tCases.kvmap\t168
        remoteID\t-159\tid
        createdDate\t-158\tcreated_at
        updatedDate\t-157\tupdated_at
        title\t+1\ttitle
        awesomeComments\t+2\tawesome_comments
        awesomeComments\t+2\tawesomeComments
        """)
  }
}

nonisolated extension CaseSpeech {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\t\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\0\0custom\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSpeech\tCases.kvmap\t173
        remoteID\t-164\tid
        createdDate\t-163\tcreated_at
        updatedDate\t-162\tupdated_at
        series\t+1\tcustom.series
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0series\"\0\u{5}\0\0\u{1}\0\0\0\0serie\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSpeech\tCases.kvmap\t173
        series\t+1\tcustom.series
        serie\t+2\tcustom.serie
        """)
  }
}

nonisolated extension CaseSpeechByID {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\t\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\0\0custom\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSpeechByID\tCases.kvmap\t178
        remoteID\t-169\tid
        createdDate\t-168\tcreated_at
        updatedDate\t-167\tupdated_at
        series\t+1\tcustom.series
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0series\"\0\u{5}\0\0\u{1}\0\0\0\0serie\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSpeechByID\tCases.kvmap\t178
        series\t+1\tcustom.series
        serie\t+2\tcustom.serie
        """)
  }
}

nonisolated extension CaseSerie {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSerie\tCases.kvmap\t183
        remoteID\t-174\tid
        createdDate\t-173\tcreated_at
        updatedDate\t-172\tupdated_at
        """)
  }
}

nonisolated extension CaseSummary {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0body\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSummary\tCases.kvmap\t185
        id\t+1\tid
        body\t+2\tbody
        """)
  }
}

nonisolated extension CaseUnit {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{b}\0\u{1}\0\t\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\u{8}\0\0\u{4}\0\0\0\0children\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseUnit\tCases.kvmap\t190
        remoteID\t-181\tid
        createdDate\t-180\tcreated_at
        updatedDate\t-179\tupdated_at
        name\t+1\tname
        children\t+2\tchildren
        """)
  }
}

nonisolated extension CaseLocation {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\r\0\0\0\0\0\t\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\u{b}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\u{7}\0\0\u{4}\0\0\0\0city_id\"\u{6}\0\0\u{5}\0\0\0\0cityId\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xc584133ac916ab3d, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseLocation\tCases.kvmap\t195
        remoteID\t-186\tid
        createdDate\t-185\tcreated_at
        updatedDate\t-184\tupdated_at
        name\t+1\tname
        cityID\t+2\tcity_id
        cityID\t+2\tcityId
        """)
  }
}

nonisolated extension CaseCity {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\t\0\0\0\0\0\0\0\u{1}\0\u{3}\0\u{6}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseCity\tCases.kvmap\t200
        remoteID\t-191\tid
        createdDate\t-190\tcreated_at
        updatedDate\t-189\tupdated_at
        name\t+1\tname
        """)
  }
}

nonisolated extension CaseWorkout {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{f}\0\0\0\u{1}\0\0\0\u{c}\0\u{6}\0\u{3}\0\t\0\u{3}\0\0\0\0\0\u{1}\0_id\"\0\0\0\0\u{c}\0\0\u{1}\0\0\0\0workout_name\"\0\0\0\u{b}\0\0\u{2}\0\0\0\0workoutName\"\0\0\0\0\u{c}\0\0\u{3}\0\0\0\0workout_desc\"\0\0\0\u{b}\0\0\u{4}\0\0\0\0workoutDesc\"\0\0\0\0\u{10}\0\0\u{5}\0\0\0\0workoutExercises\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseWorkout\tCases.kvmap\t204
        id\t+1\t_id
        workoutName\t+2\tworkout_name
        workoutName\t+2\tworkoutName
        workoutDesc\t+3\tworkout_desc
        workoutDesc\t+3\tworkoutDesc
        exercises\t+4\tworkoutExercises
        """)
  }
}

nonisolated extension CaseExercise {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{f}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{18}\0\0\0\u{6}\0\u{12}\0\0\0\u{c}\0\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{15}\0\u{3}\0\0\0\0\0\u{1}\0_id\"\0\0\0\0\r\0\0\u{1}\0\0\0\0exercise_name\"\0\0\u{c}\0\0\u{2}\0\0\0\0exerciseName\"\0\0\0\r\0\0\u{3}\0\0\0\0exercise_desc\"\0\0\u{c}\0\0\u{4}\0\0\0\0exerciseDesc\"\0\0\0\u{b}\0\0\u{5}\0\0\0\0main_muscle\"\0\0\0\0\n\0\0\u{6}\0\0\0\0mainMuscle\"\0\0\0\0\0\u{e}\0\0\u{7}\0\0\0\0mechanics_type\"\0\r\0\0\u{8}\0\0\0\0mechanicsType\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 9, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseExercise\tCases.kvmap\t211
        id\t+1\t_id
        exerciseName\t+2\texercise_name
        exerciseName\t+2\texerciseName
        exerciseDesc\t+3\texercise_desc
        exerciseDesc\t+3\texerciseDesc
        mainMuscle\t+4\tmain_muscle
        mainMuscle\t+4\tmainMuscle
        mechanicsType\t+5\tmechanics_type
        mechanicsType\t+5\tmechanicsType
        """)
  }
}

nonisolated extension CaseHouse {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\0\0\u{c}\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\t\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\t\0\0\u{3}\0\0\0\0residents\"\0\0\0\0\0\0\u{6}\0\0\u{4}\0\0\0\0owners\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseHouse\tCases.kvmap\t219
        remoteID\t-210\tid
        createdDate\t-209\tcreated_at
        updatedDate\t-208\tupdated_at
        residents\t+1\tresidents
        owners\t+2\towners
        """)
  }
}

nonisolated extension CaseHuman {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\t\0\0\0\0\0\0\0\u{1}\0\u{3}\0\u{6}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseHuman\tCases.kvmap\t224
        remoteID\t-215\tid
        createdDate\t-214\tcreated_at
        updatedDate\t-213\tupdated_at
        name\t+1\tname
        """)
  }
}

nonisolated extension CaseHome {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\u{3}\0\t\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{c}\0\0\u{3}\0\0\0\0legal_tenant\"\0\0\0\u{b}\0\0\u{4}\0\0\0\0legalTenant\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseHome\tCases.kvmap\t228
        remoteID\t-219\tid
        createdDate\t-218\tcreated_at
        updatedDate\t-217\tupdated_at
        legalTenant\t+1\tlegal_tenant
        legalTenant\t+1\tlegalTenant
        """)
  }
}

nonisolated extension CaseVehicle {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0passengers\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseVehicle\tCases.kvmap\t232
        remoteID\t+1\tid
        passengers\t+2\tpassengers
        """)
  }
}

nonisolated extension CaseRacecar {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\u{6}\0\0\0\0\0\0\0\t\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0passengers\"\0\0\0\0\0\t\0\0\u{2}\0\0\0\0max_speed\"\0\0\0\0\0\0\u{8}\0\0\u{3}\0\0\0\0maxSpeed\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseRacecar\tCases.kvmap\t237
        remoteID\t-4\tid
        passengers\t-3\tpassengers
        maxSpeed\t+1\tmax_speed
        maxSpeed\t+1\tmaxSpeed
        """)
  }
}

nonisolated extension CaseRoute {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{5}\0\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0busID\"\0\0\u{5}\0\0\u{1}\0\0\0\0stops\"\0\0\u{8}\0\0\u{2}\0\0\0\0polyline\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseRoute\tCases.kvmap\t241
        busID\t+1\tbusID
        stops\t+2\tstops
        polyline\t+3\tpolyline
        """)
  }
}

nonisolated extension CaseStop {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0index\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseStop\tCases.kvmap\t247
        index\t+1\tindex
        """)
  }
}

nonisolated extension CasePoint {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0index\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CasePoint\tCases.kvmap\t251
        index\t+1\tindex
        """)
  }
}

nonisolated extension CaseTaskList {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\0\0\0\0\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0owner\"\0\0\u{c}\0\0\u{2}\0\0\0\0participants\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTaskList\tCases.kvmap\t255
        id\t+1\tid
        owner\t+2\towner
        participants\t+3\tparticipants
        """)
  }
}

nonisolated extension CaseOwner {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseOwner\tCases.kvmap\t261
        id\t+1\tid
        """)
  }
}

nonisolated extension CaseTaggedUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\0\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{3}\0\0\u{3}\0\0\0\0tag\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTaggedUser\tCases.kvmap\t265
        remoteID\t-256\tid
        createdDate\t-255\tcreated_at
        updatedDate\t-254\tupdated_at
        tag\t+1\ttag
        """)
  }
}

nonisolated extension CasePresentation {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\0\0slides\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CasePresentation\tCases.kvmap\t269
        remoteID\t-260\tid
        createdDate\t-259\tcreated_at
        updatedDate\t-258\tupdated_at
        slides\t+1\tslides
        """)
  }
}

nonisolated extension CaseSlide {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSlide\tCases.kvmap\t273
        remoteID\t-264\tid
        createdDate\t-263\tcreated_at
        updatedDate\t-262\tupdated_at
        """)
  }
}

nonisolated extension CaseArticle {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\t\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0tags\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseArticle\tCases.kvmap\t275
        remoteID\t-266\tid
        createdDate\t-265\tcreated_at
        updatedDate\t-264\tupdated_at
        tags\t+1\ttags
        """)
  }
}

nonisolated extension CaseForm {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\t\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\0\0fields\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseForm\tCases.kvmap\t279
        remoteID\t-270\tid
        createdDate\t-269\tcreated_at
        updatedDate\t-268\tupdated_at
        fields\t+1\tfields
        """)
  }
}

nonisolated extension CaseFormField {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseFormField\tCases.kvmap\t283
        id\t+1\tid
        text\t+2\ttext
        """)
  }
}

nonisolated extension CaseWebsite {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{6}\0\u{c}\0\0\0\0\0\0\0\u{f}\0\0\0\0\0\0\0\0\0\u{3}\0\t\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{b}\0\0\u{3}\0\0\0\0recent_tags\"\0\0\0\0\n\0\0\u{4}\0\0\0\0recentTags\"\0\0\0\0\0\n\0\0\u{5}\0\0\0\0categories\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseWebsite\tCases.kvmap\t288
        remoteID\t-279\tid
        createdDate\t-278\tcreated_at
        updatedDate\t-277\tupdated_at
        recentTags\t+1\trecent_tags
        recentTags\t+1\trecentTags
        categories\t+2\tcategories
        """)
  }
}

nonisolated extension CaseCategory {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\t\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\u{c}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{b}\0\0\u{3}\0\0\0\0default_tag\"\0\0\0\0\n\0\0\u{4}\0\0\0\0defaultTag\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseCategory\tCases.kvmap\t293
        remoteID\t-284\tid
        createdDate\t-283\tcreated_at
        updatedDate\t-282\tupdated_at
        defaultTag\t+1\tdefault_tag
        defaultTag\t+1\tdefaultTag
        """)
  }
}

nonisolated extension CaseMessage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseMessage\tCases.kvmap\t297
        remoteID\t-288\tid
        createdDate\t-287\tcreated_at
        updatedDate\t-286\tupdated_at
        text\t+1\ttext
        """)
  }
}

nonisolated extension CaseAddingUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\t\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{8}\0\0\u{3}\0\0\0\0messages\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseAddingUser\tCases.kvmap\t301
        remoteID\t-292\tid
        createdDate\t-291\tcreated_at
        updatedDate\t-290\tupdated_at
        messages\t+1\tmessages
        """)
  }
}

nonisolated extension CaseFitness {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{1}\0_id\"\0\0\0\0\n\0\0\u{1}\0\0\0\0userWeight\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseFitness\tCases.kvmap\t305
        id\t+1\t_id
        weights\t+2\tuserWeight
        """)
  }
}

nonisolated extension CaseWeight {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{4}\0\u{b}\0\0\0\0\0\0\0measured_at\"\0\0\0\0\n\0\0\u{1}\0\0\0\0measuredAt\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseWeight\tCases.kvmap\t310
        measuredAt\t+1\tmeasured_at
        measuredAt\t+1\tmeasuredAt
        """)
  }
}

nonisolated extension CaseList {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{e}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\t\0\0\0\u{6}\0\0\0\u{b}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0items\"\0\0\t\0\0\u{4}\0\0\0\0items_ids\"\0\0\0\0\0\0\u{8}\0\0\u{5}\0\0\0\0itemsIds\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseList\tCases.kvmap\t314
        remoteID\t-305\tid
        createdDate\t-304\tcreated_at
        updatedDate\t-303\tupdated_at
        items\t+1\titems
        itemsIDs\t+2\titems_ids
        itemsIDs\t+2\titemsIds
        """)
  }
}

nonisolated extension CaseLooseList {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{e}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\t\0\0\0\u{6}\0\0\0\u{b}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0items\"\0\0\t\0\0\u{4}\0\0\0\0items_ids\"\0\0\0\0\0\0\u{8}\0\0\u{5}\0\0\0\0itemsIds\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseLooseList\tCases.kvmap\t319
        remoteID\t-310\tid
        createdDate\t-309\tcreated_at
        updatedDate\t-308\tupdated_at
        items\t+1\titems
        itemsIDs\t+2\titems_ids
        itemsIDs\t+2\titemsIds
        """)
  }
}

nonisolated extension CaseItem {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseItem\tCases.kvmap\t324
        remoteID\t-315\tid
        createdDate\t-314\tcreated_at
        updatedDate\t-313\tupdated_at
        """)
  }
}

nonisolated extension CaseTask {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTask\tCases.kvmap\t326
        id\t+1\tid
        """)
  }
}

nonisolated extension CaseProject {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{5}\0\n\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0tasks\"\0\0\u{8}\0\0\u{3}\0\0\0\0task_ids\"\0\0\0\0\0\0\0\u{7}\0\0\u{4}\0\0\0\0taskIds\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseProject\tCases.kvmap\t330
        id\t+1\tid
        name\t+2\tname
        tasks\t+3\ttasks
        taskIDs\t+4\ttask_ids
        taskIDs\t+4\ttaskIds
        """)
  }
}

nonisolated extension CasePlayer {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\0\0\u{3}\0\u{c}\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{c}\0\0\u{3}\0\0\0\0player_group\"\0\0\0\u{b}\0\0\u{4}\0\0\0\0playerGroup\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CasePlayer\tCases.kvmap\t337
        remoteID\t-328\tid
        createdDate\t-327\tcreated_at
        updatedDate\t-326\tupdated_at
        playerGroup\t+1\tplayer_group
        playerGroup\t+1\tplayerGroup
        """)
  }
}

nonisolated extension CasePlayerGroup {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{6}\0\0\0\t\0\u{3}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{7}\0\0\u{3}\0\0\0\0players\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CasePlayerGroup\tCases.kvmap\t341
        remoteID\t-332\tid
        createdDate\t-331\tcreated_at
        updatedDate\t-330\tupdated_at
        players\t+1\tplayers
        """)
  }
}

nonisolated extension CaseUser._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      ",\0\0\0\0\0\0\0\0\0\u{10}\0\u{16}\0\0\0\0\0\u{b}\0\u{1}\0\u{19}\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{13}\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0&\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\"\0\0\0\0\0\0\0\0\0\u{1d}\0\u{1b}\0\u{3}\0\0\0\0\0\0\0\0\0\r\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1f}\0)\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{4}\0\0\0\0email\"\0\0\n\0\0\u{5}\0\0\0\0first_name\"\0\0\0\0\0\t\0\0\u{6}\0\0\0\0firstName\"\0\0\0\0\0\0\t\0\0\u{7}\0\0\0\0last_name\"\0\0\0\0\0\0\u{8}\0\0\u{8}\0\0\0\0lastName\"\0\0\0\0\0\0\0\u{3}\0\0\t\0\0\0\0age\"\0\0\0\0\u{7}\0\0\n\0\0\0\0company\"\u{4}\0\0\u{b}\0\0\0\0tags\"\0\0\0\u{8}\0\0\u{c}\0\0\0\0location\"\0\0\0\0\0\0\0\u{10}\0\0\r\0\0\0\0profile_pictures\"\0\0\0\0\0\0\0\u{f}\0\0\u{e}\0\0\0\0profilePictures\"\t\0\0\u{f}\0\0\0\0notes_ids\"\0\0\0\0\0\0\u{8}\0\0\u{10}\0\0\0\0notesIds\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 17, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseUser\tCases.kvmap\t14
        remoteID\t-5\tid
        createdDate\t-4\tcreated_at
        updatedDate\t-3\tupdated_at
        name\t+1\tname
        email\t+2\temail
        firstName\t+3\tfirst_name
        firstName\t+3\tfirstName
        lastName\t+4\tlast_name
        lastName\t+4\tlastName
        age\t+5\tage
        company\t+6\tcompany
        tags\t+7\ttags
        location\t+8\tlocation
        profilePictures\t+9\tprofile_pictures
        profilePictures\t+9\tprofilePictures
        notesIDs\t+10\tnotes_ids
        notesIDs\t+10\tnotesIds
        """)
  }
}

nonisolated extension CaseCompany._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\t\0\0\0\0\0\0\0\u{1}\0\u{3}\0\u{6}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseCompany\tCases.kvmap\t27
        remoteID\t-18\tid
        createdDate\t-17\tcreated_at
        updatedDate\t-16\tupdated_at
        name\t+1\tname
        """)
  }
}

nonisolated extension CaseTag._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\u{1}\0\0\0\u{6}\0\0\0\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{7}\0\0\u{3}\0\0\0\0hashtag\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTag\tCases.kvmap\t31
        remoteID\t-22\tid
        createdDate\t-21\tcreated_at
        updatedDate\t-20\tupdated_at
        hashtag\t+1\thashtag
        """)
  }
}

nonisolated extension CaseImage._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{7}\0\0\0\0\0\0\0ImageId\"\u{3}\0\0\u{1}\0\0\0\0url\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseImage\tCases.kvmap\t42
        remoteID\t+1\tImageId
        url\t+2\turl
        """)
  }
}

nonisolated extension CaseNote._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\t\0\0\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\u{6}\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\u{4}\0\0\u{4}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseNote\tCases.kvmap\t47
        remoteID\t-38\tid
        createdDate\t-37\tcreated_at
        updatedDate\t-36\tupdated_at
        name\t+1\tname
        text\t+2\ttext
        """)
  }
}

nonisolated extension CaseTextUser._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{8}\0\0\0\0\0\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\r\0\0\u{2}\0\0\0\0favorite_tags\"\0\0\u{c}\0\0\u{3}\0\0\0\0favoriteTags\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTextUser\tCases.kvmap\t52
        id\t+1\tid
        name\t+2\tname
        favoriteTags\t+3\tfavorite_tags
        favoriteTags\t+3\tfavoriteTags
        """)
  }
}

nonisolated extension CaseTextTag._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0hashtag\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTextTag\tCases.kvmap\t58
        id\t+1\tid
        hashtag\t+2\thashtag
        """)
  }
}

nonisolated extension CaseParent._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{4}\0\u{6}\0\0\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\0\0parentID\"\0\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{8}\0\0\u{2}\0\0\0\0children\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseParent\tCases.kvmap\t64
        parentID\t+1\tparentID
        name\t+2\tname
        children\t+3\tchildren
        """)
  }
}

nonisolated extension CaseChild._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{7}\0\0\0\0\0\0\0childID\"\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseChild\tCases.kvmap\t70
        childID\t+1\tchildID
        name\t+2\tname
        """)
  }
}

nonisolated extension CaseMonkey._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0monkey\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseMonkey\tCases.kvmap\t75
        railsID\t+1\tmonkey.railsID
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{7}\0\0\0\0\0\0\0railsID\"\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseMonkey\tCases.kvmap\t75
        railsID\t+1\tmonkey.railsID
        name\t+2\tmonkey.name
        """)
  }
}

nonisolated extension CaseCat._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{7}\0\0\0\0\0\0\0railsID\"\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseCat\tCases.kvmap\t80
        railsID\t+1\trailsID
        name\t+2\tname
        """)
  }
}

nonisolated extension CaseCatOwner._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{6}\0\t\0\0\0\0\0\0\0\u{3}\0\0\0\u{c}\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{f}\0\0\u{3}\0\0\0\0favorite_cat_id\"\r\0\0\u{4}\0\0\0\0favoriteCatId\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseCatOwner\tCases.kvmap\t85
        remoteID\t-76\tid
        createdDate\t-75\tcreated_at
        updatedDate\t-74\tupdated_at
        favoriteCatID\t+1\tfavorite_cat_id
        favoriteCatID\t+1\tfavoriteCatId
        """)
  }
}

nonisolated extension CaseUpper._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0rank\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseUpper\tCases.kvmap\t89
        name\t+1\tname
        rank\t+2\trank
        """)
  }
}

nonisolated extension CasePerson._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{6}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0friendsSet\"\0\0\0\0\0\u{7}\0\0\u{2}\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CasePerson\tCases.kvmap\t94
        id\t+1\tid
        friendsSet\t+2\tfriendsSet
        friends\t+3\tfriends
        """)
  }
}

nonisolated extension CaseFriend._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseFriend\tCases.kvmap\t100
        name\t+1\tname
        """)
  }
}

nonisolated extension CaseOwnFriend._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseOwnFriend\tCases.kvmap\t104
        name\t+1\tname
        """)
  }
}

nonisolated extension CaseLocal._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\0\0\t\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{3}\0\u{c}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{8}\0\0\u{3}\0\0\0\0local_id\"\0\0\0\0\0\0\0\u{7}\0\0\u{4}\0\0\0\0localId\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseLocal\tCases.kvmap\t108
        remoteID\t-99\tid
        createdDate\t-98\tcreated_at
        updatedDate\t-97\tupdated_at
        localID\t+1\tlocal_id
        localID\t+1\tlocalId
        """)
  }
}

nonisolated extension CaseText._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseText\tCases.kvmap\t112
        id\t+1\tid
        text\t+2\ttext
        """)
  }
}

nonisolated extension CaseElvis._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{14}\0\u{1}\0\u{3}\0\u{e}\0\u{17}\0\0\0\0\0\u{b}\0\u{7}\0\0\0\0\0\0\0\u{11}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{12}\0\0\u{1}\0\0\0\0number_of_children\"\0\0\0\0\0\u{10}\0\0\u{2}\0\0\0\0numberOfChildren\"\0\0\0\0\0\0\0\t\0\0\u{3}\0\0\0\0full_name\"\0\0\0\0\0\0\u{8}\0\0\u{4}\0\0\0\0fullName\"\0\0\0\0\0\0\0\n\0\0\u{5}\0\0\0\0first_name\"\0\0\0\0\0\t\0\0\u{6}\0\0\0\0firstName\"\0\0\0\0\0\0\t\0\0\u{7}\0\0\0\0last_name\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 8, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseElvis\tCases.kvmap\t117
        remoteID\t+1\tid
        numberOfChildren\t+2\tnumber_of_children
        numberOfChildren\t+2\tnumberOfChildren
        fullName\t+3\tfull_name
        fullName\t+3\tfullName
        firstName\t+4\tfirst_name
        firstName\t+4\tfirstName
        etternavn\t+5\tlast_name
        """)
  }
}

nonisolated extension CaseSuperUser._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{6}\0\t\0\0\0\0\0\r\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\u{b}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{4}\0\0\0\0email\"\0\0\u{b}\0\0\u{5}\0\0\0\0annotations\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSuperUser\tCases.kvmap\t126
        remoteID\t-117\tid
        createdDate\t-116\tcreated_at
        updatedDate\t-115\tupdated_at
        name\t+1\tname
        email\t+2\temail
        superNotes\t+3\tannotations
        """)
  }
}

nonisolated extension CaseSuperNote._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\u{b}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\u{e}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0text\"\0\0\0\r\0\0\u{4}\0\0\0\0super_user_id\"\0\0\n\0\0\u{5}\0\0\0\0super_user\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSuperNote\tCases.kvmap\t132
        remoteID\t-123\tid
        createdDate\t-122\tcreated_at
        updatedDate\t-121\tupdated_at
        text\t+1\ttext
        superUser\t+2\tsuper_user_id
        superUser\t+2\tsuper_user
        """)
  }
}

nonisolated extension CaseNumber._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\u{1}\0\0\0\0\0\0\0\u{b}\0\u{6}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\0\0values\"\0\u{7}\0\0\u{4}\0\0\0\0numbers\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseNumber\tCases.kvmap\t137
        remoteID\t-128\tid
        createdDate\t-127\tcreated_at
        updatedDate\t-126\tupdated_at
        values\t+1\tvalues
        numbers\t+2\tnumbers
        """)
  }
}

nonisolated extension CaseComment._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0body\"\0\0\0\u{8}\0\0\u{1}\0\0\0\0comments\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseComment\tCases.kvmap\t142
        body\t+1\tbody
        comments\t+2\tcomments
        """)
  }
}

nonisolated extension CaseStory._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{b}\0\0\0\0\0\0\0\0\0\t\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{1}\0\u{e}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0title\"\0\0\u{e}\0\0\u{4}\0\0\0\0summarize_text\"\0\u{8}\0\0\u{5}\0\0\0\0comments\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseStory\tCases.kvmap\t147
        remoteID\t-138\tid
        createdDate\t-137\tcreated_at
        updatedDate\t-136\tupdated_at
        title\t+1\ttitle
        summarize\t+2\tsummarize_text
        comments\t+3\tcomments
        """)
  }
}

nonisolated extension CaseTale._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{b}\0\0\0\0\0\0\0\0\0\t\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0title\"\0\0\u{e}\0\0\u{4}\0\0\0\0summarize_text\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTale\tCases.kvmap\t153
        remoteID\t-144\tid
        createdDate\t-143\tcreated_at
        updatedDate\t-142\tupdated_at
        title\t+1\ttitle
        summarize\t+2\tsummarize_text
        """)
  }
}

nonisolated extension CaseAwesomeComment._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{7}\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0body\"\0\0\0\u{10}\0\0\u{1}\0\0\0\0awesome_comments\"\0\0\0\0\0\0\0\u{f}\0\0\u{2}\0\0\0\0awesomeComments\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseAwesomeComment\tCases.kvmap\t163
        body\t+1\tbody
        awesomeComments\t+2\tawesome_comments
        awesomeComments\t+2\tawesomeComments
        """)
  }
}

nonisolated extension CaseAwesomeStory._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{b}\0\0\0\0\0\u{f}\0\0\0\0\0\t\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0title\"\0\0\u{10}\0\0\u{4}\0\0\0\0awesome_comments\"\0\0\0\0\0\0\0\u{f}\0\0\u{5}\0\0\0\0awesomeComments\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseAwesomeStory\tCases.kvmap\t168
        remoteID\t-159\tid
        createdDate\t-158\tcreated_at
        updatedDate\t-157\tupdated_at
        title\t+1\ttitle
        awesomeComments\t+2\tawesome_comments
        awesomeComments\t+2\tawesomeComments
        """)
  }
}

nonisolated extension CaseSpeech._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\t\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\0\0custom\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSpeech\tCases.kvmap\t173
        remoteID\t-164\tid
        createdDate\t-163\tcreated_at
        updatedDate\t-162\tupdated_at
        series\t+1\tcustom.series
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0series\"\0\u{5}\0\0\u{1}\0\0\0\0serie\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSpeech\tCases.kvmap\t173
        series\t+1\tcustom.series
        serie\t+2\tcustom.serie
        """)
  }
}

nonisolated extension CaseSpeechByID._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\t\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\0\0custom\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSpeechByID\tCases.kvmap\t178
        remoteID\t-169\tid
        createdDate\t-168\tcreated_at
        updatedDate\t-167\tupdated_at
        series\t+1\tcustom.series
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0series\"\0\u{5}\0\0\u{1}\0\0\0\0serie\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSpeechByID\tCases.kvmap\t178
        series\t+1\tcustom.series
        serie\t+2\tcustom.serie
        """)
  }
}

nonisolated extension CaseSerie._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSerie\tCases.kvmap\t183
        remoteID\t-174\tid
        createdDate\t-173\tcreated_at
        updatedDate\t-172\tupdated_at
        """)
  }
}

nonisolated extension CaseSummary._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0body\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSummary\tCases.kvmap\t185
        id\t+1\tid
        body\t+2\tbody
        """)
  }
}

nonisolated extension CaseUnit._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{b}\0\u{1}\0\t\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\u{8}\0\0\u{4}\0\0\0\0children\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseUnit\tCases.kvmap\t190
        remoteID\t-181\tid
        createdDate\t-180\tcreated_at
        updatedDate\t-179\tupdated_at
        name\t+1\tname
        children\t+2\tchildren
        """)
  }
}

nonisolated extension CaseLocation._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\r\0\0\0\0\0\t\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\u{b}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\u{7}\0\0\u{4}\0\0\0\0city_id\"\u{6}\0\0\u{5}\0\0\0\0cityId\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xc584133ac916ab3d, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseLocation\tCases.kvmap\t195
        remoteID\t-186\tid
        createdDate\t-185\tcreated_at
        updatedDate\t-184\tupdated_at
        name\t+1\tname
        cityID\t+2\tcity_id
        cityID\t+2\tcityId
        """)
  }
}

nonisolated extension CaseCity._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\t\0\0\0\0\0\0\0\u{1}\0\u{3}\0\u{6}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseCity\tCases.kvmap\t200
        remoteID\t-191\tid
        createdDate\t-190\tcreated_at
        updatedDate\t-189\tupdated_at
        name\t+1\tname
        """)
  }
}

nonisolated extension CaseWorkout._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{f}\0\0\0\u{1}\0\0\0\u{c}\0\u{6}\0\u{3}\0\t\0\u{3}\0\0\0\0\0\0\0_id\"\0\0\0\0\u{c}\0\0\u{1}\0\0\0\0workout_name\"\0\0\0\u{b}\0\0\u{2}\0\0\0\0workoutName\"\0\0\0\0\u{c}\0\0\u{3}\0\0\0\0workout_desc\"\0\0\0\u{b}\0\0\u{4}\0\0\0\0workoutDesc\"\0\0\0\0\u{10}\0\0\u{5}\0\0\0\0workoutExercises\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseWorkout\tCases.kvmap\t204
        id\t+1\t_id
        workoutName\t+2\tworkout_name
        workoutName\t+2\tworkoutName
        workoutDesc\t+3\tworkout_desc
        workoutDesc\t+3\tworkoutDesc
        exercises\t+4\tworkoutExercises
        """)
  }
}

nonisolated extension CaseExercise._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{f}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{18}\0\0\0\u{6}\0\u{12}\0\0\0\u{c}\0\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{15}\0\u{3}\0\0\0\0\0\0\0_id\"\0\0\0\0\r\0\0\u{1}\0\0\0\0exercise_name\"\0\0\u{c}\0\0\u{2}\0\0\0\0exerciseName\"\0\0\0\r\0\0\u{3}\0\0\0\0exercise_desc\"\0\0\u{c}\0\0\u{4}\0\0\0\0exerciseDesc\"\0\0\0\u{b}\0\0\u{5}\0\0\0\0main_muscle\"\0\0\0\0\n\0\0\u{6}\0\0\0\0mainMuscle\"\0\0\0\0\0\u{e}\0\0\u{7}\0\0\0\0mechanics_type\"\0\r\0\0\u{8}\0\0\0\0mechanicsType\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 9, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseExercise\tCases.kvmap\t211
        id\t+1\t_id
        exerciseName\t+2\texercise_name
        exerciseName\t+2\texerciseName
        exerciseDesc\t+3\texercise_desc
        exerciseDesc\t+3\texerciseDesc
        mainMuscle\t+4\tmain_muscle
        mainMuscle\t+4\tmainMuscle
        mechanicsType\t+5\tmechanics_type
        mechanicsType\t+5\tmechanicsType
        """)
  }
}

nonisolated extension CaseHouse._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\0\0\u{c}\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\t\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\t\0\0\u{3}\0\0\0\0residents\"\0\0\0\0\0\0\u{6}\0\0\u{4}\0\0\0\0owners\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseHouse\tCases.kvmap\t219
        remoteID\t-210\tid
        createdDate\t-209\tcreated_at
        updatedDate\t-208\tupdated_at
        residents\t+1\tresidents
        owners\t+2\towners
        """)
  }
}

nonisolated extension CaseHuman._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\t\0\0\0\0\0\0\0\u{1}\0\u{3}\0\u{6}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseHuman\tCases.kvmap\t224
        remoteID\t-215\tid
        createdDate\t-214\tcreated_at
        updatedDate\t-213\tupdated_at
        name\t+1\tname
        """)
  }
}

nonisolated extension CaseHome._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\u{3}\0\t\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{c}\0\0\u{3}\0\0\0\0legal_tenant\"\0\0\0\u{b}\0\0\u{4}\0\0\0\0legalTenant\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseHome\tCases.kvmap\t228
        remoteID\t-219\tid
        createdDate\t-218\tcreated_at
        updatedDate\t-217\tupdated_at
        legalTenant\t+1\tlegal_tenant
        legalTenant\t+1\tlegalTenant
        """)
  }
}

nonisolated extension CaseVehicle._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0passengers\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseVehicle\tCases.kvmap\t232
        remoteID\t+1\tid
        passengers\t+2\tpassengers
        """)
  }
}

nonisolated extension CaseRacecar._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\u{6}\0\0\0\0\0\0\0\t\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0passengers\"\0\0\0\0\0\t\0\0\u{2}\0\0\0\0max_speed\"\0\0\0\0\0\0\u{8}\0\0\u{3}\0\0\0\0maxSpeed\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseRacecar\tCases.kvmap\t237
        remoteID\t-4\tid
        passengers\t-3\tpassengers
        maxSpeed\t+1\tmax_speed
        maxSpeed\t+1\tmaxSpeed
        """)
  }
}

nonisolated extension CaseRoute._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{5}\0\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0busID\"\0\0\u{5}\0\0\u{1}\0\0\0\0stops\"\0\0\u{8}\0\0\u{2}\0\0\0\0polyline\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseRoute\tCases.kvmap\t241
        busID\t+1\tbusID
        stops\t+2\tstops
        polyline\t+3\tpolyline
        """)
  }
}

nonisolated extension CaseStop._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0index\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseStop\tCases.kvmap\t247
        index\t+1\tindex
        """)
  }
}

nonisolated extension CasePoint._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0index\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CasePoint\tCases.kvmap\t251
        index\t+1\tindex
        """)
  }
}

nonisolated extension CaseTaskList._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\0\0\0\0\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0owner\"\0\0\u{c}\0\0\u{2}\0\0\0\0participants\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTaskList\tCases.kvmap\t255
        id\t+1\tid
        owner\t+2\towner
        participants\t+3\tparticipants
        """)
  }
}

nonisolated extension CaseOwner._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseOwner\tCases.kvmap\t261
        id\t+1\tid
        """)
  }
}

nonisolated extension CaseTaggedUser._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\0\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{3}\0\0\u{3}\0\0\0\0tag\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTaggedUser\tCases.kvmap\t265
        remoteID\t-256\tid
        createdDate\t-255\tcreated_at
        updatedDate\t-254\tupdated_at
        tag\t+1\ttag
        """)
  }
}

nonisolated extension CasePresentation._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\0\0slides\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CasePresentation\tCases.kvmap\t269
        remoteID\t-260\tid
        createdDate\t-259\tcreated_at
        updatedDate\t-258\tupdated_at
        slides\t+1\tslides
        """)
  }
}

nonisolated extension CaseSlide._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseSlide\tCases.kvmap\t273
        remoteID\t-264\tid
        createdDate\t-263\tcreated_at
        updatedDate\t-262\tupdated_at
        """)
  }
}

nonisolated extension CaseArticle._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\t\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0tags\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseArticle\tCases.kvmap\t275
        remoteID\t-266\tid
        createdDate\t-265\tcreated_at
        updatedDate\t-264\tupdated_at
        tags\t+1\ttags
        """)
  }
}

nonisolated extension CaseForm._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\t\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\0\0fields\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseForm\tCases.kvmap\t279
        remoteID\t-270\tid
        createdDate\t-269\tcreated_at
        updatedDate\t-268\tupdated_at
        fields\t+1\tfields
        """)
  }
}

nonisolated extension CaseFormField._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseFormField\tCases.kvmap\t283
        id\t+1\tid
        text\t+2\ttext
        """)
  }
}

nonisolated extension CaseWebsite._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{6}\0\u{c}\0\0\0\0\0\0\0\u{f}\0\0\0\0\0\0\0\0\0\u{3}\0\t\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{b}\0\0\u{3}\0\0\0\0recent_tags\"\0\0\0\0\n\0\0\u{4}\0\0\0\0recentTags\"\0\0\0\0\0\n\0\0\u{5}\0\0\0\0categories\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseWebsite\tCases.kvmap\t288
        remoteID\t-279\tid
        createdDate\t-278\tcreated_at
        updatedDate\t-277\tupdated_at
        recentTags\t+1\trecent_tags
        recentTags\t+1\trecentTags
        categories\t+2\tcategories
        """)
  }
}

nonisolated extension CaseCategory._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\t\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\u{c}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{b}\0\0\u{3}\0\0\0\0default_tag\"\0\0\0\0\n\0\0\u{4}\0\0\0\0defaultTag\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseCategory\tCases.kvmap\t293
        remoteID\t-284\tid
        createdDate\t-283\tcreated_at
        updatedDate\t-282\tupdated_at
        defaultTag\t+1\tdefault_tag
        defaultTag\t+1\tdefaultTag
        """)
  }
}

nonisolated extension CaseMessage._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseMessage\tCases.kvmap\t297
        remoteID\t-288\tid
        createdDate\t-287\tcreated_at
        updatedDate\t-286\tupdated_at
        text\t+1\ttext
        """)
  }
}

nonisolated extension CaseAddingUser._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\t\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{8}\0\0\u{3}\0\0\0\0messages\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseAddingUser\tCases.kvmap\t301
        remoteID\t-292\tid
        createdDate\t-291\tcreated_at
        updatedDate\t-290\tupdated_at
        messages\t+1\tmessages
        """)
  }
}

nonisolated extension CaseFitness._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0_id\"\0\0\0\0\n\0\0\u{1}\0\0\0\0userWeight\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseFitness\tCases.kvmap\t305
        id\t+1\t_id
        weights\t+2\tuserWeight
        """)
  }
}

nonisolated extension CaseWeight._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{4}\0\u{b}\0\0\0\0\0\0\0measured_at\"\0\0\0\0\n\0\0\u{1}\0\0\0\0measuredAt\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseWeight\tCases.kvmap\t310
        measuredAt\t+1\tmeasured_at
        measuredAt\t+1\tmeasuredAt
        """)
  }
}

nonisolated extension CaseList._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{e}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\t\0\0\0\u{6}\0\0\0\u{b}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0items\"\0\0\t\0\0\u{4}\0\0\0\0items_ids\"\0\0\0\0\0\0\u{8}\0\0\u{5}\0\0\0\0itemsIds\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseList\tCases.kvmap\t314
        remoteID\t-305\tid
        createdDate\t-304\tcreated_at
        updatedDate\t-303\tupdated_at
        items\t+1\titems
        itemsIDs\t+2\titems_ids
        itemsIDs\t+2\titemsIds
        """)
  }
}

nonisolated extension CaseLooseList._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{e}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\t\0\0\0\u{6}\0\0\0\u{b}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0items\"\0\0\t\0\0\u{4}\0\0\0\0items_ids\"\0\0\0\0\0\0\u{8}\0\0\u{5}\0\0\0\0itemsIds\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseLooseList\tCases.kvmap\t319
        remoteID\t-310\tid
        createdDate\t-309\tcreated_at
        updatedDate\t-308\tupdated_at
        items\t+1\titems
        itemsIDs\t+2\titems_ids
        itemsIDs\t+2\titemsIds
        """)
  }
}

nonisolated extension CaseItem._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseItem\tCases.kvmap\t324
        remoteID\t-315\tid
        createdDate\t-314\tcreated_at
        updatedDate\t-313\tupdated_at
        """)
  }
}

nonisolated extension CaseTask._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseTask\tCases.kvmap\t326
        id\t+1\tid
        """)
  }
}

nonisolated extension CaseProject._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{5}\0\n\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0tasks\"\0\0\u{8}\0\0\u{3}\0\0\0\0task_ids\"\0\0\0\0\0\0\0\u{7}\0\0\u{4}\0\0\0\0taskIds\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CaseProject\tCases.kvmap\t330
        id\t+1\tid
        name\t+2\tname
        tasks\t+3\ttasks
        taskIDs\t+4\ttask_ids
        taskIDs\t+4\ttaskIds
        """)
  }
}

nonisolated extension CasePlayer._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\0\0\u{3}\0\u{c}\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{c}\0\0\u{3}\0\0\0\0player_group\"\0\0\0\u{b}\0\0\u{4}\0\0\0\0playerGroup\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CasePlayer\tCases.kvmap\t337
        remoteID\t-328\tid
        createdDate\t-327\tcreated_at
        updatedDate\t-326\tupdated_at
        playerGroup\t+1\tplayer_group
        playerGroup\t+1\tplayerGroup
        """)
  }
}

nonisolated extension CasePlayerGroup._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{6}\0\0\0\t\0\u{3}\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\u{7}\0\0\u{3}\0\0\0\0players\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CasePlayerGroup\tCases.kvmap\t341
        remoteID\t-332\tid
        createdDate\t-331\tcreated_at
        updatedDate\t-330\tupdated_at
        players\t+1\tplayers
        """)
  }
}

import Foundation
import KVMap
import Orders

/// A request that curl makes.
struct Curl {
  private var arguments: [String] = []
  /// What curl sends from its standard input.
  private var input: Data?
  /// Whether curl gets one byte of it each second, until the server has answered.
  private var isDripping = false

  /// A GET.
  init() {}

  /// A POST.
  ///
  /// - Parameter mediaType: Empty for none.
  init(_ mediaType: String, _ body: Data, _ arguments: [String] = []) {
    self.arguments = ["--data-binary", "@-", "--header", "Content-Type: \(mediaType)"] + arguments
    input = body
  }

  init(_ mediaType: String, _ body: String, _ arguments: [String] = []) {
    self.init(mediaType, Data(body.utf8), arguments)
  }

  init(_ mediaType: String, dripping body: String) {
    arguments = ["--request", "POST", "--upload-file", "-", "--header", "Content-Type: \(mediaType)"]
    input = Data(body.utf8)
    isDripping = true
  }

  struct Answer {
    var status: Int
    var mediaType: String
    var body: Data

    var text: String { String(decoding: body, as: UTF8.self) }

    /// All of it.
    var whole: String { "\(status) \(mediaType)\n  \(text)" }

    /// The status, and what the server says is wrong.
    var problems: String {
      guard mediaType == "application/problem+json", let details = try? ProblemDetails(json: body) else { return whole }
      let lines = details.problems.prefix(8).map { "\n    " + $0.text }
      let detail = details.detail.map { ": \($0)" } ?? ""
      return "\(details.status) \(details.title)\(detail)" + lines.joined()
    }

    /// What was done with an upload.
    var upload: String {
      guard let upload = try? Upload(json: body) else { return problems }
      let lines = upload.problems.map { "\n    " + $0.text }
      return "\(status): \(upload.accepted) accepted, \(upload.rejected) rejected" + lines.joined()
    }
  }

  /// Makes the request. It has 30 seconds.
  func run(at url: String) throws -> Answer {
    let body = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: body) }
    let (process, output, pipe) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env", isDirectory: false)
    // Without "Expect: 100-continue", for which curl would wait before it sends a large body.
    process.arguments =
      ["curl", "--silent", "--noproxy", "*", "--max-time", "30", "--header", "Expect:", "--output", body.path]
      + ["--write-out", "%{http_code} %{content_type}"] + arguments + [url]
    process.standardOutput = output
    process.standardInput = pipe
    try process.run()
    let feeding = DispatchGroup()
    DispatchQueue.global().async(group: feeding) { feed(pipe.fileHandleForWriting, to: process) }
    let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    feeding.wait()
    let words = told.split(separator: " ", maxSplits: 1).map(String.init)
    return Answer(
      status: words.first.flatMap { Int($0) } ?? 0, mediaType: words.count > 1 ? words[1] : "",
      body: FileManager.default.contents(atPath: body.path) ?? Data())
  }

  private func feed(_ pipe: FileHandle, to process: Process) {
    // curl may end before it has read everything.
    if isDripping {
      for byte in input ?? Data() where process.isRunning {
        try? pipe.write(contentsOf: Data([byte]))
        Thread.sleep(forTimeInterval: 1)
      }
    } else if let input {
      try? pipe.write(contentsOf: input)
    }
    try? pipe.close()
  }
}

extension String {
  static let json = "application/json"
  static let form = "application/x-www-form-urlencoded"
  static let xml = "application/xml"
  static let ndjson = "application/x-ndjson"
}

extension Problem {
  /// For people.
  var text: String { "\(pointer) (\(line):\(column)) \(kind): \(detail)" }
}

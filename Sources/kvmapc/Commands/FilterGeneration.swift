import KVMapCompiler
import KVMapSource

/// `kvmapc generate --filter`: writes the package of a program that maps lines.
struct FilterGeneration {
  private let options: FilterOptions
  private let isForced: Bool

  init(_ options: FilterOptions, isForced: Bool) {
    self.options = options
    self.isForced = isForced
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let runtime = try runtime()
    let sources = try SourceLoader.load([options.file], for: .everything)
    let (filter, diagnostics, texts) = sources.compilation.filter(of: options.type, runtime: runtime)
    if !diagnostics.isEmpty { streams.diagnostics(diagnostics, of: texts) }
    switch filter {
    case .wrongFiles: return .problems
    case .wrongType: return .failure
    case .noMapper:
      let type = VisibleText.line(options.type)
      streams.error("'\(type)' has no mapper of its own; a filter needs a struct, a class, an enum or a union")
      return .failure
    case .package(let package, let mappers):
      let result = try OutputWriter(try plan(package, mappers.map { ($0.path, $0.text) }), isForced: isForced).run()
      for path in result.written { streams.output("wrote \(VisibleText.line(path))\n") }
      if result.written.isEmpty { streams.output("\(result.unchanged) generated files are up to date\n") }
      return .success
    }
  }

  /// A path is resolved, because a manifest is read from its own folder.
  private func runtime() throws(FileError) -> FilterPackage.Runtime {
    let place = options.runtime
    if place.contains("://") || place.hasPrefix("git@") { return .url(place, from: toolVersion) }
    return .path(try SystemCalls.realPath(place))
  }

  private func plan(
    _ package: FilterPackage, _ mappers: [(path: String, text: String)]
  ) throws -> OutputPlan {
    let sources = ["Sources", package.name]
    var outputs = mappers.map { mapper in
      let name = mapper.path.split(separator: "/").last.map(String.init) ?? mapper.path
      return output(sources, name, mapper.text)
    }
    // The user may have changed them, for example to transform values.
    for own in [output([], "Package.swift", package.manifest), output(sources, "main.swift", package.main)]
    where try isForced || SystemCalls.status(ofPath: own.place.path) == nil {
      outputs.append(own)
    }
    return try OutputPlan(together: outputs)
  }

  private func output(_ subfolders: [String], _ name: String, _ text: String) -> OutputPlan.Output {
    OutputPlan.Output(
      place: OutputPlace(root: options.folder, place: FilePlace(subfolders: subfolders, name: name)),
      source: options.file, bytes: Array(text.utf8))
  }
}

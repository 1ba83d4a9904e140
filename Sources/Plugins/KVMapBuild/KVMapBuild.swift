import Foundation
import PackagePlugin

/// Generates the mappers for a target's `.kvmap` files when the target is built.
///
/// There is one command for each file, with one output whose name follows from the file's path, so that no file has to
/// be read to determine what must be rebuilt. Files whose generated Swift is committed next to them are skipped: that
/// Swift is compiled as part of the target, and generating it again would declare everything twice.
@main struct KVMapBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tool = try context.tool(named: "kvmapc").url
    let files = module.sourceFiles(withSuffix: ".kvmap").map(\.url).sorted { $0.path < $1.path }
    let inputs = Self.mappings(of: context.package)
    var names: [String: URL] = [:]
    return files.compactMap { file in
      let committed = file.appendingPathExtension("swift")
      if FileManager.default.fileExists(atPath: committed.path) {
        // Remarks are shown only by `swift build --very-verbose`.
        Diagnostics.warning(
          "KVMapBuild skips \(file.lastPathComponent): its \(committed.lastPathComponent) is committed next to it"
        )
        return nil
      }
      if let other = names.updateValue(file, forKey: file.lastPathComponent.lowercased()) {
        Diagnostics.error(
          "a target may not have two .kvmap files of one name: '\(other.path)' and '\(file.path)'")
        return nil
      }
      let output = context.pluginWorkDirectoryURL.appendingPathComponent(committed.lastPathComponent)
      return .buildCommand(
        displayName: "Generating \(committed.lastPathComponent)",
        executable: tool,
        arguments: ["generate", file.path, "--output", context.pluginWorkDirectoryURL.path],
        // A new version of the tool may generate different Swift.
        inputFiles: inputs + [tool],
        outputFiles: [output])
    }
  }

  /// The files that one of the package may import: all others, also of targets that leave them out of their sources.
  private static func mappings(of package: Package) -> [URL] {
    package.targets.compactMap(\.sourceModule).flatMap { module in
      let all = FileManager.default.enumerator(at: module.directoryURL, includingPropertiesForKeys: nil)
      return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "kvmap" }
    }.sorted { $0.path < $1.path }
  }
}

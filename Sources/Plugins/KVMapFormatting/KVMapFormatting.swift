import Foundation
import PackagePlugin

/// `swift package kvmap-format [--target NAME]… [OPTION…]`: formats the `.kvmap` files in the standard style.
///
/// The options are those of `kvmapc format`.
@main struct KVMapFormatting: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var remaining = ArgumentExtractor(arguments)
    let names = remaining.extractOption(named: "target")
    let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    // Relative to the package, so that messages are the same on every machine.
    let root = context.package.directoryURL
    let folders = targets.compactMap(\.sourceModule).map { module in
      module.directoryURL.path.replacingOccurrences(of: root.path + "/", with: "")
    }
    guard !folders.isEmpty else { return Diagnostics.remark("the package has no targets with sources") }

    let process = Process()
    process.executableURL = try context.tool(named: "kvmapc").url
    process.arguments = ["format"] + remaining.remainingArguments + ["--"] + folders.sorted()
    process.currentDirectoryURL = root
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      Diagnostics.error("kvmapc format ended with exit code \(process.terminationStatus)")
    }
  }
}

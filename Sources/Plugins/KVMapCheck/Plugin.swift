import PackagePlugin
@main struct KVMapCheck: CommandPlugin { func performCommand(context: PluginContext, arguments: [String]) throws {} }

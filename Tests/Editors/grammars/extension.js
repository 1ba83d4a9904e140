// Runs the extension of VS Code with stubs of the editor and of the language client: node extension.js FOLDER
//
// It must start one client with `kvmapc lsp`, register every command that package.json contributes, name only files
// that are there, show the generated Swift, say how to install kvmapc where it does not start, and stop the client.
'use strict';

const assert = require('assert');
const fs = require('fs');
const Module = require('module');
const path = require('path');

const folder = path.resolve(process.argv[2]);
const read = (name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
const manifest = read('package.json');
const started = [], commands = new Map(), messages = [], shown = [], executed = [];
let startFails = false, stopped = 0, provider, executable = 'kvmapc';

class LanguageClient {
  constructor(id, name, server, options) { Object.assign(this, { id, name, server, options }); }
  async start() { started.push(this); if (startFails) throw new Error('spawn ENOENT'); }
  async stop() { stopped += 1; }
  registerFeature(feature) { this.capabilities = {}; feature.fillClientCapabilities(this.capabilities); }
  async sendRequest(method, parameters) {
    if (parameters.arguments[0] === 'file:///a/Broken.kvmap') throw new Error('the file has errors');
    return `// ${method} ${parameters.command} ${parameters.arguments}`;
  }
}
const disposable = { dispose() {} };
const vscode = {
  workspace: {
    getConfiguration: () => ({ get: (key) => ({ path: executable, samples: { Station: ['a.json'] } })[key] }),
    createFileSystemWatcher: (pattern) => ({ pattern }),
    registerTextDocumentContentProvider: (scheme, one) => { provider = one; return disposable; },
    onDidChangeConfiguration: () => disposable,
    openTextDocument: async (uri) => ({ uri }),
  },
  window: {
    activeTextEditor: { document: { languageId: 'kvmap', uri: { path: '/a/User.kvmap', toString: () => 'file:///a/User.kvmap' } } },
    showErrorMessage: async (text) => { messages.push(text); },
    showTextDocument: async (document) => { shown.push(document); },
  },
  commands: {
    registerCommand: (name, run) => { commands.set(name, run); return disposable; },
    executeCommand: async (...call) => { executed.push(call); },
  },
  languages: { setTextDocumentLanguage: async (document, language) => { document.languageId = language; } },
  Uri: { from: (parts) => parts, parse: (text) => text },
  Position: class { constructor(line, character) { Object.assign(this, { line, character }); } },
  ViewColumn: { Beside: -2 },
};
const load = Module._load;
Module._load = (name, ...rest) => {
  if (name === 'vscode') return vscode;
  if (name === 'vscode-languageclient/node') return { LanguageClient, TransportKind: { stdio: 0 } };
  return load(name, ...rest);
};

async function main() {
  const { languages, grammars, snippets } = manifest.contributes;
  const named = [manifest.main, ...languages.map((one) => one.configuration), ...grammars.map((one) => one.path), ...snippets.map((one) => one.path)];
  for (const name of named) assert.ok(fs.existsSync(path.join(folder, name)), `${name} is not there`);
  for (const name of named.filter((one) => one.endsWith('.json'))) read(name);
  for (const rule of Object.values(read('language-configuration.json').indentationRules)) new RegExp(rule);

  const extension = require(path.join(folder, manifest.main));
  const context = { subscriptions: [] };
  await extension.activate(context);
  assert.strictEqual(started.length, 1);
  assert.deepStrictEqual(started[0].server, { command: 'kvmapc', args: ['lsp'], transport: 0 });
  assert.deepStrictEqual(started[0].options.documentSelector, [{ language: 'kvmap' }]);
  assert.deepStrictEqual(started[0].options.initializationOptions, { samples: { Station: ['a.json'] } });
  assert.deepStrictEqual([...commands.keys()].sort(), manifest.contributes.commands.map((one) => one.command).sort());

  assert.deepStrictEqual(started[0].capabilities, { experimental: { commands: ['kvmap.rename', 'kvmap.showSwift'] } });
  await commands.get('kvmap.rename')('file:///a/User.kvmap', '2', '7');
  assert.deepStrictEqual(executed.map(([name, [uri, { line, character }]]) => [name, uri, line, character]),
    [['editor.action.rename', 'file:///a/User.kvmap', 2, 7]]);

  await commands.get('kvmap.showSwift')();
  assert.strictEqual(shown[0].languageId, 'swift');
  const text = (query) => provider.provideTextDocumentContent({ query });
  assert.strictEqual(await text(shown[0].uri.query), '// workspace/executeCommand kvmap.generatedSwift file:///a/User.kvmap');
  assert.strictEqual(await text('file:///a/Broken.kvmap'), '// the file has errors\n');
  executable = '/no/such/kvmapc';

  startFails = true;
  await commands.get('kvmap.restart')();
  assert.strictEqual(stopped, 1);
  assert.match(messages[0], /no\/such\/kvmapc lsp' could not be started: spawn ENOENT\..*swift build/);
  assert.match(await text('file:///a/User.kvmap'), /is not running/);
  await extension.deactivate();
  console.log(`the extension starts 'kvmapc lsp', ${commands.size} commands, ${named.length} files`);
}

main().catch((error) => { console.error(error.message); process.exit(1); });

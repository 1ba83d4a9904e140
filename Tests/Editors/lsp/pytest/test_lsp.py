"""kvmapc lsp as clients see it that announce what real editors do. Every answer is decoded by lsprotocol's types."""

import asyncio
import json
import os
import pathlib
import shutil
import subprocess

import pytest
import pytest_lsp
from lsprotocol import converters, types
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

KVMAPC = os.environ["KVMAPC"]
HERE = pathlib.Path(__file__).parent
RECORDED = ["visual-studio-code", "neovim@0.9.1", "neovim@0.10.0", "neovim@0.11.0", "emacs@29.1"]
CLIENTS = {name: client_capabilities(name) for name in RECORDED}
CLIENTS["pull"] = converters.get_converter().structure(
    json.loads((HERE / "pull.json").read_text()), types.ClientCapabilities)
WIDTHS = {"utf-8": lambda text: len(text.encode()), "utf-16": lambda text: len(text.encode("utf-16-le")) // 2,
          "utf-32": len}
ENCODINGS = {"visual-studio-code": "utf-16", "neovim@0.9.1": "utf-16", "neovim@0.10.0": "utf-16",
             "neovim@0.11.0": "utf-8", "emacs@29.1": "utf-8", "pull": "utf-8"}


class Project:
    """A folder with two mappings, and places in them as the client counts."""

    def __init__(self, root, name):
        self.root = root
        self.name = name
        shutil.copytree(HERE.parent / "fixture", root, dirs_exist_ok=True)
        self.path = root / "Station.kvmap"
        self.uri = self.path.as_uri()
        self.kind = (root / "Kind.kvmap").as_uri()
        self.text = self.path.read_text()

    def position(self, part, offset=0):
        index = self.text.index(part) + offset
        line = self.text.count("\n", 0, index)
        start = self.text.rfind("\n", 0, index) + 1
        return types.Position(line, WIDTHS[ENCODINGS[self.name]](self.text[start:index]))

    def range(self, part):
        return types.Range(self.position(part), self.position(part, len(part)))

    @property
    def document(self):
        return types.TextDocumentIdentifier(self.uri)

    def after(self, edits):
        """The text after edits."""
        width = WIDTHS[ENCODINGS[self.name]]
        lines = self.text.split("\n")

        def index(position):
            if position.line >= len(lines):
                return len(self.text)
            column = 0
            while column < len(lines[position.line]) and width(lines[position.line][:column]) < position.character:
                column += 1
            return sum(len(line) + 1 for line in lines[: position.line]) + column

        text = self.text
        for edit in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
            text = text[: index(edit.range.start)] + edit.new_text + text[index(edit.range.end):]
        return text

    def changes(self, edit):
        """The edits of this file in a workspace edit."""
        if edit.document_changes is not None:
            return [item for change in edit.document_changes if change.text_document.uri == self.uri
                    for item in change.edits]
        return edit.changes[self.uri]


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[KVMAPC, "lsp"]), params=list(CLIENTS))
async def client(request, lsp_client: LanguageClient, tmp_path):
    lsp_client.project = Project(tmp_path, request.param)

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(_params):
        return None

    result = await lsp_client.initialize_session(
        types.InitializeParams(capabilities=CLIENTS[request.param], root_uri=tmp_path.as_uri()))
    lsp_client.server = result
    lsp_client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(
            lsp_client.project.uri, "kvmap", 1, lsp_client.project.text)))
    yield
    await lsp_client.shutdown_session()


def at(project, part, offset=0):
    return {"text_document": project.document, "position": project.position(part, offset)}


async def diagnostics(client, version=1):
    """What the client has for the document, pushed or pulled."""
    project = client.project
    if project.name == "pull":
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(project.document))
        assert isinstance(report, types.RelatedFullDocumentDiagnosticReport)
        return list(report.items)
    for _ in range(200):
        if project.uri in client.diagnostics:
            found = list(client.diagnostics[project.uri])
            if version == 1 or not found:
                return found
        await asyncio.sleep(0.02)
    return list(client.diagnostics.get(project.uri, []))


async def test_it_counts_as_the_client_does(client):
    project = client.project
    assert client.server.capabilities.position_encoding == ENCODINGS[project.name]
    is_pull = project.name == "pull"
    assert (client.server.capabilities.diagnostic_provider is not None) == is_pull
    found = await client.text_document_definition_async(types.DefinitionParams(**at(project, "Station", 1)))
    assert [location.range for location in found] == [project.range("Station")]


async def test_diagnostics_are_those_of_check(client):
    project = client.project
    check = subprocess.run([KVMAPC, "check", "--format", "json"], cwd=project.root, capture_output=True, text=True)
    expected = json.loads(check.stdout)["diagnostics"]
    found = await diagnostics(client)
    assert [item.code for item in found] == [item["id"] for item in expected] == ["unknown-transformer"]
    assert found[0].message.split("\n")[0] == expected[0]["message"]
    assert found[0].range == project.range("tirmmed")
    assert project.name == "pull" or project.kind not in client.diagnostics


async def test_a_fix_mends_the_file(client):
    project = client.project
    found = await diagnostics(client)
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        project.document, project.range("tirmmed"), types.CodeActionContext(found)))
    action = next(action for action in actions if action.kind == types.CodeActionKind.QuickFix)
    # A similar name is a guess, which no editor applies by itself.
    assert not action.is_preferred
    text = project.after(project.changes(action.edit))
    assert text == project.text.replace("tirmmed", "trimmed")
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        types.VersionedTextDocumentIdentifier(version=2, uri=project.uri),
        [types.TextDocumentContentChangePartial(project.range("tirmmed"), "trimmed")]))
    assert await diagnostics(client, version=2) == []


async def test_formatting_is_that_of_the_command(client):
    project = client.project
    edits = await client.text_document_formatting_async(types.DocumentFormattingParams(
        project.document, types.FormattingOptions(2, True)))
    command = subprocess.run(
        [KVMAPC, "format", "-"], input=project.text.encode(), capture_output=True, check=True).stdout.decode()
    assert project.after(edits) == command
    part = await client.text_document_range_formatting_async(types.DocumentRangeFormattingParams(
        project.document, project.range("kind: Kind"), types.FormattingOptions(2, True)))
    assert len(part) <= len(edits)


async def test_hover(client):
    project = client.project
    hover = await client.text_document_hover_async(types.HoverParams(**at(project, "lineCount", 3)))
    assert "line_count" in hover.contents.value
    assert hover.range == project.range("lineCount")
    assert await client.text_document_hover_async(types.HoverParams(**at(project, "😀"))) is None


async def test_names_are_followed(client):
    project = client.project
    found = await client.text_document_definition_async(types.DefinitionParams(**at(project, "Kind =", 1)))
    assert [location.uri for location in found] == [project.kind]
    found = await client.text_document_type_definition_async(types.TypeDefinitionParams(**at(project, "kind: Kind", 1)))
    assert [location.uri for location in found] == [project.kind]
    found = await client.text_document_references_async(types.ReferenceParams(
        context=types.ReferenceContext(True), **at(project, "Kind =", 1)))
    assert {location.uri for location in found} == {project.uri, project.kind}
    found = await client.text_document_document_highlight_async(
        types.DocumentHighlightParams(**at(project, "Kind =", 1)))
    assert [highlight.range.start for highlight in found] == [project.position("Kind =")]
    links = await client.text_document_document_link_async(types.DocumentLinkParams(project.document))
    assert [link.target for link in links] == [project.kind]


async def test_rename(client):
    project = client.project
    place = await client.text_document_prepare_rename_async(
        types.PrepareRenameParams(**at(project, "lineCount", 1)))
    assert place.placeholder == "lineCount"
    edit = await client.text_document_rename_async(types.RenameParams(new_name="lines", **at(project, "lineCount", 1)))
    assert "lines: Int <-> line_count" in project.after(project.changes(edit))


async def test_completion(client):
    project = client.project
    found = await client.text_document_completion_async(types.CompletionParams(**at(project, "tirmmed", 2)))
    labels = [item.label for item in found.items]
    assert "trimmed" in labels and "date" in labels
    item = next(item for item in found.items if item.label == "trimmed")
    assert project.after([item.text_edit]) == project.text.replace("tirmmed", "trimmed")
    await client.text_document_signature_help_async(types.SignatureHelpParams(**at(project, "tirmmed", 2)))


async def test_outline(client):
    project = client.project
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(project.document))
    assert symbols[0].name == "Station"
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams("tram"))
    assert [symbol.name for symbol in found] == ["tram"]
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(project.document))
    assert [fold.start_line for fold in folds] == [3]
    ranges = await client.text_document_selection_range_async(types.SelectionRangeParams(
        project.document, [project.position("title", 1)]))
    assert ranges[0].range == project.range("title")


async def test_colours(client):
    project = client.project
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(project.document))
    assert len(tokens.data) % 5 == 0 and len(tokens.data) >= 50
    part = await client.text_document_semantic_tokens_range_async(types.SemanticTokensRangeParams(
        project.document, project.range("kind: Kind")))
    assert 0 < len(part.data) < len(tokens.data)
    # The comment has two characters that are counted differently.
    legend = client.server.capabilities.semantic_tokens_provider.legend.token_types
    line = column = 0
    comments = []
    for index in range(0, len(tokens.data), 5):
        line += tokens.data[index]
        column = tokens.data[index + 1] + (0 if tokens.data[index] else column)
        if legend[tokens.data[index + 3]] == "comment":
            comments.append((line, column, tokens.data[index + 2]))
    assert comments == [(3, 0, WIDTHS[ENCODINGS[project.name]]("/* 😀é */"))]


async def test_hints(client):
    project = client.project
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(
        project.document, types.Range(types.Position(0, 0), types.Position(99, 0))))
    assert [hint.label for hint in hints] == ["<-> line_count"]


async def test_commands(client):
    project = client.project
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(project.document))
    assert not lenses
    with pytest.raises(JsonRpcException) as failure:
        await client.workspace_execute_command_async(
            types.ExecuteCommandParams("kvmap.generatedSwift", [project.uri]))
    assert failure.value.message == "unknown transformer 'tirmmed'"
    swift = await client.workspace_execute_command_async(
        types.ExecuteCommandParams("kvmap.generatedSwift", [project.kind]))
    assert "enum Kind" in swift


async def test_files_are_renamed(client):
    project = client.project
    edit = await client.workspace_will_rename_files_async(types.RenameFilesParams(
        [types.FileRename(project.kind, (project.root / "kinds" / "All.kvmap").as_uri())]))
    assert project.after(project.changes(edit)).startswith('import "kinds/All.kvmap"\n')


async def edited(client, action):
    """The text after an action, whose edit some clients ask for."""
    if action.edit is None:
        assert action.data is not None
        action = await client.code_action_resolve_async(action)
    return client.project.after(client.project.changes(action.edit))


async def mended(client):
    """The file of the project without its error: other things are not offered before."""
    project = client.project
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        types.VersionedTextDocumentIdentifier(version=2, uri=project.uri),
        [types.TextDocumentContentChangePartial(project.range("tirmmed"), "trimmed")]))
    project.text = project.text.replace("tirmmed", "trimmed")


async def test_diagnostics_are_explained(client):
    project = client.project
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        project.document, project.range("tirmmed"), types.CodeActionContext([])))
    assert "explain 'unknown-transformer'" in [action.title for action in actions]
    text = await client.workspace_execute_command_async(
        types.ExecuteCommandParams("kvmap.explain", ["unknown-transformer"]))
    assert "unknown-transformer" in text


async def test_refactorings(client):
    project = client.project
    await mended(client)
    here = project.position("lineCount", 1)
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        project.document, types.Range(here, here), types.CodeActionContext([])))
    titles = {action.title: action for action in actions}
    assert "lineCount: Int <-> line_count," in await edited(client, titles["write the key of 'lineCount'"])
    assert "lineCount: Int?," in await edited(client, titles["make 'lineCount' optional"])
    assert "lineCount: Int = 0," in await edited(client, titles["give 'lineCount' the default 0"])
    text = await edited(client, titles["add a test of 'Station'"])
    assert "roundtrip" in text or "expect" in text
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        project.document, types.Range(here, project.position("kind: Kind", 4)),
        types.CodeActionContext([], only=[types.CodeActionKind.RefactorExtract])))
    assert [action.title for action in actions] == ["extract 2 properties to a type"]
    text = await edited(client, actions[0])
    assert "part: Part <-> gather" in text and "struct Part {" in text


async def test_documents_are_mapped(client):
    project = client.project
    await mended(client)
    mapped = await client.workspace_execute_command_async(types.ExecuteCommandParams(
        "kvmap.mapDocument", [project.uri, "Station", '{"title": " x ", "line_count": 3}']))
    assert json.loads(mapped["output"] if isinstance(mapped, dict) else mapped.output)["lineCount"] == 3


async def test_documentation_is_resolved(client):
    project = client.project
    found = await client.text_document_completion_async(types.CompletionParams(**at(project, "tirmmed", 2)))
    item = next(item for item in found.items if item.label == "trimmed")
    if item.documentation is None:
        item = await client.completion_item_resolve_async(item)
    assert "trimmed" in item.documentation.value


async def test_linked_editing(client):
    project = client.project
    params = types.LinkedEditingRangeParams(**at(project, "Station", 1))
    assert await client.text_document_linked_editing_range_async(params) is None
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        types.VersionedTextDocumentIdentifier(version=2, uri=project.uri),
        [types.TextDocumentContentChangeWholeDocument("struct Page<Item> {\n  items: [Item]\n}\n")]))
    found = await client.text_document_linked_editing_range_async(types.LinkedEditingRangeParams(
        project.document, types.Position(0, 13)))
    assert [(one.start.line, one.start.character) for one in found.ranges] == [(0, 12), (1, 10)]


async def test_keys_are_explained(client):
    project = client.project
    hover = await client.text_document_hover_async(types.HoverParams(**at(project, "title", 1)))
    assert "Station.name" in hover.contents.value

-- A file with a mistake is mended by its code action, formatted, and renamed in, with Neovim's own client.
local function fail(message)
  io.stderr:write('neovim: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local function main()
  vim.cmd('edit Station.kvmap')
  local buffer = vim.api.nvim_get_current_buf()
  local client_id = vim.lsp.start_client({
    name = 'kvmap', cmd = { os.getenv('KVMAPC'), 'lsp' }, root_dir = vim.fn.getcwd(),
  })
  if not client_id then return fail('the server does not start') end
  vim.lsp.buf_attach_client(buffer, client_id)
  local client = vim.lsp.get_client_by_id(client_id)
  if not vim.wait(10000, function() return client.initialized and #vim.diagnostic.get(buffer) > 0 end, 20) then
    return fail('there are no diagnostics')
  end
  local found = vim.diagnostic.get(buffer)
  if found[1].code ~= 'unknown-transformer' and found[1].user_data.lsp.code ~= 'unknown-transformer' then
    return fail('unexpected diagnostic: ' .. found[1].message)
  end
  -- The line has characters before the mistake that encodings count differently.
  local line = vim.api.nvim_buf_get_lines(buffer, found[1].lnum, found[1].lnum + 1, true)[1]
  local marked = line:sub(found[1].col + 1, found[1].end_col)
  if marked ~= 'tirmmed' then return fail('the diagnostic is at "' .. marked .. '"') end

  local function request(method, parameters)
    local answers, problem = vim.lsp.buf_request_sync(buffer, method, parameters, 10000)
    if not answers then fail(method .. ': ' .. tostring(problem)) end
    local answer = answers[client_id]
    if not answer or answer.err then fail(method .. ' failed') end
    return answer.result
  end

  local document = vim.lsp.util.make_text_document_params(buffer)
  local actions = request('textDocument/codeAction', {
    textDocument = document, range = found[1].user_data.lsp and {
      start = { line = found[1].lnum, character = 0 }, ['end'] = { line = found[1].lnum, character = 200 },
    }, context = { diagnostics = {} },
  })
  if not actions or not actions[1] or not actions[1].edit then return fail('expected a fix first') end
  vim.lsp.util.apply_workspace_edit(actions[1].edit, client.offset_encoding)
  if not vim.wait(10000, function() return #vim.diagnostic.get(buffer) == 0 end, 20) then
    return fail('the fix does not mend the file')
  end

  vim.lsp.buf.formatting_sync({ tabSize = 2, insertSpaces = true }, 10000)
  local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, true), '\n') .. '\n'
  local mended = io.open('Station.kvmap'):read('*a'):gsub('tirmmed', 'trimmed')
  local file = io.open('Expected.kvmap', 'w')
  file:write(mended)
  file:close()
  vim.fn.system({ os.getenv('KVMAPC'), 'format', 'Expected.kvmap' })
  local expected = io.open('Expected.kvmap'):read('*a')
  if text ~= expected then return fail('formatting gives\n' .. text .. 'instead of\n' .. expected) end

  local row = vim.fn.search('lineCount') - 1
  local edit = request('textDocument/rename', {
    textDocument = document, position = { line = row, character = 3 }, newName = 'lines',
  })
  vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding)
  local renamed = vim.api.nvim_buf_get_lines(buffer, row, row + 1, true)[1]
  if renamed ~= '  lines: Int <-> line_count' then return fail('renaming gives "' .. renamed .. '"') end

  vim.lsp.stop_client(client_id)
  vim.wait(5000, function() return vim.lsp.get_client_by_id(client_id) == nil end, 20)
  vim.cmd('qall!')
end

local ok, problem = pcall(main)
if not ok then fail(tostring(problem)) end

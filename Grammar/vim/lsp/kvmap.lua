-- The language server, for Neovim 0.11 and later: vim.lsp.enable('kvmap')
return {
  cmd = { 'kvmapc', 'lsp' },
  filetypes = { 'kvmap' },
  root_markers = { 'Package.swift', '.git' },
}

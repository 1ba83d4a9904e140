" :make checks the mapping, and fills the quickfix list.
if exists('current_compiler')
  finish
endif
let current_compiler = 'kvmapc'

CompilerSet makeprg=kvmapc\ check\ %:S
CompilerSet errorformat=%Eerror[%m,%Wwarning[%m,%Inote[%m,%C\ %#-->\ %f:%l:%c,%-G%.%#

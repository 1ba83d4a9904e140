" Editing of KVMap mappings.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal comments=s1:/*,mb:*,ex:*/,:///,://
setlocal commentstring=//\ %s
setlocal formatoptions-=t formatoptions+=croql
setlocal expandtab shiftwidth=2 softtabstop=2
setlocal suffixesadd=.kvmap
setlocal include=^\\s*import\\s\\+\"
if executable('kvmapc')
  setlocal formatprg=kvmapc\ format\ -
  compiler kvmapc
endif

let b:undo_ftplugin = 'setlocal comments< commentstring< formatoptions< expandtab< shiftwidth< softtabstop<'
      \ . ' suffixesadd< include< formatprg< makeprg< errorformat<'

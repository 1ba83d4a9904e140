" Indentation of KVMap mappings, as kvmapc format indents: two columns for each open bracket, and two for a line that
" continues a rule.
if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal indentexpr=KVMapIndent(v:lnum)
setlocal indentkeys=0{,0},0],0),!^F,o,O
let b:undo_indent = 'setlocal indentexpr< indentkeys<'

if exists('*KVMapIndent')
  finish
endif

" Whether the character there is part of a comment or a text.
function! s:IsText(line, column) abort
  return synIDattr(synID(a:line, a:column, 1), 'name') =~# '\v^kvmap%(.*Comment|Documentation|String|Text|Escape)'
endfunction

" How many brackets a line leaves open, after those that it closes at its beginning.
function! s:Opened(line) abort
  let text = getline(a:line)
  let open = 0
  let begun = 0
  for column in range(1, strlen(text))
    let sign = text[column - 1]
    if stridx('{[(}])', sign) < 0 || s:IsText(a:line, column)
      let begun = begun || sign !~# '\s'
      continue
    endif
    if stridx('{[(', sign) >= 0
      let open += 1
      let begun = 1
    elseif begun
      let open -= 1
    endif
  endfor
  return open
endfunction

function! KVMapIndent(line) abort
  " The inner lines of a text are its own.
  if a:line > 1 && s:IsText(a:line, 1) && getline(a:line) !~# '^\s*/'
    return indent(a:line)
  endif
  let previous = prevnonblank(a:line - 1)
  while previous > 1 && s:IsText(previous, 1) && getline(previous) !~# '^\s*/'
    let previous = prevnonblank(previous - 1)
  endwhile
  if previous == 0
    return 0
  endif
  let indent = indent(previous)
  if getline(previous) =~# s:continued && getline(previous) !~# '^\s*//'
    let indent -= shiftwidth()
  endif
  let indent += s:Opened(previous) * shiftwidth()
  let text = getline(a:line)
  if text =~# '^\s*[]})]'
    let indent -= shiftwidth()
  elseif text =~# s:continued
    let indent += shiftwidth()
  endif
  return max([indent, 0])
endfunction

" A line that continues a rule begins with what no member begins with.
let s:continued = '\v^\s*%(\<-|-\>|\?\?|\||\=|%(where|and|or|unless)>\s)'

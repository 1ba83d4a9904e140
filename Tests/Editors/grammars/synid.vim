" Writes the syntax group of each character of the files in list.txt: a line of the file is a line of NAME.groups, with
" the groups of its characters separated by blanks. NAME.indented is the file as the editor indents it.
set nomore nocompatible encoding=utf-8 nomodeline
filetype plugin indent on
syntax on
for s:file in readfile('list.txt')
  execute 'silent edit' fnameescape(s:file)
  setlocal filetype=kvmap
  syntax sync fromstart
  let s:lines = []
  for s:line in range(1, line('$'))
    let s:names = []
    let s:column = 1
    for s:character in split(getline(s:line), '\zs')
      let s:found = synIDattr(synID(s:line, s:column, 1), 'name')
      call add(s:names, s:found ==# '' ? '-' : s:found)
      let s:column += strlen(s:character)
    endfor
    call add(s:lines, join(s:names, ' '))
  endfor
  call writefile(s:lines, s:file . '.groups')
  silent normal! gg=G
  execute 'silent write!' fnameescape(s:file . '.indented')
  silent bwipeout!
endfor
quitall!

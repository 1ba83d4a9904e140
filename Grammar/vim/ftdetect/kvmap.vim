autocmd BufRead,BufNewFile *.kvmap setfiletype kvmap

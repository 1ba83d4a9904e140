" Syntax of KVMap mappings (.kvmap).
"
" The words of the language are keywords only where the grammar expects one: in 'type: String', 'type' is a property. So
" nearly every word here is recognised by what is before and after it, in the kind of braces it is in. Of two items that
" begin at the same place Vim takes the later one: names that cannot be keywords come last.
if exists('b:current_syntax')
  finish
endif

let s:cpo = &cpoptions
set cpoptions&vim

syntax case match
syntax sync minlines=300

" Where an item can begin: on a line of its own, or after a brace or a comma.
let s:at = '%(^\s*|[{,}]\s*)@<='
" After an arrow, or after '??' where it is no type.
let s:arrow = '%(%(\<-\>|\.@1<!\<-|-\>|\s\?\?)\s*)@<='
" What a name begins with, and what a key in a document begins with.
let s:name = '[[:alpha:]_`]'
let s:key = '[[:alpha:]_`"@$]'
" What ends a declaration: its body, or the next one.
let s:end = '\v\}@1<=|^\ze\s*%(kvmap|import|extern|transform|mixin|map|struct|class|family|enum|union|test|namespace|'
      \ . 'keys|coercion|unknown|duplicates|empty|access|properties|nil|depth|sync|default)\s+[[:alnum:]_`".]'

" syntax match, with a pattern made of parts.
function! s:Match(group, pattern) abort
  execute 'syntax match' a:group '/\v' . escape(a:pattern, '/') . '/ contained'
endfunction

" Comments, texts, numbers: everywhere.
syntax region kvmapBlockComment start=+/\*+ end=+\*/+ contains=kvmapBlockComment,@Spell
syntax match kvmapComment +//.*$+ contains=@Spell
syntax match kvmapDocumentation +///.*$+ contains=@Spell
syntax match kvmapEscape /\v\\%(u\{\x+\}|.)/ contained
syntax region kvmapString start=+"+ skip=+\\.+ end=+"\|$+ contains=kvmapEscape
syntax region kvmapText start=+"""+ skip=+\\.+ end=+"""+ contains=kvmapEscape
syntax match kvmapNumber /\v[[:keyword:]]@1<!-?\d[0-9_]*%(\.\d[0-9_]*)?%([eE][+-]?\d[0-9_]*)?/
syntax match kvmapArrow /\v\.@1<!\<-\>|\.@1<!\<-|-\>/
syntax match kvmapAttribute /\v\@[[:keyword:]]+/
syntax match kvmapVariable /\v\$[[:keyword:]]+/
syntax match kvmapQuoted /`[^`]\+`/
syntax cluster kvmapPlain contains=kvmapBlockComment,kvmapComment,kvmapDocumentation,kvmapString,kvmapText,kvmapNumber,
      \kvmapArrow,kvmapAttribute,kvmapVariable,kvmapQuoted,kvmapType,kvmapStep

call s:Match('kvmapType', '<\u[[:keyword:]]*>')

" Brackets: elements, selectors, lists; and parentheses: arguments, payloads.
syntax region kvmapBrackets matchgroup=kvmapBracket start=/\[/ end=/\]/ contained
      \ contains=@kvmapPlain,kvmapBrackets,kvmapArguments,kvmapWordOfElement,kvmapSourceOfElement,kvmapLiteralOfValue
syntax region kvmapArguments matchgroup=kvmapBracket start=/(/ end=/)/ contained
      \ contains=@kvmapPlain,kvmapBrackets,kvmapArguments,kvmapLiteralOfValue,kvmapLabel
call s:Match('kvmapWordOfElement', '\s@1<=<and>\ze\s+' . s:key)
call s:Match('kvmapSourceOfElement', '%(\[|<and\s+)@<=<self>\ze\s*\=\=')
call s:Match('kvmapLiteralOfValue', '[.`]@1<!<%(true|false|nil)>%(\s*[:=]|`)@!')
call s:Match('kvmapLabel', '<[[:keyword:]]+\ze\s*:')

" Settings, of a file and of a type.
call s:Match('kvmapSetting', s:at . '<%(keys|coercion|unknown|duplicates|empty|access|properties|nil|sync|before|after|'
      \ . 'check|root|context)>\ze\s+' . s:name)
call s:Match('kvmapSetting', s:at . '<root>\ze\s+["@$]')
call s:Match('kvmapSetting', s:at . '<nil>\ze\s+for\s+[-"0-9[{tf]')
call s:Match('kvmapSetting', s:at . '<depth>\ze\s+\d')
call s:Match('kvmapSetting', s:at . '<%(element|xmlns)>\ze\s+"')
call s:Match('kvmapSetting', s:at . '<xmlns>\ze\s+[[:keyword:]`]+\s*\=')
call s:Match('kvmapSetting', s:at . '<default>\ze\s+[.[[:alpha:]_`]')
call s:Match('kvmapHead', '%(<nil\s+)@<=<for>\ze\s+[-"0-9[{tf]')
call s:Match('kvmapHead', '%(<sync\s+)@<=<table>\ze\s+' . s:name)
call s:Match('kvmapHead', '%(' . s:at . '<default>\s+.*\s)@<=<via>\ze\s+' . s:name)
call s:Match('kvmapLiteral', '%(<for\s+)@<=<%(true|false)>')
syntax cluster kvmapSettings contains=kvmapSetting,kvmapHead,kvmapLiteral

" Rules of properties.
call s:Match('kvmapWord', '%(^|\s)@1<=<%(where|and)>\ze\s+%(<%(count|each|not|matches|unique|multiple|in)>|[-<>=!.0-9])')
call s:Match('kvmapWord', '%(<%(where|and|each|not)\s+)@<=<%(each|not|matches|unique|count\s+in|count|multiple\s+of)>')
call s:Match('kvmapWord', '%(<%(where|and|each|not)\s+)@<=<in>\ze\s*\[')
call s:Match('kvmapWord', '%(^|\s)@1<=<unless>\ze\s+%([-"0-9[{]|<%(true|false)>)')
call s:Match('kvmapWord', '%(^|\s)@1<=<or>\ze\s+[[:alnum:]_`"[{.-]')
call s:Match('kvmapLiteral', '%(\=\s*|<%(or|unless)\s+)@<=<%(true|false|nil)>')
call s:Match('kvmapSetting', '%(\S\s)@2<=<sync>\ze\s+' . s:name)
call s:Match('kvmapModifier', '%(<sync\s+)@<=<owned>\ze\s+' . s:name)
call s:Match('kvmapModifier', '%(:\s*%(%(lenient|strict|lossy)\s+)*)@<=<%(lenient|strict|lossy)>\ze\s+[[:alpha:]_`[]')
call s:Match('kvmapHead', '%([^=!<>]\=\s*)@<=<swift>\ze\s+' . s:name)
call s:Match('kvmapFunction', '%(\|\s*)@<=<[[:keyword:]]+')
call s:Match('kvmapKey', s:arrow . '\d@!<[[:keyword:]]+')
call s:Match('kvmapSource', s:arrow . '<%(self|rest|gather)>')
call s:Match('kvmapSource', '%(<gather\s+)@<=<%(all\ze\s*\{|prefix\ze\s*")')
syntax cluster kvmapRule contains=kvmapWord,kvmapLiteral,kvmapModifier,kvmapHead,kvmapSetting,kvmapFunction,kvmapKey,
      \kvmapSource,kvmapBrackets,kvmapArguments,kvmapGatherBody
syntax region kvmapGatherBody matchgroup=kvmapBracket start=/{/ end=/}/ contained
      \ contains=@kvmapPlain,kvmapKey,kvmapSource,kvmapBrackets,kvmapGatherBody

" Bodies of structs, classes, mixins and mapped types.
syntax region kvmapMembers matchgroup=kvmapBracket start=/{/ end=/}/ contained
      \ contains=@kvmapPlain,@kvmapSettings,@kvmapRule,kvmapInBlock,kvmapProperty
execute 'syntax region kvmapInBlock matchgroup=kvmapSetting start=/\v' . s:at . '<in>\ze\s+' . s:key
      \ . '/ end=/\v\}@1<=/ contained contains=@kvmapPlain,kvmapKeyOfBlock,kvmapBrackets,kvmapMembers'
call s:Match('kvmapKeyOfBlock', '%(<in\s+)@<=<[[:keyword:]]+')
call s:Match('kvmapProperty', '[.`]@1<!<[[:keyword:]]+\ze\s*:')

" Bodies of enums, unions and families.
syntax region kvmapCases matchgroup=kvmapBracket start=/{/ end=/}/ contained contains=@kvmapPlain,kvmapLiteralOfCase,kvmapWordOfCase,kvmapKeyOfCase,
      \kvmapBrackets,kvmapArguments,kvmapProperty
call s:Match('kvmapLiteralOfCase', '%(%(\<-\>|\<-|-\>|\=\=)\s*|<or\s+)@<=<%(else|nil|true|false)>')
call s:Match('kvmapLiteralOfCase', '%(<is\s+)@<=<%(null|number|string|bool|array|object)>')
call s:Match('kvmapWordOfCase', '\s@1<=<or>\ze\s+%([-"0-9]|<%(true|false)>)')
call s:Match('kvmapWordOfCase', '%([[:keyword:]`>?)\]"]\s+)@<=<%(when|and)>\ze\s+' . s:key)
call s:Match('kvmapWordOfCase', '%(<%(when|and)\s+)@<=<not>\ze\s+' . s:key)
call s:Match('kvmapWordOfCase', '%([[:keyword:]`"\]]\s+)@<=<is>\ze\s+<%(null|number|string|bool|array|object)>')
call s:Match('kvmapKeyOfCase', '%(\.@1<!<%(when|and)\s+)@<=%(<not>\s)@!<[[:keyword:]]+')

" Bodies of transforms: rows of a table, or rules.
syntax region kvmapRows matchgroup=kvmapBracket start=/{/ end=/}/ contained contains=@kvmapPlain,@kvmapRule,kvmapLiteralOfRow,kvmapProperty
call s:Match('kvmapLiteralOfRow', s:at . '<%(true|false|nil)>\ze\s*%(\<-|-\>)')
call s:Match('kvmapLiteralOfRow', '%(%(\<-\>|\<-|-\>)\s*)@<=<%(else|nil|true|false)>')

" Bodies of tests.
syntax region kvmapSteps matchgroup=kvmapBracket start=/{/ end=/}/ contained contains=@kvmapPlain,kvmapTestWord,kvmapSettingOfTest,kvmapHeadOfTest,
      \kvmapLiteralOfTest,kvmapRecord,kvmapList,kvmapValue
syntax region kvmapRecord matchgroup=kvmapBracket start=/{/ end=/}/ contained
      \ contains=@kvmapPlain,kvmapLiteralOfValue,kvmapRecord,kvmapList,kvmapValue,kvmapField
syntax region kvmapList matchgroup=kvmapBracket start=/\[/ end=/\]/ contained
      \ contains=@kvmapPlain,kvmapLiteralOfValue,kvmapRecord,kvmapList,kvmapValue
syntax region kvmapValue matchgroup=kvmapBracket start=/(/ end=/)/ contained
      \ contains=@kvmapPlain,kvmapLiteralOfValue,kvmapRecord,kvmapList,kvmapValue
call s:Match('kvmapField', '<[[:keyword:]]+\ze\s*\=')
call s:Match('kvmapTestWord', '%(^\s*|[{,"}\])]\s*)@<=<%(roundtrip|fails)>')
call s:Match('kvmapTestWord', '%(^\s*|[{,"]\s*)@<=<expect>\ze\s*[[:alnum:]_`"[{.-]')
call s:Match('kvmapTestWord', '%(<fails\s+)@<=<at>\ze\s+[[:alpha:]_`"@$[]')
call s:Match('kvmapSettingOfTest', s:at . '<context>\ze\s*[[:alnum:]_`"[{.-]')
call s:Match('kvmapHeadOfTest', '\s@1<=<with>\ze\s+["[:alpha:]_`]')
call s:Match('kvmapHeadOfTest', '%([[:keyword:]]\s+)@<=<file>\ze\s+"')
call s:Match('kvmapLiteralOfTest', '%(<%(expect|context)\s+)@<=<%(true|false|nil)>')

" Declarations.
syntax match kvmapDeclaration /\v%(^\s*)@<=<kvmap>\ze\s+\d/
syntax match kvmapDeclaration /\v%(^\s*)@<=<import>\ze\s+["[:alpha:]_`]/
syntax match kvmapDeclaration /\v%(^\s*)@<=<extern\s+type>\ze\s/
call s:Match('kvmapHeadOfType', '\s@1<=<%(as|with)>\ze\s+' . s:name)
call s:Match('kvmapHeadOfType', '\s@1<=<by>\s+<%(init|assignment|key|factory)>')
call s:Match('kvmapHeadOfType', '\s@1<=<%(on|in)>\ze\s+' . s:key)
call s:Match('kvmapNameInHead', '%(<%(on|in|as|with|factory|enum|union|struct|class|mixin|map|family)\s+)@<=<[[:keyword:]]+')

" A declaration with a body of one kind.
function! s:Declaration(group, words, body) abort
  execute 'syntax region' a:group 'matchgroup=kvmapDeclaration start=/\v[[:keyword:].`]@1<!<%(' . a:words . ')>\ze\s+'
        \ . s:name . '/ end=/' . s:end . '/ contains=@kvmapPlain,kvmapHeadOfType,kvmapNameInHead,kvmapBrackets,' . a:body
endfunction
call s:Declaration('kvmapStruct', 'struct|class|mixin|map', 'kvmapMembers')
call s:Declaration('kvmapEnum', 'enum|union|family|map\s+enum|map\s+union', 'kvmapCases')

execute 'syntax region kvmapTransform matchgroup=kvmapDeclaration start=/\v[[:keyword:].`]@1<!<transform>\ze\s+' . s:name
      \ . '/ end=/' . s:end . '/ contains=@kvmapPlain,kvmapRows,kvmapParameters,kvmapSurroundings,kvmapBrackets,kvmapFunction,'
      \ . 'kvmapHead,kvmapWord,kvmapLabel'
syntax region kvmapParameters matchgroup=kvmapBracket start=/(/ end=/)/ contained
      \ contains=@kvmapPlain,kvmapBrackets,kvmapParameters,kvmapLiteralOfValue,kvmapLabel
call s:Match('kvmapSurroundings', '%(<swift\s.*\s)@<=<with>\ze\s+' . s:name)

execute 'syntax region kvmapTest matchgroup=kvmapDeclaration start=/\v[[:keyword:].`]@1<!<test>\ze\s+[[:alpha:]_`[]/ end=/'
      \ . s:end . '/ contains=@kvmapPlain,kvmapSteps'

syntax region kvmapNamespace matchgroup=kvmapDeclaration start=/\v%(^\s*)@<=<namespace>\ze\s/ end=/\v\}@1<=/
      \ contains=@kvmapPlain,kvmapNamespaceBody
syntax region kvmapNamespaceBody matchgroup=kvmapBracket start=/{/ end=/}/ contained
      \ contains=@kvmapPlain,kvmapDeclaration,kvmapStruct,kvmapEnum,kvmapTransform,kvmapTest

" At file level, outside every body.
syntax region kvmapFileKeys matchgroup=kvmapSetting start=/\v%(^\s*)@<=<keys>\ze\s+[[:alpha:]_`]/ end=/$/ keepend extend
      \ contains=@kvmapPlain,kvmapWord,kvmapGatherBody
syntax match kvmapSetting /\v%(^\s*)@<=<%(coercion|unknown|duplicates|empty|access|properties|nil|sync)>\ze\s+[[:alpha:]_`]/
      \ nextgroup=kvmapHead,kvmapSettingValue skipwhite
syntax match kvmapSetting /\v%(^\s*)@<=<depth>\ze\s+\d/
syntax match kvmapSettingValue /\v<%(table|for)@![[:keyword:]]+>/ contained
syntax region kvmapFileDefault matchgroup=kvmapSetting start=/\v%(^\s*)@<=<default>\ze\s+[.[[:alpha:]_`]/
      \ end=/\v$|^\ze\s*[^|[:space:]]/ contains=@kvmapPlain,kvmapHeadOfDefault,kvmapFunction,kvmapWord,kvmapArguments,kvmapBrackets
call s:Match('kvmapHeadOfDefault', '%(\s)@1<=<via>\ze\s+' . s:name)
syntax match kvmapFileLiteral /\v%(<%(for|or)\s+)@<=<%(true|false)>/
syntax match kvmapFileWord /\v\s@1<=<or>\ze\s+%([-"0-9[{]|<%(true|false)>)/

highlight default link kvmapBlockComment Comment
highlight default link kvmapComment Comment
highlight default link kvmapDocumentation SpecialComment
highlight default link kvmapString String
highlight default link kvmapText String
highlight default link kvmapEscape SpecialChar
highlight default link kvmapNumber Number
highlight default link kvmapArrow Operator
highlight default link kvmapAttribute PreProc
highlight default link kvmapVariable Identifier
highlight default link kvmapType Type
highlight default link kvmapFunction Function
highlight default link kvmapProperty Identifier
highlight default link kvmapLabel Identifier
highlight default link kvmapDeclaration Keyword
for s:group in ['', 'OfTest']
  execute 'highlight default link kvmapSetting' . s:group 'Statement'
endfor
for s:group in ['', 'OfTest', 'OfType', 'OfDefault']
  execute 'highlight default link kvmapHead' . s:group 'Statement'
endfor
highlight default link kvmapSurroundings Statement
highlight default link kvmapModifier StorageClass
highlight default link kvmapSource Special
highlight default link kvmapSourceOfElement Special
for s:group in ['', 'OfElement', 'OfCase']
  execute 'highlight default link kvmapWord' . s:group 'Operator'
endfor
highlight default link kvmapFileWord Operator
for s:group in ['', 'OfValue', 'OfCase', 'OfRow', 'OfTest']
  execute 'highlight default link kvmapLiteral' . s:group 'Boolean'
endfor
highlight default link kvmapFileLiteral Boolean
highlight default link kvmapTestWord Keyword

let b:current_syntax = 'kvmap'

let &cpoptions = s:cpo
unlet s:cpo s:at s:arrow s:name s:key s:end s:group

;;; kvmap-mode.el --- Major mode for KVMap mappings -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "27.1"))
;; Keywords: languages

;;; Commentary:

;; Colours, indentation and an index of `.kvmap' files, and the language server for eglot: M-x eglot.
;;
;; The words of the language are keywords only where the grammar expects one: in `type: String', `type' is a property.
;; So each word is looked at with the tokens before and after it, and with the kind of brackets it is in.

;;; Code:

(defgroup kvmap nil
  "Mappings between documents and Swift types."
  :group 'languages)

(defcustom kvmap-indent-offset 2
  "The columns that each open bracket indents by; `kvmapc format' uses 2."
  :type 'natnum
  :group 'kvmap)

(defvar kvmap-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?_ "w" table)
    (modify-syntax-entry ?/ ". 124" table)
    (modify-syntax-entry ?* ". 23bn" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?\\ "\\" table)
    (dolist (sign '(?< ?> ?| ?= ?? ?~ ?- ?+ ?& ?% ?. ?, ?: ?` ?$ ?@))
      (modify-syntax-entry sign "." table))
    table)
  "Nesting block comments, line comments and texts.")

(defconst kvmap--syntax-propertize
  (syntax-propertize-rules
   ("\"\"\"" (0 (ignore (kvmap--propertize-quotes))))))

(defun kvmap--propertize-quotes ()
  "Make three double quotes the beginning or the end of one text."
  (let* ((start (match-beginning 0))
         (state (save-excursion (syntax-ppss start))))
    (cond
     ((nth 4 state))
     ((nth 3 state)
      (when (eq (nth 3 state) t)
        (put-text-property (+ start 2) (+ start 3) 'syntax-table (string-to-syntax "|"))))
     (t (put-text-property start (1+ start) 'syntax-table (string-to-syntax "|"))))))

;; Faces, one for each role of a word.

(defface kvmap-declaration '((t :inherit font-lock-keyword-face)) "Words that begin a declaration." :group 'kvmap)
(defface kvmap-setting '((t :inherit font-lock-builtin-face)) "Words that begin a setting." :group 'kvmap)
(defface kvmap-head '((t :inherit font-lock-preprocessor-face)) "Words after the name of a declaration." :group 'kvmap)
(defface kvmap-modifier '((t :inherit font-lock-type-face)) "Modifiers of types." :group 'kvmap)
(defface kvmap-source '((t :inherit font-lock-variable-name-face)) "Sources that are no keys." :group 'kvmap)
(defface kvmap-word '((t :inherit font-lock-keyword-face)) "Words inside rules." :group 'kvmap)
(defface kvmap-literal '((t :inherit font-lock-constant-face)) "Literals." :group 'kvmap)
(defface kvmap-test '((t :inherit font-lock-keyword-face)) "Steps of tests." :group 'kvmap)
(defface kvmap-number '((t :inherit font-lock-constant-face)) "Numbers." :group 'kvmap)
(defface kvmap-arrow '((t :inherit font-lock-negation-char-face)) "Arrows." :group 'kvmap)

;; The words of the language by what they do.

(defconst kvmap--declarations
  '("kvmap" "import" "extern" "transform" "mixin" "map" "struct" "class" "family" "enum" "union" "test" "namespace"))
(defconst kvmap--named-settings
  '("keys" "coercion" "unknown" "duplicates" "empty" "access" "properties" "nil" "sync" "before" "after" "check" "root"
    "context" "xmlns"))
(defconst kvmap--modifiers '("lenient" "strict" "lossy"))
(defconst kvmap--conditions '("count" "each" "not" "matches" "unique" "multiple" "in"))
(defconst kvmap--kinds '("null" "number" "string" "bool" "array" "object"))
(defconst kvmap--literals '("true" "false" "nil"))
(defconst kvmap--arrows '("<->" "<-" "->"))

(defconst kvmap--words
  (regexp-opt
   (append kvmap--declarations kvmap--named-settings kvmap--modifiers kvmap--conditions kvmap--kinds kvmap--literals
           '("type" "depth" "table" "default" "via" "element" "as" "by" "init" "assignment" "factory" "with" "on" "key"
             "swift" "self" "rest" "gather" "all" "prefix" "unless" "for" "where" "owned" "and" "of" "when" "is" "or"
             "else" "expect" "roundtrip" "fails" "at" "file"))
   'words))

;; Tokens before and after a place.

(defun kvmap--token-before (position)
  "The token that ends before POSITION and where it begins, or nil; comments are skipped."
  (save-excursion
    (goto-char position)
    (forward-comment (- (point)))
    (let ((end (point)))
      (cond
       ((bobp) nil)
       ((looking-back "[[:word:]_]" (1- end))
        (skip-chars-backward "[:word:]_")
        (when (memq (char-before) '(?@ ?$)) (backward-char))
        (cons (buffer-substring-no-properties (point) end) (point)))
       ((looking-back "<->\\|\\.\\.[.<]\\|<-\\|->\\|\\?\\?\\|[=!<>]=" (max (point-min) (- end 3)) t)
        (cons (match-string-no-properties 0) (match-beginning 0)))
       (t (cons (string (char-before)) (1- end)))))))

(defun kvmap--token-after (position)
  "The token that begins after POSITION and where it ends, or nil; comments are skipped."
  (save-excursion
    (goto-char position)
    (forward-comment (buffer-size))
    (cond
     ((eobp) nil)
     ((looking-at "[[:word:]_]+\\|<->\\|\\.\\.[.<]\\|<-\\|->\\|\\?\\?\\|[=!<>]=\\|[^[:space:]]")
      (cons (match-string-no-properties 0) (match-end 0))))))

(defun kvmap--name-p (token)
  "Whether TOKEN is a name, or begins one."
  (and token (string-match-p "\\`[[:alpha:]_`]" token)))

(defun kvmap--key-p (token)
  "Whether TOKEN begins a path in a document."
  (and token (string-match-p "\\`[[:alpha:]_`\"@$]" token)))

(defun kvmap--value-p (token)
  "Whether TOKEN begins a text, a number, a list or a record."
  (and token (string-match-p "\\`[-\"0-9[{]" token)))

;; What brackets hold.

(defun kvmap--kind (opens)
  "What the innermost of the brackets at OPENS holds; they are sorted, outermost first."
  (let ((kind 'file))
    (dolist (open opens kind)
      (setq kind
            (pcase (char-after open)
              (?\( (if (memq kind '(steps values)) 'values 'arguments))
              (?\[ (if (memq kind '(steps values)) 'values 'brackets))
              (_ (pcase kind
                   ((or 'file 'namespace) (kvmap--body-kind open))
                   ((or 'steps 'values) 'values)
                   ('members (if (kvmap--opens-block-p open) 'members 'gather))
                   (_ 'gather))))))))

(defun kvmap--body-kind (open)
  "What the declaration whose body begins at OPEN declares."
  (save-excursion
    (goto-char open)
    (if (not (re-search-backward
              "^[ \t]*\\(?:\\(map[ \t]+\\(?:enum\\|union\\)\\|enum\\|union\\|family\\)\\|\\(struct\\|class\\|mixin\\|map\\)\\|\\(transform\\)\\|\\(test\\)\\|\\(namespace\\)\\|\\(keys\\)\\)[ \t]+[[:alpha:]_`[]"
              nil t))
        'gather
      (cond ((match-beginning 1) 'cases)
            ((match-beginning 2) 'members)
            ((match-beginning 3) 'rows)
            ((match-beginning 4) 'steps)
            ((match-beginning 5) 'namespace)
            (t 'gather)))))

(defun kvmap--opens-block-p (open)
  "Whether the brace at OPEN begins the block of an `in' line."
  (save-excursion
    (goto-char open)
    (skip-chars-backward "^\n{}")
    (looking-at "[ \t]*in[ \t]+[[:alpha:]_`\"@$]")))

;; Words.

(defun kvmap--role (word start end kind)
  "What WORD from START to END is in brackets of KIND: a face, or nil where it is a name."
  (let* ((before (kvmap--token-before start))
         (previous (car before))
         (next (car (kvmap--token-after end)))
         (first (or (null previous)
                    (member previous (if (memq kind '(file namespace)) '("{" "}") '("{" "}" ",")))
                    (save-excursion (goto-char start) (skip-chars-backward " \t") (bolp)))))
    (unless (or (equal next ":")
                (member previous '("." "`" "|"))
                (memq (char-before start) '(?@ ?$)))
      (pcase kind
        ((or 'file 'namespace) (kvmap--role-in-file word previous next first))
        ('members (if (member previous kvmap--arrows)
                      (kvmap--role-in-source word previous next)
                    (or (and first (kvmap--role-of-setting word next))
                        (kvmap--role-in-rule word previous next before))))
        ('cases (kvmap--role-in-cases word previous next before))
        ('rows (cond ((member previous kvmap--arrows)
                      (if (member word '("else" "true" "false" "nil"))
                          'kvmap-literal
                        (kvmap--role-in-source word previous next)))
                     ((and first (member word kvmap--literals) (member next kvmap--arrows)) 'kvmap-literal)
                     (t (kvmap--role-in-rule word previous next before))))
        ('gather (if (equal previous "gather") nil (kvmap--role-in-source word previous next)))
        ('brackets (cond ((and (equal word "self") (equal next "==")) 'kvmap-source)
                         ((and (equal word "and") (not first) (kvmap--key-p next)) 'kvmap-word)
                         ((and (member word kvmap--literals) (not (equal next "=="))) 'kvmap-literal)))
        ((or 'arguments 'values) (and (member word kvmap--literals) (not (equal next "=")) 'kvmap-literal))
        ('steps (kvmap--role-in-steps word previous next first))))))

(defun kvmap--role-of-setting (word next)
  "The face of WORD, the first of its line, before NEXT."
  (and (cond ((equal word "depth") (kvmap--value-p next))
             ((equal word "element") (equal next "\""))
             ((equal word "xmlns") (or (equal next "\"") (kvmap--name-p next)))
             ((equal word "root") (kvmap--key-p next))
             ((equal word "in") (kvmap--key-p next))
             ((equal word "default") (and next (string-match-p "\\`[.[[:alpha:]_`]" next)))
             ((member word kvmap--named-settings) (kvmap--name-p next)))
       'kvmap-setting))

(defun kvmap--role-in-source (word previous next)
  "The face of WORD after the arrow or `??' PREVIOUS, or after `gather', before NEXT."
  (cond ((and (member previous (cons "??" kvmap--arrows)) (member word '("self" "rest" "gather")))
         'kvmap-source)
        ((and (equal previous "gather") (or (and (equal word "all") (equal next "{"))
                                            (and (equal word "prefix") (equal next "\""))))
         'kvmap-source)))

(defun kvmap--role-in-rule (word previous next before)
  "The face of WORD in the rule of a property, after PREVIOUS at BEFORE and before NEXT."
  (cond
   ((and (member word kvmap--modifiers) (or (equal previous ":") (member previous kvmap--modifiers))
         (or (kvmap--name-p next) (equal next "[")))
    'kvmap-modifier)
   ((and (equal word "where") (or (member next kvmap--conditions) (and next (string-match-p "\\`[-<>=!.0-9]" next))))
    'kvmap-word)
   ((and (equal word "and") (or (member next kvmap--conditions) (and next (string-match-p "\\`[-<>=!.0-9]" next))))
    'kvmap-word)
   ((and (member word kvmap--conditions) (member previous '("where" "and" "each" "not"))) 'kvmap-word)
   ((and (equal word "in") (equal previous "count")) 'kvmap-word)
   ((and (equal word "of") (equal previous "multiple")) 'kvmap-word)
   ((and (equal word "unless") (or (kvmap--value-p next) (member next '("true" "false")))) 'kvmap-word)
   ((and (equal word "or") (or (kvmap--name-p next) (kvmap--value-p next) (equal next "."))) 'kvmap-word)
   ((and (equal word "sync") (kvmap--name-p next)) 'kvmap-setting)
   ((and (equal word "owned") (equal previous "sync") (kvmap--name-p next)) 'kvmap-modifier)
   ((and (equal word "for") (equal previous "nil")) 'kvmap-head)
   ((and (equal word "nil") (equal next "for")) 'kvmap-setting)
   ((and (equal word "via") (kvmap--line-begins-p "default" before)) 'kvmap-head)
   ((and (equal word "swift") (equal previous "=") (kvmap--name-p next)) 'kvmap-head)
   ((and (member word kvmap--literals) (member previous '("=" "==" "!=" "or" "unless" "for"))) 'kvmap-literal)
   ((member previous '("??" "gather"))
    ;; `Int??' is a type; before `??' in a path there is a blank.
    (and (or (equal previous "gather") (memq (char-before (cdr before)) '(?\s ?\n)))
         (kvmap--role-in-source word previous next)))))

(defun kvmap--line-begins-p (word before)
  "Whether the line of the token BEFORE begins with WORD."
  (and before
       (save-excursion
         (goto-char (cdr before))
         (beginning-of-line)
         (looking-at (concat "[ \t]*" word "\\_>")))))

(defun kvmap--role-in-cases (word previous next before)
  "The face of WORD among cases, after PREVIOUS at BEFORE and before NEXT."
  (let ((after (and previous (string-match-p "\\`\\(?:[[:word:]_]\\|[])>?`\"]\\)" previous))))
    (cond
     ((and (member word '("else" "nil" "true" "false")) (member previous kvmap--arrows)) 'kvmap-literal)
     ((and (member word '("true" "false")) (member previous '("==" "or"))) 'kvmap-literal)
     ((and (equal word "or") after (or (kvmap--value-p next) (member next '("true" "false")))) 'kvmap-word)
     ((and (equal word "when") after (kvmap--key-p next) (kvmap--same-line-p before)) 'kvmap-word)
     ((and (equal word "and") after (kvmap--key-p next)) 'kvmap-word)
     ((and (equal word "not") (member previous '("when" "and")) (kvmap--key-p next)) 'kvmap-word)
     ((and (equal word "is") after (member next kvmap--kinds)
           (not (and (equal previous "when") (not (eq (char-before (cdr before)) ?.))))) 'kvmap-word)
     ((and (member word kvmap--kinds) (equal previous "is")) 'kvmap-literal))))

(defun kvmap--same-line-p (before)
  "Whether the token BEFORE is on the line of point."
  (and before (<= (line-beginning-position) (cdr before))))

(defun kvmap--role-in-steps (word previous next first)
  "The face of WORD in a test, after PREVIOUS and before NEXT; FIRST is whether it can begin a step."
  (let ((begins (or first (equal previous "\"") (equal previous "roundtrip"))))
    (cond
     ((and (equal word "roundtrip") begins) 'kvmap-test)
     ((and (equal word "fails") begins) 'kvmap-test)
     ((and (equal word "expect") begins (or (kvmap--name-p next) (kvmap--value-p next) (equal next ".")))
      'kvmap-test)
     ((and (equal word "context") begins (or (kvmap--name-p next) (kvmap--value-p next) (equal next ".")))
      'kvmap-setting)
     ((and (equal word "at") (equal previous "fails")) 'kvmap-test)
     ((and (equal word "with") (not first) (or (kvmap--name-p next) (equal next "\""))) 'kvmap-head)
     ((and (equal word "file") (not first) (equal next "\"")) 'kvmap-head)
     ((and (member word kvmap--literals) (member previous '("expect" "context"))) 'kvmap-literal))))

(defun kvmap--role-in-file (word previous next first)
  "The face of WORD outside of bodies, after PREVIOUS and before NEXT; FIRST is whether it can begin an item."
  (cond
   ((and first (equal word "kvmap") (kvmap--value-p next)) 'kvmap-declaration)
   ((and first (equal word "import") (or (kvmap--name-p next) (equal next "\""))) 'kvmap-declaration)
   ((and first (equal word "test") (or (kvmap--name-p next) (equal next "["))) 'kvmap-declaration)
   ((and first (member word kvmap--declarations) (kvmap--name-p next)) 'kvmap-declaration)
   ((and (equal word "type") (equal previous "extern")) 'kvmap-declaration)
   ((and (member word '("enum" "union")) (equal previous "map") (kvmap--name-p next)) 'kvmap-declaration)
   ((and first (equal word "sync") (kvmap--name-p next)) 'kvmap-setting)
   ((and first (kvmap--role-of-setting word next)))
   ((and (equal word "nil") (equal next "for")) 'kvmap-setting)
   ((and (equal word "for") (equal previous "nil")) 'kvmap-head)
   ((and (equal word "table") (equal previous "sync") (kvmap--name-p next)) 'kvmap-head)
   ((and (equal word "via") (kvmap--name-p next) (not (member previous kvmap--declarations)))
    'kvmap-head)
   ((and (equal word "swift") (equal previous "=") (kvmap--name-p next)) 'kvmap-head)
   ((and (equal word "or") (or (kvmap--name-p next) (kvmap--value-p next)) (not (member previous kvmap--declarations)))
    'kvmap-word)
   ((and (member word '("true" "false")) (member previous '("for" "or"))) 'kvmap-literal)
   ((and (member word '("init" "assignment" "factory" "key")) (equal previous "by")) 'kvmap-head)
   ((and (member word '("as" "with")) (kvmap--name-p next) (not (member previous kvmap--declarations)))
    'kvmap-head)
   ((and (equal word "by") (member next '("init" "assignment" "factory" "key"))) 'kvmap-head)
   ((and (member word '("on" "in")) (kvmap--key-p next) (not first) (not (equal previous "on")))
    'kvmap-head)))

(defvar kvmap--face nil
  "The face of the word that `kvmap--match-word' found.")

(defun kvmap--match-word (limit)
  "Find the next keyword before LIMIT."
  (let (found)
    (while (and (not found) (re-search-forward kvmap--words limit t))
      (let* ((start (match-beginning 0))
             (end (match-end 0))
             (data (match-data))
             (state (syntax-ppss start)))
        (unless (or (nth 8 state) (eq (char-before start) ?`))
          (let ((case-fold-search nil))
            (setq kvmap--face
                  (kvmap--role (match-string-no-properties 0) start end (kvmap--kind (nth 9 state))))))
        (setq found (and (not (nth 8 state)) (not (eq (char-before start) ?`)) kvmap--face))
        (set-match-data data)
        (goto-char end)))
    found))

(defconst kvmap-font-lock-keywords
  '((kvmap--match-word (0 kvmap--face))
    ("[@$][[:word:]_]+" . font-lock-variable-name-face)
    ("\\(?:[^.]\\|^\\)\\(<->\\|<-\\)\\|\\(->\\)" 
     (1 'kvmap-arrow nil t) (2 'kvmap-arrow nil t))
    ("\\(?:\\_<\\|-\\)[0-9][0-9_]*\\(?:\\.[0-9][0-9_]*\\)?\\(?:[eE][-+]?[0-9_]+\\)?\\_>" (0 'kvmap-number keep))
    ("|[ \t]*\\([[:word:]_]+\\)" 1 font-lock-function-name-face)
    ("\\_<[[:upper:]][[:word:]_]*" . font-lock-type-face)))

;; Indentation.

(defun kvmap--continues-p ()
  "Whether the line continues a rule: it begins with what no member begins with."
  (looking-at "[ \t]*\\(?:<-\\|->\\|\\?\\?\\||\\|=\\|\\(?:where\\|and\\|or\\|unless\\)\\_>[ \t]\\)"))

(defun kvmap-indent-line ()
  "Indent the line as `kvmapc format' does: two columns for each line that opened a bracket it is in."
  (interactive)
  (let* ((state (save-excursion (syntax-ppss (line-beginning-position))))
         (indent (unless (nth 3 state) (save-excursion (beginning-of-line) (kvmap--indentation state)))))
    (when indent
      (if (<= (current-column) (current-indentation))
          (indent-line-to indent)
        (save-excursion (indent-line-to indent))))))

(defun kvmap--indentation (state)
  "The column for the line at point, where the syntax is STATE."
  (let ((open (nth 1 state)))
    (skip-chars-forward " \t")
    (let ((closes (looking-at "[]})]"))
          (continues (kvmap--continues-p)))
      (cond
       ((nth 4 state) nil)
       ((null open) (if (and continues (not closes)) kvmap-indent-offset 0))
       (t (goto-char open)
          (+ (current-indentation) (if closes 0 kvmap-indent-offset) (if continues kvmap-indent-offset 0)))))))

;; The index of a file.

(defconst kvmap--imenu
  '(("Types" "^[ \t]*\\(?:map\\(?:[ \t]+\\(?:enum\\|union\\)\\)?\\|struct\\|class\\|enum\\|union\\|mixin\\|family\\)[ \t]+\\([[:alpha:]_`][^ \t\n:{]*\\)" 1)
    ("Transforms" "^[ \t]*transform[ \t]+\\([[:alpha:]_`][[:word:]_`]*\\)" 1)
    ("Tests" "^test[ \t]+[^\"\n]+\"\\([^\"\n]+\\)\"" 1)))

(defvar eglot-server-programs)

;;;###autoload
(define-derived-mode kvmap-mode prog-mode "KVMap"
  "Major mode for the mappings of KVMap."
  (setq-local comment-start "// ")
  (setq-local comment-end "")
  (setq-local comment-start-skip "//+[ \t]*\\|/\\*+[ \t]*")
  (setq-local indent-tabs-mode nil)
  (setq-local indent-line-function #'kvmap-indent-line)
  (setq-local imenu-generic-expression kvmap--imenu)
  (setq-local syntax-propertize-function kvmap--syntax-propertize)
  (setq-local parse-sexp-lookup-properties t)
  (setq-local font-lock-defaults '(kvmap-font-lock-keywords nil nil nil)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.kvmap\\'" . kvmap-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(kvmap-mode . ("kvmapc" "lsp"))))

(provide 'kvmap-mode)
;;; kvmap-mode.el ends here

;;; A file with a mistake is mended, formatted, completed and renamed in, with eglot. -*- lexical-binding: t -*-

(package-initialize)
(require 'eglot)

(define-derived-mode kvmap-test-mode prog-mode "KVMap"
  (setq-local comment-start "// "))
(add-to-list 'auto-mode-alist '("\\.kvmap\\'" . kvmap-test-mode))
(add-to-list 'eglot-server-programs (list 'kvmap-test-mode (getenv "KVMAPC") "lsp"))

(defun fail (format &rest arguments)
  (princ (concat "emacs: " (apply #'format format arguments) "\n") #'external-debugging-output)
  (kill-emacs 1))

(defun wait-until (condition)
  (let ((end (time-add (current-time) 10)))
    (while (and (not (funcall condition)) (time-less-p (current-time) end))
      (accept-process-output nil 0.05))
    (funcall condition)))

(defun diagnostics ()
  (flymake-start)
  (flymake-diagnostics))

(condition-case problem
    (progn
      (setq eglot-sync-connect 10 eglot-autoshutdown nil make-backup-files nil
            project-find-functions (list (lambda (folder) (cons 'transient folder))))
      (find-file "Station.kvmap")
      (call-interactively #'eglot)
      (flymake-mode 1)
      (unless (wait-until #'diagnostics) (fail "there are no diagnostics"))
      (let* ((first (car (diagnostics)))
             (marked (buffer-substring (flymake-diagnostic-beg first) (flymake-diagnostic-end first))))
        ;; The line has characters before the mistake that encodings count differently.
        (unless (equal marked "tirmmed") (fail "the diagnostic is at '%s'" marked))
        ;; The fix, as eglot applies it.
        (let* ((actions (jsonrpc-request
                         (eglot--current-server-or-lose) :textDocument/codeAction
                         (list :textDocument (eglot--TextDocumentIdentifier)
                               :range (list :start (eglot--pos-to-lsp-position (flymake-diagnostic-beg first))
                                            :end (eglot--pos-to-lsp-position (flymake-diagnostic-end first)))
                               :context (list :diagnostics []))))
               (edit (plist-get (aref actions 0) :edit)))
          (eglot--apply-workspace-edit edit)))
      (unless (save-excursion (goto-char (point-min)) (search-forward "| trimmed" nil t)) (fail "the fix was not applied"))
      (eglot--signal-textDocument/didChange)
      (unless (wait-until (lambda () (not (diagnostics)))) (fail "the fix does not mend the file"))
      (eglot-format-buffer)
      (let ((text (buffer-string)))
        (with-temp-file "Expected.kvmap"
          (insert-file-contents "Station.kvmap")
          (goto-char (point-min))
          (search-forward "tirmmed")
          (replace-match "trimmed"))
        (call-process (getenv "KVMAPC") nil nil nil "format" "Expected.kvmap")
        (let ((expected (with-temp-buffer (insert-file-contents "Expected.kvmap") (buffer-string))))
          (unless (equal text expected) (fail "formatting gives\n%s\ninstead of\n%s" text expected))))
      ;; Completion of a transformer.
      (goto-char (point-min))
      (search-forward "| trimmed")
      (backward-char 3)
      (let* ((table (eglot-completion-at-point))
             (candidates (all-completions "tri" (nth 2 table))))
        (unless (member "trimmed" (mapcar #'substring-no-properties candidates))
          (fail "'trimmed' is not among %S" candidates)))
      (goto-char (point-min))
      (search-forward "lineCount")
      (backward-char 3)
      (eglot-rename "lines")
      (unless (save-excursion (goto-char (point-min)) (search-forward "lines: Int <-> line_count" nil t))
        (fail "renaming gives\n%s" (buffer-string)))
      (eglot-shutdown (eglot--current-server-or-lose) nil 5)
      (kill-emacs 0))
  (error (fail "%S" problem)))

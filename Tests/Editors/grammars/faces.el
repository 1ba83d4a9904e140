;;; faces.el --- Writes the faces of the characters of files, and what indentation makes of them -*- lexical-binding: t; -*-

;; Each line of list.txt names a file. FILE.groups has a line for each of its lines, with the faces of its characters
;; separated by blanks, and FILE.indented its text as `indent-region' leaves it.

(require 'kvmap-mode)

(with-temp-buffer
  (insert-file-contents "list.txt")
  (dolist (file (split-string (buffer-string) "\n" t))
    (let ((coding-system-for-read 'utf-8) (coding-system-for-write 'utf-8) lines)
      (with-temp-buffer
        (insert-file-contents file)
        (kvmap-mode)
        (font-lock-mode 1)
        (font-lock-ensure)
        (goto-char (point-min))
        (while (not (eobp))
          (let (faces)
            (while (not (eolp))
              (let ((face (get-text-property (point) 'face)))
                (push (symbol-name (or (if (consp face) (car face) face) '-)) faces))
              (forward-char))
            (push (mapconcat #'identity (nreverse faces) " ") lines))
          (forward-line))
        (write-region (mapconcat #'identity (nreverse lines) "\n") nil (concat file ".groups") nil 'silent)
        (let ((inhibit-message t)) (indent-region (point-min) (point-max)))
        (write-region (point-min) (point-max) (concat file ".indented") nil 'silent)))))

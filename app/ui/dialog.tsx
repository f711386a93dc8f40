import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';

/**
 * A native modal dialog: the browser keeps the focus inside, Escape and the backdrop close it.
 * Works before React too: a prerendered `<dialog>` opened by `commandfor` closes by its own form.
 */
export function Dialog({
  id,
  open,
  title,
  closeLabel,
  onClose,
  children,
}: {
  id?: string;
  open: boolean;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    // Read from its heading, unless a field inside asks for the focus: else it would begin at "close".
    if (!dialog.querySelector('[autofocus]')) heading.current?.setAttribute('autofocus', '');
    dialog.showModal();
  }, [open]);
  return (
    <dialog
      ref={element}
      id={id}
      className="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
    >
      <div className="dialog-content">
        <div className="dialog-head">
          <h2 id={titleId} ref={heading} className="dialog-title" tabIndex={-1}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className="icon-btn" aria-label={closeLabel} title={closeLabel}>
              <X size={22} aria-hidden="true" />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}

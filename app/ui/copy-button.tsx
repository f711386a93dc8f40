import { useState, type ReactNode } from 'react';

/** Copies a text and says so; where the browser refuses, the text is still there to read. */
export function CopyButton({
  text,
  words,
  className,
  icon,
}: {
  text: string;
  words: { copy: string; copied: string; notCopied?: string };
  /** What it looks like in place of a button. */
  className?: string;
  icon?: ReactNode;
}) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  async function copy() {
    // Absent where the page did not come over a safe connection.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const isCopied = await (clipboard?.writeText(text) ?? Promise.reject(new Error('none'))).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? 'copied' : 'refused');
  }
  const word = outcome === 'copied' ? words.copied : words.copy;
  return (
    <>
      <button
        type="button"
        className={className ?? 'btn btn-secondary'}
        onClick={() => void copy()}
      >
        {icon}
        {word}
      </button>
      <span
        role="status"
        className={outcome === 'refused' && words.notCopied ? 'text-muted' : 'sr-only'}
      >
        {outcome === 'copied' && words.copied}
        {outcome === 'refused' && words.notCopied}
      </span>
    </>
  );
}

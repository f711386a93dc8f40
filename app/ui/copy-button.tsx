import { useState } from 'react';
import { Button } from './button.tsx';

/** Copies a text and says so; where the browser refuses, the text is still there to read. */
export function CopyButton({
  text,
  words,
}: {
  text: string;
  words: { copy: string; copied: string; notCopied?: string };
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
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        {outcome === 'copied' ? words.copied : words.copy}
      </Button>
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

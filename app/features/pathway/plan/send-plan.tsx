import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { Button } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';

/** Hands the plan as a text to whatever this device sends with, the family's group for example; else to be pasted. */
export function SendPlan({ text, copy }: { text: string; copy: Copy['plan'] }) {
  if (!('share' in navigator)) {
    return <CopyButton text={text} words={{ copy: copy.copy, copied: copy.copied }} />;
  }
  const send = () => navigator.share({ title: copy.calendarName, text });
  return (
    // Closing the sheet is no failure.
    <Button variant="secondary" onClick={() => void send().catch(() => undefined)}>
      {copy.send}
    </Button>
  );
}

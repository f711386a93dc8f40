import { useEffect, useRef } from 'react';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { isTabOnly } from '#app/data/device/shared-computer.ts';
import { Checkbox } from '#app/ui/field.tsx';

/** Unticked; only a tab in which it was said already, and whose session died, remembers it. */
export function SharedComputerBox({ id, copy }: { id: string; copy: Copy['shared'] }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current && isTabOnly()) box.current.checked = true;
  }, []);
  return (
    <Checkbox ref={box} id={`${id}-isShared`} name="isShared" label={copy.label} help={copy.help} />
  );
}

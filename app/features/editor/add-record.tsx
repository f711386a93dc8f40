import { useState } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';
import { newKey } from './changing-kinds.ts';

/** The way to a record that is not there yet. */
export function AddRecord({ kind, copy }: { kind: string; copy: Copy }) {
  const [key] = useState(() => newKey(kind));
  return (
    <p>
      <ButtonLink variant="secondary" to={`?record=${key}`}>
        {copy.records.add}
      </ButtonLink>
    </p>
  );
}

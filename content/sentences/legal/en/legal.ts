import { copy as page } from '#content/dictionaries/en/legal.ts';
import { families } from '#content/dictionaries/en/legal-families.ts';
import { clause, notice } from '#content/dictionaries/en/legal-notice.ts';
import { privacy, processors } from '#content/dictionaries/en/legal-privacy.ts';
import { storage } from '#content/dictionaries/en/legal-storage.ts';
import type { Copy } from '#content/sentences/legal/es/legal.ts';
import { processorTable } from '#content/sentences/legal/processor-table.ts';

export const copy = {
  ...page,
  sections: [
    { ...privacy, tables: [processorTable(processors)] },
    families,
    notice,
    storage,
    clause,
  ],
} satisfies Copy;

import { copy as page } from '#content/dictionaries/es/legal.ts';
import { families } from '#content/dictionaries/es/legal-families.ts';
import { clause, notice } from '#content/dictionaries/es/legal-notice.ts';
import { privacy, processors } from '#content/dictionaries/es/legal-privacy.ts';
import { storage } from '#content/dictionaries/es/legal-storage.ts';
import { processorTable } from '#content/sentences/legal/processor-table.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** `/legal`. The ids of the sections are addresses: forms and mails link to them in both languages. */
export const copy = {
  ...page,
  sections: [
    { ...privacy, tables: [processorTable(processors)] },
    families,
    notice,
    storage,
    clause,
  ],
};

export type Copy = Dictionary<typeof copy>;

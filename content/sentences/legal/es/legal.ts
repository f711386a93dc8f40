import { copy as page } from '#content/dictionaries/es/legal.ts';
import { families } from '#content/dictionaries/es/legal-families.ts';
import { clause, notice } from '#content/dictionaries/es/legal-notice.ts';
import { privacy, processors } from '#content/dictionaries/es/legal-privacy.ts';
import { storage } from '#content/dictionaries/es/legal-storage.ts';
import { people } from '#content/site-people.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

const { caption, columns, kinds, regions } = processors;
const rows = people.processors.value.map(({ kind, provider, region }) => [
  kinds[kind]?.name ?? kind,
  kinds[kind]?.purpose ?? kind,
  provider,
  regions[region] ?? region,
]);

/** `/legal`. The ids of the sections are addresses: forms and mails link to them in both languages. */
export const copy = {
  ...page,
  sections: [
    { ...privacy, tables: [{ caption, columns, rows }] },
    families,
    notice,
    storage,
    clause,
  ],
};

export type Copy = Dictionary<typeof copy>;

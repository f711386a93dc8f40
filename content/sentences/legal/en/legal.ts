import { copy as page } from '#content/dictionaries/en/legal.ts';
import { families } from '#content/dictionaries/en/legal-families.ts';
import { clause, notice } from '#content/dictionaries/en/legal-notice.ts';
import { privacy, processors } from '#content/dictionaries/en/legal-privacy.ts';
import { storage } from '#content/dictionaries/en/legal-storage.ts';
import type { Copy } from '#content/sentences/legal/es/legal.ts';
import { people } from '#content/site-people.ts';

const { caption, columns, kinds, regions } = processors;
const rows = people.processors.value.map(({ kind, provider, region }) => [
  kinds[kind]?.name ?? kind,
  kinds[kind]?.purpose ?? kind,
  provider,
  regions[region] ?? region,
]);

export const copy = {
  ...page,
  sections: [
    { ...privacy, tables: [{ caption, columns, rows }] },
    families,
    notice,
    storage,
    clause,
  ],
} satisfies Copy;

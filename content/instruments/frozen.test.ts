import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { instrumentIds, instruments, type InstrumentId } from '#domain/instruments/registry.ts';
import { locales } from '#domain/locale.ts';
import { loadWording } from './load-published.ts';
import { publications } from './publications.ts';

// A published version is for ever: people have answered it. To change anything, add a version, and its hash to the
// `frozen.json` of its instrument.
test.each(instrumentIds)('every published version of %s is what it was', async (id) => {
  const found: Record<string, string> = {};
  for (const { instrument } of publications) {
    if (instrument.id !== instruments[id].storedId) continue;
    const wording = await Promise.all(
      locales.map((locale) => loadWording(instrument.id, instrument.version, locale)),
    );
    found[`v${instrument.version}`] = fingerprint({ instrument, wording });
  }
  expect(found).toEqual(frozen(id).versions);
});

test.each(instrumentIds)('no golden answer sheet of %s was changed or taken away', async (id) => {
  const found: Record<string, Record<string, string>> = {};
  for (const file of globSync('v*/golden*.ts', { cwd: folder(id), exclude: ['**/*.test.ts'] })) {
    const sheets: Readonly<Record<string, readonly { readonly name: string }[]>> = await import(
      `${folder(id)}/${file}`
    );
    found[file] = Object.fromEntries(
      Object.values(sheets).flatMap((list) => list.map((one) => [one.name, fingerprint(one)])),
    );
  }
  expect(found).toMatchObject(frozen(id).golden);
  expect(Object.keys(frozen(id).versions).filter((of) => !found[`${of}/golden.ts`])).toEqual([]);
});

type Frozen = {
  readonly versions: Readonly<Record<string, string>>;
  readonly golden: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

function frozen(id: InstrumentId): Frozen {
  return JSON.parse(readFileSync(`${folder(id)}/frozen.json`, 'utf8'));
}

function folder(id: InstrumentId): string {
  return fileURLToPath(new URL(id, import.meta.url));
}

/** SHA-256 of the value as JSON with keys in order of the alphabet, so that only content counts. */
function fingerprint(value: unknown): string {
  const sorted = JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(sorted).digest('hex');
}

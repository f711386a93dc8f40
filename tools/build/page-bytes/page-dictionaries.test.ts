import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DICTIONARY_MARK, writeDictionaries } from './page-dictionaries.ts';

test('each language has what its rare pages have in common, named in all of its pages', async () => {
  const site = mkdtempSync(join(tmpdir(), 'faro-dictionaries-'));
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  mkdirSync(join(site, 'assets'));
  const link = `<link href="${DICTIONARY_MARK}"/>`;
  const page = (path: string, html: string, rare = true) => ({
    path,
    rare,
    html: Buffer.from(html + link),
  });
  const { listed, named } = await writeDictionaries(site, [
    page('/', 'x'.repeat(900), false),
    ...Array.from({ length: 20 }, (_, at) => at + 1).map((each) =>
      page(`/carreras/${each}`, `https://placeholder-origin.invalid/${'y'.repeat(each)}`),
    ),
    ...Array.from({ length: 9 }, (_, at) => page(`/estudios/${at}`, 'w'.repeat(900))),
    page('/en/careers/1', 'z'),
  ]);
  expect(listed.map(({ match }) => match)).toEqual(['/*', '/en/*']);
  expect(listed.map(({ file }) => readFileSync(join(site, file), 'utf8'))).toEqual([
    `/${'y'.repeat(19)}<link href=""/>`,
    'z<link href=""/>',
  ]);
  expect(named(link, '/en')).toBe(`<link href="/${listed[1]?.file}"/>`);
});

import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { fileHtml } from './file-html.ts';
import { loadFileWords } from './load-file-words.ts';
import { personFile } from './person-file.ts';

const attempt = {
  id: 'a1',
  instrument: 'values',
  version: 2,
  form: 'full',
  state: 'draft',
  answers: { 'no-such-item': 2 },
  item_times: { 'no-such-item': { at: 1, ms: 65_400 } },
  created_at: '2026-11-03T09:05:00+00:00',
};
const data = {
  format: 'faro-my-data',
  version: 1,
  exported_at: '2026-11-26T10:00:00+00:00',
  person: 'p1',
  tables: {
    'public.profiles': [{ full_name: '<img src=x onerror=alert(1)>"\'&', country: 'PE' }],
    'public.attempts': [attempt],
    'public.plans': [
      { country: 'CO', start: '2027-09', ticks: { 'check-official': '2026-11-21' } },
    ],
    'public.shares': [{ what: ['a1', 'gone'], guess: 'SIARCE' }],
    'private.notes': [
      { text: 'Second', at: '2026-02-02T08:00:00Z' },
      { text: 'First', at: '2026-02-01T08:00:00Z' },
    ],
    'auth.hosted_extra': [{ some_new_column: 'a value that we never saw' }],
  },
};

async function written(locale: (typeof locales)[number]): Promise<string> {
  const words = await loadFileWords(locale);
  return fileHtml(await personFile(data, [], words), words.copy.nothing);
}

test.each(locales)(
  'what people typed is text in the file, and nothing runs or loads (%s)',
  async (locale) => {
    const html = await written(locale);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(html).not.toMatch(/<(script|img|link|iframe)\b|\son\w+="|https?:/);
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(html).toContain(`<html lang="${locale}">`);
  },
);

test('dates, places, months and steps are said in words, in each language', async () => {
  const [es, en] = [await written('es'), await written('en')];
  for (const words of [
    '3 de noviembre de 2026',
    'Perú',
    'septiembre de 2027',
    'Comprueba que la carrera es oficial',
    '1 min 5 s',
    'Social, Investigador',
  ])
    expect(es).toContain(words);
  for (const words of [
    'November 3, 2026',
    'Peru',
    'September 2027',
    '1 min 5 s',
    'Social, Investigative',
  ])
    expect(en).toContain(words);
});

test('what has no words any more, and what a provider adds, still stands in the file', async () => {
  const html = await written('es');
  for (const text of [
    'no-such-item',
    'Un resultado que ya no está',
    'some_new_column',
    'a value that we never saw',
  ])
    expect(html).toContain(text);
});

test('rows come in the order of time, and a subject without any says so', async () => {
  const html = await written('en');
  expect(html.indexOf('First')).toBeGreaterThan(0);
  expect(html.indexOf('First')).toBeLessThan(html.indexOf('Second'));
  expect(html).toContain('Nothing is kept.');
});

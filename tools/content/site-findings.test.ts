import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findFact } from '#content/facts/registry.ts';
import { findUnfinished } from './site-findings.ts';

const finished = {
  live: true,
  brand: 'Faro',
  bookingUrl: { mark: 'real', value: 'https://booking.faro.org/quarter' },
  rights: { es: 'Todos los derechos', en: 'All rights' },
  story: { mark: 'real', value: [{ es: 'uno', en: 'one' }] },
};
const recordOf = (said: unknown) => [{ file: 'site.yaml', said }];
const kinds = (site: unknown) =>
  findUnfinished(recordOf(site), [], '2026-11-20').map(({ kind, where }) => `${kind} ${where}`);

test('finds nothing on a site whose owner has finished', () => {
  expect(kinds(finished)).toEqual([]);
});

test('finds placeholders and examples, also inside of others', () => {
  const site = {
    ...finished,
    claims: { years: 10, basis: { mark: 'placeholder', value: 'later' } },
    team: { mark: 'example', value: [{ name: 'Lucía' }] },
  };
  expect(kinds(site)).toEqual(['placeholder site.yaml claims.basis', 'example site.yaml team']);
});

test.each([
  ['http://booking.faro.org/', 'not over https'],
  ['booking.faro.org', 'no complete address'],
  ['https://faro', 'no site'],
  ['https://faro.example/reserva', 'a name kept for examples'],
])('finds the link %s: %s', (value) => {
  expect(kinds({ ...finished, bookingUrl: { mark: 'real', value } })).toEqual([
    'link site.yaml bookingUrl.value',
  ]);
});

test('finds words that one language lacks, also in lists', () => {
  const site = {
    ...finished,
    rights: { es: 'Todos los derechos' },
    story: { mark: 'real', value: [{ es: 'uno', en: ' ' }] },
  };
  expect(kinds(site)).toEqual([
    'translation site.yaml rights.en',
    'translation site.yaml story.value.0.en',
  ]);
});

test('a record that is an example as a whole is found by its file', () => {
  const quote = { mark: 'example', place: 10, quote: { es: 'Sí', en: 'Yes' } };
  expect(findUnfinished([{ file: 'a.yaml', said: quote }], [], '2026-11-20')).toEqual([
    { kind: 'example', where: 'a.yaml', what: '{"place":10,"quote":{"es":"Sí","en":"Yes"}}' },
  ]);
});

test('finds a fact on the day after it went stale', () => {
  const fact = findFact('iprem-month-2023');
  expect(findUnfinished(recordOf(finished), [fact], '2027-01-31')).toEqual([]);
  expect(findUnfinished(recordOf(finished), [fact], '2027-02-01')).toMatchObject([
    { kind: 'fact', where: 'iprem-month-2023' },
  ]);
});

test('a finished site that is not switched on is not live', () => {
  expect(kinds({ ...finished, live: false })).toEqual(['not live site.yaml live']);
});

test('the command lists what is left of the shipped site, and fails only when asked to go live', () => {
  const run = (...options: string[]) =>
    spawnSync(
      process.execPath,
      [resolve(import.meta.dirname, '../check/site-check.ts'), ...options],
      {
        encoding: 'utf8',
      },
    );
  const listed = run();
  expect(listed.status).toBe(0);
  expect(listed.stdout).toContain('content/testimonials/madre-de-monterrey.yaml: ');
  expect(listed.stdout).toContain('content/site.yaml owner: ');
  expect(listed.stdout).toContain('content/site.yaml securityContact: ');
  const live = run('--live');
  expect(live.status).toBe(1);
  expect(live.stderr).toMatch(/\d+ left before this site can go live/);
});

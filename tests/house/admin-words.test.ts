import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copy as en } from '#content/dictionaries/en/admin-area.ts';
import { copy as es } from '#content/dictionaries/es/admin-area.ts';
import { studyLevels } from '#domain/about-person.ts';
import { askerSteps } from '#app/data/admin/requests.ts';
import { dailyJobs } from '#server/jobs/daily-jobs.ts';

const root = resolve(import.meta.dirname, '../..');
const migrations = readdirSync(join(root, 'supabase/migrations'))
  .toSorted()
  .map((file) => readFileSync(join(root, 'supabase/migrations', file), 'utf8'))
  .join('\n');

/** What the database writes into the audit, as the statements of the migrations say it. */
const actions = new Set([
  ...[...migrations.matchAll(/insert into private\.audit[^;]*;/g)].flatMap(([statement]) =>
    [...statement.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, action = '']) => action),
  ),
  // Built from a word that is handed in.
  ...askerSteps,
  'export-people',
  'export-contacts',
]);

/** What the register says without words of its own. */
const outcomes = new Set(
  [
    ...migrations.matchAll(/outcome(?: in \(|\W+=? ?case[^;]*? then )('[a-z]+'(?:, '[a-z]+')*)/g),
  ].flatMap(([, list = '']) => [...list.matchAll(/'([a-z]+)'/g)].map(([, code = '']) => code)),
);

describe.each([
  ['es', es],
  ['en', en],
] as const)('in %s the admin area has words for', (_, copy) => {
  test('every action of the audit', () => {
    expect(actions.size).toBeGreaterThan(20);
    expect([...actions].filter((action) => !(action in copy.audit.actions))).toEqual([]);
  });

  test('every reason that the server itself writes down', () => {
    const folder = join(root, 'server/database');
    const written = readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /select private\.\w+\([^`]*'([a-z ]+)'\)/g,
        ),
      ])
      .map(([, why = '']) => why);
    expect(new Set(written)).toEqual(new Set(Object.keys(copy.audit.whys)));
  });

  test('every job that leaves a row', () => {
    const jobs = dailyJobs.filter(({ every }) => every === 'day').map(({ name }) => name);
    expect(jobs.length).toBeGreaterThan(3);
    expect(jobs.filter((name) => !(name in copy.jobs.names))).toEqual([]);
  });

  test('every outcome of a request that is a code', () => {
    expect(outcomes.size).toBeGreaterThan(4);
    expect([...outcomes].filter((code) => !(code in copy.requests.outcomes))).toEqual([]);
  });

  test('every level of studies', () => {
    expect(Object.keys(copy.control.levels)).toEqual([...studyLevels]);
  });
});

test('words that are the same in both languages are names and codes', () => {
  const english = new Map(leaves(en));
  expect(english.size).toBeGreaterThan(300);
  const same = leaves(es).filter(
    ([path, text]) =>
      english.get(path) === text &&
      // Without placeholders there is a word left.
      /[a-z]{2}/i.test(text.replaceAll(/\{\w+\}/g, '')) &&
      !path.startsWith('instruments.'),
  );
  expect(same.map(([path]) => path)).toEqual([
    'no',
    'overview.total',
    'exports.columns.id',
    'jobs.runners.command',
  ]);
});

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    leaves(each, path === '' ? key : `${path}.${key}`),
  );
}

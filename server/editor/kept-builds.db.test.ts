import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { tidyBuilds } from './kept-builds.ts';
import { buildOf } from './texts.ts';

const product = 'product';
const textsAt = (version: number) => ({ 'content/faq/x.yaml': `version ${version}` });
const buildAt = (version: number) => buildOf(product, textsAt(version));

test('the served site, the one before, those of living links and the newest three stay; the rest goes, and old lines with it', async () => {
  const database = await startEmptiedDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'faro-builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Ten versions, the oldest first, of which the third is served, and what a killed build left.
  for (let version = 1; version <= 10; version += 1) {
    await database.query(
      `insert into private.content_versions (why, keys, files, bases) values ('a test', '{}', $1::text::jsonb, '{}')`,
      [JSON.stringify(textsAt(version))],
    );
    mkdirSync(join(folder, buildAt(version)));
    utimesSync(join(folder, buildAt(version)), version, version);
  }
  await database.query(
    `insert into private.content_served (version) select id from private.content_versions order by id offset 2 limit 1`,
  );
  mkdirSync(join(folder, `${buildAt(11)}.making`));
  for (const [version, ends] of [
    [1, '1 hour'],
    [4, '-1 hour'],
  ] as const)
    await database.query(
      `insert into private.content_previews (token_hash, build, ends_at) values ($1, $2, now() + $3::interval)`,
      [String(version).repeat(64), buildAt(version), ends],
    );
  await database.query(
    `insert into private.content_builds (build, state, seen_at)
     select md5(n::text), 'failed', now() - n * interval '1 day' from generate_series(1, 60) as n`,
  );
  await tidyBuilds({ database, folder, product }, []);
  const stay = [1, 2, 3, 8, 9, 10].map(buildAt);
  expect(readdirSync(folder).toSorted()).toEqual(stay.toSorted());
  const [lines] = await database.query(
    `select count(*)::int as n, max(now() - seen_at) < interval '51 days' as newest from private.content_builds`,
  );
  expect(lines).toEqual({ n: 50, newest: true });
});

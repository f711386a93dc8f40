import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { callJson } from './attempts-for-tests.ts';
import { asPerson, createPerson } from './people.ts';
import { signedInWithFactor } from './signed-in.ts';
import { createPostgresDatabase } from './start-database.ts';

test.each([
  ['as tests have it', ''],
  ['of bytes', `template template0 locale 'C'`],
  ['of Spanish, as on most servers', `template template0 locale_provider icu icu_locale 'es-ES'`],
])('admins see names in the same order by any collation: %s', async (_, options) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'faro-order-'));
  const url = await createPostgresDatabase(options);
  const database = await openDatabase({ url, dataDir, log: () => {} });
  onTestFinished(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
  for (const full_name of ['Zoe', 'ana', 'Álvaro', 'Ñoño', 'Nuria', 'Óscar']) {
    await createPerson(database, { metadata: { full_name } });
  }
  const boss = await createPerson(database, { admin: true, metadata: { full_name: 'Zz' } });
  const as = asPerson(database, await signedInWithFactor(database, boss));
  const { people } = await callJson<{ people: { full_name: string }[] }>(
    as,
    'admin_people($1, $2, $3, $4)',
    ['', 'all', 'name', 1],
  );
  expect(people.map(({ full_name }) => full_name)).toEqual([
    'Álvaro',
    'ana',
    'Ñoño',
    'Nuria',
    'Óscar',
    'Zoe',
    'Zz',
  ]);
});

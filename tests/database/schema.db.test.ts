import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeSchema } from '#tools/build/schema/describe-schema.ts';
import { startDatabase } from './start-database.ts';

const kept = readFileSync(new URL('../../supabase/schema.sql', import.meta.url), 'utf8');

const database = await startDatabase();

/** The schema after a change, which is taken back. */
async function described(change: string): Promise<string> {
  let made = '';
  const undone = new Error('taken back');
  const changing = database.transaction(async (tx) => {
    await tx.script(change);
    made = await describeSchema(tx);
    throw undone;
  });
  await changing.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return made;
}

test('supabase/schema.sql is what the migrations make', async () => {
  expect(await described(''), 'npm run db:schema writes it').toBe(kept);
});

test.each([
  ['alter table public.plans add extra integer default 7', '  extra integer default 7,'],
  ['alter table public.plans drop constraint plans_pkey', undefined],
  ['create index extra_idx on public.plans (aim)', 'CREATE INDEX extra_idx ON public.plans USING'],
  ['alter table public.plans disable row level security', undefined],
  ['grant update (aim) on public.plans to anon', 'grant update (aim) on public.plans to anon;'],
  ['create policy extra on public.plans using (true)', 'create policy extra on public.plans\n'],
  [
    'create trigger extra before delete on public.plans execute function private.keep_audit()',
    'CREATE TRIGGER extra BEFORE DELETE ON public.plans',
  ],
  [
    `create function public.extra() returns integer language sql as 'select 1'`,
    'FUNCTION public.extra()\n RETURNS integer',
  ],
  [
    'grant execute on function private.keep_audit() to anon',
    'grant execute on function private.keep_audit() to anon;',
  ],
  ['alter default privileges grant execute on functions to public', undefined],
])('%s is seen', async (change, line) => {
  const made = await described(change);
  expect(made).not.toBe(kept);
  expect(made).toContain(line ?? '');
});

test('what would be left out is refused', async () => {
  const change = `create view public.extra_view as select 1 as one;
    create type private.extra_type as enum ('a'); create sequence private.extra_sequence;`;
  await expect(described(change)).rejects.toThrow(
    'not described: public.extra_view, private.extra_type, private.extra_sequence',
  );
});

// Drafts of records, in the database. What people write, and who wrote last.
import type { Queries } from '#server/database/database.ts';

export type StoredDraft = {
  key: string;
  said: unknown;
  base: unknown;
  revision: number;
  by: string | null;
  at: Date;
};

/** Who wrote a row: by name, or by address where there is none. */
export const AUTHOR = `(select coalesce(nullif(profile.full_name, ''), account.email) from auth.users as account
  left join public.profiles as profile on profile.id = account.id where account.id = actor)`;

export function drafts(database: Queries): Promise<StoredDraft[]> {
  return database.query<StoredDraft>(
    `select key, said, base, revision, at, ${AUTHOR} as by from private.content_drafts order by at desc`,
  );
}

export async function draftOf(database: Queries, key: string): Promise<StoredDraft | undefined> {
  return (await drafts(database)).find((draft) => draft.key === key);
}

/**
 * Keeps a draft that goes on from `revision`, 0 for a new one. `undefined` where another one was saved since: nothing is
 * overwritten.
 */
export async function saveDraft(
  database: Queries,
  draft: { key: string; said: unknown; base: unknown; revision: number; actor: string },
): Promise<number | undefined> {
  const { key, said, base, revision, actor } = draft;
  const [row] =
    revision === 0
      ? await database.query<{ revision: number }>(
          `insert into private.content_drafts (key, said, base, actor)
           values ($1, $2::text::jsonb, $3::text::jsonb, $4::uuid) on conflict (key) do nothing returning revision`,
          [key, JSON.stringify(said), JSON.stringify(base ?? null), actor],
        )
      : await database.query<{ revision: number }>(
          `update private.content_drafts set said = $2::text::jsonb, actor = $3::uuid, revision = revision + 1, at = now()
           where key = $1 and revision = $4::int returning revision`,
          [key, JSON.stringify(said), actor, revision],
        );
  return row?.revision;
}

export async function dropDraft(database: Queries, key: string): Promise<void> {
  await database.query('delete from private.content_drafts where key = $1', [key]);
}

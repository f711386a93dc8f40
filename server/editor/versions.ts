// What was published, and which of it is served, in the database.
import { z } from 'zod';
import type { Database, Queries } from '#server/database/database.ts';
import { AUTHOR } from './drafts.ts';
import { textsShape, type Published, type Texts } from './texts.ts';

/** Long enough that every process has seen the new version and read its site. */
const SERVED_AFTER = '2.5 seconds';

/** The repository as it is. */
export const NO_VERSION = 0;

/** Which version is served, from when on; version 0 is the repository as it is. */
export type Served = { version: number; serveAt: Date };

export async function servedNow(database: Queries): Promise<Served> {
  const [row] = await database.query<{ version: string | null; serve_at: Date }>(
    'select version::text, serve_at from private.content_served',
  );
  return { version: Number(row?.version ?? NO_VERSION), serveAt: row?.serve_at ?? new Date(0) };
}

/** The texts of a version, and the repository's in their places; none of version 0. `undefined` where there is no such version. */
export async function versionOf(
  database: Queries,
  version: number,
): Promise<Published | undefined> {
  if (version === NO_VERSION) return { texts: {}, bases: {} };
  const [row] = await database.query<{ files: unknown; bases: unknown }>(
    'select files, bases from private.content_versions where id = $1::bigint',
    [version],
  );
  return row && { texts: textsShape.parse(row.files), bases: textsShape.parse(row.bases) };
}

export async function textsOf(database: Queries, version: number): Promise<Texts | undefined> {
  return (await versionOf(database, version))?.texts;
}

const versionRow = z.object({
  id: z.coerce.number(),
  at: z.date(),
  by: z.string().nullable(),
  why: z.string(),
  undoes: z.coerce.number().nullable(),
  keys: z.array(z.string()),
});
export type Version = z.infer<typeof versionRow>;

/** The newest first. */
export async function versions(database: Queries): Promise<Version[]> {
  const rows = await database.query(
    `select id, at, why, undoes, keys, ${AUTHOR} as by from private.content_versions order by id desc limit 100`,
  );
  return z.array(versionRow).parse(rows);
}

export type Publication = {
  /** The version that it was made from: nothing is published over another that came meanwhile. */
  from: number;
  texts: Texts;
  /** The repository's own texts at the same paths. */
  bases: Texts;
  keys: readonly string[];
  why: string;
  actor: string;
  /** Whether the site is open to the public with it: whoever publishes one is no made-up person. */
  isLive: boolean;
  /** The version that it goes back to. */
  undoes?: number | undefined;
  /** Drafts that are done with it, as they were when they were checked. */
  drafts: readonly { key: string; revision: number }[];
};

/** Makes a version and has all processes serve it from one moment on. `undefined` where another came meanwhile. */
export function publishVersion(database: Database, said: Publication): Promise<number | undefined> {
  return database.transaction(async (tx) => {
    await tx.query(
      'insert into private.content_served (is_only) values (true) on conflict do nothing',
    );
    await tx.query('select from private.content_served for update');
    if ((await servedNow(tx)).version !== said.from) return undefined;
    const [made] = await tx.query<{ id: string }>(
      `insert into private.content_versions (actor, why, undoes, keys, files, bases)
       values ($1::uuid, $2, $3::bigint, $4::text[], $5::text::jsonb, $6::text::jsonb) returning id::text`,
      [
        said.actor,
        said.why,
        said.undoes ?? null,
        said.keys,
        JSON.stringify(said.texts),
        JSON.stringify(said.bases),
      ],
    );
    await tx.query(
      `update private.content_served set version = $1::bigint, serve_at = now() + interval '${SERVED_AFTER}'`,
      [made?.id],
    );
    if (said.isLive) await tx.query('select private.keep_as_real($1::uuid)', [said.actor]);
    for (const { key, revision } of said.drafts) {
      await tx.query('delete from private.content_drafts where key = $1 and revision = $2::int', [
        key,
        revision,
      ]);
    }
    return Number(made?.id);
  });
}

// Which built sites stay on the disk, and which lines of them in the database: what is served, what going back and living links to
// drafts need, and the newest few.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '#server/database/database.ts';
import { buildOf, textsShape } from './texts.ts';
import { servedNow, textsOf } from './versions.ts';

/** So many stay beside those that are asked for: to go back at once. */
const KEPT = 3;
/** Of drafts whose links have not ended: the newest. */
const PREVIEWED = 6;
/** Lines of builds, which tell how one went. */
const LINES = 50;

export async function servedBuild(database: Queries, product: string): Promise<string> {
  const { version } = await servedNow(database);
  return buildOf(product, (await textsOf(database, version)) ?? {});
}

/** Takes away what a build left that was killed, and the oldest sites but those that are asked for. */
export async function tidyBuilds(
  { database, folder, product }: { database: Queries; folder: string; product: string },
  asked: readonly string[],
): Promise<void> {
  const wanted = [...asked, ...(await wantedBuilds(database, product))];
  const names = await readdir(folder);
  const left = names.filter((name) => name.includes('.'));
  const sites = await Promise.all(
    names
      .filter((name) => !name.includes('.') && !wanted.includes(name))
      .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = sites.toSorted((one, other) => other.at - one.at).slice(KEPT);
  for (const name of [...left, ...old.map((site) => site.name)])
    await rm(join(folder, name), { recursive: true, force: true });
  await database.query(
    `delete from private.content_builds where state <> 'building' and build not in
       (select build from private.content_builds order by seen_at desc limit ${LINES})`,
  );
}

/** The site that is served, the one before it, and those of living links. */
async function wantedBuilds(database: Queries, product: string): Promise<readonly string[]> {
  const [before] = await database.query<{ files: unknown }>(
    `select files from private.content_versions
     where id < (select version from private.content_served) order by id desc limit 1`,
  );
  const previewed = await database.query<{ build: string }>(
    `select build from private.content_previews where ends_at > now()
     group by build order by max(ends_at) desc limit ${PREVIEWED}`,
  );
  return [
    await servedBuild(database, product),
    ...(before ? [buildOf(product, textsShape.parse(before.files))] : []),
    ...previewed.map(({ build }) => build),
  ];
}

// Whether a demonstration may be put into a database: never beside real people, never on a site that is open to the public.
import { parse } from 'yaml';
import { site } from '#content/site.ts';
import type { Queries } from '#server/database/database.ts';
import { servedNow, textsOf } from '#server/editor/versions.ts';
import { siteFile } from '#tools/content/kinds.ts';

/** Whether the site that is published there, or the repository's own where none is, is open to the public. */
export async function isLive(database: Queries): Promise<boolean> {
  const { version } = await servedNow(database);
  const text = (await textsOf(database, version))?.[siteFile];
  if (typeof text !== 'string') return site.live;
  const { live }: { live?: unknown } = parse(text) ?? {};
  return live === true;
}

/** Accounts that are there: those of visitors, and made-up ones. Who runs the site, admins and editors, is no visitor. */
export async function peopleFound(database: Queries): Promise<{ real: number; generated: number }> {
  const [found] = await database.query<{ real: number; generated: number }>(
    `select (count(*) filter (where not is_synthetic and not is_admin
         and not exists (select from private.content_editors where user_id = profiles.id)))::integer as real,
       (count(*) filter (where is_synthetic))::integer as generated from public.profiles`,
  );
  return found ?? { real: 0, generated: 0 };
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { refuseEarlier } from '#server/database/earlier-database.ts';
import { openEmbedded } from '#server/database/embedded/embedded.ts';
import { folderIn } from '#server/database/embedded/place.ts';
import type { Database } from '#server/database/queries.ts';
import { StartRefusal } from '#server/start-refusal.ts';

type Whereabouts = { url: string | undefined; dataDir: string };

/** Where the environment says that a command's database is. */
export function namedDatabase(env: NodeJS.ProcessEnv): Whereabouts {
  return {
    url: env['DATABASE_URL']?.trim() || undefined,
    dataDir: resolve(env['DATA_DIR']?.trim() || './.data'),
  };
}

/** A replica for what only reads, no more than ten seconds old; as the server's READ_URL. */
export function namedReplica(env: NodeJS.ProcessEnv): { url: string; mostAge: number } | undefined {
  const url = env['READ_URL']?.trim();
  return url ? { url, mostAge: 10_000 } : undefined;
}

/**
 * A database that is there already: without an address, one would be made here, and found in good order. Where
 * production is meant the folder has to be named, or a forgotten address opens whatever lies about.
 *
 * @throws StartRefusal
 */
export function existingDatabase(env: NodeJS.ProcessEnv, place: Whereabouts): Whereabouts {
  const { url, dataDir } = place;
  if (url) return place;
  const isMeantElsewhere =
    Boolean(env['BACKEND_URL']?.trim()) ||
    (env['NODE_ENV'] === 'production' && !env['DATA_DIR']?.trim());
  if (isMeantElsewhere) {
    throw new StartRefusal(
      'DATABASE_URL is missing: this is production, and no folder is named for it',
    );
  }
  refuseEarlier(dataDir);
  if (existsSync(folderIn(dataDir))) return place;
  throw new StartRefusal(`DATABASE_URL is missing, and ${dataDir} holds no embedded database`);
}

/** What a command opens, in a line for its caller; without the password. */
export function toldPlace({ url, dataDir }: Whereabouts): string {
  if (!url) return `Database: embedded, in ${folderIn(dataDir)}`;
  if (!URL.canParse(url)) return 'Database: DATABASE_URL';
  const { host, pathname, searchParams } = new URL(url);
  return `Database: ${host || searchParams.get('host') || 'localhost'}${pathname}`;
}

/** Does something with the address of a database; of the embedded one as long as its server runs for it. */
export async function atAddress<T>(
  { url, dataDir }: Whereabouts,
  work: (at: { url: string; dataDir: string; kind: Database['kind'] }) => Promise<T>,
): Promise<T> {
  if (url) return work({ url, dataDir, kind: 'postgres' });
  const embedded = await openEmbedded(dataDir);
  try {
    return await work({ url: embedded.url, dataDir, kind: 'embedded' });
  } finally {
    await embedded.close();
  }
}

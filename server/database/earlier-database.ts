import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '#server/start-refusal.ts';
import { folderIn } from './embedded/place.ts';

/** The database of a version that was embedded in another way (PGlite). */
export function earlierIn(dataDir: string): string {
  return join(dataDir, 'pglite');
}

/**
 * Refuses to go on with an empty database beside one of an earlier version.
 *
 * @throws StartRefusal with the command that takes it over.
 */
export function refuseEarlier(dataDir: string): void {
  if (existsSync(folderIn(dataDir)) || !existsSync(earlierIn(dataDir))) return;
  throw new StartRefusal(
    `${earlierIn(dataDir)} holds the database of an earlier version (PGlite). Take it over: npm run carry-over`,
  );
}

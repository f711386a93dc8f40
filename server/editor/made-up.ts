// What a demonstration put into the database, made-up people and centres: how many there are, and their removal when the site is
// open to the public.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Queries } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';

/** So many at a time, and a pause in milliseconds between: what people ask meanwhile comes in between. */
const PART = 20;
const PAUSE = 100;

const shape = z.object({ people: z.number(), centres: z.number() });
export type MadeUp = z.infer<typeof shape>;

/** `undefined` where there are none; whoever asks is not counted. */
export async function madeUp(database: Queries, asker: string): Promise<MadeUp | undefined> {
  const [row] = await database.query<{ found: unknown }>(
    'select private.made_up($1::uuid) as found',
    [asker],
  );
  const found = shape.parse(row?.found);
  return found.people + found.centres > 0 ? found : undefined;
}

export type Removal = {
  /** Removes all of them, in parts; a second call while one goes on does nothing. Resolves with how many went. */
  begin(): Promise<number>;
  stop(): void;
};

/** Several processes may remove at once: they take turns. What ends in the middle goes on at the next start of a live site. */
export function createRemoval({ database, log }: { database: Queries; log: Log }): Removal {
  const stopped = new AbortController();
  let isRunning = false;

  async function begin(): Promise<number> {
    if (isRunning) return 0;
    isRunning = true;
    let gone = 0;
    try {
      while (!stopped.signal.aborted) {
        const [row] = await database.query<{ gone: number }>(
          'select private.remove_made_up($1) as gone',
          [PART],
        );
        if (!row || row.gone === 0) break;
        gone += row.gone;
        await pause(PAUSE);
      }
      if (gone > 0) log.info({ event: 'editor.made_up_removed', gone });
    } catch (error) {
      log.error({ event: 'editor.made_up', err: error });
    } finally {
      isRunning = false;
    }
    return gone;
  }

  return {
    begin,
    stop() {
      stopped.abort();
    },
  };
}

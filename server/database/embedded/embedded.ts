import { setTimeout } from 'node:timers/promises';
import { ensureCluster, passwordIn, SITE } from './make-cluster.ts';
import { findPlace, type Place } from './place.ts';
import { startPostmaster, stopPostmaster } from './postmaster.ts';
import { withFolderLock } from './folder-lock.ts';
import { isServerOf, runningOn, type Postmaster } from './running-server.ts';
import { hasUsers, joinUsers } from './users.ts';

/** How often is looked whether the server still runs, in milliseconds. */
const WATCH = 250;

export type Embedded = {
  /** The address of the site's database in it. */
  url: string;
  /** Which PostgreSQL it is, and in which folder. */
  version: string;
  folder: string;
  /** Leaves; the last one to leave ends the server. */
  close(): Promise<void>;
};

/**
 * Has a PostgreSQL of our own on `<dataDir>/postgres`: the one that runs there already, else a new one, on a database that
 * is made where there is none. One that dies while it is used is started again.
 *
 * @throws StartRefusal where none can run here.
 */
export async function openEmbedded(
  dataDir: string,
  log: (line: string) => void = () => {},
): Promise<Embedded> {
  return openAt(findPlace(dataDir), log);
}

/** The same in a place that was found already. */
export async function openAt(
  place: Place,
  log: (line: string) => void = () => {},
): Promise<Embedded> {
  const { folder } = place;
  const leave = await withFolderLock(folder, async () => joinUsers(folder));
  const use = { isOver: false };
  let server: Postmaster;
  try {
    server = await withFolderLock(folder, () => ensureRunning(place));
  } catch (error) {
    leave();
    throw error;
  }
  const address = addressOf(place, server);
  const watching = watch();

  async function watch(): Promise<void> {
    while (!use.isOver) {
      await setTimeout(WATCH, undefined, { ref: false });
      if (use.isOver || isServerOf(server.pid, folder)) continue;
      try {
        server = await withFolderLock(folder, async () =>
          use.isOver ? server : ensureRunning(place, server),
        );
        if (!use.isOver) log(`The embedded PostgreSQL had ended and runs again (${server.pid}).`);
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
  }

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    use.isOver = true;
    void watching;
    await withFolderLock(folder, async () => {
      leave();
      if (hasUsers(folder)) return;
      const running = runningOn(folder);
      if (running && !(await stopPostmaster(place, running))) {
        log('The embedded PostgreSQL takes long to stop; it goes on with that by itself.');
      }
    });
  }

  return {
    url: address,
    version: place.programs.version,
    folder,
    close: () => (closing ??= close()),
  };
}

async function ensureRunning(place: Place, before?: Postmaster): Promise<Postmaster> {
  ensureCluster(place);
  // A process that died without a word uses it no more.
  hasUsers(place.folder);
  return startPostmaster(place, before);
}

function addressOf(place: Place, { port, sockets }: Postmaster): string {
  const url = new URL(`postgres://${SITE}:${passwordIn(place)}@127.0.0.1:${port}/${SITE}`);
  if (sockets !== undefined) url.searchParams.set('host', sockets);
  return url.href;
}

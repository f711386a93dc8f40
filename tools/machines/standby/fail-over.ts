import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '#server/database/connections.ts';
import { openDatabase } from '#server/database/database.ts';
import { ports, type Scene, type Told } from './scene.ts';

const MOST_MS = 300_000;

/** The writer is killed while somebody writes, and the standby put in its place by the commands of the manual. */
export async function failOver(scene: Scene, told: Told): Promise<void> {
  const { folder, writer, standby, urlOf, nameWriter } = scene;
  const acknowledged = new Set<string>();
  const over = new AbortController();
  const moments = { killed: Infinity, back: Infinity };
  const client = openPool('the writer', urlOf('faro'), 1, { connectTimeout: 5000 });
  async function write(): Promise<void> {
    while (!over.signal.aborted) {
      const id = crypto.randomUUID();
      const isAfter = performance.now() > moments.killed;
      const kept = client.query('insert into auth.users (id, email) values ($1, $2)', [
        id,
        `${id}@example.test`,
      ]);
      if (
        await kept.then(
          () => true,
          () => false,
        )
      ) {
        acknowledged.add(id);
        if (isAfter) moments.back = Math.min(moments.back, performance.now());
      }
      await pause(20);
    }
  }
  const writing = write();
  await pause(5_000);
  await writer.stop('immediate');
  moments.killed = performance.now();
  await standby.promote();
  await nameWriter(ports.standby);
  while (moments.back === Infinity && performance.now() - moments.killed < MOST_MS)
    await pause(100);
  await pause(2_000);
  over.abort();
  await writing;
  await client.end();
  const kept = new Set(await standby.sql('select id::text from auth.users', 'faro'));
  const lost = [...acknowledged].filter((id) => !kept.has(id));
  const took = moments.back - moments.killed;
  const seconds = `${(took / 1000).toFixed(1)} s from the kill to the first row, by these commands`;
  told('the standby in the place of the writer within five minutes', took <= MOST_MS, seconds);
  console.log(
    `        ${acknowledged.size} rows acknowledged, ${lost.length} lost: without a synchronous standby what is on its way is lost`,
  );
  const options = { url: urlOf('faro_direct'), poolUrl: urlOf('faro'), dataDir: folder };
  const database = await openDatabase({ ...options, log: () => {} });
  told('a server starts on the new writer by the same addresses', true, database.version);
  await database.close();
}

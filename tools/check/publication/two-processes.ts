// A publication on two processes behind a proxy: how long both versions are seen, and how long readers wait.
import { setTimeout as pause } from 'node:timers/promises';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import { editorOf } from '#tests/editor-rig.ts';
import { startServer } from '#tests/serve.ts';
import { freePort, sharedEnvironment, takeTurns } from '#tests/two-processes.ts';
import { startReaders } from './readers.ts';

type Row = (says: string, holds: boolean) => void;

/** Two processes on one database and one folder, behind a proxy that asks them in turn: how long both versions are seen. */
export async function twoProcesses(row: Row): Promise<void> {
  const cluster = await startCluster();
  const env = {
    ...(await sharedEnvironment(cluster.url('postgres'))),
    RATE_LIMITS: 'all=1000000/60',
  };
  // The command that makes an admin asks here where the database is.
  Object.assign(process.env, env);
  const one = await startServer(env, { port: await freePort() });
  const other = await startServer(env, { port: await freePort(), dataDir: one.dataDir });
  const port = await freePort();
  const close = await takeTurns(
    port,
    [one, other].map(({ url }) => Number(new URL(url).port)),
  );
  try {
    const rig = await editorOf(one);
    const text = 'Lo dicen los dos.';
    const build = await rig.built(text);
    const readers = startReaders(`http://localhost:${port}`);
    await rig.publish(build);
    let [firstNew, lastOld] = [0, Date.now()];
    // Each process is asked every other time; the change is over when nobody has seen the old one for three seconds.
    while (firstNew === 0 || Date.now() < Math.max(firstNew, lastOld) + 3000) {
      const html = await (await fetch(`http://localhost:${port}/`)).text();
      if (!html.includes(text)) lastOld = Date.now();
      else if (firstNew === 0) firstNew = Date.now();
      await pause(5);
    }
    const waits = readers.waits();
    await readers.stop();
    const apart = Math.max(0, lastOld - firstNew) / 1000;
    row(`two processes behind a proxy serve two versions for ${apart.toFixed(2)} s`, apart <= 2);
    row(
      `the slowest of their readers meanwhile waited ${waits.most} ms, ${waits.failed} got no answer`,
      waits.most < 2000 && waits.failed === 0,
    );
  } finally {
    await close();
    await other.stop();
    await one.remove();
    await cluster.stop();
    for (const name of Object.keys(env)) delete process.env[name];
  }
}

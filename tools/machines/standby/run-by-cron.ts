import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/database/connections.ts';
import { PASSWORD, ports, type Scene, type Told } from './scene.ts';

/** pg_cron of Debian's package gets the daily retention by our own function, and runs it once while we wait. */
export async function runByCron({ writer }: Scene, told: Told): Promise<void> {
  await writer.sql('create extension pg_cron; grant usage on schema cron to faro', 'faro');
  const address = `postgres://faro:${PASSWORD}@127.0.0.1:${ports.writer}/faro`;
  const faro = await connect('the writer', address);
  const schedule = (when: string) =>
    writer.sql(`select cron.alter_job(jobid, schedule := '${when}') from cron.job`, 'faro');
  try {
    await faro.query('select private.schedule_jobs()');
    const { rows: jobs } = await faro.query<{ schedule: string }>(
      `select schedule from cron.job where jobname = 'faro-retention'`,
    );
    const when = String(jobs[0]?.schedule);
    told('pg_cron has the daily retention', when === '17 * * * *', when);
    // At once, in place of seventeen minutes past the hour.
    await schedule('* * * * *');
    const asked = performance.now();
    let run: { runner: string; error: string | null } | undefined;
    while (!run && performance.now() - asked < 90_000) {
      await pause(500);
      const { rows } = await faro.query<NonNullable<typeof run>>(
        `select runner, error from private.job_runs where job = 'retention' and finished_at is not null`,
      );
      [run] = rows;
    }
    const isGood = run?.runner === 'pg_cron' && run.error === null;
    told('pg_cron ran it', isGood, `after ${((performance.now() - asked) / 1000).toFixed(0)} s`);
    await schedule(when);
  } finally {
    await faro.end();
  }
}

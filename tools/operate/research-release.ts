// npm run research:release: publishes what may be published of the answers of people who agree to research. On
// DATABASE_URL, or on the embedded database in DATA_DIR. `-- --synthetic`: of generated
// people instead, for a demonstration; the page says so wherever it shows that.
import { systemClock as clock } from '#server/clock.ts';
import { withRunRow } from '#server/jobs/run-job.ts';
import { makeReleases, type ReleaseOutcome } from '#server/research/make-releases.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { namedDatabase, namedReplica } from './existing-database.ts';
import { withDatabase } from './with-database.ts';

const WORDS: Record<ReleaseOutcome['kind'], string> = {
  published: 'published.',
  few: 'not enough people yet; nothing published.',
  same: 'too few people came or left since the last release; it stands.',
};

await withDatabase(
  () => ({ ...namedDatabase(process.env), replica: namedReplica(process.env) }),
  async (database) => {
    const synthetic = process.argv.includes('--synthetic');
    const job = { job: 'research-release', runner: 'command', isWanted: true } as const;
    const result = await withRunRow({ database, clock }, job, async () => {
      const outcomes = await makeReleases(database, { now: clock.now(), synthetic });
      for (const { instrument, read, counted, kind } of outcomes) {
        console.log(`${instrument}: ${read} attempts read, ${counted} counted, ${WORDS[kind]}`);
      }
      return { published: outcomes.filter(({ kind }) => kind === 'published').length };
    });
    if (result.kind === 'not-due') throw new StartRefusal('A release is being made already.');
  },
);

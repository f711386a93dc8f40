// npm run research:study: figures for administrators about every version of every test, and calibrations from 1,000 people
// on, of the answers of people who agree to research. On DATABASE_URL, or on the embedded database in DATA_DIR while no
// server is using it. `-- --synthetic`: of generated people instead, for a demonstration. It is a process of its own, so
// that no server waits for a calibration.
import { systemClock as clock } from '#server/clock.ts';
import { withRunRow } from '#server/jobs/run-job.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { namedDatabase } from '#tools/operate/existing-database.ts';
import { withDatabase } from '#tools/operate/with-database.ts';
import { keepCriterion } from './criterion/keep-criterion.ts';
import { makeStudies, type StudyOutcome } from './study/make-studies.ts';

const STUDY: Record<StudyOutcome['study'], string> = {
  made: 'figures kept',
  same: 'too few came or left, the last figures stand',
};
const CALIBRATION: Record<StudyOutcome['calibration'], string> = {
  made: 'calibration kept',
  same: 'too few came or left, the last calibration stands',
  few: 'too few for a calibration',
};

await withDatabase(
  () => namedDatabase(process.env),
  async (database) => {
    const synthetic = process.argv.includes('--synthetic');
    const job = { job: 'research-study', runner: 'command', isWanted: true } as const;
    const result = await withRunRow({ database, clock }, job, async () => {
      const outcomes = await makeStudies(database, {
        now: clock.now(),
        synthetic,
        onRound({ instrument, scale, round, gradient }) {
          if (round % 10 === 0)
            console.log(
              `${instrument} ${scale}: round ${round}, gradient ${gradient.toExponential(1)}`,
            );
        },
      });
      for (const { instrument, version, people, study, calibration } of outcomes) {
        console.log(
          `${instrument} ${version}: ${people} people; ${STUDY[study]}; ${CALIBRATION[calibration]}.`,
        );
      }
      const criterion = synthetic ? 'same' : await keepCriterion(database, clock.now());
      if (!synthetic) console.log(`criterion: ${STUDY[criterion]}.`);
      return { made: outcomes.filter(({ study }) => study === 'made').length };
    });
    if (result.kind === 'not-due') throw new StartRefusal('A study is being made already.');
  },
);

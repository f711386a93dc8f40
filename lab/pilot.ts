// npm run pilot: what is to be collected next so that the tests can be validated, from whom and how many, with what there
// is so far (docs/validation.md). On DATABASE_URL, or on the embedded database in DATA_DIR.
import { publications } from '#content/instruments/publications.ts';
import { namedDatabase } from '#tools/operate/existing-database.ts';
import { withDatabase } from '#tools/operate/with-database.ts';
import { countPilot } from './pilot/count-pilot.ts';
import { nextStep, pilotSteps } from './pilot/pilot-steps.ts';
import { pilotText } from './pilot/pilot-text.ts';

const version = Math.max(
  ...publications.flatMap(({ instrument }) =>
    instrument.id === 'riasec' ? instrument.version : [],
  ),
);

await withDatabase(
  () => namedDatabase(process.env),
  async (database) => {
    const steps = pilotSteps(await countPilot(database, version));
    console.log(pilotText(steps, nextStep(steps), version));
  },
);

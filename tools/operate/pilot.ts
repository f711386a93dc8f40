// npm run pilot: what is to be collected next so that the tests can be validated, from whom and how many, with what there
// is so far (docs/validation.md). On DATABASE_URL, or on the embedded database in DATA_DIR.
import { resolve } from 'node:path';
import { publications } from '#content/instruments/publications.ts';
import { nextStep, pilotSteps } from '#domain/research/pilot.ts';
import { countPilot } from '#server/research/count-pilot.ts';
import { pilotText } from './pilot-text.ts';
import { withDatabase } from './with-database.ts';

const where = () => ({
  url: process.env['DATABASE_URL']?.trim() || undefined,
  dataDir: resolve(process.env['DATA_DIR']?.trim() || './.data'),
});
const version = Math.max(
  ...publications.flatMap(({ instrument }) =>
    instrument.id === 'riasec' ? instrument.version : [],
  ),
);

await withDatabase(where, async (database) => {
  const steps = pilotSteps(await countPilot(database, version));
  console.log(pilotText(steps, nextStep(steps), version));
});

import { beforeAll, expect, inject, test } from 'vitest';
import { damaged, existing, faultAt, fileLimits, inUse, type Fault } from './faults.ts';
import { someOf } from '#tests/drill.ts';
import { databasesLike } from './rows.ts';
import { setStage, type Stage } from './stage.ts';

/** Only what hangs takes so long: each fault is a command of its own, on a machine that may be busy. */
const PATIENCE = 300_000;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(inject('postgresServer'));
  return () => stage.end();
}, PATIENCE);

const steps: readonly Fault[] = [
  faultAt('backup', 'full', 'writeFile in manifest.json 1'),
  faultAt('backup', 'kill', 'send copy 1'),
  faultAt('restore', 'kill', 'send copy 5'),
  faultAt('restore', 'kill', 'send alter database 1'),
];
const telling = [...damaged, ...existing, ...inUse, ...fileLimits].filter(
  ({ isTelling }) => isTelling,
);

// `npm run drill` meets every fault at every step.
test.each([...someOf(telling, 3), ...someOf(steps, 2)])(
  'X26, X27: $of, $name: every row of before is there',
  async ({ meet }) => {
    await expect(meet(stage)).resolves.toBeUndefined();
  },
  PATIENCE,
);

test(
  'X27: after all of them a restore works, row by row, and nothing half made is left',
  async () => {
    expect(telling.length).toBeGreaterThan(8);
    const { code, said } = await stage.run('restore', [stage.good, '--replace']);
    expect([code, said]).toEqual([0, expect.stringContaining('is kept as')]);
    expect(await stage.rowsNow()).toEqual(stage.saved);
    expect(await stage.findBefore(stage.before)).toBe('kept');
    expect(await databasesLike(stage.server, stage.name)).toEqual([stage.name]);
  },
  PATIENCE,
);

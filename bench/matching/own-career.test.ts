import { expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { LEAST } from './fields-table.ts';
import { asBefore, asBuilt, found } from './own-career.ts';
import { CALIBRATED } from './people-with-fields.ts';
import { referenceForm } from './reference-form.ts';

test('a weight in another unit is seen: what stood before gains less than the bench asks for, what is built more', () => {
  const made = { people: 900, seed: 4, calibration: CALIBRATED };
  const { all } = found(referenceForm(interestsV2), careers, [asBefore, asBuilt], made);
  const [before, built] = all.gains;
  expect(before?.gain).toBeLessThan(LEAST.reference);
  expect(built?.gain).toBeGreaterThan(LEAST.reference);
});

import { expect, test } from 'vitest';
import { readRecords } from '../read-records.ts';
import { admissionRuleMistakes } from './admission-rules.ts';

const records = readRecords(process.cwd());
const rules = records['admission-rules'];
const madrid = rules.get('homologated-pce-madrid');

test('a rule has the name of its way and region, and rests on facts that travel to the calculators', () => {
  expect(rules.size).toBeGreaterThan(12);
  expect(admissionRuleMistakes(records)).toEqual([]);
  if (!madrid) throw new Error('Madrid has no rule for those with PCE');
  const wrong = new Map([['madrid', { ...madrid, facts: ['vet-hours'] }]]);
  expect(admissionRuleMistakes({ ...records, 'admission-rules': wrong })).toEqual([
    'content/admission-rules/madrid.yaml way: the file is called homologated-pce-madrid',
    'content/admission-rules/madrid.yaml facts: no fact of admission is called vet-hours',
  ]);
});

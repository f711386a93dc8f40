import { expect, test } from 'vitest';
import { partsFor } from '#content/cost/parts-for.ts';
import { costs, credential, outlooks, rounded, ruleOf, type Family } from './reckon.ts';

test('Peru, Medicine in Madrid: the grade, far below, and what four exams would need', async () => {
  const family: Family = {
    way: 'homologated-pce',
    region: 'madrid',
    degree: 'medicina',
    mean: 8,
    marks: [
      ['biology', 9],
      ['chemistry', 8.5],
    ],
  };
  const ucm = (await outlooks(family)).get('ucm');
  if (ucm?.outlook.kind !== 'grade') throw new Error('no grade');
  expect(rounded(ucm.outlook.grade.low)).toBe(10.85);
  expect(ucm.offer.cutOffs[0]).toEqual({ year: 2025, round: 'first', grade: 13.1, lowest: 13.1 });
  expect(ucm.outlook.standing).toMatchObject({ low: 'below', high: 'below', band: { years: 2 } });
  expect(ucm.outlook.needed?.low).toMatchObject({
    kind: 'mark',
    weighing: ['biology', 'chemistry'],
  });
  expect(ucm.outlook.advice[0]?.gain).toBeCloseTo(0.8, 9);
  // Carlos III, 2026-27: 136.44 € a credit of health, 60 credits.
  const cost = costs(
    'homologated-pce',
    { kind: 'degree', payer: 'foreign', branch: 'health' },
    { region: 'madrid', city: 'madrid' },
  );
  expect(cost.lines[0]).toMatchObject({ kind: 'known', amount: { low: 8186.4, high: 8186.4 } });
  // Credential and exams of 2026 are certain, too: 115.45 and 35 to 140 €. Rooms, food, pass and insurance are of 2025.
  expect(cost.unknown).toEqual(['fees', 'journey']);
  expect(cost.certain).toBeCloseTo(8186.4 + 115.45 + 35, 2);
  expect(cost.firstYear.isFloor).toBe(false);
  expect(cost.firstYear.amount.low).toBeCloseTo(
    8186.4 + 115.45 + 35 + 49.27 + 10 * (620 + 200 + 20 + 40),
    2,
  );
  expect(cost.firstYear.amount.high).toBeCloseTo(
    8186.4 + 115.45 + 140 + 49.27 + 12 * (620 + 250 + 20 + 70),
    2,
  );
});

test('Colombia, Law in Granada: by the credential, with a mean that is not known yet', async () => {
  const family: Family = { way: 'agreement', region: 'andalusia', degree: 'derecho' };
  expect(credential(family)).toMatchObject({ kind: 'grade', grade: { low: 5, high: 10 } });
  const granada = (await outlooks(family)).get('ugr');
  expect(granada?.offer.weights?.latin).toBe(0.2);
  expect(granada?.outlook).toMatchObject({
    kind: 'grade',
    grade: { low: 5, high: 10 },
    standing: { low: 'below', high: 'near' },
  });
});

test('Mexico with the IB, Barcelona: the credential counts, and weights have to be asked for', async () => {
  const family: Family = {
    way: 'ib',
    region: 'catalonia',
    degree: 'ingenieria-informatica',
    mean: 5.2,
  };
  expect(credential(family)).toMatchObject({ grade: { low: 8.2, high: 8.2 } });
  const there = await outlooks(family);
  expect(there.get('ub')?.offer.cutOffs[0]).toMatchObject({ year: 2025, round: 'first' });
  for (const { offer, outlook } of there.values()) {
    expect([offer.weights, outlook.kind]).toEqual([null, 'ask']);
  }
});

test('Ecuador, FP first: its mean is the access grade, and no recognition is paid on this way', async () => {
  const family: Family = {
    way: 'vocational',
    region: 'madrid',
    degree: 'enfermeria',
    mean: 9.3,
    marks: [
      ['biology', 8.5],
      ['chemistry', 7],
    ],
  };
  const ucm = (await outlooks(family)).get('ucm')?.outlook;
  expect(ucm?.kind === 'grade' && rounded(ucm.grade.low)).toBe(12.4);
  expect(partsFor('vocational', '')).not.toContain('homologation');
});

test('Chile without PCE: no number anywhere, and the university to ask', async () => {
  for (const region of ['madrid', 'andalusia', 'valencia'] as const) {
    const family: Family = { way: 'homologated', region, degree: 'psicologia', mean: 7 };
    expect(credential(family)).toEqual({ kind: 'ask' });
    expect(ruleOf(family).office).toBe('university');
    expect(ruleOf(family).facts.length).toBeGreaterThan(0);
  }
});

test('Argentina with an Italian passport, Valencia: the resident price as a floor, the diploma all the same', () => {
  const family: Family = {
    way: 'homologated-pce',
    region: 'valencia',
    degree: 'derecho',
    mean: 7.5,
    marks: [['maths', 8]],
  };
  const found = credential(family);
  expect(found.kind === 'grade' && rounded(found.grade.low)).toBe(6.3);
  const valencia = { region: 'valencia', city: 'valencia' } as const;
  const paid = (payer: 'resident' | 'foreign') =>
    costs('homologated-pce', { kind: 'degree', payer }, valencia);
  const [resident] = paid('resident').lines;
  const [foreign] = paid('foreign').lines;
  expect(resident).toMatchObject({ kind: 'known', isFrom: true, amount: { low: 767 } });
  expect(foreign).toMatchObject({ kind: 'known', isFrom: true, amount: { low: 1534 } });
});

test('Venezuela with two years of engineering: admission by grade is one way, moving over is asked of the university', async () => {
  const family: Family = {
    way: 'homologated-pce',
    region: 'madrid',
    degree: 'ingenieria-mecanica',
    mean: 6.5,
    marks: [
      ['maths', 7],
      ['physics', 6],
      ['technical-drawing', 4.99],
    ],
  };
  const upm = (await outlooks(family)).get('upm')?.outlook;
  expect(upm?.kind === 'grade' && rounded(upm.grade.low)).toBe(9.2);
  const found = credential(family);
  expect(found.kind === 'grade' && found.leftOut.map(({ why }) => why)).toEqual(['failed']);
});

test('Brazil: the same rule as its neighbours, in a region without weights only the credential', async () => {
  const family: Family = {
    way: 'homologated-pce',
    region: 'galicia',
    degree: 'biologia',
    mean: 9,
    marks: [['biology', 7]],
  };
  const found = credential(family);
  expect(found.kind === 'grade' && rounded(found.grade.low)).toBe(6.5);
  for (const { outlook } of (await outlooks(family)).values()) expect(outlook.kind).toBe('ask');
});

test('a pending homologation: five, whatever the mean and the exams', async () => {
  const family: Family = {
    way: 'pending',
    region: 'madrid',
    degree: 'turismo',
    mean: 9,
    marks: [['maths', 10]],
  };
  expect(credential(family)).toMatchObject({ grade: { low: 5, high: 5 } });
  const ucm = (await outlooks(family)).get('ucm')?.outlook;
  expect(ucm).toMatchObject({ kind: 'grade', grade: { low: 5, high: 5 }, weighed: [] });
});

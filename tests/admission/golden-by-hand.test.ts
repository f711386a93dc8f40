// The families of `golden-by-hand.ts`, as the calculators reckon them.
import { expect, test } from 'vitest';
import { foreign, golden } from './golden-by-hand.ts';
import { costs, credential, outlooks, rounded } from './reckon.ts';

const cents = (euros: number) => Math.round(euros * 100) / 100;

test.each(Object.entries(golden))('%s', async (_, { family, credential: own, at, cost, sum }) => {
  const { way, course, ...where } = cost;
  const { firstYear, certain, unknown } = costs(way, course, where);
  const top = firstYear.isFloor ? 'at least' : cents(firstYear.amount.high);
  expect([cents(firstYear.amount.low), top, cents(certain)]).toEqual(sum);
  expect(unknown).toEqual(['fees', 'journey']);
  if (!family) return;
  const found = credential(family);
  const grade = found.kind === 'grade' ? [found.grade.low, found.grade.high].map(rounded) : 'ask';
  expect(grade).toEqual(own);
  if (!at) return;
  const [university, hand, position, [year, round, cutOff, most]] = at;
  const { offer, outlook } = (await outlooks(family)).get(university) ?? {};
  expect(offer?.cutOffs[0]).toMatchObject({ year, round, grade: cutOff });
  const told = outlook?.kind === 'ask' ? outlook.alone : outlook;
  if (!told?.standing) throw new Error('no verdict');
  const { low: worst, high: best, band } = told.standing;
  expect(worst === best ? best : `${worst}–${best}`).toBe(position);
  expect(band?.most).toBe(most);
  const range = hand === 'alone' ? own : [hand].flat();
  expect([told.grade.low, told.grade.high].map(rounded)).toEqual(
    typeof hand === 'number' ? [hand, hand] : range,
  );
});

test('at the Autónoma physiotherapy is of an affiliated centre alone, and no grade of the university is told', async () => {
  const { family } = golden['Argentina, Physiotherapy at the Autónoma'] ?? {};
  if (!family) throw new Error('no family');
  const { offer, outlook } = (await outlooks(family)).get('uam') ?? {};
  expect(offer?.cutOffs).toEqual([]);
  expect(offer?.affiliated).toMatchObject([{ year: 2025, round: 'first', grade: 5 }]);
  expect(outlook).not.toMatchObject({ standing: expect.anything() });
});

test('where a source says that others paid as residents, the low end is that price and the high end Valencia’s double', () => {
  // Canarias, 2024-25: 12.50 · 60 = 750. Madrid's pass, food and insurance, rooms of all cities from 325 to 650.
  const { lines } = costs('homologated', foreign('health'), { region: 'canaries' });
  expect(lines[0]).toMatchObject({
    kind: 'estimated',
    basis: 'same',
    amount: { low: 750, high: 1500 },
  });
  const anywhere = costs('homologated', foreign('health'), { region: 'asturias' });
  expect(anywhere.lines[0]).toMatchObject({ basis: 'regions', amount: { low: 1534 } });
});

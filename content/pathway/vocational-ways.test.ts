// The way to vocational training walked to its end, for five countries and every kind of it.
import { expect, test } from 'vitest';
import type { PathwayCountry } from '#domain/pathway/choices.ts';
import { planFor } from '#domain/pathway/plan-for.ts';
import { centreKinds, vocationalLevels } from '#domain/pathway/vocational.ts';
import { copy as english } from '#content/sentences/pathway/en/pathway.ts';
import { copy as spanish } from '#content/sentences/pathway/es/pathway.ts';
import { pathwayRules } from './rules.ts';

const countries = ['EC', 'CO', 'PE', 'MX', 'AR'] as const satisfies PathwayCountry[];
const ways = countries.flatMap((country) =>
  vocationalLevels.flatMap((level) =>
    centreKinds.flatMap((centre) =>
      (['visa', 'union'] as const).map((stay) => {
        const choice = {
          country,
          diploma: 'national',
          aim: 'vocational',
          start: '2027-09',
        } as const;
        const profile = { choice, ticks: {}, stay, level, centre };
        const plan = planFor(pathwayRules, profile, '2026-11-27');
        return { name: [country, level, centre, stay].join(' '), level, centre, stay, plan };
      }),
    ),
  ),
);

test('five countries, two levels, two kinds of centre, with and without a European passport', () => {
  expect(ways).toHaveLength(40);
});

test.each(ways)('$name: recognition first, then a place, then its money', (way) => {
  const ids: string[] = way.plan.stops.map(({ id }) => id);
  const recognition = way.level === 'medio' ? 'request-homologation-eso' : 'request-homologation';
  const door = way.centre === 'private' ? 'apply-vocational-private' : 'apply-vocational';
  const inOrder = [
    'gather-documents',
    recognition,
    'find-vocational-centre',
    door,
    'enrol-vocational',
  ];
  expect(ids.filter((id) => /^(gather|request-hom|find|apply|enrol)/.test(id))).toEqual(inOrder);
  // In time, too: whoever follows the months has asked for recognition before the door opens.
  const at = (id: string) =>
    way.plan.months.findIndex(({ stops }) => stops.some((each) => each.id === id));
  expect(at(recognition)).toBeLessThanOrEqual(at(door));
  const tuition = way.plan.pathway.money.filter(({ id }) => id.startsWith('tuition-'));
  expect(tuition).toHaveLength(1);
  expect(tuition[0]?.ask).toMatch(/^vocational/);
});

test.each(ways)('$name: visa, stay and card exactly where the passport is not European', (way) => {
  const stays = [
    'ask-vocational-stay',
    'show-means',
    'take-insurance',
    'request-visa',
    'request-card',
  ];
  const told = way.plan.stops.map(({ id }) => id).filter((id) => stays.includes(id));
  expect(told).toEqual(way.stay === 'visa' ? stays : []);
});

test.each(ways)('$name: what is not known names whom to ask, and no sentence has a hole', (way) => {
  const said = [...way.plan.stops, ...way.plan.pathway.money, ...way.plan.pathway.reasons];
  expect(said.filter(({ facts, ask }) => facts.length === 0 && !ask)).toEqual([]);
  for (const { id } of way.plan.stops) {
    for (const { steps } of [spanish, english]) {
      expect(steps[id].text).not.toMatch(/Hay un dato que no|There is a detail|undefined|\{/);
    }
  }
});

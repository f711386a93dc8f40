import { describe, expect, it } from 'vitest';
import { loadPlan } from '#content/report/load-plan.ts';
import { planLines } from '#content/report/plan-lines.ts';
import { locales } from '#domain/locale.ts';
import { goldenPeople, type GoldenPerson } from '#tests/report/golden-people.ts';
import { pathwayCountries } from '#content/pathway/pathway-countries.ts';
import { aims, diplomas, startsFor } from '#domain/pathway/choices.ts';
import type { Plan } from '#domain/pathway/plan.ts';
import { qualityFlags } from '#domain/instruments/scoring/answering-quality.ts';
import { roomOfPage } from './pdf-layout.ts';
import { size } from './pdf-theme.ts';
import { someOf } from '#tests/drill.ts';
import { catalogs, print, today } from '#tests/report/print-report.ts';

/** The route that takes the most words, whichever that is, with nothing done yet. */
async function longestPlan(): Promise<Plan> {
  const plans = pathwayCountries.flatMap((country) =>
    diplomas.flatMap((diploma) =>
      aims.flatMap((aim) =>
        startsFor(aim, today).map((start): Plan => ({
          choice: { country, diploma, aim, start },
          ticks: {},
        })),
      ),
    ),
  );
  const lengths = await Promise.all(
    plans.map(async (plan) => {
      const { part, words } = await loadPlan(plan, 'es', today);
      return JSON.stringify(planLines(part, words, 'es')).length;
    }),
  );
  const plan = plans[lengths.indexOf(Math.max(...lengths))];
  if (!plan) throw new Error('there is no route');
  return plan;
}

const longest = await longestPlan();

const artist = goldenPeople.find(({ name }) => name === 'artist');
if (!artist?.values || !artist.personality) throw new Error('the artist took all three tests');
const { values, personality } = artist;

/** The person with all three tests and the longest plan. */
function fullest(person: GoldenPerson): GoldenPerson {
  return { values, personality, ...person, plan: longest };
}

/** What is wrong with the pages of a report: there are four to eight, and none is more than a third empty. */
async function faultsOf(...asked: Parameters<typeof print>): Promise<readonly string[]> {
  const { lines, lowest } = await print(...asked);
  const count = pagesOf(lines);
  const top = size.height - 54;
  const full = lowest.map((y) => (top - y) / roomOfPage);
  return [
    ...(count >= 4 && count <= 8 ? [] : [`${count} pages`]),
    ...full.flatMap((share, index) => (share > 2 / 3 ? [] : [`page ${index + 1}: ${share}`])),
  ];
}

/** How many pages there are, if their feet count them through. */
function pagesOf(lines: readonly string[]): number {
  const feet = lines.flatMap((line) => {
    const [, n, total] = /^(?:Página|Page) (\d+) (?:de|of) (\d+)$/.exec(line) ?? [];
    return n && total ? [{ n: Number(n), total: Number(total) }] : [];
  });
  const isCounted = feet.every(({ n, total }, index) => n === index + 1 && total === feet.length);
  return isCounted ? feet.length : Number.NaN;
}

const threeTied: GoldenPerson = {
  name: 'three tied at the top',
  interests: { R: 31, I: 30, A: 31, S: 12, E: 10, C: 8 },
};

const people = someOf([...goldenPeople, threeTied], 5);

describe.each(locales)('a report in %s has four to eight full pages', (locale) => {
  it.each(people.filter(({ plan }) => plan))('with their own plan: $name', async (person) => {
    expect(await faultsOf(person, locale)).toEqual([]);
  });

  it.each(people)('without a plan: $name', async (person) => {
    expect(await faultsOf({ ...person, plan: undefined }, locale, { name: 'Ana Núñez' })).toEqual(
      [],
    );
  });

  it.each(people)('with three tests and the longest plan: $name', async (person) => {
    expect(await faultsOf(fullest(person), locale)).toEqual([]);
  });

  it.each(people)('after the short form: $name', async ({ interests, ...person }) => {
    expect(await faultsOf({ ...person, interests, skip: {} }, locale, { isShort: true })).toEqual(
      [],
    );
    const alone = { name: person.name, interests };
    expect(await faultsOf(alone, locale, { isShort: true })).toEqual([]);
  });

  it.each(['values', 'personality'] as const)('with %s alone', async (test) => {
    for (const person of someOf(
      goldenPeople.filter((one) => one[test]),
      2,
    )) {
      expect(await faultsOf(person, locale, { only: test })).toEqual([]);
    }
  });

  it('with five favourites, or with every doubt about the answers', async () => {
    const liked = catalogs.es.careers.slice(0, 5).map(({ id }) => [id, 'interested'] as const);
    const reactions = Object.fromEntries(liked);
    const flags = qualityFlags.map((flag) => ({ flag, value: 1, limit: 1 }));
    const quality = { flags, verdict: 'doubtful' } as const;
    for (const person of people.filter((_, index) => index % 4 === 0)) {
      for (const one of [person, fullest(person)]) {
        expect(await faultsOf(one, locale, { reactions })).toEqual([]);
        expect(await faultsOf(one, locale, { quality })).toEqual([]);
      }
    }
  });
});

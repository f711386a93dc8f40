import { describe, expect, it } from 'vitest';
import { loadPlan } from '#content/report/load-plan.ts';
import { planLines } from '#content/report/plan-lines.ts';
import { locales } from '#domain/locale.ts';
import { goldenPeople, type GoldenPerson } from '#tests/report/golden-people.ts';
import { aims, diplomas, pathwayCountries, startsFor } from '#domain/pathway/choices.ts';
import type { Plan } from '#domain/pathway/plan.ts';
import { qualityFlags } from '#domain/scoring/answering-quality.ts';
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

const booklet = [4, 5, 6, 7, 8];

/** How many pages there are, if their feet count them through. */
function pagesOf(lines: readonly string[]): number {
  const feet = lines.flatMap((line) => {
    const [, n, total] = /^(?:Página|Page) (\d+) (?:de|of) (\d+)$/.exec(line) ?? [];
    return n && total ? [{ n: Number(n), total: Number(total) }] : [];
  });
  const isCounted = feet.every(({ n, total }, index) => n === index + 1 && total === feet.length);
  return isCounted ? feet.length : Number.NaN;
}

describe.each(locales)('a report in %s has four to eight pages', (locale) => {
  it.each(goldenPeople.filter(({ plan }) => plan))('with their own plan: $name', async (person) => {
    expect(pagesOf((await print(person, locale)).lines)).toBeOneOf(booklet);
  });

  it.each(goldenPeople)('without a plan: $name', async (person) => {
    expect(pagesOf((await print({ ...person, plan: undefined }, locale)).lines)).toBeOneOf(booklet);
  });

  it.each(goldenPeople)('with three tests and the longest plan: $name', async (person) => {
    expect(pagesOf((await print(fullest(person), locale)).lines)).toBeOneOf(booklet);
  });

  it.each(['values', 'personality'] as const)('with %s alone', async (test) => {
    expect(pagesOf((await print(artist, locale, { only: test })).lines)).toBeOneOf(booklet);
  });

  it('with five favourites, or with every doubt about the answers, on top of that', async () => {
    const liked = catalogs.es.careers.slice(0, 5).map(({ id }) => [id, 'interested'] as const);
    const reactions = Object.fromEntries(liked);
    const flags = qualityFlags.map((flag) => ({ flag, value: 1, limit: 1 }));
    const quality = { flags, verdict: 'doubtful' } as const;
    for (const person of goldenPeople.filter((_, index) => index % 6 === 0)) {
      expect(pagesOf((await print(fullest(person), locale, { reactions })).lines)).toBeOneOf(
        booklet,
      );
      expect(pagesOf((await print(fullest(person), locale, { quality })).lines)).toBeOneOf(booklet);
    }
  });
});

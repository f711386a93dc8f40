// 500 whole reports read in every view and both languages: `npm run bench:truth`, and among the drills with every fifth paper.
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { valuesV2 } from '#content/instruments/values/v2/instrument.ts';
import { rankingPoints } from '#domain/instruments/ranking.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { valuesProfile } from '#domain/instruments/values/profile.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { matchValues } from '#domain/matching/match-values.ts';
import { VALUES_BY_CHANCE } from '#domain/matching/values-beyond-chance.ts';
import { valuesPopulation } from '#tools/demo/assumed-populations.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRespondents } from '#tools/demo/respondents.ts';
import { checkReport, viewNames, type Views } from './check-report.ts';
import { faultKinds, listedKinds, type FaultKind } from './fault.ts';
import { knownOf } from './known-of.ts';
import { lexicons, phrases, type Phrase } from './lexicon.ts';
import { createPeople } from './people.ts';
import { printViews } from './print-views.tsx';
import { readText, said } from './read-text.ts';

const SEED = 20_261_128;
const PEOPLE = 500;
const TEXTS = 10;
/** At most so many of a hundred reports with anything wrong, and none with what was found before. */
const GOAL = 0.01;
const paperOfEvery = process.env['TRUTH_PAPERS'] === 'all' ? 1 : 5;

/** Words that were taken out for good: nobody should find them again. */
const gone: ReadonlySet<Phrase> = new Set([
  'tenItems',
  'noneUnites',
  'noOrder',
  'almostEqual',
  'tips',
  'between',
  'unfilled',
]);
/** Said of so few that 500 may have none. */
const rare: ReadonlySet<Phrase> = new Set([
  'lowOnBoth',
  'agreeing',
  'differing',
  'noCareer',
  'openInterests',
]);

test(
  'of 500 reports one of a hundred contradicts itself at most, and none in a way that was found before',
  { timeout: 3_600_000 },
  async () => {
    const next = createPeople(SEED);
    const reports = new Map<FaultKind, number>();
    const read = new Map<string, number>();
    const examples: string[] = [];
    let [wrong, texts] = [0, 0];
    for (let at = 0; at < PEOPLE; at += 1) {
      const person = next();
      const known = knownOf(person);
      const withPaper = at % paperOfEvery === 0;
      const printed = {
        es: await printViews(person, 'es', { withPaper }),
        en: await printViews(person, 'en', { withPaper }),
      };
      if (at < TEXTS) write(person.number, printed);
      const found = checkReport(printed, known);
      if (found.length > 0) wrong += 1;
      for (const kind of new Set(found.map((fault) => fault.kind))) {
        reports.set(kind, (reports.get(kind) ?? 0) + 1);
        const one = found.find((fault) => fault.kind === kind);
        if (examples.length < 20) examples.push(`${at} ${one?.where} ${kind}: ${one?.said}`);
      }
      for (const locale of locales) {
        texts += viewNames.filter((view) => printed[locale][view].length > 0).length;
        // Some things stand on paper alone, so that what no view says is what the reader has lost.
        for (const view of viewNames) {
          const reading = readText(printed[locale][view], lexicons[locale], known[locale]);
          for (const phrase of phrases) {
            const count = said(reading, phrase).length;
            read.set(`${locale} ${phrase}`, (read.get(`${locale} ${phrase}`) ?? 0) + count);
          }
        }
      }
    }
    console.log(
      `seed ${SEED}; ${PEOPLE} people, ${texts} texts; reports with a fault of each kind`,
    );
    for (const kind of faultKinds) {
      const count = reports.get(kind) ?? 0;
      console.log(
        `${kind.padEnd(24)}${`${count}`.padStart(4)}${listedKinds.has(kind) ? '  listed' : ''}`,
      );
    }
    console.log(`any                     ${`${wrong}`.padStart(4)}  at most ${PEOPLE * GOAL}`);
    for (const example of examples) console.log(example.slice(0, 300));
    const unread = [...read].filter(
      ([name, count]) => count === 0 && !isOf(gone, name) && !isOf(rare, name),
    );
    expect(unread.map(([name]) => name)).toEqual([]);
    expect([...reports.keys()].filter((kind) => listedKinds.has(kind))).toEqual([]);
    expect(wrong / PEOPLE).toBeLessThanOrEqual(GOAL);
  },
);

/** The reports themselves, to be read, where a folder is named: `npm run bench:truth -- <folder>`. */
function write(number: number, printed: Readonly<Record<Locale, Views>>): void {
  const folder = process.env['TRUTH_TEXTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const locale of locales) {
    for (const view of viewNames) {
      writeFileSync(`${folder}/${number}-${locale}-${view}.txt`, printed[locale][view].join('\n'));
    }
  }
}

function isOf(phrases: ReadonlySet<Phrase>, name: string): boolean {
  return [...phrases].some((phrase) => name.endsWith(` ${phrase}`));
}

test('values agree with a random career as often as the binomial takes for chance', () => {
  const next = createRespondents(valuesV2, valuesPopulation, createRandom(SEED));
  const counts = { agrees: 0, mixed: 0, differs: 0 };
  for (let at = 0; at < 5_000; at += 1) {
    const { responses } = next();
    const scores = scoreScales(valuesV2, responses);
    const profile = valuesProfile(scores, valuesV2.precision, rankingPoints(valuesV2, responses));
    const career = careers[at % careers.length];
    const match = career && matchValues(profile, career);
    if (match?.kind === 'compared') counts[match.voice] += 1;
  }
  const all = counts.agrees + counts.mixed + counts.differs;
  const shares = [counts.agrees / all, counts.differs / all];
  console.log(
    `values agree with ${shares[0]?.toFixed(3)} of random careers, differ from ${shares[1]?.toFixed(3)}`,
  );
  for (const share of shares) expect(Math.abs(share - VALUES_BY_CHANCE)).toBeLessThan(0.04);
});

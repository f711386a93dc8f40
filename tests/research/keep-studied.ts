import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { definition } from '#domain/instruments/interests/interests.ts';
import { makeCalibration } from '#lab/study/make-calibration.ts';
import { makeCriterionStudy } from '#lab/criterion/criterion-study.ts';
import { makeStudy } from '#lab/study/make-study.ts';
import {
  attentiveTime,
  studiedPerson,
  sumOf,
  type StudiedPerson,
} from '#lab/study/studied-person.ts';
import { openDatabaseOf } from '#tests/open-database-of.ts';
import type { RunningServer } from '#tests/serve.ts';
import { generatedAttempts } from './generated-attempts.ts';

const today = '2026-11-22';

/** A study of so many attentive people on the server, and a calibration where they are enough, as if they were real. */
export async function keepStudied(server: RunningServer, count: number): Promise<void> {
  const { sectionOf } = definition;
  const attempts = generatedAttempts(Math.ceil(count * 1.2), 31);
  const people = attempts
    .flatMap((attempt) => studiedPerson(interestsV1, sectionOf, [attempt]) ?? [])
    .slice(0, count)
    .map(inGroups);
  const times = attempts.flatMap((one) => attentiveTime(interestsV1, sectionOf, one) ?? []);
  const read = { people, times: times.slice(0, count) };
  const kept = [
    ['research_studies', makeStudy(interestsV1, read, today)],
    ['calibrations', makeCalibration(interestsV1, people, today)],
  ] as const;
  const known = {
    kind: 'known',
    n: count,
    share: 0.41,
    low: 0.38,
    high: 0.44,
    chance: 0.13,
  } as const;
  const few = { kind: 'not-yet', n: 60, of: 300 } as const;
  const families = count < 300 ? few : known;
  const criterion = makeCriterionStudy({ families, reactions: few, open: 0 }, today);
  await server.stop();
  const database = await openDatabaseOf(server);
  for (const [table, figures] of kept) {
    if (!figures) continue;
    await database.query(
      `insert into private.${table} (instrument, version, figures, is_synthetic)
       values ('riasec', 1, $1::text::jsonb, false)`,
      [JSON.stringify(figures)],
    );
  }
  await database.query(
    `insert into private.research_studies (instrument, version, figures, is_synthetic)
     values ('criterion', 1, $1::text::jsonb, false)`,
    [JSON.stringify(criterion)],
  );
  await database.close();
  await server.restart();
}

/** Half from Mexico, a third young, a quarter in English; every fifth has taken it before. */
function inGroups(person: StudiedPerson, at: number): StudiedPerson {
  const points = person.items.map(sumOf);
  return {
    ...person,
    country: at % 2 === 0 ? 'MX' : 'CO',
    ageBand: at % 4 < 2 ? '18-24' : '16-17',
    locale: at % 3 === 0 ? 'en' : 'es',
    repeated:
      at % 5 === 0
        ? {
            days: 20 + (at % 30),
            first: points.map((sum, scale) => sum + ((at + scale) % 7)),
            second: points,
          }
        : undefined,
  };
}

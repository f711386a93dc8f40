// People who agree to research, with their scores and what they say they study, read from the database.
import { z } from 'zod';
import { careers } from '#content/catalog/careers.ts';
import { findPublished } from '#content/instruments/publications.ts';
import { parseAboutPerson } from '#domain/about-person.ts';
import { attemptsOfRows } from '#domain/instruments/attempt-row.ts';
import { sectionFor, sectionOf } from '#domain/instruments/registry.ts';
import { careerSuggestions } from '#domain/report/career-suggestions.ts';
import { levelFilterOf } from '#domain/report/level-filter.ts';
import type { Queries } from '#server/database/database.ts';
import type { CriterionPerson } from './criterion.ts';

const row = z.object({
  attempt: z.unknown(),
  direction: z.string().nullable(),
  study_level: z.string().nullable(),
  liked: z.array(z.string()),
});

/**
 * All who agreed to research and finished the interest test, no made-up people: their newest answer about studies, and
 * the newest test before it; without an answer the newest test. Attempts whose answering is doubtful are left out.
 */
export async function readCriterion(database: Queries): Promise<readonly CriterionPerson[]> {
  const rows = await database.query(
    `select distinct on (attempt.user_id) to_jsonb(attempt) as attempt, said.family as direction, profile.study_level,
       array(select career from public.reactions as mark
         where mark.user_id = attempt.user_id and mark.reaction = 'interested') as liked
     from public.attempts as attempt
     join private.people as person on person.id = attempt.user_id
     join public.profiles as profile on profile.id = attempt.user_id
     left join lateral (
       select family, at from public.directions as direction
       where direction.user_id = attempt.user_id order by at desc limit 1
     ) as said on true
     where attempt.instrument = 'riasec' and attempt.state = 'submitted' and person.research and not person.is_synthetic
       and (said.at is null or attempt.submitted_at <= said.at)
     order by attempt.user_id, attempt.submitted_at desc, attempt.id`,
  );
  const people = await Promise.all(rows.map((found) => personOf(row.parse(found))));
  return people.flatMap((person) => person ?? []);
}

async function personOf({
  attempt: stored,
  direction,
  study_level: studyLevel,
  liked,
}: z.infer<typeof row>): Promise<CriterionPerson | undefined> {
  const [attempt] = attemptsOfRows([stored]);
  const instrument = attempt && findPublished(attempt.instrument, attempt.version);
  if (!attempt || !instrument) return undefined;
  const section = await sectionOf(instrument, attempt);
  const interests = section && sectionFor([section], 'interests');
  if (!interests || interests.quality.verdict === 'doubtful') return undefined;
  // Without reactions: they move the list, and would hit themselves.
  const told = careerSuggestions({
    sections: [interests],
    careers,
    level: levelFilterOf(parseAboutPerson({ studyLevel }).studyLevel),
    reactions: {},
  });
  if (told.kind !== 'matched') return undefined;
  return {
    direction: direction ?? undefined,
    firstThree: told.families.slice(0, 3).map(({ family }) => family),
    liked,
    shown: told.families.flatMap(({ suggestions }) => suggestions.map(({ career }) => career.id)),
  };
}

import type { Queries } from '#server/database/database.ts';
import { secondTestDays, type PilotCounts } from './pilot-steps.ts';

/** People counted once, by their full interest tests of one version; only those who agreed to research, no made-up ones. */
const theirs = `with theirs as (
  select attempt.user_id, attempt.locale, attempt.submitted_at, profile.country, profile.age_band
  from public.attempts as attempt
  join private.people as person on person.id = attempt.user_id
  join public.profiles as profile on profile.id = attempt.user_id
  where attempt.instrument = 'riasec' and attempt.version = $1 and attempt.form = 'full' and attempt.state = 'submitted'
    and person.research and not person.is_synthetic
)`;

/** What the plan of the pilot asks for, as far as it is there. Reads counts alone. */
export async function countPilot(database: Queries, version: number): Promise<PilotCounts> {
  const cells = await database.query<{ country: string; age: string; n: number }>(
    `${theirs}
     select country, age_band as age, count(distinct user_id)::integer as n from theirs
     where country is not null and age_band is not null group by country, age_band order by 1, 2`,
    [version],
  );
  const [overall] = await database.query<Omit<PilotCounts, 'cells'>>(
    `${theirs}
     select count(distinct user_id)::integer as "whole",
       (select count(distinct first.user_id)::integer from theirs as first join theirs as second using (user_id)
        where second.submitted_at - first.submitted_at
          between make_interval(days => $2) and make_interval(days => $3)) as "secondTests",
       (select count(*)::integer from (
         select user_id from theirs group by user_id having count(distinct locale) = 2) as both_languages) as "bilingual"
     from theirs`,
    [version, secondTestDays.least, secondTestDays.most],
  );
  if (!overall) throw new Error('the pilot could not be counted');
  return { cells, ...overall };
}

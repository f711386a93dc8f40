import { parseCriterionStudy } from '#domain/research/study.ts';
import type { Database } from '#server/database/database.ts';
import { takeLock } from '#server/database/locks.ts';
import { makeCriterionStudy, nextCriterionStudy } from './criterion-study.ts';
import { criterionOf } from './criterion.ts';
import { readCriterion } from './read-criterion.ts';

/** It stands among the studies under this name: it is about people's newest test, and about no version. */
const NAME = 'criterion';

/** Keeps how often tests and what people say they study agree, once enough came or left since the last time. */
export async function keepCriterion(database: Database, now: Date): Promise<'made' | 'same'> {
  const found = criterionOf(await readCriterion(database));
  const made = makeCriterionStudy(found, now.toISOString().slice(0, 10));
  return database.transaction(async (tx) => {
    await takeLock(tx, 'researchStudy');
    const [last] = await tx.query<{ figures: unknown }>(
      `select figures from private.research_studies where instrument = $1 order by id desc limit 1`,
      [NAME],
    );
    const known = last && parseCriterionStudy(last.figures);
    if (last && !known)
      throw new Error('the last study of the criterion cannot be read, so nothing may follow it');
    const next = nextCriterionStudy(known, made);
    if (!next) return 'same';
    await tx.query(
      `insert into private.research_studies (instrument, version, figures, is_synthetic, made_at)
       values ($1, 1, $2::text::jsonb, false, $3::timestamptz)`,
      [NAME, JSON.stringify(next), now.toISOString()],
    );
    return 'made';
  });
}

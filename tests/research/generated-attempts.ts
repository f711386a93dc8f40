import type { ResearchAttempt } from '#domain/research/collect.ts';
import { createDemoPeople } from '../../bench/demo-people.ts';
import { createRandom } from '../../bench/random.ts';

/** Finished interest tests of so many generated people; the same seed gives the same ones. */
export function generatedAttempts(count: number, seed: number): ResearchAttempt[] {
  const next = createDemoPeople(createRandom(seed), 100);
  const attempts: ResearchAttempt[] = [];
  while (attempts.length < count) {
    const person = next();
    const attempt = person.attempts.find((one) => one.instrument === 'riasec' && one.finished);
    if (!attempt) continue;
    attempts.push({
      form: 'full',
      answers: attempt.answers,
      times: Object.values(attempt.times).map(({ ms }) => ms),
      submittedAt: '2026-09-15T10:00:00Z',
      country: person.country,
      ageBand: person.ageBand,
    });
  }
  return attempts;
}

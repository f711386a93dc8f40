import type { ResearchAttempt } from '#domain/research/collect.ts';
import { createDemoPeople, type DemoAttempt } from '#tools/demo/demo-people.ts';
import { createRandom } from '#tools/demo/random.ts';

/** With its times read. */
export type GeneratedAttempt = Required<ResearchAttempt> & Pick<DemoAttempt, 'answers'>;

/** Finished interest tests of so many generated people; the same seed gives the same ones. */
export function generatedAttempts(count: number, seed: number): GeneratedAttempt[] {
  const next = createDemoPeople(createRandom(seed), 100);
  const attempts: GeneratedAttempt[] = [];
  while (attempts.length < count) {
    const person = next();
    const attempt = person.attempts.find((one) => one.instrument === 'riasec' && one.finished);
    if (!attempt) continue;
    attempts.push({
      form: 'full',
      answers: attempt.answers,
      times: Object.values(attempt.times).map(({ ms }) => ms),
      submittedOn: '2026-09-15',
      country: person.country,
      ageBand: person.ageBand,
    });
  }
  return attempts;
}

/** The same answers, the last sixteen alike: one sign of careless answering, so that the times decide. */
export function straightAtTheEnd(
  answers: Readonly<Record<string, number>>,
): Record<string, number> {
  const last = Object.keys(answers).slice(-16);
  return { ...answers, ...Object.fromEntries(last.map((id) => [id, 2])) };
}

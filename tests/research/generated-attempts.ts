import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { personalityV1 } from '#content/instruments/personality/v1/instrument.ts';
import { valuesV1 } from '#content/instruments/values/v1/instrument.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { ResearchAttempt } from '#domain/research/counted-section.ts';
import { createDemoPeople, type DemoAttempt } from '#tools/demo/demo-people.ts';
import { createRandom } from '#tools/demo/random.ts';

/** With its times read. */
export type GeneratedAttempt = ResearchAttempt & Pick<Attempt, 'itemTimes'>;

/**
 * What they take, for ever: chance goes from one test to the next, so that a new instrument or version would make other
 * people of the same seed.
 */
export const takenByGenerated = [interestsV1, valuesV1, personalityV1];

/** Finished tests of so many generated people, of interests where nothing else is said; the same seed gives the same ones. */
export function generatedAttempts(
  count: number,
  seed: number,
  instrument = 'riasec',
): GeneratedAttempt[] {
  const next = createDemoPeople(createRandom(seed), 100, takenByGenerated);
  const attempts: GeneratedAttempt[] = [];
  while (attempts.length < count) {
    const { country, ageBand, attempts: made } = next();
    const one = made.find((each) => each.instrument === instrument && each.finished);
    if (one) attempts.push({ ...attemptOf(one, '2026-09-15T10:00:00Z'), country, ageBand });
  }
  return attempts;
}

/** A generated person's attempt, as it is handed in. */
export function attemptOf(
  { instrument, version, answers, times }: DemoAttempt,
  submittedAt: string,
): Attempt {
  return {
    id: `${instrument}-attempt`,
    instrument,
    version,
    form: 'full',
    locale: 'es',
    state: 'submitted',
    answers,
    itemTimes: times,
    startedAt: submittedAt,
    submittedAt,
  };
}

/** The same answers, the last twenty-six alike: one sign of careless answering, so that the times decide. */
export function straightAtTheEnd<Value>(
  answers: Readonly<Record<string, Value>>,
): Record<string, Value | number> {
  const last = Object.keys(answers).slice(-26);
  return { ...answers, ...Object.fromEntries(last.map((id) => [id, 2])) };
}

/** The same times, too fast to have read the questions: another sign. */
export function hurried(times: Attempt['itemTimes']): Attempt['itemTimes'] {
  return Object.fromEntries(Object.entries(times).map(([id, { at }]) => [id, { at, ms: 700 }]));
}

import { findPublished } from '#content/instruments/publications.ts';
import { endsEarly, unknownAnswers } from '#domain/instruments/unknown-answers.ts';
import { forms, type Responses } from '#domain/instruments/instrument.ts';
import { oneOf, orNull, partsOf, wholeOf } from '#domain/parsers.ts';
import { RestRefusal } from './rest-refusal.ts';

/**
 * Refuses answers that no published version asked for, before anything of them is stored: the browser keeps them and
 * says so. The database judges the shape alone, so that an instrument and a version are folders and no table; what has no
 * shape is left to it.
 */
export function refuseUnknownAnswers(rpc: string | undefined, body: object): void {
  for (const { attempt, answers } of answersIn(rpc, partsOf(body))) {
    const { instrument, version } = partsOf(attempt);
    if (typeof instrument !== 'string' || typeof version !== 'number') continue;
    const published = findPublished(instrument, version);
    if (!published) throw unknown('No such version was published');
    if (unknownAnswers(published, answers).length > 0) {
      throw unknown('No such answer was asked for');
    }
    if (rpc === 'submit_class' && endsEarly(published, formOf(attempt), asked(attempt))) {
      throw unknown('Not everything was asked');
    }
  }
}

type Sent = { readonly attempt: unknown; readonly answers: Responses };

function answersIn(rpc: string | undefined, body: Readonly<Record<string, unknown>>): Sent[] {
  if (rpc === 'save_answers') {
    const given = Object.entries(partsOf(body.patch));
    const values = given.map(([item, one]) => [item, partsOf(one).value] as const);
    return [{ attempt: body.attempt, answers: shaped(values) }];
  }
  const whole = { hold_guest_attempt: body.payload, submit_class: body.attempts };
  const attempts = rpc === 'hold_guest_attempt' || rpc === 'submit_class' ? whole[rpc] : [];
  if (!Array.isArray(attempts)) return [];
  return attempts.map((attempt: unknown) => ({
    attempt,
    answers: shaped(Object.entries(partsOf(partsOf(attempt).answers))),
  }));
}

const formOf = (attempt: unknown) => oneOf(forms)(partsOf(attempt).form) ?? 'full';

/** Items that were shown: answered, or passed over after some time. */
function asked(attempt: unknown): ReadonlySet<string> {
  const { answers, item_times } = partsOf(attempt);
  return new Set([...Object.keys(partsOf(answers)), ...Object.keys(partsOf(item_times))]);
}

const numberOrNone = orNull(wholeOf(0, 10));

/** Those whose value could be an answer to something. */
function shaped(values: readonly (readonly [string, unknown])[]): Responses {
  return Object.fromEntries(
    values.flatMap(([item, given]) => {
      const value = numberOrNone(given);
      return value === undefined ? [] : [[item, value]];
    }),
  );
}

const unknown = (message: string) => new RestRefusal(400, '22023', message);

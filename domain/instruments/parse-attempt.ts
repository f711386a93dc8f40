// The border between the domain and whatever stored an attempt (this browser's storage, a database row, a held payload).
import { locales } from '#domain/locale.ts';
import {
  isWhole,
  moment,
  oneOf,
  orNull,
  partsOf,
  recordOf,
  textOf,
  wholeOf,
} from '#domain/parsers.ts';
import { attemptStates, type Attempt, type ItemTime } from './attempt.ts';
import { forms } from './instrument.ts';

const uuid = textOf(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i);
const itemId = textOf(/^[a-z][a-z0-9_-]{0,39}$/);
/** Answers by item, as an attempt holds them. */
export const answersOf = recordOf(orNull(wholeOf(0, 10)), itemId);
export const itemTimesOf = recordOf(itemTime, itemId);

export type ParsedAttempt =
  | { readonly kind: 'attempt'; readonly attempt: Attempt }
  /** `problems`: which parts could not be read, for a log, never for a person. */
  | { readonly kind: 'invalid'; readonly problems: readonly string[] };

/**
 * Reads an attempt from outside. Unknown keys are dropped; whether instrument, version and items exist is not judged
 * here (an old page may read a newer attempt), and scoring leaves out answers that cannot belong to a version.
 */
export function parseAttempt(value: unknown): ParsedAttempt {
  const from = partsOf(value);
  const attempt = {
    id: uuid(from.id),
    instrument: textOf(/^[a-z][a-z0-9-]{0,39}$/)(from.instrument),
    version: wholeOf(1)(from.version),
    form: oneOf(forms)(from.form),
    locale: oneOf(locales)(from.locale),
    state: oneOf(attemptStates)(from.state),
    answers: answersOf(from.answers),
    itemTimes: itemTimesOf(from.itemTimes),
    startedAt: moment(from.startedAt),
    submittedAt: orNull(moment)(from.submittedAt),
  };
  if (isWhole(attempt)) return { kind: 'attempt', attempt };
  const problems = Object.entries(attempt).filter(([, part]) => part === undefined);
  return { kind: 'invalid', problems: problems.map(([name]) => name) };
}

function itemTime(value: unknown): ItemTime | undefined {
  const { at, ms } = partsOf(value);
  const time = { at: wholeOf(0)(at), ms: wholeOf(0)(ms) };
  return isWhole(time) ? time : undefined;
}

// A second look at a result of interests: a few more questions inside the leading types. Its answers move the order of
// careers and none of the six scores. It is a record of its own beside the submitted attempt, for that one never changes.
import type { AnswerSheet } from '#domain/instruments/attempt.ts';
import type { Item, Responses } from '#domain/instruments/instrument.ts';
import { answersOf, itemTimesOf } from '#domain/instruments/parse-attempt.ts';
import { isWhole, partsOf, textOf, wholeOf } from '#domain/parsers.ts';
import { fieldsByLetter, type InterestField } from './fields.ts';
import { riasecLetters, type RiasecLetter } from './riasec.ts';

export type SecondLook = AnswerSheet & {
  /** The submitted attempt that it belongs to; each has one at most. */
  readonly attempt: string;
  /** Of the bank of items. */
  readonly version: number;
};

/** The bank that people are asked from; every version asks so many items in each field. */
export const secondLookVersion = 1;
const perField = 3;

/** Results of versions before this one have no fields, so nothing can be asked inside them. */
export const firstVersionWithFields = 2;

export type BankItem = Pick<Item<RiasecLetter>, 'id' | 'scale'> & { readonly field: InterestField };

/** All items of the bank, type by type and field by field; an id is the name of its field and a number, from 1 on. */
export const bankItems: readonly BankItem[] = riasecLetters.flatMap((scale) =>
  fieldsByLetter[scale].flatMap((field) =>
    Array.from({ length: perField }, (_, index) => ({ id: `${field}-${index + 1}`, scale, field })),
  ),
);

/** What was answered of it, five choices from 0 on; what no version of the bank asks counts for nothing. */
export function bankAnswers(look: Pick<SecondLook, 'version' | 'answers'>): Responses {
  if (look.version !== secondLookVersion) return {};
  return Object.fromEntries(
    bankItems.flatMap(({ id }) => {
      const answer = Object.hasOwn(look.answers, id) ? look.answers[id] : undefined;
      return typeof answer === 'number' && answer <= 4 ? [[id, answer]] : [];
    }),
  );
}

/** Reads a second look from outside: storage, a row, what a link shows. */
export function parseSecondLook(value: unknown): SecondLook | undefined {
  const from = partsOf(value);
  const look = {
    attempt: textOf()(from.attempt),
    version: wholeOf(1)(from.version),
    answers: answersOf(from.answers),
    itemTimes: itemTimesOf(from.itemTimes),
  };
  return isWhole(look) ? look : undefined;
}

// Questions that say how to answer them: where they stand, and whether they were read.
import { choiceOf, type Instrument, type InstructedItem, type Responses } from './instrument.ts';

/** What a full form asks in its order, instructed items at their places. */
export function askedInFull({
  forms,
  instructed = [],
}: Pick<Instrument, 'forms' | 'instructed'>): readonly string[] {
  return forms.full.flatMap((item) => [
    item,
    ...instructed.flatMap(({ id, behind }) => (behind === item ? [id] : [])),
  ]);
}

/** Those that were answered with another choice than the one they name. One that was passed over says nothing. */
export function missedInstructed(
  instrument: Instrument,
  responses: Responses,
): readonly InstructedItem[] {
  return (instrument.instructed ?? []).filter(({ id, choice }) => {
    const given = choiceOf(instrument, responses, id);
    return given !== null && given !== choice;
  });
}

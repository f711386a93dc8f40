// First validate, then score: are these answers to this instrument, and which are missing? A gap is a normal answer.
import { askedItems, nextItems } from '#domain/instruments/adaptive.ts';
import {
  isChoice,
  ownValue,
  type Form,
  type Instrument,
  type Responses,
} from '#domain/instruments/instrument.ts';

export type Validation =
  | { readonly kind: 'complete' }
  | { readonly kind: 'unfinished'; readonly unanswered: readonly string[] }
  | {
      readonly kind: 'foreign';
      readonly unknownItems: readonly string[];
      readonly outOfRange: readonly string[];
    };

/**
 * Compares answers with an instrument. `unanswered` is in the order of asking of the form; of an adaptive short form it
 * names what was passed over and what would be asked now. `foreign` means that some answer cannot belong to this
 * version; scoring leaves such answers out.
 */
export function validateResponses(
  instrument: Instrument,
  responses: Responses,
  form: Form = 'full',
): Validation {
  const known = new Set(instrument.items.map((item) => item.id));
  const given = Object.entries(responses).filter(([, value]) => value !== null);
  const unknownItems = given.flatMap(([id]) => (known.has(id) ? [] : [id]));
  const outOfRange = given.flatMap(([id, value]) =>
    known.has(id) && !isChoice(instrument, value) ? [id] : [],
  );
  if (unknownItems.length + outOfRange.length > 0) {
    return { kind: 'foreign', unknownItems, outOfRange };
  }
  const open = form === 'short' && instrument.adaptive ? nextItems(instrument, responses) : [];
  const unanswered = [...new Set([...askedItems(instrument, form, responses), ...open])].filter(
    (id) => !isChoice(instrument, ownValue(responses, id)),
  );
  return unanswered.length === 0 ? { kind: 'complete' } : { kind: 'unfinished', unanswered };
}

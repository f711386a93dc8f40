import { isChoice, type Form, type Instrument, type Responses } from './instrument.ts';

/**
 * Ids of answers that this version cannot have been given: an item, a question that names its choice or a card that it
 * does not have, or a number that is no choice and no place. An answer taken back (`null`) has no number.
 */
export function unknownAnswers(instrument: Instrument, answers: Responses): readonly string[] {
  const { items, instructed = [], ranking } = instrument;
  const asked = new Set([...items, ...instructed].map(({ id }) => id));
  const cards = new Set(ranking?.cards.map(({ id }) => id));
  return Object.entries(answers).flatMap(([id, value]) => {
    if (!asked.has(id) && !cards.has(id)) return [id];
    if (value === null) return [];
    const isPlace = Number.isInteger(value) && value >= 1 && value <= cards.size;
    return (cards.has(id) ? isPlace : isChoice(instrument, value)) ? [] : [id];
  });
}

/**
 * Whether somebody who was asked only these items cannot have come to the end: of a full form every item is asked, passed over
 * or not; of a short one that goes by the answers, so many of each scale before anything is compared.
 */
export function endsEarly(instrument: Instrument, form: Form, asked: ReadonlySet<string>): boolean {
  const { adaptive, forms, items, scales } = instrument;
  const seen = items.filter(({ id }) => asked.has(id));
  if (form === 'full') return seen.length < items.length;
  if (!adaptive) return (forms.short ?? []).some((id) => !asked.has(id));
  return scales.some(
    (scale) => seen.filter((item) => item.scale === scale).length < adaptive.startPerScale,
  );
}

import { isChoice, type Instrument, type Responses } from './instrument.ts';

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

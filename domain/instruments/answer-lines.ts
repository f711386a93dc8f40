// Every answer of an attempt with what it added to its scale, so that a person can check the sum by hand.
import { askedItems } from './adaptive.ts';
import type { Attempt } from './attempt.ts';
import { choiceOf, keyedValue, type Instrument } from './instrument.ts';
import { itemPlaces } from './item-places.ts';

export type AnswerLine<Scale extends string = string> = {
  readonly item: string;
  readonly scale: Scale;
  /** The field inside the scale, in versions that have them. */
  readonly field?: string;
  /** The key of the choice; `null`: asked and not answered. */
  readonly choice: number | null;
  /** What it adds to its scale, 0 to `most`, reversal applied; `null` without an answer. */
  readonly points: number | null;
  readonly most: number;
  readonly reversed: boolean;
};

/** The items that this attempt asked, in the order of asking. Their points sum to the raw score of a full scale. */
export function answerLines<Scale extends string>(
  instrument: Instrument<Scale>,
  { form, answers }: Pick<Attempt, 'form' | 'answers'>,
): readonly AnswerLine<Scale>[] {
  const { choices, scales } = instrument;
  const places = itemPlaces(instrument);
  return askedItems(instrument, form, answers).flatMap((id) => {
    const place = places.get(id);
    const scale = place && scales[place.scale];
    if (!scale) return [];
    const choice = choiceOf(instrument, answers, id);
    return [
      {
        item: id,
        scale,
        ...(place.item.field === undefined ? {} : { field: place.item.field }),
        choice,
        points: choice === null ? null : keyedValue(choices, place.item, choice),
        most: choices.max - choices.min,
        reversed: place.item.reversed,
      },
    ];
  });
}

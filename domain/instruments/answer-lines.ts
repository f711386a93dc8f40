// Every answer of an attempt with what it added to its scale, so that a person can check the sum by hand.
import { askedItems } from './adaptive.ts';
import type { Attempt } from './attempt.ts';
import { isChoice, keyedValue, ownValue, type Instrument } from './instrument.ts';

export type AnswerLine<Scale extends string = string> = {
  readonly item: string;
  readonly scale: Scale;
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
  const { choices } = instrument;
  const items = new Map(instrument.items.map((item) => [item.id, item]));
  return askedItems(instrument, form, answers).flatMap((id) => {
    const item = items.get(id);
    if (!item) return [];
    const given = ownValue(answers, id);
    const choice = isChoice(instrument, given) ? given : null;
    return [
      {
        item: id,
        scale: item.scale,
        choice,
        points: choice === null ? null : keyedValue(choices, item, choice),
        most: choices.max - choices.min,
        reversed: item.reversed,
      },
    ];
  });
}

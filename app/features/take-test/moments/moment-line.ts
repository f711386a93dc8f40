import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/moments.ts';
import type { Wording } from '#content/instruments/wording.ts';
import { choiceOf, type Instrument, type Responses } from '#domain/instruments/instrument.ts';

/** A quoted question stays within two lines of a phone. */
const longestQuoted = 36;

/**
 * What a person who answered `done` questions, in the order of `items`, is told of them: how many got the highest choice,
 * one of the latest that did, how few the middle. Never of a scale: to hear what leads would lead the answers to come.
 */
export function momentLine({
  instrument,
  items,
  answers,
  done,
  turn,
  wording,
  copy,
}: {
  instrument: Instrument;
  items: readonly string[];
  answers: Responses;
  done: number;
  /** Which moment of the test it is, from 1 on: each begins with another of the lines. */
  turn: number;
  wording: Wording;
  copy: Copy;
}): string {
  const { min, max } = instrument.choices;
  const given = items.flatMap((item) => {
    const choice = choiceOf(instrument, answers, item);
    return choice === null ? [] : [{ item, choice }];
  });
  const told = copy.tests[instrument.id] ?? copy.any;
  const high = given.filter(({ choice }) => choice === max);
  const middle = given.filter(({ choice }) => choice * 2 === min + max).length;
  const quoted = high
    .slice(-5)
    .map(({ item }) => wording.items[item] ?? '')
    .findLast((words) => words.length > 0 && words.length <= longestQuoted);

  const counted =
    high.length > 0 && fill(high.length === 1 ? told.one : told.many, { n: high.length });
  const lines = [
    counted,
    quoted && fill(told.quoted, { words: quoted }),
    middle * 4 <= given.length && fill(middle === 1 ? copy.middleOne : copy.middle, { n: middle }),
  ].map((line, index) => (index === 2 && middle === 0 && line ? copy.middleNone : line));
  const first = (turn - 1) % lines.length;
  const turned = [...lines.slice(first), ...lines.slice(0, first)];
  return turned.find(Boolean) || fill(copy.plain, { n: done });
}

// The ways in which a test is answered without reading it, by name. A way is begun anew for each person.
import type { Instrument } from '#domain/instruments/instrument.ts';
import type { Random } from '#tools/demo/random.ts';

/** The choice key for the n-th question (from 0). */
export type Answerer = (n: number, id: string) => number;

/** `attentive`: what the person would answer; `length`: how many questions that would be. */
type Asked = {
  readonly attentive: Answerer;
  readonly length: () => number;
  readonly instructed?: Instrument['instructed'];
};

export type Way = (asked: Asked) => Answerer;

/** One answer in so many is given by lot. */
const NOISE = 0.1;
const BLOCK = 6;

export function waysOfAnswering({ choices: { min, max } }: Instrument, random: Random) {
  const steps = max - min + 1;
  const any = () => min + Math.floor(random.uniform() * steps);

  /** The choices of a list again and again, begun anywhere. */
  function turning(list: readonly number[]): Way {
    return () => {
      const start = Math.floor(random.uniform() * list.length);
      return (n) => min + (list[(n + start) % list.length] ?? 0);
    };
  }

  /** So many choices by lot, again and again. */
  function cycleOf(length: number): Way {
    return () => {
      const list = Array.from({ length }, any);
      return (n) => list[n % length] ?? min;
    };
  }

  const patterns: Readonly<Record<string, Way>> = {
    straight: () => {
      const one = any();
      return () => one;
    },
    zigzag: () => {
      const one = any();
      let other = any();
      while (other === one) other = any();
      return (n) => (n % 2 === 0 ? one : other);
    },
    'cycle of three': turning([0, 2, 4]),
    'cycle of five': turning([0, 1, 2, 3, 4]),
    'up and down': turning([0, 1, 2, 3, 4, 3, 2, 1]),
    '1-1-2-2…': turning([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]),
    'two and two': () => {
      const one = any();
      let other = any();
      while (other === one) other = any();
      return (n) => (Math.floor(n / 2) % 2 === 0 ? one : other);
    },
    'cycle of seven': cycleOf(7),
    'cycle of nine': cycleOf(9),
    'cycle of twelve': cycleOf(12),
    'blocks of six': () => {
      const start = Math.floor(random.uniform() * steps);
      return (n) => min + ((Math.floor(n / BLOCK) + start) % steps);
    },
  };

  return {
    patterns,
    /** Attentive, then one choice until the end. */
    halfStraight: (({ attentive, length }) => {
      const one = any();
      const half = Math.floor(length() / 2);
      return (n, id) => (n < half ? attentive(n, id) : one);
    }) satisfies Way,
    chance: (() => any) satisfies Way,
    /** The same by a person who happens to give each question that names its choice the right one. */
    luckyChance: ((asked) => {
      const right = new Map((asked.instructed ?? []).map(({ id, choice }) => [id, choice]));
      return (_, id) => right.get(id) ?? any();
    }) satisfies Way,
    withNoise:
      (way: Way): Way =>
      (asked) => {
        const answer = way(asked);
        return (n, id) => (random.uniform() < NOISE ? any() : answer(n, id));
      },
  };
}

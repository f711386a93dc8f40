// The ways in which a test is answered without reading it, by name. A way is begun anew for each person.
import type { Instrument } from '#domain/instruments/instrument.ts';
import type { Random } from '#tools/demo/random.ts';

/** The choice key for the n-th question (from 0). */
export type Answerer = (n: number, id: string) => number;

/** `attentive`: what the person would answer; `length`: how many questions that would be. */
type Asked = { readonly attentive: Answerer; readonly length: () => number };

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
    withNoise:
      (way: Way): Way =>
      (asked) => {
        const answer = way(asked);
        return (n, id) => (random.uniform() < NOISE ? any() : answer(n, id));
      },
  };
}

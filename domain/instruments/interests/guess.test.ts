import { expect, it } from 'vitest';
import { compareGuess, compareToPlaces, parseGuess, placesOf } from './guess.ts';

const points = { R: 8, I: 34, A: 26, S: 24, E: 22, C: 3 };

it.each(['', 'RIASE', 'RIASEE', 'RIASECC', 'riasec', 'RIASEX', null, 6])(
  'takes no order that is not exactly the six, each once: %j',
  (text) => expect(parseGuess(text)).toBeUndefined(),
);

it('tells no difference inside what the margin leaves open, and which way outside it', () => {
  const guess = parseGuess('EISARC');
  const said = compareGuess(guess ?? [], { points, tieMargin: 4 });
  expect(
    said.map(({ letter, guessed, own, put }) => [letter, guessed, own.from, own.to, put]),
  ).toEqual([
    ['I', 2, 1, 1, 'lower'],
    ['A', 4, 2, 4, 'same'],
    ['S', 3, 2, 4, 'same'],
    ['E', 1, 2, 4, 'higher'],
    ['R', 5, 5, 5, 'same'],
    ['C', 6, 6, 6, 'same'],
  ]);
});

it('tells the same from the places alone, which say nothing of the points', () => {
  const guess = parseGuess('EISARC') ?? [];
  const places = placesOf({ points, tieMargin: 4 });
  expect(compareToPlaces(guess, places)).toEqual(compareGuess(guess, { points, tieMargin: 4 }));
  expect(places.A).toEqual({ from: 2, to: 4 });
});

it('finds no difference at all where all six are within the margin', () => {
  const even = { R: 20, I: 20, A: 21, S: 22, E: 20, C: 19 };
  const said = compareGuess(parseGuess('CERISA') ?? [], { points: even, tieMargin: 4 });
  expect(new Set(said.map(({ put }) => put))).toEqual(new Set(['same']));
});

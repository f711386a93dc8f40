import { expect, test } from 'vitest';
import type { AnswerLine } from '#domain/instruments/answer-lines.ts';
import { likedItems } from './liked-items.ts';

const line = (item: string, scale: string, field: string, points: number | null): AnswerLine => ({
  item,
  scale,
  field,
  choice: points,
  points,
  most: 4,
  reversed: false,
});
const gardener = { fields: ['land', 'care'] as const };

test('quotes the two answers that stand out most above their type, and no third', () => {
  const answers = [
    line('plants', 'R', 'land', 4),
    line('motors', 'R', 'machines', 0),
    line('animals', 'R', 'land', 3),
    line('listening', 'S', 'care', 4),
    line('teaching', 'S', 'teaching', 1),
    line('company', 'S', 'care', 3),
  ];
  // Means: R 7/3, S 8/3. Above them: plants 1.67, animals .67, listening 1.33, company .33.
  expect(likedItems(answers, gardener)).toEqual([
    { item: 'plants', choice: 4 },
    { item: 'listening', choice: 4 },
  ]);
});

test('quotes nothing of other fields, nothing that was not liked, and nothing below the own mean of its type', () => {
  const elsewhere = [line('motors', 'R', 'machines', 4), line('plants', 'R', 'land', 0)];
  expect(likedItems(elsewhere, gardener)).toEqual([]);
  // Neither liked nor disliked, though more than the rest.
  const lukewarm = [line('plants', 'R', 'land', 2), line('motors', 'R', 'machines', 0)];
  expect(likedItems(lukewarm, gardener)).toEqual([]);
  const lessThanOthers = [line('plants', 'R', 'land', 3), line('motors', 'R', 'machines', 4)];
  expect(likedItems(lessThanOthers, gardener)).toEqual([]);
  const alike = [line('plants', 'R', 'land', 4), line('motors', 'R', 'machines', 4)];
  expect(likedItems(alike, gardener)).toEqual([]);
});

test('passes over what was not answered, and versions without fields', () => {
  const answers = [line('plants', 'R', 'land', null), line('motors', 'R', 'machines', 4)];
  expect(likedItems(answers, gardener)).toEqual([]);
  const { field: _, ...before } = line('plants', 'R', 'land', 4);
  expect(likedItems([before, line('motors', 'R', 'machines', 0)], gardener)).toEqual([]);
});

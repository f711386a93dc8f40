import { expect, it } from 'vitest';
import { cardWordsTyped, newCardWords } from './card-words.ts';

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

it('is five words that can be read out, none like another', () => {
  const cards = Array.from({ length: 200 }, () => newCardWords(random));
  for (const card of cards) expect(card).toMatch(/^([bdfgklmnprst][aeiou]){3}(-([^-]{6})){4}$/);
  expect(new Set(cards).size).toBe(200);
});

it('draws again what nobody should find on their card', () => {
  const index = (text: string) => [...text].map((letter) => 'bdfgklmnprst'.indexOf(letter));
  const vowel = (text: string) => [...text].map((letter) => 'aeiou'.indexOf(letter));
  const bytesOf = (word: string) =>
    [0, 2, 4].flatMap((at) => [...index(word.charAt(at)), ...vowel(word.charAt(at + 1))]);
  const bytes = ['putano', 'lokame', 'sudito', 'renaba', 'mifulo', 'tanire'].flatMap(bytesOf);
  const next = () => new Uint8Array([bytes.shift() ?? 0]);
  expect(newCardWords(next)).toBe('lokame-sudito-renaba-mifulo-tanire');
});

it('is read as it is typed from a photograph', () => {
  expect(cardWordsTyped(' Lokame sudito  RENABA-mifulo. tanire')).toBe(
    'lokame-sudito-renaba-mifulo-tanire',
  );
  expect(cardWordsTyped('lokame sudito')).toBeUndefined();
});

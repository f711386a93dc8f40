import { expect, test } from 'vitest';
import { copy } from '#content/dictionaries/es/suggestion.ts';
import { ownLine } from './own-line.ts';

const wording = {
  stem: '¿Cuánto te gusta?',
  items: { i05: 'Mirar plantas con lupa' },
  choices: { 4: 'Me gusta mucho' },
};
const words = { locale: 'es', suggestion: copy } as const;
const told = (
  spoke: 'type' | 'field' | undefined,
  liked: { item: string; choice: number }[] = [],
) => ownLine({ liked, spoke }, wording, words);

test('says that the type spoke where the closest questions were liked less, and quotes none of them', () => {
  expect(told('type')).toBe(copy.reasons.spoke.type);
});

test('quotes what was liked, and says that it spoke where the profile alone does not match', () => {
  expect(told('field', [{ item: 'i05', choice: 4 }])).toBe(
    `En preguntas cercanas a esta carrera marcaste «Me gusta mucho» en «Mirar plantas con lupa». ${copy.reasons.spoke.field}`,
  );
});

test('says nothing where both say the same and nothing was liked', () => {
  expect(told(undefined)).toBeUndefined();
});

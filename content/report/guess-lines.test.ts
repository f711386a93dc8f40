import { expect, test } from 'vitest';
import { copy as en } from '#content/dictionaries/en/guess.ts';
import { copy as es } from '#content/dictionaries/es/guess.ts';
import { compareGuess, parseGuess } from '#domain/instruments/interests/guess.ts';
import { guesserOf, guessLines, type GuessReader } from './guess-lines.ts';

const points = { R: 8, I: 34, A: 26, S: 24, E: 22, C: 3 };
const told = (order: string, reader: GuessReader['reader'], who: string, tieMargin = 1) =>
  guessLines(
    compareGuess(parseGuess(order) ?? [], { points, tieMargin }),
    { reader, other: { first: who, within: who } },
    { locale: 'es', copy: es.both },
  );

test('the child reads what was put first and where that came out, then what came out first; one place apart is almost the same', () => {
  expect(told('SAEIRC', 'own', 'Tu mamá')).toEqual([
    'Tu mamá puso Social (ayudar) primero; a ti te salió Investigador (investigar), y Social va tercero.',
    'Lo que más te salió a ti, Investigador (investigar), quedó cuarto en su orden.',
    es.both.lines.near,
  ]);
});

test('of those that are far apart the two farthest are told', () => {
  expect(told('IRCSEA', 'own', 'Tu mamá')).toEqual([
    'Tu mamá puso Investigador (investigar) primero, y es también lo que más te salió a ti.',
    'Artístico (crear): sexto en su orden, segundo en tus respuestas.',
    'Realista (hacer con las manos): segundo en su orden, quinto en tus respuestas.',
  ]);
});

test('who guessed is told the same of their own order, with the name', () => {
  expect(told('SAEIRC', 'guesser', 'Ana')[0]).toBe(
    'Pusiste Social (ayudar) primero; a Ana le salió Investigador (investigar), y Social va tercero.',
  );
});

test('inside the margin there is no difference, and no first place is told as alone', () => {
  const [first, ...others] = told('SAEIRC', 'own', 'Tu papá', 40);
  expect(first).toBe(
    'Tu papá puso Social (ayudar) primero. En tus respuestas está entre lo primero: no hay diferencia.',
  );
  expect(others).toEqual([es.both.lines.none]);
  expect(told('IASERC', 'own', 'Tu papá')[0]).toMatch(/es también lo que más te salió a ti/);
});

test('whom a link is for is called by the word of the family, or by the name, and else by neither', () => {
  const first = (label: string) => guesserOf(label, es.both).first;
  expect(first('Mamá')).toBe('Tu mamá');
  expect(first('mi orientadora')).toBe('Tu orientadora');
  expect(first(' Lucía ')).toBe('Lucía');
  expect(first('para mi prima de Lima')).toBe(es.both.someone.first);
  expect(first('')).toBe(es.both.someone.first);
  expect(guesserOf('my Grandma', en.both).within).toBe('your grandma');
});

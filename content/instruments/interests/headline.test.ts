import { expect, test } from 'vitest';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { textsOf } from '#content/instruments/section/headline-line.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { interestsHeadline } from './headline.ts';
import { copy as en } from './words/en/report.ts';
import { copy as es } from './words/es/report.ts';

const points = { E: 30, I: 21, C: 19, R: 16, A: 6, S: 4 };
const told = (of: Record<string, number>, locale: 'es' | 'en' = 'es') =>
  interestsHeadline(interestsSection(interestsV2, attemptFor(interestsV2, of)), {
    locale,
    instruments: { interests: locale === 'es' ? es : en },
  });

test('a type tied with one that was named before it is very close, and comes after nothing', () => {
  const lines = told(points);
  expect(textsOf(lines, 'afterwards')).toEqual([
    'Muy cerca va organizar (Convencional).',
    'Y cerca de ahí, hacer con las manos (Realista).',
  ]);
  expect(textsOf(lines, 'tie')[0]).toBe(
    'De los que van casi empatados, este test no puede decir cuál va primero.',
  );
  expect(textsOf(lines, 'code')).toEqual(['E · I = C ~ R']);
  expect(textsOf(told(points, 'en'), 'afterwards')[1]).toBe(
    'And near that, working with your hands (Realistic).',
  );
});

test('what lies apart comes after, in an order', () => {
  const lines = told({ ...points, C: 20, I: 25, R: 12 });
  expect(textsOf(lines, 'afterwards')).toEqual(['Después viene organizar (Convencional).']);
  expect(textsOf(lines, 'code')).toEqual(['E · I · C']);
  expect(textsOf(lines, 'tie')).toEqual([]);
});

test('the sentence below the name of a pair says both, the higher first, and whether they are tied', () => {
  const first = (of: Record<string, number>, locale: 'es' | 'en' = 'es') =>
    textsOf(told({ ...points, ...of }, locale), 'lead');
  expect(first({})).toEqual(['Emprender e investigar: eso es lo que más te llama.']);
  expect(first({ I: 36 })).toEqual(['Investigar y emprender: eso es lo que más te llama.']);
  expect(first({ I: 29 })).toEqual([
    'Emprender e investigar, casi a la par: eso es lo que más te llama.',
  ]);
  expect(first({ I: 36 }, 'en')).toEqual([
    'Finding out and taking the lead are what draw you most.',
  ]);
});

test('one type alone, and three that are tied, are told as such', () => {
  const alone = told({ ...points, I: 19, C: 12, R: 12 });
  expect(textsOf(alone, 'lead')).toEqual(['Lo que más te llama es emprender (Emprendedor).']);
  const three = told({ ...points, I: 29, C: 29 });
  expect(textsOf(three, 'lead')[0]).toContain('casi empatados');
});

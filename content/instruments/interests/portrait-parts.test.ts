import { expect, test } from 'vitest';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import type { AgeBand } from '#domain/about-person.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { portraitParts } from './portrait-parts.ts';
import { loadPortrait } from './portraits/load-portrait.ts';
import { copy as es } from './words/es/report.ts';

const section = interestsSection(
  interestsV2,
  attemptFor(interestsV2, { R: 6, I: 36, A: 6, S: 34, E: 6, C: 6 }),
);
const loaded = await loadPortrait('es', 'is');

const returns = (ageBand: AgeBand | null, same: number) => {
  const one = { same, next: ['s', 'i'] as const };
  const other = { ...one, same: 99 };
  const portrait = { ...loaded, returns: { adults: one, teenagers: other, lowest: other } };
  const words = { locale: 'es' as const, instruments: { interests: { ...es, portrait } } };
  return portraitParts(section, words, ageBand)?.returns;
};

test('a name says how often it returns at the age of its reader, and which others do', () => {
  expect(returns('25+', 49)).toBe(
    'Este nombre no es para siempre: si repites el test, la mitad de las veces sale el mismo. Si no, los que más salen son «Lo tuyo es la gente» y «Quieres saber por qué».',
  );
  expect(returns('25+', 39)).toContain('unas 3 de cada 10 veces sale el mismo');
  expect(returns(null, 39)).toContain('unas 9 de cada 10 veces sale el mismo');
});

test('a name that hardly returns says that another is to be expected', () => {
  expect(returns('18-24', 8)).toContain('lo normal es que salga otro, como «Lo tuyo es');
});

test('where another name is almost tied, that one is named for the next time and no share', () => {
  const open = interestsSection(
    interestsV2,
    attemptFor(interestsV2, { R: 6, I: 36, A: 27, S: 26, E: 6, C: 6 }),
  );
  const words = {
    locale: 'es' as const,
    instruments: { interests: { ...es, portrait: loaded } },
  };
  expect(portraitParts(open, words, '25+')?.returns).toBe(
    'Este nombre no es para siempre: otro va casi empatado. Si repites el test, lo normal es que salga uno distinto, como «Quieres entender para ayudar».',
  );
});

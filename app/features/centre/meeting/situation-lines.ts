import type { Copy } from '#content/dictionaries/es/meeting-page.ts';
import { national } from '#content/compiled/countries/national.js';
import { countryName } from '#content/pathway/country-names.ts';
import { fill } from '#content/wording/fill.ts';
import type { Locale } from '#domain/locale.ts';
import { deriveSituation } from '#domain/situation/derive-situation.ts';
import type { Situation } from '#domain/situation/situation.ts';

/** What was said of a situation, and what follows from it, a line each; nothing where nothing was said. */
export function situationLines(
  situation: Situation,
  { about, follows, ways, paper }: Pick<Copy, 'about' | 'follows' | 'ways' | 'paper'>,
  locale: Locale,
): readonly string[] {
  const { country, diploma, passport, age, past, aim } = situation;
  const said = [
    country && ([about.country, countryName(country, locale, about.otherCountry)] as const),
    diploma && ([about.diploma, about.diplomas[diploma]] as const),
    passport && ([about.passport, about.passports[passport]] as const),
    age && ([about.age, about.ages[age]] as const),
    past && ([about.past, about.pasts[past]] as const),
    aim && ([about.aim, about.aims[aim]] as const),
  ].filter((line) => line !== '');
  if (said.length === 0) return [];
  const { way, stay, payer } = deriveSituation(situation, national);
  const wayLine =
    way === ''
      ? ''
      : way === 'open' || way === 'recognition' || way === 'ask' || way === 'colombia'
        ? follows[way]
        : fill(follows.way, { way: ways[way] });
  return [
    ...said.map(([label, value]) =>
      label.endsWith('?') ? `${label} ${value}` : fill(paper.said, { label, value }),
    ),
    wayLine,
    follows.stay[stay],
    payer && follows.payer[payer],
  ].filter(Boolean);
}

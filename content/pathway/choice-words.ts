import type { Locale } from '#domain/locale.ts';
import type { PathwayChoice } from '#domain/pathway/choices.ts';
import type { Access } from '#domain/pathway/keys.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { fill } from '#content/wording/fill.ts';
import { countryName } from './country-names.ts';
import { monthWords } from './when-words.ts';

/** The four choices in one line: "México · … · septiembre de 2027". */
export function choiceWords(choice: PathwayChoice, copy: Copy, locale: Locale): string {
  return fill(copy.answer.from, {
    country: countryName(choice.country, locale, copy.form.otherCountry),
    diploma: copy.form.diplomas[choice.diploma],
    aim: copy.form.aims[choice.aim],
    start: monthWords(choice.start, locale),
  });
}

/** What the way is called and is about: by the diploma for degrees, by the aim for the rest. */
export function wayWords(
  { access, aim }: { access: Access; aim: PathwayChoice['aim'] },
  copy: Copy,
): { title: string; text: string } {
  if (aim === 'vocational' || aim === 'language-first') return copy.otherWays[aim];
  return copy.ways[access];
}

// A reader who does not believe a report: finds what cannot all be true of what is printed, by rules of their own.
import { locales } from '#domain/locale.ts';
import { places, sheetOf, type Case, type Finding, type Texts } from './pages.ts';
import { findingsBetween, findingsInLists } from './rules-of-lists.ts';
import { findingsInFigures } from './rules-of-figures.ts';
import { findingsInWords } from './rules-of-words.ts';

/** Everything that is wrong with a report; a text that is empty is not read. */
export function findingsIn(texts: Texts, person: Case): Finding[] {
  const sheets = locales.flatMap((locale) =>
    places
      .filter((place) => texts[locale][place].length > 0)
      .map((place) => sheetOf(texts, person, locale, place)),
  );
  return [
    ...sheets.flatMap((sheet) =>
      [...findingsInLists(sheet), ...findingsInFigures(sheet), ...findingsInWords(sheet)].map(
        (found) => ({
          ...found,
          where: `${sheet.locale} ${sheet.place}`,
        }),
      ),
    ),
    ...findingsBetween(sheets),
  ];
}

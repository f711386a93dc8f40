// A class summary in three lines of one language.
import { familyNames } from '#content/classifications/families.ts';
import { listIn } from '#content/wording/formats.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { ClassSummary } from '#domain/class/summary.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import type { Locale } from '#domain/locale.ts';

/** A line: what it is of, and what it says; a line that only says one thing has no `text`. */
export type SummaryLine = { readonly label: string; readonly text: string | undefined };

export type TellSummary = (summary: ClassSummary) => readonly SummaryLine[];

const words = wordsOf('class-summary');
const typeWords = wordsOf('interests-types');
const valueWords = wordsOf('values-types');

/** How summaries are told in a language: loads its words once for as many as are told. */
export async function loadTellSummary(locale: Locale): Promise<TellSummary> {
  const [copy, types, values] = await Promise.all([
    loadWords(words, locale),
    loadWords(typeWords, locale),
    loadWords(valueWords, locale),
  ]);
  const list = listIn(locale);
  const families = new Map(Object.entries(familyNames).map(([id, name]) => [id, name[locale]]));
  const line = (label: string, names: readonly string[]): SummaryLine[] =>
    names.length > 0 ? [{ label, text: list.format(names) }] : [];
  return (summary) => [
    ...(summary.undecided ? [{ label: copy.undecided, text: undefined }] : []),
    ...line(
      copy.letters,
      [...(summary.letters ?? '')].flatMap((letter) => {
        const known = riasecLetters.find((one) => one === letter);
        return known ? [types[known].name] : [];
      }),
    ),
    // Names of families have commas and "and" of their own.
    ...(summary.families.length > 0
      ? [
          {
            label: copy.families,
            text: summary.families.flatMap((id) => families.get(id) ?? []).join(' · '),
          },
        ]
      : []),
    ...line(
      copy.values,
      summary.values.map((value) => values[value].name),
    ),
  ];
}

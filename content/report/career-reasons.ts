// Why a career is suggested, in the sentences of the page; each says one part of the calculation and nothing else.
import { fill } from '#content/dictionaries/fill.ts';
import type { Suggestion } from '#domain/report/career-suggestions.ts';
import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import { listIn } from '#content/dictionaries/formats.ts';
import type { Wording } from '#content/instruments/wording.ts';
import { likedLine } from './liked-line.ts';
import type { ReportWords } from './report-words.ts';

type Words = Pick<ReportWords, 'locale' | 'instruments' | 'suggestion'>;

/**
 * Shared interests, the person's own answers in its fields (only where their `wording` is handed over: they are quoted to
 * nobody else), the largest difference, and what the person's values say of it.
 */
export function careerReasons(
  { explanation, values, liked }: Suggestion,
  words: Words,
  wording?: Wording,
): string[] {
  const { reasons } = words.suggestion;
  const { types } = words.instruments.interests;
  const { shared, gap } = explanation;
  const names = listIn(words.locale).format(shared.map((letter) => types[letter].name));
  const meeting = [reasons.sharedNone, reasons.sharedOne, reasons.sharedTwo][shared.length] ?? '';
  const apart = gap
    ? fill(gap.higher === 'career' ? reasons.gapCareer : reasons.gapPerson, {
        name: types[gap.letter].name,
      })
    : reasons.gapNone;
  const quoted = wording ? likedLine(liked, wording, words) : undefined;
  return [
    fill(meeting, { names }),
    ...(quoted ? [quoted] : []),
    apart,
    ...valuesLines(values, words),
  ];
}

function valuesLines(values: Suggestion['values'], words: Words): string[] {
  const said = words.suggestion.values;
  if (!values || values.kind === 'no-priorities') return [];
  if (values.kind === 'no-data') return [said['no-data']];
  const { voice, offered, missing } = values;
  const filled = (sentence: string, plain: string, named: readonly WorkValue[]) =>
    named.length === 0
      ? plain
      : fill(sentence, {
          names: listIn(words.locale).format(
            named.map((value) => words.instruments.values.types[value].name),
          ),
        });
  if (voice === 'agrees') return [filled(said.agrees, said.agreesPlain, offered)];
  return [voice === 'mixed' ? said.mixed : filled(said.differs, said.differsPlain, missing)];
}

// What stands out, in plain sentences; the first words of every view of a report.
import { fill } from '#content/dictionaries/fill.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import type { ValuesSection } from '#domain/instruments/values/section.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import { joined } from '#content/dictionaries/joined.ts';
import type { InterestsWords } from '#content/instruments/interests/interests-words.ts';
import type { ValuesWords } from '#content/instruments/values/values-words.ts';

export function interestsLines(
  { profile, tieMargin }: Pick<InterestsSection, 'profile' | 'tieMargin'>,
  { locale, instruments: { interests } }: Pick<InterestsWords, 'locale' | 'instruments'>,
): string[] {
  const { stands, flat, incomplete } = interests;
  const names = (letters: readonly RiasecLetter[]) =>
    joined(
      locale,
      letters.map((letter) => interests.types[letter].name),
    );
  if (profile.kind === 'incomplete') {
    return [fill(incomplete.text, { names: names(profile.missing) }), incomplete.action];
  }
  if (profile.kind === 'flat') return [flat.text, flat.why];
  const [first = [], ...later] = profile.leading;
  const tied = profile.leading.filter((group) => group.length > 1);
  return [
    fill(first.length === 1 ? stands.one : stands.several, { names: names(first) }),
    ...later.map((group) => fill(stands.afterwards, { names: names(group) })),
    ...tied.map((group) => fill(stands.tie, { names: names(group), margin: tieMargin })),
    stands.set,
    ...(profile.consistency === 'low' ? [stands.rare] : []),
  ];
}

export function valuesLines(
  { profile }: Pick<ValuesSection, 'profile'>,
  { locale, instruments: { values } }: Pick<ValuesWords, 'locale' | 'instruments'>,
): string[] {
  const names = (list: readonly WorkValue[]) =>
    joined(
      locale,
      list.map((value) => values.types[value].name),
    );
  if (profile.kind === 'incomplete') {
    return [fill(values.incomplete.text, { names: names(profile.missing) })];
  }
  if (profile.kind === 'no-clear-priorities') {
    return [values.unclear.levels[profile.level], values.unclear.why];
  }
  const { first: one, several, afterwards, lower, set } = values.stands;
  const [first = [], ...later] = profile.leading;
  return [
    fill(first.length === 1 ? one : several, { names: names(first) }),
    ...later.map((group) => fill(afterwards, { names: names(group) })),
    ...(profile.lower.length > 0 ? [fill(lower, { names: names(profile.lower) })] : []),
    set,
  ];
}

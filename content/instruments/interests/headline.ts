// What stands out among interests, that nothing does, or that answers are missing.
import { fill } from '#content/dictionaries/fill.ts';
import { listIn } from '#content/dictionaries/formats.ts';
import type { HeadlineLine } from '#content/report/headline-line.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import { codeOf } from '#domain/report/code-of.ts';
import type { InterestsWords } from './interests-words.ts';

export function interestsHeadline(
  { profile, tieMargin }: Pick<InterestsSection, 'profile' | 'tieMargin'>,
  { locale, instruments: { interests } }: InterestsWords,
): readonly HeadlineLine[] {
  const { stands, flat, nothingLiked, incomplete } = interests;
  const names = (letters: readonly RiasecLetter[]) =>
    listIn(locale).format(letters.map((letter) => interests.types[letter].name));
  if (profile.kind === 'incomplete') {
    return [
      { kind: 'title', text: incomplete.title },
      { kind: 'lead', text: fill(incomplete.text, { names: names(profile.missing) }) },
      { kind: 'note', text: incomplete.action },
    ];
  }
  if (profile.kind === 'flat') {
    const { title, text: lead, why, steps } = profile.likesNothing ? nothingLiked : flat;
    return [
      { kind: 'title', text: title },
      { kind: 'lead', text: lead },
      { kind: 'note', text: why },
      ...steps.map((text) => ({ kind: 'step', text }) as const),
    ];
  }
  const [first = [], ...later] = profile.leading;
  const tied = profile.leading.filter((group) => group.length > 1);
  const lead = first.length === 1 ? stands.one : stands.several;
  return [
    { kind: 'title', text: stands.title },
    { kind: 'code', text: codeOf(profile.leading) },
    { kind: 'lead', text: fill(lead, { names: names(first) }) },
    ...later.map(
      (group) =>
        ({ kind: 'afterwards', text: fill(stands.afterwards, { names: names(group) }) }) as const,
    ),
    ...tied.map((group) => {
      const text = fill(stands.tie, { names: names(group), margin: tieMargin });
      return { kind: 'tie', text } as const;
    }),
    { kind: 'reading', text: stands.set },
    ...(profile.consistency === 'low' ? [{ kind: 'note', text: stands.rare } as const] : []),
  ];
}

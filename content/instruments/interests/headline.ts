// What stands out among interests, that nothing does, or that answers are missing.
import { fill } from '#content/wording/fill.ts';
import { listIn } from '#content/wording/formats.ts';
import { quoted } from '#content/wording/quoted.ts';
import type { HeadlineLine } from '#content/instruments/section/headline-line.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import { upperFirst } from '#content/wording/upper-first.ts';
import { areApart } from '#domain/instruments/interests/letter-groups.ts';
import { portraitOf } from '#domain/instruments/interests/portrait.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import { toldGroups } from '#domain/instruments/interests/told-groups.ts';
import { hollandCode } from '#domain/report/holland-code.ts';
import type { InterestsWords } from './interests-words.ts';

export function interestsHeadline(
  { profile }: Pick<InterestsSection, 'profile'>,
  { locale, instruments: { interests } }: Pick<InterestsWords, 'locale' | 'instruments'>,
): readonly HeadlineLine[] {
  const { stands, flat, nothingLiked, incomplete, types, portraits } = interests;
  const names = (letters: readonly RiasecLetter[]) =>
    listIn(locale).format(letters.map((letter) => types[letter].name));
  const doings = (letters: readonly RiasecLetter[]) =>
    listIn(locale).format(letters.map((letter) => `${types[letter].does} (${types[letter].name})`));
  if (profile.kind === 'incomplete') {
    return [
      { kind: 'title', text: incomplete.title },
      { kind: 'lead', text: fill(incomplete.text, { names: names(profile.missing) }) },
      { kind: 'note', text: incomplete.action },
    ];
  }
  const chosen = portraitOf(profile);
  if (profile.kind === 'flat' || !chosen) {
    const { title, text: lead, why } = chosen ? flat : nothingLiked;
    // What to try stands in the portrait of a flat profile.
    const steps = chosen ? [] : nothingLiked.steps;
    return [
      { kind: 'title', text: title },
      { kind: 'lead', text: lead },
      { kind: 'note', text: why },
      ...steps.map((text) => ({ kind: 'step', text }) as const),
    ];
  }
  const told = toldGroups(profile);
  const [first = [], ...later] = told;
  const called = listIn(locale).format(
    chosen.near.map((id) => quoted(locale, portraits.names[id])),
  );
  const isShared = (profile.leading[0]?.length ?? 0) > 1;
  const lead =
    first.length === 1
      ? fill(stands.one, { names: doings(first) })
      : first.length > 2
        ? fill(stands.several, { names: doings(first) })
        : fill(isShared ? stands.bothTied : stands.both, {
            names: upperFirst(listIn(locale).format(first.map((letter) => types[letter].does))),
          });
  const hasTies = profile.leading.some(
    (group, place) =>
      group.length > 1 || !areApart(profile.leading[place - 1] ?? [], group, profile.ties),
  );
  return [
    { kind: 'title', text: portraits.names[chosen.id] },
    ...(chosen.isFaint ? [{ kind: 'lead', text: portraits.faint } as const] : []),
    { kind: chosen.isFaint ? 'afterwards' : 'lead', text: lead },
    ...later.map((group, index) => {
      const before = told[index] ?? [];
      const earlier = told[index - 1];
      const place = !areApart(before, group, profile.ties)
        ? earlier && !areApart(earlier, before, profile.ties)
          ? stands.closeAgain
          : stands.close
        : index === 0
          ? stands.next
          : stands.afterwards;
      const said = group.length === 1 ? place.one : place.several;
      return { kind: 'afterwards', text: fill(said, { names: doings(group) }) } as const;
    }),
    ...(hasTies ? [{ kind: 'tie', text: stands.tie } as const] : []),
    ...(chosen.near.length > 0
      ? [{ kind: 'tie', text: fill(portraits.near, { names: called }) } as const]
      : []),
    // One type has no order; where a tie is told, it was said.
    ...(profile.leading.flat().length > 1 && !hasTies
      ? [{ kind: 'reading', text: stands.set } as const]
      : []),
    ...(profile.consistency === 'low' && !chosen.isAlone
      ? [{ kind: 'note', text: stands.rare } as const]
      : []),
    { kind: 'code', text: hollandCode(profile.leading, profile.ties) },
  ];
}

// What weighs most among values and where somebody gives way first; or why that cannot be said.
import { fill } from '#content/wording/fill.ts';
import { listIn } from '#content/wording/formats.ts';
import type { HeadlineLine } from '#content/instruments/section/headline-line.ts';
import type { ValuesSection } from '#domain/instruments/values/section.ts';
import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import type { ValuesWords } from './values-words.ts';

export function valuesHeadline(
  { profile }: Pick<ValuesSection, 'profile'>,
  { locale, instruments: { values } }: ValuesWords,
): readonly HeadlineLine[] {
  const { stands, unclear, incomplete } = values;
  const names = (list: readonly WorkValue[]) =>
    listIn(locale).format(list.map((value) => values.types[value].name));
  if (profile.kind === 'incomplete') {
    return [
      { kind: 'title', text: incomplete.title },
      { kind: 'lead', text: fill(incomplete.text, { names: names(profile.missing) }) },
      { kind: 'aside', text: incomplete.action },
    ];
  }
  if (profile.kind === 'no-clear-priorities') {
    return [
      { kind: 'title', text: unclear.title },
      { kind: 'lead', text: unclear.levels[profile.level] },
      { kind: 'note', text: unclear.why },
      ...unclear.steps.map((text) => ({ kind: 'step', text }) as const),
    ];
  }
  const [first = [], ...later] = profile.leading;
  const lead = first.length === 1 ? stands.first : stands.several;
  const after = (text: string) => ({ kind: 'afterwards', text }) as const;
  return [
    { kind: 'title', text: stands.title },
    { kind: 'lead', text: fill(lead, { names: names(first) }) },
    ...later.map((group) => after(fill(stands.afterwards, { names: names(group) }))),
    ...(profile.lower.length > 0
      ? [after(fill(stands.lower, { names: names(profile.lower) }))]
      : []),
    { kind: 'reading', text: stands.set },
  ];
}

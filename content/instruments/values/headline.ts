// What weighs most among values and where the person gives way first; or why that cannot be said.
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
  const { stands, unclear, incomplete, named } = values;
  /** Of one value or two, what was put first of the cards before the others; more make no name that one keeps in mind. */
  const nameOf = (list: readonly WorkValue[], firstCard: WorkValue | undefined) => {
    const all = [...new Set([...(firstCard ? [firstCard] : []), ...list])];
    const called = all.length > 2 && firstCard ? [firstCard] : all;
    const wants = listIn(locale).format(called.map((value) => named.wants[value]));
    return called.length > 2 ? undefined : fill(named.name, { names: wants });
  };
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
    const { firstCard, level } = profile;
    const said = firstCard
      ? {
          title: unclear.ranked.title,
          lead: fill(unclear.ranked.text, { first: names([firstCard]) }),
        }
      : { title: unclear.title, lead: unclear.levels[level] };
    return [
      { kind: 'title', text: said.title },
      { kind: 'lead', text: said.lead },
      { kind: 'note', text: unclear.why },
      ...unclear.steps.map((text) => ({ kind: 'step', text }) as const),
    ];
  }
  const { firstCard, leading } = profile;
  const isOther = (value: WorkValue) => value !== firstCard;
  const [first = [], ...rest] = leading;
  const later = rest.map((group) => group.filter(isOther)).filter((group) => group.length > 0);
  const lower = profile.lower.filter(isOther);
  const after = (text: string) => ({ kind: 'afterwards', text }) as const;
  return [
    { kind: 'title', text: nameOf(first, firstCard) ?? stands.title },
    { kind: 'lead', text: leadLine(first, firstCard, { stands, names }) },
    ...later.map((group) => after(fill(stands.afterwards, { names: names(group) }))),
    ...(lower.length > 0 ? [after(fill(stands.lower, { names: names(lower) }))] : []),
    { kind: 'reading', text: stands.set },
  ];
}

/** What weighs most, and before it what the person put first of the cards. */
function leadLine(
  first: readonly WorkValue[],
  firstCard: WorkValue | undefined,
  {
    stands,
    names,
  }: {
    stands: ValuesWords['instruments']['values']['stands'];
    names: (values: readonly WorkValue[]) => string;
  },
): string {
  const others = first.filter((value) => value !== firstCard);
  if (!firstCard) {
    return fill(first.length === 1 ? stands.first : stands.several, { names: names(first) });
  }
  if (others.length === 0) return fill(stands.first, { names: names(first) });
  const said = first.includes(firstCard) ? stands.cardAmong : stands.cardApart;
  return fill(said, { first: names([firstCard]), names: names(others) });
}

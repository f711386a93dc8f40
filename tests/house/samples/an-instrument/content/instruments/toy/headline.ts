import { fill } from '#content/wording/fill.ts';
import type { HeadlineLine } from '#content/instruments/section/headline-line.ts';
import type { ToySection } from '#domain/instruments/toy/section.ts';
import type { ToyWords } from './toy-words.ts';

/** Which toy leads, for page, paper and mail. */
export function toyHeadline(
  { profile }: Pick<ToySection, 'profile'>,
  { instruments: { toy } }: ToyWords,
): readonly HeadlineLine[] {
  const said =
    profile.kind === 'leads' ? fill(toy.leads, { name: toy.types[profile.toy].name }) : toy.open;
  return [
    { kind: 'title', text: toy.yours },
    { kind: 'lead', text: said },
  ];
}

// What five lines are, and which of them have no place on them.
import { fill } from '#content/wording/fill.ts';
import { listIn } from '#content/wording/formats.ts';
import type { HeadlineLine } from '#content/instruments/section/headline-line.ts';
import { isUnmarked } from '#domain/instruments/personality/profile.ts';
import type { PersonalitySection } from '#domain/instruments/personality/section.ts';
import type { PersonalityWords } from './personality-words.ts';

export function personalityHeadline(
  { profile }: Pick<PersonalitySection, 'profile'>,
  { locale, instruments: { personality } }: PersonalityWords,
): readonly HeadlineLine[] {
  const { incomplete, types } = personality;
  const { title, lead } = isUnmarked(profile) ? personality.unmarked : personality;
  const missing = profile.kind === 'incomplete' ? profile.missing : [];
  const names = listIn(locale).format(missing.map((trait) => types[trait].name));
  return [
    { kind: 'title', text: title },
    { kind: 'lead', text: lead },
    ...(missing.length > 0
      ? [{ kind: 'aside', text: fill(incomplete.text, { names }) } as const]
      : []),
  ];
}

// What five lines are, and which of them have no place on them.
import { fill } from '#content/wording/fill.ts';
import { listIn } from '#content/wording/formats.ts';
import type { HeadlineLine } from '#content/instruments/section/headline-line.ts';
import {
  clearTraits,
  isUnmarked,
  type ClearTrait,
} from '#domain/instruments/personality/profile.ts';
import type { PersonalitySection } from '#domain/instruments/personality/section.ts';
import type { PersonalityWords } from './personality-words.ts';

export function personalityHeadline(
  { profile }: Pick<PersonalitySection, 'profile'>,
  { locale, instruments: { personality } }: PersonalityWords,
): readonly HeadlineLine[] {
  const { incomplete, types } = personality;
  const { title, lead } = isUnmarked(profile) ? personality.unmarked : personality;
  const clear = clearTraits(profile);
  const missing = profile.kind === 'incomplete' ? profile.missing : [];
  const names = listIn(locale).format(missing.map((trait) => types[trait].name));
  return [
    { kind: 'title', text: nameOf(clear, { locale, personality }) ?? title },
    ...(clear.length > 0
      ? [{ kind: 'lead', text: clearLine(clear, { locale, personality }) } as const]
      : []),
    { kind: clear.length > 0 ? 'reading' : 'lead', text: lead },
    ...(missing.length > 0
      ? [{ kind: 'aside', text: fill(incomplete.text, { names }) } as const]
      : []),
  ];
}

type Words = {
  locale: PersonalityWords['locale'];
  personality: PersonalityWords['instruments']['personality'];
};

/** After one or two ends that are clear, in the order of the instrument; more make no name that one keeps in mind. */
function nameOf(clear: readonly ClearTrait[], { locale, personality }: Words): string | undefined {
  if (clear.length === 0 || clear.length > 2) return undefined;
  const { name, ends } = personality.named;
  const names = listIn(locale).format(clear.map(({ trait, end }) => ends[trait][end]));
  const said = fill(name, { names });
  return said.charAt(0).toLocaleUpperCase(locale) + said.slice(1);
}

function clearLine(clear: readonly ClearTrait[], { locale, personality }: Words): string {
  const names = clear.map(({ trait, end }) => {
    const { name, [end]: side } = personality.types[trait];
    return `${name} (${side.name.charAt(0).toLocaleLowerCase(locale)}${side.name.slice(1)})`;
  });
  return fill(personality.named.clear, { names: listIn(locale).format(names) });
}

import type { Language } from '#tests/people.ts';
import { walkers, type Walker } from './stops.ts';

/**
 * A link to a part: of the page it stands on, or of the one called `of`. A part has the id behind the `#`; a tab is an
 * address of its own behind the `?`.
 */
export type Part = {
  readonly at: string;
  readonly of?: string;
  readonly leads: `#${string}` | `?${string}`;
  readonly for?: readonly Walker[];
};

const withResult: readonly Walker[] = ['guest', 'person'];

export const parts: readonly Part[] = [
  { at: 'article', leads: '#source-1' },
  { at: 'legal', leads: '#familias' },
  { at: 'method', leads: '#limits' },
  { at: 'pathway', leads: '#way-homologation' },
  { at: 'article', leads: '#source-1' },
  { at: 'careers', leads: '#social' },
  { at: 'career', leads: '#places' },
  { at: 'career', of: 'careers', leads: '#social' },
  { at: 'results', leads: '#careers', for: withResult },
  { at: 'results', leads: '?test=values' },
  { at: 'profile', leads: '?tab=settings', for: ['person'] },
  { at: 'sign-in', leads: '?mode=sign-up', for: ['visitor', 'guest'] },
];

export type PartRoute = {
  readonly who: Walker;
  readonly locale: Language;
  readonly part: Part;
  /** From there to another page and back: one within the document where React is awake, or one of its own. */
  readonly over: 'articles' | 'careers';
};

/** Each link to a part for everybody who has it, in both languages. */
export function allPartRoutes(): PartRoute[] {
  return parts.flatMap((part) =>
    (part.for ?? walkers).flatMap((who) =>
      (['es', 'en'] as const).flatMap((locale) =>
        (['articles', 'careers'] as const)
          .filter((over) => over !== (part.of ?? part.at))
          .map((over) => ({ who, locale, part, over })),
      ),
    ),
  );
}

/** The others are in the drill; who, language and the page between go round. */
const few: readonly Pick<Part, 'at' | 'of' | 'leads'>[] = [
  { at: 'careers', leads: '#social' },
  { at: 'career', of: 'careers', leads: '#social' },
  { at: 'results', leads: '#careers' },
  { at: 'profile', leads: '?tab=settings' },
];

/** A part of a page that sleeps, of a document, of another page, of a page that is React's, and a tab. */
export function fewPartRoutes(): PartRoute[] {
  return few.flatMap(({ at, of, leads }, turn) => {
    const own = allPartRoutes().filter(
      ({ part }) => part.at === at && part.of === of && part.leads === leads,
    );
    return own[(turn * 2) % own.length] ?? [];
  });
}

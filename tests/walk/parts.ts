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
  { at: 'careers', leads: '#social' },
  { at: 'career', leads: '#places' },
  { at: 'career', of: 'careers', leads: '#social' },
  { at: 'results', leads: '#take', for: withResult },
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

/** One of each kind of link and page once, the others in the drill; who, language and the page between go round. */
const few = ['article', 'careers', 'career', 'results', 'profile', 'sign-in'];

export function fewPartRoutes(): PartRoute[] {
  const kindOf = ({ at, of, leads }: Part) => `${at} ${of ?? ''} ${leads[0]}`;
  const byKind = Map.groupBy(
    parts.filter(({ at }) => few.includes(at)),
    kindOf,
  );
  return [...byKind.values()].flatMap(([part], at) => {
    const own = allPartRoutes().filter((route) => route.part === part);
    return own[(at * 2) % own.length] ?? [];
  });
}

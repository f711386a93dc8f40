// The site's own record in two parts: what every page loads, and what few pages show, with what families said.
import type { People } from '#content/site-people.ts';
import type { Site } from '#content/site.ts';
import type { Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { ordered } from './ordered.ts';

export function cutSite({ site: record, testimonials }: Records): readonly Emitted[] {
  const { story, team, author, universities, processors, claimsBasis, seatsBasis, ...rest } =
    record;
  const site: Site = rest;
  const people: People = {
    story,
    team,
    author,
    universities,
    processors,
    claimsBasis,
    seatsBasis,
    testimonials: ordered(testimonials).map(([, { mark, quote, who }]) => ({ mark, quote, who })),
  };
  return [
    {
      path: 'site/site',
      imports: [`import type { Site } from '#content/site.ts';`],
      exports: { site: { value: site, type: 'Site' } },
    },
    {
      path: 'site/people',
      imports: [`import type { People } from '#content/site-people.ts';`],
      exports: { people: { value: people, type: 'People' } },
    },
  ];
}

// The site's own record in parts: what every page loads, what few pages show, and the words of those in each language.
import { everyPageSchema } from '#content/schemas/site.ts';
import type { OwnWords, People } from '#content/site-people.ts';
import type { Site } from '#content/site.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { Emitted } from '#tools/content/emitted.ts';
import type { Records } from '#tools/content/kinds.ts';
import { emitAdvisers } from './advisers.ts';
import { ordered } from '../ordered.ts';

export function emitSite(records: Records): readonly Emitted[] {
  const site: Site = everyPageSchema.parse(records.site);
  return [
    {
      path: 'site/site',
      imports: [`import type { Site } from '#content/site.ts';`],
      exports: { site: { value: site, type: 'Site' } },
    },
    {
      path: 'site/people',
      imports: [`import type { People } from '#content/site-people.ts';`],
      exports: { people: { value: peopleOf(records), type: 'People' } },
    },
    {
      path: 'site/season',
      imports: [`import type { SiteRecord } from '#content/schemas/site.ts';`],
      exports: { season: { value: records.site.season, type: `SiteRecord['season']` } },
    },
    emitAdvisers(records),
    ...locales.map((locale) => ({
      path: `site/words.${locale}`,
      imports: [`import type { OwnWords } from '#content/site-people.ts';`],
      exports: { ownWords: { value: wordsOf(records, locale), type: 'OwnWords' } },
    })),
  ];
}

function peopleOf({ site, testimonials }: Records): People {
  const { team, author, universities, processors, whatsapp, searchEngines } = site;
  return {
    team: { mark: team.mark, value: team.value.map(({ portrait }) => ({ portrait })) },
    author,
    universities,
    processors,
    whatsapp,
    searchEngines,
    testimonials: ordered(testimonials).map(([id, { mark }]) =>
      mark === 'real' ? { mark, id } : { mark },
    ),
  };
}

function wordsOf({ site, testimonials }: Records, locale: Locale): OwnWords {
  const { story, team, claimsBasis, seatsBasis } = site;
  const { families, acceptance, universities, rating, years, reviews } = claimsBasis.value;
  return {
    story: story.value.map((paragraph) => paragraph[locale]),
    team: team.value.map(({ name, role, line }) => ({
      name,
      role: role[locale],
      line: line[locale],
    })),
    testimonials: ordered(testimonials).map(([, { quote, who }]) => ({
      quote: quote[locale],
      who: who[locale],
    })),
    claimsBasis: {
      families: families[locale],
      acceptance: acceptance[locale],
      universities: universities[locale],
      rating: rating[locale],
      years: years[locale],
      reviews: reviews[locale],
    },
    seatsBasis: seatsBasis.value[locale],
  };
}

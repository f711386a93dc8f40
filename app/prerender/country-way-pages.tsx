import { fill } from '#content/wording/fill.ts';
import { loadWords } from '#content/wording/load-words.ts';
import type { Fact } from '#content/facts/fact.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import { ways } from '#content/compiled/countries/ways.js';
import { wordsOf } from '#content/words/words-of.ts';
import type { Locale } from '#domain/locale.ts';
import type { Access, StepId } from '#domain/pathway/keys.ts';
import { pathwayCountries } from '#domain/pathway/choices.ts';
import { outlineFor } from '#domain/pathway/pathway-for.ts';
import type { StepRule } from '#domain/pathway/rules.ts';
import { CountryWayView } from '#app/features/pathway/country-way/country-way-view.tsx';
import { countryWayPath } from '#app/i18n/paths.tsx';
import type { LoadedPage } from '#app/page-loading/loaded-page.ts';
import type { Twins } from '#app/routes.ts';

/** The addresses of the way from each country. */
export const countryWayAddresses: readonly Twins[] = ways.map(({ slug }) => ({
  es: countryWayPath(slug.es, 'es'),
  en: countryWayPath(slug.en, 'en'),
}));

/** Of all steps the six that make a way; the page with the four questions has every one. */
const six: Record<Access, readonly StepId[]> = {
  homologation: [
    'ask-university',
    'gather-documents',
    'request-homologation',
    'register-pce',
    'pre-enrol',
    'request-visa',
  ],
  colombia: [
    'check-agreement',
    'ask-university',
    'gather-documents',
    'colombia-credential',
    'pre-enrol',
    'request-visa',
  ],
  ib: [
    'ask-university',
    'gather-documents',
    'ib-credential',
    'pre-enrol',
    'request-visa',
    'pay-enrolment',
  ],
  ask: [],
};

/** The page of one country. Throws where there is none. */
export async function loadCountryWay(locale: Locale, path: string): Promise<LoadedPage> {
  const way = ways.find(({ slug }) => countryWayPath(slug[locale], locale) === path);
  if (!way) throw new Error(`no country at ${path}`);
  const [copy, words] = await Promise.all([
    loadWords(wordsOf('country-way'), locale),
    loadWords(wordsOf('pathway'), locale),
  ]);
  const country = pathwayCountries.find((each) => each === way.code) ?? 'other';
  const { reasons, steps } = outlineFor(
    // A country that the four questions do not offer has its own access all the same.
    { ...pathwayRules, national: { ...pathwayRules.national, [country]: way.access } },
    { country, diploma: way.code === 'eu-ib' ? 'ib' : 'national', aim: 'public-degree' },
  );
  const order = six[way.access];
  const chosen = order.flatMap((id) => steps.find((step: StepRule<Fact>) => step.id === id) ?? []);
  const others = ways
    .filter((other) => other !== way)
    .map(({ name, slug }) => ({ name: name[locale], path: countryWayPath(slug[locale], locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const title = way.title[locale];
  return {
    Page: () => (
      <CountryWayView
        way={way}
        outline={{ reasons, steps: chosen }}
        others={others}
        words={words}
        copy={copy}
      />
    ),
    copy: {
      head: {
        title: fill(copy.head.title, { title }),
        description: fill(copy.head.description, { title }),
      },
    },
  };
}

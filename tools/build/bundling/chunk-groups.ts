// What is always loaded together travels as one file: it compresses better than a dozen. A group takes what its modules
// import along, unless a group above has it already. `chunk-groups.test.ts` holds each path against the files that are there.

/** Paths of files, or of folders with a slash at the end; regular expressions, but a dot is a dot. */
type Groups = Readonly<Record<string, readonly string[]>>;

const groups: Groups = {
  // With what the bundler itself adds: nothing that needs it comes without React, and `boot` has its own.
  react: [
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/scheduler/',
    'vite/preload-helper.js',
    'rolldown/runtime.js',
  ],
  // All that `client.tsx` needs. It is started by `boot` and not by being loaded: pages that it waits for import these.
  client: [
    'app/client.tsx',
    'app/application.tsx',
    'app/page-loading/find-page.tsx',
    'app/ui/navigation/(?!area-head|redirect|trail)',
    'app/i18n/(?!head)',
    'app/layouts/built-page.tsx',
    'app/layouts/site.tsx',
  ],
  // What pages do before React (`app/first-sight.ts`) and React does, too: no file of React may come along.
  sight: [
    'app/features/landing/greet.ts',
    'content/pathway/country-of-zone.ts',
    'content/compiled/countries/zones.js',
    'content/wording/number-marks.ts',
    'app/figures.ts',
  ],
  // Numbers that words and rules name: in no file that brings more along.
  constants: ['domain/constants.ts'],
  // What every request to the backend goes through.
  sending: [
    'app/data/backend/retry-after.ts',
    'app/data/backend/server-clock.ts',
    'app/data/device/local-expiry.ts',
    'app/data/device/secret.ts',
  ],
  queries: [
    'node_modules/@tanstack/',
    'app/layouts/queries.tsx',
    'app/data/backend/query-client.ts',
  ],
  // What is small and on most pages of the app: a browser takes six files at a time, however small they are.
  controls: [
    'app/ui/button.tsx',
    'app/ui/notice.tsx',
    'app/ui/page-head.tsx',
    'app/ui/use-hydrated.ts',
    'app/ui/loading/retry-notice.tsx',
    'app/ui/loading/use-loaded.ts',
    'app/ui/forms/early-submit.tsx',
    'app/part-loading/lazy-part.tsx',
    'app/page-loading/lazy-page.tsx',
    'app/page-loading/page-of-words.tsx',
    'content/wording/fill.ts',
    'content/wording/formats.ts',
    'app/i18n/head.ts',
    'domain/countries.ts',
    'icons/check.mjs',
    'icons/arrow-(left|right).mjs',
  ],
  // What leads to careers: ids and official names say nearly the same words.
  studies: [
    'content/catalog/degrees.ts',
    'content/catalog/vocational-titles.ts',
    'content/compiled/careers/studies.js',
    'content/compiled/studies/degrees.js',
    'content/compiled/studies/titles.js',
  ],
  answers: [
    'content/instruments/registry.ts',
    'content/instruments/load-published.ts',
    'content/instruments/newest-version.ts',
    'domain/instruments/instructed.ts',
    'domain/instruments/scoring/score-scales.ts',
    'app/data/attempts/merged-attempts.ts',
    'app/data/sync/use-attempt-sync.ts',
    'app/data/sync/clear-accounts.ts',
    'app/features/claim-result/held-secret.ts',
  ],
  test: [
    'app/page-loading/load-test-page.tsx',
    'app/features/take-test/asking/question-screen.tsx',
  ],
  // What a result tells beside the answers, and the profile, too; with what frames a result.
  person: [
    'app/data/person/about-person.ts',
    'app/data/person/reactions.ts',
    'app/data/person/second-looks-query.ts',
    'app/features/report/test-row.tsx',
    'domain/report/level-filter.ts',
    'app/features/report/plan/use-report-plan.ts',
  ],
  // Of a result, what other pages have as well: each apart, so that none of them brings a whole result along.
  fields: ['app/ui/field.tsx', 'app/ui/forms/form-select.tsx'],
  'second-factor': [
    'app/ui/navigation/redirect.tsx',
    'app/sign-in-parts/use-second-factor.ts',
    'app/sign-in-parts/second-factor-words.ts',
  ],
  // Of the forms and the steps by which a person gets in.
  'signing-in': [
    'app/ui/linked-text.tsx',
    'app/ui/back-link.tsx',
    'app/ui/use-submission.ts',
    'app/ui/use-first-touch.ts',
    'app/ui/error-summary.tsx',
    'app/ui/forms/form.tsx',
    'app/data/device/provider-trip.ts',
    'app/data/account/account-input.ts',
    'domain/link-text.ts',
  ],
  'data-table': ['app/ui/data-table.tsx'],
  families: ['content/classifications/families.ts', 'content/catalog/credit.ts'],
  scales: [
    'domain/instruments/ranking.ts',
    'domain/instruments/interests/certainty.ts',
    'domain/instruments/values/work-values.ts',
  ],
  choices: [
    'domain/regions.ts',
    'domain/pathway/choices.ts',
    'domain/pathway/stay.ts',
    'domain/pathway/past.ts',
    'domain/pathway/vocational.ts',
    'domain/pathway/months.ts',
    'content/pathway/country-names.ts',
    'content/pathway/when-words.ts',
  ],
  slugs: ['content/ways/slugs.ts', 'content/compiled/countries/slugs.js'],
  situation: [
    'app/data/device/kept-situation.ts',
    'app/data/device/kept-calculation.ts',
    'domain/admission/rules.ts',
    'domain/admission/subjects.ts',
  ],
  reckoning: [
    'domain/admission/read-mark.ts',
    'app/features/admission/calculator/choice-field.tsx',
    'app/features/admission/calculator/typed-field.tsx',
    'app/features/admission/calculator/lists.ts',
    'app/features/admission/calculator/read-lists.ts',
    'domain/range.ts',
  ],
  // What a sum is told with in a family's money.
  rates: [
    'content/compiled/countries/currency-of.js',
    'app/features/admission/calculator/cost/family-rate.ts',
  ],
  places: [
    'app/features/admission/calculator/place-field.tsx',
    'app/features/admission/calculator/built-choices.ts',
  ],
  // What the calculators and a family's numbers both reckon with.
  costs: ['content/cost/estimates.ts'],
  plan: ['app/data/guest/guest-plan.ts'],
  'plan-summary': [
    'app/data/person/plan.ts',
    'app/features/pathway/plan/plan-summary.tsx',
    'app/features/pathway/plan/use-plan.ts',
  ],
  shapes: ['app/illustrations/faces/portrait.tsx', 'app/illustrations/shapes.tsx'],
  // What draws the scene of any result, with the strokes that several of them repeat.
  scene: ['app/illustrations/scene-shape.ts', 'app/illustrations/scene-shapes.tsx'],
  hero: ['app/instruments/section/result-hero.tsx'],
  sea: ['app/illustrations/sea/(lighthouse|helm-boat).tsx'],
  sections: [
    'domain/instruments/interests/interests.ts',
    'domain/instruments/values/values.ts',
    'domain/instruments/personality/personality.ts',
  ],
  portrait: [
    'app/illustrations/portrait-drawing.ts',
    'app/ui/charts/small-hexagon.tsx',
    'content/instruments/interests/headline.ts',
    'content/instruments/section/headline-line.ts',
  ],
  // What suggests careers and says why, on a career's page, too.
  match: [
    'domain/report/career-suggestions.ts',
    'content/report/match-reasons.ts',
    'domain/matching/explain-match.ts',
    'app/matching/match-sum.tsx',
    'app/ui/charts/hexagon.tsx',
  ],
  // All else that tells and draws a result of the first test, and what is said in one language of any.
  report: [
    'app/features/report/own-report.tsx',
    'app/features/report/load-report-parts.ts',
    'app/features/report/careers/suggested-career.tsx',
    'app/instruments/interests/view.tsx',
    'content/instruments/\\w+/section.ts',
  ],
};

const locale = '(es|en)';

/** Groups with a file for each language. */
const groupsInLanguage: Groups = {
  account: [
    `content/dictionaries/${locale}/account-form.ts`,
    `content/dictionaries/${locale}/auth-errors.ts`,
  ],
  types: [`content/instruments/interests/words/${locale}/types.ts`],
  results: [`content/dictionaries/${locale}/results.ts`],
  told: [
    `content/instruments/words/${locale}/report-parts.ts`,
    `content/dictionaries/${locale}/suggestion.ts`,
    `content/instruments/\\w+/words/${locale}/report.ts`,
  ],
  // What is asked in one language, by whichever test.
  asked: [
    `content/instruments/\\w+/words/${locale}/page.ts`,
    `content/instruments/words/${locale}/test-words.ts`,
  ],
};

/** For `output.codeSplitting` of the bundler; those of one language last. */
export const chunkGroups = [
  ...Object.entries(groups).map(([name, paths]) => ({ name, test: patternOf(paths) })),
  ...Object.entries(groupsInLanguage).map(([debugName, paths]) => ({
    name: (module: string) => `${debugName}-${/[/]es[/]/.test(module) ? 'es' : 'en'}`,
    debugName,
    test: patternOf(paths),
  })),
];

/** Files that have a copy of the preload helper of their own, by its name: no file of others may come with them. */
export const preloadHelpers = {
  '\0boot/preload-helper.js': ['app/boot.ts', 'app/article-boot.ts', 'app/consent-boot.ts'],
  '\0search/preload-helper.js': [
    'app/filter-careers.ts',
    'app/features/careers/search/load-names.ts',
  ],
} as const;

/** Each path of each group, as it is looked for in the name of a module. */
export const chunkPaths = [...Object.values(groups), ...Object.values(groupsInLanguage)]
  .flat()
  .map((path) => ({ path, test: patternOf([path]) }));

/** The bundler's own modules have no folder before their names. */
function patternOf(paths: readonly string[]): RegExp {
  return new RegExp(paths.map((path) => `(?:^|[^\\w-])${path.replaceAll('.', '\\.')}`).join('|'));
}

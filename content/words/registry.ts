// Every module of words that is loaded by its name, in each language: `wordsOf('pathway')`. The build writes these imports to
// where they are asked for (`tools/build/written-words.ts`), so that no page brings the whole list along.
// Words that have a name are imported by others with a name, not by parts of those: so they stay a file of their own.
import type { Words } from '#content/wording/load-words.ts';
import { classRegistry } from './class-registry.ts';
import { resultRegistry } from './result-registry.ts';

export const registry = {
  ...classRegistry,
  ...resultRegistry,
  'accept-terms': {
    es: () => import('#content/dictionaries/es/accept-terms.ts'),
    en: () => import('#content/dictionaries/en/accept-terms.ts'),
  },
  admin: {
    es: () => import('#content/dictionaries/es/admin.ts'),
    en: () => import('#content/dictionaries/en/admin.ts'),
  },
  'admin-area': {
    es: () => import('#content/dictionaries/es/admin-area.ts'),
    en: () => import('#content/dictionaries/en/admin-area.ts'),
  },
  editor: {
    es: () => import('#content/dictionaries/es/editor.ts'),
    en: () => import('#content/dictionaries/en/editor.ts'),
  },
  'editor-area': {
    es: () => import('#content/dictionaries/es/editor-area.ts'),
    en: () => import('#content/dictionaries/en/editor-area.ts'),
  },
  'editor-article': {
    es: () => import('#content/dictionaries/es/editor-article.ts'),
    en: () => import('#content/dictionaries/en/editor-article.ts'),
  },
  'editor-mail': {
    es: () => import('#content/dictionaries/es/editor-mail.ts'),
    en: () => import('#content/dictionaries/en/editor-mail.ts'),
  },
  'editor-photograph': {
    es: () => import('#content/dictionaries/es/editor-photograph.ts'),
    en: () => import('#content/dictionaries/en/editor-photograph.ts'),
  },
  'editor-table': {
    es: () => import('#content/dictionaries/es/editor-table.ts'),
    en: () => import('#content/dictionaries/en/editor-table.ts'),
  },
  'admin-research': {
    es: () => import('#content/dictionaries/es/admin-research.ts'),
    en: () => import('#content/dictionaries/en/admin-research.ts'),
  },
  admission: {
    es: () => import('#content/dictionaries/es/admission.ts'),
    en: () => import('#content/dictionaries/en/admission.ts'),
  },
  'after-studies': {
    es: () => import('#content/dictionaries/es/after-studies.ts'),
    en: () => import('#content/dictionaries/en/after-studies.ts'),
  },
  'answering-quality': {
    es: () => import('#content/instruments/words/es/answering-quality.ts'),
    en: () => import('#content/instruments/words/en/answering-quality.ts'),
  },
  answers: {
    es: () => import('#content/dictionaries/es/answers.ts'),
    en: () => import('#content/dictionaries/en/answers.ts'),
  },
  article: {
    es: () => import('#content/dictionaries/es/article.ts'),
    en: () => import('#content/dictionaries/en/article.ts'),
  },
  auth: {
    es: () => import('#content/dictionaries/es/auth.ts'),
    en: () => import('#content/dictionaries/en/auth.ts'),
  },
  blog: {
    es: () => import('#content/dictionaries/es/blog.ts'),
    en: () => import('#content/dictionaries/en/blog.ts'),
  },
  calculator: {
    es: () => import('#content/dictionaries/es/calculator.ts'),
    en: () => import('#content/dictionaries/en/calculator.ts'),
  },
  'calculator-form': {
    es: () => import('#content/dictionaries/es/calculator-form.ts'),
    en: () => import('#content/dictionaries/en/calculator-form.ts'),
  },
  'calculator-details': {
    es: () => import('#content/dictionaries/es/calculator-details.ts'),
    en: () => import('#content/dictionaries/en/calculator-details.ts'),
  },
  career: {
    es: () => import('#content/dictionaries/es/career.ts'),
    en: () => import('#content/dictionaries/en/career.ts'),
  },
  'career-names': {
    es: () => import('#content/dictionaries/es/career-names.ts'),
    en: () => import('#content/dictionaries/en/career-names.ts'),
  },
  careers: {
    es: () => import('#content/dictionaries/es/careers.ts'),
    en: () => import('#content/dictionaries/en/careers.ts'),
  },
  'claim-result': {
    es: () => import('#content/dictionaries/es/claim-result.ts'),
    en: () => import('#content/dictionaries/en/claim-result.ts'),
  },
  'compare-careers': {
    es: () => import('#content/dictionaries/es/compare-careers.ts'),
    en: () => import('#content/dictionaries/en/compare-careers.ts'),
  },
  cookies: {
    es: () => import('#content/dictionaries/es/cookies.ts'),
    en: () => import('#content/dictionaries/en/cookies.ts'),
  },
  'country-way': {
    es: () => import('#content/dictionaries/es/country-way.ts'),
    en: () => import('#content/dictionaries/en/country-way.ts'),
  },
  degree: {
    es: () => import('#content/dictionaries/es/degree.ts'),
    en: () => import('#content/dictionaries/en/degree.ts'),
  },
  'family-questions': {
    es: () => import('#content/dictionaries/es/family-questions.ts'),
    en: () => import('#content/dictionaries/en/family-questions.ts'),
  },
  'interests-types': {
    es: () => import('#content/instruments/interests/words/es/types.ts'),
    en: () => import('#content/instruments/interests/words/en/types.ts'),
  },
  landing: {
    es: () => import('#content/sentences/landing/es/landing.ts'),
    en: () => import('#content/sentences/landing/en/landing.ts'),
  },
  legal: {
    es: () => import('#content/sentences/legal/es/legal.ts'),
    en: () => import('#content/sentences/legal/en/legal.ts'),
  },
  login: {
    es: () => import('#content/dictionaries/es/login.ts'),
    en: () => import('#content/dictionaries/en/login.ts'),
  },
  method: {
    es: () => import('#content/sentences/method/es/method.ts'),
    en: () => import('#content/sentences/method/en/method.ts'),
  },
  'not-found': {
    es: () => import('#content/dictionaries/es/not-found.ts'),
    en: () => import('#content/dictionaries/en/not-found.ts'),
  },
  offline: {
    es: () => import('#content/dictionaries/es/offline.ts'),
    en: () => import('#content/dictionaries/en/offline.ts'),
  },
  pathway: {
    es: () => import('#content/sentences/pathway/es/pathway.ts'),
    en: () => import('#content/sentences/pathway/en/pathway.ts'),
  },
  'pathway-plan': {
    es: () => import('#content/dictionaries/es/pathway-plan.ts'),
    en: () => import('#content/dictionaries/en/pathway-plan.ts'),
  },
  'pathway-steps': {
    es: () => import('#content/sentences/pathway/es/steps.ts'),
    en: () => import('#content/sentences/pathway/en/steps.ts'),
  },
  'person-file': {
    es: () => import('#content/dictionaries/es/person-file.ts'),
    en: () => import('#content/dictionaries/en/person-file.ts'),
  },
  profile: {
    es: () => import('#content/dictionaries/es/profile.ts'),
    en: () => import('#content/dictionaries/en/profile.ts'),
  },
  'profile-privacy': {
    es: () => import('#content/dictionaries/es/profile-privacy.ts'),
    en: () => import('#content/dictionaries/en/profile-privacy.ts'),
  },
  providers: {
    es: () => import('#content/dictionaries/es/providers.ts'),
    en: () => import('#content/dictionaries/en/providers.ts'),
  },
  register: {
    es: () => import('#content/dictionaries/es/register.ts'),
    en: () => import('#content/dictionaries/en/register.ts'),
  },
  'report-parts': {
    es: () => import('#content/instruments/words/es/report-parts.ts'),
    en: () => import('#content/instruments/words/en/report-parts.ts'),
  },
  'research-results': {
    es: () => import('#content/dictionaries/es/research-results.ts'),
    en: () => import('#content/dictionaries/en/research-results.ts'),
  },
  results: {
    es: () => import('#content/dictionaries/es/results.ts'),
    en: () => import('#content/dictionaries/en/results.ts'),
  },
  'results-report': {
    es: () => import('#content/instruments/words/es/results-report.ts'),
    en: () => import('#content/instruments/words/en/results-report.ts'),
  },
  'search-wishes': {
    es: () => import('#content/dictionaries/es/search-wishes.ts'),
    en: () => import('#content/dictionaries/en/search-wishes.ts'),
  },
  'second-factor': {
    es: () => import('#content/dictionaries/es/second-factor.ts'),
    en: () => import('#content/dictionaries/en/second-factor.ts'),
  },
  site: {
    es: () => import('#content/dictionaries/es/site.ts'),
    en: () => import('#content/dictionaries/en/site.ts'),
  },
  'spain-map': {
    es: () => import('#content/dictionaries/es/spain-map.ts'),
    en: () => import('#content/dictionaries/en/spain-map.ts'),
  },
  studies: {
    es: () => import('#content/dictionaries/es/studies.ts'),
    en: () => import('#content/dictionaries/en/studies.ts'),
  },
  suggestion: {
    es: () => import('#content/dictionaries/es/suggestion.ts'),
    en: () => import('#content/dictionaries/en/suggestion.ts'),
  },
  'test-words': {
    es: () => import('#content/instruments/words/es/test-words.ts'),
    en: () => import('#content/instruments/words/en/test-words.ts'),
  },
  'values-types': {
    es: () => import('#content/instruments/values/words/es/types.ts'),
    en: () => import('#content/instruments/values/words/en/types.ts'),
  },
  'vocational-title': {
    es: () => import('#content/dictionaries/es/vocational-title.ts'),
    en: () => import('#content/dictionaries/en/vocational-title.ts'),
  },
  'what-you-study': {
    es: () => import('#content/dictionaries/es/what-you-study.ts'),
    en: () => import('#content/dictionaries/en/what-you-study.ts'),
  },
  'without-script': {
    es: () => import('#content/dictionaries/es/without-script.ts'),
    en: () => import('#content/dictionaries/en/without-script.ts'),
  },
} satisfies Readonly<Record<string, Words<unknown>>>;

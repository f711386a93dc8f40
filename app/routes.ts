import type { InstrumentId } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';
import type { PageTraits } from './page-traits.ts';
import { shownIds, shownInstruments } from './shown-instruments.ts';

/**
 * Every page of the product, in both languages, on one screen: what is special about a page stands in its record, and no
 * other file asks which page it is. The router, the prerender list, the sitemap, `hreflang`, the head, the copy for use
 * without a network and the language switch are derived from here. A page's component and words are a line in
 * `page-loading/lists/`, apart because addresses are known to everything and must not bring the pages along; the page of an
 * instrument is named in `shown-instruments.ts`; an article is a folder of `content/articles`, which `site-routes.ts`
 * adds to these.
 */
export const routes = [
  {
    page: 'landing',
    es: '/',
    en: '/en',
    kind: 'public',
    indexed: true,
    island: 'register',
    jsonLd: 'questions',
  },
  { page: 'auth', es: '/auth', en: '/en/auth', kind: 'app', indexed: true, signsIn: true },
  { page: 'login', es: '/login', en: '/en/login', kind: 'app' },
  { page: 'register', es: '/register', en: '/en/register', kind: 'app', indexed: true },
  { page: 'legal', es: '/legal', en: '/en/legal', kind: 'public', indexed: true, picture: 'rose' },
  ...shownIds.map(testRoute),
  { page: 'method', es: '/metodo', en: '/en/method', kind: 'public', indexed: true },
  {
    page: 'pathway',
    es: '/ruta-a-espana',
    en: '/en/route-to-spain',
    kind: 'public',
    indexed: true,
    island: 'pathway',
    asks: true,
    copiedWhenUsed: true,
  },
  {
    page: 'admission',
    es: '/me-llega-y-cuanto-cuesta',
    en: '/en/will-i-get-in-and-what-it-costs',
    kind: 'public',
    indexed: true,
    catalog: true,
    island: 'calculator',
    copiedWhenUsed: true,
  },
  {
    page: 'country-way',
    es: '/ruta-a-espana/:country',
    en: '/en/route-to-spain/:country',
    kind: 'public',
    indexed: true,
    catalog: true,
    below: 'pathway',
  },
  {
    page: 'family-questions',
    es: '/preguntas-de-familias',
    en: '/en/questions-of-families',
    kind: 'public',
    indexed: true,
    catalog: true,
    below: 'pathway',
    jsonLd: 'answers',
  },
  {
    page: 'after-studies',
    es: '/despues-de-los-estudios',
    en: '/en/after-the-studies',
    kind: 'public',
    indexed: true,
    catalog: true,
    below: 'pathway',
    jsonLd: 'answers',
  },
  {
    page: 'careers',
    es: '/carreras',
    en: '/en/careers',
    kind: 'public',
    indexed: true,
    catalog: true,
    island: 'own-fit',
    copiedWhenUsed: true,
  },
  {
    page: 'career-names',
    es: '/nombres-de-carreras',
    en: '/en/names-of-careers',
    kind: 'public',
    indexed: true,
    catalog: true,
    below: 'careers',
  },
  {
    page: 'compare-careers',
    es: '/carreras/comparar',
    en: '/en/careers/compare',
    kind: 'public',
    indexed: true,
    catalog: true,
    below: 'careers',
    island: 'side-by-side',
    copiedWhenUsed: true,
  },
  {
    page: 'career',
    es: '/carreras/:career',
    en: '/en/careers/:career',
    kind: 'public',
    indexed: true,
    catalog: true,
    below: 'careers',
    island: 'compare',
    jsonLd: 'occupation',
  },
  {
    page: 'studies',
    es: '/estudios',
    en: '/en/studies',
    kind: 'public',
    indexed: true,
    catalog: true,
  },
  {
    page: 'degree',
    es: '/estudios/grados/:degree',
    en: '/en/studies/degrees/:degree',
    kind: 'public',
    indexed: true,
    catalog: true,
    below: 'studies',
    jsonLd: 'course',
  },
  {
    page: 'vocational-title',
    es: '/estudios/fp/:title',
    en: '/en/studies/vocational/:title',
    kind: 'public',
    indexed: true,
    catalog: true,
    below: 'studies',
    jsonLd: 'course',
  },
  { page: 'results', es: '/results', en: '/en/results', kind: 'app', offline: 'kept' },
  { page: 'joint', es: '/tests', en: '/en/tests', kind: 'app', offline: 'kept' },
  { page: 'shared-result', es: '/compartido', en: '/en/shared', kind: 'app' },
  { page: 'class-join', es: '/clase', en: '/en/class', kind: 'app', offline: 'kept', isSlim: true },
  { page: 'class-card', es: '/clase/tarjeta', en: '/en/class/card', kind: 'app', offline: 'kept' },
  { page: 'profile', es: '/profile', en: '/en/profile', kind: 'app' },
  { page: 'what-you-study', es: '/what-you-study', en: '/en/what-you-study', kind: 'app' },
  { page: 'centre', es: '/centro', en: '/en/centre', kind: 'app' },
  { page: 'invitation', es: '/centro/invitacion', en: '/en/centre/invitation', kind: 'app' },
  { page: 'meeting', es: '/reunion', en: '/en/meeting', kind: 'app' },
  { page: 'offline', es: '/sin-conexion', en: '/en/offline', kind: 'public', offline: 'fallback' },
  { page: 'admin', es: '/admin', en: '/en/admin', kind: 'app', missing: true },
  { page: 'editor', es: '/editor', en: '/en/editor', kind: 'app', missing: true },
  {
    page: 'research-results',
    es: '/research-results',
    en: '/en/research-results',
    kind: 'public',
    indexed: true,
    picture: 'rose',
    live: true,
  },
  {
    page: 'classroom',
    es: '/aula',
    en: '/en/classroom',
    kind: 'public',
    indexed: true,
    catalog: true,
    jsonLd: 'answers',
  },
  {
    page: 'lesson',
    es: '/aula/clase-de-50-minutos',
    en: '/en/classroom/50-minute-lesson',
    kind: 'public',
    indexed: true,
    catalog: true,
    below: 'classroom',
  },
  { page: 'blog', es: '/blog', en: '/en/blog', kind: 'public', indexed: true },
] as const satisfies readonly (PageTraits & { page: string; es: string; en: string })[];

/** What holds of every page on which an instrument is taken. */
function testRoute(takes: InstrumentId) {
  const { page } = shownInstruments[takes];
  return {
    page,
    es: `/${page}`,
    en: `/en/${page}`,
    kind: 'app',
    takes,
    indexed: true,
    picture: 'rose',
    offline: 'kept',
  } as const;
}

/** What holds of every article; its addresses are in its folder. */
export const articleTraits = {
  kind: 'public',
  indexed: true,
  picture: 'dawn',
  jsonLd: 'article',
} as const satisfies PageTraits;

export type PageKind = PageTraits['kind'];

/** Whether a page asks the backend as soon as it stands, or may; one on which a test is taken only for a person. */
export function asksBackend({ kind, live, asks, takes }: PageTraits): boolean {
  return (kind === 'app' && takes === undefined) || live === true || asks === true;
}

/** One address in each language. */
export type Twins = Readonly<Record<Locale, string>>;

type WrittenRoute = (typeof routes)[number];

/** A page of `app/pages`. */
export type WrittenPageId = WrittenRoute['page'];

export type CatalogPageId = Extract<WrittenRoute, { catalog: true }>['page'];

/** An article, by the name of its folder. */
export type ArticleId = `blog-${string}`;

export type PageId = WrittenPageId | ArticleId;

/** What React shows where nothing is has no address, and so no record. */
export type ShownPage = PageId | 'not-found';

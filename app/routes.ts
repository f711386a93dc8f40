/**
 * Every URL of the product, in both languages, on one screen.
 *
 * `kind` says which frame a page has: a `public` page is complete as HTML and wakes React only on
 * intent; an `app` page is React's from the start. Its words are `content/dictionaries/<locale>/<page>.ts`,
 * its component `app/pages/<page>.tsx`. Where an address
 * holds `:career`, there is one for each of the catalogue; `catalog` pages are never rendered in a browser, which is why
 * their words and figures never travel as script (docs/decisions/018). `indexed` ones are for search engines; the prerender list, the sitemap, `hreflang` and the
 * language switch are derived from this list.
 */
export const routes = [
  { page: 'landing', es: '/', en: '/en', kind: 'public', indexed: true },
  { page: 'auth', es: '/auth', en: '/en/auth', kind: 'app', indexed: true },
  { page: 'login', es: '/login', en: '/en/login', kind: 'app' },
  { page: 'register', es: '/register', en: '/en/register', kind: 'app', indexed: true },
  { page: 'legal', es: '/legal', en: '/en/legal', kind: 'public', indexed: true },
  { page: 'assessment', es: '/assessment', en: '/en/assessment', kind: 'app', indexed: true },
  { page: 'method', es: '/metodo', en: '/en/method', kind: 'public', indexed: true },
  {
    page: 'pathway',
    es: '/ruta-a-espana',
    en: '/en/route-to-spain',
    kind: 'public',
    indexed: true,
  },
  {
    page: 'careers',
    es: '/carreras',
    en: '/en/careers',
    kind: 'public',
    indexed: true,
    catalog: true,
  },
  {
    page: 'career',
    es: '/carreras/:career',
    en: '/en/careers/:career',
    kind: 'public',
    indexed: true,
    catalog: true,
  },
  { page: 'results', es: '/results', en: '/en/results', kind: 'app' },
  { page: 'shared-result', es: '/compartido', en: '/en/shared', kind: 'app' },
  { page: 'profile', es: '/profile', en: '/en/profile', kind: 'app' },
  { page: 'values-test', es: '/values-test', en: '/en/values-test', kind: 'app', indexed: true },
  {
    page: 'personality-test',
    es: '/personality-test',
    en: '/en/personality-test',
    kind: 'app',
    indexed: true,
  },
  { page: 'offline', es: '/sin-conexion', en: '/en/offline', kind: 'public' },
  { page: 'admin', es: '/admin', en: '/en/admin', kind: 'app' },
  {
    page: 'research-results',
    es: '/research-results',
    en: '/en/research-results',
    kind: 'public',
    indexed: true,
  },
  { page: 'blog', es: '/blog', en: '/en/blog', kind: 'public', indexed: true },
  {
    page: 'blog-future-professions',
    es: '/blog/las-profesiones-del-futuro',
    en: '/en/blog/professions-of-the-future',
    kind: 'public',
    indexed: true,
  },
  {
    page: 'blog-emerging-careers',
    es: '/blog/carreras-emergentes-holland',
    en: '/en/blog/emerging-careers-holland',
    kind: 'public',
    indexed: true,
  },
  {
    page: 'blog-star-professions',
    es: '/blog/profesiones-estrella-faro',
    en: '/en/blog/star-professions-faro',
    kind: 'public',
    indexed: true,
  },
  {
    page: 'blog-careers-in-demand',
    es: '/blog/carreras-demanda-espana',
    en: '/en/blog/careers-in-demand-spain',
    kind: 'public',
    indexed: true,
  },
  {
    page: 'blog-study-in-spain',
    es: '/blog/guia-estudiar-espana',
    en: '/en/blog/guide-studying-in-spain',
    kind: 'public',
    indexed: true,
  },
  {
    page: 'blog-best-universities',
    es: '/blog/mejores-universidades',
    en: '/en/blog/best-universities',
    kind: 'public',
    indexed: true,
  },
] as const satisfies readonly Route[];

type Route = {
  page: string;
  es: string;
  en: string;
  kind: 'public' | 'app';
  indexed?: true;
  catalog?: true;
};

export type PageId = (typeof routes)[number]['page'];

/** Public pages that fetch something after they stand: they wake React once loaded, and it renders them itself. */
export const livePages: readonly string[] = ['research-results' satisfies PageId];
export type PageKind = Route['kind'];

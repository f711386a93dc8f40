import type { Language } from '#tests/people.ts';

/** The walker: a new visitor, one with a result on this device, a person with an account and a result in it. */
export const walkers = ['visitor', 'guest', 'person'] as const;
export type Walker = (typeof walkers)[number];

/**
 * What the browser loads when it goes to a page: a `document` always, or nothing where React is awake (`part`); `live`
 * ones wake React themselves, `own` ones are React's from the start. A page of a `document` is never React's to draw.
 */
type Kind = 'document' | 'part' | 'live' | 'own';

export type Stop = {
  readonly name: string;
  readonly kind: Kind;
  readonly at: Readonly<Record<Language, string>>;
  /** Gone to by a link in the menu or at the foot of every page, for these. */
  readonly linkedFor: readonly Walker[];
};

const everybody = walkers;
const without: readonly Walker[] = ['visitor', 'guest'];
const withResult: readonly Walker[] = ['guest', 'person'];

function stop(name: string, kind: Kind, es: string, en: string, linkedFor: readonly Walker[] = []) {
  return { name, kind, at: { es, en }, linkedFor } satisfies Stop;
}

/** Every kind of page, by addresses as they are typed. */
export const stops: readonly Stop[] = [
  stop('landing', 'part', '/', '/en', everybody),
  stop('first test', 'own', '/assessment', '/en/assessment', everybody),
  stop('values', 'own', '/values-test', '/en/values-test'),
  stop('results', 'own', '/results', '/en/results', withResult),
  stop('profile', 'own', '/profile', '/en/profile', ['person']),
  stop('sign-in', 'own', '/auth', '/en/auth', without),
  stop('register', 'own', '/register', '/en/register'),
  stop('shared', 'own', '/compartido', '/en/shared'),
  stop('studied', 'own', '/what-you-study', '/en/what-you-study'),
  stop('articles', 'part', '/blog', '/en/blog', everybody),
  stop('article', 'part', '/blog/becas-estudiar-espana', '/en/blog/scholarships-spain'),
  stop('legal', 'part', '/legal', '/en/legal', everybody),
  stop('method', 'part', '/metodo', '/en/method'),
  stop('pathway', 'part', '/ruta-a-espana', '/en/route-to-spain', everybody),
  stop('research', 'live', '/research-results', '/en/research-results'),
  stop('careers', 'document', '/carreras', '/en/careers', everybody),
  stop(
    'calculators',
    'document',
    '/me-llega-y-cuanto-cuesta',
    '/en/will-i-get-in-and-what-it-costs',
    everybody,
  ),
  stop('career', 'document', '/carreras/trabajo-social', '/en/careers/social-work'),
  stop('degree', 'document', '/estudios/grados/enfermeria', '/en/studies/degrees/enfermeria'),
  stop('nothing', 'own', '/carreras/no-existe', '/en/careers/does-not-exist'),
];

export function stopNamed(name: string): Stop {
  const found = stops.find((one) => one.name === name);
  if (!found) throw new RangeError(`no stop is called ${name}`);
  return found;
}

/** One walk: opened at the first page, then by links to the second and the third, then what is done there. */
export type Route = {
  readonly who: Walker;
  readonly locale: Language;
  readonly from: string;
  readonly by: string;
  readonly to: string;
  readonly ending: 'there' | 'Back' | 'reload' | 'Back twice';
};

export const endings = ['Back', 'reload', 'Back twice'] as const;

/** Whether there are such links, and whether a signed-in person stays on a page where one signs in. */
export function isPossible({ who, from, by, to }: Omit<Route, 'ending'>): boolean {
  const signsIn = ['sign-in', 'register'].includes(from);
  const isAway = from !== by && by !== to;
  const isLinked = [by, to].every((name) => stopNamed(name).linkedFor.includes(who));
  return isAway && isLinked && !(signsIn && who === 'person');
}

/** All chains of three pages; how each ends goes round. */
export function allRoutes(): Route[] {
  const linked = stops.filter(({ linkedFor }) => linkedFor.length > 0);
  return chainsOver(stops, stops, linked).map((chain, at): Route => {
    return { ...chain, ending: endings[at % endings.length] ?? 'Back' };
  });
}

const few = { from: 'career nothing', by: 'results careers', to: 'careers results' };

/**
 * Chains that stand for them: a document that sleeps, a page that is React's, and pages between which something has to
 * change. All go back twice, which holds going back once; a reload is part of every walk to a part of a page.
 */
export function fewRoutes(): Route[] {
  const [from = [], by = [], to = []] = [few.from, few.by, few.to].map((names) =>
    stops.filter(({ name }) => names.split(' ').includes(name)),
  );
  return chainsOver(from, by, to).map((chain): Route => ({ ...chain, ending: 'Back twice' }));
}

function chainsOver(first: readonly Stop[], second: readonly Stop[], third: readonly Stop[]) {
  const chains = first.flatMap(({ name: from }) =>
    second.flatMap(({ name: by }) =>
      third.flatMap(({ name: to }) =>
        walkers.flatMap((who) =>
          (['es', 'en'] as const).map((locale) => ({ who, locale, from, by, to })),
        ),
      ),
    ),
  );
  return chains.filter((chain) => isPossible(chain));
}

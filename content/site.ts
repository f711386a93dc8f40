import type { Locale } from '#domain/locale.ts';

/**
 * Everything about this site that its owner decides: name, addresses, links, claims, people. What
 * the owner must replace before going live is marked; when a value is true, its mark becomes
 * `real`. `npm run site:check` lists the rest, and `site.live` stays false until the list is empty.
 *
 * Every page loads this file as script; long words that few pages show stand in `site-people.ts`.
 */

/**
 * `placeholder`: an invented value so that the site runs. `example`: shows the shape of a real one;
 * no such institution or person exists, and pages say so. `real`: checked by the owner.
 */
export type Mark = 'placeholder' | 'example' | 'real';
export type Marked<Value> = { readonly mark: Mark; readonly value: Value };
/** The owner's words, once per language. */
export type Words = Readonly<Record<Locale, string>>;

export function marked<const Value>(mark: Mark, value: Value): Marked<Value> {
  return { mark, value };
}

/** Whether a page has to say that this is an example. */
export function isExample({ mark }: Marked<unknown>): boolean {
  return mark === 'example';
}

/** An analytics script: loaded only after the visitor accepts analytics. None by default. */
function afterConsent(script?: string): { script: string } | undefined {
  return script === undefined ? undefined : { script };
}

export const site = {
  brand: 'Faro Vocacional',
  slug: 'faro',
  live: false,

  /** The data controller named on the legal page. */
  owner: marked('placeholder', {
    name: 'Nombre y apellidos de la persona titular',
    nif: '00000000T',
    address: 'Calle de Ejemplo 1, 28000 Madrid, España',
    email: 'privacidad@faro.example',
    phone: '+34 600 000 000',
  }),

  /** Whom to tell of a hole in the site's security; stands in `/.well-known/security.txt`. */
  securityContact: marked('placeholder', 'seguridad@faro.example'),
  /** True where the server compares passwords with known breaches (BREACHED_PASSWORDS=on): the legal page says so. */
  breachedPasswords: false,
  /** True where people may sign in by Google or Microsoft (docs/operating.md): the legal page says so. */
  providers: false,

  /** External pages, opened in a new tab. */
  bookingUrl: marked('placeholder', 'https://faro.example/reserva'),
  videoChannelUrl: marked('placeholder', 'https://video.example/@faro-vocacional'),

  /** What the pages say of the service; what each figure rests on stands in `site-people.ts`. */
  claims: {
    families: 50,
    acceptance: 95,
    universities: 2,
    rating: 4.9,
    years: 10,
    sessionMinutes: 15,
  },
  /** One pair, the same everywhere (specification S02, decision 009). */
  seats: marked('placeholder', {
    perYear: 8,
    taken: 2,
  }),
  /** In euros, taxes included; `undefined` is shown as "in writing, before you start". */
  prices: marked('placeholder', { test: 0, firstSession: 0, advice: undefined }),

  /** The last words of every page. */
  footer: {
    cookies: { es: 'Cookies', en: 'Cookies' },
    rights: { es: 'Todos los derechos reservados.', en: 'All rights reserved.' },
  } satisfies Readonly<Record<string, Words>>,

  /** Sent with a sign-up as `source`, so that an owner of several sites can tell them apart. */
  signUpSource: 'faro-vocacional-web',
  /** On this host the password recovery names the host itself instead of the current origin. */
  regionalHost: marked('placeholder', 'es.faro.example'),

  /** `afterConsent('https://…')` switches it on; its host must be allowed by the policy too. */
  analytics: afterConsent(),
} as const;

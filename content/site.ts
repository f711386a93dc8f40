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

export type University = { name: string; city: string; url: string };

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

  /** External pages, opened in a new tab. */
  bookingUrl: marked('placeholder', 'https://faro.example/reserva'),
  videoChannelUrl: marked('placeholder', 'https://video.example/@faro-vocacional'),

  universities: marked('example', [
    { name: 'Universidad de Ejemplo del Norte', city: 'Madrid', url: 'https://norte.example/' },
    { name: 'Universidad de Ejemplo del Sur', city: 'Madrid', url: 'https://sur.example/' },
  ]) satisfies Marked<readonly University[]>,

  /** What the pages say of the service. */
  claims: {
    families: 50,
    acceptance: 95,
    universities: 2,
    rating: 4.9,
    years: 10,
    sessionMinutes: 15,
    /** What each figure rests on, printed beside it; the dated document itself is kept on file. */
    basis: marked('placeholder', {
      families: {
        es: 'Cifra de muestra. Aquí irá el recuento de familias, con su fecha.',
        en: 'Sample figure. The count of families will go here, with its date.',
      },
      acceptance: {
        es: 'Cifra de muestra. Aquí irá a quiénes se cuenta, en qué cursos y con qué documento.',
        en: 'Sample figure. Who is counted, in which years and on what record will go here.',
      },
      universities: {
        es: 'Dato de muestra. Aquí irá en qué consiste cada aval y desde cuándo.',
        en: 'Sample entry. What each endorsement consists of, and since when, will go here.',
      },
      rating: {
        es: 'Cifra de muestra. Aquí irá cuántas reseñas son, de qué fechas y dónde leerlas todas.',
        en: 'Sample figure. How many reviews, from when and where to read them all will go here.',
      },
      years: {
        es: 'Cifra de muestra. Aquí irá desde qué año se cuenta y con qué trabajo.',
        en: 'Sample figure. The starting year and the work that is counted will go here.',
      },
      reviews: {
        es: 'Estas nueve reseñas son ejemplos que escribimos para mostrar la página. No son de familias reales, así que no hay nada que comprobar todavía. Aquí se explicará cómo se asegura que cada reseña es de una familia atendida.',
        en: 'These nine reviews are examples we wrote to show the page. They are not by real families, so there is nothing to verify yet. How each review is tied to a family we have worked with will be explained here.',
      },
    }) satisfies Marked<Readonly<Record<string, Words>>>,
  },
  /** One pair, the same everywhere (specification S02, decision 009). */
  seats: marked('placeholder', {
    perYear: 8,
    taken: 2,
    basis: {
      es: 'Cifras de muestra, hasta que se publiquen las del curso.',
      en: 'Sample figures, until this year’s are published.',
    },
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

  /** Who handles data for the owner, by kind. */
  processors: marked('placeholder', [
    { kind: 'backend', provider: 'Base Ejemplo, S. L.', region: 'EU' },
    { kind: 'email', provider: 'Correo Ejemplo, S. L.', region: 'EU' },
    { kind: 'mailing', provider: 'Boletines Ejemplo, S. L.', region: 'EU' },
    { kind: 'forms', provider: 'Formulario Ejemplo, S. L.', region: 'EU' },
    { kind: 'workspace', provider: 'Oficina Ejemplo, S. L.', region: 'EU' },
  ]),
} as const;

import type { Locale } from '#domain/locale.ts';

/**
 * Everything about this site that its owner decides: name, addresses, links, claims, people. What
 * the owner must replace before going live is marked; when a value is true, its mark becomes
 * `real`. `npm run site:check` lists the rest, and `site.live` stays false until the list is empty.
 */

/**
 * `placeholder`: an invented value so that the site runs. `example`: shows the shape of a real one;
 * no such institution or person exists, and pages say so. `real`: checked by the owner.
 */
export type Mark = 'placeholder' | 'example' | 'real';
export type Marked<Value> = { readonly mark: Mark; readonly value: Value };
/** Owner's words, once per language. */
export type Words = Readonly<Record<Locale, string>>;

export type University = { name: string; city: string; url: string };
/** `portrait` names a drawing of `app/illustrations/portrait.tsx`. */
export type TeamMember = { name: string; role: Words; line: Words; portrait: 'a' | 'b' | 'c' };
/** No full names: who speaks is a role and a city. */
export type Testimonial = { quote: Words; who: Words };

function marked<const Value>(mark: Mark, value: Value): Marked<Value> {
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
  /** One pair of the readings that the specification gives, the same everywhere. */
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

  story: marked('example', {
    es: [
      'Faro nació de una pregunta que se repetía: «¿y ahora qué estudio?». La hacían jóvenes con buenas notas y familias dispuestas a casi todo, y lo que encontraban eran folletos.',
      'Empezamos por el otro extremo. A veces la respuesta es España. A veces es esperar un año, o quedarse cerca de casa. Decirlo a tiempo también es orientar.',
    ],
    en: [
      'Faro grew out of a question that kept coming back: “so what do I study now?” It came from young people with good marks and families willing to do almost anything, and what they were given was brochures.',
      'We started from the other end. Sometimes the answer is Spain. Sometimes it is waiting a year, or staying close to home. Saying so in time is guidance too.',
    ],
  }) satisfies Marked<Readonly<Record<Locale, readonly string[]>>>,
  team: marked('example', [
    {
      name: 'Lucía',
      role: { es: 'Orientación vocacional', en: 'Career guidance' },
      line: {
        es: 'Lee tu resultado contigo y hace las preguntas incómodas.',
        en: 'Reads your result with you and asks the awkward questions.',
      },
      portrait: 'a',
    },
    {
      name: 'Andrés',
      role: { es: 'Familias y trámites', en: 'Families and paperwork' },
      line: {
        es: 'Dinero, papeles y fechas, por escrito.',
        en: 'Money, papers and dates, in writing.',
      },
      portrait: 'b',
    },
    {
      name: 'Inés',
      role: { es: 'Acogida en Madrid', en: 'Welcome in Madrid' },
      line: {
        es: 'La primera cara conocida al llegar.',
        en: 'The first familiar face when you land.',
      },
      portrait: 'c',
    },
  ]) satisfies Marked<readonly TeamMember[]>,

  /** Who answers for the articles. */
  author: marked('example', {
    name: 'Andrés',
    role: { es: 'Familias y trámites', en: 'Families and paperwork' },
    line: {
      es: 'Lee boletines oficiales para que tú leas menos. Corrige en cuanto alguien avisa de un error.',
      en: 'Reads official gazettes so that you read fewer. Corrects as soon as somebody points out a mistake.',
    },
    portrait: 'b',
  }) satisfies Marked<TeamMember>,

  /** The first one stands out on the page. */
  testimonials: marked('example', [
    {
      quote: {
        es: 'Llegué preguntando por becas y salí con un calendario. No era lo que quería oír ese día. Era justo lo que necesitábamos.',
        en: 'I came asking about scholarships and left with a calendar. It was not what I wanted to hear that day. It was exactly what we needed.',
      },
      who: { es: 'Madre de un estudiante, Monterrey', en: 'Mother of a student, Monterrey' },
    },
    {
      quote: {
        es: 'Yo decía Medicina. Hablando vi que lo que quería era no decepcionar a nadie. Estudio Fisioterapia y voy contenta a clase.',
        en: 'I kept saying Medicine. Talking it through, I saw that what I wanted was not to let anyone down. I study Physiotherapy and look forward to class.',
      },
      who: { es: 'Estudiante, Bogotá', en: 'Student, Bogotá' },
    },
    {
      quote: {
        es: 'Nos aconsejaron esperar un año. Costó aceptarlo y fue lo mejor.',
        en: 'They advised us to wait a year. It was hard to accept, and it was the right call.',
      },
      who: { es: 'Padre de un estudiante, Quito', en: 'Father of a student, Quito' },
    },
    {
      quote: {
        es: 'El test me dio dos letras empatadas y nadie intentó convencerme de que había una ganadora.',
        en: 'The test gave me two letters in a tie, and nobody tried to talk me into a winner.',
      },
      who: { es: 'Estudiante, Rosario', en: 'Student, Rosario' },
    },
    {
      quote: {
        es: 'Pregunté cinco veces lo mismo sobre el dinero. Me contestaron cinco veces.',
        en: 'I asked the same question about money five times. They answered it five times.',
      },
      who: { es: 'Madre de una estudiante, Guadalajara', en: 'Mother of a student, Guadalajara' },
    },
    {
      quote: {
        es: 'Descubrí que existe la formación profesional superior. En mi casa nadie sabía qué era, y es lo que estudio.',
        en: 'I found out that higher vocational training exists. Nobody at home had heard of it, and it is what I study now.',
      },
      who: { es: 'Estudiante, Santiago de Chile', en: 'Student, Santiago de Chile' },
    },
    {
      quote: {
        es: 'Mi hija habló más en esa llamada que en todo el año.',
        en: 'My daughter talked more on that call than she had all year.',
      },
      who: { es: 'Padre de una estudiante, Buenos Aires', en: 'Father of a student, Buenos Aires' },
    },
    {
      quote: {
        es: 'Las primeras semanas en Madrid las habría hecho sola, pero peor.',
        en: 'I would have managed the first weeks in Madrid alone, just not as well.',
      },
      who: { es: 'Estudiante, Lima', en: 'Student, Lima' },
    },
    {
      quote: {
        es: 'Me habría gustado empezar antes. Es lo único que cambiaría.',
        en: 'I wish I had started sooner. It is the one thing I would change.',
      },
      who: { es: 'Estudiante, Caracas', en: 'Student, Caracas' },
    },
  ]) satisfies Marked<readonly Testimonial[]>,

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
    { kind: 'forms', provider: 'Formulario Ejemplo, S. L.', region: 'EU' },
    { kind: 'workspace', provider: 'Oficina Ejemplo, S. L.', region: 'EU' },
  ]),
} as const;

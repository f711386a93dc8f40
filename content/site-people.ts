import type { Locale } from '#domain/locale.ts';
import { marked, type Marked, type Words } from './site.ts';

/** `portrait` names a drawing of `app/illustrations/portrait.tsx`. */
export type TeamMember = { name: string; role: Words; line: Words; portrait: 'a' | 'b' | 'c' };
export type University = { name: string; city: string; url: string };
/** No full names: who speaks is a role and a city. */
export type Testimonial = { quote: Words; who: Words };

/** The second half of the site file: who stands behind the site, what families said of it, and what its figures rest on. */
export const people = {
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

  /** Who answers for the articles; as long as it is nobody, the site itself. */
  author: marked<TeamMember | undefined>('example', undefined),

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

  /** Who endorses the method. */
  universities: marked('example', [
    { name: 'Universidad de Ejemplo del Norte', city: 'Madrid', url: 'https://norte.example/' },
    { name: 'Universidad de Ejemplo del Sur', city: 'Madrid', url: 'https://sur.example/' },
  ]) satisfies Marked<readonly University[]>,

  /** Who handles data for the owner, by kind. */
  processors: marked('placeholder', [
    { kind: 'backend', provider: 'Base Ejemplo, S. L.', region: 'EU' },
    { kind: 'email', provider: 'Correo Ejemplo, S. L.', region: 'EU' },
    { kind: 'mailing', provider: 'Boletines Ejemplo, S. L.', region: 'EU' },
    { kind: 'forms', provider: 'Formulario Ejemplo, S. L.', region: 'EU' },
    { kind: 'workspace', provider: 'Oficina Ejemplo, S. L.', region: 'EU' },
  ]),

  /** What each figure rests on, printed beside it; the dated document itself is kept on file. */
  claimsBasis: marked('placeholder', {
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
  seatsBasis: marked('placeholder', {
    es: 'Cifras de muestra, hasta que se publiquen las del curso.',
    en: 'Sample figures, until this year’s are published.',
  }) satisfies Marked<Words>,
} as const;

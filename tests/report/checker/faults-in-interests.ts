// Faults of what is said of interests and their scores.
import { doing, plant, score, type, type Planted } from './planted.ts';

export const plantedInInterests: readonly Planted[] = [
  plant(
    'ten-items-in-short',
    () => ['Cada interés suma diez actividades.'],
    () => ['Each interest adds up ten activities.'],
    { host: 'short' },
  ),
  plant(
    'two-margins',
    () => ['Dos intereses a 9 puntos o menos cuentan como empate.'],
    () => ['Two interests 9 points apart or less count as tied.'],
  ),
  plant(
    'clear-and-tied',
    (n) => [
      `Lo que más te llama es x (${type('es', n, 0)}) y x (${type('es', n, 1)}).`,
      'Tus gustos se distinguen bien.',
    ],
    (n) => [
      `What draws you most is x (${type('en', n, 0)}) and x (${type('en', n, 1)}).`,
      'Your interests stand clearly apart.',
    ],
  ),
  plant(
    'high-yet-more-in-job',
    (n) => [
      'Buena coincidencia',
      `Esta profesión pide ${doing('es', n, 0)} más de lo que a ti te gusta.`,
    ],
    (n) => ['Good match', `This job needs more ${doing('en', n, 0)} than you like.`],
  ),
  plant(
    'match-without-shared',
    () => ['Coincidencia fuerte', 'Ningún interés cuenta a la vez en ti y en la profesión.'],
    () => ['Strong match', 'No interest counts in you and in the job at once.'],
  ),
  plant(
    'after-inside-margin',
    (n) =>
      [
        `Lo que más te llama es x (${type('es', n, 0)}).`,
        `Y después, x (${type('es', n, 0)}).`,
      ].map((line, at) =>
        at === 1
          ? `Después viene x (${type('es', n, 1)}). Después viene x (${type('es', n, 2)}). ${line.replace(type('es', n, 0), type('es', n, 2))}`
          : line,
      ),
    (n) => [
      `What draws you most is x (${type('en', n, 0)}).`,
      `Next comes x (${type('en', n, 1)}). Next comes x (${type('en', n, 2)}). And then x (${type('en', n, 2)}).`,
    ],
  ),
  plant(
    'counts-below-middle',
    (n) => [
      'Buena coincidencia',
      `Te une el gusto por ${doing('es', n, 5)}, que también pesa en la profesión.`,
    ],
    (n) => [
      'Good match',
      `You share a liking for ${doing('en', n, 5)}, which matters in the job too.`,
    ],
  ),
  plant(
    'quotes-what-separates',
    (n) => [
      'Buena coincidencia',
      `Marcaste «Me gusta» en «${n.itemOf(n.order[0] ?? 'R')}».`,
      `A ti te gusta ${doing('es', n, 0)} más de lo que pide esta profesión.`,
    ],
    (n) => [
      'Good match',
      `You answered “I like it” to “${n.itemOf(n.order[0] ?? 'R')}”.`,
      `You like ${doing('en', n, 0)} more than this job needs.`,
    ],
  ),
  plant(
    'together-with-one',
    () => ['Los tests, leídos juntos'],
    () => ['The tests, read together'],
    { host: 'alone' },
  ),
  plant(
    'wears-out-liked',
    () => ['Lo que cansa. Investigar, crear, ayudar, vender, el papeleo y las herramientas.'],
    () => ['What wears you out. Finding out, inventing, helping, selling, paperwork and tools.'],
  ),
  plant(
    'two-scores',
    (n) => [`${type('es', n, 1)}: ${score(n, 1) - 1} de 40`],
    (n) => [`${type('en', n, 1)}: ${score(n, 1) - 1} of 40`],
  ),
  plant(
    'wrong-band',
    (n) => [`${type('es', n, 0)}: ${score(n, 0)} de 40 · bajo`],
    (n) => [`${type('en', n, 0)}: ${score(n, 0)} of 40 · low`],
  ),
  plant(
    'outside-its-range',
    (n) => [`${type('es', n, 0)} ${score(n, 0)} / 40 0–2`],
    (n) => [`${type('en', n, 0)} ${score(n, 0)} / 40 0–2`],
  ),
  plant(
    'tied-apart',
    (n) => [`Después, casi empatados: x (${type('es', n, 0)}) y x (${type('es', n, 5)}).`],
    (n) => [`Next, almost tied: x (${type('en', n, 0)}) and x (${type('en', n, 5)}).`],
  ),
  plant(
    'letters',
    (n) => [`${n.order[0]} = ${n.order[5]}`],
    (n) => [`${n.order[5]} · ${n.order[0]}`],
  ),
  plant(
    'wrong-range',
    () => ['41 puntos del más alto al más bajo.'],
    () => ['41 points separate the highest from the lowest.'],
  ),
  plant(
    'flat-and-first',
    () => ['Intereses abiertos'],
    () => ['Open interests'],
  ),
  plant(
    'another-first',
    (n) => [`Lo que más me llama es ${doing('es', n, 5)}.`],
    (n) => [`What draws me most is ${doing('en', n, 5)}.`],
  ),
];

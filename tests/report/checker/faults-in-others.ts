// Faults of what is said of careers, values, personality, and between the views.
import { doing, firstValue, otherValue, plant, type Planted } from './planted.ts';

export const plantedInOthers: readonly Planted[] = [
  plant(
    'first-card-not-first',
    (n) => [`Lo que más le pides a un trabajo: ${otherValue('es', n)}.`],
    (n) => [`What you ask of a job above all: ${otherValue('en', n)}.`],
  ),
  plant(
    'cards-and-no-order',
    () => ['No vamos a inventar un orden.'],
    () => ['We will not make up an order.'],
  ),
  plant(
    'equal-and-apart',
    () => ['Los seis valores te importan casi por igual.', 'Logro 20 de 20', 'Apoyo 4 de 20'],
    () => ['All six values matter almost equally.', 'Achievement 20 of 20', 'Support 4 of 20'],
  ),
  plant(
    'values-tip-the-list',
    () => ['Tus valores no inclinan la lista.'],
    () => ['Your values do not tip the list.'],
  ),
  plant(
    'between-ends',
    () => ['Te mueves entre los extremos.'],
    () => ['You move between the ends.'],
  ),
  plant(
    'unites-and-separates',
    (n) => [
      'Buena coincidencia',
      `Te une el gusto por ${doing('es', n, 0)}, que también pesa en la profesión.`,
      `A ti te gusta ${doing('es', n, 0)} más de lo que pide esta profesión.`,
    ],
    (n) => [
      'Good match',
      `You share a liking for ${doing('en', n, 0)}, which matters in the job too.`,
      `You like ${doing('en', n, 0)} more than this job needs.`,
    ],
  ),
  plant(
    'low-yet-more-in-own',
    (n) => [
      'Buena coincidencia',
      `A ti te gusta ${doing('es', n, 5)} más de lo que pide esta profesión.`,
    ],
    (n) => ['Good match', `You like ${doing('en', n, 5)} more than this job needs.`],
  ),
  plant(
    'quote-not-liked',
    (n) => ['Buena coincidencia', `Marcaste «Me disgusta» en «${n.itemOf(n.order[0] ?? 'R')}».`],
    (n) => ['Good match', `You answered “I dislike it” to “${n.itemOf(n.order[0] ?? 'R')}”.`],
  ),
  plant(
    'mean-side',
    (n) => [
      'Buena coincidencia',
      `Te acerca ${doing('es', n, 5)}: destaca un poco, en ti y en la profesión.`,
    ],
    (n) => [
      'Good match',
      `What brings you close is ${doing('en', n, 5)}: it stands out a little, in you and in the job.`,
    ],
  ),
  plant(
    'more-than-match',
    () => ['Carreras que coinciden con este filtro: 0.', 'Buena coincidencia'],
    () => ['Careers that match with this filter: 0.', 'Good match'],
  ),
  plant(
    'thin-and-many',
    () => [
      'Con este filtro no hay ninguna carrera que se parezca lo bastante.',
      'Buena coincidencia',
    ],
    () => ['With this filter no career is alike enough.', 'Good match'],
  ),
  plant(
    'values-both-ways',
    () => [
      'tus valores se inclinan por «Historia».',
      'Mira bien las condiciones de «Historia»: tus valores',
    ],
    () => [
      'your values lean towards “History”.',
      'Look closely at the conditions of “History”: your values',
    ],
  ),
  plant(
    'gives-what-weighs',
    (n) => [`Donde cederías antes: ${firstValue('es', n)}.`],
    (n) => [`Where you would give way first: ${firstValue('en', n)}.`],
  ),
  plant(
    'wrong-end',
    () => ['Apertura 4 de 40 Más bien hacia: Lo nuevo'],
    () => ['Openness 4 of 40 Rather towards: The new'],
  ),
  plant(
    'marked-and-unmarked',
    () => ['En personalidad, ningún rasgo te salió marcado.', 'Más bien hacia: Lo nuevo'],
    () => ['In personality, no trait came out marked.', 'Rather towards: The new'],
  ),
  plant(
    'missing-told-as-open',
    () => [
      'Con menos de 4 respuestas, un valor no tiene puntuación.',
      'Tus valores no marcan prioridades claras.',
    ],
    () => [
      'With fewer than 4 answers, a value has no score.',
      'Your values show no clear priorities.',
    ],
  ),
  plant(
    'unfilled',
    () => ['Te une {names}.'],
    () => ['You share {names}.'],
  ),
  plant(
    'quoted-to-others',
    (n) => [`Marcaste «Me gusta» en «${n.itemOf(n.order[0] ?? 'R')}».`],
    (n) => [`You answered “I like it” to “${n.itemOf(n.order[0] ?? 'R')}”.`],
    { view: 'mail' },
  ),
  plant(
    'views-differ',
    (n) => [`Donde cederías antes: ${otherValue('es', n)}.`],
    (n) => [`Where you would give way first: ${otherValue('en', n)}.`],
    { view: 'mail' },
  ),
];

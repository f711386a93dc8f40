import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as types } from '#content/instruments/interests/words/es/types.ts';
import { copy as tuition } from './tuition.ts';

const { sessionMinutes } = site.claims;

/** What stands around the text of every article. */
export const copy = {
  updated: 'Actualizado: {date}',
  minutes: '{n} minutos de lectura',
  by: 'por {name}',
  answer: 'La respuesta corta',
  contents: 'En este artículo',
  newTab: 'se abre en otra pestaña',
  sources: 'Fuentes',
  backToText: 'Volver al texto, uso {n}: {what}',
  stale: 'Puede haber cambiado: consulta la fuente.',
  unverified: '(cifra sin verificar: pregúntala en la fuente)',
  author: 'Quién lo escribe',
  site: 'Lo firma {name}. Cada cifra lleva su fuente y el día en que la miramos.',
  authorExample: 'De ejemplo: aquí irá la persona que responde de este texto.',
  previous: 'Artículo anterior',
  following: 'Artículo siguiente',
  otherArticles: 'Otros artículos',
  allArticles: 'Todos los artículos',
  share: {
    copy: 'Copiar enlace',
    native: 'Compartir',
    print: 'Imprimir',
    copied: 'Enlace copiado.',
  },
  tuition,
  next: {
    title: 'Y ahora, tu caso',
    text: 'El test RIASEC es gratis, no pide cuenta y te da el resultado al terminar. Si prefieres hablarlo con una persona, la primera sesión no cuesta nada.',
    book: `Reserva tus ${sessionMinutes} minutos gratis`,
    test: 'Haz el test gratis',
  },
  types: {
    R: types.R.name,
    I: types.I.name,
    A: types.A.name,
    S: types.S.name,
    E: types.E.name,
    C: types.C.name,
  },
  careers: { title: 'Carreras relacionadas', all: 'Todas las carreras del catálogo' },
  profession: {
    letters: 'Puntos altos: {letters}',
    picture: 'Hexágono de intereses: {name}. Las cifras están en la tabla de abajo.',
    figures: 'Ver las seis cifras',
    type: 'Tipo de interés',
    score: 'Puntuación',
    table: 'Intereses de {name}, de 1 a 7',
  },
  map: {
    picture: 'Hexágono con un punto numerado por profesión. La tabla dice cuál es cada uno.',
    caption: 'Dónde cae cada profesión',
    name: 'Profesión',
    letters: 'Puntos altos',
  },
  credit: {
    title: 'De dónde salen los hexágonos',
    reading:
      'Cada figura muestra los seis intereses de una ocupación de Estados Unidos en la base O*NET, de 1 a 7. Son valoraciones de especialistas y de modelos automáticos, no encuestas a quienes trabajan en ella en España o en tu país. La relación con los estudios españoles es criterio editorial nuestro.',
  },
  source: 'Fuente {n}',
  secondary:
    'Lo que en el texto va subrayado con puntos lo dice la prensa u otra fuente secundaria: compruébalo antes de decidir.',
  said: {
    press: 'según la prensa, {date}',
    earlier: 'según una página oficial de {date}',
    other: 'según una fuente secundaria, {date}',
  },
  saidUndated: 'según una fuente secundaria sin fecha',
  /** Below a table. */
  underlined: 'Lo subrayado con puntos, {said}.',
  taken: { one: 'Un dato de este artículo', other: '{n} datos de este artículo' },
  checked: 'revisado el {date}',
  units: {
    count: '{value}',
    EUR: '{value} €',
    'EUR/credit': '{value} € por crédito',
    'EUR/month': '{value} € al mes',
    'EUR/year': '{value} € al año',
    countries: '{value} países',
    days: '{value} días',
    exams: '{value} exámenes',
    grade: '{value}',
    hours: '{value} horas',
    'hours/week': '{value} horas por semana',
    'million jobs': '{value} millones de empleos',
    'per euro': '{value}',
    minutes: '{value} minutos',
    months: '{value} meses',
    percent: '{value} %',
    people: '{value} personas',
    points: '{value} puntos',
    rank: '{value}',
    times: '{value} veces',
    years: '{value} años',
    text: '{value}',
  },
  single: { months: '{value} mes', years: '{value} año' },
};

export type Copy = Dictionary<typeof copy>;

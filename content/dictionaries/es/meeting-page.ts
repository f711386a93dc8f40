import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as details } from './calculator-details.ts';
import { copy as sheet } from './paper.ts';
import { copy as about } from './situation.ts';
import { copy as follows } from './situation-follows.ts';

/** The one page that an adviser reads of a family before their first meeting. */
export const copy = {
  /** What a situation is asked with, and what follows from it. */
  about,
  follows,
  ways: details.ways,
  sheet,
  paper: {
    title: 'Primera reunión: {name}',
    nameless: 'una familia',
    prepared: 'Lo preparó la familia el {date}',
    foot: 'Lo que la familia eligió mostrar. El enlace termina con la reunión.',
    situation: 'Su situación',
    said: '{label}: {value}',
    nothingSaid: 'Todavía no dijo nada de su situación.',
    way: 'Su camino',
    noWay: 'Todavía no tiene un camino guardado.',
    costs: 'Lo que cuesta',
    firstYear: 'El primer año: {sum}, según lo que escribió.',
    whole: 'Los estudios completos: {sum}.',
    between: 'entre {low} y {high}',
    span: '{low} a {high}',
    inBoth: '{own} ({euros})',
    rate: 'Al cambio del {day}: el de hoy puede ser otro.',
    atLeast: 'al menos {amount}',
    result: 'Su resultado',
    who: 'quien va a estudiar',
    noResult: 'No trae ningún test.',
    careers: 'Carreras para mirar juntos: {names}.',
    questions: 'Qué preguntar hoy',
    ask: {
      result: '¿Qué le gusta hacer a quien va a estudiar, y qué materias se le dan mejor?',
      careers: '¿Cuál de estas carreras les sorprende: {names}?',
      passport: '¿Qué pasaportes hay en la familia, también de los abuelos?',
      way: '¿Qué camino han mirado hasta ahora, y qué los detiene?',
      next: '¿Qué falta para el próximo paso: {step}?',
      money: '¿Cuánto pueden pagar al año, en qué moneda y durante cuántos años?',
      decide: '¿Quién decide en casa, y qué necesita saber para decidir?',
    },
    agreed: 'Lo que acordamos',
  },
};

export type Copy = Dictionary<typeof copy>;
